"""The lesson explains each thing when it comes up, on the real table, and can be left at any time."""

from collections.abc import Callable, Iterator
from itertools import count

import pytest
from attrs import define, evolve
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from pidro.engine.actions import BidOptions, Pass
from pidro.engine.cards import Card, Seat, Suit
from pidro.engine.phases import Phase
from pidro.players.player import Player
from pidro.players.rule_player import RulePlayer
from pidro.players.tips import TipsPlayer
from pidro.table.live_game import Kind, LiveGame
from pidro.ui.controller import Controller
from pidro.ui.games import Pile
from pidro.ui.house import House
from pidro.ui.languages import install
from pidro.ui.lesson import LESSON_DEAL, Lesson, lesson_game, lesson_settings
from pidro.ui.lesson_text import GOOD_BID, STEPS, Topic
from pidro.ui.main_window import MainWindow
from pidro.ui.resources import load_fonts
from pidro.ui.score_sheet import ScoreSheet
from pidro.ui.settings import DEFAULTS, LANGUAGES, Pace
from pidro.ui.states import Asking, Resting
from pidro.ui.story import Rest
from pidro.ui.theme import INK, PAPER
from tests.table.reviewed_deals import by_rule
from tests.ui.conftest import Sit
from tests.ui.contrast import contrast
from tests.ui.person import Person
from tests.ui.speech import speech

SETTINGS = evolve(DEFAULTS, pace=Pace.NONE)
ON_THE_WAY = set(Topic) - {Topic.KILL, Topic.THEIR_TRUMP}
"""What comes up when South plays well."""


@define
class Class:
    """A window with the lesson on its table."""

    window: MainWindow
    live: LiveGame
    lesson: Lesson

    @property
    def controller(self) -> Controller:
        return self.window.controller

    def read_on(self) -> Iterator[str]:
        """Everything that is said now, page after page."""
        while text := self.lesson.panel.text:
            yield text
            if not self.lesson.panel.next_button.isVisible():
                return
            self.lesson.panel.next_button.click()

    def act(self, player: Player) -> None:
        """Answer, or go on."""
        state = self.controller.state
        if isinstance(state, Asking):
            self.controller.answer(self.live.advice(player).action, state.turn)
        else:
            self.controller.leave_rest()

    @property
    def is_over(self) -> bool:
        return self.live.is_over and isinstance(self.controller.state, Resting) and self.is_scored

    @property
    def is_scored(self) -> bool:
        return Topic.SCORE in self.lesson.told


def _open(qtbot: QtBot, size: tuple[int, int] = (900, 600), told: frozenset[Topic] = frozenset()) -> Class:
    ticks = count(0, 1000)
    house = House(iter(range(1, 1000)), None, lambda: float(next(ticks)))
    window = MainWindow(SETTINGS, load_fonts(), house)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    live = lesson_game(SETTINGS.names)
    window.games.take_over(Pile((live,)))
    beside = window.findChildren(ScoreSheet)[0]
    return Class(window, live, Lesson(window.controller, window.table, window.scene, beside, SETTINGS, told))


@pytest.mark.parametrize("player", [RulePlayer(), TipsPlayer()], ids=["rule", "tips"])
def test_everything_comes_up(player: Player, qtbot: QtBot) -> None:
    pupil = _open(qtbot)
    said: list[str] = []
    for _ in range(60):
        said += pupil.read_on()
        if pupil.is_over:
            break
        pupil.act(player)
    assert pupil.lesson.told >= ON_THE_WAY
    assert len(set(said)) == len(said) >= len(ON_THE_WAY)
    assert not [text for text in said if set("{}") & set(text)]
    result = pupil.live.deal.result
    assert result is not None
    assert result.bidder is Seat.SOUTH
    assert result.is_made


def test_the_deal_is_what_the_lesson_says_of_it(qtbot: QtBot) -> None:
    live = lesson_game(SETTINGS.names)
    live.start_deal()
    assert (live.kind, live.deal_number) == (Kind.NUMBERED, LESSON_DEAL)
    pupil = _open(qtbot)
    state = pupil.controller.state
    assert isinstance(state, Asking)
    assert isinstance(state.options, BidOptions)
    assert GOOD_BID in state.options.bids
    advice = live
    while advice.options is not None and advice.options.seat is not Seat.SOUTH:
        advice.advance()
    best = advice.advice(RulePlayer()).reason
    told = list(pupil.read_on())
    assert str(GOOD_BID) in told[-1]
    lit = {target for target in pupil.lesson.marks.targets if isinstance(target, Card)}
    assert lit == set(best.cards)


def test_who_skips_the_explanations_is_told_which_suit_to_name(qtbot: QtBot) -> None:
    """The marked cards are of two suits: one is the left pidro."""
    pupil = _open(qtbot)
    while Topic.TRUMP not in pupil.lesson.told:
        pupil.act(RulePlayer())
    text = pupil.lesson.panel.text
    suits = {target.suit for target in pupil.lesson.marks.targets if isinstance(target, Card)}
    assert suits == {Suit.DIAMONDS, Suit.HEARTS}
    assert "Choose diamonds: " in text
    assert "the 5 of hearts too" in text


