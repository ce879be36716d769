"""Variants and options (chapter 23)."""

from collections import Counter

import pytest

from kit import rule
from meadhall.rules.kernel import BadOption, Outcome, Result
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.tragedy import LoseDisplayedHero, LoseHero
from meadhall.rules.watch.data import LAYOUTS, PIECES, YIELDS
from meadhall.rules.watch.events import Advanced, DiceRolled, HeroLostForGood, Produced, TokensRevealed
from meadhall.rules.watch.flow import EndTurn, PreRoll
from meadhall.rules.watch.land.building import BuildKeep, BuildRoad
from meadhall.rules.watch.land.ground import ground
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.placement import LayFirstRoad, Settle, SetupSettlement
from meadhall.rules.watch.state import NOBODY, State
from meadhall.rules.watch.trade import SupplyTrade
from rules.watch.scene import BLACK, BLUE, LUMBER, ORE, RED, YELLOW, Scene, base, path, watch


def tragedy(on: bool = True) -> Scene:
    return watch(tragedy_of_heroes=on).hero(YELLOW, "alliser_thorne")


@rule("GC-23.1")
@pytest.mark.parametrize("eyes", range(1, 7))
def test_three_equal_dice_cost_a_hero_of_the_display(eyes: int):
    scene = tragedy().roll(eyes, eyes, eyes)
    assert scene.asks() == LoseDisplayedHero(BLUE)
    display = scene.s.display
    assert {action.hero for action in scene.options()} == set(display)  # pyright: ignore[reportAttributeAccessIssue]
    assert scene.denied(LoseHero("othell_yarwyck")) == ("hero_not_on_display", "GC-23.1")
    scene.do(LoseHero("yoren"))
    assert scene.told(HeroLostForGood) == [HeroLostForGood(BLUE, "yoren")]
    assert scene.s.display == tuple(hero for hero in display if hero != "yoren")
    assert scene.s.lost_heroes == ("yoren",)


@rule("GC-23.1")
@pytest.mark.parametrize("dice", [(4, 4, 5), (4, 5, 4), (5, 4, 4)])
def test_other_dice_cost_none(dice: tuple[int, int, int]):
    assert not isinstance(tragedy().roll(*dice).asks(), LoseDisplayedHero)


@rule("GC-23.1")
def test_without_the_variant_or_a_display_nothing_happens():
    for scene in (tragedy(on=False), tragedy().display()):
        scene.roll(4, 4, 4)
        assert not isinstance(scene.asks(), LoseDisplayedHero)
        assert len(scene.told(Produced)) == 1


@rule("GC-23.2")
def test_the_tragedy_comes_before_production():
    scene = tragedy().camps(cave="W").wall(2, RED).roll(4, 4, 4)
    assert [type(event) for event in scene.events] == [DiceRolled]
    scene.do(LoseHero("yoren"))
    assert [type(event) for event in scene.events][:3] == [HeroLostForGood, Produced, Advanced]


def fresh(players: int, seed: int = 1, *laid: Outcome, mode: str = "brotherhood") -> State:
    return WATCH.new(Options(mode=mode, layout="random"), players, seed, laid=laid)  # pyright: ignore[reportArgumentType]


FIRST_TO_LAST = tuple(range(21))
TERRAIN = [kind for kind, count in PIECES.terrain["brotherhood"].items() for _ in range(count)]


@rule("GC-23.3")
def test_a_random_layout_shuffles_the_terrain_and_leaves_the_numbers():
    there, back = (fresh(4, 1, order).layout for order in (FIRST_TO_LAST, FIRST_TO_LAST[::-1]))
    assert list(there.terrain[1:]) == TERRAIN
    assert list(back.terrain[1:]) == TERRAIN[::-1]
    standard = watch().s.layout.rolls
    assert there.rolls == back.rolls == standard


@rule("GC-23.3")
def test_the_seed_decides_where_the_terrain_lies():
    layouts = [fresh(4, seed).layout.terrain for seed in range(5)]
    assert len(set(layouts)) == 5
    assert all(Counter(terrain[1:]) == PIECES.terrain["brotherhood"] for terrain in layouts)


@rule("GC-23.4")
def test_with_three_players_the_five_left_out_are_drawn():
    """An order that would leave one forest only is thrown away; the next one counts."""
    bad = (*range(3, 21), 0, 1, 2)
    good = (*range(2, 21), 0, 1)
    here = ground("m16").hexes
    terrain = fresh(3, 1, bad, good).layout.terrain
    assert [terrain[hex] for hex in here] == TERRAIN[2:18]
    assert [hex for hex in range(1, 22) if terrain[hex] is None] == [10, 15, 16, 17, 21]


