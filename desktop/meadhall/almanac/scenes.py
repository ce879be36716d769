"""What entries show: small positions, and examples that can be played. Data only; the rules make them real.

A scene is set up by the game's stage: `begin` names how, `lay` what is done to it then, each a method and its
arguments, named ones last, and `before` what is played after that. `turn` is a spot to whose side the board is turned.
`part` names the spots that are to be seen, `ring` those that are pointed at, `offers` the kinds of actions whose spots
are lit. A word that begins with @ is a place by its name on the stage, such as land:@T01.e.
"""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from ..rules import kernel
from ..rules.kernel import Action, Event, Moment, Witness
from ..stage.stage import Stage

FOLDER = files("meadhall.almanac") / "scenes"
AT = "@"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action, with chance laid ready, or without one what else the last has brought. It stops at the first event of
    the kind `to`, where there is one. `holds` is what is true then, for the numbers of its caption."""

    do: str = ""
    of: dict[str, Any] = {}
    chance: tuple[Any, ...] = ()
    to: str = ""
    holds: dict[str, Any] = {}


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    begin: str
    given: dict[str, Any] = {}
    lay: tuple[tuple[Any, ...], ...] = ()
    before: tuple[Step, ...] = ()
    turn: str = ""
    part: tuple[str, ...] = ()
    around: float = 30.0  # board units of what is seen beside it
    ring: tuple[str, ...] = ()
    offers: tuple[str, ...] = ()
    holds: dict[str, Any] = {}
    step: tuple[Step, ...] = ()

    @property
    def plays(self) -> bool:
        return bool(self.step)


class Shown(NamedTuple):
    """A position, and what has led to it."""

    position: Any
    events: tuple[Event, ...] = ()


@cache
def scenes(game_id: str) -> dict[str, Scene]:
    """By the names that entries give."""
    found: dict[str, Scene] = {}
    for file in sorted((FOLDER / game_id).iterdir(), key=lambda file: file.name):
        found |= msgspec.toml.decode(file.read_text(encoding="utf-8"), type=dict[str, Scene])
    return found


class Played:
    """A scene on the real rules: the position before the first step, and after each."""

    def __init__(self, game_id: str, scene: Scene) -> None:
        self.scene = scene
        self.stage = _set_up(game_id, scene)
        self._actions = import_module(f"meadhall.rules.{game_id}.actions")
        for step in scene.before:
            self._play(step)
        self._shown = [Shown(self.stage.s.copy())]
        self._story: list[Moment] = []  # what the last action has brought and no step has shown yet

    def at(self, step: int) -> Shown:
        """0 is before the first; none is played twice."""
        while len(self._shown) <= step:
            self._go_on(self.scene.step[len(self._shown) - 1])
        return self._shown[step]

    def _go_on(self, step: Step) -> None:
        if step.do:
            self._story = self._play(step)
        kinds = [type(moment.event).__name__ for moment in self._story]
        end = kinds.index(step.to) + 1 if step.to else len(kinds)
        told, self._story = self._story[:end], self._story[end:]
        position = told[-1].position if self._story else self.stage.s.copy()
        self._shown.append(Shown(position, tuple(moment.event for moment in told)))

    def _play(self, step: Step) -> list[Moment]:
        kind: type[Action] = getattr(self._actions, step.do)
        witness = Witness(self.stage.s)
        self.stage.do(msgspec.convert(self._meant(step.of), kind), *self._meant(list(step.chance)), sink=witness)
        return witness.moments

    @property
    def offered(self) -> list[Action]:
        """What may be done before the first step, of the kinds that the scene names."""
        kinds = tuple(getattr(self._actions, name) for name in self.scene.offers)
        s = self._shown[0].position
        return [action for action in kernel.options(s) if isinstance(action, kinds)] if kinds else []

    def spots(self, names: Iterable[str]) -> list[str]:
        """As the board calls them."""
        return [self._spot(name) for name in names]

    def _spot(self, name: str) -> str:
        spot, at, place = name.partition(AT)
        return f"{spot}{self.stage.number(place)}" if at else name

    def _meant(self, given: Any) -> Any:
        match given:
            case str() if given.startswith(AT):
                return self.stage.number(given.removeprefix(AT))
            case dict():
                return {name: self._meant(each) for name, each in given.items()}  # pyright: ignore[reportUnknownVariableType]
            case list():
                return [self._meant(each) for each in given]  # pyright: ignore[reportUnknownVariableType]
            case _:
                return given


def _set_up(game_id: str, scene: Scene) -> Stage[Any]:
    stage: Any = getattr(import_module(f"meadhall.stage.{game_id}").Scene, scene.begin)(**scene.given)
    for method, *given in scene.lay:
        named: dict[str, Any] = given.pop() if given and isinstance(given[-1], dict) else {}
        getattr(stage, method)(*given, **named)
    return stage
