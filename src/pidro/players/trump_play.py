"""Playing a card: the ideas in order; the first that answers wins [ROBOTS 3]."""

from collections.abc import Callable
from typing import TypeAlias

from pidro.engine.actions import PlayCard, PlayOptions
from pidro.engine.cards import Card
from pidro.engine.view import SeatView
from pidro.players.player import Advice
from pidro.players.reasons import Code, Reason
from pidro.players.situation import Situation

Idea: TypeAlias = Callable[[Situation], Advice | None]


def play(view: SeatView, options: PlayOptions) -> Advice:
    """The card to play."""
    situation = Situation(view)
    ideas = FOLLOWS if view.play.plays else LEADS
    if len(options.cards) == 1:
        return Advice(PlayCard(options.cards[0]), Reason(Code.ONLY_CHOICE))
    for idea in ideas:
        advice = idea(situation)
        if advice is not None:
            return advice
    return least_loss(situation)


def lead_master(s: Situation) -> Advice | None:
    """Play strong cards strongly, top down, while they are boss."""
    return _play(s.masters[0], Code.LEAD_MASTER) if s.masters else None


def lead_low(s: Situation) -> Advice | None:
    """With no boss a worthless card goes first."""
    return _play(s.plain[-1], Code.LEAD_LOW) if s.plain else None


def give_to_partner(s: Situation) -> Advice | None:
    """Give the pidro, then 10 and J, to the partner's sure trick."""
    if not s.partner_is_safe or s.best is None:
        return None
    gifts = [card for card in s.hand if s.points(card) and card is not s.trumps.low]
    if not gifts:
        return None
    gift = max(reversed(gifts), key=s.points)
    return Advice(PlayCard(gift), Reason(Code.GIVE_TO_PARTNER, (gift, s.best.card), seat=s.partner))


def win_trick(s: Situation) -> Advice | None:
    """Take the points with a card that nobody can beat."""
    if s.partner_leads_trick or not (s.trick_points or s.pidros_out):
        return None
    sure = [card for card in s.winners if not s.chance_beaten(card, s.later_opponents)]
    return _play(max(reversed(sure), key=s.points), Code.WIN_TRICK) if sure else None


def play_low(s: Situation) -> Advice | None:
    """Throw a worthless card away."""
    return _play(s.plain[-1], Code.PLAY_LOW) if s.plain else None


def least_loss(s: Situation) -> Advice:
    """When every card has points: the one with the fewest."""
    return _play(min(reversed(s.hand), key=s.points), Code.LEAST_LOSS)


LEADS: tuple[Idea, ...] = (lead_master, lead_low)
FOLLOWS: tuple[Idea, ...] = (give_to_partner, win_trick, play_low)


def _play(card: Card, code: Code) -> Advice:
    return Advice(PlayCard(card), Reason(code, (card,)))
