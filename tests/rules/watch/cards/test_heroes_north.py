"""Heroes of the north, and what holds for all advantages (GC-19.36, GC-19.40–19.46)."""

from collections.abc import Callable

import pytest

from kit import rule
from meadhall.rules.kernel import Denial
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.heroes import AfterHero
from meadhall.rules.watch.cards.heroes_north import SendHome, SendHomeFromCamp, SendHomeFromClearing
from meadhall.rules.watch.cards.samwell import LetPass, TakeCard
from meadhall.rules.watch.data import HEROES, HeroId, Kind
from meadhall.rules.watch.events import (
    CardsTaken,
    GuardPosted,
    LargestPatrolLaidAside,
    LargestPatrolTaken,
    RushBegan,
    TokensRevealed,
    TormundMoved,
    WildlingRemoved,
)
from meadhall.rules.watch.fights.tormund import DriveTormund
from meadhall.rules.watch.fights.wall import PostGuard
from rules.watch.scene import BLACK, BLUE, GRAIN, RED, WOOL, YELLOW, Scene, bundle, watch

RIVER, CAVE, HORNFOOT = range(3)
WANDERERS: tuple[HeroId, ...] = ("ygritte", "benjen_stark", "yoren", "qhorin_halfhand")


def north(hero: HeroId) -> Scene:
    """Before Blue's roll; whichever wanderer he has, there is something to do."""
    scene = watch().hero(YELLOW, "alliser_thorne").hero(BLUE, hero)
    return scene.gift(H05="G").camps(cave="WC").patrols(BLUE, 1).tormund("H07")


# Ygritte


@rule("GC-19.36")
def test_ygritte_sends_a_wildling_of_the_gift_home():
    scene = north("ygritte").gift(H05="G", H06="W").do(UseHero())
    assert scene.options() == [SendHome(5), SendHome(6)]
    for nowhere in (7, 99):
        assert scene.refused(SendHome(nowhere)) == Denial("no_wildling_there", "GC-19.36")
    giants = scene.s.frostfangs["giant"]
    scene.do(SendHome(5))
    assert scene.events == [WildlingRemoved("giant", "gift", 5)]
    assert scene.in_gift() == {"H06": "W"}
    assert scene.s.frostfangs["giant"] == giants + 1
    assert scene.asks() == AfterHero(BLUE)  # one only


# Benjen Stark


def benjen() -> Scene:
    return north("benjen_stark").camps(river="W", cave="GWC").clearings("", "WW", "", "").wall(2, RED, RED)


@rule("GC-19.40")
@pytest.mark.parametrize(("camp", "kind", "left"), [(1, "giant", "WC"), (2, "warrior", "GC"), (3, "climber", "GW")])
def test_benjen_sends_one_of_a_camp_home_and_those_behind_move_up(camp: int, kind: Kind, left: str):
    scene = benjen().reserve("hornfoot_giant").do(UseHero()).do(SendHomeFromCamp(CAVE, camp))
    assert scene.camp("cave") == left
    assert WildlingRemoved(kind, "camp", CAVE, camp) in scene.events
    assert scene.camp("hornfoot") == "G"  # the top token of the reserve
    assert scene.told(TokensRevealed) == [TokensRevealed(BLUE, ("hornfoot_giant",))]
    assert scene.asks() == AfterHero(BLUE)


@rule("GC-19.40")
def test_benjen_may_choose_a_clearing():
    scene = benjen().reserve("river_warrior").do(UseHero()).do(SendHomeFromClearing(1))
    assert scene.clearing(2) == "W"
    assert scene.camp("river") == "WW"
    assert WildlingRemoved("warrior", "clearing", 1) in scene.events


