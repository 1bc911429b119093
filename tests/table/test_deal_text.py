"""A deal as text, for all to see and as one seat knows it."""

import re

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from pidro.engine.cards import Seat
from pidro.engine.game import view_of
from pidro.table.deal_text import game_text
from pidro.table.game_record import Aid, with_aid
from pidro.table.replay import replay
from tests.strategies import Trace, traces
from tests.table.games import finished, live, record_of, unfinished


@given(traces)
def test_text_for_all_names_every_card_where_it_lies(trace: Trace) -> None:
    text = game_text(record_of(trace), [0])
    assert " cards" not in text.split("Hands:")[1].split("Bids:")[0]
    assert "Score: NS " in text


@given(traces, st.sampled_from(Seat))
def test_text_for_a_seat_names_no_card_that_it_does_not_know(trace: Trace, seat: Seat) -> None:
    """Cards that the seat can't see are not in the text: compare with the view of the scored deal."""
    record = record_of(trace)
    view = view_of(trace.end, seat, (0, 0))
    exchange, play = view.exchange, view.play
    groups = (view.dealt[seat], view.hands[seat], *exchange.discards, *exchange.killed, *exchange.bought)
    groups = (*groups, exchange.taken, exchange.laid_away, *play.cold)
    known = {card for group in groups for card in group or () if card is not None}
    known |= {played.card for trick in play.tricks for played in trick.plays}
    shown = set(re.findall(r"\b[2-9TJQKA][CDHS]\b", game_text(record, [0], seat)))
    assert shown == {repr(card) for card in known}


def test_head_of_a_deal() -> None:
    text = game_text(with_aid(unfinished(0, 3), Aid.HINT), [0])
    lines = text.splitlines()
    assert lines[0] == "Deal 1, number 658607535, dealt by East"
    assert lines[1] == "  helped by: hint"
    assert lines[2] == "Hands:"
    assert lines[-1].startswith("Bids: South ")


def test_deals_follow_each_other_with_the_score_before() -> None:
    record = finished(3)
    text = game_text(record, range(len(record.deals)))
    assert text.count("\n\nDeal ") == len(record.deals) - 1
    score = record.deals[0].score
    assert score is not None
    assert f"  score before: NS {score[0]}, EW {score[1]}" in text
    assert text.splitlines()[-2].startswith("The game is won by ")


def test_deal_before_its_first_bid() -> None:
    game = live(1)
    game.start_deal()
    assert game_text(game.record, [0]).splitlines()[-1].startswith("  stock: ")


def test_trick_in_progress_stands_last() -> None:
    games = (unfinished(1, turn) for turn in range(5, 20))
    record = next(record for record in games if replay(record)[-1].deal.play.plays)
    last = game_text(record, [0]).splitlines()[-1]
    assert last.strip().startswith("1. ")
    assert "takes it" not in last


def test_long_name_is_cut() -> None:
    record = evolve(unfinished(1, 1), names=("x" * 300, "B", "C", "D"))
    assert f"South {'x' * 40}…: " in game_text(record, [0])


def test_deal_without_a_number() -> None:
    record = unfinished(1, 1)
    record = evolve(record, deals=(evolve(record.deals[0], number=None),))
    assert game_text(record, [0]).startswith("Deal 1, dealt by ")


@pytest.mark.parametrize(
    ("seed", "place", "last"),
    [
        (1, 2, "      West cold (KS 4S 8D), North cold (AD 2C 2D); the rest is EW's, 5"),
        (4, 0, "      the rest is NS's, 2"),
        (11, 0, "      East cold (KD 7H), South cold (5D 3H)"),
        (9, 0, "   4. North 2C, South cold (AS JH JD), West cold (4D QD 3D); North takes it, NS 1, EW 0"),
    ],
)
def test_the_rest_is_said_where_points_are_left(seed: int, place: int, last: str) -> None:
    lines = game_text(finished(seed), [place]).splitlines()
    (end,) = (number for number, line in enumerate(lines) if line.startswith("Points: "))
    assert lines[end - 1] == last
