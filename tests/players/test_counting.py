"""Counting the unseen trumps: what the buy made public, and nothing else, weighs the splits."""

from math import comb
from random import Random

import pytest

from pidro.engine.actions import Action, Bid, BidOptions, NameTrump, PlayOptions, TrumpOptions
from pidro.engine.cards import CLOCKWISE, Seat, Suit
from pidro.engine.deal import Deal
from pidro.engine.game import view_of
from pidro.engine.phases import Phase
from pidro.engine.play import act, options_of, start_deal
from pidro.engine.rules import KOKKOLA, PRESETS, Rules
from pidro.players.counting import Splits, splits_of, unseen_trumps
from tests.strategies import any_action, deal_from, played, shuffled, trace_of_seed

S, W, N, E = Seat


def splits(deal: Deal, seat: Seat) -> Splits:
    view = view_of(deal, seat, (0, 0))
    return splits_of(view, unseen_trumps(view))


def bounds(found: Splits, seat: Seat) -> tuple[int, int]:
    """The fewest and the most unseen trumps that the seat can hold."""
    return min(counts[seat] for counts, _ in found.weighted), found.most(seat)


def mean(found: Splits, seat: Seat) -> float:
    """How many unseen trumps the seat holds on average."""
    return sum(counts[seat] * weight for counts, weight in found.weighted) / found.total


def test_a_seat_with_six_trumps_before_the_buy_holds_just_those() -> None:
    deal = deal_from("H", dealer=E, south="AH KH QH", west="JH TH 9H 8H 7H 6H", north="5H")
    found = splits(played(deal, "8 pass pass pass H"), S)
    assert bounds(found, W) == (6, 6)


def test_a_seat_holds_at_least_what_it_showed_and_at_most_six() -> None:
    deal = deal_from("H", dealer=E, south="AH KH QH", west="JH TH", north="5H")
    found = splits(played(deal, "8 pass pass pass H"), S)
    assert bounds(found, W) == (2, 6)
    assert bounds(found, N) == (1, 6)
    assert bounds(found, E) == (0, 6)


def test_the_dealer_who_killed_keeps_six() -> None:
    deal = deal_from(
        "H", dealer=E, south="AH KH QH", west="JH", north="TH 9H 2H", east="8H 7H 6H 5H 5D 4H 3H"
    )
    deal = played(deal, "8 pass pass pass H -3H")
    assert deal.phase is Phase.PLAY
    found = splits(deal, S)
    assert bounds(found, E) == (6, 6)


def test_a_seat_that_is_cold_holds_none() -> None:
    deal = deal_from("H", dealer=N, south="AH KH QH 8H 7H 6H", west="JH TH", east="9H")
    deal = played(deal, "pass 8 pass pass H AH TH 2H 9H KH JH 3H")
    assert deal.play.cold[E] is not None
    assert splits(deal, S).most(E) == 0


def test_a_trump_that_nobody_showed_lies_with_one_of_those_who_drew() -> None:
    deal = deal_from("H", dealer=S, south="AH KH QH JH TH 9H 8H 7H 6H", west="5H", north="5D", east="4H")
    deal = played(deal, "pass pass pass 6 H -6H-7H-8H-9H")
    found = splits(deal, S)
    ways = 12 * 2 * 5  # who gets which of four; which of his two he showed; which of his draws was the other
    assert found.weighted == (((0, 1, 1, 2), ways), ((0, 1, 2, 1), ways), ((0, 2, 1, 1), ways))
    assert found.total == 3 * ways


def test_weights_are_the_ways_to_deal_and_draw() -> None:
    deal = deal_from(
        "H", dealer=E, south="AH KH QH JH TH 9H", west="8H 7H", north="6H 5H", east="5D 4H 3H 2H"
    )
    deal = played(deal, "8 pass pass pass H")
    view = view_of(deal, S, (0, 0))
    found = dict(splits_of(view, unseen_trumps(view)).weighted)
    slots = 9 + len(view.exchange.taken or ())

    def ways(west: int, north: int, east: int) -> int:
        def drawn(held: int) -> int:
            return comb(held, 2) * _falling(4, held - 2)

        return comb(8, west) * comb(8 - west, north) * drawn(west) * drawn(north) * _falling(slots, east)

    assert found[0, 2, 2, 4] == ways(2, 2, 4)
    assert found[0, 4, 3, 1] == ways(4, 3, 1)
    assert all(weight == ways(*counts[1:]) for counts, weight in found.items())


def _falling(start: int, count: int) -> int:
    return start * _falling(start - 1, count - 1) if count else 1


def test_no_unseen_trump_beats_nobody() -> None:
    deal = deal_from("H", dealer=E, south="AH KH QH", west="JH TH", north="5H")
    found = splits(played(deal, "8 pass pass pass H"), S)
    assert found.chance_of_any(0, (W, N)) == 0.0
    assert found.chance_of_any(found.unseen, (W,)) == 1.0
    assert found.chance_of_any(1, (W, N, E)) == pytest.approx(1.0)
    each = [found.chance_of_any(1, (seat,)) for seat in (W, N, E)]
    assert sum(each) == pytest.approx(1.0)
    assert each == pytest.approx([mean(found, seat) / found.unseen for seat in (W, N, E)])


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_what_is_really_held_is_always_possible(preset: str) -> None:
    for seed in range(60):
        trace = trace_of_seed(seed, PRESETS[preset])
        for step in trace.steps:
            if isinstance(step.options, PlayOptions):
                seat = step.options.seat
                held = tuple(
                    0 if other is seat else len(step.before.named.held(step.before.hands[other]))
                    for other in CLOCKWISE[0]
                )
                assert dict(splits(step.before, seat).weighted).get(held, 0) > 0


def test_counts_agree_with_what_chance_deals() -> None:
    """Where chance bids and plays nothing but the counts is known: the means must be right on average."""
    errors: dict[int, list[float]] = {0: [], 1: [], 2: [], 3: []}
    for seed in range(700):
        deal = _to_the_play(KOKKOLA, seed)
        if deal.phase is not Phase.PLAY:
            continue
        me = deal.play.turn
        found = splits(deal, me)
        for distance in (1, 2, 3):
            seat = CLOCKWISE[me][distance]
            place = (seat - deal.dealer) % 4
            errors[place].append(len(deal.named.held(deal.hands[seat])) - mean(found, seat))
    for place, differences in errors.items():
        error = sum(differences) / len(differences)
        assert abs(error) < 0.12, (place, error, len(differences))


def _to_the_play(rules: Rules, seed: int) -> Deal:
    chance = Random(seed)
    action: Action
    deal, _ = start_deal(rules, Seat(seed % 4), shuffled(seed))
    while (options := options_of(deal)) is not None and deal.phase < Phase.PLAY:
        if isinstance(options, TrumpOptions):
            action = NameTrump(Suit(chance.randrange(4)))
        elif isinstance(options, BidOptions) and options.bids and chance.random() < 0.3:
            action = Bid(options.bids[0])
        else:
            action = any_action(options, chance)
        deal, _ = act(deal, action)
    return deal
