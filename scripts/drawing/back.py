"""The back: a knitted lattice of diamonds and small crosses, the same when turned."""

from drawing.colours import PAPER
from drawing.paths import box, num, shape

_STITCH = 5.0
_COLUMNS, _ROWS = 45, 65
_PERIOD = 12
_EDGE = 5
"""Width of the plain and toothed band around the lattice, in stitches."""


def back(ground: str, ink: str) -> str:
    """The pattern inside the paper's edge in a ground colour, an ink and white."""
    left = (250 - _COLUMNS * _STITCH) / 2
    top = (350 - _ROWS * _STITCH) / 2
    parts = [shape(box(left, top, _COLUMNS * _STITCH, _ROWS * _STITCH, 5), ground)]
    for colour, sign in ((ink, "i"), (PAPER, "w")):
        runs = [_run(left, top, *run) for row in range(_ROWS) for run in _runs(row, sign)]
        parts.append(shape("".join(runs), colour))
    return "".join(parts)


def _run(left: float, top: float, row: int, start: int, end: int) -> str:
    x, y, width, height = left + start * _STITCH, top + row * _STITCH, (end - start) * _STITCH, _STITCH
    return f"M{num(x)},{num(y)}h{num(width)}v{num(height)}h{num(-width)}z"


def _runs(row: int, sign: str) -> list[tuple[int, int, int]]:
    """Row, first and past-the-last column of each run of stitches of one colour."""
    line = [_stitch(column, row) == sign for column in range(_COLUMNS)]
    runs, start = [], 0
    for column in range(1, _COLUMNS + 1):
        if column == _COLUMNS or line[column] != line[start]:
            if line[start]:
                runs.append((row, start, column))
            start = column
    return runs


def _stitch(column: int, row: int) -> str:
    """'w' white, 'i' ink, '' ground."""
    edge = min(column, row, _COLUMNS - 1 - column, _ROWS - 1 - row)
    x, y = column - _COLUMNS // 2, row - _ROWS // 2
    return _band(edge, x, y) if edge < _EDGE else _lattice(x, y)


def _band(edge: int, x: int, y: int) -> str:
    if edge == _EDGE - 1:
        return "w"
    if edge == 1 and (x + y) % 2 == 0:
        return "w"
    return "i" if edge in (2, 3) and ((x + y) % 4 == 0 or edge == 3) else ""


def _lattice(x: int, y: int) -> str:
    along, across = (x + y) % _PERIOD, (x - y) % _PERIOD
    if along == 0 or across == 0:
        return "w"
    # From the middle of the diamond, in columns and rows.
    right, down = (along + across) // 2 - _PERIOD // 2, (along - across) // 2
    steps = abs(right) + abs(down)
    return "w" if steps <= 1 else "i" if steps == 2 else ""
