"""Whole deals by robots, question by question: what was asked, what was advised and why."""

from collections.abc import Iterator
from random import Random

from attrs import frozen

from pidro.engine.actions import Action
from pidro.engine.cards import Hand, Seat
from pidro.engine.deal import Deal
from pidro.engine.game import view_of
from pidro.engine.play import act, options_of, start_deal
from pidro.engine.rules import Rules
from pidro.engine.view import SeatView
from pidro.players.player import Advice, Player
from tests.strategies import any_action, rigged, shuffled

RIGGED_EACH = 9
"""One deal of so many has most trumps in one place: kills and empty hands are rare otherwise."""


@frozen
class Question:
    """One moment at which a robot was asked."""

    view: SeatView
    advice: Advice
    start: Deal
    before: tuple[Action, ...]
    """All actions from the start of the deal to this question."""

    @property
    def seat(self) -> Seat:
        """Who was asked."""
        return self.view.seat


def deck_for(rules: Rules, number: int) -> tuple[Seat, Hand]:
    """Dealer and deck of the deal with this number."""
    dealer = Seat(number % 4)
    return dealer, rigged(number, rules, dealer)[0] if number % RIGGED_EACH == 0 else shuffled(number)


def scores_for(number: int) -> tuple[int, int]:
    """The scores before the deal: none, any, or both teams near the target."""
    chance = Random(number)
    anywhere = (chance.randint(-10, 61), chance.randint(-10, 61))
    return chance.choice(((0, 0), anywhere, (chance.randint(45, 61), chance.randint(45, 61))))


def watched(player: Player, rules: Rules, number: int, *, sense: float = 1.0) -> Iterator[Question]:
    """Every question of a deal to this player in all seats; only so often is it done what is advised."""
    chance = Random(number)
    start, _ = start_deal(rules, *deck_for(rules, number))
    deal, before = start, list[Action]()
    while (options := options_of(deal)) is not None:
        view = view_of(deal, options.seat, scores_for(number))
        advice = player.advise(view)
        yield Question(view, advice, start, tuple(before))
        action = advice.action if chance.random() < sense else any_action(options, chance)
        before.append(action)
        deal, _ = act(deal, action)
