"""The score sheet beside the felt: a sheet of paper with a row for each deal, and the career below it."""

from itertools import accumulate, pairwise
from typing import TypeAlias

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLabel,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from pidro.engine.cards import Seat, Team
from pidro.ui.phrases import signed, team_name
from pidro.ui.score_rows import Sheet, SheetRow
from pidro.ui.settings import TableColour
from pidro.ui.sheet_art import (
    SMALLEST_TEXT_PX,
    Track,
    draw_circle,
    draw_cross,
    draw_fitted,
    draw_paper,
    draw_rule,
    draw_team_sign,
    draw_track,
    gain_text,
    text_font,
    track_floor,
)
from pidro.ui.sheet_model import GAIN_COLUMN, SheetModel
from pidro.ui.theme import (
    CAREER,
    CLOTHS,
    HINT,
    INK,
    ON_CLOTH,
    PENCIL_RED,
    QUIET_INK,
    TEAM_ON_PAPER,
)
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_DESIGN_WIDTH_PX = 230.0
_ROW_PX = 26.0
_LINE_PX = 11.5
"""Text of the line that explains a row."""
_SHARES = (0.36, 0.32, 0.32)
"""Parts of the width for the bid and the two teams."""
_SHARES_BESIDE = (0.31, 0.275, 0.275, 0.14)
"""The same with a column for the other table."""
_SCROLL_BAR = f"""
QScrollBar:vertical {{ width: 5px; background: transparent; margin: 0; }}
QScrollBar::handle:vertical {{ background: {QUIET_INK.name()}; border-radius: 2px; min-height: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
"""
_MEMBERS = ((Seat.SOUTH, Seat.NORTH), (Seat.WEST, Seat.EAST))


def shares_of(sheet: Sheet) -> tuple[float, ...]:
    """Each column's part of the width."""
    return _SHARES if sheet.gains is None else _SHARES_BESIDE


class _RowPainter(QStyledItemDelegate):
    """Draws the cells with pencil and ink."""

    def __init__(self, model: SheetModel, view: QTableView) -> None:
        super().__init__(view)
        self._model, self._view = model, view
        self.unit = 1.0

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        sheet, box = self._model.sheet, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._view.hasFocus() and index == self._view.currentIndex():
            painter.setPen(QPen(INK, 1.6 * self.unit))
            painter.drawRoundedRect(box.adjusted(1.5, 2, -1.5, -1.5), 3 * self.unit, 3 * self.unit)
        draw_rule(painter, box.bottomLeft(), box.bottomRight())
        if index.row() < len(sheet.rows):
            row = sheet.rows[index.row()]
            if index.column() == 0:
                self._draw_bid(painter, box, row)
            elif index.column() == GAIN_COLUMN:
                self._draw_gain(painter, box, None if sheet.gains is None else sheet.gains[index.row()])
            else:
                self._draw_points(painter, box, row, Team(index.column() - 1))
        elif sheet.contract is not None and index.column() == 0:
            name = sheet.names[sheet.contract.bidder]
            self._draw_call(painter, box, name, sheet.contract.bid, italic=True)
        painter.restore()

    def _draw_bid(self, painter: QPainter, box: QRectF, row: SheetRow) -> None:
        if not row.is_made:
            cross = QRectF(0, 0, 20 * self.unit, 15 * self.unit)
            cross.moveCenter(QPointF(box.right() - 14 * self.unit, box.center().y()))
            draw_cross(painter, cross, row.number, self.unit)
        self._draw_call(painter, box, self._model.sheet.names[row.bidder], row.bid, italic=False)

    def _draw_call(self, painter: QPainter, box: QRectF, name: str, bid: int, *, italic: bool) -> None:
        unit = self.unit
        painter.setPen(QUIET_INK if italic else INK)
        who = box.adjusted(3 * unit, 0, -26 * unit, 0)
        draw_fitted(painter, who, Qt.AlignmentFlag.AlignLeft, name, text_font(12 * unit, italic=italic))
        how_much = QRectF(box.right() - 26 * unit, box.top(), 24 * unit, box.height())
        font = text_font(14 * unit, bold=not italic, italic=italic)
        draw_fitted(painter, how_much, Qt.AlignmentFlag.AlignHCenter, str(bid), font)

    def _draw_gain(self, painter: QPainter, box: QRectF, gain: int | None) -> None:
        painter.setPen(QUIET_INK if not gain else TEAM_ON_PAPER[Team.NS if gain > 0 else Team.EW])
        inside = box.adjusted(2 * self.unit, 0, -3 * self.unit, 0)
        draw_fitted(painter, inside, Qt.AlignmentFlag.AlignRight, gain_text(gain), text_font(13 * self.unit))

    def _draw_points(self, painter: QPainter, box: QRectF, row: SheetRow, team: Team) -> None:
        unit = self.unit
        left = QRectF(box.left() + 5 * unit, box.top(), box.width() * 0.46 - 5 * unit, box.height())
        right = QRectF(left.right(), box.top(), box.right() - left.right() - 7 * unit, box.height())
        lost = row.scored[team] < 0
        painter.setPen(PENCIL_RED if lost else QUIET_INK)
        centre = Qt.AlignmentFlag.AlignHCenter
        draw_fitted(painter, left, centre, signed(row.scored[team]), text_font(12 * unit))
        painter.setPen(PENCIL_RED if row.running[team] < 0 else INK)
        running = text_font(15 * unit, bold=True)
        draw_fitted(painter, right, Qt.AlignmentFlag.AlignRight, signed(row.running[team]), running)
        if team is row.team:
            ring = QRectF(0, 0, min(left.width(), 27 * unit), 19 * unit)
            ring.moveCenter(left.center())
            draw_circle(painter, ring, PENCIL_RED if lost else TEAM_ON_PAPER[team], row.number, unit)


