"""What entries take from the components of the games: the numbers that they name (a body says `{settlements}`, never a
figure that stands in the data), and the things that somebody may point at."""

from functools import cache
from importlib import import_module
from typing import Protocol


class Components(Protocol):
    FIGURES: dict[str, int | str]
    THINGS: tuple[str, ...]  # such as "hero:ygritte"


@cache
def components(game_id: str) -> Components:
    return import_module(f"{__name__}.{game_id}")
