"""The SQLite file: opened, made, checked, put aside if it is damaged; every fault told as a `StoreError`.

It is kept in WAL mode with `synchronous=NORMAL`. A commit is then an append that waits for no disk, so it
never holds up a frame; it survives the death of the process at any moment, also in the middle of a write. A
power cut may take the last actions with it, never the file. The log is folded into the file after each deal,
while the score is looked at, and not by SQLite in the middle of one. Where the file system has no WAL, each
commit waits for the disk (`FULL`).
"""

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path

from pidro.table.halves import half_of, sweep_halves
from pidro.table.trouble import StoreError, Trouble, trouble_of

FILE = "pidro.sqlite"
APPLICATION = 0x50494452
"""`PIDR`, which marks the file as ours."""
SCHEMA_VERSION = 2
BUSY_SECONDS = 1.0
"""How long another program's write is waited for."""

_FIRST_TABLES = (
    """CREATE TABLE running (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL UNIQUE,
    record TEXT NOT NULL,
    hint INTEGER NOT NULL CHECK (hint IN (0, 1))
) STRICT""",
    """CREATE TABLE spoiled (game INTEGER PRIMARY KEY, record TEXT NOT NULL, reason TEXT NOT NULL) STRICT""",
    """CREATE TABLE games (
    game INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    origin TEXT NOT NULL CHECK (origin IN ('played', 'abandoned', 'imported')),
    ended TEXT NOT NULL,
    winner TEXT CHECK (winner IN ('NS', 'EW')),
    ns INTEGER NOT NULL,
    ew INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    assisted INTEGER NOT NULL CHECK (assisted IN (0, 1))
) STRICT""",
    "CREATE TABLE records (game INTEGER PRIMARY KEY, text BLOB NOT NULL) STRICT",
    """CREATE TABLE deals (
    game INTEGER,
    place INTEGER,
    bidders TEXT NOT NULL CHECK (bidders IN ('NS', 'EW')),
    bid INTEGER NOT NULL,
    made INTEGER NOT NULL CHECK (made IN (0, 1)),
    ns INTEGER NOT NULL,
    ew INTEGER NOT NULL,
    PRIMARY KEY (game, place)
) STRICT, WITHOUT ROWID""",
    "CREATE TABLE career (since INTEGER NOT NULL) STRICT",
)
"""What was in a file of version 1."""
_JUDGED_TABLES = (
    """CREATE TABLE judged (
    deal INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL,
    place INTEGER NOT NULL,
    assisted INTEGER NOT NULL CHECK (assisted IN (0, 1)),
    bid REAL,
    trump REAL,
    kill REAL,
    lead REAL,
    follow REAL,
    gain INTEGER,
    UNIQUE (game, place)
) STRICT""",
    "CREATE INDEX unjudged ON judged (deal) WHERE gain IS NULL",
)
_TABLES = (*_FIRST_TABLES, *_JUDGED_TABLES)
_PLAYED = """
SELECT token, place, assisted FROM deals JOIN games USING (game)
WHERE origin = 'played' AND game > (SELECT since FROM career)
AND token < '8' AND length(token) = 16 AND token NOT GLOB '*[^0-9a-f]*' ORDER BY game, place
"""
"""The scored deals of a file of version 1; a token that is damaged names no game."""
_TAILS = ("", "-wal", "-shm", "-journal")
"""What SQLite writes beside the file, and the file."""

_log = logging.getLogger(__name__)


