"""A running game: stale turns, keeping, hints and aids, going on, the replay, and why a card was played."""

from pathlib import Path

import pytest
from attrs import evolve

from pidro.engine.actions import IllegalAction, NameTrump, Pass, PlayCard
from pidro.engine.cards import DECK, Seat, Suit
from pidro.engine.events import CardPlayed, DealScored, GameWon
from pidro.engine.phases import Phase
from pidro.engine.view import SeatView
from pidro.players.chance import RandomPlayer
from pidro.players.player import Advice
from pidro.players.tips import TipsPlayer
from pidro.table.game_record import Aid, GameRecord, RecordError
from pidro.table.live_game import PERSON, Kind, LiveGame
from pidro.table.practice import Practice, practice_of
from pidro.table.record import read, write
from pidro.table.robots import ROBOTS, is_slow, seated
from pidro.table.shuffle import dealer_of, deck_of, random_numbers
from pidro.table.trouble import StoreError, Trouble
from pidro.table.turns import StaleTurn
from tests.table.games import SHORT, THREE, TIPS, finished, live, to_first_lead, unfinished


class Kept:
    """A keeper that remembers what it was given, and can be told to fail."""

    def __init__(self) -> None:
        self.records: list[GameRecord] = []
        self.hints: list[bool] = []
        self.fails = False

    def keep(self, record: GameRecord, hint_is_on: bool) -> None:
        if self.fails:
            raise StoreError(Trouble.FULL, Path("pidro.sqlite"), "disk is full")
        self.records.append(record)
        self.hints.append(hint_is_on)


def kept_game(robots: tuple[str | None, ...] = TIPS) -> tuple[LiveGame, Kept]:
    kept = Kept()
    return LiveGame(GameRecord(robots=robots), seated(robots), random_numbers(5), kept), kept


def trouble(game: LiveGame) -> Trouble | None:
    return None if game.trouble is None else game.trouble.trouble


def to_the_person(game: LiveGame) -> None:
    """Go on until South is asked."""
    while game.options is None or game.options.seat is not PERSON:
        game.advance()


# -- Turns


def test_action_for_another_turn_changes_nothing() -> None:
    game = live(1, robots=THREE)
    to_the_person(game)
    before = (game.game, game.record, game.turn)
    for turn in (game.turn - 1, game.turn + 1, -1):
        with pytest.raises(StaleTurn):
            game.submit(Pass(), turn)
    assert (game.game, game.record, game.turn) == before


def test_illegal_action_changes_nothing() -> None:
    game, kept = kept_game(THREE)
    to_the_person(game)
    before = (game.game, game.record, game.turn, len(kept.records))
    with pytest.raises(IllegalAction):
        game.submit(NameTrump(Suit.CLUBS), game.turn)
    assert (game.game, game.record, game.turn, len(kept.records)) == before


def test_first_deal_is_the_first_number_and_the_next_ones_fit_the_dealer() -> None:
    game = live(9)
    assert game.game.next_dealer is dealer_of(next(random_numbers(9)))
    while not game.is_over:
        game.advance()
    for deal in game.record.deals:
        assert deal.number is not None
        assert (dealer_of(deal.number), deck_of(deal.number)) == (deal.dealer, deal.deck)
    assert game.deal_number == game.record.deals[-1].number


def test_robot_moves_only_its_own_seat() -> None:
    game = live(1, robots=THREE)
    assert game.player(PERSON) is None
    assert isinstance(game.player(Seat.WEST), TipsPlayer)
    to_the_person(game)
    with pytest.raises(KeyError):
        game.advance()


# -- Keeping


def test_everything_is_kept_before_its_events_are_given() -> None:
    game, kept = kept_game()
    while not game.is_over:
        game.advance()
        assert kept.records[-1] == game.record
        assert game.trouble is None
    assert kept.records[-1].winner is game.game.winner


def test_game_that_cannot_be_kept_goes_on_and_says_why() -> None:
    game, kept = kept_game()
    game.start_deal()
    kept.fails = True
    events = game.advance()
    assert events
    assert trouble(game) is Trouble.FULL
    kept.fails = False
    game.advance()
    assert trouble(game) is None
    assert kept.records[-1] == game.record


@pytest.mark.parametrize("turn", [1, 4, 9, 20, 33])
def test_game_goes_on_in_the_very_situation(turn: int) -> None:
    record = unfinished(4, turn)
    again = LiveGame(read(write(record)), seated(TIPS), random_numbers(8), hint_is_on=True)
    game = live(4)
    while game.turn < turn:
        game.advance()
    assert (again.game, again.turn, again.record) == (game.game, game.turn, game.record)
    assert again.view() == game.view()
    assert again.hint_is_on


def test_wrong_record_is_no_game() -> None:
    record = unfinished(4, 9)
    wrong = evolve(record, deals=(evolve(record.deals[0], number=1),))
    with pytest.raises(RecordError):
        LiveGame(wrong, {}, random_numbers(0))


