"""The next step between trump and play: discard, kill, buy, rob the pack [RULES 3.4–3.6]."""

from pidro.engine.actions import KillOptions
from pidro.engine.cards import CLOCKWISE, Card, Seat
from pidro.engine.deal import Deal
from pidro.engine.events import Bought, Discarded, PackTaken


def exchange_step(deal: Deal) -> Discarded | Bought | PackTaken | KillOptions:
    """The next discard, question what to kill, buy or robbing of the pack."""
    buyers = CLOCKWISE[deal.dealer][1:]
    for seat in buyers:
        if deal.exchange.discards[seat] is None:
            strength = deal.named.strength
            return Discarded(seat, tuple([card for card in deal.hands[seat] if card not in strength]))
    if deal.exchange.taken is not None:
        return _kill_options(deal, deal.dealer)
    seat = min(buyers, key=lambda buyer: _packets_bought(deal, buyer))
    if not _must_act(deal, seat):
        return _pack_taken(deal)
    hand = deal.hands[seat]
    if len(hand) > deal.rules.cards_kept:
        return _kill_options(deal, seat)
    wanted = min(deal.rules.buy_packet, deal.rules.cards_kept - len(hand))
    return Bought(seat, deal.stock[:wanted])


def _must_act(deal: Deal, seat: Seat) -> bool:
    held, kept = len(deal.hands[seat]), deal.rules.cards_kept
    return held > kept or (held < kept and bool(deal.stock))


def _packets_bought(deal: Deal, seat: Seat) -> int:
    """How often the seat has drawn; a seat that has nothing to do any more comes after all others.

    Each packet but the last is full, so the cards drawn tell their number. The seats with the fewest come
    first, clockwise: that is one round at once in Kokkola, and round and round with packets [RULES 3.5, 6].
    """
    if not _must_act(deal, seat):
        return deal.rules.cards_dealt
    return -(-len(deal.exchange.bought[seat]) // deal.rules.buy_packet)


def _kill_options(deal: Deal, seat: Seat) -> KillOptions:
    trumps, hand = deal.named, deal.hands[seat]
    worthless = tuple([card for card in hand if not trumps.points[card]])
    return KillOptions(seat, trumps.sorted(worthless), len(hand) - deal.rules.cards_kept)


def _pack_taken(deal: Deal) -> PackTaken:
    """The dealer keeps every trump, filled up to six with his highest worthless cards [RULES 3.6]."""
    trumps, rules = deal.named, deal.rules
    all_cards = deal.hands[deal.dealer] + deal.stock
    others = sorted((card for card in all_cards if card not in trumps.strength), key=_fill_order)
    room = max(0, rules.cards_kept - (len(all_cards) - len(others)))
    return PackTaken(deal.dealer, deal.stock, tuple(others[: max(0, len(others) - room)]))


def _fill_order(card: Card) -> tuple[int, int]:
    return card.rank, card.suit
