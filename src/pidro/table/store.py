"""What is kept between two starts: running games, finished ones, the career; one SQLite file in a folder."""

import sqlite3
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from attrs import frozen

from pidro.engine.cards import Team
from pidro.table.archive import Entry, Origin, entry_of, put_in
from pidro.table.database import FILE, Database, put_aside
from pidro.table.game_record import GameRecord, RecordError, outcomes
from pidro.table.judged_deals import JudgedDeals, forget_finished, forget_game, note_scored
from pidro.table.locks import LARGEST_GAME, GameLocks
from pidro.table.packing import token_of, unpacked
from pidro.table.record import read, write_line
from pidro.table.trouble import StoreError, Trouble, trouble_of

if TYPE_CHECKING:
    from pidro.table.statistics import Statistics

LOCK_FILE = "pidro.lock"


@frozen
class Career:
    """Games won and lost since the career was last reset."""

    wins: int = 0
    losses: int = 0


@frozen
class Past:
    """One line of the history."""

    game: int
    origin: Origin
    ended: str
    """When it ended or was imported: ISO 8601 with zone."""
    winner: Team | None
    scores: tuple[int, int]
    deals: int
    is_assisted: bool


@frozen
class Waiting:
    """A game that was left in the middle, and that no program plays now."""

    game: int
    record: GameRecord | RecordError
    """The game; or what is wrong with it, then it has been put aside in the file."""
    hint_is_on: bool


@frozen
class Opened:
    """What came of opening the data."""

    store: "Store | None"
    """None if nothing can be kept."""
    fault: StoreError | None
    """What was wrong, for the person; a damaged file has been put aside under the name in it."""


def open_store(folder: Path, now: Callable[[], datetime] = lambda: datetime.now().astimezone()) -> Opened:
    """The data in this folder, made if there are none; whatever is wrong comes back as a value."""
    file = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        locks = GameLocks(folder / LOCK_FILE)
    except OSError as error:
        return Opened(None, StoreError(trouble_of(error), folder, str(error)))
    try:
        database, fault = _database(file)
    except StoreError as error:
        locks.close()
        return Opened(None, error)
    return Opened(Store(database, locks, now), fault)


def _database(file: Path) -> tuple[Database, StoreError | None]:
    """The open file, and what was wrong with the one that was there; raises `StoreError`."""
    try:
        database = Database(file)
    except StoreError as error:
        if error.trouble is not Trouble.DAMAGED:
            raise
        try:
            aside = put_aside(file)
        except OSError as refused:
            raise StoreError(trouble_of(refused), file, str(refused)) from refused
        return Database(file), StoreError(Trouble.PUT_ASIDE, aside, error.detail)
    return database, StoreError(Trouble.EMPTY, file, "0 bytes") if database.was_empty else None


