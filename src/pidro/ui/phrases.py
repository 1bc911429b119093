"""The sentences of the table: announcements, prompts, names of cards, and why a card can't be played.

A sentence is translated first and filled in afterwards. Names stand as its subject, cards and suits where
they need no ending, so that every language can make a whole sentence of its own. Sentences with a count
are in `counts`, the reasons of robots in `reason_phrases`.
"""

from collections.abc import Mapping
from typing import TypeAlias, assert_never

from pidro.engine.actions import BidOptions, KillOptions, Options, PlayOptions, TrumpOptions
from pidro.engine.cards import Card, Hand, Rank, Seat, Suit, Team
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
from pidro.engine.rules import Trumps
from pidro.engine.view import SeatView
from pidro.ui.counts import Counts
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

Names: TypeAlias = tuple[str, str, str, str]
"""Names by seat."""


_TRUMP_NAMED: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("phrases", "{name} names clubs."),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("phrases", "{name} names diamonds."),
    Suit.HEARTS: QT_TRANSLATE_NOOP("phrases", "{name} names hearts."),
    Suit.SPADES: QT_TRANSLATE_NOOP("phrases", "{name} names spades."),
}
_SUITS: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("phrases", "Clubs"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("phrases", "Diamonds"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("phrases", "Hearts"),
    Suit.SPADES: QT_TRANSLATE_NOOP("phrases", "Spades"),
}
_SUITS_INSIDE: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("phrases", "clubs"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("phrases", "diamonds"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("phrases", "hearts"),
    Suit.SPADES: QT_TRANSLATE_NOOP("phrases", "spades"),
}
_CARDS: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("phrases", "{rank} of clubs"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("phrases", "{rank} of diamonds"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("phrases", "{rank} of hearts"),
    Suit.SPADES: QT_TRANSLATE_NOOP("phrases", "{rank} of spades"),
}
_RANKS: Mapping[Rank, str] = {
    Rank.JACK: QT_TRANSLATE_NOOP("phrases", "jack"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("phrases", "queen"),
    Rank.KING: QT_TRANSLATE_NOOP("phrases", "king"),
    Rank.ACE: QT_TRANSLATE_NOOP("phrases", "ace"),
}
_TEAMS: Mapping[Team, str] = {
    Team.NS: QT_TRANSLATE_NOOP("phrases", "Us"),
    Team.EW: QT_TRANSLATE_NOOP("phrases", "Them"),
}
_PLACES: Mapping[Seat, str] = {
    Seat.SOUTH: QT_TRANSLATE_NOOP("phrases", "{name}, your own seat"),
    Seat.WEST: QT_TRANSLATE_NOOP("phrases", "{name}, opponent on the left"),
    Seat.NORTH: QT_TRANSLATE_NOOP("phrases", "{name}, your partner"),
    Seat.EAST: QT_TRANSLATE_NOOP("phrases", "{name}, opponent on the right"),
}


def suit_name(suit: Suit) -> str:
    """The suit as a label."""
    return say(_SUITS[suit])


def suit_inside(suit: Suit) -> str:
    """The suit inside a sentence."""
    return say(_SUITS_INSIDE[suit])


def team_name(team: Team) -> str:
    """The team as South calls it, as a label."""
    return say(_TEAMS[team])


def rank_name(rank: Rank) -> str:
    """The rank in words; a number as a figure."""
    return say(_RANKS[rank]) if rank in _RANKS else str(rank.value)


def card_name(card: Card, trumps: Trumps | None = None) -> str:
    """The card in words, with what it is among the trumps."""
    name = say(_CARDS[card.suit], rank=rank_name(card.rank))
    if trumps is not None and card is trumps.right:
        return say(QT_TRANSLATE_NOOP("phrases", "{card}, the right pidro"), card=name)
    if trumps is not None and card is trumps.left and card in trumps.strength:
        return say(QT_TRANSLATE_NOOP("phrases", "{card}, the left pidro"), card=name)
    return name


def card_index(card: Card) -> str:
    """What stands at the corner of a card, beside its suit."""
    return "10" if card.rank is Rank.TEN else card.rank.letter


def card_label(card: Card, trumps: Trumps) -> str:
    """A trump as short as its index; the pidros by name."""
    if card is trumps.right:
        return say(QT_TRANSLATE_NOOP("phrases", "right pidro"))
    if card is trumps.left:
        return say(QT_TRANSLATE_NOOP("phrases", "left pidro"))
    return card_index(card)


def card_labels(cards: Hand, trumps: Trumps) -> str:
    """Several trumps, as short as can be: the right pidro is the 5."""
    return ", ".join(_in_list(card, trumps) for card in cards)


def _in_list(card: Card, trumps: Trumps) -> str:
    if card is trumps.right:
        return "5"
    if card is trumps.left:
        return say(QT_TRANSLATE_NOOP("phrases", "left 5"))
    return card_label(card, trumps)


def signed(number: int) -> str:
    """The number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def announcement(event: Event, view: SeatView, names: Names) -> str:
    """What a screen reader says of this event; `view` is what South knows after it."""
    match event:
        case Dealt(dealer):
            return say(QT_TRANSLATE_NOOP("phrases", "{name} deals."), name=names[dealer])
        case Passed(seat):
            return say(QT_TRANSLATE_NOOP("phrases", "{name} passes."), name=names[seat])
        case BidMade(seat, amount):
            return say(QT_TRANSLATE_NOOP("phrases", "{name} bids {amount}."), name=names[seat], amount=amount)
        case TrumpNamed(seat, suit):
            return say(_TRUMP_NAMED[suit], name=names[seat])
        case Discarded() | Killed() | Bought() | PackTaken():
            return _exchanged(event, view, names)
        case CardPlayed() | WentCold() | TrickWon() | RestClaimed():
            return _played(event, view, names)
        case DealScored():
            return deal_result(event, names)
        case GameWon(team, scores):
            return game_result(team, scores)
        case _:
            assert_never(event)


def _exchanged(event: Discarded | Killed | Bought | PackTaken, view: SeatView, names: Names) -> str:
    name = names[event.seat]
    match event:
        case Discarded(_, cards):
            return Counts().discarded(name, view.rules.cards_dealt - len(cards))
        case Killed(_, cards):
            text = QT_TRANSLATE_NOOP("phrases", "{name} kills: {cards}.")
            return say(text, name=name, cards=card_labels(cards, view.named))
        case Bought(_, cards):
            return Counts().bought(name, len(cards))
        case PackTaken(_, taken):
            return Counts().pack_taken(name, len(taken))
        case _:
            assert_never(event)


def _played(event: CardPlayed | WentCold | TrickWon | RestClaimed, view: SeatView, names: Names) -> str:
    match event:
        case CardPlayed(seat, card):
            text = QT_TRANSLATE_NOOP("phrases", "{name} plays the {card}.")
            return say(text, name=names[seat], card=card_name(card, view.trumps))
        case WentCold(seat):
            return say(QT_TRANSLATE_NOOP("phrases", "{name} is cold."), name=names[seat])
        case TrickWon(seat, points):
            return trick_result(seat, points, view.rules.teams[seat], names)
        case RestClaimed(team, left):
            return Counts().our_rest(left) if team is Team.NS else Counts().their_rest(left)
        case _:
            assert_never(event)


def trick_result(winner: Seat, points: tuple[int, int], team: Team, names: Names) -> str:
    """Who took a trick, what it was worth, and where the point of the two went."""
    text = Counts().trick(names[winner], points[team])
    if not points[team.other]:
        return text
    kept = say(QT_TRANSLATE_NOOP("phrases", "The point of the two stays with those who played it."))
    return f"{text} {kept}"


def deal_result(result: DealScored, names: Names) -> str:
    """How a deal ended, in one sentence."""
    if result.is_made:
        text = QT_TRANSLATE_NOOP("phrases", "{name} bid {bid} and made it: {ours} for us, {theirs} for them.")
    else:
        text = QT_TRANSLATE_NOOP("phrases", "{name} bid {bid} and was set: {ours} for us, {theirs} for them.")
    ours, theirs = map(signed, result.scored)
    return say(text, name=names[result.bidder], bid=result.bid, ours=ours, theirs=theirs)


def game_result(team: Team, scores: tuple[int, int]) -> str:
    """Who won the game, and by what score."""
    if team is Team.NS:
        text = QT_TRANSLATE_NOOP("phrases", "We win the game, {ours} to {theirs}.")
    else:
        text = QT_TRANSLATE_NOOP("phrases", "They win the game, {theirs} to {ours}.")
    return say(text, ours=signed(scores[0]), theirs=signed(scores[1]))


def prompt(options: Options, view: SeatView, names: Names) -> str:
    """What South is asked."""
    match options:
        case BidOptions():
            return _bid_prompt(options, view, names)
        case TrumpOptions():
            text = QT_TRANSLATE_NOOP("phrases", "The bid is yours at {amount}: name trump.")
            return say(text, amount=view.high.amount)
        case KillOptions(_, _, count):
            return Counts().kill_prompt(count)
        case PlayOptions() if not view.play.plays:
            return say(QT_TRANSLATE_NOOP("phrases", "You lead: play a trump."))
        case PlayOptions():
            return say(QT_TRANSLATE_NOOP("phrases", "Your turn: play a trump."))
        case _:
            assert_never(options)


def _bid_prompt(options: BidOptions, view: SeatView, names: Names) -> str:
    if options.is_forced:
        text = QT_TRANSLATE_NOOP("phrases", "All the others passed: the dealer must bid {amount}.")
        return say(text, amount=options.bids[0])
    high = view.auction.high
    if high is None:
        return say(QT_TRANSLATE_NOOP("phrases", "Nobody has bid yet. Your bid?"))
    if not options.bids:
        text = QT_TRANSLATE_NOOP("phrases", "{name} has bid {amount}, and nothing goes above it.")
    else:
        text = QT_TRANSLATE_NOOP("phrases", "{name} has bid {amount}. Your bid?")
    return say(text, name=names[high.seat], amount=high.amount)


def turn_of(seat: Seat, names: Names) -> str:
    """Whose turn it is."""
    return say(QT_TRANSLATE_NOOP("phrases", "The turn is with {name}."), name=names[seat])


def why_not(card: Card, view: SeatView) -> str:
    """Why South can't choose this card of his own now; only for one that he can't."""
    match view.options:
        case None:
            return say(QT_TRANSLATE_NOOP("phrases", "It is not your turn."))
        case BidOptions() | TrumpOptions():
            return say(QT_TRANSLATE_NOOP("phrases", "Cards are played when trump is named and bought."))
        case KillOptions() if card in view.named.strength:
            return say(QT_TRANSLATE_NOOP("phrases", "A card with points can't be killed."))
        case KillOptions():
            return say(QT_TRANSLATE_NOOP("phrases", "Only trumps are killed, and this is none."))
        case PlayOptions():
            return say(QT_TRANSLATE_NOOP("phrases", "Only trumps are played, and this is none."))
        case _:
            assert_never(view.options)


def seat_description(seat: Seat, view: SeatView, names: Names) -> str:
    """All that can be seen of a seat, as a screen reader says it."""
    parts = [say(_PLACES[seat], name=names[seat])]
    if seat is view.dealer:
        parts.append(say(QT_TRANSLATE_NOOP("phrases", "dealer")))
    parts += [call_text(call) for call in view.auction.calls if call.seat is seat]
    if view.play.cold[seat] is not None:
        parts.append(say(QT_TRANSLATE_NOOP("phrases", "cold")))
    parts.append(Counts().cards(len(view.hands[seat])))
    return ", ".join(parts)


def call_text(call: BidMade | Passed) -> str:
    """What a seat said, as its plate shows it."""
    match call:
        case BidMade(_, amount):
            return say(QT_TRANSLATE_NOOP("phrases", "bid {amount}"), amount=amount)
        case Passed():
            return say(QT_TRANSLATE_NOOP("phrases", "pass"))
        case _:
            assert_never(call)
