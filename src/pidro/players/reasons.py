"""Why a robot does what it does: a code, and the facts of that moment that it speaks of.

The sentences are made elsewhere (`ui/phrases.py`); here is only what is true and known to the seat. The text
under each code says which fields it fills and what is true then.
"""

from enum import Enum

from attrs import frozen

from pidro.engine.cards import Hand, Seat, Suit


class Code(Enum):
    """One idea of a player."""

    ONLY_CHOICE = "only_choice"
    """Nothing else is legal. No fields."""

    # Bidding.

    FORCED_BID = "forced_bid"
    PASS_WEAK = "pass_weak"
    PASS_TOO_HIGH = "pass_too_high"
    PASS_PARTNER_BIDS = "pass_partner_bids"
    PASS_LITTLE_LACKING = "pass_little_lacking"
    BID_OPENS = "bid_opens"
    BID_SHUTS_OUT = "bid_shuts_out"
    BID_OVER_OPPONENT = "bid_over_opponent"
    BID_OVER_PARTNER = "bid_over_partner"
    BID_LAST_WORD = "bid_last_word"
    BID_WINS_GAME = "bid_wins_game"
    BID_STOPS_THEM = "bid_stops_them"
    TRUMP_LONGEST = "trump_longest"
    TRUMP_STRONGEST = "trump_strongest"

    # Kill.

    KILL_LOWEST = "kill_lowest"
    """Kills `cards`, the lowest that may be killed."""

    # Play.

    REST_IS_OURS = "rest_is_ours"
    LEAD_RUN = "lead_run"
    KEEP_LONE_ACE = "keep_lone_ace"
    DRAW_PIDROS = "draw_pidros"
    DRIVE_OUT = "drive_out"
    PARTNER_IS_COLD = "partner_is_cold"
    LEAD_MIDDLE = "lead_middle"
    LEAD_LOW = "lead_low"
    LEAD_MASTER = "lead_master"
    PIDRO_TO_PARTNER = "pidro_to_partner"
    PIDRO_LIKELY_SAFE = "pidro_likely_safe"
    POINTS_TO_PARTNER = "points_to_partner"
    PIDRO_WINS = "pidro_wins"
    CATCH_PIDRO = "catch_pidro"
    TRY_FOR_PIDRO = "try_for_pidro"
    TAKE_POINTS = "take_points"
    POINT_CARD_WINS = "point_card_wins"
    PIDRO_ON_LOW_CARD = "pidro_on_low_card"
    HOPE_FOR_PARTNER = "hope_for_partner"
    TOUCHING_HONOUR = "touching_honour"
    POINT_CARD_MAY_WIN = "point_card_may_win"
    GO_ABOVE = "go_above"
    ONE_OF_TWO_MASTERS = "one_of_two_masters"
    GUARD_AGAINST_PIDRO = "guard_against_pidro"
    THROW_LOW = "throw_low"
    NOTHING_LOW_LEFT = "nothing_low_left"
    KEEP_MASTER = "keep_master"
    THROW_PLAIN = "throw_plain"
    LEAST_LOSS = "least_loss"

    # The players of the tournament.
    CHANCE = "chance"
    """No idea at all: any legal action, each as likely."""
    TIP = "tip"
    """A manual's tip, played straight."""

    # The expert: figures over the layouts of the hidden cards that are possible.
    LIKELY_BID = "likely_bid"
    """`suit` as trump takes at least the bid `number` in `share` percent of the layouts."""
    UNLIKELY_BID = "unlikely_bid"
    """The best suit, `suit`, takes the `number` that would have to be bid in no more than `share` percent."""
    LIKELY_TRUMP = "likely_trump"
    """`suit` takes the bid `number` in `share` percent of the layouts, and no suit brings more."""
    LIKELY_KILL = "likely_kill"
    """What is kept without `cards` takes the most over the layouts."""
    CARD_MAKES = "card_makes"
    """`cards`, the card, makes our bid `number` in `share` percent of the layouts."""
    CARD_SETS = "card_sets"
    """`cards`, the card, sets their bid `number` in `share` percent of the layouts."""
    CARD_TAKES = "card_takes"
    """`cards`, the card, takes `number` points of those still out, on average over the layouts."""
    CARD_EQUAL = "card_equal"
    """`cards`, the card, is as good as any other in every layout."""

    # The beginner.
    COUNTS_TRUMPS = "counts_trumps"
    """`number` cards of `suit` are in the hand: what is bid goes by the count."""
    LONGEST_SUIT = "longest_suit"
    """`suit` has the most cards, `number`."""
    LEADS_HIGHEST = "leads_highest"
    """`cards`, the card, is the highest in the hand and leads."""
    LEADS_LOWEST = "leads_lowest"
    """`cards`, the card, is the lowest in the hand and leads."""
    GOES_HIGHER = "goes_higher"
    """`cards`, the card, beats the card of `seat`, the best so far."""
    GIVES_PARTNER = "gives_partner"
    """`cards`, the card, goes to the trick that the partner, `seat`, is winning."""
    THROWS_LOW = "throws_low"
    """`cards`, the card, is the lowest in the hand; the trick is not to be had."""


@frozen
class Reason:
    """A code with the cards, seat, suit and number that it speaks of."""

    code: Code
    cards: Hand = ()
    seat: Seat | None = None
    suit: Suit | None = None
    number: int | None = None
    share: int | None = None
    """Percent of the possible layouts, 0 to 100."""