# -- Hint and aids


def test_hint_is_the_players_advice_and_makes_the_deal_an_assisted_one() -> None:
    game, kept = kept_game(THREE)
    to_the_person(game)
    assert not game.record.is_assisted
    assert game.hint(TipsPlayer()) == TipsPlayer().advise(game.view())
    assert game.record.deals[-1].aids == {Aid.HINT}
    assert kept.records[-1] == game.record
    count = len(kept.records)
    game.hint(TipsPlayer())
    assert len(kept.records) == count


def test_hint_state_is_kept() -> None:
    game, kept = kept_game()
    game.start_deal()
    game.turn_hint(on=True)
    assert game.hint_is_on
    assert kept.hints == [False, True]


def test_aid_after_the_score_does_not_count() -> None:
    game = live(1)
    game.note(Aid.LEFT)
    to_the_end_of_a_deal(game)
    game.note(Aid.LEFT)
    game.practice()
    assert not game.record.is_assisted


def to_the_end_of_a_deal(game: LiveGame) -> None:
    game.advance()
    while game.options is not None:
        game.advance()


# -- Robots and names


def test_new_robots_play_from_the_next_deal_on() -> None:
    game = live(1)
    game.start_deal()
    others = ("random",) * 4
    game.seat_robots(seated(others), others)
    assert isinstance(game.player(Seat.WEST), TipsPlayer)
    assert game.record.robots == TIPS
    while game.options is not None:
        game.advance()
    game.start_deal()
    assert isinstance(game.player(Seat.WEST), RandomPlayer)
    assert game.record.robots == others


def test_new_names_stand_in_the_record() -> None:
    game = live(1)
    game.rename(("A", "B", "C", "D"))
    assert game.record.names == ("A", "B", "C", "D")


def test_no_robot_by_rules_is_slow() -> None:
    assert not any(is_slow(ROBOTS[name]()) for name in ("random", "tips", "rule"))


def test_every_robot_has_a_name_that_a_record_may_hold() -> None:
    for name in ROBOTS:
        record = GameRecord(robots=(None, name, None, None))
        assert read(write(record)) == record
    with pytest.raises(KeyError):
        seated((None, "nobody", None, None))


# -- A deal of a typed number


def test_numbered_deal_is_over_when_it_is_scored() -> None:
    game = LiveGame(GameRecord(robots=TIPS), seated(TIPS), iter((123456789,)), kind=Kind.NUMBERED)
    assert game.kind is Kind.NUMBERED
    game.start_deal()
    assert game.deal_number == 123456789
    assert game.deal.dealer is dealer_of(123456789)
    while game.options is not None:
        assert not game.is_over
        game.advance()
    assert game.is_over
    assert game.game.winner is None


# -- The replay


def test_replay_starts_from_the_hands_after_the_buy_and_counts_for_nothing() -> None:
    game, kept = kept_game()
    assert not game.can_practice
    game.start_deal()
    with pytest.raises(AssertionError, match="before the first lead"):
        game.practice()
    assert not game.record.is_assisted
    to_first_lead(game)
    hands, record, count = game.deal.hands, game.record, len(kept.records)
    while game.options is not None:
        game.advance()
    practice = game.practice()
    assert practice.deal.hands == hands
    assert practice.turn == 0
    while (options := practice.options) is not None:
        player = practice.player(options.seat)
        assert player is not None
        practice.submit(practice.advice(player).action, practice.turn)
    assert practice.deal == game.deal, "the robots play their normal game"
    assert record.deals[-1].points is None
    assert kept.records[-1] == game.record
    assert len(kept.records) > count
    assert not game.record.is_assisted


def test_replay_before_the_score_is_an_aid() -> None:
    game = live(1)
    to_first_lead(game)
    practice = game.practice()
    assert game.record.deals[-1].aids == {Aid.OPEN}
    assert practice.game.scores == game.game.scores
    assert practice.game.deal is practice.deal


def test_only_the_first_replay_before_the_score_of_a_counted_deal_tells_something() -> None:
    game = live(1)
    told = [game.practice_would_tell]
    to_first_lead(game)
    told.append(game.practice_would_tell)
    told.append(LiveGame(game.record, {}, iter(()), kind=Kind.NUMBERED).practice_would_tell)
    game.practice()
    told.append(game.practice_would_tell)
    told.append(LiveGame(finished(3), {}, iter(())).practice_would_tell)
    assert told == [False, True, False, False, False]


def test_replay_knows_its_deal() -> None:
    record = finished(3)
    game = LiveGame(record, seated(TIPS), iter(()))
    for practice in (game.practice(), practice_of(record, game.place, {})):
        assert practice is not None
        assert (practice.record, practice.place) == (record, len(record.deals) - 1)
        assert practice.deal_number == game.deal_number
        assert practice.game.results == game.game.results[:-1]


