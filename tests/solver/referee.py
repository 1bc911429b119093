"""The solver's referee: RULES 3.7 read aloud, every card tried, nothing left out and nothing clever."""

POINTS = (1, 0, 0, 5, 5, 0, 0, 0, 0, 1, 1, 0, 0, 1)
"""From the two to the ace."""


def ns_points(
    hands: list[set[int]],
    turn: int,
    trick: list[tuple[int, int]],
    cold: set[int],
    points: tuple[int, ...] = POINTS,
    low: int | None = 0,
) -> int:
    """The points that NS takes from here on, when `turn` is to speak and each seeks the most for its team."""
    if not trick:
        for team, others in (({0, 2}, {1, 3}), ({1, 3}, {0, 2})):
            if others <= cold:
                return sum(points[card] for seat in team for card in hands[seat]) if 0 in team else 0
    if trick and (turn == trick[0][0] or not any(hands)):
        winner = max(trick, key=lambda play: play[1])[0]
        owners = [(seat if card == low else winner, card) for seat, card in trick]
        won = sum(points[card] for owner, card in owners if owner in {0, 2})
        return won + ns_points(hands, winner, [], cold, points, low)
    if not any(hands):
        return 0
    if not hands[turn]:
        return ns_points(hands, (turn + 1) % 4, trick, cold | {turn}, points, low)
    results = after_each_card(hands, turn, trick, cold, points, low).values()
    return max(results) if turn in {0, 2} else min(results)


def after_each_card(
    hands: list[set[int]],
    turn: int,
    trick: list[tuple[int, int]],
    cold: set[int],
    points: tuple[int, ...] = POINTS,
    low: int | None = 0,
) -> dict[int, int]:
    """For each card of the seat to speak, what NS takes from here on if it is played."""
    results: dict[int, int] = {}
    for card in hands[turn]:
        left = [hand - {card} for hand in hands]
        results[card] = ns_points(left, (turn + 1) % 4, [*trick, (turn, card)], cold, points, low)
    return results
