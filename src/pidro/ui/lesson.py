"""Learn Pidro: a fixed first deal on the real table, and a panel that explains each thing as it comes up."""

from collections.abc import Iterable

from attrs import evolve, frozen
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from pidro.engine.cards import Card, Seat
from pidro.engine.events import Event
from pidro.engine.view import SeatView
from pidro.table.game_record import GameRecord
from pidro.table.live_game import Kind, LiveGame
from pidro.table.robots import seated
from pidro.ui.controller import Controller
from pidro.ui.items import rect_of
from pidro.ui.lesson_text import Moment, Step, Target, Topic, due
from pidro.ui.phrases import Names
from pidro.ui.scene import Scene
from pidro.ui.settings import Settings
from pidro.ui.sheet_head import DESIGN_WIDTH_PX
from pidro.ui.states import Asking, Resting, Showing, State
from pidro.ui.story import Rest
from pidro.ui.table_view import TableView
from pidro.ui.theme import FOCUS_LINE, GOLD, HINT, PAPER, chrome_palette
from pidro.ui.translation import QT_TRANSLATE_NOOP, say
from pidro.ui.widgets import lines

LESSON_DEAL = 354
"""In it South makes a bid, holds the left pidro, buys a trump, and sees a two played and a seat go cold."""
TEXT_PX = 14.0
SMALLEST_TEXT_PX = 11.0
MARGIN_PX = 8
TAIL_PX = 9


def lesson_game(names: Names) -> LiveGame:
    """The deal of the lesson, not yet dealt; it counts for nothing and is over when it is scored."""
    robots = tuple(None if seat is Seat.SOUTH else "rule" for seat in Seat)
    record = GameRecord(names=names, robots=robots)
    return LiveGame(record, seated(robots), iter((LESSON_DEAL,)), kind=Kind.NUMBERED)


def lesson_settings(settings: Settings) -> Settings:
    """These settings with time to read: each trick waits, and no card plays itself."""
    return evolve(settings, wait_after_trick=True, single_card_plays_itself=False)


@frozen
class Told:
    """An explanation as it is shown."""

    topic: Topic
    text: str
    lit: tuple[Target, ...]


_ASIDE = Resting(Rest.ASIDE)


