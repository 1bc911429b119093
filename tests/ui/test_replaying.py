"""The replay in the window: of the deal on view, asked first where it tells something, with its own sheet."""

from pathlib import Path

from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton

from pidro.engine.cards import Seat
from pidro.engine.phases import Phase
from pidro.engine.rules import KOKKOLA
from pidro.table.game_record import Aid, GameRecord
from pidro.table.live_game import Kind, LiveGame
from pidro.table.practice import Practice
from pidro.table.store import open_store
from pidro.ui.controls import Command
from pidro.ui.deal_words import deal_in_words
from pidro.ui.labels import deal_number
from pidro.ui.score_rows import Contract, Sheet
from pidro.ui.states import Asking, Resting
from pidro.ui.story import Rest
from tests.table.games import finished
from tests.ui.conftest import Sit
from tests.ui.moments import Moment, at, live_at, put, record_at
from tests.ui.person import AT_ONCE, Person, until


def replay_of(person: Person) -> Practice:
    """The replay on the table."""
    replay = person.window.games.replay
    assert replay is not None
    return replay


def sheet(person: Person) -> Sheet:
    return person.window._side_column.sheet._rows.model().sheet  # type: ignore[attr-defined, no-any-return]


def past(person: Person, place: int = 2) -> GameRecord:
    """Replay this deal of another game, as the history does."""
    record = finished(3, KOKKOLA)
    person.window.side._replay(record, place)
    return record


def wish(person: Person) -> QMessageBox:
    """The question that R leads to."""
    person.clock.wait()
    person.key(Qt.Key.Key_R)
    return boxes(person)[0]


def boxes(person: Person) -> list[QMessageBox]:
    """The questions that are open."""
    return [box for box in person.window.findChildren(QMessageBox) if box.isVisible()]


def answer(box: QMessageBox, text: str) -> None:
    next(button for button in box.findChildren(QPushButton) if button.text() == text).click()


def is_untold(person: Person, live: LiveGame) -> bool:
    """Whether the game goes on as if nothing had been asked."""
    quiet = person.window.games.replay is None and not boxes(person)
    return quiet and not live.record.is_assisted and isinstance(person.state, Asking)


# -- What is on view


def test_r_in_a_review_replays_the_deal_under_review(sit: Sit) -> None:
    person = sit(begin=False)
    for moment in (Moment.BID, Moment.FOLLOW):
        live = at(person, moment)
        record = finished(3, KOKKOLA)
        person.window.review.open(record, 1)
        person.key(Qt.Key.Key_R)
        assert not person.window.review.is_open
        assert not person.window.table.message.startswith("A deal can be replayed")
        assert (replay_of(person).record, replay_of(person).place) == (record, 1)
        assert not live.record.is_assisted
        person.key(Qt.Key.Key_V)
        person.key(Qt.Key.Key_R)
        person.key(Qt.Key.Key_Escape)
        assert person.window.games.top is live
        assert is_untold(person, live)


def test_the_menu_replays_what_is_on_view_too(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.FOLLOW)
    person.window.review.open(finished(3, KOKKOLA), 1)
    actions = person.window.menuBar().actions()[0].menu().actions()  # type: ignore[attr-defined]
    next(action for action in actions if action.text().startswith("&Replay")).trigger()
    assert replay_of(person).place == 1


def test_one_replay_takes_the_place_of_another(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.SCORED)
    for _ in range(3):
        past(person)
    person.key(Qt.Key.Key_Escape)
    assert person.window.games.top is live


# -- The question


def test_before_the_end_of_a_counted_deal_the_replay_is_asked_first(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.FOLLOW)
    turn = live.turn
    box = wish(person)
    assert person.window.games.top is live
    assert not live.record.is_assisted
    assert "assisted" in box.text()
    answer(box, "Show all hands")
    assert replay_of(person).place == live.place
    assert Aid.OPEN in live.record.deals[-1].aids
    person.key(Qt.Key.Key_Escape)
    assert live.turn == turn
    assert isinstance(person.state, Asking)
    assert person.window.table._number.text() != ""
    person.key(Qt.Key.Key_R)
    assert replay_of(person).place == live.place
    assert not boxes(person), "what is seen can't be unseen: no second question"


def test_no_and_escape_leave_the_hands_hidden(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.FOLLOW)
    answer(wish(person), "Go on playing")
    assert is_untold(person, live)
    QTest.keyClick(wish(person), Qt.Key.Key_Escape)
    assert is_untold(person, live)


def test_the_keys_that_play_cards_do_not_agree(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.FOLLOW)
    for arrow in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_H):
        for enter in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            box = wish(person)
            QTest.keyClick(box.focusWidget(), arrow)
            QTest.keyClick(box.focusWidget(), enter)
            assert is_untold(person, live), (arrow, enter)


