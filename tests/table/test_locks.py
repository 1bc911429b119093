"""Locks on games, with the means of each system."""

import errno
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from pidro.table.halves import sweep_halves
from pidro.table.locks import GameLocks
from pidro.table.store import open_store
from tests.table.games import unfinished

DEAL = 2**62 + 5
SOURCES = Path(__file__).resolve().parents[2] / "src"


class FakeMsvcrt:
    """Locks as Windows' C library has them: a handle has them, at the place where it stands."""

    LK_UNLCK, LK_NBLCK = 0, 2

    def __init__(self) -> None:
        self.held: dict[int, int] = {}

    def locking(self, handle: int, mode: int, count: int) -> None:
        place = os.lseek(handle, 0, os.SEEK_CUR)
        assert count == 1
        assert place < 2**31
        if mode == self.LK_UNLCK:
            assert self.held.pop(place) == handle
        elif place in self.held:
            raise PermissionError(errno.EACCES, "locked")
        else:
            self.held[place] = handle


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> FakeMsvcrt:
    """A system without `fcntl`."""
    fake = FakeMsvcrt()
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", fake)
    return fake


def test_where_fcntl_is_missing_each_game_is_played_once(tmp_path: Path, windows: FakeMsvcrt) -> None:
    first, second = GameLocks(tmp_path / "locks"), GameLocks(tmp_path / "locks")
    for game in (1, 2**61, DEAL):
        assert first.take(game)
        assert first.take(game)
        assert not second.take(game)
        second.give_up(game)
        first.give_up(game)
        assert second.take(game)
    assert len(windows.held) == 3
    first.close()
    second.close()


def test_where_fcntl_is_missing_the_data_are_kept(tmp_path: Path, windows: FakeMsvcrt) -> None:
    store, other = open_store(tmp_path).store, open_store(tmp_path).store
    assert store is not None
    assert other is not None
    store.begin().keep(unfinished(3, 9), hint_is_on=False)
    assert other.waiting() == ()
    assert other.running() == 1
    store.close()
    windows.held.clear()
    assert [game.record for game in other.waiting()] == [unfinished(3, 9)]
    other.close()


def test_data_are_kept_by_a_program_without_fcntl(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['fcntl'] = None; sys.modules['msvcrt'] = sys\n"
        "sys.LK_NBLCK, sys.locking = 2, lambda *_: None\n"
        "from pathlib import Path; from pidro.table.store import open_store\n"
        "store = open_store(Path(sys.argv[1])).store; store.begin(); store.close()"
    )
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    subprocess.run([sys.executable, "-c", code, tmp_path], env=environment, check=True)


def test_file_system_without_locks_lets_everybody_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_args: int) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setitem(sys.modules, "fcntl", SimpleNamespace(lockf=refused, LOCK_EX=1, LOCK_NB=2, LOCK_UN=3))
    locks = GameLocks(tmp_path / "locks")
    assert locks.take(7)
    locks.give_up(7)
    locks.close()


def test_halves_are_taken_away_without_asking_for_their_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked(_process: int, _signal: int) -> None:
        raise AssertionError("it would end the program")

    monkeypatch.setattr(os, "kill", asked)
    monkeypatch.setattr(sys, "platform", "win32")
    half = tmp_path / f"data.{os.getpid()}.part"
    half.write_text("half")
    sweep_halves(tmp_path / "data")
    assert not half.exists()
