"""What dice can show, and how likely: the ground of all forecasts."""

from functools import lru_cache

from ..data import FACES, KINDS, Dice
from ..fights.tray import hits_of
from ..state import minus

MOST_HITS = 8  # more of them make no difference: nobody who may be met can bear so many
# Hits and shields, with how likely they are.
Shown = dict[tuple[int, int], float]
ONE: tuple[Dice, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))  # of each kind


@lru_cache(maxsize=4096)
def shown(dice: Dice, swordmaiden: bool = False, reaction: bool = False) -> Shown:
    """The hits and shields of a roll of these dice."""
    for kind in KINDS:
        if dice[kind]:
            others = shown(minus(dice, ONE[kind]), swordmaiden, reaction)
            return _together(others, _die(kind, swordmaiden, reaction))
    return {(0, 0): 1.0}


@lru_cache(maxsize=16)
def _die(kind: int, swordmaiden: bool, reaction: bool) -> Shown:
    found: Shown = {}
    faces = FACES[kind]
    for face in faces:
        key = hits_of(kind, face, swordmaiden, reaction), int(face == "shield")
        found[key] = found.get(key, 0.0) + 1 / len(faces)
    return found


def _together(some: Shown, others: Shown) -> Shown:
    found: Shown = {}
    for (hits, shields), chance in some.items():
        for (more, also), likely in others.items():
            key = min(hits + more, MOST_HITS), shields + also
            found[key] = found.get(key, 0.0) + chance * likely
    return found


def without(dice: Dice, kind: int | None) -> Dice:
    """Those whose weapon is not forbidden."""
    if kind is None:
        return dice
    swords, spears, axes = (0 if kind == each else count for each, count in enumerate(dice))
    return swords, spears, axes


@lru_cache(maxsize=4096)
def band_left(dice: Dice, size: int, first: int | None = None) -> Dice:
    """So many of them, when the weakest have fallen: first those of no use, then swords, spears, axes."""
    left, gone = list(dice), sum(dice) - size
    for kind in KINDS if first is None else (first, *KINDS):
        fallen = min(left[kind], gone)
        left[kind] -= fallen
        gone -= fallen
    return left[0], left[1], left[2]
