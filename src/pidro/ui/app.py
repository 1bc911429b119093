"""The program with its window: from the command line to the event loop."""

import os
import secrets
import sys

from attrs import evolve
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from pidro.commands import GameOptions
from pidro.table.shuffle import random_numbers
from pidro.ui.demo import Demo
from pidro.ui.main_window import MainWindow
from pidro.ui.resources import load_fonts
from pidro.ui.settings import Pace, SettingsStore, data_folder
from pidro.ui.theme import chrome_palette

SCREEN_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
NO_SCREEN = (
    "pidro: no screen was found (none of DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM is set); "
    "to see the game without one: QT_QPA_PLATFORM=offscreen pidro --demo --shots pictures"
)


def run(options: GameOptions) -> int:
    """Play in the window until it is closed; the exit status."""
    if sys.platform == "linux" and not any(os.environ.get(name) for name in SCREEN_VARIABLES):
        print(NO_SCREEN, file=sys.stderr)
        return 1
    app = QApplication(sys.argv[:1])
    app.setApplicationName("pidro")
    app.setApplicationDisplayName("Pidro")
    app.setDesktopFileName("pidro")
    app.setStyle("fusion")
    app.setPalette(chrome_palette(app.styleHints().colorScheme()))
    family = load_fonts()
    app.setFont(QFont(family, app.font().pointSize()))
    settings, _trouble = SettingsStore(data_folder()).read()
    if options.pace is not None:
        settings = evolve(settings, pace=Pace(options.pace))
    seed = secrets.randbits(63) if options.seed is None else options.seed
    window = MainWindow(settings, family, random_numbers(seed))
    window.show()
    demo = Demo(window, options.deals, options.shots) if options.demo else None
    window.games.new_game()
    status = app.exec()
    return status if demo is None else demo.status
