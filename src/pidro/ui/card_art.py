"""Pixmaps of cards, figures and suits, drawn from our SVGs once for each size and pixel ratio."""

from functools import lru_cache
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from pidro.engine.cards import Card, Seat, Suit
from pidro.ui.picture import Mood
from pidro.ui.settings import CardBack

FIGURES = ("victor", "alice", "peggy", "carlos")
"""The figure of each seat."""
FOUR_COLOUR_SUITS = (Suit.CLUBS, Suit.DIAMONDS)
SHADOW_PART = 0.06
"""Margin around a card for its shadow, as a part of its width."""
CORNER_PART = 0.06
ENOUGH_PICTURES = 60
"""More cards, or figures and suits, no table shows at once."""


@frozen
class Style:
    """What changes how the cards look."""

    back: CardBack
    four_colours: bool


class CardArt:
    """All pictures of the table, ready to be painted."""

    def __init__(self, assets: Path) -> None:
        self._assets = assets
        self._renderer = lru_cache(maxsize=256)(self._read)
        # All that a table can show at one size: each card in hand, on the table and small.
        self.card = lru_cache(maxsize=160)(self._card)
        self.plain = lru_cache(maxsize=80)(self._plain)
        self._shadow = lru_cache(maxsize=8)(_shadow)

    def forget_sizes(self) -> None:
        """Let go of all pictures when there are more than a table shows: most are of sizes that are gone."""
        for made in (self.card, self.plain):
            if made.cache_info().currsize > ENOUGH_PICTURES:
                made.cache_clear()

    def figure(self, seat: Seat, mood: Mood, size_px: int, ratio: float) -> QPixmap:
        """The figure of a seat."""
        return self.plain(f"figures/{FIGURES[seat]}_{mood.value}", size_px, ratio)

    def suit(self, suit: Suit, size_px: int, ratio: float, style: Style) -> QPixmap:
        """The emblem of a suit."""
        return self.plain(_suit_file(suit, style), size_px, ratio)

    def _plain(self, name: str, size_px: int, ratio: float) -> QPixmap:
        pixmap = _blank(size_px, size_px, ratio)
        painter = QPainter(pixmap)
        renderer = self._renderer(name)
        box = renderer.viewBoxF()
        scale = size_px / max(box.width(), box.height())
        width, height = box.width() * scale, box.height() * scale
        renderer.render(painter, QRectF((size_px - width) / 2, (size_px - height) / 2, width, height))
        painter.end()
        return pixmap

    def _card(self, card: Card | None, width_px: int, ratio: float, style: Style) -> QPixmap:
        """A card's face, or the back for None; the card lies in the middle of a margin for the shadow."""
        pixmap = self._shadow(width_px, ratio).copy()
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._renderer(_card_file(card, style)).render(painter, _paper(width_px))
        painter.end()
        return pixmap

    def _read(self, name: str) -> QSvgRenderer:
        return QSvgRenderer(str(self._assets / f"{name}.svg"))


def margin_px(width_px: float) -> float:
    """The margin around a card of this width in its pixmap."""
    return max(2.0, SHADOW_PART * width_px)


def _paper(width_px: int) -> QRectF:
    """Where the card lies in its pixmap."""
    margin = margin_px(width_px)
    return QRectF(margin, margin, width_px, width_px * 7 / 5)


def _shadow(width_px: int, ratio: float) -> QPixmap:
    """What lies below every card of this width; it takes longer to draw than most faces."""
    paper, margin = _paper(width_px), margin_px(width_px)
    pixmap = _blank(round(paper.right() + margin), round(paper.bottom() + margin), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 15))
    for step in range(1, 5):
        grow = margin * step / 4
        radius = CORNER_PART * width_px + grow
        painter.drawRoundedRect(paper.adjusted(-grow, -grow * 0.6, grow, grow), radius, radius)
    painter.end()
    return pixmap


def _card_file(card: Card | None, style: Style) -> str:
    if card is None:
        return f"cards/back_{style.back.value}"
    folder = "cards4" if style.four_colours and card.suit in FOUR_COLOUR_SUITS else "cards"
    return f"{folder}/{card!r}"


def _suit_file(suit: Suit, style: Style) -> str:
    folder = "cards4" if style.four_colours and suit in FOUR_COLOUR_SUITS else "suits"
    return f"{folder}/{suit.letter}"


def _blank(width_px: int, height_px: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(max(1, round(width_px * ratio)), max(1, round(height_px * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
