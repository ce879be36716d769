"""Undead on the path, and the dragon (chapter 14)."""

from kit import rule
from meadhall.rules.wild.cards.effects import Play
from meadhall.rules.wild.closing import ClearTokens
from meadhall.rules.wild.data import CARDS, HALL, NUMBERS
from meadhall.rules.wild.events import DragonBeaten, PathMoved, PointsGained, UndeadBeaten, UndeadStood
from meadhall.rules.wild.fights.beasts import AttackDragon, AttackUndead
from meadhall.rules.wild.land.tokens import PlaceToken, PutToken
from meadhall.rules.wild.state import NOBODY, Fighter
from rules.wild.scene import A, B, wild

PATH = ("scroll", "sword", "undead_gold", "bear_rider", "crystal")


@rule("VW-EX-28", "VW-14.3", "VW-14.4", "VW-14.5", "VW-14.7", "VW-8.4", "VW-14.6")
def test_undead_then_the_dragon_once():
    scene = wild().path(*PATH).path_top("shaman").town(A, "gold_storage_1", "brewery_1")
    scene.hand(A, "viking_warrior", "viking_warrior", "elf_archer", "bone_crusher")
    scene.do(AttackUndead(2, ("elf_archer", "viking_warrior")))
    fighters = (Fighter("elf_archer", 2), Fighter("viking_warrior", 1))
    assert scene.told(UndeadBeaten) == [UndeadBeaten(A, 2, "undead_gold", fighters, ())]
    assert scene.told(PathMoved) == [PathMoved(2, "shaman")]
    assert scene.s.path == ("shaman", "scroll", "sword", "bear_rider", "crystal")
    assert scene.s.path_discard == ("undead_gold",)
    assert scene.held(A, "gold_storage_1") == (0, 1)
    assert scene.told(PointsGained) == [PointsGained(A, 1, "undead", 1)]
    assert "undead_gold" not in scene.player().owned
    scene.do(AttackDragon(("viking_warrior",))).do(PutToken("beer", HALL))
    assert scene.held(A) == (1, 0)
    assert scene.denied(AttackDragon(("bone_crusher",))) == ("dragon_once", "VW-14.7")
    scene.end_turn()
    assert scene.score() == 1
    scene.turn(B).hand(B, "viking_warrior").do(AttackDragon(("viking_warrior",)))


@rule("VW-14.1", "VW-14.2")
def test_any_number_of_undead():
    scene = (
        wild(hopeless_attacks=False)
        .path("undead_beer", "sword", "undead_gold", "bear_rider", "crystal")
        .path_top("undead_gold", "scroll")
    )
    scene.hand(A, "viking_warrior", "elf_archer", "bone_crusher", "pigator", "thor", "beer")
    assert scene.denied(AttackUndead(1, ("thor",))) == ("no_undead", "VW-14.1")
    assert scene.denied(AttackUndead(7, ("thor",))) == ("no_undead", "VW-14.1")
    assert scene.denied(AttackUndead(0, ("viking_warrior",))) == ("too_weak", "VW-11.13")
    assert scene.denied(AttackUndead(0, ())) == ("no_attackers", "VW-11.7")
    assert scene.denied(AttackUndead(0, ("beer",))) == ("cannot_attack", "VW-11.7")
    scene.do(AttackUndead(2, ("bone_crusher",))).do(AttackUndead(0, ("pigator",))).do(AttackUndead(1, ("elf_archer",)))
    assert scene.score() == 3
    assert scene.held(A) == (1, 2)
    assert scene.denied(AttackUndead(1, ("pigator",))) == ("no_undead", "VW-14.1")


@rule("VW-14.2", "VW-18.10", "VW-11.10")
def test_boosters_against_undead_and_the_dragon():
    scene = wild().path(*PATH).hand(A, "viking_warrior", "sword", "thor", "mjollnir")
    assert scene.denied(AttackUndead(2, ("thor",), ("mjollnir",))) == ("booster_needs_a_unit", "VW-11.10")
    assert scene.denied(AttackDragon((), ("mjollnir",))) == ("no_attackers", "VW-11.7")
    scene.do(AttackUndead(2, ("viking_warrior",), ("sword",)))
    assert scene.player().area == ("viking_warrior", "sword")


@rule("VW-14.2", "VW-18.11")
def test_odins_boost_counts_there_too():
    scene = wild().path("undead_beer", *PATH[1:]).hand(A, "viking_warrior", "odins_boost")
    scene.do(Play("odins_boost", "unit_bonus")).do(AttackUndead(0, ("viking_warrior",)))
    assert scene.score() == 1


@rule("VW-14.5", "VW-14.8")
def test_it_is_no_attack_on_a_player_and_more_brings_nothing():
    scene = wild().path("undead_beer", *PATH[1:]).hand(A, "thor", "grendel").do(AttackUndead(0, ("grendel", "thor")))
    assert scene.score() == 1
    assert scene.s.acting.rival == NOBODY
    assert scene.s.acting.successes == 0
    assert scene.held(A) == (1, 0)


@rule("VW-14.6")
def test_the_dragon_gives_a_token_of_either_kind():
    scene = wild().town(A, "beer_storage_1", "beer_storage_2").hand(A, "viking_warrior")
    scene.do(AttackDragon(("viking_warrior",)))
    assert scene.told(DragonBeaten) == [DragonBeaten(A, scene.s.round, (Fighter("viking_warrior", 1),), ())]
    assert scene.asks() == PlaceToken(A, ("beer", "gold"), "dragon")
    assert scene.options() == [
        PutToken("beer", "beer_storage_1"),
        PutToken("beer", "beer_storage_2"),
        PutToken("gold", HALL),
    ]
    scene.do(PutToken("gold", HALL))
    assert (scene.held(A), scene.score()) == ((0, 1), 0)
    assert NUMBERS.dragon_defence == 1


@rule("VW-14.7", "VW-7.2")
def test_the_dragon_can_be_attacked_again_in_the_next_round():
    scene = wild().hand(A, "viking_warrior", "elf_archer").do(AttackDragon(("viking_warrior",)))
    scene.do(PutToken("gold", HALL)).run(ClearTokens()).do(AttackDragon(("elf_archer",)))


@rule("VW-14.3", "VW-8.5")
def test_undead_that_have_just_been_turned_up():
    assert (CARDS["undead_beer"].defence, CARDS["undead_gold"].defence) == (2, 3)
    scene = wild().path("undead_beer", *PATH[1:]).path_top("undead_gold").hand(A, "elf_archer", "bone_crusher")
    scene.do(AttackUndead(0, ("elf_archer",))).do(AttackUndead(0, ("bone_crusher",)))
    assert scene.score() == 2
    assert scene.held(A) == (1, 1)


@rule("VW-14.2", "VW-11.13")
def test_too_weak_for_the_undead():
    """It stays where it is, and nobody gains anything."""
    scene = wild().path("undead_gold", "sword", "scroll", "bear_rider", "crystal").hand(A, "viking_warrior")
    scene.do(AttackUndead(0, ("viking_warrior",)))
    assert scene.told(UndeadStood) == [UndeadStood(A, 0, "undead_gold", (Fighter("viking_warrior", 1),), ())]
    assert scene.s.path[0] == "undead_gold"
    assert scene.player().area == ("viking_warrior",)
    assert scene.s.acting.opened == ()
    assert [player.points for player in scene.s.players] == [0, 0, 0]
