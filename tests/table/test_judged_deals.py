"""Judged deals are kept once each, come back in the order of play, and say what the records say."""

import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve

from pidro.engine.cards import Seat
from pidro.table import database
from pidro.table.archive import imported_entry
from pidro.table.beside import judge_stored
from pidro.table.database import FILE, Database
from pidro.table.game_record import Aid, GameRecord, RecordError, with_aid
from pidro.table.judged_deals import LONGEST_COURSE, Judged, JudgedDeals, Unjudged
from pidro.table.judgement import judge_in_game
from pidro.table.losses import Kind, Losses
from pidro.table.other_table import other_table
from pidro.table.record import write_line
from pidro.table.store import Store, open_store
from pidro.table.trends import Skill, Stretch, line_of, running_sum
from pidro.table.trouble import Trouble
from tests.table.games import NOON, finished, live, reopened
from tests.table.reviewed_deals import by_rule

ROOT = Path(__file__).resolve().parents[2]
NONE = Stretch(0, Losses(), 0)
owner_of = database._owner
LOSSES = Losses(bid=0.5, trump=1.0, lead=2.5)
SECOND = """
import sys
from pathlib import Path
from pidro.table.store import open_store
store = open_store(Path(sys.argv[1])).store
found = store.judged.next_unjudged()
print(None if found is None else found.deal, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = reopened(tmp_path)
    yield opened
    opened.close()


def taken(deals: JudgedDeals) -> Unjudged:
    """A deal that waits, which there must be."""
    unjudged = deals.next_unjudged()
    assert unjudged is not None
    return unjudged


def keep(store: Store, record: GameRecord) -> int:
    """Have this game in the store; its number."""
    keeper = store.begin()
    keeper.keep(record, hint_is_on=False)
    return keeper.game


def put_all(deals: JudgedDeals, seed: int = 0) -> list[Judged]:
    """Judge everything by chance; what was put, in the order of play."""
    rng = random.Random(seed)
    found = []
    while (unjudged := deals.next_unjudged()) is not None:
        losses = Losses(*(rng.choice((0.0, 0.0, rng.random() * 3)) for _ in Kind))
        found.append(Judged(losses, rng.randint(-14, 14)))
        deals.put(unjudged, found[-1])
    return found[::-1]


# -- Rows


def test_nothing_is_judged_at_first(store: Store) -> None:
    assert store.judged.next_unjudged() is None
    assert store.judged.skill() == Skill((NONE, NONE, NONE), (), 0)
    assert store.judged.worst(Kind.BID) == ()


def test_deal_waits_from_its_last_card_on(store: Store) -> None:
    keeper, game = store.begin(), live(1)
    while not game.record.deals or game.record.deals[0].points is None:
        game.advance()
        keeper.keep(game.record, hint_is_on=False)
        assert (store.judged.skill().waiting == 1) == (game.record.deals[0].points is not None)
    for _ in range(3):
        # A hint turned on and off between two deals keeps the same state again.
        keeper.keep(game.record, hint_is_on=True)
    first = taken(store.judged)
    assert (first.place, first.text) == (0, write_line(game.record))
    store.judged.put(first, Judged(LOSSES, 3))
    keeper.keep(game.record, hint_is_on=False)
    assert store.judged.next_unjudged() is None
    assert store.judged.gains(keeper.game) == {0: 3}
    game.start_deal()
    keeper.keep(game.record, hint_is_on=False)
    assert store.judged.next_unjudged() is None
    (worst,) = store.judged.worst(Kind.LEAD)
    assert (worst.game, worst.place, worst.ended) == (keeper.game, 0, None)
    assert (worst.losses, worst.gain) == (LOSSES, 3)
    assert store.judged.record(keeper.game) == game.record


def test_latest_deal_comes_first_and_what_is_left_waits_for_the_next_start(tmp_path: Path) -> None:
    store = reopened(tmp_path)
    games = [keep(store, finished(seed)) for seed in (1, 2)]
    last = taken(store.judged)
    assert last.place == len(finished(2).deals) - 1
    store.judged.put(last, Judged(Losses(), -2))
    half = taken(store.judged)
    assert half.deal < last.deal
    store.close()
    store = reopened(tmp_path)
    assert taken(store.judged) == half
    put_all(store.judged)
    assert store.judged.gains(games[1])[last.place] == -2
    assert [len(store.judged.gains(game)) for game in games] == [len(finished(s).deals) for s in (1, 2)]
    assert store.judged.skill().waiting == 0
    (ended,) = {deal.ended for deal in store.judged.worst(Kind.BID)}
    assert ended == "2026-11-30T12:00:00+00:00"
    assert store.judged.record(games[0]) == finished(1)
    store.close()


def test_deal_is_judged_once(store: Store) -> None:
    game = keep(store, by_rule(1))
    deal = taken(store.judged)
    store.judged.put(deal, Judged(LOSSES, 5))
    store.judged.put(deal, Judged(Losses(), -5))
    store.judged.drop(deal)
    assert store.judged.gains(game) == {0: 5}


def test_deal_that_is_left_alone_is_passed_over(store: Store) -> None:
    keep(store, by_rule(1))
    keep(store, by_rule(2))
    second = taken(store.judged)
    store.judged.leave(second)
    first = store.judged.next_unjudged([second.deal])
    assert first is not None
    assert first.deal < second.deal
    assert store.judged.next_unjudged([first.deal, second.deal]) is None


class Locks:
    """Locks of a second program, which another one is ahead of."""

    def __init__(self, first: JudgedDeals) -> None:
        self.first = first
        self.is_ahead = False

    def take(self, _deal: int) -> bool:
        if self.is_ahead:
            self.first.put(taken(self.first), Judged(LOSSES, 1))
        return self.is_ahead

    def give_up(self, _deal: int) -> None:
        return


def test_two_programs_judge_each_deal_once(store: Store) -> None:
    keep(store, by_rule(1))
    locks = Locks(store.judged)
    second = JudgedDeals(store._database, locks)  # type: ignore[arg-type]
    assert second.next_unjudged() is None
    locks.is_ahead = True
    assert second.next_unjudged() is None
    assert store.judged.skill().spans[-1] == Stretch(1, LOSSES, 1)


def test_game_that_is_given_up_takes_its_deals_along(store: Store) -> None:
    keeper = store.begin()
    keeper.keep(by_rule(1), hint_is_on=False)
    deal = taken(store.judged)
    keeper.abandon()
    store.judged.put(deal, Judged(LOSSES, 5))
    assert store.judged.skill() == Skill((NONE, NONE, NONE), (), 0)
    assert store.judged.next_unjudged() is None


def test_career_that_is_reset_takes_the_finished_games_along(store: Store) -> None:
    keep(store, finished(1))
    running = keep(store, by_rule(1))
    put_all(store.judged)
    store.reset_career()
    assert store.judged.skill().spans[-1].count == 1
    assert list(store.judged.gains(running)) == [0]


def test_imported_game_is_not_judged(store: Store) -> None:
    store.take([imported_entry(finished(1))])
    assert store.judged.next_unjudged() is None


def test_record_that_is_gone_or_wrong_is_never_judged(tmp_path: Path, store: Store) -> None:
    gone, wrong = keep(store, finished(1)), keep(store, by_rule(1))
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("DELETE FROM records")
    connection.execute("UPDATE running SET record = replace(record, 'dealer', 'dancer')")
    connection.commit()
    connection.close()
    deal = taken(store.judged)
    assert isinstance(judge_stored(deal.text, deal.place), RecordError)
    store.judged.drop(deal)
    assert store.judged.next_unjudged() is None
    for game in (gone, wrong):
        with pytest.raises(RecordError):
            store.judged.record(game)
    assert store.judged.skill().waiting == 0


# -- Old data


def as_version_1(folder: Path) -> None:
    """Take out of the file what version 1 did not have."""
    connection = sqlite3.connect(folder / FILE)
    connection.execute("DROP TABLE judged")
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()


def test_old_data_are_upgraded_in_place(tmp_path: Path) -> None:
    store = reopened(tmp_path)
    keep(store, finished(1))
    store.reset_career()
    over = keep(store, finished(2))
    helped = keep(store, with_aid(finished(3), Aid.HINT))
    store.take([imported_entry(finished(4))])
    damaged = keep(store, finished(7))
    keeper, game = store.begin(), live(5)
    while not game.record.deals or game.record.deals[0].points is None:
        game.advance()
    keeper.keep(game.record, hint_is_on=False)
    career, history = store.career(), store.history()
    store.close()
    as_version_1(tmp_path)
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("UPDATE games SET token = 'F' || token WHERE deals = 5")
    connection.commit()
    connection.close()
    store = reopened(tmp_path)
    assert (store.career(), store.history()) == (career, history)
    assert store.judged.skill().waiting == len(finished(2).deals)
    put_all(store.judged)
    assert len(store.judged.gains(over)) == len(finished(2).deals)
    assert len(store.judged.gains(helped)) == len(finished(3).deals)
    assert store.judged.gains(damaged) == {}
    # The running game's deals come along when its next one is scored.
    (waiting,) = store.waiting()
    assert isinstance(waiting.record, GameRecord)
    store.go_on(waiting).keep(waiting.record, hint_is_on=False)
    assert taken(store.judged).place == 0
    store.close()


def test_old_data_are_upgraded_by_one_of_two_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = reopened(tmp_path)
    keep(store, finished(2))
    store.close()
    as_version_1(tmp_path)
    looks = 0

    def owner(connection: sqlite3.Connection) -> tuple[int, int]:
        nonlocal looks
        looks += 1
        found = owner_of(connection)
        if looks == 3:
            # The first program has inspected the file and goes to upgrade it, when another one has.
            Database(tmp_path / FILE).close()
        return found

    monkeypatch.setattr(database, "_owner", owner)
    store = reopened(tmp_path)
    assert looks > 4
    assert len(put_all(store.judged)) == len(finished(2).deals)
    store.close()


def test_damaged_file_of_version_1_is_put_aside(tmp_path: Path) -> None:
    reopened(tmp_path).close()
    as_version_1(tmp_path)
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("DROP TABLE games")
    connection.close()
    opened = open_store(tmp_path, lambda: NOON)
    assert opened.store is not None
    assert opened.fault is not None
    assert opened.fault.trouble is Trouble.PUT_ASIDE
    opened.store.close()


# -- Figures, worked out a second way


def test_figures_are_what_the_records_say(store: Store) -> None:
    """Real deals, judged from their text as the program does, against the records judged once more."""
    records = [evolve(by_rule(number, 0.6), names=("A", "B", "C", str(number))) for number in range(3)]
    records[1] = with_aid(records[1], Aid.HINT)
    games = [keep(store, record) for record in records]
    while (deal := store.judged.next_unjudged()) is not None:
        found = judge_stored(deal.text, deal.place)
        assert isinstance(found, Judged)
        store.judged.put(deal, found)
    alone = [record for record in map(store.judged.record, games) if not record.is_assisted]
    assert len(alone) == 2
    gains = [other_table(record, 0).gain for record in alone]
    skill = store.judged.skill()
    assert list(running_sum(skill.course)) == [sum(gains[:end]) for end in (1, 2)]
    decisions = [decision for record in alone for decision in judge_in_game(record, 0).decisions]
    for kind in Kind:
        lost = sum(decision.loss for decision in decisions if decision.kind is kind)
        assert [span.mean(kind) for span in skill.spans] == pytest.approx([lost / 2] * 3)
    assert skill.spans[0].mean_of_all == pytest.approx(sum(decision.loss for decision in decisions) / 2)
    assert all(decision.seat is Seat.SOUTH for decision in decisions)
    assert dict(store.judged.gains(games[1])) == {0: other_table(records[1], 0).gain}


def test_spans_and_course_of_many_deals(tmp_path: Path, store: Store) -> None:
    for seed in range(90):
        keep(store, finished(seed % 40))
    put = put_all(store.judged)
    count = len(put)
    assert count > LONGEST_COURSE
    skill = store.judged.skill()
    for span, last in zip(skill.spans, (put[-20:], put[-100:], put), strict=True):
        assert span.count == len(last)
        assert span.gain == sum(found.gain for found in last)
        for kind in Kind:
            assert span.losses.of(kind) == pytest.approx(sum(found.losses.of(kind) for found in last))
    check_course(skill, put)
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("DELETE FROM judged WHERE deal BETWEEN 51 AND 60")
    connection.commit()
    connection.close()
    check_course(store.judged.skill(), put[:50] + put[60:])


def check_course(skill: Skill, put: list[Judged]) -> None:
    """Running sum and line, worked out from each single deal."""
    ends = [sum(stretch.count for stretch in skill.course[:end]) for end in range(len(skill.course) + 1)]
    assert ends[-1] == len(put)
    assert len(skill.course) <= LONGEST_COURSE
    sums = [sum(found.gain for found in put[:end]) for end in ends[1:]]
    assert list(running_sum(skill.course)) == sums
    window = 4 * len(put) // len(skill.course)
    for kind in Kind:
        line = line_of(skill.course, kind, window)
        for end, value in enumerate(line, 1):
            last = put[ends[max(0, end - 4)] : ends[end]]
            assert value == pytest.approx(sum(found.losses.of(kind) for found in last) / len(last))


def test_course_of_few_deals_has_each_by_itself(store: Store) -> None:
    for seed in range(3):
        keep(store, finished(seed))
    keeper = store.begin()
    keeper.keep(by_rule(1), hint_is_on=False)
    keep(store, by_rule(2))
    # A gap in the numbers.
    keeper.abandon()
    put = put_all(store.judged)
    skill = store.judged.skill()
    assert [stretch.count for stretch in skill.course] == [1] * len(put)
    check_course(skill, put)


def test_kind_leads_to_its_deals_worst_first_and_of_equals_the_latest(store: Store) -> None:
    for number in range(4):
        keep(store, evolve(by_rule(number), names=("A", "B", "C", str(number))))
    for lost in (1.0, 2.0, 0.0, 1.0):
        store.judged.put(taken(store.judged), Judged(Losses(lead=lost), 0))
    found = [store.judged.record(deal.game).names[3] for deal in store.judged.worst(Kind.LEAD)]
    assert found == ["2", "3", "0"]
    assert [store.judged.worst(kind) for kind in Kind if kind is not Kind.LEAD] == [()] * 4


def test_line_without_deals() -> None:
    assert line_of((), Kind.LEAD) == ()
    assert running_sum(()) == ()
    assert NONE.mean(Kind.BID) == NONE.mean_of_all == 0.0


def test_ten_thousand_games_open_at_once(tmp_path: Path, store: Store) -> None:
    keep(store, finished(2))
    connection = sqlite3.connect(tmp_path / FILE)
    rows = [
        (game, place, 0, *[game % 3 / 2] * 5, place % 5 - 2) for game in range(10_000) for place in range(9)
    ]
    connection.executemany(
        "INSERT INTO judged (game, place, assisted, bid, trump, kill, lead, follow, gain)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        rows,
    )
    connection.commit()
    connection.close()
    start = time.process_time()
    skill = store.judged.skill()
    assert skill.spans[-1].count == len(rows)
    span = time.process_time() - start
    print(f"skill of {len(rows)} deals in {span:.3f} s")
    start = time.process_time()
    assert store.judged.next_unjudged() is not None
    assert store.judged.gains(7) == {place: place % 5 - 2 for place in range(9)}
    print(f"next in {time.process_time() - start:.4f} s")
    assert span < 0.3


def test_second_program_takes_another_deal_and_leaves_it_when_it_ends(tmp_path: Path, store: Store) -> None:
    keep(store, by_rule(1))
    keep(store, by_rule(2))
    mine = taken(store.judged)
    with subprocess.Popen(
        [sys.executable, "-c", SECOND, str(tmp_path)],
        env={"PYTHONPATH": str(ROOT / "src")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as second:
        assert second.stdout is not None
        theirs = int(second.stdout.readline())
        assert theirs != mine.deal
        store.judged.put(mine, Judged(LOSSES, 1))
        assert store.judged.next_unjudged() is None
        second.kill()
    assert taken(store.judged).deal == theirs
