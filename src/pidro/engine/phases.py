"""How far a deal has come: bidding, exchange and play, as values that a deal and a seat's view share."""

from enum import IntEnum

from attrs import frozen

from pidro.engine.cards import Hand, Seat, SeenHand
from pidro.engine.events import BidMade, CardPlayed, Passed


class Phase(IntEnum):
    """The parts of a deal, in their order."""

    BIDDING = 0
    NAMING = 1
    EXCHANGE = 2
    """From the discard to the dealer's choice."""
    PLAY = 3
    SCORED = 4


@frozen
class Auction:
    """The bidding so far."""

    calls: tuple[BidMade | Passed, ...] = ()
    high: BidMade | None = None
    """The highest bid so far."""


@frozen
class Exchange:
    """What happened to the cards between trump and play, by seat; unknown cards are None in a view."""

    discards: tuple[SeenHand | None, ...] = (None, None, None, None)
    """What each seat put in the middle; None before it has, and always for the dealer."""
    killed: tuple[Hand, ...] = ((), (), (), ())
    bought: tuple[SeenHand, ...] = ((), (), (), ())
    taken: SeenHand | None = None
    """What the dealer found in the stock; None before he took it."""
    laid_away: SeenHand = ()
    """What the dealer gave up without a word."""

    def trumps_before_buy(self, seat: Seat, cards_dealt: int) -> int | None:
        """Trumps that the seat held before the buy; None before it discarded, and always for the dealer."""
        discards = self.discards[seat]
        return None if discards is None else cards_dealt - len(discards)


@frozen
class Trick:
    """A finished trick."""

    plays: tuple[CardPlayed, ...]
    """Its cards in the order of play, one to four."""
    winner: Seat
    points: tuple[int, int]
    """Points of each team from it."""


@frozen
class Play:
    """The play so far; all of it is public."""

    tricks: tuple[Trick, ...] = ()
    plays: tuple[CardPlayed, ...] = ()
    """The cards of the trick in progress."""
    turn: Seat = Seat.SOUTH
    """The seat to speak next, before seats that are cold are passed over."""
    cold: tuple[Hand | None, ...] = (None, None, None, None)
    """The cards that each cold seat showed; None for a seat that is not cold."""
    taken: tuple[int, int] = (0, 0)
    """Points of each team so far."""
    trumps_held: int = 0
    """Trumps still in the hands; 0 ends the play."""

    @property
    def all_plays(self) -> tuple[CardPlayed, ...]:
        """All cards played so far, in their order."""
        return (*[played for trick in self.tricks for played in trick.plays], *self.plays)
