"""Buildings and the Town Hall (chapters 9 and 10)."""

import pytest

from kit import rule
from meadhall.rules.wild.cards.asgard import PickAsgard
from meadhall.rules.wild.closing import ClearTokens, berths
from meadhall.rules.wild.data import HALLS, TOP_LEVEL, Amount
from meadhall.rules.wild.events import Built, Demolished, HallUpgraded, PointsGained
from meadhall.rules.wild.fights.defence import defence_of
from meadhall.rules.wild.land.building import Build, Demolish, UpgradeHall
from meadhall.rules.wild.land.production import DrawHands, Produce
from meadhall.rules.wild.land.storage import usable
from meadhall.rules.wild.missions import CompleteMission, measured
from meadhall.rules.wild.turn import TakeTurn
from rules.wild.scene import HALL, A, B, C, wild

SIX = ("brewery_1", "brewery_2", "brewery_3", "smelter_1", "smelter_2", "smelter_3")


@rule("VW-EX-13", "VW-9.1", "VW-9.2", "VW-10.1", "VW-10.4", "VW-1.15", "VW-1.14")
def test_the_limits_of_the_settlement():
    scene = wild().town(A, "brewery_1", "smelter_1", "tavern_1").pool(20, 20)
    assert scene.denied(Build("drakkar")) == ("settlement_full", "VW-9.2")
    scene.pool(0, 3).do(UpgradeHall()).pool(20, 20)
    assert scene.at(A).new
    assert scene.denied(Build("drakkar")) == ("settlement_full", "VW-9.2")
    scene.run(ClearTokens()).do(Build("brewery")).do(Build("brewery"))
    assert scene.player().buildings == 5
    assert scene.denied(Build("brewery")) == ("three_of_a_kind", "VW-1.14")
    scene.do(Build("drakkar"))
    assert scene.denied(Build("drakkar")) == ("settlement_full", "VW-9.2")
    third = wild().town(A, *SIX, level=3).pool(20, 20)
    assert third.denied(Build("brewery")) == ("three_of_a_kind", "VW-1.14")
    assert third.player().limit is None
    third.do(Build("tavern"))


@rule("VW-9.3", "VW-9.1", "VW-9.5")
def test_a_new_building():
    scene = wild().pool(0, 4).do(Build("brewery"))
    assert scene.at(A, "brewery_1").new
    assert scene.s.in_lot("brewery") == 11
    assert scene.told(Built) == [Built(A, "brewery", "brewery_1")]
    assert scene.pooled() == (0, 2)
    scene.do(Build("brewery"))
    assert scene.at(A, "brewery_2").new
    assert scene.denied(Build("brewery")) == ("cannot_pay", "VW-5.7")
    scene.run(ClearTokens())
    assert not scene.at(A, "brewery_1").new


@rule("VW-1.19", "VW-9.1")
def test_a_stack_of_buildings_runs_out():
    scene = wild().town(B, "tavern_1", "tavern_2", "tavern_3").town(C, "tavern_1", "tavern_2", "tavern_3").pool(9, 9)
    assert scene.denied(Build("tavern")) == ("sold_out", "VW-1.19")


@rule("VW-9.4", "VW-9.6")
def test_under_construction():
    scene = wild().pool(20, 20).do(Build("tavern")).do(Build("drakkar")).do(Build("beer_storage"))
    assert berths(scene.s, A) == 0
    assert usable(scene.s, A) == []
    assert scene.denied(Build("brewery")) == ("settlement_full", "VW-9.2")
    scene.turn(B).hand(B, "pigator")
    assert scene.denied(scene.attacking(A, "drakkar_1", "pigator")) == ("under_construction", "VW-9.4")
    scene.run(ClearTokens())
    assert berths(scene.s, A) == 1
    assert [building.plot for building in usable(scene.s, A)] == ["beer_storage_1"]
    scene.run(DrawHands())
    assert len(scene.player().hand) == 6


@rule("VW-9.4", "VW-15.3")
def test_buildings_under_construction_count():
    scene = wild().pool(20, 20).missions(A, "beer_mission").do(Build("brewery")).do(Build("brewery"))
    assert measured(scene.s, A, "beer_mission") == 2
    scene.do(CompleteMission(0))
    assert scene.score() == 1


@rule("VW-9.7", "VW-9.8", "VW-19.2")
def test_neither_fortifications_nor_the_town_hall_are_buildings():
    scene = wild().town(A, "brewery_1", "smelter_1").forts(A, "brewery_1", "tower", "tower").pool(20, 20)
    assert scene.player().buildings == 2
    scene.do(Build("tavern"))
    assert scene.denied(Build("tavern")) == ("settlement_full", "VW-9.2")


