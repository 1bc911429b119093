"""Settings are kept, and no file or folder can stop the game."""

import json
from pathlib import Path

import pytest
from attrs import evolve, fields

from pidro.ui.settings import (
    DEFAULTS,
    NAME_LENGTH,
    CardBack,
    Level,
    Motion,
    Pace,
    Settings,
    SettingsStore,
    TableColour,
    Trouble,
    clean_name,
    data_folder,
)

OTHERS = Settings(
    names=("Åke", "Öljy", "Märta", "X"),
    pace=Pace.QUICK,
    wait_after_trick=True,
    four_colours=True,
    card_back=CardBack.GREEN,
    table_colour=TableColour.PLUM,
    sound=True,
    single_card_plays_itself=True,
    confirm_by_second_click=True,
    point_dots=False,
    whats_left=True,
    other_table=True,
    reduced_motion=Motion.REDUCED,
    opponents=Level.BEGINNER,
    partner=Level.EXPERT,
    hint_by=Level.EXPERT,
    language="fi",
)


def test_other_settings_differ_in_every_field() -> None:
    assert all(getattr(OTHERS, f.name) != getattr(DEFAULTS, f.name) for f in fields(Settings))


def test_what_was_written_is_read(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "new" / "folder")
    assert store.read() == (DEFAULTS, None)
    assert store.write(OTHERS) is None
    assert SettingsStore(tmp_path / "new" / "folder").read() == (OTHERS, None)
    assert [file.name for file in store.file.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("wrong", [None, 17, "x", [], {}, [1, 2, 3, 4], True, 1.5])
@pytest.mark.parametrize("name", [f.name for f in fields(Settings)])
def test_a_wrong_value_falls_back_alone(tmp_path: Path, name: str, wrong: object) -> None:
    store = SettingsStore(tmp_path)
    store.write(OTHERS)
    raw = json.loads(store.file.read_text())
    if wrong is True and isinstance(raw[name], bool):
        wrong = "true"
    raw[name] = wrong
    store.file.write_text(json.dumps(raw))
    assert store.read() == (evolve(OTHERS, **{name: getattr(DEFAULTS, name)}), None)


def test_the_partner_is_never_a_beginner(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path)
    store.file.write_text('{"partner": "beginner", "hint_by": "beginner", "opponents": "beginner"}')
    assert store.read()[0] == evolve(DEFAULTS, opponents=Level.BEGINNER)


@pytest.mark.parametrize("data", [b"", b"\0\xff\xfe", b"[1]", b"{", b'"x"', b"[" * 100_000, b"NaN"])
def test_a_damaged_file_is_put_aside_and_said(tmp_path: Path, data: bytes) -> None:
    store = SettingsStore(tmp_path)
    store.file.write_bytes(data)
    assert store.read() == (DEFAULTS, Trouble.DAMAGED)
    assert (tmp_path / "settings-damaged-1.json").read_bytes() == data
    assert store.read() == (DEFAULTS, None)


def test_a_folder_in_its_place_is_said_and_left(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path)
    store.file.mkdir()
    assert store.read() == (DEFAULTS, Trouble.UNREADABLE)
    assert store.write(OTHERS) is Trouble.UNWRITABLE
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.json"]


def test_a_link_stays_one(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "data")
    store.write(DEFAULTS)
    kept = store.file.rename(tmp_path / "kept.json")
    store.file.symlink_to(kept)
    assert store.write(OTHERS) is None
    assert store.file.is_symlink()
    assert SettingsStore(tmp_path / "data").read() == (OTHERS, None)


@pytest.mark.parametrize("target", ["nowhere/at/all", "settings.json"])
def test_a_link_to_nowhere_is_said_and_left(tmp_path: Path, target: str) -> None:
    store = SettingsStore(tmp_path)
    store.file.symlink_to(target)
    assert store.read() == (DEFAULTS, Trouble.UNREADABLE)
    assert store.write(OTHERS) is Trouble.UNWRITABLE
    assert str(store.file.readlink()) == target


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = SettingsStore(tmp_path / "file" / "below")
    assert store.read()[0] == DEFAULTS
    assert store.write(DEFAULTS) is Trouble.UNWRITABLE
    store.write_place(b"x")
    assert store.read_place() is None


def test_the_place_of_the_window_is_kept(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path)
    assert store.read_place() is None
    store.write_place(b"\x01\x00\xff")
    assert store.read_place() == b"\x01\x00\xff"
    (tmp_path / "window-place").write_bytes(b"\xff no hex")
    assert store.read_place() is None


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Åsa \t Maria\n", "Åsa Maria"),
        ("", "Peggy"),
        ("\u202e\u200f", "Peggy"),
        ("a\u202eb", "ab"),
        ("\ud800", "Peggy"),
        ("\"'<b>", "\"'<b>"),
        ("x" * 300, "x" * NAME_LENGTH),
        ("🂡", "🂡"),
    ],
)
def test_a_name_is_one_visible_line(text: str, name: str) -> None:
    assert clean_name(text, "Peggy") == name


def test_the_folder_is_the_chosen_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PIDRO_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("PIDRO_DATA")
    assert data_folder().name == "pidro"


@pytest.mark.parametrize("found", [RuntimeError("no home"), Path("~/.local/share/pidro")])
def test_without_a_home_nothing_is_kept(monkeypatch: pytest.MonkeyPatch, found: Path | Exception) -> None:
    def user_data_path(_name: str, *, appauthor: bool) -> Path:
        if isinstance(found, Exception):
            raise found
        return found

    monkeypatch.delenv("PIDRO_DATA", raising=False)
    monkeypatch.setattr("platformdirs.user_data_path", user_data_path)
    store = SettingsStore(data_folder())
    assert not store.is_new
    assert store.read() == (DEFAULTS, Trouble.UNREADABLE)
    assert store.write(OTHERS) is Trouble.UNWRITABLE
