"""Records: the same bytes for the same game, read back as they were, else refused with one sentence."""

import json
from collections.abc import Callable
from typing import cast

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from pidro.engine.cards import Seat
from pidro.engine.rules import KOKKOLA, PRESETS, Low, Made, Rules, TopOverTop
from pidro.table.game_record import Aid, Cold, GameRecord, RecordError, with_aid
from pidro.table.record import LONGEST_TEXT, read, write, write_line
from pidro.table.rules_text import FIELDS, parse_rules, rules_fields
from tests.strategies import Trace, traces
from tests.table.games import SHORT, finished, record_of, unfinished

Plain = dict[str, object]

MANUALS_DEAL = """{
  "format": "pidro-record",
  "version": 1,
  "program": "pidro 1.0",
  "date": "2026-11-30T18:05:00+02:00",
  "rules": {"preset": "kokkola", "target": 52},
  "players": {"S": "Victor", "W": "Alice", "N": "Peggy", "E": "Carlos"},
  "robots": {"W": "rule", "N": "rule", "E": "beginner"},
  "deals": [
    {
      "number": 200822465,
      "dealer": "W",
      "deck": "JC 9D JS KC 8H KS AH AD JD 3S 4C 7S QS 5S JH TC 9H 8D 2C 6H 5C KD TD 2S 9S 6D TS 4D 5D 8C 4H \
7C QC 9C 6S 7H QD 3H 4S QH 2H 3C AS 3D 2D 6C KH 8S TH 7D AC 5H",
      "aids": ["hint", "open"],
      "actions": [
        ["N", "pass"], ["E", "pass"], ["S", "bid", 6], ["W", "pass"], ["S", "trump", "D"],
        ["S", "play", "AD"], ["W", "play", "7D"], ["N", "play", "6D"], ["E", "play", "4D"],
        ["S", "play", "2D"], ["W", "play", "KD"], ["N", "play", "9D"], ["E", "play", "5D"],
        ["W", "play", "TD"], ["N", "play", "QD"], ["E", "play", "8D"], ["S", "play", "JD"], ["N", "cold"],
        ["E", "cold"], ["S", "play", "3D"], ["W", "play", "5H"]
      ],
      "points": {"NS": 4, "EW": 10},
      "score": {"NS": -6, "EW": 10}
    },
    {
      "dealer": "N",
      "deck": "9C 4C JD TC TD 3S 5H 5D 7C 6S QD 7S 8D 9S 8S 6H AS AH 9H 5C 8C AD KH 2H 4H TH 2C 8H 6D 7D QH \
3C JC 2D 6C QC TS 9D KC KS JH 5S QS 2S 3D JS 3H 4D AC 7H KD 4S",
      "actions": []
    }
  ]
}
"""


def plain(record: GameRecord) -> Plain:
    """The record as JSON values, to be spoiled."""
    return cast(Plain, json.loads(write(record)))


def refusal(value: object) -> RecordError:
    """What the reader has against this."""
    text = value if isinstance(value, str | bytes) else json.dumps(value)
    with pytest.raises(RecordError) as caught:
        read(text)
    return caught.value


# -- Both ways


def test_layout_of_a_file_never_changes() -> None:
    record = read(MANUALS_DEAL)
    assert write(record) == MANUALS_DEAL
    assert record.rules == evolve(KOKKOLA, target=52)
    assert record.robots == (None, "rule", "rule", "beginner")
    assert record.deals[0].aids == {Aid.HINT, Aid.OPEN}
    assert record.deals[0].actions[-1] == record.deals[0].moves[-1].action
    assert record.is_assisted
    assert record.turn == 19


@pytest.mark.parametrize("seed", range(4))
def test_finished_game_is_read_as_it_was_written(seed: int) -> None:
    record = finished(seed, KOKKOLA)
    assert record.winner is not None
    assert read(write(record)) == read(write_line(record).encode()) == record


def test_game_without_a_deal_is_a_record() -> None:
    assert read(write(GameRecord())) == GameRecord()


@given(traces)
def test_any_deal_is_read_as_it_was_written(trace: Trace) -> None:
    record = record_of(trace)
    assert read(write(record)) == record
    assert write(read(write_line(record))) == write(record)


