"""The play, sentence by sentence [RULES 3.7]. Hearts are trump and East deals, unless a test says else."""

import pytest
from attrs import evolve

from pidro.engine.actions import IllegalAction, PlayCard, PlayOptions
from pidro.engine.cards import Seat, Team
from pidro.engine.deal import Deal
from pidro.engine.events import CardPlayed, DealScored, RestClaimed, TrickWon, WentCold
from pidro.engine.notation import cards_text, parse_card, parse_cards
from pidro.engine.phases import Phase
from pidro.engine.play import act, options_of
from pidro.engine.rules import KOKKOLA, Low, Rules
from tests.strategies import action_of, deal_from, only, played, told

S, W, N, E = Seat


def _at_play(
    *, south: str, west: str, north: str, east: str, bids: str = "9 pass pass pass", rules: Rules = KOKKOLA
) -> Deal:
    """The first lead of a deal with these trumps in the hands: all fourteen, so nobody draws one."""
    assert len(f"{south} {west} {north} {east}".split()) == 14
    deal = deal_from("H", dealer=E, south=south, west=west, north=north, east=east, rules=rules)
    deal = played(deal, f"{bids} H")
    assert deal.phase is Phase.PLAY
    return deal


def _asked(deal: Deal) -> PlayOptions:
    options = options_of(deal)
    assert isinstance(options, PlayOptions)
    return options


def _four_by_four(*, bids: str = "9 pass pass pass", rules: Rules = KOKKOLA) -> Deal:
    return _at_play(
        south="AH 8H 2H", west="KH 9H 3H", north="QH 7H 4H", east="JH TH 6H 5H 5D", bids=bids, rules=rules
    )


def _north_has_none() -> Deal:
    return _at_play(south="AH 8H 7H 6H 4H", west="KH 9H 3H", north="", east="QH JH TH 5H 5D 2H")


def _west_and_east_have_one() -> Deal:
    return _at_play(south="AH KH QH JH TH 9H", west="8H", north="7H 6H 5H 5D 4H 2H", east="3H")


@pytest.mark.parametrize(
    ("bids", "leader"),
    [("9 pass pass pass", S), ("6 9 pass pass", W), ("pass pass 9 pass", N), ("6 7 8 9", E)],
)
def test_the_high_bidder_leads_the_first_trick(bids: str, leader: Seat) -> None:
    assert _asked(_four_by_four(bids=bids)).seat is leader


def test_in_clockwise_order_every_seat_in_turn_plays_one_trump() -> None:
    _, events = told(_four_by_four(), "8H 9H 7H 6H")
    assert events[:4] == tuple(map(CardPlayed, (S, W, N, E), parse_cards("8H 9H 7H 6H")))


def test_any_one_that_it_holds() -> None:
    deal = _four_by_four()
    assert cards_text(_asked(deal).cards) == "AH 8H 2H"
    assert cards_text(_asked(played(deal, "2H")).cards) == "KH 9H 3H"


def test_a_worthless_card_is_never_played() -> None:
    deal = _four_by_four()
    worthless = [card for card in deal.hands[S] if card not in deal.named.strength]
    assert worthless
    for card in worthless:
        with pytest.raises(IllegalAction):
            act(deal, action_of(repr(card)))


def test_another_seats_card_cant_be_played() -> None:
    with pytest.raises(IllegalAction):
        act(_four_by_four(), action_of("KH"))


def test_a_seat_that_holds_none_at_its_turn_is_cold_and_shows_the_rest_of_its_hand() -> None:
    deal = _north_has_none()
    rest = deal.hands[N]
    assert len(rest) == 6
    deal, events = told(deal, "8H 9H")
    assert events[-1] == WentCold(N, rest)
    assert deal.play.cold == (None, None, rest, None)
    assert deal.hands[N] == ()


def test_a_cold_seat_plays_no_more_in_this_deal() -> None:
    deal = played(_north_has_none(), "AH KH QH")
    assert _asked(deal).seat is S
    deal, events = told(deal, "8H 9H")
    assert _asked(deal).seat is E
    assert not only(events, WentCold)


