"""The four kings: crown, beard, ermine and staff."""

from dataclasses import dataclass

from drawing.colours import (
    BLACK_HAIR,
    BROWN_HAIR,
    COPPER_HAIR,
    GOLD,
    GREY_HAIR,
    INK,
    LINEN,
    LIPS,
    WHITE,
)
from drawing.dress import PEN, THIN, Hair, Suit, badge, fist, patterned, piece, trim
from drawing.faces import AXIS, BROAD_JAW, front
from drawing.paths import Point, both, box, mirrored, oval, placed, shape, stroke
from drawing.pips import EMBLEMS

_TORSO = "M66,200 C68,152 90,128 128,116 L172,116 C204,126 226,140 230,168 L232,220 L66,220 Z"
_COLLAR = mirrored("M150,118 L174,106 C194,112 206,124 211,138 C188,137 166,144 150,164", AXIS)
_TICKS = "M187,120 L189,125 M176,126 L177.5,131 M193,130 L195,135 M180,134 L181,139 M199,124 L201,129"
_LOCKS = "M150,44 C178,44 184,60 182,78 C181,92 186,98 191,106 C184,116 168,112 164,100 L150,100"
_CHEEKS = "M150,93 C158,92 166,90 169,80 L174,72 "
_STAFF: Point = (214.0, 36.0)


@dataclass(frozen=True, slots=True)
class King:
    """What makes one king unlike the others."""

    hair: Hair
    beard: str
    """Right half of its outline, below the cheek."""
    strands: str
    crown: str
    """Right half of its outline, from the axis to the brim."""
    tips: tuple[Point, ...]
    """Places of the balls right of the axis."""
    dome: str
    """Right half of the cap that shows within the crown."""


KINGS: dict[str, King] = {
    "S": King(
        BLACK_HAIR,
        "C180,98 170,130 150,156",
        "M157,112 C157,126 154,138 151,146 M165,108 C166,118 162,130 158,137",
        "M150,30 L157,44 L166,24 L172,44 L185,26 L178,58 C169,62 159,63 150,63",
        ((166, 23), (185, 25)),
        "",
    ),
    "H": King(
        GREY_HAIR,
        "C188,96 188,126 176,138 C168,146 158,147 150,147",
        (
            "M156,113 C157,124 158,130 156,137 M164,111 "
            "C168,120 168,128 166,134 M172,106 C176,114 177,120 175,127"
        ),
        "M150,40 C154,34 160,34 163,42 C166,34 172,32 175,40 L181,35 L177,58 C168,62 159,63 150,63",
        ((181, 34),),
        "M150,27 C166,27 177,36 177,50 L150,52",
    ),
    "D": King(
        COPPER_HAIR,
        "C180,92 180,114 175,132 L168,128 L162,136 L156,131 L150,138",
        "M157,112 L157,124 M164,109 L165,122 M171,104 L172,118",
        "M150,32 L156,42 L163,30 L170,42 L177,30 L186,40 L177,58 C168,62 159,63 150,63",
        ((163, 29), (177, 29)),
        "",
    ),
    "C": King(
        BROWN_HAIR,
        "C184,100 182,124 178,134 C176,144 168,152 160,150 C162,142 156,136 150,128",
        "M157,111 C162,120 166,128 165,140 M165,107 C170,116 173,124 172,134",
        "M150,34 L156,44 L162,44 L168,33 L174,44 L180,42 L188,32 L178,58 C169,62 159,63 150,63",
        ((168, 31), (188, 31)),
        "",
    ),
}


def king(suit: Suit) -> str:
    """The upper half of a king."""
    person, cloth = KINGS[suit.name], suit.cloth
    hair, strand = person.hair
    return "".join(
        [
            patterned(_TORSO, cloth),
            piece(_COLLAR, LINEN),
            stroke(both(_TICKS, AXIS), INK, 1.8),
            shape(mirrored(_LOCKS, AXIS), hair, INK, PEN),
            stroke(both("M178,82 C177,94 180,101 185,106", AXIS), strand, THIN),
            front(BROAD_JAW),
            shape(mirrored(_CHEEKS + person.beard, AXIS), hair, INK, PEN),
            stroke(both(person.strands, AXIS), strand, THIN),
            shape(oval(AXIS, 105.5, 5, 2.2), LIPS, INK, 1),
            shape(mirrored("M150,97 C156,91 167,95 174,102 C165,107 155,105 150,101", AXIS), hair, INK, THIN),
            _crown(person, suit),
            _arm(suit),
        ]
    )


def _crown(person: King, suit: Suit) -> str:
    balls = "".join(oval(x, y, 3) + oval(2 * AXIS - x, y, 3) for x, y in person.tips)
    dome = shape(mirrored(person.dome, AXIS), suit.cloth.lining, INK, PEN) if person.dome else ""
    jewels = "".join(
        placed("M0,-3 L3.4,0 L0,3 L-3.4,0 Z", (x, 56.6 - abs(x - AXIS) * 0.06)) for x in (138, 150, 162)
    )
    return "".join(
        [
            dome,
            shape(mirrored(person.crown, AXIS), GOLD, INK, PEN),
            shape(jewels, suit.cloth.lining, INK, 0.8),
            shape(balls, GOLD, INK, THIN),
            shape(placed(EMBLEMS[suit.name], (AXIS, 27), 0.2), WHITE, WHITE, 2.6),
            shape(placed(EMBLEMS[suit.name], (AXIS, 27), 0.2), suit.colour),
        ]
    )


def _arm(suit: Suit) -> str:
    x, y = _STAFF
    sleeve = "M178,206 C180,182 188,164 200,152 L230,154 C236,164 240,180 240,214 Z"
    cuff = "M196,149 C204,146 222,147 231,151 L235,166 C224,160 202,160 190,164 Z"
    ticks = "M203,152 L202,157 M212,151 L212,156 M221,152 L222,157 M228,156 L229,161"
    return "".join(
        [
            piece(sleeve, suit.cloth.main),
            stroke("M190,190 C194,182 200,176 206,172", INK, THIN),
            shape(trim(box(x - 3, y, 6, 200)), GOLD, INK, 1.6),
            piece(cuff, LINEN),
            stroke(ticks, INK, 1.8),
            badge(suit, _STAFF, 17),
            fist((x, 142)),
        ]
    )
