"""The text of a record: JSON read without trust, laid out so that the same game is the same bytes [RECORD].

Nothing here knows the rules: `record.read` plays the game again before anybody gets to see it.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import TypeVar

from attrs import frozen

from pidro.engine.actions import Action
from pidro.engine.cards import TEAMS, Hand, Seat, Team
from pidro.engine.notation import (
    SEATS,
    NotationError,
    action_words,
    cards_text,
    parse_action,
    parse_deck,
    parse_seat,
)
from pidro.engine.rules import Rules
from pidro.table.game_record import Aid, Cold, DealRecord, GameRecord, Move, Names, RecordError, Robots
from pidro.table.rules_text import parse_rules, rules_fields
from pidro.table.shuffle import NUMBERS

FORMAT = "pidro-record"
VERSION = 1
LONGEST_NAME = 300
"""Characters in a player's name."""

T = TypeVar("T")
R = TypeVar("R")
_DATE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)", re.ASCII)
_ROBOT = re.compile(r"[a-z][a-z0-9_-]{0,31}")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_GAME_KEYS = ("format", "version", "rules", "players", "deals"), ("program", "date", "robots", "winner")
_DEAL_KEYS = ("dealer", "deck", "actions"), ("number", "aids", "points", "score")
_COLD = Cold()
_KINDS: Mapping[type, str] = {list: "a list", str: "a text", int: "a whole number"}


@frozen
class _Place:
    """Where in a record the reader is, for what it has to say."""

    deal: int | None = None
    action: int | None = None

    def wrong(self, reason: str) -> RecordError:
        return RecordError(reason, self.deal, self.action)

    def noted(self, parse: Callable[[T], R], value: T) -> R:
        """What the parser makes of the value; its refusal becomes one of this place."""
        try:
            return parse(value)
        except ValueError as error:
            raise self.wrong(str(error)) from None


_TOP = _Place()


@frozen
class _Unfit:
    """A piece of JSON that no record holds, kept until its place is known."""

    reason: str


def parse(text: str) -> GameRecord:
    """The record that this text claims to be, its form checked and nothing else; raises `RecordError`."""
    fields = _fields(_json(text), _TOP, "a record", ("format", "version"), None)
    if fields["format"] != FORMAT:
        raise _TOP.wrong(f"this is not a Pidro record: its format must be {FORMAT!r}")
    version = _typed(fields["version"], int, _TOP, "the version")
    if version > VERSION:
        raise _TOP.wrong(f"version {version} is newer than this program, which reads version {VERSION}")
    if version != VERSION:
        raise _TOP.wrong(f"there is no version {version}")
    _fields(fields, _TOP, "a record", *_GAME_KEYS)
    return GameRecord(
        rules=_rules(fields["rules"]),
        names=_names(fields["players"]),
        robots=_robots(fields.get("robots", {})),
        program=_optional(fields, "program", lambda name: _name(name, "the program's name")),
        date=_optional(fields, "date", _date),
        deals=tuple(
            _deal(value, number)
            for number, value in enumerate(_typed(fields["deals"], list, _TOP, "deals"), 1)
        ),
        winner=_optional(fields, "winner", _winner),
    )


def line(record: GameRecord) -> str:
    """The record on one line, without the line's end."""
    return _dump(_plain(record))


def layout(record: GameRecord) -> str:
    """The record as a file that can be read: a line for each field, long ones wrapped."""
    plain = _plain(record)
    deals = [_deal_layout(deal) for deal in plain.pop("deals")]  # type: ignore[attr-defined]
    winner = plain.pop("winner", None)
    rows = [f"  {_dump(key)}: {_dump(value)}" for key, value in plain.items()]
    rows.append('  "deals": [' + ("\n" + ",\n".join(deals) + "\n  ]" if deals else "]"))
    if winner is not None:
        rows.append(f'  "winner": {_dump(winner)}')
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _deal_layout(deal: dict[str, object]) -> str:
    rows = []
    for key, value in deal.items():
        if key == "actions" and value:
            assert isinstance(value, list)
            rows.append('      "actions": [\n' + _wrapped([_dump(action) for action in value]) + "\n      ]")
        else:
            rows.append(f"      {_dump(key)}: {_dump(value)}")
    return "    {\n" + ",\n".join(rows) + "\n    }"


