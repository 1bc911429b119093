"""The four at the table: head and shoulders of few shapes, three faces each."""

from collections.abc import Callable
from dataclasses import dataclass

from drawing.colours import (
    BLACK_HAIR,
    BROWN_HAIR,
    CHEEK,
    COPPER_HAIR,
    GOLD,
    INK,
    LINEN,
    LIPS,
    OURS,
    OURS_SHADE,
    RED,
    SKIN,
    SKIN_SHADE,
    STRAW_HAIR,
    THEIRS,
    THEIRS_SHADE,
    WHITE,
)
from drawing.paths import both, box, document, mirrored, oval, placed, shape, stroke

_SIZE = 200.0
_AXIS = 100.0
_PEN = 3.0
_THIN = 2.0
_EYES = (83.0, 117.0)
_EYE_LINE = 90.0


@dataclass(frozen=True, slots=True)
class Mood:
    """What a face does."""

    brows: str
    """The right brow about the middle of the right eye."""
    eye: str
    """'open', 'smiling' or 'lowered'."""
    mouth: str
    """About the middle of the mouth."""
    open_mouth: bool
    whisker_turn: float
    """How far the tips of a moustache sink, in degrees."""


MOODS: dict[str, Mood] = {
    "rest": Mood("M-9,-13 C-4,-18 4,-18 10,-14", "open", "M-11,-1 C-5,4 5,4 11,-1", False, 0),
    "glad": Mood(
        "M-9,-16 C-4,-22 5,-22 11,-16",
        "smiling",
        "M-15,-4 C-8,-2 8,-2 15,-4 C13,12 -13,12 -15,-4 Z",
        True,
        -9,
    ),
    "sorry": Mood("M-10,-18 C-4,-19 4,-16 10,-11", "lowered", "M-10,4 C-5,-2 5,-2 10,4", False, 10),
}


def figure(name: str, mood: str) -> str:
    """The file of one person in one mood."""
    return document(_SIZE, _SIZE, _PERSONS[name](MOODS[mood]))


def _bust(cloth: str, shade: str) -> str:
    body = "M12,200 C14,172 36,160 74,152 L126,152 C164,160 186,172 188,200"
    arms = both("M154,200 C155,190 152,182 148,177", _AXIS)
    return shape(body + "Z", cloth) + stroke(arms, shade, _PEN) + stroke(body, INK, _PEN, "butt")


def _neck() -> str:
    neck = "M82,124 L118,124 C118,142 120,148 128,152 C118,168 82,168 72,152 C80,148 82,142 82,124 Z"
    shade = "M83,132 C92,144 108,144 117,132 L117.5,140 C108,150 92,150 82.5,140 Z"
    return shape(neck, SKIN, INK, _PEN) + shape(shade, SKIN_SHADE)


def _head(jaw: float = 0.0) -> str:
    """The bare head; a positive jaw is wider."""
    x = 128 + jaw
    face = f"M100,42 C126,42 138,60 138,84 C138,106 {x},136 100,138"
    ears = both("M137,82 C146,78 150,86 147,95 C145,102 139,104 136,101", _AXIS)
    return shape(ears, SKIN, INK, _PEN) + shape(mirrored(face, _AXIS), SKIN, INK, _PEN)


def _eyes(mood: Mood, brow: str, width: float) -> str:
    parts = [stroke(_pair(mood.brows), brow, width)]
    match mood.eye:
        case "smiling":
            parts.append(stroke(_pair("M-8,3 C-5,-5 5,-5 8,3"), INK, 3.4))
        case "lowered":
            parts.append(shape(oval(_EYES[0], 92, 4, 4.4) + oval(_EYES[1], 92, 4, 4.4), INK))
            parts.append(stroke(_pair("M-8,-1 C-4,-3 4,-3 8,1"), INK, 2.4))
        case _:
            parts.append(shape(oval(_EYES[0], 90, 4.4, 5.4) + oval(_EYES[1], 90, 4.4, 5.4), INK))
            parts.append(shape(oval(84.6, 88, 1.5) + oval(118.6, 88, 1.5), WHITE))
    return "".join(parts)


def _pair(right: str) -> str:
    return placed(right, (_EYES[1], _EYE_LINE)) + placed(right, (_EYES[0], _EYE_LINE), flip=True)


