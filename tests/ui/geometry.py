"""What lies where on the table, as named shapes, and what is wrong with that: cut off, covered, too small."""

from collections.abc import Iterator
from itertools import combinations

from attrs import frozen
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPolygonF, QTransform
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from pidro.engine.cards import Card, Seat
from pidro.ui.controls import CardButton, TableButton, smallest_button_px
from pidro.ui.items import NAME_PADDING, CardItem, SeatItem, rect_of
from pidro.ui.layout import TALL
from pidro.ui.main_window import MainWindow
from pidro.ui.middle_item import MiddleItem
from pidro.ui.table_view import TableView

SLACK_PX = 1.0
"""Rounding to whole pixels is no fault."""
TOGETHER = {frozenset(("pack", "figure"))}
"""The pack lies at its dealer's figure."""


@frozen
class Shape:
    """One thing on the table."""

    name: str
    group: str
    """Things of one group may overlap: the cards of a hand."""
    outline: QPolygonF

    @property
    def rect(self) -> QRectF:
        return self.outline.boundingRect()


def faults(window: MainWindow) -> list[str]:
    """Everything that is cut off, covered or too small on the table as it stands."""
    table = window.table
    shapes = list(_shapes(table, window))
    room = QRectF(table.viewport().rect()).adjusted(-SLACK_PX, -SLACK_PX, SLACK_PX, SLACK_PX)
    cut = [
        f"{shape.name} is cut off: {_text(shape.rect)}" for shape in shapes if not room.contains(shape.rect)
    ]
    pairs = [f"{one.name} meets {other.name}" for one, other in combinations(shapes, 2) if _meet(one, other)]
    return sorted(set(cut + pairs + list(_small(table))))


def _meet(one: Shape, other: Shape) -> bool:
    if one.group == other.group or _are_together(one, other):
        return False
    slack = (SLACK_PX, SLACK_PX, -SLACK_PX, -SLACK_PX)
    if not one.rect.adjusted(*slack).intersects(other.rect.adjusted(*slack)):
        return False
    common = one.outline.intersected(other.outline).boundingRect()
    return common.width() > SLACK_PX and common.height() > SLACK_PX


def _are_together(one: Shape, other: Shape) -> bool:
    seats = {one.name.split()[0], other.name.split()[0]}
    kinds = frozenset((one.name.split()[-1], other.name.split()[-1]))
    return len(seats) == 1 and kinds in TOGETHER


def _shapes(table: TableView, window: MainWindow) -> Iterator[Shape]:
    groups = _groups(window)
    for item in window.scene.items():
        if isinstance(item, CardItem) and item not in window.scene._leaving:
            key = str(item.data(0))
            yield Shape(f"{groups[key]} card {key}", groups[key], item.mapToScene(item.card_rect()))
        elif isinstance(item, SeatItem):
            yield from _seat(item, window)
        elif isinstance(item, MiddleItem):
            for rect in _middle(item):
                yield Shape("middle", "middle", QPolygonF(rect))
    for widget in _leaves(table.viewport()):
        rect = QRectF(QRect(widget.mapTo(table.viewport(), QPoint(0, 0)), widget.size()))
        if isinstance(widget, QLabel) and widget.alignment() & Qt.AlignmentFlag.AlignLeft:
            rect.setWidth(min(rect.width(), QFontMetricsF(widget.font()).horizontalAdvance(widget.text())))
        yield Shape(_named(widget), f"widget {id(widget)}", QPolygonF(rect))


def _groups(window: MainWindow) -> dict[str, str]:
    """The hand, row or heap to which each card belongs, by its key."""
    view = window.scene._view
    groups: dict[str, str] = {}
    if view is None:
        return groups
    for seat in Seat:
        hand = view.play.cold[seat] or view.hands[seat]
        discards = view.exchange.discards[seat] or ()
        for index in range(len(hand)):
            groups[f"{seat.letter}{index}"] = f"{seat.name} hand"
        for index in range(len(discards)):
            groups[f"{seat.letter}discard{index}"] = f"{seat.name} row"
        groups |= {repr(card): f"{seat.name} hand" for card in hand}
        groups |= {repr(card): f"{seat.name} row" for card in discards}
        groups |= {repr(card): "killed" for card in view.exchange.killed[seat]}
    for played in (*view.play.plays, *(one for trick in view.play.tricks for one in trick.plays)):
        groups[repr(played.card)] = f"{played.seat.name} row"
    return groups


