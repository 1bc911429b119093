"""The review of a deal in the window: going through it, taking a decision again, strange records."""

from collections.abc import Iterator
from functools import lru_cache

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from pidro.engine.actions import Kill, PlayCard
from pidro.engine.cards import Seat
from pidro.engine.game import view_of
from pidro.engine.phases import Phase
from pidro.engine.play import act, start_deal
from pidro.engine.rules import KOKKOLA, PRESETS
from pidro.table.game_record import DealRecord, GameRecord, with_deal, with_events
from pidro.table.judgement import Judgement, judge_in_game
from pidro.table.losses import Kind
from pidro.table.replay import first_lead, states_of
from pidro.table.review import review_of
from pidro.ui.controls import Command
from pidro.ui.deal_words import deal_in_words
from pidro.ui.review_phrases import try_text
from pidro.ui.reviewing import Looking, Reviewing, Subject, Trying
from pidro.ui.settings import Pace
from pidro.ui.spoken import table_text
from pidro.ui.states import Asking, Resting, Showing
from pidro.ui.story import Rest
from pidro.ui.value_strip import ValueStrip
from tests.strategies import action_of, deal_from, deck_of
from tests.table.reviewed_deals import by_chance, by_rule
from tests.ui.conftest import Sit
from tests.ui.geometry import faces, faults
from tests.ui.moments import Moment, at
from tests.ui.person import AT_ONCE, Person

MISTAKES = 35
"""A deal in which South bids, follows and leads badly, and names a suit that was right and lost."""
KILLED = 1308
"""A deal in which South kills."""
SHORT = 43
"""The shortest of the deals by chance."""


@lru_cache
def looked_at(record: GameRecord, place: int = 0) -> Subject:
    """A deal that is judged already."""
    return Subject(record, place, judgement=judge_in_game(record, place))


def review(person: Person, subject: Subject) -> Reviewing:
    """Look at this in the window."""
    person.window.review.go_on(subject)
    return person.window.table.findChildren(Reviewing)[-1]


def mistaken(person: Person) -> Reviewing:
    """A review with decisions of several kinds."""
    at(person, Moment.BID)
    return review(person, looked_at(by_rule(MISTAKES, 0.9)))


def seen(widget: QWidget) -> list[str]:
    """What can be read of the parts that are visible."""
    QApplication.processEvents()
    parts: list[QLabel | QAbstractButton] = [
        *widget.findChildren(QLabel),
        *widget.findChildren(QAbstractButton),
    ]
    return [part.text() for part in parts if part.isVisible() and part.text()]


def is_open(person: Person) -> bool:
    return person.window.review.is_open


def rests(person: Person) -> bool:
    """Whether the deal on the table is done."""
    return person.state == Resting(Rest.DEAL_DONE)


def panel_of(person: Person) -> QWidget:
    return person.window._side_column.review


def chosen(person: Person, text: str) -> None:
    """Press the button of the panel whose text begins so."""
    QApplication.processEvents()
    buttons = panel_of(person).findChildren(QPushButton)
    next(button for button in buttons if button.isVisible() and button.text().startswith(text)).click()


# -- Going through


def test_arrows_go_through_the_deal_and_stay_in_it(sit: Sit) -> None:
    person = sit(begin=False)
    reviewing = mistaken(person)
    last = len(by_rule(MISTAKES, 0.9).deals[0].actions)
    start = reviewing.subject.mode
    assert isinstance(start, Looking)
    for key, place in (
        (Qt.Key.Key_Left, start.place - 1),
        (Qt.Key.Key_Right, start.place),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Right, last),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
    ):
        person.key(key)
        assert reviewing.subject.mode == Looking(place)


def test_an_arrow_that_is_held_goes_on(sit: Sit) -> None:
    person = sit(begin=False)
    reviewing = mistaken(person)
    person.key(Qt.Key.Key_Home)
    key = (QEvent.Type.KeyPress, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, "")
    for place in (1, 2):
        QApplication.sendEvent(person.window.table, QKeyEvent(*key, autorep=True))
        assert reviewing.subject.mode == Looking(place)


def test_the_deal_under_review_is_the_one_that_is_copied(sit: Sit) -> None:
    person = sit(begin=False)
    subject = mistaken(person).subject
    person.window.side.copy_deal()
    assert QGuiApplication.clipboard().text() == deal_in_words(subject.record, subject.place)


