"""Hint, replay, recap, numbered deals, settings and slow robots, seen through the window."""

from itertools import count
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from pidro.engine.actions import KillOptions, PlayCard, PlayOptions
from pidro.engine.cards import Card, Seat
from pidro.engine.deal import Deal
from pidro.engine.phases import Phase
from pidro.players.player import Player
from pidro.table.game_record import Aid, GameRecord
from pidro.table.live_game import LiveGame
from pidro.table.shuffle import random_numbers
from pidro.table.store import open_store
from pidro.ui.controls import Command, TableButton
from pidro.ui.corner import ExtraBar
from pidro.ui.games import Pile
from pidro.ui.items import CardItem
from pidro.ui.settings import DEFAULTS, CardBack, Pace, Settings, TableColour
from pidro.ui.states import Asking, Resting, Showing
from pidro.ui.story import Rest
from tests.table.games import SHORT
from tests.ui.conftest import Sit
from tests.ui.moments import ROBOTS, Moment, at, live_at, put, record_at, robots
from tests.ui.person import AT_ONCE, Person, until
from tests.ui.slow_player import ThinksBeside, ThinksForEver

OTHERS = (Seat.WEST, Seat.NORTH, Seat.EAST)
ASKED = (Moment.BID, Moment.TRUMP, Moment.KILL, Moment.LEAD, Moment.FOLLOW)


def _hinted(person: Person) -> set[object]:
    """What is lit as the hint's: buttons and cards."""
    choices = {wish for wish, button in person.buttons().items() if button.choice.is_hinted}
    return choices | set(person.window.scene._lights.hinted)


def _resting(person: Person, rest: Rest) -> bool:
    return isinstance(person.state, Resting) and person.state.rest is rest


# -- Hint


@pytest.mark.parametrize("moment", ASKED)
def test_the_hint_follows_its_switch_within_the_frame(sit: Sit, moment: Moment) -> None:
    """No event loop runs between the switch and what is seen."""
    person = sit(begin=False)
    at(person, moment)
    for _ in range(2):
        assert not _hinted(person)
        without = person.window.table.message
        person.window.set_hint(on=True)
        assert _hinted(person)
        assert person.window.table.message.startswith("Hint: ")
        person.window.set_hint(on=False)
        assert person.window.table.message == without


@pytest.mark.parametrize("moment", ASKED)
def test_the_hint_is_the_robots_own_advice(sit: Sit, moment: Moment) -> None:
    person = sit(begin=False)
    at(person, moment)
    person.window.set_hint(on=True)
    assert person.window.games.hint is not None
    assert person.window.games.hint.action == person.wish()


def test_the_hint_is_never_stale(sit: Sit) -> None:
    """At each question of a deal it speaks of this question; elsewhere it is silent."""
    person = sit()
    person.window.set_hint(on=True)
    asked = 0
    while not _resting(person, Rest.DEAL_DONE):
        if isinstance(person.state, Asking):
            asked += 1
            assert person.window.games.hint is not None
            assert person.window.games.hint.action in person.state.options
            assert _hinted(person)
        else:
            assert person.window.games.hint is None
            assert not _hinted(person)
        person.act_by_mouse()
    assert asked
    assert not _hinted(person)


def test_the_hint_stays_while_cards_are_marked(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.KILL)
    person.window.set_hint(on=True)
    before = _hinted(person)
    person.clock.wait()
    person.click(person.cards()[0])
    assert _hinted(person) == before
    assert isinstance(person.state, Asking)
    assert person.state.chosen


def test_a_hint_makes_the_deal_an_assisted_one(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.LEAD)
    assert Aid.HINT not in live.record.deals[-1].aids
    person.window.set_hint(on=True)
    assert Aid.HINT in live.record.deals[-1].aids


def test_the_hint_goes_over_to_a_new_game_and_shows_on_its_button(sit: Sit) -> None:
    person = sit()
    person.window.set_hint(on=True)
    person.window.games.new_game()
    assert person.window.games.hint_is_on
    assert person.window.table._hint.isChecked()


# -- Replay


