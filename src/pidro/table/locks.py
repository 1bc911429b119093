"""Which program plays which game: a lock on a byte of a file, which ends with the program however it ends."""

import os
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Protocol

LARGEST_GAME = 2**62
"""Bound of the numbers of running games; the locks of deals lie above."""
_WINDOWS_BYTES = 2**31 - 1
"""On so many bytes Windows' C library knows locks."""


class GameLocks:
    """The games that this program plays; one object a program.

    The locks of POSIX belong to the process: closing another handle of the same file in this process would
    give them up.
    """

    def __init__(self, file: Path) -> None:
        """Raises `OSError` if the file can't be made."""
        self._bytes = _byte_locks()
        # Python keeps it from processes that are started.
        self._handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
        self._taken: set[int] = set()

    def take(self, game: int) -> bool:
        """Whether this program may play the game of this number: it does, or nobody does.

        Where the file system knows no locks it may play all.
        """
        if game not in self._taken:
            try:
                self._bytes.take(self._handle, game)
            except (BlockingIOError, PermissionError):
                return False
            except OSError:
                return True
            self._taken.add(game)
        return True

    def give_up(self, game: int) -> None:
        """Let others play the game."""
        if game in self._taken:
            self._taken.remove(game)
            with suppress(OSError):
                self._bytes.give_up(self._handle, game)

    def close(self) -> None:
        """Give up all games."""
        self._taken.clear()
        os.close(self._handle)


class _ByteLocks(Protocol):
    """What a system knows of locks on single bytes; raises `OSError`."""

    def take(self, handle: int, byte: int) -> None:
        """Take the lock; `BlockingIOError` or `PermissionError` if another program has it."""
        ...

    def give_up(self, handle: int, byte: int) -> None:
        """Let it go."""
        ...


def _byte_locks() -> _ByteLocks:
    """Those of this system."""
    try:
        return _Posix()
    except ImportError:
        return _Windows()


class _Posix:
    def __init__(self) -> None:
        import fcntl

        self._system = fcntl

    def take(self, handle: int, byte: int) -> None:
        self._system.lockf(handle, self._system.LOCK_EX | self._system.LOCK_NB, 1, byte)

    def give_up(self, handle: int, byte: int) -> None:
        self._system.lockf(handle, self._system.LOCK_UN, 1, byte)


class _Windows:
    """Its locks belong to the handle, which may take each but once."""

    def __init__(self) -> None:
        self._system = import_module("msvcrt")

    def take(self, handle: int, byte: int) -> None:
        self._do(handle, byte, self._system.LK_NBLCK)

    def give_up(self, handle: int, byte: int) -> None:
        self._do(handle, byte, self._system.LK_UNLCK)

    def _do(self, handle: int, byte: int, deed: int) -> None:
        os.lseek(handle, byte % _WINDOWS_BYTES, os.SEEK_SET)
        self._system.locking(handle, deed, 1)
