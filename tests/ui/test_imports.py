"""Files of games are looked through beside the window; nothing that happens meanwhile does any harm."""

import os
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from unittest.mock import patch

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from pidro.table.archive import Origin
from pidro.table.record import write, write_line
from pidro.table.store import Store, open_store
from pidro.table.trouble import StoreError, Trouble
from pidro.ui import imports
from pidro.ui.history_dialog import HistoryDialog
from pidro.ui.imports import Imports
from pidro.ui.main_window import MainWindow
from tests.table.games import finished, unfinished
from tests.ui.conftest import Sit
from tests.ui.person import drop

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

PATIENCE_MS = 20_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(tmp_path / "data").store
    assert store is not None
    yield store
    store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "x.pidro"
    path.write_text(write_line(finished(3)).strip() + "\n" + write_line(finished(2)))
    return path


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """A file that never comes to an end."""
    os.mkfifo(tmp_path / "pipe.pidro")
    return tmp_path / "pipe.pidro"


def _drop(window: MainWindow, *paths: Path) -> None:
    drop(window, paths, QPoint(50, 50))


@pytest.mark.parametrize("at", [QPoint(300, 300), QPoint(300, 595), QPoint(800, 300), QPoint(50, 5)])
def test_files_may_fall_anywhere_and_stay_where_they_were(sit: Sit, at: QPoint, tmp_path: Path) -> None:
    """On the felt, its line, the score sheet and the menu bar; who drops them is told of no move."""
    window = sit().window
    with patch.object(window.side, "take_files") as take:
        assert drop(window, [tmp_path / "x.pidro"], at) is Qt.DropAction.CopyAction
    take.assert_called_once_with([tmp_path / "x.pidro"])


def _boxes(window: MainWindow) -> list[str]:
    return [box.text() for box in window.findChildren(QMessageBox) if box.isVisible()]


def test_where_nothing_is_kept_many_files_are_refused_in_one_sentence(sit: Sit, tmp_path: Path) -> None:
    window = sit().window
    _drop(window, *(tmp_path / str(number) for number in range(6)))
    assert _boxes(window) == ["Nothing is kept in this game."]


def _is_quiet() -> bool:
    return not active_children()


def test_files_that_are_dropped_are_taken_one_after_another(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, store: Store, file: Path, tmp_path: Path
) -> None:
    monkeypatch.setattr(imports, "LONG_MS", 60_000)
    window = sit(store=store).window
    (tmp_path / "wrong.pidro").write_text("{}")
    _drop(window, file, tmp_path / "wrong.pidro", tmp_path / "none")
    assert store.history() == ()
    qtbot.waitUntil(lambda: bool(_boxes(window)), timeout=PATIENCE_MS)
    (said,) = _boxes(window)
    assert said.splitlines() == [
        "x.pidro: 2 game(s) taken into the history; imported games do not count.",
        "Nothing was taken from wrong.pidro: it holds no right game.",
        "none can't be read.",
    ]
    assert [past.origin for past in store.history()] == [Origin.IMPORTED] * 2
    qtbot.waitUntil(_is_quiet, timeout=PATIENCE_MS)


def test_the_history_says_what_came_of_its_file(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, store: Store, file: Path
) -> None:
    monkeypatch.setattr(imports, "LONG_MS", 60_000)
    window = sit(store=store).window
    window.side.open_history()
    (dialog,) = window.findChildren(HistoryDialog)
    dialog.file_chosen.emit(file)
    qtbot.waitUntil(lambda: "x.pidro" in dialog._said.text(), timeout=PATIENCE_MS)
    assert dialog._games.lines() == 2
    assert not _boxes(window)
    dialog.close()
    _drop(window, file)
    qtbot.waitUntil(lambda: bool(_boxes(window)), timeout=PATIENCE_MS)
    assert len(store.history()) == 2


def test_what_takes_long_is_said_and_can_be_left(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, store: Store, file: Path, pipe: Path
) -> None:
    monkeypatch.setattr(imports, "LONG_MS", 1)
    window = sit(store=store).window
    _drop(window, pipe, file)
    qtbot.waitUntil(lambda: bool(_boxes(window)), timeout=PATIENCE_MS)
    assert _boxes(window) == ["Looking through pipe.pidro…"]
    (box,) = window.findChildren(QMessageBox)
    box.button(QMessageBox.StandardButton.Cancel).click()
    qtbot.waitUntil(_is_quiet, timeout=PATIENCE_MS)
    assert store.history() == ()
    _drop(window, file)
    qtbot.waitUntil(lambda: len(store.history()) == 2, timeout=PATIENCE_MS)


