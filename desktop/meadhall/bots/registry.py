"""Which computer players there are: levels, and characters who play at one of them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from ..rules.kernel import Game
from . import midgard, northgard, watch, wild
from .bot import Bot
from .characters import CHARACTERS, LEVELS, character
from .levels import Minds, player

MINDS: Mapping[str, Minds] = MappingProxyType(
    {"midgard": midgard.MINDS, "northgard": northgard.MINDS, "watch": watch.MINDS, "wild": wild.MINDS}
)
USUAL = "steady"  # who is seated where nobody chose
RANDOM = "random"  # plays any legal action: for tests, and in old saves
KNOWN = (RANDOM, *LEVELS, *(character.id for character in CHARACTERS))


def make(name: str, game: Game[Any], seed: int) -> Bot:
    """A computer player; with the same seed it answers the same questions alike."""
    minds = MINDS[game.id]
    if name == RANDOM:
        return minds.random(seed)
    somebody = character(name)
    if somebody is not None:
        return player(minds, somebody.level, game, seed, somebody.temper)
    for level in LEVELS:
        if level == name:
            return player(minds, level, game, seed)
    raise ValueError(f"a computer player is one of {', '.join(KNOWN)}, not {name!r}")
