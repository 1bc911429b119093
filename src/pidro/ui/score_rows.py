"""What the score sheet shows, as plain values: its rows, the bid of the moment, the career."""

from collections.abc import Iterable, Mapping

from attrs import evolve, field, frozen

from pidro.engine.cards import Seat, Team
from pidro.engine.events import DealScored
from pidro.engine.game import Game
from pidro.engine.phases import Phase
from pidro.engine.rules import Rules
from pidro.engine.view import SeatView
from pidro.table.store import Career
from pidro.ui.phrases import Names


@frozen
class SheetRow:
    """One scored deal."""

    number: int
    """Place of the deal in its game, from 1."""
    bidder: Seat
    team: Team
    """The bidder's."""
    bid: int
    is_made: bool
    taken: tuple[int, int]
    scored: tuple[int, int]
    running: tuple[int, int]
    """Score of each team after the deal."""


@frozen
class Contract:
    """The high bid of the deal that is being played."""

    bidder: Seat
    bid: int


@frozen
class Sheet:
    """All of the score sheet."""

    names: Names
    target: int
    rows: tuple[SheetRow, ...] = ()
    contract: Contract | None = None
    """None before somebody has bid, and between deals."""
    career: Career = field(factory=Career)
    gains: tuple[int | None, ...] | None = None
    """For each row, by how much NS did better than at the other table; None for a deal that is still played
    there, and altogether where the other table is not shown."""
    note: str = ""
    """One line under the sheet: that nothing is kept."""

    @property
    def scores(self) -> tuple[int, int]:
        """Score of each team now."""
        return self.rows[-1].running if self.rows else (0, 0)

    def differs_by_bid(self, other: "Sheet") -> bool:
        """Whether nothing but the bid of the moment is another one."""
        return evolve(self, contract=other.contract) == other


def sheet_rows(results: Iterable[DealScored], rules: Rules) -> tuple[SheetRow, ...]:
    """The rows for these deals, with their running scores."""
    rows: list[SheetRow] = []
    ours = theirs = 0
    for number, result in enumerate(results, start=1):
        ours, theirs = ours + result.scored[0], theirs + result.scored[1]
        rows.append(
            SheetRow(
                number=number,
                bidder=result.bidder,
                team=rules.teams[result.bidder],
                bid=result.bid,
                is_made=result.is_made,
                taken=result.taken,
                scored=result.scored,
                running=(ours, theirs),
            )
        )
    return tuple(rows)


def sheet_of(
    game: Game,
    shown: SeatView | None,
    names: Names,
    career: Career,
    gains: Mapping[int, int] | None,
    note: str,
) -> Sheet:
    """The sheet for what the table shows now; the game itself may be further already.

    `gains` are those over the other table that are known, by the deal's place; None if it is not shown.
    """
    is_scored = game.deal is not None and game.deal.phase is Phase.SCORED
    is_told = shown is not None and shown.phase is Phase.SCORED
    results = game.results[:-1] if is_scored and not is_told else game.results
    high = None if shown is None or is_told else shown.auction.high
    contract = None if high is None else Contract(high.seat, high.amount)
    rows = sheet_rows(results, game.rules)
    beside = None if gains is None else tuple([gains.get(place) for place in range(len(rows))])
    return Sheet(names, game.rules.target, rows, contract, career, beside, note)
