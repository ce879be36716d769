"""Worked examples of the ledger: what happens north of the Wall."""

import pytest

from kit import rule
from meadhall.rules.kernel import Result
from meadhall.rules.watch.data import CLANS
from meadhall.rules.watch.events import Advanced, Crossed, InvasionBegan, NoAdvance, Produced, TragicEnd
from meadhall.rules.watch.fights.wall import HireGuard
from meadhall.rules.watch.land.building import BuildKeep, BuildRoad
from rules.watch.scene import BLACK, BLUE, RED, W2, W3, W4, YELLOW, Scene, bundle, path, watch


def cave_scene() -> Scene:
    """Two warriors in the caves; W2 is empty, blue stands on W3."""
    return watch().camps(cave="WW").wall(3, BLUE)


@rule("GC-EX-14")
def test_the_way_of_one_warrior():
    scene = watch().reveal("river_warrior")
    assert scene.camp("river") == "W"
    scene.roll(1, 2, wildling=2)
    assert [(event.trail, event.clearing) for event in scene.told(Advanced)] == [(2, 0)]
    assert [event.arrow for event in scene.told(InvasionBegan)] == [2]
    assert (scene.in_gift(), scene.s.invasions, scene.camp("river")) == ({"H01": "W"}, 1, "")


@rule("GC-EX-15")
def test_a_warrior_alone_before_an_empty_section_invades():
    scene = cave_scene().roll(1, 2, wildling=4)
    assert [event.arrow for event in scene.told(Crossed)] == [4]
    assert scene.in_gift() == {"H02": "W"}
    assert scene.s.invasions == 1
    assert scene.camp("cave") == "W"


@rule("GC-EX-16")
def test_a_warrior_before_one_guard_stays():
    scene = cave_scene().roll(1, 2, wildling=5)
    assert (scene.clearing(3), scene.camp("cave")) == ("W", "W")
    assert (scene.in_gift(), scene.s.invasions, scene.guards_on(3)) == ({}, 0, (BLUE,))


@rule("GC-EX-17")
def test_three_warriors_against_two_guards():
    scene = watch().clearings("", "", "WW", "").wall(3, RED, BLUE).camps(cave="W").roll(1, 2, wildling=5)
    assert [crossing.hex for crossing in scene.told(Crossed)] == [3, 7, 12]
    assert scene.in_gift() == {"H03": "W", "H07": "W", "H12": "W"}
    assert scene.guards_on(3) == (BLUE,)
    assert scene.guards(RED) == 0
    assert scene.s.invasions == 1


@rule("GC-EX-18")
def test_a_rush_sends_two():
    scene = watch().camps(river="WWGC").wall(1, RED).reveal("river_warrior")
    assert scene.clearing(1) == "W"
    assert scene.in_gift() == {"H02": "W"}
    assert [crossing.arrow for crossing in scene.told(Crossed)] == [3]
    assert scene.s.invasions == 1
    assert scene.camp("river") == "GCW"


@rule("GC-EX-19")
@pytest.mark.parametrize(("taken", "die", "landing"), [("", 2, "H01"), ("H01", 2, "H06"), ("H01", 1, "H05")])
def test_a_climber_passes_the_guard(taken: str, die: int, landing: str):
    scene = watch().camps(river="C").wall(1, RED)
    before = {taken: "W"} if taken else {}
    scene.gift(**before).roll(1, 2, wildling=die)
    assert scene.in_gift() == {**before, landing: "C"}
    assert (scene.guards_on(1), scene.s.invasions) == ((RED,), 0)


@rule("GC-EX-20")
def test_a_giant_takes_the_first_guard_and_goes():
    scene = watch().camps(hornfoot="G").wall(4, RED, BLUE, RED).roll(1, 2, wildling=8)
    assert scene.guards_on(4) == (BLUE, RED)
    assert scene.s.pieces_left(RED, "guard") == 6
    assert (scene.s.frostfangs["giant"], scene.clearing(4), scene.in_gift()) == (8, "", {})


@rule("GC-EX-21")
def test_a_giant_before_an_empty_section_invades():
    scene = watch().camps(hornfoot="G").roll(1, 2, wildling=6)
    assert [crossing.arrow for crossing in scene.told(Crossed)] == [6]
    assert (scene.in_gift(), scene.s.invasions) == ({"H03": "G"}, 1)


@rule("GC-EX-22")
def test_a_giant_clears_the_way_for_a_warrior():
    scene = watch().camps(cave="G").clearings("", "W", "", "").wall(2, BLACK).roll(1, 2, wildling=4)
    assert (scene.guards(BLACK), scene.s.frostfangs["giant"]) == (0, 8)
    assert [crossing.arrow for crossing in scene.told(Crossed)] == [4]
    assert (scene.in_gift(), scene.s.invasions) == ({"H02": "W"}, 1)


@rule("GC-EX-23")
def test_production_comes_before_the_wildling():
    scene = watch().bare().buildings(RED, "V01").hero(YELLOW, "ygritte").camps(river="W").roll(2, 3, wildling=1)
    assert scene.holding(RED) == bundle(ore=1)
    assert scene.in_gift() == {"H01": "W"}
    scene.before_roll().roll(2, 3)
    assert scene.holding(RED) == bundle(ore=1)
    assert [event.blocked for event in scene.told(Produced)] == [(1,)]


