"""Tables of five with long names for every scene of the Uncharted Lands."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from meadhall.bots import Question, make
from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.northgard.game import NORTHGARD
from meadhall.table import Seat, Table, Terms
from meadhall.views.table.northgard.scenes import SCENES
from meadhall.views.table.scene import Scene

NAMES = (
    "Святослав Многогрешный",
    "Wilhelmina Featherstone",
    "Богдан-Зиновій",
    "Ярополк Пересвет-Мурат",
    "Aethelflaed of Mercia",
)
_GAMES = 24  # after so many, rare scenes are given up
_PATIENT = 4  # games in which the usual ones must have come
RARE = frozenset(
    f"northgard-{name}"
    for name in (
        "victim",
        "hand",
        "discard",
        "shield",
        "ransom",
        "react",
        "copy",
        "back",
        "buy",
        "face",
        "retreat",
        "tiles",
    )
)


class Way(NamedTuple):
    """What leads to a scene."""

    seed: int
    actions: tuple[Action, ...]


@cache
def ways() -> Mapping[str, Way]:
    """Games with creatures and without are played in turn, and every scene that comes in them is kept."""
    found: dict[str, Way] = {}
    for seed in range(1, _GAMES + 1):
        missing = SCENES.keys() - found.keys()
        if not missing or (seed > _PATIENT and missing <= RARE):
            break
        _play(seed, found)
    assert SCENES.keys() - found.keys() <= RARE, SCENES.keys() - found.keys()
    return found


def _play(seed: int, found: dict[str, Way]) -> None:
    wild = bool(seed % 2)
    table = _table(seed, 1, "strict", wild)
    bot = make("steady", NORTHGARD, seed)
    played: list[Action] = []
    while True:
        for name, scene in SCENES.items():
            if name not in found and _is_wild(scene) <= wild and scene.ripe(table.state):
                found[name] = Way(seed, tuple(played))
        if kernel.is_over(table.state):
            return
        seat = kernel.asked(table.state).seat
        action = bot.choose(Question(NORTHGARD, NORTHGARD.visible(table.state, seat)))
        table.play(action, seat)
        played.append(action)


def _is_wild(scene: Scene) -> bool:
    return dict(scene.options).get("creatures", False)


def table_of(name: str) -> Table:
    """Made anew: whoever sits down at it may change it."""
    scene, way = SCENES[name], ways()[name]
    table = _table(way.seed, 1 if scene.alone else len(NAMES), scene.undo, bool(way.seed % 2))
    for action in way.actions:
        table.play(action, kernel.asked(table.state).seat)
    return table


def _table(seed: int, people: int, undo: Any, wild: bool) -> Table:
    seats = tuple(Seat(name, seat, None if seat < people else "steady") for seat, name in enumerate(NAMES))
    options = NORTHGARD.options(creatures=wild)
    return Table.start(NORTHGARD, Terms(options, seats, seed, undo=undo))
