"""Deals on record for the tests of the review: by chance, by robots, and read by a referee of its own."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from random import Random

from pidro.engine.actions import Action, PlayOptions
from pidro.engine.cards import Card, Seat
from pidro.engine.deal import Deal
from pidro.engine.game import view_of
from pidro.engine.play import act, options_of, start_deal
from pidro.engine.rules import KOKKOLA, Rules, Trumps
from pidro.players.rule_player import RulePlayer
from pidro.table.game_record import DealRecord, GameRecord, with_deal, with_events
from pidro.table.shuffle import dealer_of, deck_of
from tests.strategies import trace_of_seed
from tests.table.games import record_of

NO_SCORES = (0, 0)
CHANCE = 0.3
"""How often a card is any legal one instead of the robot's."""
ROBOTS = (None, "rule", "rule", "rule")


def by_chance(seed: int, rules: Rules = KOKKOLA) -> DealRecord:
    """A scored deal of any legal actions; every second one is rigged."""
    return record_of(trace_of_seed(seed, rules)).deals[0]


@lru_cache(maxsize=64)
def by_rule(number: int, chance: float = CHANCE, rules: Rules = KOKKOLA) -> GameRecord:
    """A game of one scored deal by the robot, but for so many cards by chance."""
    random = Random(number)
    deck, dealer = deck_of(number), dealer_of(number)
    deal, _ = start_deal(rules, dealer, deck)
    record = with_deal(GameRecord(rules=rules, robots=ROBOTS), DealRecord(dealer, deck, number=number))
    while (options := options_of(deal)) is not None:
        action: Action = RulePlayer().advise(view_of(deal, options.seat, NO_SCORES)).action
        if isinstance(options, PlayOptions) and random.random() < chance:
            action = random.choice(list(options))
        deal, events = act(deal, action)
        record = with_events(record, events)
    return record


Hands = tuple[frozenset[int], ...]
Trick = tuple[tuple[int, int], ...]


def referee(trumps: Trumps) -> Callable[[Deal], dict[Card, int]]:
    """What NS takes of the cards still out after each card: RULES 3.7, every card tried, nothing left out.

    It keeps what it has found, which is all that makes it quick enough for a whole deal.
    """
    points = [trumps.points[card] for card in reversed(trumps.cards)]

    @cache
    def rest(hands: Hands, turn: int, trick: Trick) -> int:
        if trick and (turn == trick[0][0] or not any(hands)):
            winner = max(trick, key=lambda play: play[1])[0]
            owners = [(seat if card == 0 else winner, card) for seat, card in trick]
            return sum(points[card] for owner, card in owners if owner % 2 == 0) + rest(hands, winner, ())
        if not any(hands):
            return 0
        if not hands[turn]:
            return rest(hands, (turn + 1) % 4, trick)
        results = [after(hands, turn, trick, card) for card in hands[turn]]
        return max(results) if turn % 2 == 0 else min(results)

    def after(hands: Hands, turn: int, trick: Trick, card: int) -> int:
        left = tuple(hand - {card} for hand in hands)
        return rest(left, (turn + 1) % 4, (*trick, (turn, card)))

    def results(deal: Deal) -> dict[Card, int]:
        strength, options = trumps.strength, options_of(deal)
        assert isinstance(options, PlayOptions)
        hands = tuple(frozenset(strength[card] for card in trumps.held(hand)) for hand in deal.hands)
        trick = tuple((int(play.seat), strength[play.card]) for play in deal.play.plays)
        return {card: after(hands, options.seat, trick, strength[card]) for card in options.cards}

    return results


def questions(states: Sequence[Deal], seat: Seat) -> list[int]:
    """The places of the states in which this seat is asked and has a choice."""
    found = []
    for place, state in enumerate(states):
        options = options_of(state)
        if options is not None and options.seat is seat and len(tuple(options)) > 1:
            found.append(place)
    return found
