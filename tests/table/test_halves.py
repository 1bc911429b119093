"""What programs that were killed have left half written: it is taken away, and nothing else is."""

import errno
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from pidro.table import database
from pidro.table.database import FILE, Database
from pidro.table.halves import half_of, sweep_halves
from pidro.table.store import open_store
from pidro.table.trouble import StoreError, Trouble
from tests.table.test_store_faults import as_nobody, contents


def ended_process() -> int:
    """The number of a process that has ended."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


def test_halves_of_programs_that_are_gone_are_taken_away(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    gone = file.with_name(f"settings.json.{ended_process()}.part")
    others = [
        half_of(file),
        file.with_name(f"settings.json.{os.getppid()}.part"),
        file.with_name("settings.json.part"),
        file.with_name("settings.json.x.part"),
        file.with_name(f"other.json.{ended_process()}.part"),
    ]
    for half in (gone, *others):
        half.write_text("half")
    sweep_halves(file)
    assert set(tmp_path.iterdir()) == set(others)


def test_half_of_a_number_that_no_system_gives_is_taken_away(tmp_path: Path) -> None:
    (tmp_path / f"data.{2**40}.part").write_text("")
    sweep_halves(tmp_path / "data")
    assert list(tmp_path.iterdir()) == []


def test_half_of_somebody_elses_program_stays(tmp_path: Path) -> None:
    (tmp_path / "data.1.part").write_text("")
    tmp_path.chmod(0o777)
    with as_nobody():
        sweep_halves(tmp_path / "data")
    assert (tmp_path / "data.1.part").exists()


def test_folder_that_is_none_is_no_trouble(tmp_path: Path) -> None:
    sweep_halves(tmp_path / "nowhere" / "data")


def test_start_that_was_killed_leaves_no_file_that_looks_emptied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        pass

    def killed(_connection: sqlite3.Connection) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(database, "_fill", killed)
        with pytest.raises(Killed):
            open_store(tmp_path)
    assert not (tmp_path / FILE).exists()
    opened = open_store(tmp_path)
    assert opened.fault is None
    assert opened.store is not None
    opened.store.close()
    assert list(contents(tmp_path)) == [FILE]


def test_file_is_made_in_its_place_where_there_are_no_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_half: Path, _file: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refused)
    Database(tmp_path / FILE).close()
    assert list(contents(tmp_path)) == [FILE]


def test_log_without_its_file_is_not_read_into_a_new_one(tmp_path: Path) -> None:
    opened = open_store(tmp_path / "old")
    assert opened.store is not None
    opened.store.reset_career()
    (tmp_path / f"{FILE}-wal").write_bytes((tmp_path / "old" / f"{FILE}-wal").read_bytes())
    opened.store.close()
    opened = open_store(tmp_path)
    assert opened.fault is None
    assert opened.store is not None
    assert opened.store.history() == ()
    opened.store.close()


def test_half_of_a_program_that_may_not_be_asked_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(_process: int, _signal: int) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "kill", forbidden)
    (tmp_path / "data.4711.part").write_text("")
    sweep_halves(tmp_path / "data")
    assert (tmp_path / "data.4711.part").exists()


def test_file_that_can_not_be_made_ready_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[sqlite3.Connection] = []

    def full(database: Database) -> None:
        opened.append(database._connection)
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(Database, "_upgrade", full)
    with pytest.raises(StoreError) as raised:
        Database(tmp_path / FILE)
    assert raised.value.trouble is Trouble.FULL
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened[0].execute("SELECT 1")
