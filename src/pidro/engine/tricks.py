"""The next step while playing: what may be played, who wins, points and score [RULES 3.7, 3.8]."""

from pidro.engine.actions import PlayOptions
from pidro.engine.cards import CLOCKWISE, Seat, Team
from pidro.engine.deal import Deal
from pidro.engine.events import DealScored, RestClaimed, TrickWon, WentCold
from pidro.engine.phases import Play
from pidro.engine.rules import Low, Made


def play_step(deal: Deal) -> PlayOptions | WentCold | TrickWon | RestClaimed | DealScored:
    """The question to the seat at its turn, or what the rules impose."""
    play = deal.play
    if play.plays:
        leader = play.plays[0].seat
        seat = _next_to_speak(play, leader)
        if seat is leader or not play.trumps_held:
            return _trick_won(deal)
    else:
        if not play.trumps_held:
            return _scored(deal)
        claimer = _claimer(deal)
        if claimer is not None:
            return RestClaimed(claimer, deal.named.total - sum(play.taken))
        seat = _next_to_speak(play, None)
    hand = deal.hands[seat]
    cards = deal.named.held(hand)
    return PlayOptions(seat, cards) if cards else WentCold(seat, hand)


def _next_to_speak(play: Play, leader: Seat | None) -> Seat:
    """The first seat clockwise that is not cold, or the one that led the trick."""
    seat = play.turn
    while seat is not leader and play.cold[seat] is not None:
        seat = CLOCKWISE[seat][1]
    return seat


def _claimer(deal: Deal) -> Team | None:
    """The team whose opponents have both shown themselves cold."""
    cold = deal.play.cold
    if cold.count(None) == len(cold):
        return None
    warm = {team for team, shown in zip(deal.rules.teams, cold, strict=True) if shown is None}
    return warm.pop() if len(warm) == 1 else None


def _trick_won(deal: Deal) -> TrickWon:
    trumps, teams = deal.named, deal.rules.teams
    plays, strength = deal.play.plays, trumps.strength
    best = plays[0]
    points = [0, 0]
    taken = 0
    for played in plays:
        if strength[played.card] > strength[best.card]:
            best = played
        if played.card is trumps.low and deal.rules.low is Low.PLAYED:
            points[teams[played.seat]] += trumps.points[played.card]
        else:
            taken += trumps.points[played.card]
    points[teams[best.seat]] += taken
    return TrickWon(best.seat, (points[0], points[1]))


def _scored(deal: Deal) -> DealScored:
    """The score of the deal [RULES 3.8]."""
    high, taken = deal.high, deal.play.taken
    team = deal.rules.teams[high.seat]
    scored = list(taken)
    if taken[team] < high.amount:
        scored[team] = -high.amount
    elif deal.rules.made is Made.BID:
        scored[team] = high.amount
    return DealScored(high.seat, high.amount, taken, (scored[0], scored[1]))
