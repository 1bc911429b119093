"""What the process that judges a deal does; it is loaded without the judge, and without Qt."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

from pidro.table.game_record import RecordError
from pidro.table.judged_deals import Judged

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NICE = 10
"""Whoever else wants the processor gets nine tenths of it; on a busy machine the work still ends."""

Job: TypeAlias = Callable[[str | bytes, int], Judged | RecordError]
"""Judges the deal at this place of a game's text."""


def judge_stored(text: str | bytes, place: int) -> Judged | RecordError:
    """As `judging.judged`, which is loaded only where it works."""
    from pidro.table.judging import judged

    return judged(text, place)


def work(sender: "Connection", job: Job, text: str | bytes, place: int) -> None:
    """Do the job with a low priority and send what comes of it; whoever asked may be gone by then."""
    # Ctrl+C in a terminal is for the window, which ends this process itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError):
        # Windows has no such thing.
        os.nice(NICE)
    found = job(text, place)
    with sender, suppress(OSError):
        sender.send(found)
