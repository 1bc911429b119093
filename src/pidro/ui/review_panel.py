"""The review beside the table: par, contracts, the way of the value, the person's decisions."""

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QFont, QFontInfo, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from pidro.engine.cards import Seat, Suit
from pidro.table.judgement import Decision
from pidro.table.review import Review
from pidro.ui.phrases import Names, suit_name
from pidro.ui.questions import Speaker
from pidro.ui.review_phrases import decision_line, par_text
from pidro.ui.theme import PAPER, chrome_palette
from pidro.ui.value_strip import ValueStrip

SUIT_PX = 20
WIDTH_EM = 16
"""The column must hold so many of its letters' heights; a larger system font gives way."""


class ReviewPanel(QWidget):
    """Shows a `Review`; what is chosen in it comes back as signals."""

    place_chosen = Signal(int)
    """A card in the way of the value, from 0; −1 for the first lead."""
    decision_chosen = Signal(int)
    """One of the decisions that mattered, from 0: to be tried again."""
    shown_wanted = Signal()
    """The decision that is tried again may be shown."""
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._strip = ValueStrip(self)
        self._strip.chosen.connect(self.place_chosen)
        self._strip.setAccessibleName(self.tr("The way of the value"))
        self._par = _label()
        self._contracts = QGridLayout()
        self._contracts.setHorizontalSpacing(4)
        self._seats: tuple[QLabel, ...] = ()
        self._names: Names = ("", "", "", "")
        self._decisions = QVBoxLayout()
        self._said = _label()
        self._show = QPushButton(self.tr("Show it"))
        self._show.clicked.connect(self.shown_wanted)
        self._open = QWidget()
        self._lay_out()
        self.setPalette(paper_palette())
        self.setAutoFillBackground(True)
        self.setMinimumWidth(200)
        self.setAccessibleName(self.tr("Review"))

    def show_review(self, review: Review, speaker: Speaker) -> None:
        """Show this deal; its decisions come when they are judged."""
        self._par.setText(par_text(review.par, speaker.names))
        self._strip.show_way(review.way, review.par.points[0], review.total)
        self._names = speaker.names
        _empty(self._contracts)
        self._seats = tuple(_seat_label() for _ in Seat)
        for column, suit in enumerate(Suit):
            head = QLabel()
            head.setPixmap(_small(speaker.emblem(suit)))
            head.setAccessibleName(suit_name(suit))
            self._contracts.addWidget(head, 0, column + 1, Qt.AlignmentFlag.AlignCenter)
        for row, seat in enumerate(Seat):
            self._contracts.addWidget(self._seats[seat], row + 1, 0)
            best = max(contract.points for contract in review.contracts[seat])
            for column, contract in enumerate(review.contracts[seat]):
                cell = QLabel(str(contract.points))
                font = cell.font()
                font.setBold(contract.points == best)
                cell.setFont(font)
                self._contracts.addWidget(cell, row + 1, column + 1, Qt.AlignmentFlag.AlignCenter)
        self._show_names()
        self.show_decisions(None)
        self.say("")

    def show_place(self, place: int) -> None:
        """The card in the way that was played last; −1 before the first."""
        self._strip.show_place(place)

    def show_decisions(self, decisions: tuple[Decision, ...] | None) -> None:
        """The decisions that mattered, the worst first; None while they are being judged."""
        _empty(self._decisions)
        if decisions is None:
            self._decisions.addWidget(_label(self.tr("Your decisions are being looked at…")))
        elif not decisions:
            self._decisions.addWidget(_label(self.tr("Every decision of yours was right.")))
        for index, decision in enumerate(decisions or ()):
            button = QPushButton(decision_line(decision, points_text(decision.loss)))
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, index=index: self.decision_chosen.emit(index))
            self._decisions.addWidget(button)

    def hide_all(self, *, hidden: bool) -> None:
        """Give nothing away while a decision is tried again; `hidden` False shows all again."""
        self._open.setVisible(not hidden)
        self._show.setVisible(hidden)

    def say(self, text: str) -> None:
        """Say this under the decisions."""
        self._said.setText(text)
        self._said.setVisible(bool(text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        font = QApplication.font()
        font.setPixelSize(min(QFontInfo(font).pixelSize(), self.width() // WIDTH_EM))
        if font != self.font():
            self.setFont(font)
        self._show_names()
        super().resizeEvent(event)

    def _show_names(self) -> None:
        """As much of each name as leaves room for the points beside it."""
        for seat, name in zip(self._seats, self._names, strict=False):
            seat.setText(
                self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, self.width() * 3 // 10)
            )
            seat.setToolTip(name)
            seat.setAccessibleName(name)

    def _lay_out(self) -> None:
        inside = QVBoxLayout(self._open)
        inside.setContentsMargins(0, 0, 0, 0)
        for widget in (_title(self.tr("Par")), self._par, _title(self.tr("What could have been bid"))):
            inside.addWidget(widget)
        inside.addLayout(self._contracts)
        inside.addWidget(_label(self.tr("Points of the bidder's team with open cards and best play by all.")))
        inside.addWidget(_title(self.tr("The way of the value")))
        inside.addWidget(self._strip)
        inside.addWidget(_label(self.tr("Our points after each card; the arrow keys go through the deal.")))
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(self._open)
        column.addWidget(_title(self.tr("Your decisions")))
        column.addLayout(self._decisions)
        column.addWidget(self._said)
        column.addWidget(self._show)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        leave = QPushButton(self.tr("Leave the review"))
        leave.clicked.connect(self.left)
        foot = QHBoxLayout()
        foot.addWidget(leave)
        layout = QVBoxLayout(self)
        layout.addWidget(scroll, 1)
        layout.addLayout(foot)
        self.hide_all(hidden=False)


def points_text(points: float) -> str:
    """Points with one decimal, as the language writes them."""
    return QLocale().toString(points, "f", 1)


def paper_palette() -> QPalette:
    """The colours of a sheet of paper, whatever the system's."""
    palette = chrome_palette(Qt.ColorScheme.Light)
    palette.setColor(QPalette.ColorRole.Window, PAPER)
    return palette


def _label(text: str = "") -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _seat_label() -> QLabel:
    label = _label()
    label.setWordWrap(False)
    return label


def _small(emblem: QPixmap) -> QPixmap:
    """A suit as large as a word; a letter for it is in few typefaces."""
    size = round(SUIT_PX * emblem.devicePixelRatio())
    return emblem.scaledToHeight(size, Qt.TransformationMode.SmoothTransformation)


def _title(text: str) -> QLabel:
    title = _label(text)
    # Only the weight: the size is the panel's.
    font = QFont()
    font.setBold(True)
    title.setFont(font)
    return title


def _empty(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
