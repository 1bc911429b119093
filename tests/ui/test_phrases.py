"""Every event, prompt, refusal and reason has a sentence without holes, and none is too long."""

import ast
import random
import string
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from pidro.engine.actions import Action, BidOptions, Kill, KillOptions, NameTrump, Options, Pass, TrumpOptions
from pidro.engine.cards import DECK, Hand, Seat, SeenHand, Suit
from pidro.engine.events import Event, RestClaimed, TrickWon, WentCold
from pidro.engine.game import Game, act_in_game, next_deal, start_game, view_of
from pidro.engine.rules import KOKKOLA, trumps_of
from pidro.engine.view import SeatView, seen_by
from pidro.players.reasons import Code, Reason
from pidro.players.rule_player import RulePlayer
from pidro.ui import phrases, reason_phrases
from pidro.ui.fault_phrases import settings_trouble
from pidro.ui.settings import NAME_LENGTH, Trouble
from pidro.ui.translation import say

NAMES = ("Victor", "Alice", "Peggy", "Carlos")
LONG_NAMES = ("S" * NAME_LENGTH, "W" * NAME_LENGTH, "N" * NAME_LENGTH, "E" * NAME_LENGTH)
TEXT_FILES = sorted(
    file
    for file in Path(phrases.__file__).parent.glob("*.py")
    if file.stem != "translation" and "QT_TRANSLATE_NOOP(" in file.read_text("utf-8")
)
LONGEST_ENGLISH = 90


def _some_action(options: Options, hand: SeenHand, chance: random.Random) -> Action:
    if isinstance(options, TrumpOptions):
        suits = [card.suit for card in hand if card is not None]
        return NameTrump(max(options.suits, key=suits.count))
    if isinstance(options, KillOptions):
        return Kill(frozenset(options.cards[-options.count :]))
    actions = list(options)
    if max(map([card.suit for card in hand if card is not None].count, Suit)) >= 7:
        return actions[-1]
    if isinstance(options, BidOptions) and options.may_pass and chance.random() < 0.6:
        return Pass()
    return chance.choice(actions)


def _shuffled(chance: random.Random) -> Hand:
    deck = list(DECK)
    chance.shuffle(deck)
    return tuple(deck)


def _with_long_suit(deck: Hand, dealer: Seat) -> Hand:
    """The deck with nine hearts for South."""
    place = (Seat.SOUTH - dealer.next) % 4
    places = [12 * packet + 3 * place + card for packet in range(3) for card in range(3)]
    hearts = [card for card in deck if card.suit is Suit.HEARTS][:9]
    others = [card for card in deck if card not in hearts]
    for where, card in zip(places, hearts, strict=True):
        others.insert(where, card)
    return tuple(others)


def _moments(seed: int) -> Iterator[tuple[Event, SeatView]]:
    """Every event of a game, as South sees it, with what South knows then."""
    chance = random.Random(seed)
    game: Game = start_game(KOKKOLA, Seat.WEST)
    while game.winner is None:
        deck = _shuffled(chance)
        rigged = _with_long_suit(deck, game.next_dealer) if len(game.results) == 1 else deck
        game, events = next_deal(game, rigged)
        while True:
            assert game.deal is not None
            view = view_of(game.deal, Seat.SOUTH, game.scores)
            for event in events:
                yield seen_by(event, Seat.SOUTH, game.rules), view
            if game.options is None:
                break
            game, events = act_in_game(
                game, _some_action(game.options, game.deal.hands[game.options.seat], chance)
            )


@pytest.fixture(scope="module")
def moments() -> list[tuple[Event, SeatView]]:
    return [moment for seed in range(8) for moment in _moments(seed)]


def _is_whole(text: str) -> bool:
    return bool(text) and not set("{}") & set(text) and "  " not in text and text[-1] in ".?"


def test_every_event_is_announced(moments: list[tuple[Event, SeatView]]) -> None:
    kinds = set()
    for event, view in moments:
        text = phrases.announcement(event, view, NAMES)
        assert _is_whole(text), text
        assert len(text) <= 130
        kinds.add(type(event))
    assert len(kinds) == 14


def test_every_question_is_asked(moments: list[tuple[Event, SeatView]]) -> None:
    asked = {}
    for _, view in moments:
        if view.options is not None:
            text = phrases.prompt(view.options, view, LONG_NAMES)
            assert _is_whole(text), text
            assert len(text) <= LONGEST_ENGLISH
            asked[text] = type(view.options)
    assert len(set(asked.values())) == 4
    assert "All the others passed: the dealer must bid 6." in asked


