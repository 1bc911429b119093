"""Duplicate deals and games between two players of cards: played, counted and digested.

The unit is a pair: the same decks and dealers twice, the second time with the teams swapped. Its result
is half the sum of what the first player gained in the two (the difference of the teams' scores). A pair
of deals is the deal of its number, so the order and the place in which pairs are played change nothing.
"""

from collections.abc import Iterable, Iterator
from enum import Enum
from hashlib import sha256
from time import thread_time_ns

from attrs import define, field, frozen

from pidro.engine.cards import Seat, Team
from pidro.engine.deal import Deal
from pidro.engine.events import DealScored
from pidro.engine.game import Game, act_in_game, next_deal, start_game, view_of
from pidro.engine.notation import action_words
from pidro.engine.phases import Phase
from pidro.engine.rules import Rules
from pidro.engine.view import SeatView
from pidro.players.player import Player
from pidro.table.game_record import DealRecord, GameRecord, with_deal, with_events
from pidro.table.shuffle import dealer_of, deck_of, number_for, random_numbers

LONGEST_GAME = 400
"""Deals after which a game between players who are always set counts as drawn."""


class Bench(Enum):
    """What of the deal the two play themselves; the rest is done for all seats by one frozen player."""

    WHOLE = "whole"
    PLAY = "play"
    BIDDING = "bidding"


@frozen
class Contestant:
    """A player and what it is allowed to see."""

    name: str
    player: Player
    sees_all: bool = False
    """Whether it gets all hands: a ceiling, never in a game."""

    def view(self, deal: Deal, seat: Seat, scores: tuple[int, int]) -> SeatView:
        """What the contestant is asked with."""
        return view_of(deal, seat, scores, all_hands=self.sees_all)


@frozen
class Contest:
    """Who plays whom at what, and from which deal on."""

    first: Contestant
    second: Contestant
    frozen: Contestant
    """Who does for all what the bench leaves out."""
    rules: Rules
    bench: Bench
    seed: int
    """Number of the first pair."""
    one_seat: bool = False
    """The first player has one seat only, beside the second as its partner."""
    games: bool = False
    """Whole games to the target instead of single deals."""
    records: bool = False
    """Keep the record of every game, which for a pair of deals is an unfinished one."""


@define
class Height:
    """What came of the bids of one height."""

    bids: int = 0
    taken: int = 0
    sets: int = 0


@define
class Tally:
    """What a player's high bids brought, and how long it thought."""

    heights: dict[int, Height] = field(factory=dict)
    nanoseconds: list[int] = field(factory=list)
    """Processor time of each decision, which other work on the machine doesn't lengthen."""

    def count(self, result: DealScored, team: Team) -> None:
        """Add a deal in which this player held the high bid."""
        height = self.heights.setdefault(result.bid, Height())
        height.bids += 1
        height.taken += result.taken[team]
        height.sets += not result.is_made

    def add(self, other: "Tally") -> None:
        """Add all that another tally counted."""
        for bid, height in other.heights.items():
            mine = self.heights.setdefault(bid, Height())
            mine.bids += height.bids
            mine.taken += height.taken
            mine.sets += height.sets
        self.nanoseconds += other.nanoseconds


@frozen
class PairResult:
    """One pair: what the first player gained, half the sum of both plays."""

    number: int
    gain: float
    """Points a deal, or points a game."""
    won: float
    """Games won of one: 0, 0.5 or 1; of deals those with a gain."""
    digest: bytes
    """Stands for all actions and results of the pair."""
    records: tuple[GameRecord, ...] = ()


@define
class Standing:
    """The pairs played so far and the two players' tallies."""

    pairs: list[PairResult] = field(factory=list)
    tallies: tuple[Tally, Tally] = field(factory=lambda: (Tally(), Tally()))

    def add(self, other: "Standing") -> None:
        """Add the pairs of another part of the contest."""
        self.pairs += other.pairs
        for mine, theirs in zip(self.tallies, other.tallies, strict=True):
            mine.add(theirs)

    def digest(self) -> str:
        """Stands for all pairs in the order of their numbers."""
        whole = sha256()
        for pair in sorted(self.pairs, key=lambda pair: pair.number):
            whole.update(pair.digest)
        return whole.hexdigest()[:16]