def test_the_replay_opens_all_hands_and_counts_for_nothing(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.SCORED)
    record, scores = live.record, live.game.scores
    person.clock.wait()
    person.press(Command.REPLAY)
    replay = person.window.games.replay
    assert replay is not None
    assert all(None not in hand for hand in replay.view().hands)
    assert replay.deal.hands == _first_lead(live).hands
    while not _resting(person, Rest.REPLAY_DONE):
        person.act_by_mouse()
    assert live.game.scores == scores
    assert evolve(live.record, deals=()) == evolve(record, deals=())
    assert live.record.deals[-1].moves == record.deals[-1].moves


def _first_lead(live: LiveGame) -> Deal:
    return live.practice().deal


def test_the_replay_goes_back_and_forth_and_can_be_left(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.SCORED)
    shown = person.window.scene.dump()
    person.window.games.play_again()
    replay = person.window.games.replay
    assert replay is not None
    dumps = [person.window.scene.dump()]
    for _ in range(3):
        person.act_by_mouse()
    far = person.window.scene.dump()
    steps = 0
    while replay.can_go_back:
        person.key(Qt.Key.Key_Z)
        steps += 1
    assert steps
    assert person.window.scene.dump() == dumps[0]
    while replay.can_go_forward:
        person.key(Qt.Key.Key_Y)
        assert _is_at_rest(person)
    assert person.window.scene.dump() == far
    person.key(Qt.Key.Key_R)
    assert person.window.scene.dump() == dumps[0]
    person.key(Qt.Key.Key_Escape)
    assert person.window.games.replay is None
    assert person.window.games.live is live
    assert person.window.scene.dump() == shown
    assert _resting(person, Rest.DEAL_DONE)


def _is_at_rest(person: Person) -> bool:
    """Asked or resting, and the picture equal to that of its view."""
    scene, running = person.window.scene, person.window.controller.running
    before = scene.dump()
    scene.show(running.view())
    return scene.dump() == before and not isinstance(person.state, Showing)


def test_the_replay_can_be_left_in_motion(sit: Sit, qtbot: QtBot) -> None:
    person = sit(begin=False)
    live = at(person, Moment.SCORED)
    shown = person.window.scene.dump()
    person.window.games.play_again()
    person.window.set_settings(evolve(AT_ONCE, pace=Pace.CALM))
    person.act_by_mouse()
    assert isinstance(person.state, Showing)
    qtbot.wait(40)
    person.key(Qt.Key.Key_Escape)
    assert person.window.games.live is live
    assert person.window.scene.dump() == shown
    qtbot.wait(40)
    assert person.window.scene.dump() == shown


def test_the_hint_in_the_replay_may_use_the_open_hands(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.SCORED)
    person.window.set_hint(on=True)
    person.window.games.play_again()
    assert _hinted(person)
    person.act_by_mouse()
    person.key(Qt.Key.Key_Z)
    if isinstance(person.state, Asking):
        assert _hinted(person)


@pytest.mark.parametrize("moment", [Moment.BID, Moment.TRUMP])
def test_before_the_first_lead_there_is_nothing_to_replay(sit: Sit, moment: Moment) -> None:
    person = sit(begin=False)
    at(person, moment)
    person.clock.wait()
    person.key(Qt.Key.Key_R)
    assert person.window.games.replay is None
    assert isinstance(person.state, Asking)


def test_nothing_hidden_is_shown_after_an_open_replay(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.FOLLOW)
    hidden = {card for seat in OTHERS for card in live.deal.hands[seat]} | set(live.deal.stock)
    person.window.games.play_again()
    person.act_by_mouse()
    person.key(Qt.Key.Key_Escape)
    seen = {item.look.face for item in person.window.scene.items() if isinstance(item, CardItem)}
    assert not seen & hidden


# -- Recap


