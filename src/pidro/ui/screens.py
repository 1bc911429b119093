"""Whether there is a screen to draw on, found out before Qt is asked: without one Qt ends the process."""

import socket
from collections.abc import Mapping
from pathlib import Path

WINDOW_SYSTEMS = ("xcb", "wayland")
"""Qt's platforms that need a server."""
X_SOCKETS = "/tmp/.X11-unix/X"
X_PORT = 6000
ANSWER_S = 2.0


def has_screen(environ: Mapping[str, str]) -> bool:
    """Whether a display server answers, or a platform was chosen that needs none."""
    platform = environ.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if platform and not platform.startswith(WINDOW_SYSTEMS):
        return True
    if not platform.startswith("wayland") and _x_answers(environ.get("DISPLAY", "")):
        return True
    return platform != "xcb" and _wayland_answers(environ)


def _x_answers(display: str) -> bool:
    host, colon, rest = display.rpartition(":")
    number = rest.split(".")[0]
    if not colon or not number.isdecimal():
        return False
    if host in ("", "unix"):
        path = X_SOCKETS + number
        return any(_answers(socket.AF_UNIX, address) for address in ("\0" + path, path))
    return _answers(socket.AF_INET, (host, X_PORT + int(number)))


def _wayland_answers(environ: Mapping[str, str]) -> bool:
    name = environ.get("WAYLAND_DISPLAY", "")
    if not name:
        return False
    return _answers(socket.AF_UNIX, str(Path(environ.get("XDG_RUNTIME_DIR", "")) / name))


def _answers(family: socket.AddressFamily, address: str | tuple[str, int]) -> bool:
    with socket.socket(family, socket.SOCK_STREAM) as client:
        client.settimeout(ANSWER_S)
        try:
            client.connect(address)
        except (OSError, OverflowError, ValueError):
            return False
    return True
