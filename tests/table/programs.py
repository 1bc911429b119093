"""A second program for the tests: plays games of robots and says after each step how far it is.

Arguments: the data folder, a seed, how many games to play (0: one that stops in its second deal and waits).
"""

import sys
from pathlib import Path

from pidro.table.live_game import LiveGame
from pidro.table.robots import seated
from pidro.table.shuffle import random_numbers
from pidro.table.store import Store, open_store
from tests.table.games import SHORT, TIPS


def play(store: Store, seed: int, *, stops: bool) -> None:
    """Play one game to its end, or to its second deal."""
    from pidro.table.game_record import GameRecord

    keeper = store.begin()
    game = LiveGame(GameRecord(rules=SHORT, robots=TIPS), seated(TIPS), random_numbers(seed), keeper)
    while not game.is_over and not (stops and len(game.record.deals) == 2):
        game.advance()
        assert game.trouble is None, game.trouble
        print(game.turn, flush=True)


def main(folder: str, seed: str, games: str) -> None:
    """Play so many games."""
    store = open_store(Path(folder)).store
    assert store is not None
    print("open", flush=True)
    sys.stdin.readline()
    for number in range(int(games)):
        play(store, int(seed) + number, stops=False)
    if games == "0":
        play(store, int(seed), stops=True)
    print("done", flush=True)
    sys.stdin.readline()


if __name__ == "__main__":
    main(*sys.argv[1:])
