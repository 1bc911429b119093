"""How the program starts on data that it can't use, and on screens that have changed."""

import os
import struct
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from pidro.table.locks import GameLocks
from pidro.table.store import open_store
from pidro.ui.program import Program
from pidro.ui.resources import assets_folder
from pidro.ui.settings import DEFAULTS, Pace, SettingsStore, Trouble
from pidro.ui.settings_dialog import SettingsDialog
from tests.table.games import unfinished
from tests.table.test_store_faults import as_nobody
from tests.ui.person import AT_ONCE


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the program keeps what it keeps."""
    place = tmp_path / "data"
    monkeypatch.setenv("PIDRO_DATA", str(place))
    return place


def start(app: QApplication, qtbot: QtBot) -> Program:
    """A program whose game has begun."""
    program = Program(app, 1, "none", keeps=True)
    program.start()
    wait_for_game(program, qtbot)
    return program


def wait_for_game(program: Program, qtbot: QtBot) -> None:
    """Let the window show itself, and the game begin."""
    qtbot.waitUntil(lambda: program.window.games.live is not None)


def told(program: Program) -> list[str]:
    """What is said over the window."""
    return [box.text() for box in program.window.findChildren(QMessageBox)]


@pytest.mark.skipif(
    os.geteuid() == 0 and not all(folder.stat().st_mode & 0o001 for folder in assets_folder().parents),
    reason="nobody but root may enter the checkout",
)
def test_a_folder_of_somebody_else_is_said_once(folder: Path, app: QApplication, qtbot: QtBot) -> None:
    SettingsStore(folder).write(AT_ONCE)
    folder.parent.chmod(0o755)
    folder.chmod(0o700 if os.geteuid() == 0 else 0)
    with as_nobody():
        program = start(app, qtbot)
        program.window._toggle_left()
        program.close()
    folder.chmod(0o700)
    assert told(program) == [f"{folder} can't be written: the game can be played, but nothing is kept."]


def test_while_a_name_is_typed_nothing_is_said_and_then_once(
    folder: Path, app: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    SettingsStore(folder).write(AT_ONCE)
    program = start(app, qtbot)
    sentence = f"The settings can't be kept: {folder} can't be written."

    def type_a_name(trouble: Trouble | None) -> list[str]:
        monkeypatch.setattr(SettingsStore, "write", lambda _store, _settings: trouble)
        dialog = program.window.side.open_settings()
        (field, *_) = dialog.findChildren(QLineEdit)
        before = len(told(program))
        QTest.keyClicks(field, "Bo")
        assert len(told(program)) == before
        dialog.close()
        return told(program)[before:]

    assert type_a_name(Trouble.UNWRITABLE) == [sentence]
    assert type_a_name(Trouble.UNWRITABLE) == []
    assert type_a_name(None) == []
    assert type_a_name(Trouble.UNWRITABLE) == [sentence]
    dialog = program.window.side.open_settings()
    monkeypatch.setattr(SettingsStore, "write", lambda _store, _settings: None)
    dialog.changed.emit(evolve(dialog.settings, sound=False))
    monkeypatch.setattr(SettingsStore, "write", lambda _store, _settings: Trouble.UNWRITABLE)
    dialog.changed.emit(evolve(dialog.settings, language="sv"))
    assert told(program) == []
    (dialog,) = program.window.findChildren(SettingsDialog)
    dialog.close()
    assert len(told(program)) == 1
    program.window._toggle_left()
    assert len(told(program)) == 1
    program.close()


def test_a_first_start_offers_the_lesson_and_a_second_does_not(
    folder: Path, app: QApplication, qtbot: QtBot
) -> None:
    first = start(app, qtbot)
    assert any("explain" in text for text in told(first))
    first.window.close()
    first.close()
    second = start(app, qtbot)
    assert not any("explain" in text for text in told(second))
    second.close()


def test_more_than_one_game_that_was_left_is_said(folder: Path, app: QApplication, qtbot: QtBot) -> None:
    SettingsStore(folder).write(AT_ONCE)
    store = open_store(folder).store
    assert store is not None
    for seed in (3, 4):
        store.begin().keep(unfinished(seed, 9), False)
    store.close()
    program = start(app, qtbot)
    assert any("One more game waits" in text for text in told(program))
    assert not any("Another Pidro" in text for text in told(program))
    program.close()


def test_a_game_that_another_program_plays_is_said(
    folder: Path, app: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    SettingsStore(folder).write(AT_ONCE)
    store = open_store(folder).store
    assert store is not None
    store.begin().keep(unfinished(3, 9), False)
    store.close()
    # Locks hold between processes only, so the other program is played by locks that are never given.
    monkeypatch.setattr(GameLocks, "take", lambda _locks, _game: False)
    program = start(app, qtbot)
    assert any("Another Pidro is open" in text for text in told(program))
    program.close()


def saved_place(rect: QRect) -> bytes:
    """The place of a window as Qt saves it (its version 3), on a screen that is gone."""
    edges = (rect.left(), rect.top(), rect.right(), rect.bottom())
    head = struct.pack(">IHH", 0x1D9D0CB, 3, 0)
    return head + struct.pack(">4i4iiBBi4i", *edges, *edges, 3, 0, 0, 2560, *edges)


@pytest.mark.parametrize(
    "rect",
    [
        QRect(9000, 7000, 1280, 800),
        QRect(-5000, -3000, 1280, 800),
        QRect(700, 790, 1280, 800),
        QRect(0, 0, 9000, 7000),
    ],
)
def test_a_window_that_was_elsewhere_comes_on_the_screen(
    rect: QRect, folder: Path, app: QApplication, qtbot: QtBot
) -> None:
    SettingsStore(folder).write(AT_ONCE)
    SettingsStore(folder).write_place(saved_place(rect))
    program = start(app, qtbot)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    frame = program.window.frameGeometry()
    assert screen.contains(frame.topLeft()), (frame, screen)
    # What the screen can't hold, the smallest window can't help.
    assert program.window.width() <= max(screen.width(), program.window.minimumWidth())
    assert program.window.height() <= max(screen.height(), program.window.minimumHeight())
    program.close()


@pytest.mark.parametrize("place", [b"", b"x", saved_place(QRect(0, 0, 1000, 700))[:40], bytes(66)])
def test_a_place_that_is_none_is_left_alone(
    place: bytes, folder: Path, app: QApplication, qtbot: QtBot
) -> None:
    SettingsStore(folder).write(AT_ONCE)
    SettingsStore(folder).write_place(place)
    program = start(app, qtbot)
    assert program.window.width() >= program.window.minimumWidth()
    program.close()


@pytest.mark.parametrize("room", [(956, 504), (906, 476), (764, 988), (1020, 564)])
def test_on_a_small_screen_the_window_leaves_room_for_its_frame(
    room: tuple[int, int],
    folder: Path,
    app: QApplication,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The line along the bottom would lie below the screen."""
    SettingsStore(folder).write(AT_ONCE)
    free = QSize(*room)
    screen = QGuiApplication.primaryScreen().availableSize()
    monkeypatch.setattr("pidro.ui.widgets.FRAME", screen - free)
    program = start(app, qtbot)
    window = program.window
    assert window.minimumSize() == QSize(900, 600).boundedTo(free)
    assert window.size() == QSize(1280, 800).boundedTo(free)
    assert fit_in(window.side.open_settings(), free)
    assert fit_in(window.side.open_rules(), free)
    program.close()


