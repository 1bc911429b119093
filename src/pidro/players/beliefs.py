"""What the bids tell about the hidden trumps: soft weights, no reason to rule a layout out [ROBOTS 2, 6].

Counted in deals bid by habit: how much likelier than others with as many trumps a seat that called so held
each trump before the buy. A high bidder has the ace nearly always, a seat that passed hardly ever.
"""

from typing import Final, TypeAlias

from attrs import frozen

from pidro.engine.cards import Seat
from pidro.engine.events import BidMade
from pidro.engine.view import SeatView
from pidro.players.worlds import Belief
from pidro.solver.position import Masks

Odds: TypeAlias = tuple[float, ...]
"""By trump from the lowest: odds of holding it before the buy, against those without any bid."""

HIGH_BIDDER: Final[Odds] = (0.72, 0.72, 0.72, 0.70, 0.70, 0.72, 0.72, 0.72, 0.72, 0.92, 1.25, 1.27, 1.45, 6.2)
OTHER_BIDDER: Final[Odds] = (
    1.03,
    1.03,
    1.03,
    1.28,
    1.28,
    1.03,
    1.03,
    1.03,
    1.03,
    1.0,
    0.96,
    0.94,
    0.87,
    0.47,
)
PASSED: Final[Odds] = (1.16, 1.16, 1.16, 1.05, 1.05, 1.16, 1.16, 1.16, 1.16, 1.04, 0.88, 0.88, 0.85, 0.28)
NOTHING_TOLD: Final[Odds] = (1.0,) * 14


@frozen
class _Caller:
    """What one seat's call tells about its trumps."""

    odds: Odds
    kept: int
    """Trumps kept from before the buy; of the dealer, whose number is not known, cards."""
    drawn: int
    """Of the dealer, cards that he found in the stock; of the others not needed."""
    played: int

    def likelihood(self, hand: int) -> float:
        """How much likelier than by count alone it holds these trumps now."""
        held = self.drawn + self.kept if self.drawn else self.played + hand.bit_count()
        share = min(1.0, self.kept / held) if held else 0.0
        weight = 1.0
        while hand:
            card = hand.bit_length() - 1
            hand ^= 1 << card
            weight *= 1.0 + share * (self.odds[card] - 1.0)
        return weight


def belief_of(view: SeatView) -> Belief:
    """How much likelier than others a layout is after the bids of this view."""
    callers = {int(seat): _caller(view, seat) for seat in Seat if seat is not view.seat}
    known: dict[tuple[int, int], float] = {}

    def belief(layout: Masks) -> float:
        weight = 1.0
        for seat, caller in callers.items():
            key = (seat, layout[seat])
            found = known.get(key)
            if found is None:
                found = known[key] = caller.likelihood(layout[seat])
            weight *= found
        return weight

    return belief


def _caller(view: SeatView, seat: Seat) -> _Caller:
    exchange = view.exchange
    played = sum([event.seat is seat for trick in view.play.tricks for event in trick.plays])
    played += sum([event.seat is seat for event in view.play.plays])
    if seat is view.dealer:
        return _Caller(_odds(view, seat), view.rules.cards_dealt, len(exchange.taken or ()), played)
    kept = (view.trumps_before_buy(seat) or 0) - len(exchange.killed[seat])
    return _Caller(_odds(view, seat), kept, 0, played)


def _odds(view: SeatView, seat: Seat) -> Odds:
    if seat is view.high.seat:
        is_forced = seat is view.dealer and view.high.amount == view.rules.lowest_bid
        return NOTHING_TOLD if is_forced else HIGH_BIDDER
    has_bid = any(isinstance(call, BidMade) and call.seat is seat for call in view.auction.calls)
    return OTHER_BIDDER if has_bid else PASSED
