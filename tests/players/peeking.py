"""Looks whether advice depends on hidden cards: the same is asked again in a deal that looks the same."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from pidro.engine.game import view_of
from pidro.engine.phases import Phase
from pidro.engine.rules import Rules
from pidro.players.player import Player
from tests.players.redeal import after, redealt
from tests.players.watched import watched


def peeking(players: Sequence[Player], rules: Rules, number: int) -> Counter[Phase | None]:
    """Views of one deal, by phase, whose hidden cards lay elsewhere; under None those without another deal.

    Raises `AssertionError` if a seat can tell the two deals apart, or if one of the players acts otherwise or
    for another reason. The players take the deals in turn.
    """
    seen: Counter[Phase | None] = Counter()
    chance = Random(number)
    for asked in watched(players[number % len(players)], rules, number):
        other = redealt(asked.start, asked.before, asked.seat, chance)
        if other is None:
            seen[None] += 1
            continue
        view = view_of(other, asked.seat, asked.view.scores)
        assert view == asked.view, f"deal {number}: {asked.seat} can tell"
        for player in players:
            assert player.advise(view) == player.advise(asked.view), f"deal {number}: {asked.seat}, {player}"
        seen[view.phase] += other.hands != after(asked.start, asked.before).hands
    return seen