class _Head(QWidget):
    """Both tracks to the target, and the heads of the columns."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self.unit = 1.0

    def show_sheet(self, sheet: Sheet) -> None:
        self._sheet = sheet
        ours, theirs = map(signed, sheet.scores)
        text = QT_TRANSLATE_NOOP("phrases", "Score: {ours} for us, {theirs} for them; {target} wins.")
        self.setAccessibleName(say(text, ours=ours, theirs=theirs, target=sheet.target))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(_DESIGN_WIDTH_PX * self.unit), round(118 * self.unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for team in Team:
            self._draw_track(painter, self._sheet, team)
            self._draw_names(painter, self._sheet, team)
        foot = self.height() - 1.0
        draw_rule(painter, QPointF(0, foot), QPointF(self.width(), foot), strong=True)
        painter.end()

    def _draw_track(self, painter: QPainter, sheet: Sheet, team: Team) -> None:
        unit, score = self.unit, sheet.scores[team]
        top = (4 + 26 * team) * unit
        number = QRectF(self.width() - 36 * unit, top, 32 * unit, 26 * unit)
        way = QRectF(10 * unit, top, self.width() - 60 * unit, 26 * unit)
        draw_track(painter, way, Track(team, score, track_floor(sheet.scores), sheet.target), unit)
        painter.setPen(PENCIL_RED if score < 0 else TEAM_ON_PAPER[team])
        right = Qt.AlignmentFlag.AlignRight
        draw_fitted(painter, number, right, signed(score), text_font(17 * unit, bold=True))

    def _draw_names(self, painter: QPainter, sheet: Sheet, team: Team) -> None:
        unit = self.unit
        first, column, *_ = (self.width() * share for share in shares_of(sheet))
        box = QRectF(first + column * team, 60 * unit, column, 20 * unit)
        draw_team_sign(painter, QPointF(box.left() + 10 * unit, box.center().y()), 4.6 * unit, team)
        painter.setPen(TEAM_ON_PAPER[team])
        left = Qt.AlignmentFlag.AlignLeft
        title = box.adjusted(19 * unit, 0, -2 * unit, 0)
        draw_fitted(painter, title, left, team_name(team), text_font(14 * unit, bold=True))
        painter.setPen(QUIET_INK)
        for line, seat in enumerate(_MEMBERS[team]):
            name = QRectF(box.left() + 5 * unit, (80 + 15 * line) * unit, column - 7 * unit, 15 * unit)
            draw_fitted(painter, name, left, sheet.names[seat], text_font(11.5 * unit))
        if team is Team.NS:
            bid = QRectF(3 * unit, 60 * unit, first - 6 * unit, 20 * unit)
            title_text = say(QT_TRANSLATE_NOOP("phrases", "Bid"))
            draw_fitted(painter, bid, left, title_text, text_font(12 * unit, bold=True))
        elif sheet.gains is not None:
            beside = QRectF(box.right(), 60 * unit, self.width() - box.right() - 3 * unit, 20 * unit)
            draw_fitted(painter, beside, Qt.AlignmentFlag.AlignRight, "±", text_font(14 * unit, bold=True))


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
        self._head = _Head(self)
        self._rows = self._made_view()
        self._painter = _RowPainter(self._model, self._rows)
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
        self.set_table(colour)
        self._shown: Sheet | None = None
        self.show_sheet(sheet)

    def show_sheet(self, sheet: Sheet) -> None:
        """Put these values on the paper, the newest row in sight; what stands there already stays."""
        if sheet == self._shown:
            return
        self._shown = sheet
        self._model.show_sheet(sheet)
        self._head.show_sheet(sheet)
        self._lay_columns()
        text = QT_TRANSLATE_NOOP("phrases", "Career: {won} won, {lost} lost")
        self._career.setText(say(text, won=sheet.career.wins, lost=sheet.career.losses))
        self._note.setText(sheet.note)
        self._note.setVisible(bool(sheet.note))
        # The paper is painted around the layout, which would else change later and unseen.
        self._all.activate()
        self.update()
        self._explain_chosen()
        self._rows.scrollToBottom()

    def set_table(self, colour: TableColour) -> None:
        """Lay the paper beside another cloth."""
        self._cloth = CLOTHS[colour]
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(_DESIGN_WIDTH_PX), 600)

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
        unit = max(0.8, min(self.width() / _DESIGN_WIDTH_PX, self.height() / 520))
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
