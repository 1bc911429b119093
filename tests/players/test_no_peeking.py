"""The advice depends on what a seat may know, and on nothing else [RULES 4]."""

from collections import Counter
from random import Random

import pytest

from pidro.engine.actions import Action
from pidro.engine.cards import Seat
from pidro.engine.game import view_of
from pidro.engine.phases import Phase
from pidro.engine.play import act, options_of, start_deal
from pidro.engine.rules import PRESETS
from pidro.players.rule_player import RulePlayer
from tests.players.redeal import redealt
from tests.strategies import rigged, shuffled

DEALS = 14


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_other_hidden_cards_leave_view_advice_and_reason_as_they_are(preset: str) -> None:
    player, rules = RulePlayer(), PRESETS[preset]
    redealt_in: Counter[Phase] = Counter()
    missed = 0
    for number in range(DEALS):
        dealer, chance = Seat(number % 4), Random(number)
        deck = rigged(number, rules, dealer)[0] if number % 3 == 0 else shuffled(number)
        start, _ = start_deal(rules, dealer, deck)
        deal = start
        actions: list[Action] = []
        while (options := options_of(deal)) is not None:
            view = view_of(deal, options.seat, (40, 51))
            advice = player.advise(view)
            other = redealt(start, actions, options.seat, chance)
            if other is None:
                missed += 1
            else:
                other_view = view_of(other, options.seat, (40, 51))
                assert other_view == view
                assert player.advise(other_view) == advice
                redealt_in[deal.phase] += other.hands != deal.hands
            actions.append(advice.action)
            deal, _ = act(deal, advice.action)
    assert redealt_in[Phase.BIDDING] > DEALS
    assert redealt_in[Phase.NAMING] > DEALS / 2
    assert redealt_in[Phase.EXCHANGE] > 0
    assert redealt_in[Phase.PLAY] > 5 * DEALS
    assert missed < DEALS, "the helper must find another layout nearly always"
