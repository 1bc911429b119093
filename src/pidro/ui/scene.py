"""The felt with everything on it: `show` puts a view in place, `present` gives the motions that lead there.

Law: when the motions of `present` have ended, the scene is the same as a fresh one after `show` of that view.
"""

from collections.abc import Callable, Iterator

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QRadialGradient
from PySide6.QtWidgets import QGraphicsScene

from pidro.engine.cards import CLOCKWISE, Card, Seat
from pidro.engine.events import (
    BidMade,
    Bought,
    CardPlayed,
    DealScored,
    Dealt,
    Discarded,
    Event,
    Killed,
    PackTaken,
    Passed,
    RestClaimed,
    TrickWon,
    TrumpNamed,
    WentCold,
)
from pidro.engine.view import SeatView
from pidro.ui import timeline
from pidro.ui.items import LIFT_PART, Canvas, CardItem, SeatItem, SeatWords
from pidro.ui.layout import HAND_CARD, TALL, Layout, Spot
from pidro.ui.middle_item import MiddleItem, MiddleWords
from pidro.ui.picture import EMPTY_TABLE, CardLook, Key, Lit, MiddleLook, Picture, SeatLook, picture
from pidro.ui.theme import Cloth
from pidro.ui.timeline import Motion

FADE_MS = 80
CARD_STAGGER_MS = 50
SPANS_MS: dict[type[Event], float] = {
    Passed: timeline.BID_MS,
    BidMade: timeline.BID_MS,
    TrumpNamed: timeline.TRUMP_MS,
    Discarded: timeline.DISCARD_MS,
    Killed: timeline.DISCARD_MS,
    Bought: timeline.BUY_MS,
    PackTaken: timeline.BUY_MS,
    CardPlayed: timeline.FLIGHT_MS,
    WentCold: timeline.DISCARD_MS,
    TrickWon: timeline.SETTLE_MS,
    RestClaimed: timeline.DISCARD_MS,
    DealScored: timeline.POINTS_MS,
}
"""How long one event takes at pace normal; the deal takes as long as its packets."""


@frozen
class Lights:
    """What stands out on the table because of the person or the hint."""

    hinted: frozenset[Card] = frozenset()
    marked: frozenset[Card] = frozenset()
    """Chosen to be killed, or waiting for a second click."""
    hovered: Card | None = None
    focused: Card | None = None
    offered: frozenset[Card] = frozenset()
    """Cards that may be chosen; while there are any, the others of the hand are dimmed."""


NO_LIGHTS = Lights()


@frozen
class Words:
    """How the table says what a seat and the middle show."""

    seat: Callable[[SeatLook], SeatWords]
    middle: Callable[[MiddleLook], MiddleWords]


