"""Which program plays which game: a lock on a byte of a file, which ends with the program however it ends."""

import fcntl
import os
from pathlib import Path


class GameLocks:
    """The games that this program plays; one object a program.

    The locks are those of POSIX, which belong to the process: closing another handle of the same file in this
    process would give them up.
    """

    def __init__(self, file: Path) -> None:
        """Raises `OSError` if the file can't be made."""
        self._handle = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)

    def take(self, game: int) -> bool:
        """Whether this program may play the game of this number: it does, or nobody does."""
        try:
            fcntl.lockf(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, game)
        except (BlockingIOError, PermissionError):
            return False
        return True

    def give_up(self, game: int) -> None:
        """Let others play the game."""
        fcntl.lockf(self._handle, fcntl.LOCK_UN, 1, game)

    def close(self) -> None:
        """Give up all games."""
        os.close(self._handle)
