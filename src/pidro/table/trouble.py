"""What can keep a game from being kept: the fault, as a value, and the error that carries it."""

from enum import Enum


class Trouble(Enum):
    """One kind of fault; all but the last lie in the environment and are told to the person."""

    FULL = "there is no room left on the disk"
    FORBIDDEN = "it can't be written here"
    UNREACHABLE = "there is a folder in its place, a link to nowhere, or no way to it"
    DAMAGED = "it is damaged"
    FOREIGN = "it belongs to another program"
    NEWER = "a newer Pidro has written it"
    BUSY = "another program holds it"
    FAILED = "the disk gave an error"
    BUG = "Pidro itself made a mistake"


class StoreError(Exception):
    """The data could not be read or written."""

    def __init__(self, trouble: Trouble, path: str, detail: str) -> None:
        """`path` is the file or folder that it is about, `detail` what the system said."""
        self.trouble = trouble
        self.path = path
        self.detail = detail
        super().__init__(f"{path}: {trouble.value} ({detail})")
