"""A moment of the play with open cards, as integers.

Trumps are numbered from the lowest, 0. A hand is a bit set: bit *n* is trump *n*. Seats are numbered
clockwise, 0 to 3; seats 0 and 2 are the team NS, 1 and 3 the team EW. Worthless cards are left out.
"""

from typing import TypeAlias

from attrs import frozen

Masks: TypeAlias = tuple[int, int, int, int]
"""The hands of the four seats."""


@frozen
class Position:
    """Hands, the seat that leads, and the trick that is being played.

    That a seat without a trump has already shown itself cold is not kept: it changes no result. Once both
    seats of a team are without trumps, all that is left lies in the other team's hands, so that team takes it
    whether it claims the rest or plays it out.
    """

    hands: Masks
    leader: int
    """The seat that led the trick, or that is to lead."""
    trick: tuple[tuple[int, int], ...] = ()
    """Seat and trump of each card that lies in the trick, in the order of play."""

    @property
    def to_play(self) -> int | None:
        """The next seat of this trick that holds a trump; None if there is none."""
        seats = [(self.leader + place) % 4 for place in range(self.place, 4)]
        return next((seat for seat in seats if self.hands[seat]), None)

    @property
    def place(self) -> int:
        """How many seats of this trick have had their turn, 0–4."""
        return (self.trick[-1][0] - self.leader) % 4 + 1 if self.trick else 0
