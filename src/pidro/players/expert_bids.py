"""The expert's bids and trump: habit, but where imagined deals, bid and played out, clearly promise more."""

from collections.abc import Sequence
from math import sqrt

from attrs import define, field

from pidro.engine.actions import Action, Bid, BidOptions, NameTrump, Pass
from pidro.engine.cards import Suit
from pidro.engine.view import SeatView
from pidro.players.chance import Fraction
from pidro.players.imagined import (
    DEALING,
    HABIT,
    Call,
    Imagined,
    best_suit,
    calls_of,
    expected_points,
    imagined_deals,
    own_cards,
    trumps_in,
)
from pidro.players.player import Advice
from pidro.players.reasons import Code, Reason
from pidro.players.stakes import stakes_of

DEALS = 160
"""Imagined deals for a decision."""
HIGHER = 4
"""Heights that are weighed for a bid, from the lowest that is legal."""
CLOSE = 1.5
"""Suits are weighed that are expected to take so many points fewer than the best, or less."""
CLEAR = 2.0
"""Standard errors by which another call or suit must be better than the usual one."""
PASS = 0


@define
class Weighing:
    """What each choice is worth in each imagined deal, side by side."""

    weights: list[float] = field(init=False, factory=list)
    worths: list[tuple[float, ...]] = field(init=False, factory=list)

    def add(self, weight: float, worths: tuple[float, ...]) -> None:
        """One more deal, with the worth of each choice in it."""
        self.weights.append(weight)
        self.worths.append(worths)

    def best(self, usual: int, clear: float) -> int:
        """The place of the choice that is best on average, if it is clearly better than the usual one."""
        means = self.means()
        best = max(range(len(means)), key=means.__getitem__)
        gap = means[best] - means[usual]
        spread = sum(
            [
                (weight * (worths[best] - worths[usual] - gap)) ** 2
                for weight, worths in zip(self.weights, self.worths, strict=True)
            ]
        )
        return best if gap * sum(self.weights) > clear * sqrt(spread) else usual

    def means(self) -> list[float]:
        """The average worth of each choice."""
        total = sum(self.weights)
        return [
            sum([weight * worth for weight, worth in zip(self.weights, column, strict=True)]) / total
            for column in zip(*self.worths, strict=True)
        ]


@define
class Foresight:
    """The auction as the expert's seat meets it, with the deals that it imagines."""

    view: SeatView
    deals: tuple[Imagined, ...]
    weights: tuple[float, ...]

    @classmethod
    def of(cls, view: SeatView, fraction: Fraction) -> "Foresight":
        """What the seat of this view foresees."""
        deals = imagined_deals(view, DEALS, fraction)
        calls = calls_of(view)
        weights = tuple([deal.likelihood(calls, int(view.seat)) for deal in deals])
        return cls(view, deals, weights)

    @property
    def high(self) -> Call:
        """Seat and amount of the high bid; -1 and 0 if there is none."""
        high = self.view.auction.high
        return (-1, 0) if high is None else (int(high.seat), high.amount)

    def suit(self, amount: int, usual: Suit | None = None) -> Suit:
        """The suit that promises most with this bid; the usual one unless another is clearly better."""
        suits = self._suits()
        if len(suits) == 1:
            return suits[0]
        me, table = int(self.view.seat), stakes_of(self.view).table(amount, are_ours=True)
        weighing = Weighing()
        for deal, weight in zip(self.deals, self.weights, strict=True):
            weighing.add(weight, tuple([table[deal.points(me, suit)] for suit in suits]))
        if usual in suits:
            return suits[weighing.best(suits.index(usual), CLEAR)]
        return suits[weighing.best(0, 0.0)]

    def _suits(self) -> tuple[Suit, ...]:
        """The suits worth weighing, the most promising by habit first."""
        cards = own_cards(self.view)
        points = {suit: expected_points(trumps_in(cards, suit)) for suit in Suit}
        suits = sorted(Suit, key=lambda suit: -points[suit])
        return tuple([suit for suit in suits if points[suit] >= points[suits[0]] - CLOSE])

    def share(self, suit: Suit, amount: int) -> int:
        """In how many of a hundred deals this suit as trump takes the amount or more."""
        me = int(self.view.seat)
        made = sum(
            [
                weight
                for deal, weight in zip(self.deals, self.weights, strict=True)
                if deal.points(me, suit) >= amount
            ]
        )
        return round(100 * made / sum(self.weights))

    def usual(self, bids: Sequence[int]) -> int:
        """The call by habit."""
        view = self.view
        who, high = self.high
        points = best_suit(own_cards(view))[0] + DEALING[(int(view.seat) - int(view.dealer)) % 4]
        by_partner = (who - int(view.seat)) % 4 == 2
        call = HABIT.call(points, len(view.auction.calls), high, by_partner=high > 0 and by_partner)
        return call if call in bids else PASS

    def weighed(self, suit: Suit, choices: Sequence[int]) -> Weighing:
        """What each call is worth in each imagined deal, when the others call by habit."""
        me, place = int(self.view.seat), len(self.view.auction.calls)
        stakes = stakes_of(self.view)
        tables: dict[Call, tuple[float, ...]] = {}
        weighing = Weighing()
        for deal, weight in zip(self.deals, self.weights, strict=True):
            worths: list[float] = []
            for choice in choices:
                who, high = (me, choice) if choice else self.high
                contract = deal.auction(place + 1, high, who)
                if contract not in tables:
                    who, high = contract
                    tables[contract] = stakes.table(high, are_ours=(who - me) % 2 == 0)
                worths.append(tables[contract][deal.points(contract[0], _named(deal, contract[0], me, suit))])
            weighing.add(weight, tuple(worths))
        return weighing


def _named(deal: Imagined, seat: int, me: int, suit: Suit) -> int:
    return suit if seat == me else deal.bests[seat][1]


def expert_bid(view: SeatView, options: BidOptions, rules: Advice, fraction: Fraction) -> Advice:
    """The usual call, or one that clearly promises more; with how often the best suit makes it.

    Usual is the habit in the open field, and what the rules say near the target, where they know the score.
    """
    foresight = Foresight.of(view, fraction)
    lowest = options.bids[0]
    suit = foresight.suit(lowest)
    usual = foresight.usual(options.bids)
    if stakes_of(view).is_near:
        usual = rules.action.amount if isinstance(rules.action, Bid) else PASS
    choices = [PASS, *options.bids[:HIGHER]]
    if usual not in choices:
        choices.append(usual)
    weighing = foresight.weighed(suit, choices)
    call = choices[weighing.best(choices.index(usual), CLEAR)]
    action: Action = Bid(call) if call else Pass()
    code, amount = (Code.LIKELY_BID, call) if call else (Code.UNLIKELY_BID, lowest)
    return Advice(action, Reason(code, suit=suit, number=amount, share=foresight.share(suit, amount)))


def expert_trump(view: SeatView, rules: Advice, fraction: Fraction) -> Advice:
    """The suit that promises most with the bid as it stands."""
    amount = view.high.amount
    foresight = Foresight.of(view, fraction)
    suit = foresight.suit(amount, rules.action.suit if isinstance(rules.action, NameTrump) else None)
    reason = Reason(Code.LIKELY_TRUMP, suit=suit, number=amount, share=foresight.share(suit, amount))
    return Advice(NameTrump(suit), reason)
