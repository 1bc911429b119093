"""The text form of cards, decks and actions, both ways, as records write them [RECORD]."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias, assert_never

from pidro.engine.actions import Action, Bid, Kill, NameTrump, Pass, PlayCard
from pidro.engine.cards import DECK, Card, Hand, Seat, Suit

CARDS = {repr(card): card for card in DECK}
SUITS = {suit.letter: suit for suit in Suit}
SEATS = {seat.letter: seat for seat in Seat}
LARGEST_NUMBER = 1000
"""No bid in any rules comes near it."""

Words: TypeAlias = tuple[str | int, ...]
"""An action in a record after its seat: `("bid", 8)`, `("play", "AC")`."""


class NotationError(ValueError):
    """A text that names no card, deck or action; says what and where."""


def cards_text(cards: Iterable[Card]) -> str:
    """The cards separated by spaces."""
    return " ".join(map(repr, cards))


def parse_card(text: str) -> Card:
    """The card that this text names; raises `NotationError`."""
    card = CARDS.get(text)
    if card is None:
        raise NotationError(f"{_quoted(text)} is not a card")
    return card


def parse_cards(text: str) -> Hand:
    """The cards in this text, separated by single spaces; raises `NotationError`, also for a card twice."""
    cards = tuple(map(parse_card, text.split(" "))) if text else ()
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise NotationError(f"{card!r} is there twice")
        seen.add(card)
    return cards


def parse_deck(text: str) -> Hand:
    """All 52 cards in the order of this text; raises `NotationError` for a card twice or missing."""
    cards = parse_cards(text)
    missing = sorted(set(DECK).difference(cards))
    if missing:
        raise NotationError(
            f"the deck lacks {cards_text(missing[:5])}{' and more' if len(missing) > 5 else ''}"
        )
    return cards


def parse_seat(text: str) -> Seat:
    """The seat with this letter; raises `NotationError`."""
    seat = SEATS.get(text)
    if seat is None:
        raise NotationError(f"{_quoted(text)} is not a seat")
    return seat


def action_words(action: Action) -> Words:
    """The words of an action, always the same for the same action."""
    match action:
        case Pass():
            return ("pass",)
        case Bid(amount):
            return ("bid", amount)
        case NameTrump(suit):
            return ("trump", suit.letter)
        case Kill(cards):
            return ("kill", cards_text(sorted(cards)))
        case PlayCard(card):
            return ("play", repr(card))
        case _:
            assert_never(action)


def parse_action(words: Sequence[object]) -> Action:
    """The action with these words; raises `NotationError`."""
    match words:
        case ["pass"]:
            return Pass()
        case ["bid", int(amount)] if not isinstance(amount, bool) and 0 <= amount < LARGEST_NUMBER:
            return Bid(amount)
        case ["trump", str(letter)] if letter in SUITS:
            return NameTrump(SUITS[letter])
        case ["kill", str(text)] if text:
            return Kill(frozenset(parse_cards(text)))
        case ["play", str(text)]:
            return PlayCard(parse_card(text))
        case _:
            raise NotationError(f"{_quoted(' '.join(map(_shown, words)))} is not an action")


def _shown(word: object) -> str:
    """The word itself, or what it is: a deep list or an endless number can't be written out."""
    if isinstance(word, str):
        return word
    return str(word) if isinstance(word, int) and abs(word) < LARGEST_NUMBER else type(word).__name__


def _quoted(text: str) -> str:
    """The text short enough to be shown, on one line."""
    shown = text if len(text) <= 40 else text[:40] + "…"
    return repr(shown)
