"""The numbers and choices of one variant, and the fourteen trumps that follow from them.

A variant is data: a preset is one `Rules` value, and no code asks for a preset by its name.
"""

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache

from attrs import evolve, field, frozen

from pidro.engine.cards import Card, Hand, Rank, Suit, Team, card_of


class TopOverTop(Enum):
    """Who may bid the highest bid over the same bid."""

    NOBODY = "nobody"
    DEALER = "dealer"
    EVERYBODY = "everybody"


class Low(Enum):
    """Whose is the point of the two."""

    PLAYED = "played"
    TAKEN = "taken"


class Made(Enum):
    """What the bidding team scores when it makes its bid."""

    TAKEN = "taken"
    BID = "bid"


@frozen(cache_hash=True)
class Rules:
    """One variant of the game; the defaults are the Kokkola rules [RULES 3]."""

    preset: str = "kokkola"
    """Name of the preset that it starts from."""
    teams: tuple[Team, Team, Team, Team] = (Team.NS, Team.EW, Team.NS, Team.EW)
    """The team of each seat."""
    cards_dealt: int = 9
    deal_packet: int = 3
    """Cards given at a time in the deal."""
    cards_kept: int = 6
    """Cards in a hand after the buy."""
    lowest_bid: int = 6
    highest_bid: int = 14
    top_over_top: TopOverTop = TopOverTop.EVERYBODY
    buy_packet: int = 6
    """Cards drawn at most at a time in the buy."""
    discards_shown: bool = True
    """Discards lie face up; else only their number is public."""
    left_pidro: bool = True
    """The five of the other suit of the colour is a trump."""
    card_points: tuple[tuple[Rank, int], ...] = (
        (Rank.ACE, 1),
        (Rank.JACK, 1),
        (Rank.TEN, 1),
        (Rank.FIVE, 5),
        (Rank.TWO, 1),
    )
    low: Low = Low.PLAYED
    made: Made = Made.TAKEN
    target: int = 62
    """Score that wins the game."""


KOKKOLA = Rules()
PRESETS: dict[str, Rules] = {
    "kokkola": KOKKOLA,
    "academic": evolve(KOKKOLA, preset="academic", top_over_top=TopOverTop.NOBODY, buy_packet=3),
    "sou": evolve(KOKKOLA, preset="sou", top_over_top=TopOverTop.DEALER, discards_shown=False),
}
"""The variants by name [RULES 6]."""


@frozen
class Trumps:
    """The trumps of one deal [RULES 2]."""

    suit: Suit
    cards: Hand
    """All trumps, high to low."""
    strength: Mapping[Card, int] = field(eq=False, repr=False)
    """Place of each trump from the lowest, 0; other cards are not in it."""
    points: Mapping[Card, int] = field(eq=False, repr=False)
    """Points of every trump, 0 for most."""
    right: Card
    """The five of trump."""
    left: Card
    """The five of the other suit of the colour."""
    low: Card
    """The two, whose point goes its own way."""
    total: int
    """Points in the deal."""

    def held(self, hand: Hand) -> Hand:
        """The trumps among these cards, in their order."""
        strength = self.strength
        return tuple([card for card in hand if card in strength])

    def sorted(self, cards: Hand) -> Hand:
        """These trumps, high to low."""
        return tuple(sorted(cards, key=self.strength.__getitem__, reverse=True))


@lru_cache(maxsize=64)
def trumps_of(rules: Rules, suit: Suit) -> Trumps:
    """The trumps when this suit is named; one shared value per suit and rules."""
    left = card_of(Rank.FIVE, suit.twin)
    cards: list[Card] = []
    for rank in reversed(Rank):
        cards.append(card_of(rank, suit))
        if rank == Rank.FIVE and rules.left_pidro:
            cards.append(left)
    by_rank = dict(rules.card_points)
    points = {card: by_rank.get(card.rank, 0) for card in cards}
    strength = {card: len(cards) - 1 - place for place, card in enumerate(cards)}
    return Trumps(
        suit=suit,
        cards=tuple(cards),
        strength=strength,
        points=points,
        right=card_of(Rank.FIVE, suit),
        left=left,
        low=card_of(Rank.TWO, suit),
        total=sum(points.values()),
    )
