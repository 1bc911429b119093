"""The command `tournament`: two players of cards measured against each other, with the figures printed.

Spreading over processes and machines is the work of joblib and its backends.
"""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from pidro.engine.rules import PRESETS
from pidro.players.expert import ExpertPlayer
from pidro.players.player import Player
from pidro.table.contest import (
    Bench,
    Contest,
    Contestant,
    Standing,
    Tally,
    numbers_in_parts,
    play_pairs,
)
from pidro.table.record import write_line
from pidro.table.robots import ROBOTS
from pidro.table.shuffle import NUMBERS

PLAYERS: Mapping[str, Callable[[], Player]] = {**ROBOTS, "all": ExpertPlayer}
"""Who can take part: the robots, and `all`, which sees every hand; a ceiling, and so none of the robots."""
SEES_ALL = {"all"}
FROZEN = "tips"
"""Who bids for all in the bench `play`, and plays the cards for all in the bench `bidding`."""
PART = 5
"""Pairs that are handed to a process at a time."""
CONFIDENCE = 1.96
BENCHES = "what the two do themselves: all of it, the play, or bids and trump; tips does the rest"


def main(arguments: Sequence[str]) -> int:
    """Play the tournament that the arguments ask for and print its figures; 0, or 2 if it can't be played."""
    asked = _parser().parse_args(arguments)
    contest = contest_of(asked)
    try:
        # Hours of play must not be lost to a file that can't be written.
        write_records(Standing(), asked.records)
        standing = spread(contest, asked.pairs, asked.jobs, asked.backend)
        print("\n".join(report(contest, standing)))
        write_records(standing, asked.records)
    except OSError as error:
        return _stopped(f"{error.filename or 'the output'} can't be used: {error.strerror}")
    except ModuleNotFoundError as error:
        return _stopped(f"the backend {asked.backend} needs the package {error.name}")
    return 0


def _stopped(sentence: str) -> int:
    print(f"tournament: {sentence}", file=sys.stderr)
    return 2


def contestant(name: str) -> Contestant:
    """The player of this name."""
    return Contestant(name, PLAYERS[name](), sees_all=name in SEES_ALL)


def contest_of(asked: Namespace) -> Contest:
    """The contest that the arguments ask for."""
    return Contest(
        first=contestant(asked.first),
        second=contestant(asked.second),
        frozen=contestant(FROZEN),
        rules=PRESETS[asked.rules],
        bench=Bench(asked.bench),
        seed=asked.seed,
        one_seat=asked.one_seat,
        games=asked.games,
        records=asked.records is not None,
    )


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="tournament", description=__doc__)
    parser.add_argument("first", choices=PLAYERS, help="the player A")
    parser.add_argument("second", choices=PLAYERS, help="the player B; the result is A minus B")
    parser.add_argument("--bench", choices=[bench.value for bench in Bench], default="whole", help=BENCHES)
    parser.add_argument("--pairs", type=_count, default=1000, help="deals or games, each played twice")
    parser.add_argument("--seed", type=_deal_number, default=1, help="number of the first pair")
    parser.add_argument("--games", action="store_true", help="whole games instead of single deals")
    parser.add_argument("--one-seat", action="store_true", help="A has one seat, beside B")
    parser.add_argument("--rules", choices=PRESETS, default="kokkola", help="the rules that are played by")
    parser.add_argument("--records", type=Path, metavar="FILE", help="write all records, one a line")
    parser.add_argument("--jobs", type=_count, default=1, help="processes")
    parser.add_argument(
        "--backend", choices=["loky", "dask", "ray"], default="loky", help="what spreads the work"
    )
    return parser


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def _deal_number(text: str) -> int:
    if not text.isdecimal() or int(text) >= NUMBERS:
        raise ArgumentTypeError(f"{text!r} is not the number of a deal")
    return int(text)


def spread(contest: Contest, pairs: int, jobs: int = 1, backend: str = "loky") -> Standing:
    """All pairs of the contest, over so many processes; the standing is the same for any number."""
    parts = numbers_in_parts(contest.seed, pairs, PART)
    whole = Standing()
    for part in _played(contest, parts, jobs, backend):
        whole.add(part)
    return whole


def _played(contest: Contest, parts: Iterator[range], jobs: int, backend: str) -> Iterator[Standing]:
    if jobs == 1 and backend == "loky":
        yield from (play_pairs(contest, part) for part in parts)
        return
    from joblib import Parallel, delayed, parallel_config

    client = (
        import_module("distributed").Client(n_workers=jobs, threads_per_worker=1)
        if backend == "dask"
        else None
    )
    if backend == "ray":
        import_module("ray.util.joblib").register_ray()
    try:
        with parallel_config(backend=backend, n_jobs=jobs):
            yield from Parallel()(delayed(play_pairs)(contest, part) for part in parts)
    finally:
        if client is not None:
            client.close()


def write_records(standing: Standing, file: Path | None) -> None:
    """Write the record of every game into the file, one a line, in the order of the pairs."""
    if file is None:
        return
    pairs = sorted(standing.pairs, key=lambda pair: pair.number)
    lines = [write_line(record) for pair in pairs for record in pair.records]
    file.write_text("".join(lines), encoding="utf-8", newline="\n")


def report(contest: Contest, standing: Standing) -> Iterator[str]:
    """The figures of the contest, line by line."""
    first, second = contest.first.name, contest.second.name
    pairs = standing.pairs
    what = "one seat, " if contest.one_seat else ""
    unit = "game" if contest.games else "deal"
    yield (
        f"{first} – {second}, {what}{contest.bench.value}, {contest.rules.preset}, "
        f"{len(pairs)} pairs of {unit}s from number {contest.seed}"
    )
    gain, width = mean_and_width([pair.gain for pair in pairs])
    yield f"result    {gain:+.3f} ± {width:.3f} points a {unit}"
    share, width = mean_and_width([pair.won for pair in pairs])
    yield f"share     {share:.1%} ± {width:.1%} of the {'games' if contest.games else 'pairs'} won by {first}"
    for name, tally in zip((first, second), standing.tallies, strict=True):
        yield from _bids(name, tally)
        yield from _times(name, tally)
    yield f"digest    {standing.digest()}"


def mean_and_width(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    if len(values) < 2:
        return (values[0] if values else 0.0), 0.0
    return fmean(values), CONFIDENCE * stdev(values) / sqrt(len(values))


def _bids(name: str, tally: Tally) -> Iterator[str]:
    heights = dict(sorted(tally.heights.items()))
    total = sum(height.bids for height in heights.values())
    if not total:
        return
    mean = sum(bid * height.bids for bid, height in heights.items()) / total
    taken = sum(height.taken for height in heights.values()) / total
    made = 1 - sum(height.sets for height in heights.values()) / total
    yield f"{name}: {total} high bids, mean {mean:.2f}, {taken:.2f} taken, {made:.1%} made"
    for bid, height in heights.items():
        yield (
            f"  bid {bid:2}  {height.bids / total:6.1%} of them, "
            f"{height.taken / height.bids:5.2f} taken, {height.sets / height.bids:6.1%} set"
        )


def _times(name: str, tally: Tally) -> Iterator[str]:
    times = sorted(tally.nanoseconds)
    if not times:
        return
    median, most = times[len(times) // 2], times[len(times) * 95 // 100]
    shown = ", ".join(
        f"{what} {value / 1e6:.3f} ms"
        for what, value in (("mean", fmean(times)), ("median", median), ("95 %", most), ("worst", times[-1]))
    )
    yield f"{name}: {len(times)} decisions, {shown}"
