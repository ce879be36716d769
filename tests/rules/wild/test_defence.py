"""The exchange of attack and defence, and what it may not tell (chapter 12)."""

from typing import Any

import pytest

from kit import rule
from meadhall.rules.kernel import asides, options
from meadhall.rules.wild import WILD
from meadhall.rules.wild.asking import SetAsking
from meadhall.rules.wild.cards.asgard import PickAsgard
from meadhall.rules.wild.cards.effects import Play
from meadhall.rules.wild.closing import ClearTables
from meadhall.rules.wild.data import CARDS, HALL
from meadhall.rules.wild.events import (
    AskingSet,
    AttackDeclared,
    AttackRepelled,
    AttackSucceeded,
    Defended,
    PointsGained,
    TokenGained,
    TokenStolen,
)
from meadhall.rules.wild.fights.attack import AttackRival
from meadhall.rules.wild.fights.defence import Defence, Defend, defence_of, may_hold_defence
from meadhall.rules.wild.land.storage import StoreTokens
from meadhall.rules.wild.land.tokens import PlaceToken, PutToken
from meadhall.rules.wild.state import Fighter
from meadhall.rules.wild.turn import TakeTurn
from rules.wild.scene import A, B, C, Scene, wild


def attacked(*hand: str, with_: tuple[str, ...] = ("elf_archer", "elf_archer"), target: str = HALL) -> Scene:
    """A attacks B, who holds these cards and has a Brewery and a Beer Storage with two barrels."""
    scene = wild().hand(A, *with_).hand(B, *hand).town(B, "brewery_1", "beer_storage_1")
    return scene.tokens(B, "beer_storage_1", beer=2).attack(B, target, *with_)


@rule("VW-12.1", "VW-12.3")
def test_the_declaration_is_open_and_the_defender_is_asked():
    scene = attacked("tower", "beer")
    fighters = (Fighter("elf_archer", 2), Fighter("elf_archer", 2))
    assert scene.told(AttackDeclared) == [AttackDeclared(A, B, HALL, fighters, (), 4, 4)]
    assert scene.asks() == Defend(B)
    assert scene.fight().strength == 4
    assert scene.options() == [Defence(), Defence(("tower",))]
    assert scene.denied(Defence(("chicken_tower",))) == ("not_in_hand", "VW-12.3")
    assert scene.denied(Defence(("beer",))) == ("no_defence", "VW-12.3")
    assert scene.denied(Defence(("tower", "tower"))) == ("not_in_hand", "VW-12.3")
    assert scene.denied(AttackRival(B, HALL, ("elf_archer",))) == ("not_now", "")


@rule("VW-EX-7", "VW-12.8", "VW-12.9", "VW-13.3", "VW-18.4")
def test_a_repelled_attack():
    scene = attacked("tower").defend("tower")
    assert scene.told(AttackRepelled) == [AttackRepelled(A, B, HALL, 4, 6)]
    assert scene.told(PointsGained) == [PointsGained(B, 2, "repelled", 2)]
    assert not scene.at(B).damaged
    scene.end_turn()
    assert (scene.score(A), scene.score(B)) == (0, 3)
    assert scene.at(B).damaged


@rule("VW-EX-6", "VW-12.8", "VW-12.10", "VW-13.1", "VW-11.3", "VW-11.17")
def test_a_success():
    scene = wild().hand(A, "viking_warrior").town(B, "smelter_1").tokens(B, "smelter_1", gold=1)
    scene.undefended(B, "smelter_1", "viking_warrior")
    assert scene.told(AttackSucceeded) == [AttackSucceeded(A, B, "smelter_1", 1, 1, 1)]
    assert scene.at(B, "smelter_1").damaged
    assert scene.score() == 0
    scene.end_turn()
    assert scene.score() == 1
    scene.pool(0, 1)
    assert scene.held(B, "smelter_1") == (0, 1)
    scene.turn(C).hand(C, "pigator")
    assert scene.denied(scene.attacking(B, HALL, "pigator")) == ("attacked_already", "VW-11.3")


