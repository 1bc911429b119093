"""The page of skill: every figure stands with its meaning, and each kind leads to its deals."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QTableView, QTabWidget
from pytestqt.qtbot import QtBot

from pidro.table.database import FILE
from pidro.table.game_record import GameRecord, RecordError
from pidro.table.judged_deals import LONGEST_LIST, Judged
from pidro.table.losses import Kind, Losses
from pidro.table.statistics import Figures, Statistics
from pidro.table.store import open_store
from pidro.table.trends import Skill
from pidro.ui.dialogs import LARGEST_PX
from pidro.ui.fault_phrases import stored_fault
from pidro.ui.kind_deals_dialog import KindDealsDialog
from pidro.ui.kind_phrases import kind_meaning, kind_name
from pidro.ui.side_windows import SideWindows
from pidro.ui.skill_charts import CourseChart, SumChart
from pidro.ui.skill_page import SkillPage
from pidro.ui.statistics_dialog import StatisticsDialog
from tests.table.reviewed_deals import by_rule
from tests.ui.conftest import Sit
from tests.ui.skill import NO_SKILL, FakeDeals, skill_of

PAGE = 3


@pytest.fixture(autouse=True)
def _english_numbers() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    yield
    QLocale.setDefault(before)


def _shown(qtbot: QtBot, skill: Skill, deals: FakeDeals | None = None) -> StatisticsDialog:
    dialog = StatisticsDialog(Statistics(Figures(), Figures(), ()), skill, deals or FakeDeals())
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.findChildren(QTabWidget)[0].setCurrentIndex(PAGE)
    return dialog


def _texts(dialog: StatisticsDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(SkillPage)[0].findChildren(QLabel)]


def _button(dialog: StatisticsDialog, kind: Kind) -> QPushButton:
    page = dialog.findChildren(SkillPage)[0]
    return next(button for button in page.findChildren(QPushButton) if button.text() == kind_name(kind))


def test_every_figure_stands_with_its_meaning(qtbot: QtBot) -> None:
    skill = skill_of(150)
    dialog = _shown(qtbot, skill)
    told = {label.accessibleName() for label in dialog.findChildren(SkillPage)[0].findChildren(QLabel)}
    lost = [[stretch.losses.of(kind) for kind in Kind] for stretch in skill.course]
    for head, last in (("Last 20", lost[-20:]), ("Last 100", lost[-100:]), ("All", lost)):
        for place, kind in enumerate(Kind):
            mean = sum(deal[place] for deal in last) / len(last)
            assert f"{kind_name(kind)}, {head}: {mean:.2f}. {kind_meaning(kind)}" in told
        mean = sum(map(sum, last)) / len(last)
        assert f"Together, {head}: {mean:.2f}. Points lost a deal by all your decisions." in told
    texts = _texts(dialog)
    gained = sum(stretch.gain for stretch in skill.course)
    assert texts[texts.index("Gained") + 1] == f"{gained:+}".replace("-", "−")
    assert texts[texts.index("Gained a deal") + 1] == f"{gained / 150:+.2f}".replace("-", "−")
    assert texts[texts.index("Deals") + 1] == "150"
    assert any(text.startswith("2 deal") for text in texts)


def test_the_picture_of_the_sum_is_said_in_words(qtbot: QtBot) -> None:
    skill = skill_of(40)
    dialog = _shown(qtbot, skill)
    (chart,) = dialog.findChildren(SumChart)
    sums = [sum(stretch.gain for stretch in skill.course[:end]) for end in range(41)]
    last, lowest, highest = (
        f"{number:+}".replace("-", "−").replace("+0", "0") for number in (sums[-1], min(sums), max(sums))
    )
    assert chart.accessibleDescription() == f"From 0 to {last}; lowest {lowest}, highest {highest}"


def test_without_deals_there_are_no_figures(qtbot: QtBot) -> None:
    dialog = _shown(qtbot, NO_SKILL)
    texts = _texts(dialog)
    assert texts[texts.index("Gained a deal") + 1] == "–"
    assert texts.count("–") == 3 * 6 + 2
    assert not any(_button(dialog, kind).isEnabled() for kind in Kind)
    assert not dialog.grab().isNull()


@pytest.mark.parametrize("deals", [0, 1, 7, 200])
def test_everything_is_painted_at_any_size(qtbot: QtBot, deals: int) -> None:
    dialog = _shown(qtbot, skill_of(deals))
    assert (dialog.width(), dialog.height()) <= LARGEST_PX
    for size in ((400, 300), (840, 560), (2400, 1400)):
        dialog.resize(*size)
        assert not dialog.grab().isNull()
        for chart in (*dialog.findChildren(SumChart), *dialog.findChildren(CourseChart)):
            assert not chart.grab().isNull()


def test_a_kind_leads_to_its_deals_and_a_deal_to_its_review(qtbot: QtBot) -> None:
    dialog = _shown(qtbot, skill_of(30))
    wanted: list[tuple[GameRecord, int]] = []
    dialog.look_wanted.connect(lambda record, place: wanted.append((record, place)))
    assert not _button(dialog, Kind.KILL).isEnabled()
    _button(dialog, Kind.LEAD).click()
    (deals,) = dialog.findChildren(KindDealsDialog)
    (view,) = deals.findChildren(QTableView)
    lines = [[view.model().index(row, column).data() for column in range(4)] for row in range(3)]
    assert [line[0] for line in lines] == ["3.0", "2.0", "1.0"]
    assert lines[0][1:] == ["still going on", "1", "−1"]
    assert [line[3] for line in lines] == ["−1", "0", "+1"]
    view.selectRow(1)
    QTest.keyClick(deals, Qt.Key.Key_Return)
    assert wanted == [(by_rule(1), 0)]
    assert not dialog.isVisible()


def test_a_double_click_leads_there_too(qtbot: QtBot) -> None:
    dialog = KindDealsDialog(Kind.BID, FakeDeals())
    qtbot.addWidget(dialog)
    dialog.open()
    (view,) = dialog.findChildren(QTableView)
    with qtbot.waitSignal(dialog.look_wanted):
        view.doubleClicked.emit(view.model().index(0, 0))


def test_a_deal_that_can_not_be_read_is_told(qtbot: QtBot) -> None:
    dialog = KindDealsDialog(Kind.BID, FakeDeals(RecordError("damaged")))
    qtbot.addWidget(dialog)
    dialog.open()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert stored_fault() in [label.text() for label in dialog.findChildren(QLabel)]


def test_from_the_window_to_the_review(qtbot: QtBot, sit: Sit, tmp_path: Path) -> None:
    store = open_store(tmp_path).store
    assert store is not None
    keeper = store.begin()
    keeper.keep(by_rule(1), hint_is_on=False)
    deal = store.judged.next_unjudged()
    assert deal is not None
    store.judged.put(deal, Judged(Losses(trump=2.0), -4))
    window = sit(store=store).window
    side = window.findChildren(SideWindows)[0]
    side.open_statistics()
    (dialog,) = window.findChildren(StatisticsDialog)
    dialog.findChildren(QTabWidget)[0].setCurrentIndex(PAGE)
    assert "−4" in _texts(dialog)
    _button(dialog, Kind.TRUMP).click()
    (deals,) = dialog.findChildren(KindDealsDialog)
    with qtbot.waitSignal(side.look_wanted) as looked:
        QTest.keyClick(deals, Qt.Key.Key_Return)
    assert looked.args == [by_rule(1), 0]
    window.close()
    store.close()


def test_ten_thousand_games_are_shown_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    store = open_store(tmp_path).store
    assert store is not None
    games = [(f"{game:016x}", "NS" if game % 2 else "EW") for game in range(1, 10_001)]
    connection = sqlite3.connect(tmp_path / FILE)
    connection.executemany("INSERT INTO games VALUES (NULL, ?, 'played', '2026', ?, 62, 40, 9, 0)", games)
    places = [(game, place) for game in range(1, 10_001) for place in range(9)]
    connection.executemany("INSERT INTO deals VALUES (?, ?, 'NS', 7, 1, 7, 2)", places)
    connection.executemany("INSERT INTO judged VALUES (NULL, ?, ?, 0, 1, 0, 0, 0, 2, -1)", places)
    connection.commit()
    connection.close()
    start = time.process_time()
    dialog = StatisticsDialog(store.statistics(), store.judged.skill(), store.judged)
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.findChildren(QTabWidget)[0].setCurrentIndex(PAGE)
    dialog.grab()
    span = time.process_time() - start
    assert "−90000" in _texts(dialog)
    print(f"statistics of 10,000 games in {span:.3f} s")
    assert span < 0.5
    start = time.process_time()
    assert len(store.judged.worst(Kind.BID)) == LONGEST_LIST
    print(f"their deals in {time.process_time() - start:.3f} s")
    store.close()
