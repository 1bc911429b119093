"""The state of one deal, and `evolve`: one event further.

`evolve` moves cards, appends and sets the phase. It asks no rule and never fails; nothing else writes a deal.
"""

from typing import TypeAlias, TypeVar, assert_never, cast

from attrs import evolve as changed
from attrs import frozen

from pidro.engine.cards import CLOCKWISE, Hand, Seat, SeenHand
from pidro.engine.events import (
    BidMade,
    Bought,
    CardPlayed,
    DealScored,
    Dealt,
    Discarded,
    Event,
    GameWon,
    Killed,
    PackTaken,
    Passed,
    RestClaimed,
    TrickWon,
    TrumpNamed,
    WentCold,
)
from pidro.engine.phases import Auction, Exchange, Phase, Play, Trick
from pidro.engine.rules import Rules, Trumps, trumps_of

T = TypeVar("T")
Hands: TypeAlias = tuple[Hand, ...]
"""The hands of South, West, North and East."""

EMPTY: Hands = ((), (), (), ())
NO_AUCTION = Auction()
NO_EXCHANGE = Exchange()
NO_PLAY = Play()


@frozen
class Deal:
    """One deal with open cards; only the engine, the table and the solver may hold one."""

    rules: Rules
    dealer: Seat
    phase: Phase = Phase.BIDDING
    dealt: Hands = EMPTY
    """The hands as they were dealt."""
    hands: Hands = EMPTY
    stock: Hand = ()
    auction: Auction = NO_AUCTION
    trumps: Trumps | None = None
    exchange: Exchange = NO_EXCHANGE
    play: Play = NO_PLAY
    result: DealScored | None = None

    @property
    def named(self) -> Trumps:
        """The trumps; only after trump was named."""
        assert self.trumps is not None
        return self.trumps

    @property
    def high(self) -> BidMade:
        """The high bid; only after somebody has bid."""
        assert self.auction.high is not None
        return self.auction.high


def evolve(deal: Deal, event: Event) -> Deal:
    """The deal after this event."""
    match event:
        case CardPlayed():
            return _card_played(deal, event)
        case TrickWon() | WentCold() | RestClaimed():
            return _play_went_on(deal, event)
        case Passed() | BidMade():
            return _called(deal, event)
        case Dealt():
            hands = cast(Hands, event.hands)
            return changed(deal, dealt=hands, hands=hands, stock=cast(Hand, event.stock))
        case TrumpNamed(_, suit):
            return changed(deal, phase=Phase.EXCHANGE, trumps=trumps_of(deal.rules, suit))
        case Discarded() | Killed() | Bought() | PackTaken():
            return _exchanged(deal, event)
        case DealScored():
            return changed(deal, phase=Phase.SCORED, result=event)
        case GameWon():
            return deal
        case _:
            assert_never(event)


def _replaced(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _called(deal: Deal, call: BidMade | Passed) -> Deal:
    calls = (*deal.auction.calls, call)
    auction = Auction(calls, call if isinstance(call, BidMade) else deal.auction.high)
    phase = Phase.NAMING if len(calls) == len(deal.hands) else Phase.BIDDING
    return changed(deal, phase=phase, auction=auction)


def _card_played(deal: Deal, event: CardPlayed) -> Deal:
    seat, card, play = event.seat, event.card, deal.play
    hand = tuple([other for other in deal.hands[seat] if other is not card])
    after = Play(
        play.tricks, (*play.plays, event), CLOCKWISE[seat][1], play.cold, play.taken, play.trumps_held - 1
    )
    return _played(deal, _replaced(deal.hands, seat, hand), after)


def _play_went_on(deal: Deal, event: TrickWon | WentCold | RestClaimed) -> Deal:
    match event:
        case TrickWon():
            return _played(deal, deal.hands, _trick_won(deal.play, event))
        case WentCold():
            return _played(deal, _replaced(deal.hands, event.seat, ()), _went_cold(deal.play, event))
        case RestClaimed():
            return _played(deal, deal.hands, _rest_claimed(deal.play, event))
        case _:
            assert_never(event)


def _trick_won(play: Play, event: TrickWon) -> Play:
    trick = Trick(play.plays, event.seat, event.points)
    taken = (play.taken[0] + event.points[0], play.taken[1] + event.points[1])
    return Play((*play.tricks, trick), (), event.seat, play.cold, taken, play.trumps_held)


def _went_cold(play: Play, event: WentCold) -> Play:
    cold = _replaced(play.cold, event.seat, event.cards)
    return Play(play.tricks, play.plays, event.seat.next, cold, play.taken, play.trumps_held)


def _rest_claimed(play: Play, event: RestClaimed) -> Play:
    taken = _replaced(play.taken, Seat(event.team), play.taken[event.team] + event.points)
    return Play(play.tricks, (), play.turn, play.cold, (taken[0], taken[1]), 0)


def _played(deal: Deal, hands: Hands, play: Play) -> Deal:
    # Spelled out, since this runs at every card and `attrs.evolve` takes five times as long.
    return Deal(
        deal.rules,
        deal.dealer,
        Phase.PLAY,
        deal.dealt,
        hands,
        deal.stock,
        deal.auction,
        deal.trumps,
        deal.exchange,
        play,
        deal.result,
    )


def _exchanged(deal: Deal, event: Discarded | Killed | Bought | PackTaken) -> Deal:
    seat, hand, exchange, stock = event.seat, deal.hands[event.seat], deal.exchange, deal.stock
    match event:
        case Discarded(_, cards):
            exchange = changed(exchange, discards=_replaced(exchange.discards, seat, cards))
            hand = _without(hand, cards)
        case Killed(_, killed):
            exchange = changed(exchange, killed=_replaced(exchange.killed, seat, killed))
            hand = _without(hand, killed)
        case Bought(_, cards):
            bought = cast(Hand, cards)
            exchange = changed(
                exchange, bought=_replaced(exchange.bought, seat, exchange.bought[seat] + cards)
            )
            hand, stock = hand + bought, stock[len(bought) :]
        case PackTaken(_, taken, laid_away):
            exchange = changed(exchange, taken=taken, laid_away=laid_away)
            hand, stock = _without(hand + cast(Hand, taken), laid_away), ()
        case _:
            assert_never(event)
    return _into_play(changed(deal, hands=_replaced(deal.hands, seat, hand), stock=stock, exchange=exchange))


def _without(hand: Hand, cards: SeenHand) -> Hand:
    return tuple([card for card in hand if card not in cards])


def _into_play(deal: Deal) -> Deal:
    """The deal in its play phase if the dealer has come to his six cards, else as it is."""
    if deal.exchange.taken is None or len(deal.hands[deal.dealer]) > deal.rules.cards_kept:
        return deal
    killed = sum(map(len, deal.exchange.killed))
    play = Play(turn=deal.high.seat, trumps_held=len(deal.named.cards) - killed)
    return changed(deal, phase=Phase.PLAY, play=play)
