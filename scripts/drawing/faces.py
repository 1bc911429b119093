"""Faces of the courts: from the front and from the side."""

from drawing.colours import CHEEK, INK, LIPS, SKIN, SKIN_SHADE, WHITE
from drawing.paths import both, mirrored, oval, placed, shape, stroke

AXIS = 150.0
"""Upright middle line of the upper figure."""
BROAD_JAW = "C173,98 165,112 150,114"
SOFT_JAW = "C172,94 163,108 150,113"


def front(jaw: str) -> str:
    """A face from the front with one of the jaws, its chin at 114; it has no mouth yet."""
    head = mirrored(f"M150,50 C166,50 173,60 173,78 {jaw}", AXIS)
    eye = "M-5.5,0.5 C-3,-3.6 3,-3.6 5.5,0.5 C3,3 -3,3 -5.5,0.5 Z"
    parts = [
        shape(head, SKIN, INK, 2),
        shape(oval(136, 90, 5, 4) + oval(164, 90, 5, 4), CHEEK),
        *(shape(placed(eye, (x, 79)), WHITE) + shape(oval(x, 79, 2.5), INK) for x in (140.5, 159.5)),
        stroke(both("M134.5,78.5 C137.5,74.5 143,74.5 146,79", AXIS), INK, 1.8),
        stroke(both("M134,70.5 C138,67.5 143,67.5 146.5,70", AXIS), INK, 2),
        stroke("M150,78 C149,84 147,88 147,90 C148.5,91.5 150.5,91.5 152,91", SKIN_SHADE, 2),
    ]
    return "".join(parts)


def lips() -> str:
    """A queen's mouth."""
    return shape(mirrored("M150,99 C152,97.5 155,98.5 157,100 C154,104.5 152,105 150,105", AXIS), LIPS)


def profile() -> str:
    """A young face that looks to the right."""
    face = (
        "M130,60 L166,58 C168,64 168,68 168,72 C172,78 176,83 179,88 "
        "C178,91 174,91.5 171,91.5 C173,93.5 174.5,95.5 172,97.5"
        "C173.5,99.5 173,101.5 171,102.5 C173,109 168,115 160,115 C150,116 138,112 132,100 Z"
    )
    eye = "M-4.5,0.5 C-2,-4 2.5,-4.5 4,-2.5 C4.5,0 4,2 3,2.8 C0,3.2 -3,2.4 -4.5,0.5 Z"
    return "".join(
        [
            shape(face, SKIN, INK, 2),
            shape(oval(157, 94, 5.5, 4.2), CHEEK),
            shape(placed(eye, (161.5, 79)), WHITE),
            shape(oval(163.4, 78.6, 2.3), INK),
            stroke("M156.5,78.5 C159,74.2 163,73.6 166,76", INK, 1.8),
            stroke("M156,69.5 C160,66.5 164,67 167,69", INK, 2),
            stroke("M164.5,97 C166,99 169,99 172,98", LIPS, 2.2),
        ]
    )
