"""Find a better card: another try at a decision, with nothing given away before it is found or given up."""

from collections.abc import Sequence
from enum import Enum

from attrs import evolve, field, frozen

from pidro.engine.actions import Action, IllegalAction, Options
from pidro.engine.deal import Deal
from pidro.engine.game import view_of
from pidro.engine.view import SeatView
from pidro.table.judgement import TELLING, Decision
from pidro.table.losses import Kind


class Answer(Enum):
    """What is said of a try, on what the seat could know."""

    SAME = "same"
    """This is what was done."""
    NO_BETTER = "no better"
    """It brings no more than what was done."""
    BETTER = "better"
    """It brings more than what was done, but something brings more still."""
    FOUND = "found"
    """Nothing brings more that counts."""


@frozen
class Retry:
    """A decision to be taken again. Only `view`, `kind`, `tried` and `answer` may be shown before the end."""

    view: SeatView
    """What the seat knew."""
    kind: Kind
    _decision: Decision = field(repr=False)
    tried: tuple[Action, ...] = ()
    """The tries so far, the last one last."""
    is_given_up: bool = False

    @property
    def options(self) -> Options:
        """The question."""
        return self.view.question

    @property
    def answer(self) -> Answer | None:
        """What is said of the last try; None before the first."""
        if not self.tried:
            return None
        action, decision = self.tried[-1], self._decision
        known = decision.worth(action).known
        if action == decision.better or known > decision.worth(decision.better).known - TELLING:
            return Answer.FOUND
        if action == decision.action:
            return Answer.SAME
        return Answer.BETTER if known > decision.worth(decision.action).known else Answer.NO_BETTER

    @property
    def is_over(self) -> bool:
        """Whether the decision may be shown: the better action was found, or the person gave up."""
        return self.is_given_up or self.answer is Answer.FOUND

    @property
    def solution(self) -> Decision | None:
        """The judged decision; None as long as it must not be shown."""
        return self._decision if self.is_over else None

    def attempt(self, action: Action) -> "Retry":
        """After one more try; raises `IllegalAction` for what the options don't admit."""
        if action not in self.options:
            raise IllegalAction("not one of the actions that were legal then")
        return evolve(self, tried=(*self.tried, action))

    def give_up(self) -> "Retry":
        """After which the decision may be shown."""
        return evolve(self, is_given_up=True)


def retry_of(decision: Decision, states: Sequence[Deal], scores: tuple[int, int]) -> Retry:
    """A new try at this decision of the deal with these states; `scores` are those before the deal."""
    view = view_of(states[decision.place], decision.seat, scores)
    return Retry(view, decision.kind, decision)
