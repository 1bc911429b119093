"""A deal looked at on the table with open cards, and its decisions tried again; the game waits meanwhile."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias, assert_never

from attrs import evolve, frozen
from PySide6.QtCore import QObject, Qt, Signal, SignalInstance

from pidro.engine.actions import Action, Kill, KillOptions, PlayCard
from pidro.engine.cards import Card
from pidro.engine.game import view_of
from pidro.engine.view import SeatView
from pidro.table.game_record import DealRecord, GameRecord
from pidro.table.judgement import Decision, Judgement, choices, decision_in_game
from pidro.table.live_game import PERSON
from pidro.table.replay import states_of
from pidro.table.retry import Retry, retry_of
from pidro.table.review import Review, review_of
from pidro.ui import labels
from pidro.ui.figures import points_text
from pidro.ui.questions import NO_EXTRA, NO_QUESTION, Question, Speaker, question
from pidro.ui.reason_phrases import reason_text
from pidro.ui.review_panel import ReviewPanel
from pidro.ui.review_phrases import (
    answer_text,
    known_text,
    lay_text,
    start_text,
    step_text,
    try_text,
    verdict_text,
)
from pidro.ui.scene import Scene
from pidro.ui.spoken import table_text
from pidro.ui.states import Asking
from pidro.ui.table_view import TableView
from pidro.ui.thinker import Thinker
from pidro.ui.value_marks import ValueMarks


@frozen
class Looking:
    """The deal lies open; so many of its actions are done."""

    place: int
    shown: Retry | None = None
    """A decision of which all is said, since it was found or given up."""


@frozen
class Trying:
    """A decision is taken again, and nothing is given away."""

    retry: Retry
    chosen: frozenset[Card] = frozenset()
    """Cards marked to be killed."""


Mode: TypeAlias = Looking | Trying


@frozen
class Subject:
    """What is reviewed, and how far the person has come; enough to go on in another window."""

    record: GameRecord
    place: int
    """The deal in it, from 0."""
    mode: Mode | None = None
    """None at first."""
    judgement: Judgement | None = None
    """None until it is there."""

    @property
    def deal(self) -> DealRecord:
        """The deal that is reviewed."""
        return self.record.deals[self.place]

    @property
    def scores(self) -> tuple[int, int]:
        """The score before the deal."""
        return self.record.scores_before(self.place)


class Reviewing(QObject):
    """Shows one deal on the table and its review in the panel, until it is left."""

    left = Signal()
    """The person wants to go back to the game."""

    def __init__(
        self,
        subject: Subject,
        panel: ReviewPanel,
        table: TableView,
        scene: Scene,
        thinker: Thinker,
        speaker: Speaker,
    ) -> None:
        super().__init__(table)
        self._panel, self._table, self._scene = panel, table, scene
        self._speaker = speaker
        record, deal = subject.record, subject.deal
        self._states = states_of(record.rules, deal)
        self._choices = choices(self._states, deal.actions)
        self._review: Review | None = review_of(record.rules, deal)
        self._marks = ValueMarks(table, scene)
        self._mode: Mode = subject.mode or Looking(self._first_place())
        self._subject = subject
        self._links: tuple[tuple[SignalInstance, Callable[..., None] | SignalInstance], ...] = (
            (panel.place_chosen, self._go_to_card),
            (panel.decision_chosen, self._take_again),
            (panel.shown_wanted, self._give_up),
            (panel.left, self.left),
            (table.resized, self._show),
        )
        for signal, slot in self._links:
            signal.connect(slot)
        panel.show_review(self._review, speaker)
        self._thinker = thinker
        if subject.judgement is None:
            self._judge(())
        else:
            self._judged(subject.judgement)
        table.show_extra(NO_EXTRA)
        table.show_number(labels.deal_number(deal.number))
        self._show()

    @property
    def subject(self) -> Subject:
        """What is reviewed, as it stands."""
        return evolve(self._subject, mode=self._mode)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The person's decisions that mattered, the worst first; none before they are judged."""
        judgement = self._subject.judgement
        return () if judgement is None else judgement.that_mattered

    def put_away(self) -> None:
        """Be gone; what is judged from now on is dropped."""
        for signal, slot in self._links:
            signal.disconnect(slot)
        self._links = ()
        self._marks.hide()
        self._marks.deleteLater()
        self._table.show_question(NO_QUESTION)
        self.deleteLater()

    def key(self, key: Qt.Key) -> None:
        """A key that no button took."""
        match self._mode, key:
            case Looking(place), Qt.Key.Key_Right:
                self._look(place + 1)
            case Looking(place), Qt.Key.Key_Left:
                self._look(place - 1)
            case Looking(), Qt.Key.Key_Home:
                self._look(0)
            case Looking(), Qt.Key.Key_End:
                self._look(len(self._states) - 1)
            case Trying(), Qt.Key.Key_Escape:
                self._give_up()
            case Looking(), Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                return

    def press(self, card: Card | None) -> None:
        """A press on a card of the table."""
        mode = self._mode
        if not isinstance(mode, Trying) or card is None or mode.retry.is_over:
            return
        options = mode.retry.options
        if isinstance(options, KillOptions) and card in options.cards:
            chosen = mode.chosen ^ {card}
            if len(chosen) <= options.count:
                self._mode = evolve(mode, chosen=chosen)
                self._show()
        elif PlayCard(card) in options:
            self.choose(PlayCard(card))

    def choose(self, action: Action) -> None:
        """A try at the decision."""
        mode = self._mode
        if isinstance(mode, Trying) and not mode.retry.is_over and action in mode.retry.options:
            self._try(mode.retry.attempt(action))

    def confirm(self) -> None:
        """The marked cards are the ones to be killed."""
        if isinstance(self._mode, Trying):
            self.choose(Kill(self._mode.chosen))

    def _first_place(self) -> int:
        """The first lead; the end of a deal that did not come so far."""
        way = () if self._review is None else self._review.way
        return way[0].place if way else len(self._states) - 1

    def _judge(self, decisions: tuple[Decision, ...]) -> None:
        """Have the person's decisions judged after these, one by one: a robot may want the process soon."""
        if not self._links:
            return
        if len(decisions) == len(self._choices):
            self._judged(Judgement(PERSON, decisions))
        else:
            record, place = self._subject.record, self._subject.place
            job = partial(decision_in_game, record, place, self._choices[len(decisions)])
            self._thinker.work(job, lambda decision: self._judge((*decisions, decision)))

    def _judged(self, judgement: Judgement) -> None:
        self._subject = evolve(self._subject, judgement=judgement)
        self._panel.show_decisions(self.decisions)

    def _look(self, place: int) -> None:
        if isinstance(self._mode, Looking):
            self._mode = evolve(self._mode, place=max(0, min(len(self._states) - 1, place)))
            self._show()

    def _go_to_card(self, place: int) -> None:
        if self._review is not None:
            way = self._review.way
            self._table.setFocus()
            self._look(way[0].place if place < 0 else way[place].place + 1)

    def _take_again(self, index: int) -> None:
        """Try this decision again; one that was right is shown at once: nothing better is to be found."""
        decision = self.decisions[index]
        retry = retry_of(decision, self._states, self._subject.scores)
        self._try(retry.give_up() if decision.is_right else retry)

    def _give_up(self) -> None:
        if isinstance(self._mode, Trying):
            self._try(self._mode.retry.give_up())

    def _try(self, retry: Retry) -> None:
        decision = retry.solution
        self._mode = Trying(retry) if decision is None else Looking(decision.place, retry)
        self._table.setFocus()
        self._show()

    def _show(self) -> None:
        match self._mode:
            case Looking(place, shown):
                solution = self._solution_text(shown)
                self._panel.show_all(solution)
                self._show_place(place, solution)
            case Trying(retry, chosen):
                self._panel.show_try(try_text(retry.kind))
                self._show_try(retry, chosen)
            case _:
                assert_never(self._mode)
        self._show_marks()

    def _show_place(self, place: int, solution: str) -> None:
        """The table with open cards after so many actions; what is said in the panel is heard too."""
        view = view_of(self._states[place], PERSON, self._subject.scores, all_hands=True)
        message = ""
        if self._review is not None:
            review, trumps = self._review, self._states[-1].named
            done = [number for number, step in enumerate(review.way) if step.place < place]
            self._panel.show_place(done[-1] if done else -1)
            message = start_text(review.par)
            if done:
                message = step_text(review.way[done[-1]], trumps, review.total, self._speaker.names)
        self._show_table(view, Question(message=message, said=(solution, message)))

    def _solution_text(self, retry: Retry | None) -> str:
        """All that is said of a decision once it may be shown."""
        decision = None if retry is None else retry.solution
        if retry is None or decision is None:
            return ""
        view, names = retry.view, self._speaker.names
        reason = reason_text(decision.reason, view, names)
        lines = [] if retry.answer is None else [answer_text(retry.answer)]
        lines.append(verdict_text(decision.verdict))
        lines.append(known_text(decision, view.trumps, points_text(decision.loss), reason))
        lines.append(lay_text(decision, points_text(decision.lay_loss)))
        return "\n\n".join(lines)

    def _show_try(self, retry: Retry, chosen: frozenset[Card]) -> None:
        """Only what the person knew then."""
        asked = question(Asking(0, retry.options, chosen), retry.view, None, self._speaker)
        asked = evolve(asked, said=(try_text(retry.kind), *asked.said))
        if retry.answer is not None and not chosen:
            text = answer_text(retry.answer)
            asked = evolve(asked, message=text, said=(*asked.said, text))
        self._show_table(retry.view, asked)

    def _show_table(self, view: SeatView, asked: Question) -> None:
        self._scene.show(view)
        self._table.describe(table_text(view, self._speaker.names))
        self._table.show_question(asked)

    def _show_marks(self) -> None:
        step = None
        if isinstance(self._mode, Looking) and self._review is not None:
            place = self._mode.place
            step = next((step for step in self._review.way if step.place == place), None)
        self._marks.show_step(step)
