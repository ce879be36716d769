"""Explore: from the pile onto the map, closing, and what does not fit (chapter 10)."""

import pytest

from kit import rule
from meadhall.rules.northgard.data import TILE_NUMBERS, CardId, cell_at
from meadhall.rules.northgard.events import (
    BattleBegan,
    CreatureAppeared,
    ExploreFailed,
    FameGained,
    ResourcesGained,
    TileLaid,
    TilesDrawn,
    TilesUnderPile,
)
from meadhall.rules.northgard.land.explore import ChooseTile, Exploring, LayTile, PutBack, TakeTile
from meadhall.rules.northgard.turn import PlayCard
from rules.northgard.battlefield import BOARD
from rules.northgard.scene import GAP, PURPLE, RED, VALLEY, YELLOW, Scene, northgard

EAST_END = (2, 0)  # next to T01.e


def at_board(place: str = "T01.e", card: CardId | None = None, *top: str) -> Scene:
    scene = northgard(board=BOARD).put(RED, place, 1).pile(*top)
    return scene.play(card) if card else scene


def lay(tile: str, at: tuple[int, int], turns: int = 0) -> LayTile:
    return LayTile(TILE_NUMBERS[tile], cell_at(*at), turns)


def cells(scene: Scene) -> set[int]:
    return {action.cell for action in scene.options(LayTile)}


@rule("NG-10.1", "NG-10.3", "NG-24.14")
def test_the_top_tile_is_laid_at_an_open_territory_of_ones_own():
    scene = at_board("T01.e", "ST_EXPLORE", "T13")
    assert scene.told(TilesDrawn) == [TilesDrawn(RED, (TILE_NUMBERS["T13"],))]
    assert set(scene.options()) == {lay("T13", EAST_END, turns) for turns in range(4)}
    assert scene.denied(lay("T13", (-1, 0))) == ("not_at_your_territory", "NG-10.1")
    assert scene.denied(lay("T13", (5, 5))) == ("no_free_cell_at_the_map", "NG-2.19")
    assert scene.denied(lay("T13", EAST_END, 4)) == ("no_free_cell_at_the_map", "NG-2.19")
    assert scene.denied(PutBack()) == ("must_be_laid", "NG-10.3")
    assert not scene.allows(lay("T12", EAST_END))  # another tile
    scene.do(lay("T13", EAST_END, 1))
    assert scene.at("T01.e+T13.a") == (RED, 1)
    assert TILE_NUMBERS["T13"] not in scene.s.pile
    assert scene.s.looked == ()


@rule("NG-10.2", "NG-10.12")
def test_somebody_with_an_open_territory_can_explore():
    scene = northgard(board=BOARD).hand(RED, "ST_EXPLORE")
    assert scene.denied(PlayCard("ST_EXPLORE")) == ("no_open_territory", "NG-10.2")
    assert scene.put(RED, "T01.n", 1).allows(PlayCard("ST_EXPLORE"))
    closed = northgard(board=BOARD).put(RED, "T01.w+TS.e", 1).hand(RED, "ST_EXPLORE")
    assert closed.denied(PlayCard("ST_EXPLORE")) == ("no_open_territory", "NG-10.2")


@rule("NG-10.6", "NG-10.12")
def test_nobody_can_explore_when_the_pile_is_empty():
    scene = at_board().hand(RED, "ST_EXPLORE")
    scene.s.pile = ()
    assert scene.denied(PlayCard("ST_EXPLORE")) == ("no_tiles_left", "NG-10.6")


def at_gap(card: CardId, *pile: str) -> Scene:
    """With just these tiles in the pile."""
    scene = northgard(board=GAP, clans=("boar", "raven", "goat")).put(RED, VALLEY, 1)
    scene.s.pile = tuple(TILE_NUMBERS[tile] for tile in pile)
    return scene.play(card)


@rule("NG-10.4", "NG-2.20")
def test_what_does_not_fit_goes_under_the_pile_for_the_next():
    scene = at_gap("ST_EXPLORE", "T11", "T17", "T20", "T12")
    assert len(scene.told(TilesUnderPile)) == 2
    assert scene.s.pile == tuple(TILE_NUMBERS[tile] for tile in ("T12", "T11", "T17"))
    assert cells(scene) == {cell_at(1, 1)}
    assert {action.tile for action in scene.options()} == {TILE_NUMBERS["T20"]}


