"""The program around its window: settings and data on disk, going on where one stopped, languages."""

import gc
import time
from random import SystemRandom
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtGui import QFont, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QDialog

from pidro.table.game_record import GameRecord
from pidro.table.shuffle import random_numbers
from pidro.table.store import Store, Waiting, open_store
from pidro.table.trouble import StoreError
from pidro.ui import labels
from pidro.ui.fault_phrases import settings_trouble, store_fault
from pidro.ui.house import House
from pidro.ui.languages import install
from pidro.ui.main_window import SMALLEST_SIZE_PX, MainWindow
from pidro.ui.resources import assets_folder, load_fonts
from pidro.ui.settings import Pace, Settings, SettingsStore, Trouble, data_folder
from pidro.ui.theme import chrome_palette
from pidro.ui.widgets import room_for

if TYPE_CHECKING:
    from pidro.ui.system_motion import SystemMotion


class Program(QObject):
    """Owns what outlives a window."""

    def __init__(self, app: QApplication, seed: int | None, pace: str | None, *, keeps: bool) -> None:
        """`keeps`: games and settings are kept on disk; the demo keeps nothing."""
        super().__init__(app)
        self._app, self._keeps = app, keeps
        self._family = load_fonts()
        app.setFont(QFont(self._family, app.font().pointSize()))
        app.setWindowIcon(QIcon(str(assets_folder() / "icon" / "pidro_128.png")))
        hints = QGuiApplication.styleHints()
        app.setPalette(chrome_palette(hints.colorScheme()))
        hints.colorSchemeChanged.connect(lambda scheme: app.setPalette(chrome_palette(scheme)))
        folder = data_folder()
        self._settings_store = SettingsStore(folder)
        self._is_first_start = keeps and self._settings_store.is_new
        self._settings, trouble = self._settings_store.read()
        self._told = [] if trouble is None else [settings_trouble(trouble, self._settings_store.file)]
        self._paces = None if pace is None else (Pace(pace), self._settings.pace)
        """The pace that was asked for this time only, and the person's own."""
        if self._paces is not None:
            self._settings = evolve(self._settings, pace=self._paces[0])
        install(app, self._settings.language)
        self._said: Trouble | None = None
        """What has been said of the settings' file, and still holds."""
        self._store = self._opened() if keeps else None
        numbers = random_numbers(SystemRandom().getrandbits(63) if seed is None else seed)
        self._house = House(numbers, self._store, lambda: time.monotonic() * 1000.0)
        self._motion: SystemMotion | None = None
        self._window = self._made_window()

    @property
    def window(self) -> MainWindow:
        """The window that is open."""
        return self._window

    def start(self) -> None:
        """Show the window; with its first picture the game that was left goes on, or a new one starts."""
        place = self._settings_store.read_place() if self._keeps else None
        if place is not None:
            self._window.restoreGeometry(place)
        self._bound_minimum()
        if self._keeps and not self._window.windowState():
            # The screen may be smaller than the one before; the pictures of the demo are not of its size.
            room = room_for(self._window) if place is None else self._window.screen().availableSize()
            self._window.resize(self._window.size().boundedTo(room))
        self._window.table.viewport().installEventFilter(self)
        self._show()

    def _show(self) -> None:
        self._window.show()
        self._window.windowHandle().screenChanged.connect(self._bound_minimum)

    def _bound_minimum(self) -> None:
        """Let the window be as small as the screen that it is on."""
        self._window.setMinimumSize(QSize(*SMALLEST_SIZE_PX).boundedTo(room_for(self._window)))

    def _begin(self) -> None:
        """Begin when the empty table has been seen: a window comes sooner than a game."""
        # What has been loaded stays: looking through it again and again would hold up frames.
        gc.freeze()
        gc.enable()
        if not self._window.isVisible():
            return
        self._follow_system()
        from pidro.ui import dialogs

        waiting = self._waiting()
        if waiting is None:
            self._window.games.new_game()
        else:
            self._window.games.go_on(waiting)
        self._tell()
        if self._is_first_start:
            self._settings_store.write(self._lasting(self._settings))
            dialogs.offer_lesson(self._window, self._window.teacher.learn)

    def _tell(self) -> None:
        """Say what waits to be said."""
        from pidro.ui import dialogs

        for text in self._told:
            dialogs.tell(self._window, text)
        self._told = []

    def _follow_system(self) -> None:
        """Let cards fade while the system asks for less motion."""
        from pidro.ui.system_motion import SystemMotion

        self._motion = SystemMotion(self)
        self._motion.changed.connect(self._tell_motion)

    def _tell_motion(self) -> None:
        if self._motion is not None:
            self._window.set_system_motion(reduced=self._motion.is_reduced)

    def close(self) -> None:
        """Keep the window's place, and let the data go."""
        if self._keeps:
            self._settings_store.write_place(bytes(self._window.saveGeometry().data()))
        if self._store is not None:
            self._store.close()

    def _opened(self) -> Store | None:
        folder = data_folder()
        opened = open_store(folder)
        if opened.fault is not None:
            if opened.fault.path == folder:
                # What is wrong with the folder is wrong with the settings in it: said once.
                self._told.clear()
                self._said = Trouble.UNWRITABLE
            self._told.append(store_fault(opened.fault))
        return opened.store

    def _waiting(self) -> Waiting | None:
        """The game that was left last and can be gone on with."""
        if self._store is None:
            return None
        try:
            waiting = self._store.waiting()
            elsewhere = self._store.running() > len(waiting)
        except StoreError as error:
            self._told.append(store_fault(error))
            return None
        if any(not isinstance(game.record, GameRecord) for game in waiting):
            self._told.append(labels.spoiled_game())
        right = [game for game in waiting if isinstance(game.record, GameRecord)]
        if elsewhere:
            self._told.append(labels.other_program())
        if len(right) > 1:
            self._told.append(labels.another_game())
        return right[-1] if right else None

    def _made_window(self) -> MainWindow:
        window = MainWindow(self._settings, self._family, self._house)
        window.settings_changed.connect(self._take_settings)
        return window

    def _take_settings(self, settings: Settings) -> None:
        before, self._settings = self._settings, settings
        if self._keeps:
            self._keep(settings)
        if settings.language != before.language:
            self._change_language()

    def _keep(self, settings: Settings) -> None:
        """Write the settings; what keeps us from it is said once, until they could be written again."""
        said, self._said = self._said, self._settings_store.write(self._lasting(settings))
        if self._said is None or self._said is said:
            return
        self._told.append(settings_trouble(self._said, self._settings_store.file))
        dialog = self._app.activeModalWidget()
        if isinstance(dialog, QDialog):
            # Nothing comes between two letters of a name.
            dialog.finished.connect(self._tell)
        else:
            self._tell()

    def _lasting(self, settings: Settings) -> Settings:
        """What of these settings holds at the next start too."""
        if self._paces is None or settings.pace is not self._paces[0]:
            return settings
        return evolve(settings, pace=self._paces[1])

    def _change_language(self) -> None:
        """The window anew in another language, with all that goes on in it."""
        from pidro.ui.handover import left_by, take_over

        install(self._app, self._settings.language)
        old = self._window
        left = left_by(old)
        self._window = self._made_window()
        self._tell_motion()
        self._window.setMinimumSize(old.minimumSize())
        if old.windowState():
            self._window.restoreGeometry(old.saveGeometry())
        else:
            # What is restored is moved and made smaller until the screen holds all of it: one would see that.
            self._window.setGeometry(old.geometry())
        self._show()
        old.close()
        old.deleteLater()
        take_over(self._window, left)
        dialog = self._window.side.open_settings()
        dialog.show_language()
        dialog.finished.connect(self._tell)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._begin)
        return False
