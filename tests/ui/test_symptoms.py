"""What players of other card games told of them: each is tried on ours."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QRawFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pidro.engine.actions import PlayCard, PlayOptions
from pidro.engine.cards import Seat
from pidro.engine.game import view_of
from pidro.table.game_record import GameRecord
from pidro.table.replay import states_of
from pidro.table.store import Store, open_store
from pidro.ui.controls import Command
from pidro.ui.picture import points_after
from pidro.ui.program import Program
from pidro.ui.resources import load_fonts, translations_folder
from pidro.ui.rules_pages import RulesWindow
from pidro.ui.settings import SettingsStore
from pidro.ui.states import Asking
from pidro.ui.story import Recap, recap
from tests.table.games import finished, unfinished
from tests.ui.conftest import Sit
from tests.ui.moments import Moment, at
from tests.ui.person import AT_ONCE, Person
from tests.ui.test_program import folder, start, told, wait_for_game

__all__ = ["folder"]

SOURCES = Path(__file__).resolve().parents[2] / "src" / "pidro" / "ui"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path / "kept")
    assert opened.store is not None
    yield opened.store
    opened.store.close()


def test_enter_at_the_table_presses_no_button_of_a_window_beside_it(sit: Sit) -> None:
    """A child dialog's default button fired by Enter in the main window."""
    person = sit(begin=False)
    live = at(person, Moment.LEAD)
    person.key(Qt.Key.Key_F1)
    rules = person.window.findChild(RulesWindow)
    assert rules is not None
    person.window.activateWindow()
    person.clock.wait()
    person.key(Qt.Key.Key_Right)
    person.key(Qt.Key.Key_Return)
    assert rules.isVisible()
    assert isinstance(live.record.deals[-1].actions[-1], PlayCard)
    rules.close()


def test_escape_in_a_press_leaves_no_card_at_the_pointer(sit: Sit) -> None:
    """A card glued to the pointer after Esc."""
    person = sit(begin=False)
    live = at(person, Moment.FOLLOW)
    assert isinstance(person.state, Asking)
    assert isinstance(person.state.options, PlayOptions)
    unplayable = person.window.controller.running.view().hand[0]
    before = person.window.scene.dump()
    handle = person.window.windowHandle()
    where = person.viewport.mapTo(person.window, person.point_of(unplayable))
    QTest.mousePress(handle, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, where)
    QTest.mouseMove(handle, where + QPoint(150, -120))
    QTest.keyClick(handle, Qt.Key.Key_Escape)
    QTest.mouseMove(handle, where + QPoint(200, -160))
    QTest.mouseRelease(
        handle, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, where + QPoint(200, -160)
    )
    assert person.window.scene.dump() == before
    person.clock.wait()
    chosen = person.cards()[0]
    person.click(chosen)
    assert live.record.deals[-1].actions.count(PlayCard(chosen)) == 1


@pytest.mark.parametrize("seed", range(6))
def test_each_trick_that_is_stepped_through_goes_to_the_side_that_took_it(seed: int) -> None:
    """The last trick's points counted for the wrong side in a step-through viewer."""
    record = finished(seed)
    for deal in record.deals:
        view = view_of(states_of(record.rules, deal)[-1], Seat.SOUTH, (0, 0))
        steps = [beat.trick for beat in recap(view) if isinstance(beat, Recap)]
        shown = [points_after(view, step) for step in steps]
        assert shown[-1] == deal.points
        for trick, before, after in zip(view.play.tricks, [(0, 0), *shown], shown, strict=False):
            cards = {play.card: play.seat for play in trick.plays if play.card in view.named.points}
            assert trick.winner is cards[next(card for card in view.named.cards if card in cards)]
            expected = [0, 0]
            for card, seat in cards.items():
                # The two counts for whoever played it.
                expected[view.rules.teams[seat if card == view.named.low else trick.winner]] += (
                    view.named.points[card]
                )
            assert [now - then for now, then in zip(after, before, strict=True)] == expected


