"""The program with its window: from the command line to the event loop.

The window must be there at once: the parts of the program are imported when it is known that there is a
screen, and under conditions that make importing cheap.
"""

import builtins
import gc
import os
import signal
import sys

from PySide6.QtWidgets import QApplication

from pidro.commands import GameOptions
from pidro.ui.screens import has_screen

NO_SCREEN = (
    "pidro: no screen was found (nothing answers at DISPLAY or WAYLAND_DISPLAY); "
    "to see the game without one: QT_QPA_PLATFORM=offscreen pidro --demo --pace none --shots pictures"
)


def run(options: GameOptions) -> int:
    """Play in the window until it is closed; the exit status."""
    if sys.platform == "linux" and not has_screen(os.environ):
        print(NO_SCREEN, file=sys.stderr)
        return 1
    # Python learns of Ctrl+C only when it runs again, perhaps never; a game that is killed loses nothing.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    import_fast()
    from pidro.ui.program import Program

    app = made_app()
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
    """The application of this program, as desktops know it."""
    if os.environ.get("LC_ALL") in ("C", "POSIX"):
        # Qt would do so itself, with four lines of warning.
        os.environ["LC_ALL"] = "C.UTF-8"
    app = QApplication(sys.argv[:1])
    app.setApplicationName("pidro")
    app.setApplicationDisplayName("Pidro")
    app.setDesktopFileName("org.pidro.Pidro")
    app.setStyle("fusion")
    return app


def import_fast() -> None:
    """Make imports cheaper until the first picture.

    Nothing becomes garbage while modules are loaded, so it isn't looked for; `Program` looks again later.
    Qt for Python has every import look into the module's source for its `__feature__` switch, which nobody
    here uses; the import it has put aside is Python's own.
    """
    gc.disable()
    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain
