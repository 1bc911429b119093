"""What is kept of a game: rules, names, of each deal the deck and every decision, as frozen values [RECORD].

Everything else about a game follows from these. A record grows by the events of the game, so what is written
and what was shown can't differ.
"""

from collections.abc import Iterable
from enum import Enum
from typing import TypeAlias

from attrs import evolve, frozen

from pidro.engine.actions import Action, Bid, Kill, NameTrump, Pass, PlayCard
from pidro.engine.cards import Hand, Seat, Team
from pidro.engine.events import (
    BidMade,
    CardPlayed,
    DealScored,
    Event,
    GameWon,
    Killed,
    Passed,
    TrumpNamed,
    WentCold,
)
from pidro.engine.rules import KOKKOLA, Rules

DEFAULT_NAMES = ("Victor", "Alice", "Peggy", "Carlos")


class RecordError(ValueError):
    """What is wrong with a record: in which deal and at which of its actions, counted from 1, and why."""

    def __init__(self, reason: str, deal: int | None = None, action: int | None = None) -> None:
        """`deal` and `action` are None where the fault lies outside them."""
        self.reason = reason
        self.deal = deal
        self.action = action
        where = [f"deal {deal}"] if deal is not None else []
        if action is not None:
            where.append(f"action {action}")
        super().__init__(f"{', '.join(where)}: {reason}" if where else reason)


class Aid(Enum):
    """What helped the person before the deal was scored."""

    HINT = "hint"
    OPEN = "open"
    """The deal was replayed with open hands."""
    LEFT = "left"
    """The strip that shows what is left was on the table."""


@frozen
class Cold:
    """A seat was out of trumps at its turn; no decision, yet written at its place."""


@frozen
class Move:
    """One entry of a deal's actions."""

    seat: Seat
    action: Action | Cold


@frozen
class DealRecord:
    """One deal, finished or not."""

    dealer: Seat
    deck: Hand
    moves: tuple[Move, ...] = ()
    points: tuple[int, int] | None = None
    """What each team took in the play; None for an unfinished deal."""
    score: tuple[int, int] | None = None
    """The running score after the deal; None for an unfinished one."""
    number: int | None = None
    """The deal's number, if it has one."""
    aids: frozenset[Aid] = frozenset()

    @property
    def actions(self) -> tuple[Action, ...]:
        """The decisions, in the order of play."""
        return self.actions_until(len(self.moves))

    def actions_until(self, place: int) -> tuple[Action, ...]:
        """The decisions among the first entries, so many of them."""
        return tuple([move.action for move in self.moves[:place] if not isinstance(move.action, Cold)])


Names: TypeAlias = tuple[str, ...]
Robots: TypeAlias = tuple[str | None, ...]


@frozen
class GameRecord:
    """One game, finished or not."""

    rules: Rules = KOKKOLA
    names: Names = DEFAULT_NAMES
    """The players of South, West, North and East."""
    robots: Robots = (None, None, None, None)
    """The kind of robot in each seat; None for a person."""
    program: str | None = None
    """Name and version of the program that wrote it."""
    date: str | None = None
    """When the game began: ISO 8601 with zone."""
    deals: tuple[DealRecord, ...] = ()
    winner: Team | None = None
    """None for an unfinished game."""

    @property
    def is_assisted(self) -> bool:
        """Whether anything helped the person in any deal."""
        return any(deal.aids for deal in self.deals)

    @property
    def turn(self) -> int:
        """Actions so far in the whole game."""
        return sum(len(deal.actions) for deal in self.deals)

    def scores_before(self, place: int) -> tuple[int, int]:
        """The score of both teams before the deal at this place, counted from 0."""
        before = self.deals[place - 1].score if place else (0, 0)
        assert before is not None, "a deal starts when the one before has been scored"
        return before


@frozen
class Outcome:
    """What came of a scored deal."""

    bidder: Seat
    bid: int
    points: tuple[int, int]
    """What each team took in the play."""
    bidders: Team
    """The team of the high bidder."""

    @property
    def is_made(self) -> bool:
        """Whether the bidding team took at least its bid."""
        return self.points[self.bidders] >= self.bid


def outcomes(record: GameRecord) -> tuple[Outcome, ...]:
    """What came of each scored deal of the game."""
    return tuple(
        [_outcome(record.rules, deal, deal.points) for deal in record.deals if deal.points is not None]
    )


def _outcome(rules: Rules, deal: DealRecord, points: tuple[int, int]) -> Outcome:
    bids = [(move.seat, move.action.amount) for move in deal.moves if isinstance(move.action, Bid)]
    bidder, bid = bids[-1]
    return Outcome(bidder, bid, points, rules.teams[bidder])


def with_deal(record: GameRecord, deal: DealRecord) -> GameRecord:
    """The record with one more deal."""
    return evolve(record, deals=(*record.deals, deal))


def with_events(record: GameRecord, events: Iterable[Event]) -> GameRecord:
    """The record with what these events, all of the last deal, add to it."""
    deal, winner = record.deals[-1], record.winner
    events = tuple(events)
    score = record.scores_before(len(record.deals) - 1)
    deal = evolve(deal, moves=deal.moves + moves_of(events))
    for event in events:
        match event:
            case DealScored(_, _, taken, scored):
                deal = evolve(deal, points=taken, score=(score[0] + scored[0], score[1] + scored[1]))
            case GameWon(team):
                winner = team
            case _:
                pass
    return evolve(record, deals=(*record.deals[:-1], deal), winner=winner)


def with_aid(record: GameRecord, aid: Aid) -> GameRecord:
    """The record in which this helped the person in the last deal."""
    deal = record.deals[-1]
    return evolve(record, deals=(*record.deals[:-1], evolve(deal, aids=deal.aids | {aid})))


def moves_of(events: Iterable[Event]) -> tuple[Move, ...]:
    """The entries in a deal's actions that these events stand for."""
    return tuple([move for move in map(_move, events) if move is not None])


def _move(event: Event) -> Move | None:
    match event:
        case CardPlayed(seat, card):
            return Move(seat, PlayCard(card))
        case WentCold(seat):
            return Move(seat, Cold())
        case Passed(seat):
            return Move(seat, Pass())
        case BidMade(seat, amount):
            return Move(seat, Bid(amount))
        case TrumpNamed(seat, suit):
            return Move(seat, NameTrump(suit))
        case Killed(seat, cards):
            return Move(seat, Kill(frozenset(cards)))
        case _:
            return None
