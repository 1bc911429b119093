"""Shapes and texts that the things on the felt are painted with."""

from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from pidro.engine.cards import Team
from pidro.ui.theme import PLATE_INK

Sign: TypeAlias = tuple[tuple[tuple[float, float], ...], ...]
"""Strokes from point to point, from the middle of a plate of size 1."""
PLUS: Sign = (((-0.24, 0.0), (0.24, 0.0)), ((0.0, -0.24), (0.0, 0.24)))
"""The card has just come."""
CHECK: Sign = (((-0.22, 0.02), (-0.06, 0.2), (0.24, -0.2)),)
"""The card is marked."""


def team_shape(team: Team, rect: QRectF) -> QPainterPath:
    """The plate of a team: round for ours, six-sided for theirs, so that colour is never needed."""
    path = QPainterPath()
    if team is Team.NS:
        path.addEllipse(rect)
        return path
    quarter = rect.width() * 0.25
    corners = (
        (rect.left() + quarter * 0.55, rect.top() + rect.height() * 0.04),
        (rect.right() - quarter * 0.55, rect.top() + rect.height() * 0.04),
        (rect.right() + quarter * 0.08, rect.center().y()),
        (rect.right() - quarter * 0.55, rect.bottom() - rect.height() * 0.04),
        (rect.left() + quarter * 0.55, rect.bottom() - rect.height() * 0.04),
        (rect.left() - quarter * 0.08, rect.center().y()),
    )
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    path.closeSubpath()
    return path


def paint_sign(painter: QPainter, card: QRectF, fill: QColor, sign: Sign) -> None:
    """A plate with a sign at a card's upper edge, where a fan leaves it free."""
    size = card.width() * 0.2
    plate = QRectF(card.left() + card.width() * 0.32, card.top() - size * 0.3, size, size)
    painter.setPen(QPen(PLATE_INK, size * 0.08))
    painter.setBrush(fill)
    painter.drawEllipse(plate)
    painter.setPen(QPen(PLATE_INK, size * 0.14))
    for stroke in sign:
        painter.drawPolyline([plate.center() + QPointF(x, y) * size for x, y in stroke])


def fit_text(painter: QPainter, rect: QRectF, text: str, font: QFont) -> None:
    """Draw the text in the middle of the rectangle, smaller where it would not fit."""
    painter.setFont(font)
    wide = painter.fontMetrics().horizontalAdvance(text)
    room = rect.width() * 0.94
    if wide > room > 0:
        font.setPixelSize(max(7, int(font.pixelSize() * room / wide)))
        painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
