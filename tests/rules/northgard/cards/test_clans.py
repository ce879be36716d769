"""What the clans can do besides their cards (chapter 18)."""

from random import Random

import pytest

from kit import rule
from meadhall.rules.kernel import Event, options, play
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.cards.basic import TakeBasic
from meadhall.rules.northgard.cards.snake import PlaceScorched, Scorch
from meadhall.rules.northgard.data import CLAN_CARDS, CLANS, NONE, CardId, ClanId, cell_at
from meadhall.rules.northgard.events import FameGained, TileLaid
from meadhall.rules.northgard.land.build import Construct
from meadhall.rules.northgard.land.explore import LayTile
from meadhall.rules.northgard.land.move import March, Moving
from meadhall.rules.northgard.land.placement import PlaceGroup, SetupGroup
from meadhall.rules.northgard.land.recruit import Levy, LevyAt, RecruitAt
from meadhall.rules.northgard.options import Options
from meadhall.rules.northgard.state import NOBODY, figures, is_scorched, warriors_on_map
from meadhall.rules.northgard.turn import NextCard
from rules.northgard.scene import PURPLE, RED, TILE_NUMBERS, Scene, area, building, northgard

BOARD = "TS@(0,0)r0 T01@(1,0)r0"
CLOSING = "TS@(0,0)r0 T16@(-1,0)r2 T20@(0,1)r3"  # NG-EX-5: T04 at (-1,1)r2 closes T04.s+T16.n+TS.w, of three tiles


def clan_turn(clan: ClanId, *cards: CardId, board: str = BOARD, **options: bool) -> Scene:
    others: tuple[ClanId, ...] = ("goat", "boar") if clan not in ("goat", "boar") else ("wolf", "bear")
    return northgard(3, board, clans=(clan, *others), **options).hand(RED, *cards, "DL_FISHING")


def lay(tile: str, column: int, row: int, turns: int = 0) -> LayTile:
    return LayTile(TILE_NUMBERS[tile], cell_at(column, row), turns)


def march(scene: Scene, source: str, target: str, warriors: int, kaija: bool = False) -> March:
    return March(scene.region(source), scene.region(target), warriors, kaija)


@rule("NG-18.1", "NG-3.19")
def test_abilities_begin_with_the_first_year():
    """Tiles are laid and territories closed in the set-up, but nobody gains anything by it."""
    closed = 0
    for seed in range(6):
        s, rng = NORTHGARD.new(Options(clans="dealt"), 5, seed), Random(seed)
        while not s.year:
            told: list[Event] = []
            play(s, rng.choice(options(s)), told)
            closed += sum(len(event.closed) for event in told if isinstance(event, TileLaid))
        assert all(player.fame == 0 for player in s.players)
        assert sorted(sum(player.resources) for player in s.players) == [4, 4, 4, 5, 5]
    assert closed


# Bear


@rule("NG-18.2", "NG-18.3", "NG-2.12", "NG-27.16")
def test_kaija_holds_a_territory_like_a_warrior():
    scene = clan_turn("bear", "ST_RECRUIT").put(RED, "T01.e", 0, kaija=True)
    assert scene.at("T01.e") == (RED, 0)
    assert figures(scene.s, scene.region("T01.e")) == 1
    assert scene.play("ST_RECRUIT").allows(RecruitAt(scene.region("T01.e")))  # it is controlled


@rule("NG-18.4", "NG-28.7")
@pytest.mark.parametrize("kaija", [False, True])
def test_kaija_comes_instead_of_one_of_the_warriors(kaija: bool):
    scene = clan_turn("bear", "DL_UPGRADED_TOWN_HALL").put(RED, "T01.e", 1).play("DL_UPGRADED_TOWN_HALL")
    scene.recruit("T01.e", kaija).recruit("T01.e")
    assert isinstance(scene.asks(), NextCard)
    assert figures(scene.s, scene.region("T01.e")) == 3
    assert (scene.s.kaija != NONE) == kaija


