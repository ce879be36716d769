"""Cards that explore (NG-12.18, NG-12.21, NG-12.30, NG-12.35, NG-12.55, NG-12.56)."""

import pytest

from kit import rule
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.cards.basic import Basic, TakeBasic
from meadhall.rules.northgard.data import CardId
from meadhall.rules.northgard.events import TilesUnderPile
from meadhall.rules.northgard.land.explore import ChooseTile, Exploring, PutBack, TakeTile
from meadhall.rules.northgard.land.move import Moving
from meadhall.rules.northgard.turn import NextCard, PlayCard
from rules.northgard.cardplay import BOARD, lay, march, on_turn
from rules.northgard.scene import (
    PURPLE,
    RED,
    TILE_NUMBERS,
    TWO_CASUALTIES,
    TWO_POINTS,
    northgard,
)

# Exploring


@rule("NG-12.21", "NG-23.5", "NG-24.13")
@pytest.mark.parametrize("card", ["CL_RAVEN_0", "DL_UPGRADED_SCOUT_CAMP"])
def test_two_tiles_one_is_laid(card: CardId):
    scene = on_turn(card).pile("T13", "T02", "T03").play(card)
    assert isinstance(scene.asks(), ChooseTile)
    under = TILE_NUMBERS["T13"]
    scene.do(TakeTile(TILE_NUMBERS["T02"], (under,))).do(lay("T02", 2, 0))
    assert scene.s.pile[0] == TILE_NUMBERS["T03"]
    assert scene.s.pile[-1] == under
    assert isinstance(scene.asks(), NextCard)


@rule("NG-12.21", "NG-10.6", "NG-6.10")
@pytest.mark.parametrize(
    "card", ["CL_RAVEN_0", "DL_UPGRADED_SCOUT_CAMP", "CL_BOAR_2", "DE_SCOUT_CAMP", "DL_HUGINN_MUNINN", "DE_SCOUTS"]
)
def test_with_no_tiles_left_nobody_explores(card: CardId):
    scene = on_turn(card)
    scene.s.pile = ()
    assert scene.denied(PlayCard(card)) == ("no_tiles_left", "NG-10.6")


@rule("NG-12.18")
def test_lay_of_the_land_collects_what_the_tile_shows():
    """All icons of all its areas; the other two go under the pile in the chosen order."""
    scene = on_turn("CL_BOAR_2").pile("T06", "T02", "T13", "T03").play("CL_BOAR_2")
    assert scene.denied(TakeTile(TILE_NUMBERS["T06"], (TILE_NUMBERS["T02"],))) == ("not_these_tiles", "NG-10.3")
    under = (TILE_NUMBERS["T13"], TILE_NUMBERS["T02"])
    scene.do(TakeTile(TILE_NUMBERS["T06"], under))
    assert scene.has(RED) == {}
    scene.do(lay("T06", 2, 0))
    assert scene.has(RED) == {"wood": 1, "lore": 1}
    assert scene.s.pile[-2:] == under
    assert scene.told(TilesUnderPile) == []


@rule("NG-12.18")
def test_lay_of_the_land_with_two_tiles_left():
    scene = on_turn("CL_BOAR_2").pile("T06", "T02")
    scene.s.pile = scene.s.pile[:2]
    assert {len(action.under) for action in scene.play("CL_BOAR_2").options()} == {1}


@rule("NG-12.18", "NG-10.4")
def test_lay_of_the_land_collects_only_from_the_tile_that_is_laid():
    """There is one cell in reach, where T03, T06 and T30 don't fit, but T11 does."""
    board = "TS@(0,0)r0 T07@(1,0)r2 T28@(1,-1)r3 T21@(1,-2)r0 T15@(2,-2)r3"
    scene = (
        on_turn("CL_BOAR_2", board=board, place="T15.n+T21.s+T28.s").pile("T03", "T06", "T30", "T11").play("CL_BOAR_2")
    )
    assert scene.s.looked == (TILE_NUMBERS["T11"],)
    assert scene.s.pile[-3:] == tuple(TILE_NUMBERS[tile] for tile in ("T03", "T06", "T30"))
    assert scene.do(lay("T11", 2, -1, 1)).has(RED) == {"wood": 1}


@rule("NG-12.35", "NG-24.13")
def test_the_scout_camp_may_put_a_tile_back_once():
    scene = on_turn("DE_SCOUT_CAMP").pile("T13", "T02").play("DE_SCOUT_CAMP")
    assert isinstance(scene.asks(), Exploring)
    assert PutBack() in scene.options()
    scene.do(PutBack())
    assert scene.s.looked == (TILE_NUMBERS["T02"],)
    assert scene.s.pile[-1] == TILE_NUMBERS["T13"]
    assert scene.denied(PutBack()) == ("must_be_laid", "NG-10.3")
    assert scene.denied(lay("T13", 2, 0)) == ("not_now", "")
    assert isinstance(scene.do(lay("T02", 2, 0)).asks(), NextCard)