@rule("GC-19.40")
@pytest.mark.parametrize(
    "nobody", [SendHomeFromCamp(CAVE, 4), SendHomeFromCamp(HORNFOOT, 1), SendHomeFromClearing(0), SendHome(5)]
)
def test_benjen_needs_a_wildling_there(nobody: SendHomeFromCamp | SendHomeFromClearing | SendHome):
    scene = benjen().do(UseHero())
    assert scene.refused(nobody).code in ("no_wildling_there", "not_now")
    assert set(scene.options()) == {
        SendHomeFromCamp(RIVER, 1),
        *(SendHomeFromCamp(CAVE, camp) for camp in (1, 2, 3)),
        SendHomeFromClearing(1),
    }


@rule("GC-19.40")
def test_benjens_token_may_bring_the_fifth_of_another_clan():
    scene = benjen().camps(river="WWWW", cave="W").wall(1, RED).reserve("river_climber")
    scene.do(UseHero()).do(SendHomeFromCamp(CAVE, 1))
    assert scene.told(RushBegan) == [RushBegan(RIVER)]
    assert scene.camp("river") == "WWC"


# Yoren


@rule("GC-19.41")
def test_yoren_turns_a_patrol_into_a_guard():
    scene = north("yoren").wall(2, RED).do(UseHero()).do(PostGuard(1))
    assert scene.told(GuardPosted) == [GuardPosted(BLUE, 1, 2)]
    assert scene.guards_on(2) == (RED, BLUE)
    assert scene.s.players[BLUE].patrols == 0
    assert scene.s.box == ("ranger_patrol",)
    assert scene.holding(BLUE) == bundle()
    assert scene.asks() == AfterHero(BLUE)


@rule("GC-19.41")
def test_yorens_guard_needs_a_free_post():
    scene = north("yoren").wall(2, *[RED] * 5).do(UseHero())
    assert scene.refused(PostGuard(1)) == Denial("section_full", "GC-17.3", {"section": 1})


@rule("GC-19.41")
@pytest.mark.parametrize(
    ("mine", "reds", "holder"),
    [(4, 3, BLUE), (3, 3, RED), (3, 2, -1)],
)
def test_yoren_may_cost_the_largest_patrol(mine: int, reds: int, holder: int):
    scene = north("yoren").patrols(BLUE, mine).patrols(RED, reds).holds(patrol=BLUE).do(UseHero()).do(PostGuard(0))
    assert scene.s.patrol_holder == holder
    assert len(scene.told(LargestPatrolTaken)) == len(scene.told(TokensRevealed)) == (holder == RED)
    assert len(scene.told(LargestPatrolLaidAside)) == (holder == -1)


# Qhorin Halfhand


@rule("GC-19.42")
def test_qhorin_sends_tormund_home_and_takes_a_card_of_the_land_he_left():
    scene = north("qhorin_halfhand").do(UseHero())
    assert scene.s.tormund == 0
    assert TormundMoved(BLUE, 7, 0) in scene.events
    assert scene.told(CardsTaken) == [CardsTaken(BLUE, bundle(grain=1))]
    assert scene.holding(BLUE) == bundle(grain=1)
    assert scene.asks() == AfterHero(BLUE)


@rule("GC-19.45")
def test_qhorin_takes_nothing_from_an_empty_deck():
    scene = north("qhorin_halfhand").supply(grain=0).do(UseHero())
    assert scene.s.tormund == 0
    assert scene.holding(BLUE) == bundle()
    assert scene.s.bank[GRAIN] == 0
    assert scene.told(CardsTaken) == []


@rule("GC-19.45")
def test_samwell_chooses_among_what_is_there():
    scene = watch().supply(lumber=0, brick=0, grain=0, ore=0).roll(1, 4)
    assert scene.options() == [TakeCard(WOOL), LetPass()]
    assert scene.refused(TakeCard(GRAIN)) == Denial("supply_is_short", "GC-19.45")


# All advantages


def _nobody_ahead(scene: Scene) -> None:
    """Red alone is ahead, but it's Red who acts: all others are behind."""
    scene.buildings(RED, "V42 V11 V01").hero(RED, "mance_rayder").turn(RED)


def _full_wall(scene: Scene) -> None:
    for section, guard in enumerate((YELLOW, BLACK, RED, RED), start=1):
        scene.wall(section, *[guard] * 5)


