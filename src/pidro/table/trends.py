"""Trends: points lost a deal by kind of decision, over the last deals and over all, and the gains summed up.

They come from what was stored when each deal was judged, so no deal has to be judged again.
"""

from collections.abc import Sequence
from itertools import accumulate

from attrs import frozen

from pidro.table.judgement import Kind, Losses

SPANS: tuple[int | None, ...] = (20, 100, None)
"""So many of the last deals; None for all."""
WINDOW = 20
"""Deals over which the line in the picture is smoothed."""


@frozen
class JudgedDeal:
    """What is stored of a judged deal."""

    game: int
    """The number of its game in the history."""
    place: int
    """The deal in the game, from 0."""
    losses: Losses
    """Points that the person lost on what could be known."""


@frozen
class KindTrend:
    """The points lost by one kind of decision in some deals."""

    kind: Kind
    mean: float
    """Points lost a deal."""
    deals: tuple[JudgedDeal, ...]
    """The deals in which this kind lost any, the worst first, and of equals the latest."""


@frozen
class Trend:
    """The points lost in the last deals."""

    span: int | None
    """So many of the last deals were wanted; None for all."""
    count: int
    """So many there are."""
    kinds: tuple[KindTrend, ...]
    """One for each kind, in their order."""

    @property
    def mean(self) -> float:
        """Points lost a deal by all kinds together."""
        return sum([kind.mean for kind in self.kinds])


def trends_of(judged: Sequence[JudgedDeal]) -> tuple[Trend, ...]:
    """The trend over each of `SPANS`; `judged` in the order of play, the latest last."""
    return tuple([trend_over(judged, span) for span in SPANS])


def trend_over(judged: Sequence[JudgedDeal], span: int | None) -> Trend:
    """The trend over the last `span` deals; all for None."""
    last = tuple(judged if span is None else judged[-span:])
    return Trend(span, len(last), tuple([_kind_trend(kind, last) for kind in Kind]))


def line_of(judged: Sequence[JudgedDeal], kind: Kind, window: int = WINDOW) -> tuple[float, ...]:
    """For the picture: at each deal, points lost a deal by this kind over the last `window` deals so far."""
    sums = list(accumulate([deal.losses.of(kind) for deal in judged], initial=0.0))
    return tuple([(sums[end] - sums[max(0, end - window)]) / min(end, window) for end in range(1, len(sums))])


def running_sum(gains: Sequence[int]) -> tuple[int, ...]:
    """The gains over the other table, summed up deal by deal."""
    return tuple(accumulate(gains))


def _kind_trend(kind: Kind, deals: Sequence[JudgedDeal]) -> KindTrend:
    lost = [deal for deal in reversed(deals) if deal.losses.of(kind) > 0]
    total = sum([deal.losses.of(kind) for deal in lost])
    worst_first = tuple(sorted(lost, key=lambda deal: -deal.losses.of(kind)))
    return KindTrend(kind, total / max(1, len(deals)), worst_first)
