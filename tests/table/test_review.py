"""What a deal was worth: par, what could have been bid, and the way of the value, against a referee."""

import os
import pickle
from itertools import product
from random import Random

import pytest

from pidro.engine.actions import BidOptions, KillOptions, TrumpOptions
from pidro.engine.cards import Seat, Suit, Team
from pidro.engine.game import view_of
from pidro.engine.notation import parse_cards
from pidro.engine.play import act, options_of, start_deal
from pidro.engine.rules import KOKKOLA, PRESETS, Rules
from pidro.players.rule_player import RulePlayer
from pidro.solver.door import best_result, new_solver
from pidro.table.game_record import DealRecord, moves_of
from pidro.table.replay import first_lead, states_of
from pidro.table.review import Review, contracts_of, par_of, review_of, way_of
from tests.strategies import action_of, deal_from, deck_of
from tests.table.reviewed_deals import by_chance, by_rule, referee

WISHED = int(os.environ.get("PIDRO_REVIEWED", "0"))
"""So many deals of which every shown value is compared with the referee's, instead of a few.

`PIDRO_REVIEWED=200 scripts/test tests/table/test_review.py -k referees` compares those of the goal.
"""


def reviewed(deal: DealRecord, rules: Rules = KOKKOLA) -> Review:
    review = review_of(rules, deal)
    assert review is not None
    return review


def cut(deal: DealRecord, moves: int) -> DealRecord:
    return DealRecord(deal.dealer, deal.deck, deal.moves[:moves])


@pytest.mark.parametrize(("preset", "deals"), [("kokkola", 200), ("academic", 30), ("sou", 30)])
def test_par_and_all_changes_make_the_result(preset: str, deals: int) -> None:
    rules = PRESETS[preset]
    solver, changed = new_solver(rules), 0
    for seed in range(deals):
        deal = by_chance(seed, rules)
        states = states_of(rules, deal)
        par, way = par_of(states, solver), way_of(states, deal.actions, solver)
        assert par is not None
        assert deal.points is not None
        assert par.points[Team.NS] + sum(step.change for step in way) == deal.points[Team.NS]
        assert sum(par.points) == 14
        changed += any(step.change for step in way)
    assert changed > deals / 2


def test_each_value_follows_from_the_one_before() -> None:
    for seed in range(40):
        review = reviewed(by_chance(seed))
        value = review.par.points[Team.NS]
        for step in review.way:
            assert step.before == value
            assert dict(step.results)[step.card] == step.after
            assert step.change * (1 if step.seat in (Seat.SOUTH, Seat.NORTH) else -1) == -step.cost
            assert (step.card in step.best_cards) is (step.cost == 0)
            value = step.after


def test_every_value_is_the_referees() -> None:
    solver = new_solver(KOKKOLA)
    for seed in range(WISHED or 16):
        deal = by_chance(seed)
        states = states_of(KOKKOLA, deal)
        read = referee(states[-1].named)
        for step in way_of(states, deal.actions, solver):
            state = states[step.place]
            taken = state.play.taken[Team.NS]
            found = {card: taken + points for card, points in read(state).items()}
            assert dict(step.results) == found
            best = max if step.seat in (Seat.SOUTH, Seat.NORTH) else min
            assert step.before == best(found.values())


def test_the_way_names_every_card_in_its_trick() -> None:
    deal = by_chance(3)
    end = states_of(KOKKOLA, deal)[-1]
    played = [
        (n + 1, play.seat, play.card) for n, trick in enumerate(end.play.tricks) for play in trick.plays
    ]
    assert [(step.trick, step.seat, step.card) for step in reviewed(deal).way] == played


def test_every_contract_is_the_referees() -> None:
    for seed in range(WISHED or 2):
        deal = by_chance(seed)
        contracts = contracts_of(KOKKOLA, deal, new_solver(KOKKOLA))
        assert [(c.bidder, c.suit) for row in contracts for c in row] == list(product(Seat, Suit))
        for seat, suit in product(Seat, Suit):
            if not WISHED and suit != (seat + seed) % 4:
                continue
            assert contracts[seat][suit].points == bid_and_bought(deal, seat, suit), (seed, seat, suit)


