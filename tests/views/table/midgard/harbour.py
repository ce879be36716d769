"""Games in the harbour, played by chance, at the moments that a test wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules import kernel
from meadhall.rules.midgard.asking import SetAsking
from meadhall.rules.midgard.game import MIDGARD
from meadhall.rules.midgard.state import State
from meadhall.table import Seat, Table, Terms

NAMES = ("Святослав Многогрешный", "Wilhelmina Featherstone", "Богдан-Зиновій", "Aethelflaed of Mercia")


class Silent(BotWorker):
    """Never asked: whoever plays, plays before."""


def begun(seed: int, players: int = 3, bot: str | None = None, **options: Any) -> Table:
    seats = tuple(Seat(name, seat, bot) for seat, name in enumerate(NAMES[:players]))
    return Table.start(MIDGARD, Terms(MIDGARD.options(**options), seats, seed))


def played(table: Table, ripe: Callable[[State], bool], seed: int = 1) -> Iterator[State]:
    """Each ripe position of a game of chance, until it is over."""
    chance = Random(seed)
    while not kernel.is_over(table.state):
        if ripe(table.state):
            yield table.state
        options = [action for action in kernel.options(table.state) if not isinstance(action, SetAsking)]
        table.play(chance.choice(options))


def over(seed: int, players: int = 3, **options: Any) -> Session:
    """A game that has been played to its end."""
    table = begun(seed, players, "random", **options)
    for _ in played(table, lambda s: False, seed):
        pass
    return Session(table, Silent())
