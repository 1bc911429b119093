"""The application in one language, for the length of a block."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication


@contextmanager
def speech() -> Iterator[QApplication]:
    """The application; whatever it spoke within the block, it speaks nothing but the sources' words after."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = QLocale()
    try:
        yield app
    finally:
        for translator in app.findChildren(QTranslator):
            app.removeTranslator(translator)
            translator.deleteLater()
        QLocale.setDefault(before)
