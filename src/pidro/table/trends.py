"""Trends: points lost a deal by kind of decision, over the last deals and over all, and the gains summed up.

They come from what was stored when each deal was judged, so no deal has to be judged again.
"""

from collections.abc import Sequence
from itertools import accumulate

from attrs import frozen

from pidro.table.losses import Kind, Losses

SPANS: tuple[int | None, ...] = (20, 100, None)
"""So many of the last deals; None for all."""
WINDOW = 20
"""Deals over which the line in the picture is smoothed."""


@frozen
class JudgedDeal:
    """What is stored of a judged deal, and where its record is."""

    game: int
    """The number of its game while that was played."""
    place: int
    """The deal in the game, from 0."""
    ended: str | None
    """When the game ended: ISO 8601 with zone; None while it goes on."""
    losses: Losses
    """Points that the person lost on what could be known."""
    gain: int
    """By how much NS did better than at the other table."""


@frozen
class Stretch:
    """Some judged deals in a row, summed up."""

    count: int
    losses: Losses
    gain: int

    def mean(self, kind: Kind) -> float:
        """Points lost a deal by this kind of decision; 0 without deals."""
        return self.losses.of(kind) / max(1, self.count)

    @property
    def mean_of_all(self) -> float:
        """Points lost a deal by all kinds together; 0 without deals."""
        return self.losses.total / max(1, self.count)


@frozen
class Skill:
    """What the judged deals say, in the order of play; deals with help are left out."""

    spans: tuple[Stretch, ...]
    """The last deals, one for each of `SPANS`."""
    course: tuple[Stretch, ...]
    """All deals, for a picture: one in each stretch, or where they are many, about as many in each."""
    waiting: int
    """Scored deals that have not been judged yet."""


def running_sum(course: Sequence[Stretch]) -> tuple[int, ...]:
    """The gains over the other table after each stretch, summed up."""
    return tuple(accumulate([stretch.gain for stretch in course]))


def line_of(course: Sequence[Stretch], kind: Kind, window: int = WINDOW) -> tuple[float, ...]:
    """After each stretch, points lost a deal by this kind over as many stretches as make `window` deals."""
    sums = list(accumulate([stretch.losses.of(kind) for stretch in course], initial=0.0))
    counts = list(accumulate([stretch.count for stretch in course], initial=0))
    size = max(1, round(window * len(course) / max(1, counts[-1])))
    starts = [max(0, end - size) for end in range(1, len(sums))]
    return tuple(
        [(sums[end] - sums[start]) / (counts[end] - counts[start]) for end, start in enumerate(starts, 1)]
    )
