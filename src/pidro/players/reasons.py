"""Why a robot does what it does: a code, and the facts of that moment that it speaks of.

The sentences are made elsewhere (`ui/phrases.py`); here is only what is true and known to the seat.
"""

from enum import Enum

from attrs import frozen

from pidro.engine.cards import Hand, Seat, Suit


class Code(Enum):
    """One idea of a player."""

    ONLY_CHOICE = "only_choice"


@frozen
class Reason:
    """A code with the cards, seat, suit and number that it speaks of."""

    code: Code
    cards: Hand = ()
    seat: Seat | None = None
    suit: Suit | None = None
    number: int | None = None
