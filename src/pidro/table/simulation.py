"""Whole games by robots without a screen, and what came of them in figures."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from attrs import frozen

from pidro.engine.cards import Team
from pidro.engine.rules import Rules
from pidro.table.contest import LONGEST_GAME
from pidro.table.game_record import GameRecord, Robots, outcomes
from pidro.table.live_game import LiveGame
from pidro.table.robots import seated
from pidro.table.shuffle import random_numbers


@frozen
class Summary:
    """What came of some games."""

    games: int
    deals: int
    wins: tuple[int, int]
    """Games won by each team; one that was broken off has no winner."""
    bids: Mapping[int, tuple[int, int]]
    """How often a high bid of each height, rising, was made and was set."""

    @property
    def mean_bid(self) -> float:
        """The high bid of a deal on average; 0 without deals."""
        return sum(height * sum(counts) for height, counts in self.bids.items()) / max(1, self.deals)

    @property
    def share_made(self) -> float:
        """The share of bids that were made; 0 without deals."""
        return sum(made for made, _ in self.bids.values()) / max(1, self.deals)


def simulate(rules: Rules, robots: Robots, seed: int, games: int) -> Iterator[GameRecord]:
    """So many games between these robots, always the same for the same seed.

    A game that nobody has won after `LONGEST_GAME` deals is broken off.
    """
    players = seated(robots)
    numbers = random_numbers(seed)
    for _ in range(games):
        game = LiveGame(GameRecord(rules=rules, robots=robots), players, numbers)
        while not (game.is_over or _is_too_long(game)):
            game.advance()
        yield game.record


def summary_of(records: Iterable[GameRecord]) -> Summary:
    """The figures of these games."""
    wins: Counter[Team | None] = Counter()
    bids: Counter[tuple[int, bool]] = Counter()
    for record in records:
        wins[record.winner] += 1
        bids.update((outcome.bid, outcome.is_made) for outcome in outcomes(record))
    heights = sorted({bid for bid, _ in bids})
    return Summary(
        wins.total(),
        bids.total(),
        (wins[Team.NS], wins[Team.EW]),
        {height: (bids[height, True], bids[height, False]) for height in heights},
    )


def _is_too_long(game: LiveGame) -> bool:
    return game.options is None and len(game.record.deals) >= LONGEST_GAME