def bid_and_bought(deal: DealRecord, bidder: Seat, suit: Suit) -> int:
    """The bidder's points by the referee, after a buy by rule."""
    state, _ = start_deal(KOKKOLA, deal.dealer, deal.deck)
    while isinstance(options := options_of(state), BidOptions | TrumpOptions | KillOptions):
        match options:
            case BidOptions(seat):
                state, _ = act(state, action_of("6" if seat is bidder else "pass"))
            case TrumpOptions():
                state, _ = act(state, action_of(suit.letter))
            case KillOptions(seat):
                state, _ = act(state, RulePlayer().advise(view_of(state, seat, (0, 0))).action)
    assert options is not None
    results = referee(state.named)(state).values()
    ns = max(results) if options.seat in (Seat.SOUTH, Seat.NORTH) else min(results)
    return ns if bidder in (Seat.SOUTH, Seat.NORTH) else 14 - ns


def test_par_is_the_contract_that_was_played() -> None:
    for number in range(30):
        review = reviewed(by_rule(number).deals[0])
        par = review.par
        assert review.contracts[par.bidder][par.suit].points == par.points[par.bidders]


def test_six_top_trumps_are_worth_thirteen() -> None:
    start = deal_from(
        "C",
        dealer=Seat.EAST,
        south="AC KC QC JC TC 9C",
        west="8C 7C 6C",
        north="5C 5S",
        east="4C 3C 2C",
    )
    deck = deck_of(start.dealt, start.stock, start.dealer)
    deal = by_words(DealRecord(Seat.EAST, deck), "14 pass pass pass C AC")
    review = reviewed(deal)
    assert review.par.points == (13, 1)
    assert not review.par.is_made
    assert (review.par.bidder, review.par.bid, review.par.suit) == (Seat.SOUTH, 14, Suit.CLUBS)
    assert review.contracts[Seat.SOUTH][Suit.CLUBS].points == 13
    assert review.contracts[Seat.WEST][Suit.CLUBS].points == 1
    (step,) = review.way
    assert (step.change, step.best_cards) == (0, parse_cards("AC KC QC JC TC 9C"))
    assert review.total == 14


def by_words(deal: DealRecord, words: str) -> DealRecord:
    state, _ = start_deal(KOKKOLA, deal.dealer, deal.deck)
    moves = deal.moves
    for word in words.split():
        state, events = act(state, action_of(word))
        moves += moves_of(events)
    return DealRecord(deal.dealer, deal.deck, moves)


def test_before_the_first_lead_there_is_no_review() -> None:
    deal = by_rule(1).deals[0]
    lead = first_lead(states_of(KOKKOLA, deal))
    assert lead is not None
    for moves in range(lead):
        assert review_of(KOKKOLA, cut(deal, moves)) is None
    assert reviewed(cut(deal, lead)).way == ()


def test_a_deal_in_its_play_is_reviewed_as_far_as_it_went() -> None:
    random = Random(1)
    for seed in range(20):
        whole = by_rule(seed).deals[0]
        deal = cut(whole, random.randrange(6, len(whole.moves)))
        states = states_of(KOKKOLA, deal)
        if first_lead(states) is None:
            continue
        review = reviewed(deal)
        now = review.par.points[Team.NS] + sum(step.change for step in review.way)
        assert now == best_result(states[-1])


def test_a_review_comes_whole_out_of_another_process() -> None:
    review = reviewed(by_chance(7))
    assert pickle.loads(pickle.dumps(review)) == review  # noqa: S301


def test_a_solver_that_is_kept_changes_nothing() -> None:
    solver = new_solver(KOKKOLA)
    for seed in range(10):
        assert review_of(KOKKOLA, by_chance(seed), solver) == reviewed(by_chance(seed))
