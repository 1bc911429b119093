"""The rules say what the engine does, in every language, and fit every window and font."""

import re
from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QTabBar
from pytestqt.qtbot import QtBot

from pidro.engine.actions import BidOptions
from pidro.engine.cards import DECK, Rank, Seat
from pidro.engine.deal import Deal
from pidro.engine.game import next_deal, start_game
from pidro.engine.phases import Phase, Play
from pidro.engine.play import next_step
from pidro.engine.rules import KOKKOLA, TopOverTop, trumps_of
from pidro.ui.card_art import CardArt, Style
from pidro.ui.card_row import CardRow
from pidro.ui.items import Canvas
from pidro.ui.languages import install
from pidro.ui.resources import assets_folder, load_fonts
from pidro.ui.rules_pages import RulesWindow
from pidro.ui.rules_text import SHOWN_TRICK, SHOWN_TRUMP, Page, pages, point_cards
from pidro.ui.settings import LANGUAGES, CardBack
from pidro.ui.theme import chrome_palette
from tests.ui.conftest import Sit
from tests.ui.contrast import contrast
from tests.ui.person import AT_ONCE
from tests.ui.speech import speech

NAMES = ("Victor", "Alice", "Peggy", "Carlos")
TRUMPS = trumps_of(KOKKOLA, SHOWN_TRUMP)


@pytest.fixture
def speaking(qtbot: QtBot) -> Iterator[QApplication]:
    with speech() as app:
        yield app


def _numbers(text: str) -> list[int]:
    return list(map(int, re.findall(r"\d+", text)))


def _pages() -> tuple[Page, ...]:
    return pages(KOKKOLA, NAMES)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, speaking: QApplication) -> str:
    install(speaking, request.param)
    return str(request.param)


@pytest.fixture
def window(language: str, qtbot: QtBot) -> RulesWindow:
    canvas = Canvas(CardArt(assets_folder()), Style(CardBack.RED, False), load_fonts(), NAMES, True)
    shown = RulesWindow(canvas, KOKKOLA)
    shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(shown)
    return shown


def test_the_numbers_are_those_of_the_engine(language: str) -> None:
    aim, trumps, points, bid = _pages()[0].sections
    buy, kill, _, low, score = _pages()[1].sections
    assert _numbers(aim.text) == [62]
    assert _numbers(trumps.text) == [len(TRUMPS.cards)] == [14]
    assert _numbers(points.text) == [TRUMPS.total] == [14]
    assert _numbers(bid.text)[:3] == [9, 3, len(DECK) - 4 * 9]
    assert set(_numbers(bid.text)[3:]) == {6, 14}
    assert set(_numbers(buy.text)) == set(_numbers(kill.text)) == {6}
    assert _numbers(low.text) == [2, 1]
    assert _numbers(score.text) == [62]


def test_the_trumps_are_shown_from_high_to_low() -> None:
    row = _pages()[0].sections[1].row
    assert row is not None
    assert row.cards == TRUMPS.sorted(row.cards)
    assert [card.rank.letter for card in row.cards] == list("AKQJT987655432")
    assert row.cards.index(TRUMPS.left) == row.cards.index(TRUMPS.right) + 1


def test_the_cards_with_points_are_shown_with_them(language: str) -> None:
    row = _pages()[0].sections[2].row
    assert row is not None
    assert row.cards == point_cards(TRUMPS)
    assert [_numbers(row.under[card]) for card in row.cards] == [[1], [1], [1], [5], [5], [1]]
    assert {card.rank for card in row.cards} == {Rank.ACE, Rank.JACK, Rank.TEN, Rank.FIVE, Rank.TWO}


def test_what_is_said_of_the_bids_is_what_the_engine_asks() -> None:
    assert KOKKOLA.top_over_top is TopOverTop.EVERYBODY
    game, _ = next_deal(start_game(KOKKOLA, Seat.WEST), DECK)
    deal = game.deal
    assert deal is not None
    first = next_step(deal)
    assert first == BidOptions(Seat.NORTH, tuple(range(6, 15)), may_pass=True)


def test_the_shown_trick_is_scored_as_the_engine_scores_it() -> None:
    play = Play(plays=SHOWN_TRICK, turn=Seat.EAST, trumps_held=0)
    deal = Deal(KOKKOLA, Seat.NORTH, Phase.PLAY, trumps=TRUMPS, play=play)
    won = next_step(deal)
    assert (getattr(won, "seat", None), getattr(won, "points", None)) == (Seat.EAST, (1, 2))
    row = _pages()[1].sections[3].row
    assert row is not None
    assert row.winning is SHOWN_TRICK[0].card
    assert [row.under[card] for card in row.cards] == ["Carlos", "Victor", "Alice", "Peggy"]


@pytest.mark.parametrize("points", [9, 18])
@pytest.mark.parametrize("width", [560, 780, 1400])
def test_nothing_is_cut_off(window: RulesWindow, points: int, width: int, speaking: QApplication) -> None:
    window.setFont(QFont(load_fonts(), points))
    window.resize(width, 570)
    window.show()
    for index in range(window.tabs.count()):
        window.tabs.setCurrentIndex(index)
        speaking.processEvents()
        area = window.tabs.currentWidget()
        assert isinstance(area, QScrollArea)
        sheet = area.widget()
        assert sheet is not None
        assert sheet.width() <= area.viewport().width()
        below = 0
        for widget in (*sheet.findChildren(QLabel), *sheet.findChildren(CardRow)):
            assert widget.height() >= widget.heightForWidth(widget.width())
            assert 0 <= widget.x() <= widget.geometry().right() <= sheet.width()
            below = max(below, widget.geometry().bottom())
        assert below <= sheet.height()
    bars = window.findChildren(QTabBar)
    assert bars[0].width() <= window.width()


def test_the_table_goes_on_beside_it(window: RulesWindow, qtbot: QtBot) -> None:
    window.show()
    assert not window.isModal()
    assert window.size().width() <= 900
    assert window.size().height() <= 600
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_pictures_can_be_read_aloud(window: RulesWindow) -> None:
    names = [row.accessibleName() for row in window.findChildren(CardRow)]
    assert len(names) == 3
    assert all(names)


def test_an_open_window_follows_the_settings(sit: Sit, qtbot: QtBot) -> None:
    window = sit().window
    rules = window.side.open_rules()
    rows = [row.grab().toImage() for row in rules.findChildren(CardRow)]
    window.set_settings(evolve(AT_ONCE, names=("Ada", "Bo", "Cia", "Dan"), four_colours=True))
    fresh = RulesWindow(rules._canvas, KOKKOLA)
    qtbot.addWidget(fresh)
    texts = [label.text() for label in rules.findChildren(QLabel)]
    assert any("Ada and Cia" in text for text in texts)
    assert texts == [label.text() for label in fresh.findChildren(QLabel)]
    assert [row.grab().toImage() for row in rules.findChildren(CardRow)] != rows


@pytest.mark.parametrize("scheme", [Qt.ColorScheme.Light, Qt.ColorScheme.Dark])
def test_text_stands_out_from_its_page(scheme: Qt.ColorScheme) -> None:
    palette = chrome_palette(scheme)
    assert contrast(palette.windowText().color(), palette.base().color()) >= 4.5
