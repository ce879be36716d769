"""Chapter 18: what building brings out of the Frostfangs."""

import pytest

from kit import rule
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.development import PlayCard
from meadhall.rules.watch.events import (
    Crossed,
    GameWon,
    GuardPosted,
    KeepBuilt,
    LargestPatrolTaken,
    LongestRoadTaken,
    Mustered,
    ReserveShuffled,
    RoadBuilt,
    RushBegan,
    SettlementFounded,
    TokensRevealed,
)
from meadhall.rules.watch.fights.wall import HireGuard, PostGuard
from meadhall.rules.watch.land.building import BuildKeep, BuildRoad, BuyCard, FoundSettlement
from meadhall.rules.watch.trade import SupplyTrade
from rules.watch.scene import BLACK, BLUE, BRICK, ORE, RED, W1, WOOL, YELLOW, Scene, base, bundle, path, watch

SETTLEMENT = {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}
KEEP = {"ore": 3, "grain": 2}


def settler(**more: int) -> Scene:
    """Red, at V28 with a road to V42, is about to found there."""
    scene = watch().bare().buildings(RED, "V28").roads(RED, "V28-V35", "V35-V42")
    return scene.turn(RED).hand(RED, **{**SETTLEMENT, **more})


def lord(keeps: str = "") -> Scene:
    """Red can afford a keep on V28."""
    return watch().bare().buildings(RED, "V28 V10", keeps=keeps).turn(RED).hand(RED, **KEEP)


@rule("GC-18.1")
def test_a_settlement_reveals_the_token_under_it():
    scene = settler().tile(RED, "cave_climber").do(FoundSettlement(42))
    assert scene.told(TokensRevealed) == [TokensRevealed(RED, ("cave_climber",))]
    assert (scene.camp("cave"), scene.s.used) == ("C", ("cave_climber",))
    assert len(scene.s.players[RED].tile) == 3


@rule("GC-18.1")
def test_a_keep_reveals_the_two_under_it():
    scene = lord().keep_tile(RED, "cave_giant", "river_warrior").do(BuildKeep(28))
    assert scene.told(TokensRevealed) == [TokensRevealed(RED, ("cave_giant", "river_warrior"))]
    assert (scene.camp("cave"), scene.camp("river")) == ("G", "W")
    assert len(scene.s.players[RED].keep_tile) == 3


@rule("GC-18.2")
def test_the_leftmost_piece_is_taken():
    tokens = ("river_giant", "cave_climber", "cave_giant", "hornfoot_climber")
    scene = settler().tile(RED, *tokens).do(FoundSettlement(42))
    assert scene.s.used == tokens[:1]
    assert scene.s.players[RED].tile == tokens[1:]
    scene = lord()
    first, *rest = scene.s.players[RED].keep_tile
    scene.do(BuildKeep(28))
    assert scene.s.used == first
    assert scene.s.players[RED].keep_tile == tuple(rest)


@rule("GC-18.3")
def test_the_settlement_is_back_with_a_new_token():
    scene = lord().keep_tile(RED, "cave_warrior", "cave_warrior").reserve("hornfoot_giant", "cave_climber")
    before = scene.s.players[RED].tile
    scene.do(BuildKeep(28))
    player = scene.s.players[RED]
    assert player.tile == ("hornfoot_giant", *before)
    assert scene.s.pieces_left(RED, "settlement") == len(player.tile) == 4
    assert scene.s.reserve[0] == "cave_climber"
    assert "hornfoot_giant" not in scene.s.used
    assert scene.camp("hornfoot") == ""


@rule("GC-18.4")
def test_the_order_of_a_settlement():
    """It joins nothing, but red's five roads were waiting for a check; with that he has ten."""
    scene = watch().bare().buildings(RED, "V28", keeps="V10 V12 V24").wall(1, *[RED] * 3).turn(RED)
    scene.roads(RED, "V28-V35", "V35-V42", "V42-V49", "V49-V56", "V50-V56").hand(RED, **SETTLEMENT)
    scene.tile(RED, "cave_climber").reserve("river_climber").do(FoundSettlement(42))
    steps = (SettlementFounded, TokensRevealed, Mustered, LongestRoadTaken, GameWon)
    order = [type(event) for event in scene.events if isinstance(event, steps)]
    assert order == [SettlementFounded, TokensRevealed, Mustered, LongestRoadTaken, TokensRevealed, Mustered, GameWon]
    assert scene.holding(RED) == bundle()


@rule("GC-18.4")
def test_the_order_of_a_keep():
    """Both tokens are the fifth of their clans: the first rush is over before the second token is resolved."""
    scene = lord().camps(river="CCWW", cave="CCWW").keep_tile(RED, "river_warrior", "cave_warrior")
    scene.reserve("hornfoot_giant").do(BuildKeep(28))
    order = [type(event) for event in scene.events if not isinstance(event, Mustered)]
    told = [KeepBuilt, TokensRevealed, RushBegan, Crossed, Crossed, RushBegan, Crossed, Crossed]
    assert [kind for kind in order if kind in told] == told
    assert [event.clan for event in scene.told(Mustered)] == [0, 1]
    assert scene.s.players[RED].tile[0] == "hornfoot_giant"
    assert scene.holding(RED) == bundle()


@rule("GC-18.4")
def test_the_piece_stands_before_its_token_is_resolved():
    scene = settler().camps(cave="WWWW").invasions(2).tile(RED, "cave_warrior").do(FoundSettlement(42))
    assert scene.is_over()
    assert scene.s.result is not None
    assert scene.s.result.points[RED] == 2
    assert scene.holding(RED) == bundle()


