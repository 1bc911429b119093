"""The right side of the window: the score sheet with what is left above it, or the review."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from pidro.engine.rules import KOKKOLA
from pidro.ui.phrases import Names
from pidro.ui.score_rows import Sheet
from pidro.ui.score_sheet import ScoreSheet
from pidro.ui.settings import Settings, TableColour
from pidro.ui.whats_left import Left, LeftStrip

if TYPE_CHECKING:
    from pidro.ui.review_panel import ReviewPanel


SMALL_PX = (230, 600)
"""Width and height of a column in which letters have their usual size; in larger ones they grow."""


class SideColumn(QStackedWidget):
    """Shows one of the two."""

    def __init__(self, settings: Settings, family: str) -> None:
        super().__init__()
        self._left = LeftStrip(family, settings.names)
        self._sheet = ScoreSheet(Sheet(settings.names, KOKKOLA.target), settings.table_colour)
        self._score = QWidget()
        column = QVBoxLayout(self._score)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._left)
        column.addWidget(self._sheet, 1)
        self.addWidget(self._score)

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheet."""
        return self._sheet

    @cached_property
    def review(self) -> "ReviewPanel":
        """The review; it is made when it is first wanted."""
        from pidro.ui.review_panel import ReviewPanel

        panel = ReviewPanel()
        self.addWidget(panel)
        return panel

    def set_table(self, colour: TableColour) -> None:
        """Stand beside another cloth."""
        self._sheet.set_table(colour)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._left.set_unit(max(1.0, min(self.width() / SMALL_PX[0], self.height() / SMALL_PX[1])))
        super().resizeEvent(event)

    def show_score(self, sheet: Sheet, left: Left | None, names: Names) -> None:
        """Put these on the sheet and on the strip; no strip for None."""
        self._sheet.show_sheet(sheet)
        self._left.show_left(left, names)

    def turn_to_review(self) -> None:
        """Let the review be seen."""
        self.setCurrentWidget(self.review)

    def turn_to_score(self) -> None:
        """Let the score sheet be seen."""
        self.setCurrentWidget(self._score)
