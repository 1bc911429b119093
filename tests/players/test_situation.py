"""The facts of the play that a seat derives, on positions that can be checked by eye."""

from pidro.engine.cards import Seat
from pidro.engine.deal import Deal
from pidro.engine.game import view_of
from pidro.engine.notation import parse_card, parse_cards
from pidro.engine.play import options_of
from pidro.players.rule_player import RulePlayer
from pidro.players.situation import Situation
from tests.strategies import deal_from, played

S, W, N, E = Seat


def situation(deal: Deal, *, all_hands: bool = False) -> Situation:
    options = options_of(deal)
    assert options is not None
    return Situation(view_of(deal, options.seat, (0, 0), all_hands=all_hands))


def third_hand() -> Deal:
    """North bids 8 and leads the king; East played the 6; South holds A, J, 10, right pidro and 2."""
    deal = deal_from("H", dealer=W, north="KH QH 8H", east="6H 4H", south="AH JH TH 5H 2H")
    return played(deal, "8 pass pass pass H KH 6H")


def test_seats() -> None:
    s = situation(third_hand())
    assert (s.seat, s.partner) == (S, N)
    assert s.are_bidders
    assert s.later == s.later_opponents == (W,)


def test_cards() -> None:
    s = situation(third_hand())
    assert s.hand == parse_cards("AH JH TH 5H 2H")
    assert s.out == s.unseen == parse_cards("QH 9H 8H 7H 5D 4H 3H")
    assert s.masters == parse_cards("AH")
    assert s.pidros == parse_cards("5H")
    assert s.pidros_out == parse_cards("5D")
    assert s.small_points == parse_cards("JH TH")
    assert s.plain == s.low == parse_cards("2H")
    assert s.points_out == 5
    assert s.above(parse_card("TH")) == parse_cards("QH")


def test_trick() -> None:
    s = situation(third_hand())
    assert s.best is not None
    assert s.best.card is parse_card("KH")
    assert s.partner_leads_trick
    assert s.partner_is_safe, "the ace is in the own hand"
    assert s.winners == s.sure_winners == parse_cards("AH")
    assert s.trick_points == 0
    assert s.chance_overtaken == 0.0


def test_a_lead_is_above_nothing() -> None:
    s = situation(played(deal_from("H", dealer=W, north="KH QH 8H"), "8 pass pass pass H"))
    assert s.best is None
    assert s.chance_overtaken == 0.0
    assert s.winners == s.hand
    assert s.later == (E, S, W)
    assert not s.partner_leads_trick


def test_points_needed_by_either_team() -> None:
    deal = played(third_hand(), "5H 3H")  # six of eight: the pidro alone is five
    s = situation(deal)
    assert s.needed == 8 - 5
    assert s.needed_to_set == 14 - 8 + 1
    assert s.points_left == 14 - 5


def test_how_many_another_seat_can_hold() -> None:
    s = situation(third_hand())
    assert (s.most(N), s.most(E), s.most(W)) == (5, 5, 4)
    assert s.warm == (W, N, E)
    assert s.warm_opponents == (W, E)


def test_open_hands_leave_no_doubt() -> None:
    """In the replay all hands lie open, and the same rules may use them."""
    s = situation(third_hand(), all_hands=True)
    assert s.unseen == ()
    assert s.out == parse_cards("QH 9H 8H 7H 5D 4H 3H")
    assert s.chance_of_any(parse_cards("QH"), (N,)) == 1.0
    assert s.chance_of_any(parse_cards("QH"), (W, E)) == 0.0
    assert s.most(N) == 2
    assert s.view.options is not None
    assert RulePlayer().advise(s.view).action in s.view.options


def test_a_cold_seat_in_open_hands() -> None:
    deal = deal_from("H", dealer=N, south="AH KH QH 8H 7H 6H", west="JH TH", east="9H")
    s = situation(played(deal, "pass 8 pass pass H AH TH 2H 9H KH JH 3H"), all_hands=True)
    assert s.most(E) == 0
    assert s.masters == parse_cards("QH 8H 7H 6H")
