"""What can be measured; each section prints its figures and tells whether all goals were reached."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep

from measuring import programs
from measuring.figures import Goal, show
from measuring.screen import Screen, screen

ROUNDS = 15
IDLE_S = 60.0
DEALS = 3
SETTLED_S = 5.0
GAMES, DIFFERENT_GAMES = 10_000, 200
REVIEWED = 9_000_000
"""Seed of the games of which each deal is reviewed."""


@contextmanager
def place() -> Iterator[tuple[Screen, Path]]:
    """A screen and a home for one section."""
    with screen() as seen, TemporaryDirectory(prefix="pidro-measure-") as home:
        yield seen, Path(home)


@contextmanager
def sitting(seen: Screen, home: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The game with somebody at it."""
    environment = programs.environment(seen.name, home)
    command = programs.sitting(*arguments)
    game = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        yield game
    finally:
        game.terminate()
        game.wait()


def start() -> bool:
    """From starting the program to a picture in its window, in turns with KPatience."""
    commands = {
        "scripts/play": [str(programs.ROOT / "scripts" / "play")],
        "python -m pidro": [sys.executable, "-m", "pidro"],
    }
    rival = programs.kpat()
    if rival is None:
        print(programs.NO_KPAT)
    else:
        commands["kpat"] = [rival]
    times: dict[str, list[float]] = {name: [] for name in commands}
    with place() as (seen, home):
        environment = programs.environment(seen.name, home)
        # The first round of each makes what later starts find: settings, bytecode, caches.
        for turn in range(ROUNDS + 1):
            for name, command in commands.items():
                seconds = seen.seconds_to_picture(command, environment)
                if turn:
                    times[name].append(seconds)
    for name, took in times.items():
        show(f"start to a picture in the window, {name}", took, "s")
    if rival is None:
        return True
    ratios = [median(times[name]) / median(times["kpat"]) for name in commands if name != "kpat"]
    names = [name for name in commands if name != "kpat"]
    reached = [
        show(f"ratio of the medians, {name} to kpat", [ratio], "", Goal(1.0))
        for name, ratio in zip(names, ratios, strict=True)
    ]
    return all(reached)


def memory() -> bool:
    """Memory of all processes of the game after three deals, and of KPatience with a game on its table."""
    with place() as (seen, home):
        with sitting(seen, home, "deals", str(DEALS)) as game:
            programs.until(game, "played")
            ours = programs.shared_memory_mb(game.pid), programs.resident_memory_mb(game.pid)
            count = len(list(programs.family(game.pid)))
        theirs = _kpat_memory(seen, home)
    print(f"processes of the game: {count}")
    reached = True
    for index, kind in enumerate(("PSS", "RSS")):
        goal = None if theirs is None else Goal(round(theirs[index], 1))
        reached &= show(f"memory after {DEALS} deals, {kind}", [ours[index]], "MB", goal, 1)
        if theirs is not None:
            show(f"memory of kpat, {kind}", [theirs[index]], "MB", digits=1)
    return reached


def _kpat_memory(seen: Screen, home: Path) -> tuple[float, float] | None:
    rival = programs.kpat()
    if rival is None:
        print(programs.NO_KPAT)
        return None
    quiet = subprocess.DEVNULL
    other = subprocess.Popen([rival], env=programs.environment(seen.name, home), stdout=quiet, stderr=quiet)
    try:
        sleep(SETTLED_S)
        return programs.shared_memory_mb(other.pid), programs.resident_memory_mb(other.pid)
    finally:
        other.terminate()
        other.wait()


def idle() -> bool:
    """Processor time while the game waits for the person."""
    with place() as (seen, home), sitting(seen, home, "turn") as game:
        timers = int(programs.until(game, "turn"))
        sleep(SETTLED_S)
        before, slept, began = programs.processor_s(game.pid), programs.sleeps(game.pid), perf_counter()
        sleep(IDLE_S)
        used, span = programs.processor_s(game.pid) - before, perf_counter() - began
        woken = sum(count - slept.get(thread, 0) for thread, count in programs.sleeps(game.pid).items())
    reached = show("timers that run at one's own turn", [timers], "", Goal(0), 0)
    show(f"wakings in {span:.0f} s at one's own turn", [woken], "", digits=0)
    return (
        show("processor at one's own turn", [100 * used / span], "% of a core", Goal(0.5, True)) and reached
    )


