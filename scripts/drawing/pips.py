"""The four suits' emblems, and the number cards made of them."""

from drawing.colours import PAPER
from drawing.paths import Point, mirrored, oval, placed, shape, stroke

EMBLEMS: dict[str, str] = {
    "S": mirrored(
        "M0,-50 C7,-32 46,-12 46,17 C46,32 35.5,41 23.5,41 C14,41 6.5,36 3,28"
        "C3.5,38 8,46.5 17,50 L0,50"
    ),
    "H": mirrored("M0,-27 C4,-38 12,-45 23,-45 C36,-45 47,-35 47,-19 C47,10 9,30 0,49"),
    "D": mirrored("M0,-51 C9,-33 22,-15 38,0 C22,15 9,33 0,51"),
    "C": oval(0, -27, 22)
    + oval(-25, 10, 22)
    + oval(25, 10, 22)
    + mirrored("M0,-16 L14,4 C8,8 4,12 3,18 C3.5,34 8,46.5 17,50 L0,50"),
}
"""Path of each suit about its own middle, 100 units high."""

_LEFT, _MIDDLE, _RIGHT = 86.0, 125.0, 164.0
_TOP, _BOTTOM = 55.0, 295.0
_PIP = 0.5
_THIRD = (_BOTTOM - _TOP) / 3


def _sides(*rows: float) -> list[Point]:
    return [(x, y) for y in rows for x in (_LEFT, _RIGHT)]


_FOUR_ROWS = _sides(_TOP, _TOP + _THIRD, _BOTTOM - _THIRD, _BOTTOM)
_PLACES: dict[str, list[Point]] = {
    "2": [(_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)],
    "3": [(_MIDDLE, _TOP), (_MIDDLE, 175), (_MIDDLE, _BOTTOM)],
    "4": _sides(_TOP, _BOTTOM),
    "5": [*_sides(_TOP, _BOTTOM), (_MIDDLE, 175)],
    "6": _sides(_TOP, 175, _BOTTOM),
    "7": [*_sides(_TOP, 175, _BOTTOM), (_MIDDLE, 115)],
    "8": [*_sides(_TOP, 175, _BOTTOM), (_MIDDLE, 115), (_MIDDLE, 235)],
    "9": [*_FOUR_ROWS, (_MIDDLE, 175)],
    "T": [*_FOUR_ROWS, (_MIDDLE, _TOP + _THIRD / 2), (_MIDDLE, _BOTTOM - _THIRD / 2)],
}


def emblem(suit: str, at: Point, height: float, colour: str, turn: float = 0.0) -> str:
    """The suit's emblem about a point."""
    return shape(placed(EMBLEMS[suit], at, height / 100, turn), colour)


def number_face(rank: str, suit: str, colour: str) -> str:
    """The pips of a number card; those of the lower half stand on their heads."""
    return "".join(
        emblem(suit, at, 100 * _PIP, colour, 180 if at[1] > 175 else 0) for at in _PLACES[rank]
    )


def ace_face(suit: str, colour: str) -> str:
    """One large pip with a quiet ornament."""
    return emblem(suit, (125, 175), 132, colour)