def test_the_recap_shows_every_trick_and_comes_back_to_the_points(sit: Sit, qtbot: QtBot) -> None:
    person = sit(begin=False)
    live = at(person, Moment.SCORED)
    told: list[int] = []
    controller = person.window.controller
    controller.state_changed.connect(lambda: told.extend(_recapped(person)))
    person.clock.wait()
    person.press(Command.RECAP)
    qtbot.waitUntil(lambda: _resting(person, Rest.DEAL_DONE), timeout=10_000)
    assert told == list(range(len(told)))
    assert len(told) >= len(live.deal.play.tricks)
    assert _resting(person, Rest.DEAL_DONE)
    assert _is_at_rest(person)


def _recapped(person: Person) -> list[int]:
    match person.state:
        case Showing(recap) if recap is not None:
            return [recap.trick]
        case _:
            return []


def test_a_click_skips_the_recap(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.SCORED)
    person.window.set_settings(evolve(AT_ONCE, pace=Pace.CALM))
    person.clock.wait()
    person.key(Qt.Key.Key_T)
    assert _recapped(person) == [0]
    for _ in range(3):
        person.clock.wait()
        person.window.controller.press(None)
    assert _resting(person, Rest.DEAL_DONE)
    assert _is_at_rest(person)


def test_a_game_that_ended_behind_a_replay_is_in_the_career(sit: Sit, tmp_path: Path) -> None:
    """The last recap is left for a replay before anybody was told who has won."""
    store = open_store(tmp_path).store
    assert store is not None
    person = sit(store=store, pace=Pace.CALM, begin=False)
    live = LiveGame(GameRecord(rules=SHORT, robots=ROBOTS), robots(), random_numbers(5), store.begin())
    put(person, live)
    while not live.is_over:
        person.clock.wait()
        match person.state:
            case Asking(turn):
                person.window.controller.answer(person.wish(), turn)
            case Showing():
                person.window.controller.press(None)
            case Resting():
                person.window.controller.leave_rest()
    assert isinstance(person.state, Showing)
    assert sum(_career(person)) == 0
    person.window.games.play_again()
    person.window.games.leave()
    assert _resting(person, Rest.GAME_OVER)
    assert sum(_career(person)) == 1
    person.window.close()
    store.close()


def _career(person: Person) -> tuple[int, int]:
    career = person.window._scorekeeper.career
    return career.wins, career.losses


# -- Numbered deals and new games


def test_a_numbered_deal_is_practice_and_leads_back(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.FOLLOW)
    record = live.record
    person.window.games.numbered_deal(17)
    numbered = person.window.games.live
    assert numbered is not None
    assert numbered is not live
    assert numbered.deal_number == 17
    seen = (label for label in person.window.findChildren(QLabel) if label.isVisible())
    assert [label.text() for label in seen].count("Practice: this deal counts for nothing.") == 1
    while not _resting(person, Rest.NUMBERED_DONE):
        person.act_by_mouse()
    person.clock.wait()
    person.key(Qt.Key.Key_Space)
    assert person.window.games.live is live
    assert live.record == record


@pytest.mark.parametrize("way", ["button", "Esc"])
def test_a_numbered_deal_can_be_left_at_any_time(sit: Sit, way: str) -> None:
    person = sit(begin=False)
    live = at(person, Moment.LEAD)
    extra = person.viewport.findChildren(ExtraBar)[0]
    for _ in range(2):
        person.window.games.numbered_deal(4711)
        assert extra.isVisible()
        person.clock.wait()
        if way == "Esc":
            person.key(Qt.Key.Key_Escape)
        else:
            (button,) = extra.findChildren(TableButton)
            person.press_at(button.mapTo(person.viewport, button.rect().center()))
        assert person.window.games.live is live
        assert not extra.isVisible()
        assert isinstance(person.state, Asking)
    person.key(Qt.Key.Key_Escape)
    assert person.window.games.live is live


def test_the_same_number_is_the_same_deal(sit: Sit) -> None:
    person = sit()
    hands = []
    for _ in range(2):
        person.window.games.numbered_deal(123_456_789)
        live = person.window.games.live
        assert live is not None
        hands.append((live.deal.dealt, live.deal.dealer))
    assert hands[0] == hands[1]