def test_unfinished_deal_has_neither_points_nor_score() -> None:
    record = unfinished(1, 12)
    assert '"points"' not in write(record)
    assert read(write(record)) == record


def test_byte_order_mark_of_an_editor_is_no_fault() -> None:
    assert read(b"\xef\xbb\xbf" + write(finished(1)).encode()) == finished(1)


def test_names_may_hold_what_people_write() -> None:
    names = ("Åbo 🂡 \"x\" 'y'", "\u200fעברית", "x" * 300, "\\n")
    record = evolve(finished(1), names=names)
    assert read(write(record)).names == names


def test_aid_is_noted_once() -> None:
    record = with_aid(with_aid(unfinished(1, 3), Aid.HINT), Aid.HINT)
    assert plain(record)["deals"][-1]["aids"] == ["hint"]  # type: ignore[index]


# -- What is wrong

Spoil = Callable[[Plain], object]


def deal(record: Plain, number: int = 1) -> Plain:
    return cast(list[Plain], record["deals"])[number - 1]


def moves(record: Plain, number: int = 1) -> list[list[object]]:
    return cast(list[list[object]], deal(record, number)["actions"])


def first(record: Plain, kind: str) -> int:
    """The place of the first action of this kind in the first deal."""
    return next(place for place, move in enumerate(moves(record)) if move[1] == kind)


