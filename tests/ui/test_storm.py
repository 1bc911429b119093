"""Some seconds of seeded storm over the window; `scripts/storm` is the long one."""

from itertools import count

import pytest
from attrs import evolve

from pidro.ui.settings import Pace
from tests.ui.conftest import Sit
from tests.ui.person import AT_ONCE, Person
from tests.ui.storm import Storm


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(
    ("pace", "seed", "steps"), [(Pace.NONE, 1, 250), (Pace.NONE, 2, 250), (Pace.QUICK, 3, 150)]
)
def test_storm(sit: Sit, pace: Pace, seed: int, steps: int) -> None:
    seeds = count(seed)

    def seated() -> Person:
        return sit(seed=next(seeds), settings=evolve(AT_ONCE, pace=pace))

    storm = Storm(seated, seed)
    for _ in range(steps):
        storm.step()
    while pace is not Pace.NONE and storm.rests <= steps // 10:
        # With cards that fly it depends on the machine how soon that is; a table that is stuck is noticed.
        storm.step()
    assert storm.rests > steps // 10
