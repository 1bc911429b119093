"""The beginner: bids by count, plays by the trick in front of it, and makes a beginner's mistakes."""

from collections import Counter

import pytest

from pidro.engine.actions import PlayCard
from pidro.engine.game import view_of
from pidro.engine.play import act, options_of, start_deal
from pidro.engine.rules import KOKKOLA
from pidro.players.beginner import BeginnerPlayer
from pidro.players.reasons import Code
from pidro.table.robots import ROBOTS
from pidro.table.shuffle import dealer_of, deck_of
from tests.players.scenes import SEATS, scene, trick_scene
from tests.strategies import action_of


@pytest.mark.parametrize(
    ("words", "hands", "action", "code"),
    [
        ("", {"north": "9H 8H 7H 6H 3H 2S 4S 7C 9C"}, "7", Code.COUNTS_TRUMPS),
        ("", {"north": "AH 8H 2S 4S 7C 9C 3D 6D TD"}, "pass", Code.COUNTS_TRUMPS),
        ("7", {"east": "9H 8H 7H 6H 3H 2S 4S 7C 9C"}, "pass", Code.COUNTS_TRUMPS),
        ("pass pass pass", {"west": "9H 8H 2S 4S 7C 9C 3D 6D TD"}, "6", Code.ONLY_CHOICE),
        ("8 pass pass pass", {"north": "9H 8H 7H 6H 3H 2S AS 7C AC"}, "H", Code.LONGEST_SUIT),
        ("6 pass pass pass H", {"north": "AH KH QH JH TH 9H 8H 5H 2H"}, "-9H-8H-QH", Code.KILL_LOWEST),
        ("6 pass pass pass H", {"north": "AH JH TH 5H 5D 2H 8H 6H 3H"}, "-8H-6H-3H", Code.ONLY_CHOICE),
    ],
)
def test_bids_trump_and_kills(words: str, hands: dict[str, str], action: str, code: Code) -> None:
    found = BeginnerPlayer().advise(scene(words, hands))
    assert found.action == action_of(action)
    assert found.reason.code is code


@pytest.mark.parametrize(
    ("words", "hands", "card", "code"),
    [
        ("", {"north": "JH 9H 5H 2H"}, "JH", Code.LEADS_HIGHEST),
        ("3H", {"north": "3H", "east": "AH 9H 4H"}, "AH", Code.GOES_HIGHER),
        ("AH", {"north": "AH", "east": "KH 9H 4H"}, "4H", Code.THROWS_LOW),
        ("9H 3H", {"north": "9H", "east": "3H", "south": "5H JH 4H", "west": "AH"}, "5H", Code.GIVES_PARTNER),
        ("9H 3H", {"north": "9H", "east": "3H", "south": "KH 2H", "west": "AH"}, "2H", Code.THROW_TWO),
        ("9H 3H", {"north": "9H", "east": "3H", "south": "KH QH", "west": "AH"}, "QH", Code.GOES_HIGHER),
        ("9H 3H", {"north": "9H", "east": "3H", "south": "KH 8H", "west": "AH"}, "8H", Code.UNDER_PARTNER),
        ("9H 3H", {"north": "9H", "east": "3H", "south": "8H", "west": "AH"}, "8H", Code.ONLY_CHOICE),
    ],
)
def test_plays(words: str, hands: dict[str, str], card: str, code: Code) -> None:
    found = BeginnerPlayer().advise(trick_scene(words, hands))
    assert found.action == action_of(card)
    assert found.reason.code is code


def test_others_lead_their_lowest_card() -> None:
    found = BeginnerPlayer().advise(
        scene(
            "6 pass pass pass H 3H AH 4H 6H",
            dict(zip(SEATS, ("3H 8H 7H", "AH KH 2H", "4H QH JH TH", "6H 9H 5H 5D"), strict=True)),
        )
    )
    assert found.action == action_of("2H")
    assert found.reason.code is Code.LEADS_LOWEST


def test_every_action_is_legal_and_many_reasons_are_given() -> None:
    codes: Counter[Code] = Counter()
    for number in range(150):
        deal, _ = start_deal(KOKKOLA, dealer_of(number), deck_of(number))
        while (options := options_of(deal)) is not None:
            found = BeginnerPlayer().advise(view_of(deal, options.seat, (0, 0)))
            assert found.action in options
            if isinstance(found.action, PlayCard):
                codes[found.reason.code] += 1
            deal, _ = act(deal, found.action)
    assert max(codes.values()) < codes.total() / 3


@pytest.mark.parametrize("name", ROBOTS)
def test_who_is_not_asked_has_no_advice(name: str) -> None:
    deal, _ = start_deal(KOKKOLA, dealer_of(1), deck_of(1))
    waiting = view_of(deal, dealer_of(1), (0, 0))
    with pytest.raises(AssertionError, match="asked only at its turn"):
        ROBOTS[name]().advise(waiting)
