"""The program starts under LC_ALL=C, elsewhere, in a home with other letters: from checkout and wheel."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
PROGRAM = """
from pidro.ui.app import made_app
from pidro.ui.program import Program

app = made_app()
program = Program(app, 5, "none", keeps=True)
program.start()
window = program.window
while window.games.live is None or not window.table.panel.choices:
    app.processEvents()
print(window.table.panel._caption.text(), window.table.message)
window.controller.choose(window.table.panel.choices[0].wish)
window.close()
program.close()
"""
"""A start up to the first question, and its first answer."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a wheel that was built and unpacked, as installing does it."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


@pytest.fixture(params=["checkout", "wheel"])
def sources(request: pytest.FixtureRequest) -> Path:
    """Where the package is imported from."""
    if request.param == "checkout":
        return ROOT / "src"
    found = request.getfixturevalue("installed")
    assert isinstance(found, Path)
    return found


def run(home: Path, sources: Path, *words: str) -> list[str]:
    """What Python said with these words: the lines of its output; nothing may be wrong."""
    home.mkdir(parents=True, exist_ok=True)
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": "C", "PYTHONPATH": str(sources)}
    done = subprocess.run(
        [sys.executable, "-W", "error", *words],
        cwd=home.parent,
        env={**environment, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return done.stdout.decode().splitlines()


def test_a_game_is_begun_and_gone_on_with(tmp_path: Path, sources: Path) -> None:
    home = tmp_path / "Åbo Öst" / "Käyttäjä"
    assert run(home, sources, "-c", PROGRAM)[0].strip().endswith("Your bid?")
    assert list(home.rglob("*.sqlite*"))
    (said,) = run(home, sources, "-c", PROGRAM)
    assert "A game was under way: deal 1" in said


def test_records_are_written_and_shown(tmp_path: Path, sources: Path) -> None:
    home = tmp_path / "Åbo Öst" / "Käyttäjä"
    run(home, sources, "-m", "pidro", "simulate", "--games", "1", "--seed", "1", "--records", "Väinö 1.pidro")
    run(home, sources, "-m", "pidro", "check", "Väinö 1.pidro")
    assert "Hands:" in run(home, sources, "-m", "pidro", "show", "Väinö 1.pidro")
