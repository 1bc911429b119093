"""Chance that can be repeated: streams of numbers from a key, and a player who acts by them.

The generator is SplitMix64 (Steele, Lea and Flood, 2014), written out so that no library can change it, and
the key is hashed by BLAKE2: the same key gives the same numbers on every machine and Python version.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, TypeVar

from attrs import frozen

from pidro.engine.actions import Kill, KillOptions
from pidro.engine.events import BidMade
from pidro.engine.view import SeatView
from pidro.players.player import Advice
from pidro.players.reasons import Code, Reason

T = TypeVar("T")
Fraction: TypeAlias = Callable[[], float]
"""The next number from 0 to below 1 of a stream."""
_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def splitmix64(seed: int) -> Iterator[int]:
    """Numbers below 2**64 without end, always the same for the same seed (taken modulo 2**64)."""
    state = seed & _MASK
    while True:
        state = (state + _GAMMA) & _MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        yield mixed ^ (mixed >> 31)


class Stream:
    """A stream of numbers fixed by the words and numbers of its key."""

    def __init__(self, *key: str | int) -> None:
        """The stream of this key."""
        # It loads OpenSSL, which the window does not wait for.
        from hashlib import blake2b

        digest = blake2b(repr(key).encode(), digest_size=8).digest()
        self._numbers = splitmix64(int.from_bytes(digest, "big"))

    def bits(self) -> int:
        """The next 64 bits."""
        return next(self._numbers)

    def below(self, limit: int) -> int:
        """A number from 0 to below the limit; what the division favours is less than one in 2⁵⁰."""
        return self.bits() * limit >> 64

    def fraction(self) -> float:
        """A number from 0 to below 1."""
        return (self.bits() >> 11) / (1 << 53)

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, each as likely."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in a random order."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def view_key(view: SeatView) -> str:
    """What tells this decision of this seat from every other: its own cards and all that it saw happen."""
    play, exchange = view.play, view.exchange
    calls = [call.amount if isinstance(call, BidMade) else 0 for call in view.auction.calls]
    cards = [card.index for card in view.dealt[view.seat] if card is not None]
    bought = [card.index for card in exchange.bought[view.seat] if card is not None]
    killed = [[card.index for card in hand] for hand in exchange.killed]
    played = [[seen.card.index for seen in trick.plays] for trick in play.tricks]
    trick = [seen.card.index for seen in play.plays]
    suit = None if view.trumps is None else int(view.trumps.suit)
    where = (int(view.seat), int(view.dealer), view.scores, int(view.phase), suit)
    return repr((view.rules.preset, where, calls, cards, bought, killed, played, trick))


@frozen
class RandomPlayer:
    """A player who takes any legal action, each as likely."""

    def advise(self, view: SeatView) -> Advice:
        """A legal action by the stream of this view."""
        options = view.question
        stream = Stream("random player", view_key(view))
        if isinstance(options, KillOptions):
            cards = stream.shuffled(options.cards)[: options.count]
            return Advice(Kill(frozenset(cards)), Reason(Code.CHANCE))
        return Advice(stream.pick(tuple(options)), Reason(Code.CHANCE))
