"""What is kept: running games go on, finished ones count once, and every figure is right."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve

from pidro.engine.cards import Team
from pidro.table.archive import Origin, imported_entry
from pidro.table.database import FILE, Database
from pidro.table.game_record import Aid, Cold, GameRecord, RecordError, with_aid
from pidro.table.live_game import LiveGame
from pidro.table.locks import GameLocks
from pidro.table.record import read, write, write_line
from pidro.table.robots import seated
from pidro.table.shuffle import random_numbers
from pidro.table.statistics import Figures, Statistics
from pidro.table.store import Career, RunningGame, Store, Waiting
from tests.table.games import SHORT, TIPS, finished, reopened, unfinished


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    opened = reopened(folder)
    yield opened
    opened.close()


def playing(store: Store, seed: int) -> tuple[LiveGame, RunningGame]:
    """A new short game of robots that the store keeps."""
    keeper = store.begin()
    record = GameRecord(rules=SHORT, robots=TIPS)
    return LiveGame(record, seated(TIPS), random_numbers(seed), keeper), keeper


def going_on(store: Store, waiting: Waiting) -> LiveGame:
    assert isinstance(waiting.record, GameRecord)
    return LiveGame(
        waiting.record,
        seated(TIPS),
        random_numbers(99),
        store.go_on(waiting),
        hint_is_on=waiting.hint_is_on,
    )


# -- Running games


def test_nothing_waits_on_the_first_start(store: Store) -> None:
    assert store.waiting() == ()
    assert store.career() == Career(0, 0)
    assert store.history() == ()
    assert store.statistics() == Statistics(Figures(), Figures(), ())


def test_game_is_kept_only_once_it_has_a_deal(store: Store) -> None:
    _, keeper = playing(store, 1)
    keeper.keep(GameRecord(), hint_is_on=False)
    assert store.waiting() == ()


@pytest.mark.parametrize("ends", [False, True])
def test_game_is_found_as_another_program_leaves_it_while_this_one_starts(
    folder: Path, store: Store, monkeypatch: pytest.MonkeyPatch, ends: bool
) -> None:
    other = reopened(folder)
    live, keeper = playing(other, 1)
    live.advance()
    take = GameLocks.take

    def taken(locks: GameLocks, game: int) -> bool:
        """In this moment the other program plays on, or gives the game up, and ends."""
        if ends:
            keeper.abandon()
        else:
            live.advance()
        return take(locks, game)

    monkeypatch.setattr(GameLocks, "take", taken)
    assert [waiting.record for waiting in store.waiting()] == ([] if ends else [live.record])
    other.close()


@pytest.mark.parametrize("turn", [0, 1, 7, 25])
def test_game_goes_on_at_the_next_start(folder: Path, turn: int) -> None:
    store = reopened(folder)
    game, _ = playing(store, 1)
    game.start_deal()
    while game.turn < turn:
        game.advance()
    game.turn_hint(on=True)
    store.close()
    store = reopened(folder)
    (waiting,) = store.waiting()
    again = going_on(store, waiting)
    assert (again.game, again.turn, again.record) == (game.game, game.turn, game.record)
    assert again.hint_is_on
    while not again.is_over:
        again.advance()
    assert store.waiting() == ()
    assert [past.deals for past in store.history()] == [len(again.record.deals)]
    store.close()


def test_store_that_nobody_closed_is_whole(folder: Path) -> None:
    killed = reopened(folder)
    game, _ = playing(killed, 1)
    for _ in range(9):
        game.advance()
    # What a second program sees is what is left when the first one dies now.
    copy = folder.with_name("copy")
    copy.mkdir()
    for file in folder.iterdir():
        (copy / file.name).write_bytes(file.read_bytes())
    store = reopened(copy)
    (waiting,) = store.waiting()
    assert waiting.record == game.record
    store.close()
    killed.close()


def test_two_games_wait_in_their_order(folder: Path) -> None:
    store = reopened(folder)
    games = [playing(store, seed)[0] for seed in (1, 2, 3)]
    for game in games:
        game.start_deal()
    store.close()
    store = reopened(folder)
    assert [waiting.record for waiting in store.waiting()] == [game.record for game in games]
    store.close()


def test_spoiled_game_is_told_once_and_stays_in_the_file(folder: Path) -> None:
    store = reopened(folder)
    game, _ = playing(store, 1)
    game.start_deal()
    store.close()
    spoil(folder, "UPDATE running SET record = replace(record, 'dealer', 'dancer')")
    store = reopened(folder)
    (waiting,) = store.waiting()
    assert isinstance(waiting.record, RecordError)
    assert store.waiting() == ()
    store.close()
    assert rows(folder, "SELECT count(*) FROM spoiled WHERE record LIKE '%dancer%'") == [(1,)]


def spoil(folder: Path, statement: str) -> None:
    """Change the file behind the program's back."""
    database = Database(folder / FILE)
    with database.writing() as connection:
        connection.execute(statement)
    database.close()


def rows(folder: Path, query: str) -> list[tuple[object, ...]]:
    database = Database(folder / FILE)
    with database.reading() as connection:
        found = connection.execute(query).fetchall()
    database.close()
    return found


# -- Finished games


def test_finished_game_counts_once_whatever_follows(store: Store) -> None:
    game, keeper = playing(store, 3)
    while not game.is_over:
        game.advance()
    game.turn_hint(on=True)
    keeper.keep(game.record, hint_is_on=False)
    keeper.abandon()
    assert sum((store.career().wins, store.career().losses)) == 1
    (past,) = store.history()
    assert past.origin is Origin.PLAYED
    assert past.winner is game.game.winner
    assert past.scores == game.game.scores
    assert past.ended == "2026-11-30T12:00:00+00:00"
    assert store.record(past.game) == game.record