def _lashes(mood: Mood) -> str:
    return stroke(_pair("M-7,-3 C-4,-8 4,-8 7,-4 L11,-6"), INK, 2.2) if mood.eye == "open" else ""


def _cheeks(mood: Mood) -> str:
    size = 9 if mood.open_mouth else 7.5
    return shape(oval(73, 107, size, size * 0.75) + oval(127, 107, size, size * 0.75), CHEEK)


def _nose() -> str:
    return stroke("M101,92 C99,99 96,103 96,106 C98,109 103,109 105,107", SKIN_SHADE, 3)


def _mouth(mood: Mood, y: float, colour: str) -> str:
    line = placed(mood.mouth, (_AXIS, y))
    if not mood.open_mouth:
        return stroke(line, colour, 3.4)
    teeth = placed("M-13.5,-3 C-8,-1 8,-1 13.5,-3 C12,2 -12,2 -13.5,-3 Z", (_AXIS, y))
    return shape(line, "#7C2431", INK, _THIN) + shape(teeth, WHITE)


def _victor(mood: Mood) -> str:
    hair, strand = BROWN_HAIR
    beard = "M100,108 C112,103 124,108 130,94 L139,78 C144,104 140,150 100,158"
    moustache = mirrored("M100,111 C107,105 119,108 125,118 C116,122 106,121 100,117", _AXIS)
    glasses = oval(_EYES[0], 90, 15.5, 14) + oval(_EYES[1], 90, 15.5, 14)
    return "".join(
        [
            _bust(OURS, OURS_SHADE),
            _neck(),
            shape(
                mirrored("M100,150 C112,162 122,156 128,148 L136,156 C130,172 114,176 100,176", _AXIS),
                OURS,
                INK,
                _PEN,
            ),
            stroke(both("M100,166 L100,175 M110,164 L112,173 M120,160 L124,168", _AXIS), OURS_SHADE, _THIN),
            _head(6),
            _cheeks(mood),
            _nose(),
            shape(mirrored(beard, _AXIS), hair, INK, _PEN),
            stroke(
                both("M112,138 C110,144 107,148 105,151 M124,128 C123,136 119,142 116,146", _AXIS),
                strand,
                _THIN,
            ),
            _mouth(mood, 125, "#F0B3A6"),
            shape(moustache, hair, INK, _THIN),
            shape(
                (
                    "M61,84 C54,50 74,30 104,32 C132,32 146,54 139,84 "
                    "C135,74 132,66 124,60 C106,66 84,64 74,58 C67,66 65,74 61,84 Z"
                ),
                hair,
                INK,
                _PEN,
            ),
            stroke("M82,42 C92,50 108,52 122,48", strand, _THIN),
            _eyes(mood, hair, 4.4),
            stroke(glasses, INK, 2.8),
            stroke("M98.5,88 C99.5,86.5 100.5,86.5 101.5,88 M67.5,87 L60,85 M132.5,87 L140,85", INK, 2.8),
        ]
    )


def _alice(mood: Mood) -> str:
    hair, strand = COPPER_HAIR
    back = "M100,27 C140,27 152,60 148,92 C147,106 140,116 128,116 L100,116"
    fringe = (
        "M53,94 C46,50 70,26 102,26 C136,26 154,52 147,94 L141,98 C139,86 134,76 133,68 "
        "C116,70 96,62 88,52 C82,66 68,72 65,78 C61,84 59,90 59,97 Z"
    )
    return "".join(
        [
            shape(mirrored(back, _AXIS), hair, INK, _PEN),
            _bust(THEIRS, THEIRS_SHADE),
            _neck(),
            shape(
                (
                    "M70,152 C76,156 80,162 100,190 C120,162 124,156 130,152 "
                    "L138,156 C132,172 116,188 104,200 L96,200 C84,188 68,172 62,156 Z"
                ),
                LINEN,
                INK,
                _PEN,
            ),
            _head(),
            shape(oval(56, 108, 4.5) + oval(144, 108, 4.5), GOLD, INK, _THIN),
            _cheeks(mood),
            _nose(),
            _mouth(mood, 120, LIPS),
            _eyes(mood, strand, 3.4),
            _lashes(mood),
            shape(fringe, hair, INK, _PEN),
            stroke("M90,48 C100,58 116,62 130,62 M84,50 C78,58 72,64 68,68", strand, _THIN),
        ]
    )


