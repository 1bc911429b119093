"""The pencil work of the score sheet: paper, ruling, tracks to the target, circles and crosses."""

import math
from functools import lru_cache

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
)

from pidro.engine.cards import Team
from pidro.ui.phrases import signed
from pidro.ui.theme import INK, PAPER, PAPER_EDGE, PAPER_RULE, PENCIL_RED, QUIET_INK, TEAM_ON_PAPER

SMALLEST_TEXT_PX = 9
_STEP = 10


def text_font(size_px: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """The sheet's font at this height."""
    font = QFont()
    font.setPixelSize(max(SMALLEST_TEXT_PX, round(size_px)))
    font.setBold(bold)
    font.setItalic(italic)
    return font


def draw_fitted(painter: QPainter, box: QRectF, align: Qt.AlignmentFlag, text: str, font: QFont) -> None:
    """The text in one line, smaller if it would not fit, shortened only when it can't be smaller."""
    fitted = QFont(font)
    while QFontMetricsF(fitted).horizontalAdvance(text) > box.width():
        if fitted.pixelSize() <= SMALLEST_TEXT_PX:
            text = QFontMetricsF(fitted).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
            break
        fitted.setPixelSize(fitted.pixelSize() - 1)
    painter.setFont(fitted)
    painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)


def gain_text(gain: int | None) -> str:
    """The number with its sign; an ellipsis for one that is not there yet."""
    if gain is None:
        return "…"
    return f"+{gain}" if gain > 0 else signed(gain)


def draw_paper(painter: QPainter, box: QRectF, unit: float) -> None:
    """A sheet of paper with a soft shadow."""
    painter.setPen(Qt.PenStyle.NoPen)
    for spread in range(6, 0, -1):
        grown = box.adjusted(-spread * 0.5, 0, spread * 0.5, spread) if spread > 1 else box
        painter.setBrush(QColor(0, 0, 0, 16))
        painter.drawRoundedRect(grown, 3 * unit, 3 * unit)
    painter.setBrush(PAPER)
    painter.setPen(QPen(PAPER_EDGE, 1))
    painter.drawRoundedRect(box, 3 * unit, 3 * unit)


def draw_rule(painter: QPainter, left: QPointF, right: QPointF, *, strong: bool = False) -> None:
    """One line of the ruling, above this height: on a row's foot it stays within the row."""
    pen = QPen(QUIET_INK if strong else PAPER_RULE, 1.4 if strong else 1)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    above = QPointF(0, -pen.widthF() / 2)
    painter.drawLine(left + above, right + above)


@lru_cache(maxsize=64)
def _ring(place: tuple[float, ...], seed: int, thick: float) -> QPainterPath:
    """The outline of a ring as a hand draws it: not quite round, its ends crossing.

    To fill it takes a quarter of the time of drawing the line.
    """
    box = QRectF(*place)
    centre, wide, high = box.center(), box.width() / 2, box.height() / 2
    start, steps = -2.2 + (seed % 5) * 0.13, 40
    points = []
    for step in range(steps + 1):
        turn = step / steps
        angle = start + turn * (2 * math.pi + 0.35)
        wobble = 1 + 0.05 * math.sin(2 * angle + seed) + 0.05 * (turn - 0.5)
        points.append(centre + QPointF(wide * wobble * math.cos(angle), high * wobble * math.sin(angle)))
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    pen = QPen(INK, thick)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return QPainterPathStroker(pen).createStroke(path)


def draw_circle(painter: QPainter, box: QRectF, colour: QColor, seed: int, unit: float) -> None:
    """The ring around the bidder's points."""
    painter.fillPath(_ring(box.getRect(), seed, 1.3 * unit), colour)


def draw_cross(painter: QPainter, box: QRectF, seed: int, unit: float) -> None:
    """Two strokes of red pencil behind a bid that was set."""
    faint = QColor(PENCIL_RED)
    faint.setAlpha(150)
    pen = QPen(faint, 1.5 * unit)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    tilt = QPointF(0, (seed % 3 - 1) * 0.8 * unit)
    painter.drawLine(box.topLeft() + tilt, box.bottomRight())
    painter.drawLine(box.bottomLeft(), box.topRight() - tilt)


def draw_team_sign(painter: QPainter, centre: QPointF, radius: float, team: Team) -> None:
    """A round plate for us, a six-sided one for them."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(TEAM_ON_PAPER[team])
    if team is Team.NS:
        painter.drawEllipse(centre, radius, radius)
        return
    corners = [
        QPointF(math.cos(k * math.pi / 3), math.sin(k * math.pi / 3)) * radius * 1.12 for k in range(6)
    ]
    painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))


@frozen
class Track:
    """The way of one team from nothing, or from below it, to the target."""

    team: Team
    score: int
    lowest: int
    """Left end of the track: 0, or a ten below every score."""
    target: int

    def place(self, box: QRectF, score: int) -> float:
        """Where a score lies along the track, in px; past the target there is no way on."""
        share = (min(score, self.target) - self.lowest) / (self.target - self.lowest)
        return box.left() + max(0.0, share) * box.width()


def track_floor(scores: tuple[int, int]) -> int:
    """The left end that two tracks share."""
    return min(0, *(math.floor(score / _STEP) * _STEP for score in scores))


def draw_track(painter: QPainter, box: QRectF, track: Track, unit: float) -> None:
    """A ruler to the target, filled to the score, with the team's sign on its head."""
    colour = TEAM_ON_PAPER[track.team]
    middle = box.center().y()
    painter.setPen(QPen(QUIET_INK, 1))
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
    for mark in range(track.lowest, track.target, _STEP):
        long = 4.5 if mark == 0 else 2.5
        x = track.place(box, mark)
        painter.drawLine(QPointF(x, middle - long * unit), QPointF(x, middle + long * unit))
    _draw_flag(painter, QPointF(box.right(), middle), unit)
    zero, here = track.place(box, 0), track.place(box, track.score)
    pen = QPen(colour if track.score >= 0 else PENCIL_RED, 3.4 * unit)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLine(QPointF(zero, middle), QPointF(here, middle))
    draw_team_sign(painter, QPointF(here, middle), 5.2 * unit, track.team)


def _draw_flag(painter: QPainter, foot: QPointF, unit: float) -> None:
    painter.setPen(QPen(INK, 1.4))
    top = foot + QPointF(0, -9 * unit)
    painter.drawLine(foot + QPointF(0, 5 * unit), top)
    painter.setBrush(INK)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPolygon(QPolygonF([top, top + QPointF(6 * unit, 2.6 * unit), top + QPointF(0, 5.2 * unit)]))
