"""The facts of the play that a seat derives from its view, each once and only when asked for [ROBOTS 2]."""

from collections.abc import Iterable
from functools import cached_property

from attrs import frozen

from pidro.engine.cards import CLOCKWISE, Card, Hand, Seat
from pidro.engine.events import CardPlayed
from pidro.engine.rules import Trumps
from pidro.engine.view import SeatView
from pidro.players.counting import Splits, splits_of, unseen_trumps

NOBODY: tuple[Seat, ...] = ()


@frozen
class Situation:
    """What a seat knows when it must play a card."""

    view: SeatView

    # The table.

    @cached_property
    def seat(self) -> Seat:
        """The seat that must play."""
        return self.view.seat

    @cached_property
    def partner(self) -> Seat:
        """The seat across."""
        return self.view.seat.partner

    @cached_property
    def trumps(self) -> Trumps:
        """The trumps of the deal."""
        return self.view.named

    @cached_property
    def are_bidders(self) -> bool:
        """Whether the own team holds the high bid."""
        teams = self.view.rules.teams
        return teams[self.view.high.seat] is teams[self.seat]

    # The cards.

    @cached_property
    def hand(self) -> Hand:
        """The seat's own trumps, high to low."""
        return self.trumps.sorted(self.trumps.held(self.view.hand))

    @cached_property
    def unseen(self) -> Hand:
        """The trumps that the seat can't place, high to low."""
        return unseen_trumps(self.view)

    @cached_property
    def open_hands(self) -> tuple[Hand, ...]:
        """The trumps of each other seat whose cards lie open; none in a counted deal."""
        view, trumps = self.view, self.trumps
        return tuple(
            [
                ()
                if seat is view.seat or view.play.cold[seat] is not None or None in cards
                else trumps.held(tuple([card for card in cards if card is not None]))
                for seat, cards in zip(CLOCKWISE[0], view.hands, strict=True)
            ]
        )

    @cached_property
    def out(self) -> Hand:
        """The trumps in the other hands, high to low, seen or not."""
        seen = [card for cards in self.open_hands for card in cards]
        return self.trumps.sorted((*self.unseen, *seen)) if seen else self.unseen

    @cached_property
    def splits(self) -> Splits:
        """How the unseen trumps may be split between the others."""
        return splits_of(self.view, self.unseen)

    @cached_property
    def masters(self) -> Hand:
        """Own trumps above all that are in other hands, high to low."""
        if not self.out:
            return self.hand
        strength = self.trumps.strength
        highest = strength[self.out[0]]
        return tuple([card for card in self.hand if strength[card] > highest])

    def points(self, card: Card) -> int:
        """The points of this trump."""
        return self.trumps.points[card]

    def is_pidro(self, card: Card) -> bool:
        """Whether this is the right or the left pidro."""
        return card is self.trumps.right or card is self.trumps.left

    def beats_pidros(self, card: Card) -> bool:
        """Whether this trump is above both pidros."""
        strength = self.trumps.strength
        return strength[card] > strength[self.trumps.right]

    @cached_property
    def pidros(self) -> Hand:
        """Own pidros, high to low."""
        return tuple([card for card in self.hand if self.is_pidro(card)])

    @cached_property
    def pidros_out(self) -> Hand:
        """Pidros in other hands, high to low."""
        return tuple([card for card in self.out if self.is_pidro(card)])

    @cached_property
    def plain(self) -> Hand:
        """Own trumps that are worth nothing, and the two, which nobody can take; high to low."""
        return tuple([card for card in self.hand if not self.points(card) or card is self.trumps.low])

    @cached_property
    def low(self) -> Hand:
        """Own worthless trumps and the two, as far as they are below the highest that is out; high to low.

        When no trump is out, all of them: each is then a master too.
        """
        strength = self.trumps.strength
        limit = strength[self.out[0]] if self.out else len(self.trumps.cards)
        return tuple([card for card in self.plain if strength[card] < limit])

    @cached_property
    def small_points(self) -> Hand:
        """Own point cards but pidros, the ace and the two, high to low."""
        ace, low = self.trumps.cards[0], self.trumps.low
        return tuple(
            [
                card
                for card in self.hand
                if self.points(card) and not self.is_pidro(card) and card is not ace and card is not low
            ]
        )

    @cached_property
    def points_out(self) -> int:
        """Points in the other hands that a trick can win."""
        return sum([self.points(card) for card in self.out if card is not self.trumps.low])

    # The others.

    @cached_property
    def warm_opponents(self) -> tuple[Seat, ...]:
        """The opponents that may hold a trump."""
        return tuple([seat for seat in self.warm if seat is not self.partner])

    @cached_property
    def warm(self) -> tuple[Seat, ...]:
        """The other seats that may hold a trump, clockwise."""
        return tuple([seat for seat in CLOCKWISE[self.seat][1:] if self.most(seat)])

    def most(self, seat: Seat) -> int:
        """The most trumps that another seat can hold."""
        return self.splits.most(seat) + len(self.open_hands[seat])

    def chance_of_any(self, cards: Iterable[Card], seats: Iterable[Seat]) -> float:
        """The chance that at least one of these seats holds at least one of these trumps."""
        seats = tuple(seats)
        wanted = set(cards)
        if any(card in wanted for seat in seats for card in self.open_hands[seat]):
            return 1.0
        return self.splits.chance_of_any(sum([card in wanted for card in self.unseen]), seats)

    def above(self, card: Card) -> Hand:
        """The trumps in other hands that beat this one."""
        strength = self.trumps.strength
        limit = strength[card]
        return tuple([other for other in self.out if strength[other] > limit])

    def chance_beaten(self, card: Card, seats: Iterable[Seat]) -> float:
        """The chance that one of these seats holds a higher trump."""
        return self.chance_of_any(self.above(card), seats)

    # The trick.

    @cached_property
    def best(self) -> CardPlayed | None:
        """The card that is winning the trick, and who played it; None for a lead."""
        return self.view.winning

    @cached_property
    def partner_leads_trick(self) -> bool:
        """Whether the partner's card is winning the trick."""
        return self.best is not None and self.best.seat is self.partner

    @cached_property
    def trick_points(self) -> int:
        """Points in the trick that its winner takes."""
        trumps = self.trumps
        return sum(
            [trumps.points[event.card] for event in self.view.play.plays if event.card is not trumps.low]
        )

    @cached_property
    def later(self) -> tuple[Seat, ...]:
        """The seats that may still play a trump to this trick after the own card, in their order."""
        plays = self.view.play.plays
        leader = plays[0].seat if plays else self.seat
        seats: list[Seat] = []
        for seat in CLOCKWISE[self.seat][1:]:
            if seat is leader:
                break
            if self.most(seat):
                seats.append(seat)
        return tuple(seats)

    @cached_property
    def later_opponents(self) -> tuple[Seat, ...]:
        """Those of the other team among them."""
        return tuple([seat for seat in self.later if seat is not self.partner])

    @cached_property
    def winners(self) -> Hand:
        """Own trumps above the card that is winning the trick, high to low."""
        if self.best is None:
            return self.hand
        strength = self.trumps.strength
        limit = strength[self.best.card]
        return tuple([card for card in self.hand if strength[card] > limit])

    @cached_property
    def sure_winners(self) -> Hand:
        """Those among them that nobody who is still to play can beat, high to low."""
        opponents = self.later_opponents
        return tuple([card for card in self.winners if not self.chance_beaten(card, opponents)])

    @cached_property
    def partner_is_safe(self) -> bool:
        """Whether the partner's card wins the trick whatever the opponents hold."""
        return self.partner_leads_trick and self.chance_overtaken == 0.0

    @cached_property
    def chance_overtaken(self) -> float:
        """The chance that an opponent who is still to play can beat the card that is winning."""
        return 0.0 if self.best is None else self.chance_beaten(self.best.card, self.later_opponents)

    # The points.

    @cached_property
    def needed(self) -> int:
        """Points that the bidders still need to make their bid; 0 or less when it is made."""
        view = self.view
        return view.high.amount - view.play.taken[view.rules.teams[view.high.seat]]

    @cached_property
    def points_left(self) -> int:
        """Points not yet taken, those in the trick included."""
        return self.trumps.total - sum(self.view.play.taken)

    @cached_property
    def needed_to_set(self) -> int:
        """Points that the others still need to set the bid; 0 or less when it is set."""
        return self.points_left - self.needed + 1
