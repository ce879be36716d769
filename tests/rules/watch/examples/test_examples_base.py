"""Worked examples of the ledger that need nothing from north of the Wall."""

import pytest

from kit import rule
from meadhall.rules.kernel import Denial
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.events import Discarded
from meadhall.rules.watch.fights.tormund import Discard, DiscardCards, DriveTormund, MoveTormund, Rob
from meadhall.rules.watch.land.building import BuildRoad, FoundSettlement
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.trade import SupplyTrade
from rules.watch.scene import BLACK, BLUE, BRICK, GRAIN, LUMBER, ORE, RED, WOOL, YELLOW, Scene, base, bundle, path

SEATS = (BLUE, YELLOW, BLACK, RED)


@rule("GC-EX-1")
def test_a_ten_from_the_start():
    scene = base().roll(4, 6)
    assert [scene.holding(seat) for seat in SEATS] == [bundle(wool=1), bundle(), bundle(wool=1), bundle(ore=1)]


@rule("GC-EX-2")
@pytest.mark.parametrize(
    ("dice", "gain"),
    [((1, 3), bundle(ore=1)), ((5, 6), bundle(wool=1)), ((4, 5), bundle(lumber=1)), ((2, 3), bundle())],
)
def test_what_v13_yields(dice, gain):
    scene = base().buildings(YELLOW, "V13").roll(*dice)
    assert scene.holding(YELLOW) == gain


def yields_of(place: str) -> dict[int, tuple[int, ...]]:
    """What a lone settlement gets by each roll that gives it anything."""
    found: dict[int, tuple[int, ...]] = {}
    for roll in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        scene = base().bare().buildings(YELLOW, place).roll(roll // 2, roll - roll // 2)
        if any(scene.holding(YELLOW)):
            found[roll] = scene.holding(YELLOW)
    return found


@rule("GC-EX-2")
def test_places_that_border_fewer_hexes():
    assert yields_of("V51") == {8: bundle(wool=1), 5: bundle(lumber=1)}
    assert yields_of("V40") == {6: bundle(brick=1)}
    scene = base().bare().turn(YELLOW).hand(YELLOW, ore=2, brick=2)
    assert not scene.options(SupplyTrade)
    scene.buildings(YELLOW, "V40")
    assert set(scene.options(SupplyTrade)) == {SupplyTrade(ORE, get) for get in (LUMBER, BRICK, WOOL, GRAIN)}


@rule("GC-EX-3")
def test_red_builds_a_road_and_looks_where_to_settle():
    scene = base().turn(RED).hand(RED, lumber=2, brick=2, wool=1, grain=1)
    scene.do(BuildRoad(path("V35-V43")))
    assert scene.refused(FoundSettlement(35)) == Denial("too_near", "GC-8.21", {"to": 28, "by": RED})
    assert scene.refused(FoundSettlement(36)) == Denial("no_road_reaches", "GC-8.20")
    assert scene.options(FoundSettlement) == [FoundSettlement(43)]
    scene.do(FoundSettlement(43))
    assert scene.points(RED) == 3


@rule("GC-EX-4")
def test_reds_starting_income():
    s = WATCH.new(Options(mode="base"), 4, seed=1)
    assert s.layout.terrain[5] == "forest"
    assert s.layout.terrain[10] == "hills"
    assert s.layout.terrain[11] == "mountains"
    assert tuple(s.players[RED].hand[:5]) == bundle(lumber=1, brick=1, ore=1)


@rule("GC-EX-5")
@pytest.mark.parametrize(
    ("blue", "dice", "of_red", "of_blue"),
    [
        (("V26", ""), (2, 4), bundle(brick=2), bundle(brick=1)),
        (("V26", ""), (1, 3), bundle(), bundle(grain=1)),
        (("", "V26"), (1, 3), bundle(), bundle(grain=2)),
        (("", "V26"), (2, 4), bundle(brick=2), bundle(brick=2)),
    ],
)
def test_settlements_and_a_keep_at_the_same_hex(blue, dice, of_red, of_blue):
    scene = base().bare().buildings(RED, "V39 V40").buildings(BLUE, *blue).roll(*dice)
    assert scene.holding(RED) == of_red
    assert scene.holding(BLUE) == of_blue


@rule("GC-EX-9")
def test_half_of_the_big_hands():
    scene = base().hand(RED, wool=9).hand(BLUE, brick=7).hand(YELLOW, grain=8).hand(BLACK, ore=13).roll(3, 4)
    for seat, cards in ((YELLOW, bundle(grain=4)), (BLACK, bundle(ore=6)), (RED, bundle(wool=4))):
        assert isinstance(scene.asks(), Discard)
        assert scene.asks().seat == seat
        scene.do(DiscardCards(cards))
    assert {event.seat: event.count for event in scene.told(Discarded)} == {YELLOW: 4, BLACK: 6, RED: 4}
    assert [sum(scene.holding(seat)) for seat in SEATS] == [7, 4, 7, 5]
    assert scene.asks() == MoveTormund(BLUE)


@rule("GC-EX-10")
def test_tormund_keeps_a_hex_from_producing():
    scene = base().tormund("H01").roll(4, 6)
    assert [scene.holding(seat) for seat in SEATS] == [bundle(), bundle(), bundle(), bundle(ore=1)]


def tormund_comes_to_h08(**yellow: int) -> Scene:
    """Blue rolls a 7; red holds three cards."""
    return base().hand(RED, lumber=1, wool=1, ore=1).hand(YELLOW, **yellow).roll(3, 4)


@rule("GC-EX-11")
@pytest.mark.parametrize("drawn", [LUMBER, WOOL, ORE])
def test_the_only_one_with_cards_is_robbed(drawn):
    scene = tormund_comes_to_h08().do(DriveTormund(8), drawn)
    assert scene.holding(BLUE)[drawn] == sum(scene.holding(BLUE)) == 1
    assert sum(scene.holding(RED)) == 2


@rule("GC-EX-11")
def test_if_both_hold_cards_blue_chooses():
    scene = tormund_comes_to_h08(grain=1).do(DriveTormund(8))
    assert scene.options() == [Rob(YELLOW), Rob(RED)]
    scene.do(Rob(YELLOW), GRAIN)
    assert scene.holding(BLUE) == bundle(grain=1)
    assert scene.holding(YELLOW) == bundle()


# H01 (wool) and H14 (ore) answer to a 10.


@rule("GC-EX-37")
def test_two_ore_for_three_go_to_nobody():
    scene = base().bare().buildings(RED, "V10", "V25").buildings(BLUE, "V46").supply(ore=2).roll(5, 5)
    assert scene.holding(RED) == bundle(wool=1)
    assert scene.holding(BLUE) == bundle()
    assert scene.s.bank[ORE] == 2


@rule("GC-EX-37")
def test_one_alone_takes_the_two_that_are_left():
    scene = base().bare().buildings(RED, "V10 V46", "V25").supply(ore=2).roll(5, 5)
    assert scene.holding(RED) == bundle(wool=1, ore=2)
    assert scene.s.bank[ORE] == 0
