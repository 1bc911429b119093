"""The expert's cards: the layouts of the hidden trumps solved with open cards, the best on average played."""

from typing import Final

from attrs import define, field

from pidro.engine.actions import PlayCard, PlayOptions
from pidro.engine.cards import Seat
from pidro.engine.view import SeatView
from pidro.players.beliefs import belief_of
from pidro.players.player import Advice
from pidro.players.playout import play_out
from pidro.players.reasons import Code, Reason
from pidro.players.stakes import stakes_of
from pidro.players.worlds import Fraction, Worlds, worlds_of
from pidro.solver.position import Masks, Position
from pidro.solver.search import Solver

LAYOUTS: Final = 50
"""Layouts that are drawn where there are too many to take all."""
PLAYED_OUT: Final = 0.3
"""Share of a card's value in the first trick that comes from playing out, where nobody sees all cards."""
OFTEN: Final = 0.01
"""Points for which a card that makes the bid more often is taken: it only settles what is otherwise equal."""
EQUAL: Final = 0.02
"""Points by which the rules' card may be worse than the best and is still taken."""


@define
class Outlook:
    """What each card promises over the layouts, by its number."""

    worth: dict[int, float] = field(factory=dict)
    """In points of the score."""
    makes: dict[int, float] = field(factory=dict)
    """How often the bid is made."""
    brings: dict[int, float] = field(factory=dict)
    """Points of those still out that the own team takes."""


def expert_card(view: SeatView, options: PlayOptions, usual: Advice, fraction: Fraction) -> Advice:
    """The card with the best average; the usual one where it is as good."""
    worlds = worlds_of(view, LAYOUTS, fraction, belief_of(view))
    outlook = _outlook(view, worlds)
    strength = view.named.strength
    best = max(outlook.worth, key=lambda number: (outlook.worth[number], -number))
    if isinstance(usual.action, PlayCard):
        number = strength[usual.action.card]
        if outlook.worth[number] >= outlook.worth[best] - EQUAL:
            return usual
    card = next(card for card in options.cards if strength[card] == best)
    return Advice(PlayCard(card), _reason(view, outlook, best))


def _reason(view: SeatView, outlook: Outlook, number: int) -> Reason:
    """How often the card makes or sets the bid, where that is open; else what it brings."""
    cards = (view.named.cards[-1 - number],)
    ours = view.rules.teams[view.high.seat] is view.rules.teams[view.seat]
    often = outlook.makes[number]
    if len({round(share, 6) for share in outlook.makes.values()}) == 1:
        return Reason(Code.CARD_TAKES, cards, number=round(outlook.brings[number]))
    share = often if ours else 1 - often
    code = Code.CARD_MAKES if ours else Code.CARD_SETS
    return Reason(code, cards, number=view.high.amount, share=round(100 * share))


def _outlook(view: SeatView, worlds: Worlds) -> Outlook:
    counted = _Counted(view)
    is_first = not view.play.tricks and not worlds.are_all
    solved = 1 - PLAYED_OUT if is_first else 1.0
    trick = tuple([(int(event.seat), view.named.strength[event.card]) for event in view.play.plays])
    leader = trick[0][0] if trick else int(view.seat)
    points = view.named.points
    solver = Solver.of(
        tuple([points[card] for card in reversed(view.named.cards)]), view.named.strength[view.named.low]
    )
    for layout, weight in zip(worlds.layouts, worlds.weights, strict=True):
        values = solver.card_values(Position(layout, leader, trick))
        for number, for_ns in values:
            counted.add(number, for_ns, weight * solved)
        if is_first:
            for number, _ in values:
                counted.add(number, _played_out(view, layout, trick, number), weight * PLAYED_OUT)
    return counted.outlook


def _played_out(view: SeatView, layout: Masks, trick: tuple[tuple[int, int], ...], number: int) -> int:
    me = int(view.seat)
    hands = list(layout)
    hands[me] ^= 1 << number
    table = [(seat, 1 << card) for seat, card in (*trick, (me, number))]
    return play_out(hands, (me + 1) % 4, table, int(view.rules.teams[view.high.seat]))


class _Counted:
    """Sums over the layouts."""

    def __init__(self, view: SeatView) -> None:
        self.outlook = Outlook()
        team = view.rules.teams[view.seat]
        bidders = view.rules.teams[view.high.seat]
        self._ours = bidders is team
        self._bid = view.high.amount
        self._taken = view.play.taken[bidders]
        self._left = view.named.total - sum(view.play.taken)
        self._bidders_are_ns = bidders == Seat.SOUTH % 2
        self._table = stakes_of(view).table(self._bid, self._ours)

    def add(self, number: int, for_ns: int, weight: float) -> None:
        """A card's result in one layout: the points of North and South from here on."""
        bidders = self._taken + (for_ns if self._bidders_are_ns else self._left - for_ns)
        makes = bidders >= self._bid
        outlook = self.outlook
        worth = self._table[bidders] + (OFTEN if makes is self._ours else 0.0)
        outlook.worth[number] = outlook.worth.get(number, 0.0) + weight * worth
        outlook.makes[number] = outlook.makes.get(number, 0.0) + weight * makes
        brings = for_ns if self._ours is self._bidders_are_ns else self._left - for_ns
        outlook.brings[number] = outlook.brings.get(number, 0.0) + weight * brings
