"""Worked examples of the map, of recruiting, building, moving and exploring (chapter 26)."""

from collections import Counter
from random import Random

import msgspec
import pytest

from kit import rule
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.data import STEPS, TILE_NUMBERS, TILES, Laid, cell_at
from meadhall.rules.northgard.events import FameGained
from meadhall.rules.northgard.land.build import Construct
from meadhall.rules.northgard.land.explore import LayTile
from meadhall.rules.northgard.land.move import March
from meadhall.rules.northgard.land.tiles import Land, start
from rules.northgard.scene import PURPLE, RED, YELLOW, building, northgard
from rules.northgard.scene import area as named


@rule("NG-EX-2")
def test_camps_send_one_more_to_each_territory_of_the_recruitment():
    scene = northgard(board="TS@(0,0)r0 T24@(1,0)r0").put(RED, "T24.e", 1).put(RED, "T24.s", 1)
    scene.build("T24.e", "training_camp").build("T24.s", "training_camp").play("DL_UPGRADED_TOWN_HALL")
    scene.recruit("T24.e").recruit("T24.s")
    assert scene.at("T24.e") == scene.at("T24.s") == (RED, 3)


@rule("NG-EX-3")
def test_what_can_be_built_with_two_wood():
    scene = northgard(board="TS@(0,0)r0 T05@(1,0)r0 T02@(0,-1)r0")
    scene.put(RED, "T02.n", 1).put(RED, "T05.n+TS.e", 1).put(RED, "T05.s", 1).goods(RED, wood=2).play("ST_BUILD")
    legal = scene.options(Construct)
    rune_stones = [action for action in legal if action.building == building("rune_stone")]
    assert [scene.s.land.region_of[action.area] for action in rune_stones] == [scene.region("T05.n")]
    assert len(legal) == 9
    assert scene.denied(Construct(building("fortress"), named("T05.s"))) == ("not_enough_wood", "NG-8.1")


@rule("NG-EX-4")
def test_four_points_of_movement():
    scene = northgard(board="TS@(0,0)r0 T01@(1,0)r0").put(RED, "T01.n", 2).put(RED, "T01.e", 4).play("DL_INCURSION")
    scene.march("T01.n", "T01.w", 1).march("T01.n", "T01.e", 1)
    assert scene.s.agenda[-1].left == 2
    scene.march("T01.e", "T01.s", 4)
    assert scene.at("T01.w+TS.e") == scene.at("T01.e") == (RED, 1)
    assert scene.at("T01.s") == (RED, 4)
    assert scene.at("T01.n")[1] == 0


@rule("NG-EX-5")
@pytest.mark.parametrize(("active", "fame"), [(RED, 0), (YELLOW, 3)])
def test_closing_a_territory(active: int, fame: int):
    scene = northgard(board="TS@(0,0)r0 T16@(-1,0)r2 T20@(0,1)r3", clans=("goat", "bear", "wolf"))
    scene.put(YELLOW, "T16.n+TS.w", 1).put(RED, "T20.n", 1).turn(active).pile("T04").play("ST_EXPLORE")
    scene.do(LayTile(TILE_NUMBERS["T04"], cell_at(-1, 1), 2))
    land = scene.s.land
    closed = [region for region in land.regions.values() if region.closed]
    assert [region.id for region in closed] == [scene.region("T04.s+T16.n+TS.w")]
    assert closed[0].size == 3
    assert not land.at(named("T04.n")).closed
    assert scene.fame(active) == sum(event.fame for event in scene.told(FameGained)) == fame


@rule("NG-EX-6")
def test_where_a_tile_does_not_fit():
    board = "TS@(0,0)r0 T25@(0,1)r3 T27@(0,2)r1 T02@(1,0)r0 T09@(1,1)r1 T17@(1,2)r3 T16@(2,0)r0 T13@(2,2)r1"
    scene = northgard(board=board).put(RED, "T09.e+T13.a+T17.s", 1).put(PURPLE, "T16.s", 1)
    scene.pile("T11").play("ST_EXPLORE")
    tile, b, a = TILE_NUMBERS["T11"], cell_at(2, 1), cell_at(2, 3)
    codes = [scene.denied(LayTile(tile, b, turns))[0] for turns in range(4)]
    assert codes == ["border_would_stop"] * 3 + ["would_join_players"]
    assert all(scene.allows(LayTile(tile, a, turns)) for turns in range(4))


