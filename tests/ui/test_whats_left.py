"""What is left, in words."""

import pytest
from attrs import evolve
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from pidro.engine.cards import Seat
from pidro.ui.languages import install
from pidro.ui.resources import load_fonts
from pidro.ui.settings import DEFAULTS, LANGUAGES
from pidro.ui.whats_left import Left, LeftStrip, seat_line, what_is_left
from tests.ui.conftest import Sit
from tests.ui.moments import Moment, at, live_at
from tests.ui.person import AT_ONCE
from tests.ui.speech import speech


def _left(moment: Moment) -> Left:
    left = what_is_left(live_at(moment).view())
    assert left is not None
    return left


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_before_the_buy_is_past_after_it(language: str, qapp: QApplication) -> None:
    """What was shown before the buy is told in another tense when all have bought."""
    with speech() as app:
        install(app, language)
        lines = [
            [seat_line(_left(moment), seat, DEFAULTS.names) for seat in (Seat.NORTH, Seat.EAST)]
            for moment in (Moment.KILL, Moment.LEAD)
        ]
    assert not set(lines[0]) & set(lines[1])
    if language == "en":
        assert lines == [
            ["Peggy holds 1 trump before the buy.", "Carlos holds 2 trumps before the buy."],
            ["Peggy held 1 trump before the buy.", "Carlos held 2 trumps before the buy."],
        ]


def test_the_strip_grows_with_the_window(sit: Sit) -> None:
    person = sit(settings=evolve(AT_ONCE, whats_left=True), begin=False)
    at(person, Moment.LEAD)
    (strip,) = person.window.findChildren(LeftStrip)
    heights = []
    for size_px in ((900, 600), (1280, 800), (1920, 1200), (3000, 600)):
        person.window.resize(*size_px)
        QApplication.processEvents()
        heights.append(strip.height())
    small, middle, large, low = heights
    assert small < middle < large
    assert low < middle, "a low window has little room for it"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room_px", [184, 200, 400])
def test_a_line_loses_letters_of_the_name_and_never_its_figure(
    language: str, room_px: int, qapp: QApplication
) -> None:
    names = ("Maximilian Ost", "Wilhelmina Wow", "Bartholomeu Ek", "Margaretha Öst")
    with speech() as app:
        install(app, language)
        for left in (_left(Moment.KILL), _left(Moment.LEAD)):
            strip = LeftStrip(load_fonts(), names)
            strip.show_left(left, names)
            for seat in (Seat.WEST, Seat.NORTH, Seat.EAST):
                whole = seat_line(left, seat, names)
                font, text = strip.fitted(left, seat, room_px)
                assert QFontMetrics(font).horizontalAdvance(text) <= room_px, text
                assert text.endswith(whole.removeprefix(names[seat])), text
                assert room_px < 400 or text == whole


def test_before_trump_is_named_nothing_is_known() -> None:
    assert what_is_left(live_at(Moment.TRUMP).view()) is None


def test_nobody_is_taken_for_the_dealer_before_he_has_discarded() -> None:
    view = live_at(Moment.KILL).view()
    discards = list(view.exchange.discards)
    for seat in Seat:
        if seat is not view.dealer:
            discards[seat] = None
            exchange = evolve(view.exchange, discards=tuple(discards))
            assert what_is_left(evolve(view, exchange=exchange)) is None
