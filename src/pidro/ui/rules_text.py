"""The rules of the game in the words of players; every number and card in them comes from the engine."""

from attrs import frozen

from pidro.engine.cards import DECK, Hand, Rank, Seat, Suit, card_of
from pidro.engine.events import CardPlayed
from pidro.engine.rules import Rules, Trumps, trumps_of
from pidro.ui.card_row import Row
from pidro.ui.counts import Counts
from pidro.ui.phrases import Names, card_label, card_labels
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

SHOWN_TRUMP = Suit.HEARTS
"""Trump in the pictures."""
SHOWN_TRICK = (
    CardPlayed(Seat.EAST, card_of(Rank.ACE, SHOWN_TRUMP)),
    CardPlayed(Seat.SOUTH, card_of(Rank.TWO, SHOWN_TRUMP)),
    CardPlayed(Seat.WEST, card_of(Rank.KING, SHOWN_TRUMP)),
    CardPlayed(Seat.NORTH, card_of(Rank.JACK, SHOWN_TRUMP)),
)
"""The trick that shows where the point of the two goes."""


@frozen
class Section:
    """A paragraph with its heading, and perhaps cards under it."""

    title: str
    text: str
    row: Row | None = None
    row_name: str = ""
    """The cards in words."""


@frozen
class Page:
    """One page of the rules."""

    title: str
    sections: tuple[Section, ...]


def pages(rules: Rules, names: Names) -> tuple[Page, ...]:
    """The rules on two pages; `rules` are those of Kokkola, or differ from them in numbers alone."""
    first = say(QT_TRANSLATE_NOOP("phrases", "Cards and bids"))
    second = say(QT_TRANSLATE_NOOP("phrases", "Buy, play and score"))
    trumps = trumps_of(rules, SHOWN_TRUMP)
    return (
        Page(first, (_aim(rules, names), _trumps(trumps), _points(trumps), _bid(rules))),
        Page(second, (_buy(rules), _kill(rules), _play(), _low(trumps, names), _score(rules))),
    )


def point_cards(trumps: Trumps) -> Hand:
    """The trumps that carry points, high to low."""
    return tuple(card for card in trumps.cards if trumps.points[card])


def _aim(rules: Rules, names: Names) -> Section:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "{south} and {north} play together against {west} and {east}. The teams bid for the right to name "
        "trump, and win points by taking tricks. The first team with {target} points wins the game.",
    )
    south, west, north, east = names
    told = say(text, south=south, west=west, north=north, east=east, target=rules.target)
    return Section(say(QT_TRANSLATE_NOOP("phrases", "The game")), told)


def _trumps(trumps: Trumps) -> Section:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "The highest bidder names a suit as trump. From then on {count} cards are trumps, and no others are "
        "played: the whole suit and, as one more, the five of the other suit of the same colour. The two "
        "fives are the pidros: the five of trump is the right one, the other five the left one. If hearts "
        "are trump, these are the trumps from high to low:",
    )
    title = say(QT_TRANSLATE_NOOP("phrases", "Trumps"))
    row = Row(trumps.cards, trumps)
    return Section(title, say(text, count=len(trumps.cards)), row, card_labels(trumps.cards, trumps))


def _points(trumps: Trumps) -> Section:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "There are {total} points in every deal, and these cards carry them; the others carry none:",
    )
    cards = point_cards(trumps)
    under = {card: Counts().points(trumps.points[card]) for card in cards}
    named = ", ".join(f"{card_label(card, trumps)}: {under[card]}" for card in cards)
    title = say(QT_TRANSLATE_NOOP("phrases", "Points"))
    return Section(title, say(text, total=trumps.total), Row(cards, trumps, under), named)


def _bid(rules: Rules) -> Section:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "Everyone is dealt {dealt} cards, {packet} at a time; the {stock} that are left are the pack. Then, "
        "clockwise from the dealer's left, everyone speaks once: pass, or the number of points that the team "
        "will take, from {lowest} to {highest}. A bid must be higher than all before it; only {highest} may "
        "be bid over {highest}. If all the others pass, the dealer must bid {lowest}.",
    )
    stock = len(DECK) - rules.cards_dealt * len(Seat)
    told = say(
        text,
        dealt=rules.cards_dealt,
        packet=rules.deal_packet,
        stock=stock,
        lowest=rules.lowest_bid,
        highest=rules.highest_bid,
    )
    return Section(say(QT_TRANSLATE_NOOP("phrases", "The bid")), told)


def _buy(rules: Rules) -> Section:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "When trump is named, all but the dealer lay what is not trump face up in the middle. Everyone sees "
        "now how many trumps these three hold. Clockwise from the dealer's left, they buy from the pack "
        "until each holds {kept} cards. Then the dealer robs the pack: takes all that is left of it, keeps "
        "{kept} cards, every trump among them, and shows nothing.",
    )
    return Section(say(QT_TRANSLATE_NOOP("phrases", "The buy")), say(text, kept=rules.cards_kept))


def _kill(rules: Rules) -> Section:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "Nobody keeps more than {kept} trumps. Those above are killed: they are shown to all and are out of "
        "the deal. A card with points can't be killed.",
    )
    return Section(say(QT_TRANSLATE_NOOP("phrases", "Killing")), say(text, kept=rules.cards_kept))


def _play() -> Section:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "The highest bidder leads. Clockwise, everyone plays a trump, whichever it may be. The highest one "
        "takes the trick with the points in it, and its player leads the next. Whoever has no trump left "
        "when the turn comes is cold: the hand is shown, and its player is out for this deal. When both "
        "players of a team are cold, the other team gets all points that are left.",
    )
    return Section(say(QT_TRANSLATE_NOOP("phrases", "The play")), say(text))


def _low(trumps: Trumps, names: Names) -> Section:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "The point of the two always stays with the team that played the two. In this trick {winner} plays "
        "the highest card and takes {taken} for the team; {other} keeps {kept} for the other team:",
    )
    winner = max(SHOWN_TRICK, key=lambda played: trumps.strength[played.card])
    low = next(played for played in SHOWN_TRICK if played.card is trumps.low)
    points = sum(trumps.points[played.card] for played in SHOWN_TRICK if played is not low)
    told = say(
        text,
        winner=names[winner.seat],
        taken=Counts().points(points),
        other=names[low.seat],
        kept=Counts().points(trumps.points[low.card]),
    )
    under = {played.card: names[played.seat] for played in SHOWN_TRICK}
    row = Row(tuple(played.card for played in SHOWN_TRICK), trumps, under, winner.card)
    named = ", ".join(f"{names[played.seat]}: {card_label(played.card, trumps)}" for played in SHOWN_TRICK)
    return Section(say(QT_TRANSLATE_NOOP("phrases", "The two")), told, row, named)


def _score(rules: Rules) -> Section:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "If the team that holds the bid takes at least as many points as it bid, it scores what it took. If "
        "it takes fewer, it is set and loses as many points as it bid. The other team scores what it took in "
        "any case. If both teams reach {target} in the same deal, the team that held the bid wins.",
    )
    return Section(say(QT_TRANSLATE_NOOP("phrases", "The score")), say(text, target=rules.target))