class Database:
    """An open file of ours."""

    def __init__(self, file: Path) -> None:
        """Open the file, or make it if there is none; raises `StoreError`."""
        self._file = file
        with self.guarded():
            _check_place(file)
            sweep_halves(file)
            # SQLite takes away a log without its file, but only beside a new file of its own.
            if not any(_beside(file, tail).exists() for tail in _TAILS):
                _begin_whole(file)
            self.was_empty = file.exists() and not file.stat().st_size
        # Only fixed statements run here, so one that SQLite does not understand speaks of the file.
        with self.guarded(Trouble.DAMAGED):
            self._inspect()
            self._connection = self._connected("rwc")
            try:
                self._prepare()
            except BaseException:
                self.close()
                raise

    def close(self) -> None:
        """Fold the log into the file and let it go; a fault at this moment costs nothing that was kept."""
        with suppress(sqlite3.Error):
            self._connection.close()

    @contextmanager
    def guarded(self, otherwise: Trouble = Trouble.BUG) -> Iterator[None]:
        """What goes wrong in here is raised as a `StoreError`; a mistake of our own is logged besides.

        `otherwise` is what an error means that comes from no fault of the environment.
        """
        try:
            yield
        except UnicodeDecodeError as error:
            # SQLite names what is wrong by a piece of the damaged file itself.
            raise StoreError(Trouble.DAMAGED, self._file, str(error)) from error
        except (OSError, sqlite3.Error) as error:
            trouble = trouble_of(error)
            trouble = otherwise if trouble is Trouble.BUG else trouble
            if trouble is Trouble.BUG:
                _log.exception("the data could not be used")
            raise StoreError(trouble, self._file, str(error)) from error

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all that is done in here, or nothing; raises `StoreError`."""
        with self.guarded():
            self._come_back()
            connection = self._connection
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException as error:
                # SQLite has rolled back by itself after some faults, such as a full disk.
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                if isinstance(error, sqlite3.Error) and trouble_of(error) is Trouble.DAMAGED:
                    self._mend()
                raise

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection to read from; raises `StoreError`, also for a value that can't be ours."""
        with self.guarded():
            try:
                yield self._connection
            except (ValueError, KeyError, TypeError) as error:
                raise StoreError(Trouble.DAMAGED, self._file, repr(error)) from error

    def _come_back(self) -> None:
        """Make the file anew if it has been taken away: SQLite would write on into what no name leads to."""
        try:
            self._file.stat()
        except FileNotFoundError:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            # What was written beside the old file would be taken for a part of the new one.
            for tail in _TAILS:
                _beside(self._file, tail).unlink(missing_ok=True)
            _begin_whole(self._file)
            # Where it can't be made whole at once, it is not there, and what is open is written on.
            self._file.stat()
            self.close()
            self._connection = self._connected("rw")
            self._set_mode()
        except OSError:
            # What is open can be written also where no way leads to it.
            return

    def _mend(self) -> None:
        """Make the indexes anew: their damage is not found by a start, and the next write needs them."""
        with suppress(sqlite3.Error):
            self._connection.execute("REINDEX")

    def fold(self) -> None:
        """Bring the log into the file as far as nothing is in the way; what is not now, is later."""
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _connected(self, mode: str) -> sqlite3.Connection:
        address = f"{self._file.absolute().as_uri()}?mode={mode}"
        connection = sqlite3.connect(address, timeout=BUSY_SECONDS, isolation_level=None, uri=True)
        # A flipped bit in a text is the text's fault, not an error of the whole query.
        connection.text_factory = lambda found: found.decode("utf-8", "replace")
        return connection

    def _inspect(self) -> None:
        """Refuse what can't be used before anything is written.

        A connection that may write would fold the log into a damaged or foreign file when it is closed.
        """
        if not self._file.exists():
            return
        # What was being written when the power went can only be rolled back by one that may write.
        mode = "rw" if _beside(self._file, "-journal").exists() else "ro"
        with closing(self._connected(mode)) as connection:
            # All of it from one moment: another program may be about to bring the file to this version.
            connection.execute("BEGIN")
            application, version = _owner(connection)
            tables = _tables(connection)
            if (application, version) == (0, 0) and not tables:
                return
            if application != APPLICATION:
                raise StoreError(Trouble.FOREIGN, self._file, f"application {application}")
            if version > SCHEMA_VERSION:
                raise StoreError(Trouble.NEWER, self._file, f"version {version}")
            expected = _FIRST_TABLES if version == 1 else _TABLES
            found = "other tables" if tables != set(expected) else _first_fault(connection)
            if found is not None:
                raise StoreError(Trouble.DAMAGED, self._file, found)

    def _prepare(self) -> None:
        connection = self._connection
        if _owner(connection) == (0, 0) and not _tables(connection):
            self._make()
        self._set_mode()
        self._upgrade()
        # A file that may not be written is told now, not after the first deal.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")

    def _set_mode(self) -> None:
        connection = self._connection
        # Two programs that start at the same moment on a new file: the other one sets the mode.
        with suppress(sqlite3.OperationalError):
            connection.execute("PRAGMA journal_mode = WAL").fetchall()
        (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
        connection.execute(f"PRAGMA synchronous = {'NORMAL' if mode == 'wal' else 'FULL'}")
        connection.execute("PRAGMA wal_autocheckpoint = 0").fetchall()

    def _upgrade(self) -> None:
        """Bring a file of version 1 to this one; its scored deals are to be judged, the latest first."""
        connection = self._connection
        if _owner(connection) != (APPLICATION, 1):
            return
        with self.writing():
            # Another program may have been quicker.
            if _owner(connection) != (APPLICATION, 1):
                return
            for statement in _JUDGED_TABLES:
                connection.execute(statement)
            played = connection.execute(_PLAYED).fetchall()
            connection.executemany(
                "INSERT INTO judged (game, place, assisted) VALUES (?, ?, ?)",
                [(int(token, 16), place, assisted) for token, place, assisted in played],
            )
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")

    def _make(self) -> None:
        with self.writing() as connection:
            # Another program may have been quicker.
            if not _tables(connection):
                _fill(connection)


def put_aside(file: Path) -> Path:
    """Give a damaged file, with its log, a name that nothing has; the new name. Raises `OSError`."""
    names = (file.with_name(f"{file.stem}-damaged-{number}{file.suffix}") for number in count(1))
    aside = next(name for name in names if not any(_beside(name, tail).exists() for tail in _TAILS))
    # The log first: left beside no file, it would be thrown away, or taken for that of the new one.
    for tail in reversed(_TAILS):
        with suppress(FileNotFoundError):
            _beside(file, tail).rename(_beside(aside, tail))
    return aside


def _begin_whole(file: Path) -> None:
    """Make the file under another name first: a start that is killed must leave none that looks emptied.

    Where that can't be done, it is made in its place.
    """
    half = half_of(file)
    with suppress(OSError, sqlite3.Error):
        with closing(sqlite3.connect(half, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = OFF").fetchall()
            connection.execute("BEGIN")
            _fill(connection)
            connection.execute("COMMIT")
        # Unlike a renaming, a link never takes the place of what a quicker program has made.
        os.link(half, file)
    with suppress(OSError):
        half.unlink()


def _fill(connection: sqlite3.Connection) -> None:
    for statement in (*_TABLES, "INSERT INTO career VALUES (0)"):
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _beside(file: Path, tail: str) -> Path:
    return file.with_name(file.name + tail)


def _check_place(file: Path) -> None:
    """Refuse what SQLite would follow or misread."""
    if file.is_symlink() and not file.exists():
        raise StoreError(Trouble.UNREACHABLE, file, "a link to nowhere")
    if file.exists() and not file.is_file():
        raise StoreError(Trouble.UNREACHABLE, file, "not a file")
    if file.exists() and not _is_allowed(file):
        raise StoreError(Trouble.FORBIDDEN, file, "no permission to read and write")


def _is_allowed(file: Path) -> bool:
    """Whether we may read and write it: as whom we act, where the system tells that from who we are."""
    return os.access(file, os.R_OK | os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def _owner(connection: sqlite3.Connection) -> tuple[int, int]:
    """Whose file it is, and its version."""
    application: int = connection.execute("PRAGMA application_id").fetchone()[0]
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return application, version


def _tables(connection: sqlite3.Connection) -> set[str]:
    """The statements that made what is in the file, but for what SQLite adds by itself."""
    rows = connection.execute("SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")
    return {str(statement) for (statement,) in rows}


def _first_fault(connection: sqlite3.Connection) -> str | None:
    """The first damage that SQLite finds; None for a sound file."""
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    return None if found == "ok" else str(found)
