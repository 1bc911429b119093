"""What a file brings to the history: all its games, verified, or the one thing that is wrong with it."""

from enum import Enum
from pathlib import Path
from typing import TypeAlias

from attrs import frozen

from pidro.table.archive import Entry, imported_entry
from pidro.table.game_record import RecordError
from pidro.table.record_files import has_more_than, records_in

MOST_GAMES = 200
"""Games in one file at most: each is played through once before it is taken."""


class Refused(Enum):
    """Why a file is not even looked through."""

    UNREADABLE = "it can't be read"
    TOO_MANY = "it holds more games than are taken at once"


@frozen
class Wrong:
    """The first game in a file that is wrong."""

    line: int | None
    """Its line, counted from 1; None for a file that holds one game."""
    error: RecordError


Brought: TypeAlias = tuple[Entry, ...] | Wrong | Refused
"""The games, or why there are none."""


def brought(path: Path, most: int = MOST_GAMES) -> Brought:
    """What this file brings; it takes some seconds for many games."""
    entries = []
    try:
        if has_more_than(path, most):
            return Refused.TOO_MANY
        for found in records_in(path):
            if isinstance(found.record, RecordError):
                return Wrong(found.line, found.record)
            entries.append(imported_entry(found.record))
    except OSError:
        return Refused.UNREADABLE
    return tuple(entries)
