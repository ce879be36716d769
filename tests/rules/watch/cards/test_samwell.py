"""Samwell Tarly, who acts in others' turns (GC-19.30, GC-19.31)."""

import pytest

from kit import rule
from meadhall.rules.kernel import Denial
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.heroes import AfterHero, KeepHero
from meadhall.rules.watch.cards.samwell import Console, LetPass, TakeCard
from meadhall.rules.watch.events import Advanced, CardsTaken, HeroUsed, Produced
from meadhall.rules.watch.fights.tormund import DriveTormund
from rules.watch.scene import BLUE, ORE, RED, YELLOW, Scene, bundle, watch

KINDS = range(5)


def samwell(seat: int = YELLOW) -> Scene:
    """Before Blue's roll. Yellow's settlements stand at H12, H18, H19 (V44) and H05, H10, H11 (V28)."""
    return watch().hero(seat, "samwell_tarly")


@rule("GC-19.30")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("owner", [BLUE, YELLOW])
def test_after_any_production_that_gave_his_owner_nothing(owner: int, kind: int):
    scene = samwell(owner).roll(1, 4)
    assert scene.asks() == Console(owner)
    assert scene.options() == [*map(TakeCard, KINDS), LetPass()]
    scene.do(TakeCard(kind))
    assert sum(scene.holding(owner)) == scene.holding(owner)[kind] == 1
    assert scene.s.bank[kind] == 18 - (kind == ORE)  # Red got an ore by the roll
    assert scene.told(HeroUsed) == [HeroUsed(owner, "samwell_tarly")]
    assert len(scene.told(CardsTaken)) == 1
    assert scene.asks() == AfterHero(owner)


@rule("GC-19.30")
def test_not_when_the_roll_gave_him_a_card():
    scene = samwell().roll(4, 5)  # H11, where Yellow's V28 stands
    assert sum(scene.holding(YELLOW)) == 1
    assert not isinstance(scene.asks(), Console)


@rule("GC-19.30")
def test_not_on_a_seven():
    scene = samwell().roll(3, 4).do(DriveTormund(7))
    assert not isinstance(scene.asks(), Console)
    assert scene.holding(YELLOW) == bundle()


@rule("GC-19.30")
def test_in_no_other_way():
    scene = samwell(BLUE)
    assert scene.refused(UseHero()) == Denial("only_after_production", "GC-19.30")
    assert scene.turn(BLUE).refused(UseHero()) == Denial("only_after_production", "GC-19.30")


@rule("GC-19.30")
def test_before_any_other_hero_and_before_the_wildlings():
    scene = samwell().hero(BLUE, "ygritte").gift(H05="W").camps(river="W").roll(1, 4, wildling=1)
    assert scene.asks() == Console(YELLOW)
    assert len(scene.told(Produced)) == 1
    assert scene.told(Advanced) == []
    assert scene.refused(UseHero(), by=BLUE).code == "not_now"
    scene.do(TakeCard(ORE)).do(KeepHero())
    assert len(scene.told(Advanced)) == 1
    assert UseHero() in scene.options()


@rule("GC-19.31")
@pytest.mark.parametrize("block", ["tormund", "wildling", "supply"])
def test_blocked_hexes_and_a_short_supply_count_as_nothing(block: str):
    scene = samwell()
    match block:
        case "tormund":
            scene.tormund("H11")
        case "wildling":
            scene.gift(H11="W")
        case _:
            scene.buildings(RED, "V43").supply(lumber=1)  # Red and Yellow would both get lumber
    scene.roll(4, 5)
    assert sum(scene.holding(YELLOW)) == 0
    assert scene.asks() == Console(YELLOW)


@rule("GC-19.31")
def test_one_card_that_was_left_is_a_card():
    scene = samwell().buildings(YELLOW, "V44", "V28").supply(lumber=1).roll(4, 5)
    assert scene.holding(YELLOW) == bundle(lumber=1)
    assert not isinstance(scene.asks(), Console)