SPOILED: dict[str, tuple[Spoil, str]] = {
    "format": (
        lambda r: r.update(format="pgn"),
        "this is not a Pidro record: its format must be 'pidro-record'",
    ),
    "no format": (lambda r: r.pop("format"), "the field 'format' is missing in a record"),
    "version": (
        lambda r: r.update(version=2),
        "version 2 is newer than this program, which reads version 1",
    ),
    "no such version": (lambda r: r.update(version=0), "there is no version 0"),
    "version as text": (lambda r: r.update(version="1"), "the version must be a whole number"),
    "version true": (lambda r: r.update(version=True), "the version must be a whole number"),
    "unknown key": (lambda r: r.update(colour="red"), "'colour' is no field of a record"),
    "no deals": (lambda r: r.pop("deals"), "the field 'deals' is missing in a record"),
    "deals as object": (lambda r: r.update(deals={}), "deals must be a list"),
    "rules as text": (lambda r: r.update(rules="kokkola"), "the rules must be an object"),
    "preset": (
        lambda r: r.update(rules={"preset": "bridge"}),
        "the rules' preset must be one of 'kokkola', 'academic', 'sou'",
    ),
    "rules field": (
        lambda r: r.update(rules={"preset": "kokkola", "jokers": 2}),
        "the rules have no field 'jokers'",
    ),
    "target": (
        lambda r: r.update(rules={"preset": "kokkola", "target": 0}),
        "target must be a whole number from 1 to 1000",
    ),
    "target as fraction": (
        lambda r: r.update(rules={"preset": "kokkola", "target": 52.5}),
        "52.5 is not a whole number",
    ),
    "low": (
        lambda r: r.update(rules={"preset": "kokkola", "low": "lost"}),
        "low must be one of 'played', 'taken'",
    ),
    "discards shown": (
        lambda r: r.update(rules={"preset": "kokkola", "discards_shown": 1}),
        "discards_shown must be true or false",
    ),
    "bids crossed": (
        lambda r: r.update(rules={"preset": "kokkola", "lowest_bid": 9, "highest_bid": 8}),
        "the lowest bid is above the highest",
    ),
    "players": (lambda r: cast(Plain, r["players"]).pop("S"), "the field 'S' is missing in the players"),
    "fifth player": (lambda r: cast(Plain, r["players"]).update(X="Eve"), "'X' is no field of the players"),
    "name as number": (lambda r: cast(Plain, r["players"]).update(S=7), "a player's name must be a text"),
    "empty name": (
        lambda r: cast(Plain, r["players"]).update(S=""),
        "a player's name must have from 1 to 300 characters",
    ),
    "long name": (
        lambda r: cast(Plain, r["players"]).update(S="x" * 301),
        "a player's name must have from 1 to 300 characters",
    ),
    "name with escape": (
        lambda r: cast(Plain, r["players"]).update(S="\x1b[2J"),
        "a player's name holds a character that can't be shown",
    ),
    "name with half a character": (
        lambda r: cast(Plain, r["players"]).update(S="\ud800"),
        "a player's name holds a character that can't be shown",
    ),
    "program": (lambda r: r.update(program=1), "the program's name must be a text"),
    "date": (lambda r: r.update(date="yesterday"), "'yesterday' is not a date with time and zone"),
    "date without zone": (
        lambda r: r.update(date="2026-11-30T18:05:00"),
        "'2026-11-30T18:05:00' is not a date with time and zone",
    ),
    "no such day": (lambda r: r.update(date="2026-02-30T18:05:00Z"), "day "),
    "robot": (lambda r: r.update(robots={"W": "Deep Blue!"}), "'Deep Blue!' is not the name of a robot"),
    "robot's seat": (lambda r: r.update(robots={"X": "rule"}), "'X' is no field of the robots"),
    "winner": (lambda r: r.update(winner="S"), "the winner must be 'NS' or 'EW'"),
    "winner as number": (lambda r: r.update(winner=1.5), "1.5 is not a whole number"),
    "deal as text": (lambda r: r.update(deals=["x"]), "deal 1: a deal must be an object"),
    "key in deal": (lambda r: deal(r).update(trump="C"), "deal 1: 'trump' is no field of a deal"),
    "no deck": (lambda r: deal(r).pop("deck"), "deal 1: the field 'deck' is missing in a deal"),
    "dealer": (lambda r: deal(r).update(dealer="X"), "deal 1: 'X' is not a seat"),
    "dealer as number": (lambda r: deal(r).update(dealer=1), "deal 1: the dealer must be a text"),
    "deck as list": (lambda r: deal(r).update(deck=["AC"]), "deal 1: the deck must be a text"),
    "no such card": (
        lambda r: deal(r).update(deck=str(deal(r)["deck"]).replace("AC", "1C")),
        "deal 1: '1C' is not a card",
    ),
    "card twice": (
        lambda r: deal(r).update(deck=str(deal(r)["deck"]).replace("AC", "KC")),
        "deal 1: KC is there twice",
    ),
    "card missing": (
        lambda r: deal(r).update(deck=str(deal(r)["deck"])[3:]),
        "deal 1: the deck lacks ",
    ),
    "number as text": (
        lambda r: deal(r).update(number="1"),
        "deal 1: the deal's number must be a whole number",
    ),
    "number too large": (
        lambda r: deal(r).update(number=10**9),
        "deal 1: the deal's number must be from 0 to 999999999",
    ),
    "number far too large": (
        lambda r: deal(r).update(number=10**30),
        "deal 1: the number 100000000000… is too long",
    ),
    "number of another dealer": (
        lambda r: deal(r).update(number=cast(int, deal(r)["number"]) + 1),
        "has another dealer",
    ),
    "number of another deck": (
        lambda r: deal(r).update(number=cast(int, deal(r)["number"]) + 4),
        "has another deck",
    ),
    "aid": (
        lambda r: deal(r).update(aids=["luck"]),
        "deal 1: aids must be some of 'hint', 'open', 'left', each once",
    ),
    "aid twice": (
        lambda r: deal(r).update(aids=["hint", "hint"]),
        "deal 1: aids must be some of 'hint', 'open', 'left', each once",
    ),
    "aid as number": (
        lambda r: deal(r).update(aids=[1]),
        "deal 1: aids must be some of 'hint', 'open', 'left', each once",
    ),
    "aids as text": (lambda r: deal(r).update(aids="hint"), "deal 1: aids must be a list"),
    "dealer does not rotate": (
        lambda r: (deal(r, 2).update(dealer=deal(r)["dealer"]), deal(r, 2).pop("number")),
        "deal 2: the dealer must be ",
    ),
    "action as text": (
        lambda r: moves(r).__setitem__(0, cast(list[object], "x")),
        "deal 1, action 1: an action must be a list",
    ),
    "empty action": (
        lambda r: moves(r).__setitem__(0, []),
        "deal 1, action 1: an action needs a seat and what it does",
    ),
    "seat of action": (lambda r: moves(r)[0].__setitem__(0, "Q"), "deal 1, action 1: 'Q' is not a seat"),
    "other seat": (
        lambda r: moves(r)[1].__setitem__(0, moves(r)[0][0]),
        "'s turn, not ",
    ),
    "no such action": (
        lambda r: moves(r).__setitem__(0, ["N", "sing"]),
        "deal 1, action 1: 'sing' is not an action",
    ),
    "action of objects": (
        lambda r: moves(r)[0].__setitem__(1, {}),
        "deal 1, action 1: an action holds words and numbers only",
    ),
    "action with fraction": (
        lambda r: moves(r)[0].append(0.5),
        "deal 1, action 1: 0.5 is not a whole number",
    ),
    "illegal action": (
        lambda r: moves(r)[first(r, "play")].__setitem__(2, "9" + _worthless(r)),
        "must play one of: ",
    ),
    "action missing": (lambda r: moves(r).pop(2), "deal 1, action 3: it is "),
    "action after the end": (
        lambda r: moves(r).append(["S", "pass"]),
        ": the deal is over",
    ),
    "cold missing": (lambda r: moves(r).pop(first(r, "cold")), " goes cold here"),
    "cold of another": (lambda r: moves(r)[first(r, "cold")].__setitem__(0, _another(r)), " goes cold here"),
    "cold too early": (
        lambda r: moves(r).insert(0, ["S", "cold"]),
        "deal 1, action 1: South does not go cold here",
    ),
    "points": (lambda r: deal(r).update(points={"NS": 14, "EW": 14}), "deal 1: the points must be "),
    "points as fraction": (
        lambda r: deal(r).update(points={"NS": 0.5, "EW": 1}),
        "deal 1: 0.5 is not a whole number",
    ),
    "points missing": (lambda r: deal(r).pop("points"), ", not missing"),
    "score": (lambda r: deal(r).update(score={"NS": 62, "EW": 0}), "deal 1: the score must be "),
    "deal broken off": (
        lambda r: (_cut(r), deal(r).pop("points"), deal(r).pop("score")),
        "deal 2: the deal before it is not finished, yet another deal follows",
    ),
    "points of an unfinished deal": (
        lambda r: (_cut(r), r.update(deals=[deal(r)])),
        "deal 1: the deal is not finished, so it has no points",
    ),
    "other winner": (
        lambda r: r.update(winner="NS" if r["winner"] == "EW" else "EW"),
        "the winner is ",
    ),
    "winner missing": (lambda r: r.pop("winner"), ", not missing"),
    "winner too early": (lambda r: cast(list[object], r["deals"]).pop(), "the winner is nobody yet, not "),
    "deal after the end": (
        lambda r: cast(list[object], r["deals"]).append(_next_deal(r)),
        ": the game is over, yet another deal follows",
    ),
}


