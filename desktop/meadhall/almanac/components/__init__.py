"""What entries take from the components of the games: the numbers that they name (a body says `{settlements}`, never a
figure that stands in the data), and the things that somebody may point at."""

from importlib import import_module
from typing import NamedTuple


class Components(NamedTuple):
    figures: dict[str, int | str]
    things: tuple[str, ...]  # such as "hero:ygritte"


def components(game_id: str) -> Components:
    named = import_module(f"{__name__}.{game_id}")
    return Components(named.FIGURES, named.THINGS)
