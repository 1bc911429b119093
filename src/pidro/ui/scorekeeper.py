"""Who keeps the score sheet and the strip of what is left true to what the table shows."""

from collections.abc import Mapping
from contextlib import suppress

from attrs import evolve
from PySide6.QtCore import QObject

from pidro.engine.events import DealScored, Event, GameWon
from pidro.engine.view import SeatView
from pidro.table.game_record import Aid
from pidro.table.live_game import LiveGame
from pidro.table.store import Career, Store
from pidro.table.trouble import StoreError
from pidro.ui.background import Background
from pidro.ui.games import Games
from pidro.ui.score_rows import sheet_of
from pidro.ui.settings import Settings
from pidro.ui.side_column import SideColumn
from pidro.ui.states import Running
from pidro.ui.table_words import sheet_note
from pidro.ui.whats_left import Left, what_is_left


class Scorekeeper(QObject):
    """Writes down what has been shown; the game itself may be further already."""

    def __init__(self, games: Games, side: SideColumn, settings: Settings, store: Store | None) -> None:
        super().__init__(side)
        self._games, self._side, self._settings, self._store = games, side, settings, store
        self._shown: SeatView | None = None
        self._career = Career()
        self._read_career()
        self._background = Background(store, self)
        self._background.added.connect(self._write)
        self._background.start()

    @property
    def career(self) -> Career:
        """Wins and losses, as they are shown."""
        return self._career

    def set_settings(self, settings: Settings) -> None:
        """Go by these settings."""
        self._settings = settings
        self._write()

    def read_career(self) -> None:
        """Wins and losses may have changed."""
        self._read_career()
        self._write()

    def begin(self, view: SeatView | None) -> None:
        """Another game is on the table, and shows this."""
        self._shown = view
        game = self._games.pile.games[-1]
        if isinstance(game, LiveGame) and game.is_over:
            # Its end was perhaps never told: one can leave the last recap for a replay, and come back here.
            self._read_career()
            self._background.look()
        self._write()

    def take(self, event: Event, view: SeatView) -> None:
        """The table shows this event, and this view after it."""
        self._shown = view
        if isinstance(event, GameWon):
            self._read_career()
        if isinstance(event, DealScored):
            self._background.deal_scored()
        self._write()

    def close(self) -> None:
        """Stop what goes on beside the window."""
        self._background.close()

    def _read_career(self) -> None:
        """Take wins and losses from the store; where that can't be, they stay as they were."""
        if self._store is not None:
            with suppress(StoreError):
                self._career = self._store.career()

    def _write(self) -> None:
        live = self._games.live
        if live is None:
            return
        note, names = sheet_note(live), self._settings.names
        replay = self._games.replay
        # What comes of a replay is no row of its game's sheet.
        game = live.game if replay is None else evolve(replay.game, deal=None)
        sheet = sheet_of(game, self._shown, names, self._career, self._gains(replay or live, live), note)
        self._side.show_score(sheet, self._what_is_left(live), names)

    def _gains(self, running: Running, live: LiveGame) -> Mapping[int, int] | None:
        """Those over the other table, if they are wanted; only beside rows of the game that is kept."""
        is_its = running.record.deals[: running.place] == live.record.deals[: running.place]
        return self._background.gains(self._games.keeper) if self._settings.other_table and is_its else None

    def _what_is_left(self, live: LiveGame) -> Left | None:
        """What the strip shows, if it is wanted; a deal in which it was seen is an assisted one."""
        if not self._settings.whats_left or self._shown is None or self._games.replay is not None:
            return None
        left = what_is_left(self._shown)
        if left is not None:
            live.note(Aid.LEFT)
        return left
