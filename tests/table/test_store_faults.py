"""Whatever lies where the data should be: one sentence, nothing overwritten, and the game goes on."""

import errno
import logging
import os
import random
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from shutil import rmtree

import pytest

from pidro.table import database
from pidro.table.database import FILE, Database, put_aside
from pidro.table.game_record import GameRecord, RecordError
from pidro.table.live_game import LiveGame
from pidro.table.robots import seated
from pidro.table.shuffle import random_numbers
from pidro.table.store import LOCK_FILE, Career, Opened, Store, open_store
from pidro.table.trouble import StoreError, Trouble, trouble_of
from tests.table.games import SHORT, TIPS, finished, unfinished

NOBODY = 65534


@contextmanager
def as_nobody() -> Iterator[None]:
    """Nothing is forbidden to root, so let the system take us for somebody else meanwhile."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody may enter and write."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o777)
    yield folder
    folder.chmod(0o777)
    rmtree(folder)


@pytest.mark.parametrize("tails", [("", "-wal", "-shm"), ("",)])
def test_a_game_outlives_its_file(tails: tuple[str, ...], tmp_path: Path) -> None:
    """The file is taken away while a game is played, with all that is beside it or alone."""
    store = sound(open_store(tmp_path))
    game = store.begin()
    game.keep(unfinished(7, 9), hint_is_on=False)
    for tail in tails:
        (tmp_path / (FILE + tail)).unlink()
    game.keep(unfinished(7, 10), hint_is_on=False)
    other = sound(open_store(tmp_path))
    assert other.running() == 1
    other.close()
    store.close()
    store = sound(open_store(tmp_path))
    assert [waiting.record for waiting in store.waiting()] == [unfinished(7, 10)]
    store.close()


def test_a_game_outlives_its_folder(open_folder: Path) -> None:
    folder = open_folder / "data"
    store = sound(open_store(folder))
    game = store.begin()
    game.keep(unfinished(7, 9), hint_is_on=False)
    rmtree(folder)
    open_folder.chmod(0o555)
    with as_nobody(), pytest.raises(StoreError) as refused:
        game.keep(unfinished(7, 10), hint_is_on=False)
    assert refused.value.trouble is Trouble.FORBIDDEN
    open_folder.chmod(0o777)
    game.keep(unfinished(7, 11), hint_is_on=False)
    store.close()
    store = sound(open_store(folder))
    assert [waiting.record for waiting in store.waiting()] == [unfinished(7, 11)]
    store.close()


def test_a_folder_that_is_locked_meanwhile_keeps_what_is_open(open_folder: Path) -> None:
    folder = open_folder / "data"
    with as_nobody():
        store = sound(open_store(folder))
        game = store.begin()
        game.keep(unfinished(7, 9), hint_is_on=False)
        folder.chmod(0)
        game.keep(unfinished(7, 10), hint_is_on=False)
        folder.chmod(0o700)
        store.close()
        store = sound(open_store(folder))
        assert [waiting.record for waiting in store.waiting()] == [unfinished(7, 10)]
        store.close()


def fill(folder: Path) -> Path:
    """A sound file with some games, finished and running; its path."""
    store = sound(open_store(folder))
    for seed in range(3):
        store.begin().keep(finished(seed), hint_is_on=False)
    store.begin().keep(unfinished(7, 9), hint_is_on=True)
    store.close()
    return folder / FILE


def sound(opened: Opened) -> Store:
    assert opened.fault is None
    assert opened.store is not None
    return opened.store


def fault(opened: Opened) -> Trouble:
    """What was wrong, where nothing can be kept."""
    assert opened.store is None
    assert opened.fault is not None
    assert "\n" not in str(opened.fault)
    return opened.fault.trouble


def contents(folder: Path) -> dict[str, bytes]:
    """Every file in the folder but the locks'."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != LOCK_FILE}


# -- Something else in its place


def test_folder_in_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert fault(open_store(tmp_path)) is Trouble.UNREACHABLE
    assert (tmp_path / FILE).is_dir()


def test_file_in_place_of_the_folder(tmp_path: Path) -> None:
    place = tmp_path / "data"
    place.write_text("mine")
    assert fault(open_store(place)) is Trouble.UNREACHABLE
    assert fault(open_store(place / "deeper")) is Trouble.UNREACHABLE
    assert place.read_text() == "mine"


def test_link_to_nowhere(tmp_path: Path) -> None:
    (tmp_path / FILE).symlink_to(tmp_path / "gone" / "file")
    assert fault(open_store(tmp_path)) is Trouble.UNREACHABLE
    (tmp_path / "data").symlink_to(tmp_path / "nowhere")
    assert fault(open_store(tmp_path / "data")) is Trouble.UNREACHABLE
    assert not (tmp_path / "nowhere").exists()


