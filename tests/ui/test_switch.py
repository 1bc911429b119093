"""The language is changed at any moment: nothing is lost, and no word of the one before is left."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event
from unittest.mock import patch

import pytest
from attrs import evolve
from PySide6.QtCore import QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QMessageBox,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from pidro.table.importing import Brought, brought
from pidro.table.record import write
from pidro.ui import imports
from pidro.ui.games import Pile
from pidro.ui.program import Program
from pidro.ui.settings import LANGUAGES
from pidro.ui.settings_dialog import SettingsDialog
from pidro.ui.states import Resting, Showing, State
from pidro.ui.story import Rest
from tests.table.games import finished
from tests.ui.moments import Moment, live_at
from tests.ui.person import AT_ONCE


def _program(app: QApplication, language: str, *, keeps: bool = False) -> Program:
    program = Program(app, 1, "none", keeps=keeps)
    program.window.set_settings(evolve(AT_ONCE, language=language))
    return program


def _texts(root: QWidget) -> Iterator[str]:
    """Everything that is read or heard of a window and what is open over it."""
    for widget in (root, *root.findChildren(QWidget)):
        yield widget.accessibleName()
        yield widget.toolTip()
        if widget.isWindow():
            yield widget.windowTitle()
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        if isinstance(widget, QComboBox):
            yield from (widget.itemText(index) for index in range(widget.count()))
        if isinstance(widget, QTabWidget):
            yield from (widget.tabText(index) for index in range(widget.count()))
    yield from (action.text() for action in root.findChildren(QAction))


def _state(program: Program) -> State:
    return program.window.controller.state


def _shown(program: Program) -> tuple[set[str], str]:
    return set(_texts(program.window)), program.window.scene.dump()


@pytest.mark.parametrize("moment", Moment)
def test_no_word_is_left(moment: Moment, app: QApplication) -> None:
    program = _program(app, "en")
    program.window.resize(900, 600)
    live = live_at(moment)
    program.window.games.take_over(Pile((live,)))
    turn = live.turn
    seen = {}
    for language in ("sv", "fi", "it", "en"):
        program.window.set_settings(evolve(AT_ONCE, language=language))
        QApplication.processEvents()
        seen[language] = _shown(program)
        assert program.window.games.live is live
        assert live.turn == turn
    assert len({frozenset(texts) for texts, _ in seen.values()}) == len(LANGUAGES)
    for language in ("fi", "en"):
        fresh = _program(app, language)
        fresh.window.resize(program.window.size())
        fresh.window.show()
        fresh.window.games.take_over(Pile((live_at(moment),)))
        QApplication.processEvents()
        fresh.window.side.open_settings()
        assert seen[language] == _shown(fresh)


def test_the_lesson_goes_on(app: QApplication) -> None:
    program = _program(app, "en")
    program.window.teacher.learn()
    lesson = program.window.teacher.lesson
    assert lesson is not None
    english = lesson.panel.text
    lesson.panel.next_button.click()
    second = lesson.panel.text
    program.window.set_settings(evolve(AT_ONCE, language="sv"))
    lesson = program.window.teacher.lesson
    assert lesson is not None
    swedish = lesson.panel.text
    assert swedish not in (english, second)
    program.window.set_settings(evolve(AT_ONCE, language="en"))
    lesson = program.window.teacher.lesson
    assert lesson is not None
    assert lesson.panel.text == second
    lesson.leave()
    assert program.window.teacher.lesson is None


def test_settings_leave_the_lesson_its_time(app: QApplication) -> None:
    program = _program(app, "en")
    program.window.teacher.learn()
    lesson = program.window.teacher.lesson
    assert lesson is not None
    program.window.set_settings(evolve(AT_ONCE, language="en", four_colours=True))
    assert program.window.controller._settings.wait_after_trick
    lesson.leave()
    assert program.window.controller._settings == evolve(AT_ONCE, language="en", four_colours=True)


def test_the_recap_goes_on_at_its_trick(app: QApplication) -> None:
    program = _program(app, "en")
    program.window.games.take_over(Pile((live_at(Moment.SCORED),)))
    controller = program.window.controller
    controller.recap()
    controller._timeline.finish_now()
    before = _state(program)
    assert isinstance(before, Showing)
    assert before.recap is not None
    assert before.recap.trick == 1
    program.window.set_settings(evolve(AT_ONCE, language="sv"))
    assert _state(program) == before
    program.window.controller.go_on()
    assert _state(program) == Resting(Rest.DEAL_DONE)


def test_the_rules_stay_open(app: QApplication) -> None:
    program = _program(app, "en")
    program.window.side.open_rules().tabs.setCurrentIndex(1)
    assert program.window.side.open_rules() is program.window.side.rules, "one is enough"
    program.window.set_settings(evolve(AT_ONCE, language="sv"))
    rules = program.window.side.rules
    assert rules is not None
    assert rules.isVisible()
    assert (rules.tabs.currentIndex(), rules.windowTitle()) == (1, "Reglerna i pidro")
    rules.close()
    program.window.set_settings(evolve(AT_ONCE, language="en"))
    assert program.window.side.rules is None


def test_an_import_goes_on(
    app: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIDRO_DATA", str(tmp_path / "data"))
    file = tmp_path / "x.pidro"
    file.write_text(write(finished(3)))
    with patch("multiprocessing.context.SpawnProcess.start", side_effect=OSError):
        program = _program(app, "en", keeps=True)
        program.window.side.take_file(file)
        program.window.set_settings(evolve(AT_ONCE, language="sv"))
        qtbot.waitUntil(lambda: program.window.side.files == ())
    assert program._store is not None
    assert len(program._store.history()) == 1
    program.close()


def test_what_came_of_files_before_is_told_with_the_rest(
    app: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIDRO_DATA", str(tmp_path / "data"))
    right, wrong, last = (tmp_path / name for name in ("x.pidro", "wrong.pidro", "last.pidro"))
    right.write_text(write(finished(3)))
    wrong.write_text("{}")
    is_switched = Event()

    def last_after_the_switch(path: Path, most: int) -> Brought:
        if path == last:
            is_switched.wait(5)
        return brought(path, most)

    monkeypatch.setattr(imports, "brought", last_after_the_switch)
    with patch("multiprocessing.context.SpawnProcess.start", side_effect=OSError):
        program = _program(app, "en", keeps=True)
        program.window.side.take_files([right, wrong, last])
        qtbot.waitUntil(lambda: program.window.side.files == (last,))
        program.window.set_settings(evolve(AT_ONCE, language="sv"))
        is_switched.set()
        qtbot.waitUntil(lambda: program.window.side.files == ())
    (said,) = (box.text() for box in program.window.findChildren(QMessageBox))
    taken, *refused = said.splitlines()
    assert taken.startswith("x.pidro: 1 parti har tagits in i historiken; ")
    assert refused == [
        "Inget togs ur wrong.pidro: där finns inget riktigt parti.",
        "last.pidro kan inte läsas.",
    ]
    program.close()


@pytest.mark.parametrize("place", [QRect(-150, 260, 900, 600), QRect(20, 30, 910, 620)])
def test_the_window_and_the_page_of_the_settings_stay(place: QRect, app: QApplication) -> None:
    """Wherever the window is, beyond the screen too."""
    program = _program(app, "en")
    program.window.show()
    program.window.setGeometry(place)
    for language in ("fi", "en"):
        before = program.window.geometry()
        program.window.set_settings(evolve(AT_ONCE, language=language))
        QApplication.processEvents()
        now = program.window.geometry()
        assert now.size() == before.size()
        # The frame that the offscreen platform draws beyond its screen.
        assert (now.topLeft() - before.topLeft()).manhattanLength() <= 2
        (dialog,) = (one for one in program.window.findChildren(SettingsDialog) if one.isVisible())
        (choice,) = (one for one in dialog.findChildren(QComboBox) if one.findText("Suomi") >= 0)
        assert choice.isVisible()
        assert choice.hasFocus() or dialog.focusWidget() is choice
