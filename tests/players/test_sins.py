"""The classic sins by name: positions of the blunder bench in which each could be committed, and never is."""

from collections.abc import Mapping

import pytest

from pidro.players.expert import ExpertPlayer
from pidro.players.player import Player
from pidro.players.rule_player import RulePlayer
from tests.players.positions import positions
from tests.strategies import action_of

SINS: Mapping[str, Mapping[str, str]] = {
    "beating the partner's sure winner for nothing": {
        "The own ace does not beat the partner's king": "AH",
        "The ace stays at home when the partner has the trick": "AH",
    },
    "keeping a free pidro or 10 back when the partner's trick is sure": {
        "The pidro goes to the partner's ace": "7H",
        "So does the left pidro": "7H",
        "The 10 goes to the partner's ace": "8H",
        "When the ace is gone the partner's king is sure: the pidro": "9H",
        "The pidro goes to the partner's sure trick": "4H",
    },
    "leading a pidro or 10 into possible higher cards with a safe lead in hand": {
        "A pidro is not led while a small card will do": "5H",
        "The 10 is not led into A K Q J with small ones in the hand": "TH",
        "Never the pidro into the bidder's boss cards": "5H",
    },
    "wasting the ace on a worthless trick that the partner already owns": {
        "The ace stays at home when the partner has the trick": "AH",
    },
    "leading small with the top cards in hand as bidder": {
        "A K Q: top down": "3H",
        "A K and small ones: top down": "3H",
        "The second boss card follows the first": "3H",
    },
    "overbidding an opponent's losing bid at the end": {
        "At 60 against 20 two points are enough: let them play their 8": "9",
        "At 61 a losing bid of 10 is not overbid": "11",
    },
    "passing when a failed bid costs nothing because they win otherwise": {
        "58 all, East bids 7 and needs 4: a bid that fails costs nothing": "pass",
        "56 all, West bids 6: the bidders win if both get home": "pass",
    },
    "taking an exposed pidro with a card that can be beaten when a higher one is in hand": {
        "On an opponent's pidro the highest, not a card that can still be beaten": "9H",
        "On an opponent's pidro the ace": "JH",
    },
    "leading the ace from three trumps without the king": {
        "The ace from three trumps without the king stays at home": "AH",
        "The ace from four trumps without the king stays at home": "AH",
    },
}
"""What would be the sin in each position."""
BENCH = {position.name: position for position in positions()}


@pytest.mark.parametrize("player", [RulePlayer(), ExpertPlayer()], ids=["rule", "expert"])
@pytest.mark.parametrize("sin", SINS)
def test_never(sin: str, player: Player) -> None:
    for name, deed in SINS[sin].items():
        view, action = BENCH[name].view, action_of(deed)
        assert view.options is not None
        assert action in view.options, "the sin must be possible"
        assert action not in BENCH[name].right
        assert player.advise(view).action != action
