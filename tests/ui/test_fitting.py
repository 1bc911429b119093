"""Everything fits at a scale of 200 % in every language, and with texts that are 60 % longer."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pidro.ui.settings import LANGUAGES
from tests.ui.fitting import LONG

ROOT = Path(__file__).parents[2]


def _faults(tmp_path: Path, screen_px: tuple[int, int], scale: str, *arguments: str) -> list[str]:
    """What is said on a screen of this size, in a process of its own: Qt reads screen and scale once."""
    (tmp_path / "screens.json").write_text(json.dumps({"screens": [_screen(*screen_px)]}))
    path = os.pathsep.join(map(str, (ROOT / "src", ROOT)))
    settings = {"QT_QPA_PLATFORM": "offscreen:configfile=screens.json", "QT_SCALE_FACTOR": scale}
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.fitting", *arguments],
        env={**os.environ, **settings, "PYTHONPATH": path},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    first, *found = done.stdout.splitlines() or [""]
    assert first == f"at scale {float(scale):.1f}", done.stderr
    return found


def _screen(width: int, height: int) -> dict[str, object]:
    place: dict[str, object] = {"name": "screen", "x": 0, "y": 0, "width": width, "height": height}
    return place | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}


@pytest.mark.parametrize(("language", "scale"), [*((language, "2") for language in LANGUAGES), (LONG, "1")])
def test_nothing_is_cut_off_or_covered(language: str, scale: str, tmp_path: Path) -> None:
    assert _faults(tmp_path, (3840, 2160), scale, language) == []


@pytest.mark.parametrize(
    ("screen_px", "scale", "language", "size"),
    [
        ((1920, 1080), "2", "it", "956x504"),
        ((1366, 768), "1.5", "fi", "906x476"),
        ((768, 1024), "1", "sv", "764x988"),
    ],
)
def test_nor_is_it_on_a_screen_that_is_too_small_for_the_smallest_window(
    screen_px: tuple[int, int], scale: str, language: str, size: str, tmp_path: Path
) -> None:
    assert _faults(tmp_path, screen_px, scale, language, size) == []
