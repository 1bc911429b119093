"""The expert's cards: the layouts of the hidden trumps solved with open cards, the best on average played."""

from collections.abc import Iterator
from math import sqrt
from typing import Final

from attrs import define, field

from pidro.engine.actions import PlayCard
from pidro.engine.cards import Seat
from pidro.engine.view import SeatView
from pidro.players.beliefs import belief_of
from pidro.players.chance import Fraction
from pidro.players.player import Advice
from pidro.players.playout import play_out
from pidro.players.reasons import Code, Reason
from pidro.players.stakes import stakes_of
from pidro.players.worlds import Worlds, worlds_of
from pidro.solver.door import card_of_index, new_solver, position_of
from pidro.solver.position import Position

NO_HANDS: Final = ((), (), (), ())
LAYOUTS: Final = 80
"""Layouts that are drawn in the first trick, where there are too many to take all."""
LATER_LAYOUTS: Final = 150
"""The same in later tricks, which are solved faster."""
PLAYED_OUT: Final = 0.3
"""Share of a card's value that comes from playing out, where nobody sees all cards, while much is hidden."""
OFTEN: Final = 0.01
"""Points for which a card that makes the bid more often is taken: it only settles what is otherwise equal."""
EQUAL: Final = 0.02
"""Points by which the rules' card may be worse than the best and is still taken."""
CLEAR: Final = 1.5
"""Standard errors by which another card must be better than the rules' where layouts are only a sample."""


@define
class Outlook:
    """What each card promises over the layouts, by its number."""

    makes: dict[int, float] = field(factory=dict)
    """How often the bid is made."""
    brings: dict[int, float] = field(factory=dict)
    """Points of those still out that the own team takes."""
    weights: list[float] = field(factory=list)
    """Of each layout; their sum is 1."""
    worths: list[dict[int, float]] = field(factory=list)
    """In points of the score, for each layout."""

    def worth(self) -> dict[int, float]:
        """The average worth of each card."""
        worth = dict.fromkeys(self.makes, 0.0)
        for weight, values in zip(self.weights, self.worths, strict=True):
            for number, value in values.items():
                worth[number] += weight * value
        return worth

    def error(self, best: int, other: int) -> float:
        """The standard error of the gap between two cards' worth, if the layouts are a sample."""
        gaps = [values[best] - values[other] for values in self.worths]
        mean = sum([weight * gap for weight, gap in zip(self.weights, gaps, strict=True)])
        spread = sum([weight * (gap - mean) ** 2 for weight, gap in zip(self.weights, gaps, strict=True)])
        return sqrt(spread / len(gaps))


def expert_card(view: SeatView, usual: Advice, fraction: Fraction) -> Advice:
    """The card with the best average; the usual one where it is as good."""
    count = LATER_LAYOUTS if view.play.tricks else LAYOUTS
    worlds = worlds_of(view, count, fraction, belief_of(view))
    outlook = _outlook(view, worlds)
    worth = outlook.worth()
    best = max(worth, key=lambda number: (worth[number], -number))
    assert isinstance(usual.action, PlayCard)
    number = view.named.strength[usual.action.card]
    doubt = EQUAL if worlds.are_all else EQUAL + CLEAR * outlook.error(best, number)
    if worth[number] >= worth[best] - doubt:
        return usual
    return Advice(PlayCard(card_of_index(view.named, best)), _reason(view, outlook, best))


def _reason(view: SeatView, outlook: Outlook, number: int) -> Reason:
    """In what share the card makes or sets the bid, if that is more than any other's; else what it brings."""
    cards = (card_of_index(view.named, number),)
    ours = view.rules.teams[view.high.seat] is view.rules.teams[view.seat]
    shares = {card: round(100 * (makes if ours else 1 - makes)) for card, makes in outlook.makes.items()}
    share = shares.pop(number)
    if share <= max(shares.values()):
        return Reason(Code.CARD_TAKES, cards, number=round(outlook.brings[number]))
    code = Code.CARD_MAKES if ours else Code.CARD_SETS
    return Reason(code, cards, number=view.high.amount, share=share)


def _outlook(view: SeatView, worlds: Worlds) -> Outlook:
    counted = _Counted(view)
    is_sample = not worlds.are_all
    solved = 1 - PLAYED_OUT if is_sample else 1.0
    solver = new_solver(view.rules)
    for position, weight in zip(positions_of(view, worlds), worlds.weights, strict=True):
        counted.layout(weight)
        values = solver.card_values(position)
        for number, for_ns in values:
            counted.add(number, for_ns, solved)
        if is_sample:
            for number, _ in values:
                counted.add(number, played_out(view, position, number), PLAYED_OUT)
    return counted.outlook


def positions_of(view: SeatView, worlds: Worlds) -> Iterator[Position]:
    """The moment of the view's question in each layout."""
    now = position_of(view.named, NO_HANDS, view.play)
    return (Position(layout, now.leader, now.trick) for layout in worlds.layouts)


def played_out(view: SeatView, position: Position, number: int) -> int:
    """The points of NS from here on when the view's seat plays this card and all go on by simple rules."""
    me = int(view.seat)
    hands = list(position.hands)
    hands[me] ^= 1 << number
    trick = [(seat, 1 << card) for seat, card in (*position.trick, (me, number))]
    return play_out(hands, (me + 1) % 4, trick, int(view.rules.teams[view.high.seat]))


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

    def layout(self, weight: float) -> None:
        """The next layout, to which the following results belong."""
        self.outlook.weights.append(weight)
        self.outlook.worths.append({})

    def add(self, number: int, for_ns: int, part: float) -> None:
        """A card's result, the points of North and South from here on, as this part of its value."""
        bidders = self._taken + (for_ns if self._bidders_are_ns else self._left - for_ns)
        makes = bidders >= self._bid
        outlook = self.outlook
        weight = part * outlook.weights[-1]
        worths = outlook.worths[-1]
        worth = self._table[bidders] + (OFTEN if makes is self._ours else 0.0)
        worths[number] = worths.get(number, 0.0) + part * worth
        outlook.makes[number] = outlook.makes.get(number, 0.0) + weight * makes
        brings = for_ns if self._ours is self._bidders_are_ns else self._left - for_ns
        outlook.brings[number] = outlook.brings.get(number, 0.0) + weight * brings
