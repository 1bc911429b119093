"""Jobs beside the window: each is done and told, one that fails too, until nobody is there any more."""

from multiprocessing import Pipe
from threading import Thread

import pytest

from pidro.table import end_with_parent
from pidro.table.jobs import Failed, do_jobs, outcome


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
    monkeypatch.setattr(end_with_parent, "end_with_parent", lambda: None)
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
