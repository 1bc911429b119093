"""Questions and short dialogs: about, a new game, a numbered deal. None of them holds the table up."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pidro import __version__
from pidro.table.shuffle import NUMBERS
from pidro.table.store import Career
from pidro.ui.resources import assets_folder
from pidro.ui.translation import QT_TRANSLATE_NOOP, say
from pidro.ui.widgets import lines, room_for

LARGEST_PX = (840, 560)
"""A dialog stays within the smallest window."""
_ICON_PX = 96


def largest(dialog: QDialog) -> QSize:
    """How large the dialog may come on the screen where it is."""
    return QSize(*LARGEST_PX).boundedTo(room_for(dialog))


def fit(dialog: QDialog, wide_em: int) -> None:
    """Give the dialog a width by its font, and the height that its wrapped lines need then."""
    layout = dialog.layout()
    assert layout is not None
    width = min(largest(dialog).width(), wide_em * dialog.fontMetrics().averageCharWidth())
    width = max(width, layout.totalMinimumSize().width())
    dialog.setMinimumSize(width, max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height()))
    dialog.resize(dialog.minimumSize())


def ask(parent: QWidget, title: str, text: str, yes: str, no: str, then: Callable[[], None]) -> QMessageBox:
    """A question over the window that is already open; `then` is called for yes. Esc and Enter mean no."""
    box = QMessageBox(QMessageBox.Icon.NoIcon, title, text, QMessageBox.StandardButton.NoButton, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    agree = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    refuse = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
    # The arrows reach it and Enter plays cards: both together must not agree to anything.
    agree.setAutoDefault(False)
    box.setDefaultButton(refuse)
    box.setEscapeButton(refuse)
    agree.clicked.connect(then)
    box.open()
    return box


def tell(parent: QWidget, text: str) -> QMessageBox:
    """One sentence to the person over the window, with a button that closes it."""
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Pidro", text, QMessageBox.StandardButton.Ok, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
    return box


def ask_new_game(parent: QWidget, then: Callable[[], None]) -> QMessageBox:
    """Whether the running game may be given up."""
    return ask(
        parent,
        say(QT_TRANSLATE_NOOP("phrases", "New game")),
        say(
            QT_TRANSLATE_NOOP(
                "phrases", "The game that is running ends here: it counts as neither won nor lost."
            )
        ),
        say(QT_TRANSLATE_NOOP("phrases", "Start a new game")),
        say(QT_TRANSLATE_NOOP("phrases", "Go on playing")),
        then,
    )


def ask_replay(parent: QWidget, then: Callable[[], None]) -> QMessageBox:
    """Whether the hands of a deal that counts may be opened before its end."""
    return ask(
        parent,
        say(QT_TRANSLATE_NOOP("phrases", "Replay")),
        say(
            QT_TRANSLATE_NOOP(
                "phrases",
                "The replay shows all four hands before this deal is over: the game then counts as assisted.",
            )
        ),
        say(QT_TRANSLATE_NOOP("phrases", "Show all hands")),
        say(QT_TRANSLATE_NOOP("phrases", "Go on playing")),
        then,
    )


def offer_lesson(parent: QWidget, learn: Callable[[], None]) -> QMessageBox:
    """On the first start: the deal that explains itself."""
    return ask(
        parent,
        say(QT_TRANSLATE_NOOP("phrases", "Welcome to Pidro")),
        say(
            QT_TRANSLATE_NOOP(
                "phrases", "A first deal can explain the game as it goes; it counts for nothing."
            )
        ),
        say(QT_TRANSLATE_NOOP("phrases", "Learn Pidro")),
        say(QT_TRANSLATE_NOOP("phrases", "Just play")),
        learn,
    )


class AboutDialog(QDialog):
    """What this is, and the way to forget the career."""

    career_reset = Signal()
    """The person wants the career and the statistics to begin anew, and has said so twice."""

    def __init__(self, career: Career, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._career = career
        self.setWindowTitle(self.tr("About Pidro"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = QLabel(self.tr("Pidro {version}").format(version=__version__))
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.8)
        font.setBold(True)
        title.setFont(font)
        words = lines(
            self.tr(
                "The card game of the Ostrobothnian coast, for one person and three robots that say why "
                "they play as they do.\n\nFree software under the MIT licence. Cards, figures and sounds "
                "are the project's own; the typeface is Lato, under the Open Font License."
            )
        )
        self._played = lines()
        column = QVBoxLayout()
        for label in (title, words, self._played):
            column.addWidget(label)
        column.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(18)
        top.addWidget(_icon_label(), 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(column, 1)
        self._reset = QPushButton(self.tr("Reset the career…"))
        self._reset.setAutoDefault(False)
        self._reset.clicked.connect(self._ask_reset)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self._reset, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(16)
        layout.addLayout(top, 1)
        layout.addWidget(buttons)
        self._show_career()
        fit(self, 72)

    def _show_career(self) -> None:
        text = self.tr("Your career: {won} won, {lost} lost.")
        self._played.setText(text.format(won=self._career.wins, lost=self._career.losses))
        self._reset.setEnabled(self._career != Career())

    def _ask_reset(self) -> None:
        text = self.tr(
            "This forgets {won} won and {lost} lost games and all statistics, and can't be undone. "
            "The history and the game that is running stay."
        )
        ask(
            self,
            self.tr("Reset the career"),
            text.format(won=self._career.wins, lost=self._career.losses),
            self.tr("Forget all of it"),
            self.tr("Keep it"),
            self._forget,
        )

    def _forget(self) -> None:
        self._career = Career()
        self._show_career()
        self.career_reset.emit()


class DealNumberDialog(QDialog):
    """Types in the number of a deal to be practised."""

    chosen = Signal(int)

    def __init__(self, current: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Play a numbered deal"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._field = QLineEdit("" if current is None else str(current))
        self._field.selectAll()
        self._fault = lines(
            self.tr("The number of a deal is 0 to {last}, in digits.").format(last=NUMBERS - 1)
        )
        policy = self._fault.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._fault.setSizePolicy(policy)
        label = QLabel(self.tr("&Number of the deal:"))
        label.setBuddy(self._field)
        note = lines(
            self.tr(
                "The same number is the same cards and the same dealer on every machine. "
                "The deal is for practice: it counts for nothing, and the game on the table waits."
            )
        )
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._play = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._play.setText(self.tr("Play it"))
        self._play.setDefault(True)
        buttons.accepted.connect(self._accepted)
        buttons.rejected.connect(self.reject)
        self._field.textChanged.connect(self._allow)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(12)
        for widget in (label, self._field, self._fault, note):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addWidget(buttons)
        fit(self, 62)
        self._allow()

    def _allow(self) -> None:
        """Say what a number is if this is none; what was typed stays."""
        number, text = _number_of(self._field.text()), self._field.text().strip()
        self._play.setEnabled(number is not None)
        self._fault.setVisible(number is None and bool(text))
        self._field.setAccessibleDescription(self._fault.text() if self._fault.isVisibleTo(self) else "")

    def _accepted(self) -> None:
        number = _number_of(self._field.text())
        if number is not None:
            self.accept()
            self.chosen.emit(number)


def _number_of(text: str) -> int | None:
    """The number of a deal that this text is; Python would take signs, lines and foreign digits too."""
    digits = text.strip().lstrip("0") or text.strip()[-1:]
    is_number = digits.isascii() and digits.isdigit() and len(digits) <= len(str(NUMBERS - 1))
    return int(digits) if is_number else None


def _icon_label() -> QLabel:
    label = QLabel()
    label.setPixmap(QIcon(str(assets_folder() / "icon" / "pidro.svg")).pixmap(_ICON_PX, _ICON_PX))
    return label
