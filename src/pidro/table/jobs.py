"""What the process that thinks for the window does: one job after another, until the window is gone."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

from attrs import frozen

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

T = TypeVar("T")


@frozen
class Failed:
    """A job that was not done."""

    error: Exception


def outcome(job: Callable[[], T]) -> T | Failed:
    """What comes of the job."""
    try:
        return job()
    except Exception as error:
        return Failed(error)


def do_jobs(connection: "Connection") -> None:
    """Do each job that comes in, and send what comes of it."""
    end_with_parent()
    with connection, suppress(EOFError, OSError):
        while True:
            connection.send(outcome(connection.recv()))


def end_with_parent() -> None:
    """End this process once the one that started it is gone; a parent that is killed can't say so itself."""
    # Ctrl+C in a terminal is for the window, with which this process ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    # The window loads this file too, before there are any processes.
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None, "only a process that another has started"
    parent.join()
    os._exit(1)
