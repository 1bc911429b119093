"""Jack, queen and king: two-headed half figures, cut along a woven ribbon that falls to the right."""

from dataclasses import dataclass

from drawing import faces
from drawing.colours import (
    BLUE, BLUE_SUIT, GOLD, GREEN_SUIT, HAIR_BLACK, HAIR_BROWN, HAIR_COPPER, HAIR_GREY, HAIR_STRAW, INK,
    LEAF, LINEN, LINEN_SHADE, RED, SKIN, WHITE,
)
from drawing.paths import (
    Point, both, box, clipped, flattened, inside, mirrored, oval, placed, rounded, shape, stroke,
)
from drawing.pips import EMBLEMS, emblem

AXIS = 150.0
"""Upright middle line of the upper figure."""
PEN = 2.0
_SLOPE = 0.225
_LEFT, _RIGHT, _TOP = 64.0, 236.0, 14.0
_RIBBON = 15.0


@dataclass(frozen=True, slots=True)
class Cloth:
    """What a suit's three persons wear."""

    main: str
    second: str
    ground: str
    pattern: str


@dataclass(frozen=True, slots=True)
class Person:
    """What makes one court unlike the two others of its rank."""

    hair: str
    beard: str = ""


CLOTHS: dict[str, Cloth] = {
    "S": Cloth(BLUE, WHITE, "#DCE5EA", "stripes"),
    "H": Cloth(RED, GOLD, "#F6E6CF", "dots"),
    "D": Cloth(GOLD, RED, "#E4E9DF", "lozenges"),
    "C": Cloth(INK, GOLD, "#EDE3D0", "crosses"),
}
FOUR_COLOUR_CLOTHS: dict[str, Cloth] = {
    "D": Cloth(GOLD, BLUE_SUIT, "#DFE9F0", "lozenges"),
    "C": Cloth(GREEN_SUIT, GOLD, "#E9E9D6", "crosses"),
}
PERSONS: dict[str, Person] = {
    "KS": Person(HAIR_BLACK, "M150,93 C158,92 166,90 169,80 L174,73 C179,98 172,128 150,154"),
    "KH": Person(HAIR_GREY, "M150,93 C158,92 166,90 169,80 L174,73 C188,98 184,142 150,142"),
    "KD": Person(HAIR_COPPER, "M150,93 C158,92 166,90 169,80 L174,73 C178,92 177,112 173,130 L150,133"),
    "KC": Person(HAIR_BROWN, "M150,93 C158,92 166,90 169,80 L174,73 C182,100 178,136 165,148 C160,140 154,134 150,126"),
    "QS": Person(HAIR_BLACK),
    "QH": Person(HAIR_STRAW),
    "QD": Person(HAIR_COPPER),
    "QC": Person(HAIR_BROWN),
    "JS": Person(HAIR_BROWN),
    "JH": Person(HAIR_STRAW),
    "JD": Person(HAIR_COPPER),
    "JC": Person(HAIR_BLACK),
}


def court_face(rank: str, suit: str, colour: str, cloth: Cloth) -> str:
    """Both halves and the ribbon between them."""
    half = _panel(cloth) + _FIGURES[rank](suit, colour, cloth, PERSONS[rank + suit])
    return (
        f'<defs><g id="half">{half}</g></defs><use xlink:href="#half"/>'
        f'<use xlink:href="#half" transform="rotate(180 125 175)"/>' + _ribbon(cloth)
    )


def cut(x: float) -> float:
    """Height of the middle line of the ribbon."""
    return 175 + _SLOPE * (x - 125)


def _panel(cloth: Cloth) -> str:
    corners = [(_LEFT, _TOP), (_RIGHT, _TOP), (_RIGHT, cut(_RIGHT)), (_LEFT, cut(_LEFT))]
    return shape(rounded(corners, 5), cloth.ground, INK, 1.4)


def _trim(data: str) -> str:
    """The shape as far as the ribbon and the panel's edge."""
    low = 4.0
    return clipped(
        data, [(_LEFT + 0.7, _TOP), (_RIGHT - 0.7, _TOP), (_RIGHT - 0.7, cut(_RIGHT) + low), (_LEFT + 0.7, cut(_LEFT) + low)]
    )


