"""What each achievement card counts at the end of the game (NG-12.64), in territories that one controls."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ..data import AREAS, FOOD, IS_LARGE, LORE, WOOD, CardId
from ..state import State, buildings_in, controlled, figures, free_slots, yield_of

Count = Callable[[State, int], int]
_LARGE = 3  # what a large building, or an empty large slot, is worth; a small one is worth 1


def _builder(s: State, seat: int) -> int:
    found = [building for region in controlled(s, seat) for building in buildings_in(s, region)]
    return sum(_LARGE if IS_LARGE[building] else 1 for building in found)


def _explorer(s: State, seat: int) -> int:
    slots = [AREAS[area].slot for region in controlled(s, seat) for area in free_slots(s, region)]
    return sum(_LARGE if slot == "large" else 1 for slot in slots)


def _twice_the_yield(kind: int) -> Count:
    return lambda s, seat: 2 * sum(yield_of(s, region)[kind] for region in controlled(s, seat))


def _trapper(s: State, seat: int) -> int:
    return 3 * sum(len(s.land.regions[region].lairs) for region in controlled(s, seat))


def _warlord(s: State, seat: int) -> int:
    """Kaija counts (NG-12.65)."""
    return sum(figures(s, region) for region in controlled(s, seat))


ACHIEVEMENTS: Mapping[CardId, Count] = MappingProxyType(
    {
        "AC_BUILDER": _builder,
        "AC_EXPLORER": _explorer,
        "AC_FOOD_TRADER": _twice_the_yield(FOOD),
        "AC_WOOD_TRADER": _twice_the_yield(WOOD),
        "AC_SCHOLAR": _twice_the_yield(LORE),
        "AC_TRAPPER": _trapper,
        "AC_WARLORD": _warlord,
    }
)
