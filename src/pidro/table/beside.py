"""What the process that judges a deal does; the window loads it too, without the judge."""

import os
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

from pidro.table.game_record import RecordError
from pidro.table.jobs import end_with_parent
from pidro.table.judged_deals import Judged

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NICE = 10
"""Whoever else wants the processor gets nine tenths of it; on a busy machine the work still ends."""

Job: TypeAlias = Callable[[str | bytes, int], Judged | RecordError]
"""Judges the deal at this place of a game's text."""


def judge_stored(text: str | bytes, place: int) -> Judged | RecordError:
    """The deal at this place of the game judged, and played at the other table; or what is wrong with it.

    It takes seconds: for a process beside the window, in and out are plain values.
    """
    from pidro.table.judgement import judge_in_game
    from pidro.table.other_table import other_table
    from pidro.table.record import read

    try:
        record = read(text)
    except RecordError as error:
        return error
    return Judged(judge_in_game(record, place).losses, other_table(record, place).gain)


def work(sender: "Connection", job: Job, text: str | bytes, place: int) -> None:
    """Do the job with a low priority and send what comes of it; whoever asked may be gone by then."""
    end_with_parent()
    with suppress(AttributeError):
        # Windows has no such thing.
        os.nice(NICE)
    found = job(text, place)
    with sender, suppress(OSError):
        sender.send(found)
