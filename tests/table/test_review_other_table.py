"""The same deal at the other table: who sits there, and what was gained over it."""

import pickle

import pytest
from attrs import evolve

from pidro.engine.rules import KOKKOLA
from pidro.table.game_record import DealRecord, GameRecord
from pidro.table.other_table import other_table, play_other_table
from pidro.table.record import read, write
from tests.table.reviewed_deals import NO_SCORES, by_rule


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
        assert sum(other.points) == 14
        ours, theirs = game.deals[0].score, other.scored
        assert ours is not None
        assert other.gain == (ours[0] - ours[1]) - (theirs[0] - theirs[1])
        assert other == other_table(game, 0) == pickle.loads(pickle.dumps(other))  # noqa: S301


def test_robots_that_are_not_known_are_experts() -> None:
    deal = by_rule(2).deals[0]
    stranger = play_other_table(KOKKOLA, deal, NO_SCORES, ("stranger", "rule", "rule", "rule"))
    assert stranger == play_other_table(KOKKOLA, deal, NO_SCORES, (None, "rule", "rule", "rule"))


def test_the_score_before_the_deal_counts() -> None:
    first, second = by_rule(1).deals[0], by_rule(2)
    game = evolve(second, deals=(evolve(first, score=(48, 55)), second.deals[0]))
    other = other_table(game, 1)
    assert other == play_other_table(KOKKOLA, second.deals[0], (48, 55), second.robots)
    assert other.deal.score == (48 + other.scored[0], 55 + other.scored[1])


def test_a_deal_that_is_not_scored_is_not_compared() -> None:
    deal = by_rule(1).deals[0]
    half = DealRecord(deal.dealer, deal.deck, deal.moves[:5])
    with pytest.raises(ValueError, match="not been scored"):
        other_table(GameRecord(deals=(half,)), 0)
