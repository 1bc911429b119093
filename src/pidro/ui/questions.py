"""What the table asks and says in each state of the controller: captions, buttons, cards to choose."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import assert_never

from attrs import evolve, frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from pidro.engine.actions import (
    Bid,
    BidOptions,
    Kill,
    KillOptions,
    NameTrump,
    Pass,
    PlayCard,
    PlayOptions,
    TrumpOptions,
)
from pidro.engine.cards import Card, Hand, Suit, Team
from pidro.engine.rules import Trumps, trumps_of
from pidro.engine.view import SeatView
from pidro.players.player import Advice
from pidro.table.live_game import Kind, LiveGame
from pidro.table.practice import Practice
from pidro.ui import labels, phrases
from pidro.ui.controls import Choice, Command
from pidro.ui.counts import Counts
from pidro.ui.phrases import Names
from pidro.ui.picture import points_after, sorted_hand
from pidro.ui.reason_phrases import reason_text
from pidro.ui.scene import NO_LIGHTS, Lights
from pidro.ui.spoken import action_name
from pidro.ui.states import Asking, Resting, Running, Showing, State
from pidro.ui.story import Recap, Rest

BID_KEYS = {
    6: Qt.Key.Key_6,
    7: Qt.Key.Key_7,
    8: Qt.Key.Key_8,
    9: Qt.Key.Key_9,
    10: Qt.Key.Key_0,
    11: Qt.Key.Key_1,
    12: Qt.Key.Key_2,
    13: Qt.Key.Key_3,
    14: Qt.Key.Key_4,
}
SUIT_KEYS = {
    Suit.CLUBS: Qt.Key.Key_C,
    Suit.DIAMONDS: Qt.Key.Key_D,
    Suit.HEARTS: Qt.Key.Key_H,
    Suit.SPADES: Qt.Key.Key_S,
}
SHOWN_SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)


class Place(Enum):
    """Where the buttons of a question stand."""

    STRIP = "strip"
    """Above South's hand."""
    GO_ON = "go_on"
    """Under the emblem, between the cards of all seats."""
    RESUMED = "resumed"
    """Where nothing lies until the deal is scored: above the emblem."""
    WAYS_ON = "ways_on"
    """Under the points of the deal."""


@frozen
class Question:
    """Everything on the table that belongs to one state."""

    caption: str = ""
    choices: tuple[Choice, ...] = ()
    message: str = ""
    """The line along the bottom."""
    cards: Hand = ()
    """Cards that may be chosen, in the order of the hand."""
    lights: Lights = NO_LIGHTS
    place: Place = Place.STRIP
    refuses: bool = False
    """The message says why a card can't be chosen; the hint does not take its place."""
    trumps: Trumps | None = None
    """By what the cards are called."""
    said: tuple[str, ...] = ()
    """What a screen reader says of it, each when it is new."""


NO_QUESTION = Question()


@frozen
class Extra:
    """What stands at the round buttons while the table shows something that does not count."""

    note: str = ""
    """What it is."""
    choices: tuple[Choice, ...] = ()


NO_EXTRA = Extra()


@frozen
class Speaker:
    """What is needed to say a question besides the view."""

    names: Names
    emblem: Callable[[Suit], QPixmap]
    deal: int = 1
    """Which deal of its game is on the table."""


def extra_of(running: Running) -> Extra:
    """The ways back and forth in a replay, and out of whatever does not count."""
    match running:
        case Practice(can_go_back=back, can_go_forward=forward):
            choices = (
                Choice(Command.BACK, labels.back_button(), key_label="Z", is_enabled=back),
                Choice(Command.FORWARD, labels.forward_button(), key_label="Y", is_enabled=forward),
                Choice(Command.RESTART, labels.restart_button(), key_label="R", is_enabled=back),
                Choice(Command.LEAVE, labels.leave_button(), key_label="Esc"),
            )
            return Extra(labels.replay_note(), choices)
        case LiveGame(kind=Kind.NUMBERED):
            back_to_game = Choice(Command.LEAVE, labels.back_to_game_button(), key_label="Esc")
            return Extra(labels.numbered_note(), (back_to_game,))
        case LiveGame():
            return NO_EXTRA
        case _:
            assert_never(running)


def question(state: State, view: SeatView | None, advice: Advice | None, speaker: Speaker) -> Question:
    """The question of this state; the advice is the hint's, None while it is off or not yet there."""
    match state:
        case Showing(recap):
            return NO_QUESTION if recap is None else Question(message=_recap_line(recap, speaker.names))
        case Asking():
            assert view is not None
            asked = _asked(state, view, speaker)
            if advice is not None:
                asked = _hinted(asked, advice, view, speaker.names)
            prompt = phrases.prompt(state.options, view, speaker.names)
            return evolve(asked, trumps=view.trumps, said=(prompt, *asked.said, asked.message))
        case Resting(rest, winner):
            return _rest(rest, winner, view, speaker)
        case _:
            assert_never(state)


def _recap_line(recap: Recap, names: Names) -> str:
    tricks, teams = recap.view.play.tricks, recap.view.rules.teams
    if recap.trick < len(tricks):
        trick = tricks[recap.trick]
        return phrases.trick_result(trick.winner, trick.points, teams[trick.winner], names)
    before = points_after(recap.view, len(tricks) - 1) if tricks else (0, 0)
    rest = [after - earlier for after, earlier in zip(recap.view.play.taken, before, strict=True)]
    return Counts().our_rest(rest[0]) if rest[0] else Counts().their_rest(rest[1])


