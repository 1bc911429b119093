"""The law of the scene, on whole games; and that it shows nothing that its view hides."""

from random import Random

import pytest
from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem

from pidro.engine.cards import Card, Seat
from pidro.engine.events import DealScored
from pidro.engine.phases import Phase
from pidro.engine.rules import PRESETS
from pidro.engine.view import SeatView
from pidro.ui.card_art import ENOUGH_PICTURES
from pidro.ui.items import CardItem
from pidro.ui.layout import Layout
from pidro.ui.scene import Lights, Scene
from tests.ui.tables import SMALL, WIDE, Told, bare_scene, faces, golden_game, present_at_once, secret_from

EASE = QEasingCurve(QEasingCurve.Type.OutCubic)
LONG = {"kokkola": 5, "academic": 4, "sou": 9}
"""Every so many events of the game a fresh scene is compared; all are presented."""


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """Fonts need one."""


def _fresh(told: Told, seat: Seat, *, all_hands: bool, scene: Scene) -> str:
    fresh = bare_scene(scene.table_layout)
    fresh.show(told.seen(seat, all_hands=all_hands)[1])
    return fresh.dump()


@pytest.mark.parametrize("all_hands", [False, True], ids=["own hand", "all hands"])
@pytest.mark.parametrize("preset", PRESETS)
def test_law(preset: str, all_hands: bool) -> None:
    scene = bare_scene()
    for index, told in enumerate(golden_game(preset)):
        event, view = told.seen(Seat.SOUTH, all_hands=all_hands)
        present_at_once(scene, event, view)
        if index % LONG.get(preset, 1) == 0:
            assert scene.dump() == _fresh(told, Seat.SOUTH, all_hands=all_hands, scene=scene), event


@pytest.mark.parametrize("preset", PRESETS)
def test_law_with_resizes_in_motion(preset: str) -> None:
    """Motions are cut short anywhere by a new size; then everything lies as for that size."""
    chance = Random(1)
    scene = bare_scene()
    for told in golden_game(preset)[:160]:
        event, view = told.seen(Seat.SOUTH, all_hands=False)
        motions, span_ms = scene.present(event, view)
        time_ms = chance.random() * span_ms
        for motion in motions:
            scene.move(motion.key, motion.at(time_ms, EASE))
        if chance.random() < 0.4:
            scene.resize(chance.choice((SMALL, WIDE)))
            assert scene.dump() == _fresh(told, Seat.SOUTH, all_hands=False, scene=scene)
        scene.settle()
        if chance.random() < 0.2:
            assert scene.dump() == _fresh(told, Seat.SOUTH, all_hands=False, scene=scene)


def test_law_with_fades() -> None:
    scene = bare_scene()
    for told in golden_game("kokkola")[:120]:
        event, view = told.seen(Seat.SOUTH, all_hands=False)
        motions, _ = scene.present(event, view, fades=True)
        assert all(motion.end_ms <= 80 for motion in motions)
        for motion in motions:
            scene.move(motion.key, motion.end)
        scene.settle()
        assert scene.dump() == _fresh(told, Seat.SOUTH, all_hands=False, scene=scene)


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_hidden_is_ever_in_the_picture(preset: str, seat: Seat) -> None:
    scene = bare_scene()
    for told in golden_game(preset)[:140]:
        event, view = told.seen(seat, all_hands=False)
        scene.present(event, view)
        assert not faces(scene) & secret_from(told.deal, seat), event
        scene.settle()
        assert not faces(scene) & secret_from(told.deal, seat), event


def test_own_cards_are_all_seen() -> None:
    scene = bare_scene()
    for told in golden_game("kokkola")[:200]:
        _, view = told.seen(Seat.SOUTH, all_hands=False)
        scene.show(view)
        assert set(view.hand) <= faces(scene)


def test_an_open_table_shows_every_hand() -> None:
    scene = bare_scene()
    for told in golden_game("kokkola")[:200]:
        scene.show(told.seen(Seat.SOUTH, all_hands=True)[1])
        assert {card for hand in told.deal.hands for card in hand} <= faces(scene)


def _at_play() -> Told:
    return next(told for told in golden_game("kokkola") if told.deal.phase is Phase.PLAY)


