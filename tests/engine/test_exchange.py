"""The deal of the cards, the discard, killing, the buy and the dealer's robbing [RULES 3.1, 3.4-3.6]."""

from math import comb

import pytest

from pidro.engine.actions import IllegalAction, Kill, KillOptions, NameTrump, PlayOptions
from pidro.engine.cards import CLOCKWISE, DECK, Seat, Suit
from pidro.engine.deal import Deal, evolve
from pidro.engine.events import BidMade, Bought, Dealt, Discarded, Event, Killed, PackTaken, TrumpNamed
from pidro.engine.notation import cards_text, parse_cards
from pidro.engine.phases import Auction, Exchange, Phase
from pidro.engine.play import act, next_step, options_of, start_deal
from pidro.engine.rules import KOKKOLA, PRESETS, trumps_of
from tests.strategies import action_of, deal_from, only, played, told

S, W, N, E = Seat
ACADEMIC = PRESETS["academic"]


def _killing(deal: Deal) -> KillOptions:
    options = options_of(deal)
    assert isinstance(options, KillOptions)
    return options


def _cards(text: str) -> frozenset[object]:
    return frozenset(parse_cards(text))


def _bought(events: tuple[Event, ...]) -> list[tuple[Seat, int]]:
    return [(event.seat, len(event.cards)) for event in events if isinstance(event, Bought)]


# -- The deal [RULES 3.1]


@pytest.mark.parametrize("dealer", Seat)
def test_nine_cards_to_each_seat_three_at_a_time_clockwise_from_the_dealers_left(dealer: Seat) -> None:
    deal, events = start_deal(KOKKOLA, dealer, DECK)
    first, second, third, last = CLOCKWISE[dealer.next]
    assert last is dealer
    assert deal.hands[first] == DECK[0:3] + DECK[12:15] + DECK[24:27]
    assert deal.hands[second] == DECK[3:6] + DECK[15:18] + DECK[27:30]
    assert deal.hands[third] == DECK[6:9] + DECK[18:21] + DECK[30:33]
    assert deal.hands[dealer] == DECK[9:12] + DECK[21:24] + DECK[33:36]
    assert events == (Dealt(dealer, deal.hands, deal.stock),)
    assert deal.dealt == deal.hands


def test_sixteen_remain_the_stock() -> None:
    assert start_deal(KOKKOLA, S, DECK)[0].stock == DECK[36:]


# -- Discard [RULES 3.4]


def test_every_seat_but_the_dealer_discards_all_its_non_trumps() -> None:
    deal = deal_from("H", dealer=W, south="AH 5D 2H", west="KH QH JH TH", north="9H", east="5H 4H")
    deal, events = told(deal, "pass pass 9 pass H")
    assert [event.seat for event in events if isinstance(event, Discarded)] == [N, E, S]
    kept = {N: "9H", E: "5H 4H", S: "AH 5D 2H"}
    for seat, text in kept.items():
        discards = deal.exchange.discards[seat]
        assert discards is not None
        assert set(deal.dealt[seat]) - set(discards) == _cards(text)


def test_discards_come_before_anything_is_bought() -> None:
    _, events = told(deal_from("H", dealer=W), "pass pass 9 pass H")
    kinds = [type(event) for event in events]
    assert kinds[4:9] == [TrumpNamed, Discarded, Discarded, Discarded, Bought]


def test_everyone_sees_how_many_trumps_each_of_the_three_holds_before_it_buys() -> None:
    deal = deal_from("H", dealer=W, south="AH 5D 2H", west="KH QH JH TH", north="9H", east="5H 4H")
    exchange = played(deal, "pass pass 9 pass H").exchange
    assert [exchange.trumps_before_buy(seat, 9) for seat in (N, E, S)] == [1, 2, 3]


def test_the_dealer_shows_nothing_neither_cards_nor_their_number() -> None:
    deal = played(deal_from("H", dealer=W, west="KH QH JH TH"), "pass pass 9 pass H")
    assert deal.exchange.discards[W] is None
    assert deal.exchange.trumps_before_buy(W, 9) is None


def test_a_seat_with_nothing_but_trumps_discards_no_card() -> None:
    deal = deal_from("H", dealer=E, south="AH KH QH JH TH 9H 8H 7H 6H")
    deal, events = told(deal, "9 pass pass pass H")
    assert Discarded(S, ()) in events
    assert deal.exchange.trumps_before_buy(S, 9) == 9


