"""Phase 3: what the territories give, the Snake's theft, and trade (chapters 14, 18 and 20)."""

import pytest

from kit import rule
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.data import FOOD, LORE, WOOD
from meadhall.rules.northgard.events import FameGained, Harvested, PartnersTraded, ResourceStolen, SwapRefused, Traded
from meadhall.rules.northgard.harvest import (
    Agree,
    AnswerSwap,
    Harvest,
    Refuse,
    Steal,
    Swap,
    Theft,
    Trade,
    Trading,
    closed_fame,
)
from meadhall.rules.northgard.winter import Winter
from rules.northgard.scene import BLUE, PURPLE, RED, YELLOW, Scene, northgard

# Closed: TS.e+TS5.w on two tiles, yielding 1 food (NG-EX-16). Open: everything else.
CENTRE = "TS@(0,0)r0 TS5@(1,0)r0"
VILLAGES = "TS@(0,0)r0 T07@(-1,0)r0 T16@(-1,-1)r2 T10@(0,-1)r3 T31@(-2,0)r1 T02@(-2,-1)r2 T01@(-1,1)r0 T32@(-2,1)r2"
A, B = "T07.n+T10.n+T16.n+TS.n", "T02.n+T07.m+T31.n+TS.w"  # both closed, on four tiles


def villages() -> Scene:
    """NG-EX-1."""
    scene = northgard(board=VILLAGES)
    scene.put(RED, A, 3).build(A, "rune_stone", "food_silo", "woodcutters_lodge").put(RED, "T16.s", 1)
    scene.put(YELLOW, B, 3).build(B, "altar_of_kings", "woodcutters_lodge")
    return scene.put(PURPLE, "T02.s+T16.e", 7).build("T02.s+T16.e", "food_silo", "woodcutters_lodge")


def reaped(scene: Scene) -> Scene:
    """The harvest; nobody trades."""
    scene.run(Harvest())
    events = scene.events
    while isinstance(scene.asks(), Trading):
        events = events + scene.do(STOP).events
    scene.events = events
    return scene


@rule("NG-EX-1", "NG-14.2", "NG-14.4", "NG-14.5", "NG-15.1")
def test_harvest_and_winter_of_the_books():
    scene = reaped(villages())
    assert [scene.fame(seat) for seat in (PURPLE, RED, YELLOW)] == [0, 2, 5]
    assert scene.has(PURPLE) == {"food": 2, "wood": 1}
    assert scene.has(RED) == {"food": 3, "wood": 1, "lore": 2}
    assert scene.has(YELLOW) == {"food": 1, "wood": 1}
    scene.run(Winter())
    assert scene.has(PURPLE) == {"wood": 1}
    assert scene.has(RED) == {"food": 2, "wood": 1, "lore": 2}
    assert scene.has(YELLOW) == {"food": 1, "wood": 1}


@rule("NG-14.2", "NG-14.3")
@pytest.mark.parametrize(("board", "place", "fame"), [(CENTRE, "TS.e", 1), (VILLAGES, A, 2), (CENTRE, "TS.n", 0)])
def test_only_closed_territories_give_fame(board: str, place: str, fame: int):
    assert reaped(northgard(board=board).put(RED, place, 1)).fame(RED) == fame


@rule("NG-14.4")
def test_altars_give_fame_in_open_territories_too():
    scene = northgard(board=CENTRE).put(RED, "TS.n", 1).build("TS.n", "altar_of_kings", "altar_of_kings")
    assert reaped(scene).told(FameGained) == [FameGained(RED, 6, "altar")]


@rule("NG-14.5", "NG-27.8")
def test_who_controls_nothing_reaps_nothing():
    scene = reaped(northgard(board=CENTRE).build("TS.e", "food_silo"))
    assert scene.has(RED) == {}
    assert scene.fame(RED) == 0


@rule("NG-14.1", "NG-27.7")
def test_in_turn_order_from_the_new_first_player():
    scene = villages()
    scene.s.first = PURPLE
    assert [event.seat for event in reaped(scene).told(Harvested)] == [PURPLE, YELLOW, RED]


# Trade


def at_market(food: int = 0, wood: int = 0, lore: int = 0) -> Scene:
    return northgard().goods(RED, food, wood, lore).run(Harvest())


@rule("NG-14.7", "NG-24.32", "NG-27.9")
def test_any_three_for_one():
    scene = at_market(food=2, lore=1).do(Trade((2, 0, 1), WOOD))
    assert scene.told(Traded) == [Traded(RED, (2, 0, 1), WOOD)]
    assert scene.has(RED) == {"wood": 1}


@rule("NG-14.7")
def test_as_often_as_one_can_and_no_more():
    scene = at_market(food=7)
    scene.do(Trade((3, 0, 0), LORE)).do(Trade((3, 0, 0), LORE))
    assert scene.has(RED) == {"food": 1, "lore": 2}
    assert scene.asks().seat == RED  # three resources again
    scene.do(Trade((1, 0, 2), WOOD))
    assert not isinstance(scene.asks(), Trading)


@rule("NG-14.7")
@pytest.mark.parametrize(
    ("give", "code"), [((2, 0, 0), "three_for_one"), ((4, 0, 0), "three_for_one"), ((2, 1, 0), "not_enough_resources")]
)
def test_not_with_fewer_or_with_what_one_has_not(give: tuple[int, int, int], code: str):
    assert at_market(food=4).denied(Trade(give, LORE)) == (code, "NG-14.7")


@rule("NG-14.7", "NG-0.3")
def test_with_two_resources_nothing_is_asked():
    assert not isinstance(at_market(food=2).asks(), Trading)


