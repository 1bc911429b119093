"""The deals in which one kind of decision lost points, the worst first; each leads to its review."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from pidro.table.game_record import GameRecord, RecordError
from pidro.table.losses import Kind
from pidro.table.trends import JudgedDeal
from pidro.table.trouble import StoreError
from pidro.ui.dialogs import largest
from pidro.ui.fault_phrases import store_fault, stored_fault
from pidro.ui.figures import points_text
from pidro.ui.history_model import LinesModel, date_text
from pidro.ui.kind_phrases import kind_name
from pidro.ui.lines_table import lines_table
from pidro.ui.sheet_art import gain_text
from pidro.ui.translation import QT_TRANSLATE_NOOP, say
from pidro.ui.widgets import lines


class Deals(Protocol):
    """Where the judged deals are; `JudgedDeals` is one."""

    def worst(self, kind: Kind) -> tuple[JudgedDeal, ...]:
        """The deals in which this kind lost any, the worst first; raises `StoreError`."""
        ...

    def record(self, game: int) -> GameRecord:
        """The record of a game; raises `RecordError`, `StoreError`."""
        ...


class LostModel(LinesModel):
    """A line for each deal."""

    def __init__(self, deals: Sequence[JudgedDeal], kind: Kind, parent: QWidget) -> None:
        super().__init__(
            (
                say(QT_TRANSLATE_NOOP("phrases", "Points lost")),
                say(QT_TRANSLATE_NOOP("phrases", "Game")),
                say(QT_TRANSLATE_NOOP("phrases", "Deal")),
                say(QT_TRANSLATE_NOOP("phrases", "Other table")),
            ),
            parent,
        )
        self._deals, self._kind = tuple(deals), kind

    def deal(self, row: int) -> JudgedDeal:
        """The deal on this line."""
        return self._deals[row]

    def lines(self) -> int:
        return len(self._deals)

    def line(self, row: int) -> tuple[str, ...]:
        deal = self._deals[row]
        running = say(QT_TRANSLATE_NOOP("phrases", "still going on"))
        game = running if deal.ended is None else date_text(deal.ended)
        return (points_text(deal.losses.of(self._kind)), game, str(deal.place + 1), gain_text(deal.gain))


class KindDealsDialog(QDialog):
    """Lists the deals; a double click or the button looks at one."""

    look_wanted = Signal(object, int)
    """A `GameRecord` and the deal in it, from 0, to be looked at on the table."""

    def __init__(self, kind: Kind, deals: Deals, parent: QWidget | None = None) -> None:
        """Raises `StoreError`."""
        super().__init__(parent)
        self.setWindowTitle(kind_name(kind))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._deals = deals
        self._model = LostModel(deals.worst(kind), kind, self)
        self._view = lines_table(self._model, self.tr("Deals that lost points"))
        self._said = lines(self.tr("The deals that lost the most, first; choose one to look at it."))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        look = buttons.addButton(self.tr("&Look at it"), QDialogButtonBox.ButtonRole.ActionRole)
        look.clicked.connect(self._look)
        buttons.rejected.connect(self.reject)
        self._view.doubleClicked.connect(self._look)
        self._view.selectRow(0)
        layout = QVBoxLayout(self)
        layout.addWidget(self._said)
        layout.addWidget(self._view, 1)
        layout.addWidget(buttons)
        # Only a button that is in the dialog can be its default.
        look.setDefault(True)
        em = self.fontMetrics().averageCharWidth()
        self.resize(QSize(64 * em, 24 * self.fontMetrics().height()).boundedTo(largest(self)))

    def _look(self) -> None:
        rows = self._view.selectionModel().selectedRows()
        if not rows:
            return
        deal = self._model.deal(rows[0].row())
        try:
            record = self._deals.record(deal.game)
        except RecordError:
            self._said.setText(stored_fault())
        except StoreError as error:
            self._said.setText(store_fault(error))
        else:
            self.look_wanted.emit(record, deal.place)
            self.accept()
