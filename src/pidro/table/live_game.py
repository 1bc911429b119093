"""A running game: the one object that changes. The table acts on it and shows the events that come back."""

from collections.abc import Iterator, Mapping

from pidro.engine.actions import Action, Options
from pidro.engine.cards import Hand, Seat
from pidro.engine.deal import Deal
from pidro.engine.events import Event
from pidro.engine.game import Game, act_in_game, next_deal, view_of
from pidro.engine.view import SeatView
from pidro.players.player import Advice, Player

PERSON = Seat.SOUTH


class StaleTurn(ValueError):
    """An action for a turn that is over, or has not come; it changes nothing."""


class LiveGame:
    """A game that goes on; `turn` counts its actions so far."""

    def __init__(self, game: Game, players: Mapping[Seat, Player], decks: Iterator[Hand]) -> None:
        """`players` are the robots by seat; a seat that is not there is the person's."""
        self._game = game
        self._players = dict(players)
        self._decks = decks
        self._turn = 0

    @property
    def game(self) -> Game:
        """The state of the game."""
        return self._game

    @property
    def turn(self) -> int:
        """Actions so far."""
        return self._turn

    @property
    def deal(self) -> Deal:
        """The deal on the table; only after the first has started."""
        assert self._game.deal is not None
        return self._game.deal

    @property
    def options(self) -> Options | None:
        """The question that is open; None between deals and after the game."""
        return self._game.options

    def player(self, seat: Seat) -> Player | None:
        """The robot in this seat; None for the person."""
        return self._players.get(seat)

    def view(self, seat: Seat = PERSON) -> SeatView:
        """All that the seat may know."""
        return view_of(self.deal, seat, self._game.scores)

    def start_deal(self) -> tuple[Event, ...]:
        """Deal the next deal; the events. Only between deals."""
        self._game, events = next_deal(self._game, next(self._decks))
        return events

    def submit(self, action: Action, turn: int) -> tuple[Event, ...]:
        """Do this action of the seat whose turn it is; the events.

        Raises `StaleTurn` unless `turn` is the turn now, and `IllegalAction`; then nothing has changed.
        """
        if turn != self._turn:
            raise StaleTurn(f"turn {turn} is not the turn now, {self._turn}")
        self._game, events = act_in_game(self._game, action)
        self._turn += 1
        return events

    def advice(self, player: Player) -> Advice:
        """What this player would do at the open question, from what the seat in turn may know."""
        options = self.options
        assert options is not None, "somebody must be asked"
        return player.advise(self.view(options.seat))
