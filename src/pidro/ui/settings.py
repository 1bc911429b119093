"""What a person may set, and where it is kept."""

import json
import os
import unicodedata
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import TypeVar

from attrs import asdict, frozen

from pidro.table.game_record import DEFAULT_NAMES
from pidro.table.halves import half_of, sweep_halves

LANGUAGES = ("en", "sv", "fi", "it")
"""Languages that the window speaks."""
NAME_LENGTH = 14
"""Characters in a player's name at most."""
_BIDI_MARKS = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")
_FILE = "settings.json"
_PLACE_FILE = "window-place"
_LARGEST_BYTES = 1_000_000
_NO_FOLDER = Path(os.devnull, "pidro")
"""Where nothing can be kept, for a person without a home."""


class Pace(Enum):
    """How long motions and pauses take."""

    CALM = "calm"
    NORMAL = "normal"
    QUICK = "quick"
    NONE = "none"

    @property
    def factor(self) -> float:
        """What the durations of pace normal are multiplied by."""
        return _FACTORS[self]


_FACTORS = {Pace.CALM: 1.6, Pace.NORMAL: 1.0, Pace.QUICK: 0.4, Pace.NONE: 0.0}


class CardBack(Enum):
    """The pattern's colour on the backs."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"


class TableColour(Enum):
    """The cloth of the table."""

    FELT = "felt"
    BLUE = "blue"
    PLUM = "plum"
    SLATE = "slate"


class Motion(Enum):
    """Whether cards fly or fade."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class Level(Enum):
    """How well a robot plays."""

    BEGINNER = "beginner"
    RULE = "rule"
    EXPERT = "expert"


class Trouble(Enum):
    """Why settings could not be read or kept; `fault_phrases.settings_trouble` says it."""

    DAMAGED = "damaged"
    UNREADABLE = "unreadable"
    UNWRITABLE = "unwritable"


@frozen
class Settings:
    """Everything that a person may set; the defaults are those of a first start."""

    names: tuple[str, str, str, str] = DEFAULT_NAMES
    """Name of each seat: South, West, North, East."""
    pace: Pace = Pace.NORMAL
    wait_after_trick: bool = False
    """A finished trick waits for a click."""
    four_colours: bool = False
    card_back: CardBack = CardBack.RED
    table_colour: TableColour = TableColour.FELT
    sound: bool = False
    single_card_plays_itself: bool = False
    """A card that is the only legal one is played without a click."""
    confirm_by_second_click: bool = False
    """A first click chooses a card, a second plays it."""
    point_dots: bool = True
    """Trumps that carry points are marked with gold dots."""
    whats_left: bool = False
    """The strip with the trumps that are still out; a game with it counts as assisted."""
    other_table: bool = False
    """The score sheet shows how each deal went beside the other table."""
    reduced_motion: Motion = Motion.SYSTEM
    opponents: Level = Level.RULE
    partner: Level = Level.RULE
    """Rule or expert."""
    hint_by: Level = Level.RULE
    """Rule or expert."""
    language: str = ""
    """One of `LANGUAGES`; empty for the system's."""


DEFAULTS = Settings()
STRONG_LEVELS = (Level.RULE, Level.EXPERT)
"""Levels for the partner and the hint."""

_Choice = TypeVar("_Choice", bound=Enum)


def clean_name(text: str, fallback: str) -> str:
    """The text as a name: one visible line of at most `NAME_LENGTH` characters; else the fallback."""
    visible = "".join(
        " " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign
        for sign in text[:1000]
        if sign not in _BIDI_MARKS and unicodedata.category(sign) != "Cs"
    )
    return " ".join(visible.split())[:NAME_LENGTH].strip() or fallback


def data_folder() -> Path:
    """Where the game keeps what it keeps: `PIDRO_DATA`, else the user's data folder of this platform."""
    chosen = os.environ.get("PIDRO_DATA")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    try:
        folder = user_data_path("pidro", appauthor=False)
    except RuntimeError:
        return _NO_FOLDER
    # Some versions give a folder named ~ where there is no home.
    return folder if folder.is_absolute() else _NO_FOLDER


