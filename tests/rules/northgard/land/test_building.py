"""Build, and the cards that build (chapter 8; NG-12.16, NG-12.19, NG-12.29, NG-12.54, NG-12.58, NG-12.59)."""

from random import Random

import pytest

from kit import rule
from meadhall.rules.kernel import is_over
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.cards.building_cards import BuildFirst, ChooseGlory, CollectFirst, Exchange
from meadhall.rules.northgard.data import BUILDINGS, NONE, CardId, cell_at
from meadhall.rules.northgard.events import BuildingReplaced, Built, ResourcesGained
from meadhall.rules.northgard.flow import DrawForYear
from meadhall.rules.northgard.harvest import Harvest
from meadhall.rules.northgard.land.build import Construct
from meadhall.rules.northgard.land.explore import LayTile
from meadhall.rules.northgard.state import NOBODY
from meadhall.rules.northgard.turn import NextCard, PlayCard
from rules.northgard.scene import PURPLE, RED, TILE_NUMBERS, Scene, area, building, northgard

BOARD = "TS@(0,0)r0 T05@(1,0)r0 T24@(0,1)r1 T02@(0,-1)r0"
SMALL, RUNE, LARGE = "T02.n", "T05.n", "T05.s"
WOODEN = "TS@(0,0)r0 T28@(0,1)r2"  # T28.n: large slot, nothing; T28.s, joined to TS.s: small slot, 1 wood


def building_turn(card: CardId = "ST_BUILD", wood: int = 0, board: str = BOARD) -> Scene:
    """Red with a small slot in T02.n, a rune slot in T05.n+TS.e, a large slot in T05.s; a flash card stays in hand."""
    scene = northgard(2, board, clans=("boar", "bear")).hand(RED, card, "DL_FISHING").goods(RED, wood=wood)
    if board == BOARD:
        for place in (SMALL, RUNE, LARGE):
            scene.put(RED, place, 1)
    return scene


def construct(name: str, place: str) -> Construct:
    return Construct(building(name), area(place))


def kinds(scene: Scene) -> set[str]:
    return {BUILDINGS[action.building].id for action in scene.options(Construct)}


def built(scene: Scene, place: str) -> str | None:
    kind = scene.s.built[area(place)]
    return None if kind == NONE else BUILDINGS[kind].id


# The basic effect


@rule("NG-8.1", "NG-8.7", "NG-24.11")
@pytest.mark.parametrize(
    ("name", "place", "wood"),
    [("food_silo", SMALL, 1), ("defense_tower", RUNE, 1), ("rune_stone", RUNE, 1), ("altar_of_kings", LARGE, 3)],
)
def test_a_building_is_paid_for_and_put_up(name: str, place: str, wood: int):
    scene = building_turn(wood=4).play("ST_BUILD").do(construct(name, place))
    assert built(scene, place) == name
    assert scene.has(RED).get("wood", 0) == 4 - wood
    assert scene.s.stock[building(name)] == 6
    assert scene.told(Built) == [Built(RED, building(name), area(place), slotless=False)]


@rule("NG-8.1", "NG-8.14", "NG-6.21")
@pytest.mark.parametrize(("wood", "large"), [(0, False), (2, False), (3, True)])
def test_wood_must_be_at_hand(wood: int, large: bool):
    scene = building_turn(wood=wood)
    if not wood:
        assert scene.denied(PlayCard("ST_BUILD")) == ("nothing_to_build", "NG-8.14")
        return
    scene.play("ST_BUILD")
    assert scene.allows(construct("fortress", LARGE)) == large
    if not large:
        assert scene.denied(construct("fortress", LARGE)) == ("not_enough_wood", "NG-8.1")


