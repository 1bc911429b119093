"""What the first deal explains: each step with its moment, its words, and what it points at."""

from collections.abc import Callable
from enum import Enum
from typing import TypeAlias

from attrs import frozen

from pidro.engine.actions import BidOptions, KillOptions, Options, PlayOptions, TrumpOptions
from pidro.engine.cards import Card, Seat, Suit
from pidro.engine.events import Bought, CardPlayed, Event, PackTaken, RestClaimed, TrumpNamed, WentCold
from pidro.engine.phases import Phase
from pidro.engine.rules import Trumps, trumps_of
from pidro.engine.view import SeatView
from pidro.ui.counts import Counts
from pidro.ui.phrases import Names, card_name, suit_inside
from pidro.ui.states import Asking, Resting, State
from pidro.ui.story import Rest
from pidro.ui.translation import QT_TRANSLATE_NOOP, say

GOOD_BID = 8
"""What South's cards in the lesson's deal are worth."""


@frozen
class Moment:
    """The table at one moment: what it does, what it has just shown, and what South knows then."""

    state: State
    event: Event | None
    """What was shown just now; None when the table has come to ask or to rest."""
    view: SeatView
    names: Names


Target: TypeAlias = Card | Seat
"""What can be pointed at."""


class Topic(Enum):
    """What is explained; each once."""

    TABLE = "table"
    POINTS = "points"
    BID = "bid"
    TRUMP = "trump"
    THEIR_TRUMP = "their_trump"
    LEFT_PIDRO = "left_pidro"
    DISCARD = "discard"
    KILL = "kill"
    BUY = "buy"
    DEALER = "dealer"
    PLAY = "play"
    TWO = "two"
    COLD = "cold"
    REST = "rest"
    SCORE = "score"
    END = "end"


@frozen
class Step:
    """One explanation."""

    topic: Topic
    when: Callable[[Moment], bool]
    """Whether its moment has come."""
    text: Callable[[Moment], str]
    lit: Callable[[Moment], tuple[Target, ...]]
    """What it points at."""


def due(moment: Moment, told: frozenset[Topic]) -> tuple[Step, ...]:
    """The steps whose moment has come and that have not been told, in their order."""
    return tuple(step for step in STEPS if step.topic not in told and step.when(moment))


def _asked(kind: type[Options]) -> Callable[[Moment], bool]:
    """Whether South is asked such a question."""
    return lambda moment: isinstance(moment.state, Asking) and isinstance(moment.state.options, kind)


def _rests_before_buy(moment: Moment) -> bool:
    return moment.state == Resting(Rest.BEFORE_BUY)


def _is_scored(moment: Moment) -> bool:
    return moment.event is None and isinstance(moment.state, Resting) and moment.view.phase is Phase.SCORED


def _table(moment: Moment) -> str:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "You are {south}, down here. {north} across the table is your partner; {west} and {east} play "
        "against you. The first team with {target} points wins.",
    )
    south, west, north, east = moment.names
    return say(text, south=south, west=west, north=north, east=east, target=moment.view.rules.target)


def _points(moment: Moment) -> str:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "One suit will be trump, and only trumps count. A deal has {total} points: {few} for each of ace, "
        "jack, ten and two of trump, and {many} for each of the two fives, the pidros.",
    )
    trumps = _best_trumps(moment.view)
    return say(text, total=trumps.total, few=trumps.points[trumps.low], many=trumps.points[trumps.right])


def _bid(moment: Moment) -> str:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "Now everyone says once how many points the team will take, from {lowest} to {highest}, or passes. "
        "The highest bid names trump. Your marked cards go well together: {number} is a good bid for them.",
    )
    rules = moment.view.rules
    return say(text, lowest=rules.lowest_bid, highest=rules.highest_bid, number=GOOD_BID)


def _trump(moment: Moment) -> str:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "Nobody has bid more: you name trump. Choose {suit}: then all your marked cards are trumps, the "
        "{card} too, though it is of another suit.",
    )
    trumps = _best_trumps(moment.view)
    return say(text, suit=suit_inside(trumps.suit), card=card_name(trumps.left))