@rule("NG-10.4")
def test_each_tile_is_tried_once_at_most():
    scene = at_gap("ST_EXPLORE", "T11", "T17", "T12")
    assert scene.told(ExploreFailed) == [ExploreFailed(RED)]
    assert len(scene.told(TilesUnderPile)) == 3
    assert scene.s.pile == tuple(TILE_NUMBERS[tile] for tile in ("T11", "T17", "T12"))
    assert len(scene.s.land.laid) == 8


@rule("NG-10.4", "NG-10.5")
def test_one_that_fits_must_be_chosen_and_without_any_one_other_is_drawn():
    scene = at_gap("DL_UPGRADED_SCOUT_CAMP", "T11", "T20", "T12")
    assert scene.options() == [TakeTile(TILE_NUMBERS["T20"], (TILE_NUMBERS["T11"],))]
    scene.do(scene.options()[0])
    assert {action.tile for action in scene.options()} == {TILE_NUMBERS["T20"]}
    assert scene.s.pile == tuple(TILE_NUMBERS[tile] for tile in ("T12", "T11"))
    scene = at_gap("DL_UPGRADED_SCOUT_CAMP", "T11", "T17", "T20")
    assert {action.tile for action in scene.options()} == {TILE_NUMBERS["T20"]}
    assert scene.s.pile == tuple(TILE_NUMBERS[tile] for tile in ("T11", "T17"))


@rule("NG-10.5", "NG-24.13")
def test_a_tile_that_does_not_fit_cannot_be_chosen():
    scene = at_gap("CL_BOAR_2", "T20", "T11", "T12")
    fits, *others = (TILE_NUMBERS[tile] for tile in ("T20", "T11", "T12"))
    assert set(scene.options()) == {TakeTile(fits, tuple(others)), TakeTile(fits, tuple(others[::-1]))}
    assert scene.denied(TakeTile(others[0], (fits, others[1]))) == ("does_not_fit", "NG-10.5")


@rule("NG-10.7", "NG-10.11", "NG-2.19")
def test_a_tile_may_touch_others_but_never_join_players():
    scene = northgard(board=f"{BOARD} T12@(1,-1)r0 T13@(2,-1)r0").put(RED, "T01.e", 1).put(PURPLE, "T13.a", 1)
    scene.pile("T05", "T06").play("ST_EXPLORE")
    assert [scene.allows(lay("T05", EAST_END, turns)) for turns in range(4)] == [False, True, False, True]
    assert scene.denied(lay("T05", EAST_END)) == ("would_join_players", "NG-2.19")
    scene.do(lay("T05", EAST_END, 1))
    assert not scene.told(BattleBegan)
    assert scene.at("T13.a") == (PURPLE, 1)
    assert scene.at("T01.e") == (RED, 1)
    assert scene.region("T13.a") in (scene.region("T05.n"), scene.region("T05.s"))


@rule("NG-10.8", "NG-10.9", "NG-20.12")
@pytest.mark.parametrize(("seat", "fame"), [(RED, 2), (PURPLE, 0), (YELLOW, 0), (None, 0)])
def test_fame_for_closing_ones_own_territory_only(seat: int | None, fame: int):
    """T01.e is closed together with T06.w; in the team game Yellow is the partner."""
    scene = northgard(players=4, board=BOARD, teams=True, clans=("goat", "boar", "bear", "wolf"))
    scene.put(RED, "T01.e" if seat == RED else "T01.n", 1)
    if seat not in (RED, None):
        scene.put(seat, "T01.e", 1)
    scene.pile("T06").play("DL_HUGINN_MUNINN").do(lay("T06", EAST_END))
    [laid] = scene.told(TileLaid)
    assert laid.closed == (scene.region("T01.e+T06.w"),)
    assert sum(event.fame for event in scene.told(FameGained)) == fame
    assert [player.fame for player in scene.s.players] == [fame, 0, 0, 0]


@rule("NG-10.8")
def test_every_closed_territory_counts():
    scene = northgard(board=f"{BOARD} T02@(1,-1)r0 T08@(2,-1)r0").put(RED, "T01.e", 1).put(RED, "T08.s", 1)
    scene.pile("T06").play("ST_EXPLORE").do(lay("T06", EAST_END))
    assert sorted(scene.told(TileLaid)[0].closed) == sorted(map(scene.region, ("T01.e+T06.w", "T08.s+T06.n")))
    assert scene.fame(RED) == 4


