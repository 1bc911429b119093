"""The window speaks the wished language, else the system's, else English, and nothing of the one before."""

import logging
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QDate, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from pidro.engine.cards import Seat, Suit, Team
from pidro.table.review import Par
from pidro.ui import labels, languages, phrases
from pidro.ui.counts import Counts
from pidro.ui.languages import install, spoken
from pidro.ui.review_phrases import par_text
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


TOLD = {
    "en": (
        "x: 2 games taken into the history, 1 was there already",
        "2 files: 1 game taken into the history, 3 were there already",
        "x: 1 game, in the history already.",
        "x: 2 games, all in the history already.",
    ),
    "sv": (
        "x: 2 partier har tagits in i historiken, 1 fanns där redan",
        "2 filer: 1 parti har tagits in i historiken, 3 fanns där redan",
        "x: 1 parti, som redan finns i historiken.",
        "x: 2 partier, som alla redan finns i historiken.",
    ),
    "fi": (
        "x: 2 peliä on otettu historiaan, 1 oli siellä jo",
        "2 tiedostoa: 1 peli on otettu historiaan, 3 oli siellä jo",
        "x: 1 peli, joka on jo historiassa.",
        "x: 2 peliä, jotka kaikki ovat jo historiassa.",
    ),
    "it": (
        "x: 2 partite aggiunte alla cronologia, 1 era già lì",
        "2 file: 1 partita aggiunta alla cronologia, 3 erano già lì",
        "x: 1 partita, già nella cronologia.",
        "x: 2 partite, tutte già nella cronologia.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_files_has_two_plurals(language: str, speaking: QApplication) -> None:
    install(speaking, language)
    counts = Counts()
    cases = (("x", 2, 1), (counts.files(2), 1, 3), ("x", 0, 1), ("x", 0, 2))
    assert tuple(counts.taken(*case).split(";")[0] for case in cases) == TOLD[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_suits_are_small_inside_a_sentence(language: str, speaking: QApplication) -> None:
    install(speaking, language)
    for suit in Suit:
        par = par_text(Par(Seat.EAST, 12, suit, (2, 12), Team.EW), ("V", "A", "P", "Carlos"))
        assert f"(Carlos 12, {phrases.suit_name(suit).lower()})" in par


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
