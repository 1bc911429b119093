"""The layouts of the hidden trumps that a view allows: all of them, or a fair sample, each with its weight.

How many of the unseen trumps each seat can hold is counted exactly (`counting`); which ones they are is then
any choice, each as likely but for what bids and plays tell. Trumps are numbered from the lowest, 0, and a
hand is a bit set, as in the solver.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, combinations
from math import comb
from typing import TypeAlias

from attrs import frozen

from pidro.engine.cards import Seat
from pidro.engine.view import SeatView
from pidro.players.chance import Fraction
from pidro.players.counting import Counts, splits_of, unseen_trumps
from pidro.solver.door import mask_of
from pidro.solver.position import Masks

Belief: TypeAlias = Callable[[Masks], float]
"""How much likelier than others bids and plays make this layout of the trumps that are held now."""

MOST_LISTED = 200
"""Up to so many layouts are all listed instead of drawn."""
OVERDRAWN = 4
"""So many times as many layouts are drawn as are kept by what the belief makes of them."""


@frozen
class Worlds:
    """Layouts of the trumps in the four hands, and how likely each is."""

    layouts: tuple[Masks, ...]
    weights: tuple[float, ...]
    """Of sum 1."""
    are_all: bool
    """Whether no other layout is possible."""


def worlds_of(view: SeatView, count: int, fraction: Fraction, belief: Belief) -> Worlds:
    """All layouts that the view allows, or a sample of `count`; only while the play goes on."""
    trumps = view.named
    known = tuple(
        [
            0 if view.play.cold[seat] is not None else mask_of(trumps, cards)
            for seat, cards in enumerate(view.hands)
        ]
    )
    hidden = unseen_trumps(view)
    unseen = [trumps.strength[card] for card in hidden]
    splits = splits_of(view, hidden)
    ways = [_ways(counts) for counts, _ in splits.weighted]
    if sum(ways) <= MOST_LISTED:
        return _listed(known, unseen, splits.weighted, ways, belief)
    return _drawn(known, unseen, splits.weighted, count, fraction, belief)


def _ways(counts: Counts) -> int:
    """In how many ways the cards can be chosen for this split."""
    ways, left = 1, sum(counts)
    for held in counts:
        ways *= comb(left, held)
        left -= held
    return ways


def _listed(
    known: Sequence[int],
    unseen: Sequence[int],
    weighted: Sequence[tuple[Counts, int]],
    ways: Sequence[int],
    belief: Belief,
) -> Worlds:
    layouts: list[Masks] = []
    weights: list[float] = []
    for (counts, weight), choices in zip(weighted, ways, strict=True):
        for layout in _layouts(known, frozenset(unseen), counts, 0):
            layouts.append(layout)
            weights.append(weight / choices * belief(layout))
    return Worlds(tuple(layouts), shares(weights), are_all=True)


def _layouts(known: Sequence[int], unseen: frozenset[int], counts: Counts, seat: int) -> Iterator[Masks]:
    """Every choice of the unseen trumps for the seats from this one on."""
    if seat == len(Seat):
        south, west, north, east = known
        yield south, west, north, east
        return
    for cards in combinations(sorted(unseen), counts[seat]):
        mask = sum([1 << card for card in cards])
        now = [*known[:seat], known[seat] | mask, *known[seat + 1 :]]
        yield from _layouts(now, unseen.difference(cards), counts, seat + 1)


def _drawn(
    known: Sequence[int],
    unseen: Sequence[int],
    weighted: Sequence[tuple[Counts, int]],
    count: int,
    fraction: Fraction,
    belief: Belief,
) -> Worlds:
    """Splits in proportion to their weight, evenly spaced, with cards dealt; then thinned by belief."""
    places = _spaced([float(weight) for _, weight in weighted], count * OVERDRAWN, fraction)
    drawn = [_dealt(known, unseen, weighted[place][0], fraction) for place in places]
    kept: dict[Masks, int] = {}
    for place in _spaced([belief(layout) for layout in drawn], count, fraction):
        kept[drawn[place]] = kept.get(drawn[place], 0) + 1
    return Worlds(tuple(kept), tuple([times / count for times in kept.values()]), are_all=False)


def _dealt(known: Sequence[int], unseen: Sequence[int], counts: Counts, fraction: Fraction) -> Masks:
    cards = list(unseen)
    hands = list(known)
    for seat, held in enumerate(counts):
        for _ in range(held):
            place = int(fraction() * len(cards))
            hands[seat] |= 1 << cards[place]
            cards[place] = cards[-1]
            cards.pop()
    return hands[0], hands[1], hands[2], hands[3]


def _spaced(weights: Sequence[float], count: int, fraction: Fraction) -> list[int]:
    """`count` places drawn in proportion to the weights, evenly spaced from one random start."""
    sums = list(accumulate(weights))
    step = sums[-1] / count
    mark = fraction() * step
    places: list[int] = []
    place = 0
    for _ in range(count):
        while sums[place] <= mark and place < len(sums) - 1:
            place += 1
        places.append(place)
        mark += step
    return places


def shares(weights: Sequence[float]) -> tuple[float, ...]:
    """The same weights, of sum 1."""
    total = sum(weights)
    return tuple([weight / total for weight in weights])
