"""Where the rulebook is silent or two texts differ: how it is ruled (chapter 29)."""

from collections import Counter

import pytest

from kit import rule
from meadhall.rules.kernel import BadOption
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.development import PlayCard
from meadhall.rules.watch.cards.heroes import AfterHero, KeepHero
from meadhall.rules.watch.cards.heroes_trade import Demand
from meadhall.rules.watch.cards.samwell import Console, TakeCard
from meadhall.rules.watch.data import CARDS, NORTH, CardId
from meadhall.rules.watch.events import (
    Advanced,
    Crossed,
    GameWon,
    InvasionBegan,
    LargestPatrolLaidAside,
    Mustered,
    NoAdvance,
    NoneLeftToMuster,
    Produced,
    StartingIncome,
    TokensRevealed,
)
from meadhall.rules.watch.fights.tormund import DiscardCards, DriveTormund
from meadhall.rules.watch.fights.wall import PostGuard
from meadhall.rules.watch.land.building import BuildKeep, BuildRoad
from meadhall.rules.watch.land.ground import ground
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.placement import Settle
from meadhall.rules.watch.state import State
from meadhall.rules.watch.trade import SupplyTrade
from rules.watch.scene import BLACK, BLUE, BRICK, LUMBER, ORE, RED, YELLOW, Scene, base, bundle, chain, path, watch


def quiet() -> Scene:
    """No buildings, and nobody asks Samwell."""
    return watch().bare().hero(YELLOW, "alliser_thorne")


def winners(scene: Scene) -> tuple[int, ...]:
    return scene.s.result.winners if scene.s.result else ()


def keep_for_ten() -> Scene:
    """Blue has nine points and the cards for a keep on V46."""
    scene = quiet().buildings(BLUE, "V42 V46 V48", "V01 V02 V03").hand(BLUE, ore=3, grain=2)
    return scene.turn(BLUE).keep_tile(BLUE, "cave_warrior", "river_climber")


# Winning


@rule("GC-AMB-1")
def test_brotherhood_is_won_in_the_middle_of_the_turn_wildlings_first():
    scene = keep_for_ten().do(BuildKeep(46))
    assert winners(scene) == (BLUE,)
    assert isinstance(scene.events[-1], GameWon)
    assert len(scene.told(Mustered)) == 2
    assert not Options().victory_at_end_of_turn


@rule("GC-AMB-24")
def test_the_special_tokens_wildling_comes_before_its_point():
    scene = quiet().buildings(BLUE, "V46", "V01 V02 V03 V04").roads(BLUE, *chain("V46 V53 V59 V52 V58"))
    scene.hand(BLUE, lumber=1, brick=1).turn(BLUE).wall(1, RED).wall(3, RED)
    scene.camps(cave="WWWW").invasions(2).reserve("cave_giant").do(BuildRoad(path("V51-V58")))
    assert scene.s.road_holder == BLUE
    assert scene.points(BLUE) == 10
    assert winners(scene) == (RED,)


@rule("GC-AMB-21")
def test_the_oldest_guard_decides_nothing():
    scene = quiet().wall(1, RED, BLUE).camps(cave="W").invasions(2).roll(1, 4, wildling=4)
    assert scene.s.result is not None
    assert (scene.s.result.ending, winners(scene)) == ("all_lose", ())


@rule("GC-AMB-26")
def test_the_five_point_cards_differ_in_name_only():
    cards: list[CardId] = [card for card in CARDS if CARDS[card].kind == "point"]
    assert len(cards) == 5
    for card in cards:
        scene = base().cards(BLUE, card).turn(BLUE)
        assert scene.points(BLUE) == scene.visible_points(BLUE) + 1
        assert scene.denied(PlayCard(card)) == ("points_are_kept", "GC-9.13")


# Set-up


def all_settled() -> State:
    """Free placement to the end, always on the first place there is."""
    s = WATCH.new(Options(), 4, 1)
    scene = watch(placement="free")
    scene.s = s
    while s.turn == 0:
        scene.do(scene.options()[0])
        assert scene.told(TokensRevealed) == []
    return s


@rule("GC-AMB-2")
def test_starting_settlements_reveal_nothing():
    s = all_settled()
    assert s.used == ()
    assert s.frostfangs == NORTH.figures
    assert len(s.reserve) == 13
    assert [len(player.tile) for player in s.players] == [3, 3, 3, 3]


@rule("GC-AMB-11")
def test_two_players_are_offered_in_base_only():
    assert len(base(2).s.players) == 2
    with pytest.raises(BadOption):
        watch(2)


@rule("GC-AMB-12")
def test_fifteen_roads():
    assert base().bare().s.pieces_left(BLUE, "road") == 15


