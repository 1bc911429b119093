"""The blunder bench: positions with their right actions, read from `blunders.txt`, which explains itself."""

from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

from pidro.engine.actions import Action
from pidro.engine.game import view_of
from pidro.engine.notation import SEATS
from pidro.engine.play import options_of
from pidro.engine.view import SeatView
from pidro.players.reasons import Code
from tests.strategies import action_of, deal_from, played

FOLDER = Path(__file__).parent


@frozen
class Position:
    """A seat's view, and what is right there."""

    part: str
    name: str
    view: SeatView
    right: tuple[Action, ...]
    why: Code
    """The rule player's reason."""

    @property
    def question(self) -> str:
        """The part of the bench and the name of the position."""
        return f"{self.part}: {self.name}"


def positions(name: str = "blunders.txt") -> tuple[Position, ...]:
    """All positions of the bench, or of another file in its form."""
    return tuple(_read((FOLDER / name).read_text("utf-8")))


def _read(text: str) -> Iterator[Position]:
    part = ""
    for block in text.split("\n\n"):
        lines = block.strip().splitlines()
        if lines and lines[0].startswith("= "):
            part = lines[0].removeprefix("= ")
        elif lines and lines[0].startswith("# "):
            yield _position(part, lines)


def _position(part: str, lines: list[str]) -> Position:
    name, setting, *hands, then, right, why = lines
    words = setting.split()
    dealer, trump, scores = SEATS[words[1]], words[3], (int(words[5]), int(words[6]))
    held: dict[str, list[str]] = {}
    seat = ""
    for word in " ".join(hands).split():
        if word in SEATS:
            seat = word
        else:
            held.setdefault(seat, []).append(word)
    cards = {key: " ".join(value) for key, value in held.items()}
    start = deal_from(
        trump,
        dealer=dealer,
        south=cards.get("S", ""),
        west=cards.get("W", ""),
        north=cards.get("N", ""),
        east=cards.get("E", ""),
    )
    deal = played(start, then.removeprefix("then"))
    options = options_of(deal)
    assert options is not None
    actions = tuple(map(action_of, right.removeprefix("right").split()))
    code = Code[why.removeprefix("why ")]
    return Position(part, name.removeprefix("# "), view_of(deal, options.seat, scores), actions, code)
