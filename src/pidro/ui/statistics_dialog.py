"""The statistics: every figure with its definition beside it, results over time, bids by height, skill."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from pidro.engine.rules import KOKKOLA
from pidro.table.losses import Kind
from pidro.table.statistics import Figures, Statistics
from pidro.table.trends import Skill
from pidro.table.trouble import StoreError
from pidro.ui.charts import BidsChart, ResultsChart
from pidro.ui.dialogs import largest, tell
from pidro.ui.fault_phrases import store_fault
from pidro.ui.figures import average, fill_row, percent
from pidro.ui.kind_deals_dialog import Deals, KindDealsDialog
from pidro.ui.skill_page import SkillPage
from pidro.ui.widgets import bold, quiet, scrolled


class StatisticsDialog(QDialog):
    """Shows `Statistics`, in which games with help stand apart, and `Skill`."""

    look_wanted = Signal(object, int)
    """A `GameRecord` and the deal in it, from 0, to be looked at on the table."""

    def __init__(
        self, statistics: Statistics, skill: Skill, deals: Deals, parent: QWidget | None = None
    ) -> None:
        """`deals` gives the deals behind the figures of `skill`."""
        super().__init__(parent)
        self._deals = deals
        self.setWindowTitle(self.tr("Statistics"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        pages = QTabWidget()
        pages.addTab(self._figures_page(statistics.unassisted), self.tr("Without help"))
        pages.addTab(self._figures_page(statistics.assisted), self.tr("With help"))
        pages.addTab(self._results_page(statistics), self.tr("Over time"))
        page = SkillPage(skill)
        page.kind_chosen.connect(self._list_deals)
        pages.addTab(scrolled(page), self.tr("Skill"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(pages)
        layout.addWidget(buttons)
        em = self.fontMetrics().averageCharWidth()
        self.resize(QSize(96 * em, 34 * self.fontMetrics().height()).boundedTo(largest(self)))

    def _list_deals(self, kind: Kind) -> None:
        """The deals in which this kind of decision lost points."""
        try:
            dialog = KindDealsDialog(kind, self._deals, self)
        except StoreError as error:
            tell(self, store_fault(error))
            return
        dialog.look_wanted.connect(self.look_wanted)
        dialog.look_wanted.connect(self.accept)
        dialog.open()

    def _figures_page(self, figures: Figures) -> QWidget:
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(16, 14, 16, 14)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(2, 1)
        for row, (name, value, meaning) in enumerate(self._lines(figures)):
            fill_row(grid, row, name, value, meaning)
        row = grid.rowCount()
        title = bold(self.tr("Our bids by their height"))
        grid.addWidget(title, row, 0, 1, 3)
        meaning = self.tr(
            "Over each bid: made / all of this height; the full part was made, the hatched part set."
        )
        grid.addWidget(quiet(meaning), row + 1, 0, 1, 3)
        grid.addWidget(BidsChart(figures, KOKKOLA.lowest_bid, KOKKOLA.highest_bid), row + 2, 0, 1, 3)
        grid.setRowStretch(row + 3, 1)
        return scrolled(page)

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
            (self.tr("Win rate"), percent(figures.win_rate), self.tr("Won games of all games.")),
            (
                self.tr("Points as bidders"),
                average(figures.points_as_bidder),
                self.tr("Our score per deal where our team held the high bid; a set counts with its minus."),
            ),
            (
                self.tr("Points as defenders"),
                average(figures.points_as_defender),
                self.tr("Our score per deal where the other team held the high bid."),
            ),
            (
                self.tr("Bids made"),
                percent(made_rate),
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
        column.addWidget(bold(self.tr("Results over time")))
        meaning = self.tr(
            "Our score minus theirs at the end of each game since the career began, the oldest on the left: "
            "upwards where ours was higher. Hollow bars are games with help. Many games share a bar."
        )
        column.addWidget(quiet(meaning))
        column.addWidget(ResultsChart(statistics.results), 1)
        with_help = self.tr(
            "With help is a game in which a hint was shown, a deal was replayed with open hands before it "
            "was over, or the trumps still out were shown."
        )
        column.addWidget(quiet(with_help))
        return scrolled(page)
