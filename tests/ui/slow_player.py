"""Experts that never answer, or at once; outside any test so that another process can load them."""

import threading

from pidro.engine.view import SeatView
from pidro.players.expert import ExpertPlayer
from pidro.players.player import Advice
from pidro.players.rule_player import RulePlayer


class ThinksForEver(ExpertPlayer):
    """Never answers; the window asks it in another process, as it asks every expert."""

    def advise(self, view: SeatView) -> Advice:
        threading.Event().wait()
        raise AssertionError(view)


class ThinksBeside(ExpertPlayer):
    """Plays like the rule player, yet in another process."""

    def advise(self, view: SeatView) -> Advice:
        return RulePlayer().advise(view)
