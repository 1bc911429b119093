"""What `scripts/hard_robots` looks at in the robots of the game: every reason of many deals, no peeking."""

from collections import Counter
from collections.abc import Iterator

from attrs import define, field
from PySide6.QtCore import QCoreApplication

from pidro.engine.actions import PlayCard
from pidro.engine.deal import Deal
from pidro.engine.phases import Phase
from pidro.engine.rules import PRESETS
from pidro.engine.view import SeatView
from pidro.players.reasons import Code, Reason
from pidro.table.robots import ROBOTS
from pidro.ui.languages import install
from pidro.ui.reason_phrases import reason_text
from pidro.ui.settings import LANGUAGES
from tests.players.peeking import peeking
from tests.players.redeal import after
from tests.players.truth import is_true
from tests.players.watched import Question, watched

OF_THE_GAME = ("rule", "beginner", "expert")
NAMES = ("Victor", "Alice", "Peggy", "Carlos")
LONGEST_ENGLISH, LONGEST = 90, 110


def look_for_peeking(views: int) -> str:
    """Show so many views to the three again with other hidden cards; raises `AssertionError`."""
    players = [ROBOTS[name]() for name in OF_THE_GAME]
    seen: Counter[Phase | None] = Counter()
    number = 0
    while seen.total() - seen[None] < views:
        for rules in PRESETS.values():
            seen += peeking(players, rules, number)
        number += 1
    phases = ", ".join(f"{phase.name.lower()} {seen[phase]}" for phase in Phase if seen[phase])
    return f"{seen.total() - seen[None]} views redealt, nobody peeks: {phases}; not redealt {seen[None]}"


@define
class Foretold:
    """How often the expert's figures came true, by the code that said them."""

    said: Counter[Code] = field(factory=Counter)
    true: Counter[Code] = field(factory=Counter)
    times: Counter[Code] = field(factory=Counter)

    def add(self, asked: Question, end: Deal) -> None:
        """Compare what was said with what came, unless another bid or trump was played in the end."""
        reason, result, team = asked.advice.reason, end.result, asked.view.rules.teams[asked.seat]
        assert result is not None
        if reason.share is None or reason.number is None:
            return
        if reason.suit is not None and (result.bidder, end.named.suit) != (asked.seat, reason.suit):
            return
        makes = result.is_made if reason.suit is None else result.taken[team] >= reason.number
        self.said[reason.code] += reason.share
        self.true[reason.code] += 100 * (makes is not (reason.code is Code.CARD_SETS))
        self.times[reason.code] += 1

    def lines(self) -> Iterator[str]:
        """A line for each code."""
        for code, times in self.times.most_common():
            said, true = self.said[code] / times, self.true[code] / times
            yield f"  {code.value}: said {said:.1f} %, came true {true:.1f} % of {times}"


def look_at_reasons(name: str, deals: int) -> Iterator[str]:
    """Look at every reason of this robot in so many deals; raises `AssertionError`."""
    player, foretold = ROBOTS[name](), Foretold()
    in_play: Counter[Code] = Counter()
    said: dict[Reason, SeatView] = {}
    for number in range(deals):
        rules = tuple(PRESETS.values())[number % len(PRESETS)]
        questions = tuple(watched(player, rules, number))
        end = after(questions[-1].start, (*questions[-1].before, questions[-1].advice.action))
        for asked in questions:
            assert is_true(asked.view, asked.advice), f"deal {number}: {asked.advice} in {asked.view}"
            said[asked.advice.reason] = asked.view
            in_play[asked.advice.reason.code] += isinstance(asked.advice.action, PlayCard)
            foretold.add(asked, end)
    often = ", ".join(f"{code.value} {times / in_play.total():.1%}" for code, times in in_play.most_common(4))
    assert max(in_play.values()) < in_play.total() / 3, often
    yield f"{name}: {deals} deals, every reason true; in play {in_play.total()}: {often}"
    yield f"  longest sentence: {', '.join(_longest(said))}"
    yield from foretold.lines()


def _longest(said: dict[Reason, SeatView]) -> Iterator[str]:
    app = QCoreApplication.instance() or QCoreApplication([])
    for language in LANGUAGES:
        install(app, language)
        texts = [reason_text(reason, view, NAMES) for reason, view in said.items()]
        longest = max(texts, key=len)
        assert len(longest) < (LONGEST_ENGLISH if language == "en" else LONGEST), longest
        yield f"{language} {len(longest)} of {len(texts)}"
