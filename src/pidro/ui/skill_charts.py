"""Pictures of skill: the gains over the other table summed up, and the points lost deal by deal."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF

from pidro.ui.charts import Chart
from pidro.ui.sheet_art import gain_text
from pidro.ui.theme import chart_colours
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

_LEAST_SPAN = 5
"""Points that the picture of the sum shows at least, upwards and downwards."""


class SumChart(Chart):
    """The running sum of the gains, the oldest deal on the left; above the line we did better."""

    def __init__(self, sums: Sequence[int]) -> None:
        name = say(QT_TRANSLATE_NOOP("phrases", "Gained over the other table, summed up"))
        text = QT_TRANSLATE_NOOP("phrases", "From 0 to {last}; lowest {lowest}, highest {highest}")
        self._sums = (0, *sums)
        ends = {"last": self._sums[-1], "lowest": min(self._sums), "highest": max(self._sums)}
        super().__init__(name, say(text, **{key: gain_text(end) for key, end in ends.items()}), 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, line = self.started(), self.fontMetrics().height()
        box = QRectF(self.rect()).adjusted(line * 2.8, line * 0.7, -line * 2.8, -line * 0.7)
        if len(self._sums) == 1:
            nothing = say(QT_TRANSLATE_NOOP("phrases", "No deal has been compared yet."))
            self.draw_text(painter, QRectF(self.rect()), Qt.AlignmentFlag.AlignHCenter, nothing)
        else:
            self._draw_sums(painter, box)
        painter.end()

    def _draw_sums(self, painter: QPainter, box: QRectF) -> None:
        highest, lowest = max(_LEAST_SPAN, *self._sums), min(-_LEAST_SPAN, *self._sums)
        scale = box.height() / (highest - lowest)
        step = box.width() / (len(self._sums) - 1)
        zero = box.top() + highest * scale
        points = [
            QPointF(box.left() + place * step, zero - total * scale) for place, total in enumerate(self._sums)
        ]
        colours = chart_colours(self.palette())
        for colour, top, high in (
            (colours.good, box.top(), zero - box.top()),
            (colours.bad, zero, box.bottom() - zero),
        ):
            painter.save()
            painter.setClipRect(QRectF(0, top - 2, self.width(), high + 2))
            self._draw_part(painter, points, zero, colour)
            painter.restore()
        painter.setPen(QPen(self.palette().text().color(), 1))
        painter.drawLine(QPointF(box.left(), zero), QPointF(box.right(), zero))
        line = self.fontMetrics().height()
        ends = ((highest, box.top()), (lowest, box.bottom()))
        self.draw_scale(painter, box, [(0, zero), *(end for end in ends if abs(end[1] - zero) > line)])
        last = QRectF(box.right() + line * 0.3, points[-1].y() - line / 2, line * 2.4, line)
        self.draw_text(painter, last, Qt.AlignmentFlag.AlignLeft, gain_text(self._sums[-1]))

    def _draw_part(self, painter: QPainter, points: list[QPointF], zero: float, colour: QColor) -> None:
        """The line and the ground between it and zero, in one colour."""
        faint = QColor(colour)
        faint.setAlpha(60)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint)
        feet = [QPointF(points[-1].x(), zero), QPointF(points[0].x(), zero)]
        painter.drawPolygon(QPolygonF([*points, *feet]))
        painter.setPen(_pen(colour))
        painter.drawPolyline(QPolygonF(points))


class CourseChart(Chart):
    """A small line of the points lost a deal by one kind; all kinds share one scale."""

    def __init__(self, name: str, line: Sequence[float], highest: float) -> None:
        text = QT_TRANSLATE_NOOP("phrases", "The course over all deals, the oldest on the left")
        super().__init__(name, say(text), 2)
        self._line, self._highest = tuple(line), highest

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = self.started(), QRectF(self.rect()).adjusted(6, 5, -6, -5)
        painter.setPen(QPen(self.palette().placeholderText().color(), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        step = box.width() / max(1, len(self._line) - 1)
        scale = box.height() / max(self._highest, 0.1)
        points = [
            QPointF(box.left() + place * step, box.bottom() - lost * scale)
            for place, lost in enumerate(self._line)
        ]
        painter.setPen(_pen(chart_colours(self.palette()).bad))
        painter.drawPolyline(QPolygonF(points))
        for end in points[-1:]:
            painter.setBrush(chart_colours(self.palette()).bad)
            painter.drawEllipse(end, 2, 2)
        painter.end()


def _pen(colour: QColor) -> QPen:
    pen = QPen(colour, 2)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
