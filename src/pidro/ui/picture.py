"""What the table shows for a view: cards in their places, seats, middle. Values only, nothing is drawn here.

A card with a known face keeps its key wherever it goes: its motion is the way from picture to picture.
"""

from collections.abc import Iterator
from enum import Enum
from typing import TypeAlias

from attrs import evolve, frozen

from pidro.engine.cards import Card, Hand, Seat, SeenHand, Suit
from pidro.engine.events import BidMade, DealScored, Passed
from pidro.engine.phases import Phase
from pidro.engine.rules import Trumps
from pidro.engine.view import SeatView
from pidro.ui.layout import Layout, Spot

Key: TypeAlias = Card | str
"""A card with a known face, or the name of the place of an unknown one."""


class Light(Enum):
    """How a card stands out."""

    PLAIN = "plain"
    DIM = "dim"
    WINNING = "winning"
    FRESH = "fresh"


@frozen
class Lit:
    """How a card stands out because of the person or the hint."""

    is_lifted: bool = False
    is_hinted: bool = False
    is_marked: bool = False
    is_focused: bool = False
    is_dim: bool = False


class Mood(Enum):
    """The face of a figure; also the ending of its picture's name."""

    REST = "rest"
    GLAD = "glad"
    SORRY = "sorry"


@frozen
class CardLook:
    """One card on the table."""

    spot: Spot
    face: Card | None
    """None: its back is up."""
    light: Light = Light.PLAIN
    mark: Suit | None = None
    """The trump suit at the index of the left pidro."""
    points: int = 0
    """Points that it carries as a trump."""


@frozen
class SeatLook:
    """One seat."""

    seat: Seat
    call: BidMade | Passed | None = None
    """Its word in the bidding, while it matters."""
    is_high: bool = False
    stock: int | None = None
    """Cards in the pack at the dealer's corner; None for the others."""
    trumps_before: int | None = None
    is_cold: bool = False
    has_turn: bool = False
    mood: Mood = Mood.REST


@frozen
class MiddleLook:
    """The middle of the felt."""

    trump: Suit | None = None
    high: BidMade | None = None
    taken: tuple[int, int] | None = None
    """Points of the teams so far; None before the play."""
    result: DealScored | None = None


@frozen
class Picture:
    """Everything on the felt for one view."""

    cards: dict[Key, CardLook]
    seats: tuple[SeatLook, ...]
    middle: MiddleLook


EMPTY_TABLE = Picture({}, tuple(SeatLook(seat) for seat in Seat), MiddleLook())
SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def sorted_hand(cards: Hand, trumps: Trumps | None) -> Hand:
    """Trumps first, then suit by suit in alternating colours, high to low."""

    def place(card: Card) -> tuple[int, int, int]:
        if trumps is not None and card in trumps.strength:
            return 0, 0, -trumps.strength[card]
        return 1, SUIT_ORDER.index(card.suit), -card.rank

    return tuple(sorted(cards, key=place))


def hidden_key(seat: Seat, index: int) -> str:
    """The place of an unknown card in a hand."""
    return f"{seat.letter}{index}"


def picture(view: SeatView, layout: Layout, recap: int | None = None) -> Picture:
    """The whole table as this seat sees it; with `recap` that trick alone is bright, and counted up to it."""
    cards: dict[Key, CardLook] = {}
    for key, look in _all_cards(view, layout):
        cards[key] = _as_trump(look, view.trumps)
    middle = _middle(view)
    if recap is not None:
        _recap_lights(view, cards, recap)
        middle = evolve(middle, result=None, taken=points_after(view, recap))
    return Picture(cards, tuple(_seat(view, seat) for seat in Seat), middle)


def points_after(view: SeatView, trick: int) -> tuple[int, int]:
    """Points of each team after this trick; the one after the last is the rest that was claimed."""
    if trick >= len(view.play.tricks):
        return view.play.taken
    points = [one.points for one in view.play.tricks[: trick + 1]]
    return sum(ours for ours, _ in points), sum(theirs for _, theirs in points)


def _recap_lights(view: SeatView, cards: dict[Key, CardLook], recap: int) -> None:
    for index, trick in enumerate(view.play.tricks):
        for played in trick.plays:
            light = Light.DIM
            if index == recap:
                light = Light.WINNING if played.seat is trick.winner else Light.PLAIN
            cards[played.card] = evolve(cards[played.card], light=light)


def _all_cards(view: SeatView, layout: Layout) -> Iterator[tuple[Key, CardLook]]:
    for seat in Seat:
        yield from _hand(view, layout, seat)
        if view.phase is Phase.EXCHANGE:
            yield from _discards(view.exchange.discards[seat] or (), layout, seat)
        yield from _row(view, layout, seat)
    killed = sorted_hand(tuple(card for cards in view.exchange.killed for card in cards), view.trumps)
    for index, card in enumerate(killed):
        yield card, CardLook(layout.killed(len(killed), index), card)


