"""The robots by name: one line for each kind, as records, settings and the command line call them."""

from collections.abc import Callable, Mapping

from pidro.engine.cards import Seat
from pidro.players.beginner import BeginnerPlayer
from pidro.players.chance import RandomPlayer
from pidro.players.expert import ExpertPlayer
from pidro.players.player import Player
from pidro.players.rule_player import RulePlayer
from pidro.players.tips import TipsPlayer
from pidro.table.game_record import Robots

ROBOTS: Mapping[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "tips": TipsPlayer,
    "beginner": BeginnerPlayer,
    "rule": RulePlayer,
    "expert": ExpertPlayer,
}
"""What makes a robot of each name."""


def seated(robots: Robots) -> dict[Seat, Player]:
    """A robot for each seat that has the name of one; raises `KeyError` for a name that is none."""
    players = {name: ROBOTS[name]() for name in robots if name is not None}
    return {seat: players[name] for seat, name in zip(Seat, robots, strict=True) if name is not None}


def is_slow(player: Player) -> bool:
    """Whether the player may think for more than 10 ms."""
    return isinstance(player, ExpertPlayer)
