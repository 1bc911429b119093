"""The text form of cards, decks and actions, both ways [RECORD]."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pidro.engine.actions import Action, Bid, Kill, NameTrump, Pass, PlayCard
from pidro.engine.cards import DECK, Hand, Seat, Suit
from pidro.engine.notation import (
    NotationError,
    action_words,
    cards_text,
    parse_action,
    parse_card,
    parse_cards,
    parse_deck,
    parse_seat,
)
from tests.strategies import actions, decks


@given(action=actions)
def test_actions_come_back(action: Action) -> None:
    assert parse_action(action_words(action)) == action


@given(deck=decks)
def test_decks_come_back(deck: Hand) -> None:
    assert parse_deck(cards_text(deck)) == deck


def test_cards_and_seats_come_back() -> None:
    assert [parse_card(repr(card)) for card in DECK] == list(DECK)
    assert [parse_seat(seat.letter) for seat in Seat] == list(Seat)
    assert parse_cards("") == ()
    assert parse_cards("TC 9H") == (parse_card("TC"), parse_card("9H"))


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Pass(), ("pass",)),
        (Bid(8), ("bid", 8)),
        (NameTrump(Suit.CLUBS), ("trump", "C")),
        (Kill(frozenset(parse_cards("4C 3C"))), ("kill", "3C 4C")),
        (PlayCard(parse_card("AC")), ("play", "AC")),
    ],
)
def test_actions_are_written_as_in_a_record(action: Action, words: tuple[str | int, ...]) -> None:
    assert action_words(action) == words
    assert parse_action(list(words)) == action


@pytest.mark.parametrize(
    "text", ["", "A", "ac", "10C", "1C", "AX", "CA", " AC", "AC ", "A♣", "Ａ Ｃ", "AC\n", "x" * 1000]
)
def test_a_text_that_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        parse_card(text)


@pytest.mark.parametrize("text", ["AC  KC", " AC", "AC ", "AC,KC", "AC\tKC", "AC\nKC"])
def test_cards_are_separated_by_single_spaces(text: str) -> None:
    with pytest.raises(NotationError):
        parse_cards(text)


def test_a_card_twice_is_refused() -> None:
    with pytest.raises(NotationError, match="AC is there twice"):
        parse_cards("AC KC AC")
    with pytest.raises(NotationError, match="AC is there twice"):
        parse_deck(cards_text((*DECK[:51], DECK[12])))
    with pytest.raises(NotationError, match="3C is there twice"):
        parse_action(["kill", "3C 3C"])


def test_a_deck_with_cards_missing_is_refused() -> None:
    with pytest.raises(NotationError, match=r"the deck lacks AS$"):
        parse_deck(cards_text(DECK[:-1]))
    with pytest.raises(NotationError, match=r"the deck lacks 2C 3C 4C 5C 6C and more$"):
        parse_deck("")


@pytest.mark.parametrize("text", ["", "s", "South", "X", "SW"])
def test_a_text_that_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a seat"):
        parse_seat(text)


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["cold"],
        ["pass", 1],
        ["Pass"],
        ["bid"],
        ["bid", "8"],
        ["bid", 8.0],
        ["bid", True],
        ["bid", None],
        ["bid", -6],
        ["bid", 10**4000],
        ["trump", "X"],
        ["trump", "c"],
        ["trump", 0],
        ["trump", ["C"]],
        ["kill", ""],
        ["kill", ["3C"]],
        ["play"],
        ["play", "AC", "KC"],
        ["play", {"card": "AC"}],
        [["pass"]],
        "pass",
    ],
)
def test_words_that_are_no_action_are_refused(words: list[object]) -> None:
    with pytest.raises(NotationError, match="is not an action"):
        parse_action(words)


def test_a_refusal_stays_short_and_on_one_line() -> None:
    for words in (
        ["x" * 10_000],
        ["a\nb" * 500],
        [["deep"] * 500],
        ["bid", "9" * 5000],
        ["play", "\u202e" * 99],
    ):
        with pytest.raises(NotationError) as refused:
            parse_action(words)
        assert len(str(refused.value)) < 300
        assert "\n" not in str(refused.value)


def test_a_refusal_survives_what_can_hardly_be_written() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for words in ([deep], ["bid", deep], ["play", "\ud800"]):
        with pytest.raises(NotationError):
            parse_action(words)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(words=st.lists(json_values | st.sampled_from(["pass", "bid", "trump", "kill", "play", "AC", "C"])))
def test_any_words_are_an_action_or_a_notation_error(words: list[object]) -> None:
    try:
        action = parse_action(words)
    except NotationError:
        return
    assert list(action_words(action)) == words or isinstance(action, Kill)