def test_a_window_that_closes_meanwhile_takes_nothing(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, store: Store, pipe: Path
) -> None:
    monkeypatch.setattr(imports, "LONG_MS", 1)
    window = sit(store=store).window
    _drop(window, pipe)
    qtbot.waitUntil(lambda: bool(_boxes(window)), timeout=PATIENCE_MS)
    window.close()
    qtbot.waitUntil(_is_quiet, timeout=PATIENCE_MS)
    assert store.history() == ()


@pytest.fixture
def alone(qapp: QApplication, qtbot: QtBot, store: Store) -> Iterator[Imports]:
    """Imports without a process: in a thread."""
    made = Imports(store, QWidget, qapp)
    with patch("multiprocessing.context.SpawnProcess.start", side_effect=OSError):
        yield made
    made.close()


def _said(qtbot: QtBot, taker: Imports, path: Path) -> str:
    with qtbot.waitSignal(taker.taken, timeout=PATIENCE_MS) as told:
        taker.take([path])
    assert told.args is not None
    return str(told.args[0])


def test_every_refusal_is_one_sentence(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, alone: Imports, store: Store, file: Path
) -> None:
    monkeypatch.setattr(imports, "MOST_GAMES", 1)
    assert _said(qtbot, alone, file) == "Nothing was taken from x.pidro: more than 1 games at once."
    monkeypatch.setattr(imports, "MOST_GAMES", 2)
    right = file.read_text()
    file.write_text(right.replace('"winner"', '"loser"', 1))
    assert _said(qtbot, alone, file) == "Nothing was taken from x.pidro: line 1 is no right game."
    first, *others = finished(3).deals
    file.write_text(write(evolve(finished(3), deals=(evolve(first, score=(1, 1)), *others))))
    said = "Nothing was taken from x.pidro: deal 1 of the game breaks the rules."
    assert _said(qtbot, alone, file) == said
    file.write_text(write(unfinished(1, 9)))
    full = StoreError(Trouble.FULL, file, "no room")
    with patch.object(store, "take", side_effect=full):
        assert "disk is full" in _said(qtbot, alone, file)
    assert store.history() == ()


def test_games_that_were_there_already_are_told_apart(
    qtbot: QtBot, alone: Imports, store: Store, file: Path
) -> None:
    more = file.with_name("more.pidro")
    more.write_text(file.read_text() + write_line(finished(1)))
    assert _said(qtbot, alone, file).startswith("x.pidro: 2 game(s) taken into the history; ")
    assert _said(qtbot, alone, file) == "x.pidro: 2 game(s), in the history already."
    said = _said(qtbot, alone, more)
    assert said.startswith("more.pidro: 1 game(s) taken into the history, 2 was there already; ")
    assert len(store.history()) == 3


def test_files_that_come_together_are_told_together(
    qtbot: QtBot, alone: Imports, store: Store, file: Path, tmp_path: Path
) -> None:
    paths = [file, *(tmp_path / str(number) for number in range(imports.MOST_TOLD + 1)), file]
    with qtbot.waitSignal(alone.taken, timeout=PATIENCE_MS) as told:
        alone.take(paths)
    assert told.args is not None
    first, *others = str(told.args[0]).splitlines()
    assert first.startswith("2 file(s): 2 game(s) taken into the history, 2 was there already; ")
    assert others == [*(f"{number} can't be read." for number in range(imports.MOST_TOLD)), "…"]


def test_what_was_taken_before_the_person_left_is_told(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, store: Store, file: Path, pipe: Path
) -> None:
    window = sit(store=store).window
    monkeypatch.setattr(imports, "LONG_MS", 1)
    _drop(window, file, pipe)
    qtbot.waitUntil(lambda: len(store.history()) == 2, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: bool(_boxes(window)), timeout=PATIENCE_MS)
    (box,) = window.findChildren(QMessageBox)
    box.button(QMessageBox.StandardButton.Cancel).click()
    qtbot.waitUntil(lambda: "x.pidro: 2 game(s) taken" in "".join(_boxes(window)), timeout=PATIENCE_MS)
