"""The map model: tiles, areas, borders, and the territories they form (chapter 2)."""

from itertools import pairwise
from random import Random

import pytest

from kit import rule
from meadhall.rules.northgard.data import AREAS, STEPS, TILE_NUMBERS, TILES, Laid, cell_at
from rules.northgard.games import grown
from rules.northgard.scene import GAP, area, northgard


@rule("NG-2.1", "NG-2.2", "NG-2.11")
def test_tiles_areas_and_borders():
    for tile in TILES:
        assert 1 <= len(tile.areas) <= 4
        for turns in range(4):
            assert set(tile.sides[turns]) == set(tile.areas)  # each side has one area, and each area a side
        assert sum(AREAS[each].sides for each in tile.areas) == 4
        assert all(border.a != border.b and {border.a, border.b} <= set(tile.areas) for border in tile.borders)
    kinds = {border.rough for tile in TILES for border in tile.borders}
    assert kinds == {True, False}


@rule("NG-2.3", "NG-2.4", "NG-2.5")
def test_areas_on_both_sides_of_an_edge_are_one_territory():
    land = northgard(board="TS@(0,0)r0 T01@(1,0)r1").s.land
    assert land.at(area("TS.e")) is land.at(area("T01.s"))  # a quarter turn brings the south to the west
    assert set(land.at(area("TS.e")).areas) == {area("TS.e"), area("T01.s")}
    diagonal = northgard(board="TS@(0,0)r0 T13@(1,0)r0 T01@(1,1)r0").s.land
    assert diagonal.at(area("TS.s")).areas == (area("TS.s"),)


@rule("NG-2.6")
def test_a_tile_counts_once_however_many_areas_a_territory_has_on_it():
    board = "TS@(0,0)r0 T04@(0,-1)r3 T24@(-1,-1)r2 T08@(-1,0)r3 T31@(-1,1)r1 T25@(0,1)r0"
    bow = northgard(board=board).s.land.at(area("TS.n"))
    assert {area("TS.n"), area("TS.s")} < set(bow.areas)
    assert len(bow.areas) == 7
    assert bow.size == 6
    assert bow.closed


@rule("NG-2.9", "NG-2.10", "NG-2.20")
def test_a_hole_keeps_the_territories_around_it_open():
    land = northgard(board=GAP).s.land
    valley = area("TS.s")
    hole = cell_at(1, 1)
    facing = [land.region_of[each] for each in land.facing[hole]]
    assert land.at(valley).open_edges == facing.count(land.region_of[valley]) > 0  # nowhere else
    assert not land.at(valley).closed
    turns = next(r for r in range(4) if land.broken_border(TILE_NUMBERS["T20"], hole, r) is None)
    change = land.with_tile(TILE_NUMBERS["T20"], hole, turns)
    assert change.land.at(valley).closed
    assert change.land.region_of[valley] in change.closed


@rule("NG-2.11")
@pytest.mark.parametrize("seed", range(3))
def test_a_closed_territory_has_two_tiles_at_least(seed: int):
    for land in grown(seed):
        assert all(region.size > 1 for region in land.regions.values() if region.closed)


@rule("NG-2.19", "NG-28.2")
@pytest.mark.parametrize("seed", range(4))
def test_a_placement_is_illegal_just_where_a_border_would_have_one_territory_on_both_sides(seed: int):
    rng = Random(seed)
    refused = 0
    for land in grown(seed, 20):
        tile = rng.choice([each.number for each in TILES if not land.has(each.number)])
        for cell in land.facing:
            for turns in range(4):
                broken = land.broken_border(tile, cell, turns) is not None
                assert broken == border_vanishes((*land.laid, Laid(tile, cell, turns)))
                refused += broken
    assert refused


def test_a_territory_that_a_tile_does_not_touch_is_the_same_object_as_before():
    """So nothing that was worked out from it need be worked out anew."""
    for before, after in pairwise(grown(1)):
        same = [region for number, region in after.regions.items() if before.regions.get(number) is region]
        assert len(same) > len(after.regions) // 3 or len(after.laid) < 8


@pytest.mark.parametrize("seed", range(3))
def test_tiles_that_meet_the_same_make_the_same_of_the_territories(seed: int):
    rng = Random(seed)
    alike = 0
    for land in grown(seed, 20):
        tile = rng.choice([each.number for each in TILES if not land.has(each.number)])
        found: dict[object, object] = {}
        for cell in land.facing:
            for turns in range(4):
                if land.broken_border(tile, cell, turns) is None:
                    made = list(land.with_tile(tile, cell, turns).land.regions.values())
                    meeting = land.meeting(tile, cell, turns)
                    alike += meeting in found
                    assert found.setdefault(meeting, made) == made
    assert alike > 100


def border_vanishes(tiles: tuple[Laid, ...]) -> bool:
    """Worked out from all tiles, without a look at the land."""
    sides = {laid.cell: TILES[laid.tile].sides[laid.turns] for laid in tiles}
    one_of = {each: each for laid in tiles for each in TILES[laid.tile].areas}

    def find(each: int) -> int:
        return each if one_of[each] == each else find(one_of[each])

    for cell, edges in sides.items():
        for side, each in enumerate(edges):
            other = sides.get(cell + STEPS[side])
            if other is not None:
                one_of[find(each)] = find(other[side ^ 2])
    return any(find(border.a) == find(border.b) for laid in tiles for border in TILES[laid.tile].borders)
