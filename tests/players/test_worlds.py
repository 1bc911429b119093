"""The layouts that a view allows: all of them or a fair sample, weighted exactly and softly by the bids."""

from collections import Counter
from random import Random

import pytest

from pidro.engine.actions import Action
from pidro.engine.cards import Seat
from pidro.engine.game import view_of
from pidro.engine.phases import Phase
from pidro.engine.play import act, options_of, start_deal
from pidro.engine.rules import KOKKOLA
from pidro.engine.view import SeatView
from pidro.players import worlds as module
from pidro.players.beliefs import belief_of
from pidro.players.tips import TipsPlayer
from pidro.players.worlds import MOST_LISTED, Worlds, worlds_of
from pidro.solver.door import mask_of
from pidro.solver.position import Masks
from pidro.table.shuffle import dealer_of, deck_of
from tests.players.redeal import redealt


def played_views(numbers: range, cards: range) -> list[tuple[SeatView, Masks]]:
    """Views at the first cards of deals, with how the trumps really lay."""
    found: list[tuple[SeatView, Masks]] = []
    for number in numbers:
        deal, _ = start_deal(KOKKOLA, dealer_of(number), deck_of(number))
        place = 0
        while (options := options_of(deal)) is not None:
            view = view_of(deal, options.seat, (0, 0))
            if deal.phase is Phase.PLAY:
                if place in cards:
                    south, west, north, east = (mask_of(deal.named, hand) for hand in deal.hands)
                    found.append((view, (south, west, north, east)))
                place += 1
            deal, _ = act(deal, TipsPlayer().advise(view).action)
    return found


def evenly(layout: Masks) -> float:
    return 1.0 + 0.0 * layout[0]


def test_layouts_hold_every_card_once_and_the_own_hand() -> None:
    for view, truth in played_views(range(40), range(0, 16, 3)):
        worlds = worlds_of(view, 20, Random(1).random, evenly)
        assert sum(worlds.weights) == pytest.approx(1)
        assert len(worlds.layouts) == len(worlds.weights)
        live = truth[0] | truth[1] | truth[2] | truth[3]
        for layout in worlds.layouts:
            assert sum(layout) == live, "every live trump once"
            assert layout[view.seat] == truth[view.seat]
            for seat in Seat:
                assert layout[seat].bit_count() <= len(view.hands[seat])
                assert view.play.cold[seat] is None or not layout[seat]


def test_the_truth_is_among_all_layouts() -> None:
    listed = 0
    for view, truth in played_views(range(60), range(5, 20)):
        worlds = worlds_of(view, 20, Random(1).random, evenly)
        if worlds.are_all:
            listed += 1
            assert len(worlds.layouts) <= MOST_LISTED
            assert len(set(worlds.layouts)) == len(worlds.layouts)
            assert truth in worlds.layouts
    assert listed > 100


def test_weights_are_those_of_dealing_the_unseen_cards_anew() -> None:
    """A view with few layouts: the weights are as often as each comes up when the deal is dealt again."""
    number = 8
    start, _ = start_deal(KOKKOLA, dealer_of(number), deck_of(number))
    deal = start
    actions: list[Action] = []
    found: list[tuple[Seat, Worlds]] = []
    while not found:
        options = options_of(deal)
        assert options is not None
        view = view_of(deal, options.seat, (0, 0))
        if deal.phase is Phase.PLAY:
            worlds = worlds_of(view, 20, Random(1).random, evenly)
            if worlds.are_all and 3 <= len(worlds.layouts) <= 40:
                found.append((view.seat, worlds))
                continue
        action = TipsPlayer().advise(view).action
        actions.append(action)
        deal, _ = act(deal, action)
    seat, worlds = found[0]
    counts: Counter[Masks] = Counter()
    for seed in range(600):
        other = redealt(start, actions, seat, Random(seed))
        if other is not None:
            south, west, north, east = (mask_of(deal.named, hand) for hand in other.hands)
            counts[south, west, north, east] += 1
    assert set(counts) <= set(worlds.layouts)
    for layout, weight in zip(worlds.layouts, worlds.weights, strict=True):
        assert counts[layout] / counts.total() == pytest.approx(weight, abs=0.07)


def test_a_sample_is_as_good_as_all_layouts() -> None:
    view, _ = next(
        found
        for found in played_views(range(60), range(8, 9))
        if 20 < len(worlds_of(found[0], 1, Random(1).random, evenly).layouts) <= MOST_LISTED
    )
    whole = worlds_of(view, 1, Random(1).random, evenly)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "MOST_LISTED", 0)
        sample = worlds_of(view, 3000, Random(1).random, evenly)
    assert not sample.are_all
    shares = dict(zip(sample.layouts, sample.weights, strict=True))
    for layout, weight in zip(whole.layouts, whole.weights, strict=True):
        assert shares.get(layout, 0.0) == pytest.approx(weight, abs=0.02)


def test_the_same_stream_gives_the_same_layouts() -> None:
    view, _ = played_views(range(1, 2), range(1))[0]
    assert worlds_of(view, 30, Random(5).random, evenly) == worlds_of(view, 30, Random(5).random, evenly)
    assert worlds_of(view, 30, Random(5).random, evenly) != worlds_of(view, 30, Random(6).random, evenly)


def test_bids_make_the_ace_likelier_with_the_high_bidder_and_no_layout_impossible() -> None:
    ace = 1 << 13
    by_count = by_bids = 0.0
    for view, _ in played_views(range(80), range(1, 2)):
        bidder = view.high.seat
        belief = belief_of(view)
        even = worlds_of(view, 40, Random(2).random, evenly)
        told = worlds_of(view, 40, Random(2).random, belief)
        assert all(belief(layout) > 0 for layout in even.layouts)
        by_count += sum(w for h, w in zip(even.layouts, even.weights, strict=True) if h[bidder] & ace)
        by_bids += sum(w for h, w in zip(told.layouts, told.weights, strict=True) if h[bidder] & ace)
    assert by_bids > by_count
