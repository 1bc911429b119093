"""Why a robot played a card: pressed on the table at any rest or question, and told as it was known then."""

from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from attrs import evolve

from pidro.engine.actions import PlayCard
from pidro.engine.cards import Card, Seat
from pidro.engine.game import view_of
from pidro.engine.view import SeatView
from pidro.players.beginner import BeginnerPlayer
from pidro.players.player import Player
from pidro.players.rule_player import RulePlayer
from pidro.table.live_game import LiveGame
from pidro.table.practice import Practice
from pidro.table.replay import states_of
from pidro.table.store import Store
from pidro.ui import labels
from pidro.ui.reason_phrases import reason_text
from pidro.ui.settings import DEFAULTS, Level
from pidro.ui.states import Asking, Resting, Running
from pidro.ui.story import Rest
from pidro.ui.thinker import Answer
from tests.table.games import reopened
from tests.ui.conftest import Sit
from tests.ui.moments import Moment, put, record_at
from tests.ui.person import AT_ONCE, Person

NAMES = DEFAULTS.names


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """What two windows keep their games in, one after the other."""
    with closing(reopened(tmp_path)) as store:
        yield store


def reasons(live: LiveGame, player: Player) -> dict[Card, str]:
    """What the robots should say of each of their cards, worked out from the record."""
    record, found = live.record.deals[-1], {}
    states = states_of(live.record.rules, record)
    plays = [move for move in record.moves if isinstance(move.action, PlayCard)]
    first = len(record.actions) - len(plays)
    for state, move in zip(states[first:], plays, strict=False):
        assert isinstance(move.action, PlayCard)
        if move.seat is not Seat.SOUTH:
            view = view_of(state, move.seat, live.scores_before)
            advice = player.advise(view)
            assert advice.action == move.action
            reason = reason_text(advice.reason, view, NAMES)
            found[move.action.card] = labels.why_played(NAMES[move.seat], reason)
    return found


def on_the_table(running: Running) -> dict[Card, Seat]:
    """Every card that was played in this deal."""
    play = running.deal.play
    tricks = [*[trick.plays for trick in play.tricks], play.plays]
    return {played.card: played.seat for plays in tricks for played in plays}


def ask(person: Person, card: Card) -> str:
    """What is said when this card is pressed."""
    person.window.table.show_message("")
    person.clock.wait()
    person.click(card)
    return person.window.table.message


def look_at_every_card(person: Person, live: LiveGame) -> int:
    """Press each card on the table; how many robots' cards there are."""
    before, state = live.record, person.state
    wanted = reasons(live, RulePlayer())
    for card, seat in on_the_table(live).items():
        assert ask(person, card) == ("" if seat is Seat.SOUTH else wanted[card])
    assert (live.record, person.state) == (before, state), "asking changes nothing"
    return len(wanted)


def to_next_stop(person: Person) -> None:
    """Act as a sensible person until the next question or rest."""
    person.clock.wait()
    if isinstance(person.state, Asking):
        person.window.controller.answer(person.wish(), person.turn)
    else:
        person.window.controller.go_on()


def live_of(person: Person) -> LiveGame:
    live = person.window.games.live
    assert live is not None
    return live


def plays_a_card(person: Person) -> bool:
    return isinstance(person.state, Asking) and bool(on_the_table(person.window.controller.running))


def test_every_card_on_the_table_is_explained_at_every_question_and_after_the_deal(sit: Sit) -> None:
    person = sit(seed=8)
    asked = []
    while person.state != Resting(Rest.DEAL_DONE):
        to_next_stop(person)
        if plays_a_card(person) or person.state == Resting(Rest.DEAL_DONE):
            asked.append(look_at_every_card(person, live_of(person)))
    assert len(asked) > 2


def test_a_finished_trick_that_waits_is_explained_by_its_cards_and_taken_up_elsewhere(sit: Sit) -> None:
    person = sit(seed=8, settings=evolve(AT_ONCE, wait_after_trick=True))
    while person.state != Resting(Rest.TRICK):
        to_next_stop(person)
    live = live_of(person)
    wanted = reasons(live, RulePlayer())
    for card, reason in wanted.items():
        assert ask(person, card) == reason
        assert person.state == Resting(Rest.TRICK)
    assert wanted
    person.clock.wait()
    person.click(next(card for card, seat in on_the_table(live).items() if seat is Seat.SOUTH))
    assert person.state != Resting(Rest.TRICK), "of the person's own card there is nothing to say"


