"""Figures as they are printed: what was measured, how often, and whether it is as good as it should be."""

from collections.abc import Sequence
from statistics import median

from attrs import frozen


@frozen
class Goal:
    """What a figure may be at most."""

    most: float
    is_strict: bool = False
    """Whether the bound itself is too much."""

    def reached_by(self, value: float) -> bool:
        """Whether the value is good enough."""
        return value < self.most if self.is_strict else value <= self.most


def show(name: str, values: Sequence[float], unit: str, goal: Goal | None = None, digits: int = 3) -> bool:
    """Print one line for a figure, with median, least and most of the values; whether the goal is reached."""
    middle = median(values)
    text = f"{name}: {middle:.{digits}f} {unit}"
    if len(values) > 1:
        text += f" (median of {len(values)}, {min(values):.{digits}f} to {max(values):.{digits}f})"
    if goal is None:
        print(text, flush=True)
        return True
    sign = "below" if goal.is_strict else "at most"
    verdict = "reached" if goal.reached_by(middle) else "MISSED"
    print(f"{text}; goal {sign} {goal.most:g}: {verdict}", flush=True)
    return goal.reached_by(middle)
