"""The advice depends on what a seat may know, and on nothing else [RULES 4].

`scripts/hard_robots --peeking 5000` looks at as many views of all three players together.
"""

from collections import Counter

import pytest

from pidro.engine.phases import Phase
from pidro.engine.rules import PRESETS
from pidro.players.beginner import BeginnerPlayer
from pidro.players.expert import ExpertPlayer
from pidro.players.player import Player
from pidro.players.rule_player import RulePlayer
from tests.players.peeking import peeking


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize(
    ("players", "deals"),
    [((RulePlayer(), BeginnerPlayer()), 14), ((RulePlayer(), BeginnerPlayer(), ExpertPlayer()), 3)],
    ids=["quick", "all"],
)
def test_other_hidden_cards_leave_advice_and_reason_as_they_are(
    players: tuple[Player, ...], deals: int, preset: str
) -> None:
    seen: Counter[Phase | None] = Counter()
    for number in range(deals):
        seen += peeking(players, PRESETS[preset], number)
    assert seen[Phase.BIDDING] > deals
    assert seen[Phase.NAMING] > deals / 2
    assert seen[Phase.EXCHANGE] > 0
    assert seen[Phase.PLAY] > 5 * deals
    assert seen[None] < deals, "another deal must be found nearly always"
