"""Attacking rivals: what is allowed (chapter 11)."""

import pytest

from kit import rule
from meadhall.rules.wild.cards.effects import Play
from meadhall.rules.wild.closing import ClearTokens
from meadhall.rules.wild.data import HALL
from meadhall.rules.wild.events import AttackDeclared, AttackRepelled, AttackSucceeded
from meadhall.rules.wild.fights.attack import AttackRival
from meadhall.rules.wild.fights.beasts import AttackDragon
from meadhall.rules.wild.fights.defence import defence_of
from meadhall.rules.wild.land.building import Build
from meadhall.rules.wild.state import Fighter
from rules.wild.scene import A, B, C, D, Scene, wild

STRONG = ("pigator", "pigator", "thor")


def strength(scene: Scene, *cards: str) -> int:
    """Against B's Town Hall, as it is declared."""
    scene.attack(B, HALL, *cards)
    return scene.told(AttackDeclared)[0].strength


# Targets


@rule("VW-11.1", "VW-9.4", "VW-11.16", "VW-9.8")
def test_targets():
    scene = wild().hand(A, *STRONG).town(B, "tavern_1", "smelter_1", "brewery_1")
    scene.mark(B, "smelter_1", new=True).mark(B, "brewery_1", damaged=True)
    assert {attack.target for attack in scene.options(AttackRival) if attack.victim == B} == {HALL, "tavern_1"}
    for target, why in (
        ("smelter_1", ("under_construction", "VW-9.4")),
        ("brewery_1", ("damaged_already", "VW-11.16")),
        ("drakkar_1", ("no_such_building", "VW-11.1")),
    ):
        assert scene.denied(scene.attacking(B, target, "thor")) == why
    assert scene.denied(scene.attacking(A, HALL, "thor")) == ("not_a_rival", "VW-11.1")
    assert scene.denied(scene.attacking(D, HALL, "thor")) == ("not_a_rival", "VW-11.1")


@rule("VW-11.2", "VW-12.2", "VW-7.2")
def test_one_rival_in_a_turn():
    scene = (
        wild().hand(A, *STRONG).hand(B, "tower").town(B, "brewery_1").attack(B, "brewery_1", "pigator").defend("tower")
    )
    assert scene.player(B).attacked
    assert scene.denied(scene.attacking(C, HALL, "thor")) == ("one_rival_only", "VW-11.2")
    scene.attack(B, HALL, "thor")


@rule("VW-11.2")
def test_another_rival_in_the_next_round():
    scene = wild().hand(A, *STRONG).undefended(B, HALL, "pigator").end_turn().run(ClearTokens())
    scene.turn(A).attack(C, HALL, "thor")


@rule("VW-11.3", "VW-13.4")
def test_who_has_been_attacked_is_safe():
    scene = wild().hand(A, "pigator").undefended(B, HALL, "pigator").turn(C).hand(C, "thor")
    assert scene.denied(scene.attacking(B, HALL, "thor")) == ("attacked_already", "VW-11.3")
    assert {attack.victim for attack in scene.options(AttackRival)} == {A}
    scene.attack(A, HALL, "thor")


@rule("VW-EX-18", "VW-11.4")
def test_when_all_rivals_have_been_attacked():
    def after_two(b_attacks: int) -> Scene:
        scene = wild().hand(A, "pigator").hand(B, "pigator").hand(C, *STRONG).undefended(B, HALL, "pigator").end_turn()
        return scene.undefended(b_attacks, HALL, "pigator").end_turn()

    scene = after_two(A).town(A, "tavern_1").town(B, "tavern_1")
    targets = {(attack.victim, attack.target) for attack in scene.options(AttackRival)}
    assert targets == {(A, "tavern_1"), (B, "tavern_1")}
    assert scene.denied(scene.attacking(A, HALL, "thor")) == ("damaged_already", "VW-11.16")
    scene.undefended(A, "tavern_1", "pigator")
    assert scene.denied(scene.attacking(B, "tavern_1", "thor")) == ("one_rival_only", "VW-11.2")
    other = after_two(C)
    assert other.denied(other.attacking(B, HALL, "thor")) == ("attacked_already", "VW-11.3")
    other.attack(A, HALL, "thor")


