"""The windows beside the table: settings, statistics, history, rules, about; each imported when it opens."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from pidro.engine.cards import Seat
from pidro.engine.rules import KOKKOLA
from pidro.table.game_record import GameRecord
from pidro.table.live_game import LiveGame
from pidro.table.practice import practice_of
from pidro.table.robots import seated
from pidro.table.store import Career, Store
from pidro.table.trouble import StoreError
from pidro.ui import labels
from pidro.ui.fault_phrases import store_fault
from pidro.ui.games import Games, robots_of
from pidro.ui.items import Canvas
from pidro.ui.settings import Settings
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

if TYPE_CHECKING:
    from pidro.ui.history_dialog import HistoryDialog
    from pidro.ui.imports import Imports, Through
    from pidro.ui.reviewing import Subject
    from pidro.ui.rules_pages import RulesWindow
    from pidro.ui.settings_dialog import SettingsDialog


@frozen
class Asked:
    """What a side window needs to know at the moment when it opens."""

    settings: Callable[[], Settings]
    canvas: Callable[[], Canvas]
    career: Callable[[], Career]
    reviewed: "Callable[[], Subject | None]"


class SideWindows(QObject):
    """Opens them over a window; none of them stops the game."""

    settings_chosen = Signal(object)
    career_reset = Signal()
    said = Signal(str)
    """A sentence for the line along the table."""
    look_wanted = Signal(object, int)
    """A `GameRecord` and the deal in it, from 0, to be looked at on the table."""

    def __init__(self, window: QWidget, games: Games, store: Store | None, asked: Asked) -> None:
        super().__init__(window)
        self._window, self._games, self._store, self._asked = window, games, store, asked
        self._history: HistoryDialog | None = None
        self._imports: Imports | None = None
        self._rules: RulesWindow | None = None

    @property
    def rules(self) -> "RulesWindow | None":
        """The rules, while they are open."""
        return self._rules

    @property
    def files(self) -> tuple[Path, ...]:
        """The files whose games are being taken, or wait for it."""
        return () if self._imports is None else self._imports.files

    @property
    def through(self) -> "tuple[Through, ...]":
        """The files before those, of which nothing has been said yet."""
        return () if self._imports is None else self._imports.through

    def close(self) -> None:
        """Stop what goes on for them."""
        if self._imports is not None:
            self._imports.close()

    def ask_new_game(self) -> None:
        """A new game; first the question, if one is under way."""
        from pidro.ui import dialogs

        if self._games.is_under_way:
            dialogs.ask_new_game(self._window, self._games.new_game)
        else:
            self._games.new_game()

    def ask_number(self) -> None:
        """The number of a deal to be practised."""
        from pidro.ui import dialogs

        viewed = self._on_view()
        number = None if viewed is None else viewed[0].deals[viewed[1]].number
        dialog = dialogs.DealNumberDialog(number, self._window)
        dialog.chosen.connect(self._games.numbered_deal)
        dialog.open()

    def open_settings(self) -> "SettingsDialog":
        """All settings."""
        from pidro.ui.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._asked.settings(), self._window)
        dialog.changed.connect(self.settings_chosen)
        dialog.open()
        return dialog

    def open_about(self) -> None:
        """The version, and the way to reset the career."""
        from pidro.ui import dialogs

        dialog = dialogs.AboutDialog(self._asked.career(), self._window)
        dialog.career_reset.connect(self._reset_career)
        dialog.open()

    def open_statistics(self) -> None:
        """What the finished games say."""
        from pidro.ui.statistics_dialog import StatisticsDialog

        store = self._kept()
        if store is None:
            return
        try:
            statistics, skill = store.statistics(), store.judged.skill()
        except StoreError as error:
            self._tell(store_fault(error))
            return
        dialog = StatisticsDialog(statistics, skill, store.judged, self._window)
        dialog.look_wanted.connect(self.look_wanted)
        dialog.open()

    def open_history(self) -> None:
        """The finished games, and the finished deals of the one under way."""
        from pidro.ui.history_dialog import HistoryDialog

        store = self._kept()
        if store is None:
            return
        counted = self._games.counted
        dialog = HistoryDialog(store, self._window, None if counted is None else counted.record)
        dialog.look_wanted.connect(self.look_wanted)
        dialog.look_wanted.connect(dialog.accept)
        dialog.replay_wanted.connect(self._replay)
        dialog.replay_wanted.connect(dialog.accept)
        dialog.file_chosen.connect(self.take_file)
        dialog.finished.connect(self._history_closed)
        self._history = dialog
        dialog.open()

    def open_rules(self) -> "RulesWindow":
        """The rules of this program, beside the table."""
        from pidro.ui.rules_pages import RulesWindow

        if self._rules is None:
            live = self._games.live
            rules = KOKKOLA if live is None else live.game.rules
            self._rules = RulesWindow(self._asked.canvas(), rules, self._window)
            self._rules.finished.connect(self._rules_closed)
        self._rules.show()
        self._rules.activateWindow()
        return self._rules

    def restyle(self) -> None:
        """Let the rules, if they are open, show the cards and names of now."""
        if self._rules is not None:
            self._rules.restyle(self._asked.canvas())

    def ask_import(self) -> None:
        """A file whose games are to be taken into the history."""
        from pidro.ui.game_files import ask_import

        if self._kept() is not None:
            ask_import(self._window, self.take_file)

    def take_file(self, path: Path) -> None:
        """Take the games of this file into the history once they are verified."""
        self.take_files((path,))

    def take_files(self, paths: Iterable[Path], through: "Iterable[Through]" = ()) -> None:
        """The games of all these; with them is told what came of those that are `through` already."""
        from pidro.ui.imports import Imports

        store = self._kept()
        if store is None:
            return
        if self._imports is None:
            self._imports = Imports(store, lambda: self._history or self._window, self)
            self._imports.taken.connect(self._tell_taken)
        self._imports.take(paths, through)

    def copy_deal(self) -> None:
        """The deal that is looked at as text on the clipboard; before it is scored, only what South knows."""
        from pidro.ui.deal_words import deal_in_words

        viewed = self._on_view()
        if viewed is None:
            return
        record, place = viewed
        is_hidden = self._asked.reviewed() is None and record.deals[place].points is None
        text = deal_in_words(record, place, Seat.SOUTH if is_hidden else None)
        QGuiApplication.clipboard().setText(text)
        self.said.emit(labels.copied())

    def ask_replay(self) -> None:
        """The deal on view from its first lead, with open cards; first the question, if that is an aid."""
        from pidro.ui import dialogs

        reviewed, running = self._asked.reviewed(), self._games.top
        if reviewed is not None:
            self._replay(reviewed.record, reviewed.place)
        elif isinstance(running, LiveGame) and running.practice_would_tell:
            dialogs.ask_replay(self._window, self._replay_shown)
        else:
            self._replay_shown()

    def _on_view(self) -> tuple[GameRecord, int] | None:
        """The deal that is looked at, replayed or played, and its game; None before the first deal."""
        reviewed, running = self._asked.reviewed(), self._games.top
        if reviewed is not None:
            return reviewed.record, reviewed.place
        if running is None or running.game.deal is None:
            return None
        return running.record, running.place

    def _replay_shown(self) -> None:
        """The deal on the table from its first lead; what is said if it has not come so far."""
        if not self._games.play_again():
            self.said.emit(labels.no_replay_yet())

    def _tell(self, text: str) -> None:
        """One sentence to the person."""
        from pidro.ui import dialogs

        dialogs.tell(self._window, text)

    def _tell_taken(self, text: str) -> None:
        if self._history is None:
            self._tell(text)
        else:
            self._history.show_taken(text)

    def _history_closed(self) -> None:
        self._history = None

    def _rules_closed(self) -> None:
        self._rules = None

    def _kept(self) -> Store | None:
        """The store; where there is none, one sentence says so."""
        if self._store is None:
            self._tell(say(QT_TRANSLATE_NOOP("phrases", "Nothing is kept in this game.")))
        return self._store

    def _replay(self, record: GameRecord, place: int) -> None:
        """A deal of a game that is over or under way from its first lead, with open cards."""
        replay = practice_of(record, place, seated(robots_of(self._asked.settings())))
        if replay is None:
            text = QT_TRANSLATE_NOOP("phrases", "This deal was left before its first lead.")
            self._tell(say(text))
        else:
            self._games.add_replay(replay)

    def _reset_career(self) -> None:
        if self._store is None:
            return
        try:
            self._store.reset_career()
        except StoreError as error:
            self._tell(store_fault(error))
        self.career_reset.emit()
