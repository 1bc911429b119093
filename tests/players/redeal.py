"""Another deal that looks the same from one seat: what the seat has not seen lies elsewhere.

The test of tests for robots: whatever they advise must not change.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from attrs import define, field

from pidro.engine.actions import Action
from pidro.engine.cards import CLOCKWISE, DECK, Card, Hand, Seat
from pidro.engine.deal import Deal
from pidro.engine.game import view_of
from pidro.engine.phases import Phase
from pidro.engine.play import act, start_deal
from pidro.engine.view import SeatView
from tests.strategies import deck_of

TRIES = 400


@define
class Place:
    """Where one card lay after the deal, and whether only a trump or only another card can lie there."""

    card: Card | None
    must_be_trump: bool | None = None


@define
class Layout:
    """The places of the deck: the hands as dealt, and the stock by who drew from it."""

    dealt: list[list[Place]]
    stock: list[Place]
    drawn: list[list[Place]] = field(factory=lambda: [[], [], [], []])
    """Those places of the stock that a seat has drawn, in their order."""


def redealt(start: Deal, actions: Sequence[Action], seat: Seat, chance: Random) -> Deal | None:
    """The deal after these actions, with what the seat has not seen dealt anew, or None by bad luck."""
    deal = after(start, actions)
    view = view_of(deal, seat, (0, 0))
    for _ in range(TRIES):
        deck = _another_deck(start, deal, view, chance)
        if deck is None:
            continue
        try:
            other = after(start_deal(start.rules, start.dealer, deck)[0], actions)
        except ValueError:
            continue
        if view_of(other, seat, (0, 0)) == view:
            return other
    return None


def after(deal: Deal, actions: Iterable[Action]) -> Deal:
    """The deal after these actions."""
    for action in actions:
        deal, _ = act(deal, action)
    return deal


def _another_deck(start: Deal, deal: Deal, view: SeatView, chance: Random) -> Hand | None:
    layout = _layout(start, deal, view.seat)
    if view.phase >= Phase.EXCHANGE:
        for seat in CLOCKWISE[view.dealer]:
            if seat is not view.seat and not _place_known(layout, view, seat, chance):
                return None
    known = {place.card for place in _places(layout)}
    loose = [card for card in DECK if card not in known]
    chance.shuffle(loose)
    if not _fill(layout, view, loose):
        return None
    hands = [tuple(place.card for place in places if place.card) for places in layout.dealt]
    stock = tuple(place.card for place in layout.stock if place.card)
    return deck_of(hands, stock, view.dealer, view.rules)


def _layout(start: Deal, deal: Deal, seat: Seat) -> Layout:
    """Every place, with the cards that the seat has seen there itself."""
    dealt = [
        [Place(card if owner == seat else None) for card in cards] for owner, cards in enumerate(start.hands)
    ]
    layout = Layout(dealt, [Place(None) for _ in start.stock])
    owners = {card: owner for owner, cards in enumerate(deal.exchange.bought) for card in cards}
    owners |= dict.fromkeys(deal.exchange.taken or (), int(deal.dealer))
    for place, card in zip(layout.stock, start.stock, strict=True):
        owner = owners.get(card)
        if owner is not None:
            layout.drawn[owner].append(place)
            place.card = card if owner == seat else None
    return layout


def _place_known(layout: Layout, view: SeatView, seat: Seat, chance: Random) -> bool:
    """Put another seat's cards that everyone has seen where it may have had them."""
    exchange, trumps = view.exchange, view.named
    plays = [event for trick in view.play.tricks for event in trick.plays] + list(view.play.plays)
    played = [event.card for event in plays if event.seat is seat]
    shown = list(view.play.cold[seat] or ())
    hand, drawn = layout.dealt[seat], list(layout.drawn[seat])
    if seat is view.dealer:
        return _scatter([*played, *exchange.killed[seat]], shown, [*hand, *drawn], chance)
    discards = exchange.discards[seat] or ()
    chosen = sorted(chance.sample(range(len(hand)), len(discards)))
    for index, card in zip(chosen, discards, strict=True):
        hand[index].card = card
        hand[index].must_be_trump = False
    kept = [place for index, place in enumerate(hand) if index not in chosen]
    for place in kept:
        place.must_be_trump = True
    chance.shuffle(played)
    first = [*exchange.killed[seat], *[card for card in played if card in trumps.strength]]
    room = len(kept)
    if view.play.cold[seat] is not None or chance.random() < 0.5 or len(first) - room > len(drawn):
        early, late = first[:room], first[room:]
    else:
        least = max(len(exchange.killed[seat]), len(first) - len(drawn))
        count = chance.randint(min(least, room), min(room, len(first)))
        early, late = first[:count], first[count:]
    return _scatter(early, [], kept, chance) and _scatter(late, shown, drawn, chance)


def _scatter(cards: list[Card], in_order: list[Card], places: list[Place], chance: Random) -> bool:
    """Put these cards anywhere on the places, those in order behind one another."""
    free = [place for place in places if place.card is None]
    if len(cards) + len(in_order) > len(free):
        return False
    chosen = sorted(chance.sample(range(len(free)), len(cards) + len(in_order)))
    for_order = sorted(chance.sample(chosen, len(in_order)))
    for index, card in zip(for_order, in_order, strict=True):
        free[index].card = card
    rest = [index for index in chosen if index not in for_order]
    chance.shuffle(rest)
    for index, card in zip(rest, cards, strict=True):
        free[index].card = card
    return True


def _fill(layout: Layout, view: SeatView, loose: list[Card]) -> bool:
    """Deal the loose cards to the free places, trumps first where only a trump can be."""
    strength = view.trumps.strength if view.trumps else {}
    cold = {seat for seat in CLOCKWISE[0] if view.play.cold[seat] is not None}
    places = [place for place in _places(layout) if place.card is None]
    for seat in cold - {view.seat}:
        for place in (*layout.dealt[seat], *layout.drawn[seat]):
            if place.card is None:
                place.must_be_trump = False
    for wanted in (True, False, None):
        for place in places:
            if place.must_be_trump is not wanted:
                continue
            fitting = [card for card in loose if wanted is None or (card in strength) is wanted]
            if not fitting:
                return False
            place.card = fitting[0]
            loose.remove(fitting[0])
    return True


def _places(layout: Layout) -> Iterator[Place]:
    for places in layout.dealt:
        yield from places
    yield from layout.stock
