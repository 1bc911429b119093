"""A game that was left goes on in the very situation, and waits until the person goes on with it."""

from contextlib import closing
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from pidro.engine.actions import NameTrump
from pidro.engine.phases import Phase
from pidro.table.game_record import GameRecord
from pidro.table.live_game import LiveGame
from pidro.table.store import Career, RunningGame, open_store
from pidro.table.trouble import StoreError, Trouble
from pidro.ui import labels
from pidro.ui.controls import Command
from pidro.ui.games import Pile
from pidro.ui.phrases import signed
from pidro.ui.program import Program
from pidro.ui.settings import SettingsStore
from pidro.ui.states import Asking, Resting
from pidro.ui.story import Rest
from tests.table.games import SHORT, THREE, live, reopened, unfinished
from tests.ui.conftest import Sit
from tests.ui.moments import Moment, put, record_at, robots
from tests.ui.person import AT_ONCE, Clock, Person, until
from tests.ui.test_program import folder, start

__all__ = ["folder"]


def _left(folder: Path, record: GameRecord) -> None:
    """Leave this game in the data."""
    SettingsStore(folder).write(AT_ONCE)
    store = open_store(folder).store
    assert store is not None
    store.begin().keep(record, hint_is_on=False)
    store.close()


def _go_on(program: Program) -> None:
    Person(program.window, Clock()).buttons()[Command.GO_ON].click()


def _named_just_now(seed: int) -> GameRecord:
    """A game in which trump was named last."""
    records = (unfinished(seed, turn) for turn in range(5, 40))
    return next(one for one in records if isinstance(one.deals[-1].actions[-1], NameTrump))


@pytest.mark.parametrize("turn", [1, 9, 30])
def test_nothing_moves_before_the_person_goes_on(
    turn: int, app: QApplication, folder: Path, qtbot: QtBot
) -> None:
    _left(folder, unfinished(4, turn))
    program = start(app, qtbot)
    window, live = program.window, program.window.games.live
    assert live is not None
    assert window.controller.state == Resting(Rest.RESUMED)
    assert window.scene.view == live.view()
    qtbot.wait(30)
    assert live.turn == turn
    _go_on(program)
    qtbot.waitUntil(lambda: window.controller.state != Resting(Rest.RESUMED))
    program.close()


def test_the_score_told_is_that_of_the_sheet() -> None:
    game = live(4)
    while len(game.game.results) < 2:
        game.advance()
    ours, theirs = map(signed, game.game.scores)
    assert f"{ours} for us and {theirs} for them" in labels.resumed(game.view(), 2)


def test_a_new_game_instead_is_asked_for(app: QApplication, folder: Path, qtbot: QtBot) -> None:
    _left(folder, unfinished(4, 30))
    program = start(app, qtbot)
    found = program.window.games.live
    Person(program.window, Clock()).buttons()[Command.NEW_GAME].click()
    (box,) = program.window.findChildren(QMessageBox)
    assert program.window.games.live is found
    box.buttons()[0].click()
    assert program.window.games.live is not found
    program.close()


@pytest.mark.parametrize("record", [record_at(Moment.KILL), *map(_named_just_now, range(3))])
def test_the_pause_before_the_buy_comes_again(
    record: GameRecord, app: QApplication, folder: Path, qtbot: QtBot
) -> None:
    _left(folder, record)
    program = start(app, qtbot)
    window, live = program.window, program.window.games.live
    assert live is not None
    for rest in (Rest.RESUMED, Rest.BEFORE_BUY):
        assert window.controller.state == Resting(rest)
        view = window.scene.view
        assert view is not None
        assert view.phase is Phase.EXCHANGE
        assert view.stock > 0
        assert sum(bool(cards) for cards in view.exchange.discards) > 0
        assert not any(view.exchange.bought)
        window.controller.leave_rest()
    qtbot.waitUntil(lambda: isinstance(window.controller.state, Asking) or live.turn > record.turn)
    program.close()


def test_the_pause_comes_again_in_another_window_only_until_it_is_left(sit: Sit) -> None:
    first, second, third = (sit(begin=False) for _ in range(3))
    live = LiveGame(record_at(Moment.KILL), robots(), iter(()))
    put(first, live)
    assert first.state == Resting(Rest.BEFORE_BUY)
    put(second, live)
    assert second.state == Resting(Rest.BEFORE_BUY)
    second.key(Qt.Key.Key_Space)
    assert isinstance(second.state, Asking)
    third.window.games.take_over(Pile((live,)))
    assert isinstance(third.state, Asking)


def test_a_trick_that_waits_does_not_wait_for_the_pause(sit: Sit) -> None:
    person = sit(settings=evolve(AT_ONCE, wait_after_trick=True), begin=False)
    put(person, LiveGame(record_at(Moment.LEAD), robots(), iter(())))
    assert isinstance(person.state, Asking)


def test_a_result_that_could_not_be_kept_is_so_before_the_next_game(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program held the file while the last card fell."""
    keep, faults = RunningGame.keep, [StoreError(Trouble.BUSY, tmp_path, "busy")]

    def may_fail(game: RunningGame, record: GameRecord, hint_is_on: bool) -> None:
        if record.winner is not None and faults:
            raise faults.pop()
        keep(game, record, hint_is_on)

    monkeypatch.setattr(RunningGame, "keep", may_fail)
    with closing(reopened(tmp_path)) as store:
        begun = live(3, SHORT, THREE)
        begun.start_deal()
        store.begin().keep(begun.record, hint_is_on=False)
        (waiting,) = store.waiting()
        person = sit(store=store, begin=False)
        person.window.games.go_on(waiting)
        until(person, lambda: isinstance(person.state, Resting) and person.state.rest is Rest.GAME_OVER)
        assert store.career() == Career(0, 0)
        person.window.games.new_game()
        (game,) = store.history()
        assert game.winner is not None
        assert store.career() != Career(0, 0)
