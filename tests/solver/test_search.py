"""The solver against its referee, against itself turned round, and on examples that a player can check."""

from itertools import pairwise
from random import Random

import pytest

from pidro.solver import search
from pidro.solver.position import Masks, Position
from pidro.solver.search import Solver
from pidro.solver.tables import tables_of
from tests.solver.moments import Moment, random_deal, random_moment
from tests.solver.referee import after_each_card

TWO, THREE, FOUR, LEFT, RIGHT, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(14)
SOUTH, WEST, NORTH, EAST = range(4)
POINTS = (1, 0, 0, 5, 5, 0, 0, 0, 0, 1, 1, 0, 0, 1)
"""Of the fourteen trumps from the two to the ace [RULES 2]."""


def standard() -> Solver:
    return Solver(tables_of(POINTS, TWO))


def refereed(moment: Moment, points: tuple[int, ...], low: int | None) -> dict[int, int]:
    hands = [set(hand) for hand in moment.hands]
    return after_each_card(hands, moment.turn, list(moment.trick), set(moment.cold), points, low)


def check(solver: Solver, moment: Moment, points: tuple[int, ...], low: int | None) -> None:
    expected = refereed(moment, points, low)
    position = moment.position
    best = max(expected.values()) if moment.turn in {SOUTH, NORTH} else min(expected.values())
    assert dict(solver.card_values(position)) == expected, moment
    assert solver.value(position) == best, moment


def test_ten_thousand_random_moments_equal_the_referee() -> None:
    random, solver = Random(62), standard()
    for number in range(10_000):
        check(solver, random_moment(random, 2 + number % 7), POINTS, TWO)


def test_larger_moments_equal_the_referee() -> None:
    random, solver = Random(14), standard()
    for number in range(200):
        check(solver, random_moment(random, 9 + number % 2), POINTS, TWO)


@pytest.mark.parametrize(
    ("points", "low"),
    [
        pytest.param(POINTS, None, id="the two goes with the trick"),
        pytest.param((1, 0, 0, 5, 0, 0, 0, 0, 1, 1, 0, 0, 1), 0, id="no left pidro"),
        pytest.param((1, 1, 0, 5, 5, 0, 0, 3, 0, 1, 1, 0, 20, 1), 1, id="other points"),
    ],
)
def test_other_points_equal_the_referee(points: tuple[int, ...], low: int | None) -> None:
    random, solver = Random(6), Solver(tables_of(points, low))
    for number in range(700):
        check(solver, random_moment(random, 2 + number % 6, len(points)), points, low)


def test_a_table_that_forgets_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MOST_KEPT", 40)
    random, solver = Random(5), standard()
    sizes = []
    for _ in range(300):
        check(solver, random_moment(random, 7), POINTS, TWO)
        sizes.append(len(solver._bounds))
    assert any(after < before for before, after in pairwise(sizes))


def turned_on(position: Position, seats: int) -> Position:
    hands = position.hands
    south, west, north, east = (hands[(seat - seats) % 4] for seat in range(4))
    return Position((south, west, north, east), (position.leader + seats) % 4)


def test_teams_exchanged_share_the_fourteen_points() -> None:
    random, solver = Random(1), standard()
    for _ in range(100):
        position = random_deal(random)
        value = solver.value(position)
        assert 0 <= value <= 14
        assert solver.value(turned_on(position, 1)) == 14 - value
        assert solver.value(turned_on(position, 2)) == value


def test_a_kept_table_changes_nothing() -> None:
    random, kept = Random(2), standard()
    for _ in range(60):
        position = random_deal(random)
        assert kept.card_values(position) == standard().card_values(position)


def test_the_best_cards_lead_to_the_value_of_the_deal() -> None:
    random, solver = Random(3), standard()
    for _ in range(60):
        position = random_deal(random)
        assert played_out(solver, position) == solver.value(position)


def played_out(solver: Solver, position: Position) -> int:
    """The points of NS when every seat plays the lowest of its best cards."""
    taken, hands, leader = 0, list(position.hands), position.leader
    trick: tuple[tuple[int, int], ...] = ()
    while any(hands) or trick:
        now = Position((hands[0], hands[1], hands[2], hands[3]), leader, trick)
        seat = now.to_play
        if seat is None:
            leader = max(trick, key=lambda play: play[1])[0]
            owners = [(owner if card == TWO else leader, card) for owner, card in trick]
            taken += sum(POINTS[card] for owner, card in owners if owner in {SOUTH, NORTH})
            trick = ()
            continue
        values = solver.card_values(now)
        best = (max if seat in {SOUTH, NORTH} else min)(value for _, value in values)
        card = next(card for card, value in values if value == best)
        hands[seat] &= ~(1 << card)
        leader = leader if trick else seat
        trick = (*trick, (seat, card))
    return taken


def held(south: str = "", west: str = "", north: str = "", east: str = "") -> Masks:
    names = "234lr6789TJQKA"
    hands = [sum(1 << names.index(name) for name in hand) for hand in (south, west, north, east)]
    return hands[0], hands[1], hands[2], hands[3]


def test_the_two_counts_for_the_team_that_played_it() -> None:
    trick = ((EAST, ACE), (SOUTH, TWO), (WEST, KING), (NORTH, JACK))
    assert standard().value(Position(held(), EAST, trick)) == 1


def test_a_complete_trick_leaves_nobody_to_play() -> None:
    trick = ((EAST, ACE), (SOUTH, TWO), (WEST, KING), (NORTH, JACK))
    assert standard().card_values(Position(held(south="3"), EAST, trick)) == ()
    assert standard().card_values(Position(held(), EAST)) == ()


def test_the_partner_gives_his_pidro_to_the_ace() -> None:
    position = Position(held(south="A3", west="4Q", north="r", east="6K"), SOUTH)
    assert standard().card_values(position) == ((THREE, 1), (ACE, 6))


def test_a_pidro_led_into_a_higher_card_is_lost() -> None:
    position = Position(held(south="r", west="6", north="4", east="3"), SOUTH)
    assert standard().card_values(position) == ((RIGHT, 0),)


def test_the_right_pidro_takes_the_left() -> None:
    assert standard().value(Position(held(south="r", west="l"), WEST)) == 10


def test_like_cards_have_like_values_and_all_are_there() -> None:
    values = standard().card_values(Position(held(south="34678", west="Tr", north="l", east="9Q"), SOUTH))
    assert [card for card, _ in values] == [THREE, FOUR, SIX, SEVEN, EIGHT]
    assert len({value for _, value in values}) == 1


def test_a_leader_without_a_trump_passes_the_lead_clockwise() -> None:
    position = Position(held(west="r", north="6"), SOUTH)
    assert position.to_play == WEST
    assert standard().card_values(position) == ((RIGHT, 5),)


def test_a_seat_without_a_trump_is_passed_over_within_the_trick() -> None:
    position = Position(held(north="rA", east="K"), SOUTH, ((SOUTH, QUEEN),))
    assert position.to_play == NORTH
    assert standard().card_values(position) == ((RIGHT, 1), (ACE, 6))


def test_the_last_team_with_trumps_takes_all_that_is_left() -> None:
    assert standard().value(Position(held(west="2lr", east="AJT"), NORTH)) == 0
    assert standard().value(Position(held(south="2lr", north="AJT"), WEST)) == 14
