"""The outlines of the territories, from the very data that the rules read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from meadhall.rules.northgard.data import SIDES, STEPS, TILES, Laid
from meadhall.rules.northgard.state import Land

from .geometry import Point, on_map, shape_of, shapes

_CORNERS: dict[str, tuple[Point, Point]] = {
    "N": ((0, 0), (1, 0)),
    "E": ((1, 0), (1, 1)),
    "S": ((1, 1), (0, 1)),
    "W": ((0, 1), (0, 0)),
}


class Piece(NamedTuple):
    """A stretch of an outline: a printed border, or a tile edge with nothing on the other side."""

    kind: Literal["regular", "rough", "open"]
    points: tuple[Point, ...]


Ring = tuple[Piece, ...]  # closed; the territory lies on the right hand


def outline(land: Land, region: int) -> tuple[Ring, ...]:
    """One ring around the territory of this number, and one more for each hole in it."""
    tiles = land.regions[region].tiles
    pieces = [piece for laid in land.laid if laid.tile in tiles for piece in _pieces_on(land, region, laid)]
    return tuple(_rings(pieces))


def _pieces_on(land: Land, region: int, laid: Laid) -> Iterator[Piece]:
    tile = TILES[laid.tile]
    rough = {border.name: border.rough for border in tile.borders}
    paths = {path.name: path.points for path in shapes()[laid.tile].paths}
    for area in tile.areas:
        if land.region_of[area] != region:
            continue
        for part in shape_of(area).ring:
            name = part.removeprefix("-")
            if name in paths:
                points = paths[name] if part == name else paths[name][::-1]
                yield Piece("rough" if rough[name] else "regular", _placed(laid, points))
            elif _is_open(land, laid, SIDES.index(part)):
                yield Piece("open", _placed(laid, _CORNERS[part]))


def _is_open(land: Land, laid: Laid, printed_side: int) -> bool:
    return laid.cell + STEPS[(printed_side + laid.turns) % 4] not in land.sides


def _placed(laid: Laid, points: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple((round(x, 4), round(y, 4)) for x, y in (on_map(laid, point) for point in points))


def _rings(pieces: list[Piece]) -> Iterator[Ring]:
    """Pieces put end to end."""
    starting: dict[Point, list[Piece]] = {}
    for piece in pieces:
        starting.setdefault(piece.points[0], []).append(piece)
    while starting:
        first = next(iter(starting))
        here, ring = first, list[Piece]()
        while not ring or here != first:
            piece = starting[here].pop()
            if not starting[here]:
                del starting[here]
            ring.append(piece)
            here = piece.points[-1]
        yield tuple(ring)
