"""The robot that samples: hidden hands that the view allows, solved or played out, and the best on average.

It says what the rules would say where they agree, and figures where they don't. The same view always gets the
same advice, since the sample is fixed by the view.
"""

from random import Random
from typing import assert_never

from attrs import field, frozen

from pidro.engine.actions import BidOptions, KillOptions, PlayOptions, TrumpOptions
from pidro.engine.view import SeatView
from pidro.players.chance import Fraction, Stream, view_key
from pidro.players.expert_bids import expert_bid, expert_trump
from pidro.players.expert_play import expert_card
from pidro.players.player import Advice, Player
from pidro.players.rule_player import RulePlayer


@frozen
class ExpertPlayer:
    """Averages over the possible layouts of the hidden cards [ROBOTS 6]."""

    rules: Player = field(factory=RulePlayer)
    """Who is asked first: for the reasons where they agree, and for what to kill."""

    def advise(self, view: SeatView) -> Advice:
        """What to do at this view's question; only for a view with options."""
        usual = self.rules.advise(view)
        advice = _own_advice(view, usual)
        return usual if advice.action == usual.action else advice


def _own_advice(view: SeatView, usual: Advice) -> Advice:
    match view.question:
        case BidOptions() as options:
            is_open = options.bids and options.may_pass
            return expert_bid(view, options, usual, fraction_of(view)) if is_open else usual
        case TrumpOptions():
            return expert_trump(view, usual, fraction_of(view))
        case PlayOptions() as options:
            return expert_card(view, usual, fraction_of(view)) if len(options.cards) > 1 else usual
        case KillOptions():
            return usual
        case _:
            assert_never(view.question)


def fraction_of(view: SeatView) -> Fraction:
    """The stream of chance of this view.

    `random()` of a seeded `Random` is the part of the library that is promised to stay the same for ever.
    """
    return Random(Stream("expert", view_key(view)).bits()).random
