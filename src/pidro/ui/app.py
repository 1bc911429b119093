"""The program with its window: from the command line to the event loop."""

import os
import sys

from PySide6.QtWidgets import QApplication

from pidro.commands import GameOptions
from pidro.ui.demo import Demo
from pidro.ui.program import Program

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
    app.setDesktopFileName("org.pidro.Pidro")
    app.setStyle("fusion")
    program = Program(app, options.seed, options.pace, keeps=not options.demo)
    demo = Demo(program.window, options.deals, options.shots) if options.demo else None
    program.start()
    status = app.exec()
    program.close()
    return status if demo is None else demo.status
