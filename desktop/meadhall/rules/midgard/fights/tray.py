"""Dice on the tray: what they show, and what that is worth (CM-10.5)."""

from collections.abc import Iterable, Sequence

from ..data import SWORD, Symbol
from ..state import Rolled, symbol

HITS: dict[Symbol, int] = {"blank": 0, "hit1": 1, "hit2": 2, "shield": 0}
SWORDMAIDEN_HITS: dict[Symbol, int] = {"blank": 0, "hit1": 2, "hit2": 3, "shield": 0}  # Svanhildr's swords (CM-14.4)


def hits_of(kind: int, shown: Symbol, swordmaiden: bool, reaction: bool = False) -> int:
    """With Reaction shields hit as well, those of the swordmaiden's swords like a single hit."""
    table = SWORDMAIDEN_HITS if swordmaiden and kind == SWORD else HITS
    return table["hit1" if reaction and shown == "shield" else shown]


def hits(rolled: Iterable[Rolled], swordmaiden: bool, reaction: bool) -> int:
    return sum(hits_of(die.kind, symbol(die), swordmaiden, reaction) for die in rolled)


def subsets(rolled: Sequence[Rolled], only: Symbol | None = None) -> list[tuple[int, ...]]:
    """Places of dice to roll again. Of dice that are alike and show the same, the first ones (CM-19.2)."""
    alike: dict[tuple[int, Symbol], list[int]] = {}
    for place, die in enumerate(rolled):
        if only is None or symbol(die) == only:
            alike.setdefault((die.kind, symbol(die)), []).append(place)
    found: list[tuple[int, ...]] = [()]
    for places in alike.values():
        found = [(*chosen, *places[:some]) for chosen in found for some in range(len(places) + 1)]
    return [tuple(sorted(chosen)) for chosen in found if chosen]
