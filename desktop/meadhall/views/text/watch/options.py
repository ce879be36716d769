"""What a table can agree on before the game."""

from collections.abc import Sequence
from typing import Any

from ..markup import escaped
from ..speech import Line
from ..words import Words


def option(words: Words, name: str) -> Line:
    return Line(words(f"watch.option.{name}.title"), words(f"watch.option.{name}.detail"))


def value(words: Words, names: Sequence[str], name: str, value: Any) -> str:
    if isinstance(value, bool):
        return words(f"shell.common.{'on' if value else 'off'}")
    if name == "roads":
        return words("watch.option.roads.count", n=int(value))
    if name == "first_player" and value != "auto":
        seat = int(value) - 1
        if seat < len(names):
            return words("watch.option.first_player.seat", who=escaped(names[seat]))
        return words("watch.option.first_player.number", n=int(value))
    return words(f"watch.option.{name}.{value}")