def test_the_upper_card_is_hit() -> None:
    scene = bare_scene()
    told = _at_play()
    view = told.seen(Seat.SOUTH, all_hands=False)[1]
    scene.show(view)
    for card in view.hand:
        rect = scene.spot_of(card)
        assert rect is not None
        item = scene.card_at(QPointF(rect.left() + rect.width() * 0.1, rect.center().y()))
        assert item is not None
        assert item.look.face == card


def test_a_lifted_card_is_hit_where_it_lay() -> None:
    """Else the pointer at its lower edge would make it jump up and down."""
    scene = bare_scene()
    view = _at_play().seen(Seat.SOUTH, all_hands=False)[1]
    scene.show(view)
    for card in view.hand:
        at_rest = next(item for item in scene.items() if isinstance(item, CardItem) and _face(item) == card)
        foot = at_rest.mapToScene(QPointF(-at_rest.spot.width * 0.4, at_rest.spot.width * 0.69))
        scene.light(Lights(hovered=card))
        item = scene.card_at(foot)
        assert item is not None
        assert item.look.face == card


def _face(item: QGraphicsItem) -> Card | None:
    return item.look.face if isinstance(item, CardItem) else None


def test_an_empty_table_after_a_game() -> None:
    scene = bare_scene()
    empty = scene.dump()
    scene.show(_at_play().seen(Seat.SOUTH, all_hands=False)[1])
    scene.clear_table()
    assert scene.dump() == empty
    scene.resize(WIDE)
    assert scene.dump() == empty


def test_pictures_of_a_size_that_is_gone_are_let_go() -> None:
    scene = bare_scene()
    scene.show(_at_play().seen(Seat.SOUTH, all_hands=False)[1])
    made = scene._canvas.art.card

    def pictures(layout: Layout) -> int:
        scene.resize(layout)
        image = QImage(round(layout.width), round(layout.height), QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        scene.render(painter)
        painter.end()
        return made.cache_info().currsize

    pictures(WIDE)
    at_one_size = pictures(SMALL)
    assert at_one_size > 0
    for width in range(700, 1300, 40):
        pictures(Layout(width, width * 0.8))
    assert pictures(SMALL) <= ENOUGH_PICTURES + at_one_size


def test_what_stays_as_it_is_is_not_painted_anew(qapp: QApplication) -> None:
    scene = bare_scene()
    changes: list[object] = []
    scene.changed.connect(changes.append)
    told = _at_play()
    scene.show(told.seen(Seat.SOUTH, all_hands=False)[1])
    qapp.processEvents()
    assert changes
    changes.clear()
    scene.show(told.seen(Seat.SOUTH, all_hands=False)[1])
    scene.settle()
    qapp.processEvents()
    assert not changes


@pytest.mark.parametrize("layout", [SMALL, Layout(1100, 700)], ids=["small", "wide"])
def test_nothing_is_painted_beyond_its_bounds(layout: Layout) -> None:
    """What is painted there is cut off, or stays when it should go."""
    scene = bare_scene(layout)
    game = golden_game("kokkola")
    for told in (*game[:60:4], *(told for told in game if isinstance(told.event, DealScored))):
        view = told.seen(Seat.SOUTH, all_hands=False)[1]
        scene.show(view)
        scene.light(
            Lights(hinted=frozenset(view.hand[1:]), marked=frozenset(view.hand), focused=_first(view))
        )
        for item in scene.items():
            assert not _beyond(item), f"{item} after {told.event}"


def _first(view: SeatView) -> Card | None:
    return next(iter(view.hand), None)


def _beyond(item: QGraphicsItem) -> bool:
    """Whether the item paints outside its bounds."""
    bounds = item.boundingRect().toAlignedRect()
    room = bounds.adjusted(-40, -40, 40, 40)
    image = QImage(room.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-room.topLeft())
    painter.save()
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.restore()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(bounds, 0)
    painter.end()
    blank = QImage(image.size(), image.format())
    blank.fill(0)
    return image != blank


def test_where_nothing_lies_nothing_is_hit() -> None:
    scene = bare_scene()
    assert scene.card_at(QPointF(300, 300)) is None
    assert scene.spot_of(next(iter(_at_play().deal.hands[0]))) is None