def play_pairs(contest: Contest, numbers: Iterable[int]) -> Standing:
    """These pairs of the contest, played one after another."""
    standing = Standing()
    for number in numbers:
        _Pair(contest, number, standing).play()
    return standing


@frozen
class _Pair:
    contest: Contest
    number: int
    standing: Standing
    told: list[str] = field(factory=list)
    records: list[GameRecord] = field(factory=list)

    def play(self) -> None:
        gains, wins = [], []
        for swapped in (False, True):
            places = self._places(swapped)
            team = self.contest.rules.teams[places.index(0)]
            game = self._play_game(places)
            gains.append(game.scores[team] - game.scores[team.other])
            if self.contest.games:
                wins.append(0.5 if game.winner is None else float(game.winner is team))
        gain = sum(gains) / 2
        won = sum(wins) / 2 if wins else (gain > 0) + (gain == 0) / 2
        digest = sha256("\n".join(self.told).encode()).digest()
        self.standing.pairs.append(
            PairResult(self.number, gain, won, digest, tuple(self.records) if self.contest.records else ())
        )

    def _places(self, swapped: bool) -> tuple[int, ...]:
        """Which of the two players, 0 or 1, sits where."""
        if self.contest.one_seat:
            alone = (self.number + swapped) % 4
            return tuple(int(seat != alone) for seat in Seat)
        return tuple(team ^ swapped for team in self.contest.rules.teams)

    def _play_game(self, places: tuple[int, ...]) -> Game:
        game = start_game(self.contest.rules, dealer_of(self.number))
        names = (self.contest.first.name, self.contest.second.name)
        self.records.append(GameRecord(self.contest.rules, robots=tuple([names[place] for place in places])))
        numbers = random_numbers(self.number)
        for place in range(LONGEST_GAME if self.contest.games else 1):
            number = number_for(game.next_dealer, numbers) if place else self.number
            deck = deck_of(number)
            self.records[-1] = with_deal(self.records[-1], DealRecord(game.next_dealer, deck, number=number))
            game, _ = next_deal(game, deck)
            game = self._play_deal(game, places)
            result = game.results[-1]
            self.told.append(f"{result.taken}{result.scored}")
            bidder = places[result.bidder]
            self.standing.tallies[bidder].count(result, self.contest.rules.teams[result.bidder])
            if game.winner is not None:
                break
        return game

    def _play_deal(self, game: Game, places: tuple[int, ...]) -> Game:
        while (options := game.options) is not None:
            assert game.deal is not None
            place = places[options.seat]
            who = self._asked(place, game.deal.phase)
            view = who.view(game.deal, options.seat, game.scores)
            start = thread_time_ns()
            action = who.player.advise(view).action
            if who is not self.contest.frozen:
                self.standing.tallies[place].nanoseconds.append(thread_time_ns() - start)
            self.told.append(" ".join(map(str, (options.seat.letter, *action_words(action)))))
            game, events = act_in_game(game, action)
            if self.contest.records:
                self.records[-1] = with_events(self.records[-1], events)
        return game

    def _asked(self, place: int, phase: Phase) -> Contestant:
        contest = self.contest
        bids = phase in (Phase.BIDDING, Phase.NAMING)
        if (contest.bench is Bench.PLAY and bids) or (contest.bench is Bench.BIDDING and not bids):
            return contest.frozen
        return contest.second if place else contest.first


def numbers_in_parts(seed: int, pairs: int, size: int) -> Iterator[range]:
    """The numbers of all pairs, in parts of this size."""
    for start in range(seed, seed + pairs, size):
        yield range(start, min(start + size, seed + pairs))
