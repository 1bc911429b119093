"""The next step between trump and play: discard, kill, buy, rob the pack [RULES 3.4–3.6]."""

from pidro.engine.actions import KillOptions
from pidro.engine.cards import CLOCKWISE, DECK, Seat
from pidro.engine.deal import Deal
from pidro.engine.events import Bought, Discarded, PackTaken

FILL_ORDER = {card: place for place, card in enumerate(sorted(DECK, key=lambda card: (card.rank, card.suit)))}
"""Which worthless cards the dealer gives up first; it is of no account, but must be the same every time."""


def exchange_step(deal: Deal) -> Discarded | Bought | PackTaken | KillOptions:
    """The next discard, question what to kill, buy or robbing of the pack."""
    for seat in CLOCKWISE[deal.dealer][1:]:
        if deal.exchange.discards[seat] is None:
            strength = deal.named.strength
            return Discarded(seat, tuple([card for card in deal.hands[seat] if card not in strength]))
    if deal.exchange.taken is not None:
        return _kill_options(deal, deal.dealer)
    buyer = _next_buyer(deal)
    if buyer is None:
        return _pack_taken(deal)
    held, kept = len(deal.hands[buyer]), deal.rules.cards_kept
    if held > kept:
        return _kill_options(deal, buyer)
    return Bought(buyer, deal.stock[: min(deal.rules.buy_packet, kept - held)])


def _next_buyer(deal: Deal) -> Seat | None:
    """The seat that kills or draws next; None when the three have nothing to do any more.

    Those who have drawn the fewest packets come first, clockwise: that is one round at once in Kokkola, and
    round and round with packets [RULES 3.5, 6]. Each packet but the last is full, so cards tell packets.
    """
    rules, next_buyer, fewest = deal.rules, None, 0
    for seat in CLOCKWISE[deal.dealer][1:]:
        held = len(deal.hands[seat])
        if held > rules.cards_kept or (held < rules.cards_kept and deal.stock):
            packets = -(-len(deal.exchange.bought[seat]) // rules.buy_packet)
            if next_buyer is None or packets < fewest:
                next_buyer, fewest = seat, packets
    return next_buyer


def _kill_options(deal: Deal, seat: Seat) -> KillOptions:
    trumps, hand = deal.named, deal.hands[seat]
    worthless = tuple([card for card in hand if not trumps.points[card]])
    return KillOptions(seat, trumps.sorted(worthless), len(hand) - deal.rules.cards_kept)


def _pack_taken(deal: Deal) -> PackTaken:
    """The dealer keeps every trump, filled up to six with his highest worthless cards [RULES 3.6]."""
    strength, rules = deal.named.strength, deal.rules
    all_cards = deal.hands[deal.dealer] + deal.stock
    others = sorted([card for card in all_cards if card not in strength], key=FILL_ORDER.__getitem__)
    room = max(0, rules.cards_kept - (len(all_cards) - len(others)))
    return PackTaken(deal.dealer, deal.stock, tuple(others[: max(0, len(others) - room)]))