class Scene(QGraphicsScene):
    """All items of the table, kept equal to the picture of the last view."""

    def __init__(self, canvas: Canvas, layout: Layout, cloth: Cloth, words: Words) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._canvas, self._layout, self._cloth, self._words = canvas, layout, cloth, words
        self._view: SeatView | None = None
        self._recapped: int | None = None
        self._picture = EMPTY_TABLE
        self._cards: dict[Key, CardItem] = {}
        self._leaving: list[CardItem] = []
        self._lights = NO_LIGHTS
        self._seats = tuple(SeatItem(canvas, layout, look, words.seat(look)) for look in EMPTY_TABLE.seats)
        self._middle = MiddleItem(canvas, layout, EMPTY_TABLE.middle, words.middle(EMPTY_TABLE.middle))
        for item in (*self._seats, self._middle):
            self.addItem(item)
        self.setSceneRect(QRectF(0, 0, layout.width, layout.height))

    @property
    def table_layout(self) -> Layout:
        """Where everything lies at the present size."""
        return self._layout

    @property
    def view(self) -> SeatView | None:
        """The view that is shown; None for an empty table."""
        return self._view

    def restyle(self, canvas: Canvas, cloth: Cloth) -> None:
        """Take another style from now on; nothing moves."""
        self._canvas, self._cloth = canvas, cloth
        for item in self._cards.values():
            item.dress(canvas, item.look)
        self._dress_rest()
        self.update()

    def resize(self, layout: Layout) -> None:
        """Lie as for this size at once."""
        if layout.unit != self._layout.unit:
            self._canvas.art.forget_sizes()
        self._layout = layout
        self.setSceneRect(QRectF(0, 0, layout.width, layout.height))
        if self._view is None:
            self._dress_rest()
        else:
            self._show(picture(self._view, layout, self._recapped))

    def clear_table(self) -> None:
        """An empty table."""
        self._view = None
        self._show(EMPTY_TABLE)

    def show(self, view: SeatView) -> None:
        """Put everything in its place for this view at once."""
        self._view, self._recapped = view, None
        self._show(picture(view, self._layout))

    def recap(self, view: SeatView, trick: int) -> None:
        """Show one finished trick of this view, and the points up to it."""
        self._view, self._recapped = view, trick
        self._show(picture(view, self._layout, trick))

    def present(
        self, event: Event, view: SeatView, *, fades: bool = False
    ) -> tuple[tuple[Motion, ...], float]:
        """The motions from here to this view, the one after the event, and their span in ms at pace normal.

        The items wear their new looks at once; `settle` must be called when the motions have ended.
        """
        self.settle()
        self._view, self._recapped = view, None
        before, after = self._picture, picture(view, self._layout)
        starts = dict(self._starts(event, before, after))
        self._picture = after
        for key, look in after.cards.items():
            self._wear(key, look, starts[key])
        leaving = {key: self._cards.pop(key) for key in before.cards if key not in after.cards}
        motions = list(_motions(event, view, starts, after))
        motions += self._leave(event, view, leaving)
        self._dress_rest()
        self._relight()
        if fades:
            motions = [_faded(motion) for motion in motions]
        span = max([SPANS_MS.get(type(event), 0.0), *(motion.end_ms for motion in motions)])
        return tuple(motions), span

    def settle(self) -> None:
        """Everything at its end: what was leaving is gone."""
        for item in self._leaving:
            self.removeItem(item)
        self._leaving = []
        for item in self._cards.values():
            item.place(item.look.spot)

    def move(self, key: Key, spot: Spot) -> None:
        """Put one card somewhere on its way."""
        item = self._cards.get(key)
        if item is not None:
            item.place(spot)
        else:
            for leaving in self._leaving:
                if leaving.data(0) == str(key):
                    leaving.place(spot)

    def light(self, lights: Lights) -> None:
        """Let these cards stand out, and no others."""
        if lights != self._lights:
            self._lights = lights
            self._relight()

    def card_at(self, point: QPointF) -> CardItem | None:
        """The uppermost card there; a lifted card is still hit where it lay."""
        raised = self._raised()
        found = [item for item in self.items(point) if isinstance(item, CardItem)]
        lifted = self.items(point - QPointF(0, LIFT_PART * TALL * HAND_CARD * self._layout.unit))
        found += [item for item in lifted if isinstance(item, CardItem) and item.look.face in raised]
        return max(found, key=lambda item: item.zValue(), default=None)

    def spot_of(self, card: Card) -> QRectF | None:
        """Where the card lies at rest, upright, in px."""
        look = self._picture.cards.get(card)
        if look is None:
            return None
        width, height = look.spot.width, look.spot.width * TALL
        return QRectF(look.spot.x - width / 2, look.spot.y - height / 2, width, height)

    def dump(self) -> str:
        """Everything that is seen, as text, one line an item."""
        cards = sorted(f"{key}: {item.dump()}" for key, item in self._cards.items())
        rest = [item.dump() for item in self._seats]
        return "\n".join([*cards, *(item.dump() for item in self._leaving), *rest, self._middle.dump()])

    def _raised(self) -> frozenset[Card]:
        lights = self._lights
        single = {card for card in (lights.hovered, lights.focused) if card is not None}
        return lights.hinted | lights.marked | single

    def _show(self, new: Picture) -> None:
        self.settle()
        self._picture = new
        for key in [key for key in self._cards if key not in new.cards]:
            self.removeItem(self._cards.pop(key))
        for key, look in new.cards.items():
            self._wear(key, look, look.spot)
        self._dress_rest()
        self._relight()

    def _wear(self, key: Key, look: CardLook, spot: Spot) -> None:
        item = self._cards.get(key)
        if item is None:
            item = CardItem(self._canvas, look)
            item.setData(0, str(key))
            self._cards[key] = item
            self.addItem(item)
        item.dress(self._canvas, look)
        item.place(spot)

    def _dress_rest(self) -> None:
        for item, look in zip(self._seats, self._picture.seats, strict=True):
            item.dress(self._canvas, self._layout, look, self._words.seat(look))
        middle = self._picture.middle
        self._middle.dress(self._canvas, self._layout, middle, self._words.middle(middle))

    def _relight(self) -> None:
        lights, raised = self._lights, self._raised()
        own = self._view.hand if self._view is not None and lights.offered else ()
        for key, item in self._cards.items():
            card = key if isinstance(key, Card) else None
            is_focused = card is not None and card is lights.focused
            is_dim = card in own and card not in lights.offered
            is_hinted, is_marked = card in lights.hinted, card in lights.marked
            item.light(Lit(card in raised, is_hinted, is_marked, is_focused, is_dim))

    def _starts(self, event: Event, before: Picture, after: Picture) -> Iterator[tuple[Key, Spot]]:
        """Where each card of the next picture starts from."""
        turned = [
            self._cards[key].spot for key in before.cards if isinstance(key, str) and key not in after.cards
        ]
        for key, look in after.cards.items():
            if key in self._cards:
                yield key, self._cards[key].spot
            elif isinstance(event, (CardPlayed, WentCold, Discarded, Killed)):
                yield key, turned.pop() if turned else self._layout.backs(event.seat, 1, 0)
            elif isinstance(event, (Dealt, Bought, PackTaken)):
                yield key, self._pack()
            else:
                yield key, look.spot

    def _pack(self) -> Spot:
        assert self._view is not None
        return self._layout.pack(self._view.dealer)

    def _leave(self, event: Event, view: SeatView, leaving: dict[Key, CardItem]) -> Iterator[Motion]:
        """Discards are swept off the table; backs that turned into faces are gone at once."""
        for key, item in leaving.items():
            if item.look.face is None and not isinstance(event, PackTaken):
                self.removeItem(item)
                continue
            self._leaving.append(item)
            end = evolve(item.spot, y=item.spot.y - 40 * self._layout.unit, opacity=0.0)
            yield Motion(key, item.spot, end, 0.0, timeline.DISCARD_MS)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        whole = self.sceneRect()
        centre = QPointF(whole.center().x(), whole.height() * 0.4)
        gradient = QRadialGradient(centre, max(whole.width(), whole.height()) * 0.72)
        gradient.setColorAt(0.0, self._cloth.light)
        gradient.setColorAt(0.55, _between(self._cloth.light, self._cloth.edge, 0.45))
        gradient.setColorAt(1.0, self._cloth.edge)
        painter.fillRect(rect, gradient)


