"""Why a robot, or the hint, does what it does: one sentence for each code of `players.reasons`.

A sentence says the idea, not the arithmetic, and holds for whoever acted: names are its subject and
nobody is "you". Cards and suits stand where they need no ending.
"""

from collections.abc import Mapping

from pidro.engine.rules import trumps_of
from pidro.engine.view import SeatView
from pidro.players.reasons import Code, Reason
from pidro.ui.phrases import QT_TRANSLATE_NOOP, Names, card_label, card_labels, say, suit_name

TEXTS: Mapping[Code, str] = {
    Code.ONLY_CHOICE: QT_TRANSLATE_NOOP("phrases", "Nothing else may be done now."),
    # Bidding.
    Code.PASS_WEAK: QT_TRANSLATE_NOOP("phrases", "{suit} would give only {cards}: too weak for {number}."),
    Code.PASS_PARTNER_BIDS: QT_TRANSLATE_NOOP(
        "phrases", "{name} holds the bid for this team, and {number} is enough."
    ),
    Code.BID_STRENGTH: QT_TRANSLATE_NOOP("phrases", "{suit} would give {cards}: worth {number}."),
    # Trump.
    Code.TRUMP_BEST: QT_TRANSLATE_NOOP("phrases", "{suit} gives the best hand: {cards}."),
    # Kill.
    Code.KILL_LOWEST: QT_TRANSLATE_NOOP("phrases", "Least use among those that may be killed: {cards}."),
    # Play.
    Code.LEAD_MASTER: QT_TRANSLATE_NOOP("phrases", "Nobody holds a trump above this one, the {card}."),
    Code.LEAD_LOW: QT_TRANSLATE_NOOP("phrases", "The {card} costs nothing, whoever takes it."),
    Code.GIVE_TO_PARTNER: QT_TRANSLATE_NOOP(
        "phrases", "{name} takes this trick with the {other} for certain: give it the {card}."
    ),
    Code.WIN_TRICK: QT_TRANSLATE_NOOP("phrases", "Nobody who is still to play can beat the {card}."),
    Code.PLAY_LOW: QT_TRANSLATE_NOOP("phrases", "The {card} is worth nothing: better cards are kept."),
    Code.LEAST_LOSS: QT_TRANSLATE_NOOP("phrases", "Of all that can be played, the {card} loses least."),
    # The players of the tournament.
    Code.CHANCE: QT_TRANSLATE_NOOP("phrases", "No idea behind it: chance."),
    Code.TIP: QT_TRANSLATE_NOOP("phrases", "So say the old tips."),
    # The expert.
    Code.LIKELY_BID: QT_TRANSLATE_NOOP(
        "phrases", "{suit} takes {number} or more in {share} % of the possible layouts."
    ),
    Code.UNLIKELY_BID: QT_TRANSLATE_NOOP(
        "phrases", "Even {suit} would take {number} in no more than {share} % of the possible layouts."
    ),
    Code.LIKELY_TRUMP: QT_TRANSLATE_NOOP(
        "phrases", "{suit} takes {number} in {share} % of the possible layouts; nothing brings more."
    ),
    Code.LIKELY_KILL: QT_TRANSLATE_NOOP("phrases", "The hand takes most without these: {cards}."),
    Code.CARD_MAKES: QT_TRANSLATE_NOOP(
        "phrases", "The {card} makes the bid of {number} in {share} % of the possible layouts."
    ),
    Code.CARD_SETS: QT_TRANSLATE_NOOP(
        "phrases", "The {card} sets their bid of {number} in {share} % of the possible layouts."
    ),
    Code.CARD_TAKES: QT_TRANSLATE_NOOP(
        "phrases", "The {card} brings most: on average {number} of the points still out."
    ),
    Code.CARD_EQUAL: QT_TRANSLATE_NOOP("phrases", "No other card would do better than the {card}."),
    # The beginner.
    Code.COUNTS_TRUMPS: QT_TRANSLATE_NOOP("phrases", "{suit}: {number} cards in the hand, and they count."),
    Code.LONGEST_SUIT: QT_TRANSLATE_NOOP("phrases", "{suit} is the longest suit: {number} cards."),
    Code.LEADS_HIGHEST: QT_TRANSLATE_NOOP("phrases", "The {card} is the highest in the hand."),
    Code.LEADS_LOWEST: QT_TRANSLATE_NOOP("phrases", "The {card} is the lowest in the hand."),
    Code.GOES_HIGHER: QT_TRANSLATE_NOOP("phrases", "{name} was winning the trick: the {card} goes above."),
    Code.GIVES_PARTNER: QT_TRANSLATE_NOOP("phrases", "{name} is winning the trick: give it the {card}."),
    Code.THROWS_LOW: QT_TRANSLATE_NOOP("phrases", "The trick is not to be had: throw the {card}."),
}
"""The sentence of each code; its places are filled by `reason_text`."""


def reason_text(reason: Reason, view: SeatView, names: Names) -> str:
    """The reason as a sentence; `view` is what the seat knew when it acted."""
    suit, trumps = reason.suit, view.trumps
    if trumps is None and suit is not None:
        trumps = trumps_of(view.rules, suit)
    cards = () if trumps is None else tuple(card for card in reason.cards if card in trumps.strength)
    labels = [] if trumps is None else [card_label(card, trumps) for card in cards]
    return say(
        TEXTS[reason.code],
        name="" if reason.seat is None else names[reason.seat],
        number="" if reason.number is None else reason.number,
        share="" if reason.share is None else reason.share,
        suit="" if suit is None else suit_name(suit),
        card=labels[0] if labels else "",
        other=labels[1] if len(labels) > 1 else "",
        cards="" if trumps is None else card_labels(cards, trumps),
    )
