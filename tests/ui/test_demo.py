"""`pidro --demo`: the window plays by itself, leaves a picture of each situation, and keeps nothing."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from pidro.ui.app import NO_SCREEN
from pidro.ui.demo import Situation

ROOT = Path(__file__).resolve().parents[2]
LONGEST_S = 120


OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def _run(
    folder: Path, *words: str, screen: Mapping[str, str] = OFFSCREEN
) -> "subprocess.CompletedProcess[str]":
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    environment |= {"PYTHONPATH": str(ROOT / "src"), "PIDRO_DATA": str(folder / "data"), "HOME": str(folder)}
    environment |= screen
    command = [sys.executable, "-W", "error", "-m", "pidro", *words]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=LONGEST_S, check=False
    )


def _said(done: "subprocess.CompletedProcess[str]") -> list[str]:
    return [line for line in done.stderr.splitlines() if "plugin does not support" not in line]


def test_a_picture_of_each_situation_and_nothing_kept(tmp_path: Path) -> None:
    done = _run(tmp_path, "--demo", "--pace", "none", "--seed", "5", "--shots", "shots")
    assert (done.returncode, done.stdout, _said(done)) == (0, "", [])
    assert {path.stem for path in (tmp_path / "shots").iterdir()} == {one.value for one in Situation}
    for path in (tmp_path / "shots").iterdir():
        picture = QImage(str(path))
        assert picture.width() >= 900
        assert picture.height() >= 600
        assert _colours(picture) > 20
    assert {path.name for path in tmp_path.iterdir() if path.name != ".cache"} == {"shots"}


def _colours(picture: QImage) -> int:
    """How many colours a grid of points shows; an empty picture has one."""
    points = ((x, y) for x in range(0, picture.width(), 40) for y in range(0, picture.height(), 40))
    return len({picture.pixel(x, y) for x, y in points})


def test_so_many_deals(tmp_path: Path) -> None:
    done = _run(tmp_path, "--demo", "--deals", "1", "--pace", "none", "--seed", "5")
    assert (done.returncode, done.stdout, _said(done)) == (0, "", [])
    assert not [path for path in tmp_path.iterdir() if path.name != ".cache"]


def test_pictures_that_cannot_be_written_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "shots").write_text("in the way", "utf-8")
    done = _run(tmp_path, "--demo", "--deals", "1", "--pace", "none", "--seed", "5", "--shots", "shots")
    assert done.returncode == 1
    assert len(_said(done)) == 1
    assert "shots" in _said(done)[0]


@pytest.mark.parametrize("words", [(), ("--demo",)])
@pytest.mark.parametrize(
    "screen",
    [
        {},
        {"DISPLAY": ":9431"},
        {"WAYLAND_DISPLAY": "nothing-here", "XDG_RUNTIME_DIR": "/nowhere"},
        {"QT_QPA_PLATFORM": "nothing-known"},
    ],
)
def test_without_a_screen_one_sentence(
    tmp_path: Path, words: tuple[str, ...], screen: dict[str, str]
) -> None:
    done = _run(tmp_path, *words, screen=screen)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", f"{NO_SCREEN}\n")
    assert not list(tmp_path.iterdir())
