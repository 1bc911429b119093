"""Playing to a trick: the ideas in order; the first that answers wins [ROBOTS 3]."""

from pidro.engine.cards import Card, Hand, Rank
from pidro.players.ideas import Idea, played
from pidro.players.player import Advice
from pidro.players.reasons import Code
from pidro.players.situation import Situation

PIDRO = 5
RISK_OF_GIFT = 0.5
"""Chance that the partner is overtaken at which a short hand still gives its pidro."""
SHORT = 3
"""Trumps with which a pidro can hardly be held back."""


# The partner is winning.


def pidro_to_partner(s: Situation) -> Advice | None:
    """Give the pidro to the partner's sure trick."""
    if not s.partner_is_safe or not s.pidros or s.best is None:
        return None
    gift = s.pidros[-1]
    return played(gift, Code.PIDRO_TO_PARTNER, cards=(gift, s.best.card), seat=s.partner)


def pidro_to_likely_partner(s: Situation) -> Advice | None:
    """A short hand gives the pidro to the partner's high card when it is more likely to hold than not."""
    if not s.partner_leads_trick or not s.pidros or s.best is None:
        return None
    if s.sure_winners:
        return None
    early = len(s.hand) <= SHORT or not s.view.play.tricks
    if not early or len(s.above(s.best.card)) > 1 or s.chance_overtaken > RISK_OF_GIFT:
        return None
    gift = s.pidros[-1]
    return played(gift, Code.PIDRO_LIKELY_SAFE, cards=(gift, s.best.card), seat=s.partner)


def points_to_partner(s: Situation) -> Advice | None:
    """Then the 10 and the J; but a J that may yet win a trick waits while there are cards to wait with."""
    gifts = [card for card in s.small_points if s.above(card)]
    if not s.partner_is_safe or not gifts or s.best is None:
        return None
    gift = gifts[-1]
    may_wait = gift.rank is Rank.JACK and len(s.plain) > 1 and s.later_opponents
    if may_wait and (len(s.hand) > SHORT or len(s.above(gift)) <= 1):
        return None
    return played(gift, Code.POINTS_TO_PARTNER, cards=(gift, s.best.card), seat=s.partner)


# Points that can be had.


def pidro_wins(s: Situation) -> Advice | None:
    """A pidro that nobody can beat any more in this trick brings itself home."""
    sure = [card for card in s.pidros if card in s.sure_winners]
    return played(sure[-1], Code.PIDRO_WINS) if sure and not s.partner_leads_trick else None


def decides_bid(s: Situation) -> Advice | None:
    """A sure winner that makes the own bid now, or sets theirs, waits for nothing."""
    wanted = s.needed if s.are_bidders else s.needed_to_set
    if wanted <= 0 or s.partner_is_safe:
        return None
    enough = [card for card in s.sure_winners if s.trick_points + s.points(card) >= wanted]
    if not enough:
        return None
    code = Code.MAKES_BID if s.are_bidders else Code.SETS_BID
    return played(enough[-1], code, number=s.view.high.amount)


def catch_pidro(s: Situation) -> Advice | None:
    """Put the highest on an opponent's pidro; a sure winner if there is one, and no higher than needed."""
    if s.trick_points < PIDRO or s.partner_is_safe:
        return None
    if s.sure_winners:
        return played(_cheapest(s, s.sure_winners), Code.CATCH_PIDRO)
    winners = [card for card in s.winners if not s.is_pidro(card)]
    if not winners:
        return None
    # Of cards that touch the one without points does as well.
    as_high = [card for card in winners if s.above(card) == s.above(winners[0])]
    return played(min(as_high, key=s.points), Code.TRY_FOR_PIDRO)


def take_points(s: Situation) -> Advice | None:
    """A sure winner is worth a point or two in the trick; the others, last to play, wait for more."""
    if not s.trick_points or s.partner_leads_trick or not s.sure_winners:
        return None
    if not s.are_bidders and not s.later and s.low:
        return None
    return played(_cheapest(s, s.sure_winners), Code.TAKE_POINTS, number=s.trick_points)


def point_card_wins(s: Situation) -> Advice | None:
    """The J or 10 takes a trick for certain before a higher card falls on it."""
    sure = [card for card in s.small_points if card in s.sure_winners and s.above(card)]
    return played(sure[-1], Code.POINT_CARD_WINS) if sure and not s.partner_leads_trick else None


# An opponent is winning, and the partner is still to play.


def ace_on_king(s: Situation) -> Advice | None:
    """The bidders' ace takes the king, which nobody else can."""
    ace, king = s.trumps.cards[:2]
    if s.best is None or s.best.card is not king or s.hand[0] is not ace:
        return None
    if not s.are_bidders or s.partner not in s.later:
        return None
    return played(ace, Code.ACE_ON_KING, cards=(ace, king), seat=s.best.seat)


def pidro_on_low_card(s: Situation) -> Advice | None:
    """A pidro above a low card may win, or the partner may save it, while opponents look for theirs."""
    cards = [card for card in s.pidros if card in s.winners]
    if not cards or s.partner not in s.later or (s.low and len(s.winners) > SHORT):
        return None
    return played(cards[-1], Code.PIDRO_ON_LOW_CARD, seat=s.partner)


def hope_for_partner(s: Situation) -> Advice | None:
    """Under a card that is not high a short hand gives its pidro at once and hopes for the partner."""
    if not s.pidros or s.partner not in s.later or s.best is None:
        return None
    above = s.above(s.best.card)
    if len(above) < 2 or len(s.hand) > SHORT or len(s.out) < SHORT:
        return None
    return played(s.pidros[-1], Code.HOPE_FOR_PARTNER, cards=(s.pidros[-1], s.best.card), seat=s.partner)


