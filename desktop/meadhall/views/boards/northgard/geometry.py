"""Where things are on the tiles, as measured: no rule reads this. The same areas and borders as in the rules' data."""

from __future__ import annotations

from functools import cache

import msgspec

from meadhall.rules.kernel import load
from meadhall.rules.northgard.data import AREAS, FOLDER, TILES, Laid, column_and_row

Point = tuple[float, float]  # on a tile: fractions of its side; on the map: in tiles, from the start tile's corner


class IconShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    at: Point


class AreaShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    ring: tuple[str, ...]  # clockwise: tile edges, and border paths, backwards with a minus before the name
    units: Point  # for warriors
    guest: Point  # for a creature, Kaija, Scorched Earth
    slot: Point | None = None
    lair: Point | None = None
    icons: tuple[IconShape, ...] = ()


class PathShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    points: tuple[Point, ...]


class TileShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    areas: tuple[AreaShape, ...]
    paths: tuple[PathShape, ...]


class ShapeFile(msgspec.Struct, frozen=True):
    tile: tuple[TileShape, ...]


@cache
def shapes() -> tuple[TileShape, ...]:
    """By tile. Read when the first painter asks."""
    return load(FOLDER, "shapes", ShapeFile).tile


def shape_of(area: int) -> AreaShape:
    tile = AREAS[area].tile
    return shapes()[tile].areas[TILES[tile].areas.index(area)]


def turned(point: Point, turns: int) -> Point:
    """After so many quarter turns clockwise of its tile."""
    x, y = point
    for _ in range(turns):
        x, y = 1 - y, x
    return x, y


def on_map(laid: Laid, point: Point) -> Point:
    column, row = column_and_row(laid.cell)
    x, y = turned(point, laid.turns)
    return column + x, row + y