def test_link_to_a_file_elsewhere_is_followed(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    fill(tmp_path / "elsewhere")
    (tmp_path / FILE).symlink_to(tmp_path / "elsewhere" / FILE)
    store = sound(open_store(tmp_path))
    assert len(store.history()) == 3
    store.close()


def test_folder_in_place_of_the_locks(tmp_path: Path) -> None:
    fill(tmp_path)
    (tmp_path / LOCK_FILE).unlink()
    (tmp_path / LOCK_FILE).mkdir()
    assert fault(open_store(tmp_path)) is Trouble.UNREACHABLE


def test_name_that_no_disk_holds(tmp_path: Path) -> None:
    assert fault(open_store(tmp_path / ("x" * 300))) is Trouble.UNREACHABLE


# -- Permission


def test_folder_that_may_not_be_written(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    with as_nobody():
        assert fault(open_store(open_folder)) is Trouble.FORBIDDEN
        assert fault(open_store(open_folder / "data")) is Trouble.FORBIDDEN
    assert contents(open_folder) == {}


def test_file_of_somebody_else(open_folder: Path) -> None:
    file = fill(open_folder)
    file.chmod(0o400)
    (open_folder / LOCK_FILE).chmod(0o666)
    before = contents(open_folder)
    with as_nobody():
        assert fault(open_store(open_folder)) is Trouble.FORBIDDEN
    assert contents(open_folder) == before


@pytest.mark.parametrize("damaged", [False, True])
def test_file_in_a_folder_that_may_not_be_written(open_folder: Path, damaged: bool) -> None:
    """A damaged one can't even be put aside."""
    file = fill(open_folder)
    if damaged:
        file.write_bytes(b"no database at all" * 100)
    file.chmod(0o666)
    (open_folder / LOCK_FILE).chmod(0o666)
    before = contents(open_folder)
    open_folder.chmod(0o555)
    with as_nobody():
        assert fault(open_store(open_folder)) in {Trouble.FORBIDDEN, Trouble.UNREACHABLE}
    open_folder.chmod(0o777)
    assert contents(open_folder) == before


# -- Whose file, and how old


def test_file_of_another_program_stays_untouched(tmp_path: Path) -> None:
    file = tmp_path / FILE
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.commit()
    connection.close()
    before = file.read_bytes()
    assert fault(open_store(tmp_path)) is Trouble.FOREIGN
    assert file.read_bytes() == before


def test_file_of_a_newer_pidro_stays_untouched(tmp_path: Path) -> None:
    file = fill(tmp_path)
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 3")
    connection.close()
    before = file.read_bytes()
    assert fault(open_store(tmp_path)) is Trouble.NEWER
    assert file.read_bytes() == before


# -- Damage


def test_empty_file_is_told_and_used(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    opened = open_store(tmp_path)
    assert opened.fault is not None
    assert opened.fault.trouble is Trouble.EMPTY
    assert opened.store is not None
    opened.store.begin().keep(finished(1), hint_is_on=False)
    opened.store.close()
    store = sound(open_store(tmp_path))
    assert len(store.history()) == 1
    store.close()


def test_damaged_file_is_put_aside_and_a_new_one_begun(tmp_path: Path) -> None:
    noise = random.Random(1).randbytes(5000)
    for number in (1, 2):
        (tmp_path / FILE).write_bytes(noise)
        (tmp_path / (FILE + "-wal")).write_bytes(noise)
        opened = open_store(tmp_path)
        assert opened.fault is not None
        assert opened.fault.trouble is Trouble.PUT_ASIDE
        assert opened.fault.path == tmp_path / f"pidro-damaged-{number}.sqlite"
        assert opened.fault.path.read_bytes() == noise
        assert opened.store is not None
        assert opened.store.waiting() == ()
        opened.store.close()
        (tmp_path / FILE).unlink()


@pytest.mark.parametrize("application", [database.APPLICATION, 77])
def test_log_is_not_folded_into_a_file_that_is_refused(tmp_path: Path, application: int) -> None:
    other = sound(open_store(tmp_path / "other"))
    other.begin().keep(finished(1), hint_is_on=False)
    other.begin().keep(unfinished(7, 9), hint_is_on=True)
    for tail in ("", "-wal"):
        data = bytearray((tmp_path / "other" / f"{FILE}{tail}").read_bytes())
        (tmp_path / f"{FILE}{tail}").write_bytes(data)
    other.close()
    file = tmp_path / FILE
    spoiled = bytearray(file.read_bytes()[:9000])
    spoiled[68:72] = application.to_bytes(4, "big")
    spoiled[5000:6000] = bytes(1000)
    file.write_bytes(spoiled)
    before = {tail: (tmp_path / f"{FILE}{tail}").read_bytes() for tail in ("", "-wal")}
    opened = open_store(tmp_path)
    assert opened.fault is not None
    place = FILE
    if opened.store is not None:
        opened.store.close()
        place = "pidro-damaged-1.sqlite"
    assert opened.fault.path.name == place
    assert {tail: (tmp_path / f"{place}{tail}").read_bytes() for tail in before} == before


def test_file_that_must_be_rolled_back_first_is_opened(tmp_path: Path) -> None:
    file = fill(tmp_path)
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("PRAGMA journal_mode = DELETE").fetchall()
    connection.execute("PRAGMA cache_size = 1")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("UPDATE records SET text = zeroblob(20000)")
    copy = tmp_path / "copy"
    copy.mkdir()
    for tail in ("", "-journal"):
        (copy / f"{FILE}{tail}").write_bytes((tmp_path / f"{FILE}{tail}").read_bytes())
    connection.execute("ROLLBACK")
    connection.close()
    store = sound(open_store(copy))
    assert [store.record(past.game) for past in reversed(store.history())] == [finished(n) for n in range(3)]
    store.close()


def test_file_without_one_of_its_tables_is_damaged(tmp_path: Path) -> None:
    file = fill(tmp_path)
    connection = sqlite3.connect(file)
    connection.execute("DROP TABLE deals")
    connection.close()
    opened = open_store(tmp_path)
    assert opened.fault is not None
    assert opened.fault.detail == "other tables"
    assert opened.store is not None
    opened.store.close()


def use_all(opened: Opened) -> None:
    """Do everything that a start does; whatever is wrong must come as one of our errors."""
    store = opened.store
    if store is None:
        assert opened.fault is not None
        return
    with suppress(StoreError):
        store.waiting()
    with suppress(StoreError):
        store.career()
    with suppress(StoreError):
        store.statistics()
    with suppress(StoreError):
        for past in store.history():
            with suppress(RecordError):
                store.record(past.game)
    keeper = store.begin()
    game = LiveGame(GameRecord(rules=SHORT, robots=TIPS), seated(TIPS), random_numbers(1), keeper)
    for _ in range(3):
        game.advance()
    store.close()


def check_spoiled(folder: Path, data: bytes) -> None:
    """A file with these bytes is used or put aside, never lost."""
    folder.mkdir()
    (folder / FILE).write_bytes(data)
    opened = open_store(folder)
    if opened.fault is not None and opened.fault.trouble is Trouble.PUT_ASIDE:
        assert opened.fault.path.read_bytes() == data
    use_all(opened)
    use_all(open_store(folder))


def test_truncated_files(tmp_path: Path, log_records: list[logging.LogRecord]) -> None:
    data = fill(tmp_path).read_bytes()
    for number, length in enumerate(range(0, len(data), 97 * 23)):
        check_spoiled(tmp_path / str(number), data[:length])
    assert log_records == []


def test_damaged_index_is_made_anew_for_the_next_write(tmp_path: Path) -> None:
    file = fill(tmp_path)
    index = "FROM sqlite_master WHERE name = 'unjudged'"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        row = connection.execute(f"SELECT * {index}").fetchone()
        connection.execute(f"DELETE {index}")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE judged SET deal = deal + 1000")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("INSERT INTO sqlite_master VALUES (?, ?, ?, ?, ?)", row)
    store = sound(open_store(tmp_path))
    with pytest.raises(StoreError, match="damaged"):
        store.reset_career()
    store.reset_career()
    assert store.career() == Career(0, 0)
    store.close()


def test_format_that_sqlite_does_not_know_is_damage(tmp_path: Path) -> None:
    data = bytearray(fill(tmp_path).read_bytes())
    # The schema format number of the file's head.
    data[44:48] = (99).to_bytes(4, "big")
    check_spoiled(tmp_path / "spoiled", bytes(data))


def test_message_of_sqlite_that_is_no_text_is_damage(tmp_path: Path) -> None:
    data = fill(tmp_path).read_bytes()
    data = data.replace(b"tabledealsdeals", b"tabled\xd0alsdeals").replace(b"TABLE deals (", b"TABLE deals )")
    (tmp_path / FILE).write_bytes(data)
    with pytest.raises(StoreError) as caught:
        Database(tmp_path / FILE)
    assert caught.value.trouble is Trouble.DAMAGED


def test_flipped_bits(tmp_path: Path, log_records: list[logging.LogRecord]) -> None:
    data = fill(tmp_path).read_bytes()
    chance = random.Random(6)
    for number in range(60):
        spoiled = bytearray(data)
        for _ in range(chance.choice((1, 1, 20))):
            # Half of the flips in the first page, where the schema lies.
            place = chance.randrange(chance.choice((4096, len(spoiled))))
            spoiled[place] ^= 1 << chance.randrange(8)
        check_spoiled(tmp_path / str(number), bytes(spoiled))
    assert log_records == []


def test_value_that_cannot_be_ours_is_damage(tmp_path: Path) -> None:
    store = sound(open_store(tmp_path))
    with pytest.raises(StoreError) as caught, store._database.reading():
        raise KeyError("dancer")
    assert caught.value.trouble is Trouble.DAMAGED
    store.close()


# -- While the game runs


def test_full_disk_stops_no_game_and_loses_nothing_once_there_is_room(tmp_path: Path) -> None:
    store = sound(open_store(tmp_path))
    connection = store._database._connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages + 1}").fetchall()
    game = LiveGame(GameRecord(robots=TIPS), seated(TIPS), random_numbers(1), store.begin())
    troubles = set()
    while not game.is_over:
        game.advance()
        troubles.add(None if game.trouble is None else game.trouble.trouble)
    assert troubles == {None, Trouble.FULL}
    connection.execute("PRAGMA max_page_count = 10000").fetchall()
    game.turn_hint(on=False)
    assert store.waiting() == ()
    assert len(store.history()) == 1
    store.close()


def test_file_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.01)
    store = sound(open_store(tmp_path))
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError) as caught:
        store.begin().keep(unfinished(1, 3), hint_is_on=False)
    assert caught.value.trouble is Trouble.BUSY
    other.execute("ROLLBACK")
    other.close()
    store.close()


