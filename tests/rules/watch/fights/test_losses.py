"""Chapter 20: what each player may lose, and when."""

import pytest

from kit import rule
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.development import PlayCard
from meadhall.rules.watch.cards.heroes_trade import Demand, Give, LookAt, Take
from meadhall.rules.watch.events import (
    Crossed,
    GuardLost,
    GuardPointsChanged,
    LargestPatrolLaidAside,
    LargestPatrolTaken,
    LongestRoadLaidAside,
    LongestRoadTaken,
    Produced,
    RoadMoved,
)
from meadhall.rules.watch.fights.tormund import DiscardCards, DriveTormund
from meadhall.rules.watch.fights.wall import HireGuard, PostGuard
from meadhall.rules.watch.land.building import BuildRoad, FoundSettlement
from rules.watch.scene import BLACK, BLUE, GRAIN, ORE, RED, W1, YELLOW, bundle, path, watch


@rule("GC-20.1")
def test_a_seven_and_a_robbery_take_cards():
    scene = watch().bare().buildings(RED, "V01").hand(RED, ore=8).roll(3, 4)
    scene.do(DiscardCards(bundle(ore=4)))
    assert scene.holding(RED) == bundle(ore=4)
    scene.do(DriveTormund(1), ORE)
    assert scene.holding(RED) == bundle(ore=3)


@rule("GC-20.1")
def test_mormont_takes_a_card_and_gives_one_back():
    scene = watch().turn(BLUE).hero(BLUE, "jeor_mormont").hand(BLUE, grain=1).hand(RED, ore=2)
    scene.do(UseHero()).do(Demand(ORE, (RED,))).do(Give(GRAIN))
    assert (scene.holding(BLUE), scene.holding(RED)) == (bundle(ore=1), bundle(ore=1, grain=1))


@rule("GC-20.1")
def test_mance_takes_a_card():
    scene = watch().buildings(RED, keeps="V42 V11").turn(BLUE).hero(BLUE, "mance_rayder").hand(RED, ore=2)
    scene.do(UseHero()).do(LookAt(RED)).do(Take(ORE))
    assert (scene.holding(BLUE), scene.holding(RED)) == (bundle(ore=1), bundle(ore=1))


@rule("GC-20.1")
def test_a_shortage_takes_nothing():
    scene = watch().bare().hero(YELLOW, "ygritte").buildings(BLUE, "V10").buildings(RED, "V01").hand(RED, ore=2)
    scene.supply(ore=1).roll(2, 3)
    assert scene.told(Produced)[0].short == (ORE,)
    assert (scene.holding(BLUE), scene.holding(RED)) == (bundle(), bundle(ore=2))


@rule("GC-20.1")
def test_an_invasion_takes_no_cards():
    """It goes over red's and blue's hexes and takes red's guard."""
    scene = watch().bare().hero(YELLOW, "ygritte").buildings(RED, "V01").buildings(BLUE, "V10").wall(1, RED)
    scene.hand(RED, ore=9).hand(BLUE, brick=9).clearings("W", "", "", "")
    scene.camps(river="W").roll(1, 2, wildling=1)
    assert (scene.in_gift(), scene.told(GuardLost)) == ({"H01": "W", "H05": "W"}, [GuardLost(RED, W1)])
    assert (scene.holding(RED), scene.holding(BLUE)) == (bundle(ore=9), bundle(brick=9))


@rule("GC-20.2")
@pytest.mark.parametrize(("figure", "waiting"), [("G", ""), ("W", "WWW")])
def test_guards_fall_from_post_one_and_can_be_hired_again(figure: str, waiting: str):
    scene = watch().wall(1, *[RED] * 4).wall(4, RED, BLUE, RED).clearings("", "", "", waiting).camps(hornfoot=figure)
    scene.roll(1, 2, wildling=7)
    assert scene.told(GuardLost) == [GuardLost(RED, 3)]
    assert scene.guards_on(4) == (BLUE, RED)
    assert scene.s.pieces_left(RED, "guard") == 2
    scene.wall(2, RED).turn(RED).hand(RED, brick=2, wool=2, lumber=2).do(HireGuard(W1))
    assert scene.s.pieces_left(RED, "guard") == 0
    assert scene.refused(HireGuard(1)).code == "no_piece_left"


@rule("GC-20.2")
@pytest.mark.parametrize("seed", range(5))
def test_guards_fall_in_no_other_way(seed: int):
    """Turns played at random: every guard that is gone was told to have fallen, and stood on post 1."""
    scene = watch().wall(1, BLUE, RED).wall(2, YELLOW).wall(3, BLACK, BLUE).camps("GWW", "GWC", "WWG")
    for seat in range(4):
        scene.hand(seat, lumber=4, brick=4, wool=4, grain=4, ore=4)
    wall = [list(section) for section in scene.s.wall]
    for step in scene.wander(120, seed):
        for lost in step.told(GuardLost):
            assert wall[lost.section].pop(0) == lost.seat
        assert [list(section[: len(old)]) for section, old in zip(step.s.wall, wall, strict=True)] == wall
        wall = [list(section) for section in step.s.wall]


