"""Judging beside the window: each scored deal of a game that counts, the latest first, one at a time.

It has a process of its own, which gives way to everything else and ends with the deal, so neither a robot nor
the window ever waits for it.
"""

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from threading import Thread
from typing import TypeAlias, assert_never

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from pidro.table.beside import Job, judge_stored, work
from pidro.table.game_record import RecordError
from pidro.table.judged_deals import Judged, JudgedDeals, Unjudged
from pidro.table.store import RunningGame, Store
from pidro.table.trouble import StoreError
from pidro.ui.spawned import Spawned

CATCH_UP_MS = 5000
"""How long after its start a window looks for deals that were left unjudged."""
AFTER_SCORE_MS = 700
"""By then the points are put down: a process that starts holds up what moves."""
CATCH_UP_DEALS = 30
"""So many of these at most in one start; old data may hold thousands."""

Found: TypeAlias = Judged | RecordError | None
"""What came of a deal; None if its process was lost."""

log = logging.getLogger(__name__)


class Background(QObject):
    """Has the store's deals judged, as long as it is not closed."""

    added = Signal()
    """A deal has been judged and is in the store."""
    _ended = Signal(object, object)

    def __init__(self, store: Store | None, parent: QObject, job: Job = judge_stored) -> None:
        """Without a store there is nothing to do; `job` is picklable."""
        super().__init__(parent)
        self._deals: JudgedDeals | None = None if store is None else store.judged
        self._job = job
        self._work: _Work | None = None
        self._left = CATCH_UP_DEALS
        self._given_up: set[int] = set()
        self._gains: tuple[int, Mapping[int, int]] | None = None
        self._ended.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.look)

    @property
    def is_busy(self) -> bool:
        """Whether a deal is being judged."""
        return self._work is not None

    def start(self) -> None:
        """Look for deals that were left unjudged, in a while."""
        if self._deals is not None:
            self._timer.start(CATCH_UP_MS)

    def deal_scored(self) -> None:
        """A deal may have been scored: have it judged, then what was left before."""
        self._gains = None
        self._left += 1
        if self._deals is not None:
            self._timer.start(AFTER_SCORE_MS)

    def look(self) -> None:
        """Begin with the latest deal that waits, unless one is being judged."""
        if self._deals is None or self.is_busy or self._left <= 0:
            return
        try:
            unjudged = self._deals.next_unjudged(self._given_up)
        except StoreError:
            log.info("no deal can be looked up for judging")
            return
        if unjudged is not None:
            self._left -= 1
            self._work = _Work(unjudged, self._job, self._ended.emit)

    def gains(self, game: RunningGame | None) -> Mapping[int, int] | None:
        """By how much NS did better than the other table, by place of the deal; None if nothing is kept."""
        if self._deals is None or game is None:
            return None
        if self._gains is None or self._gains[0] != game.game:
            try:
                self._gains = (game.game, self._deals.gains(game.game))
            except StoreError:
                return {}
        return self._gains[1]

    def close(self) -> None:
        """Judge no more; the deal under way is left for the next start."""
        self._timer.stop()
        if self._work is not None:
            self._work.kill()
            self._leave(self._work.unjudged)
        self._deals = self._work = None

    def _take(self, unjudged: Unjudged, found: Found) -> None:
        """What came of a deal; nothing is taken after the end."""
        if self._deals is None or self._work is None or self._work.unjudged != unjudged:
            return
        self._work.wait()
        self._work = None
        try:
            match found:
                case Judged():
                    self._deals.put(unjudged, found)
                case RecordError():
                    self._deals.drop(unjudged)
                case None:
                    self._give_up(unjudged)
                case _:
                    assert_never(found)
        except StoreError:
            log.info("what came of a deal can't be kept; it is judged another time")
            self._give_up(unjudged)
        self._gains = None
        self.added.emit()
        self.look()

    def _give_up(self, unjudged: Unjudged) -> None:
        """Not this deal again before the next start."""
        self._given_up.add(unjudged.deal)
        self._leave(unjudged)

    def _leave(self, unjudged: Unjudged) -> None:
        # Data that are closed already have let it go.
        if self._deals is not None:
            with suppress(OSError):
                self._deals.leave(unjudged)


class _Work:
    """One deal in a process, and the thread that starts it and waits for what comes of it."""

    def __init__(self, unjudged: Unjudged, job: Job, ended: Callable[[Unjudged, Found], None]) -> None:
        """`ended` is called in that thread."""
        self.unjudged = unjudged
        self._job, self._ended = job, ended
        self._process = Spawned()
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()
        self.wait()

    def wait(self) -> None:
        """Until its thread is over; only then may what it calls be deleted."""
        self._thread.join()

    def _run(self) -> None:
        """In the thread: what comes out of the process, which is over then."""
        found: Found = None
        try:
            receiver = self._process.start(work, self._job, self.unjudged.text, self.unjudged.place)
            with receiver, suppress(EOFError):
                found = receiver.recv()
            self._process.join()
        except (OSError, RuntimeError):
            log.info("no process can be started; the deal is judged another time")
        self._ended(self.unjudged, found)