# -- Killing [RULES 3.5]


@pytest.mark.parametrize(
    ("hand", "count", "killable"),
    [
        ("AH KH QH 9H 8H 4H 3H", 1, "KH QH 9H 8H 4H 3H"),
        ("AH KH QH 9H 8H 4H 3H 2H", 2, "KH QH 9H 8H 4H 3H"),
        ("AH JH TH 5H 5D 2H KH QH 9H", 3, "KH QH 9H"),
        ("KH QH 9H 8H 7H 6H 4H 3H 2H", 3, "KH QH 9H 8H 7H 6H 4H 3H"),
    ],
)
def test_a_seat_with_seven_to_nine_trumps_kills_down_to_six(hand: str, count: int, killable: str) -> None:
    asked = _killing(played(deal_from("H", dealer=E, south=hand), "9 pass pass pass H"))
    assert asked.seat is S
    assert asked.count == count
    assert cards_text(asked.cards) == killable
    choices = list(asked)
    assert len(set(choices)) == comb(len(asked.cards), count)
    assert all(choice in asked for choice in choices)


def test_the_seat_chooses_which_and_a_point_card_cant_be_killed() -> None:
    deal = played(deal_from("H", dealer=E, south="AH JH TH 5H 5D 2H KH 3H"), "9 pass pass pass H")
    assert list(_killing(deal)) == [Kill(frozenset(parse_cards("KH 3H")))]
    for word in ("-KH", "-KH-AH", "-KH-JH", "-KH-TH", "-KH-5H", "-KH-5D", "-KH-2H", "-KH-3H-AH", "-KH-4H"):
        with pytest.raises(IllegalAction):
            act(deal, action_of(word))


def test_there_are_always_enough_others_only_six_cards_carry_points() -> None:
    deal = played(deal_from("H", dealer=E, south="AH JH TH 5H 5D 2H 9H 4H 3H"), "9 pass pass pass H")
    assert list(_killing(deal)) == [Kill(frozenset(parse_cards("9H 4H 3H")))]


def test_killed_cards_are_shown_to_all_and_out_of_the_deal() -> None:
    deal = played(deal_from("H", dealer=E, south="AH KH QH 9H 8H 4H 3H 2H"), "9 pass pass pass H")
    deal, events = told(deal, "-3H-KH")
    assert events[0] == Killed(S, parse_cards("KH 3H"))
    assert deal.exchange.killed == (parse_cards("KH 3H"), (), (), ())
    assert not any(card in hand for card in parse_cards("KH 3H") for hand in (*deal.hands, deal.stock))
    assert deal.play.trumps_held == 12


def test_a_seat_that_killed_draws_no_card() -> None:
    deal = played(deal_from("H", dealer=E, south="AH KH QH 9H 8H 4H 3H"), "9 pass pass pass H")
    _, events = told(deal, "-3H")
    assert all(event.seat is not S for event in events if isinstance(event, Bought))


def test_a_seat_with_six_trumps_neither_kills_nor_draws() -> None:
    deal, events = told(deal_from("H", dealer=E, south="AH KH QH 9H 8H 4H"), "9 pass pass pass H")
    assert not only(events, Killed)
    assert _bought(events) == [(W, 6), (N, 6)]
    assert cards_text(deal.hands[S]) == "AH KH QH 9H 8H 4H"


def test_each_seat_kills_at_its_turn_to_buy() -> None:
    """West buys before North is asked what it kills, and East, the dealer, comes last."""
    deal = deal_from("H", dealer=E, south="AH", north="KH QH JH TH 9H 8H 7H")
    deal, events = told(deal, "pass pass 9 pass H")
    assert _bought(events) == [(S, 5), (W, 6)]
    assert _killing(deal).seat is N
    _, events = told(deal, "-7H")
    assert [type(event) for event in events] == [Killed, PackTaken]


# -- The buy [RULES 3.5, 6]


@pytest.mark.parametrize("dealer", Seat)
def test_clockwise_from_the_dealers_left_each_of_the_three_draws_until_it_holds_six(dealer: Seat) -> None:
    _, events = told(deal_from("S", dealer=dealer), "pass pass pass 6 S")
    first, second, third = CLOCKWISE[dealer][1:]
    assert _bought(events) == [(first, 6), (second, 6), (third, 4)]


