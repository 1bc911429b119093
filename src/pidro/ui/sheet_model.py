"""The score sheet's rows in words, for its view, its tooltips and a screen reader."""

from typing import TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from pidro.engine.cards import Team
from pidro.ui.counts import Counts
from pidro.ui.phrases import Names, signed, team_name
from pidro.ui.score_rows import Sheet, SheetRow
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
GAIN_COLUMN = 3
"""The last column, of the other table; it is there only if that is shown."""


def row_text(row: SheetRow, names: Names) -> str:
    """How the sums of a row came about."""
    if row.is_made:
        text = QT_TRANSLATE_NOOP(
            "phrases",
            "Deal {number}: {name} bid {bid}, the team took {taken} and keeps it; {others} to the others.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "phrases",
            "Deal {number}: {name} bid {bid}, the team took only {taken}: set; {others} to the others.",
        )
    taken, others = row.taken[row.team], row.scored[row.team.other]
    return say(text, number=row.number, name=names[row.bidder], bid=row.bid, taken=taken, others=others)


def _cell_text(row: SheetRow, column: int, names: Names) -> str:
    if column == 0:
        return row_text(row, names)
    team = Team(column - 1)
    text = QT_TRANSLATE_NOOP("phrases", "{team}: {points} in this deal, {score} in all")
    return say(text, team=team_name(team), points=signed(row.scored[team]), score=signed(row.running[team]))


def gain_line(number: int, gain: int | None) -> str:
    """How a deal went beside the other table."""
    match gain:
        case None:
            text = QT_TRANSLATE_NOOP("phrases", "Deal {number}: the other table still plays these cards.")
            return say(text, number=number)
        case 0:
            text = QT_TRANSLATE_NOOP("phrases", "Deal {number}: the same as robots got from these cards.")
            return say(text, number=number)
        case _ if gain > 0:
            return Counts().better(number, gain)
        case _:
            return Counts().worse(number, -gain)


class SheetModel(QAbstractTableModel):
    """The rows for view and screen reader; the bid of the moment is a last row without points."""

    def __init__(self, sheet: Sheet, parent: QWidget) -> None:
        super().__init__(parent)
        self._sheet = sheet

    @property
    def sheet(self) -> Sheet:
        return self._sheet

    def show_sheet(self, sheet: Sheet) -> None:
        before, rows = self._sheet, len(sheet.rows)
        if before.contract is not None and sheet.contract is not None and before.differs_by_bid(sheet):
            self._sheet = sheet
            self.dataChanged.emit(self.index(rows, 0), self.index(rows, 0))
            return
        self.beginResetModel()
        self._sheet = sheet
        self.endResetModel()

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._sheet.rows) + (self._sheet.contract is not None)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else GAIN_COLUMN + (self._sheet.gains is not None)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        """Only heard: what is seen at the head is drawn."""
        if orientation is Qt.Orientation.Vertical or role != Qt.ItemDataRole.DisplayRole:
            return None
        heads = (say(QT_TRANSLATE_NOOP("phrases", "Bid")), *map(team_name, Team))
        return heads[section] if section < len(heads) else None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        shown = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if role == Qt.ItemDataRole.ToolTipRole:
            from html import escape

            # Names are a person's own text: never markup.
            return f"<qt>{escape(self.explanation(index.row(), index.column()))}</qt>"
        return self.line(index.row(), index.column()) if shown else None

    def explanation(self, row: int, column: int) -> str:
        """How the sums of a row came about; in the column of the other table, what happened there."""
        return self.line(row, column if column == GAIN_COLUMN else 0)

    def line(self, row: int, column: int) -> str:
        """What a cell says; of the first column, what the row says."""
        if row < len(self._sheet.rows) and column == GAIN_COLUMN:
            return gain_line(row + 1, self._sheet.gains[row] if self._sheet.gains else None)
        if row < len(self._sheet.rows):
            return _cell_text(self._sheet.rows[row], column, self._sheet.names)
        contract = self._sheet.contract
        if contract is None or column:
            return ""
        text = QT_TRANSLATE_NOOP("phrases", "This deal: {name} bid {bid}.")
        return say(text, name=self._sheet.names[contract.bidder], bid=contract.bid)
