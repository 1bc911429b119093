"""Cards, suits, ranks, seats and teams.

There is one object for each of the 52 cards, so cards are compared by identity, which is what makes hands
as plain tuples cheap. Take them from `DECK`, `card_of` or the notation, never from the class.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import TypeAlias

from attrs import frozen


class Suit(IntEnum):
    """The four suits, in the order in which records and texts list them."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def twin(self) -> "Suit":
        """The other suit of the same colour [RULES 2]."""
        return Suit(3 - self)

    @property
    def letter(self) -> str:
        """C, D, H or S, as records and texts name a suit."""
        return "CDHS"[self]


class Rank(IntEnum):
    """The thirteen ranks from the two to the ace."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """2–9, T, J, Q, K or A, as records and texts name a rank."""
        return "23456789TJQKA"[self - 2]


@frozen(eq=False, repr=False)
class Card:
    """One of the 52 cards; equal means identical."""

    rank: Rank
    suit: Suit
    index: int
    """Place in `DECK`, 0–51."""

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    def __repr__(self) -> str:
        return self.rank.letter + self.suit.letter

    def __reduce__(self) -> tuple[Callable[[Rank, Suit], "Card"], tuple[Rank, Suit]]:
        # A copy or an unpickled card must be the one object again.
        return card_of, (self.rank, self.suit)


Hand: TypeAlias = tuple[Card, ...]
"""Cards whose faces are known."""
SeenHand: TypeAlias = tuple[Card | None, ...]
"""Cards as one seat sees them: an unknown card is None."""

DECK: Hand = tuple(
    Card(rank, suit, index)
    for index, (suit, rank) in enumerate((suit, rank) for suit in Suit for rank in Rank)
)
"""All 52 cards, suit by suit, from the two to the ace."""


def card_of(rank: Rank, suit: Suit) -> Card:
    """The one card of this rank and suit."""
    return DECK[13 * suit + rank - 2]


class Team(IntEnum):
    """The two pairs [RULES 1]."""

    NS = 0
    EW = 1

    @property
    def other(self) -> "Team":
        """The team that this one plays against."""
        return TEAMS[1 - self]


TEAMS = tuple(Team)


class Seat(IntEnum):
    """The four seats, clockwise [RULES 1]."""

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3

    @property
    def next(self) -> "Seat":
        """The seat that follows clockwise."""
        return CLOCKWISE[self][1]

    @property
    def partner(self) -> "Seat":
        """The seat across the table."""
        return CLOCKWISE[self][2]

    @property
    def letter(self) -> str:
        """S, W, N or E, as records and texts name a seat."""
        return "SWNE"[self]

    @property
    def title(self) -> str:
        """South, West, North or East, as texts in English call a seat."""
        return self.name.title()


CLOCKWISE: tuple[tuple[Seat, ...], ...] = tuple(
    tuple(Seat((first + step) % 4) for step in range(4)) for first in range(4)
)
"""For each seat the four seats clockwise, itself first."""
