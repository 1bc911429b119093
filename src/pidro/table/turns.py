"""The turn token: an answer names the turn that it was given for, and a late one is refused."""


class StaleTurn(ValueError):
    """An action for a turn that is over, or has not come; it changes nothing."""


def check_turn(turn: int, now: int) -> None:
    """Raise `StaleTurn` unless the turn is the one now."""
    if turn != now:
        raise StaleTurn(f"turn {turn} is not the turn now, {now}")
