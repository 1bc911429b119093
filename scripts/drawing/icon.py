"""The application's icon: two fives on felt, the right and the left pidro."""

from drawing.colours import PAPER, RED_SUIT
from drawing.indices import rank
from drawing.paths import box, document, shape
from drawing.pips import emblem


def icon() -> str:
    """The icon's file."""
    body = shape(box(8, 8, 240, 240, 52), "#2F6F52") + shape(box(78, 40, 110, 160, 12), PAPER)
    return document(256, 256, body + rank("5", (133, 55), RED_SUIT, 70) + emblem("H", (133, 160), 54, RED_SUIT))