@rule("NG-18.4")
def test_there_is_one_kaija_and_the_bear_has_her():
    scene = clan_turn("bear", "DL_UPGRADED_TOWN_HALL").put(RED, "T01.e", 1, kaija=True).play("DL_UPGRADED_TOWN_HALL")
    assert scene.denied(RecruitAt(scene.region("T01.e"), kaija=True)) == ("kaija_not_waiting", "NG-18.4")
    other = northgard(2, BOARD, clans=("goat", "bear")).put(RED, "T01.e", 1).hand(RED, "ST_RECRUIT").play("ST_RECRUIT")
    assert other.denied(RecruitAt(other.region("T01.e"), kaija=True)) == ("kaija_not_waiting", "NG-18.4")


@rule("NG-18.3", "NG-18.4", "NG-7.4")
def test_recruiting_kaija_calls_a_camp():
    scene = clan_turn("bear", "ST_RECRUIT").put(RED, "T01.e", 1).build("T01.e", "training_camp").play("ST_RECRUIT")
    scene.recruit("T01.e", kaija=True)
    assert scene.at("T01.e") == (RED, 2)
    assert scene.s.kaija != NONE


@rule("NG-18.4", "NG-7.9")
def test_kaija_among_hunters():
    scene = clan_turn("bear", "DL_HUNTERS").put(RED, "T01.n", 1).build("T01.n", "food_silo").play("DL_HUNTERS")
    assert isinstance(scene.asks(), Levy)
    region = scene.region("T01.n")
    assert scene.options() == [LevyAt(region), LevyAt(region, kaija=True)]
    scene.do(LevyAt(region, kaija=True))
    assert figures(scene.s, region) == 3
    assert scene.at("T01.n") == (RED, 2)


@rule("NG-18.4", "NG-24.3")
def test_kaija_in_the_set_up():
    scene = clan_turn("bear", board="TS@(0,0)r0 T13@(0,-1)r0")
    scene.run(SetupGroup(RED, TILE_NUMBERS["T13"]))
    region = scene.region("T13.a")
    assert scene.options() == [PlaceGroup(region), PlaceGroup(region, kaija=True)]
    scene.do(PlaceGroup(region, kaija=True))
    assert scene.at("T13.a") == (RED, 2)
    assert figures(scene.s, region) == 3


@rule("NG-18.5", "NG-18.9")
def test_kaija_is_not_one_of_the_fourteen():
    scene = clan_turn("bear", "ST_RECRUIT").put(RED, "T01.e", 14).play("ST_RECRUIT")
    assert scene.denied(RecruitAt(scene.region("T01.e"))) == ("no_warriors_left", "NG-1.2")
    scene.recruit("T01.e", kaija=True)
    assert warriors_on_map(scene.s, RED) == 14
    assert figures(scene.s, scene.region("T01.e")) == 15


@rule("NG-18.6")
def test_killed_kaija_can_be_recruited_again():
    scene = clan_turn("bear", "ST_RECRUIT").put(PURPLE, "T01.n", 1).put(RED, "T01.e", 1, kaija=True).turn(PURPLE)
    scene.hand(PURPLE, "DL_CAPTURE").play("DL_CAPTURE")
    scene.do(scene.options()[1])  # Red gives Kaija
    assert scene.s.kaija == NONE
    scene.turn(RED).play("ST_RECRUIT").recruit("T01.e", kaija=True)
    assert scene.s.kaija != NONE


@rule("NG-18.7", "NG-9.16", "NG-27.14")
@pytest.mark.parametrize("target", ["T01.n", "T01.w"])
def test_kaija_moves_alone_or_with_others_but_attacks_nobody(target: str):
    """T01.n is Purple's, T01.w neutral."""
    scene = clan_turn("bear", "ST_MOVE").put(PURPLE, "T01.n", 1).put(RED, "T01.e", 1, kaija=True).play("ST_MOVE")
    alone, along = march(scene, "T01.e", target, 0, kaija=True), march(scene, "T01.e", target, 1, kaija=True)
    if target == "T01.w":
        assert scene.allows(alone)
        assert scene.do(along).at("T01.w") == (RED, 1)
        assert scene.at("T01.e") == (NOBODY, 0)
    else:
        assert scene.allows(march(scene, "T01.e", target, 1))
        for action in (alone, along):
            assert scene.denied(action) == ("kaija_does_not_attack", "NG-18.7")


