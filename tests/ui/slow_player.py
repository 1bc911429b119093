"""Experts and jobs that never answer, or at once, or half; outside any test, for another process to load."""

import gc
import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import Connection

from pidro.engine.view import SeatView
from pidro.players.expert import ExpertPlayer
from pidro.players.player import Advice
from pidro.players.rule_player import RulePlayer


class ThinksForEver(ExpertPlayer):
    """Never answers; the window asks it in another process, as it asks every expert."""

    def advise(self, view: SeatView) -> Advice:
        threading.Event().wait()
        raise AssertionError(view)


class ThinksBeside(ExpertPlayer):
    """Plays like the rule player, yet in another process."""

    def advise(self, view: SeatView) -> Advice:
        return RulePlayer().advise(view)


def half_said() -> str:
    """Beside the window it is killed when half of its answer is said."""
    if parent_process() is not None:
        pipe = next(found for found in gc.get_objects() if isinstance(found, Connection) and not found.closed)
        os.write(pipe.fileno(), b"\0\0\0\x40half")
        os.kill(os.getpid(), signal.SIGKILL)
    return "whole"


def fails() -> None:
    """Raises."""
    raise ValueError("no such thing")
