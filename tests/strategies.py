"""Decks, whole deals drawn at random, and deals built by hand, for the tests of every room.

Draw a seed rather than a permutation: it shrinks at once, and a failing case is one number.
A *rigged* deck sends most trumps of one suit to one place, since kills, short stocks and seats that are
cold from the start hardly ever come up by themselves.
"""

import random
from collections.abc import Iterable, Sequence

from attrs import frozen
from hypothesis import strategies as st

from pidro.engine.actions import (
    Action,
    Bid,
    BidOptions,
    Kill,
    NameTrump,
    Options,
    Pass,
    PlayCard,
    TrumpOptions,
)
from pidro.engine.cards import CLOCKWISE, DECK, Card, Hand, Seat, Suit
from pidro.engine.deal import Deal
from pidro.engine.events import Event
from pidro.engine.notation import SUITS, parse_card, parse_cards
from pidro.engine.play import act, options_of, start_deal
from pidro.engine.rules import KOKKOLA, PRESETS, Rules, trumps_of

S, W, N, E = Seat
STOCK = 4
"""The fifth place where cards can lie, after the four seats."""


@frozen
class Step:
    """One decision of a deal: what was asked of whom, what was done, and what followed."""

    before: Deal
    options: Options
    action: Action
    after: Deal
    events: tuple[Event, ...]


class Trace:
    """A whole deal, decision by decision; not an attrs class, of which Hypothesis would show every field."""

    def __init__(self, start: Deal, dealt: tuple[Event, ...], steps: tuple[Step, ...]) -> None:
        self.start = start
        self.dealt = dealt
        self.steps = steps

    def __repr__(self) -> str:
        words = (f"{step.options.seat.letter} {step.action}" for step in self.steps)
        return f"<{self.start.rules.preset}, {self.start.hands}, {self.start.stock}: {', '.join(words)}>"

    @property
    def end(self) -> Deal:
        """The scored deal."""
        return self.steps[-1].after

    @property
    def events(self) -> tuple[Event, ...]:
        """Every event from the deal to the score."""
        return self.dealt + tuple(event for step in self.steps for event in step.events)

    @property
    def states(self) -> tuple[Deal, ...]:
        """The deal at each question, and at its end."""
        return (self.start, *(step.after for step in self.steps))


# -- Chance


def shuffled(seed: int) -> Hand:
    """A deck, every order as likely as any other."""
    cards = list(DECK)
    random.Random(seed).shuffle(cards)
    return tuple(cards)


def rigged(seed: int, rules: Rules, dealer: Seat) -> tuple[Hand, Suit]:
    """A deck with most trumps of one suit in one or two places, and that suit."""
    chance = random.Random(seed)
    suit = chance.choice(list(Suit))
    places: list[list[Card]] = [[], [], [], [], []]
    room = [rules.cards_dealt] * 4 + [len(DECK) - 4 * rules.cards_dealt]
    favourites = chance.sample(range(5), chance.randint(1, 2))
    share = chance.choice((0.6, 0.9, 1.0))
    trumps = list(trumps_of(rules, suit).cards)
    others = [card for card in DECK if card not in trumps]
    chance.shuffle(trumps)
    chance.shuffle(others)
    for card in (*trumps, *others):
        open_places = [place for place in range(5) if len(places[place]) < room[place]]
        wanted = [place for place in favourites if place in open_places]
        aimed = card in trumps and wanted and chance.random() < share
        places[chance.choice(wanted if aimed else open_places)].append(card)
    for cards in places:
        chance.shuffle(cards)
    return deck_of([tuple(hand) for hand in places[:4]], tuple(places[STOCK]), dealer, rules), suit


def any_action(options: Options, chance: random.Random, suit: Suit | None = None) -> Action:
    """A legal action at random; of bids low ones and passes more often, of suits `suit` if there is one."""
    if isinstance(options, TrumpOptions) and suit is not None:
        return NameTrump(suit)
    if isinstance(options, BidOptions) and options.may_pass and chance.random() < 0.6:
        return Pass()
    return chance.choice(list(options))


