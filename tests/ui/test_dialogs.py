"""Dialogs say what they mean, hold nothing up, and fit small windows and large fonts."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFont, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QTabBar,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from pidro.table.store import Career
from pidro.ui.dialogs import LARGEST_PX, AboutDialog, DealNumberDialog, ask_new_game, tell
from pidro.ui.resources import load_fonts
from pidro.ui.settings import DEFAULTS, LANGUAGES, CardBack, Level, Motion, Pace, Settings, TableColour
from pidro.ui.settings_dialog import SettingsDialog


@pytest.fixture(params=[7, 10, 20])
def font_points(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    before = qapp.font()
    qapp.setFont(QFont(load_fonts(), request.param))
    yield request.param
    qapp.setFont(before)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    return window


def _nothing() -> None:
    return


def _button(box: QWidget, text: str) -> QPushButton:
    return next(button for button in box.findChildren(QPushButton) if button.text().replace("&", "") == text)


def _settings_dialog(window: QWidget, settings: Settings = DEFAULTS) -> tuple[SettingsDialog, list[Settings]]:
    dialog = SettingsDialog(settings, window)
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    dialog.open()
    return dialog, told


def test_every_choice_takes_effect_at_once(window: QWidget) -> None:
    dialog, told = _settings_dialog(window)
    for choice in dialog.findChildren(QComboBox):
        for index in range(choice.count()):
            choice.setCurrentIndex(index)
    for box in dialog.findChildren(QCheckBox):
        box.click()
    for field, name in zip(dialog.findChildren(QLineEdit), ("Oke", "", "  Marta ", "X" * 20), strict=True):
        field.selectAll()
        QTest.keyClick(field, Qt.Key.Key_Delete)
        QTest.keyClicks(field, name)
    last = Settings(
        names=("Oke", "Alice", "Marta", "X" * 14),
        pace=Pace.NONE,
        wait_after_trick=True,
        four_colours=True,
        card_back=CardBack.GREEN,
        table_colour=TableColour.SLATE,
        sound=True,
        single_card_plays_itself=True,
        confirm_by_second_click=True,
        point_dots=False,
        whats_left=True,
        other_table=True,
        reduced_motion=Motion.REDUCED,
        opponents=Level.EXPERT,
        partner=Level.EXPERT,
        hint_by=Level.EXPERT,
        language=LANGUAGES[-1],
    )
    assert told[-1] == dialog.settings == last


def test_the_dialog_opens_with_what_is_set(window: QWidget) -> None:
    settings = Settings(names=("A", "B", "C", "D"), pace=Pace.QUICK, sound=True, language="sv")
    dialog, told = _settings_dialog(window, settings)
    assert [field.text() for field in dialog.findChildren(QLineEdit)] == ["A", "B", "C", "D"]
    shown = {choice.currentText() for choice in dialog.findChildren(QComboBox)}
    assert {"Quick", "Svenska"} <= shown
    assert told == []


def test_defaults_leave_the_language(window: QWidget) -> None:
    dialog, told = _settings_dialog(window, Settings(names=("A", "B", "C", "D"), sound=True, language="fi"))
    dialog.findChildren(QTabWidget)[0].setCurrentIndex(2)
    _button(dialog, "Restore Defaults").click()
    assert told == [Settings(language="fi")]
    assert dialog.findChildren(QTabWidget)[0].currentIndex() == 2


def _tabbed(dialog: QDialog) -> list[QWidget]:
    """Where Tab stops, from the top around to it."""
    top = dialog.findChildren(QTabBar)[0]
    top.setFocus()
    stops = []
    for _ in range(30):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        stops.append(dialog.focusWidget())
        if stops[-1] is top:
            break
    return stops


@pytest.mark.parametrize("restored", [False, True])
@pytest.mark.parametrize("page", range(3))
def test_tab_goes_through_the_settings_from_top_to_bottom(window: QWidget, page: int, restored: bool) -> None:
    dialog, _ = _settings_dialog(window)
    if restored:
        _button(dialog, "Restore Defaults").click()
    dialog.findChildren(QTabWidget)[0].setCurrentIndex(page)
    *fields, first, second, top = _tabbed(dialog)
    assert isinstance(top, QTabBar)
    assert {first, second} == {_button(dialog, "Close"), _button(dialog, "Restore Defaults")}
    assert first.x() < second.x()
    heights = [field.mapTo(dialog, field.rect().topLeft()).y() for field in fields]
    assert heights == sorted(set(heights))
    assert all(isinstance(field, QLineEdit | QComboBox | QCheckBox) for field in fields)
    assert len(fields) >= 6


def test_enter_in_a_field_closes_the_settings_and_restores_nothing(window: QWidget) -> None:
    dialog, told = _settings_dialog(window)
    field = dialog.findChildren(QLineEdit)[0]
    field.setFocus()
    QTest.keyClicks(field, "X")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert [settings.names[0] for settings in told] == ["VictorX"]


def test_escape_closes_the_settings(window: QWidget, qtbot: QtBot) -> None:
    dialog, _ = _settings_dialog(window)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.findChildren(SettingsDialog))


def test_dialogs_fit_a_small_window(window: QWidget, font_points: int, qtbot: QtBot) -> None:
    dialogs: list[QDialog] = [
        SettingsDialog(DEFAULTS, window),
        AboutDialog(Career(12, 7), window),
        DealNumberDialog(4711, window),
        ask_new_game(window, _nothing),
        tell(window, "The settings can't be kept."),
    ]
    for dialog in dialogs:
        dialog.open()
        assert dialog.width() <= LARGEST_PX[0], dialog
        assert dialog.height() <= LARGEST_PX[1], dialog
        for label in dialog.findChildren(QLabel):
            if label.isVisible() and label.wordWrap() and label.text():
                assert label.height() >= label.heightForWidth(label.width()), label.text()
        dialog.close()


def test_a_new_game_is_asked_for(window: QWidget) -> None:
    called: list[str] = []
    box = ask_new_game(window, lambda: called.append("new"))
    assert box.isVisible()
    assert "neither won nor lost" in box.text()
    QTest.keyClick(box, Qt.Key.Key_Escape)
    box = ask_new_game(window, lambda: called.append("new"))
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert called == []
    box = ask_new_game(window, lambda: called.append("new"))
    _button(box, "Start a new game").click()
    assert called == ["new"]


def test_the_career_is_reset_only_after_a_question(window: QWidget, qtbot: QtBot) -> None:
    dialog = AboutDialog(Career(12, 7), window)
    told: list[bool] = []
    dialog.career_reset.connect(lambda: told.append(True))
    dialog.open()
    for answer in ("Keep it", "Forget all of it"):
        assert told == []
        _button(dialog, "Reset the career…").click()
        box = dialog.findChildren(QMessageBox)[-1]
        assert "12 won and 7 lost" in box.text()
        _button(box, answer).click()
        qtbot.waitUntil(lambda: not dialog.findChildren(QMessageBox))
    assert told == [True]
    assert not _button(dialog, "Reset the career…").isEnabled()


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("0", 0),
        ("4711", 4711),
        ("007", 7),
        ("999999999", 999999999),
        ("00000000000000999", 999),
        ("  12 ", 12),
    ],
)
def test_a_deal_number_is_digits(window: QWidget, typed: str, number: int) -> None:
    dialog = DealNumberDialog(None, window)
    told: list[int] = []
    dialog.chosen.connect(told.append)
    dialog.open()
    assert not _button(dialog, "Play it").isEnabled()
    QTest.keyClicks(dialog.findChildren(QLineEdit)[0], typed)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert told == [number]


@pytest.mark.parametrize("typed", ["1234567890", "-5", "1 2", "1.5", "٣٤", "x", "9" * 5000])
def test_what_is_no_deal_number_stays_and_is_said(window: QWidget, typed: str) -> None:
    dialog = DealNumberDialog(None, window)
    told: list[int] = []
    dialog.chosen.connect(told.append)
    dialog.open()
    (field,) = dialog.findChildren(QLineEdit)
    assert not _said(dialog)
    size = dialog.size()
    QGuiApplication.clipboard().setText(typed)
    field.paste()
    assert field.text() == typed
    assert _said(dialog) == ["The number of a deal is 0 to 999999999, in digits."]
    assert dialog.size() == size
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert told == []
    field.setText("7")
    assert not _said(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert told == [7]


def _said(dialog: QDialog) -> list[str]:
    labels = dialog.findChildren(QLabel)
    return [label.text() for label in labels if label.isVisible() and "0 to" in label.text()]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Å" * 300, "Å" * 14),
        ("a\u200fb", "ab"),
        ("Anna", None),
        ("  Anna  Maria ", None),
        ("🂡" * 20, "🂡" * 14),
    ],
)
def test_a_name_that_is_shown_otherwise_stays_and_is_said(
    window: QWidget, typed: str, shown: str | None
) -> None:
    dialog, told = _settings_dialog(window)
    field = dialog.findChildren(QLineEdit)[0]
    field.clear()
    QGuiApplication.clipboard().setText(typed)
    field.paste()
    assert field.text() == typed
    said = [label.text() for label in dialog.findChildren(QLabel) if "visible characters" in label.text()]
    assert said == (
        [] if shown is None else [f"The table shows {shown}: a name has at most 14 visible characters."]
    )
    assert told[-1].names[0] == (shown or " ".join(typed.split()))


def test_no_number_is_no_deal(window: QWidget) -> None:
    dialog = DealNumberDialog(None, window)
    told: list[int] = []
    dialog.chosen.connect(told.append)
    dialog.open()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert told == []


def test_every_control_has_a_name(window: QWidget, qtbot: QtBot) -> None:
    dialog, _ = _settings_dialog(window)
    for widget in [*dialog.findChildren(QComboBox), *dialog.findChildren(QLineEdit)]:
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface is not None
        assert interface.text(QAccessible.Text.Name), widget
