"""A screen without a monitor, and when a program's window is seen on it: Xvfb, looked at through Xlib."""

import ctypes
import os
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from shutil import which
from time import perf_counter, sleep

from attrs import frozen

SIZE = "1920x1080x24"
MAP_NOTIFY, SUBSTRUCTURE_NOTIFY, Z_PIXMAP, ALL_PLANES = 19, 1 << 19, 2, 0xFFFFFFFF
SMALLEST_WINDOW_PX = 300
PATCH_PX = 8
LONGEST_S = 30.0
LOOK_S = 0.001


class MapEvent(ctypes.Structure):
    """A window was put on the screen, as Xlib tells it."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("event", ctypes.c_ulong),
        ("window", ctypes.c_ulong),
        ("override_redirect", ctypes.c_int),
    )


@frozen
class Box:
    """Where a window lies, in px."""

    x: int
    y: int
    width: int
    height: int


class Screen:
    """Looks at the windows of one X display."""

    def __init__(self, display: str) -> None:
        self.name = display
        x = self._x = ctypes.CDLL("libX11.so.6")
        pointer, number = ctypes.c_void_p, ctypes.c_ulong
        for function in (x.XOpenDisplay, x.XGetImage):
            function.restype = pointer
        for function in (x.XDefaultRootWindow, x.XGetPixel):
            function.restype = number
        self._display = pointer(x.XOpenDisplay(display.encode()))
        self._root = number(x.XDefaultRootWindow(self._display))
        # A window may be gone when it is looked at.
        self._ignore = ctypes.CFUNCTYPE(ctypes.c_int, pointer, pointer)(lambda *_: 0)
        x.XSetErrorHandler(self._ignore)
        x.XSelectInput(self._display, self._root, ctypes.c_long(SUBSTRUCTURE_NOTIFY))
        self._event = ctypes.create_string_buffer(256)

    def seconds_to_picture(self, command: Sequence[str], environment: Mapping[str, str]) -> float:
        """How long from starting the program until its window has a picture; then it is ended."""
        while self._x.XPending(self._display):
            self._x.XNextEvent(self._display, self._event)
        start = perf_counter()
        quiet = subprocess.DEVNULL
        program = subprocess.Popen(command, env=dict(environment), stdout=quiet, stderr=quiet)
        try:
            return self._wait(program, start)
        finally:
            program.terminate()
            program.wait()

    def _wait(self, program: subprocess.Popen[bytes], start: float) -> float:
        box = None
        while perf_counter() - start < LONGEST_S and program.poll() is None:
            box = box or self._new_window()
            if box is not None and self._is_painted(box):
                return perf_counter() - start
            sleep(LOOK_S)
        raise RuntimeError(f"{program.args!r} showed no window")

    def _new_window(self) -> Box | None:
        """The window that has come on the screen since the last look, if it is a large one."""
        while self._x.XPending(self._display):
            self._x.XNextEvent(self._display, self._event)
            event = MapEvent.from_buffer(self._event)
            if event.type == MAP_NOTIFY and not event.override_redirect:
                box = self._box(event.window)
                if box.width >= SMALLEST_WINDOW_PX:
                    return box
        return None

    def _box(self, window: int) -> Box:
        root = ctypes.c_ulong()
        x, y = ctypes.c_int(), ctypes.c_int()
        rest = [ctypes.c_uint() for _ in range(4)]
        places = map(ctypes.byref, (root, x, y, *rest))
        self._x.XGetGeometry(self._display, ctypes.c_ulong(window), *places)
        return Box(x.value, y.value, rest[0].value, rest[1].value)

    def _is_painted(self, box: Box) -> bool:
        """Whether something else than the empty black screen is seen within the window."""
        x, y, planes = box.x + box.width // 3, box.y + box.height // 2, ctypes.c_ulong(ALL_PLANES)
        image = self._x.XGetImage(self._display, self._root, x, y, PATCH_PX, PATCH_PX, planes, Z_PIXMAP)
        if not image:
            return False
        taken = ctypes.c_void_p(image)
        seen = any(self._x.XGetPixel(taken, place, place) for place in range(PATCH_PX))
        self._x.XDestroyImage(taken)
        return seen


@contextmanager
def display(size: str) -> Iterator[str]:
    """A display of one's own while it is needed, its screen of this size; its name."""
    if which("Xvfb") is None:
        raise SystemExit("Xvfb is missing: apt-get install xvfb")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            name = f":{told.readline().strip()}"
        yield name
    finally:
        server.terminate()
        server.wait()


@contextmanager
def screen() -> Iterator[Screen]:
    """A screen of one's own while it is needed."""
    with display(SIZE) as name:
        yield Screen(name)
