"""The one way to ask a robot: a view in, an action with its reason out."""

from typing import Protocol

from attrs import frozen

from pidro.engine.actions import Action
from pidro.engine.view import SeatView
from pidro.players.reasons import Reason


@frozen
class Advice:
    """What a player would do, and why."""

    action: Action
    reason: Reason


class Player(Protocol):
    """Somebody who plays one seat; the same view always gets the same advice."""

    def advise(self, view: SeatView) -> Advice:
        """What to do at this view's question; only for a view with options."""
        ...