def test_the_way_of_the_value_can_be_read_and_pressed(sit: Sit) -> None:
    person = sit(begin=False)
    reviewing = mistaken(person)
    strip = panel_of(person).findChildren(ValueStrip)[0]
    found = review_of(KOKKOLA, by_rule(MISTAKES, 0.9).deals[0])
    assert found is not None
    values = [found.par.points[0], *(step.after for step in found.way)]
    assert strip.accessibleDescription() == ", ".join(map(str, values))
    steps = (strip.width() - 16) / len(values)
    places = (found.way[0].place, *(step.place + 1 for step in found.way))
    for index, place in enumerate(places):
        for part in (0.2, 0.5, 0.8):
            pressed = QPoint(8 + round(steps * (index + part)), strip.height() // 2)
            QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=pressed)
            assert reviewing.subject.mode == Looking(place)


def test_rapid_arrows_back_and_forth(sit: Sit) -> None:
    person = sit(begin=False)
    mistaken(person)
    dumps = {}
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        for step in range(25):
            person.key(key)
            dumps[key, step] = person.window.scene.dump()
    assert not faults(person.window)
    person.key(Qt.Key.Key_Home)
    assert person.window.scene.dump() == dumps[Qt.Key.Key_Left, 24]


def test_a_click_on_the_page_leaves_the_arrows_to_the_table(sit: Sit) -> None:
    person = sit(begin=False)
    reviewing = mistaken(person)
    before = reviewing.subject.mode
    label = next(label for label in panel_of(person).findChildren(QLabel) if label.isVisible())
    QTest.mouseClick(label, Qt.MouseButton.LeftButton)
    person.key(Qt.Key.Key_Right)
    assert reviewing.subject.mode != before


def test_the_number_is_that_of_the_deal_that_is_looked_at(sit: Sit) -> None:
    person = sit(begin=False)
    mistaken(person)
    person.window.set_settings(evolve(AT_ONCE, four_colours=True))
    assert str(MISTAKES) in person.window.table._number.text()
    person.key(Qt.Key.Key_Escape)
    assert str(MISTAKES) not in person.window.table._number.text()


# -- A decision again


@pytest.mark.parametrize("index", [0, 1, 2])
def test_nothing_is_given_away_while_one_tries(index: int, sit: Sit) -> None:
    person = sit(begin=False)
    reviewing = mistaken(person)
    decision = reviewing.decisions[index]
    reviewing._take_again(index)
    states = states_of(KOKKOLA, by_rule(MISTAKES, 0.9).deals[0])
    view = view_of(states[decision.place], Seat.SOUTH, (0, 0))
    assert person.window.scene.view == view
    assert not reviewing._marks.isVisible()
    assert seen(panel_of(person)) == [try_text(decision.kind), "Show it", "Leave the review"]
    told = person.window.table.accessibleDescription()
    hidden = {card for seat in (1, 2, 3) for card in states[decision.place].hands[seat]}
    assert not hidden & faces(person.window)
    assert told == table_text(view, AT_ONCE.names)
    person.key(Qt.Key.Key_Right)
    assert isinstance(reviewing.subject.mode, Trying)


def test_a_better_card_is_found_by_clicking_it(sit: Sit) -> None:
    person = sit(begin=False)
    reviewing = mistaken(person)
    decision = reviewing.decisions[0]
    assert isinstance(decision.action, PlayCard)
    assert isinstance(decision.better, PlayCard)
    chosen(person, "Card to a trick")
    person.click(decision.action.card)
    assert person.window.table.message == "That is what you did. Something else is better."
    person.click(decision.better.card)
    mode = reviewing.subject.mode
    assert isinstance(mode, Looking)
    assert mode.place == decision.place
    said = " ".join(seen(panel_of(person)))
    assert "Yes: nothing is better" in said
    assert "On what you could know" in said
    assert "As the cards lay" in said


def test_a_better_bid_is_found_by_its_button(sit: Sit) -> None:
    person = sit(begin=False)
    reviewing = mistaken(person)
    index = [decision.kind for decision in reviewing.decisions].index(Kind.BID)
    decision = reviewing.decisions[index]
    reviewing._take_again(index)
    assert decision.better in person.buttons()
    person.press(decision.better)
    assert isinstance(reviewing.subject.mode, Looking)
    assert "Lucky: something else was better." in " ".join(seen(panel_of(person)))


