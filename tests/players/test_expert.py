"""The expert: no blunder, own reasons where the rules would act otherwise, the exact best in the open."""

from collections import Counter
from random import Random

import pytest
from attrs import evolve

from pidro.engine.actions import Action, Bid, NameTrump, Pass, PlayCard
from pidro.engine.cards import Seat
from pidro.engine.game import view_of
from pidro.engine.play import act, options_of, start_deal
from pidro.engine.rules import KOKKOLA
from pidro.players.expert import ExpertPlayer
from pidro.players.playout import play_out
from pidro.players.reasons import Code
from pidro.players.rule_player import RulePlayer
from pidro.players.stakes import stakes_of
from pidro.solver.door import solve
from pidro.table.shuffle import dealer_of, deck_of
from tests.players.positions import Position as Scene
from tests.players.positions import positions

FIGURES = {
    Code.LIKELY_BID,
    Code.UNLIKELY_BID,
    Code.LIKELY_TRUMP,
    Code.CARD_MAKES,
    Code.CARD_SETS,
    Code.CARD_TAKES,
}
EXPERT = ExpertPlayer()


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.question)
def test_expert_does_not_blunder(position: Scene) -> None:
    assert EXPERT.advise(position.view).action in position.right


def test_it_says_what_the_rules_say_where_they_agree_and_figures_where_not() -> None:
    rule = RulePlayer()
    agreed = differed = 0
    codes: Counter[Code] = Counter()
    for number in range(8):
        deal, _ = start_deal(KOKKOLA, dealer_of(number), deck_of(number))
        while (options := options_of(deal)) is not None:
            view = view_of(deal, options.seat, (0, 0))
            advice, usual = EXPERT.advise(view), rule.advise(view)
            if advice.action == usual.action:
                agreed += 1
                assert advice == usual
            else:
                differed += 1
                assert advice.reason.code in FIGURES
                assert_fits(advice.action, advice.reason.number, advice.reason.share)
                assert advice.reason.code is Code.CARD_TAKES or advice.reason.share is not None
                codes[advice.reason.code] += 1
            deal, _ = act(deal, advice.action)
    assert agreed > differed > 10
    assert len(codes) >= 3


def assert_fits(action: Action, number: int | None, share: int | None) -> None:
    assert number is not None
    assert share is None or 0 <= share <= 100
    match action:
        case Bid(amount):
            assert amount == number
        case Pass() | NameTrump():
            assert 0 <= number <= 14
        case PlayCard():
            assert 0 <= number <= 14
            assert share != 0, "a card is said to make or set a bid only more often than any other"
        case _:
            raise AssertionError(action)


def test_with_all_cards_seen_it_plays_the_exact_best() -> None:
    for number in range(4):
        deal, _ = start_deal(KOKKOLA, dealer_of(number), deck_of(number))
        while (options := options_of(deal)) is not None:
            view = view_of(deal, options.seat, (0, 0), all_hands=True)
            action = EXPERT.advise(view).action
            if isinstance(action, PlayCard):
                assert action.card in solve(deal).best_cards
            deal, _ = act(deal, action)


def test_stakes_are_points_in_the_open_field_and_chances_near_the_target() -> None:
    deal, _ = start_deal(KOKKOLA, Seat.WEST, deck_of(1))
    view = view_of(deal, Seat.NORTH, (0, 0))
    far = stakes_of(view)
    assert not far.is_near
    assert far.worth(8, 9, are_ours=True) == 9 - 5
    assert far.worth(8, 7, are_ours=True) == -8 - 7
    assert far.worth(8, 7, are_ours=False) == 8 + 7
    near = stakes_of(evolve(view, scores=(55, 50)))
    assert near.is_near
    assert near.worth(7, 7, are_ours=True) == near.worth(7, 14, are_ours=True) == 30
    assert near.worth(7, 6, are_ours=True) < 0 < near.worth(12, 11, are_ours=False)
    both = stakes_of(evolve(view, scores=(60, 58)))
    assert both.worth(7, 7, are_ours=False) == -30, "both are home, and the bidders win"
    assert both.table(7, are_ours=False)[7] == -30


def test_when_they_win_otherwise_a_failed_bid_costs_nothing() -> None:
    deal, _ = start_deal(KOKKOLA, Seat.NORTH, deck_of(1))
    worth = stakes_of(view_of(deal, Seat.SOUTH, (20, 61)))
    assert worth.worth(14, 13, are_ours=True) >= worth.worth(7, 7, are_ours=False)


def test_playing_out_shares_all_points() -> None:
    chance = Random(3)
    for _ in range(300):
        hands = [0, 0, 0, 0]
        for card in range(14):
            seat = chance.choice([seat for seat in range(4) if hands[seat].bit_count() < 6])
            hands[seat] |= 1 << card
        turned = [hands[1], hands[2], hands[3], hands[0]]
        ours = play_out(list(hands), 0, [], 0)
        assert 0 <= ours <= 14
        assert play_out(turned, 3, [], 1) == 14 - ours, "turned by a seat, the other team has them"
