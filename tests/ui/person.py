"""A person at the real window: eyes that find cards and buttons, hands on mouse and keys, a clock to wind."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from attrs import define, evolve
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from pidro.engine.actions import Action, Bid, Kill, NameTrump, Pass, PlayCard
from pidro.engine.cards import Card
from pidro.players.rule_player import RulePlayer
from pidro.table.shuffle import random_numbers
from pidro.table.store import Store
from pidro.ui.controls import CardButton, Command, TableButton, Wish
from pidro.ui.house import House
from pidro.ui.layout import TALL
from pidro.ui.main_window import MainWindow
from pidro.ui.resources import load_fonts
from pidro.ui.settings import DEFAULTS, Pace, Settings
from pidro.ui.states import Asking, Resting, Showing
from pidro.ui.story import Rest

AT_ONCE = evolve(DEFAULTS, pace=Pace.NONE)
LEFT = Qt.MouseButton.LeftButton
CARD_POINTS = (
    (-0.42, -0.4),
    (0.0, 0.0),
    (-0.42, 0.4),
    (-0.3, -0.46),
    (0.42, 0.0),
    (-0.46, 0.0),
    (-0.42, -0.2),
)
"""Where a card is pressed, from its centre, in parts of its width and height: its index first."""


@define
class Clock:
    """Time that passes only when it is told to."""

    now_ms: float = 0.0

    def __call__(self) -> float:
        return self.now_ms

    def wait(self, span_ms: float = 1000.0) -> None:
        """Let time pass."""
        self.now_ms += span_ms


class Person:
    """Sits in South; looks only at what is shown, and acts only by mouse and keys."""

    def __init__(self, window: MainWindow, clock: Clock) -> None:
        self.window, self.clock = window, clock
        self.player = RulePlayer()

    @property
    def viewport(self) -> QWidget:
        return self.window.table.viewport()

    @property
    def state(self) -> Asking | Resting | Showing:
        return self.window.controller.state

    @property
    def turn(self) -> int:
        return self.window.controller.running.turn

    def wish(self) -> Action:
        """What a sensible person would do at the open question."""
        return self.window.controller.running.advice(self.player).action

    # -- Eyes

    def point_of(self, card: Card) -> QPoint:
        """A place where this card, and no other thing, is seen."""
        scene = self.window.scene
        item = next(
            item for item in scene.items() if getattr(getattr(item, "look", None), "face", None) == card
        )
        spot = item.look.spot  # type: ignore[attr-defined]
        for across, down in CARD_POINTS:
            point = item.mapToScene(QPointF(across * spot.width, down * spot.width * TALL))
            found = scene.card_at(point)
            whole = point.toPoint()
            if found is item and self.widget_at(whole) is None and self.viewport.rect().contains(whole):
                return whole
        raise AssertionError(f"{card!r} can't be seen anywhere")

    def widget_at(self, point: QPoint) -> QWidget | None:
        """What lies over the felt there and takes the mouse."""
        found = self.viewport.childAt(point)
        while isinstance(found, QWidget) and found is not self.viewport:
            if not found.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
                return found
            found = found.parentWidget()
        return None

    def buttons(self) -> dict[Wish, TableButton]:
        """The buttons of the open question."""
        panel = self.window.table.panel
        return {
            button.choice.wish: button
            for button in panel.findChildren(TableButton)
            if button.isVisibleTo(panel) and button.choice in panel.choices
        }

    def cards(self) -> tuple[Card, ...]:
        """The cards that may be chosen."""
        buttons = self.viewport.findChildren(CardButton)
        return tuple(button.card for button in buttons if button.isVisibleTo(self.viewport))

    # -- Hands

    def press_at(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Press and release at this point of the felt, whatever lies there."""
        QTest.mouseClick(self._handle(), button, Qt.KeyboardModifier.NoModifier, self._in_window(point))

    def double_press_at(self, point: QPoint) -> None:
        """A double click, as the window system reports it."""
        QTest.mouseDClick(self._handle(), LEFT, Qt.KeyboardModifier.NoModifier, self._in_window(point))

    def click(self, card: Card) -> None:
        """Click a card."""
        self.press_at(self.point_of(card))

    def press(self, wish: Wish) -> None:
        """Click a button of the question."""
        button = self.buttons()[wish]
        self.press_at(button.mapTo(self.viewport, button.rect().center()))

    def key(self, key: Qt.Key) -> None:
        """Press and release a key, wherever the focus is."""
        QTest.keyClick(self._handle(), key)

    def _handle(self) -> QWindow:
        handle = self.window.windowHandle()
        assert handle is not None
        return handle

    def _in_window(self, point: QPoint) -> QPoint:
        return self.viewport.mapTo(self.window, point)

    # -- A whole turn

    def act_by_mouse(self) -> None:
        """Answer the open question, or go on, with the mouse alone; in good time."""
        self.clock.wait()
        match self.state:
            case Asking():
                self._do_by_mouse(self.wish())
            case Resting(Rest.RESUMED | Rest.BEFORE_BUY):
                self.press(Command.GO_ON)
            case Resting(Rest.DEAL_DONE):
                self.press(Command.NEXT_DEAL)
            case Resting(Rest.TRICK) | Showing():
                self.press_at(QPoint(self.viewport.width() // 2, self.viewport.height() // 3))
            case state:
                raise AssertionError(state)

    def _do_by_mouse(self, action: Action) -> None:
        match action:
            case Pass() | Bid() | NameTrump():
                self.press(action)
            case PlayCard(card):
                self.click(card)
            case Kill(cards):
                for card in sorted(cards):
                    self.clock.wait()
                    self.click(card)
                self.clock.wait()
                self.press(Command.CONFIRM)

    def act_by_keys(self) -> None:
        """Answer the open question, or go on, with the keys alone; in good time."""
        self.clock.wait()
        match self.state:
            case Asking():
                self._do_by_keys(self.wish())
            case Resting():
                self.key(Qt.Key.Key_Space)
            case Showing():
                self.key(Qt.Key.Key_Space)

    def _do_by_keys(self, action: Action) -> None:
        match action:
            case Pass() | Bid() | NameTrump():
                key = self.buttons()[action].choice.key
                assert key is not None
                self.key(key)
            case PlayCard(card):
                self.walk_to(card)
                self.key(Qt.Key.Key_Return)
            case Kill(cards):
                for card in sorted(cards):
                    self.walk_to(card)
                    self.clock.wait()
                    self.key(Qt.Key.Key_Space)
                self.clock.wait()
                self.key(Qt.Key.Key_Return)

    def walk_to(self, card: Card) -> None:
        """Go along the hand with an arrow until this card has the focus."""
        for _ in range(len(self.cards()) + 1):
            if self.window.table.focused_card() == card:
                return
            self.key(Qt.Key.Key_Right)
        raise AssertionError(f"the arrows don't reach {card!r}")


def open_window(settings: Settings, numbers: Iterator[int], clock: Clock, store: Store | None) -> MainWindow:
    """A window in which nothing has been started yet."""
    return MainWindow(settings, load_fonts(), House(numbers, store, clock))


def seeded(settings: Settings, seed: int, clock: Clock) -> MainWindow:
    """A window that keeps nothing, with the deals of this seed."""
    return open_window(settings, random_numbers(seed), clock, None)


def until(person: Person, is_reached: Callable[[], bool], most_actions: int = 2000) -> None:
    """Act by the controller's own doors until this is so; for tests that begin in the midst of a game."""
    controller = person.window.controller
    for _ in range(most_actions):
        if is_reached():
            return
        person.clock.wait()
        match controller.state:
            case Asking(turn):
                controller.answer(person.wish(), turn)
            case Resting(Rest.RESUMED | Rest.BEFORE_BUY | Rest.TRICK | Rest.DEAL_DONE):
                controller.leave_rest()
            case Resting(Rest.GAME_OVER):
                person.window.games.new_game()
            case state:
                raise AssertionError(f"stuck in {state}")
    raise AssertionError("not reached")


def corners(rect: QRect) -> Iterator[QPoint]:
    """The four corners of a rectangle."""
    yield from (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight())


def drop(window: QWidget, paths: Sequence[Path], at: QPoint) -> Qt.DropAction | None:
    """Files that another program would rather move fall on the window at this point; what it is told."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    actions = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    rest = (data, LEFT, Qt.KeyboardModifier.NoModifier)
    # As Qt does: the nearest widget under the pointer that takes what is dropped, or the window.
    target = window.childAt(at) or window
    while target is not window and not target.acceptDrops():
        target = target.parentWidget() or window
    place = target.mapFrom(window, at)
    QApplication.sendEvent(target, QDragEnterEvent(place, actions, *rest))
    event = QDropEvent(QPointF(place), actions, *rest)
    event.setDropAction(Qt.DropAction.MoveAction)
    QApplication.sendEvent(target, event)
    return event.dropAction() if event.isAccepted() else None
