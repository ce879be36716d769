"""Missions (chapter 15)."""

import pytest

from kit import rule
from meadhall.rules.wild.buying import BuyCard, BuyPath
from meadhall.rules.wild.cards.effects import Play
from meadhall.rules.wild.data import MISSIONS
from meadhall.rules.wild.events import MissionCompleted, MissionSwapped, MissionTaken, PointsGained
from meadhall.rules.wild.fights.beasts import AttackDragon
from meadhall.rules.wild.land.building import Build
from meadhall.rules.wild.land.production import DrawHands
from meadhall.rules.wild.land.tokens import PutToken
from meadhall.rules.wild.missions import CompleteMission, SwapMission, measured
from meadhall.rules.wild.state import Acting
from meadhall.rules.wild.turn import EndTurn
from rules.wild.scene import HALL, A, B, Scene, wild

SWAP, COMPLETE = SwapMission(0), CompleteMission(0)


def rich(*missions: str) -> Scene:
    """With a gold token to swap for."""
    return wild().missions(A, *missions).town(A, "gold_storage_1").tokens(A, "gold_storage_1", gold=2)


@rule("VW-15.2", "VW-15.5", "VW-15.6")
def test_a_mission_is_met_and_completed():
    scene = wild().missions(A, "worker", "worship").pool(gold=2)
    assert scene.denied(COMPLETE) == ("not_met", "VW-15.2")
    scene.do(Build("brewery")).do(COMPLETE)
    assert scene.told(MissionCompleted) == [MissionCompleted(A, 0, "worker")]
    assert scene.told(PointsGained) == [PointsGained(A, 1, "worker", 1)]
    assert (scene.player().missions, scene.player().done) == ((None, "worship"), ("worker",))
    assert scene.denied(COMPLETE) == ("no_mission", "VW-15.6")


@rule("VW-15.4")
def test_one_mission_in_a_round():
    scene = wild().missions(A, "worker", "strategy").pool(beer=3, gold=2)
    scene.do(Build("brewery")).do(BuyCard("elf_archer")).do(COMPLETE)
    assert scene.denied(CompleteMission(1)) == ("one_mission_only", "VW-15.4")


@rule("VW-15.7", "VW-15.11")
def test_nobody_has_to_complete_a_mission():
    scene = wild().missions(A, "worker").pool(gold=2).do(Build("brewery"))
    assert {COMPLETE, EndTurn()} <= set(scene.options())
    scene.end_turn()
    assert scene.player().missions[0] == "worker"


MET = {
    "worker": {"built": 1},
    "worship": {"bought_path": 1},
    "strategy": {"bought_unit": 1},
    "shield": {"bought_fortification": 1},
    "thirsty": {"paid_beer": 6},
    "money_money": {"paid_gold": 5},
    "attacker_mission": {"successes": 3},
    "town_fall": {"halls_damaged": 1},
    "warfare": {"strongest_success": 4},
}
TOWNS = {
    "beer_mission": ("brewery_1", "brewery_2"),
    "gold_mission": ("smelter_1", "smelter_2"),
    "brewer": ("brewery_1", "brewery_2", "brewery_3"),
    "foundry": ("smelter_1", "smelter_2", "smelter_3"),
    "innkeeper": ("tavern_1", "tavern_2"),
    "captain": ("drakkar_1",),
    "architect": ("brewery_1", "smelter_1", "tavern_1", "drakkar_1", "beer_storage_1", "gold_storage_1"),
}


@rule("VW-15.3")
def test_every_mission_is_among_these():
    assert {*MET, *TOWNS} == set(MISSIONS)


@rule("VW-15.3")
@pytest.mark.parametrize("mission", TOWNS)
def test_what_one_must_have_may_be_under_construction(mission: str):
    *plots, last = TOWNS[mission]
    scene = wild().missions(A, mission).town(A, *plots, level=2)
    assert scene.denied(COMPLETE) == ("not_met", "VW-15.2")
    scene.town(A, last).mark(A, last, new=True).do(COMPLETE)
    assert scene.score() == MISSIONS[mission].vp


@rule("VW-15.3", "VW-23.16")
def test_deeds_count_from_the_start_of_the_turn():
    """Also those done before the mission was taken."""
    scene = rich("worship").mission_top("strategy").pool(beer=3)
    scene.do(BuyCard("elf_archer")).do(SWAP).do(COMPLETE)
    assert scene.told(MissionCompleted) == [MissionCompleted(A, 0, "strategy")]


@rule("VW-15.3")
def test_deeds_of_an_earlier_turn_do_not_count():
    scene = wild(players=2).missions(A, "worker").pool(gold=2).do(Build("brewery")).end_turn().end_turn()
    scene.turn(A)
    assert scene.denied(COMPLETE) == ("not_met", "VW-15.2")


@rule("VW-15.3", "VW-5.13")
def test_what_missions_look_at_in_a_turn():
    scene = wild().hand(A, "pigator").town(B, "smelter_1").pool(beer=9, gold=9)
    scene.do(Build("brewery")).do(BuyCard("elf_archer")).do(BuyCard("tower")).do(BuyPath(0))
    scene.undefended(B, HALL, "pigator")
    reached = {mission: measured(scene.s, A, mission) for mission in MET}
    assert reached == {
        "worker": 1,
        "worship": 1,
        "strategy": 1,
        "shield": 1,
        "thirsty": 5,
        "money_money": 5,
        "attacker_mission": 1,
        "town_fall": 1,
        "warfare": 5,
    }


