"""The window: table on the left, score sheet on the right, menus above."""

import time
from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QWidget

from pidro.engine.actions import Action
from pidro.engine.cards import Seat, Suit
from pidro.engine.events import Event
from pidro.engine.phases import Phase
from pidro.engine.rules import KOKKOLA
from pidro.engine.view import SeatView
from pidro.players.player import Advice
from pidro.table.robots import is_slow
from pidro.ui import labels, phrases
from pidro.ui.card_art import CardArt, Style
from pidro.ui.controller import Controller
from pidro.ui.controls import Command
from pidro.ui.counts import Counts
from pidro.ui.games import Games
from pidro.ui.items import Canvas, MiddleWords, SeatWords
from pidro.ui.layout import Layout
from pidro.ui.panels import ScoreSheet
from pidro.ui.picture import MiddleLook, SeatLook
from pidro.ui.questions import Speaker, question
from pidro.ui.reason_phrases import reason_text
from pidro.ui.resources import assets_folder
from pidro.ui.scene import Scene, Words
from pidro.ui.score_rows import Contract, Sheet, sheet_rows
from pidro.ui.settings import Pace, Settings
from pidro.ui.table_view import TableView
from pidro.ui.theme import CLOTHS
from pidro.ui.thinker import Thinker

FIRST_SIZE_PX = (1280, 800)
SMALLEST_SIZE_PX = (900, 600)
SHEET_SHARE, TABLE_SHARE = 24, 76
"""How the width is shared, in hundredths."""