def _hand(view: SeatView, layout: Layout, seat: Seat) -> Iterator[tuple[Key, CardLook]]:
    shown = view.play.cold[seat]
    cards = view.hands[seat] if shown is None else shown
    known = sorted_hand(tuple(card for card in cards if card is not None), view.trumps)
    count = len(cards)
    if seat is view.seat:
        fresh = _fresh(view) if shown is None else ()
        for index, card in enumerate(known):
            light = Light.DIM if shown is not None else Light.FRESH if card in fresh else Light.PLAIN
            yield card, CardLook(layout.hand(count, index), card, light)
    elif known:
        light = Light.PLAIN if shown is None else Light.DIM
        for index, card in enumerate(known):
            yield card, CardLook(layout.open_hand(seat, count, index), card, light)
    else:
        for index in range(count):
            yield hidden_key(seat, index), CardLook(layout.backs(seat, count, index), None)


def _fresh(view: SeatView) -> SeenHand:
    """The seat's new cards; they stand out until the first lead."""
    play = view.play
    if view.phase < Phase.EXCHANGE or play.plays or play.tricks or any(play.cold):
        return ()
    taken = view.exchange.taken if view.seat is view.dealer else None
    return view.exchange.bought[view.seat] + (taken or ())


def _discards(cards: SeenHand, layout: Layout, seat: Seat) -> Iterator[tuple[Key, CardLook]]:
    known = sorted_hand(tuple(card for card in cards if card is not None), None)
    for index, card in enumerate((*known, *[None] * (len(cards) - len(known)))):
        key = f"{seat.letter}discard{index}" if card is None else card
        yield key, CardLook(layout.row(seat, len(cards), index), card)


def _row(view: SeatView, layout: Layout, seat: Seat) -> Iterator[tuple[Key, CardLook]]:
    """The cards that the seat has played; those of the trick in progress are bright."""
    earlier = [played for trick in view.play.tricks for played in trick.plays if played.seat is seat]
    current = [played for played in view.play.plays if played.seat is seat]
    best = view.winning
    count = len(earlier) + len(current)
    for index, played in enumerate(earlier + current):
        light = Light.PLAIN
        if index < len(earlier) and view.phase is not Phase.SCORED:
            light = Light.DIM
        elif played is best:
            light = Light.WINNING
        yield played.card, CardLook(layout.row(seat, count, index), played.card, light)


def _as_trump(look: CardLook, trumps: Trumps | None) -> CardLook:
    card = look.face
    if trumps is None or card is None or card not in trumps.strength:
        return look
    mark = trumps.suit if card is trumps.left else None
    points = trumps.points[card]
    return evolve(look, mark=mark, points=points) if mark is not None or points else look


def _seat(view: SeatView, seat: Seat) -> SeatLook:
    calls = {call.seat: call for call in view.auction.calls}
    high = view.auction.high
    is_high = high is not None and high.seat is seat
    bidding = view.phase is Phase.BIDDING
    before = view.trumps_before_buy(seat) if view.phase is Phase.EXCHANGE else None
    return SeatLook(
        seat=seat,
        call=calls.get(seat) if bidding or is_high else None,
        is_high=is_high,
        stock=view.stock if seat is view.dealer else None,
        trumps_before=before,
        is_cold=view.play.cold[seat] is not None,
        has_turn=view.turn is seat,
        mood=_mood(view, seat),
    )


def _mood(view: SeatView, seat: Seat) -> Mood:
    """Glad or sorry of the result; during the play, of a pidro that the last trick brought across."""
    teams = view.rules.teams
    team = teams[seat]
    if view.result is not None:
        bidders = teams[view.result.bidder]
        return Mood.GLAD if (team is bidders) is view.result.is_made else Mood.SORRY
    if view.play.plays or not view.play.tricks:
        return Mood.REST
    trick, trumps = view.play.tricks[-1], view.named
    winners = teams[trick.winner]
    lost = [
        played
        for played in trick.plays
        if played.card in (trumps.right, trumps.left) and teams[played.seat] is not winners
    ]
    if not lost:
        return Mood.REST
    return Mood.GLAD if team is winners else Mood.SORRY


def _middle(view: SeatView) -> MiddleLook:
    return MiddleLook(
        trump=None if view.trumps is None else view.trumps.suit,
        high=view.auction.high if view.phase > Phase.BIDDING else None,
        taken=view.play.taken if view.phase >= Phase.PLAY else None,
        result=view.result,
    )
