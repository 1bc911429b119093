"""Jobs beside the window: each is done and told, one that fails too, until nobody is there any more."""

import os
import select
import signal
import subprocess
import sys
from multiprocessing import Pipe
from pathlib import Path
from threading import Event, Thread

import pytest

from pidro.table import jobs
from pidro.table.jobs import Failed, do_jobs, outcome

ROOT = Path(__file__).resolve().parents[2]
WINDOW = """
import os, sys
from multiprocessing import get_context
from threading import Event
from pidro.table.beside import work
from pidro.table.jobs import do_jobs

def told(*_):
    print(os.getpid(), flush=True)
    Event().wait()

if __name__ == "__main__":
    spawn = get_context("spawn")
    here, there = spawn.Pipe()
    asked = {"thinks": (do_jobs, (there,)), "judges": (work, (there, told, "", 0))}[sys.argv[1]]
    spawn.Process(target=asked[0], args=asked[1], daemon=True).start()
    here.send(told)
    Event().wait()
"""


def seven() -> int:
    return 7


def fails() -> int:
    raise ValueError("no such thing")


def test_what_comes_of_a_job() -> None:
    assert outcome(seven) == 7
    failed = outcome(fails)
    assert isinstance(failed, Failed)
    assert str(failed.error) == "no such thing"


def test_jobs_are_done_one_after_another_until_the_window_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "end_with_parent", lambda: None)
    here, there = Pipe()
    worker = Thread(target=do_jobs, args=(there,))
    worker.start()
    with here:
        for job in (seven, fails):
            here.send(job)
        assert here.recv() == 7
        assert isinstance(here.recv(), Failed)
    worker.join()
    assert there.closed


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
@pytest.mark.parametrize("what", ["thinks", "judges"])
def test_process_ends_with_a_window_that_is_killed(tmp_path: Path, what: str, how: signal.Signals) -> None:
    script = tmp_path / "window.py"
    script.write_text(WINDOW)
    window = subprocess.Popen(
        [sys.executable, script, what],
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

    monkeypatch.setattr("multiprocessing.parent_process", Parent)
    monkeypatch.setattr(os, "_exit", leave)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    jobs.end_with_parent()
    assert not left.is_set()
    gone.set()
    assert left.wait(20)