class MainWindow(QMainWindow):
    """Wires the parts together; the game itself is the controller's."""

    def __init__(
        self,
        settings: Settings,
        family: str,
        numbers: Iterator[int],
        clock_ms: Callable[[], float] = lambda: time.monotonic() * 1000.0,
    ) -> None:
        """`numbers` are those of the deals to come; `clock_ms` tells presses of one burst from others."""
        super().__init__()
        self._settings, self._family = settings, family
        self._art = CardArt(assets_folder())
        words = Words(self._seat_words, self._middle_words)
        self._scene = Scene(self._canvas(), Layout(900.0, 700.0), CLOTHS[settings.table_colour], words)
        self._view = TableView(self._scene, family)
        self._sheet = ScoreSheet(Sheet(settings.names, KOKKOLA.target), settings.table_colour)
        self._thinker = Thinker(is_slow, self)
        self._controller = Controller(self._scene, settings, self._thinker, clock_ms, self)
        self._games = Games(self._controller, self._thinker, settings, numbers)
        self._commands = self._made_commands()
        self._shown: SeatView | None = None
        self._lay_out()
        self._connect()
        self._make_menus()
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

    def set_settings(self, settings: Settings) -> None:
        """Go by these settings at once."""
        self._settings = settings
        self._controller.set_settings(settings)
        self._games.set_settings(settings)
        self._scene.restyle(self._canvas(), CLOTHS[settings.table_colour])
        self._view.resetCachedContent()
        self._sheet.set_table(settings.table_colour)
        self._refresh()

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
        row.addWidget(self._sheet, SHEET_SHARE)
        self.setCentralWidget(middle)
        self._view.setFocus()

    def _connect(self) -> None:
        self._controller.state_changed.connect(self._ask)
        self._controller.presented.connect(self._presented)
        self._controller.begun.connect(self._begun)
        self._controller.asked_why.connect(self._games.ask_why)
        self._games.hinted.connect(self._ask)
        self._games.explained.connect(self._explain)
        self._view.pressed.connect(self._controller.press)
        self._view.wished.connect(self._wish)
        self._view.key_pressed.connect(self._key)

    def _make_menus(self) -> None:
        game = self.menuBar().addMenu(self.tr("&Game"))
        self._add(game.addAction(self.tr("&New game")), "N", self._games.new_game)
        self._add(game.addAction(self.tr("&Replay with open cards")), "R", self._games.replay)
        game.addSeparator()
        self._add(game.addAction(self.tr("&Quit")), "Ctrl+Q", self.close)
        view = self.menuBar().addMenu(self.tr("&View"))
        self._hint = view.addAction(self.tr("&Hint"))
        self._hint.setCheckable(True)
        self._hint.toggled.connect(self._turn_hint)
        self._add(view.addAction(self.tr("&Full screen")), "F11", self._toggle_full_screen)

    def _add(self, action: QAction, keys: str, does: Callable[[], object]) -> None:
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False: does())

    def _turn_hint(self, on: bool) -> None:
        self._games.turn_hint(on=on)
        self._ask()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _ask(self) -> None:
        running = self._controller.running
        view = None if running.game.deal is None else running.view()
        speaker = Speaker(self._settings.names, self._emblem)
        self._view.show_question(question(self._controller.state, view, self._games.hint(), speaker))

    def _explain(self, seat: Seat, advice: Advice, view: SeatView) -> None:
        """Say why a robot played the card that was pressed, from what it knew then."""
        names = self._settings.names
        self._view.show_message(labels.why_played(names[seat], reason_text(advice.reason, view, names)))

    def _begun(self) -> None:
        running = self._controller.running
        self._shown = None if running.game.deal is None else running.view()
        self._refresh()

    def _presented(self, event: Event, view: SeatView) -> None:
        self._shown = view
        self._view.announce(phrases.announcement(event, view, self._settings.names))
        self._refresh()

    def _refresh(self) -> None:
        """Score sheet and deal number for what is shown now; the game may be further already."""
        live, shown = self._games.live, self._shown
        if live is None:
            return
        game = live.game
        results = game.results
        if shown is None or (shown.phase is not Phase.SCORED and live.deal.phase is Phase.SCORED):
            results = results[: len(results) - (0 if shown is None else 1)]
        high = None if shown is None or shown.phase is Phase.SCORED else shown.auction.high
        contract = None if high is None else Contract(high.seat, high.amount)
        sheet = Sheet(self._settings.names, game.rules.target, sheet_rows(results, game.rules), contract)
        self._sheet.show_sheet(sheet)
        number = None if game.deal is None else live.deal_number
        self._view.show_number("" if number is None else labels.deal_number(number))

    def _made_commands(self) -> Mapping[Command, Callable[[], None]]:
        controller, games = self._controller, self._games
        return {
            Command.GO_ON: controller.go_on,
            Command.NEXT_DEAL: controller.go_on,
            Command.CONFIRM: controller.confirm,
            Command.RECAP: controller.recap,
            Command.NEW_GAME: games.new_game,
            Command.REPLAY: games.replay,
            Command.RESTART: games.replay,
            Command.BACK: games.back,
            Command.FORWARD: games.forward,
            Command.LEAVE: games.leave_replay,
        }

    def _wish(self, wish: Action | Command) -> None:
        if isinstance(wish, Command):
            self._commands[wish]()
        else:
            self._controller.choose(wish)

    def _key(self, key: Qt.Key) -> None:
        """A key that no button took."""
        match key:
            case Qt.Key.Key_Space | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._controller.press(None)
            case Qt.Key.Key_H:
                self._hint.toggle()
            case Qt.Key.Key_Escape:
                self._games.leave_replay()
            case _:
                return

    def _emblem(self, suit: Suit) -> QPixmap:
        size = max(24, round(40 * self._scene.table_layout.unit))
        return self._art.suit(suit, size, self.devicePixelRatioF(), self._canvas().style)

    def _seat_words(self, look: SeatLook) -> SeatWords:
        call = "" if look.call is None else phrases.call_text(look.call)
        badge = ""
        if look.is_cold:
            badge = labels.cold_badge()
        elif look.trumps_before is not None:
            badge = Counts().trumps(look.trumps_before)
        return SeatWords(call, badge)

    def _middle_words(self, look: MiddleLook) -> MiddleWords:
        return MiddleWords("" if look.high is None else labels.middle_bid(look.high, self._settings.names))

    def closeEvent(self, event: QCloseEvent) -> None:
        self._controller.stop()
        self._thinker.close()
        super().closeEvent(event)
