"""Whether a reason is true: its fields are filled, and each clause holds in the seat's view alone."""

from collections.abc import Mapping

from pidro.engine.actions import PlayCard
from pidro.engine.view import SeatView
from pidro.players.player import Advice
from pidro.players.reasons import Code
from tests.players.clauses import CLAUSES, FIELDS, SOME_CARDS, TWO_CARDS, Clause
from tests.players.more_clauses import BEGINNERS, EXPERTS, FROZEN, MORE_FIELDS

ALL_CLAUSES: Mapping[Code, Clause] = {**CLAUSES, **BEGINNERS, **EXPERTS, **FROZEN}
"""What must be true for each code."""
ALL_FIELDS: Mapping[Code, str] = {**FIELDS, **MORE_FIELDS}
NAMES = ("cards", "seat", "suit", "number", "share")


def is_true(view: SeatView, advice: Advice) -> bool:
    """Whether the advice is legal, its reason fills the fields of its code, and every clause is true."""
    reason = advice.reason
    assert view.options is not None
    filled = [name for name in NAMES if getattr(reason, name) not in (None, ())]
    wanted = ALL_FIELDS.get(reason.code, "cards").split()
    if wanted[:1] == ["cards"] and "suit" in wanted and not reason.cards:
        filled.insert(0, "cards")  # a suit without a card of it
    if advice.action not in view.options or filled != wanted:
        return False
    if isinstance(advice.action, PlayCard) and "cards" in wanted:
        count = 2 if reason.code in TWO_CARDS else 1
        if reason.cards[0] is not advice.action.card:
            return False
        if len(reason.cards) != count and reason.code not in SOME_CARDS:
            return False
    return ALL_CLAUSES[reason.code](view, advice.action, reason)
