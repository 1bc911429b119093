"""Deal numbers: a number from 0 to 999,999,999 fixes the 52 cards and the dealer, on every machine, for ever.

The generator is `players.chance`'s SplitMix64; the shuffle is that of Fisher and Yates from the last card to
the first, without bias.
"""

from collections.abc import Iterator

from pidro.engine.cards import CLOCKWISE, DECK, Hand, Seat
from pidro.players.chance import splitmix64

NUMBERS = 1_000_000_000
"""How many deals have a number."""

_BITS = 2**64


def deck_of(number: int) -> Hand:
    """The deck of the deal with this number, in the order in which it is dealt.

    >>> " ".join(map(repr, deck_of(0)[:9]))
    '9S QH TC 3S 3D KD 7S JC 4D'
    """
    bits = splitmix64(number)
    cards = list(DECK)
    for last in range(len(cards) - 1, 0, -1):
        other = _below(last + 1, bits)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def dealer_of(number: int) -> Seat:
    """Who deals the deal with this number: its remainder by four, clockwise from South."""
    return CLOCKWISE[0][number % 4]


def random_numbers(seed: int) -> Iterator[int]:
    """Deal numbers without end, always the same for the same seed."""
    bits = splitmix64(seed)
    while True:
        yield _below(NUMBERS, bits)


def number_for(dealer: Seat, numbers: Iterator[int]) -> int:
    """The first of these numbers whose deal this seat deals."""
    return next(number for number in numbers if dealer_of(number) is dealer)


def _below(bound: int, bits: Iterator[int]) -> int:
    """A number below the bound, each as likely: those of an incomplete last round are drawn again."""
    complete = _BITS - _BITS % bound
    return next(drawn for drawn in bits if drawn < complete) % bound
