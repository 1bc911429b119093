"""Score, game, and the rotation of the dealer [RULES 3.8, 3.9]."""

from itertools import cycle, islice
from random import Random

import pytest
from attrs import evolve

from pidro.engine.actions import IllegalAction, Pass
from pidro.engine.cards import CLOCKWISE, DECK, Seat, Team
from pidro.engine.deal import Deal
from pidro.engine.deal import evolve as after
from pidro.engine.events import DealScored, GameWon
from pidro.engine.game import Game, act_in_game, next_deal, start_game
from pidro.engine.phases import Phase
from pidro.engine.play import act
from pidro.engine.rules import KOKKOLA, Made, Rules
from tests.strategies import action_of, any_action, deal_from, played, shuffled

S, W, N, E = Seat


def _near_the_end(bid: int, *, bidder: Seat = S, two: Seat = N, rules: Rules = KOKKOLA) -> Deal:
    """A deal with two plays to go, West's left pidro and East's eight.

    With the two in North's hand South's team takes 8 and East's 6; with the two in West's each takes 7.
    """
    west, north = ("2H", "3H") if two is W else ("3H", "2H")
    deal = deal_from(
        "H",
        dealer=E,
        south="AH JH TH",
        west=f"KH 9H 5D {west}",
        north=f"QH 5H {north}",
        east="8H 7H 6H 4H",
        rules=rules,
    )
    bids = " ".join(str(bid) if seat is bidder else "pass" for seat in (S, W, N, E))
    first = ["JH", west, "5H", "4H"]
    return played(deal, f"{bids} H {' '.join(first[bidder:] + first[:bidder])} AH 9H {north} 6H TH KH QH 7H")


def _result(deal: Deal) -> DealScored:
    deal = played(deal, "5D 8H")
    assert deal.phase is Phase.SCORED
    assert deal.result is not None
    return deal.result


# -- Score [RULES 3.8]


def test_at_least_as_many_points_as_the_bid_the_bidding_team_scores_what_it_took() -> None:
    result = _result(_near_the_end(7))
    assert result == DealScored(S, 7, taken=(8, 6), scored=(8, 6))
    assert result.is_made


def test_exactly_the_bid_is_made() -> None:
    result = _result(_near_the_end(8))
    assert result.scored == (8, 6)
    assert result.is_made


def test_fewer_than_the_bid_it_loses_as_many_points_as_it_bid() -> None:
    result = _result(_near_the_end(14))
    assert result == DealScored(S, 14, taken=(8, 6), scored=(-14, 6))
    assert not result.is_made


def test_the_other_team_scores_what_it_took_whatever_happens_to_the_bid() -> None:
    assert _result(_near_the_end(6, bidder=W)) == DealScored(W, 6, taken=(8, 6), scored=(8, 6))
    assert _result(_near_the_end(7, bidder=W)) == DealScored(W, 7, taken=(8, 6), scored=(8, -7))


def test_the_partners_points_count_for_the_bid() -> None:
    """East bid, and all of its team's points were taken by West, or by East from West."""
    assert _result(_near_the_end(6, bidder=E)).scored == (8, 6)


def test_rules_in_which_the_bid_is_scored_give_no_more_than_the_bid() -> None:
    rules = evolve(KOKKOLA, made=Made.BID)
    assert _result(_near_the_end(7, rules=rules)).scored == (7, 6)
    assert _result(_near_the_end(9, rules=rules)).scored == (-9, 6)


# -- Game [RULES 3.9]


def _finished(deal: Deal, scores: tuple[int, int]) -> Game:
    """The game that had these scores before this deal, when it has been played; its events must agree."""
    game = Game(deal.rules, next_dealer=S, scores=scores, deal=deal)
    game, _ = act_in_game(game, action_of("5D"))
    game, events = act_in_game(game, action_of("8H"))
    won = [event for event in events if isinstance(event, GameWon)]
    assert won == ([] if game.winner is None else [GameWon(game.winner, game.scores)])
    assert not won or events[-1] is won[0]
    return game


def test_scores_can_be_negative() -> None:
    assert _finished(_near_the_end(9), (0, 0)).scores == (-9, 6)
    assert _finished(_near_the_end(9), (-20, 0)).scores == (-29, 6)


