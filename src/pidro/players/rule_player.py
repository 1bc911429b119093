"""The robot that plays by rules: the first rule that answers wins, and says why."""

from typing import assert_never

from attrs import frozen

from pidro.engine.actions import BidOptions, KillOptions, PlayOptions, TrumpOptions
from pidro.engine.view import SeatView
from pidro.players.bidding import bid, name_trump
from pidro.players.player import Advice
from pidro.players.shedding import kill
from pidro.players.trump_play import play


@frozen
class RulePlayer:
    """Plays by the tips of the manuals with exact counting [ROBOTS 3]."""

    def advise(self, view: SeatView) -> Advice:
        """What to do at this view's question; only for a view with options."""
        match view.question:
            case BidOptions() as options:
                return bid(view, options)
            case TrumpOptions():
                return name_trump(view)
            case KillOptions() as options:
                return kill(options)
            case PlayOptions() as options:
                return play(view, options)
            case _:
                assert_never(view.question)