def _worthless(record: Plain) -> str:
    """A suit whose nine is not trump in the first deal."""
    trump = moves(record)[first(record, "trump")][2]
    return next(suit for suit in "CDHS" if suit != trump)


def _another(record: Plain) -> str:
    """A seat other than the one that goes cold first."""
    return "SWNE"["SWNE".index(str(moves(record)[first(record, "cold")][0])) - 1]


def _cut(record: Plain) -> Plain:
    """The record with nothing left of the first deal's play."""
    del moves(record)[first(record, "play") :]
    return record


def _next_deal(record: Plain) -> Plain:
    last = cast(list[Plain], record["deals"])[-1]
    following = "SWNE"["SWNE".index(str(last["dealer"])) - 3]
    return {"dealer": following, "deck": last["deck"], "actions": []}


@pytest.mark.parametrize("what", SPOILED)
def test_reader_says_which_deal_which_action_and_why(what: str) -> None:
    spoil, sentence = SPOILED[what]
    record = plain(finished(3))
    assert any(move[1] == "cold" for move in moves(record))
    spoil(record)
    assert sentence in str(refusal(record))


def test_error_knows_its_place() -> None:
    record = plain(finished(3))
    moves(record, 2)[1][1] = "sing"
    error = refusal(record)
    assert (error.deal, error.action, error.reason) == (2, 2, "'sing' is not an action")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "there is nothing in it"),
        (b" \n", "there is nothing in it"),
        ("{", "not JSON: Expecting property name enclosed in double quotes (line 1, column 2)"),
        ("[1]", "a record must be an object"),
        ("NaN", "NaN is not a whole number"),
        ("1e999", "1e999 is not a whole number"),
        ("Infinity", "Infinity is not a whole number"),
        ("[" * 100_000, "nested too deeply for a record"),
        ('{"a":' * 100_000, "nested too deeply for a record"),
        (b"\xff\xfe\x00", "not a text in UTF-8 (byte 0)"),
        ('{"format": 1, "format": 2}', "the key 'format' is there twice"),
        ("1" * 100_000, "the number 111111111111… is too long"),
        (" " * (LONGEST_TEXT + 1), "too long for the record of one game"),
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes, sentence: str) -> None:
    assert str(refusal(text)) == sentence


