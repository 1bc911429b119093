"""What actions bring on average and as the cards lay, against other ways to count it."""

from collections.abc import Iterator
from math import isclose
from random import Random

import pytest
from attrs import evolve

from pidro.engine.actions import Bid, KillOptions, NameTrump, Pass, PlayCard, PlayOptions
from pidro.engine.cards import Card, Seat, Suit, Team
from pidro.engine.deal import Deal
from pidro.engine.game import view_of
from pidro.engine.play import act, options_of
from pidro.engine.rules import KOKKOLA, PRESETS, Low, Made, Rules
from pidro.engine.view import SeatView
from pidro.players.beliefs import belief_of
from pidro.players.counting import unseen_trumps
from pidro.players.rule_player import RulePlayer
from pidro.players.worlds import worlds_of
from pidro.solver.door import new_solver
from pidro.table.estimates import Estimate, Valuer
from pidro.table.replay import states_of
from pidro.table.review import contracts_of, way_of
from tests.strategies import deal_from, played, trace_of_seed
from tests.table.reviewed_deals import NO_SCORES, by_chance, by_rule, questions, referee

VALUER = Valuer.of(KOKKOLA)


def scored(bid: int, bidders: int) -> int:
    """What the deal is worth to the bidding team, as RULES 3.8 counts it."""
    return (bidders if bidders >= bid else -bid) - (14 - bidders)


def test_cards_as_they_lay_are_scored_ways() -> None:
    for seed in range(30):
        deal = by_chance(seed)
        states = states_of(KOKKOLA, deal)
        for step in way_of(states, deal.actions, new_solver(KOKKOLA)):
            state = states[step.place]
            lay = VALUER.as_the_cards_lay(state, NO_SCORES)
            high, teams = state.high, KOKKOLA.teams
            for card, points in step.results:
                bidders = points if teams[high.seat] is Team.NS else 14 - points
                sign = 1 if teams[high.seat] is teams[step.seat] else -1
                assert lay[PlayCard(card)] == sign * scored(high.amount, bidders)


def test_trumps_as_the_cards_lay_are_the_contracts() -> None:
    for number in range(8):
        deal = by_rule(number).deals[0]
        contracts = contracts_of(KOKKOLA, deal, new_solver(KOKKOLA))
        state = states_of(KOKKOLA, deal)[4]
        lay = VALUER.as_the_cards_lay(state, NO_SCORES)
        for suit in Suit:
            points = contracts[state.high.seat][suit].points
            assert lay[NameTrump(suit)] == scored(state.high.amount, points)


def test_the_last_call_as_the_cards_lay() -> None:
    deal = deal_from("C", dealer=Seat.EAST, east="AC KC QC JC TC 9C", south="5C 5S", north="8C 7C")
    state = played(deal, "6 pass pass")
    lay = VALUER.as_the_cards_lay(state, NO_SCORES)
    # With clubs, East takes all but the five and perhaps the five of South's team; he bids what he likes.
    assert lay[Bid(7)] == lay[Bid(12)] > 0
    assert lay[Bid(14)] < 0
    passed, _ = act(state, Pass())
    named = RulePlayer().advise(view_of(passed, Seat.SOUTH, NO_SCORES)).action
    assert lay[Pass()] == -VALUER.as_the_cards_lay(passed, NO_SCORES)[named]


def late_states(count: int) -> Iterator[Deal]:
    for number in range(count):
        states = states_of(KOKKOLA, by_rule(number).deals[0])
        for place in questions(states, Seat.SOUTH):
            if len(states[place].play.tricks) >= 2:
                yield states[place]


def test_of_few_layouts_all_are_weighed_and_one_is_true() -> None:
    exact = 0
    for state in late_states(40):
        estimate = VALUER.estimate(view_of(state, Seat.SOUTH, NO_SCORES))
        lay = VALUER.as_the_cards_lay(state, NO_SCORES)
        assert isclose(sum(estimate.weights), 1.0)
        if estimate.are_all:
            exact += 1
            assert tuple(lay[action] for action in estimate.actions) in estimate.worths
    assert exact > 10


def test_an_average_is_the_referees_over_all_layouts() -> None:
    checked = 0
    for state in late_states(25):
        view = view_of(state, Seat.SOUTH, NO_SCORES)
        worlds = worlds_of(view, 0, Random(0).random, belief_of(view)) if few_are_hidden(view) else None
        if worlds is None:
            continue
        estimate = VALUER.estimate(view)
        read, trumps = referee(state.named), state.named
        sums = dict.fromkeys(estimate.actions, 0.0)
        for layout, weight in zip(worlds.layouts, worlds.weights, strict=True):
            hands = tuple(
                tuple(card for card in trumps.cards if mask >> trumps.strength[card] & 1) for mask in layout
            )
            for card, points in read(evolve(state, hands=hands)).items():
                sums[PlayCard(card)] += weight * for_south(state, points)
        assert sums == pytest.approx({action: estimate.average(action) for action in sums})
        checked += 1
    assert checked > 3


def few_are_hidden(view: SeatView) -> bool:
    return len(unseen_trumps(view)) <= 5


def for_south(state: Deal, points: int) -> int:
    """What it is worth to South that NS takes so many more points."""
    taken = state.play.taken[Team.NS] + points
    if state.high.seat in (Seat.SOUTH, Seat.NORTH):
        return scored(state.high.amount, taken)
    return -scored(state.high.amount, 14 - taken)


