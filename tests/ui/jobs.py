"""What judges a deal in the tests, instead of the expert; loaded by its process without Qt."""

import os
import signal

from pidro.table.game_record import RecordError
from pidro.table.judged_deals import Judged
from pidro.table.losses import Losses


def at_once(_text: str | bytes, place: int) -> Judged | RecordError:
    """A judgement that tells the place of the deal."""
    return Judged(Losses(lead=1.0), place + 10)


def wrong(_text: str | bytes, _place: int) -> Judged | RecordError:
    """A record that is not right."""
    return RecordError("wrong", 1, 2)


def killed(_text: str | bytes, _place: int) -> Judged | RecordError:
    """Somebody kills the process."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def never(_text: str | bytes, _place: int) -> Judged | RecordError:
    """A judgement that takes for ever."""
    signal.pause()
    raise AssertionError
