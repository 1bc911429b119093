"""Every action of the rule player has a reason, and every clause of it is true and known to the seat."""

from collections import Counter
from random import Random

import pytest
from attrs import evolve

from pidro.engine.actions import PlayCard
from pidro.engine.cards import Seat
from pidro.engine.game import view_of
from pidro.engine.play import act, options_of, start_deal
from pidro.engine.rules import PRESETS, Rules
from pidro.players.player import Advice
from pidro.players.reasons import Code, Reason
from pidro.players.rule_player import RulePlayer
from tests.players.clauses import CLAUSES, is_true
from tests.strategies import any_action, rigged, shuffled

DEALS = 500
RARE = {Code.PASS_LITTLE_LACKING, Code.BID_STOPS_THEM, Code.KEEP_MASTER, Code.TOUCHING_HONOUR}


def played_deal(rules: Rules, number: int, *, sense: float = 1.0) -> list[Code]:
    """The codes of a deal that the rule player plays, or of its advice while others act by chance."""
    player, chance = RulePlayer(), Random(number)
    dealer = Seat(number % 4)
    scores = chance.choice(((0, 0), (chance.randint(-10, 61), chance.randint(-10, 61))))
    deck = rigged(number, rules, dealer)[0] if number % 9 == 0 else shuffled(number)
    deal, _ = start_deal(rules, dealer, deck)
    codes = []
    while (options := options_of(deal)) is not None:
        view = view_of(deal, options.seat, scores)
        advice = player.advise(view)
        assert is_true(view, advice), (number, view.hand, advice)
        codes.append(advice.reason.code)
        action = advice.action if chance.random() < sense else any_action(options, chance)
        deal, _ = act(deal, action)
    return codes


def test_every_clause_is_true_in_whole_deals_and_no_code_speaks_too_often() -> None:
    count = Counter(code for number in range(DEALS) for code in played_deal(PRESETS["kokkola"], number))
    in_play = Counter({code: times for code, times in count.items() if code in _CODES_OF_PLAY})
    assert max(in_play.values()) < in_play.total() / 3
    assert set(CLAUSES) - RARE <= set(count), "a code that is never used"


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_clause_is_true_where_chance_led_the_deal(preset: str) -> None:
    codes = {code for number in range(120) for code in played_deal(PRESETS[preset], number, sense=0.5)}
    assert codes


def test_a_false_clause_is_noticed() -> None:
    deal, _ = start_deal(PRESETS["kokkola"], Seat.WEST, shuffled(5))
    view = view_of(deal, Seat.NORTH, (0, 0))
    advice = RulePlayer().advise(view)
    assert is_true(view, advice)
    assert not is_true(view, Advice(advice.action, Reason(Code.LEAD_LOW)))
    assert not is_true(view, evolve(advice, action=PlayCard(view.hand[0])))
    assert not is_true(view, evolve(advice, reason=evolve(advice.reason, number=14)))
    assert not is_true(view, evolve(advice, reason=evolve(advice.reason, share=50)))


_BEFORE_PLAY = ("PASS_", "BID_", "FORCED_", "TRUMP_", "KILL_")
_CODES_OF_PLAY = {code for code in CLAUSES if not code.name.startswith(_BEFORE_PLAY)}