@rule("VW-EX-19", "VW-11.4", "VW-11.5")
@pytest.mark.parametrize("c_attacks", [True, False])
def test_the_exception_with_four(c_attacks: bool):
    scene = wild(players=4).hand(A, "pigator").hand(B, "pigator").hand(C, "pigator", "thor").hand(D, "grendel")
    scene.undefended(B, HALL, "pigator").end_turn().undefended(A, HALL, "pigator").end_turn()
    scene.town(A, "tavern_1").town(B, "tavern_1")
    assert {attack.victim for attack in scene.options(AttackRival)} == {D}
    if c_attacks:
        scene.undefended(D, HALL, "pigator")
    scene.end_turn()
    assert {attack.victim for attack in scene.options(AttackRival)} == {C}
    assert scene.denied(scene.attacking(A, "tavern_1", "grendel")) == ("attacked_already", "VW-11.3")


@rule("VW-11.5")
def test_a_rival_without_a_target_has_not_been_attacked():
    scene = wild().hand(A, "pigator").undefended(B, HALL, "pigator").turn(C).hand(C, "thor")
    scene.town(B, "tavern_1").mark(A, HALL, new=True)
    assert scene.options(AttackRival) == []
    assert scene.denied(scene.attacking(B, "tavern_1", "thor")) == ("attacked_already", "VW-11.3")


@rule("VW-11.6")
def test_two_players_attack_each_other_once():
    scene = wild(players=2).hand(A, *STRONG).hand(B, *STRONG[:2]).undefended(B, HALL, "pigator").end_turn()
    scene.undefended(A, HALL, "pigator")
    assert scene.denied(scene.attacking(A, HALL, "pigator")) == ("damaged_already", "VW-11.16")


@rule("VW-EX-20", "VW-13.4", "VW-23.4", "VW-23.13", "VW-11.12")
def test_a_repelled_target_stays_one():
    scene = wild().town(B, "brewery_1").hand(A, "viking_warrior").hand(B, "tower", "pigator").hand(C, *STRONG)
    scene.attack(B, "brewery_1", "viking_warrior").defend("tower")
    assert scene.score(B) == 1
    scene.end_turn()
    assert (scene.score(B), scene.at(B).damaged, scene.at(B, "brewery_1").damaged) == (2, True, False)
    scene.undefended(A, HALL, "pigator").end_turn()
    assert scene.denied(scene.attacking(B, HALL, "thor")) == ("damaged_already", "VW-11.16")
    assert defence_of(scene.s, B, scene.at(B, "brewery_1")) == 3
    scene.undefended(B, "brewery_1", "pigator")
    assert scene.at(B, "brewery_1").damaged


# Attackers


@rule("VW-11.7", "VW-11.8")
def test_only_units_and_heroes_attack():
    scene = wild().hand(A, "tower", "beer", "sword", "thor")
    assert scene.denied(AttackRival(B, HALL, ())) == ("no_attackers", "VW-11.7")
    assert scene.denied(AttackRival(B, HALL, ("tower", "thor"))) == ("cannot_attack", "VW-11.7")
    assert scene.denied(AttackRival(B, HALL, ("thor", "thor"))) == ("not_in_hand", "VW-11.9")
    assert scene.denied(AttackRival(B, HALL, ("thor",), ("beer",))) == ("no_booster", "VW-11.10")
    assert scene.denied(AttackRival(B, HALL, ("sword",))) == ("cannot_attack", "VW-11.7")
    scene.attack(B, HALL, "thor")


@rule("VW-11.8", "VW-11.9")
def test_each_attacker_attacks_once():
    scene = wild().hand(A, "thor").town(B, "brewery_1").undefended(B, "brewery_1", "thor")
    assert scene.denied(scene.attacking(B, HALL, "thor")) == ("in_play_area", "VW-11.9")
    dragon = wild().hand(A, "thor").do(AttackDragon(("thor",)))
    dragon.do(dragon.options()[0])
    assert dragon.denied(dragon.attacking(B, HALL, "thor")) == ("in_play_area", "VW-11.9")


