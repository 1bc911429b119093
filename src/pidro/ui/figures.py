"""Figures with their meaning, as the statistics show them."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QLabel

from pidro.ui.widgets import bold, quiet


def fill_row(grid: QGridLayout, row: int, name: str, value: str, meaning: str) -> None:
    """A line of the grid: a name, its figure, and what the figure tells."""
    label = QLabel(name)
    figure = bold(value)
    figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    figure.setAccessibleName(f"{name}: {value}. {meaning}")
    top = Qt.AlignmentFlag.AlignTop
    grid.addWidget(label, row, 0, top)
    grid.addWidget(figure, row, 1, top)
    grid.addWidget(quiet(meaning), row, 2)


def percent(share: float | None) -> str:
    """A share in hundredths; a dash for None."""
    return "–" if share is None else f"{QLocale().toString(100 * share, 'f', 1)} %"


def average(points: float | None) -> str:
    """A number with two places; a dash for None."""
    return "–" if points is None else QLocale().toString(points, "f", 2).replace("-", "−")


def points_text(points: float) -> str:
    """Points with one decimal, as the language writes them."""
    return QLocale().toString(points, "f", 1)
