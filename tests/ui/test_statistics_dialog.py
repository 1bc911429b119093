"""The statistics say what their figures are, and their pictures show all games."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from pidro.table.statistics import Ended, Figures, Statistics
from pidro.ui.charts import BidsChart, ResultsChart, bars_of
from pidro.ui.dialogs import LARGEST_PX
from pidro.ui.statistics_dialog import StatisticsDialog
from tests.ui.skill import NO_SKILL, FakeDeals

ALONE = Figures(4, 3, 20, 110, 16, 56, ((6, 9), (8, 5)), ((7, 2), (8, 4)))
RESULTS = (
    Ended("2026-11-01T20:00:00+02:00", (62, 40), True, False),
    Ended("2026-11-02T20:00:00+02:00", (20, 65), False, True),
    Ended("2026-11-03T20:00:00+02:00", (63, 65), True, False),
)


@pytest.fixture(autouse=True)
def _english_numbers() -> None:
    QLocale.setDefault(QLocale(QLocale.Language.English))


def _shown(qtbot: QtBot, statistics: Statistics) -> StatisticsDialog:
    dialog = StatisticsDialog(statistics, NO_SKILL, FakeDeals())
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


def _texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel)]


def test_figures_stand_beside_their_definitions(qtbot: QtBot) -> None:
    dialog = _shown(qtbot, Statistics(ALONE, Figures(), RESULTS))
    pages = dialog.findChildren(QTabWidget)[0]
    page = pages.widget(0)
    assert page is not None
    texts = _texts(page)
    for name, value in (
        ("Games", "4"),
        ("Won", "3"),
        ("Win rate", "75.0 %"),
        ("Points as bidders", "5.50"),
        ("Points as defenders", "3.50"),
        ("Bids made", "70.0 %"),
    ):
        place = texts.index(name)
        assert texts[place + 1] == value
        assert texts[place + 2].endswith(".")


def test_no_games_make_no_figures(qtbot: QtBot) -> None:
    dialog = _shown(qtbot, Statistics(Figures(), Figures(), ()))
    page = dialog.findChildren(QTabWidget)[0].widget(1)
    assert page is not None
    texts = _texts(page)
    assert texts[texts.index("Win rate") + 1] == "–"
    assert dialog.findChildren(ResultsChart)[0].grab().size().width() > 0


def test_pictures_are_said_in_words(qtbot: QtBot) -> None:
    dialog = _shown(qtbot, Statistics(ALONE, Figures(), RESULTS))
    said = {chart.accessibleDescription() for chart in dialog.findChildren(BidsChart)}
    assert said == {"6: made 9, set 0; 7: made 0, set 2; 8: made 5, set 4", ""}
    results = dialog.findChildren(ResultsChart)[0]
    assert results.accessibleDescription() == "2 of 3 games won, the oldest on the left"


def test_bars_hold_every_game_once() -> None:
    assert [bar.margin for bar in bars_of(RESULTS, 10)] == [22, -45, -2]
    assert [bar.is_assisted for bar in bars_of(RESULTS, 10)] == [False, True, False]
    many = bars_of(RESULTS * 1000, 100)
    assert len(many) <= 100
    assert sum(bar.games for bar in many) == 3000
    assert sum(bar.wins for bar in many) == 2000
    assert bars_of((), 100) == ()


def test_everything_is_painted_at_any_size(qtbot: QtBot) -> None:
    dialog = _shown(qtbot, Statistics(ALONE, ALONE, RESULTS * 200))
    assert dialog.width() <= LARGEST_PX[0]
    assert dialog.height() <= LARGEST_PX[1]
    for size in ((400, 300), (840, 560), (2400, 1400)):
        dialog.resize(*size)
        for page in range(4):
            dialog.findChildren(QTabWidget)[0].setCurrentIndex(page)
            assert not dialog.grab().isNull()
