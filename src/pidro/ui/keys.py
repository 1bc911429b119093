"""What the keys of the table mean that no button of the question takes."""

from collections.abc import Mapping

from PySide6.QtCore import Qt

from pidro.ui.controls import Command

COMMAND_KEYS: Mapping[Qt.Key, Command] = {
    Qt.Key.Key_N: Command.NEW_GAME,
    Qt.Key.Key_R: Command.REPLAY,
    Qt.Key.Key_V: Command.REVIEW,
    Qt.Key.Key_H: Command.HINT,
}
EXTRA_KEYS: Mapping[Qt.Key, Command] = {
    Qt.Key.Key_Z: Command.BACK,
    Qt.Key.Key_Y: Command.FORWARD,
    Qt.Key.Key_Escape: Command.LEAVE,
}
"""Back and forth in the replay, and out of whatever does not count; nothing elsewhere."""
SHOWN_IN_MENUS = tuple(key.name.removeprefix("Key_") for key in (*COMMAND_KEYS, Qt.Key.Key_Space))
"""A menu shows these keys and does not take them: H is hearts while trump is to be named."""