class Lesson(QObject):
    """Explains the game on the table until it is left, or another game comes to the table."""

    finished = Signal()
    """The person has left the lesson, or it is at its end."""

    def __init__(
        self,
        controller: Controller,
        table: TableView,
        scene: Scene,
        beside: QWidget,
        settings: Settings,
        told: frozenset[Topic] = frozenset(),
    ) -> None:
        """Starts with what `controller` has on the table; the panel stands on the widget `beside` it.

        `told` is what an earlier lesson on the same game has explained already.
        """
        super().__init__(controller)
        self._controller, self._table, self._settings = controller, table, settings
        self._scene, self._game = scene, controller.running
        self._told = told
        self._pages: tuple[Told, ...] = ()
        self._before: State = controller.state
        self._view: SeatView | None = None
        self._marks = Marks(table, scene)
        self._panel = SpeechPanel(beside)
        self._panel.next_wished.connect(self._turn_page)
        self._panel.leave_wished.connect(self.leave)
        controller.set_settings(lesson_settings(settings))
        controller.presented.connect(self._presented)
        controller.state_changed.connect(self._changed)
        controller.begun.connect(self._begun)
        self._begun()

    @property
    def told(self) -> frozenset[Topic]:
        """What has been explained so far."""
        return self._told

    @property
    def read(self) -> frozenset[Topic]:
        """What has been explained and is no longer shown: what another window need not tell again."""
        return self._told - {page.topic for page in self._pages}

    @property
    def panel(self) -> "SpeechPanel":
        """What speaks."""
        return self._panel

    @property
    def marks(self) -> "Marks":
        """What points."""
        return self._marks

    def set_settings(self, settings: Settings) -> None:
        """Go by these settings, as far as the lesson lets them."""
        self._settings = settings
        self._controller.set_settings(lesson_settings(settings))

    def leave(self) -> None:
        """Explain nothing any more; the deal stays on the table."""
        for signal, slot in (
            (self._controller.presented, self._presented),
            (self._controller.state_changed, self._changed),
            (self._controller.begun, self._begun),
        ):
            signal.disconnect(slot)
        self._controller.set_settings(self._settings)
        for widget in (self._marks, self._panel):
            widget.hide()
            widget.deleteLater()
        self.finished.emit()
        self.deleteLater()

    def _begun(self) -> None:
        if self._controller.running is not self._game:
            self.leave()
        elif self._scene.view is not None:
            self._view = self._scene.view
            self._changed()

    def _presented(self, event: Event, view: SeatView) -> None:
        self._view = view
        self._tell(event)

    def _changed(self) -> None:
        before, self._before = self._before, self._controller.state
        if self._before == _ASIDE:
            # Something else lies on the table: a review.
            self._marks.point_at(())
            return
        if before == _ASIDE:
            self._show()
        elif isinstance(self._before, Showing) and not isinstance(before, Showing):
            # After an answer what was said of the question is stale; else only what was read is done with.
            self._pages = () if isinstance(before, Asking) else self._pages[1:]
            self._show()
        self._tell(None)

    def _tell(self, event: Event | None) -> None:
        if self._view is None:
            return
        moment = Moment(self._controller.state, event, self._view, self._settings.names)
        steps = due(moment, self._told)
        if steps:
            self._told |= {step.topic for step in steps}
            self._pages += tuple(_told(step, moment) for step in steps)
            self._show()

    def _turn_page(self) -> None:
        self._pages = self._pages[1:]
        self._show()

    def _show(self) -> None:
        page, more = self._pages[0] if self._pages else None, len(self._pages) > 1
        self._marks.point_at(() if page is None else page.lit)
        if not more and self._panel.window().focusWidget() is self._panel.next_button:
            # Qt would hand it on to "End the lesson", and Space, the key of "Go on", would press that.
            self._table.setFocus()
        self._panel.say("" if page is None else page.text, more=more)
        if page is not None:
            self._table.announce(page.text)


def _told(step: Step, moment: Moment) -> Told:
    return Told(step.topic, step.text(moment), step.lit(moment))


