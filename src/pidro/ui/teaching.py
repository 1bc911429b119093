"""Who gives the lesson in a window: it starts it, goes on with it in another window, and lets it end."""

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from pidro.ui.controller import Controller
from pidro.ui.games import Games
from pidro.ui.scene import Scene
from pidro.ui.settings import Settings
from pidro.ui.table_view import TableView

if TYPE_CHECKING:
    from pidro.ui.lesson import Lesson
    from pidro.ui.lesson_text import Topic


@frozen
class Classroom:
    """The parts of a window that a lesson needs."""

    controller: Controller
    games: Games
    table: TableView
    scene: Scene
    beside: QWidget
    """What the panel that speaks stands on."""


class Teacher(QObject):
    """Gives at most one lesson at a time."""

    def __init__(self, room: Classroom, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._room, self._settings = room, settings
        self._lesson: Lesson | None = None

    @property
    def lesson(self) -> "Lesson | None":
        """The lesson, while one is given."""
        return self._lesson

    def learn(self) -> None:
        """A first deal that explains itself; the game on the table waits."""
        from pidro.ui.lesson import lesson_game

        self._room.games.add_extra(lesson_game(self._settings.names))
        self.go_on(frozenset())

    def prepare(self) -> None:
        """Let the table go by what holds in a lesson: its deal is put there next."""
        from pidro.ui.lesson import lesson_settings

        self._room.controller.set_settings(lesson_settings(self._settings))

    def go_on(self, told: "frozenset[Topic]") -> None:
        """Explain the lesson's deal, which is on the table; `told` has been explained already."""
        from pidro.ui.lesson import Lesson

        room = self._room
        self._lesson = Lesson(room.controller, room.table, room.scene, room.beside, self._settings, told)
        self._lesson.finished.connect(self._left)

    def set_settings(self, settings: Settings) -> None:
        """Go by these settings."""
        self._settings = settings
        if self._lesson is not None:
            self._lesson.set_settings(settings)

    def _left(self) -> None:
        self._lesson = None
        self._room.table.setFocus()
