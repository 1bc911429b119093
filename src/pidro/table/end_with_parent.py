"""What a process beside the window begins with: it ends with the window, however that ends."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """End this process once the one that started it is gone; a parent that is killed can't say so itself."""
    # Ctrl+C in a terminal is for the window, with which this process ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = parent_process()
    assert parent is not None, "only a process that another has started"
    parent.join()
    os._exit(1)
