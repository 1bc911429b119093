"""Moments of one deal in which South is asked everything: bid, trump, kill, lead and follow."""

from collections.abc import Iterator
from enum import Enum
from functools import lru_cache

from pidro.engine.actions import BidOptions, KillOptions, PlayOptions, TrumpOptions
from pidro.engine.cards import Seat
from pidro.engine.phases import Phase
from pidro.players.player import Player
from pidro.players.rule_player import RulePlayer
from pidro.table.game_record import GameRecord
from pidro.table.live_game import LiveGame
from pidro.ui.games import Pile
from tests.strategies import action_of
from tests.ui.person import Person

NUMBER = 905
"""The number of that deal."""
WORDS = "pass 7 8 pass C -4C 2C 6C 9C JC QC 7C 8C KC AC TC 3C 5C"
"""How it goes, see `action_of`."""
ROBOTS = (None, "rule", "rule", "rule")


class Moment(Enum):
    """Where the deal stands."""

    BID = "bid"
    TRUMP = "trump"
    KILL = "kill"
    LEAD = "lead"
    FOLLOW = "follow"
    SCORED = "scored"

    def is_at(self, game: LiveGame) -> bool:
        """Whether the game has come so far."""
        options, play = game.options, game.deal.play
        if self is Moment.SCORED:
            return game.deal.phase is Phase.SCORED
        if options is None or options.seat is not Seat.SOUTH:
            return False
        match options:
            case PlayOptions():
                return self is (Moment.FOLLOW if play.plays else Moment.LEAD)
            case BidOptions():
                return self is Moment.BID
            case TrumpOptions():
                return self is Moment.TRUMP
            case KillOptions():
                return self is Moment.KILL


def robots() -> dict[Seat, Player]:
    """The three others."""
    return {seat: RulePlayer() for seat in Seat if seat is not Seat.SOUTH}


@lru_cache
def record_at(moment: Moment) -> GameRecord:
    """The record up to this moment."""
    return next(game.record for game in _deal() if moment.is_at(game))


def live_at(moment: Moment) -> LiveGame:
    """A game that stands at this moment, with quick robots; the discards have been studied."""
    live = LiveGame(record_at(moment), robots(), iter(range(NUMBER, 10_000)))
    live.note_seen()
    return live


def put(person: Person, live: LiveGame) -> None:
    """Put this game on the table."""
    person.window.games.take_over(Pile((live,)))


def at(person: Person, moment: Moment) -> LiveGame:
    """Put the deal at this moment on the table."""
    live = live_at(moment)
    put(person, live)
    return live


def _deal() -> Iterator[LiveGame]:
    game = LiveGame(GameRecord(robots=ROBOTS), robots(), iter((NUMBER,)))
    game.start_deal()
    yield game
    for word in WORDS.split():
        game.submit(action_of(word), game.turn)
        yield game
