"""Leading a trick: the ideas in order; the first that answers wins [ROBOTS 3]."""

from pidro.players.ideas import Idea, played
from pidro.players.player import Advice
from pidro.players.reasons import Code
from pidro.players.situation import Situation

LONG = 5
"""Trumps with which a lone boss card is led at once."""


def rest_is_ours(s: Situation) -> Advice | None:
    """When all others are cold the rest is ours: any order will do."""
    return None if s.warm_opponents else played(s.hand[0], Code.REST_IS_OURS)


def run_of_masters(s: Situation) -> Advice | None:
    """Play strong cards strongly, top down, while they are boss."""
    if len(s.masters) < 2 or not s.points_out:
        return None
    return played(s.masters[0], Code.LEAD_RUN, cards=s.masters)


def keep_lone_ace(s: Situation) -> Advice | None:
    """From a short hand the ace without the king is kept to catch a pidro."""
    if s.view.play.tricks or len(s.masters) != 1 or len(s.hand) >= LONG or not s.low:
        return None
    return played(s.low[-1], Code.KEEP_LONE_ACE, cards=(s.low[-1], s.masters[0]))


def draw_pidros(s: Situation) -> Advice | None:
    """The boss card makes short hands give up their pidros."""
    if not s.masters or not s.pidros_out:
        return None
    return played(s.masters[0], Code.DRAW_PIDROS, cards=(s.masters[0],), number=len(s.pidros_out))


def force_boss_out(s: Situation) -> Advice | None:
    """From a long hand a high card that is worth nothing drives out the only card above it."""
    top = s.hand[0]
    above = s.above(top)
    if s.points(top) or len(above) != 1 or len(s.hand) < LONG - 1 or not s.pidros_out:
        return None
    return played(top, Code.FORCE_BOSS_OUT, cards=(top, above[0]))


def lead_low(s: Situation) -> Advice | None:
    """Never a point card into higher ones while a worthless card will do."""
    return played(s.low[-1], Code.LEAD_LOW) if s.low else None


def lead_master(s: Situation) -> Advice | None:
    """With nothing low the boss card leads."""
    return played(s.masters[0], Code.LEAD_MASTER) if s.masters else None


def lead_high(s: Situation) -> Advice | None:
    """A high card that is worth nothing comes before points."""
    return played(s.plain[-1], Code.LEAD_PLAIN) if s.plain else None


LEADS: tuple[Idea, ...] = (
    rest_is_ours,
    run_of_masters,
    keep_lone_ace,
    draw_pidros,
    force_boss_out,
    lead_low,
    lead_master,
    lead_high,
)