@rule("NG-8.1")
def test_only_in_a_territory_one_controls_and_a_free_slot():
    scene = building_turn(wood=9).put(PURPLE, "T24.n", 1).build(SMALL, "food_silo").play("ST_BUILD")
    assert scene.denied(construct("forge", "T24.n")) == ("not_yours", "NG-8.1")
    assert scene.denied(construct("food_silo", "T24.e")) == ("not_yours", "NG-8.1")  # neutral
    assert scene.denied(construct("defense_tower", SMALL)) == ("no_free_slot", "NG-8.1")
    assert scene.denied(construct("defense_tower", "TS.e")) == ("no_free_slot", "NG-8.1")  # no slot on this area
    assert scene.denied(Construct(building("forge"), 10**6)) == ("no_such_place", "NG-8.1")
    assert scene.denied(Construct(-1, area(SMALL))) == ("no_such_place", "NG-8.1")
    assert scene.denied(Construct(building("food_silo"), area(SMALL), slotless=True)) == (
        "stands_there_already",
        "NG-8.4",
    )
    assert scene.denied(Construct(building("defense_tower"), area(SMALL), slotless=True)) == ("needs_a_slot", "NG-8.1")
    assert scene.denied(STOP) == ("must_build", "NG-8.1")


@rule("NG-8.2", "NG-8.3")
@pytest.mark.parametrize(
    ("name", "place", "fits"),
    [
        ("food_silo", SMALL, True),
        ("food_silo", RUNE, True),
        ("food_silo", LARGE, False),
        ("rune_stone", SMALL, False),
        ("rune_stone", RUNE, True),
        ("rune_stone", LARGE, False),
        ("forge", SMALL, False),
        ("forge", RUNE, False),
        ("forge", LARGE, True),
    ],
)
def test_which_building_goes_into_which_slot(name: str, place: str, fits: bool):
    scene = building_turn(wood=3).play("ST_BUILD")
    assert scene.allows(construct(name, place)) == fits
    if not fits:
        assert scene.denied(construct(name, place)) == ("wrong_slot", "NG-8.2")


@rule("NG-8.4")
def test_no_type_twice_in_one_territory():
    scene = building_turn(wood=3, board="TS@(0,0)r0 T05@(1,0)r0 T21@(1,-1)r2").put(RED, RUNE, 1)
    # T21.n (small slot) is joined to T05.n from the north
    assert scene.region("T21.n") == scene.region(RUNE)
    scene.build("T21.n", "food_silo").play("ST_BUILD")
    free = RUNE if scene.s.built[area("T21.n")] != NONE else "T21.n"
    assert scene.denied(construct("food_silo", free)) == ("stands_there_already", "NG-8.4")
    assert scene.allows(construct("training_camp", free))


@rule("NG-1.3", "NG-8.5")
@pytest.mark.parametrize("left", [0, 1])
def test_seven_tokens_of_each_type(left: int):
    scene = building_turn(wood=3)
    assert scene.s.stock == [7] * len(BUILDINGS)
    scene.s.stock[building("forge")] = left
    scene.play("ST_BUILD")
    if left:
        assert scene.do(construct("forge", LARGE)).s.stock[building("forge")] == 0
    else:
        assert scene.denied(construct("forge", LARGE)) == ("no_token_left", "NG-8.5")
        assert "forge" not in kinds(scene)


@rule("NG-8.6")
def test_no_action_takes_a_building_away():
    """Whatever is built stays, through play at random; only a card that says so exchanges it."""
    scene = building_turn("ST_MOVE").build(SMALL, "food_silo").build(LARGE, "forge").build("T24.n", "altar_of_kings")
    standing = {place: built(scene, place) for place in (SMALL, LARGE, "T24.n")}
    rng = Random(1)
    while not is_over(scene.s):
        scene.do(rng.choice([action for action in scene.options() if not isinstance(action, Exchange)]))
    assert {place: built(scene, place) for place in standing} == standing


@rule("NG-8.8", "NG-2.16")
@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("food_silo", {"food": 1}),
        ("woodcutters_lodge", {"wood": 1}),
        ("rune_stone", {"lore": 1}),
        ("defense_tower", {}),
    ],
)
def test_what_small_buildings_yield(name: str, more: dict[str, int]):
    assert building_turn().build(RUNE, name).yields(RUNE) == more


@rule("NG-8.12")
def test_a_forge_draws_a_card_and_an_altar_brings_fame():
    """Each of them for whoever controls the territory, as long as that is so."""
    scene = northgard(2, BOARD, clans=("boar", "bear")).build(LARGE, "forge").build("T24.n", "altar_of_kings")
    for owner, cards, fame in ((NOBODY, 4, 0), (RED, 5, 3)):
        if owner == RED:
            scene.put(RED, LARGE, 1).put(RED, "T24.n", 1)
        scene.hand(RED).run(DrawForYear(), Harvest())
        assert len(scene.s.players[RED].hand) == cards
        assert scene.fame(RED) == fame


