"""The cards and the seats on the felt. They paint what they are given and know no rule."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from pidro.engine.cards import Seat, Team
from pidro.ui.card_art import CORNER_PART, CardArt, Style, margin_px
from pidro.ui.layout import TALL, Box, Layout, Spot
from pidro.ui.picture import CardLook, Light, Lit, SeatLook
from pidro.ui.shapes import CHECK, PLUS, fit_text, paint_sign, team_shape
from pidro.ui.theme import (
    CAREER,
    DEEP_VEIL,
    FOCUS,
    FOCUS_LINE,
    GOLD,
    HINT,
    ON_CLOTH,
    PLATE,
    PLATE_INK,
    TEAM_ON_CLOTH,
)

LIFT_PART = 0.12
"""How far a lit card is lifted, as a part of its height."""
DIM_VEIL = QColor(16, 30, 24, 56)
SMALLEST_TEXT_PX = 10.0
NAME_PADDING = 16.0


@frozen
class Canvas:
    """What every item paints with."""

    art: CardArt
    style: Style
    family: str
    names: tuple[str, ...]
    point_dots: bool

    def font(self, size_px: float, *, bold: bool = False) -> QFont:
        """The one typeface, at least as large as can be read."""
        font = QFont(self.family)
        font.setPixelSize(round(max(SMALLEST_TEXT_PX, size_px)))
        font.setBold(bold)
        return font


@frozen
class SeatWords:
    """The texts of a seat in the person's language."""

    call: str = ""
    badge: str = ""


def rect_of(box: Box) -> QRectF:
    """The box for Qt."""
    return QRectF(box.x, box.y, box.width, box.height)


