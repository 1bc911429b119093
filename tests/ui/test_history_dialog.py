"""The history lists games and deals, gives them on, and takes in only what was verified."""

import time
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from pidro.engine.cards import Team
from pidro.engine.rules import KOKKOLA
from pidro.table.archive import Origin
from pidro.table.game_record import GameRecord, RecordError
from pidro.table.record import read
from pidro.table.simulation import simulate
from pidro.table.store import Past
from pidro.table.trouble import StoreError, Trouble
from pidro.ui.fault_phrases import store_fault
from pidro.ui.history_dialog import HistoryDialog


@pytest.fixture(scope="module")
def games() -> list[GameRecord]:
    return list(simulate(KOKKOLA, ("rule", "rule", "rule", "rule"), 7, 2))


class FakeArchive:
    """Games in memory."""

    def __init__(self, records: list[GameRecord], fault: Exception | None = None) -> None:
        self.records = records
        self.fault = fault

    def history(self) -> tuple[Past, ...]:
        return tuple(
            Past(
                place,
                tuple(Origin)[place % 3],
                "2026-11-30T20:00:00+02:00",
                Team.NS if place % 2 else None,
                (62, -4),
                len(record.deals),
                is_assisted=place == 0,
            )
            for place, record in enumerate(self.records)
        )

    def record(self, game: int) -> GameRecord:
        if self.fault is not None:
            raise self.fault
        return self.records[game]


def _shown(qtbot: QtBot, archive: FakeArchive) -> HistoryDialog:
    dialog = HistoryDialog(archive)
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


def _view(dialog: HistoryDialog, name: str) -> QTableView:
    return next(view for view in dialog.findChildren(QTableView) if view.accessibleName() == name)


def _games_view(dialog: HistoryDialog) -> QTableView:
    return _view(dialog, "Games that are over")


def _deals_view(dialog: HistoryDialog) -> QTableView:
    return _view(dialog, "Deals of the chosen game")


def _cells(view: QTableView) -> list[list[str]]:
    model = view.model()
    rows, columns = range(model.rowCount()), range(model.columnCount())
    return [[model.index(row, column).data() for column in columns] for row in rows]


def _button(dialog: HistoryDialog, text: str) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text)


def _said(dialog: HistoryDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def test_games_and_deals_are_listed(qtbot: QtBot, games: list[GameRecord]) -> None:
    dialog = _shown(qtbot, FakeArchive([*games, games[0]]))
    left, right = _games_view(dialog), _deals_view(dialog)
    rows = _cells(left)
    assert [row[1] for row in rows] == ["unfinished 62 : −4", "won 62 : −4", "unfinished 62 : −4"]
    assert [row[3] for row in rows] == ["with help", "given up", "imported"]
    deals = _cells(right)
    assert len(deals) == len(games[0].deals)
    assert deals[-1][3] == " : ".join(map(str, games[0].deals[-1].score or ())).replace("-", "−")
    assert all(row[1].endswith(("made", "set")) for row in deals)
    left.selectRow(1)
    assert len(_cells(right)) == len(games[1].deals)


def test_the_chosen_deal_is_given_on(qtbot: QtBot, games: list[GameRecord]) -> None:
    dialog = _shown(qtbot, FakeArchive(list(games)))
    told: list[tuple[str, GameRecord, int]] = []
    dialog.look_wanted.connect(lambda record, deal: told.append(("look", record, deal)))
    dialog.replay_wanted.connect(lambda record, deal: told.append(("replay", record, deal)))
    _deals_view(dialog).selectRow(2)
    _button(dialog, "Look at it").click()
    _games_view(dialog).selectRow(1)
    _button(dialog, "Replay it").click()
    assert told == [("look", games[0], 2), ("replay", games[1], 0)]
    _button(dialog, "Copy as text").click()
    assert QGuiApplication.clipboard().text().startswith("Deal 1")


def test_an_empty_history_offers_only_import(qtbot: QtBot) -> None:
    dialog = _shown(qtbot, FakeArchive([]))
    enabled = {
        button.text().replace("&", "") for button in dialog.findChildren(QPushButton) if button.isEnabled()
    }
    assert enabled == {"Import…", "Close"}
    assert "No game has been played" in _said(dialog)


def test_what_was_exported_is_the_game(qtbot: QtBot, games: list[GameRecord], tmp_path: Path) -> None:
    dialog = _shown(qtbot, FakeArchive(list(games)))
    file = tmp_path / "game.pidro"
    dialog.export_to(file)
    assert read(file.read_bytes()) == games[0]


def test_what_came_of_a_file_is_shown(qtbot: QtBot, games: list[GameRecord]) -> None:
    archive = FakeArchive([])
    dialog = _shown(qtbot, archive)
    archive.records.append(games[0])
    dialog.show_taken("1 game taken.")
    assert "1 game taken." in _said(dialog)
    assert len(_cells(_games_view(dialog))) == 1


def test_a_place_that_cannot_be_written_is_said(
    qtbot: QtBot, games: list[GameRecord], tmp_path: Path
) -> None:
    dialog = _shown(qtbot, FakeArchive(list(games)))
    dialog.export_to(tmp_path)
    assert "can't be written" in _said(dialog)


def test_faults_of_the_file_are_said(qtbot: QtBot, games: list[GameRecord], tmp_path: Path) -> None:
    dialog = _shown(qtbot, FakeArchive(list(games), RecordError("damaged")))
    assert "damaged in the file" in _said(dialog)
    assert not _button(dialog, "Look at it").isEnabled()
    full = StoreError(Trouble.FULL, tmp_path, "no room")
    dialog = _shown(qtbot, FakeArchive(list(games), full))
    assert "disk is full" in _said(dialog)


@pytest.mark.parametrize("trouble", Trouble)
def test_every_store_trouble_is_one_sentence(trouble: Trouble, tmp_path: Path) -> None:
    text = store_fault(StoreError(trouble, tmp_path, "detail"))
    assert str(tmp_path) in text
    assert text.endswith(".")
    assert text.replace(str(tmp_path), "").count(".") == 1


def test_ten_thousand_games_open_at_once(qtbot: QtBot, games: list[GameRecord]) -> None:
    archive = FakeArchive(games * 5000)
    past = archive.history()
    archive.history = lambda: past  # type: ignore[method-assign]
    start = time.perf_counter()
    dialog = _shown(qtbot, archive)
    dialog.grab()
    assert time.perf_counter() - start < 1.0
