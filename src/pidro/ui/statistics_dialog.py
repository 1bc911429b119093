"""The statistics: every figure with its definition beside it, results over time, bids by height."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from pidro.engine.rules import KOKKOLA
from pidro.table.statistics import Figures, Statistics
from pidro.ui.charts import BidsChart, ResultsChart
from pidro.ui.dialogs import LARGEST_PX


class StatisticsDialog(QDialog):
    """Shows `Statistics`; games with help stand apart."""

    def __init__(self, statistics: Statistics, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Statistics"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        pages = QTabWidget()
        pages.addTab(self._figures_page(statistics.unassisted), self.tr("Without help"))
        pages.addTab(self._figures_page(statistics.assisted), self.tr("With help"))
        pages.addTab(self._results_page(statistics), self.tr("Over time"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(pages)
        layout.addWidget(buttons)
        em = self.fontMetrics().averageCharWidth()
        self.resize(min(LARGEST_PX[0], 96 * em), min(LARGEST_PX[1], 34 * self.fontMetrics().height()))

    def _figures_page(self, figures: Figures) -> QWidget:
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(16, 14, 16, 14)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(2, 1)
        for row, (name, value, meaning) in enumerate(self._lines(figures)):
            _fill_row(grid, row, name, value, meaning)
        row = grid.rowCount()
        title = _bold(self.tr("Our bids by their height"))
        grid.addWidget(title, row, 0, 1, 3)
        meaning = self.tr(
            "Over each bid: made / all of this height; the full part was made, the hatched part set."
        )
        grid.addWidget(_quiet(meaning), row + 1, 0, 1, 3)
        grid.addWidget(BidsChart(figures, KOKKOLA.lowest_bid, KOKKOLA.highest_bid), row + 2, 0, 1, 3)
        grid.setRowStretch(row + 3, 1)
        return _scrolled(page)

    def _lines(self, figures: Figures) -> Sequence[tuple[str, str, str]]:
        bids_made = sum(count for _, count in figures.made)
        made_rate = bids_made / figures.bid_deals if figures.bid_deals else None
        number = QLocale().toString
        return (
            (
                self.tr("Games"),
                number(figures.games),
                self.tr("Games played to their end since the career began."),
            ),
            (self.tr("Won"), number(figures.wins), self.tr("Those of them that our team won.")),
            (self.tr("Win rate"), _percent(figures.win_rate), self.tr("Won games of all games.")),
            (
                self.tr("Points as bidders"),
                _average(figures.points_as_bidder),
                self.tr("Our score per deal where our team held the high bid; a set counts with its minus."),
            ),
            (
                self.tr("Points as defenders"),
                _average(figures.points_as_defender),
                self.tr("Our score per deal where the other team held the high bid."),
            ),
            (
                self.tr("Bids made"),
                _percent(made_rate),
                self.tr(
                    "Deals with our bid in which our team took at least the bid, of all deals with our bid."
                ),
            ),
        )

    def _results_page(self, statistics: Statistics) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        column.addWidget(_bold(self.tr("Results over time")))
        meaning = self.tr(
            "Our score minus theirs at the end of each game since the career began, the oldest on the left: "
            "upwards where ours was higher. Hollow bars are games with help. Many games share a bar."
        )
        column.addWidget(_quiet(meaning))
        column.addWidget(ResultsChart(statistics.results), 1)
        with_help = self.tr(
            "With help is a game in which a hint was shown, a deal was replayed with open hands before the "
            "game ended, or the trumps still out were shown."
        )
        column.addWidget(_quiet(with_help))
        return _scrolled(page)


def _fill_row(grid: QGridLayout, row: int, name: str, value: str, meaning: str) -> None:
    label = QLabel(name)
    figure = _bold(value)
    figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    figure.setAccessibleName(f"{name}: {value}. {meaning}")
    top = Qt.AlignmentFlag.AlignTop
    grid.addWidget(label, row, 0, top)
    grid.addWidget(figure, row, 1, top)
    grid.addWidget(_quiet(meaning), row, 2)


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{QLocale().toString(100 * share, 'f', 1)} %"


def _average(points: float | None) -> str:
    return "–" if points is None else QLocale().toString(points, "f", 2).replace("-", "−")


def _bold(text: str) -> QLabel:
    label = QLabel(text)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    return label


def _quiet(text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def _scrolled(page: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    return area
