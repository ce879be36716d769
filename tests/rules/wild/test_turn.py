"""The turn, and the end of a turn with attacks (chapters 7 and 13)."""

import pytest

from kit import rule
from meadhall.rules.wild.buying import BuyCard, BuyPath
from meadhall.rules.wild.cards.asgard import PickAsgard
from meadhall.rules.wild.cards.effects import Play
from meadhall.rules.wild.events import FullDefence, PointsGained, PoolLost, TurnBegan, TurnEnded
from meadhall.rules.wild.fights.beasts import AttackDragon, AttackUndead
from meadhall.rules.wild.land.building import Build, Demolish, UpgradeHall
from meadhall.rules.wild.land.tokens import PutToken
from meadhall.rules.wild.missions import CompleteMission
from meadhall.rules.wild.payment import Exchange
from meadhall.rules.wild.state import Acting
from meadhall.rules.wild.turn import EndTurn, TakeTurn, points_for, successes_for
from rules.wild.scene import HALL, A, B, C, wild


@rule("VW-7.1", "VW-7.3")
def test_actions_of_all_kinds_in_any_order():
    scene = wild().pool(30, 30).hand(A, "thor", "viking_warrior", "scroll").town(A, "brewery_1", "drakkar_1")
    scene.path("scroll", "undead_beer", "crystal", "shaman", "bear_rider").missions(A, "worker")
    for action in (
        BuyCard("elf_archer"),
        scene.attacking(B, HALL, "thor"),
        BuyPath(0),
        Build("smelter"),
        CompleteMission(0),
        Exchange("beer"),
        AttackDragon(("viking_warrior",)),
        PutToken("beer", HALL),
        Demolish("drakkar_1"),
        Play("scroll", "draw"),
        UpgradeHall(),
        BuyCard("tower"),
    ):
        scene.do(action)
    assert scene.asks() == TakeTurn(A)
    assert EndTurn() in scene.options()


@rule("VW-3.3", "VW-7.11", "VW-13.6", "VW-5.3")
def test_the_turn_ends():
    scene = wild().pool(1, 0).end_turn()
    assert scene.told(PoolLost)[0].lost.beer == 1
    assert [type(event) for event in scene.events] == [PoolLost, TurnEnded, TurnBegan]
    assert scene.asks() == TakeTurn(B)
    assert scene.s.acting == Acting()
    assert scene.end_turn().asks() == TakeTurn(C)


@rule("VW-13.1", "VW-13.2", "VW-23.12")
def test_the_attack_table():
    assert [points_for(successes) for successes in range(11)] == [0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
    assert [successes_for(points_for(successes)) for successes in range(11)] == [*range(11)]


@rule("VW-13.1", "VW-9.8")
def test_successes_are_rewarded_at_the_end_of_the_turn():
    scene = wild().hand(A, "pigator", "viking_warrior", "viking_warrior").town(B, "brewery_1", "smelter_1")
    scene.undefended(B, "brewery_1", "viking_warrior").undefended(B, "smelter_1", "viking_warrior")
    scene.undefended(B, HALL, "pigator")
    assert scene.score() == 1
    scene.end_turn()
    assert scene.told(PointsGained) == [PointsGained(A, 5, "attacks", 6)]


@rule("VW-13.1", "VW-14.5")
def test_undead_and_the_dragon_do_not_count():
    scene = wild().path("undead_beer", "sword", "crystal", "shaman", "scroll").hand(A, "elf_archer", "viking_warrior")
    scene.do(AttackUndead(0, ("elf_archer",))).do(AttackDragon(("viking_warrior",))).do(PutToken("beer", HALL))
    scene.end_turn()
    assert scene.score() == 1
    assert not any(player.attacked for player in scene.s.players)


@rule("VW-13.3", "VW-19.13", "VW-13.4", "VW-13.6")
def test_full_defence():
    scene = wild().hand(A, "viking_warrior").hand(B, "tower").town(B, "brewery_1").pool(1, 0)
    scene.attack(B, "brewery_1", "viking_warrior").defend("tower").end_turn()
    assert scene.told(FullDefence) == [FullDefence(B, True)]
    assert scene.score(B) == 1 + 1
    assert scene.at(B).damaged
    kinds = [type(event) for event in scene.events]
    assert kinds.index(FullDefence) < kinds.index(PoolLost)


@rule("VW-13.3")
@pytest.mark.parametrize("success_first", [True, False])
def test_one_success_is_enough_against_full_defence(success_first: bool):
    scene = wild().hand(A, "viking_warrior", "elf_archer").hand(B, "tower").town(B, "brewery_1", "drakkar_1")
    if success_first:
        scene.attack(B, "drakkar_1", "elf_archer").defend().attack(B, "brewery_1", "viking_warrior").defend("tower")
    else:
        scene.attack(B, "brewery_1", "viking_warrior").defend("tower").attack(B, "drakkar_1", "elf_archer")
    scene.end_turn()
    assert scene.told(FullDefence) == []
    assert (scene.score(A), scene.score(B)) == (1, 1)


@rule("VW-13.3", "VW-13.7")
def test_without_an_attack_there_is_no_full_defence():
    scene = wild().hand(A, "thor").end_turn()
    assert scene.told(FullDefence) == []
    assert [scene.score(seat) for seat in (A, B, C)] == [0, 0, 0]


@rule("VW-13.5")
def test_a_hall_under_construction_can_carry_both_tokens():
    scene = wild().hand(A, "viking_warrior").hand(B, "tower").town(B, "brewery_1").mark(B, HALL, new=True)
    scene.attack(B, "brewery_1", "viking_warrior").defend("tower").end_turn()
    assert scene.at(B).new
    assert scene.at(B).damaged


@rule("VW-13.3", "VW-23.4")
def test_a_hall_that_is_damaged_already_gets_no_second_token():
    scene = wild().hand(A, "viking_warrior").hand(B, "tower").town(B, "brewery_1").mark(B, HALL, damaged=True)
    scene.attack(B, "brewery_1", "viking_warrior").defend("tower").end_turn()
    assert scene.told(FullDefence) == [FullDefence(B, False)]
    assert scene.score(B) == 2


@rule("VW-13.6", "VW-12.14", "VW-17.2")
def test_first_the_attacker_then_the_defender():
    scene = wild(players=2).points(A, 4).points(B, 3).hand(A, "viking_warrior", "viking_warrior").hand(B, "tower")
    scene.town(B, "brewery_1").attack(B, "brewery_1", "viking_warrior").defend("tower").end_turn()
    assert scene.score(B) == 5
    assert scene.asks() == PickAsgard(B)
    scene.do(scene.options()[0])
    assert scene.asks() == TakeTurn(B)