class CardItem(QGraphicsItem):
    """One card; its own origin is its centre."""

    def __init__(self, canvas: Canvas, look: CardLook) -> None:
        super().__init__()
        self._canvas = canvas
        self._look = look
        self._spot = look.spot
        self._bounds = _card_bounds(look.spot.width)
        self._lit = Lit()
        self._lie()

    @property
    def look(self) -> CardLook:
        """What it shows, at its resting place."""
        return self._look

    @property
    def spot(self) -> Spot:
        """Where it is now."""
        return self._spot

    def dress(self, canvas: Canvas, look: CardLook) -> None:
        """Show this look from now on; the card does not move."""
        if canvas is not self._canvas or look != self._look:
            self._canvas, self._look = canvas, look
            self.update()

    def place(self, spot: Spot) -> None:
        """Lie here from now on."""
        # Qt paints a card anew that is turned to where it is.
        if spot == self._spot:
            return
        if spot.width != self._spot.width:
            self.prepareGeometryChange()
            self._bounds = _card_bounds(spot.width)
        self._spot = spot
        self._lie()

    def _lie(self) -> None:
        spot = self._spot
        lift = LIFT_PART * spot.width * TALL if self._lit.is_lifted else 0.0
        self.setPos(spot.x, spot.y - lift)
        self.setRotation(spot.angle)
        self.setZValue(spot.z)
        self.setOpacity(spot.opacity)

    def light(self, lit: Lit) -> None:
        """Stand out so from now on."""
        if lit != self._lit:
            self._lit = lit
            self._lie()
            self.update()

    def card_rect(self) -> QRectF:
        """The paper, without shadow, around the origin."""
        return _card_rect(self._spot.width)

    def dump(self) -> str:
        """One line of text that tells what is seen of it."""
        spot, look = self._spot, self._look
        face = "back" if look.face is None else repr(look.face)
        place = (
            f"{spot.x:.1f},{spot.y:.1f} w{spot.width:.1f} r{spot.angle:.1f} z{spot.z:.0f} o{spot.opacity:.2f}"
        )
        return f"{face} {place} {look.light.value} {look.mark!r} {look.points}"

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.card_rect())
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect, look, spot = self.card_rect(), self._look, self._spot
        ratio = painter.device().devicePixelRatioF()
        width = max(8, round(look.spot.width))
        pixmap = self._canvas.art.card(look.face, width, ratio, self._canvas.style)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if abs(spot.width - width) < 1:
            # As it was made: a hair's breadth larger or smaller would cost sharpness and much time.
            size = pixmap.deviceIndependentSize()
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), pixmap)
        else:
            margin = margin_px(width) * spot.width / width
            target = rect.adjusted(-margin, -margin, margin, margin)
            painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
        radius = CORNER_PART * spot.width
        if look.light is Light.DIM or self._lit.is_dim:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(DIM_VEIL)
            painter.drawRoundedRect(rect, radius, radius)
        self._paint_marks(painter, rect)
        if self._lit.is_marked:
            paint_sign(painter, rect, FOCUS, CHECK)
        elif look.light is Light.FRESH:
            paint_sign(painter, rect, CAREER, PLUS)
        self._paint_edge(painter, rect, radius)

    def _paint_marks(self, painter: QPainter, rect: QRectF) -> None:
        """The trump suit at the left pidro's index, and a gold dot for each point."""
        look, width = self._look, rect.width()
        if look.mark is not None:
            size = round(width * 0.2)
            ratio = painter.device().devicePixelRatioF()
            emblem = self._canvas.art.suit(look.mark, size, ratio, self._canvas.style)
            painter.drawPixmap(QPointF(rect.left() + width * 0.06, rect.top() + width * 0.5), emblem)
        if look.points and self._canvas.point_dots:
            painter.setPen(QPen(QColor("#9A7418"), max(0.5, width * 0.008)))
            painter.setBrush(GOLD)
            dot = width * 0.03
            for index in range(look.points):
                x = rect.left() + width * 0.085 + index * dot * 2.5
                painter.drawEllipse(QPointF(x, rect.bottom() - width * 0.085), dot, dot)

    def _paint_edge(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        thick = max(2.0, rect.width() * 0.03)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        lit, is_winning = self._lit, self._look.light is Light.WINNING
        colour = HINT if lit.is_hinted else FOCUS if lit.is_marked else GOLD if is_winning else None
        if colour is not None:
            painter.setPen(QPen(colour, thick))
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), radius, radius)
        if lit.is_focused:
            painter.setPen(QPen(FOCUS_LINE, 4.5))
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), radius, radius)
            painter.setPen(QPen(FOCUS, 2))
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), radius, radius)


def _card_rect(width: float) -> QRectF:
    return QRectF(-width / 2, -width * TALL / 2, width, width * TALL)


def _card_bounds(width: float) -> QRectF:
    """All that a card of this width may paint on."""
    margin = margin_px(width) + 4
    return _card_rect(width).adjusted(-margin, -margin, margin, margin)


