"""What each legal action brings: on average over what a seat holds possible, and as the cards lay.

A worth is the score of the own team in the deal minus that of the other; near the end of the game it is the
chance to win it, in points of the same size (`stakes`). On average: bids and trump over imagined deals that
are bid and played out by habit; kills over whole deals and cards over all layouts of the trumps, or a fair
sample, both played best with open cards, but for a share of playing out in the first trick, as the expert
weighs them. As the cards lay: the rest of the bidding, the naming and the kills by the robot that plays by
rules, and the play best with open cards.
"""

from collections.abc import Sequence
from math import sqrt
from typing import assert_never

from attrs import field, frozen

from pidro.engine.actions import (
    Action,
    Bid,
    BidOptions,
    KillOptions,
    NameTrump,
    PlayCard,
    PlayOptions,
    TrumpOptions,
)
from pidro.engine.cards import Seat, Suit, Team
from pidro.engine.deal import Deal
from pidro.engine.game import view_of
from pidro.engine.phases import Phase
from pidro.engine.play import act, question_of
from pidro.engine.rules import Rules
from pidro.engine.view import SeatView
from pidro.players.beliefs import belief_of
from pidro.players.chance import Stream, view_key
from pidro.players.expert_play import PLAYED_OUT, played_out, positions_of
from pidro.players.imagined import Imagined, calls_of, imagined_deals
from pidro.players.rule_player import RulePlayer
from pidro.players.stakes import Stakes, stakes_of
from pidro.players.worlds import shares, worlds_of
from pidro.solver.door import best_result, card_of_index, mask_of, new_solver, solve
from pidro.solver.position import Masks
from pidro.solver.search import Solver
from pidro.table.possible import possible_deals

LAYOUTS = 128
"""Layouts of the trumps that are looked at in the play, where there are too many for all."""
IMAGINED = 600
"""Deals that are imagined for a bid or the trump."""
DEALS = 100
"""Whole deals that are looked at for a kill."""
MOST_TRIALS = 600
"""Whole deals times ways to kill: with many ways there are fewer deals."""
FEWEST_DEALS = 12


@frozen
class Estimate:
    """What each legal action brings on average, from what a seat knows."""

    actions: tuple[Action, ...]
    worths: tuple[tuple[float, ...], ...] = field(repr=False)
    """For each layout what each action brings."""
    weights: tuple[float, ...] = field(repr=False)
    """How likely each layout is; of sum 1."""
    are_all: bool
    """Whether there is no other layout."""

    def average(self, action: Action) -> float:
        """What the action brings on average."""
        place = self.actions.index(action)
        return sum([weight * worths[place] for weight, worths in zip(self.weights, self.worths, strict=True)])

    def loss(self, action: Action, better: Action) -> float:
        """How much less the first action brings than the second on average; negative if it brings more."""
        return self.average(better) - self.average(action)

    def doubt(self, action: Action, better: Action) -> float:
        """The standard error of the loss, as the layouts are only a sample; 0 when they are all there are."""
        if self.are_all:
            return 0.0
        first, second = self.actions.index(action), self.actions.index(better)
        mean = self.loss(action, better)
        squares = [
            (weight * (worths[second] - worths[first] - mean)) ** 2
            for weight, worths in zip(self.weights, self.worths, strict=True)
        ]
        return sqrt(sum(squares))