def fit_in(dialog: QDialog, room: QSize) -> bool:
    """Whether there is room for all of the dialog."""
    return dialog.size() == dialog.size().boundedTo(room)


def test_the_smallest_window_is_that_of_the_screen_where_it_is(
    folder: Path, app: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    SettingsStore(folder).write(AT_ONCE)
    screen = QGuiApplication.primaryScreen()

    def smallest_where_there_is(room: QSize) -> QSize:
        monkeypatch.setattr("pidro.ui.widgets.FRAME", screen.availableSize() - room)
        program.window.windowHandle().screenChanged.emit(screen)
        return program.window.minimumSize()

    program = start(app, qtbot)
    assert smallest_where_there_is(QSize(1000, 1000)) == QSize(900, 600)
    assert smallest_where_there_is(QSize(906, 476)) == QSize(900, 476)
    program.window.set_settings(evolve(program.window._settings, language="fi"))
    assert program.window.minimumSize() == QSize(900, 476)
    assert smallest_where_there_is(QSize(764, 988)) == QSize(764, 600)
    program.close()


def test_a_pace_for_this_time_is_no_setting(folder: Path, app: QApplication, qtbot: QtBot) -> None:
    program = Program(app, 5, "none", keeps=True)
    program.start()
    wait_for_game(program, qtbot)
    assert SettingsStore(folder).read()[0].pace is DEFAULTS.pace
    dialog = program.window.side.open_settings()
    dialog.changed.emit(evolve(dialog.settings, sound=True))
    assert SettingsStore(folder).read()[0] == evolve(DEFAULTS, sound=True)
    dialog.changed.emit(evolve(dialog.settings, pace=Pace.CALM))
    assert SettingsStore(folder).read()[0].pace is Pace.CALM
    program.close()