def test_cards_are_drawn_from_the_top_of_the_stock() -> None:
    stock = "2C 2D 2S 3C 8H 7H 3D 4C 5C 6H 4H 6C"
    deal = deal_from("H", dealer=E, south="AH KH", west="QH", north="JH TH 9H", stock=stock)
    deal, events = told(deal, "9 pass pass pass H")
    assert {event.seat: event.cards for event in events if isinstance(event, Bought)} == {
        S: parse_cards("2C 2D 2S 3C"),
        W: parse_cards("8H 7H 3D 4C 5C"),
        N: parse_cards("6H 4H 6C"),
    }
    assert deal.hands[S] == parse_cards("AH KH 2C 2D 2S 3C")


def test_academic_at_most_three_at_a_time_round_and_round() -> None:
    deal = deal_from("H", dealer=E, south="AH", west="KH QH JH TH 9H", north="8H 7H", rules=ACADEMIC)
    deal, events = told(deal, "9 pass pass pass H")
    assert _bought(events) == [(S, 3), (W, 1), (N, 3), (S, 2), (N, 1)]
    stock = deal_from("H", dealer=E, south="AH", west="KH QH JH TH 9H", north="8H 7H", rules=ACADEMIC).stock
    assert deal.exchange.bought[S] == stock[0:3] + stock[7:9]
    assert deal.exchange.bought[N] == stock[4:7] + stock[9:10]


def test_academic_a_seat_kills_in_the_first_round() -> None:
    deal = deal_from("H", dealer=E, south="AH", west="KH QH JH TH 9H 8H 7H", rules=ACADEMIC)
    deal, events = told(deal, "9 pass pass pass H")
    assert _bought(events) == [(S, 3)]
    assert _killing(deal).seat is W
    deal, events = told(deal, "-7H")
    assert _bought(events) == [(N, 3), (S, 2), (N, 3)]


def test_academic_the_stock_runs_out_in_the_last_round() -> None:
    _, events = told(deal_from("H", dealer=E, rules=ACADEMIC), "pass pass pass 6 H")
    assert _bought(events) == [(S, 3), (W, 3), (N, 3), (S, 3), (W, 3), (N, 1)]


@pytest.mark.parametrize(
    ("south", "west", "drawn", "left"),
    [
        ("", "", [(S, 6), (W, 6), (N, 4)], 0),
        ("AH", "", [(S, 5), (W, 6), (N, 5)], 0),
        ("AH", "KH", [(S, 5), (W, 5), (N, 6)], 0),
        ("AH QH", "KH", [(S, 4), (W, 5), (N, 6)], 1),
    ],
)
def test_if_the_stock_runs_out_seats_further_round_draw_fewer(
    south: str, west: str, drawn: list[tuple[Seat, int]], left: int
) -> None:
    _, events = told(deal_from("H", dealer=E, south=south, west=west), "pass pass pass 6 H")
    assert _bought(events) == drawn
    (taken,) = [event for event in events if isinstance(event, PackTaken)]
    assert len(taken.taken) == left


# -- The dealer robs the pack [RULES 3.6]


def test_the_dealer_takes_what_is_left_and_keeps_six() -> None:
    deal = deal_from("H", dealer=E, south="AH KH QH", west="JH TH 9H", north="8H 7H 6H", east="5H 5D")
    deal, events = told(deal, "9 pass pass pass H")
    (taken,) = [event for event in events if isinstance(event, PackTaken)]
    assert taken.seat is E
    assert len(taken.taken) == 16 - 9
    assert len(taken.laid_away) == 9 + 7 - 6
    assert deal.stock == ()
    assert len(deal.hands[E]) == 6


def test_the_dealer_keeps_every_trump_his_own_and_those_of_the_stock() -> None:
    deal = deal_from("H", dealer=E, south="AH KH QH", west="JH TH 9H", north="8H 7H 6H", east="5H 5D")
    deal = played(deal, "9 pass pass pass H")
    assert set(deal.named.held(deal.hands[E])) == _cards("5H 5D 4H 3H 2H")


def test_what_else_he_gives_up_is_worthless() -> None:
    deal = played(deal_from("H", dealer=E, east="5H 5D"), "9 pass pass pass H")
    assert not any(card in deal.named.strength for card in deal.exchange.laid_away if card is not None)
    assert len(deal.exchange.laid_away) == len(set(deal.exchange.laid_away))


