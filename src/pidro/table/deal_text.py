"""A deal as text: hands, bids, buy, tricks with points, score; for all to see, or as one seat knows it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from attrs import frozen

from pidro.engine.cards import TEAMS, Seat, SeenHand
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
from pidro.engine.notation import cards_text
from pidro.engine.view import seen_by
from pidro.table.game_record import Aid, GameRecord, Names
from pidro.table.replay import replay

MOST_SHOWN = 40
"""Characters of a name that are shown."""


@frozen
class _Lines:
    """What has been said so far, one list per paragraph."""

    hands: list[str]
    bidding: list[str]
    exchange: list[str]
    tricks: list[str]
    trick: list[str]
    """The plays of the trick in progress."""
    result: list[str]


def game_text(record: GameRecord, deals: Iterable[int], seat: Seat | None = None) -> str:
    """These deals, counted from 0, as text; with a seat, only what that seat may know.

    Raises `RecordError` unless the record is right.
    """
    events: list[list[Event]] = [[] for _ in record.deals]
    for position in replay(record):
        events[position.deal_number] += position.events
    return "\n".join(
        "".join(f"{line}\n" for line in _deal_lines(record, number, events[number], seat)) for number in deals
    )


def _deal_lines(record: GameRecord, number: int, events: Sequence[Event], seat: Seat | None) -> Iterator[str]:
    deal = record.deals[number]
    seen = events if seat is None else [seen_by(event, seat, record.rules) for event in events]
    lines = _Lines([], [], [], [], [], [])
    for event in seen:
        _say(event, lines, record.names)
    if lines.trick:
        lines.tricks.append(f"  {len(lines.tricks) + 1:2}. {', '.join(lines.trick)}")
    numbered = "" if deal.number is None else f", number {deal.number}"
    yield f"Deal {number + 1}{numbered}, dealt by {deal.dealer.title}"
    if number > 0:
        yield f"  score before: {_pair(record.scores_before(number))}"
    if deal.aids:
        yield f"  helped by: {', '.join(aid.value for aid in Aid if aid in deal.aids)}"
    yield from lines.hands
    if lines.bidding:
        yield f"Bids: {', '.join(lines.bidding)}"
    yield from lines.exchange
    if lines.tricks:
        yield "Tricks:"
        yield from lines.tricks
    yield from lines.result
    if deal.score is not None:
        yield f"Score: {_pair(deal.score)}"


def _say(event: Event, lines: _Lines, names: Names) -> None:
    match event:
        case Dealt(_, hands, stock):
            lines.hands.append("Hands:")
            for seat, cards in zip(Seat, hands, strict=True):
                lines.hands.append(f"  {seat.title:5} {_shown(names[seat])}: {_by_suit(cards)}")
            lines.hands.append(f"  stock: {_listed(stock)}")
        case Passed(seat):
            lines.bidding.append(f"{seat.title} pass")
        case BidMade(seat, amount):
            lines.bidding.append(f"{seat.title} {amount}")
        case TrumpNamed(seat, suit):
            lines.exchange.append(f"Trump: {suit.name.lower()}, named by {seat.title}")
        case Discarded() | Killed() | Bought() | PackTaken():
            lines.exchange.append("  " + _exchange_line(event))
        case CardPlayed() | WentCold() | TrickWon() | RestClaimed():
            _say_play(event, lines)
        case DealScored(bidder, bid, taken):
            made = "made" if event.is_made else "set"
            lines.result.append(f"Points: {_pair(taken)}; {bidder.title} bid {bid}: {made}")
        case GameWon(team):
            lines.result.append(f"The game is won by {team.name}")
        case _:
            assert_never(event)


def _exchange_line(event: Discarded | Killed | Bought | PackTaken) -> str:
    match event:
        case Discarded(seat, cards):
            return f"{seat.title} discards {_listed(cards)}"
        case Killed(seat, cards):
            return f"{seat.title} kills {_listed(cards)}"
        case Bought(seat, cards):
            return f"{seat.title} buys {_listed(cards)}"
        case PackTaken(seat, taken, laid_away):
            return f"{seat.title} robs the pack: {_listed(taken)}; lays away {_listed(laid_away)}"
        case _:
            assert_never(event)


def _say_play(event: CardPlayed | WentCold | TrickWon | RestClaimed, lines: _Lines) -> None:
    match event:
        case CardPlayed(seat, card):
            lines.trick.append(f"{seat.title} {card!r}")
        case WentCold(seat, cards):
            lines.trick.append(f"{seat.title} cold ({_listed(cards)})")
        case TrickWon(seat, points):
            plays = ", ".join(lines.trick)
            lines.tricks.append(
                f"  {len(lines.tricks) + 1:2}. {plays}; {seat.title} takes it, {_pair(points)}"
            )
            lines.trick.clear()
        case RestClaimed(team, points):
            rest = f"the rest is {team.name}'s, {points}" if points else ""
            if said := "; ".join(filter(None, (", ".join(lines.trick), rest))):
                lines.tricks.append(f"      {said}")
            lines.trick.clear()
        case _:
            assert_never(event)


def _shown(name: str) -> str:
    return name if len(name) <= MOST_SHOWN else name[:MOST_SHOWN] + "…"


def _pair(pair: tuple[int, int]) -> str:
    return ", ".join(f"{team.name} {pair[team]}" for team in TEAMS)


def _listed(cards: SeenHand) -> str:
    known = [card for card in cards if card is not None]
    if len(known) < len(cards) or not cards:
        return f"{len(cards)} card{'' if len(cards) == 1 else 's'}"
    return cards_text(known)


def _by_suit(cards: SeenHand) -> str:
    known = [card for card in cards if card is not None]
    if len(known) < len(cards):
        return _listed(cards)
    return cards_text(sorted(known, key=lambda card: (card.suit, -card.rank)))
