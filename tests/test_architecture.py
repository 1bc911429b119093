"""The house itself: who may import whom, how long a file may be, what may stand in it."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LONGEST_FILE = 400
TEXT_SUFFIXES = {
    "",
    ".cfg",
    ".desktop",
    ".json",
    ".md",
    ".pidro",
    ".py",
    ".sh",
    ".svg",
    ".toml",
    ".ts",
    ".txt",
    ".xml",
}
FORBIDDEN = {
    "a home or temporary folder of one machine": re.compile(r"(?<![\w.])/(?:home|root|work|Users|tmp)/\w"),
    "the host of a package registry": re.compile(
        r"pypi\.org|pythonhosted\.org|files\.python|npmjs\.|deb\.debian\."
    ),
}


def _modules() -> list[Path]:
    return sorted((ROOT / "src").rglob("*.py"))


def _own_texts() -> Iterator[Path]:
    yield from (path for path in ROOT.glob("[!.]*") if path.is_file() and path.suffix in TEXT_SUFFIXES)
    for folder in (".ci", "assets", "scripts", "src", "tests"):
        for path in sorted((ROOT / folder).rglob("*")):
            own = "__pycache__" not in path.parts and path != Path(__file__).resolve()
            if own and path.is_file() and path.suffix in TEXT_SUFFIXES:
                yield path


def test_import_contracts_are_kept() -> None:
    """The contracts of pyproject.toml: layers, no Qt below ui, no peeking players, a pure engine."""
    command = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    run = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, 'src'); {command}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_no_module_is_longer_than_can_be_read() -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in _modules()}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_nothing_names(what: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in _own_texts()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if FORBIDDEN[what].search(line)
    ]
    assert found == []


def test_qt_keeps_its_references_to_none() -> None:
    """A call that returns None must not use None up: PySide6 6.12.0 does, and aborts after some thousands."""
    from PySide6.QtCore import QObject

    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("canary")
    assert sys.getrefcount(None) > before - 500


def test_commands_without_a_screen_load_no_qt() -> None:
    program = "import sys, pidro.commands, pidro.__main__; print([m for m in sys.modules if 'PySide' in m])"
    run = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, 'src'); {program}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == "[]"