def _wrapped(pieces: Sequence[str]) -> str:
    """The pieces separated by commas, as many to a line as it holds."""
    rows = [" " * 8 + pieces[0]]
    for piece in pieces[1:]:
        if len(rows[-1]) + len(piece) > 106:
            rows[-1] += ","
            rows.append(" " * 8 + piece)
        else:
            rows[-1] += f", {piece}"
    return "\n".join(rows)


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _plain(record: GameRecord) -> dict[str, object]:
    fields: dict[str, object] = {"format": FORMAT, "version": VERSION}
    if record.program is not None:
        fields["program"] = record.program
    if record.date is not None:
        fields["date"] = record.date
    fields["rules"] = rules_fields(record.rules)
    fields["players"] = dict(zip(SEATS, record.names, strict=True))
    robots = {letter: robot for letter, robot in zip(SEATS, record.robots, strict=True) if robot is not None}
    if robots:
        fields["robots"] = robots
    fields["deals"] = [_plain_deal(deal) for deal in record.deals]
    if record.winner is not None:
        fields["winner"] = record.winner.name
    return fields


def _plain_deal(deal: DealRecord) -> dict[str, object]:
    fields: dict[str, object] = {} if deal.number is None else {"number": deal.number}
    fields["dealer"] = deal.dealer.letter
    fields["deck"] = cards_text(deal.deck)
    if deal.aids:
        fields["aids"] = [aid.value for aid in Aid if aid in deal.aids]
    fields["actions"] = [
        [move.seat.letter, *(("cold",) if isinstance(move.action, Cold) else action_words(move.action))]
        for move in deal.moves
    ]
    if deal.points is not None:
        fields["points"] = _by_team(deal.points)
    if deal.score is not None:
        fields["score"] = _by_team(deal.score)
    return fields


def _by_team(pair: tuple[int, int]) -> dict[str, int]:
    return {team.name: pair[team] for team in TEAMS}


def _json(text: str) -> object:
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_int,
            parse_float=lambda digits: _Unfit(f"{digits[:40]} is not a whole number"),
            parse_constant=lambda name: _Unfit(f"{name} is not a whole number"),
        )
    except json.JSONDecodeError as error:
        raise RecordError(f"not JSON: {error.msg} (line {error.lineno}, column {error.colno})") from None
    except RecursionError:
        raise RecordError("nested too deeply for a record") from None
    return value


def _int(digits: str) -> int | _Unfit:
    return int(digits) if len(digits) <= 10 else _Unfit(f"the number {digits[:12]}… is too long")


def _object(pairs: list[tuple[str, object]]) -> object:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        keys = [key for key, _ in pairs]
        return _Unfit(f"the key {next(key for key in keys if keys.count(key) > 1)[:40]!r} is there twice")
    return fields


def _fields(
    value: object, place: _Place, what: str, required: tuple[str, ...], optional: tuple[str, ...] | None
) -> dict[str, object]:
    """The fields of an object that has the required keys and no others than the optional ones (None: any)."""
    if isinstance(value, _Unfit):
        raise place.wrong(value.reason)
    if not isinstance(value, dict):
        raise place.wrong(f"{what} must be an object")
    for key in required:
        if key not in value:
            raise place.wrong(f"the field {key!r} is missing in {what}")
    if optional is not None:
        for key in value:
            if key not in required and key not in optional:
                raise place.wrong(f"{key[:40]!r} is no field of {what}")
    return value


def _typed(value: object, kind: type[T], place: _Place, what: str) -> T:
    """The value, if it is of this kind."""
    if not isinstance(value, kind) or isinstance(value, bool):
        raise place.wrong(_unfit(value, f"{what} must be {_KINDS[kind]}"))
    return value


def _unfit(value: object, otherwise: str) -> str:
    return value.reason if isinstance(value, _Unfit) else otherwise


def _optional(fields: dict[str, object], key: str, parse_value: Callable[[object], T]) -> T | None:
    return parse_value(fields[key]) if key in fields else None


