"""The window: table on the left, score sheet on the right, menus above."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QWidget

from pidro.engine.actions import Action
from pidro.engine.cards import Card, Suit
from pidro.engine.events import Event
from pidro.engine.view import SeatView
from pidro.players.player import Advice
from pidro.table.robots import is_slow
from pidro.ui import labels
from pidro.ui.card_art import CardArt, Style
from pidro.ui.controller import Controller
from pidro.ui.controls import ACTIVATING, Command
from pidro.ui.games import Games
from pidro.ui.house import House
from pidro.ui.items import Canvas
from pidro.ui.keys import COMMAND_KEYS, EXTRA_KEYS
from pidro.ui.layout import Layout
from pidro.ui.menus import LINE, Entry, add_menu
from pidro.ui.questions import Speaker, extra_of, question
from pidro.ui.reason_phrases import reason_text
from pidro.ui.resources import assets_folder, sounds_folder
from pidro.ui.review_desk import ReviewDesk
from pidro.ui.scene import Scene
from pidro.ui.scorekeeper import Scorekeeper
from pidro.ui.settings import Pace, Settings
from pidro.ui.side_column import SideColumn
from pidro.ui.side_windows import Asked, SideWindows
from pidro.ui.sounds import Sounds, sound_of
from pidro.ui.spoken import event_text, table_text
from pidro.ui.table_view import TableView
from pidro.ui.table_words import table_words
from pidro.ui.teaching import Classroom, Teacher
from pidro.ui.theme import CLOTHS
from pidro.ui.thinker import Thinker

if TYPE_CHECKING:
    from pidro.ui.reviewing import Reviewing

FIRST_SIZE_PX = (1280, 800)
SMALLEST_SIZE_PX = (900, 600)
SHEET_SHARE, TABLE_SHARE = 24, 76
"""How the width is shared, in hundredths."""


class MainWindow(QMainWindow):
    """Wires the parts together; the game itself is the controller's."""

    settings_changed = Signal(object)

    def __init__(self, settings: Settings, family: str, house: House) -> None:
        super().__init__()
        self._settings, self._family = settings, family
        self._art = CardArt(assets_folder())
        words = table_words(lambda: self._settings.names)
        self._scene = Scene(self._canvas(), Layout(900.0, 700.0), CLOTHS[settings.table_colour], words)
        self._view = TableView(self._scene, family)
        side = self._side_column = SideColumn(settings, family)
        self._sounds = Sounds(sounds_folder())
        self._thinker = Thinker(is_slow, self)
        self._controller = Controller(self._scene, settings, self._thinker, house.clock_ms, self)
        self._games = Games(self._controller, self._thinker, settings, house.numbers, house.store)
        self._scorekeeper = Scorekeeper(self._games, side, settings, house.store)
        self._review = ReviewDesk(
            self._controller, self._games, self._view, self._scene, side, self._thinker, self._speaker
        )
        asks = Asked(
            lambda: self._settings,
            self._canvas,
            lambda: self._scorekeeper.career,
            lambda: self._review.subject,
        )
        self._side = SideWindows(self, self._games, house.store, asks)
        room = Classroom(self._controller, self._games, self._view, self._scene, side.sheet)
        self._teacher = Teacher(room, settings, self)
        self._commands = self._made_commands()
        self._hint, self._left_shown, self._full_screen = self._make_menus()
        self._lay_out()
        self._connect()
        self.setAcceptDrops(True)
        self.setWindowTitle("Pidro")
        self.setMinimumSize(*SMALLEST_SIZE_PX)
        self.resize(*FIRST_SIZE_PX)

    @property
    def controller(self) -> Controller:
        """The loop between game and table."""
        return self._controller

    @property
    def games(self) -> Games:
        """What is played."""
        return self._games

    @property
    def pace(self) -> Pace:
        """How fast the cards move."""
        return self._settings.pace

    @property
    def table(self) -> TableView:
        """The felt."""
        return self._view

    @property
    def scene(self) -> Scene:
        """What lies on the felt."""
        return self._scene

    @property
    def teacher(self) -> Teacher:
        """Who gives the lesson."""
        return self._teacher

    @property
    def review(self) -> ReviewDesk:
        """Where a deal is reviewed."""
        return self._review

    @property
    def side(self) -> SideWindows:
        """The windows beside the table."""
        return self._side

    def set_settings(self, settings: Settings) -> None:
        """Go by these settings at once."""
        before, self._settings = self._settings, settings
        self._controller.set_settings(settings)
        self._games.set_settings(settings)
        self._scene.restyle(self._canvas(), CLOTHS[settings.table_colour])
        self._view.resetCachedContent()
        self._side_column.set_table(settings.table_colour)
        self._left_shown.setChecked(settings.whats_left)
        self._ask()
        self._scorekeeper.set_settings(settings)
        self._teacher.set_settings(settings)
        self._side.restyle()
        if settings.names != before.names:
            self._review.say_anew()
        self.settings_changed.emit(settings)

    def set_system_motion(self, *, reduced: bool) -> None:
        """Know whether the system asks for less motion."""
        self._controller.set_system_motion(reduced=reduced)

    def set_hint(self, *, on: bool) -> None:
        """Turn the hint on or off; the button and the menu show it."""
        self._hint.setChecked(on)
        self._view.show_hint_button(on=on)
        self._games.turn_hint(on=on)
        self._ask()

    def _canvas(self) -> Canvas:
        settings = self._settings
        style = Style(settings.card_back, settings.four_colours)
        return Canvas(self._art, style, self._family, settings.names, settings.point_dots)

    def _lay_out(self) -> None:
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._view, TABLE_SHARE)
        row.addWidget(self._side_column, SHEET_SHARE)
        self.setCentralWidget(middle)
        self._view.setFocus()

    def _connect(self) -> None:
        self._controller.state_changed.connect(self._ask)
        self._controller.presented.connect(self._presented)
        self._controller.begun.connect(self._begun)
        self._controller.asked_why.connect(self._games.ask_why)
        self._games.hinted.connect(self._ask)
        self._games.explained.connect(self._explain)
        self._view.pressed.connect(self._press)
        self._view.wished.connect(self._wish)
        self._view.key_pressed.connect(self._key)
        self._view.resized.connect(self._resized)
        self._side.settings_chosen.connect(self.set_settings)
        self._side.said.connect(self._view.show_message)
        self._side.look_wanted.connect(self._review.open)
        self._side.career_reset.connect(self._scorekeeper.read_career)

    def _make_menus(self) -> tuple[QAction, ...]:
        """The menu bar; the entries with a tick."""
        side, controller, settings, role = self._side, self._controller, self._settings, QAction.MenuRole
        entries = [
            Entry(self.tr("&New game"), side.ask_new_game, "N"),
            Entry(self.tr("&Play a numbered deal…"), side.ask_number, "Ctrl+D"),
            LINE,
            Entry(self.tr("&Go on"), controller.go_on, "Space"),
            Entry(self.tr("&Replay with open cards"), side.ask_replay, "R"),
            Entry(self.tr("Re&view"), self._toggle_review, "V"),
            Entry(self.tr("&Copy this deal"), side.copy_deal, "Ctrl+C"),
            LINE,
            Entry(self.tr("S&tatistics"), side.open_statistics, "Ctrl+T"),
            Entry(self.tr("&History"), side.open_history, "Ctrl+H"),
            Entry(self.tr("&Import games…"), side.ask_import),
            LINE,
            Entry(self.tr("&Settings…"), side.open_settings, "Ctrl+,", role.PreferencesRole),
            LINE,
            Entry(self.tr("&Quit"), self.close, "Ctrl+Q", role.QuitRole),
        ]
        add_menu(self, self.tr("&Game"), entries)
        entries = [
            Entry(self.tr("&Hint"), self._toggle_hint, "H", is_on=False),
            Entry(self.tr("&What is left"), self._toggle_left, is_on=settings.whats_left),
            Entry(self.tr("&Full screen"), self._toggle_full_screen, "F11", is_on=False),
        ]
        hint, left, full_screen = add_menu(self, self.tr("&View"), entries)
        entries = [
            Entry(self.tr("&Learn Pidro"), self._teacher.learn),
            Entry(self.tr("The &rules"), side.open_rules, "F1"),
            LINE,
            Entry(self.tr("&About Pidro"), side.open_about, "", role.AboutRole),
        ]
        add_menu(self, self.tr("H&elp"), entries)
        return hint, left, full_screen

    def _made_commands(self) -> Mapping[Command, Callable[[], object]]:
        controller, games = self._controller, self._games
        return {
            Command.GO_ON: controller.go_on,
            Command.NEXT_DEAL: controller.go_on,
            Command.RECAP: controller.recap,
            Command.REVIEW: self._toggle_review,
            Command.NEW_GAME: self._side.ask_new_game,
            Command.REPLAY: self._side.ask_replay,
            Command.RESTART: self._side.ask_replay,
            Command.BACK: games.back,
            Command.FORWARD: games.forward,
            Command.LEAVE: games.leave,
            Command.HINT: self._toggle_hint,
            Command.ABOUT: self._side.open_about,
            Command.QUIT: self.close,
        }

    def _toggle_review(self) -> None:
        if self._review.is_open:
            self._games.take_up()
        else:
            self._review.open_shown()

    def _taker(self) -> "Controller | Reviewing":
        """Who takes what is pressed."""
        return self._review.reviewing or self._controller

    def _press(self, card: Card | None) -> None:
        self._taker().press(card)

    def _wish(self, wish: Action | Command) -> None:
        if not isinstance(wish, Command):
            self._taker().choose(wish)
        elif wish is Command.CONFIRM:
            self._taker().confirm()
        else:
            self._commands[wish]()

    def _key(self, key: Qt.Key) -> None:
        """A key that no button took."""
        if key in COMMAND_KEYS:
            self._commands[COMMAND_KEYS[key]]()
        elif self._review.reviewing is not None:
            self._review.reviewing.key(key)
        elif key in ACTIVATING:
            self._controller.press(None)
        elif key in EXTRA_KEYS:
            self._wish(EXTRA_KEYS[key])

    def _toggle_hint(self) -> None:
        self.set_hint(on=not self._games.hint_is_on)

    def _toggle_left(self) -> None:
        self.set_settings(evolve(self._settings, whats_left=not self._settings.whats_left))

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _ask(self) -> None:
        controller, games = self._controller, self._games
        running = games.top
        if running is None or self._review.is_open:
            return
        view = None if running.game.deal is None else running.view()
        self._view.show_question(question(controller.state, view, games.hint, self._speaker()))
        self._view.show_extra(extra_of(running))

    def _resized(self) -> None:
        """What flew goes on to nowhere; the pictures on the buttons are made anew."""
        self._controller.hold_still()
        self._ask()

    def _explain(self, advice: Advice, view: SeatView) -> None:
        """Say why a robot played the card that was pressed, from what it knew then."""
        names = self._settings.names
        reason = reason_text(advice.reason, view, names)
        self._view.show_message(labels.why_played(names[view.seat], reason))

    def _begun(self) -> None:
        view = self._scene.view
        self._view.describe("" if view is None else table_text(view, self._settings.names))
        on = self._games.hint_is_on
        self._hint.setChecked(on)
        self._view.show_hint_button(on=on)
        self._view.show_extra(extra_of(self._controller.running))
        self._scorekeeper.begin(view)
        self._show_number()

    def _presented(self, event: Event, view: SeatView) -> None:
        self._view.announce(event_text(event, view, self._settings.names))
        self._view.describe(table_text(view, self._settings.names))
        sound = sound_of(event)
        if sound is not None and self._settings.sound:
            self._sounds.play(sound)
        self._scorekeeper.take(event, view)
        self._show_number()

    def _show_number(self) -> None:
        running = self._controller.running
        number = None if running.game.deal is None else running.deal_number
        self._view.show_number(labels.deal_number(number))

    def _speaker(self) -> Speaker:
        live = self._games.live
        return Speaker(self._settings.names, self._emblem, 1 if live is None else len(live.record.deals))

    def _emblem(self, suit: Suit) -> QPixmap:
        size = max(24, round(40 * self._scene.table_layout.unit))
        return self._art.suit(suit, size, self.devicePixelRatioF(), self._canvas().style)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Whatever has the focus beside the table, and no use for the key: it is the table's.
        self._view.keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.WindowStateChange:
            self._full_screen.setChecked(self.isFullScreen())
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        urls = event.mimeData().urls()
        self._side.take_files([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])
        # A source that is told of a move may delete the person's file.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._controller.stop()
        self._thinker.close()
        self._scorekeeper.close()
        self._side.close()
        self._sounds.close()
        super().closeEvent(event)
