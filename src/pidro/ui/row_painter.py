"""The cells of the score sheet, drawn with pencil and ink: bids, points, and the other table."""

from typing import TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView

from pidro.engine.cards import Team
from pidro.ui.phrases import signed
from pidro.ui.score_rows import SheetRow
from pidro.ui.sheet_art import draw_circle, draw_cross, draw_fitted, draw_rule, gain_text, text_font
from pidro.ui.sheet_model import GAIN_COLUMN, SheetModel
from pidro.ui.theme import INK, PENCIL_RED, QUIET_INK, TEAM_ON_PAPER

_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class RowPainter(QStyledItemDelegate):
    """Draws the cells with pencil and ink."""

    def __init__(self, model: SheetModel, view: QTableView) -> None:
        super().__init__(view)
        self._model, self._view = model, view
        self.unit = 1.0

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        sheet, box = self._model.sheet, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._view.hasFocus() and index == self._view.currentIndex():
            painter.setPen(QPen(INK, 1.6 * self.unit))
            painter.drawRoundedRect(box.adjusted(1.5, 2, -1.5, -1.5), 3 * self.unit, 3 * self.unit)
        draw_rule(painter, box.bottomLeft(), box.bottomRight())
        if index.row() < len(sheet.rows):
            row = sheet.rows[index.row()]
            if index.column() == 0:
                self._draw_bid(painter, box, row)
            elif index.column() == GAIN_COLUMN:
                self._draw_gain(painter, box, None if sheet.gains is None else sheet.gains[index.row()])
            else:
                self._draw_points(painter, box, row, Team(index.column() - 1))
        elif sheet.contract is not None and index.column() == 0:
            name = sheet.names[sheet.contract.bidder]
            self._draw_call(painter, box, name, sheet.contract.bid, italic=True)
        painter.restore()

    def _draw_bid(self, painter: QPainter, box: QRectF, row: SheetRow) -> None:
        if not row.is_made:
            cross = QRectF(0, 0, 20 * self.unit, 15 * self.unit)
            cross.moveCenter(QPointF(box.right() - 14 * self.unit, box.center().y()))
            draw_cross(painter, cross, row.number, self.unit)
        self._draw_call(painter, box, self._model.sheet.names[row.bidder], row.bid, italic=False)

    def _draw_call(self, painter: QPainter, box: QRectF, name: str, bid: int, *, italic: bool) -> None:
        unit = self.unit
        painter.setPen(QUIET_INK if italic else INK)
        who = box.adjusted(3 * unit, 0, -26 * unit, 0)
        draw_fitted(painter, who, Qt.AlignmentFlag.AlignLeft, name, text_font(12 * unit, italic=italic))
        how_much = QRectF(box.right() - 26 * unit, box.top(), 24 * unit, box.height())
        font = text_font(14 * unit, bold=not italic, italic=italic)
        draw_fitted(painter, how_much, Qt.AlignmentFlag.AlignHCenter, str(bid), font)

    def _draw_gain(self, painter: QPainter, box: QRectF, gain: int | None) -> None:
        painter.setPen(QUIET_INK if not gain else TEAM_ON_PAPER[Team.NS if gain > 0 else Team.EW])
        inside = box.adjusted(2 * self.unit, 0, -3 * self.unit, 0)
        draw_fitted(painter, inside, Qt.AlignmentFlag.AlignRight, gain_text(gain), text_font(13 * self.unit))

    def _draw_points(self, painter: QPainter, box: QRectF, row: SheetRow, team: Team) -> None:
        unit = self.unit
        left = QRectF(box.left() + 5 * unit, box.top(), box.width() * 0.46 - 5 * unit, box.height())
        right = QRectF(left.right(), box.top(), box.right() - left.right() - 7 * unit, box.height())
        lost = row.scored[team] < 0
        painter.setPen(PENCIL_RED if lost else QUIET_INK)
        centre = Qt.AlignmentFlag.AlignHCenter
        draw_fitted(painter, left, centre, signed(row.scored[team]), text_font(12 * unit))
        painter.setPen(PENCIL_RED if row.running[team] < 0 else INK)
        running = text_font(15 * unit, bold=True)
        draw_fitted(painter, right, Qt.AlignmentFlag.AlignRight, signed(row.running[team]), running)
        if team is row.team:
            ring = QRectF(0, 0, min(left.width(), 27 * unit), 19 * unit)
            ring.moveCenter(left.center())
            draw_circle(painter, ring, PENCIL_RED if lost else TEAM_ON_PAPER[team], row.number, unit)
