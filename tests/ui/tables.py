"""Scenes without a window, and whole games as the steps that a scene is shown."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from attrs import frozen

from pidro.engine.cards import Card, Hand, Seat
from pidro.engine.deal import Deal, evolve
from pidro.engine.events import Event
from pidro.engine.game import act_in_game, next_deal, start_game, view_of
from pidro.engine.rules import PRESETS
from pidro.engine.view import SeatView, seen_by
from pidro.ui.card_art import CardArt, Style
from pidro.ui.items import Canvas, CardItem
from pidro.ui.layout import Layout
from pidro.ui.resources import assets_folder, load_fonts
from pidro.ui.scene import Scene
from pidro.ui.settings import DEFAULTS
from pidro.ui.table_words import table_words
from pidro.ui.theme import CLOTHS
from tests.engine.golden import SEEDS, _deck
from tests.strategies import any_action

SMALL, WIDE = Layout(684.0, 578.0), Layout(2918.0, 2100.0)


@frozen
class Told:
    """One event of a deal, and the deal after it."""

    event: Event
    deal: Deal
    scores: tuple[int, int]

    def seen(self, seat: Seat, *, all_hands: bool) -> tuple[Event, SeatView]:
        """The event and the view after it as this seat sees them."""
        event = self.event if all_hands else seen_by(self.event, seat, self.deal.rules)
        return event, view_of(self.deal, seat, self.scores, all_hands=all_hands)


@lru_cache
def golden_game(preset: str) -> tuple[Told, ...]:
    """Every event of the golden game of this preset."""
    return tuple(_golden(preset))


def _golden(preset: str) -> Iterator[Told]:
    chance = Random(SEEDS[preset])
    game = start_game(PRESETS[preset], Seat(chance.randrange(4)))
    while game.winner is None:
        deck, suit = _deck(game, chance)
        scores = game.scores
        deal = Deal(game.rules, game.next_dealer)
        game, events = next_deal(game, deck)
        while True:
            for event in events:
                deal = evolve(deal, event)
                yield Told(event, deal, scores)
            options = game.options
            if options is None:
                break
            game, events = act_in_game(game, any_action(options, chance, suit))


def bare_scene(layout: Layout = SMALL) -> Scene:
    """A scene with nothing on it."""
    words = table_words(lambda: DEFAULTS.names)
    return Scene(_canvas(), layout, CLOTHS[DEFAULTS.table_colour], words)


@lru_cache
def _canvas() -> Canvas:
    style = Style(DEFAULTS.card_back, DEFAULTS.four_colours)
    return Canvas(CardArt(assets_folder()), style, load_fonts(), DEFAULTS.names, DEFAULTS.point_dots)


def present_at_once(scene: Scene, event: Event, view: SeatView) -> None:
    """What the timeline does at duration 0."""
    motions, _ = scene.present(event, view)
    for motion in motions:
        scene.move(motion.key, motion.end)
    scene.settle()


def faces(scene: Scene) -> set[Card]:
    """The cards whose faces can be seen, but for those that are being swept off the table."""
    items = (item for item in scene.items() if isinstance(item, CardItem) and item not in scene._leaving)
    cards = (item.look.face for item in items)
    return {card for card in cards if card is not None}


def secret_from(deal: Deal, seat: Seat) -> set[Card]:
    """Cards that this seat may not see: hands that nobody has shown, the stock, what the dealer laid away."""
    cold = deal.play.cold
    hidden: list[Hand] = [deal.hands[other] for other in Seat if other is not seat and cold[other] is None]
    away = () if seat is deal.dealer else tuple(card for card in deal.exchange.laid_away if card is not None)
    return {card for cards in (*hidden, deal.stock, away) for card in cards}