@rule("GC-AMB-13")
def test_what_is_missing_with_three_players():
    three, four = watch(3).s.layout, watch(4).s.layout
    missing = [hex for hex in range(1, 22) if three.terrain[hex] is None]
    assert missing == [10, 15, 16, 17, 21]
    kept = [hex for hex in range(1, 22) if hex not in missing]
    assert [(three.terrain[hex], three.rolls[hex]) for hex in kept] == [
        (four.terrain[hex], four.rolls[hex]) for hex in kept
    ]
    numbers = Counter(roll for rolls in three.rolls for roll in rolls)
    assert numbers == dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)


@rule("GC-AMB-14")
def test_the_base_layout_satisfies_what_is_told_about_the_picture():
    scene = base().roll(4, 6)
    assert [scene.holding(seat) for seat in (RED, BLUE, BLACK, YELLOW)] == [
        bundle(ore=1),
        bundle(wool=1),
        bundle(wool=1),
        bundle(),
    ]
    layout, here = scene.s.layout, ground("m21")
    bordering = {
        place: {(layout.terrain[hex], *layout.rolls[hex]) for hex in here.hexes_at[place]} for place in here.vertices
    }
    assert bordering[13] == {("mountains", 4), ("pasture", 11), ("forest", 9)}
    assert bordering[51] == {("pasture", 8), ("forest", 5)}
    assert bordering[40] == {("hills", 6)}
    events: list[StartingIncome] = []
    WATCH.new(Options(mode="base"), 4, 1, events)  # pyright: ignore[reportArgumentType]
    assert StartingIncome(RED, bundle(lumber=1, brick=1, ore=1)) in events


@rule("GC-AMB-23")
@pytest.mark.parametrize("first", [1, 3])
def test_starting_heroes_follow_the_russian_order(first: int):
    scene = watch(first_player=str(first))
    order = [(first - 1 + step) % 4 for step in range(4)]
    assert [scene.s.players[seat].hero for seat in order] == [
        "othell_yarwyck",
        "samwell_tarly",
        "bowen_marsh",
        "jeor_mormont",
    ]


@rule("GC-AMB-25")
def test_paths_under_the_wall_are_ordinary_borderland():
    north_rim = [
        path(f"V{a:02d}-V{b:02d}") for a, b in ((5, 1), (1, 6), (6, 2), (2, 7), (7, 3), (3, 8), (8, 4), (4, 9))
    ]
    assert set(north_rim) <= ground("m21").borderland
    scene = watch(placement="free")
    assert scene.allows(Settle(1))
    scene = quiet().buildings(BLUE, "V01").hand(BLUE, lumber=1, brick=1).turn(BLUE).do(BuildRoad(path("V01-V06")))
    assert scene.s.players[BLUE].roads == (path("V01-V06"),)


# Wildlings


@rule("GC-AMB-3")
@pytest.mark.parametrize(("die", "hex"), [(1, "H05"), (2, "H06")])
def test_each_trail_number_has_its_own_arrow(die: int, hex: str):
    scene = quiet().camps(river="C").gift(H01="W").roll(1, 4, wildling=die)
    assert scene.in_gift() == {"H01": "W", hex: "C"}


@rule("GC-AMB-4")
@pytest.mark.parametrize(
    ("clan", "fifth", "arrows"), [("river", "CCWW", [1, 3]), ("cave", "CCWW", [4, 5]), ("hornfoot", "CCWW", [6, 7])]
)
def test_a_rush_takes_the_lower_number_of_each_trail(clan: str, fifth: str, arrows: list[int]):
    scene = quiet().camps(**{clan: fifth}).reveal(f"{clan}_warrior")
    assert [event.arrow for event in scene.told(Crossed)] == arrows


@rule("GC-AMB-5")
@pytest.mark.parametrize(
    ("taken", "hex"),
    [
        ((3, 7, 12), "H18"),
        ((3, 7, 12, 18), "H08"),  # the section's other arrow
        ((3, 7, 12, 18, 8, 14, 21), "H01"),  # the first free hex, which would be the eighth wildling
    ],
)
def test_where_all_hexes_of_the_arrow_are_taken(taken: tuple[int, ...], hex: str):
    scene = quiet().camps(cave="C").gift(**{f"H{place:02d}": "W" for place in taken}).roll(1, 4, wildling=5)
    assert scene.in_gift()[hex] == "C"


@rule("GC-AMB-6")
@pytest.mark.parametrize(("guards", "invades"), [(1, True), (2, False)])
def test_a_giant_who_leaves_too_few_guards_opens_the_way(guards: int, invades: bool):
    scene = quiet().camps(cave="G").clearings("", "W", "", "").wall(2, *[BLACK] * guards).roll(1, 4, wildling=4)
    assert len(scene.told(InvasionBegan)) == invades
    assert scene.in_gift() == ({"H02": "W"} if invades else {})


@rule("GC-AMB-7")
def test_a_giant_whom_nobody_meets_crosses():
    scene = quiet().camps(hornfoot="G").roll(1, 4, wildling=6)
    assert scene.in_gift() == {"H03": "G"}
    assert scene.s.invasions == 1


