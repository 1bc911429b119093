"""The command line: what `pidro` is asked to do, by subcommand; without one, the game in its window.

Nothing heavy is imported before it is known what is wanted: the window must be there at once.
"""

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

from pidro import __version__

if TYPE_CHECKING:
    from pidro.engine.deal import Deal
    from pidro.engine.rules import Rules
    from pidro.table.game_record import GameRecord
    from pidro.table.simulation import Summary

PACES = ("calm", "normal", "quick", "none")

RIGHT, WRONG, UNREADABLE = 0, 1, 2
"""Exit statuses: all is well; a record is wrong; a file, or what was asked for, can't be used."""
INTERRUPTED = 130


@frozen
class GameOptions:
    """How the game in its window was asked for."""

    demo: bool = False
    """South is a robot's too, and the window closes by itself."""
    deals: int | None = None
    """Deals to show in the demo; None for a whole game."""
    shots: Path | None = None
    """Folder for a picture of each named situation."""
    seed: int | None = None
    """What fixes all deals; None for chance."""
    pace: str | None = None
    """One of `PACES`; None for that of the settings."""


class Refusal(Exception):
    """What was asked for can't be done; says why in one sentence."""

    def __init__(self, sentence: str, status: int = UNREADABLE) -> None:
        """`status` is the exit status that tells it."""
        super().__init__(sentence)
        self.status = status


def run(arguments: Sequence[str]) -> int:
    """The exit status of `pidro` with these arguments."""
    if not arguments:
        return _open_window(GameOptions())
    said = StringIO()
    try:
        with redirect_stderr(said):
            wanted = _parser().parse_args(arguments)
    except SystemExit as end:
        if not end.code:
            return RIGHT
        # What was wrong stands after a list of all that there is.
        return _stopped(" ".join(said.getvalue().partition(": error: ")[2].split()), UNREADABLE)
    command: Callable[[argparse.Namespace], int] = wanted.command
    if command is _play:
        return _play(wanted)
    if arguments[0].startswith("-"):
        return _stopped(f"{arguments[0]} is for the game in its window: leave it out", UNREADABLE)
    return _without_screen(command, wanted)


def _play(wanted: argparse.Namespace) -> int:
    if not wanted.demo and (wanted.deals or wanted.shots):
        return _stopped("--deals and --shots are for the game that plays by itself: add --demo", UNREADABLE)
    return _open_window(GameOptions(wanted.demo, wanted.deals, wanted.shots, wanted.seed, wanted.pace))


def _open_window(options: GameOptions) -> int:
    from pidro.ui.loading import load_qt

    load_qt()
    from pidro.ui import app

    return app.run(options)


