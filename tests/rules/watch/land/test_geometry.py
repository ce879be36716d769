"""Chapter 2: the Gift, the Wall, and the ways of the wildlings.

Geometry is worked out here anew, from the words of the ledger, and compared with what the game plays on.
"""

from collections import Counter

import pytest

from kit import rule
from meadhall.rules.kernel import Denial
from meadhall.rules.watch.data import CLANS, KINDS, RESOURCES
from meadhall.rules.watch.events import Advanced, Crossed, GuardPosted, Mustered, NoAdvance, RushBegan
from meadhall.rules.watch.fights.tormund import DriveTormund
from meadhall.rules.watch.fights.wall import HireGuard
from meadhall.rules.watch.land.building import BuildKeep, BuildRoad, FoundSettlement
from meadhall.rules.watch.land.ground import ground
from meadhall.rules.watch.state import ANY, TORMUNDS_CAMP
from meadhall.rules.watch.trade import SupplyTrade
from rules.watch.scene import BLUE, ORE, RED, WOOL, Scene, base, path, watch

ROWS = (4, 5, 6, 6)
LEFT_OUT = (10, 15, 16, 17, 21)
Point = tuple[int, int]


def centres(without: tuple[int, ...] = ()) -> dict[int, Point]:
    """Hexes row by row; x in half hex widths, y in half hex sides."""
    found: dict[int, Point] = {}
    for row, count in enumerate(ROWS):
        for place in range(count):
            found[len(found) + 1] = (4 + 2 * place - row, 2 + 3 * row)
    return {hex: point for hex, point in found.items() if hex not in without}


def ring(centre: Point) -> list[Point]:
    x, y = centre
    return [(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)]


def sides(centre: Point) -> list[frozenset[Point]]:
    corners = ring(centre)
    return [frozenset(side) for side in zip(corners, corners[1:] + corners[:1], strict=True)]


MAPS = pytest.mark.parametrize(("name", "without"), [("m21", ()), ("m16", LEFT_OUT)])


@rule("GC-2.1")
@MAPS
def test_rows_of_hexes(name, without):
    here = ground(name)
    assert {hex: here.centres[hex] for hex in here.hexes} == centres(without)


@rule("GC-2.2")
@MAPS
def test_intersections_are_corners_and_paths_are_sides(name, without):
    here = ground(name)
    for hex, centre in centres(without).items():
        assert [here.points[corner] for corner in here.corners[hex]] == ring(centre)
        assert all(hex in here.hexes_at[corner] for corner in here.corners[hex])
    drawn = {frozenset(here.points[end] for end in here.ends[edge]) for edge in here.edges}
    assert drawn == {side for centre in centres(without).values() for side in sides(centre)}
    assert len(drawn) == len(here.edges)
    assert {len(here.hexes_at[vertex]) for vertex in here.vertices} == {1, 2, 3}


@rule("GC-2.2")
def test_sixty_intersections_and_eighty_paths():
    here = ground("m21")
    assert here.vertices == tuple(range(1, 61))
    assert here.edges == tuple(range(1, 81))


@rule("GC-2.3")
@MAPS
def test_the_borderland_is_the_rim(name, without):
    here = ground(name)
    touched = Counter(side for centre in centres(without).values() for side in sides(centre))
    assert set(touched.values()) == {1, 2}
    rim = {edge for edge in here.edges if touched[frozenset(here.points[end] for end in here.ends[edge])] == 1}
    assert here.borderland == rim


@rule("GC-2.3")
def test_one_may_build_on_the_rim_and_below_the_wall():
    scene = base().bare().buildings(BLUE, "V10").roads(BLUE, "V05-V10").turn(BLUE)
    scene.hand(BLUE, lumber=2, brick=2, wool=1, grain=3, ore=3)
    scene.do(BuildRoad(path("V01-V05"))).do(FoundSettlement(1)).do(BuildKeep(1))
    scene.before_roll().roll(5, 5)
    assert scene.holding(BLUE)[WOOL] == 2 + 1  # V01 borders H01 and nothing else; V10 borders it as well


