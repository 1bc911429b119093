"""Bursts of presses and keys, double clicks, repeating keys, strange buttons: one answer each, or none."""

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication

from pidro.engine.actions import PlayOptions
from pidro.engine.cards import Card, Seat
from pidro.engine.phases import Phase
from pidro.table.live_game import LiveGame
from pidro.ui.controls import Command
from pidro.ui.settings import Pace
from pidro.ui.states import Asking, Resting, Showing
from pidro.ui.story import Rest
from tests.ui.conftest import Sit
from tests.ui.moments import Moment, at
from tests.ui.person import AT_ONCE, Person, until

ASKED = (Moment.BID, Moment.TRUMP, Moment.LEAD, Moment.FOLLOW)


def _answers(live: LiveGame) -> int:
    """How often South has decided."""
    return sum(move.seat is Seat.SOUTH for deal in live.record.deals for move in deal.moves)


def _places(person: Person) -> list[QPoint]:
    """Two places of the open question that answer it."""
    buttons = list(person.buttons().values())
    if buttons:
        return [button.mapTo(person.viewport, button.rect().center()) for button in (buttons * 2)[:2]]
    return [person.point_of(card) for card in (person.cards() * 2)[:2]]


def _burst(person: Person, places: list[QPoint], presses: int = 10, gap_ms: float = 10.0) -> None:
    person.clock.wait()
    for index in range(presses):
        person.press_at(places[index % len(places)])
        person.clock.wait(gap_ms)