@rule("GC-23.4")
def test_at_least_two_of_every_resource_remain():
    counts = [Counter(fresh(3, seed).layout.terrain) for seed in range(40)]
    assert all(min(count[kind] for kind in YIELDS) >= 2 for count in counts)
    assert len({tuple(sorted(count.items(), key=str)) for count in counts}) > 5


@rule("GC-23.5")
@pytest.mark.parametrize("players", [3, 4])
def test_trade_routes_stay_where_they_are(players: int):
    assert fresh(players).layout.routes == watch(players).s.layout.routes


@rule("GC-23.6")
@pytest.mark.parametrize("seed", range(12))
def test_a_random_layout_of_base(seed: int):
    layout = fresh(4, seed, mode="base").layout
    standard = base().s.layout
    assert Counter(layout.terrain) == Counter(standard.terrain)
    assert Counter(layout.rolls) == Counter(standard.rolls)
    ice = layout.terrain.index("ice_field")
    assert layout.rolls[ice] == ()
    hot = {hex for hex in range(1, 22) if {6, 8} & set(layout.rolls[hex])}
    assert len(hot) == 4
    beside = ground("m21").beside
    assert not any(hot & set(beside[hex]) for hex in hot)


@rule("GC-23.6")
def test_numbers_are_laid_until_no_hot_ones_touch():
    """The first order lays all four in the north row; it is thrown away, and the next one counts."""
    numbers = [laid.rolls for laid in LAYOUTS["base_standard"].hexes if laid.rolls]
    as_printed = tuple(range(20))
    hot = [place for place, rolls in enumerate(numbers) if {6, 8} & set(rolls)]
    huddled = (*hot, *(place for place in as_printed if place not in hot))
    ice_last = (*range(20), 20)
    layout = fresh(4, 1, ice_last, huddled, apart(hot), mode="base").layout
    assert {hex for hex in range(1, 22) if {6, 8} & set(layout.rolls[hex])} == {1, 3, 16, 18}
    assert layout.terrain[21] == "ice_field"


def apart(hot: list[int]) -> tuple[int, ...]:
    """An order that lays the four hot numbers on H01, H03, H16 and H18."""
    cold = iter(place for place in range(20) if place not in hot)
    warm = iter(hot)
    return tuple(next(warm) if hex in (1, 3, 16, 18) else next(cold) for hex in range(1, 21))


@rule("GC-23.6")
@pytest.mark.parametrize("seed", range(3))
def test_tormund_starts_on_the_ice_field(seed: int):
    s = fresh(3, seed, mode="base")
    assert s.layout.terrain[s.tormund] == "ice_field"


@rule("GC-23.7")
@pytest.mark.parametrize("mode", ["base", "brotherhood"])
def test_a_random_layout_is_played_with_the_setup_phase(mode: str):
    s = fresh(4, mode=mode)
    assert isinstance(s.agenda[-1], SetupSettlement)
    assert set(s.owner) == {NOBODY}
    with pytest.raises(BadOption, match="placement=ready"):
        WATCH.new(Options(mode=mode, layout="random", placement="ready"), 4, 1)  # pyright: ignore[reportArgumentType]


@rule("GC-23.8")
@pytest.mark.parametrize("combined", [False, True])
def test_trade_and_build_may_be_combined(combined: bool):
    scene = watch(combined_trade_build=combined).hand(BLUE, lumber=4, brick=1).turn(BLUE)
    scene.do(BuildRoad(path("V38-V46")))
    trade = SupplyTrade(LUMBER, ORE)
    if combined:
        scene.do(trade)
        assert scene.holding(BLUE)[ORE] == 1
    else:
        assert scene.denied(trade) == ("trade_is_over", "GC-4.3")


def ten_with(**options: bool) -> Scene:
    """Blue has just built his tenth point; the wildlings have gone to their camps."""
    scene = watch(**options).bare().hero(YELLOW, "alliser_thorne").buildings(BLUE, "V42 V46 V48", "V01 V02 V03")
    scene.hand(BLUE, ore=3, grain=2).turn(BLUE).keep_tile(BLUE, "hornfoot_warrior", "river_climber")
    return scene.do(BuildKeep(46))


@rule("GC-23.9")
def test_victory_at_the_end_of_the_turn():
    assert ten_with().is_over()
    scene = ten_with(victory_at_end_of_turn=True)
    assert not scene.is_over()
    scene.do(EndTurn())
    assert scene.s.result == Result("true_victory", (BLUE,), (10, 0, 0, 0))


