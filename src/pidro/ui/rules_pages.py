"""The window with the rules: two pages with pictures of real cards."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from pidro.engine.rules import Rules
from pidro.ui.card_row import CardRow
from pidro.ui.items import Canvas
from pidro.ui.rules_text import Page, Section, pages
from pidro.ui.widgets import lines, room_for, scrolled

FIRST_SIZE_PX = (780, 570)
SMALLEST_SIZE_PX = (360, 300)


class RulesWindow(QDialog):
    """The rules beside the table, which goes on meanwhile; Esc closes it."""

    def __init__(self, canvas: Canvas, rules: Rules, parent: QWidget | None = None) -> None:
        """`canvas` brings the cards' style and the names."""
        super().__init__(parent)
        self._canvas, self._rules = canvas, rules
        self._texts: list[QLabel] = []
        self._rows: list[CardRow] = []
        self.setWindowTitle(self.tr("The rules of Pidro"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        for page in self._pages():
            self._tabs.addTab(self._page(page), page.title)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.addWidget(self._tabs, 1)
        column.addWidget(buttons)
        self.setMinimumSize(*SMALLEST_SIZE_PX)
        self.resize(QSize(*FIRST_SIZE_PX).boundedTo(room_for(self)))

    @property
    def tabs(self) -> QTabWidget:
        """The pages."""
        return self._tabs

    def restyle(self, canvas: Canvas) -> None:
        """Show the cards and say the names of this from now on, at the same place."""
        if canvas == self._canvas:
            return
        self._canvas = canvas
        sections = [section for page in self._pages() for section in page.sections]
        for label, section in zip(self._texts, sections, strict=True):
            label.setText(section.text)
        pictured = [(section.row, section.row_name) for section in sections if section.row is not None]
        for shown, (row, name) in zip(self._rows, pictured, strict=True):
            shown.show_row(canvas, row, name)

    def _pages(self) -> tuple[Page, ...]:
        south, west, north, east = self._canvas.names
        return pages(self._rules, (south, west, north, east))

    def _page(self, page: Page) -> QScrollArea:
        sheet = QWidget()
        # Grows with its lines when the window gets narrow; the scroll area asks for that only so.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        sheet.setSizePolicy(policy)
        sheet.setBackgroundRole(QPalette.ColorRole.Base)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(20, 12, 20, 16)
        column.setSpacing(6)
        for section in page.sections:
            self._add(section, column)
        column.addStretch(1)
        area = scrolled(sheet)
        area.setBackgroundRole(QPalette.ColorRole.Base)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        area.setAccessibleName(page.title)
        return area

    def _add(self, section: Section, column: QVBoxLayout) -> None:
        title, text = lines(section.title), lines(section.text)
        for label in (title, text):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        font = title.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.15)
        title.setFont(font)
        if column.count():
            column.addSpacing(8)
        column.addWidget(title)
        column.addWidget(text)
        self._texts.append(text)
        if section.row is not None:
            column.addSpacing(2)
            self._rows.append(CardRow(self._canvas, section.row, section.row_name))
            column.addWidget(self._rows[-1])
