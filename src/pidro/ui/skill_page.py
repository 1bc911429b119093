"""The statistics' page of skill: the sum of the gains, and the points lost by each kind of decision."""

from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from pidro.table.losses import Kind
from pidro.table.trends import SPANS, Skill, line_of, running_sum
from pidro.ui.counts import Counts
from pidro.ui.figures import average, fill_row
from pidro.ui.kind_phrases import kind_meaning, kind_name
from pidro.ui.sheet_art import gain_text
from pidro.ui.skill_charts import CourseChart, SumChart
from pidro.ui.widgets import bold, quiet

_FIGURES = 2
"""The first column of the figures in the table of kinds."""


class SkillPage(QWidget):
    """Shows a `Skill`."""

    kind_chosen = Signal(object)
    """A `Kind` whose deals are wanted."""

    def __init__(self, skill: Skill) -> None:
        super().__init__()
        self._skill = skill
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        column.addWidget(bold(self.tr("The other table")))
        beside = self.tr(
            "At the other table robots play the same cards, with an expert in your seat; so the luck of the "
            "cards is taken out. Deals with help are left out."
        )
        column.addWidget(quiet(beside))
        column.addLayout(self._gains())
        column.addWidget(SumChart(running_sum(skill.course)))
        column.addWidget(bold(self.tr("Points lost by your decisions")))
        lost = self.tr(
            "By how much the expert's choice is better than yours, judged only on what you could know. "
            "Choose a kind to see its deals."
        )
        column.addWidget(quiet(lost))
        column.addLayout(self._kinds())
        if skill.waiting:
            column.addWidget(quiet(Counts().unjudged(skill.waiting)))
        column.addStretch(1)

    def _gains(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setColumnStretch(2, 1)
        every = self._skill.spans[-1]
        mean = average(every.gain / every.count if every.count else None)
        mean = f"+{mean}" if every.gain > 0 else mean
        rows = (
            (
                self.tr("Deals"),
                QLocale().toString(every.count),
                self.tr("Deals compared since the career began."),
            ),
            (
                self.tr("Gained"),
                gain_text(every.gain) if every.count else "–",
                self.tr("Our score minus theirs, compared with the same at the other table, summed up."),
            ),
            (self.tr("Gained a deal"), mean, self.tr("The same for each deal, on average.")),
        )
        for row, (name, value, meaning) in enumerate(rows):
            fill_row(grid, row, name, value, meaning)
        return grid

    def _kinds(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for place in range(len(SPANS)):
            grid.setColumnMinimumWidth(_FIGURES + place, self.fontMetrics().averageCharWidth() * 6)
        heads = (self.tr("Last 20"), self.tr("Last 100"), self.tr("All"))
        for place, head in enumerate(heads):
            grid.addWidget(_right(quiet(head)), 0, _FIGURES + place)
        lines = {kind: line_of(self._skill.course, kind) for kind in Kind}
        highest = max((value for line in lines.values() for value in line), default=0.0)
        for place, kind in enumerate(Kind):
            row = 1 + 2 * place
            grid.addWidget(self._button(kind), row, 0)
            grid.addWidget(CourseChart(kind_name(kind), lines[kind], highest), row, 1)
            means = [span.mean(kind) if span.count else None for span in self._skill.spans]
            self._fill(grid, row, kind_name(kind), heads, means, kind_meaning(kind))
        means = [span.mean_of_all if span.count else None for span in self._skill.spans]
        row = 1 + 2 * len(Kind)
        name = self.tr("Together")
        grid.addWidget(bold(name), row, 0)
        self._fill(grid, row, name, heads, means, self.tr("Points lost a deal by all your decisions."))
        return grid

    def _fill(
        self,
        grid: QGridLayout,
        row: int,
        name: str,
        heads: tuple[str, ...],
        means: list[float | None],
        meaning: str,
    ) -> None:
        """The figures of one kind, and under them what they tell."""
        for place, (head, mean) in enumerate(zip(heads, means, strict=True)):
            figure = _right(bold(average(mean)))
            figure.setAccessibleName(f"{name}, {head}: {average(mean)}. {meaning}")
            grid.addWidget(figure, row, _FIGURES + place)
        told = quiet(meaning)
        told.setContentsMargins(0, 0, 0, self.fontMetrics().height() // 2)
        grid.addWidget(told, row + 1, 0, 1, _FIGURES + len(heads))

    def _button(self, kind: Kind) -> QPushButton:
        button = QPushButton(kind_name(kind))
        button.setAutoDefault(False)
        button.setEnabled(self._skill.spans[-1].losses.of(kind) > 0)
        button.clicked.connect(partial(self.kind_chosen.emit, kind))
        return button


def _right(label: QLabel) -> QLabel:
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label