class Marks(QWidget):
    """Golden signs on the table: an arrow over each card, a frame around each seat that is spoken of."""

    def __init__(self, table: TableView, scene: Scene) -> None:
        super().__init__(table.viewport())
        self._table, self._scene = table, scene
        self._targets: tuple[Target, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()
        table.resized.connect(self._fill)

    @property
    def targets(self) -> tuple[Target, ...]:
        """What is pointed at."""
        return self._targets

    def point_at(self, targets: Iterable[Target]) -> None:
        """Point at these and nothing else."""
        self._targets = tuple(targets)
        self.setVisible(bool(self._targets))
        self._fill()

    def _fill(self) -> None:
        self.setGeometry(self._table.viewport().rect())
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scene, layout = self._scene, self._scene.table_layout
        for target in self._targets:
            if isinstance(target, Card):
                place = scene.spot_of(target)
                if place is not None:
                    _draw_arrow(painter, place, layout.unit)
            else:
                grow = 6 * layout.unit
                figure, name = rect_of(layout.figure(target)), rect_of(layout.name_room(target))
                figure.setBottom(name.bottom())
                frame = figure.adjusted(-grow, -grow, grow, grow)
                _draw_frame(painter, frame & QRectF(self.rect()).adjusted(3, 3, -3, -3), layout.unit)
        painter.end()


def _draw_arrow(painter: QPainter, card: QRectF, unit: float) -> None:
    """Over the card's index, which alone is seen of most cards in a fan."""
    tip = QPointF(card.left() + card.width() * 0.16, card.top() - 5 * unit)
    size = 15 * unit
    corners = [tip, tip + QPointF(-size * 0.62, -size), tip + QPointF(size * 0.62, -size)]
    painter.setPen(QPen(FOCUS_LINE, max(1.0, 1.4 * unit)))
    painter.setBrush(HINT)
    painter.drawPolygon(QPolygonF(corners))


def _draw_frame(painter: QPainter, frame: QRectF, unit: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((FOCUS_LINE, 5.0), (HINT, 2.6)):
        painter.setPen(QPen(colour, width * max(0.8, unit)))
        painter.drawRoundedRect(frame, 12 * unit, 12 * unit)


class SpeechPanel(QWidget):
    """A sheet of paper beside the table that says one thing at a time."""

    next_wished = Signal()
    leave_wished = Signal()

    def __init__(self, beside: QWidget) -> None:
        super().__init__(beside)
        self._beside = beside
        self.setPalette(chrome_palette(Qt.ColorScheme.Light))
        self._text = lines()
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._next = self._button(say(QT_TRANSLATE_NOOP("phrases", "Read on")), self.next_wished)
        self._leave = self._button(say(QT_TRANSLATE_NOOP("phrases", "End the lesson")), self.leave_wished)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._text)
        self._column.addWidget(self._next)
        self._column.addWidget(self._leave)
        self.setAccessibleName(say(QT_TRANSLATE_NOOP("phrases", "Learn Pidro")))
        self.hide()
        beside.installEventFilter(self)

    @property
    def text(self) -> str:
        """What is said now."""
        return self._text.text()

    @property
    def next_button(self) -> QPushButton:
        """Turns the page; there while there is more to read."""
        return self._next

    @property
    def leave_button(self) -> QPushButton:
        """Ends the lesson."""
        return self._leave

    def say(self, text: str, *, more: bool) -> None:
        """Say this, and whether more is to be read; the way out stays when there is nothing to say."""
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self._next.setVisible(more)
        self.show()
        self._place()

    def _button(self, text: str, wish: SignalInstance) -> QPushButton:
        button = QPushButton(text, self)
        # Whoever clicks it goes on with the keys of the table.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(wish)
        return button

    def _place(self) -> None:
        """Along the foot of what it stands on, with the largest text that fits."""
        room = QSize(self._beside.width() - 2 * MARGIN_PX, self._beside.height() - 2 * MARGIN_PX)
        unit = max(0.8, room.width() / DESIGN_WIDTH_PX)
        size_px = TEXT_PX * unit
        while True:
            self._set_size(size_px)
            height = max(self._column.heightForWidth(room.width()), self._column.minimumSize().height())
            if height <= room.height() or size_px <= SMALLEST_TEXT_PX:
                break
            size_px -= 0.5
        self.setGeometry(MARGIN_PX, self._beside.height() - MARGIN_PX - height, room.width(), height)
        self.raise_()
        self.update()

    def _set_size(self, size_px: float) -> None:
        font = QFont(self.font())
        font.setPixelSize(round(max(SMALLEST_TEXT_PX, size_px)))
        for widget in (self._text, self._next, self._leave):
            widget.setFont(font)
        inside = round(size_px * 0.8)
        self._column.setContentsMargins(inside + TAIL_PX, inside, inside, inside)
        self._column.setSpacing(round(size_px * 0.5))

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(TAIL_PX, 1, -1, -1)
        outline = QPainterPath()
        outline.addRoundedRect(paper, 9, 9)
        tail = QPainterPath()
        top = paper.top() + 20
        tail.addPolygon(
            QPolygonF(
                [QPointF(1, top + 9), QPointF(paper.left() + 1, top), QPointF(paper.left() + 1, top + 18)]
            )
        )
        painter.setPen(QPen(GOLD, 2))
        painter.setBrush(PAPER)
        painter.drawPath(outline.united(tail))
        painter.end()