def _asked(state: Asking, view: SeatView, speaker: Speaker) -> Question:
    options, chosen, refused = state.options, state.chosen, state.refused
    prompt = phrases.prompt(options, view, speaker.names)
    refusal = phrases.why_not(refused, view) if refused is not None else ""
    match options:
        case BidOptions():
            return Question(prompt, tuple(_bid_choices(options)), refusal, refuses=bool(refusal))
        case TrumpOptions(_, suits):
            named = tuple(_suit_choice(suit, speaker) for suit in SHOWN_SUITS if suit in suits)
            return Question(prompt, named, refusal, refuses=bool(refusal))
        case KillOptions(_, cards, count):
            confirm = Choice(
                Command.CONFIRM,
                labels.kill_button(),
                key_label=labels.key_enter(),
                is_primary=True,
                is_enabled=len(chosen) == count,
            )
            message = refusal or (labels.kill_choice(tuple(chosen), view) if chosen else prompt)
            may_kill, marked = sorted_hand(cards, view.trumps), Lights(marked=chosen)
            refuses = bool(refusal or chosen)
            return Question("", (confirm,), message, may_kill, marked, Place.GO_ON, refuses)
        case PlayOptions(_, cards):
            message = refusal or (labels.second_click() if chosen else prompt)
            may_play, marked = sorted_hand(cards, view.trumps), Lights(marked=chosen)
            return Question("", (), message, may_play, marked, refuses=bool(refusal or chosen))
        case _:
            assert_never(options)


def _hinted(asked: Question, advice: Advice, view: SeatView, names: Names) -> Question:
    """The question with the suggested bid, suit or card lit, and the reason for it."""
    reason = labels.hint(reason_text(advice.reason, view, names))
    choices = tuple(
        evolve(choice, is_hinted=True, note=reason) if choice.wish == advice.action else choice
        for choice in asked.choices
    )
    lights = evolve(asked.lights, hinted=_lit_cards(advice, view))
    message = asked.message if asked.refuses else reason
    said = (labels.hint(action_name(advice.action, view)) + ".",)
    return evolve(asked, choices=choices, lights=lights, message=message, said=said)


def _lit_cards(advice: Advice, view: SeatView) -> frozenset[Card]:
    match advice.action:
        case PlayCard(card):
            return frozenset((card,))
        case Kill(cards):
            return cards
        case Bid() | NameTrump() if advice.reason.suit is not None:
            return frozenset(trumps_of(view.rules, advice.reason.suit).held(view.hand))
        case _:
            return frozenset()


def _bid_choices(options: BidOptions) -> Iterator[Choice]:
    if options.may_pass:
        yield Choice(Pass(), labels.pass_button(), Qt.Key.Key_P, "P")
    for amount in options.bids:
        key = BID_KEYS.get(amount)
        label = str(amount % 10) if key is not None else ""
        name = labels.bid_button(amount)
        yield Choice(Bid(amount), str(amount), key, label, name, is_primary=options.is_forced)


def _suit_choice(suit: Suit, speaker: Speaker) -> Choice:
    name, emblem = phrases.suit_name(suit), speaker.emblem(suit)
    return Choice(NameTrump(suit), name, SUIT_KEYS[suit], suit.letter, emblem=emblem)


def _rest(rest: Rest, winner: Team | None, view: SeatView | None, speaker: Speaker) -> Question:
    go_on = Choice(Command.GO_ON, labels.go_on_button(), None, labels.key_space(), is_primary=True)
    match rest:
        case Rest.RESUMED:
            assert view is not None
            new_game = Choice(Command.NEW_GAME, labels.new_game_button(), Qt.Key.Key_N, "N")
            text = labels.resumed(view, speaker.deal)
            place = Place.RESUMED if view.result is None else Place.WAYS_ON
            return Question("", (go_on, new_game), text, place=place, said=(text,))
        case Rest.BEFORE_BUY:
            text = labels.before_buy()
            return Question("", (go_on,), text, place=Place.GO_ON, said=(text,))
        case Rest.TRICK | Rest.TAKEN_BACK:
            text = labels.trick_waits()
            return Question("", (), text, said=(text,))
        case Rest.ASIDE:
            return NO_QUESTION
        case Rest.DEAL_DONE | Rest.GAME_OVER | Rest.NUMBERED_DONE | Rest.REPLAY_DONE:
            assert view is not None
            assert view.result is not None
            caption = phrases.deal_result(view.result, speaker.names)
            if winner is not None and rest is Rest.GAME_OVER:
                caption = phrases.game_result(winner, labels.score_now(view))
            return Question(caption, tuple(_ways_on(rest)), place=Place.WAYS_ON)
        case _:
            assert_never(rest)


def _ways_on(rest: Rest) -> Iterator[Choice]:
    space = labels.key_space()
    if rest is Rest.REPLAY_DONE:
        yield Choice(Command.LEAVE, labels.leave_button(), None, space, is_primary=True)
        yield Choice(Command.RESTART, labels.again_button(), Qt.Key.Key_R, "R")
        return
    if rest is Rest.NUMBERED_DONE:
        yield Choice(Command.LEAVE, labels.back_to_game_button(), None, space, is_primary=True)
    elif rest is Rest.GAME_OVER:
        yield Choice(Command.NEW_GAME, labels.new_game_button(), Qt.Key.Key_N, "N", is_primary=True)
    else:
        yield Choice(Command.NEXT_DEAL, labels.next_deal_button(), None, space, is_primary=True)
    yield Choice(Command.RECAP, labels.recap_button(), Qt.Key.Key_T, "T")
    yield Choice(Command.REPLAY, labels.replay_button(), Qt.Key.Key_R, "R")
    yield Choice(Command.REVIEW, labels.review_button(), Qt.Key.Key_V, "V")
