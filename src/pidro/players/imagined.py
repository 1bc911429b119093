"""Deals imagined before the play: unseen cards dealt, auction and buy gone through, the cards played out.

A set of cards is one number with a lane of 16 bits for each suit as trump, for the trumps it would have then.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import floor
from typing import Final, TypeAlias

from attrs import define, field, frozen

from pidro.engine.cards import DECK, Suit
from pidro.engine.events import BidMade
from pidro.engine.rules import Rules, trumps_of
from pidro.engine.view import SeatView
from pidro.players.chance import Fraction
from pidro.players.playout import FIVES, LOW, PLAIN, play_out

Call: TypeAlias = tuple[int, int]
"""A seat and its bid; 0 for a pass."""

LANE: Final = 16
MOST_COUNTED: Final = 7
KILLABLE: Final = PLAIN & ~LOW
TRUMPS: Final = (1 << 14) - 1
KEPT: Final = 6
UNLIKELY: Final = 0.2
"""Weight of a deal in which a seat would hardly have called as it did; for each such call."""


@lru_cache(maxsize=8)
def lanes_of(rules: Rules) -> tuple[int, ...]:
    """The card as a set, by its place in the deck."""
    lanes = [0] * len(DECK)
    for suit in Suit:
        for card, strength in trumps_of(rules, suit).strength.items():
            lanes[card.index] |= 1 << strength + LANE * suit
    return tuple(lanes)


def trumps_in(cards: int, suit: int) -> int:
    """The trumps of a set, if this suit is trump."""
    return cards >> LANE * suit & TRUMPS


# What a seat that isn't asked would call: by the points that its best suit takes on average.


DEALING: Final = (1.03, 0.0, 0.91, 0.0)
"""Points that the pack brings to the dealer and to his partner, by steps from the dealer."""


@cache
def expected_points(trumps: int) -> float:
    """The points that a seat's team takes on average as bidders, if it holds these trumps before the buy.

    Fitted to deals played out, within half a point for two hands of three; without what `DEALING` adds.
    """
    ace, king, queen, jack, ten = (trumps >> card & 1 for card in (13, 12, 11, 10, 9))
    count = trumps.bit_count()
    pidros = (trumps & FIVES).bit_count()
    points = 2.69 + 0.86 * min(count, MOST_COUNTED) + 0.18 * (trumps & LOW)
    points += 2.61 * ace + 0.88 * king + 0.82 * queen + 0.78 * jack + 0.42 * ten
    points += 0.25 * ace * king + 0.47 * ace * king * queen
    return points + pidros * (0.31 + 0.49 * max(0, count - 4) - 0.91 * ace)


def best_suit(cards: int) -> tuple[float, int]:
    """The points that the best suit takes on average, and the suit; without what `DEALING` adds."""
    return max([(expected_points(cards >> LANE * suit & TRUMPS), suit) for suit in range(4)])


@frozen
class Habit:
    """When seats bid, and how high.

    Found by letting such habits play each other, and the robot that plays by rules, in 40,000 deals that
    were played out and solved; then 0.1 higher, which costs nothing and makes more bids.

    Limits are expected points; the places of the auction count from 0, the dealer's left, to 3, the dealer.
    """

    opens: tuple[float, float, float] = (6.4, 8.55, 6.6)
    """For a first bid of 6, by place."""
    overbids: tuple[float, float, float] = (9.05, 7.8, 8.55)
    """For a bid of 6 if it were legal over an opponent's, from the second place on."""
    overbids_partner: tuple[float, float] = (6.5, 8.25)
    """The same over the partner's bid, from the third place on."""
    step: float = 0.34
    """For each point that must be bid above 6."""
    dealer_step: float = 0.40
    partner_step: float = 1.33
    heights: tuple[float, float, float] = (6.65, 8.1, 7.0)
    """For no more than 6 unasked, by place."""
    height_step: float = 1.58
    """For each point that is bid unasked above 6."""

    def call(self, points: float, place: int, high: int, *, by_partner: bool) -> int:
        """The bid of the seat at this place with these expected points; 0 for a pass."""
        step = self.dealer_step if place == 3 else self.step
        if not high:
            if place == 3:
                return 6
            limit = self.opens[place]
        elif by_partner:
            limit, step = self.overbids_partner[place - 2], self.partner_step
        else:
            limit = self.overbids[place - 1]
        most = floor((points - limit) / step) + 6
        lowest = min(high + 1, 14) if high else 6
        if most < lowest:
            return 0
        if place == 3:
            return lowest
        wanted = floor((points - self.heights[place]) / self.height_step) + 6
        return min(most, 14, max(lowest, wanted))


