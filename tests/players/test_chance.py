"""Chance that can be repeated: the streams, and the player who acts by them."""

from itertools import islice

from attrs import evolve

from pidro.engine.actions import Bid
from pidro.engine.cards import Seat
from pidro.engine.game import view_of
from pidro.engine.play import act, options_of, start_deal
from pidro.engine.rules import KOKKOLA
from pidro.players.chance import RandomPlayer, Stream, splitmix64, view_key
from pidro.table.shuffle import deck_of


def test_generator_gives_the_published_numbers_of_splitmix64() -> None:
    assert list(islice(splitmix64(1234567), 5)) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_same_key_gives_the_same_numbers_for_ever() -> None:
    assert [Stream("a key", 7).below(1000) for _ in range(2)] == [102, 102]
    stream = Stream("a key", 7)
    assert [stream.below(1000) for _ in range(5)] == [102, 406, 260, 44, 987]


def test_another_key_gives_other_numbers() -> None:
    assert Stream("a", 1).bits() != Stream("a", 2).bits()
    assert Stream("a", 1).bits() != Stream("a", "1").bits()


def test_numbers_fill_their_range_evenly() -> None:
    stream = Stream("even")
    counts = [0] * 6
    for _ in range(6000):
        counts[stream.below(6)] += 1
    assert min(counts) > 880
    assert max(counts) < 1120
    assert 0.48 < sum(stream.fraction() for _ in range(5000)) / 5000 < 0.52


def test_a_shuffle_keeps_all_things() -> None:
    things = tuple(range(20))
    shuffled = Stream("shuffle").shuffled(things)
    assert shuffled != things
    assert tuple(sorted(shuffled)) == things
    assert Stream("pick").pick("x") == "x"


def test_every_decision_has_a_stream_of_its_own() -> None:
    deal, _ = start_deal(KOKKOLA, Seat.EAST, deck_of(1))
    first = view_of(deal, Seat.SOUTH, (0, 0))
    keys = {view_key(first), view_key(view_of(deal, Seat.WEST, (0, 0)))}
    keys.add(view_key(view_of(deal, Seat.SOUTH, (1, 0))))
    deal, _ = act(deal, Bid(6))
    keys.add(view_key(view_of(deal, Seat.SOUTH, (0, 0))))
    assert len(keys) == 4
    assert view_key(evolve(first, hands=first.hands)) == view_key(first)


def test_a_random_player_plays_legal_deals_of_all_kinds() -> None:
    player, seen = RandomPlayer(), set()
    for number in range(60):
        deal, _ = start_deal(KOKKOLA, Seat(number % 4), deck_of(number))
        while (options := options_of(deal)) is not None:
            view = view_of(deal, options.seat, (0, 0))
            action = player.advise(view).action
            assert action in options
            assert player.advise(view).action == action
            seen.add(type(action).__name__)
            deal, _ = act(deal, action)
    assert seen >= {"Pass", "Bid", "NameTrump", "PlayCard"}
