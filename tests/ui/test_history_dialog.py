"""The history lists games and deals, gives them on, and takes in only what was verified."""

import time
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from pidro.engine.cards import Team
from pidro.engine.rules import KOKKOLA
from pidro.table.archive import Origin
from pidro.table.game_record import GameRecord, RecordError
from pidro.table.practice import practice_of
from pidro.table.record import read, write
from pidro.table.simulation import simulate
from pidro.table.store import Past, open_store
from pidro.table.trouble import StoreError, Trouble
from pidro.ui.fault_phrases import store_fault
from pidro.ui.game_files import export_name
from pidro.ui.history_dialog import HistoryDialog
from pidro.ui.history_model import scored_deals
from tests.table.games import unfinished
from tests.ui.conftest import Sit
from tests.ui.person import until


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
    return _view(dialog, "Games")


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
    assert QGuiApplication.clipboard().text().startswith("Deal ")


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


def test_export_proposes_a_name(qtbot: QtBot, games: list[GameRecord]) -> None:
    number = games[0].deals[0].number
    assert number is not None
    dated = evolve(games[0], date="2026-12-01T18:30:00+02:00")
    dialog = _shown(qtbot, FakeArchive([dated]))
    _button(dialog, "Export…").click()
    (question,) = dialog.findChildren(QFileDialog)
    assert [Path(name).name for name in question.selectedFiles()] == [f"Pidro 2026-12-01 deal {number}.pidro"]
    question.reject()
    bare = evolve(dated, date=None, deals=(evolve(dated.deals[0], number=None),))
    assert export_name(bare) == "Pidro.pidro"


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


@pytest.mark.parametrize("turn", [30, 70])
def test_the_scored_deals_of_the_game_under_way_are_there(
    turn: int, qtbot: QtBot, games: list[GameRecord], tmp_path: Path
) -> None:
    running = unfinished(4, turn)
    scored = [deal for deal in running.deals if deal.score is not None]
    assert 0 < len(scored) < len(running.deals)
    dialog = HistoryDialog(FakeArchive(list(games)), None, running)
    qtbot.addWidget(dialog)
    dialog.open()
    ours, theirs = (str(points).replace("-", "−") for points in scored[-1].score or ())
    assert _cells(_games_view(dialog))[0] == ["under way", f"{ours} : {theirs}", str(len(scored)), ""]
    assert len(_cells(_games_view(dialog))) == len(games) + 1
    assert len(_cells(_deals_view(dialog))) == len(scored)
    dialog.export_to(tmp_path / "game.pidro")
    assert read((tmp_path / "game.pidro").read_bytes()).deals == tuple(scored)
    given: list[tuple[GameRecord, int]] = []
    dialog.replay_wanted.connect(lambda record, deal: given.append((record, deal)))
    dialog.look_wanted.connect(lambda record, deal: given.append((record, deal)))
    for name in ("Look at it", "Replay it"):
        _button(dialog, name).click()
    assert given == [(evolve(running, deals=tuple(scored)), 0)] * 2
    assert practice_of(*given[1], players={}) is not None
    _games_view(dialog).selectRow(1)
    assert len(_cells(_deals_view(dialog))) == len(games[0].deals)


def test_a_game_without_a_scored_deal_and_one_that_is_over_are_not_under_way(
    games: list[GameRecord],
) -> None:
    assert scored_deals(unfinished(4, 3)) is None
    assert scored_deals(GameRecord()) is None
    assert scored_deals(games[0]) is None


def test_a_deal_of_the_game_under_way_is_looked_at_and_replayed_in_the_window(
    sit: Sit, tmp_path: Path
) -> None:
    store = open_store(tmp_path / "data").store
    assert store is not None
    person = sit(store=store)
    games = person.window.games
    until(person, lambda: len(person.window.games.counted.record.deals) == 2)  # type: ignore[union-attr]
    live, career = games.live, store.career()
    assert live is not None
    turn, aids = live.turn, live.record.deals[-1].aids
    for name in ("Look at it", "Replay it"):
        person.window.side.open_history()
        (dialog,) = (one for one in person.window.findChildren(HistoryDialog) if one.isVisible())
        assert len(_cells(_deals_view(dialog))) == 1
        _button(dialog, name).click()
        assert not dialog.isVisible()
        if name == "Look at it":
            assert person.window.review.is_open
            games.take_up()
        else:
            assert games.replay is not None
            games.leave()
        assert games.live is live
        assert (live.turn, live.record.deals[-1].aids, store.career()) == (turn, aids, career)
    person.window.close()
    store.close()


def test_games_are_imported_by_the_menu(
    sit: Sit, qtbot: QtBot, games: list[GameRecord], tmp_path: Path
) -> None:
    file = tmp_path / "games.pidro"
    file.write_text(write(games[0]), "utf-8")
    store = open_store(tmp_path / "data").store
    assert store is not None
    person = sit(store=store)
    actions = person.window.menuBar().actions()[0].menu().actions()  # type: ignore[attr-defined]
    next(action for action in actions if action.text() == "&Import games…").trigger()
    (dialog,) = person.window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(file))
    dialog.close()
    qtbot.waitUntil(lambda: bool(store.history()), timeout=20_000)
    assert [past.origin for past in store.history()] == [Origin.IMPORTED]
    person.window.close()
    store.close()