@rule("VW-9.9", "VW-9.10", "VW-1.19", "VW-7.2")
def test_demolition():
    scene = wild().town(A, "brewery_1", "smelter_1").forts(A, "brewery_1", "tower").tokens(A, "brewery_1", beer=1)
    scene.mark(A, "brewery_1", damaged=True).attacked(A)
    assert scene.denied(Demolish(HALL)) == ("never_the_hall", "VW-9.9")
    assert scene.denied(Demolish("tavern_1")) == ("no_such_building", "VW-9.9")
    scene.do(Demolish("brewery_1"))
    assert scene.told(Demolished) == [Demolished(A, "brewery_1", ("tower",))]
    assert scene.player().area == ("tower",)
    assert scene.player().at("brewery_1") is None
    assert scene.player().attacked
    assert scene.s.in_lot("brewery") == 12
    assert scene.pooled() == scene.held(A) == (0, 0)
    assert scene.denied(Demolish("smelter_1")) == ("demolished_already", "VW-9.9")
    scene.run(ClearTokens()).do(Demolish("smelter_1"))


@rule("VW-9.10", "VW-11.3")
def test_who_was_attacked_stays_so_after_demolition():
    scene = wild().town(A, "brewery_1").turn(B).hand(B, "viking_warrior").undefended(A, "brewery_1", "viking_warrior")
    scene.end_turn().turn(A).do(Demolish("brewery_1")).turn(C).hand(C, "pigator")
    assert scene.denied(scene.attacking(A, HALL, "pigator")) == ("attacked_already", "VW-11.3")


@rule("VW-9.10")
def test_a_building_under_construction_may_be_demolished():
    scene = wild().pool(0, 2).do(Build("brewery")).do(Demolish("brewery_1"))
    assert scene.player().buildings == 0
    scene.pool(0, 2).do(Build("brewery"))
    assert scene.at(A, "brewery_1").new


@rule("VW-10.1", "VW-10.2", "VW-10.3", "VW-10.5", "VW-23.10", "VW-17.1")
def test_upgrading_the_town_hall():
    scene = wild().pool(0, 9).do(UpgradeHall())
    assert (scene.pooled(), scene.score()) == ((0, 6), 0)
    assert scene.told(HallUpgraded) == [HallUpgraded(A, 2)]
    assert scene.denied(UpgradeHall()) == ("hall_under_construction", "VW-10.5")
    scene.run(ClearTokens()).do(UpgradeHall())
    assert (scene.pooled(), scene.score()) == ((0, 0), 4)
    assert scene.told(PointsGained) == [PointsGained(A, 4, HALL, 4)]
    scene.run(ClearTokens())
    assert scene.denied(UpgradeHall()) == ("highest_hall", "VW-10.3")
    assert scene.player().level == TOP_LEVEL == 3
    poor = wild().pool(5, 2)
    assert poor.denied(UpgradeHall()) == ("cannot_pay", "VW-5.7")


@rule("VW-10.2", "VW-17.2")
def test_the_points_of_the_third_hall_can_bring_an_asgard_card():
    scene = wild().points(A, 1).pool(0, 6)
    scene.player().level = 2
    scene.do(UpgradeHall())
    assert scene.asks() == PickAsgard(A)
    scene.do(scene.options()[0])
    assert scene.asks() == TakeTurn(A)


@rule("VW-10.4", "VW-13.5")
def test_a_new_town_hall_cannot_be_attacked():
    scene = wild().pool(0, 3).do(UpgradeHall()).turn(B).hand(B, "thor")
    assert scene.denied(scene.attacking(A, HALL, "thor")) == ("under_construction", "VW-9.4")


@rule("VW-10.6")
def test_what_lies_on_the_town_hall_stays_there():
    scene = wild().forts(A, HALL, "tower").tokens(A, beer=1, gold=1).mark(A, damaged=True).pool(0, 3).do(UpgradeHall())
    hall = scene.at(A)
    assert (hall.forts, hall.held, hall.damaged, hall.new) == (("tower",), Amount(1, 1), True, True)


@rule("VW-10.7", "VW-11.12")
@pytest.mark.parametrize(
    ("level", "defence", "points", "reward"), [(1, 4, 1, "none"), (2, 6, 2, "none"), (3, 8, 0, "asgard")]
)
def test_town_halls(level: int, defence: int, points: int, reward: str):
    scene = wild().town(A, level=level)
    assert defence_of(scene.s, A, scene.at(A)) == defence
    assert (HALLS[level].reward_vp, HALLS[level].reward) == (points, reward)


@rule("VW-4.2", "VW-9.6")
def test_a_building_produces_from_the_next_round_on():
    scene = wild().pool(3, 0).do(Build("smelter")).run(ClearTokens(), Produce())
    assert scene.held(A, "smelter_1") == (0, 1)
