"""The loop between live game and scene: it shows what happened, asks the person, and lets the robots act.

It is SHOWING, ASKING or RESTING. Input reaches the game through `answer` alone, and only while a
question is open.
"""

import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import assert_never

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from pidro.engine.actions import Action, IllegalAction, KillOptions, Options, PlayCard, PlayOptions
from pidro.engine.cards import Card
from pidro.engine.deal import Deal
from pidro.engine.events import Event
from pidro.players.player import Advice, Player
from pidro.table.live_game import PERSON, Kind, LiveGame
from pidro.table.practice import Practice
from pidro.table.turns import StaleTurn
from pidro.ui.presses import Presses
from pidro.ui.scene import Scene
from pidro.ui.settings import Motion, Pace, Settings
from pidro.ui.states import SHOWING, Asking, Resting, Running, Showing, State
from pidro.ui.story import Beat, Hold, Onlooker, Pause, Present, Recap, Rest, recap, story, unseen_of
from pidro.ui.thinker import Thinker
from pidro.ui.timeline import RECAP_MS, Timeline

log = logging.getLogger(__name__)


class Controller(QObject):
    """Runs one live game on one scene."""

    state_changed = Signal()
    begun = Signal()
    """Another game is on the table, as it stands."""
    asked_why = Signal(object)
    """The person wants to know why this card was played."""
    presented = Signal(object, object)
    """An event and the view after it, when the table shows it."""

    def __init__(
        self,
        scene: Scene,
        settings: Settings,
        thinker: Thinker,
        clock_ms: Callable[[], float],
        parent: QObject,
    ) -> None:
        """`clock_ms` tells presses of one burst from others."""
        super().__init__(parent)
        self._scene, self._settings, self._thinker = scene, settings, thinker
        self._presses = Presses(clock_ms)
        self._running: Running | None = None
        self._state: State = SHOWING
        self._beats: deque[Beat] = deque()
        self._consulted: int | None = None
        self._advice: Advice | None = None
        self._is_pumping = self._system_reduces = False
        self._timeline = Timeline(scene.move, self)
        self._timeline.finished.connect(self._motions_ended)

    @property
    def state(self) -> State:
        """What the table is doing."""
        return self._state

    @property
    def is_moving(self) -> bool:
        """Whether cards are on their way."""
        return self._timeline.is_moving

    @property
    def running(self) -> Running:
        """The game or the replay on the table."""
        assert self._running is not None
        return self._running

    def begin(self, running: Running) -> None:
        """Put this game or replay on the table as it stands and go on; the one before is left as it is.

        While something is taken back in a replay nothing goes by itself: the robots would at once do it
        again, and one could never go back past them.
        """
        is_taken_back = (
            isinstance(running, Practice) and running.can_go_forward and self._goes_by_itself(running)
        )
        self._put(running, Resting(Rest.TAKEN_BACK) if is_taken_back else SHOWING)

    def begin_resumed(self, live: LiveGame) -> None:
        """Put a game that was left on the table, where it waits."""
        self._put(live, Resting(Rest.RESUMED))

    def _put(self, running: Running, state: State) -> None:
        self._drop_all()
        self._running = running
        self._state = state
        self.state_changed.emit()
        if isinstance(running, LiveGame) and (unseen := unseen_of(running)):
            view, beats = unseen
            self._scene.show(view)
            self._beats.extend(beats)
        elif running.game.deal is None:
            self._scene.clear_table()
        else:
            self._scene.show(running.view())
        self.begun.emit()
        self.pump()

    def stop(self) -> None:
        """Show and ask nothing any more."""
        self._drop_all()
        self._running = None
        self._state = SHOWING

    def put_aside(self) -> None:
        """Leave the table to something else; `begin` takes it back."""
        self._drop_all()
        self._enter(Resting(Rest.ASIDE))

    def _drop_all(self) -> None:
        self._timeline.drop()
        self._beats.clear()
        self._consulted = self._advice = None

    def hold_still(self) -> None:
        """Everything lies in its place already; what moves must not go on to the old one."""
        self._timeline.hold_still()

    def set_settings(self, settings: Settings) -> None:
        """Go by these settings from now on."""
        self._settings = settings

    def set_system_motion(self, *, reduced: bool) -> None:
        """Know whether the system asks for less motion."""
        self._system_reduces = reduced

    @property
    def _fades(self) -> bool:
        wish = self._settings.reduced_motion
        return wish is Motion.REDUCED or (wish is Motion.SYSTEM and self._system_reduces)

    def pump(self) -> None:
        """Go on until something has to be waited for.

        A loop, and deaf to calls from inside itself: at duration 0 motions end within the call that
        starts them.
        """
        if self._is_pumping or self._running is None:
            return
        self._is_pumping = True
        try:
            while isinstance(self._state, Showing) and not self._timeline.is_running:
                if self._beats:
                    self._tell(self._beats.popleft())
                elif self._advice is not None:
                    self._robot_acts(self._advice)
                elif self._consulted is not None:
                    return
                else:
                    self._next_question()
        finally:
            self._is_pumping = False

    def press(self, card: Card | None) -> None:
        """A press on the table, on this card or on none."""
        if not self._presses.is_fresh():
            self._skip()
            return
        match self._state:
            case Showing():
                self._skip()
            case Resting() if card is not None and self._is_a_robots(card):
                self.asked_why.emit(card)
            case Resting(Rest.BEFORE_BUY | Rest.TRICK | Rest.TAKEN_BACK):
                self.leave_rest()
            case Asking() if card is not None:
                self._press_card(self._state, card)

    def choose(self, wish: Action) -> None:
        """The person chooses this action by a button or a key."""
        if isinstance(self._state, Asking) and self._presses.is_fresh():
            self.answer(wish, self._state.turn)

    def confirm(self) -> None:
        """The person is content with the cards that are marked."""
        state = self._state
        if isinstance(state, Asking) and self._presses.is_fresh():
            action = state.marked_action
            if action is not None:
                self.answer(action, state.turn)

    def go_on(self) -> None:
        """Leave a rest: buy, take up the trick, or deal."""
        if self._presses.is_fresh() and isinstance(self._state, Resting):
            self.leave_rest()
        else:
            self._skip()

    def recap(self, first: int = 0) -> None:
        """Look at the tricks of the scored deal again, from this one on."""
        if isinstance(self._state, Resting) and (running := self.running).deal.result is not None:
            view = running.view()
            self._beats.extend(islice(recap(view, Pace.QUICK.factor), first, None))
            self._beats.append(Present(running.deal.result, view))
            self._enter(SHOWING)
            self.pump()

    def answer(self, action: Action, turn: int) -> None:
        """Let the person do this; anything but the open question's turn is ignored."""
        if not isinstance(self._state, Asking) or self._state.turn != turn:
            return
        self._enter(SHOWING)
        self._submit(action, turn)
        self.pump()

    def _skip(self) -> None:
        """Finish what moves; the press is used up by that."""
        if isinstance(self._state, Showing):
            while self._beats and isinstance(self._beats[0], Recap):
                self._beats.popleft()
            self._timeline.finish_now()

    def _is_a_robots(self, card: Card) -> bool:
        """Whether a robot has played this card."""
        view = self.running.view_before(card)
        return view is not None and self.running.player(view.seat) is not None

    def _press_card(self, state: Asking, card: Card) -> None:
        options = state.options
        if isinstance(options, PlayOptions) and card in options.cards:
            if self._settings.confirm_by_second_click and card not in state.chosen:
                self._enter(evolve(state, chosen=frozenset((card,)), refused=None))
            else:
                self.answer(PlayCard(card), state.turn)
        elif isinstance(options, KillOptions) and card in options.cards:
            chosen = state.chosen ^ {card}
            if len(chosen) <= options.count:
                self._enter(evolve(state, chosen=chosen, refused=None))
        elif card in self.running.view().hand:
            self._enter(evolve(state, refused=card))
        else:
            self.asked_why.emit(card)

    def leave_rest(self) -> None:
        """Go on from a rest that has one way on."""
        match self._state:
            case Resting(Rest.BEFORE_BUY) if isinstance(self._running, LiveGame):
                self._running.note_seen()
                self._enter(SHOWING)
            case Resting(Rest.RESUMED | Rest.TRICK | Rest.TAKEN_BACK):
                self._enter(SHOWING)
            case Resting(Rest.DEAL_DONE) if isinstance(self._running, LiveGame):
                self._enter(SHOWING)
                self._start_deal(self._running)
        self.pump()

    def _tell(self, beat: Beat) -> None:
        factor = self._settings.pace.factor
        match beat:
            case Present(event, view):
                self._enter(SHOWING)
                motions, span_ms = self._scene.present(event, view, fades=self._fades)
                self.presented.emit(event, view)
                self._timeline.run(motions, span_ms, factor)
            case Hold(duration_ms):
                self._timeline.run((), duration_ms, factor)
            case Recap():
                self._scene.recap(beat.view, beat.trick)
                self._enter(Showing(beat))
                self._timeline.run((), RECAP_MS, max(factor, beat.least_factor))
            case Pause(rest):
                self._enter(Resting(rest))
            case _:
                assert_never(beat)

    def _next_question(self) -> None:
        """Nothing is left to show: ask the person, let a robot act, or rest between deals."""
        running = self.running
        options = running.options
        if options is None:
            self._between_deals(running)
        elif (player := running.player(options.seat)) is not None:
            self._consult(running, player)
        elif self._plays_itself(options):
            self._submit(next(iter(options)), running.turn)
        else:
            self._enter(Asking(running.turn, options))

    def _between_deals(self, running: Running) -> None:
        match running:
            case LiveGame() if running.game.deal is None:
                self._start_deal(running)
            case LiveGame():
                rest = Rest.DEAL_DONE
                if running.is_over:
                    rest = Rest.NUMBERED_DONE if running.kind is Kind.NUMBERED else Rest.GAME_OVER
                self._enter(Resting(rest, running.game.winner))
            case Practice():
                self._enter(Resting(Rest.REPLAY_DONE))
            case _:
                assert_never(running)

    def _goes_by_itself(self, running: Running) -> bool:
        """Whether what comes next is not the person's to decide."""
        options = running.options
        return options is not None and (
            running.player(options.seat) is not None or self._plays_itself(options)
        )

    def _plays_itself(self, options: Options) -> bool:
        single = isinstance(options, PlayOptions) and len(options.cards) == 1
        return single and self._settings.single_card_plays_itself

    def _robot_acts(self, advice: Advice) -> None:
        turn = self._consulted
        self._consulted = self._advice = None
        assert turn is not None
        self._submit(advice.action, turn)

    def _submit(self, action: Action, turn: int) -> None:
        running = self.running
        deal, scores = running.deal, running.game.scores
        try:
            events = running.submit(action, turn)
        except (StaleTurn, IllegalAction):
            log.exception("an action was refused")
            return
        self._queue(deal, events, scores)
        options = running.options
        player = None if options is None else running.player(options.seat)
        if player is not None:
            # It can think while the cards fly.
            self._consult(running, player)

    def _consult(self, running: Running, player: Player) -> None:
        """Ask the robot in turn, once; its answer waits until all is shown."""
        if self._consulted is None:
            self._consulted = running.turn
            self._thinker.ask(player, running.asked_view(), partial(self._advised, running, running.turn))

    def _advised(self, running: Running, turn: int, advice: Advice) -> None:
        """A robot's answer; one to a turn that is over, or of another game, is dropped."""
        if running is self._running and turn == self._consulted == running.turn:
            self._advice = advice
            self.pump()

    def _start_deal(self, live: LiveGame) -> None:
        scores = live.game.scores
        events = live.start_deal()
        self._queue(Deal(live.deal.rules, live.deal.dealer), events, scores)

    def _queue(self, deal: Deal, events: tuple[Event, ...], scores: tuple[int, int]) -> None:
        onlooker = Onlooker(PERSON, scores, all_hands=isinstance(self._running, Practice))
        wait = self._settings.wait_after_trick
        self._beats.extend(story(deal, events, onlooker, wait_after_trick=wait))

    def _enter(self, state: State) -> None:
        if state != self._state:
            self._state = state
            self.state_changed.emit()

    def _motions_ended(self) -> None:
        self._scene.settle()
        self.pump()
