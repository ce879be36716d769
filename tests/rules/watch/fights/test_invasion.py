"""Chapter 16: over the Wall and into the Gift."""

import pytest

from kit import rule
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.development import DriveOut, PlayCard
from meadhall.rules.watch.cards.heroes_north import SendHome, SendHomeFromNorth
from meadhall.rules.watch.data import HEROES, HeroId
from meadhall.rules.watch.events import (
    Advanced,
    CardStolen,
    Crossed,
    GuardLost,
    InvasionBegan,
    InvasionMarked,
    SupplyTraded,
    TragicEnd,
    WildlingRemoved,
)
from meadhall.rules.watch.fights.tormund import DriveTormund
from meadhall.rules.watch.land.building import BuildRoad, FoundSettlement
from meadhall.rules.watch.land.ground import ground
from meadhall.rules.watch.trade import SupplyTrade
from rules.watch.scene import BLACK, BLUE, BRICK, RED, YELLOW, Scene, path, watch

ARROWS = ground("m21").arrows


def attacked(*guards: int, warriors: str) -> Scene:
    """One more warrior comes by trail 5 to W3."""
    return watch().wall(3, *guards).clearings("", "", warriors, "").camps(cave="W").roll(1, 2, wildling=5)


@rule("GC-16.1")
@pytest.mark.parametrize(
    ("guards", "left"),
    [((), ()), ((RED,), ()), ((RED, BLUE), (BLUE,)), ((RED, BLUE, BLACK), (BLUE, BLACK))],
)
def test_an_invasion_takes_the_guard_of_post_one(guards: tuple[int, ...], left: tuple[int, ...]):
    scene = attacked(*guards, warriors="W" * len(guards))
    assert scene.guards_on(3) == left
    assert scene.told(GuardLost) == ([GuardLost(RED, 2)] if guards else [])
    assert scene.s.pieces_left(RED, "guard") == 7


@rule("GC-16.2")
def test_all_of_the_clearing_cross_one_by_one():
    scene = attacked(RED, BLUE, BLACK, warriors="WWW")
    assert scene.told(Crossed) == [Crossed("warrior", 5, hex) for hex in (3, 7, 12, 18)]
    assert (scene.clearing(3), set(scene.in_gift())) == ("", {"H03", "H07", "H12", "H18"})


@rule("GC-16.2")
def test_each_takes_the_first_free_hex_of_the_arrow():
    scene = watch().gift(H03="C", H12="G").wall(3, RED, RED).clearings("", "", "WW", "").camps(cave="W")
    scene.roll(1, 2, wildling=5)
    assert [crossing.hex for crossing in scene.told(Crossed)] == [7, 18, 8]


@rule("GC-16.2")
def test_other_clearings_stay():
    scene = watch().wall(2, RED).wall(4, RED).clearings("", "W", "", "W").camps(cave="W").roll(1, 2, wildling=5)
    assert [scene.clearing(section) for section in range(1, 5)] == ["", "W", "", "W"]


@rule("GC-16.3")
@pytest.mark.parametrize("warriors", ["", "W", "WWW"])
def test_the_marker_moves_one_space_after_the_crossings(warriors: str):
    scene = attacked(*[RED] * len(warriors), warriors=warriors)
    assert scene.s.invasions == 1
    steps = [type(event) for event in scene.events if isinstance(event, InvasionBegan | Crossed | InvasionMarked)]
    assert steps == [InvasionBegan, *[Crossed] * (len(warriors) + 1), InvasionMarked]


@rule("GC-16.4")
@pytest.mark.parametrize("count", range(1, 5))
def test_one_invasion_costs_one_guard_at_most(count: int):
    scene = attacked(*[RED] * count, warriors="W" * count)
    assert (len(scene.in_gift()), scene.guards(RED)) == (count + 1, count - 1)


@rule("GC-16.5")
@pytest.mark.parametrize("there", ["W", "C", "G"])
@pytest.mark.parametrize("comes", ["W", "C", "G"])
def test_a_hex_holds_one_wildling(there: str, comes: str):
    scene = watch().gift(H02=there).camps(cave=comes).roll(1, 2, wildling=4)
    assert scene.in_gift() == {"H02": there, "H07": comes}


@rule("GC-16.6")
@pytest.mark.parametrize("die", range(1, 9))
def test_a_full_arrow_is_left_for_the_other_of_the_section(die: int):
    partner = ARROWS[die + 1 if die % 2 else die - 1]
    clan = "river" if die < 4 else "cave" if die < 6 else "hornfoot"
    full = {f"H{hex:02d}": "W" for hex in ARROWS[die]}
    scene = watch().gift(**full).camps(**{clan: "C"}).roll(1, 2, wildling=die)
    assert [crossing.hex for crossing in scene.told(Crossed)] == [partner[1]]  # they share their first hex


@rule("GC-16.6")
@pytest.mark.parametrize(("die", "first_free"), [(1, 2), (3, 1), (8, 1)])
def test_with_both_arrows_full_the_first_free_hex_of_the_gift(die: int, first_free: int):
    """It is the eighth wildling: both arrows of a section have seven hexes."""
    both = ARROWS[die] + ARROWS[die + 1 if die % 2 else die - 1]
    clan = "river" if die < 4 else "hornfoot"
    scene = watch().gift(**{f"H{hex:02d}": "W" for hex in both}).camps(**{clan: "C"}).roll(1, 2, wildling=die)
    assert [crossing.hex for crossing in scene.told(Crossed)] == [first_free]
    assert scene.is_over()


