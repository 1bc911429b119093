"""The language is changed where more than a question is open: rests, replay, review, lesson, dialogs."""

from collections.abc import Callable, Mapping
from functools import lru_cache

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from pidro.engine.actions import NameTrump, PlayOptions
from pidro.engine.cards import Suit
from pidro.engine.rules import KOKKOLA
from pidro.table.judgement import judge_in_game
from pidro.table.losses import Kind
from pidro.table.statistics import Figures, Statistics
from pidro.table.store import Career
from pidro.ui import dialogs
from pidro.ui.games import Pile
from pidro.ui.history_dialog import HistoryDialog
from pidro.ui.kind_deals_dialog import KindDealsDialog
from pidro.ui.main_window import MainWindow
from pidro.ui.program import Program
from pidro.ui.reviewing import Looking, Reviewing, Subject
from pidro.ui.rules_pages import RulesWindow
from pidro.ui.settings_dialog import SettingsDialog
from pidro.ui.states import Asking, Resting, State
from pidro.ui.statistics_dialog import StatisticsDialog
from pidro.ui.story import Rest
from tests.table.reviewed_deals import by_rule
from tests.ui.moments import Moment, live_at
from tests.ui.person import AT_ONCE
from tests.ui.skill import FakeDeals, skill_of
from tests.ui.test_history_dialog import FakeArchive
from tests.ui.test_reviewing import MISTAKES
from tests.ui.test_switch import _program, _shown

Scene = Callable[[MainWindow], None]


def _stand(window: MainWindow, moment: Moment) -> None:
    window.games.take_over(Pile((live_at(moment),)))


def _before_buy(window: MainWindow) -> None:
    live = live_at(Moment.TRUMP)
    window.games.take_over(Pile((live,)))
    window.controller.answer(NameTrump(Suit.CLUBS), live.turn)
    assert window.controller.state == Resting(Rest.BEFORE_BUY)


def _replay(window: MainWindow) -> None:
    _stand(window, Moment.SCORED)
    window.games.play_again()


def _lesson(window: MainWindow) -> None:
    window.teacher.learn()


@lru_cache
def _subject() -> Subject:
    record = by_rule(MISTAKES, 0.9)
    return Subject(record, 0, judgement=judge_in_game(record, 0))


def _review(window: MainWindow) -> None:
    _stand(window, Moment.SCORED)
    window.review.go_on(evolve(_subject(), mode=Looking(9)))


def _try(window: MainWindow) -> None:
    _review(window)
    window.table.findChildren(Reviewing)[-1]._take_again(0)


def _solution(window: MainWindow) -> None:
    _try(window)
    window.table.findChildren(Reviewing)[-1]._give_up()


SCENES: Mapping[str, Scene] = {
    scene.__name__: scene for scene in (_before_buy, _replay, _lesson, _review, _try, _solution)
}
DIALOGS: Mapping[str, Callable[[MainWindow], QWidget]] = {
    "new game": lambda window: dialogs.ask_new_game(window, lambda: None),
    "lesson": lambda window: dialogs.offer_lesson(window, lambda: None),
    "number": lambda window: dialogs.DealNumberDialog(7, window),
    "about": lambda window: dialogs.AboutDialog(Career(1, 2), window),
    "history": lambda window: HistoryDialog(FakeArchive([]), window),
    "statistics": lambda window: StatisticsDialog(
        Statistics(Figures(), Figures(), ()), skill_of(30), FakeDeals(), window
    ),
    "deals": lambda window: KindDealsDialog(Kind.BID, FakeDeals(), window),
    "rules": lambda window: RulesWindow(window._canvas(), KOKKOLA, window),
}


def _settled(app: QApplication, program: Program) -> tuple[set[str], str]:
    """What is shown once everything lies where it belongs."""
    for _ in range(3):
        app.processEvents()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return _shown(program)


@pytest.mark.parametrize("name", SCENES)
def test_no_word_is_left_and_nothing_is_lost(name: str, app: QApplication) -> None:
    program = _program(app, "en")
    program.window.resize(900, 600)
    program.window.show()
    SCENES[name](program.window)
    seen = {}
    for language in ("sv", "fi", "it", "en"):
        program.window.set_settings(evolve(AT_ONCE, language=language))
        seen[language] = _settled(app, program)
    assert len({frozenset(texts) for texts, _ in seen.values()}) == 4
    for language in ("fi", "en"):
        fresh = _program(app, language)
        fresh.window.resize(program.window.size())
        fresh.window.show()
        SCENES[name](fresh.window)
        fresh.window.side.open_settings()
        assert seen[language] == _settled(app, fresh)


def _asks_for_a_single_card(state: State) -> bool:
    return (
        isinstance(state, Asking) and isinstance(state.options, PlayOptions) and len(state.options.cards) == 1
    )


def test_no_card_of_the_lesson_plays_itself(app: QApplication) -> None:
    program = _program(app, "en")
    settings = evolve(AT_ONCE, single_card_plays_itself=True)
    program.window.set_settings(settings)
    program.window.teacher.learn()
    controller = program.window.controller
    while not _asks_for_a_single_card(asked := controller.state):
        if isinstance(asked, Asking):
            controller.answer(next(iter(asked.options)), asked.turn)
        else:
            assert asked != Resting(Rest.NUMBERED_DONE)
            controller.leave_rest()
    program.window.set_settings(evolve(settings, language="sv"))
    assert program.window.teacher.lesson is not None
    assert program.window.controller.state == asked


@pytest.mark.parametrize("name", DIALOGS)
def test_a_window_beside_it_does_not_stay_in_the_old_language(name: str, app: QApplication) -> None:
    program = _program(app, "en")
    program.window.show()
    _stand(program.window, Moment.LEAD)
    DIALOGS[name](program.window).show()
    program.window.set_settings(evolve(AT_ONCE, language="fi"))
    told = _settled(app, program)
    seen = {widget for widget in app.topLevelWidgets() if widget.isVisible()}
    assert {type(widget) for widget in seen} == {MainWindow, SettingsDialog}
    fresh = _program(app, "fi")
    fresh.window.resize(program.window.size())
    fresh.window.show()
    _stand(fresh.window, Moment.LEAD)
    fresh.window.side.open_settings()
    assert told == _settled(app, fresh)