def test_what_is_read_is_heard_too(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = sit(begin=False)
    reviewing = mistaken(person)
    heard: list[str] = []
    monkeypatch.setattr(person.window.table, "announce", heard.append)
    reviewing._take_again(0)
    assert heard[-1].startswith(try_text(Kind.FOLLOW))
    reviewing._give_up()
    assert "On what you could know" in heard[-1]
    person.key(Qt.Key.Key_Right)
    assert heard[-1] == person.window.table.message


def test_what_was_right_and_lost_is_shown_at_once(sit: Sit) -> None:
    person = sit(begin=False)
    mistaken(person)
    chosen(person, "Naming trump")
    said = " ".join(seen(panel_of(person)))
    assert "Right, though the cards lay badly for it." in said
    assert "was right" in said
    assert "Something else" not in said


def test_cards_to_kill_are_marked_and_confirmed(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.BID)
    record = by_rule(KILLED, 0.0)
    found = looked_at(record)
    assert found.judgement is not None
    (kill,) = [decision for decision in found.judgement.decisions if decision.kind is Kind.KILL]
    worst = min(kill.worths, key=lambda worth: worth.known)
    bad = evolve(kill, action=worst.action, loss=kill.worth(kill.better).known - worst.known)
    reviewing = review(person, evolve(found, judgement=Judgement(Seat.SOUTH, (bad,))))
    chosen(person, "Killing")
    assert try_text(Kind.KILL) in seen(panel_of(person))
    for action in (bad.action, bad.better):
        assert isinstance(action, Kill)
        assert not person.buttons()[Command.CONFIRM].isEnabled()
        for card in action.cards:
            person.click(card)
        person.press(Command.CONFIRM)
    assert isinstance(reviewing.subject.mode, Looking)


def test_escape_shows_it_and_then_leaves(sit: Sit) -> None:
    person = sit(begin=False)
    reviewing = mistaken(person)
    reviewing._take_again(0)
    person.key(Qt.Key.Key_Escape)
    assert isinstance(reviewing.subject.mode, Looking)
    assert is_open(person)
    person.key(Qt.Key.Key_Escape)
    assert not is_open(person)
    assert isinstance(person.state, Asking)


# -- In and out


def test_v_opens_and_leaves(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.SCORED)
    for _ in range(3):
        person.key(Qt.Key.Key_V)
        assert is_open(person)
        person.key(Qt.Key.Key_V)
        assert not is_open(person)
        assert rests(person)


def test_no_review_before_the_last_card_has_been_seen(sit: Sit) -> None:
    person = sit(settings=evolve(AT_ONCE, wait_after_trick=True), begin=False)
    live = at(person, Moment.FOLLOW)
    states: set[tuple[bool, bool]] = set()
    while not rests(person):
        person.act_by_mouse()
        is_told = rests(person)
        person.key(Qt.Key.Key_V)
        assert is_open(person) is is_told
        states.add((live.deal.phase is Phase.SCORED, is_told))
        if is_told:
            person.key(Qt.Key.Key_V)
    assert states == {(False, False), (True, False), (True, True)}


def test_review_while_cards_fly_waits_for_them_but_not_for_the_recap(sit: Sit) -> None:
    person = sit(pace=Pace.CALM, begin=False)
    at(person, Moment.SCORED)
    person.window.controller.recap()
    assert isinstance(person.state, Showing)
    person.key(Qt.Key.Key_V)
    assert is_open(person)
    person.key(Qt.Key.Key_V)
    assert rests(person)
    live = at(person, Moment.BID)
    person.window.controller.answer(person.wish(), live.turn)
    assert person.state == Showing()
    person.key(Qt.Key.Key_V)
    assert not is_open(person)


def test_review_while_the_points_are_shown_again(sit: Sit) -> None:
    person = sit(pace=Pace.QUICK)
    controller = person.window.controller
    while not rests(person):
        if isinstance(person.state, Asking):
            controller.answer(person.wish(), person.turn)
        elif isinstance(person.state, Resting):
            controller.leave_rest()
        else:
            controller._skip()
            QApplication.processEvents()
    person.clock.wait()
    person.key(Qt.Key.Key_T)
    controller._skip()
    assert isinstance(person.state, Showing)
    person.clock.wait()
    person.key(Qt.Key.Key_V)
    assert is_open(person)


def test_a_player_who_is_called_anew_is_so_in_the_review(sit: Sit) -> None:
    person = sit(begin=False)
    mistaken(person)
    person.key(Qt.Key.Key_Home)
    before = person.window.review.subject
    person.window.set_settings(evolve(AT_ONCE, names=("Ada", "Bo", "Cia", "Dan")))
    texts = seen(panel_of(person))
    assert {"Ada", "Bo", "Cia", "Dan"} <= set(texts)
    assert not any(name in text for text in texts for name in AT_ONCE.names)
    assert person.window.review.subject == before


def test_the_replay_waits_under_the_review(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.SCORED)
    person.window.games.play_again()
    assert isinstance(person.state, Asking)
    person.key(Qt.Key.Key_V)
    assert is_open(person)
    assert not person.window.table._bar.isVisible()
    assert not faults(person.window)
    person.key(Qt.Key.Key_V)
    assert person.window.table._bar.isVisible()
    assert isinstance(person.state, Asking)


def test_a_new_game_ends_the_review(sit: Sit) -> None:
    person = sit(begin=False)
    reviewing = mistaken(person)
    reviewing._take_again(0)
    person.window.games.new_game()
    assert not is_open(person)
    assert not panel_of(person).isVisible()
    assert isinstance(person.state, Asking)
    assert person.buttons()


def test_the_window_closes_in_the_midst_of_it(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.SCORED)
    person.key(Qt.Key.Key_V)
    assert person.window.close()


def test_what_is_judged_too_late_is_dropped(sit: Sit, qtbot: QtBot) -> None:
    person = sit(begin=False)
    at(person, Moment.SCORED)
    person.window.review.open(by_rule(MISTAKES, 0.9), 0)
    person.key(Qt.Key.Key_Escape)
    person.window.review.open(by_rule(KILLED, 0.0), 0)
    reviewing = person.window.table.findChildren(Reviewing)[-1]
    assert reviewing.decisions == ()
    assert "Your decisions are being looked at…" in seen(panel_of(person))
    qtbot.waitUntil(lambda: reviewing.subject.judgement is not None, timeout=20_000)
    assert reviewing.subject.judgement == judge_in_game(by_rule(KILLED, 0.0), 0)
    assert "Every decision of yours was right." in seen(panel_of(person))


# -- Strange records


def of_words(words: str) -> GameRecord:
    """A game of one deal that went so, as far as the words go; East deals, clubs are trump."""
    start = deal_from("C", dealer=Seat.EAST, south="AC KC 2C", west="QC", north="JC", east="TC 9C 8C")
    deck = deck_of(start.dealt, start.stock, start.dealer)
    state, _ = start_deal(KOKKOLA, start.dealer, deck)
    record = with_deal(GameRecord(), DealRecord(start.dealer, deck))
    for word in words.split():
        state, events = act(state, action_of(word))
        record = with_events(record, events)
    return record


def strange() -> Iterator[GameRecord]:
    """Records of which the review must not stumble."""
    whole = by_rule(1)
    (deal,) = whole.deals
    lead = first_lead(states_of(KOKKOLA, deal))
    assert lead is not None
    for moves in (0, 1, lead - 1, lead, lead + 1):
        yield evolve(whole, deals=(evolve(deal, moves=deal.moves[:moves], points=None, score=None),))
    for preset in ("academic", "sou"):
        yield by_rule(2, 0.5, PRESETS[preset])
    yield evolve(by_rule(3), robots=("rule", "rule", "rule", "rule"))
    # All are cold after two cards.
    yield GameRecord(deals=(by_chance(SHORT),))
    for words in ("pass pass pass 6 C", "14 14 14 14 C", "14 14 14 pass C JC"):
        yield of_words(words)


@pytest.mark.parametrize("record", list(strange()))
def test_any_record_is_gone_through(record: GameRecord, sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.BID)
    review(person, looked_at(by_rule(MISTAKES, 0.9)))
    reviewing = review(person, looked_at(record))
    person.key(Qt.Key.Key_Home)
    for _ in range(len(record.deals[0].moves) + 1):
        person.key(Qt.Key.Key_Right)
    assert not faults(person.window)
    for place, _decision in enumerate(reviewing.decisions):
        reviewing._take_again(place)
        reviewing._give_up()
    is_played = first_lead(states_of(record.rules, record.deals[0])) is not None
    texts = seen(panel_of(person))
    assert ("Par" in texts, "What could have been bid" in texts) == (True, is_played)
    assert ("This deal was left before its first lead." in texts) is not is_played
    person.key(Qt.Key.Key_V)
    assert isinstance(person.state, Asking)
