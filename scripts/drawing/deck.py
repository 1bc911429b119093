"""Whole card faces: paper, indices in two corners, and what is between them."""

from drawing.back import back
from drawing.colours import BLACK_SUIT, BLUE, BLUE_SUIT, EDGE, GREEN, GREEN_SUIT, INK, PAPER, RED, RED_SUIT
from drawing.courts import CLOTHS, FOUR_COLOUR_CLOTHS, court_face
from drawing.dress import Suit
from drawing.indices import rank as drawn_rank
from drawing.paths import box, document, shape
from drawing.pips import ace_face, emblem, number_face

WIDTH, HEIGHT = 250.0, 350.0
RANKS = "AKQJT98765432"
TWO_COLOURS = {"C": BLACK_SUIT, "D": RED_SUIT, "H": RED_SUIT, "S": BLACK_SUIT}
FOUR_COLOURS = {"C": GREEN_SUIT, "D": BLUE_SUIT}
"""The suits that change in the four-colour deck."""
BACKS = {"red": (RED, INK), "blue": (BLUE, INK), "green": (GREEN, INK)}
_RADIUS = 0.06 * WIDTH
_INDEX_X = 33.5
_RANK_TOP = 16.0
_SUIT_Y, _SUIT_HEIGHT = 107.0, 37.0


def face(rank: str, suit: str, four_colours: bool = False) -> str:
    """The file of one card."""
    colour = (FOUR_COLOURS if four_colours else TWO_COLOURS)[suit]
    cloth = (FOUR_COLOUR_CLOTHS if four_colours else CLOTHS)[suit]
    return _card(_middle(rank, Suit(suit, colour, cloth)) + _indices(rank, suit, colour))


def back_face(name: str) -> str:
    """The file of one back."""
    return _card(back(*BACKS[name]))


def suit_emblem(suit: str, colour: str) -> str:
    """The file of an emblem alone."""
    return document(100, 100, emblem(suit, (50, 50), 92, colour))


def _middle(rank: str, suit: Suit) -> str:
    match rank:
        case "J" | "Q" | "K":
            return court_face(rank, suit)
        case "A":
            return ace_face(suit.name, suit.colour)
        case _:
            return number_face(rank, suit.name, suit.colour)


def _indices(rank: str, suit: str, colour: str) -> str:
    index = drawn_rank(rank, (_INDEX_X, _RANK_TOP), colour)
    index += emblem(suit, (_INDEX_X, _SUIT_Y), _SUIT_HEIGHT, colour)
    return index + f'<g transform="rotate(180 125 175)">{index}</g>'


def _card(body: str) -> str:
    paper = shape(box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, _RADIUS), PAPER, EDGE, 1)
    return document(WIDTH, HEIGHT, paper + body)
