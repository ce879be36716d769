"""Chapter 8: building."""

from collections.abc import Callable
from random import Random

import pytest

from kit import rule
from meadhall.rules.kernel import Action
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.cards.development import PlayCard
from meadhall.rules.watch.data import RESOURCES, CardId
from meadhall.rules.watch.events import CardBought, KeepBuilt, RoadMoved, SettlementFounded, TurnBegan
from meadhall.rules.watch.fights.wall import HireGuard
from meadhall.rules.watch.flow import EndTurn
from meadhall.rules.watch.land.building import BuildKeep, BuildRoad, BuyCard, FoundSettlement
from rules.watch.scene import BLUE, RED, YELLOW, Scene, base, bundle, chain, path, watch

NO_PIECE_LEFT = ("no_piece_left", "GC-1.5")
FAR = ["V45-V52", "V52-V59"]  # from blue's first settlement to a place where he may found another


def rich() -> Scene:
    """Blue about to build in base, with cards for everything."""
    return base().hand(BLUE, lumber=9, brick=9, wool=9, grain=9, ore=9).turn(BLUE).roads(BLUE, *FAR)


def road(place: str) -> BuildRoad:
    return BuildRoad(path(place))


def roads_of(scene: Scene) -> set[int]:
    return {move.path for move in scene.options(BuildRoad) if isinstance(move, BuildRoad)}


def paths(*places: str) -> set[int]:
    return {path(place) for place in places}


# Costs


PRICES: list[tuple[Action, dict[str, int]]] = [
    (road("V52-V58"), {"brick": 1, "lumber": 1}),
    (FoundSettlement(59), {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}),
    (BuildKeep(45), {"ore": 3, "grain": 2}),
    (BuyCard(), {"ore": 1, "wool": 1, "grain": 1}),
    (HireGuard(0), {"brick": 1, "wool": 1, "lumber": 1}),
]


@rule("GC-8.2", "GC-8.3")
@pytest.mark.parametrize(("build", "price"), PRICES)
def test_what_is_built_costs_its_price_to_the_supply(build: Action, price: dict[str, int]):
    scene = watch() if isinstance(build, HireGuard) else base()
    scene.bare().buildings(BLUE, "V45").roads(BLUE, *FAR).turn(BLUE).hand(BLUE, **price)
    bank = scene.s.bank[:]
    for kind, count in price.items():
        one_less = {**price, kind: count - 1}
        denial = scene.hand(BLUE, **one_less).refused(build)
        assert (denial.code, denial.rule) == ("cannot_pay", "GC-8.2")
        assert denial.figures == {str(RESOURCES.index(kind)): 1}
        assert build not in scene.options()
    scene.hand(BLUE, **price).do(build)
    assert scene.holding(BLUE) == bundle()
    returned = tuple(now - then for now, then in zip(scene.s.bank, bank, strict=True))
    assert returned == bundle(**price)


@rule("GC-8.1")
def test_pieces_are_placed_at_once_and_many_in_a_turn():
    scene = rich()
    scene.do(road("V52-V58")).do(road("V59-V53"))
    assert scene.s.road[path("V52-V58")] == scene.s.road[path("V53-V59")] == BLUE
    scene.do(FoundSettlement(59))
    assert scene.s.owner[59] == BLUE
    scene.do(BuildKeep(59)).do(BuildKeep(45))
    assert scene.s.players[BLUE].keeps == (59, 45)
    scene.do(BuyCard()).do(BuyCard())
    assert len(scene.s.players[BLUE].fresh) == 2
    assert scene.holding(BLUE) == bundle(lumber=6, brick=6, wool=6, grain=2, ore=1)
    assert scene.denied(BuildKeep(10)) == ("cannot_pay", "GC-8.2")  # two ore are missing


@rule("GC-8.1")
def test_building_ends_with_the_pieces():
    fourteen = chain("V48 V41 V34 V42 V35 V43 V36 V44 V37 V45 V38 V46 V39 V47 V40")
    scene = rich().roads(BLUE, *fourteen).do(road("V45-V52"))
    assert scene.denied(road("V52-V59")) == NO_PIECE_LEFT
    assert scene.options(BuildRoad) == []
    scene.buildings(BLUE, "V45", keeps="V10 V01 V03 V20")
    assert scene.denied(BuildKeep(45)) == NO_PIECE_LEFT
    assert scene.options(BuildKeep) == []


