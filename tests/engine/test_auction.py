"""The bidding and the naming of trump, sentence by sentence [RULES 3.2, 3.3]."""

import pytest

from pidro.engine.actions import Action, Bid, BidOptions, IllegalAction, NameTrump, Pass, TrumpOptions
from pidro.engine.cards import DECK, Seat, Suit
from pidro.engine.deal import Deal
from pidro.engine.events import BidMade, Passed, TrumpNamed
from pidro.engine.phases import Phase
from pidro.engine.play import act, options_of, start_deal
from pidro.engine.rules import KOKKOLA, PRESETS, Rules
from tests.strategies import deal_from, played, told

S, W, N, E = Seat


def _fresh(dealer: Seat = E, rules: Rules = KOKKOLA) -> Deal:
    return start_deal(rules, dealer, DECK)[0]


def _asked(deal: Deal) -> BidOptions:
    options = options_of(deal)
    assert isinstance(options, BidOptions)
    return options


@pytest.mark.parametrize(
    ("dealer", "order"), [(S, (W, N, E, S)), (W, (N, E, S, W)), (N, (E, S, W, N)), (E, (S, W, N, E))]
)
def test_one_round_clockwise_from_the_dealers_left_the_dealer_speaks_last(
    dealer: Seat, order: tuple[Seat, ...]
) -> None:
    deal = _fresh(dealer)
    spoke: list[Seat] = []
    for amount in (6, 7, 8, 9):
        spoke.append(_asked(deal).seat)
        deal, _ = act(deal, Bid(amount))
    assert tuple(spoke) == order
    assert deal.phase is Phase.NAMING


def test_each_seat_speaks_once_also_after_a_pass() -> None:
    deal, events = told(_fresh(), "pass 6 pass 7")
    assert events == (Passed(S), BidMade(W, 6), Passed(N), BidMade(E, 7))
    assert isinstance(options_of(deal), TrumpOptions)


def test_lowest_bid_is_6_highest_14() -> None:
    asked = _asked(_fresh())
    assert asked.bids == (6, 7, 8, 9, 10, 11, 12, 13, 14)
    assert asked.may_pass
    assert Bid(5) not in asked
    assert Bid(15) not in asked


@pytest.mark.parametrize("high", range(6, 14))
def test_a_bid_is_higher_than_every_bid_before_it(high: int) -> None:
    asked = _asked(played(_fresh(), f"{high} pass"))
    assert asked.bids == tuple(range(high + 1, 15))
    assert asked.may_pass
    assert Bid(high) not in asked


def test_a_seat_may_pass_when_others_have_bid() -> None:
    asked = _asked(played(_fresh(), "6 pass pass"))
    assert asked.seat is E
    assert Pass() in asked
    assert not asked.is_forced


def test_a_bid_of_14_may_be_overbid_with_14_and_the_later_is_the_high_bid() -> None:
    deal = _fresh()
    for seat in (S, W, N, E):
        assert _asked(deal).seat is seat
        deal, _ = act(deal, Bid(14))
    assert deal.high == BidMade(E, 14)
    assert options_of(deal) == TrumpOptions(E, tuple(Suit))


def test_after_14_only_14_or_pass() -> None:
    assert list(_asked(played(_fresh(), "14"))) == [Pass(), Bid(14)]


def test_a_pass_after_14_over_14_leaves_the_later_high() -> None:
    assert played(_fresh(), "14 14 pass pass").high == BidMade(W, 14)


def test_academic_14_cant_be_overbid() -> None:
    deal = _fresh(rules=PRESETS["academic"])
    deal, _ = act(deal, Bid(14))
    for _ in range(3):
        assert list(_asked(deal)) == [Pass()]
        with pytest.raises(IllegalAction):
            act(deal, Bid(14))
        deal, _ = act(deal, Pass())
    assert deal.high == BidMade(S, 14)


def test_sou_only_the_dealer_may_bid_14_over_14() -> None:
    deal = played(_fresh(rules=PRESETS["sou"]), "14")
    assert list(_asked(deal)) == [Pass()]
    deal = played(deal, "pass")
    assert list(_asked(deal)) == [Pass()]
    deal = played(deal, "pass")
    assert list(_asked(deal)) == [Pass(), Bid(14)]
    assert played(deal, "14").high == BidMade(E, 14)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("dealer", Seat)
def test_if_the_three_others_passed_the_dealer_must_bid_exactly_6(dealer: Seat, rules: Rules) -> None:
    deal = played(_fresh(dealer, rules), "pass pass pass")
    asked = _asked(deal)
    assert asked == BidOptions(dealer, (6,), may_pass=False)
    assert asked.is_forced
    assert list(asked) == [Bid(6)]
    more: list[Action] = [Pass(), *map(Bid, range(7, 15))]
    for refused in more:
        assert refused not in asked
        with pytest.raises(IllegalAction):
            act(deal, refused)
    assert act(deal, Bid(6))[0].high == BidMade(dealer, 6)


@pytest.mark.parametrize("suit", Suit)
def test_the_high_bidder_names_any_suit_even_one_he_does_not_hold(suit: Suit) -> None:
    """South holds nothing but cards that are worthless in this suit."""
    deal = played(deal_from(suit.letter, dealer=E), "9 pass pass pass")
    assert not any(card.suit is suit for card in deal.hands[S])
    assert options_of(deal) == TrumpOptions(S, tuple(Suit))
    deal, events = act(deal, NameTrump(suit))
    assert events[0] == TrumpNamed(S, suit)
    assert deal.named.suit is suit


def test_the_high_bidder_and_nobody_else_names_trump() -> None:
    options = options_of(played(_fresh(), "6 7 pass pass"))
    assert options is not None
    assert options.seat is W


def test_the_phase_goes_on_by_itself() -> None:
    deal = _fresh()
    assert deal.phase is Phase.BIDDING
    assert played(deal, "6 7 8").phase is Phase.BIDDING
    assert played(deal, "6 7 8 9").phase is Phase.NAMING
