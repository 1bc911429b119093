"""The program with its window: from the command line to the event loop.

The window must be there at once: what it needs is imported when it is known that there is a screen.
"""

import os
import signal
import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from pidro.commands import GameOptions

NO_SCREEN = (
    "pidro: no screen was found (none at DISPLAY or WAYLAND_DISPLAY, or libxcb-cursor0 is missing); "
    "to see the game without one: QT_QPA_PLATFORM=offscreen pidro --demo --pace none --shots pictures"
)

STYLE_PICTURES_KB = 2048
"""What Qt may keep of buttons and icons; those of windows that are gone lie there until it is full."""


def run(options: GameOptions) -> int:
    """Play in the window until it is closed; the exit status."""
    # Python learns of Ctrl+C only when it runs again, perhaps never; a game that is killed loses nothing.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = made_app()
    from pidro.ui.program import Program

    program = Program(app, options.seed, options.pace, keeps=not options.demo)
    demo = None
    if options.demo:
        from pidro.ui.demo import Demo

        demo = Demo(program.window, options.deals, options.shots)
    program.start()
    status = app.exec()
    program.close()
    return status if demo is None else demo.status


def made_app() -> QApplication:
    """The application of this program, as desktops know it; where there is no screen the process ends."""
    if os.environ.get("LC_ALL") in ("C", "POSIX"):
        # Qt would do so itself, with four lines of warning.
        os.environ["LC_ALL"] = "C.UTF-8"
    held: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            # Qt would abort with a core dump.
            print(NO_SCREEN, file=sys.stderr, flush=True)
            os._exit(1)
        held.append(text)

    before = qInstallMessageHandler(hear)
    app = QApplication(sys.argv[:1])
    qInstallMessageHandler(before)
    for text in held:
        print(text, file=sys.stderr)
    app.setApplicationName("pidro")
    app.setApplicationDisplayName("Pidro")
    app.setDesktopFileName("org.pidro.Pidro")
    app.setStyle("fusion")
    QPixmapCache.setCacheLimit(STYLE_PICTURES_KB)
    return app
