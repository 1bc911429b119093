"""A deal as text in the person's language, to be copied: hands, bids, buy, tricks and score."""

from collections.abc import Iterable, Iterator, Mapping

from pidro.engine.cards import DECK, Seat, SeenHand, Suit
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
from pidro.engine.game import view_of
from pidro.engine.view import SeatView, seen_by
from pidro.table.game_record import GameRecord
from pidro.table.replay import replay
from pidro.ui import labels
from pidro.ui.counts import Counts
from pidro.ui.phrases import Names, announcement, card_index, signed
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

_SIGNS: Mapping[Suit, str] = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


def deal_in_words(record: GameRecord, place: int, seat: Seat | None = None) -> str:
    """The deal at this place of a game, counted from 0; with a seat, only what that seat may know.

    Raises `RecordError` unless the record is right.
    """
    return "\n".join(_lines(record, place, seat)) + "\n"


def _lines(record: GameRecord, place: int, seat: Seat | None) -> Iterator[str]:
    deal, target = record.deals[place], record.rules.target
    south, west, north, east = record.names
    names = (south, west, north, east)
    yield labels.deal_number(place + 1 if deal.number is None else deal.number)
    ours, theirs = map(signed, record.scores_before(place))
    text = QT_TRANSLATE_NOOP("phrases", "Score: {ours} for us, {theirs} for them; {target} wins.")
    yield say(text, ours=ours, theirs=theirs, target=target)
    told = [(event, announcement(event, view, names)) for event, view in _events(record, place, seat)]
    for event, said in told:
        if isinstance(event, Dealt):
            yield said
            yield from (f"  {name}: {_listed(cards)}" for name, cards in zip(names, event.hands, strict=True))
    yield from filter(None, [" ".join(said for event, said in told if isinstance(event, Passed | BidMade))])
    for event, said in told:
        match event:
            case Discarded(_, cards) | Bought(_, cards) | PackTaken(_, cards):
                yield said if None in cards or not cards else f"{said} {_listed(cards)}"
            case TrumpNamed() | Killed():
                yield said
            case _:
                continue
    yield from _play(told, names)


def _play(told: Iterable[tuple[Event, str]], names: Names) -> Iterator[str]:
    """A line for each trick, and what came of them all."""
    trick: list[str] = []
    tricks = 0
    for event, said in told:
        match event:
            case CardPlayed(seat, card):
                trick.append(f"{names[seat]}: {_listed((card,))}")
            case WentCold(seat, cards):
                cold = say(QT_TRANSLATE_NOOP("phrases", "{name}: cold"), name=names[seat])
                trick.append(f"{cold} ({_listed(cards)})")
            case TrickWon():
                tricks += 1
                yield f"{tricks}. {'; '.join(trick)}. {said}"
                trick.clear()
            case RestClaimed():
                yield ". ".join([*trick, said])
                trick.clear()
            case DealScored() | GameWon():
                yield said
            case _:
                continue
    if trick:
        yield f"{tricks + 1}. {'; '.join(trick)}"


def _events(record: GameRecord, place: int, seat: Seat | None) -> Iterator[tuple[Event, SeatView]]:
    """What happened in the deal as the seat sees it, each with what South knows when that turn was over."""
    for position in replay(record):
        if position.deal_number == place:
            view = view_of(position.deal, Seat.SOUTH, (0, 0))
            for event in position.events:
                yield event if seat is None else seen_by(event, seat, record.rules), view


def _listed(cards: SeenHand) -> str:
    """The cards by suit, high to low; their number where they are not known."""
    known = [card for card in cards if card is not None]
    if len(known) < len(cards):
        return Counts().cards(len(cards))
    ordered = [card for suit in Suit for card in reversed(DECK) if card.suit is suit and card in known]
    return " ".join(card_index(card) + _SIGNS[card.suit] for card in ordered)
