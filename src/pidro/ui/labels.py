"""The short texts of the table: buttons, plates, the line along the bottom."""

from pidro.engine.cards import Hand
from pidro.engine.events import BidMade
from pidro.engine.view import SeatView
from pidro.ui.phrases import Names, card_labels, signed
from pidro.ui.translation import QT_TRANSLATE_NOOP, say


def pass_button() -> str:
    """The button that passes."""
    return say(QT_TRANSLATE_NOOP("phrases", "Pass"))


def bid_button(amount: int) -> str:
    """A bid's button, as a screen reader says it."""
    return say(QT_TRANSLATE_NOOP("phrases", "Bid {amount}"), amount=amount)


def kill_button() -> str:
    """The button that kills what is marked."""
    return say(QT_TRANSLATE_NOOP("phrases", "Kill"))


def go_on_button() -> str:
    """The button that ends a rest."""
    return say(QT_TRANSLATE_NOOP("phrases", "Go on"))


def next_deal_button() -> str:
    """The button that deals again."""
    return say(QT_TRANSLATE_NOOP("phrases", "Next deal"))


def new_game_button() -> str:
    """The button that starts a game."""
    return say(QT_TRANSLATE_NOOP("phrases", "New game"))


def replay_button() -> str:
    """The button that plays the deal again with open cards."""
    return say(QT_TRANSLATE_NOOP("phrases", "Replay"))


def key_space() -> str:
    """The space bar in small print."""
    return say(QT_TRANSLATE_NOOP("phrases", "Space"))


def key_enter() -> str:
    """The Enter key in small print."""
    return say(QT_TRANSLATE_NOOP("phrases", "Enter"))


def score_now(view: SeatView) -> tuple[int, int]:
    """The score of both teams, with that of this deal once it is over."""
    ours, theirs = view.scores
    more, more_theirs = view.result.scored if view.result is not None else (0, 0)
    return ours + more, theirs + more_theirs


def resumed(view: SeatView, deal: int) -> str:
    """What the start found; the game on the table goes on from here."""
    text = QT_TRANSLATE_NOOP(
        "phrases",
        "A game was under way: deal {number}, {ours} for us and {theirs} for them. It goes on here.",
    )
    ours, theirs = map(signed, score_now(view))
    return say(text, number=deal, ours=ours, theirs=theirs)


def before_buy() -> str:
    """What there is to see before the buy."""
    return say(
        QT_TRANSLATE_NOOP(
            "phrases", "Look at the discards: they show how many trumps each of the three holds."
        )
    )


def trick_waits() -> str:
    """A finished trick waits for a click."""
    return say(QT_TRANSLATE_NOOP("phrases", "Click or press Space to go on."))


def kill_choice(cards: Hand, view: SeatView) -> str:
    """What is marked to be killed."""
    if not cards:
        return ""
    text = QT_TRANSLATE_NOOP("phrases", "You kill: {cards}.")
    return say(text, cards=card_labels(view.named.sorted(cards), view.named))


def middle_bid(high: BidMade, names: Names) -> str:
    """The bid and the bidder in the middle of the table."""
    return say(QT_TRANSLATE_NOOP("phrases", "{amount} · {name}"), amount=high.amount, name=names[high.seat])


def cold_badge() -> str:
    """The mark of a seat that is out of trumps."""
    return say(QT_TRANSLATE_NOOP("phrases", "cold"))


def deal_number(number: int | None) -> str:
    """The deal's number, small on the table; nothing for a deal without one."""
    return "" if number is None else say(QT_TRANSLATE_NOOP("phrases", "Deal {number}"), number=number)


def table_name() -> str:
    """The table, as a screen reader calls it."""
    return say(QT_TRANSLATE_NOOP("phrases", "Table"))


def again_button() -> str:
    """The button that starts the replay again."""
    return say(QT_TRANSLATE_NOOP("phrases", "Once more"))


def leave_button() -> str:
    """The button that leaves the replay."""
    return say(QT_TRANSLATE_NOOP("phrases", "Leave"))


def back_button() -> str:
    """The button that takes a card back in the replay."""
    return say(QT_TRANSLATE_NOOP("phrases", "Back"))


def forward_button() -> str:
    """The button that plays again what was taken back."""
    return say(QT_TRANSLATE_NOOP("phrases", "Forward"))


def restart_button() -> str:
    """The button that goes back to the first lead of the replay."""
    return say(QT_TRANSLATE_NOOP("phrases", "To the start"))


def replay_note() -> str:
    """What stands over the replay."""
    return say(QT_TRANSLATE_NOOP("phrases", "Replay with open cards: not counted"))


def second_click() -> str:
    """A chosen card waits for its second click."""
    return say(QT_TRANSLATE_NOOP("phrases", "Click the card once more to play it."))


def hint(reason: str) -> str:
    """The hint's sentence."""
    return say(QT_TRANSLATE_NOOP("phrases", "Hint: {reason}"), reason=reason)


def recap_button() -> str:
    """The button that shows again where the points went."""
    return say(QT_TRANSLATE_NOOP("phrases", "Tricks"))


def why_played(name: str, reason: str) -> str:
    """Why a robot played a card that lies on the table."""
    return say(QT_TRANSLATE_NOOP("phrases", "{name}: {reason}"), name=name, reason=reason)


def back_to_game_button() -> str:
    """The button that leaves a numbered deal."""
    return say(QT_TRANSLATE_NOOP("phrases", "To the game"))


def numbered_note() -> str:
    """What stands over a numbered deal."""
    return say(QT_TRANSLATE_NOOP("phrases", "Practice: this deal counts for nothing."))


def hint_name(*, on: bool) -> str:
    """The hint button, as a screen reader says it."""
    if on:
        return say(QT_TRANSLATE_NOOP("phrases", "Hint is on"))
    return say(QT_TRANSLATE_NOOP("phrases", "Hint is off"))


def about_name() -> str:
    """The about button, as a screen reader says it."""
    return say(QT_TRANSLATE_NOOP("phrases", "About Pidro"))


def quit_name() -> str:
    """The quit button, as a screen reader says it."""
    return say(QT_TRANSLATE_NOOP("phrases", "Quit"))


def spoiled_game() -> str:
    """A game that was left can't be read."""
    text = QT_TRANSLATE_NOOP(
        "phrases", "A game that was under way can't be read any more; it is kept aside, and a new one begins."
    )
    return say(text)


def review_button() -> str:
    """The button that shows what the deal was worth."""
    return say(QT_TRANSLATE_NOOP("phrases", "Review"))


def other_program() -> str:
    """A second program on the same data."""
    text = QT_TRANSLATE_NOOP(
        "phrases", "Another Pidro is open: its game goes on there, and here another one. Both count."
    )
    return say(text)


def another_game() -> str:
    """More than one game was left in the middle."""
    return say(
        QT_TRANSLATE_NOOP("phrases", "One more game waits: a start after the end of this one brings it.")
    )


def copied() -> str:
    """A deal has been copied."""
    return say(QT_TRANSLATE_NOOP("phrases", "The deal is on the clipboard as text."))


def no_replay_yet() -> str:
    """The replay was wished too early."""
    return say(QT_TRANSLATE_NOOP("phrases", "A deal can be replayed from its first lead on."))


def no_review_yet() -> str:
    """The review was wished too early."""
    return say(QT_TRANSLATE_NOOP("phrases", "A deal can be reviewed when it is scored."))
