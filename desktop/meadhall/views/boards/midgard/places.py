"""The spots of the board with their shapes: places for workers, cards, runes, ships, shores, decks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtGui import QPainterPath

from meadhall.rules.midgard.data import LocationId
from meadhall.rules.midgard.state import State
from meadhall.views.look.shapes import disc, rectangle, rounded

from ..kit.boxes import Box, Point
from ..kit.spots import FIGURE, PLACE, POINT, Form, Spot
from .geometry import DECKS, GATES, HOUSES, PIERS, SOCKET, Geometry
from .houses import wall_path
from .pieces import _at

_SPACE = disc(0, 0, SOCKET + 1)
_SHIP_AT_SHORE = (-46.0, -78.0, 108.0, 120.0)  # its sail and its head, around the middle of its waterline


def spots_on(geometry: Geometry, s: State) -> Mapping[str, Spot]:
    return {spot.id: spot for spot in _spots(geometry, s)}


def _spots(geometry: Geometry, s: State) -> Iterator[Spot]:
    for location in HOUSES:
        yield _space(geometry, s, location, wall_path(geometry.building(location)))
    for location in GATES:
        yield _space(geometry, s, location, _sheet(geometry.building(location), 7))
    for location in PIERS:
        yield _space(geometry, s, location, _sheet(geometry.building(location), 8))
    for slot in range(len(s.rune_row)):
        yield _card(f"rune:{slot}", geometry.rune(slot))
    yield _card("rune:deck", geometry.rune_deck, POINT)
    for ship in geometry.yard:
        yield _card(f"ship:{ship}", geometry.ship_box(ship), PLACE)
    for name in DECKS:
        yield _card(f"deck:{name}", geometry.deck(name))
    for shore in range(len(s.coasts)):
        yield _card(f"monster:{shore}", geometry.monster(shore))
        yield _card(f"journey:{shore}", geometry.journey(shore))
        yield _shore(geometry, shore)


def _space(geometry: Geometry, s: State, location: LocationId, around: QPainterPath) -> Spot:
    """Where the next worker would stand; all that belongs to the place answers to the pointer."""
    x, y = free_space(geometry, s, location)
    box = geometry.building(location)
    reach = rectangle(box.x - x, box.y - y, box.width, box.height)
    name = f"{location} {round(x - box.x)} {round(y - box.y)}"
    return Spot(f"place:{location}", Form(name, _SPACE, reach, PLACE, around=around.translated(-x, -y)), x, y)


def free_space(geometry: Geometry, s: State, location: LocationId) -> Point:
    """In a place for several, beside those who are there."""
    there = sum(worker.location == location for worker in s.placed)
    most = {"hunting": geometry.players - 1, "huts": len(s.players) - 1}
    return geometry.space(location, min(there, most.get(location, there)))


def _sheet(box: Box, radius: float) -> QPainterPath:
    return rounded(*box, radius)


def _card(name: str, box: Box, rank: int = FIGURE) -> Spot:
    x, y = _at(box)
    wide, high = box.width, box.height
    path = rounded(-wide / 2, -high / 2, wide, high, 6)
    return Spot(name, Form(f"card {wide:.1f} {high:.1f}", path, path, rank), x, y)


def _shore(geometry: Geometry, shore: int) -> Spot:
    """The harbour, where a ship can lie: framed is the ship, all the water between the yard and the land answers."""
    x, y = geometry.harbour(shore)
    left, wide, high = geometry.piers + geometry.pier_width + 6 - x, geometry.harbour_width - 8, 120.0
    reach = rectangle(left, -78, wide, high)
    return Spot(f"shore:{shore}", Form(f"harbour {wide:.1f}", rounded(*_SHIP_AT_SHORE, 20), reach, PLACE), x, y)
