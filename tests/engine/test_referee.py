"""The engine and a slow referee of another make play the same deals and must agree at every question."""

import random
from collections import Counter

import pytest

from pidro.engine.actions import KillOptions, Options
from pidro.engine.cards import Seat, Team
from pidro.engine.game import Game, act_in_game, next_deal, start_game
from pidro.engine.notation import action_words
from pidro.engine.rules import PRESETS
from tests.engine.referee import Outcome, Question, referee, winner
from tests.strategies import any_action, rigged, shuffled

DEALS = 700
"""Deals of each preset, every second one rigged."""


def _question(options: Options | None) -> Question | None:
    if options is None:
        return None
    return options.seat.letter, {action_words(action) for action in options}


def _refereed(game: Game, seed: int, kinds: Counter[str]) -> tuple[Game, Outcome]:
    """One more deal of this game, compared at each question; the game after it and what the referee says."""
    chance = random.Random(seed)
    dealer = game.next_dealer
    deck, suit = rigged(seed, game.rules, dealer) if seed % 2 else (shuffled(seed), None)
    game, _ = next_deal(game, deck)
    second = referee([repr(card) for card in deck], dealer.letter, game.rules.preset)
    expected: Question | None = next(second)
    while True:
        options = game.options
        assert _question(options) == expected
        assert options is not None
        action = any_action(options, chance, suit)
        kinds[type(options).__name__] += 1
        kinds["dealer's kill"] += isinstance(options, KillOptions) and options.seat is dealer
        game, _ = act_in_game(game, action)
        try:
            expected = second.send(action_words(action))
        except StopIteration as end:
            assert game.options is None
            return game, end.value


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_engine_and_referee_agree(preset: str) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(DEALS):
        game, outcome = _refereed(start_game(PRESETS[preset], Seat(seed // 2 % 4)), seed, kinds)
        deal = game.deal
        assert deal is not None
        assert deal.result is not None
        assert dict(zip(("NS", "EW"), deal.result.taken, strict=True)) == outcome["took"], seed
        assert dict(zip(("NS", "EW"), deal.result.scored, strict=True)) == outcome["score"], seed
    assert kinds["KillOptions"] > DEALS // 10, "the deals must be rich enough to mean something"
    assert kinds["dealer's kill"] > DEALS // 20


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("first_seed", [0, 10_000, 20_000])
def test_engine_and_referee_agree_on_a_whole_game(preset: str, first_seed: int) -> None:
    game = start_game(PRESETS[preset], Seat(first_seed // 10_000))
    scores = {"NS": 0, "EW": 0}
    seed = first_seed
    won: str | None = None
    while won is None:
        assert game.winner is None
        seed += 1
        game, outcome = _refereed(game, seed, Counter())
        for team, points in outcome["score"].items():
            scores[team] += points
        (bidding_team,) = outcome["bid"]
        won = winner(scores, bidding_team)
        assert dict(zip(("NS", "EW"), game.scores, strict=True)) == scores
    assert game.winner is Team[won]
    assert not game.is_between_deals
