"""Playing to a trick: the ideas in order; the first that answers wins [ROBOTS 3]."""

from pidro.engine.cards import Card
from pidro.players.ideas import Idea, played
from pidro.players.player import Advice
from pidro.players.reasons import Code
from pidro.players.situation import Situation

PIDRO = 5
RISK_OF_GIFT = 0.15
"""Chance that the partner is overtaken at which a pidro is still given."""
SHORT = 3
"""Trumps with which a pidro can hardly be held back."""


def pidro_to_partner(s: Situation) -> Advice | None:
    """Give the pidro to the partner's sure trick."""
    if not s.partner_is_safe or not s.pidros or s.best is None:
        return None
    gift = s.pidros[-1]
    return played(gift, Code.PIDRO_TO_PARTNER, cards=(gift, s.best.card), seat=s.partner)


def pidro_to_likely_partner(s: Situation) -> Advice | None:
    """Give the pidro to a trick of the partner's that is hardly in danger."""
    if not s.partner_leads_trick or not s.pidros or s.best is None or s.chance_overtaken > RISK_OF_GIFT:
        return None
    gift = s.pidros[-1]
    return played(gift, Code.PIDRO_LIKELY_SAFE, cards=(gift, s.best.card), seat=s.partner)


def points_to_partner(s: Situation) -> Advice | None:
    """Then the 10 and the J, unless they may yet win a trick themselves."""
    if not s.partner_is_safe or s.best is None:
        return None
    gifts = [card for card in s.small_points if s.above(card)]
    if not gifts:
        return None
    return played(gifts[-1], Code.POINTS_TO_PARTNER, cards=(gifts[-1], s.best.card), seat=s.partner)


def pidro_wins(s: Situation) -> Advice | None:
    """A pidro that nobody can beat any more in this trick brings itself home."""
    sure = [card for card in s.pidros if card in s.winners and not s.chance_beaten(card, s.later_opponents)]
    return played(sure[-1], Code.PIDRO_WINS) if sure and not s.partner_leads_trick else None


def catch_pidro(s: Situation) -> Advice | None:
    """Put the highest on an opponent's pidro; a sure winner if there is one, and no higher than needed."""
    if s.trick_points < PIDRO or s.partner_is_safe or not s.winners:
        return None
    card = _surest(s)
    if not s.chance_beaten(card, s.later_opponents):
        return played(card, Code.CATCH_PIDRO)
    return played(card, Code.TRY_FOR_PIDRO)


def take_points(s: Situation) -> Advice | None:
    """A boss card is worth a point or two in the trick when the own team bids."""
    if not s.trick_points or s.partner_leads_trick or not s.are_bidders or not s.winners:
        return None
    card = _surest(s)
    return None if s.chance_beaten(card, s.later_opponents) else played(card, Code.TAKE_POINTS)


def point_card_wins(s: Situation) -> Advice | None:
    """The J or 10 takes a trick for certain before a higher card falls on it."""
    if s.partner_leads_trick:
        return None
    sure = [
        card
        for card in s.small_points
        if card in s.winners and s.above(card) and not s.chance_beaten(card, s.later_opponents)
    ]
    return played(sure[-1], Code.POINT_CARD_WINS) if sure else None


def go_above(s: Situation) -> Advice | None:
    """The partner of the leader goes above an opponent, with a card that is not the boss."""
    if s.partner_leads_trick or not s.later_opponents or s.partner in s.later:
        return None
    cards = [card for card in s.winners if card not in s.masters and not s.is_pidro(card)]
    return played(cards[0], Code.GO_ABOVE) if cards else None


def hope_for_partner(s: Situation) -> Advice | None:
    """If the lead is not the boss, a short hand gives its pidro at once and hopes for the partner."""
    if not s.pidros or s.partner not in s.later or len(s.hand) > SHORT or s.best is None:
        return None
    if not s.above(s.best.card):
        return None
    return played(s.pidros[-1], Code.HOPE_FOR_PARTNER, cards=(s.pidros[-1], s.best.card), seat=s.partner)


def throw_low(s: Situation) -> Advice | None:
    """The lowest card that is worth nothing; the two is always safe."""
    return played(s.low[-1], Code.THROW_LOW) if s.low else None


def throw_point(s: Situation) -> Advice | None:
    """Rather a 10 or J than the boss card."""
    if not s.small_points or not s.masters or s.small_points[-1] in s.masters:
        return None
    return played(s.small_points[-1], Code.KEEP_MASTER, cards=(s.small_points[-1], s.masters[0]))


def throw_plain(s: Situation) -> Advice | None:
    """A high card that is worth nothing comes before points."""
    return played(s.plain[-1], Code.THROW_PLAIN) if s.plain else None


FOLLOWS: tuple[Idea, ...] = (
    pidro_to_partner,
    pidro_to_likely_partner,
    points_to_partner,
    pidro_wins,
    catch_pidro,
    take_points,
    point_card_wins,
    go_above,
    hope_for_partner,
    throw_low,
    throw_point,
    throw_plain,
)


def _surest(s: Situation) -> Card:
    """The winner that is beaten least often, of those the lowest; a J or 10 first where it is as good."""
    chances = [(s.chance_beaten(card, s.later_opponents), card) for card in s.winners]
    least = min(chance for chance, _ in chances)
    best = [card for chance, card in chances if chance <= least]
    points = [card for card in best if card in s.small_points]
    return points[-1] if points else best[-1]
