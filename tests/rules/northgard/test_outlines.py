"""What a painter gets: outlines from the data that the rules read."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from meadhall.rules.northgard.data import AREAS, TILES
from meadhall.rules.northgard.land import Land, start
from meadhall.rules.northgard.outline import Ring, outline, outlines
from meadhall.rules.northgard.shapes import shape_of, shapes


def grown(seed: int) -> Iterator[Land]:
    rng = Random(seed)
    land = start(five_players=False)
    for tile in rng.sample(range(1, len(TILES)), k=25):
        fits = [(c, r) for c in land.facing for r in range(4) if land.broken_border(tile, c, r) is None]
        land = land.with_tile(tile, *rng.choice(fits)).land
        yield land


def extent(ring: Ring) -> float:
    """Its area; a hole has less than none."""
    points = [point for piece in ring for point in piece.points]
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise([*points, points[0]])) / 2


@pytest.mark.parametrize("seed", range(3))
def test_rings_are_closed_and_cover_all_tiles_once(seed: int):
    for land in grown(seed):
        rings = [ring for rings in outlines(land).values() for ring in rings]
        for ring in rings:
            for piece, after in pairwise([*ring, ring[0]]):
                assert piece.points[-1] == after.points[0]
        assert sum(map(extent, rings)) == pytest.approx(len(land.laid), abs=0.01)


def test_open_stretches_are_the_open_edges():
    *_, land = grown(7)
    for region in land.regions.values():
        pieces = [piece for ring in outline(land, region) for piece in ring]
        assert sum(piece.kind == "open" for piece in pieces) == region.open_edges


def test_a_territory_that_a_tile_does_not_touch_is_the_same_object_as_before():
    """So its outline need not be drawn again."""
    lands = list(grown(1))
    for before, after in pairwise(lands):
        same = [region for number, region in after.regions.items() if before.regions.get(number) is region]
        assert len(same) > len(after.regions) // 3 or len(after.laid) < 8


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
