"""A game as it lies in the history: made of its record anywhere, put into the file in no time."""

import sqlite3
from enum import Enum

from attrs import frozen

from pidro.engine.cards import TEAMS, Team
from pidro.table.game_record import GameRecord, outcomes
from pidro.table.packing import packed
from pidro.table.record import write_line


class Origin(Enum):
    """How a game came into the history."""

    PLAYED = "played"
    """Played to its end; only these count."""
    ABANDONED = "abandoned"
    IMPORTED = "imported"


@frozen
class ScoredDeal:
    """What the statistics know of a deal."""

    bidders: Team
    bid: int
    is_made: bool
    ns: int
    ew: int
    """What the deal added to each score."""


@frozen
class Entry:
    """All that is written of a game; small, and can be handed from process to process."""

    token: str
    """What tells it from every other game in the history."""
    winner: Team | None
    scores: tuple[int, int]
    deals: int
    is_assisted: bool
    text: bytes
    """The record, packed."""
    scored: tuple[ScoredDeal, ...]


def entry_of(record: GameRecord, token: str) -> Entry:
    """What is written of this game under this token."""
    scored = _scored(record)
    scores = (sum(deal.ns for deal in scored), sum(deal.ew for deal in scored))
    return Entry(token, record.winner, scores, len(record.deals), record.is_assisted, packed(record), scored)


def imported_entry(record: GameRecord) -> Entry:
    """What is written of a game that was played elsewhere: the same game is the same entry."""
    from hashlib import sha256

    return entry_of(record, sha256(write_line(record).encode()).hexdigest())


def put_in(connection: sqlite3.Connection, entry: Entry, origin: Origin, time: str) -> bool:
    """Put the game into the history unless one of this token is there; whether it was new."""
    if connection.execute("SELECT 1 FROM games WHERE token = ?", (entry.token,)).fetchone() is not None:
        return False
    winner = None if entry.winner is None else entry.winner.name
    added = connection.execute(
        "INSERT INTO games (token, origin, ended, winner, ns, ew, deals, assisted)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (entry.token, origin.value, time, winner, *entry.scores, entry.deals, entry.is_assisted),
    )
    game = added.lastrowid
    connection.execute("INSERT INTO records VALUES (?, ?)", (game, entry.text))
    rows = [
        (game, place, deal.bidders.name, deal.bid, deal.is_made, deal.ns, deal.ew)
        for place, deal in enumerate(entry.scored)
    ]
    connection.executemany("INSERT INTO deals VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
    return True


def _scored(record: GameRecord) -> tuple[ScoredDeal, ...]:
    deals = []
    for place, outcome in enumerate(outcomes(record)):
        before, after = record.scores_before(place), record.scores_before(place + 1)
        ns, ew = (after[team] - before[team] for team in TEAMS)
        deals.append(ScoredDeal(outcome.bidders, outcome.bid, outcome.is_made, ns, ew))
    return tuple(deals)