@rule("NG-25.4", "NG-2.21", "NG-8.4")
def test_joining_may_bring_two_of_a_type_together():
    """T13 joins T02.s, in the west, to T01.n in the south; each has a silo and a food icon."""
    scene = building_turn("ST_EXPLORE", board="TS@(0,0)r0 T01@(1,0)r0 T02@(0,-1)r0").put(RED, "T02.s", 1)
    scene.build("T02.s", "food_silo").build("T01.n", "food_silo").pile("T13").play("ST_EXPLORE")
    scene.do(LayTile(TILE_NUMBERS["T13"], cell_at(1, -1), 0))
    assert scene.region("T02.s") == scene.region("T01.n")
    assert scene.yields("T13.a") == {"food": 4, "wood": 1}


# Cheaper, doubled, without a slot


@rule("NG-8.13", "NG-12.16", "NG-12.39")
@pytest.mark.parametrize("card", ["CL_BOAR_0", "DE_SIMPLE_LIVING"])
@pytest.mark.parametrize(("name", "place", "wood"), [("food_silo", SMALL, 0), ("forge", LARGE, 2)])
def test_one_wood_less(card: CardId, name: str, place: str, wood: int):
    scene = building_turn(card, wood=wood).play(card).do(construct(name, place))
    assert built(scene, place) == name
    assert scene.has(RED) == {}
    if wood:
        poor = building_turn(card, wood=wood - 1).play(card)
        assert poor.denied(construct(name, place)) == ("not_enough_wood", "NG-8.1")


@rule("NG-12.19", "NG-0.1")
def test_the_goat_may_double_a_type():
    board = "TS@(0,0)r0 T05@(1,0)r0 T21@(1,-1)r2"
    scene = building_turn("CL_GOAT_0", wood=1, board=board).put(RED, RUNE, 1)
    scene.build(RUNE, "food_silo")
    free = RUNE if scene.s.built[area("T21.n")] != NONE else "T21.n"
    scene.play("CL_GOAT_0").do(construct("food_silo", free))
    assert scene.yields(RUNE) == {"food": 3}  # two silos and the icon of T21.n
    assert scene.has(RED) == {}


@rule("NG-12.19")
def test_the_goat_keeps_to_slots_and_prices():
    scene = building_turn("CL_GOAT_0", wood=1).play("CL_GOAT_0")
    assert scene.denied(construct("food_silo", LARGE)) == ("wrong_slot", "NG-8.2")
    assert scene.denied(construct("forge", LARGE)) == ("not_enough_wood", "NG-8.1")


@rule("NG-12.58")
def test_amenities_need_no_slot_for_a_small_building():
    scene = building_turn("DL_AMENITIES", wood=1).build(SMALL, "food_silo").play("DL_AMENITIES")
    region = scene.region(SMALL)
    assert scene.denied(construct("rune_stone", SMALL)) == ("takes_no_slot", "NG-12.58")
    assert scene.denied(Construct(building("food_silo"), region, slotless=True)) == ("stands_there_already", "NG-8.4")
    scene.do(Construct(building("rune_stone"), region, slotless=True))
    assert scene.s.slotless == ((region, building("rune_stone")),)
    assert scene.yields(SMALL) == {"food": 1, "lore": 1}
    assert scene.s.stock[building("rune_stone")] == 6
    assert scene.has(RED) == {}


@rule("NG-12.58", "NG-2.21")
def test_a_building_without_a_slot_takes_none_and_stays_when_territories_are_joined():
    scene = (
        building_turn("DL_AMENITIES", wood=2)
        .hand(RED, "DL_AMENITIES", "DE_IMPROVED_TOOLS", "DE_SCOUTS")
        .play("DL_AMENITIES")
    )
    scene.do(Construct(building("food_silo"), scene.region(SMALL), slotless=True))
    scene.play("DE_IMPROVED_TOOLS").do(construct("training_camp", SMALL))
    assert built(scene, SMALL) == "training_camp"
    scene.pile("T13").play("DE_SCOUTS").do(LayTile(TILE_NUMBERS["T13"], cell_at(0, -2), 0))
    assert scene.region(SMALL) == scene.region("T13.a")
    assert scene.yields("T13.a") == {"food": 1, "wood": 1}


