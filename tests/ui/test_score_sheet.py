"""The score sheet shows its values, explains its sums, and fits every size."""

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTableView
from pytestqt.qtbot import QtBot

from pidro.engine.cards import Seat, Team
from pidro.engine.events import DealScored
from pidro.engine.rules import KOKKOLA
from pidro.table.store import Career
from pidro.ui.score_rows import Contract, Sheet, SheetRow, sheet_rows
from pidro.ui.score_sheet import ScoreSheet
from pidro.ui.settings import TableColour
from pidro.ui.sheet_art import Track, track_floor

NAMES = ("Victor", "Alice", "Peggy", "Carlos")
RESULTS = (
    DealScored(Seat.SOUTH, 6, (9, 5), (9, 5)),
    DealScored(Seat.WEST, 8, (7, 7), (7, -8)),
    DealScored(Seat.NORTH, 9, (8, 6), (-9, 6)),
)


def _sheet(results: tuple[DealScored, ...] = RESULTS, contract: Contract | None = None) -> Sheet:
    return Sheet(NAMES, 62, sheet_rows(results, KOKKOLA), contract, Career(12, 7))


def _shown(qtbot: QtBot, sheet: Sheet, width: int = 230, height: int = 560) -> ScoreSheet:
    panel = ScoreSheet(sheet, TableColour.FELT)
    qtbot.addWidget(panel)
    panel.resize(width, height)
    panel.show()
    return panel


def _texts(panel: ScoreSheet) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel)]


def _cells(panel: ScoreSheet) -> list[list[str]]:
    model = panel.findChildren(QTableView)[0].model()
    rows, columns = model.rowCount(), model.columnCount()
    return [[model.index(row, column).data() for column in range(columns)] for row in range(rows)]


def test_rows_run_up_the_score() -> None:
    rows = sheet_rows(RESULTS, KOKKOLA)
    assert [row.running for row in rows] == [(9, 5), (16, -3), (7, 3)]
    assert [row.is_made for row in rows] == [True, False, False]
    assert rows[1] == SheetRow(2, Seat.WEST, Team.EW, 8, False, (7, 7), (7, -8), (16, -3))
    assert _sheet().scores == (7, 3)
    assert _sheet(()).scores == (0, 0)


def test_every_cell_can_be_read_aloud(qtbot: QtBot) -> None:
    cells = _cells(_shown(qtbot, _sheet(contract=Contract(Seat.EAST, 7))))
    assert cells[0] == [
        "Deal 1: Victor bid 6, the team took 9 and keeps it; 5 to the others.",
        "Us: 9 in this deal, 9 in all",
        "Them: 5 in this deal, 5 in all",
    ]
    assert cells[1][0] == "Deal 2: Alice bid 8, the team took only 7: set; 7 to the others."
    assert cells[1][2] == "Them: −8 in this deal, −3 in all"
    assert cells[3] == ["This deal: Carlos bid 7.", "", ""]


def test_a_screen_reader_finds_the_cells(qtbot: QtBot) -> None:
    view = _shown(qtbot, _sheet()).findChildren(QTableView)[0]
    interface = QAccessible.queryAccessibleInterface(view)
    assert interface is not None
    assert interface.text(QAccessible.Text.Name) == "Deals of this game"
    said = [interface.child(number).text(QAccessible.Text.Name) for number in range(interface.childCount())]
    assert "Us: 9 in this deal, 9 in all" in said


def test_the_line_explains_the_last_or_the_chosen_row(qtbot: QtBot) -> None:
    panel = _shown(qtbot, _sheet())
    assert any(text.startswith("Deal 3:") for text in _texts(panel))
    view = panel.findChildren(QTableView)[0]
    view.setFocus()
    assert any(text.startswith("Deal 3:") for text in _texts(panel))
    view.selectRow(0)
    assert any(text.startswith("Deal 1:") for text in _texts(panel))
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert any(text.startswith("Deal 2:") for text in _texts(panel))


def test_new_values_replace_the_old(qtbot: QtBot) -> None:
    panel = _shown(qtbot, _sheet(()))
    assert _cells(panel) == []
    panel.show_sheet(_sheet())
    assert len(_cells(panel)) == 3
    assert "Career: 12 won, 7 lost" in _texts(panel)


def test_a_higher_bid_leaves_the_chosen_row(qtbot: QtBot) -> None:
    panel = _shown(qtbot, _sheet(contract=Contract(Seat.EAST, 7)))
    panel._rows.selectRow(0)
    chosen = panel._line.text()
    panel.show_sheet(_sheet(contract=Contract(Seat.SOUTH, 9)))
    assert [index.row() for index in panel._rows.selectionModel().selectedRows()] == [0]
    assert panel._line.text() == chosen
    assert _cells(panel) == _cells(_shown(qtbot, _sheet(contract=Contract(Seat.SOUTH, 9))))