@rule("GC-AMB-8")
@pytest.mark.parametrize("die", range(8, 13))
def test_nine_to_twelve_name_no_trail(die: int):
    scene = quiet().camps(river="W", cave="W", hornfoot="W").wall(4, RED).roll(1, 4, wildling=die)
    assert scene.told(NoAdvance) == ([NoAdvance(die)] if die > 8 else [])
    assert scene.camp("hornfoot") == ("W" if die > 8 else "")


@rule("GC-AMB-9")
def test_a_token_without_a_figure_has_no_effect():
    scene = quiet().camps(river="GG", cave="GG", hornfoot="GG").gift(H05="G", H06="G").reveal("river_giant")
    assert scene.told(NoneLeftToMuster) == [NoneLeftToMuster(0, "giant")]
    assert scene.camp("river") == "GG"
    assert scene.s.frostfangs["giant"] == 0
    assert scene.s.used == ("river_giant",)


@rule("GC-AMB-10")
def test_the_tokens_of_a_keep_are_resolved_one_after_the_other():
    scene = keep_for_ten().camps(cave="WCWG").wall(2, YELLOW).do(BuildKeep(46))
    assert scene.told(TokensRevealed) == [TokensRevealed(BLUE, ("cave_warrior", "river_climber"))]
    north = [event for event in scene.events if isinstance(event, Mustered | Advanced | Crossed)]
    assert north == [
        Mustered(1, 5, "warrior"),
        Advanced(1, "warrior", 4, 1),
        Advanced(1, "climber", 5, 2),
        Crossed("climber", 5, 3),
        Mustered(0, 1, "climber"),
    ]


@rule("GC-AMB-22")
def test_the_third_clan_is_the_hornfoots():
    """The pure layer knows the clan by its id; its name in each language belongs to the texts of the window."""
    assert [clan.id for clan in NORTH.clan] == ["river", "cave", "hornfoot"]
    assert quiet().reveal("hornfoot_warrior").camp("hornfoot") == "W"


# The turn


@rule("GC-AMB-15")
@pytest.mark.parametrize("combined", [False, True])
def test_trade_is_over_when_building_begins(combined: bool):
    scene = base(combined_trade_build=combined).hand(BLUE, lumber=5, brick=1).turn(BLUE)
    assert scene.allows(SupplyTrade(LUMBER, ORE))
    scene.do(BuildRoad(path("V38-V45")))
    assert scene.allows(SupplyTrade(LUMBER, ORE)) == combined
    assert not Options().combined_trade_build


@rule("GC-AMB-16")
def test_tormund_never_returns_to_the_ice_field():
    scene = base().tormund("H07").roll(3, 4)
    assert scene.denied(DriveTormund(12)) == ("no_number_there", "GC-6.6")
    assert scene.denied(DriveTormund(0)) == ("no_such_hex", "GC-2.1")


@rule("GC-AMB-17")
def test_production_then_samwell_then_the_wildlings():
    scene = watch().camps(cave="W").wall(2, RED).roll(1, 4, wildling=4)
    assert len(scene.told(Produced)) == 1
    assert scene.asks() == Console(YELLOW)
    assert scene.camp("cave") == "W"
    scene.do(TakeCard(ORE)).do(KeepHero())
    assert scene.camp("cave") == ""


@rule("GC-AMB-17")
def test_the_seven_then_the_wildlings():
    scene = watch().hand(RED, ore=8).camps(cave="W").wall(2, RED).roll(3, 4, wildling=4)
    scene.do(DiscardCards(bundle(ore=4))).do(DriveTormund(7))
    assert scene.camp("cave") == ""
    moved, *_, advanced = [type(event).__name__ for event in scene.events]
    assert (moved, advanced) == ("TormundMoved", "Advanced")


# Heroes


@rule("GC-AMB-18")
def test_samwell_acts_in_the_turns_of_others():
    scene = watch().hero(YELLOW, "samwell_tarly").before_roll(BLACK).roll(1, 4)
    assert scene.s.active == BLACK
    assert scene.asks() == Console(YELLOW)


@rule("GC-AMB-19")
def test_mormont_is_used_even_if_nobody_has_the_resource():
    scene = watch().hero(BLUE, "jeor_mormont").turn(BLUE).do(UseHero()).do(Demand(BRICK, (RED, BLACK)))
    assert scene.asks() == AfterHero(BLUE)


@rule("GC-AMB-20")
def test_yoren_may_lay_the_largest_patrol_aside():
    scene = watch().hero(BLUE, "yoren").patrols(BLUE, 3).patrols(RED, 2).holds(patrol=BLUE)
    scene.do(UseHero()).do(PostGuard(0))
    assert scene.s.patrol_holder == -1
    assert scene.told(LargestPatrolLaidAside) == [LargestPatrolLaidAside()]
