"""Keeps a save of each game's present version, to be opened by all later ones: `python tests/table/keep_saves.py`.

To be run when a version is raised. A file that is there stays as it is.
"""

from pathlib import Path
from typing import Any

from meadhall.bots import Question, make
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import Game
from meadhall.table import Seat, Table, Terms, save

SAVES = Path(__file__).with_name("saves")
NAMES = ("Ann", "Bran", "Сем", "Ївга", "Eve")
ACTIONS = 120


def place(game: Game[Any]) -> Path:
    return SAVES / f"{game.id}-{game.version}.meadhall"


def played(game: Game[Any]) -> Table:
    """With as many players and as much in the box as there can be."""
    options, players = max(game.variants, key=lambda variant: (variant[1], str(variant[0]).count("True")))
    seats = tuple(Seat(name, at, "steady" if at else None) for at, name in enumerate(NAMES[:players]))
    table = Table.start(game, Terms(options, seats, seed=11, created=1))
    bots = [make("steady", game, seat) for seat in range(players)]
    while len(table.entries) < ACTIONS and not kernel.is_over(table.state):
        asked = kernel.asked(table.state).seat
        table.play(bots[asked].choose(Question(game, game.visible(table.state, asked))))
    return table


if __name__ == "__main__":
    for each in GAMES.values():
        if not place(each).exists():
            save(played(each), place(each), now=2)
