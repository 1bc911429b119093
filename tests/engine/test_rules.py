"""The fourteen trumps, their order and their points, and what the presets differ in [RULES 2, 6]."""

import pickle
from itertools import permutations

import pytest
from attrs import asdict, evolve

from pidro.engine.cards import DECK, Card, Rank, Seat, Suit, card_of
from pidro.engine.deal import Deal
from pidro.engine.deal import evolve as after
from pidro.engine.events import CardPlayed, TrickWon
from pidro.engine.notation import cards_text, parse_cards
from pidro.engine.phases import Phase, Play
from pidro.engine.play import next_step
from pidro.engine.rules import KOKKOLA, PRESETS, Trumps, trumps_of

TRUMPS = {
    Suit.CLUBS: "AC KC QC JC TC 9C 8C 7C 6C 5C 5S 4C 3C 2C",
    Suit.DIAMONDS: "AD KD QD JD TD 9D 8D 7D 6D 5D 5H 4D 3D 2D",
    Suit.HEARTS: "AH KH QH JH TH 9H 8H 7H 6H 5H 5D 4H 3H 2H",
    Suit.SPADES: "AS KS QS JS TS 9S 8S 7S 6S 5S 5C 4S 3S 2S",
}
"""The table of RULES 2 written out, from high to low."""
POINTS = (1, 0, 0, 1, 1, 0, 0, 0, 0, 5, 5, 0, 0, 1)


@pytest.mark.parametrize("suit", Suit)
def test_once_trump_is_named_fourteen_cards_are_trumps_from_high_to_low(suit: Suit) -> None:
    assert cards_text(trumps_of(KOKKOLA, suit).cards) == TRUMPS[suit]


@pytest.mark.parametrize("suit", Suit)
def test_the_points_of_the_table(suit: Suit) -> None:
    trumps = trumps_of(KOKKOLA, suit)
    assert tuple(trumps.points[card] for card in trumps.cards) == POINTS


@pytest.mark.parametrize("suit", Suit)
def test_fourteen_points_in_all(suit: Suit) -> None:
    assert trumps_of(KOKKOLA, suit).total == 14


@pytest.mark.parametrize("suit", Suit)
def test_all_other_cards_are_worthless(suit: Suit) -> None:
    trumps = trumps_of(KOKKOLA, suit)
    assert set(trumps.points) == set(trumps.strength) == set(trumps.cards)
    assert trumps.held(DECK) == tuple(card for card in DECK if card in set(trumps.cards))


@pytest.mark.parametrize("suit", Suit)
def test_right_and_left_pidro_and_the_two(suit: Suit) -> None:
    trumps = trumps_of(KOKKOLA, suit)
    assert trumps.right is card_of(Rank.FIVE, suit)
    assert trumps.left is card_of(Rank.FIVE, suit.twin)
    assert trumps.low is card_of(Rank.TWO, suit)


def _winner(trumps: Trumps, led: Card, second: Card) -> Seat:
    """Who wins when South leads one of these trumps, the only two left, and West plays the other."""
    deal = Deal(
        KOKKOLA,
        dealer=Seat.EAST,
        phase=Phase.PLAY,
        hands=((led,), (second,), (), ()),
        trumps=trumps,
        play=Play(trumps_held=2),
    )
    step = next_step(after(after(deal, CardPlayed(Seat.SOUTH, led)), CardPlayed(Seat.WEST, second)))
    assert isinstance(step, TrickWon)
    return step.seat


@pytest.mark.parametrize("suit", Suit)
def test_of_two_trumps_the_higher_wins_whoever_leads(suit: Suit) -> None:
    """All 14 x 14 comparisons but a card with itself, which there is only once."""
    trumps = trumps_of(KOKKOLA, suit)
    order = parse_cards(TRUMPS[suit])
    compared = 0
    for led, second in permutations(order, 2):
        expected = Seat.SOUTH if order.index(led) < order.index(second) else Seat.WEST
        assert _winner(trumps, led, second) is expected, f"{led} led, then {second}"
        compared += 1
    assert compared == 14 * 14 - 14


def test_trumps_sorts_high_to_low() -> None:
    trumps = trumps_of(KOKKOLA, Suit.HEARTS)
    assert cards_text(trumps.sorted(parse_cards("2H 5D AH 5H 4H"))) == "AH 5H 5D 4H 2H"


def test_without_the_left_pidro_there_are_thirteen_trumps_and_nine_points() -> None:
    trumps = trumps_of(evolve(KOKKOLA, left_pidro=False), Suit.SPADES)
    assert len(trumps.cards) == 13
    assert trumps.left not in trumps.strength
    assert trumps.total == 9


def test_trump_tables_are_made_once_and_shared() -> None:
    assert trumps_of(KOKKOLA, Suit.CLUBS) is trumps_of(evolve(KOKKOLA), Suit.CLUBS)
    assert trumps_of(KOKKOLA, Suit.CLUBS) == pickle.loads(pickle.dumps(trumps_of(KOKKOLA, Suit.CLUBS)))  # noqa: S301


def test_presets_differ_from_kokkola_in_what_the_rules_say_and_nothing_else() -> None:
    usual = asdict(KOKKOLA)
    differences = {
        name: sorted(field for field, value in asdict(rules).items() if value != usual[field])
        for name, rules in PRESETS.items()
    }
    assert differences == {
        "kokkola": [],
        "academic": ["buy_packet", "preset", "top_over_top"],
        "sou": ["discards_shown", "preset", "top_over_top"],
    }
    assert all(name == rules.preset for name, rules in PRESETS.items())
