"""The way of the value: a strip along the cards of a deal that shows what it was worth after each of them."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from pidro.engine.cards import Team
from pidro.table.review import Step
from pidro.ui.theme import GOLD, INK, PAPER, PAPER_RULE, PENCIL_RED, QUIET_INK, TEAM_ON_PAPER

MARGIN_PX = 8.0
HEIGHT_EM = 9


class ValueStrip(QWidget):
    """A line of steps; a click chooses the card under it."""

    chosen = Signal(int)
    """The card in the way, from 0; −1 for the first lead."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._way: tuple[Step, ...] = ()
        self._start, self._total, self._now = 0, 14, -1
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_way(self, way: tuple[Step, ...], start: int, total: int) -> None:
        """Show these cards; `start` is the value for us at the first lead."""
        self._way, self._start, self._total = way, start, total
        self.setAccessibleDescription(", ".join(str(value) for value in self._values()))
        self.update()

    def show_place(self, place: int) -> None:
        """Mark this card as the one that was played last; −1 for none yet."""
        self._now = place
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(220, HEIGHT_EM * self.fontInfo().pixelSize())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._way and event.button() is Qt.MouseButton.LeftButton:
            step = self._step_px()
            place = int((event.position().x() - MARGIN_PX) / step) - 1
            self.chosen.emit(max(-1, min(len(self._way) - 1, place)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(PAPER_RULE, 1))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        self._paint_tricks(painter)
        self._paint_line(painter)
        painter.end()

    def _paint_tricks(self, painter: QPainter) -> None:
        """A rule between the tricks, and one at half of the points."""
        painter.setPen(QPen(PAPER_RULE, 1))
        middle = self._point(0, self._total / 2).y()
        painter.drawLine(QPointF(MARGIN_PX, middle), QPointF(self.width() - MARGIN_PX, middle))
        for place, step in enumerate(self._way):
            if place and step.trick != self._way[place - 1].trick:
                x = self._point(place, 0).x() + self._step_px() / 2
                painter.drawLine(QPointF(x, MARGIN_PX), QPointF(x, self.height() - MARGIN_PX))

    def _paint_line(self, painter: QPainter) -> None:
        points = [self._point(place, value) for place, value in enumerate(self._values())]
        painter.setPen(QPen(TEAM_ON_PAPER[Team.NS], 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        for place, step in enumerate(self._way):
            if step.change:
                painter.setPen(QPen(PENCIL_RED, 2))
                painter.setBrush(QColor(PAPER))
                painter.drawEllipse(points[place + 1], 5, 5)
        painter.setPen(QPen(INK, 1.5))
        painter.setBrush(GOLD)
        if points:
            painter.drawEllipse(points[min(len(points) - 1, self._now + 1)], 5.5, 5.5)
        painter.setPen(QUIET_INK)
        font = self.font()
        font.setPixelSize(max(11, self.fontInfo().pixelSize() * 4 // 5))
        painter.setFont(font)
        painter.drawText(QPointF(MARGIN_PX, font.pixelSize() + 3), str(self._total))
        painter.drawText(QPointF(MARGIN_PX, self.height() - 5), "0")

    def _values(self) -> tuple[int, ...]:
        """The value for us at the first lead and after every card."""
        return (self._start, *(step.after for step in self._way))

    def _step_px(self) -> float:
        return (self.width() - 2 * MARGIN_PX) / max(1, len(self._way) + 1)

    def _point(self, place: int, value: float) -> QPointF:
        x = MARGIN_PX + self._step_px() * (place + 0.5)
        room = self.height() - 36.0
        return QPointF(x, 18.0 + room * (1 - value / max(1, self._total)))
