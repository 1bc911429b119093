"""What can keep a game from being kept: the fault, as a value, and the error that carries it."""

import errno
import sqlite3
from enum import Enum
from pathlib import Path


class Trouble(Enum):
    """One kind of fault; all but the last lie in the environment and are told to the person."""

    FULL = "there is no room left on the disk"
    FORBIDDEN = "it may not be written"
    UNREACHABLE = "there is a folder in its place, a link to nowhere, or no way to it"
    EMPTY = "it was empty"
    DAMAGED = "it is damaged"
    PUT_ASIDE = "it was damaged, and lies under this name now"
    FOREIGN = "it belongs to another program"
    NEWER = "a newer Pidro has written it"
    BUSY = "another program holds it"
    FAILED = "the disk gave an error"
    BUG = "Pidro itself made a mistake"


class StoreError(Exception):
    """The data could not be read or written."""

    def __init__(self, trouble: Trouble, path: Path, detail: str) -> None:
        """`path` is the file or folder that it is about, `detail` what the system said."""
        self.trouble = trouble
        self.path = path
        self.detail = detail
        super().__init__(f"{path}: {trouble.value} ({detail})")


_BY_ERRNO = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EACCES: Trouble.FORBIDDEN,
    errno.EPERM: Trouble.FORBIDDEN,
    errno.EROFS: Trouble.FORBIDDEN,
    errno.ENOENT: Trouble.UNREACHABLE,
    errno.ENOTDIR: Trouble.UNREACHABLE,
    errno.EISDIR: Trouble.UNREACHABLE,
    errno.EEXIST: Trouble.UNREACHABLE,
    errno.ELOOP: Trouble.UNREACHABLE,
    errno.ENAMETOOLONG: Trouble.UNREACHABLE,
}
_BY_SQLITE = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_PERM: Trouble.FORBIDDEN,
    sqlite3.SQLITE_READONLY: Trouble.FORBIDDEN,
    sqlite3.SQLITE_AUTH: Trouble.FORBIDDEN,
    sqlite3.SQLITE_CANTOPEN: Trouble.UNREACHABLE,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_FORMAT: Trouble.DAMAGED,
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_PROTOCOL: Trouble.BUSY,
    sqlite3.SQLITE_IOERR: Trouble.FAILED,
    sqlite3.SQLITE_NOLFS: Trouble.FULL,
}


def trouble_of(error: OSError | sqlite3.Error) -> Trouble:
    """Which fault the system or SQLite means; what is in neither table is our own mistake."""
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno or 0, Trouble.FAILED)
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if code == sqlite3.SQLITE_IOERR_SHMSIZE:
        # The file for shared memory could not grow, which a full disk alone brings about.
        return Trouble.FULL
    return _BY_SQLITE.get(code & 0xFF, Trouble.BUG)