@rule("GC-20.3")
@pytest.mark.parametrize(("guards", "points"), [(5, 1), (3, 0), (4, None), (2, None), (6, None)])
def test_vp_tokens_go_below_five_and_three(guards: int, points: int | None):
    scene = watch().wall(1, *[RED] * (guards - 2)).wall(4, RED, RED).camps(hornfoot="G")
    before = scene.points(RED)
    scene.roll(1, 2, wildling=7)
    assert scene.told(GuardPointsChanged) == ([] if points is None else [GuardPointsChanged(RED, points)])
    assert scene.points(RED) == before - (points is not None)


LONG = ("V34-V42", "V35-V42", "V35-V43", "V36-V43", "V36-V44")


@rule("GC-20.4")
def test_longest_road_goes_to_a_longer_one():
    scene = watch().bare().roads(RED, *LONG).holds(road=RED)
    scene.roads(BLUE, "V04-V09", "V09-V14", "V14-V19", "V19-V25").turn(BLUE).hand(BLUE, brick=2, lumber=2)
    scene.do(BuildRoad(path("V25-V31")))
    assert (scene.told(LongestRoadTaken), scene.s.road_holder) == ([], RED)  # five against five
    scene.do(BuildRoad(path("V31-V38")))
    assert (scene.told(LongestRoadTaken), scene.s.road_holder) == ([LongestRoadTaken(BLUE, 6)], BLUE)


@rule("GC-20.4")
def test_a_shortened_road_loses_the_token():
    scene = watch().bare().roads(RED, *LONG).holds(road=RED).roads(BLACK, "V43-V50").turn(BLACK)
    scene.hand(BLACK, brick=1, lumber=1, wool=1, grain=1)
    scene.do(FoundSettlement(43))
    assert (len(scene.told(LongestRoadLaidAside)), scene.s.road_holder) == (1, -1)


@rule("GC-20.4")
def test_largest_patrol_goes_to_a_larger_one():
    scene = watch().patrols(RED, 3).holds(patrol=RED).patrols(BLUE, 2).cards(BLUE, "ranger_patrol", "ranger_patrol")
    for patrols, holder in ((3, RED), (4, BLUE)):
        scene.turn(BLUE).do(PlayCard("ranger_patrol"))
        taken = scene.told(LargestPatrolTaken)
        scene.do(DriveTormund(15 + patrols))
        assert (scene.s.players[BLUE].patrols, scene.s.patrol_holder) == (patrols, holder)
    assert taken == [LargestPatrolTaken(BLUE, 4)]


@rule("GC-20.4", "GC-20.6")
def test_yoren_takes_a_patrol_from_its_owner_alone():
    scene = watch().patrols(RED, 3).patrols(BLUE, 2).holds(patrol=RED).hero(RED, "yoren").turn(RED)
    scene.do(UseHero()).do(PostGuard(W1))
    assert len(scene.told(LargestPatrolLaidAside)) == 1
    assert ([player.patrols for player in scene.s.players], scene.s.patrol_holder) == ([2, 0, 0, 2], -1)
    assert scene.s.box == ("ranger_patrol",)


@rule("GC-20.5", "GC-20.6")
@pytest.mark.parametrize("seed", range(8))
def test_settlements_keeps_roads_and_patrols_stay(seed: int):
    """Turns played at random, with invasions and sevens; only Yarwyck moves a road and only Yoren spends a patrol."""
    scene = watch().camps("WWC", "GWW", "WCG").gift(H05="W", H06="W", H12="C").patrols(RED, 2).patrols(BLUE, 1)
    scene.hero(BLUE, "benjen_stark").display("othell_yarwyck", "ygritte", "qhorin_halfhand")
    for seat in range(4):
        scene.hand(seat, lumber=4, brick=4, wool=4, grain=4, ore=4)
    owners, roads = scene.s.owner[:], scene.s.road[:]
    patrols = [player.patrols for player in scene.s.players]
    for step in scene.wander(150, seed):
        moved = {event.origin for event in step.told(RoadMoved)}
        assert all(new == old for new, old in zip(step.s.owner, owners, strict=True) if old >= 0)
        kept = [place for place, old in enumerate(roads) if old >= 0 and place not in moved]
        assert all(step.s.road[place] == roads[place] for place in kept)
        now = [player.patrols for player in step.s.players]
        assert all(new >= old for new, old in zip(now, patrols, strict=True))
        owners, roads, patrols = step.s.owner[:], step.s.road[:], now


@rule("GC-20.5")
def test_an_invasion_leaves_buildings_and_roads():
    scene = watch().bare().buildings(RED, "V01", keeps="V10").roads(RED, "V01-V05", "V05-V10").camps(river="W")
    scene.hero(YELLOW, "ygritte").roll(1, 2, wildling=1)
    assert scene.told(Crossed) == [Crossed("warrior", 1, 1)]
    player = scene.s.players[RED]
    assert (player.settlements, player.keeps, len(player.roads)) == ((1,), (10,), 2)
    assert scene.points(RED) == 3
