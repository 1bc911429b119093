"""A record played again: every state of its game, or what is wrong with it."""

from collections.abc import Iterator, Sequence

from attrs import frozen

from pidro.engine.actions import IllegalAction
from pidro.engine.cards import Seat
from pidro.engine.deal import Deal
from pidro.engine.events import Event
from pidro.engine.game import Game, act_in_game, next_deal, start_game
from pidro.engine.phases import Phase
from pidro.engine.play import act, start_deal
from pidro.engine.rules import Rules
from pidro.table.game_record import Cold, DealRecord, GameRecord, Move, RecordError, moves_of
from pidro.table.shuffle import dealer_of, deck_of


@frozen
class Position:
    """One state of a game that is played again."""

    game: Game
    """The game after the events."""
    events: tuple[Event, ...]
    """What led here from the state before."""
    deal_number: int
    """The deal that it belongs to, from 0."""
    turn: int
    """Actions so far in the whole game."""

    @property
    def deal(self) -> Deal:
        """The deal on the table."""
        assert self.game.deal is not None
        return self.game.deal


def replay(record: GameRecord) -> tuple[Position, ...]:
    """All states of the game: one at the start of each deal and one after every action.

    Raises `RecordError` unless the record is in every point what the engine makes of its decks and decisions.
    """
    positions: list[Position] = []
    game = start_game(record.rules, record.deals[0].dealer if record.deals else Seat.SOUTH)
    for index, deal in enumerate(record.deals):
        if not game.is_between_deals:
            before = "the game is over" if game.winner is not None else "the deal before it is not finished"
            raise RecordError(f"{before}, yet another deal follows", index + 1)
        for position in _replay_deal(game, deal, index, positions[-1].turn if positions else 0):
            game = position.game
            positions.append(position)
        _check_result(game, deal, index + 1)
    if record.winner is not game.winner:
        raise RecordError(f"the winner is {_team(game)}, not {_name(record)}")
    return tuple(positions)


def states_of(rules: Rules, deal: DealRecord) -> tuple[Deal, ...]:
    """The deal at its start and after every action; only for a record that is known to be right."""
    state, _ = start_deal(rules, deal.dealer, deal.deck)
    states = [state]
    for action in deal.actions:
        state, _ = act(state, action)
        states.append(state)
    return tuple(states)


def first_lead(states: Sequence[Deal]) -> int | None:
    """The place of the first state in which the buy is over; None if the deal has not come so far."""
    return next((place for place, state in enumerate(states) if state.phase >= Phase.PLAY), None)


def _replay_deal(game: Game, deal: DealRecord, index: int, turn: int) -> Iterator[Position]:
    _check_start(game, deal, index + 1)
    game, events = next_deal(game, deal.deck)
    yield Position(game, events, index, turn)
    place = 0
    while place < len(deal.moves):
        move = deal.moves[place]
        game, events = _act(game, move, index + 1, place + 1)
        follows = moves_of(events)
        _check_moves(deal.moves[place : place + len(follows)], follows, index + 1, place + 1)
        place += len(follows)
        turn += 1
        yield Position(game, events, index, turn)


def _check_start(game: Game, deal: DealRecord, number: int) -> None:
    if deal.dealer is not game.next_dealer:
        raise RecordError(f"the dealer must be {game.next_dealer.title}, not {deal.dealer.title}", number)
    if deal.number is None:
        return
    if dealer_of(deal.number) is not deal.dealer:
        raise RecordError(f"deal number {deal.number} has another dealer", number)
    if deck_of(deal.number) != deal.deck:
        raise RecordError(f"deal number {deal.number} has another deck", number)


def _act(game: Game, move: Move, number: int, place: int) -> tuple[Game, tuple[Event, ...]]:
    options = game.options
    if options is None:
        raise RecordError("the deal is over", number, place)
    if isinstance(move.action, Cold):
        raise RecordError(f"{move.seat.title} does not go cold here", number, place)
    if move.seat is not options.seat:
        raise RecordError(f"it is {options.seat.title}'s turn, not {move.seat.title}'s", number, place)
    try:
        return act_in_game(game, move.action)
    except IllegalAction as error:
        raise RecordError(str(error), number, place) from None


def _check_moves(found: tuple[Move, ...], follows: tuple[Move, ...], number: int, place: int) -> None:
    """Refuse a deal in which what goes without a decision (a seat that goes cold) is not written."""
    for step, move in enumerate(follows):
        if step >= len(found) or found[step] != move:
            raise RecordError(f"{move.seat.title} goes cold here", number, place + step)


def _check_result(game: Game, deal: DealRecord, number: int) -> None:
    result = game.deal.result if game.deal is not None else None
    points, score = (None, None) if result is None else (result.taken, game.scores)
    for name, claimed, true in (("points", deal.points, points), ("score", deal.score, score)):
        if claimed == true:
            continue
        if true is None:
            raise RecordError(f"the deal is not finished, so it has no {name}", number)
        raise RecordError(f"the {name} must be {_pair(true)}, not {_pair(claimed)}", number)


def _pair(pair: tuple[int, int] | None) -> str:
    return "missing" if pair is None else f"{pair[0]} for NS and {pair[1]} for EW"


def _team(game: Game) -> str:
    return "nobody yet" if game.winner is None else game.winner.name


def _name(record: GameRecord) -> str:
    return "missing" if record.winner is None else record.winner.name
