"""Why a robot does what it does: a code, and the facts of that moment that it speaks of.

The sentences are made elsewhere (`ui/reason_phrases.py`); here is only what is true and known to the seat.
The text under each code says which fields it fills and what is true then.
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
    """The three others passed, and the dealer must bid `number`; `cards` are all trumps that `suit` would
    give."""
    PASS_WEAK = "pass_weak"
    """A bid would be `number` or more; `cards` are all trumps that the best suit, `suit`, would give."""
    PASS_TOO_HIGH = "pass_too_high"
    """The opponent `seat` holds the bid, over it `number` is the lowest; `cards` of `suit` as in
    `PASS_WEAK`."""
    PASS_PARTNER_BIDS = "pass_partner_bids"
    """The partner `seat` holds the bid, `number`."""
    PASS_LITTLE_LACKING = "pass_little_lacking"
    """The own team lacks `number` to the target, and the others can't reach it in this deal."""
    BID_OPENS = "bid_opens"
    """Bids `number`, the lowest or one more, before anybody else; `cards` are all trumps that `suit` would
    give."""
    BID_SHUTS_OUT = "bid_shuts_out"
    """Bids `number`, two or more above the lowest, before anybody else; the opponent `seat` speaks next."""
    BID_OVER_OPPONENT = "bid_over_opponent"
    """Bids `number` over the opponent `seat`; `cards` are all trumps that `suit` would give."""
    BID_OVER_PARTNER = "bid_over_partner"
    """Bids `number` over the partner `seat`; `cards` are all trumps that `suit` would give."""
    BID_LAST_WORD = "bid_last_word"
    """The dealer bids `number` over the opponent `seat`, and nobody speaks after him; `suit`, `cards` as
    before."""
    BID_WINS_GAME = "bid_wins_game"
    """Bids `number`, which takes the own team to the target if it is made; `suit`, `cards` as before."""
    BID_STOPS_THEM = "bid_stops_them"
    """Bids `number`: the bid of the opponent `seat` would take that team to the target; `suit`, `cards`."""

    # Trump.

    TRUMP_LONGEST = "trump_longest"
    """`cards` are all trumps that `suit` gives; no other suit gives as many."""
    TRUMP_STRONGEST = "trump_strongest"
    """`cards` are all trumps that `suit` gives; another suit gives as many or more."""

    # Kill.

    KILL_LOWEST = "kill_lowest"
    """Kills `cards`, the lowest of those that may be killed."""

    # Leading. What leads is the first of `cards`; so with "the card" below, which is the only one.

    REST_IS_OURS = "rest_is_ours"
    """No opponent can hold a trump any more. The card leads."""
    LEAD_RUN = "lead_run"
    """Leads the first of `cards`, two or more: no trump in another hand is above any of them."""
    KEEP_LONE_ACE = "keep_lone_ace"
    """In the first trick leads a worthless card, the first of `cards`, and keeps the second, the ace; the
    king is not in the hand."""
    DRAW_PIDROS = "draw_pidros"
    """Leads the card: no trump in another hand is above it; `number` pidros are in other hands."""
    DRIVE_OUT = "drive_out"
    """Leads the first of `cards`; no trump in another hand is between it and the second, and the others,
    one or two, are all in other hands that are above."""
    PARTNER_IS_COLD = "partner_is_cold"
    """The partner `seat` can hold no trump; leads the card, worthless."""
    LEAD_MIDDLE = "lead_middle"
    """Leads the card, worthless and above the pidros; `number` trumps in other hands are above it."""
    LEAD_LOW = "lead_low"
    """Leads the card, worthless; a higher one is in another hand."""
    LEAD_MASTER = "lead_master"
    """Leads the card: no trump in another hand is above it, and all worthless cards in the hand are above
    them too."""

    # Leading and following.

    LEAST_LOSS = "least_loss"
    """All cards in the hand have points, and the card has no more than any other."""

    # Following: the partner is winning.

    PIDRO_TO_PARTNER = "pidro_to_partner"
    """The second of `cards`, of the partner `seat`, wins the trick for certain; gives it the first, a
    pidro."""
    PIDRO_LIKELY_SAFE = "pidro_likely_safe"
    """At most one trump in another hand is above the second of `cards`, the winning card of the partner
    `seat`; gives it the first, a pidro."""
    POINTS_TO_PARTNER = "points_to_partner"
    """As `PIDRO_TO_PARTNER`, with a jack or ten."""

    # Following: points to be had.

    PIDRO_WINS = "pidro_wins"
    """Plays the card, a pidro: it is above the trick, and no opponent still to play can beat it."""
    MAKES_BID = "makes_bid"
    """Plays the card, which no opponent still to play can beat, and the own team makes its bid, `number`."""
    SETS_BID = "sets_bid"
    """Plays the card, which no opponent still to play can beat, and the others' bid, `number`, is set."""
    CATCH_PIDRO = "catch_pidro"
    """A pidro lies in the trick; plays the card, which no opponent still to play can beat."""
    TRY_FOR_PIDRO = "try_for_pidro"
    """A pidro lies in the trick; plays the card, above all in the trick; but for pidros no card in the hand
    is above it, or none in another hand is between."""
    TAKE_POINTS = "take_points"
    """`number` points lie in the trick; plays the card, which no opponent still to play can beat."""
    POINT_CARD_WINS = "point_card_wins"
    """Plays the card, a jack or ten, which no opponent still to play can beat; a higher one is in another
    hand."""

    # Following: an opponent is winning, and the partner is still to play.

    TOUCHING_HONOUR = "touching_honour"
    """Plays the first of `cards`; no trump in another hand is between it and the second. Both are above
    the trick."""
    ACE_ON_KING = "ace_on_king"
    """Plays the first of `cards`, the ace, on the second, the king of the opponent `seat`."""
    PIDRO_ON_LOW_CARD = "pidro_on_low_card"
    """Plays the card, a pidro above all in the trick; the partner `seat` is still to play."""
    HOPE_FOR_PARTNER = "hope_for_partner"
    """Plays a pidro, the first of `cards`, under the second, above which two or more are in other hands;
    the partner `seat` is still to play."""
    POINT_CARD_MAY_WIN = "point_card_may_win"
    """Plays a jack or ten, the first of `cards`, above the second, the best in the trick; the partner
    `seat` is still to play."""

    # Following: the partner has played, an opponent has not.

    GO_ABOVE = "go_above"
    """Plays the card, above an opponent's and above the pidros, of which one or more are in other hands;
    the opponent `seat` is still to play."""
    ONE_OF_TWO_MASTERS = "one_of_two_masters"
    """Plays the first of `cards`, two or more: no trump in another hand is above any of them; it goes
    above an opponent."""
    GUARD_AGAINST_PIDRO = "guard_against_pidro"
    """The partner's card is below a pidro in another hand; plays the card, above the pidros, before the
    opponent `seat`."""

    # Following: nothing to win.

    THROW_TWO = "throw_two"
    """Plays the card, the two."""
    UNDER_PARTNER = "under_partner"
    """The second of `cards`, of the partner `seat`, is winning; plays the first, worthless."""
    UNDER_OPPONENT = "under_opponent"
    """Nothing in the hand is above the second of `cards`, of the opponent `seat`; plays the first,
    worthless."""
    PLAIN_MAY_WIN = "plain_may_win"
    """Plays the first of `cards`, the lowest worthless one, above the second, of the opponent `seat`."""
    THROW_LOW = "throw_low"
    """Plays the card, worthless, though a higher one in the hand would be above an opponent's winning
    card."""
    NOTHING_LOW_LEFT = "nothing_low_left"
    """All worthless cards in the hand are above those in other hands; plays the card, which wins for
    certain."""
    KEEP_MASTER = "keep_master"
    """Plays the first of two `cards`, a jack or ten, and keeps the second, above which none is in another
    hand."""
    THROW_PLAIN = "throw_plain"
    """Plays the card, the lowest in the hand that is worth nothing."""

    # The players of the tournament.
    CHANCE = "chance"
    """No idea at all: any legal action, each as likely."""
    TIP = "tip"
    """A manual's tip, played straight."""

    # The expert: figures over the layouts of the hidden cards that are possible.
    LIKELY_BID = "likely_bid"
    """`suit` as trump takes at least the bid `number` in `share` percent of the layouts."""
    UNLIKELY_BID = "unlikely_bid"
    """`suit`, the most promising, takes the `number` that would have to be bid in only `share` percent."""
    LIKELY_TRUMP = "likely_trump"
    """`suit` takes the bid `number` in `share` percent of the layouts, and no suit brings more."""
    CARD_MAKES = "card_makes"
    """`cards`, the card, makes our bid `number` in `share` percent of the layouts."""
    CARD_SETS = "card_sets"
    """`cards`, the card, sets their bid `number` in `share` percent of the layouts."""
    CARD_TAKES = "card_takes"
    """`cards`, the card, takes `number` points of those still out, on average; no other is worth more."""

    # The beginner.
    COUNTS_TRUMPS = "counts_trumps"
    """`cards` are all trumps that `suit` gives, `number`: what is bid goes by the count."""
    LONGEST_SUIT = "longest_suit"
    """`cards` are all trumps that `suit` gives, `number`; no other suit gives more."""
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
