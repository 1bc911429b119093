"""What went wrong with files, each in one sentence to the person."""

from collections.abc import Mapping
from pathlib import Path
from typing import assert_never

from pidro.table.game_record import RecordError
from pidro.table.trouble import StoreError, Trouble
from pidro.ui import settings
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

_STORE: Mapping[Trouble, str] = {
    Trouble.FULL: QT_TRANSLATE_NOOP("phrases", "The disk is full: what is played now is not kept ({path})."),
    Trouble.FORBIDDEN: QT_TRANSLATE_NOOP(
        "phrases", "{path} can't be written: the game can be played, but nothing is kept."
    ),
    Trouble.UNREACHABLE: QT_TRANSLATE_NOOP(
        "phrases", "There is no way to {path}: the game can be played, but nothing is kept."
    ),
    Trouble.EMPTY: QT_TRANSLATE_NOOP("phrases", "The kept games in {path} were gone: the file was empty."),
    Trouble.DAMAGED: QT_TRANSLATE_NOOP(
        "phrases", "The kept games in {path} are damaged: this could not be read or kept."
    ),
    Trouble.PUT_ASIDE: QT_TRANSLATE_NOOP(
        "phrases", "The kept games were damaged; they are put aside in {path}, and a new file is begun."
    ),
    Trouble.FOREIGN: QT_TRANSLATE_NOOP(
        "phrases", "{path} belongs to another program and is left alone: nothing is kept."
    ),
    Trouble.NEWER: QT_TRANSLATE_NOOP(
        "phrases", "A newer Pidro has written {path}: it is left alone, and nothing is kept."
    ),
    Trouble.BUSY: QT_TRANSLATE_NOOP("phrases", "Another program holds {path}: this could not be kept."),
    Trouble.FAILED: QT_TRANSLATE_NOOP("phrases", "The disk failed at {path}: this could not be kept."),
    Trouble.BUG: QT_TRANSLATE_NOOP("phrases", "Pidro made a mistake with {path}: this could not be kept."),
}


def store_fault(error: StoreError) -> str:
    """What is wrong with the kept games, and what comes of it."""
    return say(_STORE[error.trouble], path=error.path)


def record_fault(path: Path, error: RecordError, line: int | None = None) -> str:
    """Why nothing was taken from a file of games."""
    if error.deal is not None:
        text = QT_TRANSLATE_NOOP(
            "phrases", "Nothing was taken from {file}: deal {deal} of the game breaks the rules."
        )
    elif line is not None:
        text = QT_TRANSLATE_NOOP("phrases", "Nothing was taken from {file}: line {line} is no right game.")
    else:
        text = QT_TRANSLATE_NOOP("phrases", "Nothing was taken from {file}: it holds no right game.")
    return say(text, file=path.name, deal=error.deal, line=line)


def stored_fault() -> str:
    """A game of the history can't be read back."""
    return say(QT_TRANSLATE_NOOP("phrases", "This game can't be read any more: it is damaged in the file."))


def unreadable(path: Path) -> str:
    """A file can't be read."""
    return say(QT_TRANSLATE_NOOP("phrases", "{file} can't be read."), file=path.name)


def unwritable(path: Path) -> str:
    """A file can't be written."""
    return say(QT_TRANSLATE_NOOP("phrases", "{file} can't be written there."), file=path.name)


def settings_trouble(trouble: settings.Trouble, file: Path) -> str:
    """One sentence for a fault of the settings file."""
    match trouble:
        case settings.Trouble.DAMAGED:
            text = QT_TRANSLATE_NOOP("phrases", "The settings were damaged and put aside in {folder}.")
        case settings.Trouble.UNREADABLE:
            text = QT_TRANSLATE_NOOP("phrases", "The settings in {file} can't be read.")
        case settings.Trouble.UNWRITABLE:
            text = QT_TRANSLATE_NOOP("phrases", "The settings can't be kept: {folder} can't be written.")
        case _:
            assert_never(trouble)
    return say(text, folder=file.parent, file=file)
