"""What a painter gets: outlines from the data that the rules read."""

from itertools import pairwise

import pytest

from meadhall.rules.northgard.data import AREAS, TILES
from meadhall.views.boards.northgard.geometry import shape_of, shapes
from meadhall.views.boards.northgard.outline import Ring, outline
from rules.northgard.games import grown


def extent(ring: Ring) -> float:
    """Its area; a hole has less than none."""
    points = [point for piece in ring for point in piece.points]
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise([*points, points[0]])) / 2


@pytest.mark.parametrize("seed", range(3))
def test_rings_are_closed_and_cover_all_tiles_once(seed: int):
    for land in grown(seed):
        rings = [ring for region in land.regions for ring in outline(land, region)]
        for ring in rings:
            for piece, after in pairwise([*ring, ring[0]]):
                assert piece.points[-1] == after.points[0]
        assert sum(map(extent, rings)) == pytest.approx(len(land.laid), abs=0.01)


def test_open_stretches_are_the_open_edges():
    *_, land = grown(7)
    for number, region in land.regions.items():
        pieces = [piece for ring in outline(land, number) for piece in ring]
        assert sum(piece.kind == "open" for piece in pieces) == region.open_edges


def test_shapes_and_rules_know_the_same_areas_and_borders():
    for tile, shape in zip(TILES, shapes(), strict=True):
        assert tile.id == shape.id
        assert [AREAS[area].id for area in tile.areas] == [area.id for area in shape.areas]
        assert [border.name for border in tile.borders] == [path.name for path in shape.paths]
    for area in AREAS:
        shape = shape_of(area.number)
        assert (shape.slot is not None) == (area.slot is not None)
        assert (shape.lair is not None) == area.lair
        kinds = [icon.kind for icon in shape.icons]
        assert tuple(kinds.count(kind) for kind in ("food", "wood", "lore")) == area.icons
