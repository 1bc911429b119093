"""The three round buttons of the table, "?" "!" "X", and the bar of what does not count."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from pidro.ui.controls import SMALLEST_BUTTON_PX, Choice, TableButton, smallest_button_px
from pidro.ui.theme import BUTTON_INK, DEEP_VEIL, FOCUS, FOCUS_LINE, HINT, ON_CLOTH, VEIL
from pidro.ui.widgets import empty

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class RoundButton(QPushButton):
    """A sign in a circle; one that is on glows."""

    def __init__(self, sign: str, name: str, family: str, parent: QWidget) -> None:
        super().__init__(sign, parent)
        self._family = family
        self.say(name)
        # A press with the mouse leaves the keys to the table.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.set_size(SMALLEST_BUTTON_PX)

    def say(self, name: str) -> None:
        """Be called so by a screen reader and by the tool tip."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def set_size(self, size_px: int) -> None:
        """Be so large."""
        self.setFixedSize(QSize(size_px, size_px))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Not the table's: it would go on.
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in ARROWS:
            # They choose a card; a button by itself would hand the focus to its neighbour.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        on = self.isCheckable() and self.isChecked()
        fill = HINT if on else DEEP_VEIL if self.underMouse() else VEIL
        painter.setPen(QPen(QColor(244, 241, 230, 160), 2))
        painter.setBrush(fill)
        painter.drawEllipse(rect)
        if self.hasFocus():
            painter.setPen(QPen(FOCUS_LINE, 3))
            painter.drawEllipse(rect.adjusted(-1, -1, 1, 1))
            painter.setPen(QPen(FOCUS, 2))
            painter.drawEllipse(rect.adjusted(-3, -3, 3, 3))
        font = QFont(self._family)
        font.setPixelSize(max(14, round(rect.height() * 0.56)))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(BUTTON_INK if on else ON_CLOTH)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class ExtraBar(QWidget):
    """The ways out of what does not count, and back and forth in it."""

    wished = Signal(object)

    def __init__(self, family: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._family, self._unit = family, 1.0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(2)
        self._buttons: list[TableButton] = []
        self._choices: tuple[Choice, ...] = ()
        self.hide()

    @property
    def buttons(self) -> tuple[TableButton, ...]:
        """What can be chosen now."""
        return tuple(self._buttons)

    def going(self, choices: tuple[Choice, ...]) -> tuple[TableButton, ...]:
        """The buttons that would go, or be switched off, if these could be chosen."""
        if not self._are_shown(choices):
            return self.buttons
        pairs = zip(self._buttons, choices, strict=True)
        return tuple(button for button, choice in pairs if not choice.is_enabled)

    def _are_shown(self, choices: tuple[Choice, ...]) -> bool:
        return [choice.wish for choice in choices] == [choice.wish for choice in self._choices]

    def show_choices(self, choices: tuple[Choice, ...]) -> None:
        """Let these be chosen."""
        are_same = self._are_shown(choices)
        self._choices = choices
        if are_same:
            for button, choice in zip(self._buttons, choices, strict=True):
                button.update_choice(choice)
        else:
            self.set_unit(self._unit)
        self.setVisible(bool(choices))

    def set_unit(self, unit: float) -> None:
        """Be as large as fits a table of this unit."""
        self._unit = unit
        empty(self._grid)
        part, least_px = max(0.5, unit * 0.72), smallest_button_px(unit)
        self._buttons = [TableButton(choice, part, least_px, self._family, self) for choice in self._choices]
        for place, button in enumerate(self._buttons):
            wish = button.choice.wish
            button.clicked.connect(lambda _checked=False, wish=wish: self.wished.emit(wish))
            self._grid.addWidget(button, place // 2, place % 2, Qt.AlignmentFlag.AlignRight)
            button.show()
        self.adjustSize()