class SeatItem(QGraphicsItem):
    """A figure with its name, its word in the bidding and its marks."""

    def __init__(self, canvas: Canvas, layout: Layout, look: SeatLook, words: SeatWords) -> None:
        super().__init__()
        self._canvas, self._layout, self._look, self._words = canvas, layout, look, words
        self._bounds = _seat_bounds(layout, look.seat)
        self.setZValue(5)

    def dress(self, canvas: Canvas, layout: Layout, look: SeatLook, words: SeatWords) -> None:
        """Show this from now on."""
        if (canvas, layout, look, words) != (self._canvas, self._layout, self._look, self._words):
            self.prepareGeometryChange()
            self._canvas, self._layout, self._look, self._words = canvas, layout, look, words
            self._bounds = _seat_bounds(layout, look.seat)
            self.update()

    def dump(self) -> str:
        """One line of text that tells what is seen of it."""
        return f"{self._look} {self._words}"

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_figure(painter)
        self._paint_name(painter)
        if self._words.call:
            self._paint_plate(painter)
        if self._words.badge:
            self._paint_badge(painter)
        if self._look.stock is not None:
            self._paint_pack(painter)

    def _paint_figure(self, painter: QPainter) -> None:
        look, unit = self._look, self._layout.unit
        box = rect_of(self._layout.figure(look.seat))
        team = _team(look.seat)
        plate = team_shape(team, box.adjusted(1, 1, -1, -1))
        if look.has_turn:
            for grow, alpha in ((9, 40), (6, 80), (3, 190)):
                ring = team_shape(team, box.adjusted(-grow * unit, -grow * unit, grow * unit, grow * unit))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(255, 236, 170, alpha))
                painter.drawPath(ring)
        painter.setPen(QPen(TEAM_ON_CLOTH[team], 3 * unit))
        painter.setBrush(QColor("#F3EBDD"))
        painter.drawPath(plate)
        painter.save()
        painter.setClipPath(plate)
        size = round(box.width())
        figure = self._canvas.art.figure(look.seat, look.mood, size, painter.device().devicePixelRatioF())
        painter.drawPixmap(box.topLeft(), figure)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(plate)

    def _paint_name(self, painter: QPainter) -> None:
        unit = self._layout.unit
        seat = self._look.seat
        painter.setFont(self._canvas.font(16 * unit, bold=True))
        room_px = int(self._layout.name_room(seat).width - NAME_PADDING * unit)
        name = painter.fontMetrics().elidedText(
            self._canvas.names[seat], Qt.TextElideMode.ElideRight, room_px
        )
        wide = painter.fontMetrics().horizontalAdvance(name) + NAME_PADDING * unit
        pill = rect_of(self._layout.name(seat, wide))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(DEEP_VEIL)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(TEAM_ON_CLOTH[_team(seat)])
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, name)

    def _paint_plate(self, painter: QPainter) -> None:
        unit = self._layout.unit
        box = rect_of(self._layout.plate(self._look.seat))
        high = self._look.is_high
        painter.setPen(QPen(QColor(0, 0, 0, 90), 1))
        painter.setBrush(TEAM_ON_CLOTH[_team(self._look.seat)] if high else PLATE)
        painter.drawRoundedRect(box, 9 * unit, 9 * unit)
        painter.setPen(PLATE_INK)
        inside = box.adjusted(6 * unit, 0, -6 * unit, 0)
        fit_text(painter, inside, self._words.call, self._canvas.font((22 if high else 17) * unit, bold=high))

    def _paint_badge(self, painter: QPainter) -> None:
        unit = self._layout.unit
        box = rect_of(self._layout.badge(self._look.seat, is_alone=not self._words.call))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(DEEP_VEIL)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(ON_CLOTH)
        fit_text(painter, box, self._words.badge, self._canvas.font(14 * unit, bold=True))

    def _paint_pack(self, painter: QPainter) -> None:
        spot = self._layout.pack(self._look.seat)
        stock = self._look.stock or 0
        width = round(spot.width)
        pixmap = self._canvas.art.card(None, width, painter.device().devicePixelRatioF(), self._canvas.style)
        painter.save()
        painter.translate(spot.x, spot.y)
        painter.rotate(spot.angle)
        margin = margin_px(width)
        for layer in range(min(3, max(1, stock // 5))):
            raised = margin + layer * 1.5 * self._layout.unit
            painter.drawPixmap(QPointF(-width / 2 - raised, -width * TALL / 2 - raised), pixmap)
        painter.restore()


def _seat_bounds(layout: Layout, seat: Seat) -> QRectF:
    """All that a seat may paint on."""
    boxes = (layout.figure(seat), layout.name_room(seat), layout.plate(seat), layout.badge(seat))
    rect = QRectF()
    for box in boxes:
        rect = rect.united(rect_of(box))
    grow = 26 * layout.unit
    return rect.adjusted(-grow, -grow, grow, grow)


def _team(seat: Seat) -> Team:
    return Team.NS if seat in (Seat.SOUTH, Seat.NORTH) else Team.EW
