"""Deals are judged beside the window: one at a time, each once, and nothing waits for it."""

import multiprocessing
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QTableView
from pytestqt.qtbot import QtBot

from pidro.engine.phases import Phase
from pidro.table.game_record import RecordError
from pidro.table.judged_deals import Judged
from pidro.table.other_table import other_table
from pidro.table.store import Store, open_store
from pidro.table.trouble import StoreError, Trouble
from pidro.ui.background import CATCH_UP_DEALS, Background
from pidro.ui.states import Resting
from pidro.ui.story import Rest
from tests.table.games import finished
from tests.table.reviewed_deals import by_rule
from tests.ui.conftest import Sit
from tests.ui.jobs import at_once, killed, never, wrong
from tests.ui.person import AT_ONCE, until

NOON = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
WAIT_MS = 60_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path, lambda: NOON)
    assert opened.store is not None
    yield opened.store
    opened.store.close()


@pytest.fixture
def begin(no_process: None, store: Store) -> Iterator[Callable[..., Background]]:
    """Makes a background over the store, which ends with the test."""
    parent = QObject()
    made: list[Background] = []

    def background(
        job: Callable[..., Judged | RecordError] = at_once, kept: Store | None = store
    ) -> Background:
        made.append(Background(kept, parent, job))
        return made[-1]

    yield background
    for one in made:
        one.close()
    assert multiprocessing.active_children() == []


def test_deals_are_judged_one_after_the_other(
    qtbot: QtBot, store: Store, begin: Callable[..., Background]
) -> None:
    keeper = store.begin()
    keeper.keep(finished(3), hint_is_on=False)
    background, deals = begin(), len(finished(3).deals)
    assert background.gains(keeper) == {}
    background.look()
    for judged in range(1, deals + 1):
        assert len(multiprocessing.active_children()) <= 1
        background.look()
        with qtbot.waitSignal(background.added, timeout=WAIT_MS):
            assert background.is_busy
        # The latest comes first.
        places = range(deals - judged, deals)
        assert background.gains(keeper) == {place: place + 10 for place in places}
    assert not background.is_busy
    assert store.judged.skill().waiting == 0
    background.deal_scored()
    assert not background.is_busy


