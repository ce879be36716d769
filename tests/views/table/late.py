"""Games of steady computer players, stopped where there is much to see, or shortly before their end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from meadhall.bots import Question, make
from meadhall.rules import GAMES, kernel
from meadhall.rules.watch.scoring import visible_points
from meadhall.table import Seat, Table, Terms

PEOPLE = tuple(Seat(name, seat) for seat, name in enumerate(("Ann", "Bran", "Сам")))

# A robot, who is not so clever, comes from there to the end.
NEAR: dict[str, Callable[[Any], bool]] = {
    "watch": lambda s: max(visible_points(s, seat) for seat in range(len(s.players))) >= 8,
    "northgard": lambda s: s.year >= 4,
    "midgard": lambda s: s.round >= 7,
    "wild": lambda s: max(player.points for player in s.players) >= s.target - 4,
}


def new_table(
    game_id: str,
    seats: Sequence[Seat] = PEOPLE,
    seed: int = 1,
    undo: Literal["strict", "free"] = "strict",
    **options: Any,
) -> Table:
    game = GAMES[game_id]
    return Table.start(game, Terms(game.options(**options), tuple(seats), seed, undo=undo))


def played(table: Table, enough: Callable[[Table], bool]) -> Table:
    """By bots in all seats, until it is enough."""
    game = table.game
    bot = make("steady", game, table.terms.seed)
    while not kernel.is_over(table.state) and not enough(table):
        seat = kernel.asked(table.state).seat
        table.play(bot.choose(Question(game, game.visible(table.state, seat))))
    return table


def late_table(game_id: str, seed: int = 1, ripe: Callable[[Any], bool] | None = None, **options: Any) -> Table:
    """Of people alone."""
    enough = ripe or NEAR[game_id]
    return played(new_table(game_id, PEOPLE, seed, **options), lambda table: enough(table.state))
