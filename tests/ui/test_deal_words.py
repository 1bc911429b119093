"""A deal that is copied is in the person's language, and holds no card that may not be known."""

import re

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from pidro.engine.cards import Card, Seat
from pidro.engine.game import view_of
from pidro.engine.notation import parse_card
from pidro.engine.rules import PRESETS
from pidro.table.replay import states_of
from pidro.ui.deal_words import deal_in_words
from pidro.ui.languages import install
from pidro.ui.settings import LANGUAGES
from tests.table.games import finished, unfinished
from tests.table.reviewed_deals import by_rule
from tests.ui.conftest import Sit
from tests.ui.moments import Moment, at
from tests.ui.speech import speech

LETTERS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
ENGLISH = re.compile(r"(?i)\b(deal|score|for us|them|passes|bids|names|holds|buys|pack|trick|cold|cards?)\b")


def cards_in(text: str) -> set[Card]:
    found = re.findall(r"\b(10|[2-9JQKA])([♣♦♥♠])", text)
    return {parse_card(("T" if rank == "10" else rank) + LETTERS[sign]) for rank, sign in found}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("number", [5, 1308])
def test_a_seat_reads_no_card_that_it_does_not_know(preset: str, number: int, qtbot: QtBot) -> None:
    rules = PRESETS[preset]
    record = by_rule(number, 0.0, rules)
    view = view_of(states_of(rules, record.deals[0])[-1], Seat.SOUTH, (0, 0))
    exchange, play = view.exchange, view.play
    groups = (view.dealt[0], view.hands[0], *exchange.discards, *exchange.bought, *play.cold)
    known = {card for group in (*groups, exchange.taken) for card in group or () if card is not None}
    known |= {played.card for trick in play.tricks for played in trick.plays}
    assert cards_in(deal_in_words(record, 0, Seat.SOUTH)) == known
    assert cards_in(deal_in_words(record, 0)) >= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_in_one_language(language: str, qtbot: QtBot) -> None:
    with speech() as app:
        install(app, language)
        texts = [deal_in_words(by_rule(number), 0) for number in (5, 1308)]
        texts += [deal_in_words(finished(3), 1), deal_in_words(unfinished(0, 3), 0, Seat.SOUTH)]
    for text in texts:
        assert not set("{}") & set(text)
        assert bool(ENGLISH.search(text)) is (language == "en"), text
        lines = text.splitlines()
        assert all(line.strip() for line in lines)
        assert len(lines) > 6


def test_the_menu_copies_what_may_be_known(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.LEAD)
    person.window.side.copy_deal()
    assert QGuiApplication.clipboard().text() == deal_in_words(live.record, 0, Seat.SOUTH)
    live = at(person, Moment.SCORED)
    person.window.side.copy_deal()
    assert QGuiApplication.clipboard().text() == deal_in_words(live.record, 0)
