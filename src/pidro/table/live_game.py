"""A running game: the one object that changes. The table acts on it and shows the events that come back."""

from collections.abc import Iterator, Mapping
from enum import Enum
from itertools import chain
from typing import Protocol

from attrs import evolve

from pidro.engine.actions import Action, Options, PlayCard
from pidro.engine.cards import Card, Seat
from pidro.engine.deal import Deal
from pidro.engine.events import Event
from pidro.engine.game import Game, act_in_game, next_deal, start_game, view_of
from pidro.engine.phases import Phase
from pidro.engine.play import question_of
from pidro.engine.view import SeatView
from pidro.players.player import Advice, Player
from pidro.table.game_record import (
    Aid,
    DealRecord,
    GameRecord,
    Names,
    Robots,
    with_aid,
    with_deal,
    with_events,
)
from pidro.table.practice import Practice, practice_of
from pidro.table.replay import replay, states_of
from pidro.table.shuffle import dealer_of, deck_of, number_for
from pidro.table.trouble import StoreError
from pidro.table.turns import check_turn

PERSON = Seat.SOUTH


class Kind(Enum):
    """What a game is for."""

    COUNTED = "counted"
    NUMBERED = "numbered"
    """One deal of a number that somebody typed: practice, over when it is scored."""


class Keeper(Protocol):
    """What keeps a running game on disk."""

    def keep(self, record: GameRecord, hint_is_on: bool) -> None:
        """Put this state of the game where a crash can't reach it; raises `StoreError`."""
        ...


