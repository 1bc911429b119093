"""Asks for the file that games come from, or that a game is written into."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from pidro.table.game_record import GameRecord
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

SUFFIX = "pidro"


def ask_import(parent: QWidget, then: Callable[[Path], object]) -> QFileDialog:
    """The question, already open, from which file games are taken; `then` gets the file."""
    dialog = QFileDialog(parent, say(QT_TRANSLATE_NOOP("phrases", "Import games")))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters([_filter(), say(QT_TRANSLATE_NOOP("phrases", "All files (*)"))])
    return _opened(dialog, then)


def ask_export(parent: QWidget, record: GameRecord, then: Callable[[Path], object]) -> QFileDialog:
    """The question, already open, into which file this game is written; `then` gets the file."""
    dialog = QFileDialog(parent, say(QT_TRANSLATE_NOOP("phrases", "Export the game")))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX)
    dialog.setNameFilter(_filter())
    dialog.selectFile(export_name(record))
    return _opened(dialog, then)


def export_name(record: GameRecord) -> str:
    """A name for the file of this game: its day and its first deal, as far as they are known."""
    number = record.deals[0].number if record.deals else None
    deal = "" if number is None else say(QT_TRANSLATE_NOOP("phrases", "deal {number}"), number=number)
    words = ("Pidro", (record.date or "")[:10], deal)
    return f"{' '.join(filter(None, words))}.{SUFFIX}"


def _filter() -> str:
    return say(QT_TRANSLATE_NOOP("phrases", "Pidro games (*.{suffix})"), suffix=SUFFIX)


def _opened(dialog: QFileDialog, then: Callable[[Path], object]) -> QFileDialog:
    dialog.fileSelected.connect(lambda name: then(Path(name)))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog
