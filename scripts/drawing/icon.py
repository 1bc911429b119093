"""The application's icon: the right and the left pidro, two red fives on felt."""

from drawing.colours import INK, PAPER, RED_SUIT
from drawing.indices import rank
from drawing.paths import box, document, num, placed, shape
from drawing.pips import emblem

_FELT = "#2F6F52"
_FELT_EDGE = "#163A2B"
_CARD = box(-58, -81, 116, 162, 10)
_TURN = 12.0


def icon() -> str:
    """The icon's file, readable at 32 pixels."""
    left, right = (96.0, 136.0), (158.0, 134.0)
    return document(
        256,
        256,
        "".join(
            [
                shape(box(8, 8, 240, 240, 54), _FELT, _FELT_EDGE, 6),
                shape(placed(_CARD, left, 1, -_TURN), PAPER, INK, 4),
                f'<g transform="rotate({num(-_TURN)} {num(left[0])} {num(left[1])})">',
                rank("5", (left[0] - 36, left[1] - 68), RED_SUIT, 48),
                emblem("D", (left[0] - 36, left[1] + 4), 36, RED_SUIT),
                "</g>",
                shape(placed(_CARD, right, 1, _TURN), PAPER, INK, 4),
                f'<g transform="rotate({num(_TURN)} {num(right[0])} {num(right[1])})">',
                rank("5", (right[0], right[1] - 66), RED_SUIT, 74),
                emblem("H", (right[0], right[1] + 42), 56, RED_SUIT),
                "</g>",
            ]
        ),
    )
