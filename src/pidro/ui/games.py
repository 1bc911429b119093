"""Which game is on the table: a new one, a numbered deal, the replay of the deal, and back."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from pidro.engine.cards import Seat
from pidro.players.player import Advice, Player
from pidro.table.game_record import GameRecord, Robots
from pidro.table.live_game import Kind, LiveGame
from pidro.table.practice import Practice
from pidro.table.robots import ROBOTS, seated
from pidro.ui.controller import Asking, Controller, Running
from pidro.ui.settings import Settings


class Games(QObject):
    """Starts games for the controller, and remembers the one that a replay interrupts."""

    def __init__(self, controller: Controller, settings: Settings, numbers: Iterator[int]) -> None:
        super().__init__(controller)
        self._controller, self._settings, self._numbers = controller, settings, numbers
        self._live: LiveGame | None = None

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

    def hint(self) -> Advice | None:
        """The hint for the open question; None while it is off or the person is not asked."""
        running = self._running
        if not self.hint_is_on or not isinstance(self._controller.state, Asking):
            return None
        player = self._hint_player()
        return running.hint(player) if isinstance(running, LiveGame) else running.advice(player)

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

    def _hint_player(self) -> Player:
        return ROBOTS[self._settings.hint_by.value]()

    def _begin(self, record: GameRecord, kind: Kind) -> None:
        self._live = LiveGame(record, seated(record.robots), self._numbers, kind=kind)
        self._controller.begin(self._live)


def robots_of(settings: Settings) -> Robots:
    """The robots that these settings seat; the partner always plays at full strength."""
    opponents, partner = settings.opponents.value, settings.partner.value
    by_seat = {Seat.WEST: opponents, Seat.NORTH: partner, Seat.EAST: opponents}
    return tuple(by_seat.get(seat) for seat in Seat)