def test_game_finished_by_two_programs_counts_once(folder: Path) -> None:
    first, second = reopened(folder), reopened(folder)
    game, keeper = playing(first, 3)
    game.start_deal()
    # As if the locks had failed: both have the same game.
    (waiting,) = second.waiting()
    while not game.is_over:
        game.advance()
    second.go_on(waiting).keep(game.record, hint_is_on=False)
    assert keeper is not None
    assert len(first.history()) == 1
    first.close()
    second.close()


def test_abandoned_game_is_neither_won_nor_lost(store: Store) -> None:
    game, keeper = playing(store, 1)
    while len(game.record.deals) < 2:
        game.advance()
    keeper.abandon()
    assert store.career() == Career(0, 0)
    assert store.statistics().results == ()
    (past,) = store.history()
    assert (past.origin, past.winner, past.scores) == (Origin.ABANDONED, None, game.game.scores)
    assert store.record(past.game) == game.record
    assert store.waiting() == ()


def test_game_abandoned_in_its_first_deal_leaves_nothing(store: Store) -> None:
    game, keeper = playing(store, 1)
    game.advance()
    keeper.abandon()
    assert (store.history(), store.waiting()) == ((), ())
    store.begin().abandon()
    assert store.history() == ()


def test_spoiled_game_can_be_abandoned(folder: Path, store: Store) -> None:
    game, keeper = playing(store, 1)
    game.advance()
    spoil(folder, "UPDATE running SET record = 'x'")
    keeper.abandon()
    assert (store.history(), store.waiting()) == ((), ())
    assert rows(folder, "SELECT record FROM spoiled") == [("x",)]


def test_imported_game_does_not_count_and_is_there_once(store: Store) -> None:
    games = (finished(3), read(write(finished(3))), unfinished(1, 9))
    store.take(map(imported_entry, games))
    assert [store.record(past.game) for past in store.history()] == [games[2], games[0]]
    store.take(map(imported_entry, games))
    assert [past.origin for past in store.history()] == [Origin.IMPORTED] * 2
    assert store.career() == Career(0, 0)
    assert store.statistics().results == ()


def test_record_that_is_not_there_or_is_damaged_is_refused(folder: Path, store: Store) -> None:
    store.take([imported_entry(finished(3))])
    number = store.history()[0].game
    with pytest.raises(RecordError, match="not in the history"):
        store.record(number + 1)
    spoil(folder, "UPDATE records SET text = x'0011'")
    with pytest.raises(RecordError, match="damaged in the file"):
        store.record(number)


def test_reset_career_starts_anew_and_leaves_the_history(store: Store) -> None:
    for seed in range(4):
        store.begin().keep(finished(seed), hint_is_on=False)
    store.reset_career()
    assert store.career() == Career(0, 0)
    assert store.statistics().results == ()
    assert len(store.history()) == 4
    store.begin().keep(finished(9), hint_is_on=False)
    assert sum((store.career().wins, store.career().losses)) == 1
    assert store.statistics().unassisted.games == 1


# -- Figures, worked out a second way from the records


def test_every_figure_is_what_the_records_say(store: Store) -> None:
    for seed in range(30):
        record = finished(seed)
        if seed % 3 == 0:
            record = with_aid(record, Aid.HINT)
        store.begin().keep(record, hint_is_on=False)
    records = [store.record(past.game) for past in reversed(store.history())]
    statistics = store.statistics()
    assert statistics.unassisted == second_way([record for record in records if not record.is_assisted])
    assert statistics.assisted == second_way([record for record in records if record.is_assisted])
    assert statistics.assisted.games == 10
    assert [result.is_won for result in statistics.results] == [
        record.winner is Team.NS for record in records
    ]
    assert [result.scores for result in statistics.results] == [record.deals[-1].score for record in records]
    assert [result.is_assisted for result in statistics.results] == [record.is_assisted for record in records]
    wins = sum(record.winner is Team.NS for record in records)
    assert store.career() == Career(wins, len(records) - wins)


def second_way(records: list[GameRecord]) -> Figures:
    """The figures from the text of the records: bids and running scores, nothing that the store wrote."""
    bid: list[int] = []
    defended: list[int] = []
    made: Counter[int] = Counter()
    sets: Counter[int] = Counter()
    for record in records:
        before = 0
        for deal in record.deals:
            bidder, amount = high_bid(write_line(evolve(record, deals=(deal,), winner=None)))
            assert deal.score is not None
            gain, before = deal.score[0] - before, deal.score[0]
            if bidder in "SN":
                bid.append(gain)
                (sets if gain == -amount else made)[amount] += 1
            else:
                defended.append(gain)
    return Figures(
        games=len(records),
        wins=sum(record.winner is Team.NS for record in records),
        bid_deals=len(bid),
        bid_points=sum(bid),
        defended_deals=len(defended),
        defended_points=sum(defended),
        made=tuple(sorted(made.items())),
        sets=tuple(sorted(sets.items())),
    )


def high_bid(text: str) -> tuple[str, int]:
    """Seat and height of the last bid in this text of one deal."""
    words = text[text.rindex('"bid"') - 6 :]
    return words[2], int(words.split(",")[2].split("]")[0])


def test_rates_and_averages() -> None:
    figures = Figures(4, 3, 10, 65, 5, 20)
    assert (figures.win_rate, figures.points_as_bidder, figures.points_as_defender) == (0.75, 6.5, 4.0)
    none = Figures()
    assert (none.win_rate, none.points_as_bidder, none.points_as_defender) == (None, None, None)


def test_cold_is_never_a_bid() -> None:
    assert any(isinstance(move.action, Cold) for move in finished(3).deals[0].moves)