def _between(one: QColor, other: QColor, part: float) -> QColor:
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * part,
        one.greenF() + (other.greenF() - one.greenF()) * part,
        one.blueF() + (other.blueF() - one.blueF()) * part,
    )


def _motions(event: Event, view: SeatView, starts: dict[Key, Spot], after: Picture) -> Iterator[Motion]:
    """The way of every card that moves, each in its time."""
    span = SPANS_MS.get(type(event), timeline.FLIGHT_MS)
    fresh = 0
    for key, look in after.cards.items():
        start = starts[key]
        if start == look.spot:
            continue
        begin = 0.0
        if isinstance(event, Dealt):
            begin = _packet(view, key) * timeline.DEAL_PACKET_MS
            yield Motion(key, start, look.spot, begin, begin + 2 * timeline.DEAL_PACKET_MS)
            continue
        if isinstance(event, (Bought, PackTaken)) and start.width < look.spot.width * 0.6:
            begin, fresh = fresh * CARD_STAGGER_MS, fresh + 1
        yield Motion(key, start, look.spot, begin, begin + span)


def _packet(view: SeatView, key: Key) -> int:
    """In which packet of the deal this card comes [RULES 3.1]."""
    if isinstance(key, Card):
        seat = next(other for other in Seat if key in view.dealt[other])
        index = view.dealt[seat].index(key)
    else:
        seat = next(other for other in Seat if other.letter == key[0])
        index = int(key[1:])
    order = CLOCKWISE[view.dealer.next].index(seat)
    return index // view.rules.deal_packet * len(CLOCKWISE) + order


def _faded(motion: Motion) -> Motion:
    """The motion for people who want none: the card appears where it belongs."""
    if motion.end.opacity == 0.0:
        return evolve(motion, end=evolve(motion.start, opacity=0.0), begin_ms=0.0, end_ms=FADE_MS)
    return evolve(motion, start=evolve(motion.end, opacity=0.0), begin_ms=0.0, end_ms=FADE_MS)
