"""What an idea about the play is: a small function that gives an advice, or leaves it to the next."""

from collections.abc import Callable
from typing import TypeAlias

from pidro.engine.actions import PlayCard
from pidro.engine.cards import Card, Hand, Seat
from pidro.players.player import Advice
from pidro.players.reasons import Code, Reason
from pidro.players.situation import Situation

Idea: TypeAlias = Callable[[Situation], Advice | None]


def played(
    card: Card, code: Code, *, cards: Hand = (), seat: Seat | None = None, number: int | None = None
) -> Advice:
    """The advice to play this card; without other cards the reason speaks of this one."""
    return Advice(PlayCard(card), Reason(code, cards or (card,), seat=seat, number=number))