def test_mode_is_set_by_the_other_of_two_programs_that_start_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.01)
    fill(tmp_path)
    file = tmp_path / FILE
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode = DELETE").fetchall()
    connection.close()
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN")
    other.execute("SELECT * FROM games").fetchone()
    # The other one reads, so the mode can't change now; the file is used as it is, more slowly.
    store = sound(open_store(tmp_path))
    (mode,) = store._database._connection.execute("PRAGMA synchronous").fetchone()
    assert mode == 2
    other.execute("COMMIT")
    other.close()
    store.begin().keep(finished(8), hint_is_on=False)
    assert len(store.history()) == 4
    store.close()


def test_mistake_of_our_own_is_logged(tmp_path: Path, log_records: list[logging.LogRecord]) -> None:
    store = sound(open_store(tmp_path))
    with pytest.raises(StoreError) as caught, store._database.writing() as connection:
        connection.execute("SELECT nonsense")
    assert caught.value.trouble is Trouble.BUG
    assert [record.levelname for record in log_records] == ["ERROR"]
    store.close()


def test_transaction_that_fails_changes_nothing(tmp_path: Path) -> None:
    store = sound(open_store(tmp_path))

    def fail() -> None:
        with store._database.writing() as connection:
            connection.execute("UPDATE career SET since = 99")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    with store._database.reading() as connection:
        assert connection.execute("SELECT since FROM career").fetchall() == [(0,)]
    store.close()


