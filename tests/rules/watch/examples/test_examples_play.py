"""Worked examples of the ledger: trade, building, cards and points."""

import pytest

from kit import rule
from meadhall.rules.kernel import Event, Result
from meadhall.rules.watch.cards.development import ClaimVictory, DriveOut, PlayCard
from meadhall.rules.watch.data import CardId
from meadhall.rules.watch.events import (
    DiceRolled,
    GameWon,
    LongestRoadLaidAside,
    LongestRoadTaken,
    Mustered,
    OfferAnswered,
    PointsRevealed,
    SettlementFounded,
    TokensRevealed,
)
from meadhall.rules.watch.fights.tormund import DriveTormund
from meadhall.rules.watch.flow import EndTurn
from meadhall.rules.watch.land.building import BuildRoad, BuyCard, FoundSettlement
from meadhall.rules.watch.state import NOBODY, Offer
from meadhall.rules.watch.trade import Accept, Counter, Deal, Decline, OfferTrade, SupplyTrade
from rules.watch.scene import (
    BLACK,
    BLUE,
    BRICK,
    LUMBER,
    ORE,
    RED,
    WOOL,
    YELLOW,
    Scene,
    base,
    bundle,
    chain,
    path,
    watch,
)


def road(place: str) -> BuildRoad:
    return BuildRoad(path(place))


# Trade


@rule("GC-EX-6")
@pytest.mark.parametrize(
    ("building", "allowed", "refused"),
    [
        ("", [WOOL], [BRICK, LUMBER]),
        ("V14", [WOOL, BRICK], [LUMBER]),  # 3:1
        ("V60", [WOOL, LUMBER], [BRICK]),  # lumber 2:1
    ],
)
def test_rates_of_the_supply_in_base(building: str, allowed: list[int], refused: list[int]):
    hand = {"wool": 4, "brick": 3, "lumber": 2}
    scene = base().turn(BLUE).buildings(BLUE, f"V45 V10 {building}")
    for give in refused:
        assert scene.hand(BLUE, **hand).denied(SupplyTrade(give, ORE)) == ("too_few_of_the_kind", "GC-7.10")
    for give in allowed:
        assert scene.hand(BLUE, **hand).do(SupplyTrade(give, ORE)).holding(BLUE)[ORE] == 1
    # Just two brick are too few with the lumber route as well.
    assert not scene.hand(BLUE, brick=2).allows(SupplyTrade(BRICK, ORE))


@rule("GC-EX-32")
@pytest.mark.parametrize(("building", "kind", "rate"), [("", WOOL, 3), ("", ORE, 3), ("V50", ORE, 2), ("V50", WOOL, 3)])
def test_rates_of_the_supply_in_brotherhood(building: str, kind: int, rate: int):
    scene = watch().turn(BLUE).buildings(BLUE, f"V46 V23 {building}")
    name = "ore" if kind == ORE else "wool"
    assert not scene.hand(BLUE, **{name: rate - 1}).allows(SupplyTrade(kind, LUMBER))
    scene.hand(BLUE, **{name: rate}).do(SupplyTrade(kind, LUMBER))
    assert scene.holding(BLUE) == bundle(lumber=1)


@rule("GC-EX-44")
def test_an_offer_to_all():
    one_wool, one_ore = bundle(wool=1), bundle(ore=1)
    scene = base().turn(RED).hand(RED, wool=2).hand(BLUE, ore=1).hand(BLACK, ore=1)
    everybody = (BLUE, YELLOW, BLACK)
    assert scene.denied(OfferTrade(Offer(bundle(), one_ore, everybody))) == ("no_gifts", "GC-7.4")
    assert scene.denied(OfferTrade(Offer(one_wool, bundle(wool=2), everybody))) == ("same_on_both_sides", "GC-7.5")
    scene.do(OfferTrade(Offer(one_wool, one_ore, everybody)))
    scene.do(Accept()).do(Decline()).do(Counter(one_ore, bundle(wool=2)))
    assert scene.events == [
        OfferAnswered(BLUE, "accept"),
        OfferAnswered(YELLOW, "decline"),
        OfferAnswered(BLACK, "counter", one_ore, bundle(wool=2)),
    ]
    scene.do(Deal(BLUE))
    assert [scene.holding(seat) for seat in (RED, BLUE, YELLOW, BLACK)] == [
        bundle(wool=1, ore=1),
        one_wool,
        bundle(),
        one_ore,
    ]


# Roads


@rule("GC-EX-7")
def test_where_blue_may_build_a_road():
    scene = base().bare().buildings(BLUE, "V45").roads(BLUE, "V45-V52", "V52-V59").buildings(RED, "V59")
    scene.turn(BLUE).hand(BLUE, lumber=1, brick=1)
    assert set(scene.options(BuildRoad)) == {road("V52-V58"), road("V37-V45"), road("V38-V45")}
    assert scene.denied(road("V53-V59")) == ("road_not_connected", "GC-8.11")


@rule("GC-EX-8")
@pytest.mark.parametrize("mode", ["base", "brotherhood"])
def test_the_longest_road(mode: str):
    scene = (base() if mode == "base" else watch()).bare().buildings(RED, "V31")
    scene.roads(RED, *chain("V34 V42 V35 V43 V36 V44"), "V43-V50")
    scene.roads(BLUE, *chain("V04 V09 V14 V19 V25 V31 V38 V46"))
    scene.turn(RED).hand(RED, lumber=1, brick=1)
    before = scene.points(RED)
    scene.do(road("V44-V51"))
    assert [scene.s.players[seat].road_length for seat in (RED, BLUE)] == [6, 5]
    assert scene.s.road_holder == RED
    assert scene.points(RED) - before == (2 if mode == "base" else 1)
    assert [event.seat for event in scene.told(TokensRevealed)] == ([] if mode == "base" else [RED])


