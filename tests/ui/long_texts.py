"""A language whose texts are 60 % longer than the English ones: what fits in it fits in any."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QTranslator

LONGER = 0.6
_FILLING = "lorem ipsum dolor sit amet " * 40


class LongTranslator(QTranslator):
    """Answers every text with itself and some more."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, _context: str, text: str, /, *_which: object) -> str:
        return f"{text} {_FILLING[: int(len(text) * LONGER)].rstrip()}" if text else text


@contextmanager
def long_texts() -> Iterator[None]:
    """Every text is longer within this block."""
    translator = LongTranslator()
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
