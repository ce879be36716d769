"""The lie of the land: hexes, intersections and paths, numbered as in the ledger (chapter 2)."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from ...kernel import load
from ..data import FOLDER


class HexSpot(msgspec.Struct, frozen=True):
    id: int
    q: int
    r: int


class MapSpec(msgspec.Struct, frozen=True):
    id: str
    without: list[int]
    arrows: list[list[int]]


class MapFile(msgspec.Struct, frozen=True):
    hexes: list[HexSpot]
    map: list[MapSpec]


Point = tuple[int, int]


def lattice(spot: HexSpot) -> Point:
    """The centre of a hex in half hex widths (x) and half hex sides (y)."""
    return 2 * spot.q + spot.r + 4, 3 * spot.r + 2


def lattice_corners(spot: HexSpot) -> list[Point]:
    """Clockwise from the top."""
    x, y = lattice(spot)
    return [(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)]


class Ground(NamedTuple):
    """One map. All tables are indexed by the ledger's numbers, so that place 0 is empty: V28 is 28."""

    id: str
    hexes: tuple[int, ...]
    vertices: tuple[int, ...]
    edges: tuple[int, ...]
    corners: tuple[tuple[int, ...], ...]  # by hex, clockwise from the top
    ends: tuple[tuple[int, ...], ...]  # by edge
    hexes_at: tuple[tuple[int, ...], ...]  # by vertex
    edges_at: tuple[tuple[int, ...], ...]  # by vertex
    next_to: tuple[tuple[int, ...], ...]  # by vertex: the neighbouring intersections
    leading_from: tuple[tuple[tuple[int, int], ...], ...]  # by vertex: its edges, each with its other end
    beside: tuple[tuple[int, ...], ...]  # by hex: the neighbouring hexes
    borderland: frozenset[int]  # paths on the rim (GC-2.3)
    arrows: tuple[tuple[int, ...], ...]  # by trail number 1–8: hexes from the Wall southward
    points: tuple[Point, ...]  # by vertex, on the drawing lattice
    centres: tuple[Point, ...]  # by hex, on the drawing lattice


@cache
def ground(map_id: str) -> Ground:
    spec = next(spec for spec in _file().map if spec.id == map_id)
    return _build(_file().hexes, spec)


@cache
def _file() -> MapFile:
    return load(FOLDER, "map", MapFile)


def _build(all_hexes: Sequence[HexSpot], spec: MapSpec) -> Ground:
    """Numbers come from the whole Gift, so that ids are the same on every map."""
    points = sorted({point for spot in all_hexes for point in lattice_corners(spot)}, key=lambda p: (p[1], p[0]))
    vertex = {point: number for number, point in enumerate(points, start=1)}
    sides = sorted({side for spot in all_hexes for side in _sides(spot, vertex)})
    edge = {side: number for number, side in enumerate(sides, start=1)}
    here = [spot for spot in all_hexes if spot.id not in spec.without]

    corners: list[tuple[int, ...]] = [()] * (len(all_hexes) + 1)
    centres: list[Point] = [(0, 0)] * (len(all_hexes) + 1)
    hexes_at: list[list[int]] = [[] for _ in range(len(points) + 1)]
    sharing: dict[int, list[int]] = {}
    for spot in here:
        corners[spot.id] = tuple(vertex[point] for point in lattice_corners(spot))
        centres[spot.id] = lattice(spot)
        for corner in corners[spot.id]:
            hexes_at[corner].append(spot.id)
        for side in _sides(spot, vertex):
            sharing.setdefault(edge[side], []).append(spot.id)

    edges_at: list[list[int]] = [[] for _ in range(len(points) + 1)]
    next_to: list[list[int]] = [[] for _ in range(len(points) + 1)]
    ends: list[tuple[int, ...]] = [()] * (len(sides) + 1)
    for side, number in edge.items():
        if number not in sharing:
            continue
        ends[number] = side
        for end, other in (side, side[::-1]):
            edges_at[end].append(number)
            next_to[end].append(other)

    beside: list[list[int]] = [[] for _ in range(len(all_hexes) + 1)]
    for pair in sharing.values():
        for one in pair:
            beside[one] += [other for other in pair if other != one]
    return Ground(
        id=spec.id,
        hexes=tuple(spot.id for spot in here),
        vertices=tuple(number for number in range(1, len(points) + 1) if hexes_at[number]),
        edges=tuple(sorted(sharing)),
        corners=tuple(corners),
        ends=tuple(ends),
        hexes_at=tuple(map(tuple, hexes_at)),
        edges_at=tuple(map(tuple, edges_at)),
        next_to=tuple(map(tuple, next_to)),
        leading_from=tuple(tuple(zip(*both, strict=True)) for both in zip(edges_at, next_to, strict=True)),
        beside=tuple(tuple(sorted(others)) for others in beside),
        borderland=frozenset(number for number, pair in sharing.items() if len(pair) == 1),
        arrows=((), *map(tuple, spec.arrows)),
        points=((0, 0), *points),
        centres=tuple(centres),
    )


def _sides(spot: HexSpot, vertex: dict[Point, int]) -> list[tuple[int, int]]:
    ring = [vertex[point] for point in lattice_corners(spot)]
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    return [(min(pair), max(pair)) for pair in pairs]


WHOLE_GIFT = ground("m21")  # places have the same numbers on every map