@rule("VW-12.3", "VW-12.6", "VW-12.7")
def test_everything_is_shown_together_and_stays():
    scene = attacked("tower", "chicken_tower", "tower").defend("chicken_tower", "tower")
    assert scene.told(Defended) == [Defended(B, HALL, ("chicken_tower", "tower"), (), None)]
    assert scene.at(B).forts == ("chicken_tower", "tower")
    assert scene.player(B).hand == ("tower",)
    assert scene.asks() == TakeTurn(A)
    assert defence_of(scene.s, B, scene.at(B)) == 4 + 3 + 2
    scene.run(ClearTables())
    assert scene.at(B).forts == ()
    assert set(scene.player(B).discard) == {"chicken_tower", "tower"}


@rule("VW-12.4")
def test_a_defence_that_does_not_stop_the_attack():
    scene = attacked("tower", with_=("thor",)).defend("tower")
    assert scene.told(AttackSucceeded)[0].defence == 6
    assert scene.at(B).forts == ("tower",)


@rule("VW-12.7", "VW-18.21")
def test_nothing_is_added_after_the_defence():
    scene = attacked("tower")
    scene.hand(A, "odins_boost", "pigator")
    assert scene.denied(Play("odins_boost", "unit_bonus")) == ("not_now", "")
    scene.defend("tower")
    assert scene.told(AttackRepelled)[0].strength == 4


@rule("VW-12.9", "VW-18.4")
def test_a_sheep_cannon_brings_one_point_once():
    scene = attacked("sheep_cannon", "sheep_cannon").defend("sheep_cannon", "sheep_cannon")
    assert scene.score(B) == 2 + 1
    later = wild().hand(A, "viking_warrior", "thor").hand(B, "beer").town(B, "brewery_1")
    later.forts(B, "brewery_1", "sheep_cannon").attack(B, "brewery_1", "thor")
    assert later.told(AttackSucceeded)
    assert later.score(B) == 0


@rule("VW-12.13")
def test_attackers_go_to_the_play_area():
    for defence in ((), ("tower",)):
        scene = wild().hand(A, "elf_archer", "elf_archer", "beer").hand(B, "tower")
        scene.attack(B, HALL, "elf_archer", "elf_archer").defend(*defence)
        assert scene.player().area == ("elf_archer", "elf_archer")
        assert scene.player().hand == ("beer",)


# Assassin, Hero Trap, Shockwave Tower


@rule("VW-EX-27", "VW-12.5", "VW-12.6", "VW-18.12", "VW-18.13")
def test_the_assassin_and_the_shockwave_tower():
    def raid(*hand: str) -> Scene:
        scene = wild().hand(A, "elf_archer", "bone_crusher").hand(B, *hand).town(B, "gold_storage_1")
        return scene.attack(B, "gold_storage_1", "elf_archer", "bone_crusher")

    scene = raid("shockwave_tower").defend("shockwave_tower")
    assert scene.told(AttackRepelled)[0].defence == 6
    assert scene.score(B) == 2
    assert defence_of(scene.s, B, scene.at(B, "gold_storage_1")) == 4
    scene = raid("assassin")
    assert set(scene.options()) == {
        Defence(),
        Defence(("assassin",), ("elf_archer",)),
        Defence(("assassin",), ("bone_crusher",)),
    }
    assert scene.denied(Defence(("assassin",))) == ("assassin_names_a_unit", "VW-12.5")
    assert scene.denied(Defence((), ("elf_archer",))) == ("assassin_names_a_unit", "VW-12.5")
    assert scene.denied(Defence(("assassin",), ("thor",))) == ("no_such_unit_attacks", "VW-12.5")
    scene.defend("assassin", units=["bone_crusher"])
    assert scene.told(AttackSucceeded)[0].strength == 2
    assert scene.player(B).area == ("assassin",)
    both = raid("assassin", "shockwave_tower").defend("assassin", "shockwave_tower", units=["bone_crusher"])
    told = both.told(AttackRepelled)[0]
    assert (told.strength, told.defence, both.score(B)) == (2, 6, 2)


