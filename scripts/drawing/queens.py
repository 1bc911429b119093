"""The four queens: diadem, plaits, linen and a flower."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from drawing.colours import (
    BLACK_HAIR,
    BLUE,
    BROWN_HAIR,
    COPPER_HAIR,
    GOLD,
    INK,
    LEAF,
    LINEN,
    LINEN_SHADE,
    RED,
    SKIN,
    STRAW_HAIR,
    WHITE,
)
from drawing.dress import PEN, THIN, Hair, Suit, badge, fist, patterned, piece
from drawing.faces import AXIS, SOFT_JAW, front, lips
from drawing.paths import Point, both, mirrored, oval, placed, shape, stroke
from drawing.pips import emblem

_BLOUSE = "M68,200 C66,160 82,134 126,122 L174,122 C212,130 232,150 234,180 L234,220 L68,220 Z"
_BODICE = (
    "M118,123 C122,146 136,154 150,154 C164,154 178,146 182,123 L190,126 C192,142 200,150 202,160 L204,215 "
    "L96,215 L98,160 C100,150 108,142 110,126 Z"
)
_FLOWER: Point = (216.0, 90.0)
_LINK = "M-6.5,-6.5 C-3,-9.5 4,-5.5 6,-0.5 C8,4.5 7,8 4.5,8 C-1,8 -6,4 -7.5,-0.5 C-8.3,-3 -8,-5 -6.5,-6.5 Z"
_HAND: Point = (211.0, 147.0)


@dataclass(frozen=True, slots=True)
class Queen:
    """What makes one queen unlike the others."""

    hair: Hair
    plait: tuple[Point, ...]
    """Places of the links of the plait right of the axis, from the head to the tie."""
    diadem: str
    """Right half of its outline, from the top of the axis."""
    flower: str


def _curve(*points: Point) -> tuple[Point, ...]:
    """Evenly spread places of a plait's links along a cubic."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = points
    links: list[Point] = []
    for step in range(40):
        t = step / 39
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        place = (a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)
        if not links or math.dist(links[-1], place) >= 7.2:
            links.append(place)
    return tuple(links)


_COIL = tuple(
    (184 + 5.5 * math.cos(math.radians(45 * step + 70)), 92 + 9 * math.sin(math.radians(45 * step + 70)))
    for step in range(9)
)

QUEENS: dict[str, Queen] = {
    "S": Queen(
        BLACK_HAIR,
        _curve((180, 90), (186, 110), (172, 130), (176, 158)),
        "M150,22 L156,36 L163,28 L168,38 L177,33 L175,55 C168,51 158,50 150,50",
        "cornflower",
    ),
    "H": Queen(
        STRAW_HAIR,
        _COIL,
        (
            "M150,24 C156,24 160,30 160,36 C163,31 169,31 170,37 "
            "C173,34 177,35 178,39 L175,55 C168,51 158,50 150,50"
        ),
        "rose",
    ),
    "D": Queen(
        COPPER_HAIR,
        _curve((178, 96), (186, 116), (170, 128), (168, 162)),
        "M150,20 L157,34 L162,34 L165,28 L170,37 L178,36 L175,55 C168,51 158,50 150,50",
        "tulip",
    ),
    "C": Queen(
        BROWN_HAIR,
        _curve((181, 84), (186, 100), (192, 120), (184, 150)),
        (
            "M150,26 C154,26 156,30 154,34 C158,31 163,33 161,38 "
            "C166,33 171,35 170,40 L178,37 L175,55 C168,51 158,50 150,50"
        ),
        "daisy",
    ),
}


def queen(suit: Suit) -> str:
    """The upper half of a queen."""
    person, cloth = QUEENS[suit.name], suit.cloth
    hair, strand = person.hair
    return "".join(
        [
            piece(_BLOUSE, LINEN),
            stroke("M92,142 C98,150 98,160 96,168 M210,138 C204,144 202,150 202,156", LINEN_SHADE, 1.8),
            patterned(_BODICE, cloth),
            shape(mirrored("M150,46 C178,46 186,66 183,100 C176,110 164,112 150,112", AXIS), hair, INK, PEN),
            shape(
                mirrored("M150,100 L161,104 C161,118 166,122 176,124 C174,142 162,148 150,148", AXIS),
                SKIN,
                INK,
                PEN,
            ),
            stroke(both("M168,126 C164,134 158,137 150,137", AXIS), GOLD, 2.4),
            front(SOFT_JAW),
            lips(),
            shape(mirrored("M150,60 C160,62 170,72 173,92 C186,82 183,44 150,44", AXIS), hair, INK, PEN),
            stroke(both("M154,54 C166,56 174,66 177,78", AXIS), strand, THIN),
            _plait(person.plait, person.hair, cloth.lining),
            _diadem(person, suit),
            badge(suit, (AXIS, 160), 9),
            _arm(suit, person),
        ]
    )


