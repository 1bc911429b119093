"""Files with one game, or with a game a line."""

from pathlib import Path

import pytest

from pidro.table.game_record import RecordError
from pidro.table.record import write, write_line
from pidro.table.record_files import has_more_than, records_in
from tests.table.games import finished, unfinished


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "file"


@pytest.mark.parametrize(
    "text", [write(finished(3)), write_line(finished(3)), write_line(finished(3)).strip()]
)
def test_file_with_one_game(file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    assert [found.record for found in records_in(file)] == [finished(3)]


def test_file_with_a_game_a_line(file: Path) -> None:
    games = [finished(3), unfinished(1, 9), finished(2)]
    file.write_text("".join(map(write_line, games)), "utf-8")
    assert [(found.line, found.record) for found in records_in(file)] == list(enumerate(games, 1))


def test_last_line_may_lack_its_end(file: Path) -> None:
    file.write_text((write_line(finished(3)) * 2).strip(), "utf-8")
    assert [found.record for found in records_in(file)] == [finished(3)] * 2


def test_large_file_of_right_games_is_read_to_its_end(file: Path) -> None:
    line = write_line(unfinished(1, 1))
    file.write_text(line * 2500, "utf-8")
    assert file.stat().st_size > 1_000_000
    assert sum(found.record == unfinished(1, 1) for found in records_in(file)) == 2500


def test_first_line_that_is_cut_spoils_only_itself(file: Path) -> None:
    file.write_text(write_line(finished(3))[:-9] + "\n" + write_line(finished(2)) * 2, "utf-8")
    found = [item.record for item in records_in(file)]
    assert isinstance(found[0], RecordError)
    assert found[1:] == [finished(2)] * 2


def test_wrong_game_is_an_error(file: Path) -> None:
    file.write_text(write(finished(3)).replace('"pass"', '"sing"', 1), "utf-8")
    (found,) = records_in(file)
    assert "'sing' is not an action" in str(found.record)


def test_games_are_counted_by_their_lines(file: Path) -> None:
    file.write_text(write(finished(1)))
    assert not has_more_than(file, 1)
    file.write_text(write_line(finished(1)) * 3)
    assert has_more_than(file, 2)
    assert not has_more_than(file, 3)


@pytest.mark.parametrize("text", [write(finished(3)), write_line(finished(3)), write_line(finished(3)) * 3])
def test_mark_of_utf_8_at_the_start_is_no_fault(file: Path, text: str) -> None:
    file.write_text(text, "utf-8-sig")
    assert {found.record for found in records_in(file)} == {finished(3)}
    assert has_more_than(file, 2) is (text.count("pidro-record") == 3)


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_empty_lines_are_passed_over(file: Path, end: str) -> None:
    line = write_line(finished(3)).strip()
    file.write_text(end.join(("", line, " ", "", line, line[:-9], "", "")), "utf-8", newline="")
    found = list(records_in(file))
    assert [item.line for item in found] == [2, 5, 6]
    assert [item.record == finished(3) for item in found] == [True, True, False]
    assert not has_more_than(file, 3)
    assert has_more_than(file, 2)
