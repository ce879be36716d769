"""Heroes who bargain: Jeor Mormont, Bowen Marsh, Mance Rayder (GC-19.20–19.23, GC-19.37–19.39)."""

import pytest

from kit import rule
from meadhall.rules.kernel import Denial
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.heroes import AfterHero, KeepHero
from meadhall.rules.watch.cards.heroes_trade import Barter, Demand, Give, LookAt, Take
from meadhall.rules.watch.events import CardTakenFromHand, Demanded, DemandMade, GivenBack, HandSeen
from meadhall.rules.watch.fights.tormund import DriveTormund
from meadhall.rules.watch.flow import Turn
from meadhall.rules.watch.land.building import BuildRoad
from rules.watch.scene import BLACK, BLUE, BRICK, GRAIN, LUMBER, ORE, RED, WOOL, YELLOW, Scene, bundle, watch


def trading(hero: str) -> Scene:
    """Blue in his trade step with this hero, Samwell on display."""
    return watch().hero(YELLOW, "alliser_thorne").hero(BLUE, hero).turn(BLUE)  # pyright: ignore[reportArgumentType]


# Jeor Mormont


def mormont() -> Scene:
    scene = trading("jeor_mormont").hand(BLUE, ore=1, grain=1)
    return scene.hand(YELLOW, wool=1).hand(BLACK, wool=3).hand(RED, lumber=2)


@rule("GC-19.20")
@pytest.mark.parametrize("hero", ["jeor_mormont", "bowen_marsh"])
def test_bargaining_heroes_act_in_the_trade_step_only(hero: str):
    scene = trading(hero).hand(BLUE, lumber=2)
    assert UseHero() in scene.options()
    assert scene.turn(BLUE, building=True).refused(UseHero()) == Denial("trade_is_over", "GC-4.3")
    assert scene.before_roll(BLUE).refused(UseHero()) == Denial("only_after_the_roll", "GC-19.44")


@rule("GC-19.20")
def test_two_opponents_hand_over_a_card_and_get_one_back():
    scene = mormont().do(UseHero()).do(Demand(WOOL, (YELLOW, BLACK)))
    assert scene.holding(BLUE) == bundle(ore=1, grain=1, wool=1)
    assert scene.holding(YELLOW) == bundle()
    scene.do(Give(ORE))
    assert scene.told(GivenBack) == [GivenBack(BLUE, YELLOW, ORE)]
    assert scene.holding(BLACK) == bundle(wool=2)
    scene.do(Give(GRAIN))
    assert scene.holding(BLUE) == bundle(wool=2)
    assert scene.holding(YELLOW) == bundle(ore=1)
    assert scene.holding(BLACK) == bundle(wool=2, grain=1)
    assert scene.holding(RED) == bundle(lumber=2)
    assert scene.asks() == AfterHero(BLUE)


@rule("GC-19.20")
@pytest.mark.parametrize("of", [(), (BLUE,), (RED, RED), (YELLOW, BLACK, RED), (7,)])
def test_one_or_two_opponents_and_no_others(of: tuple[int, ...]):
    scene = mormont().do(UseHero())
    assert scene.refused(Demand(WOOL, of)) == Denial("one_or_two_opponents", "GC-19.20")
    assert scene.allows(Demand(WOOL, (RED,)))
    assert scene.allows(Demand(WOOL, (RED, YELLOW)))


@rule("GC-19.21")
def test_nobody_had_it_and_yet_he_was_used():
    scene = mormont().do(UseHero()).do(Demand(BRICK, (YELLOW, RED)))
    assert scene.events == [
        DemandMade(BLUE, BRICK, (YELLOW, RED)),
        Demanded(BLUE, YELLOW, BRICK, False),
        Demanded(BLUE, RED, BRICK, False),
    ]
    assert scene.asks() == AfterHero(BLUE)
    assert scene.holding(BLUE) == bundle(ore=1, grain=1)
    assert scene.do(KeepHero()).refused(UseHero()) == Denial("hero_rests", "GC-19.6")


@rule("GC-19.22")
def test_the_card_given_back_may_be_the_one_received():
    scene = mormont().hand(BLUE).do(UseHero()).do(Demand(WOOL, (BLACK,)))
    assert scene.options() == [Give(WOOL)]
    assert scene.refused(Give(ORE)) == Denial("cards_not_held", "GC-19.22")
    assert scene.do(Give(WOOL)).holding(BLACK) == bundle(wool=3)


