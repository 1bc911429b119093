"""What a seat may do: the actions, and the options that admit them.

`action in options` is the definition of legal, for the table, the robots, the hint and the tests.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from attrs import frozen

from pidro.engine.cards import DECK, Card, Hand, Seat, Suit


@frozen
class Pass:
    """Say nothing in the bidding."""


@frozen
class Bid:
    """Offer to take this number of points."""

    amount: int


@frozen
class NameTrump:
    """Choose the suit that is trump."""

    suit: Suit


@frozen
class Kill:
    """Give up these trumps above the six that may be kept."""

    cards: frozenset[Card]


@frozen
class PlayCard:
    """Play this trump to the trick."""

    card: Card


Action: TypeAlias = Pass | Bid | NameTrump | Kill | PlayCard


PASS = Pass()
PLAYS = {card: PlayCard(card) for card in DECK}
NAMINGS = tuple(map(NameTrump, Suit))
"""Actions are asked for so often that they are made once: here by card and by suit."""


@lru_cache(maxsize=256)
def _bids(amounts: tuple[int, ...]) -> tuple[Bid, ...]:
    return tuple(map(Bid, amounts))


class IllegalAction(ValueError):
    """An action that the options of the moment do not admit; says whose, what and why."""


@frozen
class BidOptions:
    """A seat speaks in the bidding [RULES 3.2]."""

    seat: Seat
    bids: tuple[int, ...]
    """Amounts that may be bid, rising; may be empty."""
    may_pass: bool

    def __contains__(self, action: Action) -> bool:
        match action:
            case Pass():
                return self.may_pass
            case Bid(amount):
                return amount in self.bids
            case _:
                return False

    def __iter__(self) -> Iterator[Action]:
        bids = _bids(self.bids)
        return iter((PASS, *bids) if self.may_pass else bids)

    @property
    def is_forced(self) -> bool:
        """Whether one bid is all that is legal."""
        return not self.may_pass and len(self.bids) == 1


@frozen
class TrumpOptions:
    """The high bidder names trump [RULES 3.3]."""

    seat: Seat
    suits: tuple[Suit, ...]

    def __contains__(self, action: Action) -> bool:
        return isinstance(action, NameTrump) and action.suit in self.suits

    def __iter__(self) -> Iterator[Action]:
        return map(NAMINGS.__getitem__, self.suits)


@frozen
class KillOptions:
    """A seat gives up what it holds above six trumps [RULES 3.5]."""

    seat: Seat
    cards: Hand
    """Trumps that may be killed: those without points, high to low."""
    count: int
    """How many must be killed."""

    def __contains__(self, action: Action) -> bool:
        return (
            isinstance(action, Kill) and len(action.cards) == self.count and action.cards.issubset(self.cards)
        )

    def __iter__(self) -> Iterator[Action]:
        return (Kill(frozenset(cards)) for cards in combinations(self.cards, self.count))


@frozen
class PlayOptions:
    """A seat plays a trump, any that it holds [RULES 3.7]."""

    seat: Seat
    cards: Hand

    def __contains__(self, action: Action) -> bool:
        return isinstance(action, PlayCard) and action.card in self.cards

    def __iter__(self) -> Iterator[Action]:
        return map(PLAYS.__getitem__, self.cards)


Options: TypeAlias = BidOptions | TrumpOptions | KillOptions | PlayOptions
