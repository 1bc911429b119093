"""The exact value of the play with open cards: `Solver`.

The hands are always turned so that the seat that leads the trick comes first. Its team, first and third hand,
wants many points, the other few. Every step asks "does the leading team get at least `need` points from here
on?" and answers with a number of points: at least `need` is a bound from below, less is a bound from above,
and both are as far from `need` as was found out. A few such questions close in on the exact value. The bounds
of each position at a trick's start are kept, so that later questions, and other layouts that come to the same
position, meet them again.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from attrs import define, field

from pidro.solver.position import Position
from pidro.solver.tables import MOST_TRUMPS, Move, Tables
from pidro.solver.turned import Turned, turned

MORE_THAN_ALL: Final = 1 << 16
MOST_KEPT: Final = 60_000
"""Positions kept in the table, some 250 bytes each, and as many lists of moves."""

Search: TypeAlias = Callable[[int], int]
"""From `need` to a bound on the points of the leading team, as described above."""


@define(eq=False)
class Solver:
    """Exact results with open cards; what it has found out about positions it keeps for the next question."""

    _tables: Tables
    _guess: int = 9
    """Points of NS in the last answer: where the next search starts; moves its speed only."""
    _bounds: dict[int, tuple[int, int]] = field(init=False, factory=dict)
    """Fewest and most points of the leading team from a trick's start, by the four hands in one number."""
    _leads: dict[int, tuple[Move, ...]] = field(init=False, factory=dict)
    _follows: dict[tuple[int, int], tuple[Move, ...]] = field(init=False, factory=dict)
    _throws: dict[int, tuple[Move, ...]] = field(init=False, factory=dict)

    def value(self, position: Position) -> int:
        """The points that NS takes from here on with best play by all, those in the trick included."""
        self._forget_too_much()
        root = turned(position, self._tables)
        if position.trick:
            trick = (root.live, root.best, root.winner, root.points)
            search: Search = partial(self._step(position.place), *root.hands, *trick)
        else:
            search = partial(self._lead, *root.hands)
        self._guess = root.for_ns(self._exact(search, root.total, root.own(self._guess)))
        return self._guess

    def card_values(self, position: Position) -> tuple[tuple[int, int], ...]:
        """Each trump of the seat to play, from the lowest, with the points that NS takes if it is played.

        Empty if nobody is to play: the trick is complete, or no hand holds a trump.
        """
        seat = position.to_play
        if seat is None:
            return ()
        leader = position.leader if position.trick else seat
        self._forget_too_much()
        root = turned(Position(position.hands, leader, position.trick), self._tables)
        hand = position.hands[seat]
        values = self._values_of_moves(root, (seat - leader) % 4)
        cards: list[tuple[int, int]] = []
        value = 0
        for card in range(hand.bit_length()):
            bit = 1 << card
            if hand & bit:
                # A card that wasn't tried does the same as the next lower one of its hand.
                value = values.get(bit, value)
                cards.append((card, root.for_ns(value)))
        return tuple(cards)

    def _values_of_moves(self, root: Turned, place: int) -> dict[int, int]:
        """The exact points of the leading team after each distinct card of the seat at this place."""
        live, best, winner, points = root.live, root.best, root.winner, root.points
        distinct = self._tables.distinct(root.hands[place], live)
        moves = self._follow_moves(distinct, best) if best else self._lead_moves(distinct)
        guess = root.own(self._guess)
        values: dict[int, int] = {}
        for bit, worth in moves:
            h0, h1, h2, h3 = [hand & ~bit for hand in root.hands]
            if bit > best:
                trick = (live ^ best, bit, place, points + worth)
            else:
                trick = (live ^ bit, best, winner, points + worth)
            search = partial(self._step(place + 1), h0, h1, h2, h3, *trick)
            guess = values[bit] = self._exact(search, root.total, guess)
        self._guess = root.for_ns(guess)
        return values

    def _forget_too_much(self) -> None:
        if len(self._bounds) > MOST_KEPT or len(self._follows) > MOST_KEPT:
            self._bounds.clear()
            self._follows.clear()

    def _exact(self, search: Search, total: int, guess: int) -> int:
        """The value that the bounds close in on, between 0 and total."""
        low, high = 0, total
        need = guess
        while low < high:
            need = min(max(need, low + 1), high)
            found = search(need)
            if found >= need:
                low = found
                need = found + 1
            else:
                high = need = found
        return low

    def _step(self, place: int) -> Callable[[int, int, int, int, int, int, int, int, int], int]:
        """The search from the turn of the seat at this place of the trick, 1–4; 4 is its end."""
        return (self._second, self._third, self._fourth, self._won)[place - 1]

    # A trick, seat by seat. h0 to h3 are the hands from the leader; `best` is its highest card as a bit,
    # played at the place `winner`, `points` what it holds; `live` has all cards in the hands and `best`.

    def _lead(self, h0: int, h1: int, h2: int, h3: int, need: int) -> int:
        own = h0 | h2
        opponents = h1 | h3
        low, high = 0, self._tables.points[own | opponents]
        if own > opponents:
            low = self._sure(h0, h2, h1, h3)
        else:
            high -= self._sure(h1, h3, h0, h2)
        if low >= need or low == high:
            return low
        if high < need:
            return high
        if not h0:
            total = self._tables.points[own | opponents]
            return total - self._lead(h1, h2, h3, h0, total - need + 1)
        key = ((h0 << MOST_TRUMPS | h1) << MOST_TRUMPS | h2) << MOST_TRUMPS | h3
        low, high = self._bounds.get(key, (low, high))
        if low >= need:
            return low
        if high < need:
            return high
        found = self._led(h0, h1, h2, h3, need)
        self._bounds[key] = (found, high) if found >= need else (low, found)
        return found

    def _sure(self, x: int, y: int, a: int, b: int) -> int:
        """Points that the team of x and y can't miss, holding a higher trump than a and b at a trick's start.

        Its cards above all of a and b win for it whenever they fall. While one of its hands plays them, turn
        after turn, the partner throws its best of the others, and a and b each lose at least their least.
        """
        tables = self._tables
        top = (a | b).bit_length()
        below = (1 << top) - 1
        tricks = (x >> top).bit_count()
        gain = 0
        if tricks:
            lowest = tables.lowest
            gain = tables.highest[y & below][tricks] + lowest[a][tricks] + lowest[b][tricks]
        tricks = (y >> top).bit_count()
        if tricks:
            lowest = tables.lowest
            gain = max(gain, tables.highest[x & below][tricks] + lowest[a][tricks] + lowest[b][tricks])
        return tables.points[(x | y) & ~below] + gain

    def _led(self, h0: int, h1: int, h2: int, h3: int, need: int) -> int:
        live = h0 | h1 | h2 | h3
        distinct = self._tables.distinct(h0, live)
        most = -1
        for bit, worth in self._leads.get(distinct) or self._lead_moves(distinct):
            found = self._second(h0 ^ bit, h1, h2, h3, live, bit, 0, worth, need)
            if found > most:
                most = found
                if found >= need:
                    break
        return most

    def _second(
        self, h0: int, h1: int, h2: int, h3: int, live: int, best: int, winner: int, points: int, need: int
    ) -> int:
        if not h1:
            return self._third(h0, h1, h2, h3, live, best, winner, points, need)
        distinct = self._tables.distinct(h1, live)
        least = MORE_THAN_ALL
        for bit, worth in self._follows.get((distinct, best)) or self._follow_moves(distinct, best):
            if bit > best:
                found = self._third(h0, h1 ^ bit, h2, h3, live ^ best, bit, 1, points + worth, need)
            else:
                found = self._third(h0, h1 ^ bit, h2, h3, live ^ bit, best, winner, points + worth, need)
            if found < least:
                least = found
                if found < need:
                    break
        return least

    def _third(
        self, h0: int, h1: int, h2: int, h3: int, live: int, best: int, winner: int, points: int, need: int
    ) -> int:
        if not h2:
            return self._fourth(h0, h1, h2, h3, live, best, winner, points, need)
        distinct = self._tables.distinct(h2, live)
        if winner == 0 and best > h3:
            moves = self._throws.get(distinct) or self._throw_moves(distinct)
        else:
            moves = self._follows.get((distinct, best)) or self._follow_moves(distinct, best)
        most = -1
        for bit, worth in moves:
            if bit > best:
                found = self._fourth(h0, h1, h2 ^ bit, h3, live ^ best, bit, 2, points + worth, need)
            else:
                found = self._fourth(h0, h1, h2 ^ bit, h3, live ^ bit, best, winner, points + worth, need)
            if found > most:
                most = found
                if found >= need:
                    break
        return most

    def _fourth(
        self, h0: int, h1: int, h2: int, h3: int, live: int, best: int, winner: int, points: int, need: int
    ) -> int:
        if not h3:
            return self._won(h0, h1, h2, h3, live, best, winner, points, need)
        distinct = self._tables.distinct(h3, live)
        if winner == 1:
            moves = self._throws.get(distinct) or self._throw_moves(distinct)
        else:
            moves = self._follows.get((distinct, best)) or self._follow_moves(distinct, best)
        least = MORE_THAN_ALL
        for bit, worth in moves:
            if bit > best:
                found = self._won(h0, h1, h2, h3 ^ bit, live ^ best, bit, 3, points + worth, need)
            else:
                found = self._won(h0, h1, h2, h3 ^ bit, live ^ bit, best, winner, points + worth, need)
            if found < least:
                least = found
                if found < need:
                    break
        return least

    def _won(
        self, h0: int, h1: int, h2: int, h3: int, live: int, best: int, winner: int, points: int, need: int
    ) -> int:
        if winner == 0:
            return points + self._lead(h0, h1, h2, h3, need - points)
        if winner == 2:
            return points + self._lead(h2, h3, h0, h1, need - points)
        left = self._tables.points[live ^ best]
        if winner == 1:
            return left - self._lead(h1, h2, h3, h0, left - need + 1)
        return left - self._lead(h3, h0, h1, h2, left - need + 1)

    # Moves in the order in which they most often settle the question.

    def _lead_moves(self, distinct: int) -> tuple[Move, ...]:
        """High cards first."""
        moves = self._leads[distinct] = tuple(reversed(self._tables.moves(distinct)))
        return moves

    def _follow_moves(self, distinct: int, best: int) -> tuple[Move, ...]:
        """Those that go above the best card, points first; then the others, points last; low before high."""

        def rank(move: Move) -> tuple[bool, int, int]:
            bit, points = move
            return bit < best, points if bit < best else -points, bit

        moves = self._follows[distinct, best] = tuple(sorted(self._tables.moves(distinct), key=rank))
        return moves

    def _throw_moves(self, distinct: int) -> tuple[Move, ...]:
        """Points first, under the partner's trick."""
        moves = self._throws[distinct] = tuple(
            sorted(self._tables.moves(distinct), key=lambda move: (-move[1], move[0]))
        )
        return moves
