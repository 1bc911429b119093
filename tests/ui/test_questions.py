"""What the table asks and says in each state of the controller."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from pidro.engine.actions import Bid, BidOptions, KillOptions, NameTrump, Pass, PlayCard, PlayOptions
from pidro.engine.cards import Seat, Suit, Team
from pidro.engine.game import view_of
from pidro.engine.view import SeatView
from pidro.players.player import Advice
from pidro.players.rule_player import RulePlayer
from pidro.table.live_game import LiveGame
from pidro.ui.controls import Command
from pidro.ui.picture import sorted_hand
from pidro.ui.questions import BID_KEYS, NO_QUESTION, Question, Speaker, question
from pidro.ui.states import SHOWING, Asking, Resting, Showing
from pidro.ui.story import Recap, Rest
from tests.strategies import deal_from, played, trace_of_seed
from tests.ui.moments import Moment, live_at

SPEAKER = Speaker(("Victor", "Alice", "Peggy", "Carlos"), lambda _: QPixmap())


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """Pictures need one."""


def _asking(live: LiveGame) -> Asking:
    assert live.options is not None
    return Asking(live.turn, live.options)


def _asked(moment: Moment, advice: Advice | None = None) -> Question:
    live = live_at(moment)
    return question(_asking(live), live.view(), advice, SPEAKER)


def _advice(moment: Moment) -> Advice:
    return live_at(moment).advice(RulePlayer())


def test_while_something_is_shown_nothing_is_asked() -> None:
    assert question(SHOWING, None, None, SPEAKER) == NO_QUESTION


def test_one_button_for_each_legal_bid_and_for_pass() -> None:
    asked = _asked(Moment.BID)
    assert [choice.wish for choice in asked.choices] == [Pass(), *map(Bid, range(8, 15))]
    assert all(choice.key is not None for choice in asked.choices)
    assert asked.caption
    assert asked.cards == ()


def test_every_bid_has_a_key_of_its_own() -> None:
    assert set(BID_KEYS) == set(range(6, 15))
    assert len(set(BID_KEYS.values())) == len(BID_KEYS)
    assert Qt.Key.Key_P not in BID_KEYS.values()


def test_a_forced_dealer_is_told_so_and_can_take_it_with_space() -> None:
    deal = played(deal_from("C", dealer=Seat.SOUTH, south="AC"), "pass pass pass")
    view = view_of(deal, Seat.SOUTH, (0, 0))
    assert isinstance(view.options, BidOptions)
    assert view.options.is_forced
    asked = question(Asking(3, view.options), view, None, SPEAKER)
    assert [choice.wish for choice in asked.choices] == [Bid(6)]
    assert asked.choices[0].is_primary


def test_four_suits_with_pictures_and_letters() -> None:
    asked = _asked(Moment.TRUMP)
    assert {choice.wish for choice in asked.choices} == set(map(NameTrump, Suit))
    assert [choice.key_label for choice in asked.choices] == ["C", "D", "H", "S"]
    assert all(choice.emblem is not None for choice in asked.choices)
    assert "8" in asked.caption


def test_kill_marks_and_is_confirmed_only_when_enough_are_marked() -> None:
    live = live_at(Moment.KILL)
    state = _asking(live)
    assert isinstance(state.options, KillOptions)
    asked = question(state, live.view(), None, SPEAKER)
    assert [choice.wish for choice in asked.choices] == [Command.CONFIRM]
    assert not asked.choices[0].is_enabled
    assert asked.cards == sorted_hand(state.options.cards, live.view().trumps)
    card = asked.cards[0]
    marked = question(evolve(state, chosen=frozenset({card})), live.view(), None, SPEAKER)
    assert marked.choices[0].is_enabled
    assert marked.lights.marked == {card}
    assert marked.message != asked.message


def test_play_offers_the_legal_cards_in_the_order_of_the_hand() -> None:
    live = live_at(Moment.LEAD)
    asked = _asked(Moment.LEAD)
    assert isinstance(live.options, PlayOptions)
    assert asked.cards == sorted_hand(live.options.cards, live.view().trumps)
    assert asked.choices == ()
    assert asked.message


def test_a_refused_card_says_why_and_the_hint_is_silent() -> None:
    live = live_at(Moment.LEAD)
    refused = next(card for card in live.deal.exchange.discards[Seat.SOUTH] or () if card is not None)
    state = evolve(_asking(live), refused=refused)
    for advice in (None, _advice(Moment.LEAD)):
        asked = question(state, live.view(), advice, SPEAKER)
        assert "trump" in asked.message
        assert not asked.message.startswith("Hint")


@pytest.mark.parametrize("moment", [Moment.BID, Moment.TRUMP])
def test_the_hint_lights_one_button_and_says_why(moment: Moment) -> None:
    advice = _advice(moment)
    asked = _asked(moment, advice)
    assert [choice.wish for choice in asked.choices if choice.is_hinted] == [advice.action]
    assert asked.message.startswith("Hint: ")


def test_the_hint_lights_the_card_and_the_kill() -> None:
    advice = _advice(Moment.LEAD)
    assert isinstance(advice.action, PlayCard)
    assert _asked(Moment.LEAD, advice).lights.hinted == {advice.action.card}
    kill = _advice(Moment.KILL)
    assert _asked(Moment.KILL, kill).lights.hinted == getattr(kill.action, "cards", None)


def _scored() -> SeatView:
    return live_at(Moment.SCORED).view()


def _wishes(rest: Rest, winner: Team | None = None) -> list[object]:
    return [choice.wish for choice in question(Resting(rest, winner), _scored(), None, SPEAKER).choices]


def test_ways_on_after_a_deal() -> None:
    wishes = _wishes(Rest.DEAL_DONE)
    assert wishes[0] is Command.NEXT_DEAL
    assert {Command.RECAP, Command.REPLAY} <= set(wishes)


def test_ways_on_after_the_others() -> None:
    assert _wishes(Rest.GAME_OVER, Team.NS)[0] is Command.NEW_GAME
    assert _wishes(Rest.NUMBERED_DONE)[0] is Command.LEAVE
    assert set(_wishes(Rest.REPLAY_DONE)) == {Command.LEAVE, Command.RESTART}


@pytest.mark.parametrize("rest", [Rest.DEAL_DONE, Rest.GAME_OVER, Rest.NUMBERED_DONE, Rest.REPLAY_DONE])
def test_one_way_on_is_that_of_the_space_bar(rest: Rest) -> None:
    choices = question(Resting(rest, Team.NS), _scored(), None, SPEAKER).choices
    assert [choice.is_primary for choice in choices] == [True] + [False] * (len(choices) - 1)


def test_the_end_of_a_game_says_who_won_and_by_what() -> None:
    view = _scored()
    assert view.result is not None
    score = view.scores[0] + view.result.scored[0]
    for winner in Team:
        caption = question(Resting(Rest.GAME_OVER, winner), view, None, SPEAKER).caption
        assert str(score) in caption


def test_a_game_that_was_left_says_where_it_goes_on() -> None:
    view = evolve(live_at(Moment.LEAD).view(), scores=(40, -12))
    asked = question(Resting(Rest.RESUMED), view, None, evolve(SPEAKER, deal=9))
    assert "deal 9, 40 for us and −12 for them" in asked.message
    assert [choice.wish for choice in asked.choices] == [Command.GO_ON, Command.NEW_GAME]
    assert [choice.is_primary for choice in asked.choices] == [True, False]


@pytest.mark.parametrize("rest", [Rest.BEFORE_BUY, Rest.TRICK, Rest.TAKEN_BACK])
def test_a_rest_says_how_to_go_on(rest: Rest) -> None:
    assert question(Resting(rest), live_at(Moment.LEAD).view(), None, SPEAKER).message


@pytest.mark.parametrize("seed", range(12))
def test_the_recap_says_something_of_every_trick(seed: int) -> None:
    view = view_of(trace_of_seed(seed).end, Seat.SOUTH, (0, 0))
    for trick in range(len(view.play.tricks)):
        line = question(Showing(_look(view, trick)), None, None, SPEAKER).message
        assert line


def _look(view: SeatView, trick: int) -> Recap:
    from pidro.ui.story import recap

    return next(beat for beat in recap(view) if isinstance(beat, Recap) and beat.trick == trick)
