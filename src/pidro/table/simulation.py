"""Whole games by robots without a screen, and what came of them in figures."""

from collections import Counter
from collections.abc import Iterable, Iterator

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
    made: dict[int, int]
    """How often a bid of each height was made."""
    sets: dict[int, int]
    """How often a bid of each height was set."""

    @property
    def mean_bid(self) -> float:
        """The high bid of a deal on average; 0 without deals."""
        heights = [height * count for bids in (self.made, self.sets) for height, count in bids.items()]
        return sum(heights) / max(1, self.deals)

    @property
    def share_made(self) -> float:
        """The share of bids that were made; 0 without deals."""
        return sum(self.made.values()) / max(1, self.deals)


def simulate(rules: Rules, robots: Robots, seed: int, games: int) -> Iterator[GameRecord]:
    """So many games between these robots, always the same for the same seed.

    A game that nobody has won after `LONGEST_GAME` deals is broken off.
    """
    players = seated(robots)
    numbers = random_numbers(seed)
    for _ in range(games):
        game = LiveGame(GameRecord(rules=rules, robots=robots), players, numbers)
        while not (game.is_over or _is_too_long(game)):
            if game.options is None:
                game.start_deal()
            else:
                game.robot_move()
        yield game.record


def summary_of(records: Iterable[GameRecord]) -> Summary:
    """The figures of these games."""
    games = deals = 0
    wins: Counter[Team | None] = Counter()
    made: Counter[int] = Counter()
    sets: Counter[int] = Counter()
    for record in records:
        games += 1
        wins[record.winner] += 1
        for outcome in outcomes(record):
            deals += 1
            (made if outcome.is_made else sets)[outcome.bid] += 1
    return Summary(
        games, deals, (wins[Team.NS], wins[Team.EW]), dict(sorted(made.items())), dict(sorted(sets.items()))
    )


def _is_too_long(game: LiveGame) -> bool:
    return game.options is None and len(game.record.deals) >= LONGEST_GAME
