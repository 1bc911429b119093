"""What the table shows for a view, in every phase."""

import pytest

from pidro.engine.cards import Card, Hand, Seat, Suit
from pidro.engine.deal import Deal
from pidro.engine.game import view_of
from pidro.engine.notation import parse_cards
from pidro.engine.phases import Phase
from pidro.engine.rules import KOKKOLA, trumps_of
from pidro.engine.view import SeatView
from pidro.ui.layout import Layout
from pidro.ui.picture import Light, Mood, picture, points_after, sorted_hand
from tests.strategies import deal_from, played, trace_of_seed

LAYOUT = Layout(980.0, 760.0)
DEAL = deal_from(
    "C",
    dealer=Seat.WEST,
    south="AC TC 7C 5C 5S 4C 2C",
    north="9C",
    west="6C",
    east="QC JC",
    stock="8C KC 3C",
)
BIDDING = "pass 7 8"


def _view(deal: Deal, seat: Seat = Seat.SOUTH) -> SeatView:
    return view_of(deal, seat, (0, 0))


def _cards(text: str) -> Hand:
    return parse_cards(text)


def test_a_hand_before_trump_goes_by_suits_in_turns_of_colour() -> None:
    hand = sorted_hand(_cards("2C AD KH 3S AS TD"), None)
    assert hand == _cards("AS 3S KH 2C AD TD")


def test_trumps_come_first_with_the_left_pidro_in_its_place() -> None:
    trumps = trumps_of(KOKKOLA, Suit.HEARTS)
    assert sorted_hand(_cards("2C AD KH 5D 5H 4H"), trumps) == _cards("KH 5H 5D 4H 2C AD")


def test_before_the_first_bid_backs_and_the_own_hand() -> None:
    shown = picture(_view(DEAL), LAYOUT)
    faces = {look.face for look in shown.cards.values() if look.face is not None}
    assert faces == set(DEAL.hands[Seat.SOUTH])
    assert sum(look.face is None for look in shown.cards.values()) == 27
    assert shown.middle.trump is None
    assert [seat.has_turn for seat in shown.seats] == [False, False, True, False]
    assert [seat.stock for seat in shown.seats] == [None, 16, None, None]


def test_calls_are_shown_while_bidding_then_only_the_high_bid() -> None:
    deal = played(DEAL, "pass 7")
    calls = [seat.call is not None for seat in picture(_view(deal), LAYOUT).seats]
    assert calls == [False, False, True, True]
    named = played(DEAL, f"{BIDDING} pass")
    seats = picture(_view(named), LAYOUT).seats
    assert [seat.call is not None for seat in seats] == [True, False, False, False]
    assert seats[Seat.SOUTH].is_high


def test_discards_lie_open_before_each_seat_with_the_trumps_counted() -> None:
    """Between discard and buy; the question of the kill stands there."""
    deal = played(DEAL, f"{BIDDING} pass C")
    view = _view(deal)
    assert view.phase is Phase.EXCHANGE
    shown = picture(view, LAYOUT)
    for seat in (Seat.SOUTH, Seat.NORTH, Seat.EAST):
        discards = tuple(card for card in deal.exchange.discards[seat] or () if card is not None)
        assert discards
        assert all(shown.cards[card].face == card for card in discards)
        lying = sorted(discards, key=lambda card: shown.cards[card].spot.x)
        assert tuple(lying) == sorted_hand(discards, None)
    assert [seat.trumps_before for seat in shown.seats] == [7, None, 1, 2]


def test_killed_cards_lie_apart_and_bought_ones_stand_out() -> None:
    deal = played(DEAL, f"{BIDDING} pass C -4C")
    view = _view(deal)
    shown = picture(view, LAYOUT)
    killed = _cards("4C")[0]
    assert shown.cards[killed].spot == LAYOUT.killed(1, 0)
    bought = [card for card in view.exchange.bought[Seat.SOUTH] if card is not None]
    assert all(shown.cards[card].light is Light.FRESH for card in bought)
    assert not any(look.light is Light.FRESH for key, look in shown.cards.items() if key not in bought)


