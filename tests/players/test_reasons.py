"""Every action of every robot has a reason, and every clause of it is true and known to the seat.

`scripts/hard_robots --reasons 2000` looks at as many deals of each, the expert included.
"""

from collections import Counter
from collections.abc import Callable

import pytest
from attrs import evolve

from pidro.engine.actions import PlayCard
from pidro.engine.cards import Seat
from pidro.engine.game import view_of
from pidro.engine.play import start_deal
from pidro.engine.rules import PRESETS
from pidro.players.beginner import BeginnerPlayer
from pidro.players.expert import ExpertPlayer
from pidro.players.player import Advice, Player
from pidro.players.reasons import Code, Reason
from pidro.players.rule_player import RulePlayer
from tests.players.clauses import CLAUSES
from tests.players.more_clauses import BEGINNERS, results_of
from tests.players.truth import ALL_CLAUSES, is_true
from tests.players.watched import watched
from tests.strategies import shuffled

RARE = {Code.PASS_LITTLE_LACKING, Code.BID_STOPS_THEM, Code.KEEP_MASTER, Code.TOUCHING_HONOUR}


@pytest.mark.parametrize(
    ("make", "deals", "own"),
    [
        (RulePlayer, 2000, set(CLAUSES) - RARE),
        (BeginnerPlayer, 150, set(BEGINNERS)),
        (ExpertPlayer, 14, {Code.LIKELY_BID, Code.CARD_MAKES, Code.CARD_SETS}),
    ],
)
def test_every_clause_is_true_in_whole_deals_and_no_code_speaks_too_often(
    make: Callable[[], Player], deals: int, own: set[Code]
) -> None:
    codes: Counter[Code] = Counter()
    in_play: Counter[Code] = Counter()
    player = make()
    for number in range(deals):
        for asked in watched(player, PRESETS["kokkola"], number):
            assert is_true(asked.view, asked.advice), (number, asked.view.hand, asked.advice)
            codes[asked.advice.reason.code] += 1
            in_play[asked.advice.reason.code] += isinstance(asked.advice.action, PlayCard)
    assert max(in_play.values()) < in_play.total() / 3
    assert own <= set(codes), "a code that is never used"


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_clause_is_true_where_chance_led_the_deal(preset: str) -> None:
    for number in range(120):
        for player in (RulePlayer(), BeginnerPlayer()):
            for asked in watched(player, PRESETS[preset], number, sense=0.5):
                assert is_true(asked.view, asked.advice), (number, asked.view.hand, asked.advice)


def test_every_code_has_its_clause() -> None:
    assert set(ALL_CLAUSES) == set(Code)


def test_a_false_clause_is_noticed() -> None:
    deal, _ = start_deal(PRESETS["kokkola"], Seat.WEST, shuffled(5))
    view = view_of(deal, Seat.NORTH, (0, 0))
    advice = RulePlayer().advise(view)
    assert is_true(view, advice)
    assert not is_true(view, Advice(advice.action, Reason(Code.LEAD_LOW)))
    assert not is_true(view, evolve(advice, action=PlayCard(view.hand[0])))
    assert not is_true(view, evolve(advice, reason=evolve(advice.reason, number=14)))
    assert not is_true(view, evolve(advice, reason=evolve(advice.reason, share=50)))


def test_a_false_figure_is_noticed() -> None:
    """Where every layout that is left comes to the same, there is one right share."""
    seen: Counter[bool] = Counter()
    for number in range(10):
        for asked in watched(RulePlayer(), PRESETS["kokkola"], number):
            view, action = asked.view, asked.advice.action
            if not isinstance(action, PlayCard) or len(view.hand) < 2:
                continue
            ours = view.rules.teams[view.high.seat] is view.rules.teams[view.seat]
            amount = view.high.amount
            reason = Reason(Code.CARD_MAKES if ours else Code.CARD_SETS, (action.card,), number=amount)
            points = set(results_of(view, action.card, view.rules.teams[view.high.seat]))
            right = {
                share for share in (0, 100) if is_true(view, Advice(action, evolve(reason, share=share)))
            }
            if len({taken >= amount for taken in points}) == 1 and right:
                assert right == {100 * ((min(points) >= amount) is ours)}
                seen[ours] += 1
    assert len(seen) == 2, "both of the bidders' and the others' figures"
