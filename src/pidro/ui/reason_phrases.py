"""Why a robot, or the hint, does what it does: one sentence for each code of `players.reasons`.

A sentence says the idea, not the arithmetic, and holds for whoever acted: names are its subject and
nobody is "you". Cards and suits stand where they need no ending.
"""

from collections.abc import Mapping

from pidro.engine.rules import trumps_of
from pidro.engine.view import SeatView
from pidro.players.reasons import Reason
from pidro.ui.phrases import Names, card_label, card_labels, suit_name
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

TEXTS: Mapping[str, str] = {
    "only_choice": QT_TRANSLATE_NOOP("phrases", "Nothing else may be done now."),
    # Bidding.
    "forced_bid": QT_TRANSLATE_NOOP("phrases", "All the others passed: the dealer must bid {number}."),
    "pass_weak": QT_TRANSLATE_NOOP("phrases", "{suit} with {cards}: too weak for a bid of {number}."),
    "pass_too_high": QT_TRANSLATE_NOOP("phrases", "{suit} with {cards}: good, but not for {number}."),
    "pass_partner_bids": QT_TRANSLATE_NOOP(
        "phrases", "{name} holds the bid for this team, and {number} is enough."
    ),
    "pass_little_lacking": QT_TRANSLATE_NOOP(
        "phrases", "This team lacks only {number}: that may come without a bid."
    ),
    "bid_opens": QT_TRANSLATE_NOOP("phrases", "{suit} with {cards}: worth a bid of {number}."),
    "bid_shuts_out": QT_TRANSLATE_NOOP(
        "phrases", "{suit} with {cards}: {number} at once is hard to go above."
    ),
    "bid_over_opponent": QT_TRANSLATE_NOOP("phrases", "{suit} with {cards}: too good to leave to {name}."),
    "bid_over_partner": QT_TRANSLATE_NOOP("phrases", "{suit} with {cards}: more than {name} promises."),
    "bid_last_word": QT_TRANSLATE_NOOP("phrases", "{suit} with {cards}: the last word beats {name}."),
    "bid_wins_game": QT_TRANSLATE_NOOP("phrases", "{suit} with {cards}: {number} points win the game."),
    "bid_stops_them": QT_TRANSLATE_NOOP(
        "phrases", "{name} would win the game with this bid: better to try {number}."
    ),
    # Trump and kill.
    "trump_longest": QT_TRANSLATE_NOOP("phrases", "{suit}, the longest suit: {cards}."),
    "trump_strongest": QT_TRANSLATE_NOOP("phrases", "{suit}, the strongest suit: {cards}."),
    "kill_lowest": QT_TRANSLATE_NOOP("phrases", "Least use among those that may be killed: {cards}."),
    # Leading.
    "rest_is_ours": QT_TRANSLATE_NOOP("phrases", "Both opponents are cold: any order takes the rest."),
    "lead_run": QT_TRANSLATE_NOOP("phrases", "Top down, while nobody holds a higher one: {cards}."),
    "keep_lone_ace": QT_TRANSLATE_NOOP(
        "phrases", "The {other} stays back to catch a pidro: the {card} leads."
    ),
    "draw_pidros": QT_TRANSLATE_NOOP(
        "phrases", "The {card} can't be beaten, and short hands must give up a pidro."
    ),
    "drive_out": QT_TRANSLATE_NOOP("phrases", "The {card} draws out a higher card; the {other} gains by it."),
    "partner_is_cold": QT_TRANSLATE_NOOP(
        "phrases", "{name} is cold and can't help: rather the {card} than a low card."
    ),
    "lead_middle": QT_TRANSLATE_NOOP("phrases", "The {card} is worth nothing, and no pidro can win over it."),
    "lead_low": QT_TRANSLATE_NOOP(
        "phrases", "The {card} gives nothing away: points are not led into higher cards."
    ),
    "lead_master": QT_TRANSLATE_NOOP(
        "phrases", "Nobody can beat the {card}, and nothing low is left to lead."
    ),
    # Following.
    "pidro_to_partner": QT_TRANSLATE_NOOP(
        "phrases", "{name} takes this for certain with the {other}: the {card} goes there."
    ),
    "pidro_likely_safe": QT_TRANSLATE_NOOP(
        "phrases", "{name} is hardly in danger with the {other}: the {card} goes there."
    ),
    "points_to_partner": QT_TRANSLATE_NOOP(
        "phrases", "{name} takes this for certain with the {other}: the {card} is safe there."
    ),
    "pidro_wins": QT_TRANSLATE_NOOP(
        "phrases", "Nobody can beat the {card} in this trick any more: it comes home."
    ),
    "makes_bid": QT_TRANSLATE_NOOP(
        "phrases", "Nobody can beat the {card}: with this trick the bid of {number} is made."
    ),
    "sets_bid": QT_TRANSLATE_NOOP(
        "phrases", "Nobody can beat the {card}: with this trick their bid of {number} is set."
    ),
    "catch_pidro": QT_TRANSLATE_NOOP("phrases", "The {card} takes the pidro, and nobody can go above it."),
    "try_for_pidro": QT_TRANSLATE_NOOP(
        "phrases", "A pidro lies there, and the {card} has the best chance of it."
    ),
    "take_points": QT_TRANSLATE_NOOP("phrases", "The {card} takes the points in this trick for certain."),
    "point_card_wins": QT_TRANSLATE_NOOP(
        "phrases", "The {card} wins now; later a higher card may fall on it."
    ),
    "ace_on_king": QT_TRANSLATE_NOOP(
        "phrases", "{name} has played the {other}: only the {card} goes above it."
    ),
    "pidro_on_low_card": QT_TRANSLATE_NOOP(
        "phrases", "The {card} is above what lies there, and {name} may still help."
    ),
    "touching_honour": QT_TRANSLATE_NOOP(
        "phrases", "The {card} goes: the {other} next to it keeps its worth."
    ),
    "point_card_may_win": QT_TRANSLATE_NOOP(
        "phrases", "The {card} goes above the {other}, and {name} may still help."
    ),
    "go_above": QT_TRANSLATE_NOOP("phrases", "The {card} goes above, so that {name} can't win with a pidro."),
    "one_of_two_masters": QT_TRANSLATE_NOOP(
        "phrases", "The {card} takes the lead, and nobody can beat the {other} either."
    ),
    "guard_against_pidro": QT_TRANSLATE_NOOP(
        "phrases", "{name} could take this with a pidro: the {card} prevents it."
    ),
    "nothing_low_left": QT_TRANSLATE_NOOP(
        "phrases", "Nothing low is left: the {card} takes the trick for certain."
    ),
    "hope_for_partner": QT_TRANSLATE_NOOP(
        "phrases", "{name} may beat the {other}, and a short hand can't keep the {card}."
    ),
    "throw_two": QT_TRANSLATE_NOOP("phrases", "The {card} keeps its point, whoever takes the trick."),
    "under_partner": QT_TRANSLATE_NOOP(
        "phrases", "{name} is winning the trick with the {other}: the {card} is enough."
    ),
    "under_opponent": QT_TRANSLATE_NOOP(
        "phrases", "{name} played the {other}, and nothing here beats it: the {card} goes."
    ),
    "plain_may_win": QT_TRANSLATE_NOOP(
        "phrases", "The {card} goes above the {other}, and is worth nothing if it is beaten."
    ),
    "throw_low": QT_TRANSLATE_NOOP("phrases", "The {card} gives nothing away: better cards wait."),
    "keep_master": QT_TRANSLATE_NOOP("phrases", "The {other} is worth more later than the {card} is now."),
    "throw_plain": QT_TRANSLATE_NOOP("phrases", "Rather the {card} than a card with points."),
    "least_loss": QT_TRANSLATE_NOOP(
        "phrases", "Every card carries points, the {card} no more than any other."
    ),
    # The players of the tournament.
    "chance": QT_TRANSLATE_NOOP("phrases", "No idea behind it: chance."),
    "tip": QT_TRANSLATE_NOOP("phrases", "So say the old tips."),
    # The expert.
    "likely_bid": QT_TRANSLATE_NOOP(
        "phrases", "{suit} takes {number} or more in {share} % of the possible layouts."
    ),
    "unlikely_bid": QT_TRANSLATE_NOOP(
        "phrases", "{suit} would take {number} in {share} % of the possible layouts: not enough."
    ),
    "likely_trump": QT_TRANSLATE_NOOP(
        "phrases", "{suit} takes {number} in {share} % of the possible layouts; nothing brings more."
    ),
    "card_makes": QT_TRANSLATE_NOOP(
        "phrases", "The {card} makes the bid of {number} in {share} % of the possible layouts."
    ),
    "card_sets": QT_TRANSLATE_NOOP(
        "phrases", "The {card} sets their bid of {number} in {share} % of the possible layouts."
    ),
    "card_takes": QT_TRANSLATE_NOOP(
        "phrases", "The {card} does best: on average {number} of the points still out."
    ),
    # The beginner.
    "counts_trumps": QT_TRANSLATE_NOOP("phrases", "{suit}: {number} cards in the hand, and they count."),
    "longest_suit": QT_TRANSLATE_NOOP("phrases", "{suit}: {number} cards, and no suit has more."),
    "leads_highest": QT_TRANSLATE_NOOP("phrases", "The {card} is the highest in the hand."),
    "leads_lowest": QT_TRANSLATE_NOOP("phrases", "The {card} is the lowest in the hand."),
    "goes_higher": QT_TRANSLATE_NOOP("phrases", "{name} was winning the trick: the {card} goes above."),
    "gives_partner": QT_TRANSLATE_NOOP("phrases", "{name} is winning the trick: it gets the {card}."),
    "throws_low": QT_TRANSLATE_NOOP("phrases", "The trick is not to be had: away goes the {card}."),
}
"""The sentence of each code by its value; `reason_text` fills its places."""


def reason_text(reason: Reason, view: SeatView, names: Names) -> str:
    """The reason as a sentence; `view` is what the seat knew when it acted."""
    suit, trumps = reason.suit, view.trumps
    if trumps is None and suit is not None:
        trumps = trumps_of(view.rules, suit)
    cards = () if trumps is None else tuple(card for card in reason.cards if card in trumps.strength)
    labels = [] if trumps is None else [card_label(card, trumps) for card in cards]
    return say(
        TEXTS[reason.code.value],
        name="" if reason.seat is None else names[reason.seat],
        number="" if reason.number is None else reason.number,
        share="" if reason.share is None else reason.share,
        suit="" if suit is None else suit_name(suit),
        card=labels[0] if labels else "",
        other=labels[1] if len(labels) > 1 else "",
        cards="" if trumps is None else card_labels(trumps.sorted(cards), trumps),
    )
