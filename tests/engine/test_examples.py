"""The worked examples of the rules, word by word [RULES 5]."""

import pytest

from pidro.engine.actions import KillOptions, NameTrump
from pidro.engine.cards import Seat, Suit, Team
from pidro.engine.events import BidMade, Bought, DealScored, GameWon, TrickWon
from pidro.engine.game import Game, act_in_game
from pidro.engine.notation import cards_text, parse_card, parse_cards
from pidro.engine.play import act, options_of
from pidro.engine.rules import KOKKOLA, trumps_of
from tests.strategies import action_of, deal_from, played, told

S, W, N, E = Seat


def test_the_manuals_deal() -> None:
    deal = played(deal_from("C", dealer=W, north="QC 3C", east="9C"), "pass 8 9 pass")
    assert deal.high == BidMade(S, 9)
    deal = played(deal, "C")
    exchange = deal.exchange
    assert exchange.trumps_before_buy(N, 9) == 2
    assert exchange.trumps_before_buy(E, 9) == 1
    assert exchange.trumps_before_buy(W, 9) is None
    assert deal.play.turn is S


def test_two() -> None:
    deal = deal_from(
        "C", dealer=S, south="2C 3C 4C", west="KC 9C", north="JC 8C 7C", east="AC QC TC 6C 5C 5S"
    )
    deal, events = told(deal, "pass pass 9 pass C AC 2C KC JC")
    assert events[-1] == TrickWon(E, (1, 2))


def test_left_pidro() -> None:
    trumps = trumps_of(KOKKOLA, Suit.HEARTS)
    left = parse_card("5D")
    assert left in trumps.strength
    assert trumps.strength[parse_card("4H")] < trumps.strength[left] < trumps.strength[parse_card("5H")]
    deal = deal_from("H", dealer=E, south="5D AD KD 2D 9H")
    assert cards_text(played(deal, "9 pass pass pass H").hands[S][:2]) == "5D 9H"
    discards = played(deal, "9 pass pass pass H").exchange.discards[S]
    assert discards is not None
    assert set(parse_cards("AD KD 2D")) <= set(discards)


def test_set() -> None:
    deal = deal_from(
        "H", dealer=E, south="AH JH TH", west="KH 9H 5D 3H", north="QH 5H 2H", east="8H 7H 6H 4H"
    )
    deal = played(deal, "9 pass pass pass H JH 3H 5H 4H AH 9H 2H 6H TH KH QH 7H 5D 8H")
    assert deal.result == DealScored(S, 9, taken=(8, 6), scored=(-9, 6))


def test_both_home() -> None:
    deal = deal_from(
        "H", dealer=S, south="AH JH TH", west="KH 9H 5D 2H", north="QH 5H 3H", east="8H 7H 6H 4H"
    )
    deal = played(deal, "pass pass 7 pass H 4H JH 2H 5H AH 9H 3H 6H TH KH QH 7H 5D")
    game = Game(KOKKOLA, next_dealer=W, scores=(60, 58), deal=deal)
    game, events = act_in_game(game, action_of("8H"))
    assert events[-2:] == (DealScored(E, 7, (7, 7), (7, 7)), GameWon(Team.EW, (67, 65)))
    assert game.scores == (67, 65)


def test_fourteen_over_fourteen() -> None:
    deal = played(deal_from("H", dealer=W), "14 14 pass pass")
    assert deal.auction.calls[:2] == (BidMade(N, 14), BidMade(E, 14))
    assert deal.high == BidMade(E, 14)


@pytest.mark.parametrize("killed", ["KH", "QH", "9H", "8H", "4H", "3H"])
def test_seven_trumps(killed: str) -> None:
    deal = played(deal_from("H", dealer=E, south="AH KH QH 9H 8H 4H 3H"), "9 pass pass pass")
    deal, _ = act(deal, NameTrump(Suit.HEARTS))
    options = options_of(deal)
    assert isinstance(options, KillOptions)
    assert cards_text(options.cards) == "KH QH 9H 8H 4H 3H"
    assert action_of("-AH") not in options
    deal, events = told(deal, f"-{killed}")
    assert not any(isinstance(event, Bought) and event.seat is S for event in events)
    assert len(deal.hands[S]) == 6
