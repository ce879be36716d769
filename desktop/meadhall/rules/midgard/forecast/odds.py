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
    """How likely a victory is, and how many Vikings are left on average. Who loses the battle loses all."""

    win: float
    left: float


@lru_cache(maxsize=1 << 15)
def odds(dice: Dice, attack: int, defence: int, swordmaiden: bool = False, first: int | None = None) -> Odds:
    """Of these dice against an enemy with so much defence left; those of one kind may be of no use afterwards."""
    size = sum(dice)
    if defence <= 0:
        return Odds(1.0, size)
    win = left = 0.0
    for hits, losses, chance in round_of(dice, attack, swordmaiden):
        staying = size - losses
        if hits >= defence:
            win += chance
            left += chance * staying
        elif staying:
            band = _staying(dice, staying, attack, defence - hits, swordmaiden, first)
            after = odds(band, attack, defence - hits, swordmaiden, first)
            win += chance * after.win
            left += chance * after.left
    return Odds(min(win, 1.0), left)  # what lies beyond 1 is rounding


@lru_cache(maxsize=1 << 12)
def survivors(dice: Dice, attack: int, defence: int, swordmaiden: bool, first: int | None) -> dict[Dice, float]:
    """Who is left after a victory, how likely."""
    found: dict[Dice, float] = {}
    for hits, losses, chance in round_of(dice, attack, swordmaiden):
        staying = sum(dice) - losses
        if hits >= defence:
            band = band_left(dice, staying, first)
            found[band] = found.get(band, 0.0) + chance
        elif staying:
            band = _staying(dice, staying, attack, defence - hits, swordmaiden, first)
            after = survivors(band, attack, defence - hits, swordmaiden, first)
            for band, likely in after.items():
                found[band] = found.get(band, 0.0) + chance * likely
    return found


def _staying(dice: Dice, left: int, attack: int, defence: int, swordmaiden: bool, first: int | None) -> Dice:
    """With these the battle goes on, if so many are left."""
    ways = bands_after(dice, left, swordmaiden, first)
    return (
        ways[0] if len(ways) == 1 else max(ways, key=lambda band: odds(band, attack, defence, swordmaiden, first).win)
    )


def bands_after(dice: Dice, left: int, swordmaiden: bool, first: int | None = None) -> Sequence[Dice]:
    """The bands that are worth thinking of when some have fallen in a battle that is not over."""
    if swordmaiden and dice[SWORD]:
        return choices(dice, left)
    return (band_left(dice, left, first),)


Rounds = tuple[tuple[int, int, float], ...]  # hits, losses, chance


@lru_cache(maxsize=4096)
def round_of(dice: Dice, attack: int, swordmaiden: bool) -> Rounds:
    """What a round can bring to these dice. One that changes nothing is fought again: the others share its chance."""
    found: dict[tuple[int, int], float] = {}
    for (hits, shields), chance in shown(dice, swordmaiden).items():
        key = hits, min(max(attack - shields, 0), sum(dice))
        found[key] = found.get(key, 0.0) + chance
    idle = found.pop((0, 0), 0.0)
    return tuple((*key, chance / (1 - idle)) for key, chance in found.items())