@frozen
class Valuer:
    """Works out what actions bring; kept from question to question, it gets quicker."""

    solver: Solver

    @classmethod
    def of(cls, rules: Rules) -> "Valuer":
        """A valuer for deals under these rules."""
        return cls(new_solver(rules))

    def estimate(self, view: SeatView) -> Estimate:
        """What each legal action of this view's question brings, from what the seat may know."""
        match view.question:
            case BidOptions() | TrumpOptions() as options:
                return _estimate_calls(view, options)
            case KillOptions() as options:
                return self._estimate_kills(view, options)
            case PlayOptions():
                return self._estimate_cards(view)
            case _:
                assert_never(view.question)

    def as_the_cards_lay(self, deal: Deal, scores: tuple[int, int]) -> dict[Action, float]:
        """What each legal action of the open question brings in this very deal; `scores` are those before."""
        options = question_of(deal)
        if isinstance(options, PlayOptions):
            solution, worths = solve(deal, self.solver), _worths(view_of(deal, options.seat, scores))
            return {PlayCard(card): worths[points] for card, points in solution.results}
        actions = tuple(options)
        return dict(zip(actions, self._brought(deal, actions, scores), strict=True))

    def _estimate_kills(self, view: SeatView, options: KillOptions) -> Estimate:
        actions = tuple(options)
        count = max(FEWEST_DEALS, min(DEALS, MOST_TRIALS // len(actions)))
        deals, belief = tuple(possible_deals(view, count)), belief_of(view)
        worths = tuple([self._brought(deal, actions, view.scores) for deal in deals])
        likely = [belief(_layout(deal)) for deal in deals]
        return Estimate(actions, worths, shares(likely), are_all=False)

    def _estimate_cards(self, view: SeatView) -> Estimate:
        trumps, worth, taken = view.named, _worths(view), view.play.taken[Team.NS]
        fraction = Stream("estimate", view_key(view)).fraction
        worlds = worlds_of(view, LAYOUTS, fraction, belief_of(view))
        is_played_out = not view.play.tricks and not worlds.are_all
        worths: list[tuple[float, ...]] = []
        cards: list[int] = []
        for position in positions_of(view, worlds):
            values = self.solver.card_values(position)
            cards = [card for card, _ in values]
            brought = [worth[taken + points] for _, points in values]
            if is_played_out:
                played = [worth[taken + played_out(view, position, card)] for card in cards]
                brought = [_mixed(*pair) for pair in zip(brought, played, strict=True)]
            worths.append(tuple(brought))
        actions = tuple([PlayCard(card_of_index(trumps, card)) for card in cards])
        return Estimate(actions, tuple(worths), worlds.weights, worlds.are_all)

    def _brought(self, deal: Deal, actions: Sequence[Action], scores: tuple[int, int]) -> tuple[float, ...]:
        """What each of these actions before the first lead brings in this deal."""
        options = question_of(deal)
        contracts: dict[tuple[Seat, Suit], int] = {}
        brought: list[float] = []
        for action in actions:
            after = _by_rule(act(deal, action)[0], Phase.EXCHANGE, scores)
            contract = (after.high.seat, after.named.suit)
            # Different kills come to different hands under one contract.
            if contract not in contracts or deal.phase is Phase.EXCHANGE:
                contracts[contract] = best_result(_by_rule(after, Phase.PLAY, scores), self.solver)
            brought.append(_worths(view_of(after, options.seat, scores))[contracts[contract]])
        return tuple(brought)


def _estimate_calls(view: SeatView, options: BidOptions | TrumpOptions) -> Estimate:
    actions, stakes = tuple(options), stakes_of(view)
    deals = imagined_deals(view, IMAGINED, Stream("estimate", view_key(view)).fraction)
    likely = [deal.likelihood(calls_of(view), int(view.seat)) for deal in deals]
    worths = tuple([tuple([_called(view, stakes, deal, action) for action in actions]) for deal in deals])
    return Estimate(actions, worths, shares(likely), are_all=False)


def _layout(deal: Deal) -> Masks:
    """The trumps that each seat holds now, as bit sets."""
    south, west, north, east = [mask_of(deal.named, hand) for hand in deal.hands]
    return south, west, north, east


def _called(view: SeatView, stakes: Stakes, deal: Imagined, action: Action) -> float:
    """What a bid, a pass or a trump brings in an imagined deal."""
    high = view.auction.high
    who, bid = (int(view.seat), 0) if high is None else (int(high.seat), high.amount)
    place = len(view.auction.calls)
    match action:
        case NameTrump(suit):
            return stakes.worth(bid, deal.points(who, suit), are_ours=True)
        case Bid(amount):
            who, bid = deal.auction(place + 1, amount, int(view.seat))
        case _:
            who, bid = deal.auction(place + 1, bid, who)
    teams = view.rules.teams
    return stakes.worth(bid, deal.points(who, deal.bests[who][1]), teams[who] is teams[view.seat])


def _mixed(solved: float, played_out: float) -> float:
    return (1 - PLAYED_OUT) * solved + PLAYED_OUT * played_out


def _worths(view: SeatView) -> tuple[float, ...]:
    """For 0, 1, 2 … points of NS, what the deal is worth to the view's seat; only with a high bid."""
    teams = view.rules.teams
    bidders = teams[view.high.seat]
    table = stakes_of(view).table(view.high.amount, bidders is teams[view.seat])
    return table if bidders is Team.NS else table[::-1]


def _by_rule(deal: Deal, phase: Phase, scores: tuple[int, int]) -> Deal:
    """The deal at the start of this phase, as the robot that plays by rules leads it there."""
    while deal.phase < phase:
        view = view_of(deal, question_of(deal).seat, scores)
        deal, _ = act(deal, RulePlayer().advise(view).action)
    return deal
