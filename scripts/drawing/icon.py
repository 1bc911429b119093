"""The application's icon: the right and the left pidro, two red fives on felt."""

from drawing.colours import INK, PAPER, RED_SUIT
from drawing.indices import rank
from drawing.paths import box, document, placed, shape
from drawing.pips import emblem

_FELT = "#2F6F52"
_FELT_EDGE = "#163A2B"
_CARD = box(-58, -81, 116, 162, 10)
_TURN = 11.0


def icon() -> str:
    """The icon's file, readable at 32 pixels."""
    left, right = (102.0, 134.0), (152.0, 132.0)
    return document(256, 256, "".join([
        shape(box(8, 8, 240, 240, 54), _FELT, _FELT_EDGE, 6),
        shape(placed(_CARD, left, 1, -_TURN), PAPER, INK, 4),
        f'<g transform="rotate({-_TURN} {left[0]} {left[1]})">',
        emblem("D", (left[0] - 34, left[1] - 46), 44, RED_SUIT),
        "</g>",
        shape(placed(_CARD, right, 1, _TURN), PAPER, INK, 4),
        f'<g transform="rotate({_TURN} {right[0]} {right[1]})">',
        rank("5", (right[0], right[1] - 68), RED_SUIT, 76),
        emblem("H", (right[0], right[1] + 44), 56, RED_SUIT),
        "</g>",
    ]))
