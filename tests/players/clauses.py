"""What is true when the rule player gives a reason: each clause, to be looked at in the seat's view alone."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from pidro.engine.actions import Action, Bid, Kill, KillOptions, NameTrump, Pass
from pidro.engine.cards import Card, Hand, Rank, Seat, Suit
from pidro.engine.events import BidMade, CardPlayed
from pidro.engine.rules import trumps_of
from pidro.engine.view import SeatView
from pidro.players.reasons import Code, Reason
from tests.players.facts import (
    above,
    beats,
    beats_pidros,
    best,
    cant_be_beaten,
    hand_of,
    is_opponent,
    is_pidro,
    is_worthless,
    may_hold,
    out,
    still_to_play,
)

Clause: TypeAlias = Callable[[SeatView, Action, Reason], bool]

FIELDS: Mapping[Code, str] = {
    Code.ONLY_CHOICE: "",
    Code.FORCED_BID: "cards suit number",
    Code.PASS_WEAK: "cards suit number",
    Code.PASS_TOO_HIGH: "cards seat suit number",
    Code.PASS_PARTNER_BIDS: "seat number",
    Code.PASS_LITTLE_LACKING: "number",
    Code.BID_OPENS: "cards suit number",
    Code.BID_SHUTS_OUT: "cards seat suit number",
    Code.BID_OVER_OPPONENT: "cards seat suit number",
    Code.BID_OVER_PARTNER: "cards seat suit number",
    Code.BID_LAST_WORD: "cards seat suit number",
    Code.BID_WINS_GAME: "cards suit number",
    Code.BID_STOPS_THEM: "cards seat suit number",
    Code.TRUMP_LONGEST: "cards suit",
    Code.TRUMP_STRONGEST: "cards suit",
    Code.DRAW_PIDROS: "cards number",
    Code.PARTNER_IS_COLD: "cards seat",
    Code.LEAD_MIDDLE: "cards number",
    Code.PIDRO_TO_PARTNER: "cards seat",
    Code.PIDRO_LIKELY_SAFE: "cards seat",
    Code.POINTS_TO_PARTNER: "cards seat",
    Code.MAKES_BID: "cards number",
    Code.SETS_BID: "cards number",
    Code.TAKE_POINTS: "cards number",
    Code.ACE_ON_KING: "cards seat",
    Code.PIDRO_ON_LOW_CARD: "cards seat",
    Code.HOPE_FOR_PARTNER: "cards seat",
    Code.POINT_CARD_MAY_WIN: "cards seat",
    Code.GO_ABOVE: "cards seat",
    Code.GUARD_AGAINST_PIDRO: "cards seat",
    Code.UNDER_PARTNER: "cards seat",
    Code.UNDER_OPPONENT: "cards seat",
    Code.PLAIN_MAY_WIN: "cards seat",
}
"""The fields that a code fills; those not named here fill `cards` alone."""
TWO_CARDS = {
    Code.KEEP_LONE_ACE,
    Code.PIDRO_TO_PARTNER,
    Code.PIDRO_LIKELY_SAFE,
    Code.POINTS_TO_PARTNER,
    Code.TOUCHING_HONOUR,
    Code.ACE_ON_KING,
    Code.HOPE_FOR_PARTNER,
    Code.POINT_CARD_MAY_WIN,
    Code.UNDER_PARTNER,
    Code.UNDER_OPPONENT,
    Code.PLAIN_MAY_WIN,
    Code.KEEP_MASTER,
}
SOME_CARDS = {Code.LEAD_RUN, Code.DRIVE_OUT, Code.ONE_OF_TWO_MASTERS}


# -- Bidding and trump


def _only_choice(view: SeatView, action: Action, reason: Reason) -> bool:
    assert view.options is not None
    return list(view.options) == [action]


def own_trumps(view: SeatView, suit: Suit) -> Hand:
    """The trumps that the seat would have with this suit, high to low."""
    trumps = trumps_of(view.rules, suit)
    return trumps.sorted(trumps.held(view.hand))


def _own(view: SeatView, reason: Reason) -> bool:
    return reason.suit is not None and reason.cards == own_trumps(view, reason.suit)


def _scores(view: SeatView) -> tuple[int, int]:
    team = view.rules.teams[view.seat]
    return view.scores[team], view.scores[team.other]


def lowest_bid(view: SeatView) -> int:
    """The lowest bid that is legal."""
    high = view.auction.high
    if high is None:
        return view.rules.lowest_bid
    return min(high.amount + 1, view.rules.highest_bid)


def _forced_bid(view: SeatView, action: Action, reason: Reason) -> bool:
    forced = view.seat is view.dealer and view.auction.high is None
    return (
        forced
        and action == Bid(reason.number or 0)
        and _own(view, reason)
        and _only_choice(view, action, reason)
    )


def _pass_weak(view: SeatView, action: Action, reason: Reason) -> bool:
    return action == Pass() and reason.number == lowest_bid(view) and _own(view, reason)


def _pass_too_high(view: SeatView, action: Action, reason: Reason) -> bool:
    return _pass_weak(view, action, reason) and _holds(view, reason.seat) and is_opponent(view, reason.seat)


def _holds(view: SeatView, seat: Seat | None) -> bool:
    return view.auction.high is not None and view.auction.high.seat is seat


def _pass_partner(view: SeatView, action: Action, reason: Reason) -> bool:
    return (
        action == Pass()
        and view.auction.high == BidMade(view.seat.partner, reason.number or 0)
        and (reason.seat is view.seat.partner)
    )


def _pass_little(view: SeatView, action: Action, reason: Reason) -> bool:
    own, other = _scores(view)
    return own + (reason.number or 0) == view.rules.target > other + 14 and action == Pass()


def _bids(view: SeatView, action: Action, reason: Reason) -> bool:
    return action == Bid(reason.number or 0) and _own(view, reason)


def _opens(view: SeatView, action: Action, reason: Reason) -> bool:
    return (
        _bids(view, action, reason)
        and view.auction.high is None
        and (reason.number or 0) <= lowest_bid(view) + 1
    )


def _shuts_out(view: SeatView, action: Action, reason: Reason) -> bool:
    above = reason.number is not None and reason.number > lowest_bid(view) + 1
    next_speaks = reason.seat is view.seat.next and view.seat is not view.dealer
    return _bids(view, action, reason) and view.auction.high is None and above and next_speaks


def _over(view: SeatView, action: Action, reason: Reason) -> bool:
    return _bids(view, action, reason) and _holds(view, reason.seat)


def _wins_game(view: SeatView, action: Action, reason: Reason) -> bool:
    return _bids(view, action, reason) and _scores(view)[0] + (reason.number or 0) >= view.rules.target


def _stops_them(view: SeatView, action: Action, reason: Reason) -> bool:
    high = view.auction.high
    threat = high is not None and _scores(view)[1] + high.amount >= view.rules.target
    return _over(view, action, reason) and is_opponent(view, reason.seat) and threat


def _trump(view: SeatView, action: Action, reason: Reason, *, longest: bool) -> bool:
    others = [len(own_trumps(view, suit)) for suit in Suit if suit is not reason.suit]
    return (
        isinstance(action, NameTrump)
        and action.suit is reason.suit
        and _own(view, reason)
        and (len(reason.cards) > max(others)) is longest
    )


def _kill_lowest(view: SeatView, action: Action, reason: Reason) -> bool:
    options = view.options
    assert isinstance(options, KillOptions)
    lowest = view.named.sorted(options.cards)[-options.count :]
    return action == Kill(frozenset(lowest)) and reason.cards == lowest and len(options.cards) > options.count


# -- Play


def _first(reason: Reason) -> Card:
    return reason.cards[0]


def _leads(view: SeatView) -> bool:
    return not view.play.plays


def _masters(view: SeatView, cards: Hand) -> bool:
    return set(cards) <= set(hand_of(view)) and not any(above(view, card) for card in cards)


def _rest_is_ours(view: SeatView, action: Action, reason: Reason) -> bool:
    others = [seat for seat in Seat if is_opponent(view, seat)]
    return _leads(view) and not any(may_hold(view, seat, out(view)) for seat in others)


def _lead_run(view: SeatView, action: Action, reason: Reason) -> bool:
    return _leads(view) and len(reason.cards) >= 2 and _masters(view, reason.cards)


def _keep_lone_ace(view: SeatView, action: Action, reason: Reason) -> bool:
    low, ace = reason.cards
    king = view.named.cards[1]
    kept = ace is view.named.cards[0] and ace in hand_of(view) and king not in hand_of(view)
    return _leads(view) and not view.play.tricks and kept and is_worthless(view, low)


def _draw_pidros(view: SeatView, action: Action, reason: Reason) -> bool:
    return (
        _leads(view)
        and _masters(view, reason.cards)
        and reason.number == sum(is_pidro(view, card) for card in out(view))
    )


def _drive_out(view: SeatView, action: Action, reason: Reason) -> bool:
    first, second, *higher = reason.cards
    return (
        _leads(view)
        and {first, second} <= set(hand_of(view))
        and tuple(higher) == above(view, first) == above(view, second)
        and len(higher) in (1, 2)
    )


def _partner_is_cold(view: SeatView, action: Action, reason: Reason) -> bool:
    cold = reason.seat is view.seat.partner and not may_hold(view, view.seat.partner, out(view))
    return _leads(view) and cold and is_worthless(view, _first(reason))


def _lead_middle(view: SeatView, action: Action, reason: Reason) -> bool:
    card = _first(reason)
    right = is_worthless(view, card) and beats_pidros(view, card)
    return _leads(view) and right and reason.number == len(above(view, card))


def _lead_low(view: SeatView, action: Action, reason: Reason) -> bool:
    card = _first(reason)
    return _leads(view) and is_worthless(view, card) and bool(above(view, card))


def _nothing_low(view: SeatView) -> bool:
    return not any(is_worthless(view, card) and above(view, card) for card in hand_of(view))


def _lead_master(view: SeatView, action: Action, reason: Reason) -> bool:
    return _leads(view) and _masters(view, reason.cards) and _nothing_low(view)


def _least_loss(view: SeatView, action: Action, reason: Reason) -> bool:
    points = [view.named.points[card] for card in hand_of(view)]
    return min(points) > 0 and view.named.points[_first(reason)] == min(points)


def _partners_card(view: SeatView, reason: Reason) -> bool:
    return best(view) == CardPlayed(view.seat.partner, reason.cards[1]) and reason.seat is view.seat.partner


def _sure_gift(view: SeatView, reason: Reason) -> bool:
    return _partners_card(view, reason) and cant_be_beaten(view, reason.cards[1])


def _pidro_to_partner(view: SeatView, action: Action, reason: Reason) -> bool:
    return _sure_gift(view, reason) and is_pidro(view, _first(reason))


def _points_to_partner(view: SeatView, action: Action, reason: Reason) -> bool:
    return _sure_gift(view, reason) and _first(reason).rank in (Rank.JACK, Rank.TEN)


def _pidro_likely_safe(view: SeatView, action: Action, reason: Reason) -> bool:
    few = len(above(view, reason.cards[1])) <= 1
    return _partners_card(view, reason) and few and is_pidro(view, _first(reason))


def _wins_for_certain(view: SeatView, card: Card) -> bool:
    over = beats(view, card, best(view).card) and is_opponent(view, best(view).seat)
    return over and cant_be_beaten(view, card)


def _pidro_wins(view: SeatView, action: Action, reason: Reason) -> bool:
    return is_pidro(view, _first(reason)) and _wins_for_certain(view, _first(reason))


def _pidro_lies_there(view: SeatView) -> bool:
    return any(is_pidro(view, event.card) for event in view.play.plays)


def _decides(view: SeatView, action: Action, reason: Reason, *, made: bool) -> bool:
    card, team, total = _first(reason), view.rules.teams[view.seat], view.named.total
    won = [event.card for event in view.play.plays if event.card is not view.named.low] + [card]
    taken = view.play.taken[team] + sum(view.named.points[card] for card in won)
    enough = view.high.amount if made else total - view.high.amount + 1
    ours = is_opponent(view, view.high.seat) is not made
    sure = beats(view, card, best(view).card) and cant_be_beaten(view, card)
    return ours and sure and reason.number == view.high.amount and view.play.taken[team] < enough <= taken


def _catch_pidro(view: SeatView, action: Action, reason: Reason) -> bool:
    card = _first(reason)
    return _pidro_lies_there(view) and beats(view, card, best(view).card) and cant_be_beaten(view, card)


def _try_for_pidro(view: SeatView, action: Action, reason: Reason) -> bool:
    card = _first(reason)
    over = _pidro_lies_there(view) and beats(view, card, best(view).card) and not is_pidro(view, card)
    others = [other for other in hand_of(view) if not is_pidro(view, other)]
    return over and above(view, card) == above(view, view.named.sorted(tuple(others))[0])


def _take_points(view: SeatView, action: Action, reason: Reason) -> bool:
    there = [event.card for event in view.play.plays if event.card is not view.named.low]
    points = sum(view.named.points[card] for card in there)
    return _wins_for_certain(view, _first(reason)) and reason.number == points > 0


def _point_card_wins(view: SeatView, action: Action, reason: Reason) -> bool:
    card = _first(reason)
    higher = bool(above(view, card))
    return card.rank in (Rank.JACK, Rank.TEN) and higher and _wins_for_certain(view, card)


def _touching_honour(view: SeatView, action: Action, reason: Reason) -> bool:
    first, second = reason.cards
    over = beats(view, second, best(view).card) and beats(view, first, second)
    return over and above(view, first) == above(view, second) and second in hand_of(view)


def _ace_on_king(view: SeatView, action: Action, reason: Reason) -> bool:
    theirs = reason.seat is best(view).seat and is_opponent(view, reason.seat)
    return theirs and reason.cards == view.named.cards[:2] and best(view).card is reason.cards[1]


def _partner_is_to_play(view: SeatView, reason: Reason) -> bool:
    return reason.seat is view.seat.partner and reason.seat in still_to_play(view)


def _pidro_on_low_card(view: SeatView, action: Action, reason: Reason) -> bool:
    card = _first(reason)
    over = is_pidro(view, card) and beats(view, card, best(view).card)
    return over and _partner_is_to_play(view, reason)


def _hope_for_partner(view: SeatView, action: Action, reason: Reason) -> bool:
    card, winning = reason.cards
    under = is_pidro(view, card) and winning is best(view).card and beats(view, winning, card)
    higher = above(view, winning)
    return (
        under
        and len(higher) >= 2
        and _partner_is_to_play(view, reason)
        and may_hold(view, view.seat.partner, higher)
    )


def _point_card_may_win(view: SeatView, action: Action, reason: Reason) -> bool:
    card, winning = reason.cards
    over = winning is best(view).card and beats(view, card, winning)
    return over and card.rank in (Rank.JACK, Rank.TEN) and _partner_is_to_play(view, reason)


def _last_opponent(view: SeatView, reason: Reason) -> bool:
    pidro_out = any(is_pidro(view, card) for card in out(view))
    return is_opponent(view, reason.seat) and reason.seat in still_to_play(view) and pidro_out


def _go_above(view: SeatView, action: Action, reason: Reason) -> bool:
    card = _first(reason)
    over = beats(view, card, best(view).card) and is_opponent(view, best(view).seat)
    return over and beats_pidros(view, card) and _last_opponent(view, reason)


def _one_of_two_masters(view: SeatView, action: Action, reason: Reason) -> bool:
    over = beats(view, _first(reason), best(view).card) and is_opponent(view, best(view).seat)
    return len(reason.cards) >= 2 and _masters(view, reason.cards) and over


def _guard_against_pidro(view: SeatView, action: Action, reason: Reason) -> bool:
    low = best(view).seat is view.seat.partner and not beats_pidros(view, best(view).card)
    return low and beats_pidros(view, _first(reason)) and _last_opponent(view, reason)


def _throw_two(view: SeatView, action: Action, reason: Reason) -> bool:
    return _first(reason) is view.named.low


def _under_partner(view: SeatView, action: Action, reason: Reason) -> bool:
    return _partners_card(view, reason) and is_worthless(view, _first(reason))


def _under_opponent(view: SeatView, action: Action, reason: Reason) -> bool:
    theirs = best(view).card is reason.cards[1] and best(view).seat is reason.seat
    none = not any(beats(view, card, reason.cards[1]) for card in hand_of(view))
    return theirs and is_opponent(view, reason.seat) and none and is_worthless(view, _first(reason))


def _plain_may_win(view: SeatView, action: Action, reason: Reason) -> bool:
    card, winning = reason.cards
    theirs = best(view) == CardPlayed(best(view).seat, winning) and is_opponent(view, best(view).seat)
    return (
        theirs
        and reason.seat is best(view).seat
        and beats(view, card, winning)
        and _throw_plain(view, action, reason)
    )


def _throw_low(view: SeatView, action: Action, reason: Reason) -> bool:
    over = any(beats(view, card, best(view).card) for card in hand_of(view) if card is not _first(reason))
    return over and is_opponent(view, best(view).seat) and is_worthless(view, _first(reason))


def _nothing_low_left(view: SeatView, action: Action, reason: Reason) -> bool:
    return _nothing_low(view) and _wins_for_certain(view, _first(reason))


def _keep_master(view: SeatView, action: Action, reason: Reason) -> bool:
    card, master = reason.cards
    return card.rank in (Rank.JACK, Rank.TEN) and _masters(view, (master,)) and len(hand_of(view)) == 2


def _throw_plain(view: SeatView, action: Action, reason: Reason) -> bool:
    plain = [card for card in hand_of(view) if is_worthless(view, card)]
    return _first(reason) is view.named.sorted(tuple(plain))[-1]


CLAUSES: Mapping[Code, Clause] = {
    Code.ONLY_CHOICE: _only_choice,
    Code.FORCED_BID: _forced_bid,
    Code.PASS_WEAK: _pass_weak,
    Code.PASS_TOO_HIGH: _pass_too_high,
    Code.PASS_PARTNER_BIDS: _pass_partner,
    Code.PASS_LITTLE_LACKING: _pass_little,
    Code.BID_OPENS: _opens,
    Code.BID_SHUTS_OUT: _shuts_out,
    Code.BID_OVER_OPPONENT: lambda view, action, reason: (
        _over(view, action, reason) and is_opponent(view, reason.seat)
    ),
    Code.BID_OVER_PARTNER: lambda view, action, reason: (
        _over(view, action, reason) and reason.seat is view.seat.partner
    ),
    Code.BID_LAST_WORD: lambda view, action, reason: (
        _over(view, action, reason) and is_opponent(view, reason.seat) and view.seat is view.dealer
    ),
    Code.BID_WINS_GAME: _wins_game,
    Code.BID_STOPS_THEM: _stops_them,
    Code.TRUMP_LONGEST: lambda view, action, reason: _trump(view, action, reason, longest=True),
    Code.TRUMP_STRONGEST: lambda view, action, reason: _trump(view, action, reason, longest=False),
    Code.KILL_LOWEST: _kill_lowest,
    Code.REST_IS_OURS: _rest_is_ours,
    Code.LEAD_RUN: _lead_run,
    Code.KEEP_LONE_ACE: _keep_lone_ace,
    Code.DRAW_PIDROS: _draw_pidros,
    Code.DRIVE_OUT: _drive_out,
    Code.PARTNER_IS_COLD: _partner_is_cold,
    Code.LEAD_MIDDLE: _lead_middle,
    Code.LEAD_LOW: _lead_low,
    Code.LEAD_MASTER: _lead_master,
    Code.LEAST_LOSS: _least_loss,
    Code.PIDRO_TO_PARTNER: _pidro_to_partner,
    Code.PIDRO_LIKELY_SAFE: _pidro_likely_safe,
    Code.POINTS_TO_PARTNER: _points_to_partner,
    Code.PIDRO_WINS: _pidro_wins,
    Code.MAKES_BID: lambda view, action, reason: _decides(view, action, reason, made=True),
    Code.SETS_BID: lambda view, action, reason: _decides(view, action, reason, made=False),
    Code.CATCH_PIDRO: _catch_pidro,
    Code.TRY_FOR_PIDRO: _try_for_pidro,
    Code.TAKE_POINTS: _take_points,
    Code.POINT_CARD_WINS: _point_card_wins,
    Code.TOUCHING_HONOUR: _touching_honour,
    Code.ACE_ON_KING: _ace_on_king,
    Code.PIDRO_ON_LOW_CARD: _pidro_on_low_card,
    Code.HOPE_FOR_PARTNER: _hope_for_partner,
    Code.POINT_CARD_MAY_WIN: _point_card_may_win,
    Code.GO_ABOVE: _go_above,
    Code.ONE_OF_TWO_MASTERS: _one_of_two_masters,
    Code.GUARD_AGAINST_PIDRO: _guard_against_pidro,
    Code.THROW_TWO: _throw_two,
    Code.UNDER_PARTNER: _under_partner,
    Code.UNDER_OPPONENT: _under_opponent,
    Code.PLAIN_MAY_WIN: _plain_may_win,
    Code.THROW_LOW: _throw_low,
    Code.NOTHING_LOW_LEFT: _nothing_low_left,
    Code.KEEP_MASTER: _keep_master,
    Code.THROW_PLAIN: _throw_plain,
}
"""What must be true for each code of the rule player."""