@rule("GC-16.7")
def test_buildings_roads_and_tormund_do_not_stop_a_wildling():
    scene = watch().bare().buildings(RED, "V02", keeps="V17").roads(RED, "V02-V06", "V11-V17").tormund("H02")
    scene.hero(YELLOW, "ygritte").wall(2, BLUE).clearings("", "W", "", "").camps(cave="W").roll(1, 2, wildling=4)
    assert set(scene.in_gift()) == {"H02", "H07"}  # V17 is a corner of H07 as well
    assert scene.s.tormund == 2
    assert (scene.s.players[RED].settlements, scene.s.players[RED].keeps) == ((2,), (17,))
    assert len(scene.s.players[RED].roads) == 2


@rule("GC-16.8")
def test_wildlings_in_the_gift_never_move_again():
    scene = watch().gift(H02="W", H07="C").hero(YELLOW, "ygritte").camps("W", "W", "W")
    for die in (2, 5):
        scene.before_roll().roll(1, 2, wildling=die)
    assert scene.in_gift() == {"H02": "W", "H07": "C", "H01": "W", "H03": "W"}


@rule("GC-16.8")
def test_building_trade_routes_and_robbery_go_on_under_a_wildling():
    """Red has the brick route at V27; wildlings stand on all his hexes."""
    scene = watch().bare().buildings(RED, "V27").roads(RED, "V27-V34", "V34-V42").gift(H10="W", H16="W", H17="W")
    scene.turn(RED).hand(RED, brick=3, lumber=2, wool=1, grain=1)
    scene.do(SupplyTrade(BRICK, 0))
    assert scene.told(SupplyTraded)[0].rate == 2
    scene.hand(RED, brick=2, lumber=2, wool=1, grain=1)
    scene.do(BuildRoad(path("V42-V49"))).do(FoundSettlement(42))
    assert scene.s.owner[42] == RED
    scene.before_roll(BLUE).hand(RED, ore=1).roll(3, 4).do(DriveTormund(10), 4)
    assert scene.told(CardStolen) == [CardStolen(BLUE, RED, 4)]


@rule("GC-16.9")
@pytest.mark.parametrize("hero", HEROES)
def test_no_hero_but_ygritte_moves_a_wildling_of_the_gift(hero: HeroId):
    scene = watch().gift(H02="W").hero(BLUE, hero).turn()
    if hero == "ygritte":
        assert scene.do(UseHero()).options() == [SendHome(2)]
        scene.do(SendHome(2))
        assert (scene.in_gift(), scene.s.frostfangs["warrior"]) == ({}, 24)
        return
    if scene.allows(UseHero()):
        scene.do(UseHero())
    assert not any(isinstance(action, SendHome) for action in scene.options())
    assert scene.refused(SendHome(2)).code == "not_now"


@rule("GC-16.9")
def test_a_ranger_patrol_drives_one_out():
    scene = watch().gift(H02="G").cards(BLUE, "ranger_patrol").turn().do(PlayCard("ranger_patrol")).do(DriveOut(2))
    assert scene.told(WildlingRemoved) == [WildlingRemoved("giant", "gift", 2)]
    assert (scene.in_gift(), scene.s.frostfangs["giant"]) == ({}, 8)


@rule("GC-16.9")
def test_benjen_works_only_north_of_the_wall():
    scene = watch().gift(H02="W").hero(BLUE, "benjen_stark").turn()
    assert scene.refused(UseHero()).code == "no_wildling_there"
    scene.camps(river="W").gift(H02="W").do(UseHero())
    assert isinstance(scene.asks(), SendHomeFromNorth)
    assert len(scene.options()) == 1
    assert scene.refused(SendHome(2)).rule == "GC-25.17"


@rule("GC-16.10")
@pytest.mark.parametrize(("there", "crossed"), [(7, 1), (6, 2), (5, 3)])
def test_the_gift_is_counted_after_every_crossing(there: int, crossed: int):
    """Four would cross; the eighth wildling ends it, whoever has still to come."""
    gift = {f"H{hex:02d}": "C" for hex in (1, 2, 5, 6, 10, 11, 15)[:there]}
    scene = watch().gift(**gift).wall(3, RED, RED, BLACK).clearings("", "", "WWW", "").camps(cave="W")
    scene.roll(1, 2, wildling=5)
    assert len(scene.told(Crossed)) == crossed
    assert scene.clearing(3) == "W" * (4 - crossed)
    assert [(end.by_invasions, end.guards) for end in scene.told(TragicEnd)] == [(False, (0, 0, 1, 1))]
    assert (scene.is_over(), scene.s.invasions) == (True, 0)


@rule("GC-16.10")
def test_seven_may_stand_in_the_gift():
    scene = watch().gift(H01="C", H02="C", H05="C", H06="C", H10="C", H11="C").camps(cave="W").roll(1, 2, wildling=5)
    assert len(scene.in_gift()) == 7
    assert not scene.is_over()
    assert scene.told(Advanced)