@rule("NG-EX-16")
def test_the_centre_for_five():
    scene = northgard(players=5, board="TS@(0,0)r0 TS5@(1,0)r0")
    centre = scene.s.land.at(named("TS.e"))
    assert centre.closed
    assert centre.size == 2
    assert scene.yields("TS.e+TS5.w") == {"food": 1}


@rule("NG-EX-25")
def test_points_of_two_cards_do_not_add_up():
    scene = northgard(board="TS@(0,0)r0 T01@(1,0)r0").put(RED, "T01.e", 2).hand(RED, "DE_BODYGUARD", "ST_MOVE")
    over_rough = March(scene.region("T01.e"), scene.region("T01.s"), 1)
    scene.play("DE_BODYGUARD")
    assert scene.denied(over_rough) == ("not_enough_points", "NG-9.3")
    scene.do(STOP).play("ST_MOVE")
    assert scene.denied(over_rough) == ("not_enough_points", "NG-9.3")


@rule("NG-2.3", "NG-2.9")
def test_a_board_of_a_file_must_be_one_that_play_can_lead_to():
    scene = northgard(board="TS@(0,0)r0 T01@(1,0)r0")
    assert scene.s.land.laid == (Laid(0, cell_at(0, 0), 0), Laid(TILE_NUMBERS["T01"], cell_at(1, 0), 0))
    for plain in ([[0, 1, 0]], [[0, cell_at(0, 0), 4]], [[0, cell_at(0, 0), 0]] * 2, [[0]], [[99, cell_at(0, 0), 0]]):
        with pytest.raises((ValueError, TypeError)):
            type(scene.s.land).from_plain(plain)


def test_a_file_holds_the_tiles_and_the_land_is_worked_out_from_them():
    scene = northgard(board="TS@(0,0)r0 T01@(1,0)r0")
    codec = NORTHGARD.codec
    plain = codec.pack(scene.s)
    assert plain["land"] == [[0, cell_at(0, 0), 0], [TILE_NUMBERS["T01"], cell_at(1, 0), 0]]
    again = codec.unpack(plain)
    assert again == scene.s
    assert again.land.regions == scene.s.land.regions
    for land in ([[0, 1, 0]], [[0]], 7, [["a", "b", "c"]]):
        with pytest.raises(msgspec.ValidationError):
            codec.unpack({**plain, "land": land})


@rule("NG-2.5", "NG-2.7", "NG-2.8", "NG-2.9")
@pytest.mark.parametrize("seed", range(5))
def test_land_grown_tile_by_tile_is_what_a_look_at_the_whole_map_finds(seed: int):
    rng = Random(seed)
    land = start(five_players=seed % 2 == 1)
    for tile in rng.sample([tile.number for tile in TILES if not land.has(tile.number)], k=30):
        fits = [(c, r) for c in land.facing for r in range(4) if land.broken_border(tile, c, r) is None]
        before = land.laid
        change = land.with_tile(tile, *rng.choice(fits))
        assert land.laid == before
        land = change.land
        assert_as_seen_whole(land)


def assert_as_seen_whole(land: Land):
    """Areas are sorted into territories, edges and connections counted, without a look at how it grew."""
    root = {area: area for laid in land.laid for area in TILES[laid.tile].areas}

    def find(area: int) -> int:
        return area if root[area] == area else find(root[area])

    open_edges: Counter[int] = Counter()
    edges = [(cell, side, area) for cell, sides in land.sides.items() for side, area in enumerate(sides)]
    for cell, side, area in edges:
        if cell + STEPS[side] in land.sides:
            root[find(area)] = find(land.sides[cell + STEPS[side]][side ^ 2])
    for cell, side, area in edges:
        open_edges[find(area)] += cell + STEPS[side] not in land.sides
    ways: dict[tuple[int, int], bool] = {}
    for border in (border for laid in land.laid for border in TILES[laid.tile].borders):
        a, b = land.region_of[border.a], land.region_of[border.b]
        assert a != b
        for pair in ((a, b), (b, a)):
            ways[pair] = ways.get(pair, True) and border.rough
    assert len({find(area) for area in root}) == len(land.regions)
    for region in land.regions.values():
        assert len({find(area) for area in region.areas}) == 1
        assert region.open_edges == open_edges[find(region.id)]
        assert dict(region.ways) == {b: rough for (a, b), rough in ways.items() if a == region.id}
        assert all(land.region_of[area] == region.id for area in region.areas)
