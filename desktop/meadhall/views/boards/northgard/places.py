"""The spots of the board with their shapes: territories, slots, free cells, creatures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from meadhall.rules.northgard.data import AREAS, NONE
from meadhall.rules.northgard.state import State
from meadhall.views.look.shapes import disc, rectangle, rounded

from ..kit.spots import FIGURE, LAND, POINT, Form, Spot
from .pieces import Lie
from .realms import centre, slot_place
from .shapes import HALF

_INSET = 4.0
_CELL = Form(
    "cell",
    rounded(_INSET - HALF, _INSET - HALF, 2 * (HALF - _INSET), 2 * (HALF - _INSET), 10),
    rectangle(-HALF, -HALF, 2 * HALF, 2 * HALF),
    LAND,
    land=True,
)
_SMALL = Form("slot", disc(0, 0, 16), disc(0, 0, 19), POINT)
_LARGE = Form("large slot", rounded(-22, -22, 44, 44, 9), rounded(-25, -25, 50, 50, 9), POINT)
_BEAST = Form("beast", rounded(-20, -28, 40, 48, 16), rounded(-22, -30, 44, 52, 16), FIGURE)


def spots_on(lie: Lie, s: State) -> Mapping[str, Spot]:
    return {spot.id: spot for spot in _spots(lie, s)}


def _spots(lie: Lie, s: State) -> Iterator[Spot]:
    for number, realm in lie.realms.items():
        form = realm.peopled if s.warriors[number] else realm.form
        yield Spot(f"land:{number}", form, *realm.home)
    for cell in s.land.facing:
        yield Spot(f"cell:{cell}", _CELL, *centre(cell))
    for area in (area for region in s.land.regions.values() for area in region.slots):
        form = _LARGE if AREAS[area].slot == "large" else _SMALL
        yield Spot(f"slot:{area}", form, *slot_place(area, lie.laid[AREAS[area].tile]))
    for number, beast in enumerate(s.beasts):
        piece = lie.beast(beast, number + 1)
        yield Spot(f"beast:{beast.card}", _BEAST, piece.x, piece.y)
    if s.kaija != NONE:
        piece = lie.kaija(s.land.region_of[s.kaija], s.bear, alone=not s.warriors[s.land.region_of[s.kaija]])
        yield Spot("kaija", _BEAST, piece.x, piece.y)