def _their_trump(moment: Moment) -> str:
    text = QT_TRANSLATE_NOOP("phrases", "{name} holds the highest bid and has named trump.")
    return say(text, name=moment.names[moment.view.high.seat])


def _left_pidro(moment: Moment) -> str:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "This five is the left pidro. It has the colour of trump but not its suit, and yet it is a trump "
        "now: one step below the five of trump, and worth {number} points like it.",
    )
    trumps = moment.view.named
    return say(text, number=trumps.points[trumps.left])


def _kill(moment: Moment) -> str:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "Nobody may keep more than {kept} trumps. Choose among the marked cards what you give up; it is "
        "shown to all. Cards with points stay.",
    )
    return say(text, kept=moment.view.rules.cards_kept)


def _buy(moment: Moment) -> str:
    text = QT_TRANSLATE_NOOP(
        "phrases", "From the pack you have bought up to {kept} cards. The bright ones are new."
    )
    return say(text, kept=moment.view.rules.cards_kept)


def _dealer(moment: Moment) -> str:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "{name} deals and has robbed the pack: of all that was left, the best {kept} cards stay, every trump "
        "among them. Nobody saw how many trumps those are.",
    )
    return say(text, name=moment.names[moment.view.dealer], kept=moment.view.rules.cards_kept)


def _two(moment: Moment) -> str:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "{name} has played the two. Its point can't be taken: it always goes to the team that played it, "
        "whoever wins the trick.",
    )
    return say(text, name=moment.names[_low_player(moment.view)])


def _cold(moment: Moment) -> str:
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "{name} has no trump left and is cold: the rest of the hand is shown, and it is out for this deal.",
    )
    return say(text, name=moment.names[_who_is_cold(moment.view)])


def _score(moment: Moment) -> str:
    result = moment.view.result
    assert result is not None
    taken = Counts().points(result.taken[moment.view.rules.teams[result.bidder]])
    if result.is_made:
        text = QT_TRANSLATE_NOOP(
            "phrases",
            "{name} bid {bid} and the team took {points}: the bid is made, and it scores them all. The "
            "others score what they took.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "phrases",
            "{name} bid {bid}, but the team took {points}: it is set and loses as many points as it bid. The "
            "others score what they took.",
        )
    return say(text, name=moment.names[result.bidder], bid=result.bid, points=taken)


def _always(text: str) -> Callable[[Moment], str]:
    return lambda _moment: say(text)


def _nothing(_moment: Moment) -> tuple[Target, ...]:
    return ()


def _good_cards(moment: Moment) -> tuple[Target, ...]:
    return _best_trumps(moment.view).held(moment.view.hand)


def _left_card(moment: Moment) -> tuple[Target, ...]:
    return (moment.view.named.left,)


def _three(moment: Moment) -> tuple[Target, ...]:
    return tuple(seat for seat in Seat if seat is not moment.view.dealer)


def _may_be_killed(moment: Moment) -> tuple[Target, ...]:
    options = moment.view.options
    return options.cards if isinstance(options, KillOptions) else ()


def _bought(moment: Moment) -> tuple[Target, ...]:
    return tuple(card for card in moment.view.exchange.bought[moment.view.seat] if card is not None)


def _the_dealer(moment: Moment) -> tuple[Target, ...]:
    return (moment.view.dealer,)


def _bidder(moment: Moment) -> tuple[Target, ...]:
    return (moment.view.high.seat,)


def _low_card(moment: Moment) -> tuple[Target, ...]:
    return (moment.view.named.low,)


def _cold_seat(moment: Moment) -> tuple[Target, ...]:
    return (_who_is_cold(moment.view),)


def _others(moment: Moment) -> tuple[Target, ...]:
    return tuple(seat for seat in Seat if seat is not moment.view.seat)


