"""Where robots think: at once, in a process, in a thread when there is none; late answers go nowhere."""

import os
import signal
from collections.abc import Iterator
from multiprocessing import active_children
from threading import active_count

import pytest
from PySide6.QtCore import QObject
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from pidro.engine.view import SeatView
from pidro.players.player import Advice, Player
from pidro.players.rule_player import RulePlayer
from pidro.table.robots import is_slow
from pidro.ui.thinker import Thinker
from tests.ui.conftest import PATIENCE_MS
from tests.ui.moments import Moment, live_at
from tests.ui.slow_player import ThinksBeside, ThinksForEver, fails, half_said


@pytest.fixture
def thinker(qapp: QObject, no_process: None) -> Iterator[Thinker]:
    made = Thinker(is_slow, qapp)
    yield made
    made.close()


def _view() -> SeatView:
    return live_at(Moment.LEAD).asked_view()


def _others() -> list[int]:
    return [child.pid for child in active_children() if child.pid is not None]


def test_a_quick_player_answers_within_the_call(thinker: Thinker) -> None:
    answers: list[Advice] = []
    thinker.ask(RulePlayer(), _view(), answers.append)
    assert answers == [RulePlayer().advise(_view())]
    assert not _others()


def test_a_slow_player_answers_later_from_another_process(thinker: Thinker, qtbot: QtBot) -> None:
    answers: list[Advice] = []
    thinker.ask(ThinksBeside(), _view(), answers.append)
    assert not answers
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE_MS)
    assert answers == [RulePlayer().advise(_view())]
    places: list[int] = []
    thinker.work(os.getpid, places.append)
    qtbot.waitUntil(lambda: bool(places), timeout=PATIENCE_MS)
    assert places[0] != os.getpid()
    assert places[0] in _others()


def test_a_process_that_is_killed_is_replaced_by_a_thread(thinker: Thinker, qtbot: QtBot) -> None:
    answers: list[int] = []
    thinker.work(os.getpid, answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE_MS)
    os.kill(answers[0], signal.SIGKILL)
    thinker.work(os.getpid, answers.append)
    qtbot.waitUntil(lambda: len(answers) == 2, timeout=PATIENCE_MS)
    assert answers[1] == os.getpid()


def test_a_process_that_is_killed_in_the_middle_of_an_answer_is_replaced(
    thinker: Thinker, qtbot: QtBot
) -> None:
    answers: list[str] = []
    thinker.work(half_said, answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE_MS)
    assert answers == ["whole"]


def test_a_job_that_fails_is_heard_of(thinker: Thinker, qtbot: QtBot) -> None:
    answers: list[None] = []
    with capture_exceptions() as raised:
        thinker.work(fails, answers.append)
        qtbot.waitUntil(lambda: bool(raised), timeout=PATIENCE_MS)
    assert str(raised[0][1]) == "no such thing"
    assert not answers


def test_closing_ends_the_process_in_the_middle_of_a_thought(thinker: Thinker, qtbot: QtBot) -> None:
    answers: list[Advice] = []
    player: Player = ThinksForEver()
    threads = active_count()
    thinker.ask(player, _view(), answers.append)
    qtbot.waitUntil(lambda: bool(_others()), timeout=PATIENCE_MS)
    thinker.close()
    qtbot.waitUntil(lambda: not _others() and active_count() <= threads, timeout=PATIENCE_MS)
    qtbot.wait(20)
    assert not answers


def test_an_answer_after_the_end_goes_nowhere(thinker: Thinker, qtbot: QtBot) -> None:
    answers: list[int] = []
    thinker.work(os.getpid, answers.append)
    thinker.close()
    qtbot.waitUntil(lambda: not _others(), timeout=PATIENCE_MS)
    qtbot.wait(20)
    assert not answers


def test_warming_up_a_window_that_closes_leaves_no_process(thinker: Thinker, qtbot: QtBot) -> None:
    thinker.warm_up()
    thinker.close()
    qtbot.waitUntil(lambda: not _others(), timeout=PATIENCE_MS)


def test_closing_twice_and_unused_is_fine(thinker: Thinker) -> None:
    thinker.close()
    thinker.close()
