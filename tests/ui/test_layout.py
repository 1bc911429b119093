"""Nothing overlaps or is cut off on the table: in every situation, at every size, in every language."""

from collections.abc import Callable
from functools import partial

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QTransform
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from pidro.engine.cards import DECK, Seat
from pidro.engine.rules import trumps_of
from pidro.ui.controls import Command
from pidro.ui.games import Pile
from pidro.ui.items import NAME_PADDING, SeatItem, SeatWords, rect_of
from pidro.ui.layout import TALL, Layout
from pidro.ui.picture import SeatLook
from pidro.ui.settings import Pace
from pidro.ui.states import Asking, Resting, Showing
from pidro.ui.story import Rest
from tests.ui.conftest import SMALL_PX, Sit
from tests.ui.geometry import faults
from tests.ui.moments import Moment, at, live_at
from tests.ui.person import AT_ONCE, Person
from tests.ui.tables import bare_scene

SIZES_PX = (
    (906, 476),
    (764, 988),
    SMALL_PX,
    (1000, 570),
    (1024, 600),
    (1280, 800),
    (1920, 1080),
    (3840, 2160),
)
Situation = Callable[[Person], object]


def _hinted(moment: Moment) -> Situation:
    def reached(person: Person) -> None:
        at(person, moment)
        person.window.set_hint(on=True)

    return reached


def _resumed(moment: Moment) -> Situation:
    def reached(person: Person) -> None:
        person.window.controller.begin_resumed(at(person, moment))
        assert person.state == Resting(Rest.RESUMED)

    return reached


def _discards(person: Person) -> None:
    at(person, Moment.TRUMP)
    person.act_by_mouse()
    assert person.state == Resting(Rest.BEFORE_BUY)


def _marked(person: Person) -> None:
    at(person, Moment.KILL)
    person.clock.wait()
    person.click(person.cards()[0])
    assert isinstance(person.state, Asking)
    assert person.state.chosen


def _replay(person: Person) -> None:
    at(person, Moment.SCORED)
    person.window.games.play_again()


def _numbered(person: Person) -> None:
    person.window.games.take_over(Pile((live_at(Moment.LEAD),)))
    person.window.games.numbered_deal(905)


def _late_replay(person: Person) -> None:
    _replay(person)
    for _ in range(4):
        person.act_by_mouse()


def _replayed(person: Person) -> None:
    _replay(person)
    while person.state != Resting(Rest.REPLAY_DONE):
        person.act_by_mouse()


def _recap(person: Person) -> None:
    at(person, Moment.SCORED)
    person.window.set_settings(evolve(AT_ONCE, pace=Pace.CALM))
    person.clock.wait()
    person.press(Command.RECAP)
    assert isinstance(person.state, Showing)
    assert person.state.recap is not None


def _fourteen_in_hand(person: Person) -> None:
    live = at(person, Moment.KILL)
    view = live.view()
    hearts = trumps_of(view.rules, view.named.suit).cards
    person.window.scene.show(evolve(view, hands=(hearts, *view.hands[1:]), exchange=evolve(view.exchange)))


def _nine_discards_each(person: Person) -> None:
    live = at(person, Moment.TRUMP)
    person.act_by_mouse()
    view = live.view()
    others = [card for card in DECK if card not in view.hand]
    discards = tuple(tuple(others[9 * seat : 9 * seat + 9]) for seat in Seat)
    exchange = evolve(view.exchange, discards=discards)
    person.window.scene.show(evolve(view, exchange=exchange, hands=(view.hand[:6], *view.hands[1:])))


def _eight_killed(person: Person) -> None:
    live = at(person, Moment.LEAD)
    view = live.view()
    killed = tuple(card for card in DECK if card not in view.hand)[:8]
    exchange = evolve(view.exchange, killed=((), (), (), killed))
    person.window.scene.show(evolve(view, exchange=exchange))