def _without_screen(command: Callable[[argparse.Namespace], int], wanted: argparse.Namespace) -> int:
    """Run a command that prints; whatever stops it is told in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A name may hold characters that the terminal has no code for.
            stream.reconfigure(errors="backslashreplace")
    try:
        status = command(wanted)
        sys.stdout.flush()
    except Refusal as refusal:
        return _stopped(str(refusal), refusal.status)
    except OSError as error:
        if error.filename is None:
            # What is left in the buffer must not raise again when Python ends.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _stopped(f"{error.filename or 'the output'} can't be used: {error.strerror}", UNREADABLE)
    except KeyboardInterrupt:
        return _stopped("stopped", INTERRUPTED)
    return status


def _stopped(sentence: str, status: int) -> int:
    print(f"pidro: {sentence}", file=sys.stderr)
    return status


def _simulate(wanted: argparse.Namespace) -> int:
    from pidro.engine.rules import PRESETS
    from pidro.table.record import write_line
    from pidro.table.simulation import simulate, summary_of

    rules: Rules = PRESETS[wanted.rules]
    games = simulate(rules, wanted.players, wanted.seed, wanted.games)
    if wanted.records is None:
        summary = summary_of(games)
    else:
        with wanted.records.open("w", encoding="utf-8", newline="\n") as file:

            def written() -> "Iterator[GameRecord]":
                for record in games:
                    file.write(write_line(record))
                    yield record

            summary = summary_of(written())
    print(_summary_json(wanted, summary) if wanted.json else _summary_text(summary))
    return RIGHT


def _summary_json(wanted: argparse.Namespace, summary: "Summary") -> str:
    import json

    return json.dumps(
        {
            "rules": wanted.rules,
            "players": dict(zip("SWNE", wanted.players, strict=True)),
            "seed": wanted.seed,
            "games": summary.games,
            "deals": summary.deals,
            "wins": {"NS": summary.wins[0], "EW": summary.wins[1]},
            "bids": {height: {"made": made, "set": lost} for height, (made, lost) in summary.bids.items()},
        }
    )


def _summary_text(summary: "Summary") -> str:
    undecided = summary.games - sum(summary.wins)
    lines = [
        f"{_several(summary.games, 'game')}, {_several(summary.deals, 'deal')}",
        f"won by NS {summary.wins[0]}, by EW {summary.wins[1]}"
        + (f", broken off {undecided}" if undecided else ""),
        f"mean bid {summary.mean_bid:.2f}, {100 * summary.share_made:.1f} % of the bids made",
    ]
    lines += [f"  {height:2}: made {made}, set {lost}" for height, (made, lost) in summary.bids.items()]
    return "\n".join(lines)


def _several(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _check(wanted: argparse.Namespace) -> int:
    from pidro.table.game_record import RecordError
    from pidro.table.record_files import records_in

    status = RIGHT
    for path in wanted.files:
        try:
            for found in records_in(path):
                if isinstance(found.record, RecordError):
                    status = max(status, WRONG)
                    print(f"{path}: {f'line {found.line}: ' if found.line else ''}{found.record}")
        except OSError as error:
            status = UNREADABLE
            print(f"{path}: can't be read: {error.strerror}")
    return status


def _show(wanted: argparse.Namespace) -> int:
    from pidro.engine.notation import SEATS
    from pidro.table.deal_text import game_text

    record = _one_record(wanted)
    deals = range(len(record.deals)) if wanted.deal is None else [_deal_index(record, wanted.deal)]
    seat = None if wanted.seat is None else SEATS[wanted.seat]
    print(game_text(record, deals, seat), end="")
    return RIGHT


def _solve(wanted: argparse.Namespace) -> int:
    from pidro.engine.cards import Team
    from pidro.solver.door import solve

    record = _one_record(wanted)
    index = len(record.deals) - 1 if wanted.deal is None else _deal_index(record, wanted.deal)
    if index < 0:
        raise Refusal("there is no deal in the record")
    state = _played_state(record, index, wanted.after)
    solution = solve(state)
    total = state.named.total
    print(f"{solution.seat.title} is to play; points of the deal with best play by all:")
    for card, points in solution.results:
        mark = "  best" if points == solution.best else ""
        print(f"  {card!r}  {Team.NS.name} {points}, {Team.EW.name} {total - points}{mark}")
    print(f"best result: NS {solution.best}, EW {total - solution.best}")
    return RIGHT


def _played_state(record: "GameRecord", index: int, after: int | None) -> "Deal":
    """The deal after so many of its actions, at the first lead if no number was asked for."""
    from pidro.engine.phases import Phase
    from pidro.table.replay import states_of

    deal = record.deals[index]
    states = states_of(record.rules, deal)
    known = (len(deal.actions_until(place)) for place in range(len(deal.moves) + 1))
    places = {place: states[count] for place, count in enumerate(known) if states[count].phase is Phase.PLAY}
    if not places:
        raise Refusal(f"deal {index + 1} did not come to its first lead")
    first, last = min(places), max(places)
    if after is not None and after not in places:
        raise Refusal(
            f"cards are played after {first} to {last} actions of deal {index + 1}, not after {after}"
        )
    return places[first if after is None else after]


def _one_record(wanted: argparse.Namespace) -> "GameRecord":
    """The game of this number in the file; the only one if no number was asked for."""
    from pidro.table.game_record import RecordError
    from pidro.table.record_files import records_in

    for number, found in enumerate(records_in(wanted.file), 1):
        if number == wanted.game:
            if isinstance(found.record, RecordError):
                raise Refusal(f"{wanted.file}: {found.record}", WRONG)
            return found.record
    raise Refusal(f"{wanted.file} has no game {wanted.game}")


def _deal_index(record: "GameRecord", number: int) -> int:
    if number > len(record.deals):
        raise Refusal(f"there is no deal {number}: the game has {_several(len(record.deals), 'deal')}")
    return number - 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pidro", description="Pidro against three robots; without a subcommand, in a window."
    )
    parser.set_defaults(command=_play)
    parser.add_argument("--version", action="version", version=f"pidro {__version__}")
    parser.add_argument("--demo", action="store_true", help="let a robot play South too, then end")
    parser.add_argument("--deals", type=_count, metavar="N", help="deals in the demo (a whole game)")
    parser.add_argument("--shots", type=Path, metavar="DIR", help="write pictures of the demo to this folder")
    parser.add_argument("--seed", type=_seed, metavar="S", help="the number that fixes all deals (random)")
    parser.add_argument("--pace", choices=PACES, help="how fast the cards move (as in the settings)")
    commands = parser.add_subparsers(title="without a screen", metavar="COMMAND")
    _add_simulate(commands.add_parser("simulate", help="whole games by robots"))
    check = commands.add_parser("check", help="verify records: status 0 right, 1 wrong, 2 unreadable")
    check.set_defaults(command=_check)
    check.add_argument("files", type=Path, nargs="+", metavar="FILE", help="one game a file, or one a line")
    show = commands.add_parser("show", help="deals of a record as text")
    show.set_defaults(command=_show)
    _add_record(show, "the deal to show, from 1 (all)")
    show.add_argument("--seat", choices=tuple("SWNE"), help="show only what this seat may know")
    solve = commands.add_parser("solve", help="the exact result of every legal card of a deal")
    solve.set_defaults(command=_solve)
    _add_record(solve, "the deal to solve, from 1 (the last)")
    solve.add_argument(
        "--after", type=_number, metavar="N", help="after N actions of the record (at the first lead)"
    )
    return parser


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command=_simulate)
    parser.add_argument("--games", type=_count, required=True, metavar="N", help="how many games")
    parser.add_argument(
        "--seed", type=_seed, required=True, metavar="S", help="the number that fixes all deals"
    )
    parser.add_argument(
        "--rules", type=_rules, default="kokkola", metavar="NAME", help="kokkola, academic or sou"
    )
    parser.add_argument(
        "--players",
        type=_players,
        default="rule",
        metavar="R,R,R,R",
        help="robots of South, West, North, East",
    )
    parser.add_argument("--records", type=Path, metavar="FILE", help="write each game to a line of this file")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def _add_record(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record: one game, or one a line")
    parser.add_argument(
        "--game", type=_count, default=1, metavar="G", help="the game in the file, from 1 (1)"
    )
    parser.add_argument("--deal", type=_count, metavar="K", help=what)


def _from(least: int, digits: int) -> Callable[[str], int]:
    """What reads a number from the least on, of so many digits at most."""

    def read(text: str) -> int:
        if not re.fullmatch(f"[0-9]{{1,{digits}}}", text) or int(text) < least:
            raise argparse.ArgumentTypeError(
                f"{text[:40]!r} is not a number from {least} to {10**digits - 1}"
            )
        return int(text)

    return read


_count, _number, _seed = _from(1, 9), _from(0, 9), _from(0, 18)


def _rules(text: str) -> str:
    from pidro.engine.rules import PRESETS

    if text not in PRESETS:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is none of {', '.join(PRESETS)}")
    return text


def _players(text: str) -> tuple[str, ...]:
    """Four names of robots; one name stands for all four."""
    from pidro.table.robots import ROBOTS

    names = tuple(text.split(","))
    names = names * 4 if len(names) == 1 else names
    unknown = [name for name in names if name not in ROBOTS]
    if unknown or len(names) != 4:
        raise argparse.ArgumentTypeError(f"{text[:80]!r} is not four of {', '.join(ROBOTS)}")
    return names