def test_what_was_left_is_looked_up_a_while_after_the_start(
    qtbot: QtBot, store: Store, begin: Callable[..., Background], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pidro.ui.background.CATCH_UP_MS", 1)
    store.begin().keep(by_rule(1), hint_is_on=False)
    background = begin()
    with qtbot.waitSignal(background.added, timeout=WAIT_MS):
        background.start()
    assert store.judged.skill().spans[-1].count == 1


def test_old_data_are_caught_up_with_in_small_helpings(
    qtbot: QtBot, store: Store, begin: Callable[..., Background], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert CATCH_UP_DEALS >= 10
    monkeypatch.setattr("pidro.ui.background.CATCH_UP_DEALS", 1)
    for seed in range(3):
        store.begin().keep(by_rule(seed), hint_is_on=False)
    background = begin()
    with qtbot.waitSignal(background.added, timeout=WAIT_MS):
        background.look()
    assert not background.is_busy
    with qtbot.waitSignal(background.added, timeout=WAIT_MS):
        background.deal_scored()
    assert not background.is_busy
    assert store.judged.skill().waiting == 1


@pytest.mark.parametrize(("job", "left"), [(wrong, 0), (killed, 1)])
def test_what_can_not_be_judged_holds_nothing_up(
    qtbot: QtBot,
    store: Store,
    begin: Callable[..., Background],
    job: Callable[..., Judged | RecordError],
    left: int,
) -> None:
    store.begin().keep(by_rule(1), hint_is_on=False)
    background = begin(job)
    with qtbot.waitSignal(background.added, timeout=WAIT_MS):
        background.look()
    background.look()
    assert not background.is_busy
    assert store.judged.skill().waiting == left
    again = begin()
    again.look()
    assert again.is_busy == bool(left)


@pytest.mark.parametrize("is_started", [True, False])
def test_closing_ends_the_process_and_leaves_the_deal_for_later(
    qtbot: QtBot, store: Store, begin: Callable[..., Background], *, is_started: bool
) -> None:
    store.begin().keep(by_rule(1), hint_is_on=False)
    background = begin(never)
    background.look()
    if is_started:
        qtbot.waitUntil(lambda: len(multiprocessing.active_children()) == 1, timeout=WAIT_MS)
    background.close()
    assert multiprocessing.active_children() == []
    background.close()
    background.look()
    assert not background.is_busy
    assert store.judged.next_unjudged() is not None


def test_result_after_the_end_is_dropped(
    qapp: QApplication, store: Store, begin: Callable[..., Background]
) -> None:
    store.begin().keep(by_rule(1), hint_is_on=False)
    background = begin()
    background.look()
    assert background._work is not None
    background._work._thread.join()
    background.close()
    qapp.processEvents()
    assert store.judged.skill().waiting == 1
    assert store.judged.next_unjudged() is not None


def test_where_nothing_is_kept_nothing_is_judged(begin: Callable[..., Background]) -> None:
    background = begin(at_once, None)
    background.start()
    background.deal_scored()
    assert not background.is_busy
    assert background.gains(None) is None


def test_faults_of_the_data_hold_nothing_up(
    qtbot: QtBot, store: Store, begin: Callable[..., Background], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_args: object) -> None:
        raise StoreError(Trouble.BUSY, Path("x"), "busy")

    keeper = store.begin()
    keeper.keep(by_rule(1), hint_is_on=False)
    background = begin()
    with monkeypatch.context() as patch:
        patch.setattr("pidro.table.judged_deals.JudgedDeals.next_unjudged", fails)
        patch.setattr("pidro.table.judged_deals.JudgedDeals.gains", fails)
        background.look()
        assert not background.is_busy
        assert background.gains(keeper) == {}
    monkeypatch.setattr("pidro.table.judged_deals.JudgedDeals.put", fails)
    with qtbot.waitSignal(background.added, timeout=WAIT_MS):
        background.look()
    assert not background.is_busy
    assert background.gains(keeper) == {}


def test_where_no_process_can_be_started_the_deal_waits(
    qtbot: QtBot, store: Store, begin: Callable[..., Background], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_args: object) -> None:
        raise OSError

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", fails)
    store.begin().keep(by_rule(1), hint_is_on=False)
    background = begin()
    with qtbot.waitSignal(background.added, timeout=WAIT_MS):
        background.look()
    assert not background.is_busy
    assert store.judged.skill().waiting == 1


def test_window_shows_the_other_table_when_it_is_there(qtbot: QtBot, sit: Sit, store: Store) -> None:
    person = sit(settings=evolve(AT_ONCE, other_table=True), store=store)
    window = person.window
    until(person, lambda: person.state == Resting(Rest.DEAL_DONE))
    live, keeper = window.games.live, window.games.keeper
    assert live is not None
    assert keeper is not None
    assert live.deal.phase is Phase.SCORED
    model = window.findChildren(QTableView)[0].model()
    waits = "Deal 1: the other table still plays these cards."
    assert model.index(0, 3).data() == waits
    start = time.monotonic()
    until(person, lambda: person.state == Resting(Rest.DEAL_DONE) and len(live.record.deals) == 2)
    assert time.monotonic() - start < WAIT_MS / 1000
    qtbot.waitUntil(lambda: len(store.judged.gains(keeper.game)) == 2, timeout=WAIT_MS)
    record = live.record
    assert store.judged.gains(keeper.game) == {place: other_table(record, place).gain for place in (0, 1)}
    assert waits not in [model.index(row, 3).data() for row in range(2)]
    window.games.numbered_deal(4)
    assert window.games.keeper is None
    assert model.columnCount() == 3
    window.games.leave()
    window.set_settings(AT_ONCE)
    assert model.columnCount() == 3


def test_window_that_closes_after_its_data_says_nothing(
    tmp_path: Path, begin: Callable[..., Background]
) -> None:
    store = open_store(tmp_path / "other", lambda: NOON).store
    assert store is not None
    store.begin().keep(by_rule(1), hint_is_on=False)
    background = begin(never, store)
    background.look()
    store.close()
    background.close()
    assert multiprocessing.active_children() == []
