"""The blunder bench: 100 % right, and the positions are what they say they are."""

from collections import Counter

import pytest

from pidro.players.rule_player import RulePlayer
from tests.players.clauses import CLAUSES
from tests.players.positions import Position, positions

BENCH = positions()


def test_the_bench_covers_every_part_of_the_game() -> None:
    assert len(BENCH) >= 60
    assert len({position.name for position in BENCH}) == len(BENCH)
    parts = Counter(position.part.split(",")[0] for position in BENCH)
    assert set(parts) == {
        "Bidding",
        "Trump",
        "Kill",
        "Leading for the bidders",
        "Leading for the others",
        "Second hand",
        "Third hand",
        "Last hand",
    }


@pytest.mark.parametrize("position", BENCH, ids=lambda position: position.question)
def test_right_answers_are_legal_and_not_all_there_is(position: Position) -> None:
    assert position.view.options is not None
    legal = list(position.view.options)
    assert set(position.right) < set(legal)


@pytest.mark.parametrize("position", BENCH, ids=lambda position: position.question)
def test_rule_player_does_not_blunder(position: Position) -> None:
    assert RulePlayer().advise(position.view).action in position.right


@pytest.mark.parametrize("position", [*BENCH, *positions("tips.txt")], ids=lambda position: position.question)
def test_rule_player_says_why(position: Position) -> None:
    advice = RulePlayer().advise(position.view)
    assert advice.action in position.right
    assert advice.reason.code is position.why


def test_every_idea_has_a_position() -> None:
    shown = {position.why for position in (*BENCH, *positions("tips.txt"))}
    assert shown == set(CLAUSES)
