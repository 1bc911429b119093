"""The kinds of decisions in words: their names, and what is told of each."""

from collections.abc import Mapping

from pidro.table.losses import Kind
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

_NAMES: Mapping[Kind, str] = {
    Kind.BID: QT_TRANSLATE_NOOP("phrases", "Bidding"),
    Kind.TRUMP: QT_TRANSLATE_NOOP("phrases", "Naming trump"),
    Kind.KILL: QT_TRANSLATE_NOOP("phrases", "Killing"),
    Kind.LEAD: QT_TRANSLATE_NOOP("phrases", "Lead"),
    Kind.FOLLOW: QT_TRANSLATE_NOOP("phrases", "Card to a trick"),
}
_MEANINGS: Mapping[Kind, str] = {
    Kind.BID: QT_TRANSLATE_NOOP("phrases", "Points lost a deal by a bid or a pass."),
    Kind.TRUMP: QT_TRANSLATE_NOOP("phrases", "Points lost a deal by the suit that you named."),
    Kind.KILL: QT_TRANSLATE_NOOP("phrases", "Points lost a deal by the cards that you killed."),
    Kind.LEAD: QT_TRANSLATE_NOOP("phrases", "Points lost a deal by the first card of a trick."),
    Kind.FOLLOW: QT_TRANSLATE_NOOP("phrases", "Points lost a deal by a later card of a trick."),
}


def kind_name(kind: Kind) -> str:
    """What this kind of decision is called."""
    return say(_NAMES[kind])


def kind_meaning(kind: Kind) -> str:
    """What the figure of this kind tells."""
    return say(_MEANINGS[kind])
