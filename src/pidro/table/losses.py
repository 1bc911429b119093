"""Points lost in a deal on what could be known, by kind of decision."""

from enum import Enum
from typing import assert_never

from attrs import frozen


class Kind(Enum):
    """What was decided."""

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
        match kind:
            case Kind.BID:
                return self.bid
            case Kind.TRUMP:
                return self.trump
            case Kind.KILL:
                return self.kill
            case Kind.LEAD:
                return self.lead
            case Kind.FOLLOW:
                return self.follow
            case _:
                assert_never(kind)

    @property
    def total(self) -> float:
        """Points lost by all decisions."""
        return self.bid + self.trump + self.kill + self.lead + self.follow
