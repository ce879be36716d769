"""Chapter 5: what the land yields."""

import msgspec
import pytest

from kit import rule
from meadhall.rules.kernel import asked
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.events import DiceRolled, Produced
from meadhall.rules.watch.fights.tormund import Discard
from meadhall.rules.watch.flow import PreRoll, Turn
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.placement import LayFirstRoad, Settle
from rules.watch.scene import BLACK, BLUE, LUMBER, ORE, RED, YELLOW, Scene, base, bundle, path, watch


@rule("GC-5.1")
@pytest.mark.parametrize("dice", [(4, 6), (5, 5), (6, 4)])
def test_the_sum_of_two_dice_names_the_hexes(dice):
    scene = base().roll(*dice)  # 10: H01, H14, H17
    assert scene.told(DiceRolled) == [DiceRolled(BLUE, dice, 0)]
    assert [scene.holding(seat) for seat in (BLUE, YELLOW, BLACK, RED)] == [
        bundle(wool=1),
        bundle(),
        bundle(wool=1),
        bundle(ore=1),
    ]


@rule("GC-5.1")
def test_every_hex_with_the_number_produces():
    # 4 is the number of H03 (mountains), H05 (forest) and H09 (fields)
    scene = base().bare().buildings(BLUE, "V08 V15 V20").roll(1, 3)
    assert scene.holding(BLUE) == bundle(ore=1, lumber=1, grain=1)


@rule("GC-5.2")
@pytest.mark.parametrize("roller", [BLUE, YELLOW, BLACK, RED])
def test_all_players_collect(roller):
    scene = base().before_roll(roller).roll(5, 5)
    assert [sum(scene.holding(seat)) for seat in (BLUE, YELLOW, BLACK, RED)] == [1, 0, 1, 1]


@rule("GC-5.3")
@pytest.mark.parametrize(
    ("settlements", "keeps", "wool"),
    [("V51", "", 1), ("", "V51", 2), ("V51 V43", "", 2), ("V51", "V43", 3), ("V51", "V43 V57", 5)],
)
def test_settlements_give_one_and_keeps_two(settlements, keeps, wool):
    scene = base().bare().buildings(BLUE, settlements, keeps).roll(4, 4)  # 8: H18 pasture, H20 fields
    assert scene.holding(BLUE) == bundle(wool=wool)


@rule("GC-5.4")
def test_nothing_grows_under_tormund():
    scene = base().bare().buildings(BLUE, "V51").buildings(RED, "", "V59")
    scene.tormund("H18").roll(4, 4)
    assert scene.holding(BLUE) == bundle()
    assert scene.holding(RED) == bundle(grain=2)  # H20 has the same number
    assert scene.told(Produced)[0].blocked == (18,)
    scene.tormund("H20").before_roll().roll(4, 4)
    assert scene.holding(BLUE) == bundle(wool=1)
    assert scene.holding(RED) == bundle(grain=2)


@rule("GC-5.5")
@pytest.mark.parametrize("roll", [2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
def test_the_ice_field_never_produces(roll):
    """Even if it had a number."""
    scene = base().bare().tormund("H01")
    numbers = tuple((roll,) if terrain == "ice_field" else () for terrain in scene.s.layout.terrain)
    scene.s.layout = msgspec.structs.replace(scene.s.layout, rolls=numbers)
    scene.buildings(BLUE, "V23 V30 V37", "V44 V36 V29").roll(roll // 2, roll - roll // 2)
    assert scene.holding(BLUE) == bundle()
    assert not any(base().s.layout.rolls[12])


def ore_and_wool(ore: int) -> Scene:
    """A 10 would give 1 wool and 2 ore to blue, 1 ore to red, but so little ore is left."""
    scene = base().bare().buildings(BLUE, "V10", "V25").buildings(RED, "V46")
    return scene.supply(ore=ore)


@rule("GC-5.6")
def test_what_the_supply_cannot_pay_to_all_nobody_gets():
    scene = ore_and_wool(2).roll(5, 5)
    assert scene.holding(BLUE) == bundle(wool=1)
    assert scene.holding(RED) == bundle()
    assert scene.s.bank[ORE] == 2
    assert scene.told(Produced)[0].short == (ORE,)


@rule("GC-5.6")
def test_a_supply_that_just_suffices_is_paid_out():
    scene = ore_and_wool(3).roll(5, 5)
    assert scene.holding(BLUE) == bundle(wool=1, ore=2)
    assert scene.holding(RED) == bundle(ore=1)
    assert scene.s.bank[ORE] == 0
    assert scene.told(Produced)[0].short == ()


@rule("GC-5.7")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_one_alone_takes_what_is_left(left):
    scene = base().bare().buildings(BLUE, "V10", "V25 V39").supply(ore=left).roll(5, 5)
    assert scene.holding(BLUE) == bundle(wool=1, ore=left)
    assert scene.s.bank[ORE] == 0


@rule("GC-5.8")
def test_starting_income_stops_where_the_supply_is_empty():
    """19 cards of each always suffice: the supply is emptied by hand."""
    scene = Scene(Options(mode="base", placement="free", first_player="1"), 2).supply(lumber=0, ore=1)
    for place, road in ((45, "V45-V52"), (24, "V24-V30"), (10, "V10-V15"), (28, "V28-V35")):
        scene.do(Settle(place)).do(LayFirstRoad(path(road)))
    assert scene.holding(YELLOW) == bundle(wool=1)
    assert scene.holding(BLUE) == bundle(brick=1, ore=1)
    assert (scene.s.bank[LUMBER], scene.s.bank[ORE]) == (0, 0)


@rule("GC-5.9")
def test_production_is_told_to_all_but_hands_stay_hidden():
    """What the window animates is the event, which every seat gets whole."""
    scene = base().hand(RED, grain=1).roll(5, 5)
    [produced] = scene.told(Produced)
    assert produced.gains == (bundle(wool=1), bundle(), bundle(wool=1), bundle(ore=1))
    for seat in (BLUE, YELLOW, BLACK, RED):
        assert produced.seen_by(seat) == produced
    assert WATCH.visible(scene.s, BLUE).players[RED].hand == [0, 0, 0, 0, 0, 2]


@rule("GC-5.10")
@pytest.mark.parametrize("new_scene", [base, watch])
def test_a_hand_has_no_limit_but_on_a_seven(new_scene):
    scene = new_scene().hand(BLUE, lumber=10, brick=10, wool=10)
    scene.roll(1, 2)
    assert asked(scene.s) == Turn(BLUE)
    assert sum(scene.holding(BLUE)) >= 30
    scene.before_roll()
    assert asked(scene.s) == PreRoll(BLUE)
    scene.roll(3, 4)
    assert isinstance(asked(scene.s), Discard)
