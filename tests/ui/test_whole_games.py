"""Whole games to 62 through the real window: by mouse alone and by keys alone."""

from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from pidro.engine.actions import BidOptions, KillOptions, Options, PlayOptions, TrumpOptions
from pidro.engine.cards import Seat
from pidro.table.replay import replay
from pidro.ui.controls import Command
from pidro.ui.states import Asking, Resting
from pidro.ui.story import Rest
from tests.ui.conftest import Sit
from tests.ui.moments import Moment, at
from tests.ui.person import AT_ONCE, Person

KINDS: set[type[Options]] = {BidOptions, TrumpOptions, PlayOptions}


def _play(person: Person, act: Callable[[], None]) -> set[type]:
    """The kinds of questions that came up until the game was over."""
    kinds: set[type] = set()
    for _ in range(600):
        match person.state:
            case Resting(Rest.GAME_OVER):
                return kinds
            case Asking(_, options):
                kinds.add(type(options))
        act()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_whole_game(sit: Sit, hand: str) -> None:
    person = sit(seed=5)
    kinds = _play(person, person.act_by_mouse if hand == "mouse" else person.act_by_keys)
    live = person.window.games.live
    assert live is not None
    assert live.game.winner is not None
    assert max(live.game.scores) >= live.game.rules.target
    assert kinds >= KINDS
    assert replay(live.record)[-1].game == live.game
    person.clock.wait()
    if hand == "mouse":
        person.press(Command.NEW_GAME)
    else:
        person.key(Qt.Key.Key_N)
    assert person.window.games.live is not live
    assert Command.NEW_GAME not in person.buttons()


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_kill(sit: Sit, hand: str) -> None:
    person = sit(begin=False)
    live = at(person, Moment.KILL)
    assert isinstance(person.state, Asking)
    assert isinstance(person.state.options, KillOptions)
    (person.act_by_mouse if hand == "mouse" else person.act_by_keys)()
    assert len(live.deal.exchange.killed[Seat.SOUTH]) == 1
    assert isinstance(person.state, Asking)
    assert isinstance(person.state.options, PlayOptions)


def test_every_trick_is_waited_for_and_every_card_confirmed(sit: Sit) -> None:
    settings = evolve(AT_ONCE, wait_after_trick=True, confirm_by_second_click=True)
    person = sit(seed=8, settings=settings)
    waits = 0
    while not isinstance(person.state, Resting) or person.state.rest is not Rest.DEAL_DONE:
        waits += isinstance(person.state, Resting) and person.state.rest is Rest.TRICK
        person.act_by_mouse()
    live = person.window.games.live
    assert live is not None
    assert waits == len(live.deal.play.tricks)