HABIT: Final = Habit()


@define(eq=False)
class Imagined:
    """One imagined deal: what each seat holds and what is in the stock."""

    hands: tuple[int, ...]
    stock: Sequence[int]
    dealer: int
    bests: tuple[tuple[float, int], ...] = field(init=False)
    """For each seat the points that its best suit takes on average, but for the dealing, and the suit."""
    _taken: dict[tuple[int, int], int] = field(init=False, factory=dict)

    def __attrs_post_init__(self) -> None:
        """Look for the best suits once."""
        self.bests = tuple([best_suit(cards) for cards in self.hands])

    def points(self, seat: int, suit: int) -> int:
        """What the seat's team takes as bidders with this suit as trump, played out."""
        found = self._taken.get((seat, suit))
        if found is None:
            found = play_out(after_buy(self.hands, self.stock, suit, self.dealer), seat, [], seat & 1)
            self._taken[seat, suit] = found = 14 - found if seat & 1 else found
        return found

    def call(self, place: int, high: int, who: int) -> int:
        """What the seat at this place of the auction calls by habit, over this high bid."""
        seat = (self.dealer + 1 + place) & 3
        points = self.bests[seat][0] + DEALING[3 - place]
        return HABIT.call(points, place, high, by_partner=(who - seat) & 3 == 2)

    def auction(self, place: int, high: int, who: int) -> Call:
        """High bidder and high bid when the seats from this place on call by habit."""
        for later in range(place, 4):
            called = self.call(later, high, who)
            if called:
                high, who = called, (self.dealer + 1 + later) & 3
        return who, high

    def likelihood(self, calls: Sequence[Call], me: int) -> float:
        """How well the calls of the other seats so far go with this deal."""
        weight = 1.0
        high, who = 0, -1
        for place, (seat, called) in enumerate(calls):
            if seat != me:
                would = self.call(place, high, who)
                if (would > 0) != (called > 0) or abs(would - called) > 1:
                    weight *= UNLIKELY
            if called:
                high, who = called, seat
        return weight


def imagined_deals(view: SeatView, count: int, fraction: Fraction) -> tuple[Imagined, ...]:
    """Deals that the view allows before the buy, each as likely but for what the calls tell."""
    lanes = lanes_of(view.rules)
    own = [card.index for card in view.hand]
    mine = own_cards(view)
    rest = [lane for index, lane in enumerate(lanes) if index not in own]
    me, size = int(view.seat), view.rules.cards_dealt
    deals: list[Imagined] = []
    for _ in range(count):
        shuffle(rest, fraction)
        hands = [sum(rest[start : start + size]) for start in (0, size, 2 * size)]
        hands.insert(me, mine)
        deals.append(Imagined(tuple(hands), rest[3 * size :], int(view.dealer)))
    return tuple(deals)


def own_cards(view: SeatView) -> int:
    """The view's own hand as a set."""
    lanes = lanes_of(view.rules)
    return sum([lanes[card.index] for card in view.hand])


def calls_of(view: SeatView) -> list[Call]:
    """The calls so far."""
    return [(int(call.seat), call.amount if isinstance(call, BidMade) else 0) for call in view.auction.calls]


def shuffle(cards: list[int], fraction: Fraction) -> None:
    """Put the cards in a random order."""
    for last in range(len(cards) - 1, 0, -1):
        other = int(fraction() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def after_buy(hands: Sequence[int], stock: Sequence[int], suit: int, dealer: int) -> list[int]:
    """The trumps in the four hands after discard, buy, robbing and kills."""
    shift = LANE * suit
    held = [cards >> shift & TRUMPS for cards in hands]
    drawn = 0
    for step in (1, 2, 3):
        seat = (dealer + step) & 3
        room = KEPT - held[seat].bit_count()
        if room < 0:
            held[seat] = kept_of(held[seat])
        else:
            held[seat] |= sum(stock[drawn : drawn + room]) >> shift & TRUMPS
            drawn += room
    held[dealer] = kept_of(held[dealer] | sum(stock[drawn:]) >> shift & TRUMPS)
    return held


def kept_of(trumps: int) -> int:
    """What is kept of these trumps: the lowest that are worth nothing are killed."""
    while trumps.bit_count() > KEPT:
        worthless = trumps & KILLABLE
        trumps ^= worthless & -worthless
    return trumps