def test_a_new_game_while_robots_think(sit: Sit, qtbot: QtBot) -> None:
    """The answer to the game before must not land in the new one."""
    person = sit(begin=False)
    players: dict[Seat, Player] = dict.fromkeys(OTHERS, ThinksForEver())
    put(person, LiveGame(GameRecord(), players, count(1)))
    assert isinstance(person.state, Showing)
    thought = person.window.controller.running
    person.window.games.new_game()
    assert person.window.controller.running is not thought
    until(person, lambda: _resting(person, Rest.DEAL_DONE))


def test_a_stale_answer_is_dropped(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.LEAD)
    controller = person.window.controller
    turn = live.turn
    card = person.cards()[0]
    controller.answer(PlayCard(card), turn - 1)
    controller.answer(PlayCard(card), turn + 1)
    assert live.turn == turn
    advice = live.advice(person.player)
    controller._advised(live, turn, advice)
    assert live.turn == turn


def test_experts_think_beside_the_window(sit: Sit, qtbot: QtBot) -> None:
    person = sit(begin=False)
    players: dict[Seat, Player] = dict.fromkeys(OTHERS, ThinksBeside())
    put(person, LiveGame(record_at(Moment.LEAD), players, count(1)))
    qtbot.waitUntil(lambda: isinstance(person.state, Asking), timeout=10_000)
    while not isinstance(person.state, Resting):
        person.act_by_mouse()
        qtbot.waitUntil(lambda: not isinstance(person.state, Showing), timeout=10_000)
    assert _resting(person, Rest.DEAL_DONE)


def test_back_and_forth_while_robots_think(sit: Sit, qtbot: QtBot) -> None:
    """Answers to a place that was left come in late and are dropped."""
    person = sit(begin=False)
    players: dict[Seat, Player] = dict.fromkeys(OTHERS, ThinksBeside())
    put(person, LiveGame(record_at(Moment.SCORED), players, count(1)))
    person.window.games.play_again()
    replay = person.window.games.replay
    assert replay is not None
    for _ in range(3):
        qtbot.waitUntil(lambda: isinstance(person.state, (Asking, Resting)), timeout=10_000)
        if isinstance(person.state, Asking):
            person.act_by_mouse()
        person.key(Qt.Key.Key_Z)
        person.key(Qt.Key.Key_Y)
        person.key(Qt.Key.Key_Z)
    person.key(Qt.Key.Key_Escape)
    assert _resting(person, Rest.DEAL_DONE)


# -- Settings


CHANGES: tuple[Settings, ...] = (
    evolve(DEFAULTS, four_colours=True),
    evolve(DEFAULTS, card_back=CardBack.BLUE, table_colour=TableColour.PLUM),
    evolve(DEFAULTS, names=("Åsa", "Örjan", "Ulla-Maj", "Kalle")),
    evolve(DEFAULTS, point_dots=False, whats_left=True),
    evolve(DEFAULTS, pace=Pace.NONE),
)


@pytest.mark.parametrize("settings", CHANGES)
def test_settings_take_effect_at_once_during_any_animation(
    sit: Sit, qtbot: QtBot, settings: Settings
) -> None:
    person = sit(pace=Pace.CALM)
    for wait_ms in (0, 30, 60):
        qtbot.wait(wait_ms)
        person.window.set_settings(settings)
        canvas = person.window._canvas()
        cards = [item for item in person.window.scene.items() if isinstance(item, CardItem)]
        assert all(item._canvas == canvas for item in cards)
        assert all(item._canvas == canvas for item in person.window.scene._seats)
        person.window.set_settings(evolve(DEFAULTS, pace=Pace.CALM))
    person.window.set_settings(evolve(settings, pace=Pace.NONE))
    for _ in range(100):
        if isinstance(person.state, Asking):
            break
        person.clock.wait()
        person.window.controller.press(None)
    assert isinstance(person.state, Asking)
    assert _is_at_rest(person)


def test_names_change_in_the_question_too(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.SCORED)
    assert "Victor" in person.window.table.panel._caption.text()
    person.window.set_settings(evolve(AT_ONCE, names=("Åsa", "Örjan", "Ulla-Maj", "Kalle")))
    assert "Åsa" in person.window.table.panel._caption.text()


