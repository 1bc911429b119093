"""Whole deals that a seat's view allows before the first lead: its own cards, and the others at random.

Everything that the seat has seen stays as it is: the bids, the discards, how many trumps each of the three
held before the buy, what was killed, what it found itself. Given that, every way in which the other cards
can lie is as likely.
"""

from collections.abc import Iterator

from pidro.engine.actions import Action, Bid, Kill, KillOptions, NameTrump, Pass, TrumpOptions
from pidro.engine.cards import DECK, Card, Seat
from pidro.engine.deal import Deal, evolve
from pidro.engine.events import BidMade, Dealt
from pidro.engine.play import act, options_of
from pidro.engine.view import SeatView
from pidro.players.chance import Stream, view_key


def possible_deals(view: SeatView, count: int) -> Iterator[Deal]:
    """So many deals that stand where the view stands, always the same for the same view.

    Only at a question before the first lead.
    """
    stream = Stream("possible deals", view_key(view))
    for _ in range(count):
        start = evolve(Deal(view.rules, view.dealer), _dealt(view, stream))
        yield _as_seen(view, start)


def _dealt(view: SeatView, stream: Stream) -> Dealt:
    """The hands and the stock: what the seat knows in its place, the rest at random."""
    rules, found = view.rules, [card for card in view.exchange.taken or () if card is not None]
    hands = [[card for card in cards if card is not None] for cards in view.dealt]
    for seat in Seat:
        if seat is not view.seat:
            hands[seat] += [card for card in view.exchange.discards[seat] or () if card is not None]
            hands[seat] += view.exchange.killed[seat]
    known = {card for hand in (*hands, found) for card in hand}
    pool = list(stream.shuffled([card for card in DECK if card not in known]))
    for seat in Seat:
        shown = None if seat is view.seat else view.trumps_before_buy(seat)
        if shown is not None:
            _deal_shown(view, hands[seat], shown, pool)
    # The first trumps of the pool are gone, so those that are left lie too far down.
    pool = list(stream.shuffled(pool))
    for hand in hands:
        wanted = rules.cards_dealt - len(hand)
        hand += pool[:wanted]
        del pool[:wanted]
    return Dealt(view.dealer, tuple(map(tuple, hands)), (*pool, *found))


def _deal_shown(view: SeatView, hand: list[Card], shown: int, pool: list[Card]) -> None:
    """Give a seat, out of the pool, the trumps that it held before the buy, and its face-down discards."""
    strength = view.named.strength
    held = sum([card in strength for card in hand])
    discards = view.rules.cards_dealt - shown - (len(hand) - held)
    trumps = [card for card in pool if card in strength][: shown - held]
    others = [card for card in pool if card not in strength][:discards]
    hand += trumps + others
    pool[:] = [card for card in pool if card not in hand]


def _as_seen(view: SeatView, deal: Deal) -> Deal:
    """The deal after all that has been said, named and killed."""
    for call in view.auction.calls:
        deal, _ = act(deal, Bid(call.amount) if isinstance(call, BidMade) else Pass())
    while (action := _seen_action(view, deal)) is not None:
        deal, _ = act(deal, action)
    return deal


def _seen_action(view: SeatView, deal: Deal) -> Action | None:
    """What the view tells of the question that is open; None when it is the view's own."""
    match options_of(deal):
        case TrumpOptions() if view.trumps is not None:
            return NameTrump(view.trumps.suit)
        case KillOptions(seat) if view.exchange.killed[seat]:
            return Kill(frozenset(view.exchange.killed[seat]))
        case _:
            return None