def test_file_is_made_by_the_quicker_of_two_programs(tmp_path: Path) -> None:
    first = Database(tmp_path / FILE)
    first._make()
    with first.reading() as connection:
        assert connection.execute("SELECT * FROM career").fetchall() == [(0,)]
    first.close()


def test_put_aside_takes_a_name_that_nothing_has(tmp_path: Path) -> None:
    (tmp_path / "pidro-damaged-1.sqlite-wal").write_text("old")
    (tmp_path / FILE).write_text("bad")
    assert put_aside(tmp_path / FILE) == tmp_path / "pidro-damaged-2.sqlite"
    assert contents(tmp_path) == {"pidro-damaged-1.sqlite-wal": b"old", "pidro-damaged-2.sqlite": b"bad"}


@pytest.mark.parametrize(
    ("number", "trouble"),
    [
        (errno.ENOSPC, Trouble.FULL),
        (errno.EROFS, Trouble.FORBIDDEN),
        (errno.ELOOP, Trouble.UNREACHABLE),
        (errno.EIO, Trouble.FAILED),
    ],
)
def test_system_errors(number: int, trouble: Trouble) -> None:
    assert trouble_of(OSError(number, os.strerror(number))) is trouble


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        (sqlite3.SQLITE_IOERR_SHMSIZE, Trouble.FULL),
        (sqlite3.SQLITE_IOERR_WRITE, Trouble.FAILED),
        (sqlite3.SQLITE_READONLY_DBMOVED, Trouble.FORBIDDEN),
        (sqlite3.SQLITE_CONSTRAINT_UNIQUE, Trouble.BUG),
    ],
)
def test_errors_of_sqlite(code: int, trouble: Trouble) -> None:
    error = sqlite3.OperationalError("as SQLite says")
    error.sqlite_errorcode = code
    assert trouble_of(error) is trouble


def test_error_of_the_module_itself_is_ours() -> None:
    assert trouble_of(sqlite3.ProgrammingError("closed")) is Trouble.BUG
