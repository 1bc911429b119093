"""Taking games from a file into the history: all of them verified, or none."""

from collections.abc import Callable
from pathlib import Path

from pidro.table.game_record import GameRecord, RecordError
from pidro.table.record_files import has_more_than, records_in
from pidro.table.trouble import StoreError
from pidro.ui.counts import Counts
from pidro.ui.fault_phrases import record_fault, store_fault, unreadable
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

MOST_GAMES = 200
"""Games in one file at most: each is played through once before it is taken."""


def take_games(path: Path, add: Callable[[GameRecord], int]) -> str:
    """Give every game in the file to `add`; one sentence that says what came of it."""
    records: list[GameRecord] = []
    try:
        if has_more_than(path, MOST_GAMES):
            text = QT_TRANSLATE_NOOP(
                "phrases", "Nothing was taken from {file}: more than {most} games at once."
            )
            return say(text, file=path.name, most=MOST_GAMES)
        for found in records_in(path):
            if isinstance(found.record, RecordError):
                return record_fault(path, found.record, found.line)
            records.append(found.record)
    except OSError:
        return unreadable(path)
    try:
        for record in records:
            add(record)
    except StoreError as error:
        return store_fault(error)
    return Counts().taken(path.name, len(records))