@rule("GC-19.22")
def test_or_another_of_the_same_resource():
    scene = mormont().hand(BLUE, wool=1).do(UseHero()).do(Demand(WOOL, (YELLOW,))).do(Give(WOOL))
    assert (scene.holding(BLUE), scene.holding(YELLOW)) == (bundle(wool=1), bundle(wool=1))


# Bowen Marsh


@rule("GC-19.23")
def test_marsh_gives_one_card_for_one_of_another_resource_once():
    scene = trading("bowen_marsh").hand(BLUE, lumber=2).do(UseHero())
    bank = scene.s.bank[:]
    assert scene.refused(Barter(LUMBER, LUMBER)) == Denial("same_on_both_sides", "GC-19.23")
    assert scene.refused(Barter(WOOL, ORE)) == Denial("cards_not_held", "GC-19.23")
    scene.do(Barter(LUMBER, ORE))
    assert scene.holding(BLUE) == bundle(lumber=1, ore=1)
    assert scene.s.bank == [bank[LUMBER] + 1, *bank[1:ORE], bank[ORE] - 1]
    assert scene.asks() == AfterHero(BLUE)
    assert scene.do(KeepHero()).asks() == Turn(BLUE)
    assert scene.refused(Barter(LUMBER, ORE)).code == "not_now"


@rule("GC-19.23")
def test_marsh_takes_only_what_the_supply_holds():
    scene = trading("bowen_marsh").hand(BLUE, lumber=1).supply(ore=0).do(UseHero())
    assert scene.refused(Barter(LUMBER, ORE)) == Denial("supply_is_short", "GC-7.11")


# Mance Rayder


def mance() -> Scene:
    """Red has 3 visible points, all others 2; black holds two points that nobody sees."""
    scene = trading("mance_rayder").buildings(RED, "V42 V11 V01").hand(RED, ore=2, wool=1)
    return scene.hand(BLACK, grain=1).hand(YELLOW, brick=1).cards(BLACK, "vp_tower", "vp_library")


@rule("GC-19.37")
def test_mance_looks_into_the_hand_of_one_who_is_ahead_and_takes_a_card():
    scene = mance().do(UseHero()).do(LookAt(RED))
    (look,) = scene.told(HandSeen)
    assert look.seen_by(BLUE).hand == bundle(ore=2, wool=1)
    assert look.seen_by(BLACK).hand is None
    assert WATCH.visible(scene.s, BLUE).players[RED].hand[:5] == [*bundle(ore=2, wool=1)]
    assert WATCH.visible(scene.s, BLACK).players[RED].hand == [0, 0, 0, 0, 0, 3]
    assert scene.options() == [Take(WOOL), Take(ORE)]
    assert scene.refused(Take(LUMBER)) == Denial("cards_not_held", "GC-19.37")
    scene.do(Take(WOOL))
    assert scene.told(CardTakenFromHand) == [CardTakenFromHand(BLUE, RED, WOOL)]
    assert scene.holding(BLUE) == bundle(wool=1)
    assert scene.holding(RED) == bundle(ore=2)


@rule("GC-19.37")
def test_not_one_who_is_level_or_behind():
    scene = mance().do(UseHero())
    assert scene.options() == [LookAt(RED)]
    for seat in (BLUE, YELLOW):
        assert scene.refused(LookAt(seat)) == Denial("not_ahead_of_you", "GC-19.37")


@rule("GC-19.38")
def test_hidden_points_put_nobody_ahead():
    scene = mance().do(UseHero())
    assert scene.points(BLACK) == 4
    assert scene.refused(LookAt(BLACK)) == Denial("not_ahead_of_you", "GC-19.37")


@rule("GC-19.38")
def test_ones_own_hidden_points_do_not_count_either():
    scene = mance().cards(BLUE, "vp_rookery", "vp_obsidian")
    assert scene.points(BLUE) > scene.points(RED)
    assert scene.do(UseHero()).allows(LookAt(RED))


@rule("GC-19.39")
def test_mance_acts_from_the_end_of_step_one_until_the_first_build():
    scene = mance().hand(BLUE, lumber=1, brick=1).before_roll(BLUE)
    assert scene.refused(UseHero()) == Denial("only_after_the_roll", "GC-19.44")
    scene.roll(3, 4)
    assert scene.refused(UseHero()).code == "not_now"  # Tormund is still to be moved
    scene.do(DriveTormund(7))
    assert UseHero() in scene.options()  # after a 7 too
    scene.do(BuildRoad(scene.options(BuildRoad)[0].path))  # pyright: ignore[reportAttributeAccessIssue]
    assert scene.refused(UseHero()) == Denial("before_the_first_build", "GC-19.39")
    assert UseHero() not in scene.options()