@rule("VW-11.9", "VW-7.5", "VW-7.6")
def test_attackers_that_lie_in_the_play_area():
    scene = wild().hand(A, "shaman", "shaman", "elf_archer").do(Play("shaman", "draw"))
    scene.attack(B, HALL, "shaman", "elf_archer")
    assert scene.player().hand.count("shaman") == 1
    scene.do(Play("shaman", "draw"))
    assert scene.told(AttackSucceeded) == []
    assert scene.player().area.count("shaman") == 2
    again = wild().hand(A, "alviss").town(B, "brewery_1", "smelter_1").do(Play("alviss", "draw"))
    again.attack(B, "brewery_1", "alviss")
    assert again.denied(again.attacking(B, "smelter_1", "alviss")) == ("in_play_area", "VW-11.9")


@rule("VW-11.10", "VW-19.8", "VW-18.10", "VW-EX-29")
def test_boosters_need_a_unit():
    def armed() -> Scene:
        return wild().hand(A, "sword", "thor", "viking_warrior", "mjollnir")

    scene = armed()
    assert scene.denied(scene.attacking(B, HALL, "thor", "sword")) == ("booster_needs_a_unit", "VW-11.10")
    assert strength(armed(), "thor") == 7
    assert strength(armed(), "viking_warrior", "mjollnir") == 7
    assert strength(armed(), "viking_warrior", "sword", "mjollnir") == 10
    scene = armed().hand(B, "sheep_cannon", "sheep_cannon")
    assert strength(scene, "thor", "viking_warrior", "sword") == 11
    scene.defend("sheep_cannon", "sheep_cannon")
    assert scene.told(AttackRepelled)[0].defence == 14
    assert scene.score(B) == 2 + 1
    assert scene.player().area == ("thor", "viking_warrior", "sword")
    assert scene.denied(scene.attacking(B, HALL, "viking_warrior", "sword")) == ("in_play_area", "VW-11.9")


@rule("VW-11.10")
def test_a_unit_is_offered_with_a_booster_that_would_be_strong_enough_without_it():
    scene = wild().town(B, "tavern_1").hand(A, "viking_warrior", "sword")
    assert scene.attacking(B, "tavern_1", "viking_warrior", "sword") in scene.options(AttackRival)


@rule("VW-EX-29", "VW-12.9")
def test_a_booster_gives_the_defender_no_point():
    scene = (
        wild().hand(A, "sword", "thor", "viking_warrior").hand(B, "tower", "tower", "chicken_tower", "shockwave_tower")
    )
    scene.attack(B, HALL, "thor", "viking_warrior", "sword").defend(
        "tower", "tower", "chicken_tower", "shockwave_tower"
    )
    assert scene.score(B) == 2


@rule("VW-11.11", "VW-18.12", "VW-18.15", "VW-18.16", "VW-18.2", "VW-19.10")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (("elf_archer", "elf_archer"), 4),
        (("pigator",), 5),
        (("bear_rider",), 4),
        (("shaman", "assassin"), 4),
        (("alviss", "elf_archer"), 4),
        (("thor",), 7),
        (("grendel",), 6),
        (("valkyrie",), 4),
        (("thor", "grendel", "dvergar"), 7 + 6 + 3 + 2),
        (("bone_crusher", "viking_warrior"), 4),
    ],
)
def test_strength_adds_up(cards: tuple[str, ...], expected: int):
    scene = wild().hand(A, *cards).town(A, "brewery_1", "brewery_2").mark(A, "brewery_2", new=True)
    assert strength(scene, *cards) == expected


@rule("VW-19.12", "VW-18.16")
def test_dvergar_counts_breweries():
    scene = wild(hopeless_attacks=False).hand(A, "dvergar").pool(0, 2)
    assert scene.denied(scene.attacking(B, HALL, "dvergar")) == ("too_weak", "VW-11.13")
    scene.do(Build("brewery"))
    assert strength(scene, "dvergar") == 4