def _best_trumps(view: SeatView) -> Trumps:
    """Those of the suit that South's hand is best in, counted as a beginner does: trumps and points."""

    def worth(trumps: Trumps) -> int:
        held = trumps.held(view.hand)
        return len(held) + sum(trumps.points[card] for card in held)

    return max((trumps_of(view.rules, suit) for suit in Suit), key=worth)


def _left_is_seen(moment: Moment) -> bool:
    """South holds it, or somebody plays it."""
    view, event = moment.view, moment.event
    if view.trumps is None:
        return False
    if isinstance(event, CardPlayed):
        return event.card is view.trumps.left
    return (_rests_before_buy(moment) or _asked(PlayOptions)(moment)) and view.trumps.left in view.hand


def _low_player(view: SeatView) -> Seat:
    """Who has played the two; only after that."""
    return next(played.seat for played in view.play.all_plays if played.card is view.named.low)


def _who_is_cold(view: SeatView) -> Seat:
    """The first who went cold, as far as can be seen; only when somebody has."""
    return next(seat for seat in Seat if view.play.cold[seat] is not None)


def _shows(*kinds: type[Event]) -> Callable[[Moment], bool]:
    return lambda moment: isinstance(moment.event, kinds)


def _south_buys(moment: Moment) -> bool:
    event = moment.event
    return isinstance(event, Bought) and event.seat is moment.view.seat and bool(event.cards)


def _others_name(moment: Moment) -> bool:
    return isinstance(moment.event, TrumpNamed) and moment.event.seat is not moment.view.seat


def _another_robs(moment: Moment) -> bool:
    return isinstance(moment.event, PackTaken) and moment.event.seat is not moment.view.seat


def _low_is_played(moment: Moment) -> bool:
    return isinstance(moment.event, CardPlayed) and moment.event.card is moment.view.named.low


STEPS: tuple[Step, ...] = (
    Step(Topic.TABLE, _asked(BidOptions), _table, _others),
    Step(Topic.POINTS, _asked(BidOptions), _points, _nothing),
    Step(Topic.BID, _asked(BidOptions), _bid, _good_cards),
    Step(Topic.TRUMP, _asked(TrumpOptions), _trump, _good_cards),
    Step(Topic.THEIR_TRUMP, _others_name, _their_trump, _bidder),
    Step(Topic.LEFT_PIDRO, _left_is_seen, _left_pidro, _left_card),
    Step(
        Topic.DISCARD,
        _rests_before_buy,
        _always(
            QT_TRANSLATE_NOOP(
                "phrases",
                "All but the dealer have laid away what is not trump. What is left are trumps: see how many "
                "each of these three holds, and remember it. Then go on.",
            )
        ),
        _three,
    ),
    Step(Topic.KILL, _asked(KillOptions), _kill, _may_be_killed),
    Step(Topic.BUY, _south_buys, _buy, _bought),
    Step(Topic.DEALER, _another_robs, _dealer, _the_dealer),
    Step(
        Topic.PLAY,
        _asked(PlayOptions),
        _always(
            QT_TRANSLATE_NOOP(
                "phrases",
                "Now only trumps are played, and you may play any of yours. The highest takes the trick with "
                "the points in it, and leads the next.",
            )
        ),
        _nothing,
    ),
    Step(Topic.TWO, _low_is_played, _two, _low_card),
    Step(Topic.COLD, _shows(WentCold), _cold, _cold_seat),
    Step(
        Topic.REST,
        _shows(RestClaimed),
        _always(
            QT_TRANSLATE_NOOP(
                "phrases", "Both players of a team are cold: all points that are left go to the other team."
            )
        ),
        _nothing,
    ),
    Step(Topic.SCORE, _is_scored, _score, _nothing),
    Step(
        Topic.END,
        _is_scored,
        _always(
            QT_TRANSLATE_NOOP(
                "phrases",
                "That is Pidro. F1 shows the rules, and H gives you a hint at every turn. Have fun!",
            )
        ),
        _nothing,
    ),
)
"""All explanations, in the order in which they are told where several are due."""
