"""Games for the tests of the table: played by quick robots, the same for the same seed."""

from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path

from attrs import evolve

from pidro.engine.rules import KOKKOLA, Rules
from pidro.table.game_record import DealRecord, GameRecord, with_deal, with_events
from pidro.table.live_game import LiveGame
from pidro.table.robots import seated
from pidro.table.shuffle import random_numbers
from pidro.table.simulation import simulate
from pidro.table.store import Store, open_store
from tests.strategies import Trace, deck_of

TIPS = ("tips",) * 4
SHORT = evolve(KOKKOLA, target=20)
"""A game of a few deals."""
NOON = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
THREE = (None, "tips", "tips", "tips")
"""The robots when a person sits in South."""


def reopened(folder: Path) -> Store:
    """The store in this folder, which must be sound; it is noon."""
    opened = open_store(folder, lambda: NOON)
    assert opened.fault is None
    assert opened.store is not None
    return opened.store


@lru_cache(maxsize=64)
def finished(seed: int, rules: Rules = SHORT) -> GameRecord:
    """A game that somebody has won."""
    return next(simulate(rules, TIPS, seed, 1))


@lru_cache(maxsize=64)
def unfinished(seed: int, turn: int, rules: Rules = KOKKOLA) -> GameRecord:
    """A game with so many actions."""
    game = live(seed, rules)
    while game.turn < turn:
        game.advance()
    return game.record


def live(seed: int, rules: Rules = KOKKOLA, robots: tuple[str | None, ...] = TIPS) -> LiveGame:
    """A game of robots before its first deal."""
    return LiveGame(GameRecord(rules=rules, robots=robots), seated(robots), random_numbers(seed))


def to_first_lead(game: LiveGame) -> None:
    """Go on to the first lead of a deal."""
    while not game.can_practice:
        game.advance()


def record_of(trace: Trace) -> GameRecord:
    """The record of a game with this deal alone."""
    start = trace.start
    deck = deck_of(start.dealt, start.stock, start.dealer, start.rules)
    record = with_deal(GameRecord(rules=start.rules), DealRecord(start.dealer, deck))
    for moment in trace.steps:
        record = with_events(record, moment.events)
    return record
