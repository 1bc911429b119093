"""What a deal's result is worth: the difference in points, and near the target the chance to win the game."""

from math import exp, sqrt

from attrs import frozen

from pidro.engine.rules import Made
from pidro.engine.view import SeatView

POINTS = 14
"""In every deal [RULES 2]."""
FAR = 28
"""Points from the target above which a deal counts by its points alone: two good deals."""
SLOPE = 0.647
NEAR = 4
"""Remaining points below which fewer make no difference: whoever wins the next deal is home."""
POINTS_OF_A_GAME = 60.0
"""What a game is worth in points, so that both kinds of stakes are of one size."""


@frozen
class Stakes:
    """The score before the deal, seen from one team, and the rules that count it."""

    ours: int
    theirs: int
    target: int
    takes_bid: bool
    """Whether a bid that is made scores what was bid, not what was taken."""

    @property
    def is_near(self) -> bool:
        """Whether a team can win the game soon, so that points are no longer all alike."""
        return max(self.ours, self.theirs) > self.target - FAR

    def worth(self, bid: int, bidders: int, are_ours: bool) -> float:
        """What it is worth to us that the team with this bid takes so many points."""
        scored = -bid if bidders < bid else bid if self.takes_bid else bidders
        others = POINTS - bidders
        gain, loss = (scored, others) if are_ours else (others, scored)
        if not self.is_near:
            return float(gain - loss)
        return POINTS_OF_A_GAME * (self._chance(self.ours + gain, self.theirs + loss, are_ours) - 0.5)

    def table(self, bid: int, are_ours: bool) -> tuple[float, ...]:
        """The worth by the points that the bidding team takes."""
        return tuple([self.worth(bid, taken, are_ours) for taken in range(POINTS + 1)])

    def _chance(self, ours: int, theirs: int, we_bid: bool) -> float:
        """The chance to win the game with these scores after the deal [RULES 3.9]."""
        home, away = ours >= self.target, theirs >= self.target
        if home or away:
            return float(home and (we_bid or not away))
        # Fitted to whole games played out from every score, within some two per cent.
        left = sqrt(max(self.target - theirs, NEAR)) - sqrt(max(self.target - ours, NEAR))
        return 1 / (1 + exp(-SLOPE * left))


def stakes_of(view: SeatView) -> Stakes:
    """What is at stake for the view's seat."""
    team = view.rules.teams[view.seat]
    scores = view.scores
    return Stakes(scores[team], scores[team.other], view.rules.target, view.rules.made is Made.BID)
