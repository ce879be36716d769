"""Positions and actions as data: what an almanac's example, a lesson, or whoever else sets up by a file is made of.

A word that begins with @ is a place by its name on the stage, such as land:@T01.e.
"""

from collections.abc import Iterable
from importlib import import_module
from typing import Any

import msgspec

from ..rules.kernel import Action, Event, Outcome
from .stage import Stage

AT = "@"
COUNT = "#"


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action of the kind `do`, with its fields `of` and chance laid ready."""

    do: str = ""
    of: dict[str, Any] = {}
    chance: tuple[Any, ...] = ()


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`begin` names how the game's stage begins, `lay` what is done to it then, each a method and its arguments, named
    ones last."""

    begin: str
    given: dict[str, Any] = {}
    lay: tuple[tuple[Any, ...], ...] = ()


def set_up(game_id: str, laid: Laid) -> Stage[Any]:
    stage: Any = getattr(import_module(f"meadhall.stage.{game_id}").Scene, laid.begin)(**laid.given)
    for method, *given in laid.lay:
        named: dict[str, Any] = given.pop() if given and isinstance(given[-1], dict) else {}
        getattr(stage, method)(*given, **named)
    return stage


def kind_of(stage: Stage[Any], name: str) -> type[Action]:
    return getattr(import_module(f"meadhall.rules.{stage.game.id}.actions"), name)


def action_of(stage: Stage[Any], act: Act) -> Action:
    return msgspec.convert(meant(stage, act.of), kind_of(stage, act.do))


def chance_of(stage: Stage[Any], act: Act) -> list[Outcome]:
    return meant(stage, list(act.chance))


def spots(stage: Stage[Any], names: Iterable[str]) -> list[str]:
    """As the board calls them."""
    return [_spot(stage, name) for name in names]


def _spot(stage: Stage[Any], name: str) -> str:
    spot, at, place = name.partition(AT)
    return f"{spot}{stage.number(place)}" if at else name


def meant(stage: Stage[Any], given: Any) -> Any:
    match given:
        case str() if given.startswith(AT):
            return stage.number(given.removeprefix(AT))
        case dict():
            return {name: meant(stage, each) for name, each in given.items()}  # pyright: ignore[reportUnknownVariableType]
        case list():
            return [meant(stage, each) for each in given]  # pyright: ignore[reportUnknownVariableType]
        case _:
            return given


def reading(stage: Stage[Any], position: Any, events: Iterable[Event], path: str) -> Any:
    """What a path such as s.players.3.hand, points.3, asked.seat or Crossed.hex leads to; # is how many there are.

    It begins with s for the position, asked for the question, the kind of an event, of which the last one counts, or
    with a figure of the game's own.
    """
    root, *way = path.split(".")
    if root in stage.figures:
        return plain(stage.figures[root](stage, position, path.removeprefix(f"{root}.")))
    if root == "s":
        return plain(_walk(position, way))
    if root == "asked":
        return plain(_walk(position.agenda[-1], way))
    told = [event for event in events if type(event).__name__ == root]
    if way == [COUNT]:
        return len(told)
    return plain(_walk(told[-1], way)) if told else None


def _walk(at: Any, way: list[str]) -> Any:
    for part in way:
        at = _inside(at, part)
    return at


def _inside(at: Any, part: str) -> Any:
    if part == COUNT:
        return len(at)
    return at[int(part)] if part.isdigit() and not isinstance(at, dict) else _named(at, part)


def _named(at: Any, part: str) -> Any:
    return at[part] if isinstance(at, dict) else getattr(at, part)  # pyright: ignore[reportUnknownVariableType]


def plain(value: Any) -> Any:
    """As it is written in a file."""
    match value:
        case dict():
            return {name: plain(each) for name, each in value.items()}  # pyright: ignore[reportUnknownVariableType]
        case list() | tuple():
            return [plain(each) for each in value]  # pyright: ignore[reportUnknownVariableType]
        case _:
            return value
