"""A table of four with long names for every scene, in the middle of a game."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from meadhall.bots import Question, make
from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.watch import WATCH
from meadhall.table import Seat, Table, Terms
from meadhall.views.table.scenes import SCENES

NAMES = ("Святослав Многогрешный", "Wilhelmina Featherstone", "Богдан-Зиновій", "Ярополк Пересвет-Мурат")
_SEEDS = range(1, 20)
_MIDDLE = 60  # actions, after which the board and the saga are full
_EARLY = ("placement",)


class Way(NamedTuple):
    """What leads to a scene."""

    seed: int
    actions: tuple[Action, ...]


@cache
def _ways() -> dict[str, Way]:
    """Each game is played once, and every scene that comes in it is kept."""
    ways: dict[str, Way] = {}
    for seed in _SEEDS:
        table = _table(seed, 1, "strict")
        bot = make("steady", WATCH, seed)
        played: list[Action] = []
        while True:
            for name in SCENES.keys() - ways.keys():
                if (len(played) > _MIDDLE or name in _EARLY) and SCENES[name].ripe(table.state):
                    ways[name] = Way(seed, tuple(played))
            if kernel.is_over(table.state):
                break
            seat = kernel.asked(table.state).seat
            action = bot.choose(Question(WATCH, WATCH.visible(table.state, seat)))
            table.play(action, seat)
            played.append(action)
        if len(ways) == len(SCENES):
            return ways
    raise AssertionError(f"they never come: {SCENES.keys() - ways.keys()}")


def table_of(name: str) -> Table:
    """Made anew: whoever sits down at it may change it."""
    scene, way = SCENES[name], _ways()[name]
    table = _table(way.seed, 1 if scene.alone else len(NAMES), scene.undo)
    for action in way.actions:
        table.play(action, kernel.asked(table.state).seat)
    return table


def _table(seed: int, people: int, undo: Any) -> Table:
    seats = tuple(Seat(name, seat, None if seat < people else "steady") for seat, name in enumerate(NAMES))
    return Table.start(WATCH, Terms(WATCH.options(), seats, seed, undo=undo))