@rule("NG-18.8", "NG-21.14", "NG-2.14", "NG-27.2")
def test_kaija_enters_a_neutral_territory_with_a_creature():
    scene = clan_turn("bear", "ST_MOVE", creatures=True).beast("wolf_beige", "T01.w").put(RED, "T01.e", 1, kaija=True)
    assert scene.play("ST_MOVE").allows(march(scene, "T01.e", "T01.w", 0, kaija=True))


@rule("NG-2.22", "NG-2.19", "NG-27.16")
@pytest.mark.parametrize("kaija", [False, True])
def test_no_tile_joins_kaijas_territory_to_another_players(kaija: bool):
    """T13 at (1,-1) would join T02.s, in the west, to T01.n in the south."""
    board = "TS@(0,0)r0 T01@(1,0)r0 T02@(0,-1)r0"
    scene = clan_turn("bear", "ST_EXPLORE", board=board).put(RED, "T01.e", 1).put(PURPLE, "T02.s", 1).pile("T13")
    if kaija:
        scene.put(RED, "T01.n", 0, kaija=True)
    scene.play("ST_EXPLORE")
    joining = lay("T13", 1, -1)
    if kaija:
        assert scene.denied(joining) == ("would_join_players", "NG-2.19")
    else:
        assert scene.denied(joining)[0] == "not_at_your_territory"


# Boar


@rule("NG-18.11", "NG-27.17", "NG-EX-29")
@pytest.mark.parametrize("owner", [RED, PURPLE, NOBODY])
def test_no_lore_for_the_boar_where_anything_is_closed(owner: int):
    """Own, another's or neutral: T04 closes T04.s+T16.n+TS.w."""
    scene = clan_turn("boar", "ST_EXPLORE", board=CLOSING).put(RED, "T20.n", 1).pile("T04")
    if owner != NOBODY:
        scene.put(owner, "TS.w", 1)
    scene.play("ST_EXPLORE").do(lay("T04", -1, 1, 2))
    assert scene.has(RED) == {}
    assert scene.fame(RED) == (3 if owner == RED else 0)


@rule("NG-18.11", "NG-18.12", "NG-EX-29")
def test_lore_for_the_boar_where_nothing_is_closed():
    scene = (
        clan_turn("boar", "DL_RANGERS").put(RED, "T01.e", 1).pile("T13", "T02").play("DL_RANGERS").do(lay("T13", 2, 0))
    )
    assert scene.has(RED) == {"lore": 1}
    scene.do(TakeBasic("explore")).do(lay("T02", 3, 0))
    assert scene.has(RED) == {"lore": 2}  # each Explore of a card counts


@rule("NG-18.12")
def test_no_lore_where_no_tile_is_laid():
    """The only cell in reach takes none of the three tiles that are left."""
    board = "TS@(0,0)r0 T07@(1,0)r2 T28@(1,-1)r3 T21@(1,-2)r0 T15@(2,-2)r3"
    scene = clan_turn("boar", "ST_EXPLORE", board=board).put(RED, "T15.n+T21.s+T28.s", 1).pile("T03", "T06", "T30")
    scene.s.pile = scene.s.pile[:3]
    scene.play("ST_EXPLORE")
    assert isinstance(scene.asks(), NextCard)
    assert scene.has(RED) == {}
    assert len(scene.s.pile) == 3


@rule("NG-18.11")
def test_only_the_boars_own_exploring():
    scene = (
        clan_turn("boar", "ST_MOVE")
        .put(PURPLE, "T01.e", 1)
        .pile("T13")
        .turn(PURPLE)
        .play("ST_EXPLORE")
        .do(lay("T13", 2, 0))
    )
    assert scene.has(RED) == {}


# Goat


@rule("NG-18.13")
@pytest.mark.parametrize(("name", "slot", "food"), [("food_silo", "T02.n", 1), ("forge", "T11.s", 2)])
def test_food_for_what_the_goat_builds(name: str, slot: str, food: int):
    board = "TS@(0,0)r0 T02@(0,-1)r0 T11@(0,1)r2"
    scene = clan_turn("goat", "ST_BUILD", board=board).put(RED, slot, 1).goods(RED, wood=3).play("ST_BUILD")
    scene.do(Construct(building(name), area(slot)))
    assert scene.has(RED).get("food", 0) == food