@rule("NG-12.35", "NG-10.3")
@pytest.mark.parametrize(("card", "left"), [("DE_SCOUTS", 5), ("ST_EXPLORE", 5), ("DE_SCOUT_CAMP", 1)])
def test_other_tiles_must_be_laid(card: CardId, left: int):
    scene = on_turn(card)
    scene.s.pile = scene.s.pile[:left]
    scene.play(card)
    assert scene.denied(PutBack()) == (("no_tiles_left", "NG-10.6") if left == 1 else ("must_be_laid", "NG-10.3"))


@rule("NG-12.55")
def test_huginn_and_muninn_fly_to_any_open_territory():
    far = lay("T13", -1, 0)
    scene = on_turn("ST_EXPLORE").pile("T13").play("ST_EXPLORE")
    assert scene.denied(far) == ("not_at_your_territory", "NG-10.1")
    ravens = on_turn("DL_HUGINN_MUNINN").pile("T13").play("DL_HUGINN_MUNINN")
    assert ravens.allows(far)
    without = (
        northgard(2, BOARD).hand(RED, "DL_HUGINN_MUNINN", "DL_FISHING").pile("T13").play("DL_HUGINN_MUNINN").do(far)
    )
    assert without.region("T13.a") == without.region("TS.w")


@rule("NG-12.55", "NG-10.8")
def test_huginn_and_muninn_bring_fame_only_for_own_territories():
    """Boards of NG-EX-5: T04 closes T04.s+T16.n+TS.w."""
    board = "TS@(0,0)r0 T16@(-1,0)r2 T20@(0,1)r3"
    for owner, fame in ((PURPLE, 0), (RED, 3)):
        scene = northgard(2, board, clans=("goat", "boar")).put(owner, "TS.w", 1).put(RED, "TS.n", 1)
        scene.hand(RED, "DL_HUGINN_MUNINN", "DL_FISHING").pile("T04").play("DL_HUGINN_MUNINN").do(lay("T04", -1, 1, 2))
        assert scene.fame(RED) == fame


@rule("NG-12.56")
@pytest.mark.parametrize("again", [False, True])
def test_rangers_may_explore_again(again: bool):
    scene = on_turn("DL_RANGERS").pile("T13", "T02").play("DL_RANGERS").do(lay("T13", 2, 0))
    assert scene.options() == [STOP, TakeBasic("explore")]
    assert scene.denied(TakeBasic("move")) == ("not_now", "")
    if again:
        scene.do(TakeBasic("explore")).do(lay("T02", 3, 0))
        assert scene.s.land.has(TILE_NUMBERS["T02"])
    else:
        scene.do(STOP)
    assert isinstance(scene.asks(), NextCard)


@rule("NG-12.56")
def test_rangers_need_an_open_territory_each_time():
    """The first tile closes the only territory of Red, so there is no second one."""
    scene = northgard(2, "TS@(0,0)r0", clans=("goat", "boar")).put(RED, "TS.w", 1).hand(RED, "DL_RANGERS", "DL_FISHING")
    scene.pile("T06", "T02").play("DL_RANGERS").do(lay("T06", -1, 0, 2))
    assert scene.s.land.regions[scene.region("TS.w")].closed
    assert isinstance(scene.asks(), NextCard)


# Annexation


@rule("NG-12.30", "NG-24.8")
@pytest.mark.parametrize("order", [("move", "explore"), ("explore", "move")])
def test_annexation_in_either_order(order: tuple[Basic, Basic]):
    scene = on_turn("CL_STAG_2").pile("T13").play("CL_STAG_2")
    assert scene.options() == [TakeBasic("move"), TakeBasic("explore")]
    for what in order:
        scene.do(TakeBasic(what))
        scene.do(march(scene, "T01.e", "T01.n") if what == "move" else lay("T13", 2, 0))
    assert isinstance(scene.asks(), NextCard)
    assert scene.at("T01.n") == (RED, 1)
    assert scene.s.land.has(TILE_NUMBERS["T13"])


@rule("NG-12.30")
def test_annexation_without_exploring():
    scene = on_turn("CL_STAG_2").play("CL_STAG_2").do(TakeBasic("move")).do(march(on_turn(), "T01.e", "T01.n"))
    assert scene.options() == [STOP, TakeBasic("explore")]
    assert isinstance(scene.do(STOP).asks(), NextCard)


@rule("NG-12.30", "NG-9.11")
def test_the_battles_of_annexation_come_before_the_exploring():
    scene = on_turn("CL_STAG_2").put(PURPLE, "T01.n", 1).play("CL_STAG_2").do(TakeBasic("move"))
    scene.do(march(scene, "T01.e", "T01.n", 2), TWO_CASUALTIES, TWO_POINTS)
    assert scene.at("T01.n") == (RED, 2)
    assert scene.options() == [STOP, TakeBasic("explore")]


@rule("NG-12.30", "NG-6.10")
def test_annexation_with_one_part_only():
    scene = on_turn("CL_STAG_2")
    scene.s.pile = ()
    assert isinstance(scene.play("CL_STAG_2").asks(), Moving)  # nothing to choose from
    nobody = northgard(2).hand(RED, "CL_STAG_2")
    assert nobody.denied(PlayCard("CL_STAG_2")) == ("nothing_to_choose", "NG-6.10")
