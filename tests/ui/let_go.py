"""A program that lets thinkers go while their answers are on the way, again and again; see `test_thinker`."""

import sys
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject

from pidro.ui import thinker
from pidro.ui.thinker import Thinker

TIMES, JOBS = 1500, 30


class InThread(thinker._Helper):
    """Thinks in its thread at once: a process would take longer to start than all this."""

    def _start(self) -> None:
        pass


def forget(_number: int) -> None:
    """What comes of a job."""


def run() -> None:
    """Make a thinker, give it work, and delete it as a window does that is closed."""
    app = QCoreApplication([])
    vars(thinker)["_Helper"] = InThread
    sys.setswitchinterval(1e-5)
    for _ in range(TIMES):
        parent = QObject()
        asked = Thinker(lambda _: True, parent)
        job: Callable[[], int] = partial(abs, 1)
        for _ in range(JOBS):
            asked.work(job, forget)
        app.processEvents()
        asked.close()
        parent.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


if __name__ == "__main__":
    run()