@rule("GC-8.4")
@pytest.mark.parametrize("start", [base, watch])
@pytest.mark.parametrize("seed", range(5))
def test_what_is_built_stays(start: Callable[[], Scene], seed: int):
    """In a game played at random, roads only move (Othell), keeps stay, and settlements only turn into keeps."""
    scene, rng = start(), Random(seed)
    while not scene.is_over():
        before = [player.copy() for player in scene.s.players]
        if scene.told(TurnBegan):
            feed(scene, scene.s.active)
        scene.do(rng.choice(scene.options(rng.choice((BuildRoad, FoundSettlement, BuildKeep))) or scene.options()))
        moved = {event.origin for event in scene.told(RoadMoved)}
        for then, now in zip(before, scene.s.players, strict=True):
            assert set(then.roads) - moved <= set(now.roads)
            assert set(then.keeps) <= set(now.keeps)
            assert set(then.settlements) - set(now.settlements) <= set(now.keeps)
    assert any(len(player.roads) > 3 for player in scene.s.players)


def feed(scene: Scene, seat: int) -> None:
    """Two cards more of each kind, so that the game does not last."""
    if min(scene.s.bank) > 1:
        scene.hand(seat, **{name: count + 2 for name, count in zip(RESOURCES, scene.holding(seat), strict=True)})


# Roads


@rule("GC-8.10")
@pytest.mark.parametrize("owner", [BLUE, RED])
def test_one_road_on_each_path(owner: int):
    scene = rich().roads(BLUE).roads(owner, "V45-V52")
    denial = scene.refused(road("V45-V52"))
    assert (denial.code, denial.rule, denial.figures) == ("path_taken", "GC-8.10", {"by": owner})
    assert path("V45-V52") not in roads_of(scene)


@rule("GC-8.11")
@pytest.mark.parametrize("piece", ["settlements", "keeps"])
def test_roads_begin_at_own_buildings(piece: str):
    scene = rich().bare().buildings(BLUE, **{piece: "V45"}).buildings(RED, "V23")
    assert roads_of(scene) == paths("V37-V45", "V38-V45", "V45-V52")
    assert scene.denied(road("V17-V23")) == ("road_not_connected", "GC-8.11")
    assert scene.denied(road("V52-V59")) == ("road_not_connected", "GC-8.11")


@rule("GC-8.11")
@pytest.mark.parametrize(
    ("there", "beyond"), [(None, True), ("own", True), ("settlement", False), ("keep", False), ("road", True)]
)
def test_roads_go_on_from_own_roads_but_not_past_a_foreign_building(there: str | None, beyond: bool):
    scene = rich().bare().roads(BLUE, "V45-V52")
    match there:
        case "own":
            scene.buildings(BLUE, "V52")
        case "settlement":
            scene.buildings(RED, "V52")
        case "keep":
            scene.buildings(RED, keeps="V52")
        case "road":
            scene.roads(RED, "V51-V58")
        case _:
            pass
    from_the_far_end = paths("V52-V58", "V52-V59") if beyond else set()
    assert roads_of(scene) == paths("V37-V45", "V38-V45") | from_the_far_end
    assert scene.allows(road("V52-V59")) == beyond
    if not beyond:
        assert scene.denied(road("V52-V59")) == ("road_not_connected", "GC-8.11")


@rule("GC-8.12")
def test_a_road_is_worth_nothing_but_by_the_longest_road():
    scene = rich().roads(BLUE, "V45-V52", "V52-V59", "V53-V59")
    assert scene.points(BLUE) == 2
    scene.do(road("V46-V53"))
    assert scene.points(BLUE) == 2
    scene.do(road("V38-V46"))
    assert (scene.points(BLUE), scene.s.road_holder) == (4, BLUE)


# Settlements


@rule("GC-8.20")
def test_a_settlement_needs_a_free_place_and_an_own_road():
    scene = rich().roads(RED, "V53-V60")
    assert FoundSettlement(59) in scene.options(FoundSettlement)
    assert scene.denied(FoundSettlement(60)) == ("no_road_reaches", "GC-8.20")
    assert scene.denied(FoundSettlement(57)) == ("no_road_reaches", "GC-8.20")
    for owner in (BLUE, RED):
        scene.buildings(owner, "V59")
        assert scene.denied(FoundSettlement(59)) == ("place_taken", "GC-8.20")
        scene.buildings(owner)


@rule("GC-8.21")
@pytest.mark.parametrize("owner", [BLUE, RED])
@pytest.mark.parametrize("piece", ["settlements", "keeps"])
@pytest.mark.parametrize("near", [23, 24, 37])
def test_the_neighbouring_intersections_must_be_empty(near: int, piece: str, owner: int):
    scene = rich().bare().roads(BLUE, "V30-V37").buildings(owner, **{piece: f"V{near}"})
    denial = scene.refused(FoundSettlement(30))
    assert (denial.code, denial.rule, denial.figures) == ("too_near", "GC-8.21", {"to": near, "by": owner})
    assert FoundSettlement(30) not in scene.options()


