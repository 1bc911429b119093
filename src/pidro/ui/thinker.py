"""Where robots think: quick ones at once, the expert in a process of its own; the window never waits.

Processes are imported with the first job for them: most games need none.
"""

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from pidro.engine.view import SeatView
from pidro.players.player import Advice, Player
from pidro.table.jobs import Failed, do_jobs, outcome

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

Answer: TypeAlias = Callable[[Advice], None]
T = TypeVar("T")

log = logging.getLogger(__name__)


class Thinker(QObject):
    """Asks a player and hands its advice over, at once or later, always in the window's own thread."""

    _done = Signal(object, object)

    def __init__(self, is_slow: Callable[[Player], bool], parent: QObject) -> None:
        """`is_slow` tells which players may take more than 10 ms."""
        super().__init__(parent)
        self._is_slow = is_slow
        self._helper: _Helper | None = None
        self._is_closed = False
        self._lock = Lock()
        self._done.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)

    def ask(self, player: Player, view: SeatView, answer: Answer) -> None:
        """Let the player think about this view; `answer` gets its advice, within this call if it is quick."""
        if self._is_slow(player):
            self.work(partial(player.advise, view), answer)
        else:
            answer(player.advise(view))

    def work(self, job: Callable[[], T], answer: Callable[[T], None]) -> None:
        """Do a picklable job beside the window; `answer` gets the result, never within this call."""
        if not self._is_closed:
            self._started().do(job, partial(self._finished, answer))

    def warm_up(self) -> None:
        """Start the process now and beside the window, so that the first question needs not wait for it."""
        if not self._is_closed:
            self._started()

    def close(self) -> None:
        """End the process, in the middle of a thought too; what it was asked is forgotten."""
        with self._lock:
            # After this no signal is on its way any more, and what it would leave from may be deleted.
            self._is_closed = True
        if self._helper is not None:
            self._helper.kill()
            self._helper = None

    def _started(self) -> "_Helper":
        if self._helper is None:
            self._helper = _Helper()
        return self._helper

    def _finished(self, answer: Callable[[T], None], found: T | Failed) -> None:
        """Called in the helper's thread: only a signal may leave from here."""
        with self._lock, suppress(RuntimeError):
            if not self._is_closed:
                self._done.emit(answer, found)

    def _hand_over(self, answer: Callable[[T], None], found: T | Failed) -> None:
        if self._is_closed:
            return
        if isinstance(found, Failed):
            raise found.error
        answer(found)


class _Helper:
    """A process for one job after another, and a thread that hands them over, or does them without a process.

    The pipe between them has one end on either side: whatever the process is doing when it is killed, also in
    the middle of an answer, the thread learns of it.
    """

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._process: SpawnProcess | None = None
        self._is_killed = False
        self._lock = Lock()
        Thread(target=self._run, daemon=True).start()

    def do(self, job: Callable[[], T], then: Callable[[T | Failed], None]) -> None:
        """Do the job; `then` is called in the thread."""
        self._jobs.put(partial(self._do, job, then))

    def kill(self) -> None:
        """End it at once."""
        with self._lock:
            self._is_killed = True
            if self._process is not None:
                self._process.kill()
        self._jobs.put(None)

    def _run(self) -> None:
        self._start()
        while (work := self._jobs.get()) is not None:
            work()
        self._let_go()

    def _start(self) -> None:
        from multiprocessing import get_context

        # Never fork with Qt running.
        context = get_context("spawn")
        try:
            here, there = context.Pipe()
            with there, self._lock:
                if not self._is_killed:
                    process = context.Process(target=do_jobs, args=(there,), daemon=True)
                    process.start()
                    self._process = process
            self._connection = here
        except (OSError, RuntimeError):
            log.info("no process can be started; thinking in a thread")

    def _do(self, job: Callable[[], T], then: Callable[[T | Failed], None]) -> None:
        if self._connection is not None and not self._is_killed:
            try:
                self._connection.send(job)
                found: T | Failed = self._connection.recv()
            except (EOFError, OSError):
                self._let_go()
            else:
                then(found)
                return
        if not self._is_killed:
            # There is no process, or it was killed from outside.
            then(outcome(job))

    def _let_go(self) -> None:
        """Have no process any more; it has ended."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._process is not None:
            self._process.join()
