"""Acting on a deal: what is refused and with which words, and copies of states."""

import copy
import pickle

import pytest
from hypothesis import given

from pidro.engine.actions import Bid, IllegalAction, Kill, NameTrump, Pass, PlayCard
from pidro.engine.cards import DECK, Seat, Suit
from pidro.engine.deal import Deal
from pidro.engine.notation import parse_card, parse_cards
from pidro.engine.play import act, next_step, options_of, start_deal
from pidro.engine.rules import KOKKOLA, PRESETS
from tests.strategies import Trace, action_of, deal_from, played, traces

S, W, N, E = Seat


def _bidding() -> Deal:
    return start_deal(KOKKOLA, E, DECK)[0]


def _naming() -> Deal:
    return played(_bidding(), "9 pass pass pass")


def _killing() -> Deal:
    return played(deal_from("H", dealer=E, south="AH KH 9H 8H JH TH 5H 5D"), "9 pass pass pass H")


def _playing() -> Deal:
    return played(deal_from("H", dealer=E, south="AH KH", west="8H"), "9 pass pass pass H")


@pytest.mark.parametrize(
    ("deal", "word", "message"),
    [
        (_bidding(), "5", "South must bid one of: pass, 6, 7, 8, 9, 10, 11, 12, 13, 14; not bid 5"),
        (played(_bidding(), "pass pass pass"), "pass", "East must bid one of: 6; not pass"),
        (_bidding(), "AH", "South must bid one of: pass, 6, 7, 8, 9, 10, 11, 12, 13, 14; not play AH"),
        (_naming(), "pass", "South must name trump; not pass"),
        (_killing(), "-AH-KH", "South must kill 2 of: KH 9H 8H; not kill KH AH"),
        (_killing(), "H", "South must kill 2 of: KH 9H 8H; not name hearts"),
        (_playing(), "8H", "South must play one of: AH KH; not play 8H"),
        (_playing(), "6", "South must play one of: AH KH; not bid 6"),
    ],
)
def test_an_illegal_action_is_refused_with_who_what_and_why(deal: Deal, word: str, message: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        act(deal, action_of(word))
    assert str(refused.value) == message


@pytest.mark.parametrize("deal", [_bidding(), _naming(), _killing(), _playing()])
def test_each_question_admits_its_own_kind_of_action_only(deal: Deal) -> None:
    options = options_of(deal)
    assert options is not None
    kinds = {type(action) for action in options}
    for other in (
        Pass(),
        Bid(10),
        NameTrump(Suit.CLUBS),
        Kill(frozenset(parse_cards("KH 8H"))),
        PlayCard(parse_card("AH")),
    ):
        assert (other in options) == (type(other) in kinds)


def test_a_scored_deal_asks_nothing() -> None:
    deal = played(
        deal_from("H", dealer=E, south="AH KH QH JH TH 9H", west="8H", north="7H 6H 5H 5D 4H 2H", east="3H"),
        "9 pass pass pass H AH 8H 7H 3H KH 6H",
    )
    assert next_step(deal) is None
    assert options_of(deal) is None


@given(trace=traces)
def test_acting_leaves_the_deal_before_as_it_was(trace: Trace) -> None:
    for step in trace.steps:
        again, events = act(step.before, step.action)
        assert again == step.after
        assert events == step.events


@given(trace=traces)
def test_a_copy_of_a_deal_goes_on_in_the_same_way(trace: Trace) -> None:
    middle = trace.steps[len(trace.steps) // 2]
    for other in (copy.deepcopy(middle.before), pickle.loads(pickle.dumps(middle.before))):  # noqa: S301
        assert other == middle.before
        assert act(other, middle.action) == (middle.after, middle.events)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_rules_go_with_the_deal(rules: object) -> None:
    assert isinstance(rules, type(KOKKOLA))
    assert start_deal(rules, S, DECK)[0].rules is rules