def test_when_nothing_is_hidden_both_questions_have_one_answer() -> None:
    checked = 0
    for seed in range(200):
        states = trace_of_seed(seed).states
        for state in states:
            options = options_of(state)
            if not isinstance(options, PlayOptions) or len(options.cards) < 2:
                continue
            others = [card for seat in Seat if seat is not options.seat for card in trumps_of(state, seat)]
            if others:
                continue
            checked += 1
            estimate = VALUER.estimate(view_of(state, options.seat, NO_SCORES))
            lay = VALUER.as_the_cards_lay(state, NO_SCORES)
            assert {action: estimate.average(action) for action in estimate.actions} == pytest.approx(lay)
    assert checked > 5


def trumps_of(state: Deal, seat: Seat) -> tuple[Card, ...]:
    return state.named.held(state.hands[seat])


def test_doubt_is_the_error_of_a_sample() -> None:
    random = Random(8)
    errors, doubts = [], []
    for _ in range(400):
        worths = tuple((0.0, random.gauss(1, 4)) for _ in range(50))
        sample = Estimate((Pass(), Bid(6)), worths, (0.02,) * 50, are_all=False)
        errors.append(sample.loss(Pass(), Bid(6)) - 1)
        doubts.append(sample.doubt(Pass(), Bid(6)))
    spread = (sum(error**2 for error in errors) / 400) ** 0.5
    assert sum(doubts) / 400 == pytest.approx(spread, rel=0.1)
    assert Estimate((Pass(), Bid(6)), ((0.0, 5.0),), (1.0,), are_all=True).doubt(Pass(), Bid(6)) == 0


def test_a_strong_hand_should_bid_and_a_weak_one_pass() -> None:
    strong = deal_from("C", dealer=Seat.EAST, south="AC KC QC JC 5C 5S")
    estimate = VALUER.estimate(view_of(strong, Seat.SOUTH, NO_SCORES))
    assert estimate.average(Bid(9)) > estimate.average(Pass())
    weak = deal_from("C", dealer=Seat.EAST, south="3C 6C 7S 8S 4D 6D 9D 3H 8H")
    estimate = VALUER.estimate(view_of(weak, Seat.SOUTH, NO_SCORES))
    assert estimate.average(Pass()) > estimate.average(Bid(9)) > estimate.average(Bid(14))


def test_the_best_suit_should_be_trump() -> None:
    deal = played(deal_from("C", dealer=Seat.EAST, south="AC KC QC JC 5C 5S"), "9 pass pass pass")
    estimate = VALUER.estimate(view_of(deal, Seat.SOUTH, NO_SCORES))
    assert max(estimate.actions, key=estimate.average) == NameTrump(Suit.CLUBS)


def test_a_high_card_should_not_be_killed() -> None:
    deal = deal_from("C", dealer=Seat.EAST, south="AC KC TC 5C 4C 3C 2C")
    deal = played(deal, "9 pass pass pass C")
    options = options_of(deal)
    assert isinstance(options, KillOptions)
    estimate = VALUER.estimate(view_of(deal, Seat.SOUTH, NO_SCORES))
    king, *_, three = estimate.actions
    assert estimate.average(three) > estimate.average(king)
    lay = VALUER.as_the_cards_lay(deal, NO_SCORES)
    assert lay[three] >= lay[king]


def test_many_ways_to_kill_are_weighed_over_fewer_deals() -> None:
    deal = deal_from("C", dealer=Seat.EAST, south="AC KC QC 9C 8C 7C 6C 4C 3C")
    deal = played(deal, "9 pass pass pass C")
    estimate = VALUER.estimate(view_of(deal, Seat.SOUTH, NO_SCORES))
    assert len(estimate.actions) == 56
    assert len(estimate.weights) == 12


def test_near_the_end_of_the_game_points_are_chances() -> None:
    deal = deal_from("C", dealer=Seat.EAST, south="AC KC QC JC TC 9C", north="5C 5S")
    deal = played(deal, "9 pass pass pass C")
    sure = VALUER.as_the_cards_lay(deal, (60, 0))
    assert set(sure.values()) == {30.0}


def test_only_at_a_turn() -> None:
    states = states_of(KOKKOLA, by_rule(1).deals[0])
    with pytest.raises(AssertionError, match="nobody is asked"):
        VALUER.as_the_cards_lay(states[-1], NO_SCORES)
    with pytest.raises(AssertionError, match="only at its turn"):
        VALUER.estimate(view_of(states[-1], Seat.SOUTH, NO_SCORES))


ODD = evolve(KOKKOLA, lowest_bid=2, highest_bid=4, low=Low.TAKEN, made=Made.BID, discards_shown=False)
"""As far from the presets as a record may be."""


@pytest.mark.parametrize(
    ("rules", "seed"), [(KOKKOLA, 0), (KOKKOLA, 1), (PRESETS["academic"], 1), (PRESETS["sou"], 3), (ODD, 5)]
)
def test_every_question_under_any_rules_can_be_answered(rules: Rules, seed: int) -> None:
    valuer = Valuer.of(rules)
    for state in trace_of_seed(seed, rules).states[:-1]:
        options = options_of(state)
        assert options is not None
        estimate = valuer.estimate(view_of(state, options.seat, (10, 50)))
        lay = valuer.as_the_cards_lay(state, (10, 50))
        assert set(estimate.actions) == set(lay) == set(options)
        assert isclose(sum(estimate.weights), 1.0)
