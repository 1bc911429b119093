"""Games for the tests of the table: played by quick robots, the same for the same seed."""

from functools import lru_cache

from attrs import evolve

from pidro.engine.rules import KOKKOLA, Rules
from pidro.table.game_record import DealRecord, GameRecord, with_deal, with_events
from pidro.table.live_game import LiveGame
from pidro.table.robots import seated
from pidro.table.shuffle import random_numbers
from pidro.table.simulation import simulate
from tests.strategies import Trace, deck_of

TIPS = ("tips",) * 4
SHORT = evolve(KOKKOLA, target=20)
"""A game of a few deals."""
THREE = (None, "tips", "tips", "tips")
"""The robots when a person sits in South."""


@lru_cache(maxsize=64)
def finished(seed: int, rules: Rules = SHORT) -> GameRecord:
    """A game that somebody has won."""
    return next(simulate(rules, TIPS, seed, 1))


@lru_cache(maxsize=64)
def unfinished(seed: int, turn: int, rules: Rules = KOKKOLA) -> GameRecord:
    """A game with so many actions."""
    game = live(seed, rules)
    while game.turn < turn:
        step(game)
    return game.record


def live(seed: int, rules: Rules = KOKKOLA, robots: tuple[str | None, ...] = TIPS) -> LiveGame:
    """A game of robots before its first deal."""
    return LiveGame(GameRecord(rules=rules, robots=robots), seated(robots), random_numbers(seed))


def step(game: LiveGame) -> None:
    """Start a deal or let a robot act, whichever is next."""
    if game.options is None:
        game.start_deal()
    else:
        game.robot_move()


def to_first_lead(game: LiveGame) -> None:
    """Go on to the first lead of a deal."""
    while not game.can_practice:
        step(game)


def record_of(trace: Trace) -> GameRecord:
    """The record of a game with this deal alone."""
    start = trace.start
    deck = deck_of(start.dealt, start.stock, start.dealer, start.rules)
    record = with_deal(GameRecord(rules=start.rules), DealRecord(start.dealer, deck))
    for moment in trace.steps:
        record = with_events(record, moment.events)
    return record
