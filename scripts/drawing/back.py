"""The back: a knitted lattice of diamonds and small crosses, the same when turned."""

from drawing.colours import PAPER
from drawing.paths import box, shape

_STITCH = 5.0
_COLUMNS, _ROWS = 45, 65
_PERIOD = 12
_BORDER = 4


def back(ground: str, ink: str) -> str:
    """The pattern inside the paper's edge in a ground colour, an ink and white."""
    left = (250 - _COLUMNS * _STITCH) / 2
    top = (350 - _ROWS * _STITCH) / 2
    parts = [shape(box(left, top, _COLUMNS * _STITCH, _ROWS * _STITCH, 6), ground)]
    for colour, sign in ((PAPER, "w"), (ink, "i")):
        runs = [_run(left, top, *run) for row in range(_ROWS) for run in _runs(row, sign)]
        parts.append(shape("".join(runs), colour))
    return "".join(parts)


def _run(left: float, top: float, row: int, start: int, end: int) -> str:
    return box(left + start * _STITCH, top + row * _STITCH, (end - start) * _STITCH, _STITCH)


def _runs(row: int, sign: str) -> list[tuple[int, int, int]]:
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
    if edge < _BORDER:
        return "" if edge in (0,) else "i" if edge == 2 and (x + y) % 2 else "w" if edge == 2 else ""
    if edge == _BORDER:
        return "w"
    along, across = (x + y) % _PERIOD, (x - y) % _PERIOD
    if along == 0 or across == 0:
        return "w"
    near = abs(along - _PERIOD // 2) + abs(across - _PERIOD // 2)
    return "w" if near == 0 else "i" if near <= 2 else ""
