"""Figures with their meaning, as the statistics show them."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QLabel


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


def bold(text: str) -> QLabel:
    """A label in bold."""
    label = QLabel(text)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    return label


def quiet(text: str) -> QLabel:
    """A label of lesser text, in as many lines as it needs."""
    label = QLabel(text)
    label.setWordWrap(True)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label
