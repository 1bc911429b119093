"""The manuals' tips played straight: what the frozen opponent bids, names, kills and plays."""

import pytest

from pidro.engine.cards import Suit
from pidro.engine.game import view_of
from pidro.engine.notation import parse_cards
from pidro.engine.play import act, options_of, start_deal
from pidro.engine.rules import KOKKOLA, trumps_of
from pidro.players.reasons import Code
from pidro.players.tips import TipsPlayer, _worth
from pidro.table.shuffle import dealer_of, deck_of
from tests.players.scenes import scene, trick_scene
from tests.strategies import action_of

STRONG = "AH QH 9H 8H 2S 3S 4C 7C 9C"
WEAK = "3H 4H 2S 4S 6S 3C 7C 9C 8D"


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("AC 3C 4C", 6),
        ("AC QC 9C 8C", 8),
        ("KC QC 9C 5C 5S 3C", 10),
        ("AC 9C 8C 5C", 9),
        ("AC KC 9C 8C 5C", 10),
        ("AC 9C 8C 7C", 7),
        ("AC KC 5C", 7),
        ("QC 9C 8C", 0),
        ("KC 9C 8C 7C 5S", 7),
        ("KC QC 9C 8C 7C 6C", 6),
    ],
)
def test_what_a_hand_is_worth(cards: str, worth: int) -> None:
    assert _worth(trumps_of(KOKKOLA, Suit.CLUBS), parse_cards(cards)) == worth


@pytest.mark.parametrize(
    ("words", "scores", "hands", "action"),
    [
        ("", (0, 0), {"north": STRONG}, "8"),
        ("", (0, 0), {"north": WEAK}, "pass"),
        ("", (56, 0), {"north": STRONG}, "6"),
        ("8", (0, 0), {"east": STRONG}, "pass"),
        ("7", (0, 0), {"east": STRONG}, "8"),
        ("7 pass", (0, 0), {"south": STRONG}, "pass"),
        ("pass pass pass", (0, 0), {"west": WEAK}, "6"),
        ("pass pass 6", (0, 0), {"west": STRONG}, "7"),
        ("14 14", (0, 0), {"south": WEAK}, "pass"),
        ("8 pass pass pass", (0, 0), {"north": STRONG}, "H"),
        ("6 pass pass pass H", (0, 0), {"north": "AH KH QH JH TH 9H 8H 5H 2H"}, "-9H-8H-QH"),
    ],
)
def test_bids_trump_and_kills(
    words: str, scores: tuple[int, int], hands: dict[str, str], action: str
) -> None:
    expected = action_of(action)
    assert TipsPlayer().advise(scene(words, hands, scores)).action == expected


@pytest.mark.parametrize(
    ("words", "hands", "card"),
    [
        ("", {"north": "AH QH 9H"}, "AH"),
        ("", {"north": "QH 9H 3H"}, "QH"),
        ("", {"north": "JH 9H 3H"}, "3H"),
        ("AH 3H", {"north": "AH", "east": "3H", "south": "5H JH 4H"}, "5H"),
        ("KH 3H", {"north": "KH", "east": "3H", "south": "5H JH 4H", "west": "AH"}, "4H"),
        ("9H TH 3H", {"north": "9H", "east": "TH", "south": "3H", "west": "JH KH"}, "JH"),
        ("9H 5H", {"north": "9H", "east": "5H", "south": "5D 2H", "west": "AH"}, "2H"),
        ("5H", {"north": "5H", "east": "QH 9H 3H"}, "QH"),
        ("3H", {"north": "3H", "east": "QH 9H 4H"}, "4H"),
        ("AH", {"north": "AH", "east": "TH 5D"}, "TH"),
    ],
)
def test_plays(words: str, hands: dict[str, str], card: str) -> None:
    assert TipsPlayer().advise(trick_scene(words, hands)).action == action_of(card)


def test_every_action_is_legal_and_a_tip() -> None:
    for number in range(60):
        deal, _ = start_deal(KOKKOLA, dealer_of(number), deck_of(number))
        while (options := options_of(deal)) is not None:
            advice = TipsPlayer().advise(view_of(deal, options.seat, (0, 0)))
            assert advice.action in options
            assert advice.reason.code is Code.TIP
            deal, _ = act(deal, advice.action)
