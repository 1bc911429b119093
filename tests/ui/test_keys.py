"""The keyboard: each key does what the table says, wherever the focus is; the focus never goes astray."""

from functools import partial

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from pidro.engine.actions import Bid, Kill, NameTrump, Pass, PlayCard
from pidro.engine.cards import Seat, Suit
from pidro.table.live_game import LiveGame
from pidro.ui.controls import CardButton, Command, TableButton
from pidro.ui.corner import RoundButton
from pidro.ui.keys import COMMAND_KEYS
from pidro.ui.settings import Pace
from pidro.ui.states import Asking, Resting, Showing
from pidro.ui.story import Rest
from tests.ui.conftest import Sit
from tests.ui.moments import Moment, at
from tests.ui.person import AT_ONCE, Person

SUITS = {
    Qt.Key.Key_C: Suit.CLUBS,
    Qt.Key.Key_D: Suit.DIAMONDS,
    Qt.Key.Key_H: Suit.HEARTS,
    Qt.Key.Key_S: Suit.SPADES,
}
BIDS = {
    Qt.Key.Key_8: 8,
    Qt.Key.Key_9: 9,
    Qt.Key.Key_0: 10,
    Qt.Key.Key_1: 11,
    Qt.Key.Key_2: 12,
    Qt.Key.Key_4: 14,
}


def _decided(live: LiveGame) -> list[object]:
    moves = live.record.deals[0].moves
    return [move.action for move in moves if move.seat is Seat.SOUTH]


@pytest.mark.parametrize("key", BIDS)
def test_a_digit_bids(sit: Sit, key: Qt.Key) -> None:
    person = sit(begin=False)
    live = at(person, Moment.BID)
    person.clock.wait()
    person.key(key)
    assert _decided(live)[0] == Bid(BIDS[key])


@pytest.mark.parametrize("key", [Qt.Key.Key_9, Qt.Key.Key_P])
def test_an_answer_may_be_typed_with_shift(sit: Sit, key: Qt.Key) -> None:
    """So a French keyboard does with every digit."""
    person = sit(begin=False)
    live = at(person, Moment.BID)
    person.clock.wait()
    QTest.keyClick(person.window.table, key, Qt.KeyboardModifier.ShiftModifier)
    assert _decided(live)[0] == (Bid(9) if key is Qt.Key.Key_9 else Pass())


@pytest.mark.parametrize("held", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier])
def test_with_another_key_held_a_key_is_no_answer(sit: Sit, held: Qt.KeyboardModifier) -> None:
    person = sit(begin=False)
    live = at(person, Moment.BID)
    person.clock.wait()
    QTest.keyClick(person.window.table, Qt.Key.Key_9, held | Qt.KeyboardModifier.ShiftModifier)
    assert _decided(live) == []


def test_p_passes(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.BID)
    person.clock.wait()
    person.key(Qt.Key.Key_P)
    assert _decided(live)[0] == Pass()


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_6, Qt.Key.Key_7, Qt.Key.Key_C, Qt.Key.Key_Space, Qt.Key.Key_Return]
)
def test_a_key_that_is_no_answer_does_nothing(sit: Sit, key: Qt.Key) -> None:
    """East has bid 7 already."""
    person = sit(begin=False)
    live = at(person, Moment.BID)
    before, state = live.record, person.state
    person.clock.wait()
    person.key(key)
    assert live.record == before
    assert person.state == state


@pytest.mark.parametrize("key", SUITS)
def test_a_letter_names_trump(sit: Sit, key: Qt.Key) -> None:
    """H too, though elsewhere it turns the hint on."""
    person = sit(begin=False)
    live = at(person, Moment.TRUMP)
    person.clock.wait()
    person.key(key)
    assert _decided(live)[1] == NameTrump(SUITS[key])
    assert not person.window.games.hint_is_on


def test_h_turns_the_hint_on_and_off(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.LEAD)
    for on in (True, False):
        person.clock.wait()
        person.key(Qt.Key.Key_H)
        assert person.window.games.hint_is_on is on


def test_the_hint_is_on_after_a_lesson(sit: Sit) -> None:
    """The lesson has none of its own."""
    person = sit(begin=False)
    at(person, Moment.LEAD)
    window = person.window
    window.set_hint(on=True)
    found = []
    for begin in (window.teacher.learn, partial(window.games.numbered_deal, 4), window.games.new_game):
        window.teacher.learn()
        begin()
        found.append(window.games.hint_is_on)
    assert found == [False, True, True]


