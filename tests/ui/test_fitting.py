"""Everything fits at a scale of 200 % in every language, and with texts that are 60 % longer."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pidro.ui.settings import LANGUAGES
from tests.ui.fitting import LONG

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("language", "scale"), [*((language, 2) for language in LANGUAGES), (LONG, 1)])
def test_nothing_is_cut_off_or_covered(language: str, scale: int) -> None:
    """In a process of its own: Qt reads the scale once."""
    path = os.pathsep.join(map(str, (ROOT / "src", ROOT)))
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.fitting", language],
        env={**os.environ, "QT_SCALE_FACTOR": str(scale), "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout.split("\n"), done.returncode) == ([f"at scale {scale}", ""], 0), done.stderr
