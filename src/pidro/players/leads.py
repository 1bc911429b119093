"""Leading a trick: the ideas in order; the first that answers wins [ROBOTS 3]."""

from pidro.players.ideas import Idea, played
from pidro.players.player import Advice
from pidro.players.reasons import Code
from pidro.players.situation import Situation

LONG = 6
"""Trumps with which a lone boss card is led at once."""
FORCING = 4
"""Trumps with which two touching high cards are worth driving out what is above them."""
BEATABLE = 2
"""Cards above two touching ones that can still be driven out."""


def rest_is_ours(s: Situation) -> Advice | None:
    """When all opponents are cold the rest is ours: any order will do."""
    return None if s.warm_opponents else played(s.hand[0], Code.REST_IS_OURS)


def run_of_masters(s: Situation) -> Advice | None:
    """Play strong cards strongly, top down, while they are boss."""
    if len(s.masters) < 2 or not s.points_out:
        return None
    return played(s.masters[0], Code.LEAD_RUN, cards=s.masters)


def keep_lone_ace(s: Situation) -> Advice | None:
    """From a short hand the ace without the king is not led: it is kept to catch a pidro."""
    if s.view.play.tricks or len(s.masters) != 1 or len(s.hand) >= LONG or not s.low:
        return None
    return played(s.low[-1], Code.KEEP_LONE_ACE, cards=(s.low[-1], s.masters[0]))


def draw_pidros(s: Situation) -> Advice | None:
    """The boss card makes short hands give up their pidros."""
    if not s.masters or not s.pidros_out:
        return None
    return played(s.masters[0], Code.DRAW_PIDROS, number=len(s.pidros_out))


def drive_out(s: Situation) -> Advice | None:
    """Of two touching high cards one drives out what is still above them, and the other is boss then."""
    if len(s.hand) < FORCING or s.points(s.hand[0]) or not s.pidros_out:
        return None
    above = s.above(s.hand[0])
    if not 1 <= len(above) <= BEATABLE or len(s.above(s.hand[1])) != len(above):
        return None
    return played(s.hand[0], Code.DRIVE_OUT, cards=(*s.hand[:2], *above))


def high_for_cold_partner(s: Situation) -> Advice | None:
    """When the partner can't help, a small card gives the trick away: a higher worthless card goes first."""
    if s.partner in s.warm or not s.low:
        return None
    return played(s.low[0], Code.PARTNER_IS_COLD, seat=s.partner)


def above_pidros(s: Situation) -> Advice | None:
    """A worthless card above the pidros, so that no pidro wins the trick."""
    cards = [card for card in s.low if s.beats_pidros(card)]
    if not s.pidros_out or not cards or len(s.above(cards[-1])) > BEATABLE or len(s.low) == 1:
        return None
    return played(cards[-1], Code.LEAD_MIDDLE, cards=(cards[-1],), number=len(s.above(cards[-1])))


def lead_low(s: Situation) -> Advice | None:
    """Never a point card into higher ones while a worthless card will do."""
    return played(s.low[-1], Code.LEAD_LOW) if s.low else None


def lead_master(s: Situation) -> Advice | None:
    """With nothing low the boss card leads."""
    return played(s.masters[0], Code.LEAD_MASTER) if s.masters else None


LEADS: tuple[Idea, ...] = (
    rest_is_ours,
    run_of_masters,
    keep_lone_ace,
    draw_pidros,
    drive_out,
    high_for_cold_partner,
    above_pidros,
    lead_low,
    lead_master,
)
