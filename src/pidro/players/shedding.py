"""What to kill of more than six trumps [ROBOTS 3]."""

from pidro.engine.actions import Kill, KillOptions
from pidro.players.player import Advice
from pidro.players.reasons import Code, Reason


def kill(options: KillOptions) -> Advice:
    """The lowest that may be killed: six trumps protect a pidro, whichever they are, and high ones win."""
    cards = options.cards[len(options.cards) - options.count :]
    if len(cards) == len(options.cards):
        return Advice(Kill(frozenset(cards)), Reason(Code.ONLY_CHOICE))
    return Advice(Kill(frozenset(cards)), Reason(Code.KILL_LOWEST, cards))