def test_a_seat_is_not_cold_before_its_own_turn() -> None:
    """North holds no trump from the start, but nobody is told before its turn."""
    deal = _north_has_none()
    assert deal.play.cold == (None,) * 4
    assert played(deal, "8H").play.cold == (None,) * 4
    assert played(deal, "8H 9H").play.cold[N] is not None


def test_a_seat_that_plays_its_last_trump_is_cold_only_at_its_next_turn() -> None:
    deal = _at_play(south="AH 8H 7H 6H 4H", west="9H", north="KH 3H", east="QH JH TH 5H 5D 2H")
    deal = played(deal, "AH 9H 3H 2H")
    assert deal.play.cold[W] is None
    assert played(deal, "8H").play.cold[W] is not None


def test_a_seat_that_holds_a_trump_must_play_one() -> None:
    deal = _four_by_four()
    assert list(_asked(deal)) == [PlayCard(card) for card in parse_cards("AH 8H 2H")]
    for word in ("pass", "9", "H", "-8H"):
        with pytest.raises(IllegalAction):
            act(deal, action_of(word))


def test_the_highest_trump_wins_and_with_it_all_points_in_the_trick() -> None:
    deal, events = told(_four_by_four(), "8H KH QH 5D")
    assert events[-1] == TrickWon(W, (0, 5))
    assert deal.play.taken == (0, 5)
    assert told(_four_by_four(), "AH KH QH 5D")[1][-1] == TrickWon(S, (6, 0))


def test_but_the_point_of_the_two_goes_to_the_team_that_played_it() -> None:
    deal, events = told(_four_by_four(), "2H KH QH JH")
    assert events[-1] == TrickWon(W, (1, 1))
    assert deal.play.taken == (1, 1)
    assert deal.play.tricks[0].points == (1, 1)


def test_the_two_is_the_lowest_and_its_point_counts_once() -> None:
    """South's two is led and South's partner wins: one point for the two, one for the jack."""
    assert told(_four_by_four(), "2H 3H QH JH")[1][-1] == TrickWon(N, (2, 0))


def test_the_winner_leads_the_next_trick() -> None:
    deal = played(_four_by_four(), "8H KH QH 6H")
    assert _asked(deal).seat is W


def test_a_winner_with_no_trump_left_is_cold_and_the_turn_to_lead_passes_clockwise() -> None:
    deal = _at_play(south="8H 7H 5H 5D", west="AH", north="KH QH 6H", east="JH TH 9H 4H 3H 2H")
    deal, events = told(deal, "7H AH 6H 9H")
    assert events[-2:] == (TrickWon(W, (0, 1)), WentCold(W, deal.play.cold[W] or ()))
    assert _asked(deal).seat is N
    assert deal.play.plays == ()


def test_the_turn_to_lead_passes_on_to_the_next_seat_that_holds_one() -> None:
    """West wins with its last trump, North has played its last too; East leads."""
    deal = _at_play(south="KH 8H 7H 6H 5H 5D", west="AH", north="QH", east="JH TH 9H 4H 3H 2H")
    deal, events = told(deal, "7H AH QH 9H")
    assert [event.seat for event in events if isinstance(event, WentCold)] == [W, N]
    assert _asked(deal).seat is E


def test_the_same_holds_for_a_high_bidder_without_a_trump() -> None:
    deal = deal_from("H", dealer=E, west="AH KH 9H 8H 3H", north="QH 7H 4H", east="JH TH 6H 5H 5D 2H")
    deal, events = told(deal, "9 pass pass pass H")
    assert [event.seat for event in events if isinstance(event, WentCold)] == [S]
    assert _asked(deal).seat is W
    deal = played(deal, "KH QH TH")
    assert deal.play.tricks[0].winner is W
    assert _asked(deal).seat is W


