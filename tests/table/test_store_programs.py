"""Several programs on the same data, and programs that are killed."""

import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from pidro.table.game_record import GameRecord
from pidro.table.store import Store, open_store
from tests.table.games import SHORT, finished, unfinished

ROOT = Path(__file__).resolve().parents[2]


class Program:
    """A started second program."""

    def __init__(self, folder: Path, seed: int, games: int) -> None:
        command = [sys.executable, "-m", "tests.table.programs", str(folder), str(seed), str(games)]
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "PATH": ""},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.read() == "open"

    @property
    def output(self) -> IO[str]:
        assert self.process.stdout is not None
        return self.process.stdout

    def read(self) -> str:
        return self.output.readline().strip()

    def start(self) -> None:
        """Let it play."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def read_until(self, word: str) -> list[str]:
        """What it says before this word."""
        said = []
        while (line := self.read()) != word:
            assert line, "the program has ended"
            said.append(line)
        return said

    def kill(self) -> list[str]:
        """Kill it; what it had still said."""
        self.process.send_signal(signal.SIGKILL)
        said = self.output.read().split()
        self.end()
        return said

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=20)
        self.output.close()


@contextmanager
def opened(folder: Path) -> Iterator[Store]:
    found = open_store(folder)
    assert found.fault is None
    assert found.store is not None
    yield found.store
    found.store.close()


def test_game_that_a_program_plays_is_not_offered_to_another(tmp_path: Path) -> None:
    program = Program(tmp_path, 1, 0)
    program.start()
    turn = int(program.read_until("done")[-1])
    with opened(tmp_path) as store:
        assert store.waiting() == ()
        store.begin().keep(unfinished(5, 3), hint_is_on=False)
        assert len(program.kill()) == 0
        waiting = [found.record for found in store.waiting()]
        assert [record.turn for record in waiting if isinstance(record, GameRecord)] == [turn, 3]


def test_programs_that_finish_games_at_once_count_each_once(tmp_path: Path) -> None:
    programs = [Program(tmp_path, seed, 8) for seed in (100, 200, 300)]
    for program in programs:
        program.start()
    for program in programs:
        program.read_until("done")
        program.end()
    with opened(tmp_path) as store:
        career = store.career()
        assert career.wins + career.losses == 24
        assert store.waiting() == ()
        records = [store.record(past.game) for past in store.history()]
    expected = [finished(seed + number, SHORT) for seed in (100, 200, 300) for number in range(8)]
    assert {record.deals for record in records} == {record.deals for record in expected}


def test_programs_that_start_at_once_make_one_file(tmp_path: Path) -> None:
    programs = [Program(tmp_path / "new", seed, 1) for seed in (1, 2)]
    for program in programs:
        program.start()
        program.read_until("done")
        program.end()
    with opened(tmp_path / "new") as store:
        assert len(store.history()) == 2


@pytest.mark.parametrize("seed", range(5))
def test_killed_program_loses_nothing_that_was_shown(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    in_history = 0
    for start in range(3):
        program = Program(tmp_path, 1000 * seed + 10 * start, 3)
        program.start()
        turns = [int(program.read()) for _ in range(chance.randint(1, 120))]
        turns += [int(word) for word in program.kill() if word.isdigit()]
        # Turn 0 is said once in each game, after its first cards were dealt.
        begun = turns.count(0)
        with opened(tmp_path) as store:
            waiting = store.waiting()
            ended = len(store.history()) - in_history
            assert ended + len(waiting) - begun in (0, 1), "one more may have begun unsaid"
            for game in waiting:
                assert isinstance(game.record, GameRecord)
                assert game.record.turn in (turns[-1], turns[-1] + 1, 0)
                store.abandon(game.game)
            in_history = len(store.history())
