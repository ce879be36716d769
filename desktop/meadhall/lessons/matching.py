"""Whether what has been done is what a beat asks for."""

from importlib import import_module
from typing import Any

import msgspec

from ..rules import kernel
from ..rules.kernel import Action, Event
from ..stage.laid import kind_of, meant, plain, reading
from ..stage.stage import Stage
from .lesson import Goal


def fits(stage: Stage[Any], goal: Goal, action: Action) -> bool:
    """By its kind and fields."""
    if not goal.do:
        return True
    return type(action) is kind_of(stage, goal.do) and all(
        _is_one_of(msgspec.to_builtins(getattr(action, name)), meant(stage, wanted)) for name, wanted in goal.of.items()
    )


def _is_one_of(value: Any, wanted: Any) -> bool:
    """A list stands for any of its values, unless the field holds a list itself."""
    value = plain(value)
    return value in wanted if isinstance(wanted, list) and not isinstance(value, list) else value == wanted


def is_reached(stage: Stage[Any], goal: Goal, position: Any, events: list[Event], seat: int) -> bool:
    """By what is so afterwards."""

    def read(path: str) -> Any:
        return reading(stage, position, events, path)

    return (
        all(read(path) == meant(stage, value) for path, value in goal.holds.items())
        and all((read(path) or 0) >= least for path, least in goal.least.items())
        and (not goal.says or condition(stage.game.id, goal.says)(position, seat))
    )


def nearness(stage: Stage[Any], goal: Goal, position: Any) -> float:
    """How much there is of what it asks for at least, from nothing to all of it."""
    shares = [min(1.0, (reading(stage, position, [], path) or 0) / least) for path, least in goal.least.items()]
    return sum(shares) / len(shares) if shares else 0.0


def condition(game_id: str, name: str) -> Any:
    """One that needs code."""
    return getattr(import_module(f"meadhall.lessons.conditions.{game_id}"), name)


def first_fitting(stage: Stage[Any], goal: Goal, position: Any, last: bool = False) -> Action | None:
    """Among all that may be done."""
    found = [action for action in kernel.options(position) if fits(stage, goal, action)]
    return found[-1 if last else 0] if found else None
