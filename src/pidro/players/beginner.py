"""The robot that plays like a beginner: bids by count, and sees only the trick in front of it.

Its mistakes are a beginner's: a long suit without the ace is bid like one with it, the highest card is led
whatever is still out, a trick is taken although it is worth nothing, and a pidro goes to a partner who can
still be beaten.
"""

from typing import assert_never

from attrs import frozen

from pidro.engine.actions import (
    Action,
    Bid,
    BidOptions,
    KillOptions,
    NameTrump,
    Pass,
    PlayCard,
    PlayOptions,
    TrumpOptions,
)
from pidro.engine.cards import Card, Hand, Rank, Seat, Suit
from pidro.engine.events import CardPlayed
from pidro.engine.rules import Trumps, trumps_of
from pidro.engine.view import SeatView
from pidro.players.player import Advice
from pidro.players.reasons import Code, Reason
from pidro.players.shedding import kill

BID_BY_COUNT = {3: 6, 4: 6, 5: 7, 6: 8, 7: 9, 8: 10, 9: 11}
"""What a beginner bids on so many trumps; three only with the ace."""
FEWEST_WITHOUT_ACE = 4


@frozen
class BeginnerPlayer:
    """Plays by the cards in its hand and those in the trick; never the person's partner."""

    def advise(self, view: SeatView) -> Advice:
        """What a beginner does at this view's question; only for a view with options."""
        options = view.question
        match options:
            case BidOptions():
                return _call(view, options)
            case TrumpOptions():
                suit, held = _longest(view)
                return Advice(NameTrump(suit), Reason(Code.LONGEST_SUIT, held, suit=suit, number=len(held)))
            case KillOptions():
                return kill(options)
            case PlayOptions(_, cards):
                return _play(view, view.named.sorted(cards))
            case _:
                assert_never(options)


def _longest(view: SeatView) -> tuple[Suit, Hand]:
    """The suit that has the most trumps, the higher cards at equal number, and the trumps."""

    def order(suit: Suit) -> tuple[int, int]:
        trumps = trumps_of(view.rules, suit)
        held = trumps.held(view.hand)
        return len(held), sum([trumps.strength[card] for card in held])

    suit = max(Suit, key=order)
    trumps = trumps_of(view.rules, suit)
    return suit, trumps.sorted(trumps.held(view.hand))


def _call(view: SeatView, options: BidOptions) -> Advice:
    suit, held = _longest(view)
    reason = Reason(Code.COUNTS_TRUMPS, held, suit=suit, number=len(held))
    if options.is_forced:
        return Advice(Bid(options.bids[0]), Reason(Code.ONLY_CHOICE))
    has_ace = any(card.rank is Rank.ACE for card in held)
    worth = BID_BY_COUNT.get(len(held), 0) if has_ace or len(held) >= FEWEST_WITHOUT_ACE else 0
    action: Action = Bid(worth) if worth in options.bids else Pass()
    return Advice(action, reason)


def _play(view: SeatView, hand: Hand) -> Advice:
    if len(hand) == 1:
        return Advice(PlayCard(hand[0]), Reason(Code.ONLY_CHOICE))
    best = view.winning
    return _lead(view, hand) if best is None else _follow(view, hand, best)


def _lead(view: SeatView, hand: Hand) -> Advice:
    """The bidders lead what is highest, the others what is lowest."""
    if view.rules.teams[view.high.seat] is view.rules.teams[view.seat]:
        return _card(hand[0], Code.LEADS_HIGHEST)
    return _card(hand[-1], Code.LEADS_LOWEST)


def _follow(view: SeatView, hand: Hand, best: CardPlayed) -> Advice:
    """Points for a partner who is ahead, else over the best card, else the lowest."""
    strength = view.named.strength
    if best.seat is view.seat.partner:
        return _under_partner(view.named, hand, best)
    if strength[hand[0]] > strength[best.card]:
        return _card(hand[0], Code.GOES_HIGHER, best.seat)
    return _card(hand[-1], Code.THROWS_LOW)


def _under_partner(trumps: Trumps, hand: Hand, best: CardPlayed) -> Advice:
    """Points, whether the partner can still be beaten or not; without any the lowest card."""
    strength = trumps.strength
    gift = max(hand, key=lambda card: (_gift(trumps, card), -strength[card]))
    if _gift(trumps, gift):
        return _card(gift, Code.GIVES_PARTNER, best.seat)
    lowest = hand[-1]
    if lowest is trumps.low:
        return _card(lowest, Code.THROW_TWO)
    if strength[lowest] > strength[best.card]:
        return _card(lowest, Code.GOES_HIGHER, best.seat)
    return Advice(PlayCard(lowest), Reason(Code.UNDER_PARTNER, (lowest, best.card), seat=best.seat))


def _gift(trumps: Trumps, card: Card) -> int:
    """Points that the partner's trick would gain; the ace and the two are kept."""
    return 0 if card.rank in (Rank.ACE, Rank.TWO) else trumps.points[card]


def _card(card: Card, code: Code, seat: Seat | None = None) -> Advice:
    return Advice(PlayCard(card), Reason(code, (card,), seat=seat))
