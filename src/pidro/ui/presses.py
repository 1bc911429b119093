"""Which presses count: of a burst of clicks or keys only the first."""

from collections.abc import Callable

BURST_MS = 150
"""Presses that follow on each other faster are one burst."""


class Presses:
    """Tells the first press of a burst from the rest."""

    def __init__(self, clock_ms: Callable[[], float]) -> None:
        """`clock_ms` gives the time of a press."""
        self._clock_ms = clock_ms
        self._last_ms = float("-inf")

    def is_fresh(self) -> bool:
        """Whether the press of this moment is the first of a burst; every press counts as one."""
        now = self._clock_ms()
        fresh = now - self._last_ms >= BURST_MS
        self._last_ms = now
        return fresh
