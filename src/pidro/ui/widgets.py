"""What many windows are made of: lines of text, pages that scroll, layouts that are filled anew."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QScrollArea, QWidget

FRAME = QSize(4, 36)
"""What a window's frame may take of the screen; that is not known before it is there."""


def room_for(window: QWidget) -> QSize:
    """The largest size, without its frame, for which the window's screen has room."""
    return window.screen().availableSize() - FRAME


def lines(text: str = "") -> QLabel:
    """Plain text in as many lines as it needs."""
    label = QLabel(text)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def quiet(text: str) -> QLabel:
    """The same as lesser text."""
    label = lines(text)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def bold(text: str) -> QLabel:
    """A label in bold."""
    label = QLabel(text)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    return label


def scrolled(page: QWidget) -> QScrollArea:
    """The page as wide as its window, and as high as it likes."""
    area = QScrollArea()
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    return area


def empty(layout: QLayout) -> None:
    """Take all widgets out; what was there is gone from sight at once."""
    while (item := layout.itemAt(0)) is not None and (widget := item.widget()) is not None:
        # Not `takeAt`: what it gives back to Python nobody ever frees.
        layout.removeWidget(widget)
        widget.hide()
        widget.deleteLater()