@rule("GC-2.4")
@pytest.mark.parametrize("section", [1, 2, 3, 4])
def test_each_section_lies_over_a_hex_of_the_north_row(section):
    here = ground("m21")
    north_sides = [edge for edge in here.edges if here.corners[section][0] in here.ends[edge]]
    assert len(north_sides) == 2
    assert here.borderland.issuperset(north_sides)
    scene = watch().camps(river="C", cave="C", hornfoot="C").roll(1, 2, 2 * section)
    assert scene.in_gift() == {f"H0{section}": "C"}
    assert len(scene.s.wall) == 4


@rule("GC-2.5")
def test_posts_are_numbered_from_one_to_five():
    scene = watch().turn(BLUE)
    for post in (1, 2, 3, 4, 5):
        scene.hand(BLUE, lumber=1, brick=1, wool=1).do(HireGuard(1))
        assert scene.told(GuardPosted) == [GuardPosted(BLUE, 1, post)]
    assert scene.hand(BLUE, lumber=1, brick=1, wool=1).refused(HireGuard(1)).code == "section_full"


@rule("GC-2.6", "GC-2.8")
@pytest.mark.parametrize(
    ("number", "clan", "clearing"),
    [
        (1, "river", 1),
        (2, "river", 1),
        (3, "river", 2),
        (4, "cave", 2),
        (5, "cave", 3),
        (6, "hornfoot", 3),
        (7, "hornfoot", 4),
        (8, "hornfoot", 4),
    ],
)
def test_trails(number, clan, clearing):
    scene = watch().camps(river="W", cave="W", hornfoot="W")
    for section in (1, 2, 3, 4):
        scene.wall(section, RED)
    scene.roll(1, 2, number)
    assert [scene.clearing(section) for section in (1, 2, 3, 4)] == [
        "W" if section == clearing else "" for section in (1, 2, 3, 4)
    ]
    assert {each: scene.camp(each) for each in CLANS} == {each: "" if each == clan else "W" for each in CLANS}


@rule("GC-2.7")
@pytest.mark.parametrize(("place", "clan"), [(0, "river"), (1, "cave"), (2, "hornfoot")])
def test_each_clan_has_five_camps_in_a_line(place, clan):
    scene = watch()
    for section in (1, 2, 3, 4):
        scene.wall(section, RED)
    for camp in (1, 2, 3, 4, 5):
        scene.reveal(f"{clan}_warrior")
        assert scene.told(Mustered) == [Mustered(place, camp, "warrior")]
        assert len(scene.told(RushBegan)) == (camp == 5)
    assert scene.camp(clan) == "WWW"


@rule("GC-2.9")
@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_no_trail_has_a_high_number(number):
    scene = watch().camps(river="WW", cave="WW", hornfoot="WW").roll(1, 2, number)
    assert [scene.camp(clan) for clan in CLANS] == ["WW", "WW", "WW"]
    assert scene.told(NoAdvance) == [NoAdvance(number)]
    assert not scene.told(Advanced)


def way(scene: Scene, number: int) -> list[int]:
    """Where climbers land who come one after the other by this number."""
    scene.hero(BLUE, "ygritte")
    landed: list[int] = []
    for _ in range(4):
        scene.camps(river="C", cave="C", hornfoot="C").before_roll().roll(1, 2, number)
        [crossed] = scene.told(Crossed)
        assert crossed.arrow == number
        landed.append(crossed.hex)
    return landed


WAYS_ON_21 = [
    (1, [1, 5, 10, 16]),
    (2, [1, 6, 12, 19]),
    (3, [2, 6, 11, 17]),
    (4, [2, 7, 13, 20]),
    (5, [3, 7, 12, 18]),
    (6, [3, 8, 14, 21]),
    (7, [4, 8, 13, 19]),
    (8, [4, 9, 15, 21]),
]
WAYS_ON_16 = [
    (1, [1, 5, 11, 18]),
    (2, [1, 6, 12, 19]),
    (3, [2, 6, 11, 18]),
    (4, [2, 7, 13, 20]),
    (5, [3, 7, 12, 18]),
    (6, [3, 8, 14, 20]),
    (7, [4, 8, 13, 19]),
    (8, [4, 9, 14, 20]),
]


@rule("GC-2.10", "GC-2.11")
@pytest.mark.parametrize(("number", "hexes"), WAYS_ON_21)
def test_arrows_on_21_hexes(number, hexes):
    assert way(watch(4), number) == hexes


