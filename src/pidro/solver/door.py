"""The solver's door: a deal, or a view in which all hands are known, in; cards and points out.

Points are always those of NS for the whole deal: what it has taken so far and what it takes from here on with
best play by all.
"""

from collections.abc import Sequence

from attrs import frozen

from pidro.engine.cards import Card, Seat, SeenHand, Suit, Team
from pidro.engine.deal import Deal
from pidro.engine.phases import Phase, Play
from pidro.engine.rules import Low, Rules, Trumps, trumps_of
from pidro.engine.view import SeatView
from pidro.solver.position import Position
from pidro.solver.search import Solver
from pidro.solver.tables import tables_of

NS_SEATS = (Seat.SOUTH, Seat.NORTH)


@frozen
class Solution:
    """What each legal card of the seat to play leads to."""

    seat: Seat
    results: tuple[tuple[Card, int], ...]
    """Each legal card, high to low, with the points of NS in the deal if it is played."""

    @property
    def best(self) -> int:
        """The points of NS in the deal with best play by all."""
        points = [points for _, points in self.results]
        return max(points) if self.seat in NS_SEATS else min(points)

    @property
    def best_cards(self) -> tuple[Card, ...]:
        """The cards that keep the best result, high to low."""
        return tuple(card for card, points in self.results if points == self.best)


def new_solver(rules: Rules) -> Solver:
    """A solver for deals under these rules, whatever the trump; it gets quicker while it is kept."""
    trumps = trumps_of(rules, next(iter(Suit)))
    points = tuple(trumps.points[card] for card in reversed(trumps.cards))
    return Solver(tables_of(points, trumps.strength[trumps.low] if rules.low is Low.PLAYED else None))


def solve(deal: Deal | SeatView, solver: Solver | None = None) -> Solution:
    """The exact result of each legal card; a solver made for the same rules saves time.

    Raises `ValueError` if no card is to be played or if a hand is unknown.
    """
    trumps = _trumps_in_play(deal)
    position = position_of(trumps, deal.hands, deal.play)
    seat = position.to_play
    if seat is None:
        raise ValueError("nobody is to play a card")
    solver = new_solver(deal.rules) if solver is None else solver
    taken = deal.play.taken[Team.NS]
    values = reversed(solver.card_values(position))
    return Solution(Seat(seat), tuple((card_of_index(trumps, card), taken + value) for card, value in values))


def best_result(deal: Deal | SeatView, solver: Solver | None = None) -> int:
    """The points of NS in the deal with best play by all from here on; what was taken, when all is played.

    Raises `ValueError` before the first lead or if a hand is unknown.
    """
    if deal.result is not None:
        return deal.result.taken[Team.NS]
    trumps = _trumps_in_play(deal)
    solver = new_solver(deal.rules) if solver is None else solver
    return deal.play.taken[Team.NS] + solver.value(position_of(trumps, deal.hands, deal.play))


def position_of(trumps: Trumps, hands: Sequence[SeenHand], play: Play) -> Position:
    """This moment of the play with these hands; `ValueError` if a card is unknown."""
    # A team that has claimed the rest still has trumps in its hands, but they are not held for play.
    if play.trumps_held and any(None in hand for hand in hands):
        raise ValueError("a hand is unknown")
    south, west, north, east = [mask_of(trumps, hand) if play.trumps_held else 0 for hand in hands]
    trick = tuple((int(played.seat), trumps.strength[played.card]) for played in play.plays)
    leader = trick[0][0] if trick else int(play.turn)
    return Position((south, west, north, east), leader, trick)


def mask_of(trumps: Trumps, hand: SeenHand) -> int:
    """The trumps of this hand, as far as its cards are known, as a bit set."""
    strength = trumps.strength
    return sum([1 << strength[card] for card in hand if card is not None and card in strength])


def card_of_index(trumps: Trumps, index: int) -> Card:
    """The trump with this number, counted from the lowest, 0."""
    return trumps.cards[-1 - index]


def _trumps_in_play(deal: Deal | SeatView) -> Trumps:
    """The trumps of a deal that is being played."""
    if deal.phase is not Phase.PLAY:
        raise ValueError(f"the deal is not in its play but in {deal.phase.name.lower()}")
    return deal.named
