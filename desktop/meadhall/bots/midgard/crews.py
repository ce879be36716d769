"""Who could be sent to an enemy: none, one, two… of the Vikings at home."""

from functools import lru_cache
from typing import NamedTuple

from ...rules.midgard.data import KINDS, NO_DICE, Dice
from ...rules.midgard.forecast import food_for, without
from ...rules.midgard.state import ASHORE, plus


class Crew(NamedTuple):
    dice: Dice
    size: int
    needed: int  # food, on the way


@lru_cache(maxsize=4096)
def crews(home: Dice, forbid: int | None, shore: int) -> tuple[Crew, ...]:
    """As mixed as the home is, without those who may not fight there."""
    return tuple(_crew(without(band, forbid), shore) for band in mixed(home))


def _crew(dice: Dice, shore: int) -> Crew:
    return Crew(dice, sum(dice), 0 if shore == ASHORE else food_for(sum(dice), shore))


@lru_cache(maxsize=1024)
def mixed(dice: Dice) -> tuple[Dice, ...]:
    """Bands of none, one, two… of these dice, each as mixed as all of them."""
    bands = [NO_DICE]
    for size in range(1, sum(dice) + 1):
        behind = [count * size - sum(dice) * have for count, have in zip(dice, bands[-1], strict=True)]
        kind = max(reversed(KINDS), key=lambda each: behind[each])
        swords, spears, axes = (int(kind == each) for each in KINDS)
        bands.append(plus(bands[-1], (swords, spears, axes)))
    return tuple(bands)
