"""A desktop's portal that asks for less motion and soon changes its mind; run by Debian's Python.

It starts the program that its arguments name when the portal is there, and ends with it.
"""

import subprocess
import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

PLACE = "/org/freedesktop/portal/desktop"
NAME = "org.freedesktop.portal.Settings"
FACE = f"""<node><interface name="{NAME}">
<method name="Read">
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
</method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""
KEY = ("org.freedesktop.appearance", "reduced-motion")
LESS, AS_ALWAYS = GLib.Variant("u", 1), GLib.Variant("u", 0)


class Portal:
    """Answers questions, and tells a change after the first one."""

    def __init__(self) -> None:
        self.loop = GLib.MainLoop()
        name = "org.freedesktop.portal.Desktop"
        Gio.bus_own_name(Gio.BusType.SESSION, name, 0, self.offer, self.begin, None)

    def offer(self, bus: Gio.DBusConnection, _name: str) -> None:
        self.bus = bus
        face = Gio.DBusNodeInfo.new_for_xml(FACE).interfaces[0]
        bus.register_object(PLACE, face, lambda *call: self.answer(call[5], call[6]))

    def begin(self, _bus: Gio.DBusConnection, _name: str) -> None:
        game = subprocess.Popen(sys.argv[1:])
        GLib.child_watch_add(GLib.PRIORITY_DEFAULT, game.pid, lambda *_: self.loop.quit())

    def answer(self, asked: GLib.Variant, call: Gio.DBusMethodInvocation) -> None:
        if asked.unpack() == KEY:
            # Desktops of today wrap it twice.
            call.return_value(GLib.Variant("(v)", (GLib.Variant("v", LESS),)))
            GLib.timeout_add(300, self.change)
        else:
            call.return_dbus_error("org.freedesktop.portal.Error.NotFound", "not found")

    def change(self) -> bool:
        change = GLib.Variant("(ssv)", (*KEY, AS_ALWAYS))
        self.bus.emit_signal(None, PLACE, NAME, "SettingChanged", change)
        return False


if __name__ == "__main__":
    Portal().loop.run()
