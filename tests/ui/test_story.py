"""How events are told: in what order, with what holds and rests, with the view that belongs to each."""

import pytest

from pidro.engine.cards import Seat
from pidro.engine.deal import Deal
from pidro.engine.events import CardPlayed, DealScored, Dealt, Discarded, Event, TrickWon
from pidro.engine.game import view_of
from pidro.engine.phases import Phase
from pidro.engine.rules import KOKKOLA, PRESETS
from pidro.engine.view import seen_by
from pidro.ui import timeline
from pidro.ui.story import Beat, Hold, Onlooker, Pause, Present, Recap, Rest, recap, story
from tests.strategies import Trace, trace_of_seed

SOUTH = Onlooker(Seat.SOUTH, (3, -2))


def _told(trace: Trace, *, wait: bool = False, onlooker: Onlooker = SOUTH) -> list[Beat]:
    start = Deal(trace.start.rules, trace.start.dealer)
    return list(story(start, trace.events, onlooker, wait_after_trick=wait))


def _events(beats: list[Beat]) -> list[Event]:
    return [beat.event for beat in beats if isinstance(beat, Present)]


@pytest.mark.parametrize("seed", range(12))
def test_every_event_is_told_once_as_south_sees_it(seed: int) -> None:
    trace = trace_of_seed(seed)
    seen = [seen_by(event, Seat.SOUTH, KOKKOLA) for event in trace.events]
    assert _events(_told(trace)) == seen


def test_an_open_table_is_told_everything() -> None:
    trace = trace_of_seed(3)
    onlooker = Onlooker(Seat.SOUTH, (0, 0), all_hands=True)
    beats = _told(trace, onlooker=onlooker)
    assert _events(beats) == list(trace.events)
    views = [beat.view for beat in beats if isinstance(beat, Present)]
    assert all(None not in hand for view in views for hand in view.hands)


def test_the_last_view_is_that_of_the_scored_deal() -> None:
    trace = trace_of_seed(4)
    last = [beat for beat in _told(trace) if isinstance(beat, Present)][-1]
    assert last.view == view_of(trace.end, Seat.SOUTH, (3, -2))
    assert last.view.phase is Phase.SCORED


@pytest.mark.parametrize("seed", range(8))
def test_one_rest_before_the_buy_when_all_three_have_discarded(seed: int) -> None:
    beats = _told(trace_of_seed(seed))
    rests = [place for place, beat in enumerate(beats) if beat == Pause(Rest.BEFORE_BUY)]
    assert len(rests) == 1
    before = _events(beats[: rests[0]])
    assert sum(isinstance(event, Discarded) for event in before) == 3
    assert not any(isinstance(event, Discarded) for event in _events(beats[rests[0] :]))


@pytest.mark.parametrize("wait", [False, True])
def test_a_finished_trick_stays_or_waits(wait: bool) -> None:
    trace = trace_of_seed(2)
    beats = _told(trace, wait=wait)
    expected = Pause(Rest.TRICK) if wait else Hold(timeline.TRICK_STAYS_MS)
    for place, beat in enumerate(beats):
        if isinstance(beat, Present) and isinstance(beat.event, TrickWon):
            assert beats[place - 1] == expected
    assert (Pause(Rest.TRICK) in beats) is wait


def test_cards_and_the_deal_can_be_seen_for_a_while() -> None:
    beats = _told(trace_of_seed(2))
    for place, beat in enumerate(beats):
        if isinstance(beat, Present) and isinstance(beat.event, (CardPlayed, Dealt)):
            assert isinstance(beats[place + 1], Hold)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(8))
def test_the_recap_tells_every_trick_and_the_rest_before_the_points(seed: int, preset: str) -> None:
    trace = trace_of_seed(seed, PRESETS[preset])
    beats = _told(trace)
    looks = [beat for beat in beats if isinstance(beat, Recap)]
    tricks = trace.end.play.tricks
    points = sum(sum(trick.points) for trick in tricks)
    claimed = points < sum(trace.end.play.taken)
    assert [look.trick for look in looks] == list(range(len(tricks) + claimed))
    scored = next(
        i for i, beat in enumerate(beats) if isinstance(beat, Present) and isinstance(beat.event, DealScored)
    )
    assert beats[scored - len(looks) : scored] == looks


def test_the_recap_can_be_told_again() -> None:
    trace = trace_of_seed(5)
    first = [beat for beat in _told(trace) if isinstance(beat, Recap)]
    again = list(recap(view_of(trace.end, Seat.SOUTH, (3, -2))))
    assert [look.trick for look in first] == [look.trick for look in again if isinstance(look, Recap)]
