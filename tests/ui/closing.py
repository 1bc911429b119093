"""A program of its own that opens the window and closes it after a while; see `test_closing`."""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from pidro.engine.cards import Seat
from pidro.players.player import Player
from pidro.table.game_record import GameRecord
from pidro.table.live_game import LiveGame
from pidro.ui.games import Pile
from pidro.ui.program import Program
from tests.ui.slow_player import ThinksForEver


def run(after_ms: int, *, busy: bool, pace: str) -> int:
    """The exit status of the program, closed so many ms after its start."""
    app = QApplication([])
    app.setApplicationName("pidro")
    program = Program(app, 7, pace, keeps=True)
    program.start()
    if busy:
        others = (Seat.WEST, Seat.NORTH, Seat.EAST)
        players: dict[Seat, Player] = dict.fromkeys(others, ThinksForEver())
        program.window.games.take_over(Pile((LiveGame(GameRecord(), players, iter(range(1, 1000))),)))
    QTimer.singleShot(after_ms, program.window.close)
    status = app.exec()
    program.close()
    return status


if __name__ == "__main__":
    sys.exit(run(int(sys.argv[1]), busy=sys.argv[2] == "busy", pace=sys.argv[3]))
