"""The review beside the table: par, contracts, the way of the value, the person's decisions."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from pidro.engine.cards import Seat, Suit
from pidro.table.judgement import Decision
from pidro.table.review import Review
from pidro.ui.figures import points_text
from pidro.ui.phrases import suit_name
from pidro.ui.questions import Speaker
from pidro.ui.review_phrases import decision_line, par_text
from pidro.ui.theme import PAPER, chrome_palette
from pidro.ui.translation import QT_TRANSLATE_NOOP, say
from pidro.ui.value_strip import ValueStrip
from pidro.ui.widgets import empty, lines

SUIT_EM = 1.5
WIDTH_EM, HEIGHT_EM = 16, 52
"""The column is at least so many of its letters' heights wide; a larger system font gives way. In a high
window the letters grow until it is no higher than so many."""
BESIDE_PX = 90
"""Edges, the scroll bar, and what a button needs beside its text."""


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
        self._par = lines()
        self._contracts = QGridLayout()
        self._contracts.setHorizontalSpacing(4)
        self._seats: tuple[QLabel, ...] = ()
        self._suits: dict[Suit, QLabel] = {}
        self._speaker: Speaker | None = None
        self._decisions = QVBoxLayout()
        self._said = lines()
        self._show = QPushButton(self.tr("Show it"))
        self._show.clicked.connect(self.shown_wanted)
        self._page, self._open, self._values, self._scroll = QWidget(), QWidget(), QWidget(), QScrollArea()
        self._lay_out()
        self.setPalette(paper_palette())
        self.setAutoFillBackground(True)
        self.setMinimumWidth(200)
        self.setAccessibleName(self.tr("Review"))

    def show_review(self, review: Review | None, speaker: Speaker) -> None:
        """Show this deal, None one that was left before its first lead; its decisions come when judged."""
        self.show_decisions(None)
        self._values.setVisible(review is not None)
        if review is None:
            self._par.setText(say(QT_TRANSLATE_NOOP("phrases", "This deal was left before its first lead.")))
        else:
            self._show_values(review, speaker)

    def _show_values(self, review: Review, speaker: Speaker) -> None:
        self._par.setText(par_text(review.par, speaker.names))
        self._strip.show_way(review.way, review.par.points[0], review.total)
        self._speaker = speaker
        empty(self._contracts)
        self._seats = tuple(_seat_label() for _ in Seat)
        for column, suit in enumerate(Suit):
            self._suits[suit] = QLabel()
            self._suits[suit].setAccessibleName(suit_name(suit))
            self._contracts.addWidget(self._suits[suit], 0, column + 1, Qt.AlignmentFlag.AlignCenter)
        for row, seat in enumerate(Seat):
            self._contracts.addWidget(self._seats[seat], row + 1, 0)
            best = max(contract.points for contract in review.contracts[seat])
            for column, contract in enumerate(review.contracts[seat]):
                cell = _title("") if contract.points == best else lines()
                cell.setText(str(contract.points))
                self._contracts.addWidget(cell, row + 1, column + 1, Qt.AlignmentFlag.AlignCenter)
        self._show_names()

    def show_place(self, place: int) -> None:
        """The card in the way that was played last; −1 before the first."""
        self._strip.show_place(place)

    def show_decisions(self, decisions: tuple[Decision, ...] | None) -> None:
        """The decisions that mattered, the worst first; None while they are being judged."""
        empty(self._decisions)
        if decisions is None:
            self._decisions.addWidget(lines(self.tr("Your decisions are being looked at…")))
        elif not decisions:
            self._decisions.addWidget(lines(self.tr("Every decision of yours was right.")))
        for index, decision in enumerate(decisions or ()):
            button = QPushButton()
            button.setAccessibleName(decision_line(decision, points_text(decision.loss)))
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, index=index: self.decision_chosen.emit(index))
            self._decisions.addWidget(button)
        self._wrap_decisions()
        # At once: the layouts above would follow one by one, and be seen squeezed.
        for above in (self._decisions, self._open.layout(), self._page.layout()):
            if above is not None:
                above.activate()

    def show_all(self, said: str) -> None:
        """The whole review, with what is said of a decision, if anything is."""
        self._turn(is_open=True, said=said)

    def show_try(self, said: str) -> None:
        """Nothing but what is to be done, while a decision is tried again."""
        self._turn(is_open=False, said=said)

    def _turn(self, *, is_open: bool, said: str) -> None:
        is_new = bool(said) and said != self._said.text()
        self._open.setVisible(is_open)
        self._show.setVisible(not is_open)
        self._said.setText(said)
        self._said.setVisible(bool(said))
        if is_new:
            # The page must have its new height before one can go down it.
            QTimer.singleShot(0, self._said, lambda: self._scroll.ensureWidgetVisible(self._said))

    def resizeEvent(self, event: QResizeEvent) -> None:
        font = QApplication.font()
        wished = max(QFontInfo(font).pixelSize(), self.height() // HEIGHT_EM)
        font.setPixelSize(min(wished, self.width() // WIDTH_EM))
        if font != self.font():
            self.setFont(font)
        self._show_names()
        self._wrap_decisions()
        super().resizeEvent(event)

    def _wrap_decisions(self) -> None:
        """Break the texts on the buttons where these would become too wide."""
        for button in self._open.findChildren(QPushButton):
            button.setText(wrapped(button.accessibleName(), self.fontMetrics(), self.width() - BESIDE_PX))

    def _show_names(self) -> None:
        """The suits in the size of the text, and as much of each name as leaves room for the points."""
        if self._speaker is None:
            return
        for suit, label in self._suits.items():
            label.setPixmap(_small(self._speaker.emblem(suit), SUIT_EM * self.fontMetrics().ascent()))
        for seat, name in zip(self._seats, self._speaker.names, strict=False):
            seat.setText(
                self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, self.width() * 3 // 10)
            )
            seat.setToolTip(name)
            seat.setAccessibleName(name)

    def _lay_out(self) -> None:
        values = QVBoxLayout(self._values)
        values.setContentsMargins(0, 0, 0, 0)
        values.addWidget(_title(self.tr("What could have been bid")))
        values.addLayout(self._contracts)
        values.addWidget(lines(self.tr("Points of the bidder's team with open cards and best play by all.")))
        values.addWidget(_title(self.tr("The way of the value")))
        values.addWidget(self._strip)
        values.addWidget(lines(self.tr("Our points after each card; the arrow keys go through the deal.")))
        inside = QVBoxLayout(self._open)
        inside.setContentsMargins(0, 0, 0, 0)
        for widget in (_title(self.tr("Par")), self._par, self._values, _title(self.tr("Your decisions"))):
            inside.addWidget(widget)
        inside.addLayout(self._decisions)
        column = QVBoxLayout(self._page)
        for widget in (self._open, self._said, self._show):
            column.addWidget(widget)
        column.addStretch(1)
        self._scroll.setWidget(self._page)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A click on the page must not take the arrow keys away from the table.
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        leave = QPushButton(self.tr("Leave the review"))
        leave.clicked.connect(self.left)
        foot = QHBoxLayout()
        foot.addWidget(leave)
        layout = QVBoxLayout(self)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(foot)
        self.show_all("")


def wrapped(text: str, metrics: QFontMetrics, width_px: int) -> str:
    """The text with more line breaks, so that no line is wider than this, but for single words."""
    lines: list[str] = []
    for line in text.splitlines():
        lines.append("")
        for word in line.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and metrics.horizontalAdvance(longer) > width_px:
                lines.append(word)
            else:
                lines[-1] = longer
    return "\n".join(lines)


def paper_palette() -> QPalette:
    """The colours of a sheet of paper, whatever the system's."""
    palette = chrome_palette(Qt.ColorScheme.Light)
    palette.setColor(QPalette.ColorRole.Window, PAPER)
    return palette


def _seat_label() -> QLabel:
    label = lines()
    label.setWordWrap(False)
    return label


def _small(emblem: QPixmap, height: float) -> QPixmap:
    """A suit as large as a word; a letter for it is in few typefaces."""
    size = round(height * emblem.devicePixelRatio())
    return emblem.scaledToHeight(size, Qt.TransformationMode.SmoothTransformation)


def _title(text: str) -> QLabel:
    title = lines(text)
    # Only the weight: the size is the panel's.
    font = QFont()
    font.setBold(True)
    title.setFont(font)
    return title
