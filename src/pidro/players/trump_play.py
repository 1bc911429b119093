"""Playing a card: the ideas for leading and for following in order, and what is left when none answers."""

from pidro.engine.actions import PlayOptions
from pidro.engine.view import SeatView
from pidro.players.follows import FOLLOWS
from pidro.players.ideas import played
from pidro.players.leads import LEADS
from pidro.players.player import Advice
from pidro.players.reasons import Code, Reason
from pidro.players.situation import Situation


def play(view: SeatView, options: PlayOptions) -> Advice:
    """The card to play, by the first idea that answers."""
    if len(options.cards) == 1:
        return Advice(next(iter(options)), Reason(Code.ONLY_CHOICE))
    situation = Situation(view)
    for idea in FOLLOWS if view.play.plays else LEADS:
        advice = idea(situation)
        if advice is not None:
            return advice
    return least_loss(situation)


def least_loss(s: Situation) -> Advice:
    """When every card has points: the one with the fewest."""
    return played(min(reversed(s.hand), key=s.points), Code.LEAST_LOSS)