def _seat(item: SeatItem, window: MainWindow) -> Iterator[Shape]:
    layout, look, words = window.scene.table_layout, item._look, item._words
    seat = look.seat.name
    font = item._canvas.font(16 * layout.unit, bold=True)
    wide = QFontMetricsF(font).horizontalAdvance(item._canvas.names[look.seat]) + NAME_PADDING * layout.unit
    name = rect_of(layout.name(look.seat, wide))
    yield Shape(f"{seat} figure", f"{seat} figure", QPolygonF(rect_of(layout.figure(look.seat))))
    yield Shape(f"{seat} name", f"{seat} name", QPolygonF(name))
    if words.call:
        yield Shape(f"{seat} plate", f"{seat} plate", QPolygonF(rect_of(layout.plate(look.seat))))
    if words.badge:
        box = layout.badge(look.seat, is_alone=not words.call)
        yield Shape(f"{seat} badge", f"{seat} badge", QPolygonF(rect_of(box)))
    if look.stock is not None:
        spot = layout.pack(look.seat)
        # Three cards, each a little above the other.
        size, raised = QSizeF(spot.width, spot.width * TALL), 3 * layout.unit
        card = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size).adjusted(-raised, -raised, 0, 0)
        turned = QTransform.fromTranslate(spot.x, spot.y).rotate(spot.angle)
        yield Shape(f"{seat} pack", f"{seat} pack", turned.map(QPolygonF(card)))


def _middle(item: MiddleItem) -> Iterator[QRectF]:
    look, layout = item._look, item._layout
    unit, box = layout.unit, rect_of(layout.middle)
    if look.result is not None:
        yield QRectF(box.center().x() - 92 * unit, box.y() - 8 * unit, 184 * unit, 46 * unit)
        return
    if look.high is not None:
        if look.trump is not None:
            yield QRectF(box.center().x() - 31 * unit, box.y(), 62 * unit, 62 * unit)
        font = item._canvas.font(17 * unit, bold=True)
        wide = min(box.width(), QFontMetricsF(font).horizontalAdvance(item._words.bid))
        yield QRectF(box.center().x() - wide / 2, box.y() + 64 * unit, wide, 24 * unit)
    if look.taken is not None:
        yield QRectF(box.center().x() - 40 * unit, box.y() + 91 * unit, 80 * unit, 30 * unit)


def _leaves(widget: QWidget) -> Iterator[QWidget]:
    """Buttons and texts that are seen, wherever they are nested."""
    for child in widget.children():
        if not isinstance(child, QWidget) or not child.isVisible() or isinstance(child, CardButton):
            continue
        if isinstance(child, QAbstractButton) or (isinstance(child, QLabel) and child.text()):
            yield child
        else:
            yield from _leaves(child)


def _named(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, (QLabel, QAbstractButton)) else ""
    return f"{type(widget).__name__} {text!r}"


def _small(table: TableView) -> Iterator[str]:
    least_px = smallest_button_px(table._scene.table_layout.unit)
    for widget in _leaves(table.viewport()):
        if isinstance(widget, TableButton) and min(widget.width(), widget.height()) < least_px:
            yield f"{_named(widget)} is too small: {widget.width()} × {widget.height()}"
        if isinstance(widget, TableButton) and widget.width() < _wide(widget):
            yield f"{_named(widget)} is cut: {widget.width()} < {_wide(widget)}"
        if isinstance(widget, QLabel) and not _fits(widget):
            yield f"{_named(widget)} does not fit {widget.width()} × {widget.height()}"


def _wide(button: TableButton) -> int:
    return QFontMetricsF(button._font()).boundingRect(button.text()).toAlignedRect().width()


def _fits(label: QLabel) -> bool:
    room = label.contentsRect()
    flags = int(label.alignment()) | (int(Qt.TextFlag.TextWordWrap) if label.wordWrap() else 0)
    needed = QFontMetricsF(label.font()).boundingRect(QRectF(room), flags, label.text())
    return needed.height() <= label.height() + SLACK_PX and needed.width() <= label.width() + SLACK_PX


def _text(rect: QRectF) -> str:
    return f"{rect.left():.0f} {rect.top():.0f} {rect.right():.0f} {rect.bottom():.0f}"


def faces(window: MainWindow) -> set[Card]:
    """The cards whose faces can be seen."""
    return {item.look.face for item in window.scene.items() if isinstance(item, CardItem) and item.look.face}


def seats_with_backs(window: MainWindow) -> set[Seat]:
    """The seats of which only backs are shown."""
    keys = {str(item.data(0)) for item in window.scene.items() if isinstance(item, CardItem)}
    return {seat for seat in Seat if f"{seat.letter}0" in keys}
