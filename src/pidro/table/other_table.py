"""The other table: the same deal played by robots, the strongest in the person's seat.

What the person's team gained over that table is a measure of skill with the luck of the cards taken out.
"""

from attrs import evolve, frozen

from pidro.engine.cards import Team
from pidro.engine.events import DealScored
from pidro.engine.game import view_of
from pidro.engine.play import act, options_of, start_deal
from pidro.players.expert import ExpertPlayer
from pidro.players.player import Player
from pidro.table.game_record import DealRecord, GameRecord, Move, moves_of
from pidro.table.replay import states_of
from pidro.table.robots import ROBOTS


@frozen
class OtherTable:
    """One deal as it went at the other table."""

    deal: DealRecord
    """The same dealer and deck, the robots' decisions, the points, and the score that follows from it."""
    gain: int
    """By how much NS did better at our own table: each table's NS score minus its EW score, compared."""


def other_table(record: GameRecord, place: int) -> OtherTable:
    """The scored deal at this place of the game, counted from 0, at the other table.

    Always the same for the same record, which must be right. It takes as long as the expert thinks over a
    whole deal: for a process beside the window, in and out are plain values.
    """
    rules, deal, scores = record.rules, record.deals[place], record.scores_before(place)
    ours = states_of(rules, deal)[-1].result
    if ours is None:
        raise ValueError("the deal has not been scored")
    players = [_player(robot) for robot in record.robots]
    state, _ = start_deal(rules, deal.dealer, deal.deck)
    moves: tuple[Move, ...] = ()
    while (options := options_of(state)) is not None:
        advice = players[options.seat].advise(view_of(state, options.seat, scores))
        state, events = act(state, advice.action)
        moves += moves_of(events)
    theirs = state.result
    assert theirs is not None, "the deal is over"
    score = (scores[0] + theirs.scored[0], scores[1] + theirs.scored[1])
    again = evolve(deal, moves=moves, points=theirs.taken, score=score, aids=frozenset())
    return OtherTable(again, _lead(ours) - _lead(theirs))


def _player(robot: str | None) -> Player:
    """A robot of this kind; the expert for a person, and for a kind that this program does not know."""
    return ExpertPlayer() if robot is None or robot not in ROBOTS else ROBOTS[robot]()


def _lead(result: DealScored) -> int:
    """By how much NS scored more than EW."""
    return result.scored[Team.NS] - result.scored[Team.EW]
