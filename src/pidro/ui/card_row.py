"""A row of cards that is only looked at, drawn by the items of the table."""

from collections.abc import Mapping

from attrs import frozen
from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyleOptionGraphicsItem, QWidget

from pidro.engine.cards import Card, Hand
from pidro.engine.rules import Trumps
from pidro.ui.card_art import margin_px
from pidro.ui.items import Canvas, CardItem
from pidro.ui.layout import TALL, Spot
from pidro.ui.picture import CardLook, Light

LARGEST_CARD_PX = 64.0
LEAST_STEP_PART = 0.4
"""So much of a card is seen at least, of its width."""
GAP_PART = 0.1


@frozen
class Row:
    """Cards side by side, with a word under some of them."""

    cards: Hand
    trumps: Trumps
    under: Mapping[Card, str] = {}
    winning: Card | None = None


class CardRow(QWidget):
    """Shows a row as large as its width allows."""

    def __init__(self, canvas: Canvas, row: Row, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_row(canvas, row, name)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumWidth(200)

    def show_row(self, canvas: Canvas, row: Row, name: str) -> None:
        """Show this from now on; `name` is what a screen reader calls it."""
        self._canvas, self._row = canvas, row
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(480, self.heightForWidth(480))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        card = self._card_px(width)
        return round(card * TALL + 2 * margin_px(card) + 6) + self._words_px()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        width, step = self._card_px(self.width()), self._step_px(self.width())
        middle, foot = margin_px(width) + width * TALL / 2 + 2, 2 * margin_px(width) + width * TALL + 2
        option = QStyleOptionGraphicsItem()
        painter.setPen(self.palette().windowText().color())
        for index, card in enumerate(self._row.cards):
            x = margin_px(width) + max(width, self._word_px(self._row.cards[0])) / 2 + index * step
            painter.save()
            painter.translate(x, middle)
            CardItem(self._canvas, self._look(card, Spot(0.0, 0.0, width))).paint(painter, option)
            painter.restore()
            room = max(width, step - 4)
            word = self.fontMetrics().elidedText(
                self._row.under.get(card, ""), Qt.TextElideMode.ElideRight, int(room)
            )
            box = QRectF(x - room / 2, foot, room, self._words_px())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, word)
        painter.end()

    def _look(self, card: Card, spot: Spot) -> CardLook:
        trumps = self._row.trumps
        mark = trumps.suit if card is trumps.left else None
        light = Light.WINNING if card is self._row.winning else Light.PLAIN
        return CardLook(spot, card, light, mark, trumps.points.get(card, 0))

    def _card_px(self, width: float) -> float:
        """As large as fits with the least step, but no larger than a card need be."""
        return min(LARGEST_CARD_PX, width / (1.2 + LEAST_STEP_PART * (len(self._row.cards) - 1)))

    def _step_px(self, width: float) -> float:
        """From card to card: side by side with their words, closer where there is no room."""
        cards, card = self._row.cards, self._card_px(width)
        wide = max(card, *map(self._word_px, cards))
        room = (width - wide - 2 * margin_px(card)) / max(1, len(cards) - 1)
        return min(wide + GAP_PART * card, room)

    def _word_px(self, card: Card) -> float:
        word = self._row.under.get(card, "")
        return self.fontMetrics().horizontalAdvance(word) + 4 if word else 0.0

    def _words_px(self) -> int:
        return self.fontMetrics().height() + 4 if self._row.under else 0