@rule("GC-18.5")
@pytest.mark.parametrize(
    ("upper", "lower", "left"),
    [("cave_warrior", "river_climber", ""), ("river_climber", "cave_warrior", "C")],
)
def test_the_upper_token_first_and_the_lower_only_if_the_game_goes_on(upper: str, lower: str, left: str):
    scene = lord().keep_tile(RED, upper, lower).camps(cave="WWWW").invasions(2).do(BuildKeep(28))
    assert [event.tokens for event in scene.told(TokensRevealed)] == [(upper, lower)]  # both are shown
    assert scene.is_over()
    assert scene.camp("river") == left


@rule("GC-18.6")
def test_roads_guards_and_cards_reveal_nothing():
    scene = settler(brick=3, lumber=3, wool=3, ore=1).deck("vp_tower")
    for action in (BuildRoad(path("V42-V49")), HireGuard(W1), BuyCard()):
        scene.do(action)
        assert (scene.told(TokensRevealed), scene.told(Mustered)) == ([], [])
    assert (len(scene.s.players[RED].tile), scene.s.used) == (4, ())


@rule("GC-18.4", "GC-18.7")
def test_the_new_token_may_be_one_of_those_just_revealed():
    """The reserve is empty: the used tokens, the two of this keep among them, become the new one."""
    scene = lord().keep_tile(RED, "cave_climber", "river_climber")
    count = len(scene.s.reserve) + 2
    scene.s.used, scene.s.reserve = scene.s.reserve, ()
    scene.do(BuildKeep(28), tuple(reversed(range(count))))
    assert scene.told(ReserveShuffled) == [ReserveShuffled(count)]
    order = [type(event) for event in scene.events]
    assert order[order.index(TokensRevealed) :] == [TokensRevealed, Mustered, Mustered, ReserveShuffled]
    token, *_ = scene.s.players[RED].tile
    assert (token, *scene.s.reserve)[:2] == ("river_climber", "cave_climber")  # those laid aside last
    assert (scene.camp("cave"), scene.camp("river"), scene.s.used) == ("C", "C", ())


@rule("GC-18.8")
def test_the_holder_of_a_special_token_reveals_from_the_reserve():
    scene = watch().bare().buildings(RED, "V28").roads(RED, "V28-V35", "V35-V42", "V42-V49", "V49-V56").turn(RED)
    tile = scene.reserve("cave_climber").s.players[RED].tile
    scene.hand(RED, brick=1, lumber=1).do(BuildRoad(path("V50-V56")))
    assert scene.told(LongestRoadTaken) == [LongestRoadTaken(RED, 5)]
    assert scene.told(TokensRevealed) == [TokensRevealed(RED, ("cave_climber",))]
    assert (scene.camp("cave"), scene.s.players[RED].tile) == ("C", tile)


@rule("GC-18.8")
def test_even_in_another_players_turn():
    """Red's Yoren costs him Largest Patrol, and blue takes it."""
    scene = watch().patrols(RED, 3).patrols(BLUE, 3).holds(patrol=RED).hero(RED, "yoren").turn(RED)
    scene.camps(cave="CCCC").reserve("cave_climber").do(UseHero()).do(PostGuard(W1))
    assert scene.told(LargestPatrolTaken) == [LargestPatrolTaken(BLUE, 3)]
    assert scene.told(TokensRevealed) == [TokensRevealed(BLUE, ("cave_climber",))]
    assert len(scene.told(Crossed)) == 2
    assert scene.s.active == RED


@rule("GC-18.9")
@pytest.mark.parametrize("scene", [base(), watch()], ids=["base", "brotherhood"])
def test_prices_and_places_are_those_of_base(scene: Scene):
    scene.bare().buildings(RED, "V28").roads(RED, "V28-V35", "V35-V42").buildings(BLACK, "V53").turn(RED)
    scene.hand(RED, lumber=2, brick=2, wool=2, grain=4, ore=4)
    left = []
    for action in (BuildRoad(path("V42-V49")), FoundSettlement(42), BuildKeep(42), BuyCard()):
        scene.do(action)
        left.append(scene.holding(RED))
    assert left == [(1, 1, 2, 4, 4), (0, 0, 1, 3, 4), (0, 0, 1, 1, 1), (0, 0, 0, 0, 0)]
    scene.hand(RED, lumber=9, brick=9, wool=9, grain=9, ore=9)
    refused = (FoundSettlement(34), FoundSettlement(46), BuildRoad(path("V46-V53")), BuildKeep(53))
    codes = ["too_near", "too_near", "road_not_connected", "no_own_settlement"]
    assert [scene.refused(action).code for action in refused] == codes


@rule("GC-18.9")
def test_a_free_guard_is_no_building():
    """New Recruits cost nothing and leave the trade step open, at three for one."""
    scene = watch().bare().turn(YELLOW).cards(YELLOW, "new_recruits").hand(YELLOW, brick=6, wool=1, lumber=1)
    scene.do(PlayCard("new_recruits")).do(PostGuard(W1))
    assert scene.told(GuardPosted) == [GuardPosted(YELLOW, W1, 1)]
    assert scene.holding(YELLOW) == bundle(brick=6, wool=1, lumber=1)
    scene.do(SupplyTrade(BRICK, ORE)).do(HireGuard(W1))
    assert scene.holding(YELLOW) == bundle(brick=2, ore=1)
    assert scene.refused(SupplyTrade(BRICK, WOOL)).code == "trade_is_over"
    assert scene.told(RoadBuilt) == []