def traced(rules: Rules, dealer: Seat, deck: Hand, seed: int, suit: Suit | None = None) -> Trace:
    """The deal played to its end with actions drawn by this seed."""
    chance = random.Random(seed)
    start, dealt = start_deal(rules, dealer, deck)
    steps: list[Step] = []
    deal = start
    while (options := options_of(deal)) is not None:
        action = any_action(options, chance, suit)
        after, events = act(deal, action)
        steps.append(Step(deal, options, action, after, events))
        deal = after
    return Trace(start, dealt, tuple(steps))


def trace_of_seed(seed: int, rules: Rules = KOKKOLA) -> Trace:
    """A whole deal that this seed fixes; every second one is rigged."""
    dealer = Seat(seed // 2 % 4)
    if seed % 2:
        deck, suit = rigged(seed, rules, dealer)
        return traced(rules, dealer, deck, seed, suit)
    return traced(rules, dealer, shuffled(seed), seed)


seeds = st.integers(min_value=0, max_value=2**32 - 1)
seats = st.sampled_from(Seat)
suits = st.sampled_from(Suit)
cards = st.sampled_from(DECK)
rules = st.sampled_from(sorted(PRESETS)).map(PRESETS.__getitem__)
decks = seeds.map(shuffled)
traces = st.builds(trace_of_seed, seeds, rules)
actions: st.SearchStrategy[Action] = st.one_of(
    st.just(Pass()),
    st.integers(min_value=0, max_value=20).map(Bid),
    suits.map(NameTrump),
    st.frozensets(cards, min_size=1, max_size=8).map(Kill),
    cards.map(PlayCard),
)


# -- Deals built by hand


def deck_of(hands: Sequence[Hand], stock: Hand, dealer: Seat, rules: Rules = KOKKOLA) -> Hand:
    """The deck that gives these full hands (South, West, North, East) and leaves this stock."""
    packet = rules.deal_packet
    deck: list[Card] = []
    for start in range(0, rules.cards_dealt, packet):
        for seat in CLOCKWISE[dealer.next]:
            deck += hands[seat][start : start + packet]
    deck += stock
    assert sorted(deck) == list(DECK), "every card once"
    return tuple(deck)


def deal_from(
    trump: str,
    *,
    dealer: Seat,
    south: str = "",
    west: str = "",
    north: str = "",
    east: str = "",
    stock: str = "",
    rules: Rules = KOKKOLA,
) -> Deal:
    """A deal before its first bid, in which the seats hold these cards and the stock has these on top.

    Each hand is filled up with cards that are worthless when `trump` is named. What nobody was given lies
    below the rest of the stock, the trumps undermost, where they come to the dealer.
    """
    given = [parse_cards(text) for text in (south, west, north, east, stock)]
    trumps = trumps_of(rules, SUITS[trump])
    placed = parse_cards(" ".join(text for text in (south, west, north, east, stock) if text))
    rest = [card for card in DECK if card not in placed]
    worthless = [card for card in rest if card not in trumps.strength]
    hands: list[Hand] = []
    for cards in given[:STOCK]:
        lacking = rules.cards_dealt - len(cards)
        assert 0 <= lacking <= len(worthless), "the stock leaves too few worthless cards to fill the hands"
        hands.append(cards + tuple(worthless[:lacking]))
        worthless = worthless[lacking:]
    left = (*given[STOCK], *worthless, *(card for card in rest if card in trumps.strength))
    return start_deal(rules, dealer, deck_of(hands, left, dealer, rules))[0]


def action_of(word: str) -> Action:
    """`pass`, `8`, `C`, `AC` or `-3C-4C`: pass, bid, name trump, play, kill."""
    if word == "pass":
        return Pass()
    if word.isdigit():
        return Bid(int(word))
    if word in SUITS:
        return NameTrump(SUITS[word])
    if word.startswith("-"):
        return Kill(frozenset(map(parse_card, word[1:].split("-"))))
    return PlayCard(parse_card(word))


def played(deal: Deal, words: str) -> Deal:
    """The deal after these actions, see `action_of`."""
    return told(deal, words)[0]


def told(deal: Deal, words: str) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after these actions, and the events of all of them."""
    events: list[Event] = []
    for word in words.split():
        deal, more = act(deal, action_of(word))
        events += more
    return deal, tuple(events)


def only(events: Iterable[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
