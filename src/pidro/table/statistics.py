"""The figures of the games that count: how often won, what each deal brought, which bids were made.

They come from one row a game and one a deal, written in the transaction that ends the game, so no record has
to be read again. Games with an aid (hint, open replay before the end, the strip of what is left) stand apart.
"""

import sqlite3

from attrs import frozen

from pidro.engine.cards import Team

OURS = Team.NS
"""The person's team."""


@frozen
class Figures:
    """The figures of some games."""

    games: int = 0
    """Finished games."""
    wins: int = 0
    """Games that our team won."""
    bid_deals: int = 0
    """Deals in which our team held the high bid."""
    bid_points: int = 0
    """What our team scored in these, lost bids with their minus."""
    defended_deals: int = 0
    """Deals in which the other team held it."""
    defended_points: int = 0
    """What our team scored in these."""
    made: tuple[tuple[int, int], ...] = ()
    """How often our team made a bid of each height, rising."""
    sets: tuple[tuple[int, int], ...] = ()
    """How often our team was set at each height, rising."""

    @property
    def win_rate(self) -> float | None:
        """Won games by finished games; None without any."""
        return self.wins / self.games if self.games else None

    @property
    def points_as_bidder(self) -> float | None:
        """What our team scored on average where it held the high bid; None without any."""
        return self.bid_points / self.bid_deals if self.bid_deals else None

    @property
    def points_as_defender(self) -> float | None:
        """What our team scored on average where the others held the high bid; None without any."""
        return self.defended_points / self.defended_deals if self.defended_deals else None


@frozen
class Ended:
    """How one game ended, for the picture of results over time."""

    date: str
    """When it ended: ISO 8601 with zone."""
    scores: tuple[int, int]
    is_won: bool
    is_assisted: bool


@frozen
class Statistics:
    """All figures since the career was last reset."""

    unassisted: Figures
    assisted: Figures
    results: tuple[Ended, ...]
    """Each finished game, in the order in which they ended."""


_GAMES = """
SELECT ended, ns, ew, winner = ?, assisted FROM games
WHERE origin = 'played' AND game > (SELECT since FROM career) ORDER BY game
"""
_DEALS = """
SELECT assisted, bidders = ? AS ours, bid, made, count(*), sum(deals.ns) FROM deals JOIN games USING (game)
WHERE origin = 'played' AND game > (SELECT since FROM career)
GROUP BY assisted, ours, bid, made ORDER BY bid
"""


def statistics_of(connection: sqlite3.Connection) -> Statistics:
    """The figures in this file."""
    results = tuple(
        Ended(date, (ns, ew), bool(is_won), bool(assisted))
        for date, ns, ew, is_won, assisted in connection.execute(_GAMES, (OURS.name,))
    )
    tallies = [_Tally(*row) for row in connection.execute(_DEALS, (OURS.name,))]
    unassisted, assisted = (
        _figures(
            [result for result in results if result.is_assisted is kind],
            [tally for tally in tallies if bool(tally.assisted) is kind],
        )
        for kind in (False, True)
    )
    return Statistics(unassisted, assisted, results)


@frozen
class _Tally:
    """Deals of one kind, counted by SQLite."""

    assisted: int
    ours: int
    bid: int
    made: int
    deals: int
    points: int
    """What our team scored in them."""


def _figures(results: list[Ended], tallies: list[_Tally]) -> Figures:
    ours = [tally for tally in tallies if tally.ours]
    theirs = [tally for tally in tallies if not tally.ours]
    return Figures(
        games=len(results),
        wins=sum(result.is_won for result in results),
        bid_deals=sum(tally.deals for tally in ours),
        bid_points=sum(tally.points for tally in ours),
        defended_deals=sum(tally.deals for tally in theirs),
        defended_points=sum(tally.points for tally in theirs),
        made=tuple((tally.bid, tally.deals) for tally in ours if tally.made),
        sets=tuple((tally.bid, tally.deals) for tally in ours if not tally.made),
    )
