"""Chapter 13: the turn of Brotherhood, and what the three dice do one after the other."""

import pytest

from kit import rule
from meadhall.rules.kernel import play
from meadhall.rules.watch.cards.samwell import Console, LetPass
from meadhall.rules.watch.cards.tragedy import LoseDisplayedHero, LoseHero
from meadhall.rules.watch.data import CLANS
from meadhall.rules.watch.events import Advanced, DiceRolled, Produced
from meadhall.rules.watch.fights.tormund import Discard, DiscardCards, DriveTormund, MoveTormund, Rob, StealFrom
from meadhall.rules.watch.flow import Turn
from meadhall.rules.watch.land.building import BuildRoad
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.production import RollDice
from meadhall.rules.watch.trade import SupplyTrade
from rules.watch.scene import BLUE, BRICK, ORE, RED, WOOL, YELLOW, Scene, bundle, watch


@rule("GC-13.1")
def test_production_and_wildlings_then_trade_then_building():
    scene = watch().camps(cave="W").hand(BLUE, ore=6, brick=1, lumber=1)
    road = scene.s.ground.edges_at[46][0]
    assert scene.refused(SupplyTrade(ORE, WOOL)).code == "roll_first"
    assert scene.refused(BuildRoad(road)).rule == "GC-4.1"
    scene.roll(1, 2, wildling=4)
    assert [type(event) for event in scene.events[:3]] == [DiceRolled, Produced, Advanced]
    scene.do(SupplyTrade(ORE, WOOL)).do(BuildRoad(road))
    assert scene.refused(SupplyTrade(ORE, WOOL)).code == "trade_is_over"
    assert scene.refused(RollDice()).code == "not_now"


@rule("GC-13.2")
@pytest.mark.parametrize("dice", [(1, 2), (3, 4)])
def test_three_dice_at_once_and_production_first(dice: tuple[int, int]):
    scene = watch().camps(cave="W").hand(RED, ore=8)
    scene.s.chance.laid = [*dice, 4]
    assert play(scene.s, RollDice(), scene.events) == [*dice, 4]
    assert scene.events[0] == DiceRolled(BLUE, dice, 4)
    told = [type(event) for event in scene.events]
    if sum(dice) == 7:  # the discards come first
        assert Advanced not in told
    else:
        assert told.index(Produced) < told.index(Advanced)


def in_the_northwest() -> Scene:
    """Blue lives between H01 and H05, red on H01 alone; nobody is Samwell."""
    return watch().bare().buildings(BLUE, "V10").buildings(RED, "V01").hero(YELLOW, "ygritte")


@rule("GC-13.3")
@pytest.mark.parametrize("blocked", ["", "wildling", "tormund"])
def test_hexes_with_a_wildling_or_tormund_produce_nothing(blocked: str):
    scene = in_the_northwest()
    if blocked == "wildling":
        scene.gift(H01="W")
    elif blocked == "tormund":
        scene.tormund("H01")
    scene.roll(2, 3)
    paid = bundle() if blocked else bundle(ore=1)
    assert (scene.holding(BLUE), scene.holding(RED)) == (paid, paid)
    assert scene.told(Produced)[0].blocked == ((1,) if blocked else ())
    scene.before_roll().roll(3, 3)
    assert scene.holding(BLUE)[ORE] == paid[ORE] + 1  # H05 is not concerned


@rule("GC-13.3")
@pytest.mark.parametrize("figure", ["W", "C", "G"])
def test_the_wildling_of_this_roll_does_not_block_it(figure: str):
    scene = in_the_northwest().camps(river=figure).roll(2, 3, wildling=1)
    assert scene.in_gift() == {"H01": figure}
    assert scene.holding(RED) == bundle(ore=1)
    assert scene.before_roll().roll(2, 3).holding(RED) == bundle(ore=1)


@rule("GC-13.4")
def test_a_seven_is_finished_before_the_wildling_die():
    scene = watch().bare().buildings(RED, "V11").buildings(YELLOW, "V01").hand(BLUE, ore=8)
    scene.hand(RED, brick=1).hand(YELLOW, brick=1).camps(cave="W").roll(3, 4, wildling=4)
    questions = []
    for answer in (DiscardCards(bundle(ore=4)), DriveTormund(1), Rob(RED)):
        assert scene.camp("cave") == "W"
        questions.append(type(scene.asks()))
        scene.do(answer, *([BRICK] if isinstance(answer, Rob) else []))
    assert questions == [Discard, MoveTormund, StealFrom]
    assert scene.holding(BLUE) == bundle(ore=4, brick=1)
    assert (scene.in_gift(), scene.s.invasions) == ({"H02": "W"}, 1)
    assert scene.asks() == Turn(BLUE)


@rule("GC-13.5")
def test_the_fixed_order_of_step_one():
    scene = Scene(Options(placement="ready", first_player="1", tragedy_of_heroes=True), 4).bare()
    scene.buildings(RED, "V14").camps(cave="W")  # H04: grain on an eight
    scene.roll(4, 4, wildling=4)
    assert scene.asks() == LoseDisplayedHero(BLUE)
    assert (scene.holding(RED), scene.camp("cave")) == (bundle(), "W")
    scene.do(LoseHero("ygritte"))
    assert scene.asks() == Console(YELLOW)
    assert (scene.holding(RED), scene.camp("cave")) == (bundle(grain=1), "W")
    scene.do(LetPass())
    assert (scene.camp("cave"), len(scene.told(Advanced))) == ("", 1)
    assert scene.asks() == Turn(BLUE)


@rule("GC-13.5")
@pytest.mark.parametrize(("hornfoot", "wins"), [("G", False), ("", True)])
def test_the_end_is_checked_after_the_wildlings(hornfoot: str, wins: bool):
    """Ten points, one of them for three guards; the giant takes one of these."""
    scene = watch().bare().buildings(BLUE, "V10", keeps="V42 V44 V46 V26").wall(4, BLUE, BLUE, BLUE)
    scene.hero(YELLOW, "ygritte").camps(hornfoot=hornfoot)
    assert scene.points(BLUE) == 10
    assert scene.roll(1, 1, wildling=8).is_over() is wins
    assert scene.points(BLUE) == (10 if wins else 9)


TRAILS = {1: "river", 2: "river", 3: "river", 4: "cave", 5: "cave", 6: "hornfoot", 7: "hornfoot", 8: "hornfoot"}


@rule("GC-13.6")
@pytest.mark.parametrize("die", range(1, 13))
def test_eight_numbers_of_the_wildling_die_name_trails(die: int):
    scene = watch().camps("CW", "CW", "CW").roll(1, 2, wildling=die)
    left = {clan: scene.camp(clan) for clan in CLANS}
    assert left == {clan: "W" if clan == TRAILS.get(die) else "CW" for clan in CLANS}
