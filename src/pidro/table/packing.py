"""How a game lies in the file: its name there, its text packed and unpacked."""

import zlib

from pidro.table.game_record import GameRecord, RecordError
from pidro.table.record import LONGEST_TEXT, write_line


def token_of(game: int) -> str:
    """What tells the running game of this number from every other one in the history."""
    return f"{game:016x}"


def packed(record: GameRecord) -> bytes:
    """The record as it is put away."""
    return zlib.compress(write_line(record).encode())


def unpacked(text: bytes) -> bytes:
    """The text of a record that was put away; raises `RecordError` for a damaged one."""
    try:
        return zlib.decompressobj().decompress(text, LONGEST_TEXT + 1)
    except zlib.error as error:
        raise RecordError(f"damaged in the file: {error}") from None
