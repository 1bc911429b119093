"""What is left, from public facts: trumps still out, trumps shown before the buy, who is cold."""

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pidro.engine.cards import Card, Hand, Rank, Seat
from pidro.engine.phases import Phase
from pidro.engine.rules import Trumps
from pidro.engine.view import SeatView
from pidro.ui.counts import Counts
from pidro.ui.phrases import Names, card_index, card_labels
from pidro.ui.theme import CAREER, GONE, ON_CLOTH, PAPER, STRIP
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

LINE_PX = 19.0
TEXT_PX = (12.0, 11.0, 10.0)
_OTHERS = (Seat.WEST, Seat.NORTH, Seat.EAST)


@frozen
class Left:
    """What a seat that remembers everything would know."""

    trumps: Trumps
    out: Hand
    """Trumps that lie in other hands, high to low."""
    own: Hand
    """Trumps in the seat's own hand, high to low."""
    before: tuple[int | None, ...]
    """Trumps that each seat showed before the buy; None for the dealer."""
    is_bought: bool
    """Whether that was before a buy that is over."""
    cold: tuple[bool, ...]
    """Who is out of trumps."""


def what_is_left(view: SeatView) -> Left | None:
    """The facts for this view; None before trump is named and all discards lie open."""
    if view.trumps is None or view.phase < Phase.EXCHANGE:
        return None
    before = tuple(view.trumps_before_buy(seat) for seat in Seat)
    if any(number is None for seat, number in zip(Seat, before, strict=True) if seat is not view.dealer):
        return None
    trumps = view.trumps
    gone = {played.card for played in view.play.all_plays}.union(*view.exchange.killed)
    own = trumps.held(view.hand)
    out = tuple(card for card in trumps.cards if card not in gone and card not in own)
    cold = tuple(cold is not None for cold in view.play.cold)
    return Left(trumps, out, trumps.sorted(own), before, view.phase > Phase.EXCHANGE, cold)


class LeftStrip(QWidget):
    """Shows a `Left` above the score sheet."""

    def __init__(self, family: str, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._family, self._names = family, names
        self._left: Left | None = None
        self._unit = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_left(self, left: Left | None, names: Names) -> None:
        """Show these facts; nothing is there for None."""
        if (left, names) == (self._left, self._names):
            return
        self._left, self._names = left, names
        self.setVisible(left is not None)
        if left is not None:
            self.setAccessibleName(_sentence(left, names))
            self.update()

    def set_unit(self, unit: float) -> None:
        """Be so many times as large as in the smallest window."""
        self._unit = unit
        self.updateGeometry()
        self.update()

    @property
    def _line_px(self) -> float:
        return LINE_PX * self._unit

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._line_px * 4.4))

    def paintEvent(self, event: QPaintEvent) -> None:
        left = self._left
        if left is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(STRIP)
        painter.drawRect(self.rect())
        self._paint_trumps(painter, left)
        painter.setPen(ON_CLOTH)
        for place, seat in enumerate(_OTHERS):
            line = QRectF(8, self._line_px * (1.3 + place), self.width() - 16.0, self._line_px)
            font, text = self.fitted(left, seat, int(line.width()))
            painter.setFont(font)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()

    def fitted(self, left: Left, seat: Seat, room_px: int) -> tuple[QFont, str]:
        """What is known of one seat, in smaller letters where it would not fit, then with a shorter name."""
        font, name, text = QFont(self._family), self._names[seat], seat_line(left, seat, self._names)
        for size in TEXT_PX:
            font.setPixelSize(round(size * self._unit))
            if QFontMetrics(font).horizontalAdvance(text) <= room_px:
                return font, text
        metrics = QFontMetrics(font)
        rest_px = metrics.horizontalAdvance(text) - metrics.horizontalAdvance(name)
        short = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room_px - rest_px)
        south, west, north, east = (short if other is seat else self._names[other] for other in Seat)
        return font, seat_line(left, seat, (south, west, north, east))

    def _paint_trumps(self, painter: QPainter, left: Left) -> None:
        """All trumps in a line: bright if still out, underlined if one's own, struck out if gone."""
        step = (self.width() - 12.0) / len(left.trumps.cards)
        font = QFont(self._family)
        for place, card in enumerate(left.trumps.cards):
            is_out, is_own = card in left.out, card in left.own
            part = 0.78 if card.rank is Rank.TEN else 0.95
            font.setPixelSize(round(min(15.0 * self._unit, step * part)))
            font.setBold(is_out)
            font.setUnderline(is_own)
            font.setStrikeOut(not is_out and not is_own)
            painter.setFont(font)
            painter.setPen(PAPER if is_out else CAREER if is_own else GONE)
            box = QRectF(6 + place * step, 3, step, self._line_px)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, _sign(card, left.trumps))


def seat_line(left: Left, seat: Seat, names: Names) -> str:
    """What is known of one seat."""
    if left.cold[seat]:
        return say(QT_TRANSLATE_NOOP("phrases", "{name}: cold"), name=names[seat])
    before = left.before[seat]
    if before is None:
        return say(QT_TRANSLATE_NOOP("phrases", "{name}: dealer, showed nothing"), name=names[seat])
    counts = Counts()
    return (counts.had if left.is_bought else counts.discarded)(names[seat], before)


def _sentence(left: Left, names: Names) -> str:
    text = QT_TRANSLATE_NOOP("phrases", "Trumps still out: {cards}.")
    parts = [say(text, cards=card_labels(left.out, left.trumps))]
    parts += [seat_line(left, seat, names) for seat in _OTHERS]
    return " ".join(parts)


def _sign(card: Card, trumps: Trumps) -> str:
    """A trump as short as can be; the left pidro has a stroke."""
    return "5'" if card is trumps.left else card_index(card)
