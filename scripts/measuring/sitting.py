"""The game as a program with somebody at it: plays South as a robot would, then tells or waits.

python -m measuring.sitting turn                    waits at South's first turn, and says `turn`
python -m measuring.sitting deals N                 plays N deals, says `played`, and waits
python -m measuring.sitting frames PACE OPPONENTS   plays a game, prints gaps and frames in ms as JSON
python -m measuring.sitting windows                 opens statistics and history, prints ms as JSON
"""

import json
import sys
from collections.abc import Callable, Sequence
from time import perf_counter, thread_time

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog

from pidro.players.rule_player import RulePlayer
from pidro.ui.app import made_app
from pidro.ui.loading import load_qt
from pidro.ui.main_window import MainWindow
from pidro.ui.program import Program
from pidro.ui.settings import DEFAULTS, Level, Pace, Settings, SettingsStore, data_folder
from pidro.ui.states import Asking, Resting
from pidro.ui.story import Rest

SEED = 7
THINKING_MS = 120
"""How long South takes."""
STEADY_MS = 1500
"""After so long nothing of the last motion is left."""
SETTLED_MS = 8000
"""After so long nothing of the start is left."""


class South(QObject):
    """Answers each question after a while, until it has played enough deals or a game is over."""

    def __init__(
        self, window: MainWindow, enough: Callable[[int, Rest], bool], then: Callable[[], None]
    ) -> None:
        super().__init__(window)
        self._window, self._enough, self._then = window, enough, then
        self._player, self._deals = RulePlayer(), 0
        self._timer = QTimer(self, singleShot=True, interval=THINKING_MS)
        self._timer.timeout.connect(self._act)
        window.controller.state_changed.connect(self._timer.start)

    def _act(self) -> None:
        controller = self._window.controller
        state = controller.state
        if isinstance(state, Asking):
            controller.answer(controller.running.advice(self._player).action, state.turn)
        elif isinstance(state, Resting):
            self._deals += state.rest in (Rest.DEAL_DONE, Rest.GAME_OVER)
            if self._enough(self._deals, state.rest):
                self._then()
            elif state.rest is Rest.GAME_OVER:
                self._window.games.new_game()
            else:
                controller.leave_rest()


class Watch(QObject):
    """Notes how far turns of the event loop and pictures of moving cards lie apart."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.gaps_ms: list[float] = []
        self.busy_ms: list[float] = []
        """Processor time of the window's thread between two turns: what another program can't lengthen."""
        self.frames_ms: list[float] = []
        self._controller = window.controller
        self._turned, self._used = perf_counter(), thread_time()
        self._painted: float | None = None
        self._pulse = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=1)
        self._pulse.timeout.connect(self._turn)
        self._pulse.start()
        window.controller.presented.connect(self._begin_motion)
        window.table.viewport().installEventFilter(self)

    def forget(self) -> None:
        """Begin anew."""
        self.gaps_ms, self.busy_ms, self.frames_ms = [], [], []

    def _turn(self) -> None:
        now, used = perf_counter(), thread_time()
        self.gaps_ms.append((now - self._turned) * 1000)
        self.busy_ms.append((used - self._used) * 1000)
        self._turned, self._used = now, used

    def _begin_motion(self) -> None:
        self._painted = None

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Note a picture."""
        if event.type() is QEvent.Type.Paint:
            now = perf_counter()
            if self._controller.is_moving and self._painted is not None:
                self.frames_ms.append((now - self._painted) * 1000)
            self._painted = now if self._controller.is_moving else None
        return False


def say(word: str) -> None:
    """A line for whoever measures."""
    print(word, flush=True)


def at_turn(window: MainWindow) -> None:
    """Say when South is asked for the first time, and nothing moves any more."""

    def look() -> None:
        if isinstance(window.controller.state, Asking):
            window.controller.state_changed.disconnect(look)
            QTimer.singleShot(SETTLED_MS, tell)

    def tell() -> None:
        running = [timer for timer in window.findChildren(QTimer) if timer.isActive()]
        say(f"turn {len(running) + window.controller.is_moving}")

    window.controller.state_changed.connect(look)


def after_deals(window: MainWindow, deals: int) -> None:
    """Say when so many deals have been played."""

    def told() -> None:
        QTimer.singleShot(STEADY_MS, lambda: say("played"))

    South(window, lambda played, _rest: played >= deals, told)


def through_game(window: MainWindow) -> None:
    """Print gaps and frames of a whole game."""
    watch = Watch(window)

    def told() -> None:
        say("frames " + json.dumps([watch.gaps_ms, watch.busy_ms, watch.frames_ms]))
        QApplication.quit()

    # The first picture and the start of the game are the start's business.
    QTimer.singleShot(STEADY_MS, watch.forget)
    South(window, lambda _deals, rest: rest is Rest.GAME_OVER, told)


def through_windows(window: MainWindow) -> None:
    """Print how long statistics and history take until they are painted."""
    times: list[float] = []

    def opened(open_window: Callable[[], None]) -> None:
        start = perf_counter()
        open_window()
        QApplication.sendPostedEvents()
        for dialog in window.findChildren(QDialog):
            dialog.repaint()
            times.append((perf_counter() - start) * 1000)
            dialog.close()
            dialog.deleteLater()

    def told() -> None:
        actions = {action.text().replace("&", ""): action for action in window.findChildren(QAction)}
        for name in ("Statistics", "History"):
            opened(actions[name].trigger)
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        say("windows " + json.dumps(times))
        QApplication.quit()

    QTimer.singleShot(STEADY_MS, told)


def main(arguments: Sequence[str]) -> int:
    """Do what the first argument names."""
    # As the program does: what is imported when a window opens is imported Python's own way.
    load_qt()
    what, *rest = arguments
    settings: Settings = evolve(DEFAULTS, pace=Pace.QUICK)
    if what == "frames":
        settings = evolve(settings, pace=Pace(rest[0]), opponents=Level(rest[1]))
    SettingsStore(data_folder()).write(settings)
    app = made_app()
    program = Program(app, SEED, None, keeps=True)
    window = program.window
    match what:
        case "turn":
            at_turn(window)
        case "deals":
            after_deals(window, int(rest[0]))
        case "frames":
            through_game(window)
        case "windows":
            through_windows(window)
    program.start()
    status = app.exec()
    program.close()
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
