"""Taking games from files into the history: verified beside the window, which never waits for it."""

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import assert_never

from attrs import frozen
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from pidro.table.importing import MOST_GAMES, Brought, Refused, Wrong, brought
from pidro.table.robots import is_slow
from pidro.table.store import Store
from pidro.table.trouble import StoreError
from pidro.ui.counts import Counts
from pidro.ui.fault_phrases import record_fault, store_fault, unreadable
from pidro.ui.thinker import Thinker
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

LONG_MS = 500
"""A file that takes longer shows that it is being looked through."""
MOST_TOLD = 8
"""Files that were refused of which each is told why; more would not fit a screen."""


@frozen
class _Taken:
    """Games of a file that are in the history now."""

    new: int
    known: int
    """Games that were there already."""


@frozen
class Through:
    """A file that is through, and what came of it; said only at the end, in the language of then."""

    path: Path
    came: _Taken | Refused | Wrong | StoreError


class Imports(QObject):
    """Takes in one file after another; each is looked through in a process that is there only meanwhile."""

    taken = Signal(str)
    """What came of the files, once all are through: a sentence, and one for each that was refused."""

    def __init__(self, store: Store, over: Callable[[], QWidget], parent: QObject) -> None:
        """What takes long is shown over what `over` gives then."""
        super().__init__(parent)
        self._store, self._over = store, over
        self._files: deque[Path] = deque()
        """The one that is being looked through, and those that wait."""
        self._through: list[Through] = []
        """Those before."""
        self._thinker: Thinker | None = None
        self._shown: QMessageBox | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._show)

    @property
    def files(self) -> tuple[Path, ...]:
        """Those that are not through yet."""
        return tuple(self._files)

    @property
    def through(self) -> tuple[Through, ...]:
        """Those that are through, while others are not yet."""
        return tuple(self._through)

    def take(self, paths: Iterable[Path], through: Iterable[Through] = ()) -> None:
        """Take in the games of these files once those before them are through.

        `through` are files that another window has taken; what came of them is told with these.
        """
        self._files.extend(paths)
        self._through.extend(through)
        if self._files and self._thinker is None:
            # Not the robots' process: they would have to wait for it.
            self._thinker = Thinker(is_slow, self)
            self._timer.start(LONG_MS)
            self._begin(self._thinker)

    def close(self) -> None:
        """Stop; nothing of a file that has not been looked through to its end is taken."""
        self._files.clear()
        self._through.clear()
        self._timer.stop()
        if self._shown is not None:
            self._shown.deleteLater()
            self._shown = None
        if self._thinker is not None:
            self._thinker.close()
            self._thinker.deleteLater()
            self._thinker = None

    def _begin(self, thinker: Thinker) -> None:
        thinker.work(partial(brought, self._files[0], MOST_GAMES), self._brought)

    def _brought(self, found: Brought) -> None:
        self._through.append(Through(self._files.popleft(), self._entered(found)))
        if self._files and self._thinker is not None:
            self._begin(self._thinker)
        else:
            self._end()

    def _end(self) -> None:
        """Stop, and say what came of the files that are through."""
        said = _said(self._through)
        self.close()
        if said:
            self.taken.emit(said)

    def _entered(self, found: Brought) -> _Taken | Refused | Wrong | StoreError:
        """What came of a file: its games are in the history from now on, or why they are not."""
        if isinstance(found, Refused | Wrong):
            return found
        try:
            new = self._store.take(found)
        except StoreError as error:
            return error
        return _Taken(new, len(found) - new)

    def _show(self) -> None:
        """Say that it takes its time, and offer to leave it."""
        text = say(QT_TRANSLATE_NOOP("phrases", "Looking through {file}…"), file=self._files[0].name)
        cancel, plain = QMessageBox.StandardButton.Cancel, Qt.TextFormat.PlainText
        self._shown = QMessageBox(QMessageBox.Icon.NoIcon, "Pidro", text, cancel, self._over())
        self._shown.setTextFormat(plain)
        self._shown.rejected.connect(self._end)
        self._shown.open()


def _said(through: Iterable[Through]) -> str:
    """What is told of so many files."""
    taken: list[tuple[Path, _Taken]] = []
    refused: list[str] = []
    for file in through:
        if isinstance(file.came, _Taken):
            taken.append((file.path, file.came))
        else:
            refused.append(_fault(file.path, file.came))
    more = ["…"] if len(refused) > MOST_TOLD else []
    sentences = [*refused[:MOST_TOLD], *more]
    if taken:
        files = taken[0][0].name if len(taken) == 1 else Counts().files(len(taken))
        new, known = sum(games.new for _, games in taken), sum(games.known for _, games in taken)
        sentences.insert(0, Counts().taken(files, new, known))
    return "\n".join(sentences)


def _fault(path: Path, fault: Refused | Wrong | StoreError) -> str:
    """Why nothing was taken from a file."""
    match fault:
        case Refused.UNREADABLE:
            return unreadable(path)
        case Refused.TOO_MANY:
            text = QT_TRANSLATE_NOOP(
                "phrases", "Nothing was taken from {file}: more than {most} games at once."
            )
            return say(text, file=path.name, most=MOST_GAMES)
        case Wrong(line, error):
            return record_fault(path, error, line)
        case StoreError():
            return store_fault(fault)
        case _:
            assert_never(fault)
