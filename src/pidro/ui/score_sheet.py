"""The score sheet beside the felt: a sheet of paper with a row for each deal, and the career below it."""

from itertools import accumulate, pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QLabel, QSizePolicy, QTableView, QVBoxLayout, QWidget

from pidro.ui.row_painter import RowPainter
from pidro.ui.score_rows import Sheet
from pidro.ui.settings import TableColour
from pidro.ui.sheet_art import SMALLEST_TEXT_PX, draw_paper, draw_rule, text_font
from pidro.ui.sheet_head import DESIGN_WIDTH_PX, Head, shares_of
from pidro.ui.sheet_model import SheetModel
from pidro.ui.theme import CAREER, CLOTHS, HINT, ON_CLOTH, PENCIL_RED, QUIET_INK
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

_ROW_PX = 26.0
_LINE_PX = 11.5
"""Text of the line that explains a row."""
_SCROLL_BAR = f"""
QScrollBar:vertical {{ width: 5px; background: transparent; margin: 0; }}
QScrollBar::handle:vertical {{ background: {QUIET_INK.name()}; border-radius: 2px; min-height: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
"""


class _Rows(QTableView):
    """The rows; arrows walk along them, and every other key is the table's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)


class ScoreSheet(QWidget):
    """The panel at the right of the window; it shows a `Sheet` and grows with its size."""

    def __init__(self, sheet: Sheet, colour: TableColour, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cloth = CLOTHS[colour]
        self._model = SheetModel(sheet, self)
        self._head = Head(self)
        self._rows = self._made_view()
        self._painter = RowPainter(self._model, self._rows)
        self._rows.setItemDelegate(self._painter)
        self._line, self._career, self._note = map(self._made_label, (QUIET_INK, CAREER, ON_CLOTH))
        self._line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._paper = QVBoxLayout()
        self._paper.setSpacing(0)
        for widget in (self._head, self._rows, self._line):
            self._paper.addWidget(widget)
        self._paper.setStretch(1, 1)
        self._all = QVBoxLayout(self)
        self._all.addLayout(self._paper, 1)
        self._all.addWidget(self._career)
        self._all.addWidget(self._note)
        self.setAccessibleName(say(QT_TRANSLATE_NOOP("phrases", "Score sheet")))
        self._rows.setAccessibleName(say(QT_TRANSLATE_NOOP("phrases", "Deals of this game")))
        self._rows.entered.connect(lambda index: self._explain(index.row(), index.column()))
        self._rows.viewportEntered.connect(self._explain_chosen)
        self._rows.selectionModel().selectionChanged.connect(self._explain_chosen)
        self._rows.selectionModel().currentChanged.connect(self._explain_chosen)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(200)
        # Nothing shines through: what lies below it need not be painted first.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.set_table(colour)
        self._shown: Sheet | None = None
        self.show_sheet(sheet)

    def show_sheet(self, sheet: Sheet) -> None:
        """Put these values on the paper, the newest row in sight; what stands there already stays."""
        before, self._shown = self._shown, sheet
        if sheet == before:
            return
        self._model.show_sheet(sheet)
        if before is None or not before.differs_by_bid(sheet):
            self._show_around(sheet)
        self._explain_chosen()
        self._rows.scrollToBottom()

    def _show_around(self, sheet: Sheet) -> None:
        self._head.show_sheet(sheet)
        self._lay_columns()
        text = QT_TRANSLATE_NOOP("phrases", "Career: {won} won, {lost} lost")
        self._career.setText(say(text, won=sheet.career.wins, lost=sheet.career.losses))
        self._note.setText(sheet.note)
        self._note.setVisible(bool(sheet.note))
        # The paper is painted around the layout, which would else change later and unseen.
        self._all.activate()
        self.update()

    def set_table(self, colour: TableColour) -> None:
        """Lay the paper beside another cloth."""
        self._cloth = CLOTHS[colour]
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(DESIGN_WIDTH_PX), 600)

    def _made_view(self) -> QTableView:
        view = _Rows(self)
        view.setViewport(QWidget())
        view.setModel(self._model)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setShowGrid(False)
        view.horizontalHeader().hide()
        view.verticalHeader().hide()
        view.verticalHeader().setMinimumSectionSize(1)
        view.horizontalHeader().setMinimumSectionSize(1)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setTabKeyNavigation(False)
        view.verticalScrollBar().setStyleSheet(_SCROLL_BAR)
        view.setMouseTracking(True)
        clear = view.palette()
        clear.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        marker = QColor(HINT)
        marker.setAlpha(90)
        clear.setColor(QPalette.ColorRole.Highlight, marker)
        view.setPalette(clear)
        view.viewport().setAutoFillBackground(False)
        view.viewport().installEventFilter(self)
        return view

    def _made_label(self, colour: QColor) -> QLabel:
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        palette = label.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour)
        label.setPalette(palette)
        return label

    def _explain(self, row: int, column: int = 0) -> None:
        self._line.setText(self._model.explanation(row, column) if row >= 0 else "")
        size_px = _LINE_PX * self._head.unit
        while True:
            self._line.setFont(text_font(size_px, italic=True))
            if (
                size_px <= SMALLEST_TEXT_PX
                or self._line.heightForWidth(self._line.width()) <= self._line.height()
            ):
                break
            size_px -= 0.5

    def _explain_chosen(self) -> None:
        chosen = self._rows.selectionModel().selectedRows()
        if chosen:
            self._explain(chosen[0].row(), self._rows.currentIndex().column())
        else:
            self._explain(len(self._model.sheet.rows) - 1)

    def _paper_box(self) -> QRectF:
        return QRectF(self._paper.geometry()).adjusted(
            -self._edge(), -self._edge() / 2, self._edge(), self._edge()
        )

    def _edge(self) -> float:
        return 6 * self._head.unit

    def _scale(self) -> None:
        unit = max(0.8, min(self.width() / DESIGN_WIDTH_PX, self.height() / 520))
        self._head.unit = self._painter.unit = unit
        margin = round(14 * unit)
        self._all.setContentsMargins(margin, margin, margin, round(8 * unit))
        self._all.setSpacing(round(10 * unit))
        self._head.setFixedHeight(self._head.sizeHint().height())
        self._rows.verticalHeader().setDefaultSectionSize(round(_ROW_PX * unit))
        self._line.setFixedHeight(round(56 * unit))
        self._line.setContentsMargins(round(3 * unit), round(5 * unit), 0, 0)
        self._career.setFont(text_font(14 * unit, bold=True))
        self._note.setFont(text_font(12 * unit))
        self._lay_columns()
        self._all.activate()
        self._explain_chosen()

    def _lay_columns(self) -> None:
        width = self.width() - 2 * self._all.contentsMargins().left()
        edges = [round(width * part) for part in accumulate(shares_of(self._model.sheet), initial=0.0)]
        for column, (left, right) in enumerate(pairwise(edges)):
            self._rows.setColumnWidth(column, right - left)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Leave:
            self._explain_chosen()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._scale()
        super().resizeEvent(event)
        self._rows.scrollToBottom()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QLinearGradient(0, 0, 0, self.height())
        ground.setColorAt(0, self._cloth.edge)
        ground.setColorAt(1, self._cloth.side)
        painter.fillRect(self.rect(), ground)
        draw_paper(painter, self._paper_box(), self._head.unit)
        self._draw_ruling(painter)
        painter.end()

    def _draw_ruling(self, painter: QPainter) -> None:
        rows = self._rows.geometry()
        high = self._rows.verticalHeader().defaultSectionSize()
        filled = self._model.rowCount() + 1
        for y in range(rows.top() + filled * high, rows.bottom(), high):
            draw_rule(painter, QPointF(rows.left(), y), QPointF(rows.right(), y))
        margin_line = QColor(PENCIL_RED)
        margin_line.setAlpha(60)
        painter.setPen(margin_line)
        top = self._head.geometry().bottom() - 58 * self._head.unit
        for column in range(1, self._model.columnCount()):
            line = rows.left() + self._rows.columnViewportPosition(column)
            painter.drawLine(QPointF(line, top), QPointF(line, rows.bottom()))
