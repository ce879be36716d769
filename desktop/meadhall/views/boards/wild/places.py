"""The spots of the board with their shapes.

Ids: `path:0` (a slot of the path), `path_deck`, `dragon`, `asgard:0`, `asgard_deck`, `track`, `stack:tower`,
`lot:brewery`, `feat:builder`, `plot:2:brewery_1` (a building, wherever one points at it), `tab:2` (a village).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from meadhall.rules.wild.data import BUILDING_IDS, STACKS
from meadhall.rules.wild.state import State
from meadhall.views.look.shapes import rounded

from ..kit.boxes import Box
from ..kit.spots import FIGURE, PLACE, Form, Spot
from .pieces import Lie

_AIR = 3.0  # around a thing that is still it


def spots_on(lie: Lie, s: State) -> Mapping[str, Spot]:
    forms = _Forms()
    return {name: Spot(name, forms.of(place, rank), *place.middle) for name, place, rank in _places(lie, s)}


class _Forms:
    """Rectangles of one size are one form: they share their painted outlines."""

    def __init__(self) -> None:
        self._known: dict[tuple[float, float, int], Form] = {}

    def of(self, place: Box, rank: int) -> Form:
        key = (*place.size, rank)
        if key not in self._known:
            wide, high = place.size
            radius = min(wide, high) * 0.08 if min(wide, high) > 45 else 7
            outline = rounded(-wide / 2, -high / 2, wide, high, radius)
            reach = rounded(-wide / 2 - _AIR, -high / 2 - _AIR, wide + 2 * _AIR, high + 2 * _AIR, radius)
            self._known[key] = Form(f"{wide}x{high}:{rank}", outline, reach, rank, lights=rank == PLACE)
        return self._known[key]


def _places(lie: Lie, s: State) -> Iterator[tuple[str, Box, int]]:
    geometry = lie.geometry
    for slot, card in enumerate(s.path):
        if card is not None:
            yield f"path:{slot}", geometry.slot(slot), FIGURE
    yield "path_deck", geometry.path_deck, FIGURE
    yield "dragon", geometry.dragon, FIGURE
    yield "track", geometry.track_place, FIGURE
    yield "asgard_deck", geometry.asgard_deck, FIGURE
    for number in range(len(s.asgard_row)):
        yield f"asgard:{number}", geometry.asgard(number), FIGURE
    for card in STACKS:
        yield f"stack:{card}", geometry.stack(card), FIGURE
    for building in BUILDING_IDS:
        yield f"lot:{building}", geometry.lot(building), FIGURE
    for number, achievement in enumerate(s.achievements):
        yield f"feat:{achievement}", geometry.feat(number), FIGURE
    for seat, player in enumerate(s.players):
        places = lie.large(s) if seat == lie.open else lie.small(s, seat)
        for building in player.town:
            yield f"plot:{seat}:{building.plot}", places[building.plot], FIGURE
        yield f"tab:{seat}", geometry.tab(seat, lie.open), PLACE