def test_the_score_sheet_has_a_row_for_each_deal() -> None:
    game = _finished(_near_the_end(9), (0, 0))
    assert game.results == (DealScored(S, 9, taken=(8, 6), scored=(-9, 6)),)


def test_62_exactly_wins() -> None:
    game = _finished(_near_the_end(8), (54, 0))
    assert game.scores == (62, 6)
    assert game.winner is Team.NS


def test_61_does_not_win() -> None:
    game = _finished(_near_the_end(8), (53, 55))
    assert game.scores == (61, 61)
    assert game.winner is None
    assert game.is_between_deals


def test_a_team_wins_also_in_a_deal_in_which_the_other_had_the_bid() -> None:
    assert _finished(_near_the_end(9), (61, 56)).winner is Team.EW
    assert _finished(_near_the_end(8), (40, 56)).winner is Team.EW


def test_bidders_that_are_set_have_not_won() -> None:
    game = _finished(_near_the_end(9), (61, 40))
    assert game.scores == (52, 46)
    assert game.winner is None


@pytest.mark.parametrize(("bidder", "winner"), [(S, Team.NS), (W, Team.EW)])
@pytest.mark.parametrize("scores", [(54, 56), (60, 58), (55, 61)])
def test_if_both_are_there_the_team_that_held_the_high_bid_wins(
    bidder: Seat, winner: Team, scores: tuple[int, int]
) -> None:
    game = _finished(_near_the_end(6, bidder=bidder), scores)
    assert min(game.scores) >= 62
    assert game.winner is winner


def test_after_the_game_no_deal_starts_and_nothing_is_asked() -> None:
    game = _finished(_near_the_end(8), (54, 0))
    assert not game.is_between_deals
    assert game.options is None
    with pytest.raises(AssertionError):
        next_deal(game, DECK)


def test_a_won_game_leaves_its_last_deal_as_it_is() -> None:
    game = _finished(_near_the_end(8), (54, 0))
    assert game.deal is not None
    assert after(game.deal, GameWon(Team.NS, game.scores)) is game.deal


# -- Deals of a game


def test_a_game_starts_before_its_first_deal() -> None:
    game = start_game(KOKKOLA, W)
    assert game.is_between_deals
    assert game.options is None
    assert game.scores == (0, 0)
    with pytest.raises(AssertionError):
        act_in_game(game, Pass())


def test_the_next_deal_waits_for_the_end_of_this_one() -> None:
    game, events = next_deal(start_game(KOKKOLA, W), DECK)
    assert game.deal is not None
    assert game.deal.dealer is W
    assert len(events) == 1
    assert not game.is_between_deals
    assert game.options is not None
    with pytest.raises(AssertionError):
        next_deal(game, DECK)


def test_an_illegal_action_is_refused_in_a_game_and_after_a_deal() -> None:
    with pytest.raises(IllegalAction):
        act_in_game(Game(KOKKOLA, S, deal=_near_the_end(8)), Pass())
    with pytest.raises(IllegalAction, match="the deal is over"):
        act(played(_near_the_end(8), "5D 8H"), Pass())
    with pytest.raises(IllegalAction, match="the deal is over"):
        act_in_game(_finished(_near_the_end(8), (0, 0)), Pass())


@pytest.mark.parametrize("first", Seat)
def test_the_dealer_moves_one_seat_clockwise_after_every_deal_of_a_game(first: Seat) -> None:
    chance = Random(int(first))
    game = start_game(KOKKOLA, first)
    dealers: list[Seat] = []
    totals = [0, 0]
    while game.winner is None:
        game, _ = next_deal(game, shuffled(chance.randrange(10**9)))
        assert game.deal is not None
        dealers.append(game.deal.dealer)
        while (options := game.options) is not None:
            game, _ = act_in_game(game, any_action(options, chance))
        for team in Team:
            totals[team] += game.results[-1].scored[team]
    assert len(dealers) == len(game.results) > 4
    assert dealers == list(islice(cycle(CLOCKWISE[first]), len(dealers)))
    assert tuple(totals) == game.scores
    assert game.scores[game.winner] >= 62