@rule("VW-12.5")
def test_an_assassin_needs_a_unit():
    scene = attacked("assassin", with_=("thor",))
    assert scene.options() == [Defence()]
    assert scene.denied(Defence(("assassin",))) == ("assassin_names_a_unit", "VW-12.5")
    assert scene.denied(Defence(("assassin",), ("thor",))) == ("no_such_unit_attacks", "VW-12.5")


@rule("VW-12.5")
def test_two_assassins_name_two_attackers():
    scene = attacked("assassin", "assassin", with_=("elf_archer", "elf_archer", "pigator"))
    assert scene.denied(Defence(("assassin", "assassin"), ("pigator", "pigator"))) == (
        "no_such_unit_attacks",
        "VW-12.5",
    )
    scene.defend("assassin", "assassin", units=["elf_archer", "pigator"])
    assert scene.told(AttackRepelled)[0].strength == 2
    assert scene.score(B) == 3


@rule("VW-12.5", "VW-18.14", "VW-12.9")
def test_the_hero_trap():
    scene = attacked("hero_trap", with_=("thor", "viking_warrior", "grendel"))
    assert scene.denied(Defence(("hero_trap",))) == ("trap_names_a_hero", "VW-12.5")
    assert scene.denied(Defence(("hero_trap",), (), "viking_warrior")) == ("no_such_hero_attacks", "VW-12.5")
    assert scene.denied(Defence((), (), "thor")) == ("no_such_hero_attacks", "VW-12.5")
    assert {answer.hero for answer in scene.options()} == {None, "thor", "grendel"}
    scene.defend("hero_trap", hero="thor")
    told = scene.told(AttackSucceeded)[0]
    assert (told.strength, told.defence) == (1 + 6, 5)
    repelled = attacked("hero_trap", with_=("thor",)).defend("hero_trap", hero="thor")
    assert repelled.score(B) == 1


@rule("VW-18.14")
def test_a_hero_trap_without_a_hero_and_later():
    scene = wild().hand(A, "viking_warrior", "thor").hand(B, "hero_trap").town(B, "brewery_1")
    scene.attack(B, "brewery_1", "viking_warrior")
    assert set(scene.options()) == {Defence(), Defence(("hero_trap",))}
    scene.defend("hero_trap")
    assert scene.told(AttackRepelled)[0].defence == 2
    scene.attack(B, "brewery_1", "thor")
    assert scene.told(AttackSucceeded)[0].strength == 7


@rule("VW-18.12")
def test_an_assassin_attacks_or_defends():
    scene = wild().hand(A, "elf_archer").hand(B, "assassin", "viking_warrior").town(B, "brewery_1").town(A, "brewery_1")
    scene.attack(B, "brewery_1", "elf_archer").defend("assassin", units=["elf_archer"]).end_turn()
    assert scene.denied(scene.attacking(A, "brewery_1", "assassin")) == ("in_play_area", "VW-11.9")
    other = wild().hand(A, "assassin").town(B, "brewery_1").attack(B, "brewery_1", "assassin").end_turn()
    other.hand(B, "pigator").attack(A, HALL, "pigator")
    assert not other.told(Defended)[0].cards
    assert other.asks() == TakeTurn(B)


# Rewards


@rule("VW-EX-17", "VW-12.10", "VW-19.4", "VW-19.5")
def test_only_storages_are_plundered():
    scene = attacked("beer", target="beer_storage_1")
    assert scene.told(TokenStolen) == [TokenStolen(A, B, "beer_storage_1", "beer")]
    assert scene.told(TokenGained) == [TokenGained(A, "beer", HALL, "beer_storage_1")]
    assert (scene.held(A), scene.held(B, "beer_storage_1")) == ((1, 0), (1, 0))
    empty = wild().hand(A, "elf_archer").town(B, "beer_storage_1").undefended(B, "beer_storage_1", "elf_archer")
    assert empty.at(B, "beer_storage_1").damaged
    assert empty.held(A) == (0, 0)
    assert empty.end_turn().score() == 1
    brewery = wild().hand(A, "elf_archer").town(B, "brewery_1").tokens(B, "brewery_1", beer=1)
    brewery.undefended(B, "brewery_1", "elf_archer")
    assert (brewery.held(A), brewery.held(B, "brewery_1")) == ((0, 0), (1, 0))


