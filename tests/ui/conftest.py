"""What tests of the window share: somebody who sits down at it."""

from collections.abc import Callable, Iterator
from multiprocessing import active_children
from typing import TypeAlias

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pidro.table.shuffle import random_numbers
from pidro.table.store import Store
from pidro.ui.main_window import MainWindow
from pidro.ui.settings import Pace, Settings
from tests.ui.person import AT_ONCE, Clock, Person, open_window
from tests.ui.speech import speech

SMALL_PX = (900, 600)
"""The smallest window, which is also the quickest to paint."""

PATIENCE_MS = 15_000

Sit: TypeAlias = Callable[..., Person]
"""Sits down at a window with these settings; with `begin` a game is on the table."""


@pytest.fixture
def app(qtbot: QtBot) -> Iterator[QApplication]:
    """The application, and at the end as it was before, without windows."""
    with speech() as app:
        font, palette = app.font(), app.palette()
        yield app
        for widget in app.topLevelWidgets():
            widget.close()
            widget.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        app.setFont(font)
        app.setPalette(palette)


@pytest.fixture
def no_process(qtbot: QtBot) -> None:
    """Whatever process the window of an earlier test has ended is gone."""
    qtbot.waitUntil(lambda: not active_children(), timeout=PATIENCE_MS)


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """Opens a window that is active, with a person before it; it is closed at the end."""
    windows: list[MainWindow] = []

    def sits(
        seed: int = 5,
        settings: Settings = AT_ONCE,
        pace: Pace | None = None,
        *,
        store: Store | None = None,
        size_px: tuple[int, int] = SMALL_PX,
        begin: bool = True,
    ) -> Person:
        if pace is not None:
            settings = evolve(settings, pace=pace)
        clock = Clock()
        window = open_window(settings, random_numbers(seed), clock, store)
        window.resize(*size_px)
        windows.append(window)
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        if begin:
            window.games.new_game()
        return Person(window, clock)

    yield sits
    for window in windows:
        window.close()