def test_after_another_start_the_robots_say_the_same(store: Store, sit: Sit) -> None:
    person = sit(store=store)
    while len(on_the_table(person.window.controller.running) if live_of(person).turn > 3 else ()) < 6:
        to_next_stop(person)
    left = live_of(person).record
    person.window.close()
    (waiting,) = store.waiting()
    # Meanwhile somebody has changed the level: those who played that deal answer.
    again = sit(settings=evolve(AT_ONCE, opponents=Level.BEGINNER), store=store, begin=False)
    again.window.games.go_on(waiting)
    assert live_of(again).record.deals == left.deals
    assert again.state == Resting(Rest.RESUMED)
    assert look_at_every_card(again, live_of(again)) >= 4


def test_in_the_replay_a_robot_answers_for_what_it_does_there(sit: Sit) -> None:
    person = sit()
    while person.state != Resting(Rest.DEAL_DONE):
        to_next_stop(person)
    assert person.window.games.play_again()
    replay = person.window.games.replay
    assert isinstance(replay, Practice)
    while (options := replay.options) is not None:
        person.clock.wait()
        # Another card than in the deal: what follows is the replay's own.
        person.window.controller.answer(list(options)[-1], person.turn)
    told = 0
    for card, seat in on_the_table(replay).items():
        view = replay.view_before(card)
        assert view is not None
        if seat is Seat.SOUTH:
            assert ask(person, card) == ""
            continue
        assert all(None in view.hands[other] for other in Seat if view.hands[other] and other is not seat)
        advice = RulePlayer().advise(view)
        assert advice.action == PlayCard(card)
        told += ask(person, card) == labels.why_played(NAMES[seat], reason_text(advice.reason, view, NAMES))
    assert told >= 4


def test_a_late_answer_is_dropped(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = sit()
    while person.state != Resting(Rest.DEAL_DONE):
        to_next_stop(person)
    answers: list[tuple[SeatView, Answer]] = []
    thinker = person.window.games._thinker
    monkeypatch.setattr(thinker, "ask", lambda _player, view, answer: answers.append((view, answer)))
    cards = [card for card, seat in on_the_table(live_of(person)).items() if seat is not Seat.SOUTH]
    assert {ask(person, card) for card in cards} == {""}
    (view, answer), *late = answers
    answer(RulePlayer().advise(view))
    assert person.window.table.message.startswith(f"{NAMES[view.seat]}: ")
    person.window.table.show_message("")
    live_of(person).start_deal()
    for view, answer in late:
        answer(RulePlayer().advise(view))
    assert person.window.table.message == ""


def test_a_robot_that_would_play_otherwise_today_is_silent(sit: Sit) -> None:
    person = sit(begin=False)
    record = record_at(Moment.SCORED)
    live = LiveGame(record, {seat: BeginnerPlayer() for seat in Seat if seat is not Seat.SOUTH}, count(1))
    put(person, live)
    told = {True: 0, False: 0}
    for card, seat in on_the_table(live).items():
        view = live.view_before(card)
        assert view is not None
        fits = seat is not Seat.SOUTH and BeginnerPlayer().advise(view).action == PlayCard(card)
        assert (ask(person, card) != "") is fits
        told[fits] += seat is not Seat.SOUTH
    assert min(told.values()) > 0


@pytest.mark.parametrize("level", Level)
def test_after_another_start_a_changed_level_holds_from_the_next_deal(
    level: Level, store: Store, sit: Sit
) -> None:
    person = sit(store=store)
    person.window.close()
    (waiting,) = store.waiting()
    again = sit(settings=evolve(AT_ONCE, opponents=level), store=store, begin=False)
    again.window.games.go_on(waiting)
    live = live_of(again)
    assert live.record.robots == (None, "rule", "rule", "rule")
    while live.options is not None:
        live.submit(live.advice(RulePlayer()).action, live.turn)
    live.start_deal()
    assert live.record.robots == (None, level.value, "rule", level.value)
