"""The next step while bidding and naming trump [RULES 3.2, 3.3]."""

from typing import assert_never

from pidro.engine.actions import BidOptions, TrumpOptions
from pidro.engine.cards import CLOCKWISE, Seat, Suit
from pidro.engine.deal import Deal
from pidro.engine.rules import Rules, TopOverTop

SUITS = tuple(Suit)


def bidding_step(deal: Deal) -> BidOptions:
    """The question to the seat that speaks next; the dealer speaks last [RULES 3.2]."""
    rules, auction = deal.rules, deal.auction
    seat = CLOCKWISE[deal.dealer.next][len(auction.calls)]
    if auction.high is None:
        if seat is deal.dealer:
            return BidOptions(seat, (rules.lowest_bid,), may_pass=False)
        return BidOptions(seat, tuple(range(rules.lowest_bid, rules.highest_bid + 1)), may_pass=True)
    lowest = auction.high.amount + 1
    if lowest > rules.highest_bid and _may_top(rules, seat, deal.dealer):
        lowest = rules.highest_bid
    return BidOptions(seat, tuple(range(lowest, rules.highest_bid + 1)), may_pass=True)


def naming_step(deal: Deal) -> TrumpOptions:
    """The question to the high bidder, who may name any suit [RULES 3.3]."""
    return TrumpOptions(deal.high.seat, SUITS)


def _may_top(rules: Rules, seat: Seat, dealer: Seat) -> bool:
    match rules.top_over_top:
        case TopOverTop.NOBODY:
            return False
        case TopOverTop.DEALER:
            return seat is dealer
        case TopOverTop.EVERYBODY:
            return True
        case _:
            assert_never(rules.top_over_top)
