"""Rules in a record: a preset's name, and the fields that differ from it [RECORD].

A field that may differ has one line in `FIELDS`; what it may be is checked there and nowhere else.
"""

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias, cast

from attrs import evolve, frozen

from pidro.engine.rules import PRESETS, Low, Made, Rules, TopOverTop

Plain: TypeAlias = str | int | bool
"""A value as it stands in a record."""


@frozen
class Whole:
    """A whole number within these bounds."""

    least: int
    most: int

    def read(self, value: object) -> int | None:
        """The number; None if the value is no such number."""
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return value
        return None

    def __str__(self) -> str:
        return f"a whole number from {self.least} to {self.most}"


@frozen
class YesOrNo:
    """True or false."""

    def read(self, value: object) -> bool | None:
        """The answer; None if the value is none."""
        return value if isinstance(value, bool) else None

    def __str__(self) -> str:
        return "true or false"


@frozen
class OneOf:
    """A member of this enum, by its value."""

    kind: type[Enum]

    def read(self, value: object) -> Enum | None:
        """The member; None if there is none with this value."""
        return next((member for member in self.kind if member.value == value), None)

    def __str__(self) -> str:
        return "one of " + ", ".join(repr(member.value) for member in self.kind)


FIELDS: Mapping[str, Whole | YesOrNo | OneOf] = {
    "lowest_bid": Whole(1, 14),
    "highest_bid": Whole(1, 14),
    "top_over_top": OneOf(TopOverTop),
    "buy_packet": Whole(1, 6),
    "discards_shown": YesOrNo(),
    "low": OneOf(Low),
    "made": OneOf(Made),
    "target": Whole(1, 1000),
}
"""The fields in which a game may differ from its preset, in the order in which they are written."""


def rules_fields(rules: Rules) -> dict[str, Plain]:
    """The rules as they stand in a record."""
    preset = PRESETS[rules.preset]
    fields: dict[str, Plain] = {"preset": rules.preset}
    for name in FIELDS:
        value: object = getattr(rules, name)
        if value != getattr(preset, name):
            fields[name] = cast(Plain, value.value if isinstance(value, Enum) else value)
    assert parse_rules(fields) == rules, "rules that a record can't hold"
    return fields


def parse_rules(fields: Mapping[str, object]) -> Rules:
    """The rules that these fields describe; raises `ValueError` with a clause that says what is wrong."""
    preset = fields.get("preset")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise ValueError(f"the rules' preset must be one of {', '.join(map(repr, PRESETS))}")
    changes: dict[str, object] = {}
    for name, value in fields.items():
        if name == "preset":
            continue
        if name not in FIELDS:
            raise ValueError(f"the rules have no field {name[:40]!r}")
        changes[name] = FIELDS[name].read(value)
        if changes[name] is None:
            raise ValueError(f"{name} must be {FIELDS[name]}")
    # Each value was checked against the table, which knows the type of its field.
    rules = evolve(PRESETS[preset], **changes)  # type: ignore[arg-type]
    if rules.lowest_bid > rules.highest_bid:
        raise ValueError("the lowest bid is above the highest")
    return rules
