"""Qt is loaded in little time, and explains wrong calls as ever."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src"

SAID = """
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication
for call in (lambda: QSize(QPoint()), lambda: QRect().contains("x"), lambda: QApplication(3, 4, 5)):
    try:
        call()
    except TypeError as wrong:
        print(wrong)
"""
AT_ONCE = "import PySide6.QtWidgets"
LATE = """
import gc, re
from pidro.ui.loading import load_qt
load_qt()
assert not gc.isenabled()
assert isinstance(re.compile("a(b)"), re.Pattern)
"""


@pytest.fixture(scope="module")
def said_late() -> str:
    return _said(LATE)


def _said(loading: str) -> str:
    command, environ = [sys.executable, "-c", loading + SAID], os.environ | {"PYTHONPATH": str(SOURCES)}
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout


def test_what_is_compiled_late_explains_the_same(said_late: str) -> None:
    assert said_late == _said(AT_ONCE)


def test_it_explains_a_wrong_call(said_late: str) -> None:
    assert "QSize.__init__(w: int, h: int" in said_late
