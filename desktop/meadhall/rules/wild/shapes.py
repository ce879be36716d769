"""Where things are on the pictures, for painters: no rule reads this. Thousandths of a panel, from its upper left."""

import msgspec

from ..kernel import load
from .data import FOLDER

Rect = tuple[int, int, int, int]


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """On the market."""

    id: str
    rect: Rect  # x, y, width, height


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In a village. The ids of plots are those of the state, such as "brewery_1" and "town_hall"."""

    id: str
    at: Rect  # centre, width, height


class ShapeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    market: list[Slot]
    village: list[Ground]


_shapes = load(FOLDER, "shapes", ShapeFile)
MARKET: dict[str, Rect] = {slot.id: slot.rect for slot in _shapes.market}
VILLAGE: dict[str, Rect] = {ground.id: ground.at for ground in _shapes.village}
