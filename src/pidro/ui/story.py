"""How the table tells what happened: events become beats, with the holds and rests between them."""

from collections.abc import Iterator
from enum import Enum
from typing import TypeAlias

from attrs import frozen

from pidro.engine.actions import NameTrump
from pidro.engine.cards import Seat
from pidro.engine.deal import Deal, evolve
from pidro.engine.events import BidMade, CardPlayed, DealScored, Dealt, Discarded, Event, Passed, TrickWon
from pidro.engine.game import view_of
from pidro.engine.play import act
from pidro.engine.view import SeatView, seen_by
from pidro.table.live_game import PERSON, LiveGame
from pidro.table.replay import states_of
from pidro.ui import timeline


class Rest(Enum):
    """Why the table waits for the person to go on."""

    RESUMED = "resumed"
    """A game that was left goes on."""
    BEFORE_BUY = "before_buy"
    TRICK = "trick"
    DEAL_DONE = "deal_done"
    GAME_OVER = "game_over"
    NUMBERED_DONE = "numbered_done"
    REPLAY_DONE = "replay_done"
    TAKEN_BACK = "taken_back"
    """A replay stands where somebody else would act; they do when the person goes on."""
    ASIDE = "aside"
    """Something else is looked at; the game waits."""


@frozen
class Present:
    """Show one event."""

    event: Event
    view: SeatView
    """What South knows after it."""


@frozen
class Hold:
    """Stay as it is for a while."""

    duration_ms: float


@frozen
class Recap:
    """Look at one trick again after the last card."""

    view: SeatView
    trick: int
    """From 0; as many as there are tricks: the rest that was claimed."""
    least_factor: float = 0.0
    """Pace below which it does not go; a recap that was asked for is seen at every pace."""


@frozen
class Pause:
    """Wait for the person."""

    rest: Rest


Beat: TypeAlias = Present | Hold | Recap | Pause


@frozen
class Onlooker:
    """Who looks at the table: a seat, the score before the deal, and whether all hands are open."""

    seat: Seat
    scores: tuple[int, int]
    all_hands: bool = False


def story(
    deal: Deal, events: tuple[Event, ...], onlooker: Onlooker, *, wait_after_trick: bool
) -> Iterator[Beat]:
    """The beats that tell these events, which follow on this deal."""
    for index, event in enumerate(events):
        deal = evolve(deal, event)
        if isinstance(event, TrickWon):
            yield Pause(Rest.TRICK) if wait_after_trick else Hold(timeline.TRICK_STAYS_MS)
        seen = event if onlooker.all_hands else seen_by(event, onlooker.seat, deal.rules)
        view = view_of(deal, onlooker.seat, onlooker.scores, all_hands=onlooker.all_hands)
        if isinstance(event, DealScored):
            yield from recap(view)
        yield Present(seen, view)
        yield from _after(event, events[index + 1 :])


def unseen_of(live: LiveGame) -> tuple[SeatView, tuple[Beat, ...]] | None:
    """The discards that the person has not gone on from yet, and the beats from there; None elsewhere.

    The game itself is past the buy: that follows on the naming of trump without a decision.
    """
    actions = () if live.game.deal is None else live.record.deals[-1].actions
    if live.is_seen or not actions or not isinstance(actions[-1], NameTrump):
        return None
    before = states_of(live.game.rules, live.record.deals[-1])[-2]
    _, events = act(before, actions[-1])
    beats = tuple(story(before, events, Onlooker(PERSON, live.scores_before), wait_after_trick=False))
    place = beats.index(Pause(Rest.BEFORE_BUY))
    shown = beats[place - 1]
    assert isinstance(shown, Present)
    return shown.view, beats[place:]


def recap(view: SeatView, least_factor: float = 0.0) -> Iterator[Beat]:
    """Trick by trick, where the points of this scored deal went."""
    tricks = view.play.tricks
    claimed = sum(sum(trick.points) for trick in tricks) < view.named.total
    for trick in range(len(tricks) + claimed):
        yield Recap(view, trick, least_factor)


def _after(event: Event, rest: tuple[Event, ...]) -> Iterator[Beat]:
    """What follows on the picture of an event before the next one comes."""
    match event:
        case Passed() | BidMade():
            yield Hold(timeline.BID_MS)
        case CardPlayed():
            yield Hold(timeline.FLIGHT_MS / 2)
        case Dealt():
            yield Hold(timeline.FLIGHT_MS)
        case Discarded() if not any(isinstance(other, Discarded) for other in rest):
            yield Pause(Rest.BEFORE_BUY)
        case _:
            return