@rule("NG-18.13", "NG-8.13", "NG-EX-31", "NG-12.39")
@pytest.mark.parametrize(("name", "slot", "wood", "food"), [("food_silo", "T02.n", 0, 1), ("forge", "T11.s", 2, 2)])
def test_the_goat_lives_simply(name: str, slot: str, wood: int, food: int):
    """A small building costs 0 wood and gives 1 food; a large one costs 2 wood and gives 2 food."""
    board = "TS@(0,0)r0 T02@(0,-1)r0 T11@(0,1)r2"
    scene = (
        clan_turn("goat", "DE_SIMPLE_LIVING", board=board)
        .put(RED, slot, 1)
        .goods(RED, wood=wood)
        .play("DE_SIMPLE_LIVING")
    )
    scene.do(Construct(building(name), area(slot)))
    assert scene.has(RED) == {"food": food}


@rule("NG-18.13")
def test_food_for_each_of_two_builds_and_for_nobody_else():
    board = "TS@(0,0)r0 T02@(0,-1)r0 T11@(0,1)r2"
    payoffs: list[tuple[ClanId, int]] = [("goat", 3), ("boar", 0)]
    for clan, food in payoffs:
        scene = clan_turn(clan, "DL_CARPENTRY_MASTERY", board=board).put(RED, "T02.n", 1).put(RED, "T11.s", 1)
        scene.goods(RED, wood=4).play("DL_CARPENTRY_MASTERY").do(Construct(building("forge"), area("T11.s")))
        scene.do(Construct(building("food_silo"), area("T02.n")))
        assert scene.has(RED).get("food", 0) == food


# Raven


@rule("NG-18.15", "NG-18.16", "NG-EX-30")
def test_the_raven_harvests_what_it_closes():
    """Three tiles with a food icon, a Food Silo and a Rune Stone: 3 fame, 2 food, 1 lore. No fame for an Altar."""
    scene = clan_turn("raven", "ST_EXPLORE", board=CLOSING).put(RED, "TS.w", 1).pile("T04")
    scene.build("TS.w", "food_silo", "rune_stone", "altar_of_kings").play("ST_EXPLORE").do(lay("T04", -1, 1, 2))
    assert scene.yields("TS.w") == {"food": 2, "lore": 1}
    assert scene.has(RED) == {"food": 2, "lore": 1}
    assert scene.fame(RED) == 3


@rule("NG-18.15")
@pytest.mark.parametrize("owner", [PURPLE, NOBODY])
def test_the_raven_has_nothing_of_what_others_hold(owner: int):
    scene = clan_turn("raven", "ST_EXPLORE", board=CLOSING).put(RED, "T20.n", 1).pile("T04")
    if owner != NOBODY:
        scene.put(owner, "TS.w", 1)
    assert scene.play("ST_EXPLORE").do(lay("T04", -1, 1, 2)).has(RED) == {}


@rule("NG-18.17")
def test_a_wolf_blocks_the_icons_for_the_raven():
    scene = clan_turn("raven", "ST_EXPLORE", board=CLOSING, creatures=True).put(RED, "TS.w", 1).pile("T04")
    scene.build("TS.w", "food_silo").beast("wolf_beige", "TS.w").play("ST_EXPLORE").do(lay("T04", -1, 1, 2))
    assert scene.has(RED) == {"food": 1}


# Snake


@rule("NG-18.21")
def test_scorched_earth_begins_beside_the_map():
    s = NORTHGARD.new(Options(clans="dealt"), 5, 4)
    assert s.scorched == NONE


