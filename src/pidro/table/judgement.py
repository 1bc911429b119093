"""The decisions of one seat in a deal, each judged by what the seat could know when it took it.

Two questions, never mixed. On what the seat could know: does the action bring as much as the adviser's, on
average over the layouts that were possible? Only this makes it right or wrong. As the cards lay: does it
bring as much as any in this very deal? This tells luck. Points are those of `estimates`: the own team's score
in the deal minus the other's.
"""

from collections.abc import Sequence
from enum import Enum
from typing import assert_never

from attrs import frozen

from pidro.engine.actions import Action, BidOptions, KillOptions, Options, PlayOptions, TrumpOptions
from pidro.engine.cards import Seat
from pidro.engine.deal import Deal
from pidro.engine.game import view_of
from pidro.engine.play import question_of
from pidro.engine.rules import Rules
from pidro.players.expert import ExpertPlayer
from pidro.players.player import Player
from pidro.players.reasons import Reason
from pidro.table.estimates import Valuer
from pidro.table.game_record import DealRecord, GameRecord
from pidro.table.losses import Kind, Losses
from pidro.table.replay import states_of

TELLING = 0.5
"""Points on average from which a loss counts; with less, two good players may differ."""
CLEAR = 2.0
"""A loss counts only if it is so many standard errors of the sample above 0."""


class Verdict(Enum):
    """What is said of a decision."""

    RIGHT = "right"
    """Right on what could be known, and nothing would have been better as the cards lay."""
    RIGHT_AND_LOST = "right and lost"
    """Right on what could be known, though another action was better as the cards lay: called right."""
    WRONG = "wrong"
    """The better action brings more on average, and did so as the cards lay."""
    WRONG_AND_WON = "wrong and won"
    """The better action brings more on average, but as the cards lay it was no better: called lucky."""


@frozen
class Worth:
    """What one legal action brings."""

    action: Action
    known: float
    """On what the seat could know: on average over the layouts that were possible."""
    lay: float
    """As the cards lay."""


@frozen
class Decision:
    """An action where there was a choice, what would have been better, and why."""

    place: int
    """Actions of the deal before it: the place of the state in which it was taken."""
    kind: Kind
    seat: Seat
    action: Action
    better: Action
    """The adviser's action, or the one that was taken if that was right."""
    reason: Reason
    """The adviser's reason for its own action."""
    worths: tuple[Worth, ...]
    """Every legal action."""
    loss: float
    """Points lost on what could be known; 0 if it was right."""

    @property
    def is_right(self) -> bool:
        """Whether it was right on what the seat could know."""
        return self.loss == 0.0

    @property
    def lay_loss(self) -> float:
        """Points by which the best action would have been better as the cards lay; 0 or more."""
        return max([worth.lay for worth in self.worths]) - self.worth(self.action).lay

    @property
    def verdict(self) -> Verdict:
        """What is said of it."""
        if self.is_right:
            return Verdict.RIGHT if self.lay_loss < TELLING else Verdict.RIGHT_AND_LOST
        lay_gain = self.worth(self.better).lay - self.worth(self.action).lay
        return Verdict.WRONG_AND_WON if lay_gain < TELLING else Verdict.WRONG

    def worth(self, action: Action) -> Worth:
        """What this legal action brings."""
        return next(worth for worth in self.worths if worth.action == action)


@frozen
class Judgement:
    """All decisions of a seat in a deal where it had a choice, in their order."""

    seat: Seat
    decisions: tuple[Decision, ...]

    @property
    def that_mattered(self) -> tuple[Decision, ...]:
        """The decisions that cost something, on what could be known or as the cards lay; the worst first."""
        mattered = [decision for decision in self.decisions if decision.verdict is not Verdict.RIGHT]
        return tuple(
            sorted(mattered, key=lambda decision: (-decision.loss, -decision.lay_loss, decision.place))
        )

    @property
    def losses(self) -> Losses:
        """Points lost by kind of decision."""
        by_kind = {
            kind.value: sum([decision.loss for decision in self.decisions if decision.kind is kind])
            for kind in Kind
        }
        return Losses(**by_kind)


def judge(
    rules: Rules, deal: DealRecord, seat: Seat, scores: tuple[int, int], adviser: Player, valuer: Valuer
) -> Judgement:
    """The judgement of this seat's decisions, always the same for the same deal; the record must be right.

    `scores` are those before the deal. An action that the adviser would have taken too is never wrong.
    """
    states, actions = states_of(rules, deal), deal.actions
    return Judgement(
        seat,
        tuple(
            [
                decision_of(states[place], place, actions[place], scores, adviser, valuer)
                for place in choices(states, actions, seat)
            ]
        ),
    )


def judge_in_game(record: GameRecord, place: int, seat: Seat = Seat.SOUTH) -> Judgement:
    """The judgement of the deal at this place of the game, counted from 0, with the expert as adviser.

    For a process beside the window: in and out are plain values.
    """
    scores = record.scores_before(place)
    return judge(record.rules, record.deals[place], seat, scores, ExpertPlayer(), Valuer.of(record.rules))


def decision_in_game(record: GameRecord, place: int, action_place: int) -> Decision:
    """One of the decisions of `judge_in_game`, at one of the `choices`; for those who can't wait for all."""
    deal, valuer = record.deals[place], Valuer.of(record.rules)
    state, action = states_of(record.rules, deal)[action_place], deal.actions[action_place]
    return decision_of(state, action_place, action, record.scores_before(place), ExpertPlayer(), valuer)


def choices(states: Sequence[Deal], actions: Sequence[Action], seat: Seat = Seat.SOUTH) -> tuple[int, ...]:
    """The places of the actions of this seat where it had a choice; the states are those of `states_of`."""
    asked = [question_of(state) for state in states[: len(actions)]]
    return tuple(
        [place for place, options in enumerate(asked) if options.seat is seat and len(tuple(options)) > 1]
    )


def decision_of(
    state: Deal, place: int, action: Action, scores: tuple[int, int], adviser: Player, valuer: Valuer
) -> Decision:
    """The judgement of this action at the open question of a deal."""
    options = question_of(state)
    view = view_of(state, options.seat, scores)
    estimate, advice = valuer.estimate(view), adviser.advise(view)
    loss = estimate.loss(action, advice.action)
    is_wrong = loss >= TELLING and loss >= CLEAR * estimate.doubt(action, advice.action)
    lay = valuer.as_the_cards_lay(state, scores)
    return Decision(
        place=place,
        kind=kind_of(options, is_lead=not state.play.plays),
        seat=options.seat,
        action=action,
        better=advice.action if is_wrong else action,
        reason=advice.reason,
        worths=tuple([Worth(legal, estimate.average(legal), lay[legal]) for legal in estimate.actions]),
        loss=loss if is_wrong else 0.0,
    )


def kind_of(options: Options, *, is_lead: bool) -> Kind:
    """What is decided at this question."""
    match options:
        case BidOptions():
            return Kind.BID
        case TrumpOptions():
            return Kind.TRUMP
        case KillOptions():
            return Kind.KILL
        case PlayOptions():
            return Kind.LEAD if is_lead else Kind.FOLLOW
        case _:
            assert_never(options)
