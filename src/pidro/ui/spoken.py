"""What a screen reader is told: events, the hint's suggestion, and the whole table as text.

Everything is put together from the sentences that are seen too, so it is translated with them.
"""

from collections.abc import Iterator
from typing import assert_never

from pidro.engine.actions import Action, Bid, Kill, NameTrump, Pass, PlayCard
from pidro.engine.cards import Card, Seat
from pidro.engine.events import Bought, Dealt, Event, PackTaken
from pidro.engine.view import SeatView
from pidro.ui import labels, phrases
from pidro.ui.phrases import Names


def event_text(event: Event, view: SeatView, names: Names) -> str:
    """What happened; with it the cards that South was dealt or drew. `view` is what South knows after it."""
    text = phrases.announcement(event, view, names)
    match event:
        case Dealt():
            return f"{text} {_own_cards(view, names)}."
        case Bought(seat, cards) | PackTaken(seat, cards) if seat is view.seat and cards:
            return f"{text} {_cards(cards, view)}."
        case _:
            return text


def table_text(view: SeatView, names: Names) -> str:
    """Everything that South sees on the table: whose turn it is, the trick, the seats, South's own hand."""
    return " ".join(_parts(view, names))


def action_name(action: Action, view: SeatView) -> str:
    """An action as its button or card is called."""
    match action:
        case Pass():
            return labels.pass_button()
        case Bid(amount):
            return labels.bid_button(amount)
        case NameTrump(suit):
            return phrases.suit_name(suit)
        case Kill(cards):
            return _cards(view.named.sorted(tuple(cards)), view)
        case PlayCard(card):
            return phrases.card_name(card, view.trumps)
        case _:
            assert_never(action)


def _parts(view: SeatView, names: Names) -> Iterator[str]:
    if view.turn is not None:
        yield phrases.turn_of(view.turn, names)
    if view.auction.high is not None:
        yield phrases.announcement(view.auction.high, view, names)
    if view.trumps is not None:
        yield phrases.suit_name(view.trumps.suit) + "."
    for play in view.play.plays:
        yield phrases.announcement(play, view, names)
    for seat in Seat:
        if seat is not view.seat:
            yield phrases.seat_description(seat, view, names) + "."
    yield _own_cards(view, names) + "."


def _own_cards(view: SeatView, names: Names) -> str:
    return f"{phrases.seat_description(view.seat, view, names)}: {_cards(view.hand, view)}"


def _cards(cards: tuple[Card | None, ...], view: SeatView) -> str:
    return ", ".join(phrases.card_name(card, view.trumps) for card in cards if card is not None)
