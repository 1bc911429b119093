"""Records in files, one game a file or one a line; read in pieces, so that none is too large to refuse."""

from codecs import BOM_UTF8
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import BinaryIO

from attrs import frozen

from pidro.table.game_record import GameRecord, RecordError
from pidro.table.record import LONGEST_TEXT, read

MOST_FAULTS = 100
"""Wrong records after which the rest of a file is not read."""
MOST_WRONG_BYTES = 3_000_000
"""Bytes in wrong records after which the rest of a file is not read."""


@frozen
class Found:
    """A record in a file, or what is wrong with it."""

    line: int | None
    """Its line, counted from 1; None for a file that holds one game."""
    record: GameRecord | RecordError


def records_in(path: Path) -> Iterator[Found]:
    """The records in this file, in their order; ends early in a file that is wrong all over.

    Raises `OSError` if the file can't be read, and nothing else.
    """
    with path.open("rb") as file:
        head = _head(file)
        if not _has_lines(head):
            yield _found(None, head)
            return
        yield from _lines(head, file)


def has_more_than(path: Path, most: int) -> bool:
    """Whether there are more games than so many, told by the lines alone; raises `OSError`."""
    with path.open("rb") as file:
        head = _head(file)
        return _has_lines(head) and sum(1 for _ in islice(_numbered(head, file), most + 1)) > most


def _head(file: BinaryIO) -> bytes:
    """Enough to tell what the file holds; some editors begin a text in UTF-8 with a mark of their own."""
    head = file.read(LONGEST_TEXT + 1).removeprefix(BOM_UTF8)
    return head + file.read(LONGEST_TEXT + 1 - len(head))


def _has_lines(head: bytes) -> bool:
    """Whether it holds a game a line: an object closes on the first line, or one opens on the second too."""
    first, *others = head.lstrip().split(b"\n", 2)
    if not others or not first.startswith(b"{"):
        return False
    follows = others[0].startswith(b"{") or len(others) > 1
    return follows and (first.rstrip().endswith(b"}") or others[0].startswith(b"{"))


def _lines(head: bytes, file: BinaryIO) -> Iterator[Found]:
    faults = wrong_bytes = 0
    for number, line in _numbered(head, file):
        found = _found(number, line)
        yield found
        if isinstance(found.record, RecordError):
            faults += 1
            wrong_bytes += len(line)
        if faults == MOST_FAULTS or wrong_bytes > MOST_WRONG_BYTES:
            yield Found(number + 1, RecordError("so much is wrong that the rest was not read"))
            return


def _numbered(head: bytes, file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The lines with something in them, each with its number from 1."""
    return ((number, line) for number, line in enumerate(_split(head, file), 1) if line.strip())


def _split(head: bytes, file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file of which the head has been read; a line that is too long comes in pieces."""
    *lines, rest = head.split(b"\n")
    yield from lines
    rest += file.readline(LONGEST_TEXT)
    others = iter(lambda: file.readline(LONGEST_TEXT + 1), b"")
    for line in chain((rest,) if rest else (), others):
        yield line.removesuffix(b"\n")


def _found(line: int | None, text: bytes) -> Found:
    try:
        return Found(line, read(text))
    except RecordError as error:
        return Found(line, error)
