"""Jack, queen and king: two-headed half figures, cut along a woven ribbon that falls to the right."""

from collections.abc import Callable

from drawing.colours import BLUE, BLUE_SUIT, GOLD, GREEN_SUIT, INK, RED, WHITE
from drawing.dress import THIN, Cloth, Suit, cut, panel
from drawing.jacks import jack
from drawing.kings import king
from drawing.paths import placed, rounded, shape
from drawing.queens import queen

CLOTHS: dict[str, Cloth] = {
    "S": Cloth(BLUE, WHITE, "#DCE5EA", "stripes", GOLD),
    "H": Cloth(RED, GOLD, "#F6E6CF", "dots", BLUE),
    "D": Cloth(GOLD, RED, "#E1E8DF", "lozenges", RED),
    "C": Cloth(INK, GOLD, "#EBE1D0", "crosses", RED),
}
FOUR_COLOUR_CLOTHS: dict[str, Cloth] = {
    "D": Cloth(GOLD, BLUE_SUIT, "#DFE9F0", "lozenges", BLUE_SUIT),
    "C": Cloth(GREEN_SUIT, GOLD, "#E9E9D6", "crosses", GOLD),
}
_FIGURES: dict[str, Callable[[Suit], str]] = {"J": jack, "Q": queen, "K": king}
_RIBBON = (14.0, 236.0, 7.5)
"""Left and right end and half the thickness of the ribbon."""
_RIBBON_MARKS = 16
_RIBBON_TURN = 12.7


def court_face(rank: str, suit: Suit) -> str:
    """Both halves and the ribbon between them."""
    half = panel(suit.cloth.ground) + _FIGURES[rank](suit)
    return (
        f'<defs><g id="half">{half}</g></defs><use xlink:href="#half"/>'
        f'<use xlink:href="#half" transform="rotate(180 125 175)"/>{_ribbon(suit.cloth)}'
    )


def _ribbon(cloth: Cloth) -> str:
    left, right, half = _RIBBON
    corners = [
        (left, cut(left) - half),
        (right, cut(right) - half),
        (right, cut(right) + half),
        (left, cut(left) + half),
    ]
    step = (right - left) / _RIBBON_MARKS
    places = [left + step * (index + 0.5) for index in range(_RIBBON_MARKS)]
    marks = "".join(placed("M0,-5 L5,0 L0,5 L-5,0 Z", (x, cut(x)), turn=_RIBBON_TURN) for x in places)
    return shape(rounded(corners, 2), cloth.main, INK, THIN) + shape(marks, cloth.second)
