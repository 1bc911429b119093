"""What the courts share: the panel and its cut, cloth with its pattern, sleeves and hands."""

from dataclasses import dataclass

from drawing.colours import INK, SKIN, WHITE
from drawing.paths import Point, box, clipped, flattened, inside, oval, placed, rounded, shape, stroke
from drawing.pips import emblem

PEN = 2.0
THIN = 1.3
LEFT, RIGHT, TOP = 64.0, 236.0, 14.0
_SLOPE = 0.225
_OVERLAP = 4.0
"""How far a figure reaches below the cut; the ribbon hides it."""

Hair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Cloth:
    """What a suit's three persons wear."""

    main: str
    second: str
    ground: str
    pattern: str
    lining: str
    """Of caps and cuffs, unlike the main colour."""


@dataclass(frozen=True, slots=True)
class Suit:
    """A suit as the courts need it."""

    name: str
    colour: str
    cloth: Cloth


_MARKS: dict[str, str] = {
    "stripes": box(-1.1, -4.2, 2.2, 8.4),
    "dots": oval(0, 0, 2.1),
    "lozenges": "M0,-4 L3,0 L0,4 L-3,0 Z",
    "crosses": ("M-1,-3.4 L1,-3.4 L1,-1 L3.4,-1 L3.4,1 L1,1 L1,3.4 L-1,3.4 L-1,1 L-3.4,1 L-3.4,-1 L-1,-1 Z"),
}


def cut(x: float) -> float:
    """Height of the slanting line between the two heads."""
    return 175 + _SLOPE * (x - 125)


def panel(ground: str) -> str:
    """The upper figure's coloured ground."""
    corners = [(LEFT, TOP), (RIGHT, TOP), (RIGHT, cut(RIGHT)), (LEFT, cut(LEFT))]
    return shape(rounded(corners, 5), ground, INK, THIN)


def trim(data: str) -> str:
    """The shape as far as the cut and the panel's edge."""
    left, right = LEFT + 0.6, RIGHT - 0.6
    low = [(right, cut(right) + _OVERLAP), (left, cut(left) + _OVERLAP)]
    return clipped(data, [(left, TOP), (right, TOP), *low])


def piece(data: str, fill: str) -> str:
    """A trimmed and outlined piece of clothing."""
    return shape(trim(data), fill, INK, PEN)


def patterned(data: str, cloth: Cloth) -> str:
    """A piece of the suit's cloth; only whole marks of its pattern are woven in."""
    outline = trim(data)
    edge = flattened(outline)
    marks = []
    for row in range(12):
        for column in range(16):
            x, y = 54 + column * 12.0 + (row % 2) * 6.0, 104 + row * 9.0
            if y < cut(x) + 2 and all(inside(edge, x + dx, y + dy) for dx in (-4, 4) for dy in (-5, 5)):
                marks.append(placed(_MARKS[cloth.pattern], (x, y)))
    return shape(outline, cloth.main, INK, PEN) + (shape("".join(marks), cloth.second) if marks else "")


def badge(suit: Suit, at: Point, radius: float) -> str:
    """The suit's emblem on a white disc."""
    return shape(oval(*at, radius), WHITE, INK, 1.6) + emblem(suit.name, at, radius * 1.3, suit.colour)


def fist(at: Point) -> str:
    """A closed hand seen from its fingers."""
    hand = placed("M-9,9 C-12,4 -12,-7 -6,-9 L7,-9 C12,-8 13,2 10,9 Z", at)
    fingers = placed("M-10.5,-3.2 L1,-3.2 M-11,1.2 L1,1.2 M-10,5.4 L1,5.4", at)
    thumb = placed("M2,-9 C6,-9 8,-5 7,0 C6,3 3,3 2,0 Z", at)
    return shape(hand, SKIN, INK, PEN) + stroke(fingers, INK, 1.1) + shape(thumb, SKIN, INK, 1.1)
