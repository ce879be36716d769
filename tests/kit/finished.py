"""Games that steady players have played to their end, each once in a run."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from meadhall.bots import Question, make
from meadhall.chronicle import decisions
from meadhall.chronicle.analysis import Analysis, analysed
from meadhall.chronicle.decisions import Effort, Sieve
from meadhall.rules import GAMES, kernel
from meadhall.table import Seat, Table, Terms

NAMES = ("Ingrid", "Björn", "Helga", "Ulf", "Sigrid")
LITTLE: Mapping[str, Effort] = MappingProxyType(
    dict.fromkeys(GAMES, Effort(coarse=Sieve(12, 1, 2), fine=Sieve(7, 2, 2)))
)


def begun(game_id: str, players: int, seed: int = 7) -> Table:
    game = GAMES[game_id]
    options = next(options for options in game.modes.values() if players in game.seats(options))
    seats = tuple(Seat(name, seat) for seat, name in enumerate(NAMES[:players]))
    return Table.start(game, Terms(options, seats, seed))


def play_on(table: Table, seed: int = 7) -> Table:
    bot: Any = make("steady", table.game, seed)
    while not kernel.is_over(table.state):
        table.play(bot.choose(Question(table.game, table.state)))
    return table


@cache
def finished(game_id: str, players: int = 2, seed: int = 7) -> Table:
    """Nobody changes it."""
    return play_on(begun(game_id, players, seed))


@cache
def quick_analysis(game_id: str, players: int = 2) -> Analysis:
    """With so little effort that a test can wait for it."""
    before = decisions.EFFORTS
    decisions.EFFORTS = LITTLE
    try:
        return analysed(finished(game_id, players))
    finally:
        decisions.EFFORTS = before
