"""A player by the manuals' tips, played straight and without memory: a frozen opponent for the tournament.

It knows its hand, the bids and the trick on the table, and forgets every trick that is over. It is kept as it
is, so that figures against it can be compared over the years.
"""

from typing import assert_never

from attrs import frozen

from pidro.engine.actions import (
    Action,
    Bid,
    BidOptions,
    Kill,
    KillOptions,
    NameTrump,
    Pass,
    PlayCard,
    PlayOptions,
    TrumpOptions,
)
from pidro.engine.cards import Card, Hand, Rank, Suit
from pidro.engine.rules import Trumps, trumps_of
from pidro.engine.view import SeatView
from pidro.players.player import Advice
from pidro.players.reasons import Code, Reason

FAIR = 7
"""An opponent's bid that is not left to him when the hand is worth as much."""


@frozen
class TipsPlayer:
    """The manuals' tips: what a hand is worth, who gets the pidro, when to go above."""

    def advise(self, view: SeatView) -> Advice:
        """What the tips say."""
        return Advice(_action(view), Reason(Code.TIP))


def _action(view: SeatView) -> Action:
    options = view.question
    match options:
        case BidOptions():
            return _call(view, options)
        case TrumpOptions():
            return NameTrump(_best_suit(view)[1])
        case KillOptions(_, cards, count):
            return Kill(frozenset(cards[-count:]))
        case PlayOptions(_, cards):
            trumps = view.named
            hand = trumps.sorted(cards)
            return PlayCard(_follow(view, trumps, hand) if view.play.plays else _lead(view, trumps, hand))
        case _:
            assert_never(options)


def _best_suit(view: SeatView) -> tuple[int, Suit]:
    """The worth of the hand with its best suit as trump, and the suit."""
    hand = view.hand
    found = []
    for suit in Suit:
        trumps = trumps_of(view.rules, suit)
        held = trumps.held(hand)
        strength = sum(trumps.strength[card] + trumps.points[card] for card in held)
        found.append((_worth(trumps, held), strength, suit))
    worth, _, suit = max(found)
    return worth, suit


def _worth(trumps: Trumps, held: Hand) -> int:
    """What the manuals bid on these trumps; 0 for nothing."""
    ranks = {card.rank for card in held if card is not trumps.left}
    pidros = (trumps.right in held) + (trumps.left in held)
    if pidros == 2 and len(held) >= 6:
        return 10
    if Rank.ACE not in ranks:
        return 7 if pidros and len(held) >= 5 and Rank.KING in ranks else 6 if len(held) >= 6 else 0
    return _worth_with_ace(ranks, pidros, len(held))


def _worth_with_ace(ranks: set[Rank], pidros: int, count: int) -> int:
    high = Rank.KING in ranks or Rank.QUEEN in ranks
    if count >= 4 and pidros:
        return 10 if high and (count >= 5 or pidros == 2) else 9
    if count >= 4:
        return 8 if high or count >= 5 else 7
    return 7 if pidros and high else 6


def _call(view: SeatView, options: BidOptions) -> Action:
    if options.is_forced or not options.bids:
        return next(iter(options))
    worth, _ = _best_suit(view)
    lowest, high = options.bids[0], view.auction.high
    mine = view.rules.teams[view.seat]
    if high is not None and view.rules.teams[high.seat] is mine:
        # The partner's bid stands unless the hand is worth clearly more.
        return Bid(worth) if worth >= high.amount + 3 and worth in options.bids else Pass()
    if _wins_with(view, lowest) and worth >= lowest - 1 and worth:
        return Bid(lowest)
    if high is not None and high.amount <= FAIR and worth == high.amount:
        return Bid(lowest)
    if worth < lowest:
        return Pass()
    return Bid(lowest if view.seat is view.dealer or _wins_with(view, lowest) else worth)


def _wins_with(view: SeatView, amount: int) -> bool:
    return view.scores[view.rules.teams[view.seat]] + amount >= view.rules.target


def _lead(view: SeatView, trumps: Trumps, hand: Hand) -> Card:
    """Strong cards from the top for the bidders and always the ace; else the lowest that is worth nothing."""
    top = hand[0]
    ours = view.rules.teams[view.high.seat] is view.rules.teams[view.seat]
    if top.rank is Rank.ACE or (ours and top.rank >= Rank.QUEEN):
        return top
    return _lowest(trumps, hand)


def _follow(view: SeatView, trumps: Trumps, hand: Hand) -> Card:
    plays, strength, teams = view.play.plays, trumps.strength, view.rules.teams
    best = max(plays, key=lambda played: strength[played.card])
    is_last = view.seat.next is plays[0].seat
    if teams[best.seat] is teams[view.seat]:
        sure = is_last or best.card.rank is Rank.ACE
        return _gift(trumps, hand) if sure else _lowest(trumps, hand)
    above = tuple(card for card in hand if strength[card] > strength[best.card])
    points = sum(trumps.points[played.card] for played in plays if played.card is not trumps.low)
    if not above:
        return _lowest(trumps, hand)
    if is_last:
        return max(above, key=lambda card: (trumps.points[card], -strength[card]))
    if points or above[0].rank >= Rank.KING:
        return above[0]
    return _lowest(trumps, hand)


def _gift(trumps: Trumps, hand: Hand) -> Card:
    """For the partner's trick: a pidro, then the ten and the jack; else the lowest."""
    gifts = [card for card in hand if trumps.points[card] and card.rank not in (Rank.ACE, Rank.TWO)]
    return max(gifts, key=lambda card: (trumps.points[card], -trumps.strength[card]), default=hand[-1])


def _lowest(trumps: Trumps, hand: Hand) -> Card:
    """The lowest that gives nothing away; the two is safe always; points only when there is nothing else."""
    return min(hand, key=lambda card: (_risk(trumps, card), trumps.strength[card]))


def _risk(trumps: Trumps, card: Card) -> int:
    return 0 if card is trumps.low else trumps.points[card]
