"""What can be pressed on the table: the buttons of a question, and an unseen button over each card."""

from enum import Enum
from typing import TypeAlias

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from pidro.engine.actions import Action
from pidro.engine.cards import Card
from pidro.ui.theme import (
    BUTTON,
    BUTTON_HINTED,
    BUTTON_HOVERED,
    BUTTON_INK,
    BUTTON_OFF,
    BUTTON_QUIET_INK,
    DEEP_VEIL,
    FOCUS,
    FOCUS_LINE,
    GOLD,
    HINT,
    ON_CLOTH,
    text_style,
)
from pidro.ui.widgets import empty

SMALLEST_BUTTON_PX = 44
SMALLEST_UNIT = 0.69
"""The unit of the table in the smallest window of a usual screen."""
ACTIVATING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""The keys that press what has the focus."""
_RADIUS_PX = 9.0


class Command(Enum):
    """What a person can ask for besides the actions of the rules."""

    GO_ON = "go_on"
    CONFIRM = "confirm"
    NEXT_DEAL = "next_deal"
    RECAP = "recap"
    REPLAY = "replay"
    RESTART = "restart"
    BACK = "back"
    FORWARD = "forward"
    LEAVE = "leave"
    REVIEW = "review"
    NEW_GAME = "new_game"
    HINT = "hint"
    ABOUT = "about"
    QUIT = "quit"


Wish: TypeAlias = Action | Command


def smallest_button_px(unit: float) -> int:
    """How small a button may be; where a screen is too small for the usual window, all shrinks together."""
    return int(SMALLEST_BUTTON_PX * min(1.0, unit / SMALLEST_UNIT))


@frozen
class Choice:
    """One button of a question."""

    wish: Wish
    label: str
    key: Qt.Key | None = None
    key_label: str = ""
    name: str = ""
    """What a screen reader says."""
    emblem: QPixmap | None = None
    is_primary: bool = False
    """Space and Enter choose it."""
    is_enabled: bool = True
    is_hinted: bool = False
    note: str = ""
    """What a screen reader says besides the name: why the hint is to press it."""


class TableButton(QPushButton):
    """A large button on the felt with its key in small print."""

    def __init__(self, choice: Choice, unit: float, least_px: int, family: str, parent: QWidget) -> None:
        """`least_px` is the least width and height."""
        super().__init__(parent)
        self._choice, self._unit, self._least_px, self._family = choice, unit, least_px, family
        self.setText(choice.label)
        self.setAccessibleName(choice.name or choice.label)
        self.setAccessibleDescription(choice.note)
        self.setEnabled(choice.is_enabled)
        # A press with the mouse leaves the keys to the table.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFixedSize(self.sizeHint())

    @property
    def choice(self) -> Choice:
        """What it stands for."""
        return self._choice

    def update_choice(self, choice: Choice) -> None:
        """Stand for this from now on, at the same place."""
        self._choice = choice
        self.setEnabled(choice.is_enabled)
        self.setAccessibleDescription(choice.note)
        self.update()

    def _font(self) -> QFont:
        font = QFont(self._family)
        font.setPixelSize(max(14 * self._least_px // SMALLEST_BUTTON_PX, round(20 * self._unit)))
        font.setBold(True)
        return font

    def _small_font(self) -> QFont:
        font = QFont(self._family)
        font.setPixelSize(max(10, round(12 * self._unit)))
        return font

    def sizeHint(self) -> QSize:
        wide = QFontMetrics(self._font()).horizontalAdvance(self._choice.label) + 26 * self._unit
        if self._choice.emblem is not None:
            wide = max(wide, self._choice.emblem.deviceIndependentSize().width() + 36 * self._unit)
        height = 54 * self._unit if self._choice.emblem is None else 98 * self._unit
        return QSize(
            max(self._least_px, round(wide), round(52 * self._unit)),
            max(self._least_px, round(height)),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ACTIVATING:
            if not event.isAutoRepeat():
                self.click()
            return
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        choice = self._choice
        fill = BUTTON_HINTED if choice.is_hinted else BUTTON
        if not self.isEnabled():
            fill = BUTTON_OFF
        elif self.isDown():
            fill = fill.darker(112)
        elif self.underMouse():
            fill = BUTTON_HOVERED
        edge = HINT if choice.is_hinted else GOLD if choice.is_primary else QColor(0, 0, 0, 110)
        painter.setPen(QPen(edge, 3 if choice.is_hinted or choice.is_primary else 1))
        painter.setBrush(fill)
        radius = _RADIUS_PX * max(1.0, self._unit)
        painter.drawRoundedRect(rect, radius, radius)
        self._paint_label(painter, rect)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(FOCUS_LINE, 3))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
            painter.setPen(QPen(FOCUS, 2))
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), radius + 1, radius + 1)
        painter.end()

    def _paint_label(self, painter: QPainter, rect: QRectF) -> None:
        choice = self._choice
        key_room = rect.height() * (0.22 if choice.emblem is not None else 0.34) if choice.key_label else 0.0
        body = rect.adjusted(0, 0, 0, -key_room)
        painter.setPen(BUTTON_INK)
        painter.setFont(self._font())
        if choice.emblem is not None:
            size = choice.emblem.deviceIndependentSize()
            painter.drawPixmap(QPointF(body.center().x() - size.width() / 2, body.y() + 5), choice.emblem)
            text = QRectF(
                body.x(), body.y() + size.height() + 4, body.width(), body.height() - size.height() - 4
            )
            font = self._font()
            font.setPixelSize(max(12, round(15 * self._unit)))
            painter.setFont(font)
            painter.drawText(text, Qt.AlignmentFlag.AlignCenter, choice.label)
        else:
            painter.drawText(body, Qt.AlignmentFlag.AlignCenter, choice.label)
        if choice.key_label:
            painter.setFont(self._small_font())
            painter.setPen(BUTTON_QUIET_INK if self.isEnabled() else BUTTON_INK)
            line = QRectF(rect.x(), rect.bottom() - key_room - 2, rect.width(), key_room)
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, choice.key_label)


class PromptPanel(QWidget):
    """A caption and a row of buttons, centred where it is put; empty it is not there."""

    chosen = Signal(object)

    def __init__(self, family: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._family = family
        self._buttons: list[TableButton] = []
        self._caption = QLabel(self)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._caption.setTextFormat(Qt.TextFormat.PlainText)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._caption, 0, Qt.AlignmentFlag.AlignCenter)
        column.addLayout(self._row)
        self.hide()

    @property
    def buttons(self) -> tuple[TableButton, ...]:
        """The buttons of the question, from left to right."""
        return tuple(self._buttons)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices that can be made now."""
        return tuple(button.choice for button in self._buttons)

    def ask(
        self, caption: str, choices: tuple[Choice, ...], centre: QPointF, room: QRectF, unit: float
    ) -> None:
        """Show this question around the centre, inside the room; made smaller where it would not fit."""
        if self._same_question(caption, choices):
            for button, choice in zip(self._buttons, choices, strict=True):
                button.update_choice(choice)
            return
        self.clear()
        if not choices and not caption:
            return
        self._set_caption(caption, unit, int(room.width()))
        scale = 1.0
        while True:
            self._fill(choices, unit * scale, smallest_button_px(unit))
            self.adjustSize()
            fits = self.width() <= room.width() and self.height() <= room.height()
            if fits or scale < 0.6:
                break
            scale *= 0.94
        x = min(max(centre.x() - self.width() / 2, room.left()), room.right() - self.width())
        # What lies over it keeps its place when the caption takes more lines.
        line_px = self._caption.fontMetrics().height()
        more_px = self._caption.height() - line_px if self._caption.wordWrap() else 0
        above = (self.height() - more_px) / 2
        y = min(max(centre.y() - above, room.top()), room.bottom() - self.height())
        self.move(round(x), round(y))
        self.show()
        self.raise_()

    def press(self, key: Qt.Key) -> bool:
        """Press the button with this key; whether there is one."""
        for button in self._buttons:
            choice = button.choice
            if choice.is_enabled and (choice.key == key or (key in ACTIVATING and choice.is_primary)):
                button.click()
                return True
        return False

    def clear(self) -> None:
        """No question is there any more."""
        empty(self._row)
        self._buttons = []
        self._caption.clear()
        self.hide()

    def _same_question(self, caption: str, choices: tuple[Choice, ...]) -> bool:
        wishes = [button.choice.wish for button in self._buttons]
        return bool(wishes) and caption == self._caption.text() and wishes == [c.wish for c in choices]

    def _set_caption(self, caption: str, unit: float, room_px: int) -> None:
        font = QFont(self._family)
        font.setPixelSize(max(13, round(17 * unit)))
        self._caption.setFont(font)
        self._caption.setText(caption)
        self._caption.setVisible(bool(caption))
        # On one line while the room allows it.
        wide = QFontMetrics(font).horizontalAdvance(caption) + round(2 * 12 * unit)
        self._caption.setWordWrap(wide > room_px)
        self._caption.setMinimumSize(0, 0)
        radius = max(8, round(12 * unit))
        self._caption.setStyleSheet(
            f"{text_style(ON_CLOTH, DEEP_VEIL)} border-radius: {radius}px;"
            f" padding: {round(3 * unit)}px {round(12 * unit)}px;"
        )
        if wide > room_px:
            self._caption.setMinimumSize(room_px, self._caption.heightForWidth(room_px))

    def _fill(self, choices: tuple[Choice, ...], unit: float, least_px: int) -> None:
        empty(self._row)
        self._row.setSpacing(max(3, round(7 * unit)))
        self._buttons = [TableButton(choice, unit, least_px, self._family, self) for choice in choices]
        self._row.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for button in self._buttons:
            button.clicked.connect(
                lambda _checked=False, pressed=button: self.chosen.emit(pressed.choice.wish)
            )
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignCenter)
            button.show()


class CardButton(QAbstractButton):
    """An unseen button over a card that may be chosen, for the keyboard and for screen readers.

    The mouse goes through it to the card itself.
    """

    focus_changed = Signal()

    def __init__(self, card: Card, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_marked(self, *, marked: bool, note: str) -> None:
        """Let a screen reader know that the card is marked, and say this note with its name."""
        self.setCheckable(marked)
        self.setChecked(marked)
        self.setAccessibleDescription(note)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the card itself is seen."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The table decides what Enter and Space do to a card; see `TableView.keyPressEvent`.
        event.ignore()