@rule("NG-18.22", "NG-24.30")
@pytest.mark.parametrize("card", CLAN_CARDS["snake"])
def test_before_every_card_of_the_snake(card: CardId):
    scene = clan_turn("snake", card).put(RED, "T01.e", 1).put(PURPLE, "T01.n", 1).hand(PURPLE, "ST_MOVE", "ST_BUILD")
    scene.active(PURPLE, "DL_WOOD_MONOPOLY").scorch("TS.w").play(card)
    assert isinstance(scene.asks(), PlaceScorched)
    assert STOP in scene.options()
    assert scene.denied(Scorch(scene.region("TS.w"))) == ("lies_there_already", "NG-18.22")
    scene.do(Scorch(scene.region("T01.s")))
    assert is_scorched(scene.s, scene.region("T01.s"))  # it has moved, there is one


@rule("NG-18.22", "NG-12.9")
def test_nobody_else_scorches():
    scene = clan_turn("wolf", "CL_SNAKE_0").put(RED, "T01.e", 1).play("CL_SNAKE_0")
    assert isinstance(scene.asks(), Moving)


@rule("NG-18.22")
def test_other_cards_of_the_snake_player_do_not_move_the_token():
    scene = clan_turn("snake", "ST_MOVE").put(RED, "T01.e", 1).play("ST_MOVE")
    assert isinstance(scene.asks(), Moving)


@rule("NG-18.23", "NG-27.19")
@pytest.mark.parametrize("owner", [RED, PURPLE, NOBODY])
def test_whoever_holds_the_territory_it_only_must_be_adjacent(owner: int):
    scene = clan_turn("snake", "CL_SNAKE_0").put(RED, "T01.e", 1)
    if owner != NOBODY:
        scene.put(owner, "T01.s", 1)  # over a rough border
    assert scene.play("CL_SNAKE_0").allows(Scorch(scene.region("T01.s")))
    assert scene.denied(Scorch(scene.region("TS.w"))) == ("not_next_to_yours", "NG-18.22")
    assert scene.denied(Scorch(-1)) == ("lies_there_already", "NG-18.22")


@rule("NG-18.23")
def test_the_own_territory_must_have_another_own_one_beside_it():
    scene = clan_turn("snake", "CL_SNAKE_0").put(RED, "T01.e", 1).play("CL_SNAKE_0")
    assert scene.denied(Scorch(scene.region("T01.e"))) == ("not_next_to_yours", "NG-18.22")


@rule("NG-18.26", "NG-21.9")
def test_the_token_stays_when_territories_are_joined():
    scene = clan_turn("wolf", "ST_EXPLORE").put(RED, "T01.e", 1).scorch("T01.e").pile("T13").play("ST_EXPLORE")
    scene.do(lay("T13", 2, 0))
    assert scene.region("T13.a") == scene.region("T01.e")
    assert is_scorched(scene.s, scene.region("T13.a"))


# Stag


@rule("NG-18.28")
@pytest.mark.parametrize(("clan", "fame"), [("stag", 4), ("wolf", 3)])
def test_one_more_fame_for_each_territory_the_stag_closes(clan: ClanId, fame: int):
    scene = clan_turn(clan, "ST_EXPLORE", board=CLOSING).put(RED, "TS.w", 1).pile("T04").play("ST_EXPLORE")
    scene.do(lay("T04", -1, 1, 2))
    assert scene.fame(RED) == fame
    assert sum(event.fame for event in scene.told(FameGained)) == fame


@rule("NG-18.28")
def test_nothing_for_the_stag_where_another_holds_it():
    scene = clan_turn("stag", "ST_EXPLORE", board=CLOSING).put(RED, "T20.n", 1).put(PURPLE, "TS.w", 1).pile("T04")
    assert scene.play("ST_EXPLORE").do(lay("T04", -1, 1, 2)).fame(RED) == 0
    other = clan_turn("stag", "ST_EXPLORE", board=CLOSING).put(RED, "TS.w", 1).put(PURPLE, "T20.n", 1).pile("T04")
    other.turn(PURPLE).play("ST_EXPLORE").do(lay("T04", -1, 1, 2))
    assert other.fame(RED) == other.fame(PURPLE) == 0


@rule("NG-1.6", "NG-18.1")
def test_three_cards_for_each_clan():
    assert {clan: len(CLAN_CARDS[clan]) for clan in CLANS} == dict.fromkeys(CLANS, 3)
