"""The history: games and their scored deals, to be looked at, replayed, exported, copied; and import."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from pidro.table.game_record import GameRecord, RecordError
from pidro.table.record import write
from pidro.table.store import Past
from pidro.table.trouble import StoreError
from pidro.ui import labels
from pidro.ui.deal_words import deal_in_words
from pidro.ui.dialogs import largest, tell
from pidro.ui.fault_phrases import store_fault, stored_fault, unwritable
from pidro.ui.game_files import ask_export, ask_import
from pidro.ui.history_model import DealsModel, GamesModel, Listed, scored_deals
from pidro.ui.lines_table import columns_px, fit_columns, lines_table
from pidro.ui.widgets import lines

_COLUMNS_EM, _COLUMNS_PX = 90, 200
"""Width of the dialog with both tables beside each other: their texts, and what lies between these."""


class Archive(Protocol):
    """Where the finished games are; the store is one."""

    def history(self) -> tuple[Past, ...]:
        """All games that are over, the latest first."""
        ...

    def record(self, game: int) -> GameRecord:
        """The record of one of them; raises `RecordError`, `StoreError`."""
        ...


class HistoryDialog(QDialog):
    """The games on the left, the deals of the chosen one on the right."""

    look_wanted = Signal(object, int)
    """A `GameRecord` and the deal in it, from 0, to be looked at trick by trick on the table."""
    replay_wanted = Signal(object, int)
    """A `GameRecord` and the deal in it, from 0, to be played again with open hands."""
    file_chosen = Signal(object)
    """The `Path` of a file whose games are to be taken in."""

    def __init__(
        self, archive: Archive, parent: QWidget | None = None, running: GameRecord | None = None
    ) -> None:
        """`running` is the game that is under way; its scored deals are shown, never the one in progress."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("History"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._archive = archive
        self._running = None if running is None else scored_deals(running)
        self._record: GameRecord | None = None
        self._games = GamesModel(self._history(), self)
        self._deals = DealsModel(self)
        self._games_view = lines_table(self._games, self.tr("Games"))
        self._deals_view = lines_table(self._deals, self.tr("Deals of the chosen game"))
        self._look = self._button(self.tr("&Look at it"), self._tell_look)
        self._replay = self._button(self.tr("&Replay it"), self._tell_replay)
        self._copy = self._button(self.tr("&Copy as text"), self._copy_deal)
        self._export = self._button(self.tr("&Export…"), self._ask_export)
        self._import = self._button(self.tr("&Import…"), self._ask_import)
        self._tables = QSplitter()
        self._said = lines()
        self._lay_out()
        self._games_view.selectionModel().currentRowChanged.connect(
            lambda index: self._choose_game(index.row())
        )
        self._deals_view.selectionModel().selectionChanged.connect(self._allow)
        self._deals_view.doubleClicked.connect(self._tell_look)
        self._choose_first()
        # Room in proportion to the columns: no text of the one is cut while the other has more than it needs.
        self._tables.setSizes([columns_px(view) for view in (self._games_view, self._deals_view)])

    def show_taken(self, text: str) -> None:
        """Show what the archive holds now, and say what came of a file."""
        self._games.show_games(self._history())
        fit_columns(self._games_view, self._games)
        self._choose_first()
        self._said.setText(text)

    def _lay_out(self) -> None:
        em = self.fontMetrics().averageCharWidth()
        width = _COLUMNS_EM * em + _COLUMNS_PX
        is_wide = width <= largest(self).width()
        tables = self._tables
        tables.setOrientation(Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical)
        for view in (self._games_view, self._deals_view):
            tables.addWidget(view)
        tables.setChildrenCollapsible(False)
        actions = QHBoxLayout()
        for button in (self._look, self._replay, self._copy, self._export):
            actions.addWidget(button)
        actions.addStretch(1)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.addButton(self._import, QDialogButtonBox.ButtonRole.ResetRole)
        close.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        close.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(tables, 1)
        layout.addLayout(actions)
        layout.addWidget(self._said)
        layout.addWidget(close)
        self.resize(QSize(width, 32 * self.fontMetrics().height()).boundedTo(largest(self)))

    def _button(self, text: str, then: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(then)
        return button

    def _history(self) -> Sequence[Listed]:
        under_way = () if self._running is None else (self._running,)
        try:
            return (*under_way, *self._archive.history())
        except StoreError as error:
            self._fault = tell(self, store_fault(error))
            return under_way

    def _choose_first(self) -> None:
        if self._games.lines():
            self._games_view.selectRow(0)
        else:
            self._said.setText(self.tr("No game has been played to its end yet."))
            self._choose_game(-1)

    def _choose_game(self, row: int) -> None:
        self._record = self._read(row) if row >= 0 else None
        self._deals.show_record(self._record)
        fit_columns(self._deals_view, self._deals)
        if self._deals.lines():
            self._deals_view.selectRow(0)
        self._allow()

    def _read(self, row: int) -> GameRecord | None:
        game = self._games.game(row)
        if isinstance(game, GameRecord):
            return game
        try:
            return self._archive.record(game.game)
        except RecordError:
            self._said.setText(stored_fault())
        except StoreError as error:
            self._said.setText(store_fault(error))
        return None

    def _deal(self) -> int:
        rows = self._deals_view.selectionModel().selectedRows()
        return rows[0].row() if rows else -1

    def _allow(self) -> None:
        has_deal = self._record is not None and self._deal() >= 0
        for button in (self._look, self._replay, self._copy):
            button.setEnabled(has_deal)
        self._export.setEnabled(self._record is not None)

    def _tell_look(self) -> None:
        if self._record is not None and self._deal() >= 0:
            self.look_wanted.emit(self._record, self._deal())

    def _tell_replay(self) -> None:
        if self._record is not None and self._deal() >= 0:
            self.replay_wanted.emit(self._record, self._deal())

    def _copy_deal(self) -> None:
        if self._record is not None and self._deal() >= 0:
            QGuiApplication.clipboard().setText(deal_in_words(self._record, self._deal()))
            self._said.setText(labels.copied())

    def _ask_export(self) -> None:
        if self._record is not None:
            ask_export(self, self._record, self.export_to)

    def export_to(self, path: Path) -> None:
        """Write the chosen game into this file."""
        if self._record is None:
            return
        try:
            path.write_text(write(self._record), "utf-8", newline="\n")
        except OSError:
            self._said.setText(unwritable(path))
        else:
            self._said.setText(self.tr("The game is written to {file}.").format(file=path.name))

    def _ask_import(self) -> None:
        ask_import(self, self.file_chosen.emit)
