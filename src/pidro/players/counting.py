"""How the unseen trumps may be split between the other hands, counted exactly [ROBOTS 2].

Before the buy everyone saw how many trumps each seat but the dealer held. With the cards that it drew this
gives every split of the unseen trumps a weight: the number of ways in which the cards can have been dealt and
drawn so. Cards that were played, killed or shown belong to their seats, and a cold seat holds none.
"""

from collections.abc import Iterable
from math import comb, perm
from typing import TypeAlias

from attrs import frozen

from pidro.engine.cards import CLOCKWISE, Card, Hand, Seat
from pidro.engine.view import SeatView

Counts: TypeAlias = tuple[int, ...]
"""How many of the unseen trumps each seat holds, by seat."""
Weights: TypeAlias = tuple[int, ...]
"""By number of unseen trumps: in how many ways the seat can have come to hold as many."""


@frozen
class Splits:
    """The splits of the unseen trumps that a view allows, each with its weight."""

    unseen: int
    """How many trumps the seat can't place."""
    weighted: tuple[tuple[Counts, int], ...]
    """Each split with the number of ways in which it can have come about, the choice of cards included."""
    total: int
    """Sum of the weights."""

    def most(self, seat: Seat) -> int:
        """The most unseen trumps that the seat can hold."""
        return max(counts[seat] for counts, _ in self.weighted)

    def chance_of_any(self, cards: int, seats: Iterable[Seat]) -> float:
        """The chance that at least one of so many given unseen trumps lies with one of these seats."""
        if not cards:
            return 0.0
        ways = [0] * (self.unseen + 1)
        for counts, weight in self.weighted:
            ways[sum([counts[seat] for seat in seats])] += weight
        unseen = self.unseen
        none = sum(
            weight * comb(unseen - cards, held) / comb(unseen, held)
            for held, weight in enumerate(ways)
            if weight
        )
        return 1.0 - none / self.total


def splits_of(view: SeatView, unseen: Hand) -> Splits:
    """The splits of these unseen trumps between the other seats; only while the play goes on."""
    first, second, third = CLOCKWISE[view.seat][1:]
    ways = [_ways(view, seat) for seat in (first, second, third)]
    count = len(unseen)
    weighted: list[tuple[Counts, int]] = []
    counts = [0, 0, 0, 0]
    for held_first, weight_first in enumerate(ways[0][: count + 1]):
        if not weight_first:
            continue
        left = count - held_first
        weight_first *= comb(count, held_first)
        counts[first] = held_first
        for held_second, weight_second in enumerate(ways[1][: left + 1]):
            held_third = left - held_second
            if not weight_second or held_third >= len(ways[2]) or not ways[2][held_third]:
                continue
            counts[second], counts[third] = held_second, held_third
            weight = weight_first * weight_second * comb(left, held_second) * ways[2][held_third]
            weighted.append((tuple(counts), weight))
    return Splits(count, tuple(weighted), sum([weight for _, weight in weighted]))


def _ways(view: SeatView, seat: Seat) -> Weights:
    """In how many ways the seat can have come to hold 0, 1, 2 … of the unseen trumps."""
    play, cards = view.play, view.hands[seat]
    if play.cold[seat] is not None or not cards or cards[0] is not None:
        return (1,)
    played = sum([event.seat is seat for event in play.all_plays])
    room = range(played, played + len(cards) + 1)
    exchange = view.exchange
    if seat is view.dealer:
        if exchange.killed[seat]:
            return (*[0] * len(cards), 1)
        slots = view.rules.cards_dealt + len(exchange.taken or ())
        return tuple([perm(slots, ended) for ended in room])
    shown = view.trumps_before_buy(seat)
    assert shown is not None, "every seat but the dealer has discarded before the play"
    kept, drawn = shown - len(exchange.killed[seat]), len(exchange.bought[seat])
    return tuple([comb(ended, kept) * perm(drawn, ended - kept) if ended >= kept else 0 for ended in room])


def unseen_trumps(view: SeatView) -> Hand:
    """The trumps that the seat can't place, high to low: not seen in any hand, played, killed or shown."""
    seen: set[Card | None] = set()
    for cards in (*view.hands, *view.exchange.killed):
        seen.update(cards)
    seen.update([event.card for event in view.play.all_plays])
    return tuple([card for card in view.named.cards if card not in seen])