def test_space_marks_in_kill_and_enter_kills(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.KILL)
    person.clock.wait()
    person.key(Qt.Key.Key_Right)
    card = person.window.table.focused_card()
    assert card is not None
    for marked in (frozenset({card}), frozenset(), frozenset({card})):
        person.clock.wait()
        person.key(Qt.Key.Key_Space)
        assert isinstance(person.state, Asking)
        assert person.state.chosen == marked
    person.clock.wait()
    person.key(Qt.Key.Key_Return)
    assert _decided(live)[2] == Kill(frozenset({card}))


def test_enter_in_kill_without_a_mark_marks(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.KILL)
    person.key(Qt.Key.Key_Right)
    person.clock.wait()
    person.key(Qt.Key.Key_Return)
    assert isinstance(person.state, Asking)
    assert len(person.state.chosen) == 1
    assert len(_decided(live)) == 2


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_arrows_and_enter_play(sit: Sit, key: Qt.Key) -> None:
    person = sit(begin=False)
    live = at(person, Moment.LEAD)
    for step in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        person.key(step)
    card = person.window.table.focused_card()
    assert card == person.cards()[0]
    person.clock.wait()
    person.key(key)
    assert _decided(live)[-1] == PlayCard(card) or PlayCard(card) in _decided(live)


