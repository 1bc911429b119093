"""The open replay: a deal from its first lead, all hands open, back and forth; it counts for nothing."""

from collections.abc import Mapping
from itertools import pairwise

from attrs import evolve, frozen

from pidro.engine.actions import Action, Options
from pidro.engine.cards import Card, Seat
from pidro.engine.deal import Deal
from pidro.engine.events import CardPlayed, Event
from pidro.engine.game import Game, view_of
from pidro.engine.phases import Phase
from pidro.engine.play import act, options_of, question_of
from pidro.engine.view import SeatView
from pidro.players.player import Advice, Player
from pidro.table.game_record import GameRecord
from pidro.table.replay import replay
from pidro.table.turns import check_turn


@frozen
class _Step:
    """A state of the deal, and the events that led there."""

    deal: Deal
    events: tuple[Event, ...]


class Practice:
    """A deal that is played again; `turn` rises with every change, back and forward too."""

    def __init__(self, game: Game, players: Mapping[Seat, Player], record: GameRecord, place: int) -> None:
        """`game` stands at the first lead of this deal of the record, with the scores before it."""
        self._game = game
        self._record = record
        self._place = place
        self._players = dict(players)
        assert game.deal is not None
        self._steps = [_Step(game.deal, ())]
        self._step = 0
        self._turn = 0

    @property
    def game(self) -> Game:
        """The game with the deal as it stands in the replay, and the scores before it."""
        return evolve(self._game, deal=self.deal)

    @property
    def record(self) -> GameRecord:
        """The game that the deal is of, as it was when the replay began."""
        return self._record

    @property
    def place(self) -> int:
        """The deal in the record, from 0."""
        return self._place

    @property
    def deal_number(self) -> int | None:
        """The number of the deal, if it has one."""
        return self._record.deals[self._place].number

    @property
    def turn(self) -> int:
        """Changes so far."""
        return self._turn

    @property
    def deal(self) -> Deal:
        """The deal as it stands."""
        return self._steps[self._step].deal

    @property
    def options(self) -> Options | None:
        """The question that is open; None at the end."""
        return options_of(self.deal)

    @property
    def can_go_back(self) -> bool:
        """Whether an action can be taken back."""
        return self._step > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether an action was taken back that can be done again."""
        return self._step < len(self._steps) - 1

    def player(self, seat: Seat) -> Player | None:
        """The robot in this seat; None for the person."""
        return self._players.get(seat)

    def view(self, seat: Seat = Seat.SOUTH) -> SeatView:
        """The table as it is shown: all hands are open."""
        return view_of(self.deal, seat, self._game.scores, all_hands=True)

    def submit(self, action: Action, turn: int) -> tuple[Event, ...]:
        """Do this action of the seat whose turn it is; the events. What was taken back before is forgotten.

        Raises `StaleTurn` unless `turn` is the turn now, and `IllegalAction`; then nothing has changed.
        """
        check_turn(turn, self._turn)
        deal, events = act(self.deal, action)
        self._steps[self._step + 1 :] = [_Step(deal, events)]
        return self._go(self._step + 1)

    def view_before(self, card: Card) -> SeatView | None:
        """What the seat that played this card went by when it did; None if nobody has played it."""
        for before, step in pairwise(self._steps[: self._step + 1]):
            played = step.events[0]
            if isinstance(played, CardPlayed) and played.card is card:
                return self._view_of(before.deal, played.seat)
        return None

    def advice(self, player: Player) -> Advice:
        """What this player would do; for a robot's seat by its normal view, for the person's by all hands."""
        return player.advise(self.asked_view())

    def asked_view(self) -> SeatView:
        """What the seat that is asked goes by: a robot by its normal view, the person by all hands."""
        return self._view_of(self.deal, question_of(self.deal).seat)

    def _view_of(self, deal: Deal, seat: Seat) -> SeatView:
        return view_of(deal, seat, self._game.scores, all_hands=seat not in self._players)

    def back(self) -> None:
        """Take the last action back; only if there is one."""
        assert self.can_go_back
        self._go(self._step - 1)

    def forward(self) -> tuple[Event, ...]:
        """Do again what was taken back; the events. Only if there is something."""
        assert self.can_go_forward
        return self._go(self._step + 1)

    def restart(self) -> None:
        """Back to the first lead."""
        self._go(0)

    def _go(self, step: int) -> tuple[Event, ...]:
        self._step = step
        self._turn += 1
        return self._steps[step].events


def practice_of(record: GameRecord, place: int, players: Mapping[Seat, Player]) -> Practice | None:
    """A deal of this record, counted from 0, from its first lead; None if it did not come so far.

    Raises `RecordError` unless the record is right.
    """
    for position in replay(record):
        if position.deal_number == place and position.deal.phase is Phase.PLAY:
            return Practice(position.game, players, record, place)
    return None
