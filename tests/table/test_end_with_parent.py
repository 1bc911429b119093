"""A process beside a window that is killed ends too."""

import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from pidro.table import end_with_parent

ROOT = Path(__file__).resolve().parents[2]
WINDOW = """
import os, sys
from functools import partial
from PySide6.QtCore import QCoreApplication
from pidro.ui.thinker import Thinker

def told(helper):
    print(helper, flush=True)

if __name__ == "__main__":
    app = QCoreApplication([])
    thinker = Thinker(lambda player: True, app)
    thinker.work(os.getpid, told)
    sys.exit(app.exec())
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_thinking_process_ends_with_a_window_that_is_killed(tmp_path: Path, how: signal.Signals) -> None:
    script = tmp_path / "window.py"
    script.write_text(WINDOW)
    window = subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        # What was shared with the window is cleaned up, and that is said.
        stderr=subprocess.DEVNULL,
        text=True,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": ""},
    )
    assert window.stdout is not None
    helper = os.pidfd_open(int(window.stdout.readline()))
    window.send_signal(how)
    window.wait()
    window.stdout.close()
    try:
        assert select.select([helper], [], [], 20)[0] == [helper], "it is still there"
    finally:
        os.close(helper)


def test_it_waits_for_the_parent_and_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    gone, left = Event(), Event()

    class Parent:
        def join(self) -> None:
            assert gone.wait(20)

    def leave(status: int) -> None:
        assert status == 1
        left.set()

    monkeypatch.setattr(end_with_parent, "parent_process", Parent)
    monkeypatch.setattr(os, "_exit", leave)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    end_with_parent.end_with_parent()
    assert not left.is_set()
    gone.set()
    assert left.wait(20)
