"""The chances of a battle without favour, by going through all that the dice can show; nothing is drawn.

No rune is used. Who falls is chosen as well as can be: of ordinary bands the weakest first, which costs them less than
a thousandth of a victory; of a band with the swordmaiden's swords whoever can best be spared.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..data import SWORD, Dice
from ..state import choices
from .dice import band_left, shown


class Odds(NamedTuple):
    """How likely a victory is, and who is left after it, how likely."""

    win: float
    survivors: dict[Dice, float]

    @property
    def left(self) -> float:
        """Vikings, on average. Who loses the battle loses all."""
        return sum(sum(band) * chance for band, chance in self.survivors.items())


@lru_cache(maxsize=1 << 14)
def odds(dice: Dice, attack: int, defence: int, swordmaiden: bool = False, first: int | None = None) -> Odds:
    """Of these dice against an enemy with so much defence left; those of one kind may be of no use afterwards."""
    if defence <= 0:
        return Odds(1.0, {dice: 1.0})
    survivors: dict[Dice, float] = {}
    for hits, losses, chance in round_of(dice, attack, defence, swordmaiden):
        left = sum(dice) - losses
        if hits >= defence:
            band = band_left(dice, left, first)
            survivors[band] = survivors.get(band, 0.0) + chance
        elif left:
            after = _after(dice, left, attack, defence - hits, swordmaiden, first)
            for band, likely in after.survivors.items():
                survivors[band] = survivors.get(band, 0.0) + chance * likely
    return Odds(min(sum(survivors.values()), 1.0), survivors)  # what lies beyond 1 is rounding


def _after(dice: Dice, left: int, attack: int, defence: int, swordmaiden: bool, first: int | None) -> Odds:
    """The battle goes on with so many of them."""
    ways = bands_after(dice, left, swordmaiden, first)
    found = [odds(band, attack, defence, swordmaiden, first) for band in ways]
    return found[0] if len(found) == 1 else max(found, key=lambda each: each.win)


def bands_after(dice: Dice, left: int, swordmaiden: bool, first: int | None = None) -> Sequence[Dice]:
    """The bands that are worth thinking of when some have fallen in a battle that is not over."""
    if swordmaiden and dice[SWORD]:
        return choices(dice, left)
    return (band_left(dice, left, first),)


Rounds = tuple[tuple[int, int, float], ...]  # hits, losses, chance


@lru_cache(maxsize=4096)
def round_of(dice: Dice, attack: int, defence: int, swordmaiden: bool) -> Rounds:
    """What a round can bring to these dice. One that changes nothing is fought again: the others share its chance."""
    found: dict[tuple[int, int], float] = {}
    for (hits, shields), chance in shown(dice, swordmaiden).items():
        key = min(hits, defence), min(max(attack - shields, 0), sum(dice))
        found[key] = found.get(key, 0.0) + chance
    idle = found.pop((0, 0), 0.0)
    return tuple((*key, chance / (1 - idle)) for key, chance in found.items())