def frames() -> bool:
    """Gaps of the event loop and of the pictures in a whole game at the pace quick."""
    reached = True
    for opponents in ("rule", "expert"):
        with place() as (seen, home), sitting(seen, home, "frames", "quick", opponents) as game:
            gaps, busy, pictures = json.loads(programs.until(game, "frames"))
        print(f"opponents {opponents}: {len(gaps)} turns of the event loop, {len(pictures)} frames in motion")
        reached &= show("longest gap of the event loop", [max(gaps)], "ms", Goal(33, is_strict=True), 1)
        show("longest turn of the event loop by its own processor time", [max(busy)], "ms", digits=1)
        parts = quantiles(pictures, n=100)
        reached &= show("95 % of the frames within", [parts[94]], "ms", Goal(20), 1)
        within = 100 * sum(gap < 33 for gap in pictures) / len(pictures)
        show("frames within 33 ms", [within], "%", digits=2)
    return reached


def review() -> bool:
    """From opening the review of a deal to its par and all values; then its decisions beside the window."""
    from pidro.engine.rules import KOKKOLA
    from pidro.table.judgement import judge_in_game
    from pidro.table.review import review_of
    from pidro.table.simulation import simulate

    games = list(simulate(KOKKOLA, ("rule",) * 4, REVIEWED, 20))
    opened = [_seconds(partial(review_of, KOKKOLA, deal)) for game in games for deal in game.deals]
    judged = [_seconds(partial(judge_in_game, game, 0)) for game in games]
    show("decisions of a deal judged, all in a row, processor", [used for _, used in judged], "s")
    reached = show("par and all values of a deal", [took for took, _ in opened], "s", Goal(0.3))
    return show("the worst deal, processor", [max(used for _, used in opened)], "s", Goal(0.3)) and reached


def _seconds(work: Callable[[], object]) -> tuple[float, float]:
    """By the clock, and of the processor."""
    began, used = perf_counter(), process_time()
    work()
    return perf_counter() - began, process_time() - used


def data() -> bool:
    """Size of the data after many games, and how long statistics and history take to open then."""
    with place() as (seen, home):
        folder = home / "pidro"
        took = _fill(folder)
        size = sum(file.stat().st_size for file in folder.iterdir())
        show(f"writing a finished game, one of {GAMES:,}", [1000 * took / GAMES], "ms", digits=2)
        show(f"size of the data after {GAMES:,} games", [size / 1e6], "MB", digits=1)
        times: list[list[float]] = []
        for _ in range(5):
            with sitting(seen, home, "windows") as game:
                times.append(json.loads(programs.until(game, "windows")))
    reached = True
    for index, name in enumerate(("statistics", "history")):
        opened = [each[index] / 1000 for each in times]
        reached &= show(f"time to open {name}", opened, "s", Goal(0.3, is_strict=True))
    return reached


def _fill(folder: Path) -> float:
    """Put finished games into the data; how long that took."""
    from pidro.engine.rules import KOKKOLA
    from pidro.table.simulation import simulate
    from pidro.table.store import open_store

    records = tuple(simulate(KOKKOLA, ("rule",) * 4, 1, DIFFERENT_GAMES))
    opened = open_store(folder)
    assert opened.store is not None
    began = perf_counter()
    for number in range(GAMES):
        opened.store.begin().keep(records[number % len(records)], hint_is_on=False)
    took = perf_counter() - began
    opened.store.close()
    return took


SECTIONS: Mapping[str, Callable[[], bool]] = {
    "start": start,
    "memory": memory,
    "idle": idle,
    "frames": frames,
    "data": data,
    "review": review,
}