def _hurry(person: Person) -> None:
    """Let the rest be told at once."""
    person.window.set_settings(AT_ONCE)
    for _ in range(200):
        if not isinstance(person.state, Showing):
            return
        person.clock.wait()
        person.press_at(QPoint(3, person.viewport.height() // 2))
    raise AssertionError("it never ends")


@pytest.mark.parametrize("pace", Pace)
@pytest.mark.parametrize("moment", ASKED)
def test_ten_clicks_within_100_ms_answer_once(sit: Sit, moment: Moment, pace: Pace) -> None:
    person = sit(begin=False)
    for places in (1, 2):
        person.window.set_settings(evolve(AT_ONCE, pace=pace))
        live = at(person, moment)
        before = _answers(live)
        _burst(person, _places(person)[:places])
        assert _answers(live) == before + 1
        _hurry(person)
        assert _answers(live) == before + 1


@pytest.mark.parametrize("pace", Pace)
def test_ten_clicks_in_kill_mark_one_card(sit: Sit, pace: Pace) -> None:
    person = sit(pace=pace, begin=False)
    live = at(person, Moment.KILL)
    before = _answers(live)
    _burst(person, [person.point_of(card) for card in person.cards()[:2]])
    assert isinstance(person.state, Asking)
    assert person.state.chosen == frozenset(person.cards()[:1])
    assert _answers(live) == before


@pytest.mark.parametrize("pace", Pace)
def test_ten_clicks_on_kill_kill_once_and_play_nothing(sit: Sit, pace: Pace) -> None:
    person = sit(pace=pace, begin=False)
    live = at(person, Moment.KILL)
    for card in sorted(person.window.controller.running.advice(person.player).action.cards):  # type: ignore[union-attr]
        person.clock.wait()
        person.click(card)
    before = _answers(live)
    button = person.buttons()[Command.CONFIRM]
    _burst(person, [button.mapTo(person.viewport, button.rect().center())])
    assert _answers(live) == before + 1


@pytest.mark.parametrize("pace", Pace)
def test_ten_clicks_on_next_deal_start_one_and_answer_nothing(sit: Sit, pace: Pace) -> None:
    person = sit(pace=pace, begin=False)
    live = at(person, Moment.SCORED)
    button = person.buttons()[Command.NEXT_DEAL]
    before = _answers(live)
    _burst(person, [button.mapTo(person.viewport, button.rect().center())])
    assert len(live.record.deals) == 2
    assert _answers(live) == before


@pytest.mark.parametrize("pace", Pace)
def test_ten_clicks_on_the_discards_buy_and_answer_nothing(sit: Sit, pace: Pace) -> None:
    person = sit(begin=False)
    live = at(person, Moment.TRUMP)
    person.act_by_mouse()
    assert person.state == Resting(Rest.BEFORE_BUY)
    person.window.set_settings(evolve(AT_ONCE, pace=pace))
    before = _answers(live)
    _burst(person, [QPoint(person.viewport.width() // 2, person.viewport.height() // 3)])
    assert person.state != Resting(Rest.BEFORE_BUY)
    assert _answers(live) == before


@pytest.mark.parametrize("pace", Pace)
def test_double_click_answers_once(sit: Sit, pace: Pace) -> None:
    person = sit(pace=pace, begin=False)
    for moment in (*ASKED, Moment.SCORED):
        live = at(person, moment)
        before, deals = _answers(live), len(live.record.deals)
        place = _places(person)[0]
        person.clock.wait()
        person.double_press_at(place)
        assert (_answers(live) - before) + (len(live.record.deals) - deals) == 1, moment


@pytest.mark.parametrize("moment", ASKED)
def test_key_burst_answers_once(sit: Sit, moment: Moment) -> None:
    person = sit(begin=False)
    live = at(person, moment)
    before = _answers(live)
    choices = [button.choice for button in person.buttons().values()]
    if choices:
        assert choices[0].key is not None
        key = choices[0].key
    else:
        key = Qt.Key.Key_Return
        person.key(Qt.Key.Key_Right)
    person.clock.wait()
    for _ in range(10):
        person.key(key)
        person.clock.wait(10)
    assert _answers(live) == before + 1


def test_space_burst_deals_once(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.SCORED)
    before = _answers(live)
    person.clock.wait()
    for _ in range(10):
        person.key(Qt.Key.Key_Space)
        person.clock.wait(10)
    assert len(live.record.deals) == 2
    assert _answers(live) == before


@pytest.mark.parametrize("moment", [*ASKED, Moment.KILL, Moment.SCORED])
def test_key_that_repeats_by_itself_does_nothing(sit: Sit, moment: Moment) -> None:
    person = sit(begin=False)
    live = at(person, moment)
    person.key(Qt.Key.Key_Right)
    before = live.record
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_P, Qt.Key.Key_6, Qt.Key.Key_C):
        person.clock.wait()
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=True)
        target = QApplication.focusWidget()
        assert target is not None
        QApplication.sendEvent(target, event)
    assert live.record == before


def test_no_shortcut_repeats_by_itself(sit: Sit) -> None:
    person = sit(begin=False)
    repeating = [
        action.text()
        for action in person.window.findChildren(QAction)
        if action.shortcut().toString() and action.autoRepeat()
    ]
    assert repeating == []


@pytest.mark.parametrize("moment", [*ASKED, Moment.KILL])
@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_other_mouse_buttons_do_nothing(sit: Sit, moment: Moment, button: Qt.MouseButton) -> None:
    person = sit(begin=False)
    live = at(person, moment)
    before, state = live.record, person.state
    for place in _places(person):
        person.clock.wait()
        person.press_at(place, button)
    assert live.record == before
    assert person.state == state


@pytest.mark.parametrize("moment", [*ASKED, Moment.KILL])
def test_presses_on_the_felt_do_nothing(sit: Sit, moment: Moment) -> None:
    person = sit(begin=False)
    live = at(person, moment)
    before, state = live.record, person.state
    width, height = person.viewport.width(), person.viewport.height()
    for place in (QPoint(width // 2, height // 3), QPoint(2, height // 2), QPoint(width - 3, height - 60)):
        person.clock.wait()
        person.press_at(place)
    assert live.record == before
    assert person.state == state


def test_presses_on_the_cards_of_others_answer_nothing(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.FOLLOW)
    turn = live.turn
    for item in person.window.scene.items():
        look = getattr(item, "look", None)
        if look is None or look.face in live.view().hand:
            continue
        person.clock.wait()
        person.press_at(item.mapToScene(0, 0).toPoint())
    assert live.turn == turn
    assert isinstance(person.state, Asking)


def test_a_card_that_cannot_be_played_says_why(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.BID)
    until(person, lambda: bool(_refused(person)))
    turn = live.turn
    person.clock.wait()
    person.click(_refused(person)[0])
    assert live.turn == turn
    assert "trump" in person.window.table.message


def _refused(person: Person) -> list[Card]:
    """Cards of the hand that can't be played at the open question."""
    state = person.state
    if not isinstance(state, Asking) or not isinstance(state.options, PlayOptions):
        return []
    hand = person.window.controller.running.view().hand
    return [card for card in hand if card not in state.options.cards]


@pytest.mark.parametrize("pace", [Pace.CALM, Pace.NORMAL, Pace.QUICK])
def test_presses_out_of_turn_only_finish_what_moves(sit: Sit, pace: Pace) -> None:
    person = sit(pace=pace)
    live = person.window.games.live
    assert live is not None
    assert isinstance(person.state, Showing)
    hand = [item for item in person.window.scene.items() if _face(item) in live.view().hand]
    person.clock.wait()
    person.press_at(hand[0].mapToScene(0, 0).toPoint())
    person.clock.wait()
    person.press_at(hand[-1].mapToScene(0, 0).toPoint())
    assert _answers(live) == 0
    assert live.deal.phase is Phase.BIDDING


def _face(item: object) -> Card | None:
    look = getattr(item, "look", None)
    return None if look is None else look.face
