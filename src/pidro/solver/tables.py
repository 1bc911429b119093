"""What the solver looks up by a set of trumps: points, fewest and most points of some cards, like cards."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from attrs import frozen

Move: TypeAlias = tuple[int, int]
"""A card as a bit, and its points."""
Sums: TypeAlias = tuple[int, ...]
"""Points of the first 0, 1, 2, ... cards."""

MOST_TRUMPS = 15
LANE = MOST_TRUMPS + 1
"""Bits for the cards of one worth and a carry, where like cards are told apart by adding."""


@frozen(eq=False)
class Tables:
    """Everything that depends on the points of the trumps alone; lists are indexed by a set of trumps."""

    card_points: tuple[int, ...]
    """Points of each trump that go with the trick; 0 for the low card, whose point is its owner's."""
    low: int
    """The card whose point stays with the team that plays it, as a bit; 0 if there is none."""
    low_points: int
    points: list[int]
    highest: list[Sums]
    """Points of the cards worth most, so many of them."""
    lowest: list[Sums]
    """Points of the cards worth least, so many of them."""
    lanes: list[int]
    """The set with the cards of each worth in a lane of its own."""
    gaps: list[int]
    """The trumps that are not in the set, in every lane."""

    def distinct(self, hand: int, live: int) -> int:
        """The cards of the hand without those that do the same as a lower one, in lanes.

        Two cards of a hand do the same if they are worth the same and no live card lies between them. Adding
        the gaps carries each card's bit up to the next live place, where it hits the card that is its like.
        """
        lanes = self.lanes[hand]
        return lanes & ~((lanes << 1) + self.gaps[live])

    def moves(self, lanes: int) -> list[Move]:
        """The cards of a set in lanes with their points, from the lowest."""
        moves: list[Move] = []
        while lanes:
            place = lanes.bit_length() - 1
            lanes ^= 1 << place
            card = place % LANE
            moves.append((1 << card, self.card_points[card]))
        return sorted(moves)


@lru_cache(maxsize=8)
def tables_of(points: tuple[int, ...], low: int | None) -> Tables:
    """The tables for trumps with these points, from the lowest; the points of `low` are its own team's."""
    assert len(points) <= MOST_TRUMPS, "the tables double with each trump"
    worth = tuple(0 if card == low else value for card, value in enumerate(points))
    values = sorted(set(worth))
    everything = (1 << len(worth)) - 1
    one_in_each_lane = sum(1 << LANE * lane for lane in range(len(values)))
    counts = _by_set(LANE ** values.index(value) for value in worth)
    cards = {count: _counted(count, values) for count in set(counts)}
    highest = {count: _sums(worths[::-1], len(worth)) for count, worths in cards.items()}
    lowest = {count: _sums(worths, len(worth)) for count, worths in cards.items()}
    return Tables(
        card_points=worth,
        low=0 if low is None else 1 << low,
        low_points=0 if low is None else points[low],
        points=_by_set(worth),
        highest=[highest[count] for count in counts],
        lowest=[lowest[count] for count in counts],
        lanes=_by_set(1 << card + LANE * values.index(value) for card, value in enumerate(worth)),
        gaps=[(everything ^ cards) * one_in_each_lane for cards in range(everything + 1)],
    )


def _by_set(values: Iterable[int]) -> list[int]:
    """For every set of cards the sum of its cards' values."""
    sums = [0]
    for value in values:
        sums += [value + before for before in sums]
    return sums


def _counted(count: int, values: list[int]) -> list[int]:
    """The worth of each card, rising, from a number whose digits count the cards of each worth."""
    return [value for place, value in enumerate(values) for _ in range(count // LANE**place % LANE)]


def _sums(worths: list[int], size: int) -> Sums:
    return tuple(sum(worths[:cards]) for cards in range(size + 1))
