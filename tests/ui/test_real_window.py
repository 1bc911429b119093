"""One deal in a real window: Xvfb, a window manager, the started program, real clicks by xdotool.

What lies where is read from a twin of the window that shows the very record that the program has kept.
"""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from attrs import evolve, frozen
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from pidro.engine.actions import Action, Bid, Kill, NameTrump, Pass, PlayCard
from pidro.table.database import FILE
from pidro.table.game_record import GameRecord
from pidro.table.live_game import LiveGame
from pidro.table.record import read
from pidro.ui.controls import Command
from pidro.ui.items import rect_of
from pidro.ui.settings import DEFAULTS, Pace, SettingsStore
from tests.ui.conftest import Sit
from tests.ui.moments import put, robots
from tests.ui.person import Person

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("Xvfb", "xdotool", "openbox")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
PATIENCE_MS = 15_000
BETWEEN_CLICKS_MS = 200
"""Longer than a burst."""
SIZE_PX = (1280, 800)

pytestmark = [
    pytest.mark.desktop,
    pytest.mark.skipif(
        bool(MISSING), reason=f"a real window needs {', '.join(MISSING)} (Debian: xvfb xdotool openbox)"
    ),
]


@contextmanager
def _running(command: list[str], environment: dict[str, str]) -> "Iterator[subprocess.Popen[str]]":
    process = subprocess.Popen(
        command, env=environment, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
        process.communicate(timeout=20)


@pytest.fixture
def screen() -> Iterator[dict[str, str]]:
    """The environment of a screen with a window manager."""
    reading, writing = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1600x1000x24",
        "-dpi",
        "96",
        "-nolisten",
        "tcp",
    ]
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            display = f":{told.readline().strip()}"
        environment = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
        environment |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT / "src")}
        with _running(["openbox"], environment):
            yield environment
    finally:
        server.terminate()
        server.wait()


@frozen
class Hand:
    """Clicks in the program's window, and knows what the program has kept."""

    environment: dict[str, str]
    window: str
    folder: Path
    qtbot: QtBot

    def click(self, point: QPoint) -> None:
        """One real click at this place of the window."""
        self.qtbot.wait(BETWEEN_CLICKS_MS)
        place = ["mousemove", "--sync", "--window", self.window, str(point.x()), str(point.y())]
        _tool(self.environment, *place, "click", "1")

    def record(self) -> GameRecord | None:
        """The running game as it is on disk."""
        file = self.folder / FILE
        if not file.exists():
            return None
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as database:
            rows = database.execute("SELECT record FROM running").fetchall()
        return read(rows[-1][0]) if rows else None

    def until(self, is_so: Callable[[GameRecord], bool]) -> GameRecord:
        """What is kept when this is so."""
        found: list[GameRecord] = []

        def looked() -> bool:
            record = self.record()
            if record is not None and record.deals and is_so(record):
                found.append(record)
            return bool(found)

        self.qtbot.waitUntil(looked, timeout=PATIENCE_MS)
        return found[0]


def _tool(environment: dict[str, str], *words: str) -> str:
    done = subprocess.run(
        ["xdotool", *words], env=environment, capture_output=True, text=True, timeout=20, check=True
    )
    return done.stdout.strip()


def test_a_deal_by_real_clicks(screen: dict[str, str], tmp_path: Path, sit: Sit, qtbot: QtBot) -> None:
    settings = evolve(DEFAULTS, pace=Pace.NONE)
    SettingsStore(tmp_path).write(settings)
    environment = screen | {"PIDRO_DATA": str(tmp_path)}
    with _running([sys.executable, "-m", "pidro", "--seed", "5"], environment) as program:
        window = _tool(environment, "search", "--sync", "--onlyvisible", "--name", "^Pidro$").splitlines()[0]
        hand = Hand(environment, window, tmp_path, qtbot)
        twin = sit(settings=settings, size_px=SIZE_PX, begin=False)
        record = hand.until(lambda _: True)
        assert _size(environment, window) == SIZE_PX
        has_gone_on = False
        while record.deals[0].points is None:
            live = LiveGame(record, robots(), count(1))
            if has_gone_on:
                live.note_seen()
            put(twin, live)
            turn = record.turn
            if live.options is None:
                # The twin is at the end already; the program's robots may still be playing.
                record = hand.until(lambda kept: kept.deals[0].points is not None)
                continue
            if live.deal.trumps is not None and not has_gone_on:
                hand.click(_in_window(twin, _go_on(twin)))
                has_gone_on = True
                qtbot.wait(BETWEEN_CLICKS_MS)
                record = hand.until(lambda _: True)
                continue
            for point in _answer(twin, twin.wish()):
                hand.click(point)
            record = hand.until(partial(_is_later, turn))
        put(twin, LiveGame(record, robots(), count(1)))
        hand.click(_button(twin, Command.NEXT_DEAL))
        hand.until(lambda kept: len(kept.deals) == 2)
        _tool(environment, "key", "ctrl+q")
        said, complained = program.communicate(timeout=20)
        assert (program.returncode, said, complained) == (0, "", "")


def _is_later(turn: int, kept: GameRecord) -> bool:
    return kept.turn > turn


def _size(environment: dict[str, str], window: str) -> tuple[int, int]:
    lines = dict(
        line.split("=") for line in _tool(environment, "getwindowgeometry", "--shell", window).splitlines()
    )
    return int(lines["WIDTH"]), int(lines["HEIGHT"])


def _in_window(twin: Person, point: QPoint) -> QPoint:
    return twin.viewport.mapTo(twin.window, point)


def _go_on(twin: Person) -> QPoint:
    return rect_of(twin.window.scene.table_layout.go_on).center().toPoint()


def _button(twin: Person, wish: Action | Command) -> QPoint:
    button = twin.buttons()[wish]
    return _in_window(twin, button.mapTo(twin.viewport, button.rect().center()))


def _answer(twin: Person, action: Action) -> list[QPoint]:
    """The clicks that do this."""
    match action:
        case Pass() | Bid() | NameTrump():
            return [_button(twin, action)]
        case PlayCard(card):
            return [_in_window(twin, twin.point_of(card))]
        case Kill(cards):
            marks = [_in_window(twin, twin.point_of(card)) for card in sorted(cards)]
            return [*marks, _button(twin, Command.CONFIRM)]