class LiveGame:
    """A game that goes on; `turn` counts its actions so far."""

    def __init__(
        self,
        record: GameRecord,
        players: Mapping[Seat, Player],
        numbers: Iterator[int],
        keeper: Keeper | None = None,
        *,
        kind: Kind = Kind.COUNTED,
        hint_is_on: bool = False,
    ) -> None:
        """The game in the very situation in which this record ends; a new one if it has no deal.

        `players` are the robots by seat; a seat that is not there is the person's. `numbers` are the numbers
        of the deals to come, of which each dealer takes the next that fits. Raises `RecordError`.
        """
        positions = replay(record)
        if positions:
            self._game = positions[-1].game
        else:
            first = next(numbers)
            numbers = chain((first,), numbers)
            self._game = start_game(record.rules, dealer_of(first))
        self._record = record
        self._players = dict(players)
        self._next_players = self._players
        self._next_robots = record.robots
        self._numbers = numbers
        self._keeper = keeper
        self._kind = kind
        self._hint_is_on = hint_is_on
        self._turn = record.turn
        self._trouble: StoreError | None = None
        self._seen_turn = -1

    @property
    def game(self) -> Game:
        """The state of the game."""
        return self._game

    @property
    def record(self) -> GameRecord:
        """All that has happened, as it is kept."""
        return self._record

    @property
    def kind(self) -> Kind:
        """What the game is for."""
        return self._kind

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
    def place(self) -> int:
        """The deal on the table in the record, from 0; only after the first has started."""
        return len(self._record.deals) - 1

    @property
    def deal_number(self) -> int | None:
        """The number of the deal on the table, if it has one; only after the first has started."""
        return self._record.deals[-1].number

    @property
    def options(self) -> Options | None:
        """The question that is open; None between deals and after the game."""
        return self._game.options

    @property
    def is_over(self) -> bool:
        """Whether no deal follows the one on the table."""
        if self._kind is Kind.NUMBERED:
            return self._game.deal is not None and self._game.deal.phase is Phase.SCORED
        return self._game.winner is not None

    @property
    def hint_is_on(self) -> bool:
        """Whether the person wants a hint at each turn."""
        return self._hint_is_on

    @property
    def trouble(self) -> StoreError | None:
        """Why the game as it stands is not on disk; None if it is, or if nothing keeps it."""
        return self._trouble

    @property
    def is_seen(self) -> bool:
        """Whether the person has gone on from what the last action led to."""
        return self._seen_turn == self._turn

    def note_seen(self) -> None:
        """The person goes on from what is shown; not kept, so another start shows it once more."""
        self._seen_turn = self._turn

    def player(self, seat: Seat) -> Player | None:
        """The robot in this seat; None for the person."""
        return self._players.get(seat)

    def view(self, seat: Seat = PERSON) -> SeatView:
        """All that the seat may know."""
        return view_of(self.deal, seat, self.scores_before)

    def start_deal(self) -> tuple[Event, ...]:
        """Deal the next deal; the events. Only between deals."""
        number = number_for(self._game.next_dealer, self._numbers)
        deck = deck_of(number)
        deal = DealRecord(self._game.next_dealer, deck, number=number)
        self._game, events = next_deal(self._game, deck)
        self._players = self._next_players
        self._record = with_deal(evolve(self._record, robots=self._next_robots), deal)
        self._keep()
        return events

    def submit(self, action: Action, turn: int) -> tuple[Event, ...]:
        """Do this action of the seat whose turn it is, keep it, and only then give the events.

        Raises `StaleTurn` unless `turn` is the turn now, and `IllegalAction`; then nothing has changed.
        """
        check_turn(turn, self._turn)
        self._game, events = act_in_game(self._game, action)
        self._turn += 1
        self._record = with_events(self._record, events)
        self._keep()
        return events

    def advance(self) -> tuple[Event, ...]:
        """Deal, or let the robot whose turn it is act; the events. Not when the person is asked."""
        if self.options is None:
            return self.start_deal()
        player = self._players[question_of(self.deal).seat]
        return self.submit(self.advice(player).action, self._turn)

    def advice(self, player: Player) -> Advice:
        """What this player would do at the open question, from what the seat in turn may know."""
        return player.advise(self.asked_view())

    def asked_view(self) -> SeatView:
        """What the seat that is asked may know; only while somebody is asked."""
        return self.view(question_of(self.deal).seat)

    def hint(self, player: Player) -> Advice:
        """The advice for the person at the open question; from now on the deal is an assisted one."""
        advice = self.advice(player)
        self.note(Aid.HINT)
        return advice

    def turn_hint(self, *, on: bool) -> None:
        """Turn the hint on or off; kept too, so that the next start finds it so."""
        self._hint_is_on = on
        self._keep()

    def keep_again(self) -> None:
        """Try once more to keep what could not be kept."""
        if self._trouble is not None:
            self._keep()

    def note(self, aid: Aid) -> None:
        """This helped the person; it counts until the deal is scored."""
        unscored = self._game.deal is not None and self._game.deal.phase is not Phase.SCORED
        if unscored and aid not in self._record.deals[-1].aids:
            self._record = with_aid(self._record, aid)
            self._keep()

    def seat_robots(self, players: Mapping[Seat, Player], robots: Robots) -> None:
        """Let these robots, of these names, play from the next deal on."""
        self._next_players = dict(players)
        self._next_robots = robots

    def rename(self, names: Names) -> None:
        """Call the players so."""
        self._record = evolve(self._record, names=names)

    @property
    def can_practice(self) -> bool:
        """Whether the first lead of the deal on the table has been reached."""
        return self._game.deal is not None and self._game.deal.phase >= Phase.PLAY

    @property
    def practice_would_tell(self) -> bool:
        """Whether a replay would be the first to show hands that are hidden, in a game that counts."""
        in_play = self._game.deal is not None and self._game.deal.phase is Phase.PLAY
        return self._kind is Kind.COUNTED and in_play and Aid.OPEN not in self._record.deals[-1].aids

    def practice(self) -> Practice:
        """The deal on the table from the first lead, all hands open; before it is scored, that is an aid."""
        practice = practice_of(self._record, self.place, self._players)
        assert practice is not None, "there is nothing to play again before the first lead"
        self.note(Aid.OPEN)
        return practice

    def view_before(self, card: Card) -> SeatView | None:
        """What the seat that played this card knew when it did; None if nobody has played it."""
        actions = self._record.deals[-1].actions
        if PlayCard(card) not in actions:
            return None
        states = states_of(self._game.rules, self._record.deals[-1])
        state = states[actions.index(PlayCard(card))]
        seat = next(move.seat for move in self._record.deals[-1].moves if move.action == PlayCard(card))
        return view_of(state, seat, self.scores_before)

    @property
    def scores_before(self) -> tuple[int, int]:
        """The score before the deal on the table."""
        return self._record.scores_before(self.place)

    def _keep(self) -> None:
        """A game that can't be kept goes on; `trouble` says why."""
        if self._keeper is None:
            return
        self._trouble = None
        try:
            self._keeper.keep(self._record, self._hint_is_on)
        except StoreError as error:
            self._trouble = error
