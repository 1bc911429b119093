"""What the process that thinks for the window does: one job after another, until the window is gone."""

from collections.abc import Callable
from contextlib import suppress
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
    # The window loads this too, before there are any processes.
    from pidro.table.end_with_parent import end_with_parent

    end_with_parent()
    with connection, suppress(EOFError, OSError):
        while True:
            connection.send(outcome(connection.recv()))
