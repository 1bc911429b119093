"""The scored deals of the games that count, each judged once: points lost by kind, and the other table.

A deal gets its row, still empty, in the transaction that keeps its last card. Whoever finds an empty row has
the deal judged and fills it; a lock on the deal keeps two programs from doing the same work.
"""

import sqlite3
from collections.abc import Collection, Iterator, Mapping

from attrs import frozen

from pidro.table.database import Database
from pidro.table.game_record import GameRecord, RecordError
from pidro.table.locks import LARGEST_GAME, GameLocks
from pidro.table.losses import Kind, Losses
from pidro.table.packing import token_of, unpacked
from pidro.table.record import read
from pidro.table.trends import SPANS, JudgedDeal, Skill, Stretch

LONGEST_COURSE = 200
"""Stretches in a picture at most."""
LONGEST_LIST = 200
"""Deals that one kind leads to at most."""
_LOOKED_AT = 100
"""Empty rows that are tried for one that no other program works on."""


@frozen
class Unjudged:
    """A scored deal that waits to be judged; no other program judges it meanwhile."""

    deal: int
    """Its number among all scored deals, rising in the order of play."""
    text: str | bytes
    """The record of its game, not verified."""
    place: int
    """The deal in the game, from 0."""


@frozen
class Judged:
    """What came of judging a deal."""

    losses: Losses
    gain: int


