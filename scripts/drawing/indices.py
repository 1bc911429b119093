"""Ranks as lines of one weight, drawn, not typeset."""

from drawing.paths import Point, oval, placed, stroke

HEIGHT = 66.0
"""Of a rank on the card, the pen's width included: 19 % of the card."""
WEIGHT = 10.5
_DRAWN_HEIGHT = 56.0
_BOWL = 0.6
_NARROW_WEIGHT = 9.2
"""Of the pen for the 10, whose two figures share the place of one."""

_NINE = "M30,18 C30,8 23.5,0 15,0 C6.5,0 0,8 0,18 C0,28 6.5,36 15,36 C23.5,36 30,28 30,18 C30,36 19,51 6,56"

_LINES: dict[str, tuple[float, str]] = {
    "A": (32, "M0,56 L16,0 L32,56 M5.5,38 L26.5,38"),
    "K": (30, "M0,0 L0,56 M28.5,0 L1,34 M11,22 L30,56"),
    "Q": (33, oval(16.5, 28, 16.5, 28, _BOWL) + "M20,41 L34,57"),
    "J": (25, "M10,0 L25,0 L25,39 C25,50 20,56 12.5,56 C5,56 0,51 0,43"),
    "T": (38, "M0,9 L8,0 L8,56" + oval(29, 28, 9, 28, _BOWL)),
    "9": (30, _NINE),
    "8": (30, oval(15, 13.5, 12.5, 13.5, 0.57) + oval(15, 41.5, 15, 14.5, 0.57)),
    "7": (29, "M0,0 L29,0 C21,16 12,34 10,56"),
    "6": (30, placed(_NINE, (30, 56), turn=180)),
    "5": (
        30,
        (
            "M27,0 L5,0 L2.5,25 C6,21.5 10,20 14.5,20 "
            "C24,20 30,27 30,38 C30,49 23.5,56 14,56 C7.5,56 2.5,53 0,48"
        ),
    ),
    "4": (31, "M23,56 L23,0 L0,40 L31,40"),
    "3": (
        30,
        (
            "M1,9 C3,3.5 8,0 14,0 C22.5,0 28,5 28,13 C28,21 22.5,26.5 14,26.5 L10,26.5"
            "M14,26.5 C23.5,26.5 30,32 30,41 C30,50 23.5,56 14.5,56 C7.5,56 2,52.5 0,46.5"
        ),
    ),
    "2": (30, "M1,13 C1.5,5 7,0 15,0 C23,0 29,5 29,13.5 C29,20.5 25,26 19.5,32 L0,56 L30,56"),
}


def rank(name: str, top: Point, colour: str, height: float = HEIGHT) -> str:
    """The rank, centred on and hanging from a point."""
    width, lines = _LINES[name]
    scale = height / (_DRAWN_HEIGHT + WEIGHT)
    corner = (top[0] - width * scale / 2, top[1] + WEIGHT * scale / 2)
    weight = _NARROW_WEIGHT if name == "T" else WEIGHT
    return stroke(placed(lines, corner, scale), colour, weight * scale)
