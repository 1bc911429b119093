"""A position turned so that the seat that leads the trick comes first: where a search starts."""

from attrs import frozen

from pidro.solver.position import Masks, Position
from pidro.solver.tables import Tables


@frozen
class Turned:
    """Hands from the leader clockwise, and the trick as the search sees it."""

    hands: Masks
    live: int
    """All cards in the hands, and the best one of the trick."""
    best: int
    """The highest card of the trick as a bit; 0 before the lead."""
    winner: int
    """How many seats after the leader that was played."""
    points: int
    """Points in the trick that go with it."""
    total: int
    """Points in the trick and the hands that go with the tricks."""
    low_for_ns: int
    """Points that NS has for its low card."""
    is_ns: bool
    """Whether the leading team is NS."""

    def for_ns(self, own: int) -> int:
        """The points of NS when the leading team takes so many in tricks."""
        return self.low_for_ns + (own if self.is_ns else self.total - own)

    def own(self, for_ns: int) -> int:
        """What the leading team takes in tricks when NS has so many points."""
        in_tricks = for_ns - self.low_for_ns
        return in_tricks if self.is_ns else self.total - in_tricks


def turned(position: Position, tables: Tables) -> Turned:
    """The position turned to the seat that leads."""
    hands, leader, trick = position.hands, position.leader, position.trick
    winner, card = max(trick, key=lambda play: play[1], default=(leader, -1))
    best = 1 << card if trick else 0
    held = hands[0] | hands[1] | hands[2] | hands[3]
    points = sum(tables.card_points[card] for _, card in trick)
    ns = hands[0] | hands[2] | sum(1 << card for seat, card in trick if seat % 2 == 0)
    return Turned(
        hands=(hands[leader], hands[leader - 3], hands[leader - 2], hands[leader - 1]),
        live=held | best,
        best=best,
        winner=(winner - leader) % 4,
        points=points,
        total=tables.points[held] + points,
        low_for_ns=tables.low_points if ns & tables.low else 0,
        is_ns=leader % 2 == 0,
    )