def cut_red(scene: Scene, founder: int) -> Scene:
    """Red holds Longest Road with 7; the founder's settlement on V17 cuts it into 4 and 3."""
    scene.roads(RED, *chain("V15 V10 V16 V11 V17 V12 V18 V13")).holds(road=RED).roads(founder, "V17-V23")
    scene.turn(founder).hand(founder, lumber=1, brick=1, wool=1, grain=1)
    assert scene.s.players[RED].road_length == 7
    scene.do(FoundSettlement(17))
    assert scene.s.players[RED].road_length == 4
    return scene


SIX_OF_BLUE = chain("V41 V34 V42 V35 V43 V36 V44")
SIX_OF_YELLOW = chain("V48 V55 V49 V56 V50 V57 V51")


@rule("GC-EX-34")
def test_a_broken_road_goes_to_the_next():
    """Black has nine points before, so that his check can be seen: it comes after blue's token."""
    scene = watch().bare().buildings(BLACK, "V60", keeps="V01 V02 V03 V04").roads(BLUE, *SIX_OF_BLUE)
    scene.tile(BLACK, "cave_warrior").reserve("river_climber")
    cut_red(scene, BLACK)
    expected: list[Event] = [
        SettlementFounded(BLACK, 17),
        TokensRevealed(BLACK, ("cave_warrior",)),
        Mustered(1, 1, "warrior"),
        LongestRoadTaken(BLUE, 6),
        TokensRevealed(BLUE, ("river_climber",)),
        Mustered(0, 1, "climber"),
        GameWon(BLACK, 10),
    ]
    assert scene.events == expected
    assert (scene.s.active, scene.s.road_holder) == (BLACK, BLUE)


@rule("GC-EX-35")
def test_a_broken_road_with_a_tie_behind_it():
    scene = watch().bare().roads(BLUE, *SIX_OF_BLUE).roads(YELLOW, *SIX_OF_YELLOW).reserve("river_climber")
    cut_red(scene, BLACK)
    assert scene.s.road_holder == NOBODY
    assert scene.told(LongestRoadLaidAside) == [LongestRoadLaidAside()]
    assert [event.seat for event in scene.told(TokensRevealed)] == [BLACK]  # for the settlement
    scene.turn(BLUE).hand(BLUE, lumber=1, brick=1).do(road("V37-V44"))
    assert (scene.s.road_holder, scene.told(TokensRevealed)) == (BLUE, [TokensRevealed(BLUE, ("river_climber",))])


# Cards and points


@rule("GC-EX-12")
@pytest.mark.parametrize("bought", [("vp_tower", "vp_library"), ("vp_tower",)], ids=["two", "one"])
def test_points_bought_this_turn(bought: tuple[CardId, ...]):
    scene = base(confirm_victory=True).bare().buildings(BLUE, keeps="V01 V03 V10 V12")
    scene.cards(BLUE, fresh=bought).turn(BLUE, building=True)
    assert scene.visible_points(BLUE) == 8
    if len(bought) == 1:
        assert scene.denied(ClaimVictory()) == ("too_few_points", "GC-9.13")
        return
    scene.do(ClaimVictory())
    assert scene.events == [PointsRevealed(BLUE, bought), GameWon(BLUE, 10)]


@rule("GC-EX-13")
def test_an_older_card_of_the_same_kind():
    scene = base(2).cards(BLUE, "ranger_patrol", "winter_is_coming").deck("ranger_patrol")
    scene.turn(BLUE).hand(BLUE, ore=1, wool=1, grain=1).do(BuyCard())
    scene.do(PlayCard("ranger_patrol")).do(DriveTormund(2))
    assert scene.s.players[BLUE].patrols == 1
    assert scene.denied(PlayCard("winter_is_coming")) == ("one_card_a_turn", "GC-9.1")
    assert scene.options(PlayCard) == []
    scene.do(EndTurn()).roll(1, 1).do(EndTurn())
    assert scene.allows(PlayCard("ranger_patrol"))


@rule("GC-EX-13")
def test_the_newer_card_alone_must_wait():
    scene = base().deck("ranger_patrol").turn(BLUE).hand(BLUE, ore=1, wool=1, grain=1).do(BuyCard())
    assert scene.denied(PlayCard("ranger_patrol")) == ("bought_this_turn", "GC-9.2")


@rule("GC-EX-38")
def test_a_patrol_drives_a_warrior_out():
    """Seat 0 has a settlement on V23, which borders H07."""
    scene = watch().gift(H07="W").hero(YELLOW, "ygritte").cards(BLUE, "ranger_patrol").roll(4, 5)
    assert scene.holding(BLUE) == bundle()
    scene.do(PlayCard("ranger_patrol")).do(DriveOut(7))
    assert (scene.in_gift(), scene.s.frostfangs["warrior"], scene.holding(BLUE)) == ({}, 24, bundle(grain=1))
    scene.before_roll(BLUE).roll(4, 5)
    assert scene.holding(BLUE) == bundle(grain=2)


@rule("GC-EX-43")
def test_ten_points_in_anothers_turn():
    scene = base().bare().buildings(YELLOW, keeps="V20 V26 V33 V60").roads(YELLOW, *SIX_OF_YELLOW)
    cut_red(scene, BLUE)
    assert (scene.s.road_holder, scene.points(YELLOW), scene.is_over()) == (YELLOW, 10, False)
    scene.do(EndTurn())
    assert scene.s.result == Result("base_victory", (YELLOW,), (1, 10, 0, 0))
    assert scene.told(DiceRolled) == []
