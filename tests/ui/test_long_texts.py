"""Dialogs and the score sheet keep all their words when these are 60 % longer, at any font size."""

from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QScrollArea, QTableView, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from pidro.engine.cards import Seat, Suit
from pidro.engine.events import DealScored
from pidro.engine.rules import KOKKOLA
from pidro.table.losses import Kind
from pidro.table.review import review_of
from pidro.table.statistics import Figures, Statistics
from pidro.table.store import Career
from pidro.ui.dialogs import LARGEST_PX, AboutDialog, DealNumberDialog, ask_new_game
from pidro.ui.history_dialog import HistoryDialog
from pidro.ui.kind_deals_dialog import KindDealsDialog
from pidro.ui.questions import Speaker
from pidro.ui.resources import load_fonts
from pidro.ui.review_panel import ReviewPanel
from pidro.ui.score_rows import Contract, Sheet, sheet_rows
from pidro.ui.score_sheet import ScoreSheet
from pidro.ui.settings import DEFAULTS, TableColour
from pidro.ui.settings_dialog import SettingsDialog
from pidro.ui.statistics_dialog import StatisticsDialog
from tests.table.games import finished
from tests.ui.long_texts import long_texts
from tests.ui.skill import FakeDeals, skill_of
from tests.ui.test_history_dialog import FakeArchive

LONG_NAMES = ("Maximilian Öst", "Wolfgang-Amade", "Åsa-Margareta!", "Charlemagne IV")


@pytest.fixture(params=[7, 10, 20])
def font_points(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    before = qapp.font()
    qapp.setFont(QFont(load_fonts(), request.param))
    with long_texts():
        yield request.param
    qapp.setFont(before)


def _nothing() -> None:
    return


def _cut_off(widget: QWidget) -> list[str]:
    return [
        label.text()
        for label in widget.findChildren(QLabel)
        if label.isVisible() and label.wordWrap() and label.heightForWidth(label.width()) > label.height()
    ]


def test_dialogs(font_points: int, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    # The screen of the tests is smaller than those for which dialogs of such letters are.
    monkeypatch.setattr("pidro.ui.dialogs.room_for", lambda _dialog: QSize(*LARGEST_PX))
    window = QWidget()
    qtbot.addWidget(window)
    dialogs: list[QDialog] = [
        SettingsDialog(DEFAULTS, window),
        AboutDialog(Career(12, 7), window),
        DealNumberDialog(4711, window),
        ask_new_game(window, _nothing),
        StatisticsDialog(Statistics(Figures(), Figures(), ()), skill_of(150), FakeDeals(), window),
        HistoryDialog(FakeArchive([]), window),
        KindDealsDialog(Kind.FOLLOW, FakeDeals(), window),
    ]
    for dialog in dialogs:
        dialog.open()
        assert (dialog.width(), dialog.height()) <= LARGEST_PX, dialog
        assert dialog.height() <= LARGEST_PX[1], dialog
        for pages in dialog.findChildren(QTabWidget):
            for page in range(pages.count()):
                pages.setCurrentIndex(page)
                QApplication.processEvents()
                assert _cut_off(dialog) == []
                for area in dialog.findChildren(QScrollArea):
                    assert not area.isVisible() or area.horizontalScrollBar().maximum() == 0
        assert _cut_off(dialog) == []
        dialog.close()


@pytest.mark.parametrize(("width", "height"), [(212, 560), (230, 560), (300, 780), (902, 2100)])
def test_score_sheet(font_points: int, qtbot: QtBot, width: int, height: int) -> None:
    rows = sheet_rows([DealScored(Seat.SOUTH, 14, (13, 1), (-14, 1))] * 12, KOKKOLA)
    sheet = Sheet(LONG_NAMES, 62, rows, Contract(Seat.EAST, 14), Career(1234, 1234), None, "Deal 999999999")
    panel = ScoreSheet(sheet, TableColour.FELT)
    qtbot.addWidget(panel)
    panel.resize(width, height)
    panel.show()
    assert _cut_off(panel) == []
    panel.show_sheet(evolve(sheet, gains=(-14,) * 12))
    panel.findChildren(QTableView)[0].selectRow(3)
    panel.findChildren(QTableView)[0].setCurrentIndex(panel.findChildren(QTableView)[0].model().index(3, 3))
    assert _cut_off(panel) == []
    assert not panel.grab().isNull()


@pytest.mark.parametrize("width", [212, 230, 300])
def test_review(font_points: int, qtbot: QtBot, width: int) -> None:
    panel = ReviewPanel()
    qtbot.addWidget(panel)
    panel.resize(width, 560)
    record = finished(1)
    review = review_of(record.rules, record.deals[0])
    assert review is not None
    panel.show_review(review, Speaker(LONG_NAMES, _no_emblem))
    panel.show()
    QApplication.processEvents()
    (area,) = panel.findChildren(QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
    assert _cut_off(panel) == []


def _no_emblem(_suit: Suit) -> QPixmap:
    emblem = QPixmap(24, 24)
    emblem.fill()
    return emblem
