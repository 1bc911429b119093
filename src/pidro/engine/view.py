"""What one seat may know: `SeatView`, and `seen_by`: an event as that seat sees it [RULES 4]."""

from typing import assert_never

from attrs import evolve, frozen

from pidro.engine.actions import Options
from pidro.engine.cards import Hand, Seat, SeenHand
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
from pidro.engine.phases import Auction, Exchange, Phase, Play
from pidro.engine.rules import Rules, Trumps


@frozen
class SeatView:
    """All that one seat may know of the deal; an unknown card is None."""

    rules: Rules
    seat: Seat
    dealer: Seat
    scores: tuple[int, int]
    """Score of each team before this deal."""
    phase: Phase
    dealt: tuple[SeenHand, ...]
    """The hands as they were dealt."""
    hands: tuple[SeenHand, ...]
    stock: int
    """Cards left in the stock."""
    auction: Auction
    trumps: Trumps | None
    exchange: Exchange
    play: Play
    result: DealScored | None
    turn: Seat | None
    """The seat that is asked now; None while a forced event is to come and when the deal is over."""
    options: Options | None
    """The question to this seat; None when it is not its turn."""

    @property
    def hand(self) -> Hand:
        """The seat's own cards."""
        return tuple([card for card in self.hands[self.seat] if card is not None])

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

    @property
    def question(self) -> Options:
        """The question to this seat; only at its turn."""
        assert self.options is not None, "a seat is asked only at its turn"
        return self.options

    @property
    def winning(self) -> CardPlayed | None:
        """The card that is winning the trick in progress, and who played it; None before its lead."""
        if not self.play.plays:
            return None
        strength = self.named.strength
        return max(self.play.plays, key=lambda played: strength[played.card])

    def trumps_before_buy(self, seat: Seat) -> int | None:
        """How many trumps the seat showed before the buy; None for the dealer and before the discard."""
        return self.exchange.trumps_before_buy(seat, self.rules.cards_dealt)


def hidden(cards: SeenHand) -> SeenHand:
    """As many unknown cards."""
    return (None,) * len(cards)


def seen_by(event: Event, seat: Seat, rules: Rules) -> Event:
    """The event as this seat sees it: cards that it may not know are None."""
    match event:
        case Dealt(_, hands, stock):
            seen = tuple(cards if owner == seat else hidden(cards) for owner, cards in enumerate(hands))
            return evolve(event, hands=seen, stock=hidden(stock))
        case Discarded(owner, cards):
            return event if owner is seat or rules.discards_shown else Discarded(owner, hidden(cards))
        case Bought(owner, cards):
            return event if owner is seat else Bought(owner, hidden(cards))
        case PackTaken(owner, taken, laid_away):
            return event if owner is seat else PackTaken(owner, hidden(taken), hidden(laid_away))
        case (
            Passed()
            | BidMade()
            | TrumpNamed()
            | Killed()
            | CardPlayed()
            | WentCold()
            | TrickWon()
            | RestClaimed()
            | DealScored()
            | GameWon()
        ):
            return event
        case _:
            assert_never(event)
