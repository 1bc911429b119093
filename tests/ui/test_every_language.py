"""In every language nothing is cut off or covered: the table in every phase, all dialogs, large fonts too."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from pidro.table.statistics import Figures, Statistics
from pidro.table.store import Career
from pidro.ui import dialogs
from pidro.ui.dialogs import LARGEST_PX
from pidro.ui.history_dialog import HistoryDialog
from pidro.ui.languages import install
from pidro.ui.resources import load_fonts
from pidro.ui.settings import DEFAULTS, LANGUAGES
from pidro.ui.settings_dialog import SettingsDialog
from pidro.ui.statistics_dialog import StatisticsDialog
from tests.ui.conftest import SMALL_PX, Sit
from tests.ui.geometry import faults
from tests.ui.moments import Moment, at
from tests.ui.skill import FakeDeals, skill_of
from tests.ui.speech import speech
from tests.ui.test_history_dialog import FakeArchive


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    with speech() as app:
        install(app, request.param)
        yield request.param


@pytest.fixture(params=[9, 18])
def font_points(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    before = qapp.font()
    qapp.setFont(QFont(load_fonts(), request.param))
    yield request.param
    qapp.setFont(before)


@pytest.mark.parametrize("size", [SMALL_PX, (1280, 800)])
def test_table(language: str, size: tuple[int, int], sit: Sit) -> None:
    person = sit(begin=False, size_px=size)
    found = {}
    for moment in Moment:
        at(person, moment)
        for on in (False, True):
            person.window.set_hint(on=on)
            found[moment, on] = faults(person.window)
    assert not any(found.values()), found


def test_menus_have_their_own_letters(language: str, sit: Sit) -> None:
    window = sit(begin=False).window
    bar = [action.text() for action in window.menuBar().actions()]
    menus = [
        [action.text() for action in menu.actions() if action.text()]
        for menu in window.menuBar().findChildren(QMenu)
    ]
    for menu in (bar, *menus):
        letters = [text[text.index("&") + 1].lower() for text in menu]
        assert len(set(letters)) == len(letters), menu


def _nothing() -> None:
    return


def _cut_off(widget: QWidget) -> list[str]:
    labels = [
        label.text()
        for label in widget.findChildren(QLabel)
        if label.isVisible() and label.heightForWidth(label.width()) > label.height()
    ]
    buttons = [
        button.text()
        for button in widget.findChildren(QPushButton)
        if button.isVisible() and button.width() < button.minimumSizeHint().width()
    ]
    return labels + buttons


def test_dialogs(language: str, font_points: int, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    opened: list[QDialog] = [
        SettingsDialog(DEFAULTS, window),
        dialogs.AboutDialog(Career(12, 7), window),
        dialogs.DealNumberDialog(4711, window),
        dialogs.ask_new_game(window, _nothing),
        dialogs.offer_lesson(window, _nothing),
        StatisticsDialog(Statistics(Figures(), Figures(), ()), skill_of(150), FakeDeals(), window),
        HistoryDialog(FakeArchive([]), window),
    ]
    for dialog in opened:
        dialog.open()
        assert dialog.width() <= LARGEST_PX[0], dialog
        assert dialog.height() <= LARGEST_PX[1], dialog
        tabs = dialog.findChildren(QTabWidget)
        for page in range(tabs[0].count() if tabs else 1):
            if tabs:
                tabs[0].setCurrentIndex(page)
            QApplication.processEvents()
            assert _cut_off(dialog) == []
            for area in dialog.findChildren(QScrollArea):
                assert not area.isVisible() or area.horizontalScrollBar().maximum() == 0
        dialog.close()
