"""The four games. Pure Python: no Qt, no clock, no files, no global randomness."""

from typing import Any

from .kernel import Game
from .watch import WATCH

GAMES: dict[str, Game[Any]] = {game.id: game for game in (WATCH,)}
