"""The subcommands without a screen: what they print, and the status they end with."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve

from pidro import __version__, commands
from pidro.__main__ import main
from pidro.engine.actions import PlayCard
from pidro.engine.rules import KOKKOLA
from pidro.table.record import LONGEST_TEXT, read, write, write_line
from tests.table.games import finished, unfinished

ROOT = Path(__file__).resolve().parents[2]
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def pidro(capsys: Captured) -> Callable[..., tuple[int, str, str]]:
    """Run `pidro` with these arguments: status, output, errors."""

    def run(*arguments: object) -> tuple[int, str, str]:
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


Pidro = Callable[..., tuple[int, str, str]]


def test_version(pidro: Pidro) -> None:
    assert pidro("--version") == (0, f"pidro {__version__}\n", "")


COUNT, NUMBER = "is not a number from 1 to 999999999", "is not a number from 0 to 999999999"
SEED = "is not a number from 0 to 999999999999999999"
ROBOTS = "is not four of random, tips, beginner, rule, expert"
WRONG_ARGUMENTS = {
    "--deals 0": f"argument --deals: '0' {COUNT}",
    "--deals x": f"argument --deals: 'x' {COUNT}",
    "--demo --deals": "argument --deals: expected one argument",
    "--deals 3": "--deals and --shots are for the game that plays by itself: add --demo",
    "--shots folder": "--deals and --shots are for the game that plays by itself: add --demo",
    "--seed -1": f"argument --seed: '-1' {SEED}",
    "--seed 1000000000000000000": f"argument --seed: '1000000000000000000' {SEED}",
    "--pace slow": "argument --pace: invalid choice: 'slow' (choose from",
    "--loud": "unrecognized arguments: --loud",
    "dance": "argument COMMAND: invalid choice: 'dance' (choose from",
    "--demo simulate --games 1 --seed 1": "--demo is for the game in its window: leave it out",
    "--seed=5 show x": "--seed=5 is for the game in its window: leave it out",
    "simulate": "the following arguments are required: --games, --seed",
    "simulate --games 1": "the following arguments are required: --seed",
    "simulate --games -1 --seed 1": f"argument --games: '-1' {COUNT}",
    "simulate --games 0 --seed 1": f"argument --games: '0' {COUNT}",
    "simulate --games 1.5 --seed 1": f"argument --games: '1.5' {COUNT}",
    "simulate --games ١ --seed 1": f"argument --games: '١' {COUNT}",
    "simulate --games 9999999999 --seed 1": f"argument --games: '9999999999' {COUNT}",
    "simulate --games 1 --seed x": f"argument --seed: 'x' {SEED}",
    "simulate --games 1 --seed 1 more": "unrecognized arguments: more",
    "simulate --games 1 --seed 1 --rules bridge": "argument --rules: 'bridge' is none of kokkola",
    "simulate --games 1 --seed 1 --players rule,rule": f"argument --players: 'rule,rule' {ROBOTS}",
    "simulate --games 1 --seed 1 --players rule,,tips,he": f"argument --players: 'rule,,tips,he' {ROBOTS}",
    "simulate --games 1 --seed 1 --players he": f"argument --players: 'he' {ROBOTS}",
    "check": "the following arguments are required: FILE",
    "check --json x": "unrecognized arguments: --json",
    "show": "the following arguments are required: FILE",
    "show x --seat Q": "argument --seat: invalid choice: 'Q' (choose from",
    "show x --deal 0": f"argument --deal: '0' {COUNT}",
    "show x --game -2": f"argument --game: '-2' {COUNT}",
    "show x y": "unrecognized arguments: y",
    "show nowhere": "nowhere can't be used: No such file or directory",
    "solve": "the following arguments are required: FILE",
    "solve x --after -1": f"argument --after: '-1' {NUMBER}",
    "solve x --after two": f"argument --after: 'two' {NUMBER}",
    "solve x --deal 1 --game 0": f"argument --game: '0' {COUNT}",
    "solve nowhere": "nowhere can't be used: No such file or directory",
}


@pytest.mark.parametrize("arguments", WRONG_ARGUMENTS)
def test_wrong_arguments_are_explained_in_one_sentence(pidro: Pidro, arguments: str) -> None:
    status, out, err = pidro(*arguments.split())
    assert (status, out) == (2, "")
    assert err.startswith(f"pidro: {WRONG_ARGUMENTS[arguments]}")
    assert err.count("\n") == 1


def test_game_in_the_window_gets_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    from pidro.ui import app

    seen: list[commands.GameOptions] = []

    def run(options: commands.GameOptions) -> int:
        seen.append(options)
        return 7

    monkeypatch.setattr(app, "run", run)
    assert main([]) == 7
    assert main(["--demo", "--deals", "3", "--shots", "out", "--seed", "5", "--pace", "none"]) == 7
    assert seen == [commands.GameOptions(), commands.GameOptions(True, 3, Path("out"), 5, "none")]


def test_arguments_of_the_process_are_taken(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr(sys, "argv", ["pidro", "--version"])
    assert main() == 0
    assert "pidro" in capsys.readouterr().out


# -- simulate


def test_same_seed_gives_the_same_bytes(pidro: Pidro, tmp_path: Path) -> None:
    for name in ("a", "b"):
        status, out, err = pidro(
            "simulate", "--games", 2, "--seed", 4, "--players", "tips", "--records", tmp_path / name
        )
        assert (status, err) == (0, "")
        assert out.startswith("2 games, ")
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    lines = (tmp_path / "a").read_text("utf-8").splitlines()
    assert [write_line(read(line)) for line in lines] == [line + "\n" for line in lines]
    assert read(lines[0]) == finished(4, KOKKOLA)


def test_figures_as_json(pidro: Pidro) -> None:
    status, out, _ = pidro(
        "simulate", "--games", 2, "--seed", 4, "--players", "tips,tips,random,tips", "--json"
    )
    assert status == 0
    figures = json.loads(out)
    assert figures["players"] == {"S": "tips", "W": "tips", "N": "random", "E": "tips"}
    assert sum(figures["wins"].values()) == figures["games"] == 2
    assert sum(sum(bid.values()) for bid in figures["bids"].values()) == figures["deals"]


def test_game_that_nobody_wins_is_broken_off(pidro: Pidro, monkeypatch: pytest.MonkeyPatch) -> None:
    from pidro.table import simulation

    monkeypatch.setattr(simulation, "LONGEST_GAME", 2)
    status, out, _ = pidro("simulate", "--games", 1, "--seed", 1, "--players", "tips", "--rules", "academic")
    assert status == 0
    assert "broken off 1" in out


def test_no_qt_without_a_screen() -> None:
    code = (
        "import sys; from pidro.__main__ import main;"
        "main(['simulate', '--games', '1', '--seed', '1', '--players', 'tips']);"
        "sys.exit(any('PySide' in name for name in sys.modules))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, check=False
    )
    assert run.returncode == 0, run.stderr


def test_nothing_heavy_is_loaded_for_the_command_line_itself() -> None:
    code = (
        "import sys; import pidro.commands;"
        "sys.exit(' '.join(name for name in sys.modules if name.startswith(('pidro.', 'sqlite3', 'PySide'))))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stderr.split() == ["pidro.commands"]


@pytest.mark.parametrize("place", ["missing/file", "."])
def test_output_that_cannot_be_written_is_one_sentence(pidro: Pidro, tmp_path: Path, place: str) -> None:
    status, out, err = pidro(
        "simulate", "--games", 1, "--seed", 1, "--players", "tips", "--records", tmp_path / place
    )
    assert (status, out) == (2, "")
    assert err.startswith(f"pidro: {tmp_path / place} can't be used: ")
    assert err.count("\n") == 1


def run_with_output(stdout: int, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "pidro", *arguments],
        env={"PYTHONPATH": str(ROOT / "src")},
        stdout=stdout,
        stderr=subprocess.PIPE,
        check=False,
    )


def test_reader_that_is_gone_and_a_full_disk_are_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(write_line(finished(3)), "utf-8")
    source, target = os.pipe()
    os.close(source)
    run = run_with_output(target, "show", str(file))
    os.close(target)
    assert (run.returncode, run.stderr) == (2, b"pidro: the output can't be used: Broken pipe\n")
    full = os.open("/dev/full", os.O_WRONLY)
    run = run_with_output(full, "show", str(file))
    os.close(full)
    assert (run.returncode, run.stderr) == (2, b"pidro: the output can't be used: No space left on device\n")


def test_terminal_without_letters_shows_names_in_its_own_way(tmp_path: Path) -> None:
    file = tmp_path / "game.pidro"
    file.write_text(write(evolve(finished(3), names=("Åke 🂡", "B", "C", "D"))), "utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "pidro", "show", str(file)],
        env={"PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, b"")
    assert rb"\xc5ke \U0001f0a1" in run.stdout


def test_interrupted_command_says_so(pidro: Pidro, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "_summary_text", interrupted)
    status, _, err = pidro("simulate", "--games", 1, "--seed", 1, "--players", "tips")
    assert (status, err) == (130, "pidro: stopped\n")


# -- check


def test_right_records_need_no_word(pidro: Pidro, tmp_path: Path) -> None:
    one, many = tmp_path / "one.pidro", tmp_path / "many.jsonl"
    one.write_text(write(finished(3)), "utf-8")
    many.write_text("".join(write_line(finished(seed)) for seed in range(3)), "utf-8")
    assert pidro("check", one, many) == (0, "", "")


def test_each_bad_record_has_a_line(pidro: Pidro, tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    lines = [write_line(finished(seed)) for seed in range(4)]
    lines[1] = lines[1].replace('"pass"', '"sing"', 1)
    lines[3] = lines[3][:-20] + "\n"
    file.write_text("".join(lines), "utf-8")
    status, out, err = pidro("check", file)
    assert (status, err) == (1, "")
    first, second = out.splitlines()
    assert first.startswith(f"{file}: line 2: deal 1, action ")
    assert first.endswith("'sing' is not an action")
    assert second.startswith(f"{file}: line 4: not JSON: ")


def test_unreadable_file_outweighs_a_wrong_one(pidro: Pidro, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_bytes(b"\x00\xff")
    status, out, err = pidro("check", tmp_path / "missing", tmp_path, wrong)
    assert (status, err) == (2, "")
    assert out.splitlines() == [
        f"{tmp_path / 'missing'}: can't be read: No such file or directory",
        f"{tmp_path}: can't be read: Is a directory",
        f"{wrong}: not a text in UTF-8 (byte 1)",
    ]


GAME = write_line(finished(3)).encode()
WRONG_FILES = {
    "empty": (b"", "there is nothing in it"),
    "binary": (bytes(range(256)) * 50, "not a text in UTF-8 (byte 128)"),
    "large": (b"x" * (LONGEST_TEXT + 5), "too long for the record of one game"),
    "large with lines": (b'{"x": 1}\n' * (LONGEST_TEXT // 4), "so much is wrong that the rest was not read"),
    "long second line": (GAME + b"{" * (LONGEST_TEXT * 2), "too long for the record of one game"),
    "blank lines": (b"\n" * 1000, "there is nothing in it"),
    "many wrong lines": (b"{}\n" * 1000, "so much is wrong that the rest was not read"),
    "truncated": (GAME[: len(GAME) // 2], "not JSON: "),
    "two games on a line": (GAME.strip() + GAME, "not JSON: Extra data"),
    "wide lines": (
        b'{"x": "' + b"a" * 900_000 + b'"}\n' + (b'{"x": "' + b"a" * 900_000 + b'"}\n') * 5,
        "line 5: so much",
    ),
    "pretty and cut": (write(finished(3)).encode()[:500], "not JSON: "),
}


@pytest.mark.parametrize("kind", WRONG_FILES)
def test_no_file_brings_a_traceback(pidro: Pidro, tmp_path: Path, kind: str) -> None:
    data, sentence = WRONG_FILES[kind]
    file = tmp_path / "file"
    file.write_bytes(data)
    status, out, err = pidro("check", file)
    assert (status, err) == (1, "")
    assert sentence in out
    assert len(out.splitlines()) <= 101


# -- show


def test_show_tells_the_deals(pidro: Pidro, tmp_path: Path) -> None:
    file = tmp_path / "game.pidro"
    file.write_text(write(finished(3)), "utf-8")
    status, out, err = pidro("show", file)
    assert (status, err) == (0, "")
    assert out.count("Hands:") == len(finished(3).deals)
    status, second, _ = pidro("show", file, "--deal", 2)
    assert second.startswith("Deal 2, number ")
    assert second in out


def test_show_chooses_a_game_of_many(pidro: Pidro, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(write_line(finished(3)) + write_line(unfinished(1, 5)) + "x\n", "utf-8")
    assert pidro("show", file, "--game", 2)[1].count("\n\n") == 0
    assert pidro("show", file, "--game", 3)[:2] == (1, "")
    assert pidro("show", file, "--game", 4) == (2, "", f"pidro: {file} has no game 4\n")
    assert (
        pidro("show", file, "--game", 2, "--deal", 9)[2] == "pidro: there is no deal 9: the game has 1 deal\n"
    )
    assert pidro("show", tmp_path / "none")[2] == (
        f"pidro: {tmp_path / 'none'} can't be used: No such file or directory\n"
    )


# -- solve


def test_solve_values_every_legal_card(pidro: Pidro, tmp_path: Path) -> None:
    file = tmp_path / "game.pidro"
    file.write_text(write(finished(3)), "utf-8")
    status, out, err = pidro("solve", file, "--deal", 1)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].endswith(" is to play; points of the deal with best play by all:")
    assert lines[-1].startswith("best result: NS ")
    assert any(line.endswith("  best") for line in lines)
    later = pidro("solve", file, "--deal", 1, "--after", 12)[1]
    assert later.splitlines()[-1].startswith("best result: NS ")
    assert later != out


def test_solve_needs_a_card_to_play(pidro: Pidro, tmp_path: Path) -> None:
    file, record = tmp_path / "game.pidro", finished(3)
    file.write_text(write(record), "utf-8")
    moves = record.deals[-1].moves
    first = next(place for place, move in enumerate(moves) if isinstance(move.action, PlayCard))
    place = f"deal {len(record.deals)}"
    for after in (1, len(moves), 999):
        status, out, err = pidro("solve", file, "--after", after)
        assert (status, out) == (2, "")
        assert err.startswith(f"pidro: cards are played after {first} to ")
        assert err.endswith(f" actions of {place}, not after {after}\n")
    assert pidro("solve", file, "--deal", 99)[2] == (
        f"pidro: there is no deal 99: the game has {len(record.deals)} deals\n"
    )
    file.write_text(write(unfinished(1, 1)), "utf-8")
    assert pidro("solve", file)[2] == "pidro: deal 1 did not come to its first lead\n"
    file.write_text(write(unfinished(1, 0)), "utf-8")
    assert pidro("solve", file)[2] == "pidro: there is no deal in the record\n"


def test_every_place_at_which_cards_are_played_can_be_solved(pidro: Pidro, tmp_path: Path) -> None:
    file, record = tmp_path / "game.pidro", finished(3)
    file.write_text(write(record), "utf-8")
    moves = record.deals[0].moves
    solved = [pidro("solve", file, "--deal", 1, "--after", after)[0] for after in range(len(moves) + 1)]
    cards = [place for place, move in enumerate(moves) if isinstance(move.action, PlayCard)]
    assert all(solved[place] == 0 for place in cards)
    assert set(solved) == {0, 2}
