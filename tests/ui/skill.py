"""Skill of a made-up person, for the tests of the statistics."""

import random

from pidro.table.game_record import GameRecord
from pidro.table.losses import Kind, Losses
from pidro.table.trends import JudgedDeal, Skill, Stretch
from tests.table.reviewed_deals import by_rule

NONE = Stretch(0, Losses(), 0)
NO_SKILL = Skill((NONE, NONE, NONE), (), 0)


def summed(stretches: list[Stretch]) -> Stretch:
    """All of these as one."""
    losses = Losses(*(sum(stretch.losses.of(kind) for stretch in stretches) for kind in Kind))
    return Stretch(len(stretches), losses, sum(stretch.gain for stretch in stretches))


def skill_of(deals: int, seed: int = 3) -> Skill:
    """So many judged deals, by chance; nothing is lost by killing."""
    rng = random.Random(seed)
    course = []
    for _ in range(deals):
        bid, trump, lead, follow = (rng.choice((0.0, 0.0, 1.5, 3.0)) for _ in range(4))
        course.append(Stretch(1, Losses(bid, trump, 0.0, lead, follow), rng.randint(-9, 9)))
    return Skill((summed(course[-20:]), summed(course[-100:]), summed(course)), tuple(course), 2)


class FakeDeals:
    """Judged deals in memory: the first lost the most."""

    def __init__(self, fault: Exception | None = None) -> None:
        self.fault = fault

    def worst(self, kind: Kind) -> tuple[JudgedDeal, ...]:
        """Three deals that lost points by this kind alone."""
        ended = (None, "2026-11-30T20:00:00+02:00", "2026-11-29T20:00:00+02:00")
        return tuple(
            JudgedDeal(place, 0, ended[place], Losses(**{kind.value: 3.0 - place}), place - 1)
            for place in range(3)
        )

    def record(self, game: int) -> GameRecord:
        """The record of this game."""
        if self.fault is not None:
            raise self.fault
        return by_rule(game)
