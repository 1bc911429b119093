"""A live game that is kept, under all that can be done to it, in any order, beside a plain model of it."""

import tempfile
from itertools import islice
from pathlib import Path
from shutil import copytree, rmtree

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pidro.engine.actions import Action, IllegalAction, Options
from pidro.engine.game import Game, act_in_game, next_deal, start_game
from pidro.players.tips import TipsPlayer
from pidro.table.game_record import Aid, GameRecord
from pidro.table.live_game import PERSON, LiveGame
from pidro.table.record import read, write
from pidro.table.robots import seated
from pidro.table.shuffle import dealer_of, deck_of, number_for, random_numbers
from pidro.table.store import RunningGame, Store, open_store
from pidro.table.turns import StaleTurn
from tests.strategies import actions, seeds
from tests.table.games import SHORT, THREE


class KeptGame(RuleBasedStateMachine):
    """Legal, illegal and stale actions, hints and aids, replays, closing, dying and beginning anew."""

    def __init__(self) -> None:
        super().__init__()
        self.base = Path(tempfile.mkdtemp())
        self.folders = 0
        self.store = self.opened(self.base / "0")
        self.ended = 0

    def opened(self, folder: Path) -> Store:
        found = open_store(folder)
        assert found.fault is None
        assert found.store is not None
        return found.store

    @initialize(seed=seeds)
    def begin(self, seed: int) -> None:
        """A new game beside its model."""
        self.seed = seed
        self.keeper: RunningGame = self.store.begin()
        record = GameRecord(rules=SHORT, robots=THREE)
        self.game = LiveGame(record, seated(THREE), random_numbers(seed), self.keeper)
        self.model: Game = start_game(SHORT, dealer_of(next(random_numbers(seed))))
        self.turn = 0
        self.hint = False

    @property
    def options(self) -> Options | None:
        return self.model.options

    @rule()
    @precondition(lambda self: self.model.is_between_deals)
    def deal(self) -> None:
        dealt = sum(deal.number is not None for deal in self.game.record.deals)
        self.game.start_deal()
        number = self.game.deal_number
        assert number is not None
        if not dealt:
            assert number == number_for(self.model.next_dealer, random_numbers(self.seed))
        assert dealer_of(number) is self.model.next_dealer
        self.model, _ = next_deal(self.model, deck_of(number))

    def act(self, action: Action) -> None:
        events = self.game.submit(action, self.turn)
        self.model, expected = act_in_game(self.model, action)
        assert events == expected
        self.turn += 1
        if self.model.winner is not None:
            self.ended += 1

    @rule(place=st.integers(0, 30))
    @precondition(lambda self: self.options is not None)
    def act_legally(self, place: int) -> None:
        assert self.options is not None
        legal = list(islice(self.options, 40))
        self.act(legal[place % len(legal)])

    @rule(most=st.integers(1, 12))
    @precondition(lambda self: self.options is not None)
    def play_on(self, most: int) -> None:
        for _ in range(most):
            if self.options is None:
                return
            self.act(self.game.advice(TipsPlayer()).action)

    @rule(action=actions)
    @precondition(lambda self: self.model.deal is not None)
    def act_illegally(self, action: Action) -> None:
        if self.options is None or action not in self.options:
            with pytest.raises(IllegalAction):
                self.game.submit(action, self.turn)

    @rule(action=actions, off=st.integers(-3, 3).filter(bool))
    def act_too_late_or_too_early(self, action: Action, off: int) -> None:
        with pytest.raises(StaleTurn):
            self.game.submit(action, self.turn + off)

    @rule(on=st.booleans())
    def turn_hint(self, on: bool) -> None:
        self.game.turn_hint(on=on)
        self.hint = on

    @rule(aid=st.sampled_from(Aid))
    def be_helped(self, aid: Aid) -> None:
        self.game.note(aid)

    @rule()
    @precondition(lambda self: self.options is not None and self.options.seat is PERSON)
    def ask_for_a_hint(self) -> None:
        assert self.options is not None
        assert self.game.hint(TipsPlayer()).action in self.options
        assert Aid.HINT in self.game.record.deals[-1].aids

    @rule(most=st.integers(0, 20))
    @precondition(lambda self: self.game.can_practice)
    def replay(self, most: int) -> None:
        practice = self.game.practice()
        for _ in range(most):
            if practice.options is None:
                break
            practice.submit(practice.advice(TipsPlayer()).action, practice.turn)
        while practice.can_go_back:
            practice.back()

    @rule()
    @precondition(lambda self: self.model.deal is not None and self.model.winner is None)
    def close_and_start_again(self) -> None:
        self.store.close()
        self.resume(self.base / str(self.folders))

    @rule()
    @precondition(lambda self: self.model.deal is not None and self.model.winner is None)
    def die_and_start_again(self) -> None:
        """What lies on the disk now is what a killed program leaves behind."""
        self.folders += 1
        folder = self.base / str(self.folders)
        copytree(self.base / str(self.folders - 1), folder)
        self.store.close()
        self.resume(folder)

    def resume(self, folder: Path) -> None:
        self.store = self.opened(folder)
        (waiting,) = self.store.waiting()
        assert isinstance(waiting.record, GameRecord)
        assert waiting.record == self.game.record
        assert waiting.hint_is_on == self.hint
        self.keeper = self.store.go_on(waiting)
        self.game = LiveGame(
            waiting.record,
            seated(THREE),
            random_numbers(self.seed + 1),
            self.keeper,
            hint_is_on=waiting.hint_is_on,
        )

    @rule(seed=seeds)
    @precondition(lambda self: self.model.deal is not None)
    def begin_another(self, seed: int) -> None:
        self.keeper.abandon()
        self.begin(seed)

    @invariant()
    def game_is_the_models(self) -> None:
        if not hasattr(self, "game"):
            return
        assert self.game.game == self.model
        assert self.game.turn == self.turn == self.game.record.turn
        assert self.game.is_over == (self.model.winner is not None)
        assert self.game.hint_is_on == self.hint
        assert self.game.trouble is None
        assert read(write(self.game.record)) == self.game.record
        career = self.store.career()
        assert career.wins + career.losses == self.ended

    def teardown(self) -> None:
        self.store.close()
        rmtree(self.base)


TestKeptGame = KeptGame.TestCase