def _rules(value: object) -> Rules:
    fields = _fields(value, _TOP, "the rules", ("preset",), None)
    for field in fields.values():
        if isinstance(field, _Unfit):
            raise _TOP.wrong(field.reason)
    return _TOP.noted(parse_rules, fields)


def _names(value: object) -> Names:
    fields = _fields(value, _TOP, "the players", tuple(SEATS), ())
    return tuple(_name(fields[letter], "a player's name") for letter in SEATS)


def _name(value: object, what: str) -> str:
    name = _typed(value, str, _TOP, what)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise _TOP.wrong(f"{what} must have from 1 to {LONGEST_NAME} characters")
    if _CONTROL.search(name):
        raise _TOP.wrong(f"{what} holds a character that can't be shown")
    return name


def _robots(value: object) -> Robots:
    fields = _fields(value, _TOP, "the robots", (), tuple(SEATS))
    robots = [_typed(robot, str, _TOP, "a robot") for robot in fields.values()]
    for robot in robots:
        if not _ROBOT.fullmatch(robot):
            raise _TOP.wrong(f"{robot[:40]!r} is not the name of a robot")
    named = dict(zip(fields, robots, strict=True))
    return tuple(named.get(letter) for letter in SEATS)


def _date(value: object) -> str:
    text = _typed(value, str, _TOP, "the date")
    if not _DATE.fullmatch(text):
        raise _TOP.wrong(f"{text[:40]!r} is not a date with time and zone")
    _TOP.noted(datetime.fromisoformat, text)
    return text


def _winner(value: object) -> Team:
    for team in TEAMS:
        if value == team.name:
            return team
    raise _TOP.wrong(_unfit(value, "the winner must be 'NS' or 'EW'"))


def _deal(value: object, number: int) -> DealRecord:
    place = _Place(number)
    fields = _fields(value, place, "a deal", *_DEAL_KEYS)
    return DealRecord(
        dealer=_seat(fields["dealer"], place, "the dealer"),
        deck=_deck(fields["deck"], place),
        moves=tuple(
            _move(move, _Place(number, action))
            for action, move in enumerate(_typed(fields["actions"], list, place, "actions"), 1)
        ),
        points=_optional(fields, "points", lambda pair: _pair(pair, place, "points")),
        score=_optional(fields, "score", lambda pair: _pair(pair, place, "score")),
        number=_optional(fields, "number", lambda found: _number(found, place)),
        aids=_aids(fields.get("aids", []), place),
    )


def _seat(value: object, place: _Place, what: str) -> Seat:
    return place.noted(parse_seat, _typed(value, str, place, what))


def _deck(value: object, place: _Place) -> Hand:
    return place.noted(parse_deck, _typed(value, str, place, "the deck"))


def _move(value: object, place: _Place) -> Move:
    words = _typed(value, list, place, "an action")
    if not words:
        raise place.wrong("an action needs a seat and what it does")
    for word in words:
        if isinstance(word, _Unfit):
            raise place.wrong(word.reason)
    seat = _seat(words[0], place, "an action's seat")
    if words[1:] == ["cold"]:
        return Move(seat, _COLD)
    return Move(seat, place.noted(_action, words[1:]))


def _action(words: list[object]) -> Action:
    if not all(isinstance(word, str | int) for word in words):
        raise NotationError("an action holds words and numbers only")
    return parse_action(words)


def _pair(value: object, place: _Place, what: str) -> tuple[int, int]:
    fields = _fields(value, place, what, ("NS", "EW"), ())
    return _typed(fields["NS"], int, place, what), _typed(fields["EW"], int, place, what)


def _number(value: object, place: _Place) -> int:
    number = _typed(value, int, place, "the deal's number")
    if not 0 <= number < NUMBERS:
        raise place.wrong(f"the deal's number must be from 0 to {NUMBERS - 1}")
    return number


def _aids(value: object, place: _Place) -> frozenset[Aid]:
    found = _typed(value, list, place, "aids")
    known = {aid.value: aid for aid in Aid}
    aids = [known.get(word) for word in found if isinstance(word, str)]
    if len(aids) < len(found) or None in aids or len(set(aids)) < len(aids):
        raise place.wrong(f"aids must be some of {', '.join(map(repr, known))}, each once")
    return frozenset(aid for aid in aids if aid is not None)
