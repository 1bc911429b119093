"""Scenes in which hearts are trump and West deals, for the players that don't read the blunder bench."""

from collections.abc import Mapping

from pidro.engine.cards import Seat, Suit
from pidro.engine.game import view_of
from pidro.engine.notation import cards_text, parse_cards
from pidro.engine.play import options_of
from pidro.engine.rules import KOKKOLA, trumps_of
from pidro.engine.view import SeatView
from tests.strategies import deal_from, played

SEATS = ("north", "east", "south", "west")
"""Clockwise from the left of West."""


def scene(words: str, hands: Mapping[str, str], scores: tuple[int, int] = (0, 0)) -> SeatView:
    """What the seat in turn may know after these words, see `strategies.action_of`."""
    start = deal_from(
        "H",
        dealer=Seat.WEST,
        south=hands.get("south", ""),
        west=hands.get("west", ""),
        north=hands.get("north", ""),
        east=hands.get("east", ""),
    )
    deal = played(start, words)
    options = options_of(deal)
    assert options is not None
    return view_of(deal, options.seat, scores)


def trick_scene(cards: str, hands: Mapping[str, str]) -> SeatView:
    """The scene after these cards of the first trick, which North leads as high bidder at 6.

    All trumps that nobody was given lie with seats that are not asked, so that nobody buys one.
    """
    asked = SEATS[len(cards.split()) % 4]
    placed = parse_cards(" ".join(text for text in hands.values() if text))
    rest = [card for card in trumps_of(KOKKOLA, Suit.HEARTS).cards if card not in placed]
    filled: dict[str, str] = {}
    for seat in reversed(SEATS):
        held = parse_cards(hands.get(seat, ""))
        room = 0 if seat == asked else KOKKOLA.cards_kept - len(held)
        filled[seat] = cards_text((*held, *rest[:room]))
        rest = rest[room:]
    assert not rest, "too many trumps for three hands"
    return scene(f"6 pass pass pass H {cards}", filled)