@rule("VW-12.10", "VW-5.16")
def test_what_lies_on_a_town_hall_cannot_be_plundered():
    scene = wild().hand(A, "thor").tokens(B, beer=1, gold=1).undefended(B, HALL, "thor")
    assert (scene.held(A), scene.held(B)) == ((0, 0), (1, 1))


@rule("VW-12.10", "VW-18.16", "VW-10.7")
@pytest.mark.parametrize(
    ("cards", "target", "level", "points"),
    [
        (("pigator",), "tavern_1", 1, 1),
        (("pigator",), HALL, 1, 1),
        (("grendel",), HALL, 2, 2 + 1),
        (("grendel",), "brewery_1", 1, 1),
        (("thor",), "brewery_1", 1, 0),
    ],
)
def test_rewards_in_points(cards: tuple[str, ...], target: str, level: int, points: int):
    scene = wild().hand(A, *cards).town(B, "tavern_1", "brewery_1", level=level).undefended(B, target, *cards)
    assert scene.score() == points


@rule("VW-12.10", "VW-10.7", "VW-12.14")
def test_the_third_hall_gives_an_asgard_card_before_anything_else():
    scene = wild().hand(A, "thor", "elf_archer").town(B, level=3).undefended(B, HALL, "thor", "elf_archer")
    assert scene.asks() == PickAsgard(A)
    scene.do(scene.options()[0])
    assert scene.asks() == TakeTurn(A)


@rule("VW-12.14", "VW-17.2")
def test_points_of_the_defender_bring_an_asgard_card_at_once():
    scene = attacked("tower").points(B, 4).defend("tower")
    assert scene.asks() == PickAsgard(B)
    scene.do(scene.options()[0])
    assert scene.asks() == TakeTurn(A)


@rule("VW-EX-14", "VW-12.10", "VW-5.14", "VW-13.1")
def test_three_successes():
    scene = wild().points(A, 4).town(A, "beer_storage_1").hand(A, "viking_warrior", "elf_archer", "bone_crusher")
    scene.town(B, "brewery_1", "smelter_1", "beer_storage_1").tokens(B, "beer_storage_1", beer=3)
    scene.undefended(B, "brewery_1", "viking_warrior").undefended(B, "beer_storage_1", "elf_archer")
    assert (scene.held(A, "beer_storage_1"), scene.held(B, "beer_storage_1")) == ((1, 0), (2, 0))
    scene.undefended(B, "smelter_1", "bone_crusher").end_turn()
    assert scene.score() == 9
    assert scene.asks() == PickAsgard(A)
    scene.do(scene.options()[0])
    assert scene.asks() == TakeTurn(B)


@rule("VW-12.10", "VW-5.15")
def test_the_robber_chooses_his_storage():
    scene = wild().hand(A, "elf_archer").town(A, "beer_storage_1", "beer_storage_2").town(B, "beer_storage_1")
    scene.tokens(B, "beer_storage_1", beer=1).undefended(B, "beer_storage_1", "elf_archer")
    assert scene.asks() == PlaceToken(A, ("beer",), "beer_storage_1")
    scene.do(PutToken("beer", "beer_storage_2"))
    assert scene.held(A, "beer_storage_2") == (1, 0)


@rule("VW-24.4", "VW-16.4", "VW-12.10")
def test_a_raid_on_a_full_storage_costs_its_point():
    def night(raided: bool) -> int:
        scene = wild().hand(A, "elf_archer").town(B, "beer_storage_1").tokens(B, "beer_storage_1", beer=4)
        if raided:
            scene.undefended(B, "beer_storage_1", "elf_archer")
        scene.run(StoreTokens(B))
        return scene.do(scene.options()[0]).score(B) if raided else scene.score(B)

    assert night(raided=False) == 1
    assert night(raided=True) == 0