@rule("GC-23.9")
def test_the_tragic_end_can_come_before():
    scene = ten_with(victory_at_end_of_turn=True).wall(1, RED).wall(3, RED).invasions(2).camps(cave="WWWW")
    scene.reveal("cave_warrior")
    assert scene.s.result == Result("tragic_victory", (RED,), (10, 0, 0, 0))


@rule("GC-23.9")
def test_ten_points_at_the_start_of_the_turn_wait_as_well():
    scene = ten_with(victory_at_end_of_turn=True).turn(RED).do(EndTurn())
    assert scene.asks() == PreRoll(BLUE)
    scene.roll(1, 4).do(EndTurn())
    assert scene.s.result is not None
    assert scene.s.result.winners == (BLUE,)


@rule("GC-23.9", "GC-23.11", "GC-23.12")
@pytest.mark.parametrize(
    "name", ["tragedy_of_heroes", "victory_at_end_of_turn", "setup_reveals_tokens", "single_arrow"]
)
def test_options_of_brotherhood_only(name: str):
    with pytest.raises(BadOption, match=name):
        base(**{name: True})


@rule("GC-23.10")
@pytest.mark.parametrize("roads", [14, 15])
def test_fourteen_or_fifteen_roads(roads: int):
    scene = base(roads=str(roads)).bare().buildings(BLUE, "V01")
    laid = list(range(1, roads))
    scene.roads(BLUE, *(f"E{number:02d}" for number in laid)).hand(BLUE, lumber=2, brick=2).turn(BLUE)
    scene.do(scene.options(BuildRoad)[0])
    assert len(scene.s.players[BLUE].roads) == roads
    assert scene.options(BuildRoad) == []
    free = next(number for number in ground("m21").edges if scene.s.road[number] == NOBODY)
    assert scene.denied(BuildRoad(free)) == ("no_piece_left", "GC-1.5")


@rule("GC-23.10")
def test_fifteen_is_the_default():
    assert Options().roads == "15"


@rule("GC-23.11")
@pytest.mark.parametrize("reveals", [True, False])
def test_starting_settlements_may_reveal_their_tokens(reveals: bool):
    scene = watch(placement="free", setup_reveals_tokens=reveals).tile(BLUE, "cave_giant")
    scene.do(Settle(1))
    assert scene.camp("cave") == ("G" if reveals else "")
    assert scene.told(TokensRevealed) == [TokensRevealed(BLUE, ("cave_giant",))] * reveals
    assert ("cave_giant" in scene.s.used) == reveals
    scene.do(LayFirstRoad(path("V01-V05")))
    for seat, place in ((YELLOW, 2), (BLACK, 3), (RED, 4), (RED, 46)):
        scene.tile(seat, "cave_giant" if place == 46 else "river_climber").do(Settle(place))
        scene.do(scene.options(LayFirstRoad)[0])
    assert (scene.camp("cave"), scene.camp("river")) == (("GG", "CCC") if reveals else ("", ""))  # round 2 as well


@rule("GC-23.11")
def test_by_default_they_do_not():
    assert not Options().setup_reveals_tokens


@rule("GC-23.12")
@pytest.mark.parametrize("die", range(1, 9))
@pytest.mark.parametrize("single", [False, True])
def test_a_single_arrow_for_each_section(single: bool, die: int):
    """The first hex of both arrows is taken, so that the second one tells which way the climber went."""
    odd = die - 1 + die % 2
    arrow = ground("m21").arrows[odd if single else die]
    scene = watch(single_arrow=single).hero(YELLOW, "alliser_thorne").gift(**{f"H{arrow[0]:02d}": "W"})
    clan = "river" if die <= 3 else "cave" if die <= 5 else "hornfoot"
    scene.camps(**{clan: "C"}).roll(1, 4, wildling=die)
    assert scene.in_gift()[f"H{arrow[1]:02d}"] == "C"


@rule("GC-23.12")
def test_two_arrows_are_the_default():
    assert not Options().single_arrow


@rule("GC-23.13")
def test_two_players_in_base_play_blue_and_yellow():
    two, four = base(2).s, base().s
    assert [(p.settlements, p.roads) for p in two.players] == [(p.settlements, p.roads) for p in four.players[:2]]
    assert two.layout == four.layout
    others = [place for seat in (BLACK, RED) for place in four.players[seat].settlements]
    assert {two.owner[place] for place in others} == {NOBODY}


@rule("GC-23.13")
def test_two_players_are_for_base_only():
    with pytest.raises(BadOption, match="3, 4 players, not 2"):
        watch(2)
