"""Who could be sent to an enemy: none, one, two… of the Vikings at home."""

from functools import lru_cache
from typing import NamedTuple

from ...rules.midgard.data import KINDS, NO_DICE, Dice
from ...rules.midgard.forecast import food_for, without
from ...rules.midgard.state import ASHORE, plus


class Crew(NamedTuple):
    number: int  # of those who were to go; some may be of no use there
    dice: Dice
    needed: int  # food, on the way
    most: int  # food that is of use: a little more, if it finds room


@lru_cache(maxsize=1 << 14)
def crews(home: Dice, forbid: int | None, shore: int, capacity: int) -> tuple[Crew, ...]:
    """Those that fit aboard, the largest first: as mixed as the home is, without those who may not fight there."""
    found: list[Crew] = []
    for number, band in enumerate(mixed(home)):
        dice = without(band, forbid)
        size = sum(dice)
        needed = 0 if shore == ASHORE else food_for(size, shore)
        if size and size + needed <= capacity:
            found.append(Crew(number, dice, needed, 0 if shore == ASHORE else min(needed + 1, capacity - size)))
    return tuple(reversed(found))


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


@lru_cache(maxsize=256)
def food_of_use(shore: int, capacity: int) -> int:
    """The most that any crew takes aboard."""
    if shore == ASHORE:
        return 0
    needed = [(size, food_for(size, shore)) for size in range(1, capacity)]
    return max(min(food + 1, capacity - size) for size, food in needed if size + food <= capacity)