def test_rates_stay_below_one_whatever_is_started_again(tmp_path: Path) -> None:
    """Win rates above 100 % after restarts."""
    for start_number in range(4):
        opened = open_store(tmp_path)
        assert opened.store is not None
        kept = opened.store
        for found in kept.waiting():
            kept.go_on(found).keep(finished(start_number), hint_is_on=False)
        running = kept.begin()
        running.keep(finished(10 + start_number), hint_is_on=False)
        running.keep(finished(10 + start_number), hint_is_on=False)
        kept.begin().keep(unfinished(start_number, 9), hint_is_on=False)
        figures = kept.statistics().unassisted
        career = kept.career()
        assert figures.games == career.wins + career.losses == 2 * start_number + 1
        assert figures.win_rate == career.wins / figures.games
        kept.close()


@pytest.mark.parametrize("size_px", [(901, 601), (1013, 677), (1237, 999), (1921, 1079)])
def test_cards_are_hit_where_they_are_seen_after_an_odd_size_is_restored(
    size_px: tuple[int, int], sit: Sit
) -> None:
    """Hit areas shifted after restoring an odd size."""
    person = sit(begin=False)
    live = at(person, Moment.LEAD)
    person.window.resize(*size_px)
    place = person.window.saveGeometry()
    person.window.resize(950, 640)
    person.window.restoreGeometry(place)
    for button_of in person.cards():
        point = person.point_of(button_of)
        found = person.window.scene.card_at(person.window.table.mapToScene(point))
        assert found is not None
        assert found.look.face == button_of
    chosen = person.cards()[-1]
    person.clock.wait()
    person.click(chosen)
    assert live.record.deals[-1].actions.count(PlayCard(chosen)) == 1


def test_the_typeface_has_every_sign_that_is_written(qtbot: QtBot) -> None:
    """Suits missing in a font."""
    face = QRawFont.fromFont(QFont(load_fonts()))
    # What is copied is read in another program, with its typeface.
    ours = (file for file in SOURCES.glob("*.py") if file.stem != "deal_words")
    files = (*translations_folder().glob("*.ts"), *ours)
    signs = {sign for file in files for sign in file.read_text("utf-8")} - set("\n\t")
    assert {sign for sign in signs if not face.supportsCharacter(ord(sign))} == set()


def test_every_start_deals_other_cards(app: QApplication, folder: Path, qtbot: QtBot) -> None:
    """The same first deal at every start."""
    SettingsStore(folder).write(AT_ONCE)
    numbers = set()
    for _ in range(3):
        program = Program(app, None, "none", keeps=False)
        program.start()
        wait_for_game(program, qtbot)
        live = program.window.games.live
        assert live is not None
        numbers.add(live.deal_number)
        program.window.close()
        program.close()
    assert len(numbers) == 3


def test_a_game_that_goes_on_says_so(app: QApplication, folder: Path, qtbot: QtBot) -> None:
    """A saved position resumed without a word and taken for a bad shuffle."""
    SettingsStore(folder).write(AT_ONCE)
    opened = open_store(folder)
    assert opened.store is not None
    record: GameRecord = unfinished(4, 70)
    opened.store.begin().keep(record, hint_is_on=False)
    opened.store.close()
    program = start(app, qtbot)
    assert told(program) == []
    text = program.window.table.message
    before = record.deals[-2].score
    assert before is not None
    assert f"deal {len(record.deals)}, " in text
    assert all(str(abs(points)) in text for points in before)
    program.close()


def test_a_hint_after_a_step_back_is_for_that_question(sit: Sit) -> None:
    """A stale hint after undo."""
    person = sit(begin=False)
    at(person, Moment.SCORED)
    person.clock.wait()
    person.press(Command.REPLAY)
    person.window.set_hint(on=True)
    for step in range(30):
        person.clock.wait()
        if step % 3 == 2:
            person.window.games.back()
        else:
            _play_on(person)
        state, hint = person.state, person.window.games.hint
        assert (hint is not None) == isinstance(state, Asking)
        if isinstance(state, Asking) and hint is not None:
            assert hint.action in state.options
            assert hint == person.window.controller.running.advice(person.player)


def _play_on(person: Person) -> None:
    if isinstance(person.state, Asking):
        person.window.controller.answer(person.wish(), person.state.turn)
