"""Where robots think: quick ones at once, the expert in a process of its own; the window never waits."""

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
from pidro.ui.spawned import Spawned

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

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
    """A process for one job after another, and a thread that hands them over or does them itself."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._process = Spawned()
        Thread(target=self._run, daemon=True).start()

    def do(self, job: Callable[[], T], then: Callable[[T | Failed], None]) -> None:
        """Do the job; `then` is called in the thread."""
        self._jobs.put(partial(self._do, job, then))

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()
        self._jobs.put(None)

    def _run(self) -> None:
        self._start()
        while (work := self._jobs.get()) is not None:
            work()
        self._let_go()

    def _start(self) -> None:
        try:
            self._connection = self._process.start(do_jobs)
        except (OSError, RuntimeError):
            log.info("no process can be started; thinking in a thread")

    def _do(self, job: Callable[[], T], then: Callable[[T | Failed], None]) -> None:
        if self._connection is not None and not self._process.is_killed:
            try:
                self._connection.send(job)
                found: T | Failed = self._connection.recv()
            except (EOFError, OSError):
                self._let_go()
            else:
                then(found)
                return
        if not self._process.is_killed:
            # There is no process, or it was killed from outside.
            then(outcome(job))

    def _let_go(self) -> None:
        """Have no process any more; it has ended."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._process.join()