def test_every_card_that_cannot_be_chosen_says_why(moments: list[tuple[Event, SeatView]]) -> None:
    said = set()
    for _, view in moments:
        legal: Hand = getattr(view.options, "cards", ())
        said |= {phrases.why_not(card, view) for card in view.hand if card not in legal}
    assert all(map(_is_whole, said))
    assert len(said) >= 4


def test_every_seat_is_described(moments: list[tuple[Event, SeatView]]) -> None:
    for event, view in moments[::7]:
        for seat in Seat:
            text = phrases.seat_description(seat, view, NAMES)
            assert NAMES[seat] in text
            assert ("cold" in text) == (view.play.cold[seat] is not None)
            assert ("dealer" in text) == (seat is view.dealer), event


def test_sentences_are_true(moments: list[tuple[Event, SeatView]]) -> None:
    view = moments[0][1]
    announced = phrases.announcement
    assert announced(WentCold(Seat.NORTH, ()), view, NAMES) == "Peggy is cold."
    won = announced(TrickWon(Seat.EAST, (1, 2)), view, NAMES)
    assert won.startswith("Carlos wins the trick: 2 ")
    assert won.endswith("The point of the two stays with those who played it.")
    assert "two" not in announced(TrickWon(Seat.EAST, (0, 6)), view, NAMES)
    assert "theirs: 5 " in announced(RestClaimed(view.rules.teams[Seat.EAST], 5), view, NAMES)


def test_cards_have_names() -> None:
    hearts = trumps_of(KOKKOLA, Suit.HEARTS)
    names = {phrases.card_name(card, hearts) for card in DECK}
    assert len(names) == 52
    assert {"5 of diamonds, the left pidro", "5 of hearts, the right pidro", "king of spades"} <= names
    assert [phrases.card_label(card, hearts) for card in hearts.cards][3:11] == [
        *("J", "10", "9", "8", "7", "6"),
        *("right pidro", "left pidro"),
    ]


@pytest.mark.parametrize("code", Code)
def test_every_reason_is_a_whole_sentence(code: Code, moments: list[tuple[Event, SeatView]]) -> None:
    view = next(view for _, view in moments if view.trumps is not None)
    cards = view.named.cards[3:12]
    reason = Reason(code, cards=cards, seat=Seat.NORTH, suit=view.named.suit, number=14, share=100)
    text = reason_phrases.reason_text(reason, view, NAMES)
    assert _is_whole(text), text


def test_reasons_of_whole_deals_are_short() -> None:
    """Each reason that robots give in play, with the cards that they really speak of."""
    player, chance, said = RulePlayer(), random.Random(5), set()
    for number in range(40):
        game, _ = next_deal(start_game(KOKKOLA, Seat(number % 4)), _shuffled(chance))
        while game.options is not None and game.deal is not None:
            view = view_of(game.deal, game.options.seat, game.scores)
            advice = player.advise(view)
            text = reason_phrases.reason_text(advice.reason, view, NAMES)
            assert _is_whole(text), text
            assert len(text) <= LONGEST_ENGLISH, text
            said.add(advice.reason.code)
            game, _ = act_in_game(game, advice.action)
    assert len(said) > 20


def test_no_sentence_is_left_over() -> None:
    assert set(reason_phrases.TEXTS) == {code.value for code in Code}


@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_is_said(trouble: Trouble, tmp_path: Path) -> None:
    assert str(tmp_path) in settings_trouble(trouble, tmp_path / "settings.json")


def test_names_are_never_read_as_places(qtbot: QtBot) -> None:
    assert say("{name} passes.", name="{amount} %n %1") == "{amount} %n %1 passes."


@pytest.mark.parametrize("file", TEXT_FILES, ids=lambda file: file.stem)
def test_marked_texts_are_literals(file: Path) -> None:
    """What lupdate can't read, it drops without a word."""
    calls = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)]
    marked = [call for call in calls if getattr(call.func, "id", "") == "QT_TRANSLATE_NOOP"]
    assert marked
    for call in marked:
        context, text = call.args
        assert isinstance(context, ast.Constant)
        assert context.value == "phrases"
        assert isinstance(text, ast.Constant)
        assert isinstance(text.value, str)
        assert all(place for _, place, _, _ in string.Formatter().parse(text.value) if place is not None)
