"""One scored deal judged, and played at the other table: the work of a process beside the window."""

from pidro.table.game_record import RecordError
from pidro.table.judged_deals import Judged
from pidro.table.judgement import judge_in_game
from pidro.table.other_table import other_table
from pidro.table.record import read


def judged(text: str | bytes, place: int) -> Judged | RecordError:
    """The deal at this place of the game judged, and played at the other table; or what is wrong with it.

    It takes seconds: for a process beside the window, in and out are plain values.
    """
    try:
        record = read(text)
    except RecordError as error:
        return error
    return Judged(judge_in_game(record, place).losses, other_table(record, place).gain)
