"""Where robots think: quick ones at once, the expert in a process of its own; the window never waits.

Processes and threads are imported with the first job for them: most games need none.
"""

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Lock, Thread
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from pidro.engine.view import SeatView
from pidro.players.player import Advice, Player

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future
    from multiprocessing.process import BaseProcess

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
        self._executor: Executor | None = None
        self._workers: tuple[BaseProcess, ...] = ()
        self._starting = Lock()
        self._is_closed = False
        self._done.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)

    def ask(self, player: Player, view: SeatView, answer: Answer) -> None:
        """Let the player think about this view; `answer` gets its advice, within this call if it is quick."""
        if self._is_slow(player):
            self.work(partial(player.advise, view), answer)
        else:
            answer(player.advise(view))

    def work(self, job: Callable[[], T], answer: Callable[[T], None]) -> None:
        """Do a picklable job beside the window; `answer` gets the result, never within this call."""
        future = self._started().submit(job)
        future.add_done_callback(partial(self._finished, job, answer))

    def warm_up(self) -> None:
        """Start the process now and beside the window, so that the first question needs not wait for it."""
        if self._executor is None:
            Thread(target=self._warm, daemon=True).start()

    def close(self) -> None:
        """End the process, in the middle of a thought too; what it was asked is forgotten."""
        with self._starting:
            self._is_closed = True
            if self._executor is not None:
                self._executor.shutdown(wait=False, cancel_futures=True)
                self._executor = None
            for worker in self._workers:
                worker.kill()
            self._workers = ()

    def _warm(self) -> None:
        """In a thread of its own: the window may have closed by now."""
        with self._starting:
            if self._executor is None and not self._is_closed:
                self._made()

    def _started(self) -> "Executor":
        with self._starting:
            return self._made() if self._executor is None else self._executor

    def _made(self) -> "Executor":
        """A process to think in, or a thread where none can be started."""
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import active_children, get_context

        from pidro.table.end_with_parent import end_with_parent

        try:
            # Never fork with Qt running.
            context = get_context("spawn")
            before = active_children()
            executor: Executor = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_parent)
            executor.submit(int)
            self._workers = tuple(child for child in active_children() if child not in before)
        except (OSError, RuntimeError):
            log.info("no process can be started; thinking in a thread")
            executor = _thread()
        self._executor = executor
        return executor

    def _finished(self, job: Callable[[], T], answer: Callable[[T], None], future: "Future[T]") -> None:
        """Called in a thread of the executor: only a signal may leave from here."""
        if not future.cancelled():
            # The window, and this with it, may be gone by now.
            with suppress(RuntimeError):
                self._done.emit((job, answer), future)

    def _hand_over(self, asked: tuple[Callable[[], T], Callable[[T], None]], future: "Future[T]") -> None:
        from concurrent.futures import BrokenExecutor

        if self._executor is None:
            return
        job, answer = asked
        try:
            result = future.result()
        except (BrokenExecutor, OSError):
            # The process was killed from outside: once more, in a thread.
            log.info("the thinking process is gone; thinking in a thread")
            self._executor = _thread()
            self.work(job, answer)
            return
        answer(result)


def _thread() -> "Executor":
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(1)