def red_upgrades(scene: Scene) -> Scene:
    """Red has nine points and turns a settlement into a keep; under it lie a cave warrior and a river climber."""
    scene.bare().buildings(RED, settlements="V10 V12 V24 V26 V28", keeps="V44 V46").turn(RED, building=True)
    scene.hand(RED, ore=3, grain=2).keep_tile(RED, "cave_warrior", "river_climber").camps(cave="WCWG")
    assert scene.points(RED) == 9
    return scene.do(BuildKeep(24))


@rule("GC-EX-24")
def test_a_keep_with_its_whole_chain_wins():
    scene = red_upgrades(watch().wall(2, YELLOW).invasions(1))
    assert (scene.clearing(2), scene.in_gift(), scene.camp("cave")) == ("W", {"H03": "C"}, "WGW")
    assert [crossing.arrow for crossing in scene.told(Crossed)] == [5]
    assert (scene.camp("river"), scene.s.invasions, len(scene.s.players[RED].tile)) == ("C", 1, 1)
    assert scene.s.result == Result("true_victory", (RED,), (0, 0, 0, 10))


@rule("GC-EX-25")
@pytest.mark.parametrize(("guard", "winner"), [((BLACK,), BLACK), ((), RED)])
def test_a_keep_whose_chain_ends_the_game(guard: tuple[int, ...], winner: int):
    """Black's guard beats red's ten points; with nobody on the Wall the new keep decides."""
    scene = red_upgrades(watch().wall(4, *guard).invasions(2))
    assert (scene.in_gift(), scene.s.invasions) == ({"H02": "W"}, 3)
    assert (scene.camp("cave"), scene.camp("river")) == ("CWGW", "")
    assert scene.s.result == Result("tragic_victory", (winner,), (0, 0, 0, 10))


@rule("GC-EX-26")
def test_the_eighth_wildling_ends_the_game_in_the_middle_of_an_invasion():
    scene = watch().gift(H01="W", H03="W", H05="W", H07="W", H12="W", H18="W").clearings("", "", "WW", "")
    scene.wall(3, RED, BLUE).camps(cave="W").roll(1, 2, wildling=5)
    assert [crossing.hex for crossing in scene.told(Crossed)] == [8, 14]
    assert (scene.guards(RED), scene.clearing(3), scene.s.invasions) == (0, "W", 0)
    assert scene.is_over()
    assert scene.told(TragicEnd)[0].by_invasions is False


@rule("GC-EX-27")
def test_a_full_arrow_is_left_for_the_other():
    scene = watch().gift(H03="W", H07="W", H12="W", H18="W").camps(cave="C").roll(1, 2, wildling=5)
    assert [crossing.hex for crossing in scene.told(Crossed)] == [8]


@rule("GC-EX-28")
def test_the_eighth_arrow_of_the_smaller_map():
    scene = watch(3).gift(H04="W", H09="W").camps(hornfoot="C").hero(BLUE, "ygritte").roll(1, 2, wildling=8)
    assert [crossing.hex for crossing in scene.told(Crossed)] == [14]


@rule("GC-EX-29")
@pytest.mark.parametrize(("river", "die"), [("W", 9), ("W", 10), ("W", 11), ("W", 12), ("", 3)])
def test_nothing_moves(river: str, die: int):
    scene = watch().camps(river=river, cave="W", hornfoot="W").roll(1, 2, wildling=die)
    assert [scene.camp(clan) for clan in CLANS] == [river, "W", "W"]
    assert (scene.in_gift(), scene.s.invasions, scene.told(Advanced)) == ({}, 0, [])
    assert scene.told(NoAdvance) == [NoAdvance(die)]


@rule("GC-EX-30")
def test_a_guard_goes_behind_the_others():
    scene = watch().turn(RED).hand(RED, brick=1, wool=1, lumber=1).wall(2, BLUE, BLACK).wall(3, *[BLUE] * 5)
    assert HireGuard(W3) not in scene.options(HireGuard)
    assert scene.refused(HireGuard(W3)).code == "section_full"
    scene.do(HireGuard(W2))
    assert scene.guards_on(2) == (BLUE, BLACK, RED)
    assert scene.holding(RED) == bundle()


@rule("GC-EX-31")
def test_points_of_guards_come_and_go():
    scene = watch().wall(4, BLUE, BLUE).turn(BLUE).hand(BLUE, brick=3, wool=3, lumber=3)
    points = [scene.points(BLUE)]
    for _ in range(3):
        scene.do(HireGuard(W4))
        points.append(scene.points(BLUE))
    for die in (8, 8, 8):
        scene.camps(hornfoot="G").before_roll(BLUE).roll(1, 2, wildling=die)
        points.append(scene.points(BLUE))
    # Two settlements, and the guards: 2, 3, 4, 5, then 4, 3, 2.
    assert points == [2, 3, 3, 4, 3, 3, 2]


@rule("GC-EX-36")
def test_points_that_are_lost_before_they_count():
    scene = watch().bare().buildings(RED, keeps="V42 V44 V10 V12").wall(1, RED).wall(2, RED).wall(3, BLUE).wall(4, RED)
    scene.roads(RED, "V34-V42", "V35-V42", "V35-V43", "V36-V43").camps(cave="GWWW").reserve("cave_warrior")
    scene.turn(RED, building=True).hand(RED, brick=1, lumber=1)
    assert scene.points(RED) == 9
    scene.do(BuildRoad(path("V36-V44")))
    assert scene.s.road_holder == RED
    assert (scene.guards_on(2), scene.guards(RED), scene.points(RED)) == ((), 2, 9)
    assert (scene.clearing(3), scene.camp("cave"), scene.s.invasions) == ("W", "WWW", 0)
    assert not scene.is_over()
