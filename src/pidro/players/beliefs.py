"""What bids and plays tell about the hidden trumps: soft weights that rule no layout out [ROBOTS 6].

Bids were counted in deals bid by habit: how much likelier than others with as many trumps a seat that called
so held each trump before the buy. A high bidder has the ace nearly always, a seat that passed hardly ever. A
card that was played tells against the hands from which another would have been played.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from attrs import evolve, frozen

from pidro.engine.cards import Seat
from pidro.engine.events import BidMade
from pidro.engine.view import SeatView
from pidro.players.playout import ACE, FIVES, LOW, ONES, follow_by_rules, lead_by_rules
from pidro.players.worlds import Belief
from pidro.solver.position import Masks

Odds: TypeAlias = tuple[float, ...]
"""By trump from the lowest: odds of holding it before the buy, against those without any bid."""

HIGH_BIDDER: Final = (0.72, 0.72, 0.72, 0.70, 0.70, 0.72, 0.72, 0.72, 0.72, 0.92, 1.25, 1.27, 1.45, 6.2)
OTHER_BIDDER: Final = (1.03, 1.03, 1.03, 1.28, 1.28, 1.03, 1.03, 1.03, 1.03, 1.0, 0.96, 0.94, 0.87, 0.47)
PASSED: Final = (1.16, 1.16, 1.16, 1.05, 1.05, 1.16, 1.16, 1.16, 1.16, 1.04, 0.88, 0.88, 0.85, 0.28)
NOTHING_TOLD: Final = (1.0,) * 14
SURPRISE: Final = 0.3
"""Weight of a hand from which a card of another kind would have been played; for each such card."""


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


@frozen
class _Played:
    """A card that a seat played, and what lay before it; sets of trumps are bit sets."""

    seat: int
    card: int
    best: int
    """The highest card of the trick before; 0 for a lead."""
    by_partner: bool
    """Whether that was the partner's."""
    later: bool
    """Whether an opponent that isn't cold was still to play."""
    points: int
    """Points in the trick before."""
    is_bidder: bool
    since: int
    """The card and all that the seat has played after it."""
    live: int
    """All trumps in hands just before."""

    def likelihood(self, hand: int) -> float:
        """How well the card goes with what the seat holds now."""
        hand |= self.since
        others = self.live & ~hand
        if self.best:
            usual = follow_by_rules(hand, others, self.best, self.by_partner, self.later, self.points)
        else:
            usual = lead_by_rules(hand, others, self.is_bidder)
        return 1.0 if self._kind(usual) == self._kind(self.card) else SURPRISE

    def _kind(self, card: int) -> tuple[bool, int]:
        worth = 5 if card & FIVES else 2 if card & ACE else 1 if card & ONES else 0
        return card > self.best, worth


def belief_of(view: SeatView) -> Belief:
    """How much likelier than others a layout is after the bids and plays of this view."""
    callers = {int(seat): _caller(view, seat) for seat in Seat if seat is not view.seat}
    plays = _plays(view)
    known: dict[tuple[int, int], float] = {}

    def likelihood(seat: int, hand: int) -> float:
        weight = callers[seat].likelihood(hand)
        for played in plays:
            if played.seat == seat:
                weight *= played.likelihood(hand)
        return weight

    def belief(layout: Masks) -> float:
        weight = 1.0
        for seat in callers:
            key = (seat, layout[seat])
            found = known.get(key)
            if found is None:
                found = known[key] = likelihood(seat, layout[seat])
            weight *= found
        return weight

    return belief


def _plays(view: SeatView) -> tuple[_Played, ...]:
    """The cards that other seats have played, the last first."""
    strength, teams = view.named.strength, view.rules.teams
    killed = sum([1 << strength[card] for cards in view.exchange.killed for card in cards])
    live = (1 << len(strength)) - 1 & ~killed
    bidders = teams[view.high.seat]
    found: list[_Played] = []
    for trick in (*[trick.plays for trick in view.play.tricks], view.play.plays):
        best, winner, points = 0, 0, 0
        for place, event in enumerate(trick):
            seat, card = int(event.seat), 1 << strength[event.card]
            by_partner = (winner - seat) % 4 == 2
            is_bidder = teams[event.seat] is bidders
            later = (event.seat.next is not trick[0].seat) if place else True
            found.append(_Played(seat, card, best, by_partner, later, points, is_bidder, card, live))
            live ^= card
            if card != LOW:
                points += view.named.points[event.card]
            if card > best:
                best, winner = card, seat
    return _with_later_cards(found, int(view.seat))


def _with_later_cards(plays: Iterable[_Played], me: int) -> tuple[_Played, ...]:
    """The plays of other seats, each with the cards that its seat played later."""
    told: list[_Played] = []
    since = [0, 0, 0, 0]
    for played in reversed(tuple(plays)):
        since[played.seat] |= played.card
        if played.seat != me:
            told.append(evolve(played, since=since[played.seat]))
    return tuple(told)


def _caller(view: SeatView, seat: Seat) -> _Caller:
    exchange = view.exchange
    played = sum([event.seat is seat for event in view.play.all_plays])
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