@rule("VW-12.11", "VW-12.12", "VW-11.14")
def test_attacks_are_declared_one_after_another():
    scene = wild().hand(A, "viking_warrior", "viking_warrior").hand(B, "tower").town(B, "brewery_1", "smelter_1")
    scene.attack(B, "brewery_1", "viking_warrior")
    assert scene.asks() == Defend(B)
    scene.defend().attack(B, "smelter_1", "viking_warrior")
    assert scene.asks() == Defend(B)
    scene.defend("tower")
    assert scene.s.acting.successes == 1


# What is asked and what it tells


def recorded(*hand: str, owned: str = "tower") -> list[Any]:
    """Agenda and events as A sees them: B holds these cards, owns such a card, and answers nothing."""
    scene = wild().hand(A, "pigator").hand(B, *hand)
    if owned not in hand:
        scene.top(B, owned)
    scene.attack(B, HALL, "pigator")
    seen: list[Any] = [type(scene.asks()), *scene.events]
    return [*seen, *scene.defend().events]


@rule("VW-12.15", "VW-20.1", "VW-20.5", "VW-20.2")
def test_the_question_does_not_tell_what_is_in_the_hand():
    assert recorded("tower", "beer") == recorded("beer", "gold") == recorded("viking_warrior", "viking_warrior")
    assert recorded("assassin", "beer", owned="assassin") == recorded("beer", "gold", owned="assassin")


@rule("VW-12.15", "VW-20.5")
def test_nobody_is_asked_when_all_see_that_there_is_no_answer():
    bare = wild().hand(A, "pigator").hand(B, "beer", "beer")
    assert not may_hold_defence(bare.s, B)
    bare.attack(B, HALL, "pigator")
    assert bare.asks() == TakeTurn(A)
    assert bare.told(Defended) == [Defended(B, HALL, (), (), None)]
    discarded = wild().hand(B, "beer").discard(B, "sheep_cannon").town(B, "brewery_1").forts(B, "brewery_1", "tower")
    assert not may_hold_defence(discarded.area(B, "assassin").s, B)
    assert may_hold_defence(discarded.top(B, "chicken_tower").s, B)
    assert not may_hold_defence(discarded.hand(B).s, B)


@rule("VW-12.15")
@pytest.mark.parametrize(
    ("manner", "hand", "answered"),
    [
        ("always", ("beer",), False),
        ("always", ("tower",), False),
        ("held", ("beer",), True),
        ("held", ("beer", "tower"), False),
        ("held", ("assassin",), False),
        ("never", ("tower",), True),
    ],
)
def test_standing_orders(manner: Any, hand: tuple[str, ...], answered: bool):
    scene = wild().hand(A, "pigator").hand(B, *hand).top(B, "chicken_tower")
    scene.player(B).asking = manner
    scene.attack(B, HALL, "pigator")
    assert scene.asks() == Defend(B)
    assert WILD.standing_answer(WILD.visible(scene.s, B), B) == (Defence() if answered else None)
    assert WILD.standing_answer(WILD.visible(scene.s, A), A) is None
    scene.defend()
    assert WILD.standing_answer(WILD.visible(scene.s, B), B) is None


@rule("VW-12.15", "VW-7.11")
def test_a_standing_order_can_be_given_at_any_time():
    scene = wild()
    assert scene.player(B).asking == "always"
    assert asides(scene.s, B) == [SetAsking("held"), SetAsking("never")]
    scene.do(SetAsking("held"))
    assert scene.told(AskingSet) == [AskingSet(A, "held")]
    assert scene.asks() == TakeTurn(A)
    assert scene.denied(SetAsking("held")) == ("not_now", "")
    assert SetAsking("always") in options(scene.s)


@rule("VW-12.15")
def test_fortifications_and_assassins_are_what_can_answer():
    able = {card.id for card in CARDS.values() if card.defends}
    assert able == {"tower", "chicken_tower", "sheep_cannon", "shockwave_tower", "hero_trap", "assassin"}
