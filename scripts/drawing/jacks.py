"""The four jacks: in profile, a feather in the cap, the suit's token in the hand."""

from dataclasses import dataclass

from drawing.colours import (
    BLACK_HAIR,
    BROWN_HAIR,
    COPPER_HAIR,
    GOLD,
    INK,
    LEAF,
    LINEN,
    RED,
    SKIN,
    STRAW_HAIR,
    WHITE,
)
from drawing.dress import PEN, THIN, Hair, Suit, badge, fist, patterned, piece
from drawing.faces import profile
from drawing.paths import Point, mirrored, shape, stroke
from drawing.pips import emblem

_TORSO = "M66,200 C66,150 88,130 126,120 L174,120 C206,128 228,142 232,168 L234,220 L66,220 Z"
_HAND: Point = (211.0, 147.0)
_TOKEN: Point = (214.0, 88.0)


@dataclass(frozen=True, slots=True)
class Jack:
    """What makes one jack unlike the others."""

    hair: Hair
    lock: str
    """Outline of his hair below the cap."""
    strands: str
    cap: str
    brim: str
    feather: str
    """Its outline, from the quill."""
    quill: str
    plume: str
    """The feather's colour."""
    badge: Point


_PLUME = (
    "M166,50 C160,30 134,16 106,20 C92,22 82,30 78,41 C86,36 91,38 93,44 C99,39 105,40 108,47 "
    "C115,41 121,42 124,48 C134,43 144,45 156,55 Z"
)

JACKS: dict[str, Jack] = {
    "S": Jack(
        BROWN_HAIR,
        (
            "M124,64 C112,84 118,102 108,116 C122,128 142,122 147,106 "
            "C141,98 143,86 150,77 C152,71 152,66 154,60 Z"
        ),
        "M130,76 C124,92 126,104 120,116 M139,76 C133,90 135,104 130,118",
        "M120,66 C112,46 132,33 152,35 C172,37 183,50 177,66 C160,58 138,58 120,66 Z",
        "M114,72 C120,57 174,52 186,64 C186,70 181,72 176,70 C160,62 138,64 122,77 C117,79 112,77 114,72 Z",
        _PLUME,
        "M160,52 C146,35 120,27 94,32",
        WHITE,
        (164, 50),
    ),
    "H": Jack(
        STRAW_HAIR,
        (
            "M122,64 C108,74 104,92 110,104 C104,110 110,120 118,117 "
            "C122,124 134,124 137,117 C146,118 150,108 146,103 C141,98 143,86 150,77 L154,60 Z"
        ),
        "M116,84 C120,90 120,96 116,101 M128,80 C132,88 130,98 126,104 M140,78 C138,86 138,92 140,98",
        "M116,68 C112,46 126,28 146,30 C160,31 174,42 186,60 C170,56 140,58 116,68 Z",
        "M112,74 C126,58 168,52 191,61 C189,69 182,71 172,69 C152,66 134,68 118,79 C113,81 110,78 112,74 Z",
        (
            "M150,58 C140,40 116,22 84,24 C80,30 84,36 92,36 "
            "C90,42 96,47 104,45 C104,51 110,55 118,53 C122,60 134,64 146,64 Z"
        ),
        "M146,60 C132,46 112,34 92,30",
        GOLD,
        (150, 50),
    ),
    "D": Jack(
        COPPER_HAIR,
        (
            "M124,62 C114,70 112,82 116,92 C104,92 96,100 98,112 C104,108 110,112 108,122 "
            "C120,120 126,112 126,102 C136,106 146,104 147,96 C142,92 144,84 150,77 L154,60 Z"
        ),
        "M124,78 C122,86 124,94 128,98 M136,76 C132,84 134,92 140,98",
        "M126,64 L130,30 C142,25 160,25 170,30 L174,64 C160,58 140,58 126,64 Z",
        "M106,66 C124,56 176,54 196,64 C194,70 186,72 176,69 C160,63 140,63 124,71 C116,75 104,73 106,66 Z",
        (
            "M134,56 C116,52 92,36 91,19 C100,19 104,22 105,27 "
            "C112,23 118,26 118,32 C125,29 130,34 129,41 C134,42 138,48 138,54 Z"
        ),
        "M132,54 C120,46 106,34 98,22",
        WHITE,
        (150, 47),
    ),
    "C": Jack(
        BLACK_HAIR,
        "M124,64 C114,78 114,98 120,112 C128,118 140,116 145,106 C141,98 143,86 150,77 L154,60 Z",
        "M130,76 C124,88 126,102 130,112 M140,76 C135,88 136,100 138,108",
        "M176,64 C176,44 156,34 136,36 C112,38 92,50 96,64 C98,74 112,76 122,70 C140,60 160,58 176,64 Z",
        "M118,74 C126,60 172,54 184,64 C184,70 180,72 175,70 C160,64 140,66 124,78 C119,80 116,78 118,74 Z",
        (
            "M168,52 C164,30 146,20 122,18 C117,22 118,24 124,26 "
            "C120,31 124,37 131,37 C130,43 136,47 143,46 C146,52 154,56 164,58 Z"
        ),
        "M164,54 C156,38 142,26 128,18",
        RED,
        (160, 52),
    ),
}


def jack(suit: Suit) -> str:
    """The upper half of a jack."""
    person, cloth = JACKS[suit.name], suit.cloth
    hair, strand = person.hair
    return "".join(
        [
            patterned(_TORSO, cloth),
            piece("M102,127 L112,123 L186,200 L176,204 Z", cloth.lining),
            shape("M132,100 L162,106 L166,128 L128,128 Z", SKIN, INK, PEN),
            shape(mirrored("M148,130 L170,114 L190,132 L170,150", 148), LINEN, INK, PEN),
            profile(),
            shape(person.lock, hair, INK, PEN),
            stroke(person.strands, strand, THIN),
            shape(person.cap, cloth.main, INK, PEN),
            shape(person.feather, person.plume, INK, 1.6),
            stroke(person.quill, INK, THIN),
            shape(person.brim, cloth.second, INK, PEN),
            badge(suit, person.badge, 8),
            _arm(suit),
        ]
    )


def _arm(suit: Suit) -> str:
    x, y = _HAND
    sleeve = "M176,206 C176,180 184,164 198,154 L228,156 C236,166 240,182 240,214 Z"
    cuff = "M195,152 L229,155 L231,165 L190,162 Z"
    stem = f"M{x + 1},{y + 4} L{_TOKEN[0]},{_TOKEN[1] + 16}"
    return "".join(
        [
            piece(sleeve, suit.cloth.main),
            stroke(
                "M202,166 C197,174 194,182 194,190 M214,167 C212,174 212,182 213,190", suit.cloth.second, 3
            ),
            piece(cuff, suit.cloth.lining),
            stroke(stem, INK, 4.4),
            stroke(stem, LEAF, 2.4),
            emblem(suit.name, _TOKEN, 42, suit.colour),
            fist(_HAND),
        ]
    )