def test_with_six_trumps_already_and_the_ace_in_the_stock_he_kills_one() -> None:
    deal = deal_from(
        "H", dealer=E, south="KH", west="QH 9H", north="8H 7H 6H", east="JH TH 5H 5D 4H 2H", stock="3H"
    )
    deal, events = told(deal, "9 pass pass pass H")
    assert deal.phase is Phase.EXCHANGE
    asked = _killing(deal)
    assert asked.seat is E
    assert asked.count == 1
    # The ace came out of the stock and the three, drawn by South, did not: the four is all he can kill.
    assert cards_text(asked.cards) == "4H"
    deal, events = told(deal, "-4H")
    assert events == (Killed(E, parse_cards("4H")),)
    assert set(deal.hands[E]) == _cards("AH JH TH 5H 5D 2H")
    assert options_of(deal) == PlayOptions(S, parse_cards("KH 3H"))


@pytest.mark.parametrize(
    ("hands", "held"),
    [
        (("AH KH", "QH JH", "TH 9H 8H", "7H 6H 5H 5D 4H 3H 2H"), 7),
        (("AH KH", "QH JH", "TH 9H", "8H 7H 6H 5H 5D 4H 3H 2H"), 8),
        (("AH KH", "QH JH", "TH", "9H 8H 7H 6H 5H 5D 4H 3H 2H"), 9),
        (("AH", "KH", "QH 9H", "JH TH 8H 7H 6H 5H 5D 4H 3H"), 10),
    ],
)
def test_a_dealer_with_seven_to_ten_trumps_kills_down_to_six(hands: tuple[str, ...], held: int) -> None:
    """Ten is the most he can come to: the fewer the three hold, the fewer they leave in the stock."""
    south, west, north, east = hands
    deal = deal_from("H", dealer=E, south=south, west=west, north=north, east=east)
    deal = played(deal, "9 pass pass pass H")
    asked = _killing(deal)
    assert asked.seat is E
    assert asked.count == held - 6
    assert all(deal.named.points[card] == 0 for card in asked.cards)
    for choice in asked:
        after, _ = act(deal, choice)
        assert len(after.hands[E]) == 6
        assert after.phase is Phase.PLAY


@pytest.mark.parametrize("held", range(11, 15))
def test_up_to_fourteen_trumps_would_be_killed_down_to_six(held: int) -> None:
    """No deal leads there, but a position laid out by hand is played by the same rule."""
    trumps = trumps_of(KOKKOLA, Suit.HEARTS)
    worthless = tuple(card for card in DECK if card not in trumps.strength)
    others = trumps.cards[held:] + worthless
    deal = Deal(
        KOKKOLA,
        dealer=E,
        phase=Phase.EXCHANGE,
        hands=(others[0:6], others[6:12], others[12:18], trumps.cards[:9]),
        stock=trumps.cards[9:held],
        auction=Auction((BidMade(S, 9),), BidMade(S, 9)),
        trumps=trumps,
        exchange=Exchange(discards=((), (), (), None)),
    )
    step = next_step(deal)
    assert isinstance(step, PackTaken)
    deal = evolve(deal, step)
    asked = _killing(deal)
    assert asked.count == held - 6
    assert len(asked.cards) >= asked.count
    deal, _ = act(deal, next(iter(asked)))
    assert len(deal.hands[E]) == 6


def test_with_fewer_than_six_trumps_he_fills_up_with_worthless_cards() -> None:
    deal = deal_from(
        "H", dealer=E, south="AH KH QH JH TH", west="9H 8H 7H 6H 5H", north="5D 4H 3H", east="2H"
    )
    deal = played(deal, "9 pass pass pass H")
    assert len(deal.hands[E]) == 6
    assert deal.named.held(deal.hands[E]) == parse_cards("2H")


def test_no_card_is_played_before_the_dealer_has_come_to_six() -> None:
    deal = deal_from("H", dealer=E, east="AH KH QH JH TH 9H 8H")
    deal = played(deal, "9 pass pass pass")
    deal, events = act(deal, NameTrump(parse_cards("AH")[0].suit))
    assert isinstance(events[-1], PackTaken)
    assert deal.phase is Phase.EXCHANGE
    with pytest.raises(IllegalAction):
        act(deal, action_of("AH"))