def _ribbon(cloth: Cloth) -> str:
    left, right, thick = 14.0, 236.0, _RIBBON / 2
    corners = [
        (left, cut(left) - thick), (right, cut(right) - thick), (right, cut(right) + thick), (left, cut(left) + thick),
    ]
    parts = [shape(rounded(corners, 2), cloth.main, INK, 1.4)]
    count = 16
    step = (right - left) / count
    light = cloth.second
    for index in range(count):
        x = left + step * (index + 0.5)
        parts.append(shape(placed("M0,-5 L5,0 L0,5 L-5,0 Z", (x, cut(x)), turn=12.7), light))
    return "".join(parts)


def _pattern(cloth: Cloth, outline: str) -> str:
    """The cloth's pattern, whole figures only, within an outline."""
    edge = flattened(outline)
    mark = _MARKS[cloth.pattern]
    parts = []
    for row in range(14):
        for column in range(20):
            x = 54 + column * 12.0 + (row % 2) * 6.0
            y = 102 + row * 8.0
            if all(inside(edge, x + dx, y + dy) for dx in (-5, 5) for dy in (-5, 5)) and y < cut(x) + 3:
                parts.append(placed(mark, (x, y)))
    return shape("".join(parts), cloth.second) if parts else ""


_MARKS: dict[str, str] = {
    "stripes": box(-1.2, -4, 2.4, 8),
    "dots": oval(0, 0, 2.2),
    "lozenges": "M0,-4 L3,0 L0,4 L-3,0 Z",
    "crosses": "M-1,-3.4 L1,-3.4 L1,-1 L3.4,-1 L3.4,1 L1,1 L1,3.4 L-1,3.4 L-1,1 L-3.4,1 L-3.4,-1 L-1,-1 Z",
}

_TORSO = "M64,200 C66,150 88,128 128,116 L172,116 C206,126 232,142 236,168 L236,220 L64,220 Z"


def _robe(cloth: Cloth) -> str:
    outline = _trim(_TORSO)
    return shape(outline, cloth.main, INK, PEN) + _pattern(cloth, outline)


def _sleeve_and_hand(cloth: Cloth, x: float, y: float, sleeve: str) -> str:
    arm = _trim(placed("M-34,60 C-32,34 -24,16 -12,10 L14,12 C20,24 26,40 26,70 Z", (x, y)))
    cuff = _trim(placed("M-15,6 L16,8 L17,18 L-19,16 Z", (x, y)))
    return shape(arm, sleeve, INK, PEN) + shape(cuff, cloth.second, INK, PEN)


def _fist(x: float, y: float) -> str:
    hand = placed("M-10,8 C-13,0 -11,-8 -4,-9 L7,-9 C12,-8 13,0 11,8 Z", (x, y))
    fingers = placed("M-11,-3 L2,-3 M-11,2.5 L2,2.5", (x, y))
    return shape(hand, SKIN, INK, PEN) + stroke(fingers, INK, 1.2)


def _king(suit: str, colour: str, cloth: Cloth, person: Person) -> str:
    x = 214.0
    collar = mirrored("M150,118 L174,108 C192,114 200,124 204,136 C186,136 164,142 150,160", AXIS)
    ticks = both("M186,122 L188,127 M172,124 L174,129 M180,131 L181,135 M165,134 L166,139", AXIS)
    return "".join([
        _robe(cloth),
        shape(_trim(collar), LINEN, INK, PEN),
        stroke(ticks, INK, 1.6),
        shape(mirrored("M150,42 C178,42 184,60 182,80 C181,94 190,100 190,110 C180,118 166,114 164,100 L150,100", AXIS),
              person.hair, INK, PEN),
        faces.front(AXIS),
        shape(mirrored(person.beard, AXIS), person.hair, INK, PEN),
        shape(oval(AXIS, 105, 5, 2.4), "#A33", INK, 1),
        shape(mirrored("M150,96 C156,92 166,95 172,103 C163,106 154,104 150,101", AXIS), person.hair, INK, 1.4),
        _crown(suit, colour, cloth),
        _sleeve_and_hand(cloth, x, 140, cloth.main),
        shape(box(x - 3, 52, 6, 156 - 10, 0), GOLD, INK, 1.6) if False else shape(
            _trim(box(x - 3, 50, 6, 150)), GOLD, INK, 1.6),
        shape(oval(x, 37, 17), WHITE, INK, PEN),
        emblem(suit, (x, 37), 23, colour),
        _fist(x, 142),
    ])


def _crown(suit: str, colour: str, cloth: Cloth) -> str:
    body = mirrored("M150,27 L158,43 L167,27 L171,43 L184,29 L177,58 C168,62 158,63 150,63", AXIS)
    band = both("M124,52 C133,56 141,57 150,57", AXIS)
    balls = oval(167, 26, 3.2) + oval(133, 26, 3.2) + oval(184, 28, 3.2) + oval(116, 28, 3.2)
    return (
        shape(body, GOLD, INK, PEN) + stroke(band, INK, 1.4) + shape(balls, cloth.main, INK, 1.4)
        + shape(placed(EMBLEMS[suit], (150, 25), 0.17), colour, INK, 1)
    )


