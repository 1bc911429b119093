"""Deal numbers: the same cards on every machine and Python version, pinned by fixed decks."""

import doctest
from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pidro.engine.cards import DECK, Seat
from pidro.engine.notation import cards_text
from pidro.table import shuffle
from pidro.table.shuffle import NUMBERS, dealer_of, deck_of, number_for, random_numbers

DECKS = {
    0: "9S QH TC 3S 3D KD 7S JC 4D 2C QC 8C TH 9C KS AH 6H 3C 4H 6C 2H 7C 5S JD 6D 9H 9D 2D KH JS"
    " KC QD 4S 5D 3H TD 4C AD 2S 8S TS 8D QS 7H AS 5C 8H 6S 7D 5H AC JH",
    1: "8D TC 5D 9H 9D 6S QD 7D TS QC 6D AD 4C 3D QH 6H 8H 5H 3C 2D 7S AC AH JH JS QS JD 9S KC 5S"
    " 7C 8C 2S 6C 2H AS 7H KS KH KD TD 4D 4S 2C 5C 3H 9C JC 4H 3S TH 8S",
    123456789: "AC QC 5H KC 7D 8S 2S QH 8D 4C JH AH 9C QS 6D 4S 3D TD 2D JC TH 8H 6H 2H 5C TC 5S QD 6C TS"
    " 8C 4H KS 7H 4D 2C 7C KH 9D 9H KD 7S 5D 3H 9S 3S AS 6S JD AD JS 3C",
    999999999: "JH 5H 5D 2C 9S 2H 4H 2D JC 8C KS TC TD 3C QD AC QS 9D 7C 9C TS 7D QH KH 6D 5S QC 8S 8D 4D"
    " JD 8H KC AH 2S 3H KD TH 3S 6S AS 4S 6C 6H JS 5C 7H AD 4C 7S 9H 3D",
}


@pytest.mark.parametrize("number", DECKS)
def test_deck_of_a_number_never_changes(number: int) -> None:
    assert cards_text(deck_of(number)) == DECKS[number]


def test_random_numbers_never_change() -> None:
    assert list(islice(random_numbers(0), 4)) == [658607535, 194355700, 471545679, 780542444]
    assert list(islice(random_numbers(1), 4)) == [200822465, 66428519, 282890590, 821780235]


def test_dealer_is_the_remainder_by_four_clockwise_from_south() -> None:
    assert [dealer_of(number) for number in (0, 1, 2, 3, 4, 999_999_999)] == [
        Seat.SOUTH,
        Seat.WEST,
        Seat.NORTH,
        Seat.EAST,
        Seat.SOUTH,
        Seat.EAST,
    ]


@given(st.integers(0, NUMBERS - 1))
def test_every_deck_holds_the_52_cards(number: int) -> None:
    assert sorted(deck_of(number)) == list(DECK)


@given(st.integers(), st.sampled_from(Seat))
def test_number_for_a_dealer_is_the_first_that_fits(seed: int, dealer: Seat) -> None:
    number = number_for(dealer, random_numbers(seed))
    drawn = list(islice(random_numbers(seed), 200))
    assert dealer_of(number) is dealer
    assert all(dealer_of(earlier) is not dealer for earlier in drawn[: drawn.index(number)])


def test_every_card_comes_to_every_place_about_as_often() -> None:
    decks = [deck_of(number) for number in range(5200)]
    for place in (0, 25, 50, 51):
        counts = Counter(deck[place] for deck in decks)
        assert len(counts) == len(DECK)
        # Chi-square with 51 degrees of freedom: above 100 in less than one of 10,000 fair shuffles.
        assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 100


def test_numbers_of_an_incomplete_last_round_are_drawn_again() -> None:
    bits = iter([2**64 - 1, 7])
    assert shuffle._below(10, bits) == 7


def test_examples_in_the_docstrings_are_true() -> None:
    assert doctest.testmod(shuffle).failed == 0