def test_both_seats_of_a_team_cold_the_other_team_gets_every_point_left_and_the_play_ends() -> None:
    deal, events = told(_west_and_east_have_one(), "AH 8H 7H 3H")
    assert not only(events, RestClaimed)
    deal, events = told(deal, "KH 6H")
    assert [type(event) for event in events] == [
        CardPlayed,
        WentCold,
        CardPlayed,
        WentCold,
        TrickWon,
        RestClaimed,
        DealScored,
    ]
    assert deal.play.taken == (14, 0)
    assert deal.play.trumps_held == 0
    assert options_of(deal) is None


def test_the_claim_waits_until_no_card_lies_in_the_trick() -> None:
    """West and East are both cold when North has played, but the trick is first given to its winner."""
    _, events = told(_west_and_east_have_one(), "AH 8H 7H 3H KH 6H")
    assert events[-3:-1] == (TrickWon(S, (0, 0)), RestClaimed(Team.NS, 13))


def test_the_second_seat_of_a_team_that_goes_cold_at_the_lead_ends_the_play() -> None:
    """East is cold already; West wins with its last trump and would have to lead."""
    deal = _at_play(south="KH QH JH TH 9H 7H", west="AH 3H", north="8H 6H 5H 5D 4H 2H", east="")
    deal, events = told(deal, "9H 3H 8H 7H AH 6H")
    assert [type(event) for event in events[-4:]] == [TrickWon, WentCold, RestClaimed, DealScored]
    assert deal.play.taken == (13, 1)


def test_every_point_that_is_left_the_two_as_well() -> None:
    """Taken so far: the ace. Left in the hands: J, 10, both pidros and the two."""
    _, events = told(_west_and_east_have_one(), "AH 8H 7H 3H KH 6H")
    assert only(events, RestClaimed) == [RestClaimed(Team.NS, 13)]


def test_the_play_ends_as_soon_as_no_hand_holds_a_trump_also_within_a_trick() -> None:
    """West and North play the last two trumps; East, with none, has not been asked and says nothing."""
    deal = _at_play(south="AH QH 6H", west="KH JH 7H 3H", north="TH 9H 5H 4H", east="8H 5D 2H")
    deal = played(deal, "6H 7H 9H 8H 4H 2H QH 3H AH JH TH 5D")
    assert deal.play.cold[S] is not None
    assert deal.play.trumps_held == 2
    assert _asked(deal).seat is W
    deal, events = told(deal, "KH 5H")
    assert [type(event) for event in events] == [CardPlayed, CardPlayed, TrickWon, DealScored]
    assert events[2] == TrickWon(W, (0, 5))
    assert deal.play.cold[E] is None
    assert len(deal.hands[E]) == 3


def test_played_cards_stay_before_the_seat_that_played_them_until_the_deal_is_scored() -> None:
    deal = played(_four_by_four(), "8H KH QH 6H 9H")
    (trick,) = deal.play.tricks
    assert trick.plays == tuple(map(CardPlayed, (S, W, N, E), parse_cards("8H KH QH 6H")))
    assert deal.play.plays == (CardPlayed(W, parse_card("9H")),)


def test_the_stock_runs_out_and_the_play_goes_on() -> None:
    """The three hold no trump; what they draw from the stock are the trumps that East does not hold."""
    deal = deal_from("H", dealer=E, east="AH KH QH JH TH 9H", stock="8H 7H 6H 5H 5D 4H 3H 2H")
    deal = played(deal, "pass pass pass 6 H")
    assert [len(hand) for hand in deal.hands] == [6, 6, 4, 6]
    deal, _ = told(deal, "AH 8H 3H")
    assert deal.play.tricks[0].winner is E
    assert parse_cards("8H")[0] in {play.card for play in deal.play.tricks[0].plays}


def test_rules_in_which_the_two_is_taken_give_its_point_to_the_winner() -> None:
    deal = _four_by_four(rules=evolve(KOKKOLA, low=Low.TAKEN))
    assert told(deal, "2H KH QH JH")[1][-1] == TrickWon(W, (0, 2))
