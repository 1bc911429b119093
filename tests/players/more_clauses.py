"""What is true when the beginner, the expert or a player of the tournament gives a reason of its own."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from math import comb

from attrs import evolve

from pidro.engine.actions import Action, Bid, NameTrump, Pass
from pidro.engine.cards import Card, Hand, Seat, SeenHand, Suit
from pidro.engine.view import SeatView
from pidro.players.reasons import Code, Reason
from pidro.solver.door import new_solver, solve
from tests.players.clauses import Clause, lowest_bid, own_trumps
from tests.players.facts import beats, best, hand_of, is_opponent, out

MOST_LAYOUTS = 200
"""Up to so many layouts are all solved to look at a figure; the expert lists as many."""


# -- The beginner


def _counts(view: SeatView, action: Action, reason: Reason) -> bool:
    bids = isinstance(action, Bid | Pass)
    return bids and _is_count(view, reason)


def _is_count(view: SeatView, reason: Reason) -> bool:
    held = {suit: own_trumps(view, suit) for suit in Suit}
    most = max(map(len, held.values()))
    return reason.suit is not None and reason.cards == held[reason.suit] and reason.number == most


def _longest_suit(view: SeatView, action: Action, reason: Reason) -> bool:
    return reason.suit is not None and action == NameTrump(reason.suit) and _is_count(view, reason)


def _leads_end(view: SeatView, action: Action, reason: Reason, *, highest: bool) -> bool:
    hand = view.named.sorted(hand_of(view))
    return not view.play.plays and reason.cards == (hand[0 if highest else -1],)


def _goes_higher(view: SeatView, action: Action, reason: Reason) -> bool:
    return reason.seat is best(view).seat and beats(view, reason.cards[0], best(view).card)


def _gives_partner(view: SeatView, action: Action, reason: Reason) -> bool:
    return reason.seat is view.seat.partner is best(view).seat and view.named.points[reason.cards[0]] > 0


def _throws_low(view: SeatView, action: Action, reason: Reason) -> bool:
    hand = view.named.sorted(hand_of(view))
    above = any(beats(view, card, best(view).card) for card in hand)
    return not above and is_opponent(view, best(view).seat) and reason.cards == (hand[-1],)


# -- The expert: what it says of the layouts, looked at in all of them where they are few


def _is_share(reason: Reason) -> bool:
    return reason.share is not None and 0 <= reason.share <= 100


def _likely_bid(view: SeatView, action: Action, reason: Reason) -> bool:
    return action == Bid(reason.number or 0) and reason.suit is not None and _is_share(reason)


def _unlikely_bid(view: SeatView, action: Action, reason: Reason) -> bool:
    return action == Pass() and reason.number == lowest_bid(view) and _is_share(reason)


def _likely_trump(view: SeatView, action: Action, reason: Reason) -> bool:
    named = reason.suit is not None and action == NameTrump(reason.suit)
    return named and reason.number == view.high.amount and _is_share(reason)


def _decides(view: SeatView, action: Action, reason: Reason, *, made: bool) -> bool:
    """The bid is open, and a share of nothing or everything is that."""
    bidders = view.rules.teams[view.high.seat]
    needed = view.high.amount - view.play.taken[bidders]
    still_out = view.named.total - sum(view.play.taken)
    ours = is_opponent(view, view.high.seat) is not made
    if not (ours and reason.number == view.high.amount and 0 < needed <= still_out and _is_share(reason)):
        return False
    come_true = {
        (points >= view.high.amount) is made for points in results_of(view, reason.cards[0], bidders)
    }
    return len(come_true) != 1 or reason.share == 100 * come_true.pop()


def _takes(view: SeatView, action: Action, reason: Reason) -> bool:
    team = view.rules.teams[view.seat]
    taken, still_out = view.play.taken[team], view.named.total - sum(view.play.taken)
    found = [points - taken for points in results_of(view, reason.cards[0], team)]
    low, high = (min(found), max(found)) if found else (0, still_out)
    return reason.number is not None and low <= reason.number <= high


def results_of(view: SeatView, card: Card, team: int) -> Iterator[int]:
    """Points of the team in the deal after this card in every layout; nothing where there are too many."""
    solver = new_solver(view.rules)
    for hands in _layouts(view):
        for_ns = dict(solve(evolve(view, hands=hands), solver).results)[card]
        yield for_ns if team == Seat.SOUTH % 2 else view.named.total - for_ns


def _layouts(view: SeatView) -> Iterator[tuple[SeenHand, ...]]:
    """Every way to give the trumps that are out to hands that have room, whether it is likely or not."""
    seats = [seat for seat in Seat if seat is not view.seat and view.play.cold[seat] is None]
    cards = out(view)
    room = [len(view.hands[seat]) for seat in seats]
    if _most_ways(len(cards), room) <= MOST_LAYOUTS:
        for hands in _shared(cards, room):
            given = dict(zip(seats, hands, strict=True))
            given[view.seat] = hand_of(view)
            yield tuple(given.get(seat, ()) for seat in Seat)


def _most_ways(cards: int, room: list[int]) -> int:
    if not room:
        return int(not cards)
    return sum(
        comb(cards, held) * _most_ways(cards - held, room[1:]) for held in range(min(cards, room[0]) + 1)
    )


def _shared(cards: Hand, room: list[int]) -> Iterator[tuple[Hand, ...]]:
    if not room:
        if not cards:
            yield ()
        return
    for held in range(min(len(cards), room[0]) + 1):
        for hand in combinations(cards, held):
            rest = tuple(card for card in cards if card not in hand)
            for others in _shared(rest, room[1:]):
                yield hand, *others


def _claims_nothing(view: SeatView, action: Action, reason: Reason) -> bool:
    return reason == Reason(reason.code)


MORE_FIELDS: Mapping[Code, str] = {
    Code.COUNTS_TRUMPS: "cards suit number",
    Code.LONGEST_SUIT: "cards suit number",
    Code.GOES_HIGHER: "cards seat",
    Code.GIVES_PARTNER: "cards seat",
    Code.LIKELY_BID: "suit number share",
    Code.UNLIKELY_BID: "suit number share",
    Code.LIKELY_TRUMP: "suit number share",
    Code.CARD_MAKES: "cards number share",
    Code.CARD_SETS: "cards number share",
    Code.CARD_TAKES: "cards number",
    Code.CHANCE: "",
    Code.TIP: "",
}

BEGINNERS: Mapping[Code, Clause] = {
    Code.COUNTS_TRUMPS: _counts,
    Code.LONGEST_SUIT: _longest_suit,
    Code.LEADS_HIGHEST: lambda view, action, reason: _leads_end(view, action, reason, highest=True),
    Code.LEADS_LOWEST: lambda view, action, reason: _leads_end(view, action, reason, highest=False),
    Code.GOES_HIGHER: _goes_higher,
    Code.GIVES_PARTNER: _gives_partner,
    Code.THROWS_LOW: _throws_low,
}
EXPERTS: Mapping[Code, Clause] = {
    Code.LIKELY_BID: _likely_bid,
    Code.UNLIKELY_BID: _unlikely_bid,
    Code.LIKELY_TRUMP: _likely_trump,
    Code.CARD_MAKES: lambda view, action, reason: _decides(view, action, reason, made=True),
    Code.CARD_SETS: lambda view, action, reason: _decides(view, action, reason, made=False),
    Code.CARD_TAKES: _takes,
}
FROZEN: Mapping[Code, Clause] = {
    Code.CHANCE: _claims_nothing,
    Code.TIP: _claims_nothing,
}
