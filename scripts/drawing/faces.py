"""Faces of the courts: from the front and from the side."""

from drawing.colours import CHEEK, INK, LIPS, SKIN, SKIN_SHADE, WHITE
from drawing.paths import both, mirrored, oval, placed, shape, stroke


def front(axis: float, soft: bool = False) -> str:
    """A face from the front, its chin at 113."""
    jaw = "C172,94 163,108 150,113" if soft else "C173,98 165,112 150,114"
    head = mirrored(f"M150,50 C166,50 173,60 173,78 {jaw}", 150)
    eye = "M-5.5,0.5 C-3,-3.6 3,-3.6 5.5,0.5 C3,3 -3,3 -5.5,0.5 Z"
    parts = [
        shape(head, SKIN, INK, 2),
        shape(oval(136, 90, 5, 4) + oval(164, 90, 5, 4), CHEEK),
        *(shape(placed(eye, (x, 79)), WHITE) + shape(oval(x, 79, 2.5), INK) for x in (140.5, 159.5)),
        stroke(both("M134.5,78.5 C137.5,74.5 143,74.5 146,79", 150), INK, 1.8),
        stroke(both("M134,70.5 C138,67.5 143,67.5 146.5,70", 150), INK, 2),
        stroke("M150,78 C149,84 147,88 147,90 C148.5,91.5 150.5,91.5 152,91", SKIN_SHADE, 2),
    ]
    if soft:
        parts.append(shape(mirrored("M150,99 C152,97.5 155,98.5 157,100 C154,104.5 152,105 150,105", 150), LIPS))
    return "".join(parts)


def profile(hair: str) -> str:
    """A young face that looks to the right, with his hair."""
    face = (
        "M132,60 L166,58 C168,64 168,68 168,72 C172,78 176,83 179,88 C178,91 174,91 171,91 C173,94 174,96 172,98"
        "C173,100 173,102 171,103 C173,110 168,116 160,116 C150,116 140,112 134,100 Z"
    )
    lock = (
        "M122,62 C112,84 116,104 108,118 C124,128 142,122 146,106 C140,98 142,84 150,76 C152,70 152,64 154,58 Z"
    )
    eye = "M-5,0 C-2,-4 3,-4 4.5,-2 C4.5,1 4,2 3,2.5 C0,3 -3,2 -5,0 Z"
    return "".join([
        shape(face, SKIN, INK, 2),
        shape(oval(158, 94, 5, 4), CHEEK),
        shape(placed(eye, (162, 79)), WHITE), shape(oval(164, 78.6, 2.4), INK),
        stroke("M156.5,78.5 C159,74.5 163,74 167,76.5", INK, 1.8),
        stroke("M156,70 C160,67 164,67.5 167,69", INK, 2),
        stroke("M166,98.5 L172,98", LIPS, 2.2),
        shape(lock, hair, INK, 2),
    ])
