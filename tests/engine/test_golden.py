"""Whole games are played as they were when somebody last looked at them, line by line."""

import pytest

from pidro.engine.rules import PRESETS
from tests.engine.golden import path_of, playthrough


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_game_is_played_as_in_its_file(preset: str) -> None:
    kept = path_of(preset).read_text("utf-8").splitlines()
    for number, (now, then) in enumerate(zip(playthrough(preset).splitlines(), kept, strict=False), start=1):
        assert now == then, f"{path_of(preset).name}:{number}"
    assert len(playthrough(preset).splitlines()) == len(kept)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_games_are_rich(preset: str) -> None:
    text = path_of(preset).read_text("utf-8")
    for event in ("Killed", "Bought", "PackTaken", "WentCold", "TrickWon", "RestClaimed", "GameWon"):
        assert f"\n{event} " in text, event