@rule("NG-10.10", "NG-28.5", "NG-21.13")
def test_closing_comes_first_then_the_clan_then_the_creature():
    scene = northgard(board=BOARD, clans=("raven", "boar", "goat"), creatures=True).put(RED, "T01.n", 1)
    scene.s.creature_deck = ("draugr_beige", *(card for card in scene.s.creature_deck if card != "draugr_beige"))
    scene.pile("T07").play("ST_EXPLORE").do(lay("T07", (1, -1)))
    kinds = (TileLaid, FameGained, ResourcesGained, CreatureAppeared)
    told = [type(event) for event in scene.events if isinstance(event, kinds)]
    assert told == list(kinds)
    assert scene.fame(RED) == 2
    assert scene.at("T01.n+T07.s") == (-1, 0)  # the Draugr acts, but control was judged before


# Several tiles


@rule("NG-10.5", "NG-12.21", "NG-24.13")
@pytest.mark.parametrize("card", ["CL_RAVEN_0", "DL_UPGRADED_SCOUT_CAMP"])
def test_of_two_drawn_tiles_one_is_laid_and_the_other_goes_under_the_pile(card: CardId):
    scene = northgard(board=BOARD, clans=("raven", "boar", "goat")).put(RED, "T01.e", 1).pile("T13", "T05").play(card)
    tiles = TILE_NUMBERS["T13"], TILE_NUMBERS["T05"]
    assert isinstance(scene.asks(), ChooseTile)
    assert set(scene.options()) == {TakeTile(tiles[0], tiles[1:]), TakeTile(tiles[1], tiles[:1])}
    assert scene.denied(TakeTile(tiles[0], ())) == ("not_these_tiles", "NG-10.3")
    scene.do(TakeTile(tiles[1], tiles[:1]))
    assert scene.s.pile[-1] == tiles[0]
    assert {action.tile for action in scene.options()} == {tiles[1]}


@rule("NG-23.5")
def test_a_single_tile_is_seen_by_all_and_several_by_their_explorer():
    one, two = TilesDrawn(RED, (3,)), TilesDrawn(RED, (3, 4))
    assert one.seen_by(PURPLE) == one
    assert two.seen_by(RED) == two
    assert two.seen_by(PURPLE) == TilesDrawn(RED, (-1, -1))


@rule("NG-12.35")
def test_scout_camp_puts_a_tile_back_once():
    scene = at_board("T01.e", "DE_SCOUT_CAMP", "T13", "T05")
    assert scene.allows(lay("T13", EAST_END))
    scene.do(PutBack())
    assert scene.s.pile[-1] == TILE_NUMBERS["T13"]
    assert {action.tile for action in scene.options()} == {TILE_NUMBERS["T05"]}
    assert scene.denied(PutBack()) == ("must_be_laid", "NG-10.3")


@rule("NG-12.35", "NG-10.6")
def test_the_last_tile_cannot_be_put_back():
    scene = at_board("T01.e", None, "T13")
    scene.s.pile = scene.s.pile[:1]
    scene.play("DE_SCOUT_CAMP")
    assert scene.denied(PutBack()) == ("no_tiles_left", "NG-10.6")


@rule("NG-12.55")
def test_huginn_and_muninn_explore_anywhere():
    scene = at_board("T01.e", "DL_HUGINN_MUNINN", "T13")
    assert cells(scene) == set(scene.s.land.facing)
    assert isinstance(scene.asks(), Exploring)


@rule("NG-12.18")
def test_lay_of_the_land_collects_what_is_on_the_tile():
    scene = northgard(board=BOARD, clans=("boar", "goat", "raven")).put(RED, "T01.e", 1).pile("T06", "T13", "T05")
    scene.play("CL_BOAR_2")
    tiles = [TILE_NUMBERS[tile] for tile in ("T06", "T13", "T05")]
    assert len(scene.options()) == 6
    scene.do(TakeTile(tiles[0], (tiles[2], tiles[1])))
    assert scene.s.pile[-2:] == (tiles[2], tiles[1])
    scene.do(scene.options(LayTile)[0])
    gained = [event.resources for event in scene.told(ResourcesGained) if event.source == "tile"]
    assert gained == [(0, 1, 1)]
