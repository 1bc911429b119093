"""Lines and shapes: path data made of M, L, C and Z, moved, mirrored and written as SVG."""

import math
import re
from collections.abc import Iterable, Iterator

Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...]]

_TOKEN = re.compile(r"[MLCZ]|-?\d*\.?\d+")
_POINTS = {"M": 1, "L": 1, "C": 3, "Z": 0}
_ROUND = 0.5523
"""Length of a cubic's handle that makes a quarter of a circle of radius 1."""


def num(value: float) -> str:
    """The number with at most two decimals, as short as can be."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def segments(data: str) -> Iterator[Segment]:
    """The path's commands one by one; numbers after a command repeat it."""
    tokens = _TOKEN.findall(data)
    at = 0
    command = "M"
    while at < len(tokens):
        if tokens[at] in _POINTS:
            command = tokens[at]
            at += 1
        count = _POINTS[command]
        flat = [float(token) for token in tokens[at : at + 2 * count]]
        at += 2 * count
        yield command, tuple(zip(flat[::2], flat[1::2], strict=True))


def written(parts: Iterable[Segment]) -> str:
    """Path data of the commands."""
    return "".join(command + " ".join(f"{num(x)},{num(y)}" for x, y in points) for command, points in parts)


def placed(data: str, at: Point, scale: float = 1.0, turn: float = 0.0, flip: bool = False) -> str:
    """The path scaled, mirrored if asked, turned clockwise by degrees, its origin put at a point."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    side = -1 if flip else 1

    def put(point: Point) -> Point:
        x, y = point[0] * scale * side, point[1] * scale
        return at[0] + x * cos - y * sin, at[1] + x * sin + y * cos

    return written((command, tuple(map(put, points))) for command, points in segments(data))


def mirrored(half: str, axis: float = 0.0) -> str:
    """The closed shape whose right half, from the top to the bottom of the axis, is given."""
    parts = list(segments(half))
    back: list[Segment] = []
    for index in range(len(parts) - 1, 0, -1):
        command, points = parts[index]
        start = parts[index - 1][1][-1]
        turned = (*reversed(points[:-1]), start)
        back.append((command, tuple((2 * axis - x, y) for x, y in turned)))
    return written([*parts, *back, ("Z", ())])


def both(data: str, axis: float) -> str:
    """The path and its mirror image about an upright axis."""
    image = ((command, tuple((2 * axis - x, y) for x, y in points)) for command, points in segments(data))
    return written(segments(data)) + written(image)


def oval(x: float, y: float, rx: float, ry: float | None = None, square: float = _ROUND) -> str:
    """An oval about a point; a larger `square` makes it fuller at the corners."""
    ry = rx if ry is None else ry
    kx, ky = rx * square, ry * square
    return written(
        [
            ("M", ((x, y - ry),)),
            ("C", ((x + kx, y - ry), (x + rx, y - ky), (x + rx, y))),
            ("C", ((x + rx, y + ky), (x + kx, y + ry), (x, y + ry))),
            ("C", ((x - kx, y + ry), (x - rx, y + ky), (x - rx, y))),
            ("C", ((x - rx, y - ky), (x - kx, y - ry), (x, y - ry))),
            ("Z", ()),
        ]
    )


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> str:
    """A rectangle, its corners rounded."""
    return rounded([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], radius)


def rounded(corners: list[Point], radius: float) -> str:
    """A polygon with every corner rounded."""
    if not radius:
        return written([("M", (corners[0],)), *(("L", (corner,)) for corner in corners[1:]), ("Z", ())])
    parts: list[Segment] = []
    for index, corner in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % len(corners)]
        start, end = _toward(corner, before, radius), _toward(corner, after, radius)
        keep = 1 - _ROUND
        handles = (_toward(corner, before, radius * keep), _toward(corner, after, radius * keep))
        parts += [("L" if parts else "M", (start,)), ("C", (*handles, end))]
    return written([*parts, ("Z", ())])


def _toward(start: Point, goal: Point, distance: float) -> Point:
    part = distance / math.dist(start, goal)
    return start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part


def flattened(data: str, steps: int = 8) -> list[Point]:
    """Corner points of the path's outline, curves cut into straight pieces."""
    points: list[Point] = []
    for command, given in segments(data):
        if command == "C":
            points += [_cubic(points[-1], given, step / steps) for step in range(1, steps + 1)]
        else:
            points += given
    return points


def _cubic(start: Point, rest: tuple[Point, ...], t: float) -> Point:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    corners = (start, *rest)
    return (
        sum(w * p[0] for w, p in zip(weights, corners, strict=True)),
        sum(w * p[1] for w, p in zip(weights, corners, strict=True)),
    )


def inside(outline: list[Point], x: float, y: float) -> bool:
    """True when the point lies within the outline."""
    hit = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def shape(data: str, fill: str, ink: str = "", width: float = 0.0) -> str:
    """A filled path, outlined if an ink is given."""
    line = f' stroke="{ink}" stroke-width="{num(width)}" stroke-linejoin="round"' if ink else ""
    return f'<path d="{data}" fill="{fill}"{line}/>'


def stroke(data: str, ink: str, width: float, cap: str = "round") -> str:
    """An open line."""
    return (
        f'<path d="{data}" fill="none" stroke="{ink}" stroke-width="{num(width)}"'
        f' stroke-linecap="{cap}" stroke-linejoin="round"/>'
    )


def document(width: float, height: float, body: str) -> str:
    """The whole SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' version="1.2" baseProfile="tiny" width="{num(width)}" height="{num(height)}"'
        f' viewBox="0 0 {num(width)} {num(height)}">\n{body}\n</svg>\n'
    )


def clipped(data: str, frame: list[Point]) -> str:
    """The part of the shape that lies within a convex frame, its corners given clockwise."""
    points = flattened(data, 12)
    for start, end in zip(frame, [*frame[1:], frame[0]], strict=True):
        points = _clip(points, start, end)
    return rounded(points, 0) if points else ""


def _clip(points: list[Point], start: Point, end: Point) -> list[Point]:
    def depth(point: Point) -> float:
        return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])

    kept: list[Point] = []
    for before, here in zip([points[-1], *points[:-1]] if points else [], points, strict=True):
        a, b = depth(before), depth(here)
        if (a < 0) != (b < 0):
            part = a / (a - b)
            kept.append((before[0] + (here[0] - before[0]) * part, before[1] + (here[1] - before[1]) * part))
        if b >= 0:
            kept.append(here)
    return kept
