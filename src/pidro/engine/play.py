"""One deal played: `start_deal`, `next_step` and `act`."""

from typing import assert_never

from pidro.engine.actions import (
    Action,
    Bid,
    BidOptions,
    IllegalAction,
    Kill,
    KillOptions,
    NameTrump,
    Options,
    Pass,
    PlayCard,
    PlayOptions,
    TrumpOptions,
)
from pidro.engine.auction import bidding_step, naming_step
from pidro.engine.cards import CLOCKWISE, Hand, Seat
from pidro.engine.deal import Deal, evolve
from pidro.engine.events import BidMade, CardPlayed, Dealt, Event, Killed, Passed, TrumpNamed
from pidro.engine.exchange import exchange_step
from pidro.engine.notation import action_words, cards_text
from pidro.engine.phases import Phase
from pidro.engine.rules import Rules
from pidro.engine.tricks import play_step

STEPS = (bidding_step, naming_step, exchange_step, play_step)
"""What comes next, by phase; a scored deal is over."""
QUESTIONS = (PlayOptions, BidOptions, TrumpOptions, KillOptions)


def start_deal(rules: Rules, dealer: Seat, deck: Hand) -> tuple[Deal, tuple[Event, ...]]:
    """The deal with the cards dealt from this deck, top first, and the events that led there [RULES 3.1]."""
    dealt = len(CLOCKWISE) * rules.cards_dealt
    hands: list[Hand] = [()] * len(CLOCKWISE)
    for start in range(0, dealt, rules.deal_packet):
        seat = CLOCKWISE[dealer.next][start // rules.deal_packet % len(CLOCKWISE)]
        hands[seat] += deck[start : start + rules.deal_packet]
    event = Dealt(dealer, tuple(hands), deck[dealt:])
    return evolve(Deal(rules, dealer), event), (event,)


def next_step(deal: Deal) -> Event | Options | None:
    """A fact that the rules impose, a question to one seat, or None when the deal is over."""
    if deal.question is not None:
        return deal.question
    if deal.phase is Phase.SCORED:
        return None
    step = STEPS[deal.phase](deal)
    if isinstance(step, QUESTIONS):
        # A question is asked for again by the table, the player and `act`: the deal remembers it.
        object.__setattr__(deal, "question", step)
    return step


def options_of(deal: Deal) -> Options | None:
    """The question that is open; None when the deal is over."""
    if deal.question is not None:
        return deal.question
    step = next_step(deal)
    assert step is None or isinstance(step, QUESTIONS), "forced events are never left undone"
    return step


def question_of(deal: Deal) -> Options:
    """The question that is open; only before the deal is over."""
    question = options_of(deal)
    assert question is not None, "nobody is asked any more"
    return question


def act(deal: Deal, action: Action) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after this action of the seat whose turn it is and all that follows from it, with the events.

    Raises `IllegalAction` if the options of the moment do not admit the action.
    """
    options = options_of(deal)
    if options is None or action not in options:
        raise IllegalAction(_refusal(options, action))
    step: Event | Options | None = _event(deal, options.seat, action)
    events: list[Event] = []
    while step is not None and not isinstance(step, QUESTIONS):
        deal = evolve(deal, step)
        events.append(step)
        step = next_step(deal)
    return deal, tuple(events)


def _event(deal: Deal, seat: Seat, action: Action) -> Event:
    match action:
        case PlayCard(card):
            return CardPlayed(seat, card)
        case Pass():
            return Passed(seat)
        case Bid(amount):
            return BidMade(seat, amount)
        case NameTrump(suit):
            return TrumpNamed(seat, suit)
        case Kill(cards):
            return Killed(seat, deal.named.sorted(tuple(cards)))
        case _:
            assert_never(action)


def _refusal(options: Options | None, action: Action) -> str:
    """Why the action is not legal, in one clause."""
    match options:
        case None:
            return "the deal is over"
        case BidOptions(seat, bids, may_pass):
            legal = [*(["pass"] if may_pass else []), *map(str, bids)]
            wanted = f"bid one of: {', '.join(legal)}"
        case TrumpOptions(seat):
            wanted = "name trump"
        case KillOptions(seat, cards, count):
            wanted = f"kill {count} of: {cards_text(cards)}"
        case PlayOptions(seat, cards):
            wanted = f"play one of: {cards_text(cards)}"
        case _:
            assert_never(options)
    return f"{seat.title} must {wanted}; not {_said(action)}"


def _said(action: Action) -> str:
    if isinstance(action, NameTrump):
        return f"name {action.suit.name.lower()}"
    return " ".join(map(str, action_words(action)))