@rule("NG-14.9")
def test_no_trade_outside_the_harvest():
    assert northgard().goods(RED, 3).denied(Trade((3, 0, 0), LORE))[0] == "not_now"


# Scorched Earth


def scorched(place: str = "TS.e", *buildings: str, **options: bool) -> Scene:
    """Red holds the closed centre, Purple is the Snake."""
    scene = northgard(board=CENTRE, clans=("goat", "snake", "raven", "stag"), **options)
    return scene.put(RED, "TS.e", 1).build("TS.e", *buildings).put(PURPLE, "TS.n", 1).scorch(place)


@rule("NG-18.24", "NG-24.31", "NG-EX-32", "NG-14.6")
def test_the_snake_takes_one_of_the_yield():
    scene = scorched("TS.e", "food_silo").run(Harvest())
    assert scene.options() == [STOP, Steal(FOOD)]
    assert not scene.told(Harvested)  # before the first player collects
    scene.do(Steal(FOOD))
    assert scene.told(ResourceStolen) == [ResourceStolen(PURPLE, RED, FOOD)]
    assert scene.has(PURPLE) == {"food": 1}
    assert scene.has(RED) == {"food": 1}
    assert scene.fame(RED) == 1


@rule("NG-18.24")
def test_the_snake_may_leave_it():
    scene = scorched("TS.e", "food_silo").run(Harvest()).do(STOP)
    assert (scene.has(PURPLE), scene.has(RED)) == ({}, {"food": 2})


@rule("NG-18.24")
def test_only_a_kind_that_is_yielded():
    scene = scorched("TS.e", "food_silo").run(Harvest())
    assert scene.denied(Steal(WOOD)) == ("yields_none_of_it", "NG-18.24")


@rule("NG-18.24")
@pytest.mark.parametrize("place", ["TS.n", "TS.s"])
def test_neither_from_the_own_nor_from_neutral_land(place: str):
    scene = scorched(place, "food_silo").build(place, "food_silo").run(Harvest())
    assert not isinstance(scene.asks(), Theft)


@rule("NG-18.24", "NG-20.7")
def test_not_from_the_partner():
    scene = northgard(4, CENTRE, ("goat", "raven", "snake", "stag"), teams=True)
    scene.put(RED, "TS.e", 1).put(YELLOW, "TS.n", 1).scorch("TS.e").run(Harvest())
    assert not isinstance(scene.asks(), Theft)
    assert scene.has(RED) == {"food": 1}


@rule("NG-EX-32", "NG-21.19")
def test_a_wolf_leaves_the_snake_what_buildings_yield():
    bare = scorched("TS.e", creatures=True).beast("wolf_brown", "TS.e").run(Harvest())
    assert not isinstance(bare.asks(), Theft)
    built = scorched("TS.e", "woodcutters_lodge", creatures=True).beast("wolf_brown", "TS.e").run(Harvest())
    assert built.options() == [STOP, Steal(WOOD)]


@rule("NG-21.19")
def test_a_wolf_leaves_buildings_and_altars():
    scene = northgard(board=CENTRE, creatures=True).put(RED, "TS.e", 1).beast("wolf_brown", "TS.e")
    scene.build("TS.e", "food_silo", "altar_of_kings")
    assert closed_fame(scene.s, scene.region("TS.e")) == 0
    reaped(scene)
    assert scene.has(RED) == {"food": 1}
    assert scene.fame(RED) == 3


# Partners


def partners(**goods: int) -> Scene:
    """Red has one food, Yellow across the table what is said."""
    return northgard(4, teams=True).goods(RED, food=1).goods(YELLOW, **goods).run(Harvest())


@rule("NG-20.8", "NG-20.1")
def test_partners_swap_where_both_agree():
    scene = partners(lore=1).do(Swap(FOOD, LORE))
    assert isinstance(scene.asks(), AnswerSwap)
    assert scene.asks().seat == YELLOW
    scene.do(Agree())
    assert scene.told(PartnersTraded) == [PartnersTraded(RED, YELLOW, FOOD, LORE)]
    assert (scene.has(RED), scene.has(YELLOW)) == ({"lore": 1}, {"food": 1})


@rule("NG-20.8")
def test_a_refusal_stands():
    scene = partners(lore=1, wood=1).do(Swap(FOOD, LORE)).do(Refuse())
    assert scene.told(SwapRefused) == [SwapRefused(RED, YELLOW, FOOD, LORE)]
    assert scene.has(RED) == {"food": 1}
    assert scene.denied(Swap(FOOD, LORE)) == ("partner_refused", "NG-20.8")
    assert scene.allows(Swap(FOOD, WOOD))


@rule("NG-20.8")
@pytest.mark.parametrize(
    ("swap", "code"),
    [
        (Swap(WOOD, LORE), "not_enough_resources"),
        (Swap(FOOD, WOOD), "partner_has_none"),
        (Swap(FOOD, FOOD), "same_kind"),
    ],
)
def test_swaps_that_cannot_be(swap: Swap, code: str):
    assert partners(lore=1).denied(swap) == (code, "NG-20.8")


@rule("NG-20.8", "NG-20.11")
def test_others_do_not_swap():
    scene = northgard(4).goods(RED, food=3).goods(YELLOW, lore=1).run(Harvest())
    assert scene.denied(Swap(FOOD, LORE))[0] == "not_now"
    team = northgard(4, teams=True).goods(RED, food=1).goods(BLUE, lore=1).run(Harvest())
    assert not isinstance(team.asks(), Trading)  # Blue sits beside Red
