"""The facts of a deal, as frozen values in the past form.

The table animates them, a seat knows what it saw of them, and the state of a deal is what they add up to.
Where an event names cards that not everybody sees, its cards may be None (see `view.seen_by`).
"""

from typing import TypeAlias

from attrs import frozen

from pidro.engine.cards import Card, Hand, Seat, SeenHand, Suit, Team


@frozen
class Dealt:
    """The cards were dealt; what is left is the stock, top first [RULES 3.1]."""

    dealer: Seat
    hands: tuple[SeenHand, ...]
    stock: SeenHand


@frozen
class Passed:
    """A seat passed."""

    seat: Seat


@frozen
class BidMade:
    """A seat made a bid."""

    seat: Seat
    amount: int


@frozen
class TrumpNamed:
    """The high bidder named trump."""

    seat: Seat
    suit: Suit


@frozen
class Discarded:
    """A seat other than the dealer put all that is not trump in the middle [RULES 3.4]."""

    seat: Seat
    cards: SeenHand


@frozen
class Killed:
    """A seat gave up trumps above six; high to low [RULES 3.5]."""

    seat: Seat
    cards: Hand


@frozen
class Bought:
    """A seat drew from the top of the stock [RULES 3.5]."""

    seat: Seat
    cards: SeenHand


@frozen
class PackTaken:
    """The dealer took the rest of the stock and laid worthless cards away [RULES 3.6]."""

    seat: Seat
    taken: SeenHand
    laid_away: SeenHand


@frozen
class CardPlayed:
    """A seat played a trump to the trick."""

    seat: Seat
    card: Card


@frozen
class WentCold:
    """A seat without a trump at its turn showed the rest of its hand [RULES 3.7]."""

    seat: Seat
    cards: Hand


@frozen
class TrickWon:
    """The highest trump took the trick."""

    seat: Seat
    points: tuple[int, int]
    """Points of each team from this trick; the two counts for those who played it."""


@frozen
class RestClaimed:
    """Both seats of the other team are cold, so all points that are left are this team's [RULES 3.7]."""

    team: Team
    points: int


@frozen
class DealScored:
    """The deal was counted [RULES 3.8]."""

    bidder: Seat
    bid: int
    taken: tuple[int, int]
    """Points of each team in the play; their sum is the total of the deal."""
    scored: tuple[int, int]
    """What the deal adds to each team's score; negative for a bidding team that was set."""

    @property
    def is_made(self) -> bool:
        """Whether the bidding team took at least its bid."""
        return min(self.scored) >= 0


@frozen
class GameWon:
    """A team reached the target [RULES 3.9]."""

    team: Team
    scores: tuple[int, int]


Event: TypeAlias = (
    Dealt
    | Passed
    | BidMade
    | TrumpNamed
    | Discarded
    | Killed
    | Bought
    | PackTaken
    | CardPlayed
    | WentCold
    | TrickWon
    | RestClaimed
    | DealScored
    | GameWon
)