_LINK = "M-13,-11 C-7,-17 8,-10 12,-1 C15,8 13,14 8,14 C-2,14 -12,7 -14,-1 C-15.5,-6 -15,-9 -13,-11 Z"


def _peggy(mood: Mood) -> str:
    hair, strand = STRAW_HAIR
    plait = ((141, 122), (146, 137), (148, 153), (147, 169))
    links = [placed(_LINK, at, 0.86, 0, flip=index % 2 == 1) for index, at in enumerate(plait)]
    tail = "M139,178 C137,188 138,194 134,200 L160,200 C156,194 156,188 154,178 Z"
    front = (
        "M52,98 C45,50 72,27 100,27 C128,27 155,50 148,98 L143,100 C140,88 136,80 130,74 "
        "C118,70 106,60 100,48 C94,60 82,70 70,74 C64,80 59,88 57,100 Z"
    )
    return "".join(
        [
            shape(
                mirrored("M100,28 C140,28 152,66 149,104 C149,118 142,126 130,128 L100,128", _AXIS),
                hair,
                INK,
                _PEN,
            ),
            _bust(OURS, OURS_SHADE),
            _neck(),
            shape(
                mirrored("M100,160 C114,160 122,156 128,150 L137,156 C130,172 116,176 100,176", _AXIS),
                WHITE,
                INK,
                _PEN,
            ),
            stroke("M82,168 L84,172 M94,170 L95,174 M106,170 L105,174 M118,168 L116,172", OURS_SHADE, 3),
            _head(-3),
            _cheeks(mood),
            _nose(),
            _mouth(mood, 120, LIPS),
            _eyes(mood, strand, 3.4),
            _lashes(mood),
            shape(front, hair, INK, _PEN),
            stroke(both("M104,42 C110,54 124,64 136,70 M112,36 C122,42 134,52 140,64", _AXIS), strand, _THIN),
            shape(tail, hair, INK, _PEN),
            stroke("M143,184 L142,197 M150,184 L151,197", strand, _THIN),
            shape("".join(links), INK, INK, 5),
            *(shape(link, hair, strand, 1.6) for link in reversed(links)),
            shape(box(137, 174, 19, 8, 3), RED, INK, _THIN),
        ]
    )


def _carlos(mood: Mood) -> str:
    hair, strand = BLACK_HAIR
    whisker = "M0,-3 C8,-8 20,-4 27,4 C29,6 33,5 34,2 C35,10 26,14 18,11 C10,9 4,6 0,5 Z"
    turn = mood.whisker_turn
    whiskers = placed(whisker, (99.5, 113), 0.92, turn) + placed(
        whisker, (100.5, 113), 0.92, -turn, flip=True
    )
    collar = "M100,168 L76,148 L62,158 L84,184 Z M100,168 L124,148 L138,158 L116,184 Z"
    return "".join(
        [
            _bust(THEIRS, THEIRS_SHADE),
            _neck(),
            stroke("M100,168 L100,200", THEIRS_SHADE, _PEN),
            shape(oval(100, 186, 3), LINEN, INK, _THIN),
            shape(collar, THEIRS, INK, _PEN),
            _head(5),
            _cheeks(mood),
            _nose(),
            _mouth(mood, 127, LIPS),
            _eyes(mood, hair, 5),
            shape(
                (
                    "M61,88 C52,54 66,30 92,30 C100,22 138,24 142,56 C143,68 141,78 139,88 L133,84 "
                    "C133,74 132,68 128,62 C112,66 96,60 88,52 C84,60 74,66 69,72 C67,76 67,80 67,84 Z"
                ),
                hair,
                INK,
                _PEN,
            ),
            stroke("M92,44 C104,54 120,56 134,52 M98,36 C110,44 122,44 132,40", strand, _THIN),
            shape(whiskers, hair, INK, _THIN),
        ]
    )


_PERSONS: dict[str, Callable[[Mood], str]] = {
    "victor": _victor,
    "alice": _alice,
    "peggy": _peggy,
    "carlos": _carlos,
}
NAMES = tuple(_PERSONS)