def test_arrows_go_round(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.LEAD)
    cards = person.cards()
    walked = []
    for _ in range(len(cards) + 1):
        person.key(Qt.Key.Key_Right)
        walked.append(person.window.table.focused_card())
    assert walked == [*cards, cards[0]]
    person.key(Qt.Key.Key_Left)
    assert person.window.table.focused_card() == cards[-1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_going_on_key_skips_what_moves(sit: Sit, key: Qt.Key) -> None:
    person = sit(pace=Pace.CALM)
    assert isinstance(person.state, Showing)
    for _ in range(60):
        if isinstance(person.state, Asking):
            return
        person.clock.wait()
        person.key(key)
    raise AssertionError("the keys skip nothing")


@pytest.mark.parametrize("moment", [Moment.BID, Moment.TRUMP, Moment.SCORED])
def test_after_a_click_on_a_button_the_keys_still_mean_the_table(sit: Sit, moment: Moment) -> None:
    """A button that goes away must not hand its focus to "X" or "?"."""
    person = sit(begin=False)
    at(person, moment)
    person.act_by_mouse()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert not isinstance(focus, RoundButton)
    assert focus is person.window.table or person.window.table.isAncestorOf(focus)
    hint, shown = person.window.games.hint_is_on, person.window.isVisible()
    for _ in range(3):
        person.clock.wait()
        person.key(Qt.Key.Key_Space)
    assert person.window.isVisible() is shown
    assert person.window.games.hint_is_on is hint
    assert QApplication.activeModalWidget() is None


def test_a_game_by_mouse_never_leaves_the_focus_on_a_corner_button(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.BID)
    while person.state != Resting(Rest.DEAL_DONE):
        person.act_by_mouse()
        assert not isinstance(QApplication.focusWidget(), RoundButton), person.state


def test_after_a_card_by_keys_the_next_needs_no_click(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.LEAD)
    for count in range(1, 4):
        if not isinstance(person.state, Asking):
            break
        person.clock.wait()
        person.key(Qt.Key.Key_Right)
        person.key(Qt.Key.Key_Return)
        assert sum(isinstance(action, PlayCard) for action in _decided(live)) >= count


@pytest.mark.parametrize("command", [Command.ABOUT])
def test_keys_work_after_a_dialog(sit: Sit, command: Command) -> None:
    person = sit(begin=False)
    live = at(person, Moment.BID)
    corner = [button for button in person.viewport.findChildren(RoundButton) if button.text() == "!"]
    person.press_at(corner[0].mapTo(person.viewport, corner[0].rect().center()))
    dialog = person.window.findChild(QDialog)
    assert dialog is not None
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    person.window.activateWindow()
    person.clock.wait()
    person.key(Qt.Key.Key_P)
    assert _decided(live)[0] == Pass()


def test_tab_reaches_every_answer(sit: Sit) -> None:
    for moment, kind in ((Moment.BID, TableButton), (Moment.LEAD, CardButton), (Moment.KILL, CardButton)):
        person = sit(begin=False)
        at(person, moment)
        wanted = {child for child in _buttons(person, kind) if child.isEnabled()}
        assert wanted
        reached: set[QWidget] = set()
        person.window.table.setFocus()
        for _ in range(60):
            person.key(Qt.Key.Key_Tab)
            focus = QApplication.focusWidget()
            if focus is not None:
                reached.add(focus)
        assert wanted <= reached, moment


@pytest.mark.parametrize("is_in_front", [True, False])
def test_another_size_takes_the_focus_to_the_table(is_in_front: bool, sit: Sit) -> None:
    """Not to the next button: Enter would turn the hint on, and the game would count as assisted."""
    person = sit(begin=False)
    live = at(person, Moment.BID)
    person.key(Qt.Key.Key_Right)
    assert isinstance(QApplication.focusWidget(), TableButton)
    dialog = None if is_in_front else person.window.side.open_settings()
    QApplication.processEvents()
    person.window.resize(1000, 700)
    QApplication.processEvents()
    if dialog is not None:
        dialog.close()
    assert person.window.focusWidget() is person.window.table
    person.clock.wait()
    person.key(Qt.Key.Key_Return)
    assert not live.record.is_assisted


def _buttons(person: Person, kind: type[QWidget]) -> list[QWidget]:
    return [child for child in person.viewport.findChildren(kind) if child.isVisible()]


def test_keys_reach_the_table_from_the_score_sheet(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.BID)
    others = [
        child
        for child in person.window.findChildren(QWidget)
        if child.focusPolicy() & Qt.FocusPolicy.ClickFocus
        and child.isVisible()
        and not person.window.table.isAncestorOf(child)
        and child is not person.window.table
        and not child.isWindow()
        and child is not person.window.menuBar()
    ]
    for child in others:
        child.setFocus()
        at(person, Moment.BID)
        live = person.window.games.live  # type: ignore[assignment]
        child.setFocus()
        person.clock.wait()
        person.key(Qt.Key.Key_P)
        assert _decided(live)[0] == Pass(), child


def test_arrows_choose_a_card_from_a_corner_button_too(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.LEAD)
    for button in _buttons(person, RoundButton):
        button.setFocus(Qt.FocusReason.TabFocusReason)
        person.key(Qt.Key.Key_Right)
        assert person.window.table.focused_card() == person.cards()[0]


def test_every_control_has_a_name(sit: Sit) -> None:
    person = sit(begin=False)
    for moment in Moment:
        at(person, moment)
        for kind in (TableButton, CardButton, RoundButton):
            assert all(child.accessibleName() for child in _buttons(person, kind)), moment


def test_a_click_on_the_felt_keeps_the_focus(sit: Sit) -> None:
    person = sit(settings=evolve(AT_ONCE), begin=False)
    at(person, Moment.LEAD)
    person.key(Qt.Key.Key_Right)
    card = person.window.table.focused_card()
    person.clock.wait()
    person.press_at(QPoint(person.viewport.width() // 2, 220))
    assert person.window.table.focused_card() == card


def test_every_command_key_is_in_a_menu(sit: Sit) -> None:
    person = sit(begin=False)
    bar = person.window.menuBar()
    actions = [action for menu in bar.findChildren(QMenu) for action in menu.actions()]
    shown = [action.shortcut().toString() for action in actions if not action.shortcut().isEmpty()]
    assert set(shown) >= {"H", "R", "N", "V", "Space", "F1", "F11", "Ctrl+Q"}
    assert len(shown) == len(set(shown))


@pytest.mark.parametrize("moment", [Moment.TRUMP, Moment.LEAD, Moment.SCORED])
def test_a_key_that_a_menu_shows_does_its_work_once(
    sit: Sit, moment: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit(begin=False)
    done: list[Command] = []
    for command in (*COMMAND_KEYS.values(), Command.GO_ON):
        monkeypatch.setitem(person.window._commands, command, partial(done.append, command))
    for key, command in COMMAND_KEYS.items():
        at(person, moment)
        person.clock.wait()
        person.key(key)
        is_hearts = moment is Moment.TRUMP and key is Qt.Key.Key_H
        assert done == ([] if is_hearts else [command])
        done.clear()


def test_v_opens_and_leaves_the_review(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.SCORED)
    for is_open in (True, False, True):
        person.clock.wait()
        person.key(Qt.Key.Key_V)
        assert person.window.review.is_open is is_open
