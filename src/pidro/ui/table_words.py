"""What the table says of a seat and of its middle, in the person's language."""

from collections.abc import Callable

from pidro.table.live_game import LiveGame
from pidro.ui import labels, phrases
from pidro.ui.counts import Counts
from pidro.ui.fault_phrases import store_fault
from pidro.ui.items import SeatWords
from pidro.ui.middle_item import MiddleWords
from pidro.ui.phrases import Names
from pidro.ui.picture import MiddleLook, SeatLook
from pidro.ui.scene import Words


def table_words(names: Callable[[], Names]) -> Words:
    """The words of a table whose players are called so at the moment."""

    def middle(look: MiddleLook) -> MiddleWords:
        return MiddleWords("" if look.high is None else labels.middle_bid(look.high, names()))

    return Words(_seat, middle)


def _seat(look: SeatLook) -> SeatWords:
    call = "" if look.call is None else phrases.call_text(look.call)
    if look.is_cold:
        return SeatWords(call, labels.cold_badge())
    return SeatWords(call, "" if look.trumps_before is None else Counts().trumps(look.trumps_before))


def sheet_note(live: LiveGame) -> str:
    """The line under the score sheet: that nothing is kept."""
    return "" if live.trouble is None else store_fault(live.trouble)
