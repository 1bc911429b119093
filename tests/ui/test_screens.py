"""A screen is looked for before Qt is asked."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from pidro.ui.screens import has_screen


@pytest.mark.parametrize(
    "environ",
    [
        {},
        {"DISPLAY": ":9431"},
        {"DISPLAY": "nonsense"},
        {"DISPLAY": ":99999999999999999999"},
        {"WAYLAND_DISPLAY": "nothing-here", "XDG_RUNTIME_DIR": "/nowhere"},
        {"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "nothing-here"},
        {"QT_QPA_PLATFORM": "wayland", "DISPLAY": ":9431"},
    ],
)
def test_no_server_no_screen(environ: dict[str, str]) -> None:
    assert not has_screen(environ)


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=800x600", "offscreen;xcb"])
def test_a_platform_without_a_server_is_a_screen(platform: str) -> None:
    assert has_screen({"QT_QPA_PLATFORM": platform})


def test_a_wayland_server_that_answers_is_a_screen(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        environ = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
        assert has_screen(environ)
        assert not has_screen({**environ, "QT_QPA_PLATFORM": "xcb"})


def test_a_dead_display_is_one_sentence() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "pidro"],
        env={"DISPLAY": ":9431", "PYTHONPATH": "src", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("pidro: no screen")
    assert ended.stderr.count("\n") == 1