@rule("NG-12.58")
def test_amenities_and_large_buildings():
    scene = building_turn("DL_AMENITIES", wood=3).play("DL_AMENITIES")
    assert scene.denied(Construct(building("forge"), scene.region(SMALL), slotless=True)) == ("needs_a_slot", "NG-8.1")
    assert scene.denied(construct("forge", SMALL)) == ("wrong_slot", "NG-8.2")
    scene.do(construct("forge", LARGE))
    assert built(scene, LARGE) == "forge"
    broke = building_turn("DL_AMENITIES")
    assert broke.denied(PlayCard("DL_AMENITIES")) == ("nothing_to_build", "NG-8.14")


# Two builds


@rule("NG-12.54")
@pytest.mark.parametrize(
    ("first", "second", "allowed"),
    [
        (("food_silo", SMALL), ("forge", LARGE), True),
        (("food_silo", SMALL), ("rune_stone", RUNE), True),
        (("forge", LARGE), ("rune_stone", RUNE), True),
        (("forge", LARGE), ("altar_of_kings", "T24.n"), False),
    ],
)
def test_carpentry_builds_twice_one_of_them_small(first: tuple[str, str], second: tuple[str, str], allowed: bool):
    scene = building_turn("DL_CARPENTRY_MASTERY", wood=6).put(RED, "T24.n", 1).play("DL_CARPENTRY_MASTERY")
    scene.do(construct(*first))
    if allowed:
        scene.do(construct(*second))
        assert (built(scene, first[1]), built(scene, second[1])) == (first[0], second[0])
        assert isinstance(scene.asks(), NextCard)
    else:
        assert scene.denied(construct(*second)) == ("only_small", "NG-12.54")


@rule("NG-12.54")
def test_the_second_building_is_optional_and_paid_for():
    scene = building_turn("DL_CARPENTRY_MASTERY", wood=2).play("DL_CARPENTRY_MASTERY").do(construct("food_silo", SMALL))
    assert scene.denied(construct("forge", LARGE)) == ("not_enough_wood", "NG-8.1")
    assert isinstance(scene.do(STOP).asks(), NextCard)
    assert scene.has(RED) == {"wood": 1}
    poor = building_turn("DL_CARPENTRY_MASTERY", wood=1).play("DL_CARPENTRY_MASTERY").do(construct("food_silo", SMALL))
    assert isinstance(poor.asks(), NextCard)


# Industrious Villagers


@rule("NG-12.59", "NG-8.6", "NG-18.14")
def test_villagers_build_and_exchange_a_building():
    scene = building_turn("DL_INDUSTRIOUS_VILLAGERS", wood=1).build(RUNE, "food_silo").clan(RED, "goat")
    scene.play("DL_INDUSTRIOUS_VILLAGERS").do(construct("training_camp", SMALL))
    assert scene.has(RED) == {"food": 1}  # of the Goat, for what was built
    scene.do(Exchange(area(RUNE), building("rune_stone")))
    assert built(scene, RUNE) == "rune_stone"
    assert scene.s.stock[building("food_silo")] == 7
    assert scene.s.stock[building("rune_stone")] == 6
    assert scene.has(RED) == {"food": 1}  # not for what was exchanged, which was free as well
    assert scene.told(BuildingReplaced) == [
        BuildingReplaced(RED, area(RUNE), building("food_silo"), building("rune_stone"))
    ]