@rule("GC-8.21")
def test_farther_buildings_do_not_disturb():
    two_steps_away = "V17 V29 V18 V31 V44 V45"
    scene = rich().bare().roads(BLUE, "V30-V37").buildings(RED, two_steps_away)
    assert FoundSettlement(30) in scene.options()


@rule("GC-8.22")
def test_a_settlement_is_worth_one_point():
    scene = rich()
    assert (scene.points(BLUE), scene.do(FoundSettlement(59)).points(BLUE)) == (2, 3)
    assert scene.told(SettlementFounded) == [SettlementFounded(BLUE, 59)]


@rule("GC-8.23")
def test_the_road_comes_before_the_settlement():
    scene = rich().roads(BLUE, "V45-V52")
    assert scene.denied(FoundSettlement(59)) == ("no_road_reaches", "GC-8.20")
    scene.do(road("V52-V59")).do(FoundSettlement(59))
    assert scene.s.players[BLUE].settlements[-1] == 59


# Keeps


@rule("GC-8.30")
def test_a_keep_replaces_an_own_settlement():
    scene = rich().buildings(BLUE, "V45", keeps="V10")
    for place in (59, 10, 28, 61):  # free; a keep already; a settlement of red; off the map
        assert scene.denied(BuildKeep(place)) == ("no_own_settlement", "GC-8.30")
    assert scene.options(BuildKeep) == [BuildKeep(45)]
    left = scene.s.pieces_left(BLUE, "settlement")
    scene.do(BuildKeep(45))
    assert (scene.s.players[BLUE].settlements, scene.s.players[BLUE].keeps) == ((), (10, 45))
    assert scene.s.owner[45] == BLUE
    assert scene.s.pieces_left(BLUE, "settlement") == left + 1
    assert scene.told(KeepBuilt) == [KeepBuilt(BLUE, 45)]


@rule("GC-8.31")
def test_a_keep_doubles_points_and_yields():
    """V45 borders hills 3, forest 5 and fields 8."""
    scene = rich()
    assert (scene.points(BLUE), scene.do(BuildKeep(45)).points(BLUE)) == (2, 3)
    for (one, other), yields in {(1, 2): "brick", (2, 3): "lumber", (4, 4): "grain"}.items():
        scene.hand(BLUE).before_roll(BLUE).roll(one, other)
        assert scene.holding(BLUE) == bundle(**{yields: 2})


@rule("GC-8.32")
def test_a_new_settlement_may_be_upgraded_in_the_same_turn():
    scene = rich().do(FoundSettlement(59)).do(BuildKeep(59))
    assert scene.s.players[BLUE].keeps == (59,)


@rule("GC-8.33")
def test_with_all_settlements_out_one_must_upgrade_first():
    scene = rich().buildings(BLUE, "V45 V10 V01 V20 V40")
    assert scene.denied(FoundSettlement(59)) == NO_PIECE_LEFT
    assert scene.options(FoundSettlement) == []
    scene.do(BuildKeep(45)).do(FoundSettlement(59))
    assert scene.s.players[BLUE].settlements == (10, 1, 20, 40, 59)


# Development cards


@rule("GC-8.40")
def test_a_bought_card_is_the_top_one_and_secret():
    scene = rich().deck("road_building", "vp_tower").do(BuyCard())
    assert scene.s.players[BLUE].fresh == ("road_building",)
    assert scene.s.deck[0] == "vp_tower"
    bought = scene.told(CardBought)[0]
    assert bought.seen_by(BLUE) == CardBought(BLUE, "road_building")
    assert bought.seen_by(YELLOW) == CardBought(BLUE, "?")


@rule("GC-8.41")
def test_cards_run_out():
    scene = rich().deck("road_building")
    last: tuple[CardId, ...] = ("road_building",)
    scene.s.box, scene.s.deck = scene.s.deck[1:], last  # pyright: ignore[reportAttributeAccessIssue]
    scene.do(BuyCard())
    assert scene.s.deck == ()
    assert scene.denied(BuyCard()) == ("deck_is_empty", "GC-8.41")
    assert scene.options(BuyCard) == []
    scene.do(EndTurn()).turn(BLUE).do(PlayCard("road_building"))
    assert scene.s.deck == ()


@rule("GC-8.42")
def test_all_know_how_many_cards_one_has_but_not_which():
    scene = rich().cards(BLUE, "road_building", "ranger_patrol", fresh=("vp_tower",))
    mine, theirs = (WATCH.visible(scene.s, seat).players[BLUE] for seat in (BLUE, YELLOW))
    assert (mine.cards, mine.fresh) == (("road_building", "ranger_patrol"), ("vp_tower",))
    assert (theirs.cards, theirs.fresh) == (("?", "?"), ("?",))
