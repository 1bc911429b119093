"""The robots by name: one line for each kind, as records, settings and the command line call them.

Each is imported when it is first seated: the window need not wait for players that nobody meets.
"""

import sys
from collections.abc import Callable, Mapping

from pidro.engine.cards import Seat
from pidro.players.player import Player
from pidro.table.game_record import Robots


def _random() -> Player:
    from pidro.players.chance import RandomPlayer

    return RandomPlayer()


def _tips() -> Player:
    from pidro.players.tips import TipsPlayer

    return TipsPlayer()


def _beginner() -> Player:
    from pidro.players.beginner import BeginnerPlayer

    return BeginnerPlayer()


def _rule() -> Player:
    from pidro.players.rule_player import RulePlayer

    return RulePlayer()


def _expert() -> Player:
    from pidro.players.expert import ExpertPlayer

    return ExpertPlayer()


ROBOTS: Mapping[str, Callable[[], Player]] = {
    "random": _random,
    "tips": _tips,
    "beginner": _beginner,
    "rule": _rule,
    "expert": _expert,
}
"""What makes a robot of each name."""


def seated(robots: Robots) -> dict[Seat, Player]:
    """A robot for each seat that has the name of one; raises `KeyError` for a name that is none."""
    players = {name: ROBOTS[name]() for name in robots if name is not None}
    return {seat: players[name] for seat, name in zip(Seat, robots, strict=True) if name is not None}


def is_slow(player: Player) -> bool:
    """Whether the player may think for more than 10 ms."""
    # Nobody is an expert before there is one.
    expert = sys.modules.get("pidro.players.expert")
    return expert is not None and isinstance(player, expert.ExpertPlayer)
