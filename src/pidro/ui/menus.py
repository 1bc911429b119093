"""The menu bar, from a table of entries."""

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from pidro.ui.keys import SHOWN_IN_MENUS


@frozen
class Entry:
    """One line of a menu."""

    text: str
    does: Callable[[], object]
    keys: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    is_on: bool | None = None
    """Whether its tick is set; None for a line without a tick."""


LINE = None
"""A line between two groups of a menu."""


def add_menu(window: QMainWindow, title: str, entries: Sequence[Entry | None]) -> list[QAction]:
    """A menu of these entries at the end of the window's bar; the actions, without the lines between."""
    menu = window.menuBar().addMenu(title)
    actions: list[QAction] = []
    for entry in entries:
        if entry is None:
            menu.addSeparator()
            continue
        action = menu.addAction(entry.text)
        action.setMenuRole(entry.role)
        action.setShortcut(QKeySequence(entry.keys))
        action.setAutoRepeat(False)
        if entry.keys in SHOWN_IN_MENUS:
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        if entry.is_on is not None:
            action.setCheckable(True)
            action.setChecked(entry.is_on)
        action.triggered.connect(lambda _checked=False, does=entry.does: does())
        actions.append(action)
    return actions
