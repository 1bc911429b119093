"""The window speaks the wished language, else the system's, else English, and nothing of the one before."""

import logging
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QDate, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from pidro.engine.cards import Suit
from pidro.ui import labels, languages, phrases
from pidro.ui.counts import Counts
from pidro.ui.languages import install, spoken
from pidro.ui.settings import LANGUAGES
from tests.ui.speech import speech


@pytest.fixture
def speaking(qtbot: QtBot) -> Iterator[QApplication]:
    with speech() as app:
        yield app


@pytest.mark.parametrize(
    ("wish", "system", "language"),
    [
        ("fi", ["sv-FI"], "fi"),
        ("", ["sv-Latn-FI", "sv-FI"], "sv"),
        ("", ["de-DE", "it-IT", "fi"], "it"),
        ("", ["C"], "en"),
        ("", [], "en"),
        ("", ["en_US"], "en"),
        ("xx", ["fi_FI"], "fi"),
    ],
)
def test_the_wish_goes_before_the_system(wish: str, system: list[str], language: str) -> None:
    assert spoken(wish, system) == language


@pytest.mark.parametrize(
    ("language", "suit", "points"),
    [
        ("en", "Hearts", ("1 point", "2 points")),
        ("sv", "Hjärter", ("1 poäng", "2 poäng")),
        ("fi", "Hertta", ("1 piste", "2 pistettä")),
        ("it", "Cuori", ("1 punto", "2 punti")),
    ],
)
def test_texts_and_plurals(language: str, suit: str, points: tuple[str, str], speaking: QApplication) -> None:
    install(speaking, language)
    assert phrases.suit_name(Suit.HEARTS) == suit
    assert (Counts().points(1), Counts().points(2)) == points


def test_a_switch_leaves_nothing_of_the_language_before(speaking: QApplication) -> None:
    said = []
    for language in (*LANGUAGES, *LANGUAGES):
        install(speaking, language)
        said.append((labels.pass_button(), labels.next_deal_button(), Counts().cards(2)))
    assert said[:4] == said[4:]
    assert len(set(said)) == 4


def test_the_translators_of_an_earlier_call_go(speaking: QApplication, log_records: list[object]) -> None:
    for _ in range(3):
        for language in LANGUAGES:
            install(speaking, language)
    speaking.sendPostedEvents(None, 52)  # QEvent.DeferredDelete
    assert len(speaking.findChildren(QTranslator)) == 2
    assert not log_records


@pytest.mark.parametrize(
    ("language", "close", "cancel"),
    [
        ("en", "Close", "Cancel"),
        ("sv", "Stäng", "Avbryt"),
        ("fi", "Sulje", "Peru"),
        ("it", "Chiudi", "Annulla"),
    ],
)
def test_the_buttons_of_qt_speak_too(language: str, close: str, cancel: str, speaking: QApplication) -> None:
    install(speaking, language)
    kinds = QDialogButtonBox.StandardButton
    box = QDialogButtonBox(kinds.Close | kinds.Cancel)
    assert (box.button(kinds.Close).text(), box.button(kinds.Cancel).text()) == (close, cancel)
    box.deleteLater()


@pytest.mark.parametrize(
    ("language", "date", "number"),
    [("sv", "30.11.2026", "12,5"), ("fi", "30.11.2026", "12,5"), ("it", "30/11/26", "12,5")],
)
def test_numbers_and_dates(language: str, date: str, number: str, speaking: QApplication) -> None:
    locale = install(speaking, language)
    assert locale.toString(QDate(2026, 11, 30), QLocale.FormatType.ShortFormat) == date
    assert locale.toString(12.5, "f", 1) == number
    assert QLocale() == locale


def test_missing_files_are_noted_and_english_is_spoken(
    speaking: QApplication, monkeypatch: pytest.MonkeyPatch, log_records: list[logging.LogRecord]
) -> None:
    monkeypatch.setattr(languages, "translations_folder", lambda: "/nowhere")
    install(speaking, "fi")
    assert labels.pass_button() == "Pass"
    assert [record.levelname for record in log_records] == ["ERROR"]
