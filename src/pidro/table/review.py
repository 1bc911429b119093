"""What a deal was worth with open cards: its par, what could have been bid, and the way of the value.

Points are exact: what each team takes in the whole deal when from that moment on all four seats play their
best and see every card. Best means most points for the own team, which is also the best score, since more
points never score less.
"""

from collections.abc import Sequence

from attrs import frozen

from pidro.engine.actions import Action, Bid, BidOptions, NameTrump, Pass, PlayCard, TrumpOptions
from pidro.engine.cards import Card, Seat, Suit, Team
from pidro.engine.deal import Deal
from pidro.engine.game import view_of
from pidro.engine.phases import Phase
from pidro.engine.play import act, question_of, start_deal
from pidro.engine.rules import Rules
from pidro.players.rule_player import RulePlayer
from pidro.solver.door import best_result, new_solver, solve
from pidro.solver.search import Solver
from pidro.table.game_record import DealRecord
from pidro.table.replay import first_lead, states_of

NO_SCORES = (0, 0)


@frozen
class Par:
    """What the deal was worth as it was bid: best play by all from the first lead, after the actual buy."""

    bidder: Seat
    bid: int
    suit: Suit
    points: tuple[int, int]
    """Points that each team takes."""
    bidders: Team
    """The team of the high bidder."""

    @property
    def is_made(self) -> bool:
        """Whether the bidding team takes at least its bid."""
        return self.points[self.bidders] >= self.bid


@frozen
class Contract:
    """What one seat would have taken as high bidder with one suit as trump.

    The buy goes by the rules from the actual deck, with the kills of the robot that plays by rules; then all
    play their best.
    """

    bidder: Seat
    suit: Suit
    points: int
    """Points of the bidder's team: the highest bid that would have been made."""


@frozen
class Step:
    """A card that was played, and what each legal card would have led to."""

    place: int
    """Actions of the deal before this card: the place of the state in which it was chosen."""
    trick: int
    """The trick in which it lies, from 1."""
    seat: Seat
    card: Card
    results: tuple[tuple[Card, int], ...]
    """Each legal card, high to low, with the points of NS if it is played and all go on with their best."""
    best_cards: tuple[Card, ...]
    """The cards that keep the best result, high to low."""
    before: int
    """Points of NS before the card; those of EW are what is left of the total."""
    after: int
    """Points of NS after it."""

    @property
    def change(self) -> int:
        """Points that NS gained by this card, or lost if it is negative."""
        return self.after - self.before

    @property
    def cost(self) -> int:
        """Points that the card cost the team that played it, 0 or more."""
        return abs(self.change)


@frozen
class Review:
    """A deal with open cards. The points of NS at par and all changes of the way add up to its result."""

    par: Par
    contracts: tuple[tuple[Contract, ...], ...]
    """What could have been bid: for each seat as bidder, each suit as trump."""
    way: tuple[Step, ...]
    """The cards in the order of play."""
    total: int
    """Points in the deal, of both teams together."""


def review_of(rules: Rules, deal: DealRecord, solver: Solver | None = None) -> Review | None:
    """The review of this deal as far as it was played; None before its first lead.

    The record must be right. A solver made for the same rules saves time.
    """
    solver = new_solver(rules) if solver is None else solver
    states = states_of(rules, deal)
    par = par_of(states, solver)
    if par is None:
        return None
    total = states[-1].named.total
    return Review(par, contracts_of(rules, deal, solver), way_of(states, deal.actions, solver), total)


def par_of(states: Sequence[Deal], solver: Solver) -> Par | None:
    """The par of the deal with these states, as `states_of` gives them; None before its first lead."""
    lead = first_lead(states)
    if lead is None:
        return None
    deal = states[lead]
    points, high = best_result(deal, solver), deal.high
    pair = (points, deal.named.total - points)
    return Par(high.seat, high.amount, deal.named.suit, pair, deal.rules.teams[high.seat])


def way_of(states: Sequence[Deal], actions: Sequence[Action], solver: Solver) -> tuple[Step, ...]:
    """Every card that was played, with the exact results of all legal ones."""
    return tuple(
        [
            _step(place, states[place], action.card, solver)
            for place, action in enumerate(actions)
            if isinstance(action, PlayCard)
        ]
    )


def _step(place: int, deal: Deal, card: Card, solver: Solver) -> Step:
    solution = solve(deal, solver)
    return Step(
        place=place,
        trick=len(deal.play.tricks) + 1,
        seat=solution.seat,
        card=card,
        results=solution.results,
        best_cards=solution.best_cards,
        before=solution.best,
        after=dict(solution.results)[card],
    )


def contracts_of(rules: Rules, deal: DealRecord, solver: Solver) -> tuple[tuple[Contract, ...], ...]:
    """What could have been bid: for each seat as bidder, each suit as trump."""
    start, _ = start_deal(rules, deal.dealer, deal.deck)
    return tuple([tuple([contract_of(start, bidder, suit, solver) for suit in Suit]) for bidder in Seat])


def contract_of(start: Deal, bidder: Seat, suit: Suit, solver: Solver) -> Contract:
    """What this seat takes with this trump, from a deal before its first bid."""
    deal = start
    while deal.phase < Phase.PLAY:
        match question_of(deal):
            case BidOptions(seat, bids):
                deal, _ = act(deal, Bid(bids[0]) if seat is bidder else Pass())
            case TrumpOptions():
                deal, _ = act(deal, NameTrump(suit))
            case options:
                view = view_of(deal, options.seat, NO_SCORES)
                deal, _ = act(deal, RulePlayer().advise(view).action)
    points = best_result(deal, solver)
    ours = start.rules.teams[bidder] is Team.NS
    return Contract(bidder, suit, points if ours else deal.named.total - points)