def _queen(suit: str, colour: str, cloth: Cloth, person: Person) -> str:
    x = 212.0
    blouse = _trim(_TORSO)
    bodice = _trim("M112,132 C124,150 176,150 188,132 C196,150 200,170 200,210 L100,210 C100,170 104,150 112,132 Z")
    plaits = "".join(
        shape(placed(oval(0, 0, 8.5, 7), (AXIS + side * (30 + 2 * (row % 2) - row * row * 0.12), 92 + row * 11), turn=side * (30 if row % 2 else -30)),
              person.hair, INK, 1.6)
        for side in (-1, 1) for row in range(6)
    )
    tie = "".join(shape(box(AXIS + side * 27 - 6, 153, 12, 6, 2), cloth.second, INK, 1.4) for side in (-1, 1))
    return "".join([
        shape(blouse, LINEN, INK, PEN),
        shape(bodice, cloth.main, INK, PEN),
        _pattern(cloth, bodice),
        shape(box(138, 104, 24, 26, 4), SKIN, INK, PEN),
        shape(mirrored("M150,146 C162,146 172,134 170,120 L162,118 C160,128 156,132 150,132", AXIS), LINEN, INK, 1.6),
        shape(mirrored("M150,44 C180,44 186,66 184,96 L150,100", AXIS), person.hair, INK, PEN),
        faces.front(AXIS, soft=True),
        shape(mirrored("M150,58 C164,62 172,72 174,92 C182,84 182,46 150,46", AXIS), person.hair, INK, PEN),
        plaits,
        tie,
        _diadem(suit, colour, cloth),
        emblem(suit, (AXIS, 148), 16, colour),
        _sleeve_and_hand(cloth, x, 146, LINEN),
        stroke(f"M{x},150 C{x - 2},130 {x + 3},120 {x + 2},104", LEAF, 3.4),
        _flower(suit, (x + 2, 96), colour),
        _fist(x, 148),
    ])


def _diadem(suit: str, colour: str, cloth: Cloth) -> str:
    body = mirrored("M150,24 C154,34 158,38 163,38 C164,34 166,32 169,32 C169,40 172,42 178,40 L175,56 C168,52 158,51 150,51", AXIS)
    return shape(body, GOLD, INK, PEN) + emblem(suit, (150, 42), 13, colour)


def _flower(suit: str, at: Point, colour: str) -> str:
    petals = "".join(placed(oval(0, -10, 6, 8), at, turn=60 * k) for k in range(6))
    return shape(petals, colour, INK, 1.4) + shape(oval(*at, 5.5), GOLD, INK, 1.4)


def _jack(suit: str, colour: str, cloth: Cloth, person: Person) -> str:
    x = 210.0
    return "".join([
        _robe(cloth),
        shape("M134,100 L162,104 L166,126 L130,126 Z", SKIN, INK, PEN),
        shape(mirrored("M150,128 L172,112 L184,128 L150,150", AXIS - 3), LINEN, INK, PEN),
        faces.profile(person.hair),
        _cap(suit, colour, cloth),
        _sleeve_and_hand(cloth, x, 146, cloth.main),
        stroke(f"M{x},150 L{x + 2},104", LEAF, 3.4),
        emblem(suit, (x + 2, 88), 40, colour),
        _fist(x, 148),
    ])


def _cap(suit: str, colour: str, cloth: Cloth) -> str:
    feather = "M168,48 C150,10 110,8 84,30 C92,32 96,34 98,40 C106,38 110,40 114,46 C130,34 146,36 160,52 Z"
    return "".join([
        shape("M120,66 C112,46 132,34 152,36 C172,38 182,50 176,66 C160,58 138,58 120,66 Z", cloth.main, INK, PEN),
        shape(feather, WHITE, INK, PEN),
        stroke("M164,48 C146,24 116,20 92,30", INK, 1.2),
        shape("M114,70 C122,56 174,52 184,64 C184,70 180,72 176,70 C160,62 136,64 122,76 C116,78 112,74 114,70 Z", cloth.second, INK, PEN),
        emblem(suit, (166, 50), 12, colour),
    ])


_FIGURES = {"J": _jack, "Q": _queen, "K": _king}
