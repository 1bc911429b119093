"""Closing the window at any moment: nothing is said, nothing is left running, nothing is lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from pidro.engine.cards import Seat
from pidro.table.game_record import GameRecord
from pidro.table.live_game import LiveGame
from pidro.ui.controls import Command
from pidro.ui.games import Pile
from pidro.ui.settings import Pace
from pidro.ui.states import Resting, Showing
from pidro.ui.story import Rest
from tests.ui.conftest import Sit
from tests.ui.moments import Moment, at
from tests.ui.person import AT_ONCE
from tests.ui.slow_player import ThinksForEver

ROOT = Path(__file__).resolve().parents[2]
LONGEST_S = 20


def _closed(
    folder: Path, after_ms: int, *, busy: bool = False, pace: str = "calm"
) -> "subprocess.Popen[str]":
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    environment = {
        **os.environ,
        "PYTHONPATH": paths,
        "PIDRO_DATA": str(folder),
        "QT_QPA_PLATFORM": "offscreen",
    }
    words = [sys.executable, "-W", "error", "-m", "tests.ui.closing"]
    words += [str(after_ms), "busy" if busy else "idle", pace]
    return subprocess.Popen(
        words,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def _ends_quietly(program: "subprocess.Popen[str]") -> None:
    said, complained = program.communicate(timeout=LONGEST_S)
    noise = [line for line in complained.splitlines() if "propagateSizeHints" not in line]
    assert (said, noise, program.returncode) == ("", [], 0)
    assert not _session(program.pid)


def _session(leader: int) -> list[str]:
    """What still runs of the session that this process led."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[3] == str(leader) and fields[0] != "Z":
            found.append(stat.parent.name)
    return found


def test_closed_soon_after_the_start(tmp_path: Path) -> None:
    delays_ms = (0, 20, 60, 130, 250, 500)
    for half in (delays_ms[::2], delays_ms[1::2]):
        programs = [_closed(tmp_path / str(delay), delay) for delay in half]
        for program in programs:
            _ends_quietly(program)


def test_closed_while_a_robot_thinks_for_ever(tmp_path: Path) -> None:
    programs = [_closed(tmp_path / str(delay), delay, busy=True) for delay in (30, 1500)]
    for program in programs:
        _ends_quietly(program)


@pytest.mark.parametrize("pace", [Pace.CALM, Pace.QUICK])
@pytest.mark.parametrize("moment", Moment)
def test_closed_in_every_phase(sit: Sit, qtbot: QtBot, moment: Moment, pace: Pace) -> None:
    """Once where it stands, once while the next thing moves."""
    for delay_ms in (0, 30):
        person = sit(begin=False)
        at(person, moment)
        person.window.set_settings(evolve(AT_ONCE, pace=pace))
        if delay_ms:
            if isinstance(person.state, Resting):
                person.window.controller.leave_rest()
            else:
                person.act_by_mouse()
            qtbot.wait(delay_ms)
        person.window.close()
        qtbot.wait(30)
        assert not person.window.isVisible()


def test_closed_in_the_rests(sit: Sit, qtbot: QtBot) -> None:
    person = sit(settings=evolve(AT_ONCE, wait_after_trick=True), begin=False)
    at(person, Moment.TRUMP)
    person.act_by_mouse()
    assert person.state == Resting(Rest.BEFORE_BUY)
    person.window.close()
    qtbot.wait(20)
    person = sit(begin=False)
    at(person, Moment.SCORED)
    person.window.set_settings(evolve(AT_ONCE, pace=Pace.CALM))
    person.clock.wait()
    person.press(Command.RECAP)
    assert isinstance(person.state, Showing)
    person.window.close()
    qtbot.wait(20)


def test_closed_in_the_replay(sit: Sit, qtbot: QtBot) -> None:
    person = sit(begin=False)
    at(person, Moment.SCORED)
    person.window.games.play_again()
    person.act_by_mouse()
    person.window.close()
    qtbot.wait(20)


def test_closed_while_a_robot_thinks(sit: Sit, qtbot: QtBot) -> None:
    person = sit(begin=False)
    players = dict.fromkeys((Seat.WEST, Seat.NORTH, Seat.EAST), ThinksForEver())
    person.window.games.take_over(Pile((LiveGame(GameRecord(), players, iter(range(1, 1000))),)))
    assert isinstance(person.state, Showing)
    person.window.close()
    qtbot.wait(20)


def test_presses_after_the_end_do_nothing(sit: Sit, qtbot: QtBot) -> None:
    """A press that was under way when the window closed."""
    person = sit(begin=False)
    live = at(person, Moment.LEAD)
    card, before = person.cards()[0], live.record
    person.window.close()
    person.clock.wait()
    person.window.table.pressed.emit(card)
    person.clock.wait()
    person.window.controller.go_on()
    assert live.record == before


def test_answers_on_the_way_find_nothing_deleted() -> None:
    """A thread that still spoke to a window just closed would end the whole program."""
    words = [sys.executable, "-W", "error", "-m", "tests.ui.let_go"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
    done = subprocess.run(
        words, check=False, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
