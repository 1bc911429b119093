"""What files bring to the history: all their games, or why there are none."""

from multiprocessing.reduction import ForkingPickler
from pathlib import Path

import pytest
from attrs import evolve

from pidro.table.archive import imported_entry
from pidro.table.importing import MOST_GAMES, Brought, Refused, Wrong, brought
from pidro.table.record import write, write_line
from tests.table.games import finished, unfinished


def copy(found: Brought) -> Brought:
    """What another process gets."""
    again: Brought = ForkingPickler.loads(ForkingPickler.dumps(found))
    return again


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "x.pidro"


def test_games_come_all_or_none(file: Path) -> None:
    games = [finished(3), unfinished(1, 9)]
    lines = [write_line(record).strip() + "\n" for record in games]
    file.write_text("".join(lines))
    found = brought(file)
    assert found == tuple(map(imported_entry, games))
    assert copy(found) == found
    file.write_text(lines[1] + lines[0].replace('"winner"', '"loser"', 1))
    found = brought(file)
    assert isinstance(found, Wrong)
    assert found.line == 2
    file.write_text("".join(lines))
    assert brought(file, 1) is Refused.TOO_MANY
    assert MOST_GAMES == 200


@pytest.mark.parametrize("data", [b"", b"\0\xff", b"{", b"[]", b'{"a": 1}'])
def test_other_files_are_refused(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    assert isinstance(brought(file), Wrong)


def test_places_without_a_file_are_refused(file: Path) -> None:
    assert brought(file) is Refused.UNREADABLE
    assert brought(file.parent) is Refused.UNREADABLE


def test_game_against_the_rules_names_its_deal(file: Path) -> None:
    first, *others = finished(3).deals
    file.write_text(write(evolve(finished(3), deals=(evolve(first, score=(1, 1)), *others))))
    found = brought(file)
    assert isinstance(found, Wrong)
    again = copy(found)
    assert isinstance(again, Wrong)
    assert (found.line, found.error.deal, again.error.deal) == (None, 1, 1)