def test_a_burst_of_r_asks_once(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.FOLLOW)
    for _ in range(5):
        person.key(Qt.Key.Key_R)
    (box,) = boxes(person)
    answer(box, "Go on playing")
    assert is_untold(person, live)


def test_nothing_is_asked_where_nothing_is_told(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.SCORED)
    person.key(Qt.Key.Key_R)
    assert not boxes(person)
    assert person.window.games.replay is not None
    assert not live.record.is_assisted
    players = {seat: player for seat in Seat if (player := live_at(Moment.FOLLOW).player(seat))}
    put(person, LiveGame(record_at(Moment.FOLLOW), players, iter(()), kind=Kind.NUMBERED))
    person.key(Qt.Key.Key_R)
    assert not boxes(person)
    assert person.window.games.replay is not None


# -- Whose number, text, review and sheet


def test_number_copy_and_review_are_those_of_the_replayed_deal(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.FOLLOW)
    number = person.window.table._number.text()
    record = past(person)
    assert person.window.table._number.text() == deal_number(record.deals[2].number) != number
    person.window.side.copy_deal()
    assert QGuiApplication.clipboard().text() == deal_in_words(record, 2)
    person.key(Qt.Key.Key_V)
    reviewed = person.window.review.subject
    assert reviewed is not None
    assert (reviewed.record, reviewed.place) == (record, 2)
    person.key(Qt.Key.Key_V)
    assert replay_of(person).record is record
    person.key(Qt.Key.Key_Escape)
    assert person.window.table._number.text() == number
    person.window.side.copy_deal()
    assert QGuiApplication.clipboard().text() == deal_in_words(live.record, 0, Seat.SOUTH)


def test_a_deal_that_is_not_scored_is_neither_told_nor_reviewed_by_its_replay(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.FOLLOW)
    person.window.games.play_again()
    person.window.side.copy_deal()
    assert QGuiApplication.clipboard().text() == deal_in_words(live.record, 0, Seat.SOUTH)
    person.key(Qt.Key.Key_V)
    assert not person.window.review.is_open


def test_the_sheet_shows_the_score_before_the_replayed_deal(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.SCORED)
    own = sheet(person)
    assert len(own.rows) == 1
    record = past(person)
    assert [row.running for row in sheet(person).rows] == [deal.score for deal in record.deals[:2]]
    high = replay_of(person).view().auction.high
    assert high is not None
    assert sheet(person).contract == Contract(high.seat, high.amount)
    until(person, lambda: person.state == Resting(Rest.REPLAY_DONE))
    assert replay_of(person).deal.phase is Phase.SCORED
    assert [row.running for row in sheet(person).rows] == [deal.score for deal in record.deals[:2]]
    assert sheet(person).contract is None
    person.press(Command.LEAVE)
    assert sheet(person) == own


def test_forward_to_the_end_by_keys_leads_to_the_table(sit: Sit) -> None:
    """Not to the button beside it, which starts anew."""
    person = sit(begin=False)
    past(person)
    replay = replay_of(person)
    for _ in range(2):
        person.window.controller.answer(person.wish(), person.turn)
    last = replay.turn
    for _ in range(2):
        person.window.games.back()
    forward = next(button for button in person.window.table._bar.buttons if button.text() == "Forward")
    forward.setFocus()
    while replay.can_go_forward:
        assert QApplication.focusWidget() is forward
        person.clock.wait()
        person.key(Qt.Key.Key_Space)
    assert replay.turn >= last
    assert QApplication.focusWidget() is person.window.table


def test_what_was_taken_back_is_so_after_a_review(sit: Sit) -> None:
    person = sit(begin=False)
    past(person)
    replay = replay_of(person)
    person.window.controller.answer(person.wish(), person.turn)
    while person.state != Resting(Rest.TAKEN_BACK):
        person.window.games.back()
    turn = replay.turn
    person.window.review.open_shown()
    assert person.window.review.is_open
    person.key(Qt.Key.Key_Escape)
    assert (replay.turn, replay.can_go_forward) == (turn, True)
    assert person.state == Resting(Rest.TAKEN_BACK)


def test_the_other_table_is_beside_no_other_game(sit: Sit, tmp_path: Path) -> None:
    store = open_store(tmp_path / "data").store
    assert store is not None
    person = sit(store=store, settings=evolve(AT_ONCE, other_table=True))
    live = person.window.games.live
    assert live is not None
    until(person, lambda: live.place == 1 and live.can_practice)
    assert sheet(person).gains == (None,)
    person.window.games.play_again()
    assert sheet(person).gains == (None,)
    past(person)
    assert len(sheet(person).rows) == 2
    assert sheet(person).gains is None
    person.window.close()
    store.close()