class SettingsStore:
    """The settings file and the window's place in a folder; no fault of a disk stops the game."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / _FILE
        self._place = folder / _PLACE_FILE
        for file in (self._file, self._place):
            sweep_halves(file)

    @property
    def file(self) -> Path:
        """The settings file."""
        return self._file

    @property
    def is_new(self) -> bool:
        """Whether nothing has been kept yet; where that can't be known, it has."""
        try:
            self._file.lstat()
        except FileNotFoundError:
            return True
        except OSError:
            return False
        return False

    def read(self) -> tuple[Settings, Trouble | None]:
        """The kept settings; what can't be read is as on a first start.

        A field with a wrong value falls back alone. A file that holds no settings is put aside first.
        """
        try:
            data = _bytes_of(self._file)
        except FileNotFoundError:
            # What a link that leads nowhere stands for may only be out of reach.
            return DEFAULTS, Trouble.UNREADABLE if self._file.is_symlink() else None
        except OSError:
            return DEFAULTS, Trouble.UNREADABLE
        try:
            raw = json.loads(data)
        except (ValueError, RecursionError):
            raw = None
        if not isinstance(raw, dict):
            self._put_aside()
            return DEFAULTS, Trouble.DAMAGED
        return _settings_of(raw), None

    def write(self, settings: Settings) -> Trouble | None:
        """Keep these settings, all or nothing."""
        text = json.dumps(asdict(settings, value_serializer=_plain), ensure_ascii=True, indent=1)
        return _replace(self._file, text.encode("ascii") + b"\n")

    def read_place(self) -> bytes | None:
        """The window's place as it was kept; None if there is none."""
        try:
            return bytes.fromhex(_bytes_of(self._place).decode("ascii")) or None
        except (OSError, ValueError):
            return None

    def write_place(self, place: bytes) -> None:
        """Keep the window's place, if that can be done."""
        _replace(self._place, place.hex().encode("ascii"))

    def _put_aside(self) -> None:
        for number in range(1, 100):
            aside = self._file.with_name(f"settings-damaged-{number}.json")
            if not aside.exists():
                # In a folder that can't be written nothing is overwritten later either.
                with suppress(OSError):
                    self._file.rename(aside)
                return


def _bytes_of(file: Path) -> bytes:
    with file.open("rb") as stream:
        return stream.read(_LARGEST_BYTES)


def _replace(file: Path, data: bytes) -> Trouble | None:
    try:
        # A link stays one: what it leads to is written.
        file = file.resolve(strict=True) if file.is_symlink() else file
    except (OSError, RuntimeError):
        return Trouble.UNWRITABLE
    half = half_of(file)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        half.write_bytes(data)
        half.replace(file)
    except OSError:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        return Trouble.UNWRITABLE
    return None


def _plain(_owner: type, _field: object, value: object) -> object:
    return value.value if isinstance(value, Enum) else value


def _settings_of(raw: dict[str, object]) -> Settings:
    def choice(name: str, default: _Choice, allowed: tuple[_Choice, ...] = ()) -> _Choice:
        try:
            value = type(default)(raw.get(name))
        except ValueError:
            return default
        return value if not allowed or value in allowed else default

    def flag(name: str, default: bool) -> bool:
        value = raw.get(name)
        return value if isinstance(value, bool) else default

    d = DEFAULTS
    language = raw.get("language")
    return Settings(
        names=_names_of(raw.get("names")),
        pace=choice("pace", d.pace),
        wait_after_trick=flag("wait_after_trick", d.wait_after_trick),
        four_colours=flag("four_colours", d.four_colours),
        card_back=choice("card_back", d.card_back),
        table_colour=choice("table_colour", d.table_colour),
        sound=flag("sound", d.sound),
        single_card_plays_itself=flag("single_card_plays_itself", d.single_card_plays_itself),
        confirm_by_second_click=flag("confirm_by_second_click", d.confirm_by_second_click),
        point_dots=flag("point_dots", d.point_dots),
        whats_left=flag("whats_left", d.whats_left),
        other_table=flag("other_table", d.other_table),
        reduced_motion=choice("reduced_motion", d.reduced_motion),
        opponents=choice("opponents", d.opponents),
        partner=choice("partner", d.partner, STRONG_LEVELS),
        hint_by=choice("hint_by", d.hint_by, STRONG_LEVELS),
        language=language if isinstance(language, str) and language in LANGUAGES else "",
    )


def _names_of(raw: object) -> tuple[str, str, str, str]:
    given = raw if isinstance(raw, list) and len(raw) == len(DEFAULTS.names) else [None] * 4
    south, west, north, east = (
        clean_name(text, default) if isinstance(text, str) else default
        for text, default in zip(given, DEFAULTS.names, strict=True)
    )
    return south, west, north, east
