"""A process beside the window, which can be ended at any time from any thread.

Processes are imported with the first one: most games need none.
"""

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess


class Spawned:
    """One process, before it starts, while it is there, and after its end."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._is_killed = False
        self._lock = Lock()

    @property
    def is_killed(self) -> bool:
        """Whether it was ended from here."""
        return self._is_killed

    def start(self, task: Callable[..., None], *arguments: object) -> "Connection":
        """Start it, unless it is killed already, with one end of a pipe and these arguments; the other end.

        Whatever it is doing when it ends, also in the middle of an answer, this end learns of it. Raises
        `OSError` or `RuntimeError` where no process can be started.
        """
        from multiprocessing import get_context

        # Never fork with Qt running.
        context = get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=task, args=(there, *arguments), daemon=True)
        with there, self._lock:
            if not self._is_killed:
                process.start()
                self._process = process
        return here

    def kill(self) -> None:
        """End it at once; or never start it."""
        with self._lock:
            self._is_killed = True
            if self._process is not None:
                self._process.kill()

    def join(self) -> None:
        """Wait for its end, if it has been started."""
        if self._process is not None:
            self._process.join()
