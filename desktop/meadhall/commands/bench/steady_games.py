"""Plays one game for each line that it is told, and tells the time it took and the longest decision in it.

A program of its own, started by its path: which `meadhall` it finds, this one or an older one, is said by PYTHONPATH.
"""

import gc
import sys
from time import process_time
from typing import Any

from meadhall.bots import make
from meadhall.bots.selfplay import play_game
from meadhall.rules import GAMES

PLAYERS = 4


class Timed:
    """A computer player with the longest time that it has thought."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot
        self.longest = 0.0

    def choose(self, question: Any) -> Any:
        start = process_time()
        action = self._bot.choose(question)
        self.longest = max(self.longest, process_time() - start)
        gc.collect(1)  # between two thoughts, as in the process in which computer players think
        return action


def play(game_id: str, seed: int) -> tuple[float, float]:
    game = GAMES[game_id]
    bots = [Timed(make("steady", game, seed * PLAYERS + seat)) for seat in range(PLAYERS)]
    start = process_time()
    play_game(game, game.options(), PLAYERS, seed, bots)
    return process_time() - start, max(bot.longest for bot in bots)


if __name__ == "__main__":
    gc.freeze()
    gc.disable()
    for line in sys.stdin:
        game_id, seed = line.split()
        print(*play(game_id, int(seed)), flush=True)