@pytest.mark.parametrize(
    "place", ['"rules": {', '"players": {', '"points": {', '"deals": [\n    {', '"score": {'], ids=str
)
def test_key_twice_anywhere_is_refused(place: str) -> None:
    text = write(finished(3))
    start = text.index(place) + len(place)
    key = text[start:].split(":", 1)[0].strip()
    spoiled = f"{text[:start]}{key}: 0, {text[start:]}"
    assert f"the key {key[1:-1]!r} is there twice" in str(refusal(spoiled))


SMALL = write(unfinished(2, 9)).encode()


def verify_or_refuse(text: str | bytes) -> None:
    """Whatever the text is, it is a game that stands every test, or it is refused with one sentence."""
    sentence = ""
    try:
        record = read(text)
        assert read(write(record)) == record
    except RecordError as error:
        sentence = str(error)
    assert "\n" not in sentence


@given(st.integers(0, len(SMALL) - 1), st.integers(0, 255), st.integers(0, 6))
def test_any_byte_changed_gives_a_verified_game_or_one_sentence(place: int, byte: int, cut: int) -> None:
    spoiled = SMALL[:place] + bytes([byte]) + SMALL[place + cut :]
    verify_or_refuse(spoiled)


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["S", "play", "AC"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.data())
def test_any_value_in_any_place_gives_a_verified_game_or_one_sentence(data: st.DataObject) -> None:
    record: object = plain(unfinished(2, 9))
    inner = record
    for _ in range(data.draw(st.integers(1, 4))):
        container = cast(dict[object, object], inner)
        key = data.draw(
            st.sampled_from(list(inner) if isinstance(inner, dict) else list(range(len(container))))
        )
        inner = container[key]
        if not isinstance(inner, dict | list) or not inner:
            break
    container[key] = data.draw(json_values)  # type: ignore[possibly-undefined]
    verify_or_refuse(json.dumps(record))


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_with_one_sentence(noise: bytes) -> None:
    assert "\n" not in str(refusal(noise))


# -- Rules


@pytest.mark.parametrize("rules", PRESETS.values(), ids=list(PRESETS))
def test_preset_is_its_name(rules: Rules) -> None:
    assert rules_fields(rules) == {"preset": rules.preset}
    assert parse_rules({"preset": rules.preset}) == rules


def test_every_field_that_may_differ_is_written_and_read() -> None:
    rules = evolve(
        KOKKOLA,
        lowest_bid=7,
        highest_bid=13,
        top_over_top=TopOverTop.DEALER,
        buy_packet=2,
        discards_shown=False,
        low=Low.TAKEN,
        made=Made.BID,
        target=100,
    )
    fields = rules_fields(rules)
    assert list(fields) == ["preset", *FIELDS]
    assert parse_rules(fields) == rules
    assert parse_rules(json.loads(json.dumps(fields))) == rules


def test_rules_that_no_record_can_hold_are_a_mistake_of_ours() -> None:
    with pytest.raises(AssertionError):
        rules_fields(evolve(KOKKOLA, cards_kept=7))


def test_cold_is_no_action() -> None:
    record = finished(3)
    cold = [move for move in record.deals[0].moves if isinstance(move.action, Cold)]
    assert len(record.deals[0].actions) == len(record.deals[0].moves) - len(cold)
    assert cold
    assert cold[0].seat in Seat


def test_short_game_ends_at_its_target() -> None:
    record = finished(3)
    assert record.rules == SHORT
    assert record.winner is not None
    assert max(record.deals[-1].score or ()) >= 20