@rule("VW-15.8", "VW-5.13")
def test_a_swap_costs_a_gold_token():
    scene = rich("worker", "worship").mission_top("shield").do(SWAP)
    assert scene.player().missions == ("shield", "worship")
    assert scene.s.swapped_missions == ("worker",)
    assert scene.held(A, "gold_storage_1") == (0, 1)
    assert scene.s.acting.paid_gold == 0
    assert scene.told(MissionSwapped) == [MissionSwapped(A, 0, "worker")]
    assert scene.told(MissionTaken) == [MissionTaken(A, 0, "shield")]
    assert scene.denied(SwapMission(1)) == ("one_swap_only", "VW-15.8")


@rule("VW-15.8", "VW-23.6")
def test_temporary_gold_does_not_pay_a_swap():
    scene = wild().missions(A, "worker").pool(gold=5)
    assert scene.denied(SWAP) == ("needs_a_gold_token", "VW-15.8")
    scene.town(A, "smelter_1").tokens(A, "smelter_1", gold=1).do(SWAP)
    assert (scene.pooled(), scene.held(A, "smelter_1")) == ((0, 5), (0, 0))


@rule("VW-15.8", "VW-5.16")
def test_a_token_on_a_hall_under_construction_pays_too():
    scene = wild().missions(A, "worker").tokens(A, HALL, gold=1).mark(A, HALL, new=True).do(SWAP)
    assert scene.held(A) == (0, 0)


@rule("VW-15.3", "VW-12.5")
def test_warfare_looks_at_units_and_their_strength_in_the_attack():
    scene = wild().hand(A, "thor", "elf_archer", "sword").town(B, "smelter_1").missions(A, "warfare")
    scene.undefended(B, "smelter_1", "elf_archer", "sword").undefended(B, HALL, "thor")
    assert measured(scene.s, A, "warfare") == 2
    stopped = wild().hand(A, "bear_rider", "elf_archer").hand(B, "assassin").town(B, "smelter_1").missions(A, "warfare")
    stopped.attack(B, "smelter_1", "bear_rider", "elf_archer").defend("assassin", units=["bear_rider"])
    assert measured(stopped.s, A, "warfare") == 2


@rule("VW-15.9", "VW-23.17")
def test_what_cannot_be_swapped():
    scene = rich("worker")
    assert scene.denied(SwapMission(1)) == ("no_mission", "VW-15.9")
    scene.done(B, *scene.s.mission_deck)
    assert scene.denied(SWAP) == ("no_missions_left", "VW-15.9")


@rule("VW-15.8", "VW-6.6")
def test_swapped_missions_lie_under_the_deck():
    scene = rich("worker").done(B, *wild().missions(A, "worker").s.mission_deck[1:])
    scene.do(SWAP)
    assert (len(scene.s.mission_deck), scene.s.swapped_missions) == (0, ("worker",))
    scene.run(DrawHands())
    assert scene.player().missions[1] == "worker"
    assert scene.player(B).missions == (None, None)


@rule("VW-15.8")
def test_of_swapped_missions_the_first_comes_up_first():
    scene = rich("worker", "worship").done(B, *wild().missions(A, "worker", "worship").s.mission_deck[2:])
    for slot in (0, 1):
        scene.do(SwapMission(slot))
        scene.s.acting = Acting()
    assert scene.s.swapped_missions == ("worker", "worship")
    scene.tokens(A, gold=1).do(SWAP)
    assert scene.player().missions[0] == "worker"


@rule("VW-15.10")
def test_a_mission_taken_by_a_swap_can_be_completed_at_once():
    scene = rich("thirsty").mission_top("worker").pool(gold=2).do(SWAP).do(Build("brewery")).do(COMPLETE)
    assert scene.score() == 1


@rule("VW-EX-11", "VW-15.4")
def test_the_first_turn_of_the_public_story():
    scene = wild().hand(A, "beer", "beer", "beer", "beer", "viking_warrior").missions(A, "worker", "worship")
    scene.path("scroll", "money_theft", "crystal", "shaman", "bear_rider").path_top("sword")
    for _ in range(3):
        scene.do(Play("beer", "gain"))
    scene.do(Build("smelter"))
    assert scene.at(A, "smelter_1").new
    scene.do(COMPLETE)
    assert scene.score() == 1
    scene.do(AttackDragon(("viking_warrior",))).do(PutToken("beer", HALL))
    assert scene.held(A) == (1, 0)
    scene.do(Play("beer", "gain")).do(BuyPath(1))
    assert (scene.pooled(), scene.held(A)) == ((0, 0), (0, 0))
    assert scene.s.path == ("sword", "scroll", "crystal", "shaman", "bear_rider")
    assert measured(scene.s, A, "worship") == 1
    assert scene.denied(CompleteMission(1)) == ("one_mission_only", "VW-15.4")
    assert scene.score() == 1


@rule("VW-EX-24")
def test_two_missions_met_and_a_swap():
    scene = rich("worker", "shield").mission_top("gold_mission", "strategy").pool(gold=4)
    scene.town(A, "smelter_1", "smelter_2", level=2).do(Build("brewery")).do(BuyCard("tower")).do(COMPLETE)
    assert scene.score() == 1
    assert scene.denied(CompleteMission(1)) == ("one_mission_only", "VW-15.4")
    scene.do(SwapMission(1))
    assert scene.player().missions == (None, "gold_mission")
    assert scene.s.swapped_missions == ("shield",)
    assert scene.denied(CompleteMission(1)) == ("one_mission_only", "VW-15.4")
    scene.run(DrawHands())
    assert scene.player().missions == ("strategy", "gold_mission")