def _all_guards_out(scene: Scene) -> None:
    scene.wall(1, *[BLUE] * 4).wall(2, *[BLUE] * 3)


IMPOSSIBLE: list[tuple[HeroId, Callable[[Scene], object], str]] = [
    ("ygritte", lambda scene: scene.gift(), "no_wildling_there"),
    ("benjen_stark", lambda scene: scene.camps(), "no_wildling_there"),
    ("yoren", lambda scene: scene.patrols(BLUE, 0), "no_patrol_played"),
    ("yoren", _full_wall, "no_guard_possible"),
    ("yoren", _all_guards_out, "no_guard_possible"),
    ("qhorin_halfhand", lambda scene: scene.tormund("H00"), "tormund_is_home"),
    ("mance_rayder", _nobody_ahead, "nobody_ahead"),
    ("mance_rayder", lambda scene: scene.turn(BLUE).buildings(BLUE, "V46 V23"), "nobody_ahead"),
    ("bowen_marsh", lambda scene: scene.turn(BLUE), "nothing_to_barter"),
    ("othell_yarwyck", lambda scene: scene.turn(BLUE).roads(BLUE), "no_loose_road"),
    ("alliser_thorne", lambda scene: scene.turn(BLUE).hand(BLUE, lumber=1, brick=1), "cannot_pay"),
    ("alliser_thorne", lambda scene: _full_wall(scene.turn(BLUE)), "no_guard_possible"),
    ("melisandre", lambda scene: scene.turn(BLUE).hand(BLUE, wool=1, ore=1), "cannot_pay"),
    ("melisandre", lambda scene: scene.turn(BLUE).hand(BLUE, wool=1, ore=1, grain=1).empty_deck(), "deck_is_empty"),
]


@rule("GC-19.43")
@pytest.mark.parametrize(("hero", "arrange", "code"), IMPOSSIBLE)
def test_a_hero_whose_effect_is_impossible_cannot_be_used(hero: HeroId, arrange: Callable[[Scene], object], code: str):
    scene = north(hero)
    arrange(scene)
    denial = scene.refused(UseHero())
    assert denial.code == code
    assert denial.rule == ("GC-8.41" if code == "deck_is_empty" else "GC-19.43")
    assert UseHero() not in scene.options()


@rule("GC-19.43")
@pytest.mark.parametrize("hero", WANDERERS)
def test_and_otherwise_he_can(hero: HeroId):
    assert UseHero() in north(hero).options()


@rule("GC-19.44")
@pytest.mark.parametrize("hero", WANDERERS)
def test_wanderers_act_before_the_roll_or_after_step_one(hero: HeroId):
    scene = north(hero)
    assert UseHero() in scene.options()
    scene.roll(3, 4)
    assert scene.refused(UseHero()).code == "not_now"  # in the middle of step 1
    scene.do(DriveTormund(5))
    assert UseHero() in scene.options()
    assert scene.turn(BLUE, building=True).allows(UseHero())


@rule("GC-19.44")
@pytest.mark.parametrize("hero", sorted(set(HEROES) - set(WANDERERS)))
def test_all_others_wait_for_the_roll(hero: HeroId):
    scene = north(hero).hand(BLUE, lumber=2, brick=2, wool=2, grain=2, ore=2)
    assert scene.refused(UseHero()).code in ("only_after_the_roll", "only_after_production")


NUMBERED: tuple[HeroId, ...] = (
    "jeor_mormont",
    "bowen_marsh",
    "samwell_tarly",
    "othell_yarwyck",
    "alliser_thorne",
    "melisandre",
    "mance_rayder",
    "benjen_stark",
    "ygritte",
    "yoren",
    "qhorin_halfhand",
)


@rule("GC-19.46")
def test_numbers_of_the_heroes():
    assert {hero.number: hero.id for hero in HEROES.values()} == dict(enumerate(NUMBERED, start=1))
