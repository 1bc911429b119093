"""Cards, suits, seats and teams [RULES 1, 2]."""

import copy
import pickle

import pytest

from pidro.engine.cards import CLOCKWISE, DECK, TEAMS, Rank, Seat, Suit, Team, card_of


def test_a_pack_has_52_cards_and_no_joker() -> None:
    assert len(set(DECK)) == len(DECK) == 52
    assert {(card.rank, card.suit) for card in DECK} == {(rank, suit) for rank in Rank for suit in Suit}


@pytest.mark.parametrize("suit", Suit)
def test_the_twin_is_the_other_suit_of_the_same_colour(suit: Suit) -> None:
    assert {suit, suit.twin} in ({Suit.HEARTS, Suit.DIAMONDS}, {Suit.SPADES, Suit.CLUBS})
    assert suit.twin.twin is suit


def test_clockwise_is_south_west_north_east() -> None:
    assert [seat.name for seat in CLOCKWISE[Seat.SOUTH]] == ["SOUTH", "WEST", "NORTH", "EAST"]
    assert [seat.name for seat in CLOCKWISE[Seat.NORTH]] == ["NORTH", "EAST", "SOUTH", "WEST"]
    assert [seat.next for seat in Seat] == [Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH]


def test_the_partner_sits_across() -> None:
    assert [seat.partner for seat in Seat] == [Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST]


def test_there_are_two_teams() -> None:
    assert TEAMS == (Team.NS, Team.EW)
    assert [team.other for team in TEAMS] == [Team.EW, Team.NS]


def test_letters_are_those_of_records() -> None:
    assert "".join(suit.letter for suit in Suit) == "CDHS"
    assert "".join(rank.letter for rank in Rank) == "23456789TJQKA"
    assert "".join(seat.letter for seat in Seat) == "SWNE"
    assert repr(card_of(Rank.TEN, Suit.HEARTS)) == "TH"


def test_there_is_one_object_for_each_card() -> None:
    for index, card in enumerate(DECK):
        assert card.index == index
        assert card_of(card.rank, card.suit) is card
        assert copy.copy(card) is copy.deepcopy(card) is pickle.loads(pickle.dumps(card)) is card  # noqa: S301


def test_cards_sort_in_the_order_of_the_deck() -> None:
    assert DECK[0] < DECK[1] < DECK[51]
    assert sorted({*DECK}) == list(DECK)
