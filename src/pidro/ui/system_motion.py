"""Whether the system asks for less motion, as the desktop's portal says it now and later.

Qt 6.11 knows a system's wish for contrast, not the one for less motion; on Linux desktops tell it through
`org.freedesktop.portal.Settings`. Where there is no portal, nothing is asked for.
"""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

PORTAL = "org.freedesktop.portal.Desktop"
PLACE = "/org/freedesktop/portal/desktop"
SETTINGS = "org.freedesktop.portal.Settings"
LONGEST_MS = 5000
_TOLD = "1_told(QDBusMessage)"
"""The slot as Qt writes it."""

Key: TypeAlias = tuple[str, str]
"""Namespace and name of a setting."""

ASKS_FOR_LESS: Mapping[Key, Callable[[object], bool]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): lambda value: str(value) in ("0", "0.0"),
}
"""The settings that tell it, and whether a value asks for less motion."""


class SystemMotion(QObject):
    """Asks once and listens from then on; nothing waits for the answer."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answers: dict[Key, bool] = {}
        if not _has_bus():
            return
        bus = QDBusConnection.sessionBus()
        # The stubs want bytes for the slot; the binding takes only text.
        bus.connect(PORTAL, PLACE, SETTINGS, "SettingChanged", self, _TOLD)  # type: ignore[call-overload]
        for key in ASKS_FOR_LESS:
            question = QDBusMessage.createMethodCall(PORTAL, PLACE, SETTINGS, "Read")
            question.setArguments(list(key))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(question, LONGEST_MS), self)
            watcher.finished.connect(lambda done, key=key: self._answered(key, done))

    @property
    def is_reduced(self) -> bool:
        """Whether cards should fade rather than fly."""
        return any(self._answers.values())

    def take(self, key: Key, value: object) -> None:
        """A setting of the system has this value; one that tells nothing of motion is passed over."""
        asks = ASKS_FOR_LESS.get(key)
        if asks is None:
            return
        before = self.is_reduced
        while isinstance(value, QDBusVariant):
            value = value.variant()
        self._answers[key] = asks(value)
        if self.is_reduced != before:
            self.changed.emit()

    def _answered(self, key: Key, watcher: QDBusPendingCallWatcher) -> None:
        if not watcher.isError():
            self.take(key, watcher.reply().arguments()[0])
        watcher.deleteLater()

    @Slot(QDBusMessage)
    def _told(self, message: QDBusMessage) -> None:
        match message.arguments():
            case [str(space), str(name), value]:
                self.take((space, name), value)


def _has_bus() -> bool:
    """Whether there is a session bus; asking for one that isn't there may start one."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return runtime is not None and (Path(runtime) / "bus").exists()