def test_markup_in_a_name_stays_text(qtbot: QtBot) -> None:
    sheet = Sheet(("<b>V</b>", "A", "P", "C"), 62, sheet_rows(RESULTS, KOKKOLA))
    panel = _shown(qtbot, sheet)
    model = panel.findChildren(QTableView)[0].model()
    assert "&lt;b&gt;V&lt;/b&gt;" in model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in panel.findChildren(QLabel))


@pytest.mark.parametrize(("width", "height"), [(204, 500), (230, 560), (300, 780), (760, 2100)])
def test_the_explanation_fits(qtbot: QtBot, width: int, height: int) -> None:
    panel = _shown(qtbot, _sheet(), width, height)
    for label in panel.findChildren(QLabel):
        if label.isVisible():
            assert label.heightForWidth(label.width()) <= label.height()
    view = panel.findChildren(QTableView)[0]
    assert sum(view.columnWidth(column) for column in range(3)) == view.width()
    assert view.horizontalScrollBar().maximum() == 0 or view.verticalScrollBar().isVisible()


def test_tracks_reach_below_zero_and_end_at_the_target() -> None:
    assert track_floor((3, 0)) == 0
    assert track_floor((3, -3)) == -10
    assert track_floor((-11, -3)) == -20
    box = QRectF(0, 0, 72, 10)
    track = Track(Team.NS, 70, -10, 62)
    assert [track.place(box, score) for score in (-10, 0, 62, 70)] == [0, 10, 72, 72]


# -- The other table


def test_other_table_has_a_column_only_where_it_is_shown(qtbot: QtBot) -> None:
    panel = _shown(qtbot, _sheet())
    assert len(_cells(panel)[0]) == 3
    panel.show_sheet(evolve(_sheet(contract=Contract(Seat.EAST, 7)), gains=(2, -3, None)))
    assert [row[3] for row in _cells(panel)] == [
        "Deal 1: 2 point(s) better than robots did with these cards.",
        "Deal 2: 3 point(s) worse than robots did with these cards.",
        "Deal 3: the other table still plays these cards.",
        "",
    ]
    panel.show_sheet(evolve(_sheet(), gains=(0, -3, None)))
    assert _cells(panel)[0][3] == "Deal 1: the same as robots got from these cards."
    panel.show_sheet(_sheet())
    assert len(_cells(panel)[0]) == 3


def test_other_table_is_explained_where_the_mouse_is(qtbot: QtBot) -> None:
    panel = _shown(qtbot, evolve(_sheet(), gains=(2, -3, None)))
    view = panel.findChildren(QTableView)[0]
    model = view.model()
    tip = model.index(1, 3).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "<qt>Deal 2: 3 point(s) worse than robots did with these cards.</qt>"
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(model.index(1, 3)).center()
    )
    assert "Deal 2: 3 point(s) worse than robots did with these cards." in _texts(panel)
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(model.index(1, 0)).center()
    )
    assert any(text.startswith("Deal 2: Alice bid 8") for text in _texts(panel))


@pytest.mark.parametrize(("width", "height"), [(204, 560), (216, 578), (307, 778), (902, 2100)])
def test_columns_fill_the_paper_side_by_side(qtbot: QtBot, width: int, height: int) -> None:
    panel = _shown(qtbot, _sheet(), width, height)
    view = panel.findChildren(QTableView)[0]
    for gains, columns in ((None, 3), ((2, -3, -14), 4), (None, 3)):
        panel.show_sheet(evolve(_sheet(), gains=gains))
        assert not panel.grab().isNull()
        assert sum(view.columnWidth(column) for column in range(columns)) == view.width()


def test_a_note_below_makes_the_paper_shorter_at_once(qtbot: QtBot) -> None:
    panel = _shown(qtbot, _sheet())
    watch = Painted()
    panel.installEventFilter(watch)
    qtbot.waitUntil(lambda: bool(watch.boxes))
    QApplication.processEvents()
    watch.boxes.clear()
    panel.show_sheet(evolve(_sheet(), note="Nothing is kept in this game."))
    qtbot.waitUntil(lambda: bool(watch.boxes))
    QApplication.processEvents()
    assert panel.rect() in watch.boxes, "the old end of the paper still lies under the career"


class Painted(QObject):
    """Remembers which parts of a widget are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.boxes: list[QRect] = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.boxes.append(event.rect())
        return False
