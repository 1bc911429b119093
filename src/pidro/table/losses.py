"""Points lost in a deal on what could be known, by kind of decision."""

from enum import Enum

from attrs import frozen


class Kind(Enum):
    """What was decided; the values are the fields of `Losses`."""

    BID = "bid"
    TRUMP = "trump"
    KILL = "kill"
    LEAD = "lead"
    FOLLOW = "follow"


@frozen
class Losses:
    """Points lost in a deal on what could be known, by kind of decision."""

    bid: float = 0.0
    trump: float = 0.0
    kill: float = 0.0
    lead: float = 0.0
    follow: float = 0.0

    def of(self, kind: Kind) -> float:
        """Points lost by decisions of this kind."""
        lost: float = getattr(self, kind.value)
        return lost

    @property
    def total(self) -> float:
        """Points lost by all decisions."""
        return sum(map(self.of, Kind))