def touching_honour(s: Situation) -> Advice | None:
    """Of two touching high cards one goes on a card that is not low; the other keeps its worth."""
    if s.partner not in s.later or s.best is None or len(s.winners) < 2 or s.points(s.winners[0]):
        return None
    if s.above(s.winners[0]) != s.above(s.winners[1]) or not s.beats_pidros(s.best.card):
        return None
    return played(s.winners[0], Code.TOUCHING_HONOUR, cards=s.winners[:2])


def point_card_may_win(s: Situation) -> Advice | None:
    """A J or 10 goes above a low card: it may win, and the partner is still there."""
    cards = [card for card in s.small_points if card in s.winners and s.above(card)]
    if not cards or s.partner not in s.later or s.best is None:
        return None
    weak = len(s.above(s.hand[0])) > 1 or not s.low
    if s.are_bidders:
        weak = len(s.plain) <= 1
    if not weak and len(s.above(s.best.card)) > 2:
        return None
    return played(cards[-1], Code.POINT_CARD_MAY_WIN, cards=(cards[-1], s.best.card), seat=s.partner)


# The partner has played; an opponent is last.


def go_above(s: Situation) -> Advice | None:
    """Go above an opponent, high enough that no pidro wins, but not with the boss card."""
    if s.partner_leads_trick or not s.later_opponents or s.partner in s.later or not s.pidros_out:
        return None
    cards = [card for card in s.winners if s.above(card) and not s.is_pidro(card) and s.beats_pidros(card)]
    return played(cards[-1], Code.GO_ABOVE, seat=s.later_opponents[-1]) if cards else None


def one_of_two_masters(s: Situation) -> Advice | None:
    """With two boss cards one takes the lead over."""
    if s.partner_leads_trick or len(s.masters) < 2 or not s.later_opponents:
        return None
    if (s.partner in s.later and not s.are_bidders) or s.masters[0] not in s.winners:
        return None
    return played(s.masters[0], Code.ONE_OF_TWO_MASTERS, cards=s.masters)


def guard_against_pidro(s: Situation) -> Advice | None:
    """Above the partner's small card, so that the last opponent can't win with a pidro."""
    if not s.partner_leads_trick or s.partner_is_safe or s.best is None or not s.pidros_out:
        return None
    if s.beats_pidros(s.best.card):
        return None
    cards = [card for card in s.low if s.beats_pidros(card)]
    return played(cards[-1], Code.GUARD_AGAINST_PIDRO, seat=s.later_opponents[-1]) if cards else None


# Nothing to win.


def throw_two(s: Situation) -> Advice | None:
    """The two is safe always: its point counts for whoever played it."""
    two = s.trumps.low
    return played(two, Code.THROW_TWO) if two in s.low else None


def low_under_partner(s: Situation) -> Advice | None:
    """While the partner is winning a low card is enough."""
    if not s.low or not s.partner_leads_trick or s.best is None:
        return None
    return played(s.low[-1], Code.UNDER_PARTNER, cards=(s.low[-1], s.best.card), seat=s.partner)


def low_under_opponent(s: Situation) -> Advice | None:
    """Into a trick that can't be won goes the lowest card that is worth nothing."""
    if not s.low or s.winners or s.best is None:
        return None
    return played(s.low[-1], Code.UNDER_OPPONENT, cards=(s.low[-1], s.best.card), seat=s.best.seat)


def plain_may_win(s: Situation) -> Advice | None:
    """When even the lowest worthless card is above the trick, it may win at no cost."""
    if not s.low or s.low[-1] not in s.winners or s.best is None:
        return None
    return played(s.low[-1], Code.PLAIN_MAY_WIN, cards=(s.low[-1], s.best.card), seat=s.best.seat)


def throw_low(s: Situation) -> Advice | None:
    """A high card isn't spent on a trick without points: it waits, and the lowest goes."""
    return played(s.low[-1], Code.THROW_LOW) if s.low else None


def last_master(s: Situation) -> Advice | None:
    """Without a partner the boss card is kept for the last trick, and the 10 or J goes before it."""
    return None if s.partner in s.warm or s.trick_points else keep_master(s)


def win_with_master(s: Situation) -> Advice | None:
    """With nothing low left the boss card takes the trick."""
    if s.partner_leads_trick:
        return None
    cards = [card for card in s.sure_winners if not s.is_pidro(card)]
    return played(_cheapest(s, tuple(cards)), Code.NOTHING_LOW_LEFT) if cards else None


def keep_master(s: Situation) -> Advice | None:
    """Of two cards rather the 10 or J goes than the boss card."""
    if len(s.hand) > 2 or not s.small_points or not s.masters or s.small_points[-1] in s.masters:
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
    decides_bid,
    catch_pidro,
    take_points,
    point_card_wins,
    touching_honour,
    ace_on_king,
    pidro_on_low_card,
    hope_for_partner,
    point_card_may_win,
    go_above,
    one_of_two_masters,
    guard_against_pidro,
    throw_two,
    low_under_partner,
    low_under_opponent,
    plain_may_win,
    throw_low,
    last_master,
    win_with_master,
    keep_master,
    throw_plain,
)


def _cheapest(s: Situation, winners: Hand) -> Card:
    """A J or 10 if one wins, else the lowest."""
    points = [card for card in winners if card in s.small_points]
    return points[-1] if points else winners[-1]
