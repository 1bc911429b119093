"""What one window hands to the next, as when the language changes: all that goes on in it."""

from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRect

from pidro.ui.games import Pile
from pidro.ui.lesson_text import Topic
from pidro.ui.main_window import MainWindow
from pidro.ui.reviewing import Subject
from pidro.ui.states import Showing

if TYPE_CHECKING:
    from pidro.ui.imports import Through


@frozen
class Handover:
    """What goes on in a window; None for what does not."""

    pile: Pile
    told: frozenset[Topic] | None
    """What the lesson has explained."""
    reviewed: Subject | None
    trick: int | None
    """Where the recap is."""
    rules: tuple[int, QRect] | None
    """The page of the rules that is open, and where."""
    files: tuple[Path, ...]
    """Those whose games are still to be taken."""
    through: "tuple[Through, ...]"
    """Those before them, of which nothing has been said yet."""


def left_by(window: MainWindow) -> Handover:
    """What goes on in this window, which is closed next."""
    lesson, state, rules = window.teacher.lesson, window.controller.state, window.side.rules
    return Handover(
        pile=window.games.pile,
        told=None if lesson is None else lesson.read,
        reviewed=window.review.subject,
        trick=state.recap.trick if isinstance(state, Showing) and state.recap is not None else None,
        rules=None if rules is None else (rules.tabs.currentIndex(), rules.geometry()),
        files=window.side.files,
        through=window.side.through,
    )


def take_over(window: MainWindow, left: Handover) -> None:
    """Go on in this window with what another has left."""
    if left.told is not None:
        # Else a single card would play itself before the lesson is there to hold it.
        window.teacher.prepare()
    if left.pile.games:
        window.games.take_over(left.pile)
    if left.told is not None:
        window.teacher.go_on(left.told)
    if left.reviewed is not None:
        window.review.go_on(left.reviewed)
    if left.trick is not None:
        window.controller.recap(left.trick)
    if left.rules is not None:
        page, place = left.rules
        rules = window.side.open_rules()
        rules.tabs.setCurrentIndex(page)
        rules.setGeometry(place)
    if left.files:
        window.side.take_files(left.files, left.through)