class Store:
    """The open data. A method that can't do what it says raises `StoreError`, and nothing has changed."""

    def __init__(self, database: Database, locks: GameLocks, now: Callable[[], datetime]) -> None:
        """`now` gives the time, with its zone, that is written beside what ends."""
        self._database = database
        self._locks = locks
        self._now = now
        self._judged = JudgedDeals(database, locks)

    @property
    def judged(self) -> JudgedDeals:
        """The scored deals of the games that count, and what came of judging them."""
        return self._judged

    def close(self) -> None:
        """Let the files go; running games wait for the next start."""
        self._database.close()
        self._locks.close()

    def waiting(self) -> tuple[Waiting, ...]:
        """The games that were left in the middle, the oldest first, as a start finds them.

        No other program gets them from now on.
        """
        with self._database.reading() as connection:
            games = connection.execute("SELECT game FROM running").fetchall()
            ours = {game for (game,) in games if self._locks.take(game)}
            # Until its lock was taken another program may have played on.
            rows = connection.execute("SELECT game, record, hint FROM running ORDER BY place").fetchall()
            rows = [row for row in rows if row[0] in ours]
        return tuple(self._waiting(*row) for row in rows)

    def running(self) -> int:
        """How many games are under way, those of other programs too."""
        with self._database.reading() as connection:
            (count,) = connection.execute("SELECT count(*) FROM running").fetchone()
        return int(count)

    def begin(self) -> "RunningGame":
        """The keeper of a new game; nothing is kept before its first deal."""
        # A number that no other program draws, so the game is known by it even if the locks should fail.
        game = SystemRandom().randint(1, LARGEST_GAME)
        self._locks.take(game)
        return RunningGame(self, game)

    def go_on(self, waiting: Waiting) -> "RunningGame":
        """The keeper of a game that was left."""
        return RunningGame(self, waiting.game)

    def abandon(self, game: int) -> None:
        """Give a running game up, neither won nor lost; with a scored deal it goes to the history."""
        with self._database.writing() as connection:
            row = connection.execute("SELECT record FROM running WHERE game = ?", (game,)).fetchone()
            if row is not None:
                self._give_up(connection, game, row[0])
        self._locks.give_up(game)

    def take(self, entries: Iterable[Entry]) -> int:
        """Take these games into the history, where they do not count; how many were not there already."""
        with self._database.writing() as connection:
            return sum(put_in(connection, entry, Origin.IMPORTED, self._time()) for entry in entries)

    def career(self) -> Career:
        """Games won and lost."""
        with self._database.reading() as connection:
            counts = dict(
                connection.execute(
                    "SELECT winner, count(*) FROM games WHERE origin = 'played'"
                    " AND game > (SELECT since FROM career) GROUP BY winner"
                ).fetchall()
            )
        return Career(counts.get(Team.NS.name, 0), counts.get(Team.EW.name, 0))

    def reset_career(self) -> None:
        """Let career and statistics start anew; the history stays."""
        with self._database.writing() as connection:
            connection.execute("UPDATE career SET since = (SELECT coalesce(max(game), 0) FROM games)")
            forget_finished(connection)

    def statistics(self) -> "Statistics":
        """The figures since the career was last reset."""
        from pidro.table.statistics import statistics_of

        with self._database.reading() as connection:
            return statistics_of(connection)

    def history(self) -> tuple[Past, ...]:
        """All games that are over, the latest first."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT game, origin, ended, winner, ns, ew, deals, assisted FROM games ORDER BY game DESC"
            )
            return tuple(
                Past(game, Origin(origin), ended, _team(winner), (ns, ew), deals, bool(assisted))
                for game, origin, ended, winner, ns, ew, deals, assisted in rows
            )

    def record(self, game: int) -> GameRecord:
        """The record of a game in the history, verified; raises `RecordError` too."""
        with self._database.reading() as connection:
            row = connection.execute("SELECT text FROM records WHERE game = ?", (game,)).fetchone()
        if row is None:
            raise RecordError("the game is not in the history any more")
        return read(unpacked(row[0]))

    def keep(self, game: int, record: GameRecord, hint_is_on: bool) -> None:
        """Write the state of a running game in one transaction.

        A game that has a winner goes to the history and counts, once, whoever else may have it too.
        """
        with self._database.writing() as connection:
            if record.winner is None:
                connection.execute(_KEEP, (game, write_line(record), hint_is_on))
            else:
                put_in(connection, entry_of(record, token_of(game)), Origin.PLAYED, self._time())
                connection.execute("DELETE FROM running WHERE game = ?", (game,))
            if record.deals[-1].points is not None:
                note_scored(connection, game, record)
        if record.winner is not None:
            self._locks.give_up(game)
        if record.deals[-1].points is not None:
            self._database.fold()

    def _waiting(self, game: int, text: str, hint: int) -> Waiting:
        try:
            return Waiting(game, read(text), bool(hint))
        except RecordError as error:
            with self._database.writing() as connection:
                _spoil(connection, game, text, error)
            self._locks.give_up(game)
            return Waiting(game, error, bool(hint))

    def _give_up(self, connection: sqlite3.Connection, game: int, text: str) -> None:
        try:
            record = read(text)
        except RecordError as error:
            _spoil(connection, game, text, error)
            return
        forget_game(connection, game)
        if outcomes(record):
            put_in(connection, entry_of(record, token_of(game)), Origin.ABANDONED, self._time())
        connection.execute("DELETE FROM running WHERE game = ?", (game,))

    def _time(self) -> str:
        return self._now().isoformat(timespec="seconds")


class RunningGame:
    """The keeper of one running game."""

    def __init__(self, store: Store, game: int) -> None:
        """`game` is its number in the store."""
        self._store = store
        self._game = game
        self._is_over = False

    @property
    def game(self) -> int:
        """Its number in the store."""
        return self._game

    def keep(self, record: GameRecord, hint_is_on: bool) -> None:
        """Write this state of the game; what comes after its end changes nothing. Raises `StoreError`."""
        if record.deals and not self._is_over:
            self._store.keep(self._game, record, hint_is_on)
            self._is_over = record.winner is not None

    def abandon(self) -> None:
        """Give the game up for another; a finished one stays what it is. Raises `StoreError`."""
        if not self._is_over:
            self._store.abandon(self._game)
            self._is_over = True


_KEEP = """
INSERT INTO running (game, record, hint) VALUES (?, ?, ?)
ON CONFLICT (game) DO UPDATE SET record = excluded.record, hint = excluded.hint
"""


def _spoil(connection: sqlite3.Connection, game: int, text: str, error: RecordError) -> None:
    """Put a running game that can't be read where it is never offered again, and never lost."""
    connection.execute("INSERT OR REPLACE INTO spoiled VALUES (?, ?, ?)", (game, text, str(error)))
    connection.execute("DELETE FROM running WHERE game = ?", (game,))
    forget_game(connection, game)


def _team(name: str | None) -> Team | None:
    return None if name is None else Team[name]
