"""The head of the score sheet: the way of both teams to the target, and the names over the columns."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from pidro.engine.cards import Seat, Team
from pidro.ui.phrases import signed, team_name
from pidro.ui.score_rows import Sheet
from pidro.ui.sheet_art import (
    Track,
    draw_fitted,
    draw_rule,
    draw_team_sign,
    draw_track,
    text_font,
    track_floor,
)
from pidro.ui.theme import PENCIL_RED, QUIET_INK, TEAM_ON_PAPER
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

DESIGN_WIDTH_PX = 230.0
"""The width of a sheet that is drawn at unit 1."""
_SHARES = (0.36, 0.32, 0.32)
"""Parts of the width for the bid and the two teams."""
_SHARES_BESIDE = (0.31, 0.275, 0.275, 0.14)
"""The same with a column for the other table."""
_MEMBERS = ((Seat.SOUTH, Seat.NORTH), (Seat.WEST, Seat.EAST))


def shares_of(sheet: Sheet) -> tuple[float, ...]:
    """Each column's part of the width."""
    return _SHARES if sheet.gains is None else _SHARES_BESIDE


class Head(QWidget):
    """Both tracks to the target, and the heads of the columns."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self.unit = 1.0

    def show_sheet(self, sheet: Sheet) -> None:
        """Draw this sheet's scores and names, and say the scores to a screen reader."""
        self._sheet = sheet
        ours, theirs = map(signed, sheet.scores)
        text = QT_TRANSLATE_NOOP("phrases", "Score: {ours} for us, {theirs} for them; {target} wins.")
        self.setAccessibleName(say(text, ours=ours, theirs=theirs, target=sheet.target))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(DESIGN_WIDTH_PX * self.unit), round(118 * self.unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for team in Team:
            self._draw_track(painter, self._sheet, team)
            self._draw_names(painter, self._sheet, team)
        foot = self.height()
        draw_rule(painter, QPointF(0, foot), QPointF(self.width(), foot), strong=True)
        painter.end()

    def _draw_track(self, painter: QPainter, sheet: Sheet, team: Team) -> None:
        unit, score = self.unit, sheet.scores[team]
        top = (4 + 26 * team) * unit
        number = QRectF(self.width() - 36 * unit, top, 32 * unit, 26 * unit)
        way = QRectF(10 * unit, top, self.width() - 60 * unit, 26 * unit)
        draw_track(painter, way, Track(team, score, track_floor(sheet.scores), sheet.target), unit)
        painter.setPen(PENCIL_RED if score < 0 else TEAM_ON_PAPER[team])
        right = Qt.AlignmentFlag.AlignRight
        draw_fitted(painter, number, right, signed(score), text_font(17 * unit, bold=True))

    def _draw_names(self, painter: QPainter, sheet: Sheet, team: Team) -> None:
        unit = self.unit
        first, column, *_ = (self.width() * share for share in shares_of(sheet))
        box = QRectF(first + column * team, 60 * unit, column, 20 * unit)
        draw_team_sign(painter, QPointF(box.left() + 10 * unit, box.center().y()), 4.6 * unit, team)
        painter.setPen(TEAM_ON_PAPER[team])
        left = Qt.AlignmentFlag.AlignLeft
        title = box.adjusted(19 * unit, 0, -2 * unit, 0)
        draw_fitted(painter, title, left, team_name(team), text_font(14 * unit, bold=True))
        painter.setPen(QUIET_INK)
        for line, seat in enumerate(_MEMBERS[team]):
            name = QRectF(box.left() + 5 * unit, (80 + 15 * line) * unit, column - 7 * unit, 15 * unit)
            draw_fitted(painter, name, left, sheet.names[seat], text_font(11.5 * unit))
        if team is Team.NS:
            bid = QRectF(3 * unit, 60 * unit, first - 6 * unit, 20 * unit)
            title_text = say(QT_TRANSLATE_NOOP("phrases", "Bid"))
            draw_fitted(painter, bid, left, title_text, text_font(12 * unit, bold=True))
        elif sheet.gains is not None:
            beside = QRectF(box.right(), 60 * unit, self.width() - box.right() - 3 * unit, 20 * unit)
            draw_fitted(painter, beside, Qt.AlignmentFlag.AlignRight, "±", text_font(14 * unit, bold=True))
