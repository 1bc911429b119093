"""The `.pidro` text of a game: written, and read only when every point of it is true [RECORD]."""

from pidro.table.game_record import GameRecord, RecordError
from pidro.table.record_text import layout, line, parse
from pidro.table.replay import replay

LONGEST_TEXT = 1_000_000
"""Bytes or characters of a record; a game of a hundred deals has about eighty thousand."""


def write(record: GameRecord) -> str:
    """The record as a file: always the same text for the same game."""
    return layout(record)


def write_line(record: GameRecord) -> str:
    """The record on one line, for files with many games; with the line's end."""
    return line(record) + "\n"


def read(text: str | bytes) -> GameRecord:
    """The record that this text holds, played again and found true; raises `RecordError` and nothing else."""
    if len(text) > LONGEST_TEXT:
        raise RecordError("too long for the record of one game")
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise RecordError(f"not a text in UTF-8 (byte {error.start})") from None
    if not text.strip():
        raise RecordError("there is nothing in it")
    record = parse(text)
    replay(record)
    return record
