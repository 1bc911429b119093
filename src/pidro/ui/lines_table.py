"""A table of lines of text, as the history and the lists of deals show it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QTableView

from pidro.ui.history_model import LinesModel

_PADDING_PX = 6
_MEASURED = 40
"""Lines that a column's width is taken from."""


def lines_table(model: LinesModel, name: str) -> QTableView:
    """A view of these lines, one of which is chosen; `name` is for a screen reader."""
    view = QTableView()
    view.setModel(model)
    view.setAccessibleName(name)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setAlternatingRowColors(True)
    view.setShowGrid(False)
    view.setTabKeyNavigation(False)
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(round(1.6 * view.fontMetrics().height()))
    head = view.horizontalHeader()
    head.setHighlightSections(False)
    head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    head.setStretchLastSection(True)
    view.setStyleSheet(f"QTableView::item {{ padding-left: {_PADDING_PX}px; }}")
    fit_columns(view, model)
    return view


def fit_columns(view: QTableView, model: LinesModel) -> None:
    """Wide enough for the first lines; Qt's own way measures every line, and ten thousand would be felt."""
    lines = [model.line(row) for row in range(min(_MEASURED, model.lines()))]
    letters = view.fontMetrics()
    for column in range(model.columnCount()):
        head = model.headerData(column, Qt.Orientation.Horizontal) or ""
        texts = [head, *(line[column] for line in lines)]
        view.setColumnWidth(column, max(map(letters.horizontalAdvance, texts)) + 4 * _PADDING_PX)


def columns_px(view: QTableView) -> int:
    """The width of all its columns, even if the last is stretched."""
    head = view.horizontalHeader()
    return sum(max(head.sectionSizeHint(column), head.sectionSize(column)) for column in range(head.count()))
