"""What a start costs: the window needs neither players nor processes nor dialogs before its first picture."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src"
LATER = (
    "concurrent.futures",
    "html",
    "importlib.metadata",
    "miniaudio",
    "multiprocessing",
    "pidro.players.expert",
    "pidro.players.rule_player",
    "pidro.solver",
    "pidro.table.deal_text",
    "pidro.table.judgement",
    "pidro.table.review",
    "pidro.ui.demo",
    "pidro.ui.dialogs",
    "pidro.ui.history_dialog",
    "pidro.ui.lesson",
    "pidro.ui.review_panel",
    "pidro.ui.rules_pages",
    "pidro.ui.settings_dialog",
    "pidro.ui.statistics_dialog",
    "PySide6.QtDBus",
    "PySide6.QtTest",
)
"""What is imported when it is first wanted."""
SHOWN = """
import sys
from pidro.ui.loading import load_qt
load_qt()
from pidro.ui import app
from pidro.ui.program import Program
program = Program(app.made_app(), 5, None, keeps=True)
program.window.show()
print(*sys.modules)
"""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The modules that are there when the window is."""
    environment = os.environ | {
        "PYTHONPATH": str(SOURCES),
        "PIDRO_DATA": str(tmp_path_factory.mktemp("start")),
    }
    run = subprocess.run(
        [sys.executable, "-c", SHOWN], env=environment, capture_output=True, text=True, check=True
    )
    return set(run.stdout.split())


@pytest.mark.parametrize("module", LATER)
def test_it_is_not_loaded_before_the_window_is_there(loaded: set[str], module: str) -> None:
    assert "pidro.ui.main_window" in loaded
    assert module not in loaded


def test_it_ends_with_ctrl_c_and_says_nothing_in_the_plainest_locale(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(SOURCES), "PIDRO_DATA": str(tmp_path), "LC_ALL": "C"}
    # Settings are written when the window has been seen; from then on nothing runs in Python.
    settings = tmp_path / "settings.json"
    window = subprocess.Popen(
        [sys.executable, "-m", "pidro", "--seed", "1"], env=environment, stderr=subprocess.PIPE, text=True
    )
    assert window.stderr is not None
    end = time.monotonic() + 30
    while not settings.exists() and time.monotonic() < end and window.poll() is None:
        os.sched_yield()
    window.send_signal(signal.SIGINT)
    assert window.wait(20) == -signal.SIGINT
    said = [line for line in window.stderr.read().splitlines() if "propagateSizeHints" not in line]
    window.stderr.close()
    assert said == []