@rule("VW-EX-30", "VW-18.11", "VW-18.21")
def test_odins_boost():
    scene = wild(hopeless_attacks=False)
    scene.hand(A, "viking_warrior", "elf_archer", "odins_boost", "thor").town(B, "brewery_1", "drakkar_1")
    assert scene.denied(scene.attacking(B, "drakkar_1", "viking_warrior")) == ("too_weak", "VW-11.13")
    scene.do(Play("odins_boost", "unit_bonus"))
    scene.attack(B, "drakkar_1", "viking_warrior")
    assert scene.told(AttackDeclared)[0].fighters == (Fighter("viking_warrior", 2),)
    scene.attack(B, "brewery_1", "elf_archer")
    assert scene.told(AttackDeclared)[0].strength == 3
    scene.attack(B, HALL, "thor")
    assert scene.told(AttackDeclared)[0].strength == 7


def shocking(**options: bool) -> Scene:
    scene = wild(**options).hand(A, "elf_archer", "bone_crusher", "pigator").town(B, "brewery_1")
    return scene.forts(B, "brewery_1", "shockwave_tower")


@rule("VW-11.12", "VW-11.13", "VW-23.3", "VW-18.13")
def test_a_table_may_forbid_hopeless_attacks():
    """Those who go are counted by the tower."""
    scene = shocking(hopeless_attacks=False)
    assert defence_of(scene.s, B, scene.at(B, "brewery_1")) == 3
    attack = scene.attacking(B, "brewery_1", "bone_crusher")
    denial = attack.why_not(scene.s, A)
    assert denial is not None
    assert denial.figures == {"strength": 3, "defence": 4}
    assert scene.denied(attack) == ("too_weak", "VW-11.13")
    scene.attack(B, "brewery_1", "pigator")
    assert scene.told(AttackDeclared)[0].defence == 4
    weak = wild(hopeless_attacks=False).hand(A, "viking_warrior")
    assert not any(isinstance(option, AttackRival) for option in weak.options())


@rule("VW-11.13", "VW-23.3", "VW-12.9", "VW-13.3")
def test_hopeless_attacks_pay_the_defender():
    scene = shocking().attack(B, "brewery_1", "bone_crusher", "elf_archer")
    assert scene.told(AttackDeclared)[0].defence == 5
    assert scene.score(B) == 0  # five against five
    scene = shocking().attack(B, HALL, "bone_crusher")
    assert scene.score(B) == 1
    scene.end_turn()
    assert scene.score(B) == 2
    weak = wild().hand(A, "viking_warrior", "viking_warrior")
    assert {(o.target, o.attackers) for o in weak.options() if isinstance(o, AttackRival) and o.victim == B} == {
        (HALL, ("viking_warrior", "viking_warrior"))
    }


@rule("VW-11.13", "VW-11.9", "VW-12.4")
def test_the_options_reach_the_defence_and_something_more():
    scene = wild().hand(A, "viking_warrior", "elf_archer", "elf_archer", "pigator", "sword")
    found = [attack for attack in scene.options(AttackRival) if attack.victim == B]
    assert AttackRival(B, HALL, ("elf_archer", "elf_archer")) in found
    assert AttackRival(B, HALL, ("pigator",)) in found
    assert AttackRival(B, HALL, ("viking_warrior",), ("sword",)) in found
    assert any(set(attack.attackers) == {"pigator", "elf_archer"} for attack in found)
    assert all(attack.why_not(scene.s, A) is None for attack in found)


@rule("VW-11.14", "VW-11.15", "VW-11.16", "VW-EX-15", "VW-13.1")
def test_again_after_a_repelled_attack():
    scene = wild().hand(A, "bone_crusher", "pigator").hand(B, "tower", "tower").town(B, "tavern_1")
    scene.attack(B, "tavern_1", "bone_crusher").defend("tower")
    assert scene.score(B) == 1
    scene.attack(B, "tavern_1", "pigator").defend()
    assert scene.told(AttackSucceeded)[0].defence == 5
    assert scene.score() == 1
    scene.end_turn()
    assert (scene.score(), scene.score(B)) == (2, 1)
    assert not scene.at(B).damaged


@rule("VW-11.17", "VW-9.5")
def test_damage_takes_nothing_away():
    scene = wild().hand(A, "pigator").town(B, "tavern_1").undefended(B, "tavern_1", "pigator")
    assert scene.at(B, "tavern_1").damaged
    assert scene.player(B).buildings == 1
    scene.run(ClearTokens())
    assert not scene.at(B, "tavern_1").damaged
