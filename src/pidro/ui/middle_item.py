"""The middle of the felt: what trump is, who plays for what, and the points of both teams."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from pidro.engine.cards import Team
from pidro.ui.items import Canvas, rect_of
from pidro.ui.layout import Layout
from pidro.ui.picture import MiddleLook
from pidro.ui.shapes import fit_text, team_shape
from pidro.ui.theme import ON_CLOTH, PLATE_INK, TEAM_ON_CLOTH

_RESULT_ABOVE = 8
"""How far the result stands above the place of the bid, in units of the layout."""


@frozen
class MiddleWords:
    """The texts of the middle in the person's language."""

    bid: str = ""


class MiddleItem(QGraphicsItem):
    """Trump with the bid and the bidder during the play, the points of both teams after it."""

    def __init__(self, canvas: Canvas, layout: Layout, look: MiddleLook, words: MiddleWords) -> None:
        super().__init__()
        self._canvas, self._layout, self._look, self._words = canvas, layout, look, words
        self.setZValue(3)

    def dress(self, canvas: Canvas, layout: Layout, look: MiddleLook, words: MiddleWords) -> None:
        """Show this from now on."""
        if (canvas, layout, look, words) != (self._canvas, self._layout, self._look, self._words):
            self.prepareGeometryChange()
            self._canvas, self._layout, self._look, self._words = canvas, layout, look, words
            self.update()

    def dump(self) -> str:
        """One line of text that tells what is seen of it."""
        return f"{self._look} {self._words}"

    def boundingRect(self) -> QRectF:
        return rect_of(self._layout.middle).adjusted(0, -_RESULT_ABOVE * self._layout.unit - 1, 0, 0)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        look, unit, box = self._look, self._layout.unit, rect_of(self._layout.middle)
        if look.result is not None:
            line = QRectF(box.x(), box.y() - _RESULT_ABOVE * unit, box.width(), 46 * unit)
            emblem = QRectF(line.center().x() - 92 * unit, line.y(), line.height(), line.height())
            self._paint_emblem(painter, emblem)
            self._paint_points(painter, look.result.taken, line.translated(24 * unit, 0))
            return
        if look.high is not None:
            size = 62 * unit
            self._paint_emblem(painter, QRectF(box.center().x() - size / 2, box.y(), size, size))
            painter.setPen(ON_CLOTH)
            text = QRectF(box.x(), box.y() + 64 * unit, box.width(), 24 * unit)
            fit_text(painter, text, self._words.bid, self._canvas.font(17 * unit, bold=True))
        if look.taken is not None:
            line = QRectF(box.x(), box.y() + 91 * unit, box.width(), 30 * unit)
            self._paint_points(painter, look.taken, line)

    def _paint_emblem(self, painter: QPainter, disc: QRectF) -> None:
        if self._look.trump is None:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(248, 244, 232, 235))
        painter.drawEllipse(disc)
        inner = round(disc.width() * 0.66)
        ratio = painter.device().devicePixelRatioF()
        emblem = self._canvas.art.suit(self._look.trump, inner, ratio, self._canvas.style)
        painter.drawPixmap(QPointF(disc.center().x() - inner / 2, disc.center().y() - inner / 2), emblem)

    def _paint_points(self, painter: QPainter, taken: tuple[int, int], line: QRectF) -> None:
        """The points that each team has taken: ours in a round plate, theirs in a six-sided one."""
        size = line.height()
        for team, sign in ((Team.NS, -1), (Team.EW, 1)):
            plate = QRectF(line.center().x() + sign * size * 0.72 - size / 2, line.y(), size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(TEAM_ON_CLOTH[team])
            painter.drawPath(team_shape(team, plate))
            painter.setPen(PLATE_INK)
            fit_text(painter, plate, str(taken[team]), self._canvas.font(size * 0.52, bold=True))
