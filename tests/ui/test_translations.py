"""Every text of the window is translated in every language, and the files say what the sources say."""

import ast
import string
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from attrs import evolve, frozen
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pidro import ui
from pidro.engine.cards import Seat, Suit
from pidro.engine.game import act_in_game, next_deal, start_game, view_of
from pidro.engine.rules import KOKKOLA, trumps_of
from pidro.engine.view import SeatView
from pidro.players.reasons import Code, Reason
from pidro.players.rule_player import RulePlayer
from pidro.table.shuffle import deck_of, random_numbers
from pidro.ui import phrases, reason_phrases
from pidro.ui.languages import install
from pidro.ui.resources import translations_folder
from pidro.ui.settings import LANGUAGES, NAME_LENGTH
from tests.ui.speech import speech

SOURCES = Path(ui.__file__).parent
SCRIPT = SOURCES.parents[2] / "scripts" / "translate"
FOREIGN = tuple(language for language in LANGUAGES if language != "en")
LONGEST_ENGLISH, LONGEST_REASON = 90, 110
LONG_NAMES = ("S" * NAME_LENGTH, "W" * NAME_LENGTH, "N" * NAME_LENGTH, "E" * NAME_LENGTH)
ENDINGS = (".", "?", "!", ":", "…", "*)")


@pytest.fixture
def speaking(qtbot: QtBot) -> Iterator[QApplication]:
    with speech() as app:
        yield app


@frozen
class Text:
    """A text in one language; a plural has several forms."""

    context: str
    source: str
    forms: tuple[str, ...]
    is_plural: bool
    is_finished: bool

    @property
    def places(self) -> set[str]:
        """What is filled in."""
        return _places(self.source)


def _places(text: str) -> set[str]:
    named = {place for _, place, _, _ in string.Formatter().parse(text) if place}
    return named | ({"%n"} if "%n" in text else set())


@cache
def _texts(language: str) -> tuple[Text, ...]:
    return tuple(_read(translations_folder() / f"pidro_{language}.ts"))


def _read(file: Path) -> Iterator[Text]:
    for context in ET.parse(file).iter("context"):
        for message in context.iter("message"):
            found = message.find("translation")
            assert found is not None
            plural = found.findall("numerusform")
            forms = tuple("".join(form.itertext()) for form in plural or [found])
            name, source = context.findtext("name", ""), message.findtext("source", "")
            yield Text(name, source, forms, bool(plural), found.get("type") is None)


def _marked(file: Path) -> Iterator[tuple[str, str]]:
    """Context and text of everything in a source that lupdate should find."""
    tree = ast.parse(file.read_text("utf-8"))
    owners = {
        node: owner.name
        for owner in ast.walk(tree)
        if isinstance(owner, ast.ClassDef)
        for node in ast.walk(owner)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id == "QT_TRANSLATE_NOOP":
            context, text = node.args
            yield _literal(context), _literal(text)
        elif isinstance(node.func, ast.Attribute) and node.func.attr == "tr":
            yield owners[node], _literal(node.args[0])


def _literal(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), ast.unparse(node)
    assert isinstance(node.value, str)
    return node.value


def _shown_texts() -> set[tuple[str, str]]:
    return {text for file in SOURCES.glob("*.py") for text in _marked(file)}


def test_the_files_are_fresh() -> None:
    done = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("language", FOREIGN)
def test_every_text_of_the_sources_is_there_and_no_other(language: str) -> None:
    assert {(text.context, text.source) for text in _texts(language)} == _shown_texts()


def test_english_has_its_plurals() -> None:
    plurals = {text.source for text in _texts("sv") if text.is_plural}
    assert {text.source for text in _texts("en")} == plurals
    assert not [text for text in _texts("en") for form in text.forms if "(s)" in form]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    assert not [text for text in _texts(language) if not text.is_finished or not all(text.forms)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_those_of_the_source(language: str) -> None:
    wrong = [(text.source, form) for text in _texts(language) for form in text.forms]
    assert not [pair for pair in wrong if _places(pair[0]) != _places(pair[1])]


@pytest.mark.parametrize("language", FOREIGN)
def test_texts_begin_and_end_as_the_source_does(language: str) -> None:
    for text in _texts(language):
        for form in text.forms:
            assert form == form.strip(), text.source
            assert "  " not in form, text.source
            ends = [next((end for end in ENDINGS if text.endswith(end)), "") for text in (text.source, form)]
            assert ends[0] == ends[1], (text.source, form)
            assert text.source.count("\n") == form.count("\n"), text.source


@pytest.mark.parametrize("language", FOREIGN)
def test_every_menu_has_its_own_letters(language: str) -> None:
    for text in _texts(language):
        for form in text.forms:
            assert form.count("&") == text.source.count("&"), (text.source, form)


@cache
def _asked_views() -> tuple[SeatView, ...]:
    """A view at every question of a game."""
    game, numbers, player = start_game(KOKKOLA, Seat.WEST), random_numbers(1), RulePlayer()
    views = []
    while game.winner is None:
        game, _ = next_deal(game, deck_of(next(numbers)))
        while game.options is not None:
            assert game.deal is not None
            view = view_of(game.deal, game.options.seat, game.scores)
            views.append(view)
            game, _ = act_in_game(game, player.advise(view).action)
    return tuple(views)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_of_a_game_are_short_and_whole(language: str, speaking: QApplication) -> None:
    install(speaking, language)
    names = ("Victor", "Alice", "Peggy", "Carlos")
    player = RulePlayer()
    for view in _asked_views():
        text = reason_phrases.reason_text(player.advise(view).reason, view, names)
        assert len(text) < (LONGEST_ENGLISH if language == "en" else LONGEST_REASON), text
        assert text[-1] == "."
        assert text[0].isupper() or text[0].isdigit(), text
        assert not set("{}") & set(text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", Code)
def test_every_reason_is_short_with_the_longest_words(
    language: str, code: Code, speaking: QApplication
) -> None:
    """Any suit, names as long as can be, and nine trumps in the hand, which both pidros begin."""
    install(speaking, language)
    asked = next(view for view in _asked_views() if view.trumps is not None)
    limit = LONGEST_ENGLISH if language == "en" else LONGEST_REASON
    for suit in Suit:
        trumps = trumps_of(KOKKOLA, suit)
        cards = (trumps.left, trumps.right, *trumps.cards[:7])
        reason = Reason(code, cards=cards, seat=Seat.EAST, suit=suit, number=14, share=100)
        text = reason_phrases.reason_text(reason, evolve(asked, trumps=trumps), LONG_NAMES)
        assert len(text) < limit, (len(text), text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_different_names(language: str, speaking: QApplication) -> None:
    install(speaking, language)
    for suit in Suit:
        trumps = trumps_of(KOKKOLA, suit)
        assert len({phrases.card_name(card, trumps) for card in trumps.cards}) == len(trumps.cards)
        assert len({phrases.card_label(card, trumps) for card in trumps.cards}) == len(trumps.cards)
