"""What a hand promises with a suit as trump, and what that is worth at a score [ROBOTS 3].

The numbers come from deals that the rule player played against itself: a least-squares fit of the points
that the high bidder's team took (40,000 deals), logistic curves over how often it took at least so many
(15,000 deals), and the game to 62 worked out backwards from the results of 4,000 deals.
"""

from functools import lru_cache
from itertools import pairwise
from math import exp, log

from attrs import frozen

from pidro.engine.cards import Hand, Seat, Suit
from pidro.engine.rules import Rules, trumps_of

BASE = 3.6
TOP = (2.4, 0.95, 0.6, 0.5, 0.2)
"""Points that A, K, Q, J and 10 of trump promise beyond being trumps."""
TOP_THREE = 0.8
"""For A, K and Q together."""
PER_TRUMP = 0.7
MOST_TRUMPS = 7
"""More trumps than this add nothing, since only six can be kept."""
LOW = 0.5
"""For the two, which nobody can take."""
PIDRO = (-0.2, -0.2, -0.2, -0.2, 0.2, 0.5, 0.8)
"""For each own pidro by the number of trumps: only length protects it."""
DEALING_TEAM = 0.95
"""For the dealer, who robs the pack, and for his partner."""

CURVE = (5.7, 3.24, 2.15, 1.69, 1.61, 1.55, 1.13, 0.44, -0.14, -0.3, -0.32, -0.47, -0.94, -2.1)
"""Log odds of at least 1, 2 … 14 points with a hand that promises `MIDDLE`."""
MIDDLE = 9.0
SLOPE = 0.5
"""What a promised point adds to the log odds."""

SLACK = 27.5
STEEPNESS = 3.47
"""The chance to win the game is a ratio of powers of what the teams lack, each with some slack."""


@frozen
class Promise:
    """A suit with the trumps that it gives, and the points that they promise."""

    points: float
    suit: Suit
    cards: Hand
    """Own trumps, high to low."""


def promises(rules: Rules, hand: Hand, seat: Seat, dealer: Seat) -> tuple[Promise, ...]:
    """What each suit promises as trump, the best first."""
    dealing = DEALING_TEAM if rules.teams[seat] is rules.teams[dealer] else 0.0
    found = [_promise(rules, hand, suit, dealing) for suit in Suit]
    return tuple(sorted(found, key=lambda promise: (-promise.points, promise.suit)))


def _promise(rules: Rules, hand: Hand, suit: Suit, dealing: float) -> Promise:
    trumps = trumps_of(rules, suit)
    held = trumps.sorted(trumps.held(hand))
    tops = [value for card, value in zip(trumps.cards, TOP, strict=False) if card in held]
    three = TOP_THREE if held[:3] == trumps.cards[:3] else 0.0
    count = len(held)
    pidros = PIDRO[min(count, len(PIDRO) - 1)] * ((trumps.right in held) + (trumps.left in held))
    low = LOW if trumps.low in held else 0.0
    length = PER_TRUMP * min(count, MOST_TRUMPS)
    return Promise(BASE + dealing + sum(tops) + three + pidros + low + length, suit, held)


@lru_cache(maxsize=256)
def chances(tenths: int) -> tuple[float, ...]:
    """The chance of exactly 0, 1 … 14 points with a hand that promises so many tenths of a point."""
    edge = SLOPE * (tenths / 10 - MIDDLE)
    at_least = [1.0, *[1 / (1 + exp(-(odds + edge))) for odds in CURVE], 0.0]
    return tuple([more - less for more, less in pairwise(at_least)])


def chance_to_win(lacking: int, other_lacking: int) -> float:
    """The chance to win the game for a team that lacks so many points to the target, against the other."""
    return 1 / (1 + exp(STEEPNESS * log((lacking + SLACK) / (other_lacking + SLACK))))


def chance_with_bid(lacking: tuple[int, int], bid: int, points: float) -> float:
    """The bidders' chance to win the game when they play at this bid with a hand that promises these points.

    `lacking` is what they and what the others lack to the target before the deal.
    """
    ours, theirs = lacking
    shares = chances(round(points * 10))
    total = len(shares) - 1
    chance = 0.0
    for taken, share in enumerate(shares):
        left = ours - (taken if taken >= bid else -bid)
        other_left = theirs - (total - taken)
        if left <= 0:
            chance += share
        elif other_left > 0:
            chance += share * chance_to_win(left, other_left)
    return chance