def _plait(line: tuple[Point, ...], hair: Hair, ribbon: str) -> str:
    links: list[str] = []
    ties: list[str] = []
    for side in (False, True):
        put = [(2 * AXIS - x if side else x, y) for x, y in line]
        for index in range(len(put) - 1, -1, -1):
            before, after = put[max(index - 1, 0)], put[min(index + 1, len(put) - 1)]
            turn = math.degrees(math.atan2(after[1] - before[1], after[0] - before[0])) - 90
            links.append(placed(_LINK, put[index], 1, turn, flip=index % 2 == 1))
        ties.append(shape(placed("M-6,-3 L6,-3 L6,3 L-6,3 Z", put[-1]), ribbon, INK, THIN))
    under = shape("".join(links), INK, INK, 3.6)
    return under + "".join(shape(link, hair[0], hair[1], 1) for link in links) + "".join(ties)


def _diadem(person: Queen, suit: Suit) -> str:
    return shape(mirrored(person.diadem, AXIS), GOLD, INK, PEN) + emblem(
        suit.name, (AXIS, 41), 13, suit.colour
    )


def _arm(suit: Suit, person: Queen) -> str:
    x, y = _HAND
    sleeve = "M176,206 C176,184 184,166 198,156 L226,158 C236,168 242,186 242,214 Z"
    cuff = "M196,154 L227,157 L229,166 L192,163 Z"
    stem = f"M{x + 1},{y + 4} C{x},130 {x + 4},118 {_FLOWER[0]},{_FLOWER[1]}"
    return "".join(
        [
            piece(sleeve, LINEN),
            stroke("M200,168 C196,174 193,182 193,188 M214,168 C213,174 213,180 214,186", LINEN_SHADE, 1.8),
            piece(cuff, suit.cloth.main),
            stroke(stem, INK, 4.4),
            stroke(stem, LEAF, 2.4),
            shape(placed("M0,0 C6,-10 16,-10 18,-6 C14,2 6,4 0,0 Z", (212, 128)), LEAF, INK, THIN),
            shape(placed("M0,0 C-6,-10 -14,-10 -16,-6 C-12,2 -6,4 0,0 Z", (212, 122)), LEAF, INK, THIN),
            _FLOWERS[person.flower](_FLOWER),
            fist(_HAND),
        ]
    )


def _ring(petal: str, count: int, at: Point, first: float = 0.0) -> str:
    return "".join(placed(petal, at, turn=first + 360 / count * step) for step in range(count))


def _cornflower(at: Point) -> str:
    petal = "M-2,0 L-6,-17 L-2,-14 L0,-19 L2,-14 L6,-17 L2,0 Z"
    return shape(_ring(petal, 7, at), BLUE, INK, THIN) + shape(oval(*at, 5), "#6E4A8E", INK, THIN)


def _rose(at: Point) -> str:
    outer = _ring("M0,0 C-14,-6 -10,-19 0,-17 C10,-19 14,-6 0,0 Z", 5, at)
    inner = placed("M-5,0 C-5,-7 5,-7 5,0 C5,5 -2,5 -2,1 C-2,-1.5 1.5,-1.5 1.5,0.5", at)
    return shape(outer, RED, INK, THIN) + shape(oval(*at, 8), "#DD4A58", INK, THIN) + stroke(inner, INK, THIN)


def _tulip(at: Point) -> str:
    cup = mirrored("M0,-20 L5,-9 L13,-18 C18,0 12,14 0,14")
    middle = mirrored("M0,-20 C9,-8 9,6 0,14")
    return shape(placed(cup, at), RED, INK, PEN) + shape(placed(middle, at), GOLD, INK, THIN)


def _daisy(at: Point) -> str:
    petal = oval(0, -11.5, 4, 7)
    return shape(_ring(petal, 10, at), WHITE, INK, THIN) + shape(oval(*at, 6), GOLD, INK, THIN)


_FLOWERS: dict[str, Callable[[Point], str]] = {
    "cornflower": _cornflower,
    "rose": _rose,
    "tulip": _tulip,
    "daisy": _daisy,
}
