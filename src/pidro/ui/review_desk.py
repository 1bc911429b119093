"""Opens the review of a deal over the table, and gives the table back."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pidro.table.game_record import GameRecord
from pidro.table.practice import Practice
from pidro.ui import labels
from pidro.ui.controller import Controller
from pidro.ui.games import Games
from pidro.ui.questions import Speaker
from pidro.ui.scene import Scene
from pidro.ui.side_column import SideColumn
from pidro.ui.states import Resting, Running, Showing
from pidro.ui.story import Rest
from pidro.ui.table_view import TableView
from pidro.ui.thinker import Thinker

if TYPE_CHECKING:
    from pidro.ui.reviewing import Reviewing, Subject


class ReviewDesk(QObject):
    """At most one review at a time; a game that comes to the table ends it."""

    def __init__(
        self,
        controller: Controller,
        games: Games,
        table: TableView,
        scene: Scene,
        side: SideColumn,
        thinker: Thinker,
        speaker: Callable[[], Speaker],
    ) -> None:
        super().__init__(controller)
        self._controller, self._games, self._side = controller, games, side
        self._table, self._scene, self._thinker = table, scene, thinker
        self._speaker = speaker
        self._reviewing: Reviewing | None = None
        controller.begun.connect(self._put_away)

    @property
    def is_open(self) -> bool:
        """Whether a deal is looked at."""
        return self._reviewing is not None

    @property
    def reviewing(self) -> "Reviewing | None":
        """The review, which takes what is pressed while it is open."""
        return self._reviewing

    @property
    def subject(self) -> "Subject | None":
        """What is looked at, as it stands, to be handed to another window."""
        return None if self._reviewing is None else self._reviewing.subject

    def open_shown(self) -> None:
        """Review the deal on the table, or the one that is replayed there, once it is scored."""
        running = self._games.top
        if running is not None and self._is_told(running):
            self.open(running.record, running.place)
        else:
            self._table.show_message(labels.no_review_yet())

    def open(self, record: GameRecord, place: int) -> None:
        """Look at this deal of a game, counted from 0; the game on the table waits."""
        from pidro.ui.reviewing import Subject

        self.go_on(Subject(record, place))

    def go_on(self, subject: "Subject") -> None:
        """Look at this, from where the person had come."""
        from pidro.ui.reviewing import Reviewing

        self._put_away()
        self._controller.put_aside()
        self._side.turn_to_review()
        panel, speaker = self._side.review, self._speaker()
        self._reviewing = Reviewing(subject, panel, self._table, self._scene, self._thinker, speaker)
        self._reviewing.left.connect(self._games.take_up)
        self._table.setFocus()

    def say_anew(self) -> None:
        """Say what the review says once more, as the players are called now."""
        if self.subject is not None:
            self.go_on(self.subject)

    def _is_told(self, running: Running) -> bool:
        """Whether the deal is scored and the table has come so far, or at least to its recap."""
        if running.game.deal is None or running.record.deals[running.place].points is None:
            return False
        match self._controller.state:
            case Showing(None) | Resting(Rest.TRICK):
                view = self._scene.view
                return isinstance(running, Practice) or (view is not None and view.result is not None)
            case _:
                return True

    def _put_away(self) -> None:
        """The table is another's again."""
        if self._reviewing is not None:
            self._reviewing.put_away()
            self._reviewing = None
            self._side.turn_to_score()
            self._table.setFocus()
