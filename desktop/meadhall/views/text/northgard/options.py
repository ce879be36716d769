"""What a table can agree on before the game."""

from collections.abc import Sequence
from typing import Any

from ..naming import Names
from ..speech import Line
from ..words import Words


def option(words: Words, name: str) -> Line:
    return Line(words(f"northgard.option.{name}.title"), words(f"northgard.option.{name}.detail"))


def value(words: Words, names: Sequence[str], name: str, value: Any) -> str:
    if isinstance(value, bool):
        return words(f"shell.common.{'on' if value else 'off'}")
    if name == "first_player" and value != "auto":
        seat = int(value) - 1
        if seat < len(names):
            return words("northgard.option.first_player.seat", who=Names(words, names).who(seat))
        return words("northgard.option.first_player.number", n=int(value))
    return words(f"northgard.option.{name}.{value}")
