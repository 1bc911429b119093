"""The process beside the window: it gives way, it answers, and nobody need be there to hear it."""

import os
import pickle
import subprocess
import sys
from multiprocessing import Pipe
from pathlib import Path

import pytest

from pidro.table import beside
from pidro.table.beside import NICE, judge_stored, work
from pidro.table.game_record import RecordError
from pidro.table.judged_deals import Judged
from pidro.table.judgement import judge_in_game
from pidro.table.losses import Losses
from pidro.table.other_table import other_table
from pidro.table.record import write_line
from tests.table.reviewed_deals import by_rule

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def calls(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """This process keeps its priority, and ends with no other."""
    told: list[int] = []
    monkeypatch.setattr(os, "nice", told.append)
    monkeypatch.setattr(beside, "end_with_parent", lambda: told.append(0))
    return told


def job(text: str | bytes, place: int) -> Judged | RecordError:
    return Judged(Losses(bid=float(len(text))), place)


def test_job_is_done_with_a_low_priority_and_told(calls: list[int]) -> None:
    receiver, sender = Pipe(duplex=False)
    work(sender, job, "abc", 7)
    assert receiver.recv() == Judged(Losses(bid=3.0), 7)
    assert sender.closed
    assert calls == [0, NICE]
    receiver.close()


def test_nobody_need_be_there_to_hear_it() -> None:
    receiver, sender = Pipe(duplex=False)
    receiver.close()
    work(sender, job, "abc", 7)
    assert sender.closed


def test_stored_deal_is_judged_as_its_record_is() -> None:
    record = by_rule(5, 0.6)
    found = judge_stored(write_line(record).encode(), 0)
    assert found == Judged(judge_in_game(record, 0).losses, other_table(record, 0).gain)
    wrong = judge_stored("{}", 0)
    assert isinstance(wrong, RecordError)
    assert str(pickle.loads(pickle.dumps(wrong))) == str(wrong)  # noqa: S301


def test_neither_qt_nor_the_judge_is_loaded_before_the_work() -> None:
    loaded = (
        "import sys, pidro.table.beside; print([m for m in sys.modules"
        " if m.startswith(('PySide6', 'pidro.table.judgement', 'pidro.players.expert'))])"
    )
    told = subprocess.run(
        [sys.executable, "-c", loaded],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == "[]"
