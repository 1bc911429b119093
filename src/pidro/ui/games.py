"""Which game is on the table: one that counts, over it a numbered deal, over these a replay; and back."""

from collections.abc import Iterator
from datetime import datetime
from functools import partial

from attrs import evolve, frozen
from PySide6.QtCore import QObject, Signal

from pidro import __version__
from pidro.engine.actions import PlayCard
from pidro.engine.cards import Card, Seat
from pidro.engine.view import SeatView
from pidro.players.player import Advice
from pidro.table.game_record import Aid, GameRecord, Robots
from pidro.table.live_game import Kind, LiveGame
from pidro.table.practice import Practice
from pidro.table.robots import ROBOTS, seated
from pidro.table.store import RunningGame, Store, Waiting
from pidro.table.trouble import StoreError
from pidro.ui.controller import Controller
from pidro.ui.settings import Level, Settings
from pidro.ui.states import Asking, Running
from pidro.ui.thinker import Thinker


@frozen
class Hint:
    """A hint that was asked for; it is there when the robot has answered."""

    running: Running
    turn: int
    level: Level
    advice: Advice | None = None


@frozen
class Pile:
    """The game on the table and those that wait under it, the one that counts first."""

    games: tuple[Running, ...] = ()
    keeper: RunningGame | None = None
    """What keeps the one that counts."""