@rule("GC-2.14")
@pytest.mark.parametrize(("number", "hexes"), WAYS_ON_16)
def test_arrows_on_16_hexes(number, hexes):
    assert way(watch(3), number) == hexes


@rule("GC-2.10", "GC-2.12")
@MAPS
def test_arrows_go_straight_and_turn_where_they_would_leave_the_gift(name, without):
    hexes = centres(without)
    at = {point: hex for hex, point in hexes.items()}
    for number in range(1, 9):
        lean = -1 if number % 2 else 1  # odd to the south-west, even to the south-east
        way = [(number + 1) // 2]
        while len(way) < len(ROWS):
            x, y = hexes[way[-1]]
            way.append(at.get((x + lean, y + 3)) or at[x - lean, y + 3])
        assert ground(name).arrows[number] == tuple(way)


@rule("GC-2.13")
def test_three_play_on_16_hexes():
    s = watch(3).s
    assert set(s.ground.hexes) == set(range(1, 22)) - set(LEFT_OUT)
    rolls = Counter(roll for rolls in s.layout.rolls for roll in rolls)
    assert rolls == dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)


@rule("GC-2.13")
def test_where_a_hex_is_left_out_nothing_can_go():
    scene = watch(3).turn(BLUE).hand(BLUE, lumber=1, brick=1, wool=1, grain=1)
    assert scene.refused(BuildRoad(path("V41-V48"))) == Denial("no_such_path", "GC-2.2")
    assert scene.refused(FoundSettlement(48)) == Denial("no_such_intersection", "GC-2.2")
    scene.hero(BLUE, "ygritte").before_roll().roll(3, 4)
    assert scene.refused(DriveTormund(16)) == Denial("no_such_hex", "GC-2.1")
    assert scene.allows(DriveTormund(11))


@rule("GC-2.15")
@pytest.mark.parametrize(
    ("new_scene", "players", "open_routes"), [(base, 4, 4), (watch, 4, 0), (watch, 3, 0)], ids=["base", "four", "three"]
)
def test_trade_routes_lie_on_the_rim(new_scene, players, open_routes):
    s = new_scene(players).s
    assert all(route.path in s.ground.borderland for route in s.layout.routes)
    assert sorted(route.resource for route in s.layout.routes if route.rate == 2) == list(KINDS)
    assert [route.resource for route in s.layout.routes if route.rate != 2] == [ANY] * open_routes
    assert {route.rate for route in s.layout.routes} == ({2, 3} if open_routes else {2})


@rule("GC-2.15")
def test_a_route_serves_both_ends_of_its_path():
    scene = base().bare().turn(BLUE)
    routes = {scene.s.ground.ends[route.path]: route for route in scene.s.layout.routes}
    assert len(routes) == 9
    for ends, route in routes.items():
        kind = WOOL if route.resource == ANY else route.resource
        trade = SupplyTrade(kind, ORE if kind != ORE else WOOL)
        for end in ends:
            scene.buildings(BLUE, f"V{end}").hand(BLUE, **{RESOURCES[kind]: route.rate})
            assert scene.allows(trade)
            scene.hand(BLUE, **{RESOURCES[kind]: route.rate - 1})
            assert scene.refused(trade).figures["rate"] == route.rate


@rule("GC-2.16")
def test_the_frostfangs_hold_all_figures_that_are_not_on_the_board():
    scene = watch().wall(1, RED).reveal("river_giant").reveal("cave_warrior")
    assert scene.s.frostfangs == {"warrior": 23, "climber": 8, "giant": 7}
    scene.before_roll().roll(1, 2, 1)  # the giant takes a guard with him
    assert scene.s.frostfangs == {"warrior": 23, "climber": 8, "giant": 8}


@rule("GC-2.16")
def test_tormunds_camp_lies_outside_the_gift():
    scene = watch()
    assert scene.s.tormund == TORMUNDS_CAMP
    for players in (3, 4):
        assert TORMUNDS_CAMP not in watch(players).s.ground.hexes
    assert scene.hero(BLUE, "ygritte").roll(3, 4).refused(DriveTormund(TORMUNDS_CAMP)).code == "no_such_hex"
