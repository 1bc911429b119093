"""What can be on the table, and what the table is doing: moving, asking the person, or waiting."""

from typing import TypeAlias

from attrs import frozen

from pidro.engine.actions import Action, Kill, KillOptions, Options, PlayCard, PlayOptions
from pidro.engine.cards import Card, Team
from pidro.table.live_game import LiveGame
from pidro.table.practice import Practice
from pidro.ui.story import Recap, Rest


@frozen
class Showing:
    """Motions are under way, or a robot thinks; nothing is asked."""

    recap: Recap | None = None
    """The trick that is looked at again."""


@frozen
class Asking:
    """The person is asked."""

    turn: int
    options: Options
    chosen: frozenset[Card] = frozenset()
    """Cards marked so far: to be killed, or waiting for the second click."""
    refused: Card | None = None
    """The card that was pressed last and can't be chosen."""

    @property
    def marked_action(self) -> Action | None:
        """What the marked cards amount to, once there are enough."""
        match self.options:
            case KillOptions(_, _, count) if len(self.chosen) == count:
                return Kill(self.chosen)
            case PlayOptions() if self.chosen:
                return PlayCard(next(iter(self.chosen)))
            case _:
                return None


@frozen
class Resting:
    """The table waits until the person goes on."""

    rest: Rest
    winner: Team | None = None
    """Who has won, when the game is over."""


State: TypeAlias = Showing | Asking | Resting
Running: TypeAlias = LiveGame | Practice
"""What can be on the table."""
SHOWING = Showing()
