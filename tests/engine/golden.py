"""Whole games as text: every event, and at each question of the first deals what each seat sees.

`python -m tests.engine.golden` writes the files anew; look at the difference before you keep it.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

from pidro.engine.cards import Card, Seat, Suit, Team
from pidro.engine.events import Event
from pidro.engine.game import Game, act_in_game, next_deal, start_game, view_of
from pidro.engine.rules import PRESETS
from pidro.engine.view import SeatView
from tests.strategies import any_action, rigged, shuffled

FOLDER = Path(__file__).resolve().parent.parent / "golden"
SEEDS = {"kokkola": 62, "academic": 3, "sou": 14}
DEALS_WITH_VIEWS = 2


def path_of(preset: str) -> Path:
    """The file that keeps the game of this preset."""
    return FOLDER / f"game_{preset}.txt"


def playthrough(preset: str) -> str:
    """The game of this preset as text; decks and actions are drawn from its seed."""
    return "".join(f"{line}\n" for line in _game(preset))


def _game(preset: str) -> Iterator[str]:
    chance = Random(SEEDS[preset])
    game = start_game(PRESETS[preset], Seat(chance.randrange(4)))
    while game.winner is None:
        deck, suit = _deck(game, chance)
        game, events = next_deal(game, deck)
        yield f"--- deal {len(game.results) + 1}"
        yield from map(text_of, events)
        while (options := game.options) is not None:
            if len(game.results) < DEALS_WITH_VIEWS:
                yield from _views(game)
            action = any_action(options, chance, suit)
            yield f"> {text_of(action)}"
            game, events = act_in_game(game, action)
            yield from map(text_of, events)
        yield f"= {text_of(game.scores)}"


def _deck(game: Game, chance: Random) -> tuple[tuple[Card, ...], Suit | None]:
    """Every other deck is rigged, so that hands are killed down and stocks run out."""
    seed = chance.randrange(2**32)
    if len(game.results) % 2:
        return rigged(seed, game.rules, game.next_dealer)
    return shuffled(seed), None


def _views(game: Game) -> Iterator[str]:
    assert game.deal is not None
    for seat in Seat:
        yield f"  {seat.letter}: {view_text(view_of(game.deal, seat, game.scores))}"


def view_text(view: SeatView) -> str:
    """What the seat sees, on one line; tricks already given to their winners are left out."""
    exchange, play = view.exchange, view.play
    parts = {
        "hands": view.hands,
        "stock": view.stock,
        "discards": exchange.discards,
        "killed": exchange.killed,
        "bought": exchange.bought,
        "taken": exchange.taken,
        "laid away": exchange.laid_away,
        "trick": tuple(played.card for played in play.plays),
        "cold": play.cold,
        "points": play.taken,
        "asked": view.options,
    }
    return "; ".join(f"{name} {text_of(part)}" for name, part in parts.items() if _says_something(part))


def _says_something(part: object) -> bool:
    return bool(set(part) - {(), None}) if isinstance(part, tuple) else part is not None


def text_of(value: Event | object) -> str:
    """A value of the engine as text: cards as two letters, an unknown one as two dots."""
    match value:
        case None:
            return "-"
        case Card():
            return repr(value)
        case Seat() | Suit():
            return value.letter
        case Team():
            return value.name
        case frozenset():
            return text_of(tuple(sorted(value)))
        case tuple():
            return _tuple_text(value)
        case bool() | int():
            return str(value)
        case _:
            names = [field.name for field in getattr(type(value), "__attrs_attrs__", ())]
            parts = [text_of(getattr(value, name)) for name in names]
            return " ".join([type(value).__name__, *parts])


def _tuple_text(values: tuple[object, ...]) -> str:
    if values and all(value is None or isinstance(value, Card) for value in values):
        return f"[{' '.join('..' if value is None else text_of(value) for value in values)}]"
    return f"({' '.join(map(text_of, values))})"


def write(presets: Iterable[str] = PRESETS) -> None:
    """Write the files anew."""
    FOLDER.mkdir(exist_ok=True)
    for preset in presets:
        path_of(preset).write_text(playthrough(preset), "utf-8")


if __name__ == "__main__":
    write()