class Games(QObject):
    """Starts games for the controller, and takes the one below up again when another is left."""

    hinted = Signal()
    """The hint for the open question is there."""
    explained = Signal(object, object)
    """The advice by which a card was played, and what its seat knew then."""

    def __init__(
        self,
        controller: Controller,
        thinker: Thinker,
        settings: Settings,
        numbers: Iterator[int],
        store: Store | None,
    ) -> None:
        """`numbers` are those of the deals to come; without a store nothing is kept."""
        super().__init__(controller)
        self._controller, self._thinker, self._store = controller, thinker, store
        self._settings, self._numbers = settings, numbers
        self._pile = Pile()
        self._hint: Hint | None = None
        controller.state_changed.connect(self._ask_for_hint)

    @property
    def pile(self) -> Pile:
        """All that is played, to be handed to another window."""
        return self._pile

    @property
    def top(self) -> Running | None:
        """What is on the table; None before the first game."""
        return self._pile.games[-1] if self._pile.games else None

    @property
    def live(self) -> LiveGame | None:
        """The uppermost game that is no replay."""
        games = (game for game in reversed(self._pile.games) if isinstance(game, LiveGame))
        return next(games, None)

    @property
    def keeper(self) -> RunningGame | None:
        """What keeps the uppermost game that is no replay; None if nothing does."""
        return self._pile.keeper if self.live is self._pile.games[0] else None

    @property
    def replay(self) -> Practice | None:
        """The replay on the table, if it is one."""
        return self.top if isinstance(self.top, Practice) else None

    @property
    def counted(self) -> LiveGame | None:
        """The game that counts, on the table or under what is there."""
        lowest = self._pile.games[0] if self._pile.games else None
        return lowest if isinstance(lowest, LiveGame) else None

    @property
    def is_under_way(self) -> bool:
        """Whether the game that counts has begun and is not over."""
        counted = self.counted
        return counted is not None and counted.turn > 0 and not counted.is_over

    @property
    def hint_is_on(self) -> bool:
        """Whether the person wants a hint at each turn."""
        return self.live is not None and self.live.hint_is_on

    @property
    def _wants_hints(self) -> bool:
        """Whether the hint is on in the game that counts; a lesson over it has none."""
        return self.counted is not None and self.counted.hint_is_on

    @property
    def hint(self) -> Advice | None:
        """The hint for the open question; None while it is off, not there yet, or nothing is asked."""
        return None if self._hint is None else self._hint.advice

    def take_over(self, pile: Pile) -> None:
        """Go on with these games."""
        self._put(pile)

    def new_game(self) -> None:
        """A new game that counts; the one before is given up, neither won nor lost."""
        hint = self._wants_hints
        if self.counted is not None:
            self.counted.keep_again()
        if self._pile.keeper is not None:
            _quietly(self._pile.keeper)
        keeper = None if self._store is None else self._store.begin()
        record = GameRecord(
            names=self._settings.names,
            robots=robots_of(self._settings),
            program=f"pidro {__version__}",
            date=datetime.now().astimezone().isoformat(timespec="seconds"),
        )
        players = seated(record.robots)
        live = LiveGame(record, players, self._numbers, keeper, hint_is_on=hint)
        self._put(Pile((live,), keeper))

    def go_on(self, waiting: Waiting) -> None:
        """Put a game that was left on the table; only one that is right.

        It waits for the person, unless nothing has been done in it yet.
        """
        assert self._store is not None
        assert isinstance(waiting.record, GameRecord)
        keeper = self._store.go_on(waiting)
        record = waiting.record
        players = seated(record.robots)
        live = LiveGame(record, players, self._numbers, keeper, hint_is_on=waiting.hint_is_on)
        self._apply_settings(live)
        self._pile = Pile((live,), keeper)
        self._prepare()
        begin = self._controller.begin_resumed if live.turn > 0 else self._controller.begin
        begin(live)

    def numbered_deal(self, number: int) -> None:
        """One deal of this number, for practice; the game on the table waits."""
        record = GameRecord(names=self._settings.names, robots=robots_of(self._settings))
        players = seated(record.robots)
        numbers, hint = iter((number,)), self._wants_hints
        self.add_extra(LiveGame(record, players, numbers, kind=Kind.NUMBERED, hint_is_on=hint))

    def add_extra(self, live: LiveGame) -> None:
        """Play this deal, which does not count, over the game that counts, which waits."""
        self._put(evolve(self._pile, games=(*self._pile.games[:1], live)))

    def play_again(self) -> bool:
        """The deal on the table from its first lead, with open cards; a replay from its start.

        Whether it can be.
        """
        replay, live = self.replay, self.live
        if replay is not None:
            replay.restart()
            self._controller.begin(replay)
        elif live is not None and live.can_practice:
            self.add_replay(live.practice())
        else:
            return False
        return True

    def add_replay(self, replay: Practice) -> None:
        """Play this over the game on the table, which waits; in the place of another replay."""
        games = self._pile.games if self.replay is None else self._pile.games[:-1]
        self._put(evolve(self._pile, games=(*games, replay)))

    def back(self) -> None:
        """Take a card back in the replay."""
        if self.replay is not None and self.replay.can_go_back:
            self.replay.back()
            self._controller.begin(self.replay)

    def forward(self) -> None:
        """Play again what was taken back in the replay."""
        if self.replay is not None and self.replay.can_go_forward:
            self.replay.forward()
            self._controller.begin(self.replay)

    def leave(self) -> None:
        """Back to the game that waits, as it was; nothing where none waits."""
        if len(self._pile.games) > 1:
            self._put(evolve(self._pile, games=self._pile.games[:-1]))

    def take_up(self) -> None:
        """Put the uppermost game on the table again, as it is."""
        if self._pile.games:
            self._put(self._pile)

    def turn_hint(self, *, on: bool) -> None:
        """Give hints from now on, or no more."""
        for game in self._pile.games:
            if isinstance(game, LiveGame):
                game.turn_hint(on=on)
        self._prepare()
        self._ask_for_hint()

    def ask_why(self, card: Card) -> None:
        """Find out why this card on the table was played; silent for the person's own."""
        running = self._pile.games[-1]
        view = running.view_before(card)
        player = None if view is None else running.player(view.seat)
        if view is not None and player is not None:
            self._thinker.ask(player, view, partial(self._found_why, running.turn, card, view))

    def set_settings(self, settings: Settings) -> None:
        """Go by these settings: the names at once, the robots from the next deal on."""
        self._settings = settings
        for game in self._pile.games:
            if isinstance(game, LiveGame):
                self._apply_settings(game)
        self._prepare()
        self._ask_for_hint()

    def _apply_settings(self, live: LiveGame) -> None:
        live.rename(self._settings.names)
        robots = robots_of(self._settings)
        live.seat_robots(seated(robots), robots)

    def _put(self, pile: Pile) -> None:
        self._pile = pile
        self._prepare()
        self._controller.begin(pile.games[-1])

    def _prepare(self) -> None:
        """Where the expert will be asked, its process is ready before."""
        settings = self._settings
        asked = {settings.opponents, settings.partner, *((settings.hint_by,) if self.hint_is_on else ())}
        if Level.EXPERT in asked:
            self._thinker.warm_up()

    def _ask_for_hint(self) -> None:
        """Have a hint for the open question if the person wants one, and none for any other."""
        state = self._controller.state
        if not self.hint_is_on or not isinstance(state, Asking):
            self._hint = None
            return
        running = self._controller.running
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

    def _found_why(self, turn: int, card: Card, view: SeatView, advice: Advice) -> None:
        """Silent if the table has moved on, or if a robot of an earlier version played otherwise."""
        running = self._pile.games[-1]
        is_there = running.turn == turn and running.view_before(card) == view
        if is_there and advice.action == PlayCard(card):
            self.explained.emit(advice, view)


def robots_of(settings: Settings) -> Robots:
    """The robots that these settings seat; the partner always plays at full strength."""
    opponents, partner = settings.opponents.value, settings.partner.value
    by_seat = {Seat.WEST: opponents, Seat.NORTH: partner, Seat.EAST: opponents}
    return tuple(by_seat.get(seat) for seat in Seat)


def _quietly(keeper: RunningGame) -> None:
    """Give a game up; where that can't be written, the next start finds it once more, and nothing is lost."""
    try:
        keeper.abandon()
    except StoreError:
        return