@rule("NG-12.59")
def test_which_buildings_can_be_exchanged():
    scene = (
        building_turn("DL_INDUSTRIOUS_VILLAGERS")
        .build(SMALL, "food_silo")
        .build(LARGE, "forge")
        .build("T24.n", "fortress")
    )
    scene.put(PURPLE, "T24.n", 1).play("DL_INDUSTRIOUS_VILLAGERS")
    scene.s.stock[building("defense_tower")] = 0
    for place, name, why in [
        (SMALL, "food_silo", ("another_type", "NG-12.59")),
        (SMALL, "fortress", ("same_size", "NG-12.59")),
        (LARGE, "training_camp", ("same_size", "NG-12.59")),
        (SMALL, "rune_stone", ("wrong_slot", "NG-8.3")),
        (SMALL, "defense_tower", ("no_token_left", "NG-8.5")),
        ("T24.n", "forge", ("not_yours", "NG-12.59")),
        (RUNE, "food_silo", ("no_building_there", "NG-12.59")),
    ]:
        assert scene.denied(Exchange(area(place), building(name))) == why
    assert scene.denied(Exchange(-1, 0)) == ("no_building_there", "NG-12.59")
    assert scene.allows(Exchange(area(LARGE), building("altar_of_kings")))
    assert isinstance(scene.do(STOP).asks(), NextCard)


@rule("NG-12.59")
def test_an_exchange_may_double_a_type():
    board = "TS@(0,0)r0 T05@(1,0)r0 T21@(1,-1)r2"
    scene = (
        building_turn("DL_INDUSTRIOUS_VILLAGERS", board=board)
        .put(RED, RUNE, 1)
        .build(RUNE, "food_silo", "training_camp")
    )
    slot = next(each for each in (RUNE, "T21.n") if built(scene, each) == "training_camp")
    scene.play("DL_INDUSTRIOUS_VILLAGERS").do(Exchange(area(slot), building("food_silo")))
    assert scene.yields(RUNE) == {"food": 3}


# Glory of the Clan


@rule("NG-12.29", "NG-24.8")
def test_glory_collects_after_building_what_the_new_building_yields_too():
    scene = building_turn("CL_STAG_1", wood=1, board=WOODEN).put(RED, "T28.s", 1).play("CL_STAG_1")
    assert isinstance(scene.asks(), ChooseGlory)
    scene.do(BuildFirst()).do(construct("food_silo", "T28.s"))
    assert scene.has(RED) == {"food": 1, "wood": 1}
    assert scene.told(ResourcesGained) == [ResourcesGained(RED, (1, 1, 0), "card")]


@rule("NG-12.29")
def test_glory_collects_before_building_and_pays_with_it():
    scene = building_turn("CL_STAG_1", board=WOODEN).put(RED, "T28.s", 1).play("CL_STAG_1")
    scene.do(construct("food_silo", "T28.s"))  # without wood there was no choice: it has been collected
    assert built(scene, "T28.s") == "food_silo"
    assert scene.has(RED) == {}


@rule("NG-12.29")
def test_glory_builds_where_it_has_collected():
    scene = building_turn("CL_STAG_1", wood=3, board=WOODEN).put(RED, "T28.s", 1).put(RED, "T28.n", 1).play("CL_STAG_1")
    assert scene.allows(CollectFirst(scene.region("T28.n")))
    assert scene.denied(CollectFirst(scene.region("TS.n"))) == ("not_yours", "NG-12.29")
    scene.do(CollectFirst(scene.region("T28.s")))
    assert scene.has(RED) == {"wood": 4}
    assert scene.denied(construct("forge", "T28.n")) == ("only_there", "NG-12.29")
    scene.do(construct("training_camp", "T28.s"))
    assert scene.has(RED) == {"wood": 3}


@rule("NG-12.29", "NG-6.10")
def test_glory_needs_wood_of_ones_own_or_of_the_territory():
    scene = building_turn("CL_STAG_1", board=WOODEN).put(RED, "T28.n", 1)
    assert scene.denied(PlayCard("CL_STAG_1")) == ("nothing_to_build", "NG-8.14")


@rule("NG-12.29", "NG-21.19")
def test_a_wolf_keeps_glory_from_the_icons():
    scene = (
        northgard(2, WOODEN, clans=("boar", "bear"), creatures=True).put(RED, "T28.s", 1).beast("wolf_beige", "T28.s")
    )
    scene.hand(RED, "CL_STAG_1", "DL_FISHING").goods(RED, wood=1).play("CL_STAG_1").do(BuildFirst())
    scene.do(construct("food_silo", "T28.s"))
    assert scene.has(RED) == {"food": 1}
