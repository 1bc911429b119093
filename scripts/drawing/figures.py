"""The four at the table: head and shoulders, three faces each."""

from drawing.colours import CHEEK, HAIR_BROWN, INK, LINEN, OURS, SKIN, THEIRS
from drawing.paths import document, mirrored, oval, shape, stroke

NAMES = ("victor", "alice", "peggy", "carlos")
MOODS = ("rest", "glad", "sorry")


def figure(name: str, mood: str) -> str:
    """The file of one person in one mood."""
    cloth = OURS if name in ("victor", "peggy") else THEIRS
    mouth = {"rest": "M88,122 L112,122", "glad": "M86,118 C92,130 108,130 114,118", "sorry": "M88,126 C94,118 106,118 112,126"}[mood]
    return document(200, 200, "".join([
        shape(mirrored("M100,140 C140,140 180,150 184,200 L100,200", 100), cloth, INK, 3),
        shape(oval(100, 90, 44, 52), SKIN, INK, 3),
        shape(oval(84, 88, 4) + oval(116, 88, 4), INK),
        stroke(mouth, INK, 4),
    ]))
