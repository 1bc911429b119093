"""How a text is marked for translation, and said in the person's language with its places filled in."""

from PySide6.QtCore import QCoreApplication


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """The text itself, found by lupdate under this name; Qt's own marker loses the type."""
    return text


def say(text: str, **places: object) -> str:
    """A text of the context "phrases" in the person's language, its places filled in."""
    return QCoreApplication.translate("phrases", text).format(**places)
