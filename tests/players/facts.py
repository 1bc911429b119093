"""Facts of the play worked out from a view a second time, in the plainest way, for the checks of reasons."""

from pidro.engine.cards import CLOCKWISE, Card, Hand, Seat
from pidro.engine.events import CardPlayed
from pidro.engine.view import SeatView
from pidro.players.counting import splits_of


def is_opponent(view: SeatView, seat: Seat | None) -> bool:
    """Whether this is a seat of the other team."""
    return seat is not None and view.rules.teams[seat] is not view.rules.teams[view.seat]


def hand_of(view: SeatView) -> Hand:
    """The seat's own trumps."""
    return view.named.held(view.hand)


def out(view: SeatView) -> Hand:
    """Every trump that must be in another hand: not in the own, not played, not killed."""
    gone = set(hand_of(view)) | {card for cards in view.exchange.killed for card in cards}
    gone |= {event.card for trick in view.play.tricks for event in trick.plays}
    gone |= {event.card for event in view.play.plays}
    return tuple(card for card in view.named.cards if card not in gone)


def above(view: SeatView, card: Card) -> Hand:
    """Those of them that beat this card."""
    strength = view.named.strength
    return tuple(other for other in out(view) if strength[other] > strength[card])


def best(view: SeatView) -> CardPlayed:
    """The card that is winning the trick."""
    return max(view.play.plays, key=lambda event: view.named.strength[event.card])


def beats(view: SeatView, card: Card, other: Card) -> bool:
    """Whether the one trump is above the other."""
    return view.named.strength[card] > view.named.strength[other]


def may_hold(view: SeatView, seat: Seat, cards: Hand) -> bool:
    """Whether the seat may hold one of these, as far as counting tells."""
    return splits_of(view, out(view)).chance_of_any(len(cards), (seat,)) > 0


def still_to_play(view: SeatView) -> tuple[Seat, ...]:
    """The seats after the own one in this trick that are not cold."""
    leader = view.play.plays[0].seat if view.play.plays else view.seat
    after = CLOCKWISE[view.seat][1:]
    after = after[: after.index(leader)] if leader in after else after
    return tuple(seat for seat in after if view.play.cold[seat] is None)


def cant_be_beaten(view: SeatView, card: Card) -> bool:
    """Whether no opponent who is still to play can beat this card, if it is the best."""
    return not any(
        may_hold(view, seat, above(view, card)) for seat in still_to_play(view) if is_opponent(view, seat)
    )


def is_pidro(view: SeatView, card: Card) -> bool:
    """Whether this is the right or the left pidro."""
    return card in (view.named.right, view.named.left)


def is_worthless(view: SeatView, card: Card) -> bool:
    """Whether the card has no points that an opponent could take."""
    return not view.named.points[card] or card is view.named.low


def beats_pidros(view: SeatView, card: Card) -> bool:
    """Whether the card is above both pidros."""
    return beats(view, card, view.named.right)