SITUATIONS: dict[str, Situation] = {
    **{moment.value: partial(at, moment=moment) for moment in Moment},
    **{f"hint {moment.value}": _hinted(moment) for moment in Moment},
    **{f"resumed {moment.value}": _resumed(moment) for moment in Moment},
    "discards": _discards,
    "marked": _marked,
    "replay": _replay,
    "numbered": _numbered,
    "late replay": _late_replay,
    "replayed": _replayed,
    "recap": _recap,
    "fourteen in hand": _fourteen_in_hand,
    "nine discards each": _nine_discards_each,
    "eight killed": _eight_killed,
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_nothing_overlaps_or_is_cut(sit: Sit, situation: str) -> None:
    person = sit(begin=False)
    # As on a small screen.
    person.window.setMinimumSize(1, 1)
    found = {}
    for size_px in SIZES_PX:
        person.window.resize(*size_px)
        SITUATIONS[situation](person)
        person.window.set_hint(on=situation.startswith("hint"))
        found[size_px] = faults(person.window)
    assert not any(found.values()), found


@pytest.mark.parametrize("situation", ["bid", "trump", "discards", "kill", "scored", "replay", "replayed"])
def test_resized_where_it_stands(sit: Sit, situation: str) -> None:
    person = sit(begin=False)
    SITUATIONS[situation](person)
    for size_px in (*SIZES_PX, *reversed(SIZES_PX)):
        person.window.resize(*size_px)
        assert not faults(person.window), size_px


@pytest.mark.parametrize("situation", ["bid", "discards", "kill", "lead", "replay"])
def test_long_names_are_read_in_full_and_lie_on_nothing(sit: Sit, situation: str) -> None:
    names = ("Maximilian Ost", "Wilhelmina Wow", "Bartholomeu Ek", "Margaretha Öst")
    person = sit(settings=evolve(AT_ONCE, names=names), begin=False)
    person.window.setMinimumSize(1, 1)
    SITUATIONS[situation](person)
    for size_px in SIZES_PX:
        person.window.resize(*size_px)
        layout = person.window.scene.table_layout
        metrics = QFontMetrics(person.window._canvas().font(16 * layout.unit, bold=True))
        for seat in Seat:
            wide = metrics.horizontalAdvance(names[seat]) + NAME_PADDING * layout.unit
            assert wide <= layout.name_room(seat).width, (size_px, seat)
        assert not faults(person.window), size_px


@pytest.mark.parametrize("call", ["bid 14", "huuto 8", "dichiara 8"])
def test_the_high_bid_leaves_air_in_its_plate(call: str, qapp: QApplication) -> None:
    layout = Layout(980.0, 760.0)
    look = SeatLook(Seat.WEST, is_high=True)
    item = SeatItem(bare_scene()._canvas, layout, look, SeatWords(call))
    picture = QImage(980, 760, QImage.Format.Format_RGB32)
    picture.fill(0)
    painter = QPainter(picture)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    plate = rect_of(layout.plate(Seat.WEST)).toAlignedRect().adjusted(2, 12, -2, -12)
    inked = [
        x
        for x in range(plate.left(), plate.right())
        if len({picture.pixel(x, y) for y in range(plate.top(), plate.bottom())}) > 1
    ]
    assert inked, "the bid is there"
    assert inked[0] - plate.left() >= 5
    assert plate.right() - inked[-1] >= 5


@pytest.mark.parametrize("pace", [Pace.CALM, Pace.QUICK])
def test_resized_in_motion(sit: Sit, qtbot: QtBot, pace: Pace) -> None:
    """While the cards are dealt, bought and played; at the end everything lies where it belongs."""
    person = sit(pace=pace, begin=False)
    at(person, Moment.SCORED)
    person.window.controller.leave_rest()
    larger = SIZES_PX[4:]
    for size_px in (*larger, *reversed(larger[:-1]), SMALL_PX):
        assert isinstance(person.state, Showing)
        qtbot.wait(20)
        person.window.resize(*size_px)
        assert not faults(person.window), size_px
        _is_as_shown(person)
    while isinstance(person.state, Showing):
        person.clock.wait()
        person.window.controller.press(None)
    assert not faults(person.window)
    _is_as_shown(person)


def _is_as_shown(person: Person) -> None:
    """Nothing is on its way to a place of the old size."""
    scene = person.window.scene
    before = scene.dump()
    assert scene._view is not None
    scene.show(scene._view)
    assert scene.dump() == before


@pytest.mark.parametrize("size_px", [(684, 578), (973, 760), (2918, 2100), (560, 430), (3000, 500)])
@pytest.mark.parametrize("count", range(1, 15))
def test_fan_lies_on_the_felt(size_px: tuple[int, int], count: int) -> None:
    layout = Layout(*map(float, size_px))
    spots = [layout.hand(count, index) for index in range(count)]
    half = spots[0].width * TALL / 2
    assert all(spot.y + half <= layout.message.y for spot in spots)
    assert all(spot.y - half * 1.3 >= layout.buttons.y for spot in spots)
    assert spots[0].x - spots[0].width / 2 >= layout.figure(Seat.SOUTH).x + layout.figure(Seat.SOUTH).width


@pytest.mark.parametrize("size_px", [(684, 578), (973, 760), (2918, 2100)])
def test_the_pack_lies_on_the_felt_with_its_rim(size_px: tuple[int, int]) -> None:
    layout = Layout(*map(float, size_px))
    for seat in Seat:
        spot = layout.pack(seat)
        rim = 4 * layout.unit
        card = QRectF(0, 0, spot.width + 2 * rim, spot.width * TALL + 2 * rim)
        card.moveCenter(QPointF(0, 0))
        turned = QTransform.fromTranslate(spot.x, spot.y).rotate(spot.angle).mapRect(card)
        assert min(turned.top(), turned.left()) >= 0, seat


@pytest.mark.parametrize("count", range(2, 10))
def test_each_card_of_a_row_shows_its_index(count: int) -> None:
    layout = Layout(980.0, 760.0)
    for seat in Seat:
        first, second = layout.row(seat, count, 0), layout.row(seat, count, 1)
        assert second.x - first.x >= 0.23 * first.width


def test_whole_settings_survive_a_resize(sit: Sit) -> None:
    person = sit(settings=evolve(AT_ONCE, four_colours=True), begin=False)
    at(person, Moment.TRUMP)
    before = person.window.scene.dump()
    size = person.window.size()
    person.window.resize(1920, 1080)
    assert person.window.scene.dump() != before
    person.window.resize(size)
    assert person.window.scene.dump() == before


def test_the_longest_reason_fits_the_line_along_the_bottom(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.LEAD)
    for size_px in (SMALL_PX, (1280, 800)):
        person.window.resize(*size_px)
        person.window.table.show_message("Kristoffer-Otto: " + "Wörter wie Mühle und Kämme " * 4)
        assert not faults(person.window)
    person.window.resize(*SMALL_PX)
    assert not faults(person.window)