def _playing() -> Deal:
    return played(DEAL, f"{BIDDING} pass C -4C AC")


def test_the_card_that_wins_has_an_edge_and_older_ones_are_dim() -> None:
    deal = _playing()
    view = _view(deal)
    best = view.winning
    assert best is not None
    assert picture(view, LAYOUT).cards[best.card].light is Light.WINNING
    while not deal.play.tricks:
        options = view_of(deal, view.turn or Seat.SOUTH, (0, 0)).options
        assert options is not None
        deal = played(deal, _first(options))
        view = _view(deal)
    tricks = deal.play.tricks[0].plays
    assert all(picture(view, LAYOUT).cards[one.card].light is Light.DIM for one in tricks)


def _first(options: object) -> str:
    return repr(next(iter(options)).card)  # type: ignore[call-overload]


def test_points_are_shown_from_the_first_lead() -> None:
    assert picture(_view(played(DEAL, f"{BIDDING} pass C")), LAYOUT).middle.taken is None
    assert picture(_view(_playing()), LAYOUT).middle.taken == (0, 0)


def test_the_left_pidro_carries_the_trump_and_points_are_counted() -> None:
    shown = picture(_view(_playing()), LAYOUT)
    left, two, ace = _cards("5S 2C AC")
    assert shown.cards[left].mark is Suit.CLUBS
    assert shown.cards[left].points == 5
    assert shown.cards[two].points == 1
    assert shown.cards[ace].mark is None


@pytest.mark.parametrize("seed", range(16))
def test_a_scored_deal_has_every_played_card_and_happy_winners(seed: int) -> None:
    deal = trace_of_seed(seed).end
    view = _view(deal)
    shown = picture(view, LAYOUT)
    assert deal.result is not None
    for trick in deal.play.tricks:
        for one in trick.plays:
            assert shown.cards[one.card].light is not Light.DIM
    teams = deal.rules.teams
    for seat in Seat:
        is_bidder = teams[seat] is teams[deal.result.bidder]
        assert shown.seats[seat].mood is (Mood.GLAD if is_bidder is deal.result.is_made else Mood.SORRY)
    assert shown.middle.result == deal.result


@pytest.mark.parametrize("seed", range(16))
def test_a_recap_lights_one_trick_and_counts_up_to_it(seed: int) -> None:
    view = _view(trace_of_seed(seed).end)
    for index, trick in enumerate(view.play.tricks):
        shown = picture(view, LAYOUT, index)
        bright: set[Card] = {one.card for one in trick.plays}
        for other in view.play.tricks:
            for one in other.plays:
                assert (shown.cards[one.card].light is Light.DIM) is (one.card not in bright)
        assert shown.middle.taken == points_after(view, index)
        assert shown.middle.result is None
    assert points_after(view, len(view.play.tricks)) == view.play.taken


@pytest.mark.parametrize("seed", range(16))
def test_every_card_has_one_place(seed: int) -> None:
    trace = trace_of_seed(seed)
    for deal in trace.states:
        shown = picture(_view(deal), LAYOUT)
        faces = [look.face for look in shown.cards.values() if look.face is not None]
        assert len(faces) == len(set(faces))
        spots = [(look.spot.x, look.spot.y) for look in shown.cards.values()]
        assert len(spots) == len(set(spots))


def test_cold_seats_show_what_they_hold() -> None:
    for seed in range(40):
        for deal in trace_of_seed(seed).states:
            view = _view(deal)
            shown = picture(view, LAYOUT)
            for seat in Seat:
                cold = deal.play.cold[seat]
                assert shown.seats[seat].is_cold is (cold is not None)
                assert all(shown.cards[card].face == card for card in cold or ())
