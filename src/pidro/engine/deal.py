"""The state of one deal, and `evolve`: one event further.

`evolve` moves cards, appends and sets the phase. It asks no rule and never fails; nothing else writes a deal.
New values are spelled out field by field: `attrs.evolve` takes five times as long, at every card.
"""

from typing import TypeAlias, TypeVar, assert_never, cast

from attrs import field, frozen

from pidro.engine.actions import Options
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
    question: Options | None = field(default=None, init=False, eq=False, repr=False)
    """The open question once `play.next_step` has worked it out from the rest; no part of the value."""

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
            return _played(deal, *_card_played(deal, event))
        case TrickWon():
            return _played(deal, deal.hands, _trick_won(deal.play, event))
        case Discarded() | Killed() | Bought() | PackTaken():
            return _exchanged(deal, event)
        case Passed() | BidMade():
            return _called(deal, event)
        case WentCold():
            return _played(deal, _replaced(deal.hands, event.seat, ()), _went_cold(deal.play, event))
        case RestClaimed():
            return _played(deal, deal.hands, _rest_claimed(deal.play, event))
        case Dealt() | TrumpNamed() | DealScored() | GameWon():
            return _turned(deal, event)
        case _:
            assert_never(event)


def _turned(deal: Deal, event: Dealt | TrumpNamed | DealScored | GameWon) -> Deal:
    """The deal after an event that opens or closes one of its parts."""
    match event:
        case Dealt(_, hands, stock):
            dealt = cast(Hands, hands)
            return Deal(deal.rules, deal.dealer, Phase.BIDDING, dealt, dealt, cast(Hand, stock))
        case TrumpNamed():
            return _trump_named(deal, event)
        case DealScored():
            return _scored(deal, event)
        case GameWon():
            return deal
        case _:
            assert_never(event)


def _replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    replaced = list(values)
    replaced[place] = value
    return tuple(replaced)


def _called(deal: Deal, call: BidMade | Passed) -> Deal:
    calls = (*deal.auction.calls, call)
    auction = Auction(calls, call if isinstance(call, BidMade) else deal.auction.high)
    phase = Phase.NAMING if len(calls) == len(deal.hands) else Phase.BIDDING
    return Deal(deal.rules, deal.dealer, phase, deal.dealt, deal.hands, deal.stock, auction)


def _trump_named(deal: Deal, event: TrumpNamed) -> Deal:
    trumps = trumps_of(deal.rules, event.suit)
    return Deal(
        deal.rules, deal.dealer, Phase.EXCHANGE, deal.dealt, deal.hands, deal.stock, deal.auction, trumps
    )


def _card_played(deal: Deal, event: CardPlayed) -> tuple[Hands, Play]:
    seat, play = event.seat, deal.play
    hand = deal.hands[seat]
    place = hand.index(event.card)
    after = Play(
        play.tricks, (*play.plays, event), CLOCKWISE[seat][1], play.cold, play.taken, play.trumps_held - 1
    )
    return _replaced(deal.hands, seat, hand[:place] + hand[place + 1 :]), after


def _trick_won(play: Play, event: TrickWon) -> Play:
    trick = Trick(play.plays, event.seat, event.points)
    taken = (play.taken[0] + event.points[0], play.taken[1] + event.points[1])
    return Play((*play.tricks, trick), (), event.seat, play.cold, taken, play.trumps_held)


def _went_cold(play: Play, event: WentCold) -> Play:
    cold = _replaced(play.cold, event.seat, event.cards)
    return Play(play.tricks, play.plays, event.seat.next, cold, play.taken, play.trumps_held)


def _rest_claimed(play: Play, event: RestClaimed) -> Play:
    taken = _replaced(play.taken, event.team, play.taken[event.team] + event.points)
    return Play(play.tricks, (), play.turn, play.cold, (taken[0], taken[1]), 0)


def _played(deal: Deal, hands: Hands, play: Play) -> Deal:
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
    )


def _scored(deal: Deal, result: DealScored) -> Deal:
    return Deal(
        deal.rules,
        deal.dealer,
        Phase.SCORED,
        deal.dealt,
        deal.hands,
        deal.stock,
        deal.auction,
        deal.trumps,
        deal.exchange,
        deal.play,
        result,
    )


def _exchanged(deal: Deal, event: Discarded | Killed | Bought | PackTaken) -> Deal:
    seat, hand, stock, old = event.seat, deal.hands[event.seat], deal.stock, deal.exchange
    match event:
        case Discarded(_, cards):
            hand = _without(hand, cards)
            discards = _replaced(old.discards, seat, cards)
            exchange = Exchange(discards, old.killed, old.bought, old.taken, old.laid_away)
        case Bought(_, cards):
            hand, stock = hand + cast(Hand, cards), stock[len(cards) :]
            bought = _replaced(old.bought, seat, old.bought[seat] + cards)
            exchange = Exchange(old.discards, old.killed, bought, old.taken, old.laid_away)
        case PackTaken(_, taken, laid_away):
            hand, stock = _without(hand + cast(Hand, taken), laid_away), ()
            exchange = Exchange(old.discards, old.killed, old.bought, taken, laid_away)
        case Killed(_, cards):
            hand = _without(hand, cards)
            killed = _replaced(old.killed, seat, cards)
            exchange = Exchange(old.discards, killed, old.bought, old.taken, old.laid_away)
        case _:
            assert_never(event)
    return _into_play(deal, _replaced(deal.hands, seat, hand), stock, exchange)


def _into_play(deal: Deal, hands: Hands, stock: Hand, exchange: Exchange) -> Deal:
    """The deal after this exchange, in its play phase if the dealer has come to his six cards."""
    phase, play = Phase.EXCHANGE, deal.play
    if exchange.taken is not None and len(hands[deal.dealer]) <= deal.rules.cards_kept:
        killed = sum(map(len, exchange.killed))
        phase = Phase.PLAY
        play = Play(turn=deal.high.seat, trumps_held=len(deal.named.cards) - killed)
    return Deal(
        deal.rules, deal.dealer, phase, deal.dealt, hands, stock, deal.auction, deal.trumps, exchange, play
    )


def _without(hand: Hand, cards: SeenHand) -> Hand:
    gone = set(cards)
    return tuple([card for card in hand if card not in gone])
