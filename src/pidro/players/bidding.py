"""Bidding and naming trump: what a hand is worth, and what the score asks for [ROBOTS 3]."""

from pidro.engine.actions import Bid, BidOptions, NameTrump, Pass
from pidro.engine.cards import Hand, Suit
from pidro.engine.rules import Trumps, trumps_of
from pidro.engine.view import SeatView
from pidro.players.player import Advice
from pidro.players.reasons import Code, Reason


def bid(view: SeatView, options: BidOptions) -> Advice:
    """What to say in the bidding."""
    suit, worth = best_suit(view)
    cards = trumps_of(view.rules, suit).held(view.hand)
    high = view.auction.high
    if options.is_forced:
        return Advice(Bid(options.bids[0]), Reason(Code.ONLY_CHOICE))
    if high is not None and high.seat is view.seat.partner:
        return Advice(Pass(), Reason(Code.PASS_PARTNER_BIDS, seat=high.seat, number=high.amount))
    lowest = min(options.bids, default=view.rules.highest_bid + 1)
    if worth < lowest or not options.bids:
        return Advice(Pass(), Reason(Code.PASS_WEAK, cards, suit=suit, number=lowest))
    amount = max(lowest, min(8, int(worth)))
    return Advice(Bid(amount), Reason(Code.BID_STRENGTH, cards, suit=suit, number=amount))


def name_trump(view: SeatView) -> Advice:
    """The suit that promises most."""
    suit, _ = best_suit(view)
    cards = trumps_of(view.rules, suit).held(view.hand)
    return Advice(NameTrump(suit), Reason(Code.TRUMP_BEST, cards, suit=suit))


def best_suit(view: SeatView) -> tuple[Suit, float]:
    """The suit that promises most points, and how many."""
    hand = view.hand
    worth = [(_worth(trumps_of(view.rules, suit), hand), suit) for suit in Suit]
    best, suit = max(worth)
    return suit, best


def _worth(trumps: Trumps, hand: Hand) -> float:
    held = trumps.held(hand)
    top = sum([(3.0, 1.8, 1.0)[place] for place, card in enumerate(trumps.cards[:3]) if card in held])
    points = sum([trumps.points[card] for card in held])
    return 1.0 + top + 0.3 * points + 0.6 * len(held)