class JudgedDeals:
    """The rows of the scored deals; every method raises `StoreError`, and then nothing has changed."""

    def __init__(self, database: Database, locks: GameLocks) -> None:
        self._database, self._locks = database, locks

    def next_unjudged(self, besides: Collection[int] = ()) -> Unjudged | None:
        """The latest deal that is to be judged and that no program works on, but for these; or None."""
        with self._database.reading() as connection:
            rows = connection.execute(_EMPTY, (_LOOKED_AT,)).fetchall()
        for deal, game, place in rows:
            if deal in besides or not self._locks.take(LARGEST_GAME + deal):
                continue
            unjudged = self._unjudged(deal, game, place)
            if unjudged is not None:
                return unjudged
            self._locks.give_up(LARGEST_GAME + deal)
        return None

    def _unjudged(self, deal: int, game: int, place: int) -> Unjudged | None:
        """The deal, locked by now; None if it has been judged meanwhile, or can't be and is forgotten."""
        with self._database.reading() as connection:
            empty = connection.execute("SELECT count(*) FROM judged WHERE deal = ? AND gain IS NULL", (deal,))
            if empty.fetchone() == (0,):
                return None
        try:
            return Unjudged(deal, self._text(game), place)
        except RecordError:
            self._forget(deal)
            return None

    def put(self, unjudged: Unjudged, found: Judged) -> None:
        """Keep what came of it; a deal that is judged already stays as it is."""
        losses = [found.losses.of(kind) for kind in Kind]
        with self._database.writing() as connection:
            connection.execute(_FILL, (*losses, found.gain, unjudged.deal))
        self.leave(unjudged)

    def drop(self, unjudged: Unjudged) -> None:
        """Never judge this deal; its record is wrong."""
        self._forget(unjudged.deal)
        self.leave(unjudged)

    def leave(self, unjudged: Unjudged) -> None:
        """Let another program judge this deal."""
        self._locks.give_up(LARGEST_GAME + unjudged.deal)

    def gains(self, game: int) -> Mapping[int, int]:
        """By how much NS did better than at the other table, by the deal's place; only judged deals."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT place, gain FROM judged WHERE game = ? AND gain IS NOT NULL", (game,)
            )
            return dict(rows.fetchall())

    def skill(self) -> Skill:
        """What the deals since the career was last reset say; those with help are left out."""
        with self._database.reading() as connection:
            rows = [connection.execute(_SPAN, (-1 if span is None else span,)).fetchone() for span in SPANS]
            spans = tuple([_stretch(*row) for row in rows])
            course = tuple(_course(connection, spans[-1].count))
            (waiting,) = connection.execute(
                "SELECT count(*) FROM judged WHERE gain IS NULL AND NOT assisted"
            ).fetchone()
            return Skill(spans, course, waiting)

    def worst(self, kind: Kind) -> tuple[JudgedDeal, ...]:
        """The deals in which this kind lost any, the worst first, and of equals the latest."""
        with self._database.reading() as connection:
            rows = connection.execute(_WORST, (kind.value, LONGEST_LIST))
            return tuple(
                JudgedDeal(game, place, ended, Losses(*losses), gain)
                for game, place, ended, gain, *losses in rows
            )

    def record(self, game: int) -> GameRecord:
        """The record of the game of this number, running or over; raises `RecordError` too."""
        return read(self._text(game))

    def _text(self, game: int) -> str | bytes:
        """The record as it lies in the file; raises `RecordError` if it is not there, or damaged."""
        with self._database.reading() as connection:
            running = connection.execute(_RUNNING, (game,)).fetchone()
            over = connection.execute(_OVER, (token_of(game),)).fetchone()
        if running is not None:
            return str(running[0])
        if over is None:
            raise RecordError("the game is not in the history any more")
        return unpacked(over[0])

    def _forget(self, deal: int) -> None:
        with self._database.writing() as connection:
            connection.execute("DELETE FROM judged WHERE deal = ? AND gain IS NULL", (deal,))


def note_scored(connection: sqlite3.Connection, game: int, record: GameRecord) -> None:
    """Have a row for each scored deal of this game, empty at first."""
    rows = [
        (game, place, bool(deal.aids)) for place, deal in enumerate(record.deals) if deal.points is not None
    ]
    connection.executemany("INSERT OR IGNORE INTO judged (game, place, assisted) VALUES (?, ?, ?)", rows)


def forget_game(connection: sqlite3.Connection, game: int) -> None:
    """Take out the deals of a game that does not count after all."""
    connection.execute("DELETE FROM judged WHERE game = ?", (game,))


def forget_finished(connection: sqlite3.Connection) -> None:
    """Take out the deals of all games that are over."""
    connection.execute("DELETE FROM judged WHERE printf('%016x', game) IN (SELECT token FROM games)")


_EMPTY = "SELECT deal, game, place FROM judged WHERE gain IS NULL ORDER BY deal DESC LIMIT ?"
_RUNNING = "SELECT record FROM running WHERE game = ?"
_OVER = "SELECT text FROM records JOIN games USING (game) WHERE token = ?"
_FILL = """
UPDATE judged SET bid = ?, trump = ?, kill = ?, lead = ?, follow = ?, gain = ? WHERE deal = ? AND gain IS NULL
"""
_SPAN = """
SELECT count(*), total(gain), total(bid), total(trump), total(kill), total(lead), total(follow) FROM (
    SELECT * FROM judged WHERE gain IS NOT NULL AND NOT assisted ORDER BY deal DESC LIMIT ?
)
"""
_COURSE = """
SELECT count(*), total(gain), total(bid), total(trump), total(kill), total(lead), total(follow)
FROM judged WHERE deal BETWEEN ? AND ? AND gain IS NOT NULL AND NOT assisted
"""
_WORST = """
SELECT judged.game, place, ended, gain, bid, trump, kill, lead, follow
FROM (
    SELECT *, CASE ?
        WHEN 'bid' THEN bid WHEN 'trump' THEN trump WHEN 'kill' THEN kill WHEN 'lead' THEN lead ELSE follow
    END AS lost
    FROM judged WHERE gain IS NOT NULL AND NOT assisted
) AS judged LEFT JOIN games ON token = printf('%016x', judged.game)
WHERE lost > 0 ORDER BY lost DESC, deal DESC LIMIT ?
"""


def _course(connection: sqlite3.Connection, count: int) -> Iterator[Stretch]:
    """The stretches of the course; so many deals are judged.

    The deals are divided by their numbers: to count them off one by one would take much longer.
    """
    if count <= LONGEST_COURSE:
        query = "SELECT deal, deal FROM judged WHERE gain IS NOT NULL AND NOT assisted ORDER BY deal"
        limits = connection.execute(query).fetchall()
    else:
        first, last = connection.execute("SELECT min(deal), max(deal) FROM judged").fetchone()
        size = -(-(last - first + 1) // LONGEST_COURSE)
        limits = [(start, start + size - 1) for start in range(first, last + 1, size)]
    for limit in limits:
        stretch = _stretch(*connection.execute(_COURSE, limit).fetchone())
        if stretch.count:
            yield stretch


def _stretch(count: int, gain: float, *losses: float) -> Stretch:
    return Stretch(count, Losses(*losses), round(gain))
