"""A storm over the window: presses, keys, sizes, settings, games at random, and what must hold in it.

`test_storm` lets it blow for some seconds; `scripts/storm` for half an hour over the whole program.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from pidro.engine.view import SeatView
from pidro.table.live_game import LiveGame
from pidro.table.replay import replay
from pidro.ui.controls import TableButton
from pidro.ui.items import CardItem
from pidro.ui.main_window import MainWindow
from pidro.ui.settings import LANGUAGES, CardBack, Level, Motion, Pace, Settings, TableColour
from pidro.ui.states import Asking, Resting, Showing
from pidro.ui.story import Rest
from tests.ui.person import Person, drop

BUTTONS = (Qt.MouseButton.LeftButton,) * 8 + (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
PLAIN = Qt.KeyboardModifier.NoModifier
KEYS = tuple(
    Qt.Key(key)
    for key in (
        *range(Qt.Key.Key_0, Qt.Key.Key_9 + 1),
        *(Qt.Key.Key_C, Qt.Key.Key_D, Qt.Key.Key_H, Qt.Key.Key_S, Qt.Key.Key_P, Qt.Key.Key_T),
        *(Qt.Key.Key_N, Qt.Key.Key_R, Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_V, Qt.Key.Key_Escape),
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
        *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Delete),
    )
)
SHORTCUTS = tuple(
    Qt.Key(key)
    for key in (*(Qt.Key.Key_C, Qt.Key.Key_D, Qt.Key.Key_T, Qt.Key.Key_H, Qt.Key.Key_Comma), Qt.Key.Key_Q)
)
"""With Ctrl."""
STUCK_S = 30.0
"""Nothing takes so long but a game in which nobody can go on."""
TRACE = 40
"""Deeds that are told when something goes wrong."""


class Fault(AssertionError):
    """What must hold did not."""


class Storm:
    """Deeds at random at the window before which `seated` puts a person; where it was closed, at the next."""

    def __init__(self, seated: Callable[[], Person], seed: int, dropped: Sequence[Path] = ()) -> None:
        """`dropped` are the files that may fall on the window."""
        self._seated, self._chance, self._dropped = seated, Random(seed), dropped
        self._person = seated()
        self._deeds: deque[str] = deque(maxlen=TRACE)
        self._changed_s, self._last = monotonic(), ""
        self.steps = self.rests = self.opened = 0

    @property
    def window(self) -> MainWindow:
        """The window that is open."""
        return self._person.window

    @property
    def deeds(self) -> tuple[str, ...]:
        """The last deeds."""
        return tuple(self._deeds)

    def step(self) -> None:
        """One deed, and a look at what must hold."""
        if not self._is_open():
            # Whoever looks at what is left of the old window must not find it held here.
            del self._person
            self._person = self._seated()
            self.opened += 1
        deed = self._chance.choices(*zip(*self._weighed(), strict=True))[0]
        self._deeds.append(deed.__name__)
        self._person.clock.wait(self._chance.choice((0, 10, 40, 160, 400, 1000)))
        self.steps += 1
        try:
            deed()
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            self._look()
        except Exception as error:
            raise Fault(f"step {self.steps}: {error}; after {', '.join(self._deeds)}") from error

    def _is_open(self) -> bool:
        """Whether the window has not been closed, nor made anew in another language."""
        return isValid(self.window) and self.window.isVisible()

    # -- What is done

    def _weighed(self) -> Iterator[tuple[Callable[[], None], int]]:
        if QApplication.activePopupWidget() is not None:
            yield from ((self._in_popup, 3), (self._press_somewhere, 1))
            return
        if self._dialog() is not None:
            yield from ((self._in_dialog, 5), (self._press_somewhere, 1), (self._press_key, 1))
            return
        yield from (
            (self._act, 40),
            (self._press_card, 12),
            (self._press_somewhere, 8),
            (self._press_button, 8),
            (self._burst, 5),
            (self._double_click, 4),
            (self._press_key, 16),
            (self._wheel, 2),
            (self._drag_with_escape, 2),
            (self._resize, 3),
            (self._set, 4),
            (self._toggle_hint, 3),
            (self._replay, 3),
            (self._numbered, 1),
            (self._review, 2),
            (self._menu, 2),
            (self._shortcut, 1),
            (self._new_game, 1),
            (self._drop, 1),
            (self._wait, 3),
        )

    def _dialog(self) -> QWidget | None:
        return QApplication.activeModalWidget()

    def _handle(self) -> QWindow:
        focus: QWindow | None = QGuiApplication.focusWindow()
        return self.window.windowHandle() if focus is None else focus

    def _anywhere(self) -> QPoint:
        size = self.window.size()
        return QPoint(self._chance.randrange(size.width()), self._chance.randrange(size.height()))

    def _act(self) -> None:
        """What a person would do who wants to play."""
        person = self._person
        if not self.window.isActiveWindow():
            # A window manager does so when a window beside it is closed; elsewhere a click on its frame.
            self.window.activateWindow()
            QApplication.processEvents()
        focus = QApplication.focusWidget()
        if focus is None or not self.window.table.isAncestorOf(focus):
            self.window.table.setFocus()
        controller = self.window.controller
        match controller.state:
            case Resting(Rest.GAME_OVER | Rest.NUMBERED_DONE | Rest.REPLAY_DONE):
                person.key(Qt.Key.Key_Space)
            case Resting(Rest.TAKEN_BACK):
                person.key(Qt.Key.Key_Y)
            case Resting(Rest.ASIDE):
                person.key(Qt.Key.Key_Escape)
            case Asking() if self.window.isActiveWindow() and self._chance.random() < 0.5:
                self._unless_told(person.act_by_keys)
            case _:
                self._unless_told(person.act_by_mouse)

    def _unless_told(self, act: Callable[[], None]) -> None:
        """Act; what came of a file may be told meanwhile, and then keys and presses are for that."""
        try:
            act()
        except AssertionError:
            if self._dialog() is None:
                raise

    def _press_at(self, point: QPoint) -> None:
        QTest.mouseClick(self.window.windowHandle(), self._chance.choice(BUTTONS), PLAIN, point)

    def _press_somewhere(self) -> None:
        self._press_at(self._anywhere())

    def _press_card(self) -> None:
        items = [item for item in self.window.scene.items() if isinstance(item, CardItem)]
        if items:
            point = self._chance.choice(items).mapToScene(QPointF(0, 0)).toPoint()
            self._press_at(self.window.table.viewport().mapTo(self.window, point))

    def _press_button(self) -> None:
        table = self.window.table
        buttons = [child for child in table.findChildren(TableButton) if child.isVisible()]
        if buttons:
            button = self._chance.choice(buttons)
            self._press_at(button.mapTo(self.window, button.rect().center()))

    def _burst(self) -> None:
        point = self._anywhere()
        for _ in range(self._chance.randrange(2, 8)):
            if self._is_open():
                self._press_at(point)
                self._person.clock.wait(10)

    def _double_click(self) -> None:
        QTest.mouseDClick(self.window.windowHandle(), Qt.MouseButton.LeftButton, PLAIN, self._anywhere())

    def _press_key(self) -> None:
        for _ in range(self._chance.choice((1, 1, 1, 2, 6))):
            # The key before may have chosen another language.
            if self._is_open():
                QTest.keyClick(self._handle(), self._chance.choice(KEYS))
                self._person.clock.wait(self._chance.choice((5, 200)))

    def _wheel(self) -> None:
        viewport = self.window.table.viewport()
        centre = QPointF(viewport.rect().center())
        turn = QPoint(0, self._chance.choice((-120, 120)))
        event = QWheelEvent(
            centre,
            viewport.mapToGlobal(centre),
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            PLAIN,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)

    def _drag_with_escape(self) -> None:
        handle = self.window.windowHandle()
        QTest.mousePress(handle, Qt.MouseButton.LeftButton, PLAIN, self._anywhere())
        QTest.mouseMove(handle, self._anywhere())
        QTest.keyClick(handle, Qt.Key.Key_Escape)
        QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, PLAIN, self._anywhere())

    def _resize(self) -> None:
        self.window.resize(self._chance.randrange(900, 1500), self._chance.randrange(600, 950))

    def _set(self) -> None:
        self.window.set_settings(self._any_settings(self.window._settings))

    def _any_settings(self, settings: Settings) -> Settings:
        chance = self._chance
        changes: tuple[Callable[[Settings], Settings], ...] = (
            lambda old: evolve(old, pace=chance.choice((Pace.NONE, Pace.NONE, Pace.QUICK, Pace.CALM))),
            lambda old: evolve(old, wait_after_trick=not old.wait_after_trick),
            lambda old: evolve(old, four_colours=not old.four_colours, point_dots=not old.point_dots),
            lambda old: evolve(old, card_back=chance.choice(list(CardBack))),
            lambda old: evolve(old, table_colour=chance.choice(list(TableColour))),
            lambda old: evolve(old, single_card_plays_itself=not old.single_card_plays_itself),
            lambda old: evolve(old, confirm_by_second_click=not old.confirm_by_second_click),
            lambda old: evolve(old, names=chance.choice((("Åsa", "Ö", "Ulla-Maj Vester", "K"), old.names))),
            lambda old: evolve(old, whats_left=not old.whats_left),
            lambda old: evolve(old, reduced_motion=chance.choice(list(Motion))),
            lambda old: evolve(old, opponents=chance.choice((Level.BEGINNER, Level.RULE, Level.EXPERT))),
            lambda old: evolve(old, hint_by=chance.choice((Level.RULE, Level.EXPERT))),
            lambda old: evolve(old, language=chance.choice(LANGUAGES)),
        )
        return chance.choice(changes)(settings)

    def _toggle_hint(self) -> None:
        self.window.set_hint(on=not self.window.games.hint_is_on)

    def _replay(self) -> None:
        games = self.window.games
        self._chance.choice((games.play_again, games.back, games.forward, games.back, games.leave))()

    def _numbered(self) -> None:
        self.window.games.numbered_deal(self._chance.randrange(1_000_000_000))

    def _review(self) -> None:
        """Into a review, and along it until another deed leads out."""
        table = self.window.table
        table.setFocus()
        for key in (Qt.Key.Key_V, *self._chance.choices((Qt.Key.Key_Left, Qt.Key.Key_Right), k=4)):
            QTest.keyClick(table, key)

    def _menu(self) -> None:
        """A menu by its mnemonic, in whatever language."""
        titles = [action.text() for action in self.window.menuBar().actions()]
        title = self._chance.choice(titles)
        letter = Qt.Key(ord(title[title.index("&") + 1].upper()))
        QTest.keyClick(self._handle(), letter, Qt.KeyboardModifier.AltModifier)

    def _shortcut(self) -> None:
        key = self._chance.choice(SHORTCUTS)
        QTest.keyClick(self._handle(), key, Qt.KeyboardModifier.ControlModifier)

    def _new_game(self) -> None:
        self.window.games.new_game()

    def _drop(self) -> None:
        """A file of games, or one that is none, falls on the window."""
        if self._dropped:
            drop(self.window, [self._chance.choice(self._dropped)], self._anywhere())

    def _in_popup(self) -> None:
        popup = QApplication.activePopupWidget()
        if popup is not None:
            keys = (Qt.Key.Key_Escape, Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return)
            QTest.keyClick(popup, self._chance.choice(keys))

    def _in_dialog(self) -> None:
        dialog = self._dialog()
        if dialog is None:
            return
        buttons = [child for child in dialog.findChildren(QAbstractButton) if child.isVisible()]
        if buttons and self._chance.random() < 0.4:
            button = self._chance.choice(buttons)
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)

    def _wait(self) -> None:
        QTest.qWait(self._chance.randrange(1, 60))

    # -- What must hold

    def _look(self) -> None:
        window = self.window
        if not self._is_open() or not window.games.pile.games:
            return
        state = window.controller.state
        now = f"{state} {window.controller.running.turn} {window.scene._recapped}"
        if now != self._last or not isinstance(state, Showing) or self._dialog() is not None:
            self._changed_s, self._last = monotonic(), now
        assert monotonic() - self._changed_s < STUCK_S, f"stuck in {state}"
        if isinstance(state, Showing) or window.controller.is_moving:
            return
        self.rests += 1
        if state != Resting(Rest.ASIDE):
            self._look_at_the_table(window, state)
        if self.rests % 50 == 0:
            _check_record(window)

    def _look_at_the_table(self, window: MainWindow, state: Asking | Resting) -> None:
        scene, running = window.scene, window.controller.running
        assert scene._view is not None, f"an empty table in {state}"
        if isinstance(state, Asking):
            assert running.options == state.options, "another question is asked than the game's"
            assert state.turn == running.turn, "the question is stale"
            _check_view(scene._view, running.view())
        shown = scene.dump()
        scene.show(scene._view)
        assert shown == scene.dump(), "the picture is not that of its view"
        hint = window.games.hint
        if not window.games.hint_is_on or not isinstance(state, Asking):
            assert hint is None, f"a hint in {state}"
        elif hint is not None:
            assert hint.action in state.options, "a stale hint"


def _check_view(shown: SeatView, true: SeatView) -> None:
    assert shown == true, "the table shows another situation than that of the game"


def _check_record(window: MainWindow) -> None:
    for game in window.games.pile.games:
        if isinstance(game, LiveGame) and game.record.deals:
            assert replay(game.record)[-1].game == game.game, "the record tells another game"
