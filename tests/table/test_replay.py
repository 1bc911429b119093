"""A record played again: its states, and a cursor that goes over them back and forth."""

import pytest
from hypothesis import given

from pidro.engine.events import Dealt, GameWon
from pidro.engine.phases import Phase
from pidro.table.game_record import GameRecord, Outcome, outcomes, with_events
from pidro.table.replay import first_lead, replay, states_of
from tests.strategies import Trace, traces
from tests.table.games import finished, record_of, unfinished


def test_every_deal_starts_with_its_cards_and_the_last_event_is_the_victory() -> None:
    record = finished(3)
    positions = replay(record)
    starts = [position for position in positions if isinstance(position.events[0], Dealt)]
    assert [position.deal_number for position in starts] == list(range(len(record.deals)))
    assert isinstance(positions[-1].events[-1], GameWon)
    assert positions[-1].turn == record.turn
    assert positions[-1].game.scores == record.deals[-1].score


@given(traces)
def test_states_are_those_of_the_deal(trace: Trace) -> None:
    record = record_of(trace)
    assert states_of(record.rules, record.deals[0]) == trace.states
    assert tuple(position.deal for position in replay(record)) == trace.states


@given(traces)
def test_events_add_up_to_the_record(trace: Trace) -> None:
    record = record_of(trace)
    empty = GameRecord(
        rules=record.rules, deals=(type(record.deals[0])(trace.start.dealer, record.deals[0].deck),)
    )
    assert with_events(empty, trace.events) == record


@given(traces)
def test_outcome_is_that_of_the_score(trace: Trace) -> None:
    result = trace.end.result
    assert result is not None
    (outcome,) = outcomes(record_of(trace))
    bidders = trace.start.rules.teams[result.bidder]
    assert outcome == Outcome(result.bidder, result.bid, result.taken, bidders)
    assert outcome.is_made is result.is_made


def test_first_lead_is_where_the_buy_is_over() -> None:
    states = states_of(finished(3).rules, finished(3).deals[0])
    lead = first_lead(states)
    assert lead is not None
    assert states[lead].phase is Phase.PLAY
    assert states[lead - 1].phase < Phase.PLAY
    assert first_lead(states[:lead]) is None


@pytest.mark.parametrize("turn", [0, 1, 5, 17, 40])
def test_unfinished_game_ends_where_it_was_left(turn: int) -> None:
    record = unfinished(1, turn)
    positions = replay(record)
    assert (positions[-1].turn if positions else 0) == turn
