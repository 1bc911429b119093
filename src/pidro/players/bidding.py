"""Bidding and naming trump: what a hand is worth, and what the score asks for [ROBOTS 3].

A bid is weighed against a pass by the chance to win the game that either leaves. Early on that is the same as
to count points; near the target it is not: a bid that wins is tried with less, a bid that costs nothing since
they win otherwise is made at any price, and with the win in hand nothing is risked.
"""

from attrs import frozen

from pidro.engine.actions import Bid, BidOptions, NameTrump, Pass
from pidro.engine.events import BidMade
from pidro.engine.view import SeatView
from pidro.players.hand_value import Promise, chance_with_bid, promises
from pidro.players.player import Advice
from pidro.players.reasons import Code, Reason

OPPONENTS_HOLD = (8.6, 8.5, 9.0, 9.3)
"""Points that opponents promise at the bids 6, 7, 8, 9 and more, seen from a hand that might bid itself.

Found by playing both on in 15,000 deals: where over-bidding was as good as passing.
"""
PARTNER_HOLDS = (8.0, 8.8, 10.1, 11.4, 12.5)
"""Points that the partner promises at the bids 6, 7, 8, 9, 10 and more, found in the same way."""
OVERBID = ((0.0,), (0.53, 0.35, 0.25, 0.08, 0.02), (0.79, 0.55, 0.42, 0.2, 0.1))
"""How often 6, 7, 8, 9, 10 are overbid with no, one and two opponents still to speak."""
CONTESTED = 10.3
"""Points that those promise who win the bidding against others."""
USUAL_BID = 8
PARTNER_PLAYS = 0.36
"""How often the partner wins the bidding after a pass, rather than an opponent."""
FEW = 6
"""Points that come to the team without the bid more often than not."""
OPENING = 8.5
"""Points that a hand promises which would have opened."""


@frozen
class Choice:
    """What a seat weighs when it must speak."""

    view: SeatView
    options: BidOptions
    best: Promise

    @property
    def scores(self) -> tuple[int, int]:
        """The own score and the other team's."""
        team = self.view.rules.teams[self.view.seat]
        return self.view.scores[team], self.view.scores[team.other]

    @property
    def high(self) -> BidMade | None:
        """The highest bid so far."""
        return self.view.auction.high

    @property
    def partner_holds(self) -> bool:
        """Whether the high bid is the partner's."""
        return self.high is not None and self.high.seat is self.view.seat.partner

    @property
    def opponents_behind(self) -> int:
        """Opponents who have not yet spoken."""
        return (3 - len(self.view.auction.calls) + 1) // 2

    def with_bid(self, amount: int, points: float, *, ours: bool) -> float:
        """The own team's chance to win the game when one team plays at this bid."""
        target = self.view.rules.target
        lacking, other = (target - score for score in self.scores)
        if ours:
            return chance_with_bid((lacking, other), amount, points)
        return 1 - chance_with_bid((other, lacking), amount, points)


def bid(view: SeatView, options: BidOptions) -> Advice:
    """What to say in the bidding."""
    choice = Choice(view, options, promises(view.rules, view.hand, view.seat, view.dealer)[0])
    if options.is_forced:
        best = choice.best
        reason = Reason(Code.FORCED_BID, best.cards, suit=best.suit, number=options.bids[0])
        return Advice(Bid(options.bids[0]), reason)
    if not options.bids:
        return Advice(Pass(), Reason(Code.ONLY_CHOICE))
    found = [(_chance_after_bid(choice, amount), -amount) for amount in _candidates(choice)]
    chance, amount = max(found)
    if chance <= _chance_after_pass(choice):
        return Advice(Pass(), _why_pass(choice))
    return Advice(Bid(-amount), _why_bid(choice, -amount))


def _candidates(choice: Choice) -> tuple[int, ...]:
    """Over a bid the lowest that is legal; without one also higher ones, to shut others out."""
    bids = choice.options.bids
    return bids[:1] if choice.high else bids[: len(OVERBID[2])]


def _chance_after_bid(choice: Choice, amount: int) -> float:
    ours = choice.with_bid(amount, choice.best.points, ours=True)
    behind = choice.opponents_behind
    if choice.high or not behind:
        return ours
    lowest = choice.view.rules.lowest_bid
    overbid = OVERBID[behind][min(amount - lowest, len(OVERBID[behind]) - 1)]
    theirs = choice.with_bid(amount + 1, CONTESTED, ours=False)
    return (1 - overbid) * ours + overbid * theirs


def _chance_after_pass(choice: Choice) -> float:
    lowest, high = choice.view.rules.lowest_bid, choice.high
    if high is None:
        if choice.opponents_behind == 1 and choice.view.seat.next is choice.view.dealer:
            return choice.with_bid(lowest, OPPONENTS_HOLD[0], ours=False)
        theirs = choice.with_bid(USUAL_BID, CONTESTED, ours=False)
        ours = choice.with_bid(USUAL_BID, CONTESTED, ours=True)
        return PARTNER_PLAYS * ours + (1 - PARTNER_PLAYS) * theirs
    held = PARTNER_HOLDS if choice.partner_holds else OPPONENTS_HOLD
    points = held[min(high.amount - lowest, len(held) - 1)]
    return choice.with_bid(high.amount, points, ours=choice.partner_holds)


def _why_bid(choice: Choice, amount: int) -> Reason:
    view, best, high = choice.view, choice.best, choice.high
    own, other = choice.scores
    target = view.rules.target
    code, seat = Code.BID_OPENS, None
    if own + amount >= target:
        code = Code.BID_WINS_GAME
    elif high is not None and not choice.partner_holds and other + high.amount >= target:
        code, seat = Code.BID_STOPS_THEM, high.seat
    elif high is not None:
        code = Code.BID_OVER_PARTNER if choice.partner_holds else Code.BID_OVER_OPPONENT
        if view.seat is view.dealer and not choice.partner_holds:
            code = Code.BID_LAST_WORD
        seat = high.seat
    elif amount > view.rules.lowest_bid + 1:
        code, seat = Code.BID_SHUTS_OUT, view.seat.next
    return Reason(code, best.cards, seat=seat, suit=best.suit, number=amount)


def _why_pass(choice: Choice) -> Reason:
    view, best, high = choice.view, choice.best, choice.high
    lowest = choice.options.bids[0]
    own, other = choice.scores
    if choice.partner_holds:
        assert high is not None
        return Reason(Code.PASS_PARTNER_BIDS, seat=high.seat, number=high.amount)
    lacking = view.rules.target - own
    if lacking <= FEW and other + view.rules.highest_bid < view.rules.target:
        return Reason(Code.PASS_LITTLE_LACKING, number=lacking)
    if high is not None and best.points >= OPENING:
        return Reason(Code.PASS_TOO_HIGH, best.cards, seat=high.seat, suit=best.suit, number=lowest)
    return Reason(Code.PASS_WEAK, best.cards, suit=best.suit, number=lowest)


def name_trump(view: SeatView) -> Advice:
    """The suit that promises most."""
    best, *others = promises(view.rules, view.hand, view.seat, view.dealer)
    longest = max(len(other.cards) for other in others)
    code = Code.TRUMP_LONGEST if len(best.cards) > longest else Code.TRUMP_STRONGEST
    return Advice(NameTrump(best.suit), Reason(code, best.cards, suit=best.suit))