def test_each_thing_is_said_at_its_moment(qtbot: QtBot) -> None:
    pupil = _open(qtbot)
    told: list[set[Topic]] = []
    while not pupil.is_over:
        before = pupil.lesson.told
        list(pupil.read_on())
        pupil.act(RulePlayer())
        told.append(set(pupil.lesson.told - before))
    order = [topic for topics in told for topic in topics]
    assert order.index(Topic.DISCARD) < order.index(Topic.PLAY) < order.index(Topic.SCORE)
    assert order.index(Topic.PLAY) < order.index(Topic.TWO)
    assert order.index(Topic.TWO) < order.index(Topic.COLD)


def test_a_finished_trick_waits_so_that_one_can_read(qtbot: QtBot) -> None:
    pupil = _open(qtbot)
    rests = set()
    while not pupil.is_over:
        if isinstance(pupil.controller.state, Resting):
            rests.add(pupil.controller.state.rest.value)
        pupil.act(RulePlayer())
    assert {"before_buy", "trick"} <= rests
    assert lesson_settings(SETTINGS).pace is SETTINGS.pace


def test_who_answers_without_reading_is_not_held_up(qtbot: QtBot) -> None:
    pupil = _open(qtbot)
    first = pupil.lesson.panel.text
    state = pupil.controller.state
    assert isinstance(state, Asking)
    pupil.controller.answer(Pass(), state.turn)
    assert pupil.lesson.panel.text != first
    for _ in range(60):
        if pupil.is_over:
            break
        pupil.act(RulePlayer())
    assert pupil.is_over
    assert Topic.THEIR_TRUMP in pupil.lesson.told


@pytest.mark.parametrize("actions", range(0, 14, 2))
def test_it_can_be_left_at_any_time(actions: int, qtbot: QtBot) -> None:
    pupil = _open(qtbot)
    for _ in range(actions):
        pupil.act(RulePlayer())
    turn = pupil.live.turn
    with qtbot.waitSignal(pupil.lesson.finished):
        pupil.lesson.panel.leave_button.click()
    assert not pupil.lesson.panel.isVisible()
    assert not pupil.lesson.marks.isVisible()
    assert pupil.live.turn == turn
    for _ in range(60):
        if pupil.live.deal.phase is Phase.SCORED:
            break
        pupil.act(RulePlayer())
    assert pupil.live.deal.phase is Phase.SCORED


def test_another_game_ends_it(qtbot: QtBot) -> None:
    pupil = _open(qtbot)
    with qtbot.waitSignal(pupil.lesson.finished):
        pupil.window.games.new_game()
    assert not pupil.lesson.panel.isVisible()


def test_what_was_told_is_not_told_again(qtbot: QtBot) -> None:
    told = frozenset({Topic.TABLE, Topic.POINTS})
    pupil = _open(qtbot, told=told)
    assert pupil.lesson.told == told | {Topic.BID}
    assert not pupil.lesson.panel.next_button.isVisible()


def test_it_waits_under_a_review(qtbot: QtBot) -> None:
    pupil = _open(qtbot)
    text, targets = pupil.lesson.panel.text, pupil.lesson.marks.targets
    pupil.window.review.open(by_rule(3), 0)
    assert not pupil.lesson.marks.isVisible()
    pupil.window.games.take_up()
    assert (pupil.lesson.panel.text, pupil.lesson.marks.targets) == (text, targets)
    assert pupil.lesson.marks.isVisible()


def _by_mouse(person: Person, button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def _by_keys(person: Person, button: QWidget) -> None:
    while not button.hasFocus():
        person.key(Qt.Key.Key_Tab)
    person.key(Qt.Key.Key_Space)


@pytest.mark.parametrize("press", [_by_mouse, _by_keys])
def test_who_has_read_all_goes_on_with_the_space_bar(
    press: Callable[[Person, QWidget], None], sit: Sit
) -> None:
    person = sit()
    controller, teacher = person.window.controller, person.window.teacher
    teacher.learn()
    lesson = teacher.lesson
    assert lesson is not None
    read_on = lesson.panel.next_button
    assert read_on.isVisible()
    while person.state != Resting(Rest.BEFORE_BUY):
        while read_on.isVisible():
            press(person, read_on)
        assert person.window.table.hasFocus()
        if isinstance(person.state, Asking):
            controller.answer(person.wish(), person.turn)
    person.clock.wait()
    person.key(Qt.Key.Key_Space)
    assert person.state != Resting(Rest.BEFORE_BUY)
    assert teacher.lesson is lesson


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    with speech() as app:
        install(app, request.param)
        yield request.param


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_every_word_is_seen_and_no_card_hidden(language: str, size: tuple[int, int], qtbot: QtBot) -> None:
    pupil = _open(qtbot, size)
    panel, table = pupil.lesson.panel, pupil.window.table
    while not pupil.is_over:
        QApplication.processEvents()
        for _ in pupil.read_on():
            for label in panel.findChildren(QLabel):
                assert label.height() >= label.heightForWidth(label.width())
                assert panel.rect().contains(label.geometry())
            for button in (panel.next_button, panel.leave_button):
                assert button.width() >= button.minimumSizeHint().width()
                assert not button.isVisible() or panel.rect().contains(button.geometry())
            place = QRect(panel.mapTo(pupil.window, panel.rect().topLeft()), panel.size())
            felt = QRect(table.mapTo(pupil.window, table.rect().topLeft()), table.size())
            assert pupil.window.rect().contains(place)
            assert not place.intersects(felt)
        pupil.act(RulePlayer())


def test_words_stand_out_from_the_paper() -> None:
    assert contrast(INK, PAPER) >= 4.5


def test_no_topic_is_forgotten() -> None:
    assert [step.topic for step in STEPS] == list(Topic)
