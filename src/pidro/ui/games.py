"""Which game is on the table: a new one, a numbered deal, the replay of the deal, and back."""

from collections.abc import Iterator
from functools import partial

from attrs import evolve, frozen
from PySide6.QtCore import QObject, Signal

from pidro.engine.cards import Card, Seat
from pidro.engine.view import SeatView
from pidro.players.player import Advice
from pidro.table.game_record import Aid, GameRecord, Robots
from pidro.table.live_game import Kind, LiveGame
from pidro.table.practice import Practice
from pidro.table.robots import ROBOTS, seated
from pidro.ui.controller import Asking, Controller, Running
from pidro.ui.settings import Level, Settings
from pidro.ui.thinker import Thinker


@frozen
class Hint:
    """A hint that was asked for; it is there when the robot has answered."""

    running: Running
    turn: int
    level: Level
    advice: Advice | None = None


class Games(QObject):
    """Starts games for the controller, and remembers the one that a replay interrupts."""

    hinted = Signal()
    """The hint for the open question is there."""
    explained = Signal(object, object, object)
    """Whose card was asked about, his advice, and what he knew then."""

    def __init__(
        self, controller: Controller, thinker: Thinker, settings: Settings, numbers: Iterator[int]
    ) -> None:
        super().__init__(controller)
        self._controller, self._thinker = controller, thinker
        self._settings, self._numbers = settings, numbers
        self._live: LiveGame | None = None
        self._hint: Hint | None = None
        controller.state_changed.connect(self._ask_for_hint)

    @property
    def live(self) -> LiveGame | None:
        """The game that counts, also while a replay is on the table."""
        return self._live

    @property
    def is_replaying(self) -> bool:
        """Whether a replay is on the table."""
        return isinstance(self._running, Practice)

    @property
    def hint_is_on(self) -> bool:
        """Whether the person wants a hint at each turn."""
        return self._live is not None and self._live.hint_is_on

    def new_game(self) -> None:
        """A new game; the one before is left."""
        self._begin(GameRecord(names=self._settings.names, robots=robots_of(self._settings)), Kind.COUNTED)

    def numbered_deal(self, number: int) -> None:
        """One deal of this number, for practice."""
        record = GameRecord(names=self._settings.names, robots=robots_of(self._settings))
        self._live = LiveGame(record, seated(record.robots), iter((number,)), kind=Kind.NUMBERED)
        self._controller.begin(self._live)

    def replay(self) -> None:
        """The deal on the table again from its first lead, with open cards; in a replay, from its start."""
        running = self._running
        if isinstance(running, Practice):
            running.restart()
            self._controller.begin(running)
        elif self._live is not None and self._live.can_practice:
            self._controller.begin(self._live.practice())

    def back(self) -> None:
        """Take a card back in the replay."""
        if isinstance(self._running, Practice) and self._running.can_go_back:
            self._running.back()
            self._controller.begin(self._running)

    def forward(self) -> None:
        """Play again what was taken back in the replay."""
        if isinstance(self._running, Practice) and self._running.can_go_forward:
            self._running.forward()
            self._controller.begin(self._running)

    def leave_replay(self) -> None:
        """Back to the game, as it was."""
        if self.is_replaying and self._live is not None:
            self._controller.begin(self._live)

    def turn_hint(self, *, on: bool) -> None:
        """Give hints from now on, or no more."""
        if self._live is not None:
            self._live.turn_hint(on=on)
            self._ask_for_hint()

    def hint(self) -> Advice | None:
        """The hint for the open question; None while it is off, not yet there, or the person is not asked."""
        return None if self._hint is None else self._hint.advice

    def ask_why(self, card: Card) -> None:
        """Find out why this card on the table was played; silent for the person's own."""
        running = self._running
        view = running.view_before(card) if isinstance(running, LiveGame) else None
        player = None if view is None else running.player(view.seat)
        if view is not None and player is not None:
            self._thinker.ask(player, view, partial(self._found_why, running, view))

    def _ask_for_hint(self) -> None:
        """Have a hint for the open question if the person wants one, and none for any other."""
        state, running = self._controller.state, self._running
        if not self.hint_is_on or not isinstance(state, Asking):
            self._hint = None
            return
        asked = Hint(running, state.turn, self._settings.hint_by)
        if self._hint is not None and evolve(self._hint, advice=None) == asked:
            return
        self._hint = asked
        if isinstance(running, LiveGame):
            running.note(Aid.HINT)
        player = ROBOTS[asked.level.value]()
        self._thinker.ask(player, running.asked_view(), partial(self._advised, asked))

    def _advised(self, asked: Hint, advice: Advice) -> None:
        """The hint player's answer; one to an earlier question is dropped."""
        if self._hint == asked:
            self._hint = evolve(asked, advice=advice)
            self.hinted.emit()

    def _found_why(self, running: Running, view: SeatView, advice: Advice) -> None:
        if running is self._running:
            self.explained.emit(view.seat, advice, view)

    def set_settings(self, settings: Settings) -> None:
        """Go by these settings: the names at once, the robots from the next deal on."""
        self._settings = settings
        if self._live is not None:
            robots = robots_of(settings)
            self._live.rename(settings.names)
            self._live.seat_robots(seated(robots), robots)

    @property
    def _running(self) -> Running:
        return self._controller.running

    def _begin(self, record: GameRecord, kind: Kind) -> None:
        self._live = LiveGame(record, seated(record.robots), self._numbers, kind=kind)
        self._controller.begin(self._live)


def robots_of(settings: Settings) -> Robots:
    """The robots that these settings seat; the partner always plays at full strength."""
    opponents, partner = settings.opponents.value, settings.partner.value
    by_seat = {Seat.WEST: opponents, Seat.NORTH: partner, Seat.EAST: opponents}
    return tuple(by_seat.get(seat) for seat in Seat)
