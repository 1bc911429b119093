"""Shapes and texts that the things on the felt are painted with."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QPolygonF

from pidro.engine.cards import Team
from pidro.ui.theme import CAREER, PLATE_INK


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


def paint_plus(painter: QPainter, card: QRectF) -> None:
    """A plate with a plus at a card's upper edge, where a fan leaves it free: the card has just come."""
    size = card.width() * 0.2
    plate = QRectF(card.left() + card.width() * 0.32, card.top() - size * 0.3, size, size)
    painter.setPen(QPen(PLATE_INK, size * 0.05))
    painter.setBrush(CAREER)
    painter.drawEllipse(plate)
    painter.setPen(QPen(PLATE_INK, size * 0.14))
    centre, arm = plate.center(), size * 0.24
    painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0))
    painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm))


def fit_text(painter: QPainter, rect: QRectF, text: str, font: QFont) -> None:
    """Draw the text in the middle of the rectangle, smaller where it would not fit."""
    painter.setFont(font)
    wide = painter.fontMetrics().horizontalAdvance(text)
    room = rect.width() * 0.94
    if wide > room > 0:
        font.setPixelSize(max(7, int(font.pixelSize() * room / wide)))
        painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
