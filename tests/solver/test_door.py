"""The door of the solver: deals and views of the engine in, cards and points out."""

from collections.abc import Iterator

import pytest
from attrs import evolve as changed
from hypothesis import given

from pidro.engine.actions import PlayCard, PlayOptions
from pidro.engine.cards import Card, Seat, Team
from pidro.engine.deal import Deal, evolve
from pidro.engine.events import CardPlayed
from pidro.engine.game import view_of
from pidro.engine.notation import parse_cards
from pidro.engine.phases import Phase
from pidro.engine.play import act, options_of
from pidro.engine.rules import KOKKOLA, Low, Rules
from pidro.solver.door import best_result, card_of_index, mask_of, new_solver, position_of, solve
from tests.strategies import Step, Trace, deal_from, played, rules, seeds, trace_of_seed


def plays(trace: Trace) -> Iterator[tuple[Step, Card]]:
    for step in trace.steps:
        match step.action:
            case PlayCard(card):
                yield step, card
            case _:
                pass


def before_the_lead(trace: Trace) -> Deal:
    return next(plays(trace))[0].before


@given(seeds, rules)
def test_every_card_leads_to_the_result_foretold(seed: int, rules: Rules) -> None:
    trace, solver = trace_of_seed(seed, rules), new_solver(rules)
    for step, card in plays(trace):
        solution = solve(step.before, solver)
        options = step.options
        assert isinstance(options, PlayOptions)
        assert solution.seat is options.seat
        assert [card for card, _ in solution.results] == list(step.before.named.sorted(options.cards))
        assert dict(solution.results)[card] == best_result(step.after, solver)


@given(seeds, rules)
def test_what_follows_by_itself_changes_no_result(seed: int, rules: Rules) -> None:
    trace, solver = trace_of_seed(seed, rules), new_solver(rules)
    for step, _ in plays(trace):
        deal, results = step.before, set[int]()
        for event in step.events:
            deal = evolve(deal, event)
            results.add(best_result(deal, solver))
        assert len(results) == 1


@given(seeds, rules)
def test_best_cards_on_all_sides_lead_to_the_best_result(seed: int, rules: Rules) -> None:
    trace, solver = trace_of_seed(seed, rules), new_solver(rules)
    deal = next(plays(trace))[0].before
    foretold = best_result(deal, solver)
    while options_of(deal) is not None:
        solution = solve(deal, solver)
        assert solution.best == foretold
        deal, _ = act(deal, PlayCard(solution.best_cards[-1]))
    assert deal.result is not None
    assert deal.result.taken[Team.NS] == foretold == best_result(deal)


@given(seeds, rules)
def test_a_view_with_all_hands_gives_the_same_as_the_deal(seed: int, rules: Rules) -> None:
    trace, solver = trace_of_seed(seed, rules), new_solver(rules)
    for step, _ in plays(trace):
        view = view_of(step.before, Seat.SOUTH, (0, 0), all_hands=True)
        assert solve(view, solver) == solve(step.before, solver)


def test_a_solver_given_remembers() -> None:
    deal, solver = before_the_lead(trace_of_seed(2)), new_solver(KOKKOLA)
    solve(deal, solver)
    assert solver._bounds


def test_a_view_with_hidden_hands_is_refused() -> None:
    view = view_of(before_the_lead(trace_of_seed(2)), Seat.SOUTH, (0, 0))
    with pytest.raises(ValueError, match="a hand is unknown"):
        solve(view)
    with pytest.raises(ValueError, match="a hand is unknown"):
        best_result(view)


def test_before_the_play_there_is_no_result() -> None:
    for deal in trace_of_seed(4).states:
        if deal.phase < Phase.PLAY:
            with pytest.raises(ValueError, match="not in its play"):
                solve(deal)
            with pytest.raises(ValueError, match="not in its play"):
                best_result(deal)


def test_a_scored_deal_has_its_result_and_no_card_to_play() -> None:
    deal = trace_of_seed(6).end
    assert deal.result is not None
    assert best_result(deal) == deal.result.taken[Team.NS]
    with pytest.raises(ValueError, match="not in its play but in scored"):
        solve(deal)


def test_a_complete_trick_asks_nobody() -> None:
    step = next(step for step, _ in plays(trace_of_seed(8)) if len(step.before.play.plays) == 3)
    card = step.events[0]
    assert isinstance(card, CardPlayed)
    deal = evolve(step.before, card)
    assert best_result(deal) == best_result(step.after)
    with pytest.raises(ValueError, match="nobody is to play"):
        solve(deal)


def test_numbers_of_trumps_and_back() -> None:
    trumps = before_the_lead(trace_of_seed(10)).named
    for card in trumps.cards:
        assert card_of_index(trumps, mask_of(trumps, (card,)).bit_length() - 1) is card
    assert mask_of(trumps, trumps.cards) == (1 << 14) - 1


def test_a_position_has_the_leader_of_the_trick() -> None:
    step = next(step for step, _ in plays(trace_of_seed(12)) if step.before.play.plays)
    play = step.before.play
    position = position_of(step.before.named, step.before.hands, play)
    assert position.leader == play.plays[0].seat
    assert len(position.trick) == len(play.plays)


def south_holds_six_top_trumps(rules: Rules) -> Deal:
    deal = deal_from(
        "C",
        dealer=Seat.EAST,
        south="AC KC QC JC TC 9C",
        west="8C 7C 6C",
        north="5C 5S",
        east="4C 3C 2C",
        rules=rules,
    )
    return played(deal, "6 pass pass pass C")


def test_six_top_trumps_take_all_but_the_two() -> None:
    deal = south_holds_six_top_trumps(KOKKOLA)
    solution = solve(deal)
    assert solution.seat is Seat.SOUTH
    assert solution.results == tuple((card, 13) for card in parse_cards("AC KC QC JC TC 9C"))
    assert solution.best_cards == parse_cards("AC KC QC JC TC 9C")
    assert best_result(deal) == 13


def test_the_two_goes_with_the_trick_where_the_rules_say_so() -> None:
    deal = south_holds_six_top_trumps(changed(KOKKOLA, low=Low.TAKEN))
    assert best_result(deal) == 14
