"""Games of steady computer players, stopped shortly before their end, for robots who are not so clever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.bots import Question, make
from meadhall.rules import kernel
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.scoring import visible_points
from meadhall.table import Seat, Table, Terms


def played(table: Table, enough: Any) -> Table:
    """By bots in all seats, until it is enough."""
    game = table.game
    bot = make("steady", game, table.terms.seed)
    while not kernel.is_over(table.state) and not enough(table):
        seat = kernel.asked(table.state).seat
        table.play(bot.choose(Question(game, game.visible(table.state, seat))))
    return table


def new_table(mode: str, seats: Sequence[Seat], seed: int = 1, **options: Any) -> Table:
    return Table.start(WATCH, Terms(Options(mode=mode, **options), tuple(seats), seed))  # pyright: ignore[reportArgumentType]


def late_table(mode: str, seats: Sequence[Seat], seed: int = 1, points: int = 8) -> Table:
    """Somebody is not far from victory."""

    def near(table: Table) -> bool:
        return max(visible_points(table.state, seat) for seat in range(len(seats))) >= points

    return played(new_table(mode, seats, seed), near)
