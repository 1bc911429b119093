"""The same deal at the other table: who sits there, and what was gained over it."""

import pickle

import pytest
from attrs import evolve

from pidro.engine.rules import KOKKOLA
from pidro.table.game_record import DealRecord, GameRecord
from pidro.table.other_table import other_table
from pidro.table.record import read, write
from pidro.table.replay import states_of
from tests.table.reviewed_deals import by_rule


def test_with_the_same_robots_the_other_table_is_the_same() -> None:
    for number in range(10):
        game = evolve(by_rule(number, 0.0), robots=("rule",) * 4)
        other = other_table(game, 0)
        assert other.gain == 0
        assert other.deal == game.deals[0]


def test_the_expert_sits_in_for_the_person() -> None:
    for number in range(2):
        game = by_rule(number)
        other = other_table(game, 0)
        played = evolve(game, deals=(other.deal,), robots=("expert", "rule", "rule", "rule"))
        assert read(write(played)) == played
        ours, theirs = game.deals[0].score, other.deal.score
        assert ours is not None
        assert theirs is not None
        assert other.gain == (ours[0] - ours[1]) - (theirs[0] - theirs[1])
        assert other == other_table(game, 0) == pickle.loads(pickle.dumps(other))  # noqa: S301


def test_robots_that_are_not_known_are_experts() -> None:
    game = by_rule(2)
    stranger = other_table(evolve(game, robots=("stranger", "rule", "rule", "rule")), 0)
    assert stranger == other_table(evolve(game, robots=(None, "rule", "rule", "rule")), 0)


def test_the_score_before_the_deal_counts() -> None:
    first, second = by_rule(1).deals[0], by_rule(2)
    game = evolve(second, deals=(evolve(first, score=(48, 55)), second.deals[0]))
    other = other_table(game, 1)
    result = states_of(KOKKOLA, other.deal)[-1].result
    assert result is not None
    assert other.deal.score == (48 + result.scored[0], 55 + result.scored[1])


def test_a_deal_that_is_not_scored_is_not_compared() -> None:
    deal = by_rule(1).deals[0]
    half = DealRecord(deal.dealer, deal.deck, deal.moves[:5])
    with pytest.raises(ValueError, match="not been scored"):
        other_table(GameRecord(deals=(half,)), 0)
