"""The command line: what `pidro` is asked to do, by subcommand; without one, the game in its window.

Nothing heavy is imported before it is known what is wanted: the window must be there at once.
"""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path

from attrs import frozen

from pidro import __version__

PACES = ("calm", "normal", "quick", "none")


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


def run(arguments: Sequence[str]) -> int:
    """The exit status of `pidro` with these arguments."""
    parser = _parser()
    try:
        wanted = parser.parse_args(arguments)
    except SystemExit as end:
        # argparse has said what was wrong, or has shown the help that was asked for.
        return end.code if isinstance(end.code, int) else 2
    return _play(wanted)


def _play(wanted: argparse.Namespace) -> int:
    from pidro.ui import app

    return app.run(GameOptions(wanted.demo, wanted.deals, wanted.shots, wanted.seed, wanted.pace))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pidro", description="Pidro against three robots; without a subcommand, in a window."
    )
    parser.add_argument("--version", action="version", version=f"pidro {__version__}")
    parser.add_argument("--demo", action="store_true", help="let a robot play South too, then end")
    parser.add_argument("--deals", type=_count, metavar="N", help="deals in the demo (a whole game)")
    parser.add_argument("--shots", type=Path, metavar="DIR", help="write pictures of the demo to this folder")
    parser.add_argument("--seed", type=_seed, metavar="S", help="the number that fixes all deals (chance)")
    parser.add_argument("--pace", choices=PACES, help="how fast the cards move (as in the settings)")
    return parser


def _count(text: str) -> int:
    """A number of things, at least one."""
    if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number from 1 to 999999999")
    return int(text)


def _seed(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number from 0 to 999999999999999999")
    return int(text)
