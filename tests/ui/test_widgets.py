"""Tests of what many windows are made of."""

import gc
from ctypes import CDLL, Structure, c_size_t
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QWidget
from pytestqt.qtbot import QtBot

from pidro.ui.widgets import empty


class Heap(Structure):
    """What the C library tells of its memory (`mallinfo2`)."""

    _fields_ = [(f"field{place}", c_size_t) for place in range(10)]


def used_bytes() -> int:
    """Memory that is in use and was given out by the C library."""
    mallinfo = getattr(CDLL(None), "mallinfo2", None)
    if mallinfo is None:
        pytest.skip("this C library does not tell what is in use")
    mallinfo.restype = Heap
    return int(mallinfo().field7)


@pytest.mark.parametrize("kind", [QHBoxLayout, QGridLayout])
def test_what_is_taken_out_of_a_layout_is_freed(qtbot: QtBot, kind: type[QLayout]) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    layout = kind(page)

    def refill(times: int) -> int:
        for _ in range(times):
            layout.addWidget(QWidget())
            empty(layout)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        return used_bytes()

    used = [refill(500) for _ in range(6)]
    # Tables of Qt and of Python grow by leaps; between these nothing may grow.
    assert min(after - before for before, after in pairwise(used)) < 10_000
    assert layout.count() == 0
