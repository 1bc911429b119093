"""The demo: the same window, South played by a robot, with a picture of each named situation if wanted."""

import sys
from enum import Enum
from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from pidro.engine.actions import BidOptions, KillOptions, Options, PlayOptions, TrumpOptions
from pidro.players.rule_player import RulePlayer
from pidro.ui.main_window import MainWindow
from pidro.ui.states import Asking, Resting, Showing
from pidro.ui.story import Rest

LOOK_MS = 700
"""How long a question or a rest can be looked at, at pace normal."""


class Situation(Enum):
    """What a picture is made of; the value is the file's name."""

    BIDDING = "bidding"
    TRUMP = "trump"
    DISCARDS = "discards"
    KILL = "kill"
    FIRST_LEAD = "first-lead"
    MID_PLAY = "mid-play"
    POINTS = "points"
    GAME_OVER = "game-over"


RESTS = {
    Rest.BEFORE_BUY: Situation.DISCARDS,
    Rest.DEAL_DONE: Situation.POINTS,
    Rest.GAME_OVER: Situation.GAME_OVER,
}


class Demo(QObject):
    """Answers every question of the window with a robot's advice, and ends the program when all is shown."""

    def __init__(self, window: MainWindow, deals: int | None, shots: Path | None) -> None:
        """`deals` None: one whole game, and with `shots` on until there is a picture of each situation."""
        super().__init__(window)
        self._window, self._deals, self._shots = window, deals, shots
        self._player = RulePlayer()
        self._wanted = set(Situation) if shots is not None else set()
        self._scored = 0
        self.status = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._act)
        window.controller.state_changed.connect(self._look)

    def _look(self) -> None:
        """Let the question be seen; the answer comes from the event loop, not from inside the controller."""
        state = self._window.controller.state
        if not isinstance(state, Showing):
            self._timer.start(round(LOOK_MS * self._window.pace.factor))

    def _act(self) -> None:
        controller = self._window.controller
        match controller.state:
            case Asking(turn, options):
                if self._shoot(self._situation(options)):
                    controller.answer(controller.running.advice(self._player).action, turn)
            case Resting(rest):
                if self._shoot(RESTS.get(rest)):
                    self._go_on(rest)
            case Showing():
                return
            case _:
                assert_never(controller.state)

    def _situation(self, options: Options) -> Situation | None:
        match options:
            case BidOptions():
                return Situation.BIDDING
            case TrumpOptions():
                return Situation.TRUMP
            case KillOptions():
                return Situation.KILL
            case PlayOptions():
                play = self._window.controller.running.deal.play
                if not play.tricks and not play.plays:
                    return Situation.FIRST_LEAD
                return Situation.MID_PLAY if len(play.tricks) > 1 and len(play.plays) > 1 else None

    def _go_on(self, rest: Rest) -> None:
        if rest in (Rest.DEAL_DONE, Rest.GAME_OVER):
            self._scored += 1
            if self._is_enough(rest):
                self._end()
                return
        if rest is Rest.GAME_OVER:
            self._window.games.new_game()
        else:
            self._window.controller.leave_rest()

    def _is_enough(self, rest: Rest) -> bool:
        if self._deals is not None:
            return self._scored >= self._deals
        return rest is Rest.GAME_OVER and not self._wanted

    def _end(self) -> None:
        if self._wanted:
            missing = ", ".join(sorted(situation.value for situation in self._wanted))
            print(
                f"pidro: these situations did not come up in {self._scored} deals: {missing}", file=sys.stderr
            )
        self._window.close()
        QApplication.quit()

    def _shoot(self, situation: Situation | None) -> bool:
        """Take a picture if one is wanted; False ends the demo, since none can be written."""
        if situation not in self._wanted or self._shots is None or situation is None:
            return True
        self._wanted.remove(situation)
        try:
            self._shots.mkdir(parents=True, exist_ok=True)
            saved = self._window.grab().save(str(self._shots / f"{situation.value}.png"))
        except OSError:
            saved = False
        if not saved:
            print(f"pidro: no picture can be written to {self._shots}", file=sys.stderr)
            self.status = 1
            self._window.close()
            QApplication.quit()
        return saved
