"""What entries show: small positions, and examples that can be played. Data only; the rules make them real.

A scene is a position laid out by the game's stage, and `before` what is played after that. `turn` is a spot to whose
side the board is turned. `part` names the spots that are to be seen, `ring` those that are pointed at, `offers` the
kinds of actions whose spots are lit.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from ..rules import kernel
from ..rules.kernel import Action, Event, Moment, Witness
from ..stage.laid import Act, Laid, action_of, chance_of, kind_of, reading, set_up, spots

FOLDER = files("meadhall.almanac") / "scenes"


class Step(Act, frozen=True, forbid_unknown_fields=True):
    """One action, or without one what else the last has brought. It stops at the first event of the kind `to`, where
    there is one. `holds` is what is true then, for the numbers of its caption."""

    to: str = ""
    holds: dict[str, Any] = {}


class Scene(Laid, frozen=True, forbid_unknown_fields=True):
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
    rests: bool = True  # all that the action brings has come; else it cannot be played on from here


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
        self.stage = set_up(game_id, scene)
        for step in scene.before:
            self._play(step)
        self._shown = [Shown(self.stage.s.copy())]
        self._story: list[Moment] = []  # what the last action has brought and no step has shown yet

    def at(self, step: int) -> Shown:
        """0 is before the first; none is played twice."""
        while len(self._shown) <= step:
            self._go_on(self.scene.step[len(self._shown) - 1])
        return self._shown[step]

    def at_rest(self, step: int) -> Any:
        """The position there, or the last one before from which one can play on."""
        return next(shown.position for shown in reversed([self.at(at) for at in range(step + 1)]) if shown.rests)

    def _go_on(self, step: Step) -> None:
        if step.do:
            self._story = self._play(step)
        kinds = [type(moment.event).__name__ for moment in self._story]
        end = kinds.index(step.to) + 1 if step.to else len(kinds)
        told, self._story = self._story[:end], self._story[end:]
        position = told[-1].position if self._story else self.stage.s.copy()
        self._shown.append(Shown(position, tuple(moment.event for moment in told), not self._story))

    def _play(self, step: Step) -> list[Moment]:
        witness = Witness(self.stage.s)
        self.stage.do(action_of(self.stage, step), *chance_of(self.stage, step), sink=witness)
        return witness.moments

    @property
    def offered(self) -> list[Action]:
        """What may be done before the first step, of the kinds that the scene names."""
        kinds = tuple(kind_of(self.stage, name) for name in self.scene.offers)
        s = self._shown[0].position
        return [action for action in kernel.options(s) if isinstance(action, kinds)] if kinds else []

    def spots(self, names: Iterable[str]) -> list[str]:
        """As the board calls them."""
        return spots(self.stage, names)

    def reading(self, step: int, path: str) -> Any:
        """A figure that a caption may say."""
        shown = self.at(step)
        return reading(self.stage, shown.position, shown.events, path)