def test_last_deal_of_a_game_is_replayed_without_a_victory() -> None:
    game = LiveGame(finished(3), seated(TIPS), random_numbers(0))
    practice = game.practice()
    events: list[object] = []
    while (options := practice.options) is not None:
        events += practice.submit(practice.advice(TipsPlayer()).action, practice.turn)
        assert options.seat is not None
    assert isinstance(events[-1], DealScored)
    assert not any(isinstance(event, GameWon) for event in events)
    assert practice.game.winner is None


def test_deal_of_the_history_is_replayed_from_its_first_lead() -> None:
    record = finished(3)
    practice = practice_of(record, 1, seated(TIPS))
    assert practice is not None
    assert practice.game.scores == record.deals[0].score
    assert practice.deal.phase is Phase.PLAY
    assert not practice.can_go_back
    assert practice_of(unfinished(1, 2), 0, seated(TIPS)) is None


def ways(practice: Practice) -> tuple[bool, bool]:
    """Whether one can go back, and forward."""
    return practice.can_go_back, practice.can_go_forward


def test_replay_goes_back_and_forth() -> None:
    game = live(1)
    to_first_lead(game)
    practice = game.practice()
    states, events = [practice.deal], []
    for _ in range(4):
        events.append(practice.submit(practice.advice(TipsPlayer()).action, practice.turn))
        states.append(practice.deal)
    turn = practice.turn
    for state in reversed(states[:-1]):
        practice.back()
        assert practice.deal == state
    assert practice.turn == turn + 4, "a late answer must not fit"
    assert [practice.forward() for _ in range(4)] == events
    assert practice.deal == states[-1]
    assert ways(practice) == (True, False)
    practice.restart()
    assert practice.deal == states[0]
    assert ways(practice) == (False, True)
    options = practice.options
    assert options is not None
    other = list(options)[-1]
    practice.submit(other, practice.turn)
    assert ways(practice) == (True, False)


def test_replay_refuses_what_comes_late_or_is_illegal() -> None:
    game = live(1)
    to_first_lead(game)
    practice = game.practice()
    with pytest.raises(StaleTurn):
        practice.submit(Pass(), 7)
    with pytest.raises(IllegalAction):
        practice.submit(Pass(), practice.turn)
    assert practice.turn == 0


class Looks:
    """A player that remembers the views it is asked with."""

    def __init__(self) -> None:
        self.knows: list[bool] = []

    def advise(self, view: SeatView) -> Advice:
        self.knows.append(all(card is not None for hand in view.hands for card in hand))
        return TipsPlayer().advise(view)


def test_in_the_replay_the_hint_sees_all_hands_and_a_robot_its_own() -> None:
    game = live(1, robots=THREE)
    while not game.can_practice:
        if game.options is not None and game.options.seat is PERSON:
            game.submit(game.advice(TipsPlayer()).action, game.turn)
        else:
            game.advance()
    practice = game.practice()
    assert practice.view().hands == practice.deal.hands
    asked: dict[Seat, bool] = {}
    while (options := practice.options) is not None:
        looks = Looks()
        practice.submit(practice.advice(looks).action, practice.turn)
        asked.setdefault(options.seat, looks.knows[0])
    assert asked[Seat.SOUTH]
    assert not asked[Seat.WEST]


# -- Why


def test_robot_says_why_it_played_a_card_from_what_it_knew_then() -> None:
    game = live(1)
    to_first_lead(game)
    given = {}
    while (options := game.options) is not None:
        assert game.deal.phase is Phase.PLAY
        view = game.view(options.seat)
        advice = game.advice(TipsPlayer())
        events = game.submit(advice.action, game.turn)
        played = events[0]
        assert isinstance(played, CardPlayed)
        given[played.card] = (view, advice)
    for card, (view, advice) in given.items():
        assert game.view_before(card) == view
        assert TipsPlayer().advise(view) == advice
    unplayed = next(card for card in DECK if card not in given)
    assert game.view_before(unplayed) is None


def test_in_the_replay_a_robot_says_why_by_its_normal_view() -> None:
    game = live(1)
    to_first_lead(game)
    practice = game.practice()
    given = {}
    while practice.options is not None:
        view = practice.asked_view()
        advice = practice.advice(TipsPlayer())
        practice.submit(advice.action, practice.turn)
        assert isinstance(advice.action, PlayCard)
        given[advice.action.card] = view
    for card, view in given.items():
        assert practice.view_before(card) == view
    lead, *_, last = given
    assert any(None in hand for hand in given[lead].hands), "it does not see the others' hands"
    practice.back()
    assert practice.view_before(last) is None, "what was taken back lies nowhere"
    practice.forward()
    assert practice.view_before(last) == given[last]


def test_view_holds_the_score_before_the_deal() -> None:
    game = live(2, SHORT)
    to_the_end_of_a_deal(game)
    assert game.view().scores == (0, 0)
    game.start_deal()
    assert game.view().scores == game.record.deals[0].score
