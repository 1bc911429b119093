"""Motions over time: at once, in time, cut short, forgotten."""

from attrs import evolve
from PySide6.QtCore import QEasingCurve
from pytestqt.qtbot import QtBot

from pidro.ui.layout import Spot
from pidro.ui.picture import Key
from pidro.ui.timeline import Motion, Timeline

START, END = Spot(0.0, 0.0, 60.0), Spot(100.0, 40.0, 80.0, 10.0, 5.0)
EASE = QEasingCurve(QEasingCurve.Type.Linear)
MOTION = Motion("a", START, END, 100.0, 200.0)


class Table:
    """Keeps what was moved where, and how often the end was announced."""

    def __init__(self) -> None:
        self.spots: dict[Key, list[Spot]] = {}
        self.ends = 0
        self.timeline = Timeline(self._move)
        self.timeline.finished.connect(self._ended)

    def _move(self, key: Key, spot: Spot) -> None:
        self.spots.setdefault(key, []).append(spot)

    def _ended(self) -> None:
        self.ends += 1


def test_a_motion_waits_moves_and_rests() -> None:
    assert MOTION.at(0.0, EASE) == MOTION.at(100.0, EASE) == START
    assert MOTION.at(200.0, EASE) == MOTION.at(900.0, EASE) == END
    half = MOTION.at(150.0, EASE)
    assert (half.x, half.y, half.width, half.angle) == (50.0, 20.0, 70.0, 5.0)
    assert half.z > max(START.z, END.z)


def test_at_duration_0_all_ends_within_the_call(qtbot: QtBot) -> None:
    table = Table()
    table.timeline.run((MOTION,), 200.0, 0.0)
    assert table.spots["a"] == [END]
    assert table.ends == 1
    assert not table.timeline.is_running


def test_nothing_to_move_takes_its_time_all_the_same(qtbot: QtBot) -> None:
    table = Table()
    with qtbot.waitSignal(table.timeline.finished, timeout=2000):
        table.timeline.run((), 20.0, 1.0)
        assert table.timeline.is_running
    assert table.ends == 1


def test_runs_to_the_end(qtbot: QtBot) -> None:
    table = Table()
    with qtbot.waitSignal(table.timeline.finished, timeout=2000):
        table.timeline.run((evolve(MOTION, begin_ms=0.0, end_ms=40.0),), 40.0, 1.0)
    assert table.spots["a"][-1] == END
    assert table.ends == 1


def test_the_factor_stretches_the_span(qtbot: QtBot) -> None:
    """At the end of a stretched span every motion has come to its own end."""
    table = Table()
    with qtbot.waitSignal(table.timeline.finished, timeout=2000):
        table.timeline.run((MOTION,), 200.0, 0.2)
    assert table.spots["a"][-1] == END


def test_finish_now_puts_everything_at_its_end(qtbot: QtBot) -> None:
    table = Table()
    table.timeline.run((MOTION, evolve(MOTION, key="b")), 5000.0, 1.0)
    table.timeline.finish_now()
    assert [spots[-1] for spots in table.spots.values()] == [END, END]
    assert table.ends == 1
    assert not table.timeline.is_running
    table.timeline.finish_now()
    assert table.ends == 1


def test_drop_forgets_without_a_word(qtbot: QtBot) -> None:
    table = Table()
    table.timeline.run((MOTION,), 30.0, 1.0)
    table.timeline.drop()
    moved = len(table.spots.get("a", []))
    qtbot.wait(60)
    assert table.ends == 0
    assert len(table.spots.get("a", [])) == moved
    table.timeline.run((MOTION,), 200.0, 0.0)
    assert table.ends == 1


def test_hold_still_moves_nothing_but_ends_in_time(qtbot: QtBot) -> None:
    table = Table()
    with qtbot.waitSignal(table.timeline.finished, timeout=2000):
        table.timeline.run((MOTION,), 30.0, 1.0)
        table.timeline.hold_still()
        table.spots.clear()
    assert table.spots == {}
    assert table.ends == 1


def test_a_run_can_start_from_within_the_end_of_another(qtbot: QtBot) -> None:
    """The controller does just that."""
    table = Table()
    left = [3]

    def again() -> None:
        if left[0]:
            left[0] -= 1
            table.timeline.run((MOTION,), 200.0, 0.0)

    table.timeline.finished.connect(again)
    table.timeline.run((MOTION,), 5000.0, 1.0)
    table.timeline.finish_now()
    assert table.ends == 4
    assert not table.timeline.is_running
