"""The four suits' emblems, and the number cards made of them."""

from drawing.colours import PAPER
from drawing.paths import Point, mirrored, oval, placed, shape, stroke

EMBLEMS: dict[str, str] = {
    "S": mirrored(
        "M0,-50 C7,-32 46,-12 46,17 C46,32 35.5,41 23.5,41 C14,41 6.5,36 3,28C3.5,38 8,46.5 17,50 L0,50"
    ),
    "H": mirrored("M0,-27 C4,-38 12,-45 23,-45 C36,-45 47,-35 47,-19 C47,10 9,30 0,49"),
    "D": mirrored("M0,-52 C10,-33 24,-15 41,0 C24,15 10,33 0,52"),
    "C": oval(0, -27, 23)
    + oval(-25, 10, 23)
    + oval(25, 10, 23)
    + mirrored("M0,-20 L16,4 C8,8 4,12 3,18 C3.5,34 8,46.5 17,50 L0,50"),
}
"""Path of each suit about its own middle, 100 units high."""

_LEFT, _MIDDLE, _RIGHT = 86.0, 125.0, 164.0
_TOP, _CENTRE, _BOTTOM = 51.0, 175.0, 299.0
_PIP_HEIGHT = 42.0
_THIRD = (_BOTTOM - _TOP) / 3
_HALF = (_TOP + _CENTRE) / 2


def _sides(*rows: float) -> list[Point]:
    return [(x, y) for y in rows for x in (_LEFT, _RIGHT)]


_FOUR_ROWS = _sides(_TOP, _TOP + _THIRD, _BOTTOM - _THIRD, _BOTTOM)
_PLACES: dict[str, list[Point]] = {
    "2": [(_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)],
    "3": [(_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _BOTTOM)],
    "4": _sides(_TOP, _BOTTOM),
    "5": [*_sides(_TOP, _BOTTOM), (_MIDDLE, _CENTRE)],
    "6": _sides(_TOP, _CENTRE, _BOTTOM),
    "7": [*_sides(_TOP, _CENTRE, _BOTTOM), (_MIDDLE, _HALF)],
    "8": [*_sides(_TOP, _CENTRE, _BOTTOM), (_MIDDLE, _HALF), (_MIDDLE, 2 * _CENTRE - _HALF)],
    "9": [*_FOUR_ROWS, (_MIDDLE, _CENTRE)],
    "T": [*_FOUR_ROWS, (_MIDDLE, _TOP + _THIRD / 2), (_MIDDLE, _BOTTOM - _THIRD / 2)],
}

_ACE_HEIGHT = {"S": 146.0, "H": 132.0, "D": 146.0, "C": 140.0}
_STAR_DROP = {"S": 0.1, "H": -0.07, "D": 0.0, "C": 0.05}
"""Of the star below the middle of the ace's pip, in heights of the pip, to where the pip is widest."""
_STAR_SIDE = 11.0


def emblem(suit: str, at: Point, height: float, colour: str, turn: float = 0.0) -> str:
    """The suit's emblem about a point."""
    return shape(placed(EMBLEMS[suit], at, height / 100, turn), colour)


def number_face(rank: str, suit: str, colour: str) -> str:
    """The pips of a number card; those of the lower half stand on their heads."""
    return "".join(
        emblem(suit, at, _PIP_HEIGHT, colour, 180 if at[1] > _CENTRE else 0) for at in _PLACES[rank]
    )


def ace_face(suit: str, colour: str) -> str:
    """One large pip with a knitted star in it and a quiet line above and below."""
    height = _ACE_HEIGHT[suit]
    parts = [emblem(suit, (125, 175), height, colour)]
    parts.append(shape(_star((125, 175 + _STAR_DROP[suit] * height)), PAPER))
    for turn in (0, 180):
        at = (125.0, 175 - 110.0 * (1 if turn == 0 else -1))
        parts.append(
            shape(
                placed("M0,-6 L6,0 L0,6 L-6,0 Z M11,-3 L14,0 L11,3 L8,0 Z M-11,-3 L-8,0 L-11,3 L-14,0 Z", at),
                colour,
            )
        )
        parts.append(stroke(placed("M20,0 L42,0 M-20,0 L-42,0", at), colour, 1.6))
    return "".join(parts)


def _star(at: Point) -> str:
    """The eight-leaved star of the knitters."""
    near, side, far = 2.0, _STAR_SIDE * 0.924, _STAR_SIDE * 1.848
    width = _STAR_SIDE * 0.383 * 0.86
    leaf = f"M0,{-near} L{width:.2f},{-side:.2f} L0,{-far:.2f} L{-width:.2f},{-side:.2f} Z"
    return "".join(placed(leaf, at, turn=45.0 * step) for step in range(8))