def test_a_single_card_plays_itself(sit: Sit) -> None:
    person = sit(settings=evolve(AT_ONCE, single_card_plays_itself=True), begin=False)
    at(person, Moment.BID)
    while not _resting(person, Rest.DEAL_DONE):
        if isinstance(person.state, Asking) and isinstance(person.state.options, PlayOptions):
            assert len(person.state.options.cards) > 1
        person.act_by_mouse()


def test_a_second_click_confirms_and_another_card_changes_the_mind(sit: Sit) -> None:
    person = sit(settings=evolve(AT_ONCE, confirm_by_second_click=True), begin=False)
    live = at(person, Moment.LEAD)
    first, second = person.cards()[:2]
    turn = live.turn
    for card in (first, second):
        person.clock.wait()
        person.click(card)
        assert isinstance(person.state, Asking)
        assert person.state.chosen == {card}
    assert live.turn == turn
    person.clock.wait()
    person.click(second)
    assert live.turn > turn
    assert live.record.deals[-1].actions.index(PlayCard(second)) >= 0


# -- Killing


def test_a_mark_can_be_taken_back_and_no_more_than_asked_are_marked(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.KILL)
    first, second = person.cards()[:2]
    for card, chosen in ((first, {first}), (second, {first}), (first, set()), (second, {second})):
        person.clock.wait()
        person.click(card)
        assert isinstance(person.state, Asking)
        assert isinstance(person.state.options, KillOptions)
        assert person.state.chosen == chosen


def test_only_cards_that_may_be_chosen_stay_bright(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.KILL)
    assert _dim(person) == set(live.view().hand) - set(person.cards())
    assert _dim(person)
    put(person, live_at(Moment.SCORED))
    assert not _dim(person)


def _dim(person: Person) -> set[Card]:
    items = [item for item in person.window.scene.items() if isinstance(item, CardItem)]
    return {item.look.face for item in items if item._lit.is_dim and item.look.face is not None}


def test_kill_is_not_confirmed_before_enough_are_marked(sit: Sit) -> None:
    person = sit(begin=False)
    live = at(person, Moment.KILL)
    turn = live.turn
    assert not person.buttons()[Command.CONFIRM].isEnabled()
    person.clock.wait()
    person.press(Command.CONFIRM)
    person.clock.wait()
    person.window.controller.confirm()
    assert live.turn == turn


# -- Going on with a game


def test_a_window_takes_over_a_game_as_it_stands(sit: Sit) -> None:
    """As after a change of language."""
    person, other = sit(begin=False), sit(begin=False)
    live = at(person, Moment.FOLLOW)
    person.window.set_hint(on=True)
    other.window.games.take_over(Pile((live,)))
    assert other.window.games.live is live
    assert isinstance(other.state, Asking)
    assert _hinted(other)
    assert other.window.scene.dump() == person.window.scene.dump()
    assert other.window.games.live.deal.phase is Phase.PLAY


def test_what_is_wished_too_early_is_said(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.BID)
    person.key(Qt.Key.Key_V)
    assert person.window.table.message == "A deal can be reviewed when it is scored."
    person.key(Qt.Key.Key_R)
    assert person.window.table.message == "A deal can be replayed from its first lead on."


def test_a_copied_deal_is_said_on_the_table(sit: Sit) -> None:
    person = sit(begin=False)
    at(person, Moment.LEAD)
    person.window.side.copy_deal()
    assert "clipboard" in person.window.table.message


@pytest.mark.parametrize("hint", [False, True])
def test_what_is_marked_is_seen_beside_the_hint(sit: Sit, hint: bool) -> None:
    person = sit(begin=False)
    at(person, Moment.KILL)
    person.window.set_hint(on=hint)
    for card in person.cards():
        person.clock.wait()
        person.click(card)
        items = [item for item in person.window.scene.items() if isinstance(item, CardItem)]
        assert [item.look.face for item in items if item._lit.is_marked] == [card]
        assert any(item._lit.is_hinted for item in items) is hint
        person.clock.wait()
        person.click(card)
