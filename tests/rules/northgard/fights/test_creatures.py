"""Creatures: they appear, share territories, move and act (chapter 21)."""

from collections import Counter
from typing import Any

import pytest

from kit import rule
from meadhall.rules.kernel import Action
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.data import AREAS, CREATURE_CARDS, CREATURES, LAIR_OF, NONE, TILE_NUMBERS, TILES, cell_at
from meadhall.rules.northgard.events import (
    BattleBegan,
    CreatureActed,
    CreatureAppeared,
    CreatureDeckShuffled,
    CreatureMoved,
    FiguresLost,
)
from meadhall.rules.northgard.fights.battle import PushTo
from meadhall.rules.northgard.fights.creatures import Act, Appear, ChooseWay, CreaturePhase, LeadTo, Rouse
from meadhall.rules.northgard.fights.losses import ChooseLosses, Lose
from meadhall.rules.northgard.flow import BeginYear
from meadhall.rules.northgard.harvest import Harvest
from meadhall.rules.northgard.land.build import Construct
from meadhall.rules.northgard.land.explore import LayTile
from meadhall.rules.northgard.land.move import March
from meadhall.rules.northgard.land.placement import BeginSetupTurn, PlaceGroup, SetupGroup
from meadhall.rules.northgard.land.recruit import RecruitAt
from meadhall.rules.northgard.options import Options
from meadhall.rules.northgard.state import NOBODY
from meadhall.rules.northgard.turn import PlayCard
from rules.northgard.battlefield import BOARD, MIDDLE
from rules.northgard.cardplay import lay
from rules.northgard.scene import (
    CHOICE,
    PURPLE,
    RED,
    THREE_POINTS,
    TWO_POINTS,
    YELLOW,
    Scene,
    area,
    building,
    northgard,
)

WOLF, BEAR, DRAUGR, VALKYRIE = "wolf_beige", "brown_bear_beige", "draugr_beige", "fallen_valkyrie_beige"
SECOND_VALKYRIE = "fallen_valkyrie_brown"
MIDDLE_LAIR = "T01.w"


def wild(board: str = BOARD, players: int = 3, **options: Any) -> Scene:
    return northgard(players=players, board=board, creatures=True, **options)


def stacked(scene: Scene, *cards: str) -> Scene:
    """These on top of the creature deck."""
    scene.s.creature_deck = (*cards, *(card for card in scene.s.creature_deck if card not in cards))
    return scene


def row(scene: Scene) -> list[tuple[str, int]]:
    return [(beast.card, scene.s.land.region_of[beast.area]) for beast in scene.s.beasts]


# Set-up


@rule("NG-21.5", "NG-1.8")
def test_what_the_creatures_are():
    assert {kind: (c.strength, c.fame, tuple(c.priorities), c.aggressive) for kind, c in CREATURES.items()} == {
        "wolf": (4, 1, ("resources", "buildings", "figures"), False),
        "brown_bear": (6, 3, ("buildings", "resources", "figures"), False),
        "draugr": (5, 2, ("figures", "buildings", "resources"), False),
        "fallen_valkyrie": (7, 4, ("resources", "buildings", "figures"), True),
    }
    assert Counter(CREATURE_CARDS.values()) == {"wolf": 3, "brown_bear": 2, "draugr": 2, "fallen_valkyrie": 2}


@rule("NG-21.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_the_deck_begins_with_weak_creatures(players: int, seed: int):
    s = NORTHGARD.new(Options(creatures=True, clans="dealt"), players, seed)
    strengths = [CREATURES[CREATURE_CARDS[card]].strength for card in s.creature_deck]
    assert sorted(s.creature_deck) == sorted(CREATURE_CARDS)
    assert max(strengths[: players + 1]) <= 6
    assert not NORTHGARD.new(Options(clans="dealt"), players, seed).creature_deck


@rule("NG-21.1")
def test_the_rest_of_the_deck_is_shuffled_with_the_strong_ones():
    decks = {NORTHGARD.new(Options(creatures=True, clans="dealt"), 2, seed).creature_deck for seed in range(9)}
    assert len(decks) == 9
    fourth = {CREATURE_CARDS[deck[3]] for deck in decks}
    assert {"fallen_valkyrie"} < fourth


def setting_up(tile: str, creature: str) -> Scene:
    """Red places this tile beside the start tile; this creature is next to come."""
    scene = stacked(wild("TS@(0,0)r0"), creature)
    scene.s.players[RED].tiles = (TILE_NUMBERS[tile],)
    scene.s.pile = tuple(other for other in scene.s.pile if other != TILE_NUMBERS[tile])
    return scene.run(BeginSetupTurn(RED, first_round=True)).do(LayTile(TILE_NUMBERS[tile], cell_at(1, 0), 0))


@rule("NG-21.2", "NG-21.3", "NG-21.12")
def test_in_the_set_up_creatures_appear_and_do_nothing():
    scene = stacked(wild("TS@(0,0)r0"), DRAUGR).put(PURPLE, "TS.e", 3)
    scene.s.players[RED].tiles = (TILE_NUMBERS["T01"],)
    scene.run(BeginSetupTurn(RED, first_round=True)).do(LayTile(TILE_NUMBERS["T01"], cell_at(1, 0), 0))
    assert row(scene) == [(DRAUGR, scene.region(MIDDLE))]
    assert scene.at(MIDDLE) == (PURPLE, 3)  # neither moves nor acts
    scene = setting_up("T01", WOLF)
    assert scene.told(CreatureAppeared) == [CreatureAppeared(RED, WOLF, area("T01.w"))]
    assert isinstance(scene.asks(), SetupGroup)
    assert scene.allows(PlaceGroup(scene.region(MIDDLE)))


@rule("NG-21.4")
def test_no_group_begins_with_a_valkyrie_if_there_is_other_land():
    scene = setting_up("T01", VALKYRIE)
    assert scene.denied(PlaceGroup(scene.region(MIDDLE))) == ("valkyrie_here", "NG-21.4")
    assert scene.allows(PlaceGroup(scene.region("T01.n")))


@rule("NG-21.4")
def test_where_there_is_none_the_fight_comes_later():
    scene = setting_up("T17", VALKYRIE)  # in T17.n; T17.s is joined to TS.e
    scene.put(PURPLE, "T17.s", 1)
    assert scene.allows(PlaceGroup(scene.region("T17.n")))
    scene.do(PlaceGroup(scene.region("T17.n")))
    assert not scene.told(BattleBegan)
    phase = scene.s.copy()
    scene.run(CreaturePhase(), chance=(TWO_POINTS, TWO_POINTS))
    assert [event.battle.region for event in scene.told(BattleBegan)] == [scene.region("T17.n")]
    assert not scene.told(CreatureMoved)
    scene.s = phase
    scene.turn(RED).play("ST_MOVE")  # nobody can leave, and the fight begins at once
    assert scene.s.battle is None
    assert row(scene) == [(VALKYRIE, scene.region("T17.n"))]


# Appearance


@rule("NG-21.6", "NG-21.10", "NG-EX-14")
def test_the_top_creature_appears_on_the_lair_and_joins_the_row_at_the_right():
    scene = stacked(wild(), DRAUGR).beast(WOLF, "TS.n").run(Appear(RED, area("T01.w"), acts=False))
    assert row(scene) == [(WOLF, scene.region("TS.n")), (DRAUGR, scene.region(MIDDLE))]
    assert scene.told(CreatureAppeared) == [CreatureAppeared(RED, DRAUGR, area("T01.w"))]
    assert DRAUGR not in scene.s.creature_deck


@rule("NG-21.7")
def test_a_used_up_deck_is_made_anew_from_the_discard_pile():
    scene = wild().beast(BEAR, "TS.n")
    scene.s.creature_deck, scene.s.creature_discard = (), (WOLF, DRAUGR)
    scene.run(Appear(RED, area("T01.w"), acts=False), chance=[(1, 0)])
    assert scene.told(CreatureDeckShuffled) == [CreatureDeckShuffled(2)]
    assert [card for card, _ in row(scene)] == [BEAR, DRAUGR]
    assert (scene.s.creature_deck, scene.s.creature_discard) == ((WOLF,), ())


@rule("NG-21.7")
def test_with_all_creatures_on_the_map_none_appears():
    scene = wild()
    scene.s.creature_deck = ()
    scene.run(Appear(RED, area("T01.w"), acts=True))
    assert not scene.events
    assert not scene.s.beasts


@rule("NG-21.8", "NG-21.10")
def test_any_number_in_one_territory_without_a_fight():
    scene = stacked(wild(), VALKYRIE).beast(WOLF, MIDDLE_LAIR).run(Appear(RED, area("T01.w"), acts=True))
    assert [region for _, region in row(scene)] == [scene.region(MIDDLE)] * 2
    assert not scene.told(BattleBegan)


@rule("NG-21.9", "NG-2.21")
def test_a_creature_belongs_to_the_territory_of_its_area():
    scene = wild().beast(WOLF, "T01.e").put(RED, "T01.e", 1).pile("T13").play("ST_EXPLORE")
    scene.do(LayTile(TILE_NUMBERS["T13"], cell_at(2, 0), 0))
    assert row(scene) == [(WOLF, scene.region("T01.e+T13.a"))]


@rule("NG-21.11")
def test_a_tile_has_at_most_one_lair():
    lairs = [[each for each in tile.areas if AREAS[each].lair] for tile in TILES]
    assert max(len(found) for found in lairs) == 1
    assert [found[0] if found else NONE for found in lairs] == list(LAIR_OF)


@rule("NG-21.12", "NG-21.13", "NG-21.24", "NG-10.10")
def test_through_an_explore_a_creature_appears_and_acts_without_moving():
    scene = stacked(wild("TS@(0,0)r0"), DRAUGR).put(RED, "TS.e", 2).put(RED, "TS.w", 1).pile("T01").play("ST_EXPLORE")
    scene.do(LayTile(TILE_NUMBERS["T01"], cell_at(1, 0), 0))
    assert row(scene) == [(DRAUGR, scene.region(MIDDLE))]
    assert not scene.told(CreatureMoved)
    assert scene.at(MIDDLE) == (RED, 1)


@rule("NG-21.12")
def test_no_creatures_without_the_module_or_without_a_lair():
    for creatures, tile in ((False, "T01"), (True, "T13")):
        scene = northgard(board="TS@(0,0)r0", creatures=creatures).put(RED, "TS.e", 1).pile(tile).play("ST_EXPLORE")
        scene.do(LayTile(TILE_NUMBERS[tile], cell_at(1, 0), 0))
        assert not scene.told(CreatureAppeared)


# Sharing


@rule("NG-21.14", "NG-21.15")
@pytest.mark.parametrize("card", [WOLF, BEAR, DRAUGR])
def test_figures_share_a_territory_and_need_not_stop(card: str):
    scene = wild().beast(card, MIDDLE_LAIR).put(RED, "T01.n", 2).play("DE_MILITIA").march("T01.n", MIDDLE, 2)
    scene.march(MIDDLE, "TS.n", 1)  # on through
    assert not scene.told(BattleBegan)
    scene.do(STOP)
    assert not scene.told(BattleBegan)
    assert (scene.at(MIDDLE), scene.at("TS.n")) == ((RED, 1), (RED, 1))


@rule("NG-21.16")
def test_whoever_enters_a_valkyries_territory_stops_and_fights():
    scene = wild().beast(VALKYRIE, MIDDLE_LAIR).put(RED, "T01.n", 5).play("DL_INCURSION").march("T01.n", MIDDLE, 4)
    assert scene.denied(March(scene.region(MIDDLE), scene.region("TS.n"), 1)) == ("valkyrie_here", "NG-21.16")
    assert not scene.told(BattleBegan)
    scene.march("T01.n", MIDDLE, 1, chance=(THREE_POINTS, TWO_POINTS))
    assert len(scene.told(BattleBegan)) == 1


@rule("NG-21.17")
def test_nobody_enters_where_two_valkyries_are():
    scene = wild().beast(VALKYRIE, MIDDLE_LAIR).beast(SECOND_VALKYRIE, "TS.e").put(RED, "T01.n", 5).play("DE_MILITIA")
    assert scene.denied(March(scene.region("T01.n"), scene.region(MIDDLE), 5)) == ("two_valkyries", "NG-21.17")


@rule("NG-21.18")
def test_nobody_comes_to_a_valkyrie_otherwise():
    scene = wild().beast(VALKYRIE, "TS.n").put(RED, "T01.e", 3).put(PURPLE, MIDDLE, 3).play("DL_OUTPOST")
    assert scene.denied(RecruitAt(scene.region("TS.n"))) == ("valkyrie_here", "NG-21.18")
    assert scene.allows(RecruitAt(scene.region("TS.w")))
    scene.turn(RED).play("DE_INTIMIDATE").march("T01.e", MIDDLE, 3)
    assert scene.denied(PushTo(scene.region("TS.n"))) == ("valkyrie_here", "NG-12.36")
    assert scene.allows(PushTo(scene.region("TS.w")))
    scene.do(STOP, THREE_POINTS, TWO_POINTS)
    assert scene.asks().seat == PURPLE
    assert scene.region("TS.n") not in {action.region for action in scene.options()}  # nor on the retreat


@rule("NG-2.19", "NG-21.18")
def test_no_tile_joins_a_valkyries_territory_to_figures():
    scene = wild("TS@(0,0)r0 T01@(1,0)r0 T12@(1,-1)r0 T13@(2,-1)r0").beast(VALKYRIE, "T13.a").put(RED, "T01.e", 1)
    scene.pile("T05").play("ST_EXPLORE")
    tile, there = TILE_NUMBERS["T05"], cell_at(2, 0)
    assert scene.denied(LayTile(tile, there, 0)) == ("would_join_valkyrie", "NG-2.19")
    assert scene.allows(LayTile(tile, there, 1))


# Wolf, bear and Draugr


@rule("NG-21.20")
def test_the_brown_bear_stops_building_recruiting_exploring_and_leaving():
    scene = wild().beast(BEAR, "T01.e").put(RED, "T01.e", 2).goods(RED, wood=9)
    hand = {"ST_BUILD": "nothing_to_build", "ST_RECRUIT": "nowhere_to_recruit", "ST_EXPLORE": "no_open_territory"}
    scene.hand(RED, *hand)
    assert {card: scene.denied(PlayCard(card))[0] for card in hand} == hand
    scene.put(RED, "T01.s", 1)
    build, recruit = Construct(building("food_silo"), area("T01.e")), RecruitAt(scene.region("T01.e"))
    here: dict[str, Action] = {"ST_BUILD": build, "ST_RECRUIT": recruit}
    for card, action in here.items():
        assert scene.turn(RED).play(card).denied(action) == ("brown_bear_here", "NG-21.20")
    scene.turn(RED).play("ST_MOVE")
    assert scene.denied(March(scene.region("T01.e"), scene.region("T01.n"), 1)) == ("held_by_bear", "NG-21.20")


@rule("NG-21.20", "NG-12.55")
def test_huginn_and_muninn_do_not_fly_to_a_bears_land_alone():
    scene = wild().beast(BEAR, "T01.s").put(RED, "T01.n", 1).pile("T13").play("DL_HUGINN_MUNINN")
    assert scene.denied(lay("T13", 1, 1)) == ("brown_bear_here", "NG-21.20")
    assert scene.allows(lay("T13", 0, -1))


@rule("NG-21.20", "NG-12.62")
def test_nobody_is_recruited_into_a_bears_neutral_land():
    scene = wild().beast(BEAR, "TS.n").put(RED, "T01.s", 1).play("DE_MERCENARY")
    assert scene.denied(RecruitAt(scene.region("TS.n"))) == ("brown_bear_here", "NG-21.20")


@rule("NG-21.21", "NG-EX-35", "NG-27.22")
def test_who_has_come_to_the_bear_in_this_action_may_leave_again():
    scene = wild().beast(BEAR, MIDDLE_LAIR).put(RED, MIDDLE, 2).put(RED, "T01.n", 1).play("DE_MILITIA")
    scene.march("T01.n", MIDDLE, 1)
    onward = {action for action in scene.options(March) if action.source == scene.region(MIDDLE)}
    assert {action.warriors for action in onward} == {1}
    assert scene.denied(March(scene.region(MIDDLE), scene.region("TS.n"), 2)) == ("not_so_many", "NG-9.2")
    scene.march(MIDDLE, "TS.n", 1)
    assert (scene.at(MIDDLE), scene.at("TS.n")) == ((RED, 2), (RED, 1))


@rule("NG-21.22", "NG-13.21")
@pytest.mark.parametrize("pushed", [False, True])
def test_losers_leave_the_bear_and_enemies_push_them_out(pushed: bool):
    scene = wild().beast(BEAR, MIDDLE_LAIR).put(PURPLE, MIDDLE, 3).put(RED, "T01.n", 3).play("DE_INTIMIDATE")
    scene.march("T01.n", MIDDLE, 3)
    if pushed:
        scene.do(PushTo(scene.region("TS.n")), THREE_POINTS, TWO_POINTS)
    else:
        scene.do(STOP, THREE_POINTS, TWO_POINTS)
    left = 3 - pushed
    assert scene.asks().seat == PURPLE
    scene.retreat("TS.w", left)
    assert scene.at("TS.w") == (PURPLE, left)


@rule("NG-21.23", "NG-21.20")
def test_the_bears_territory_does_not_count_for_exploring_but_may_be_touched():
    scene = wild("TS@(0,0)r0 T01@(1,0)r0 T12@(1,-1)r0 T13@(2,-1)r0").beast(BEAR, "T01.e").put(RED, "T01.e", 1)
    assert scene.hand(RED, "ST_EXPLORE").denied(PlayCard("ST_EXPLORE")) == ("no_open_territory", "NG-10.2")
    scene.put(RED, "T01.s", 1).pile("T06").play("ST_EXPLORE")
    tile = TILE_NUMBERS["T06"]
    assert scene.denied(LayTile(tile, cell_at(2, 0), 0)) == ("brown_bear_here", "NG-21.20")
    assert scene.allows(LayTile(tile, cell_at(1, 1), 0))
    scene.put(RED, "T13.a", 1)  # its southern edge is at the same cell
    assert scene.allows(LayTile(tile, cell_at(2, 0), 0))


@rule("NG-21.24", "NG-24.25")
def test_the_draugr_takes_a_figure_of_the_controllers_choice():
    scene = northgard(board=BOARD, creatures=True, clans=("goat", "bear", "raven")).beast(DRAUGR, MIDDLE_LAIR)
    scene.put(PURPLE, MIDDLE, 1, kaija=True).run(Act(DRAUGR))
    assert scene.asks() == ChooseLosses(PURPLE, scene.region(MIDDLE), 1, "draugr")
    scene.do(Lose(0, kaija=True))
    assert scene.s.kaija == -1
    assert scene.at(MIDDLE) == (PURPLE, 1)
    scene.run(Act(DRAUGR))
    assert scene.at(MIDDLE) == (NOBODY, 0)
    assert [event.reason for event in scene.told(FiguresLost)] == ["draugr"]
    assert not scene.run(Act(DRAUGR)).events  # nobody is left


@rule("NG-21.24", "NG-28.8", "NG-21.44")
def test_a_draugr_that_cannot_move_acts_again():
    scene = wild("TS@(0,0)r0 T20@(1,0)r0").beast(DRAUGR, "T20.s").beast(WOLF, "T20.n").put(RED, "T20.s", 3)
    scene.run(Rouse(DRAUGR))
    assert not scene.told(CreatureMoved)
    assert scene.at("T20.s") == (RED, 2)


@rule("NG-21.25")
def test_a_valkyrie_that_cannot_move_attacks_where_it_is():
    scene = wild("TS@(0,0)r0 T20@(1,0)r0").beast(VALKYRIE, "T20.s").beast(WOLF, "T20.n").put(RED, "T20.s", 3)
    scene.run(Rouse(VALKYRIE), chance=(TWO_POINTS, TWO_POINTS))
    assert [event.battle.defender.seat for event in scene.told(BattleBegan)] == [RED]


@rule("NG-21.25", "NG-21.13")
def test_a_valkyrie_that_appears_attacks_at_once():
    scene = stacked(wild("TS@(0,0)r0"), VALKYRIE).put(RED, "TS.e", 2).pile("T01").play("ST_EXPLORE")
    scene.do(LayTile(TILE_NUMBERS["T01"], cell_at(1, 0), 0), THREE_POINTS, TWO_POINTS)
    [event] = scene.told(BattleBegan)
    assert event.battle.creature == VALKYRIE
    assert scene.asks().seat == RED  # retreats


# Phase 2.5


@rule("NG-21.43", "NG-5.1")
def test_the_creatures_come_between_actions_and_harvest_with_the_module_only():
    for creatures in (True, False):
        agenda = northgard(board=BOARD, creatures=creatures).run(BeginYear()).s.agenda
        steps = [type(step) for step in reversed(agenda)]
        assert (CreaturePhase in steps) == creatures
        if creatures:
            assert steps.index(CreaturePhase) < steps.index(Harvest)


@rule("NG-21.43", "NG-EX-14")
def test_one_by_one_each_moves_and_then_acts():
    scene = wild("TS@(0,0)r0 T01@(1,0)r0 T02@(-1,0)r0").beast(WOLF, "T01.e").beast(DRAUGR, "TS.w")
    scene.put(RED, "T01.n", 1).put(PURPLE, "TS.s", 2).run(CreaturePhase())
    kinds = (CreatureMoved, CreatureActed, FiguresLost)
    told = [event for event in scene.events if isinstance(event, kinds)]
    assert [type(event) for event in told] == [CreatureMoved, CreatureMoved, CreatureActed, FiguresLost]
    assert [event.card for event in scene.told(CreatureMoved)] == [WOLF, DRAUGR]
    assert scene.at("T01.n") == (RED, 1)  # a wolf does nothing yet
    assert scene.at("TS.s") == (PURPLE, 1)
    assert [card for card, _ in row(scene)] == [WOLF, DRAUGR]


@rule("NG-21.44", "NG-21.45")
def test_a_creature_moves_if_it_can_over_any_border_but_not_to_another_creature():
    scene = wild("TS@(0,0)r0 T20@(1,0)r0").beast(BEAR, "T20.s").run(CreaturePhase())
    assert row(scene) == [(BEAR, scene.region("T20.n+TS.e"))]  # over a rough border into empty land
    scene = wild("TS@(0,0)r0 T20@(1,0)r0").beast(BEAR, "T20.s").beast(WOLF, "T20.n").run(Rouse(BEAR))
    assert row(scene)[0] == (BEAR, scene.region("T20.s"))


@rule("NG-21.46")
def test_figures_attract_creatures_more_than_anything_else():
    scene = wild().beast(BEAR, MIDDLE_LAIR).build("T01.e", "training_camp").put(RED, "TS.n", 1).run(CreaturePhase())
    assert row(scene) == [(BEAR, scene.region("TS.n"))]
    scene = wild().beast(BEAR, MIDDLE_LAIR).build("T01.e", "training_camp").run(CreaturePhase())
    assert row(scene) == [(BEAR, scene.region("T01.e"))]


@rule("NG-21.47")
@pytest.mark.parametrize(
    ("card", "target"),
    [(WOLF, "T01.n"), (BEAR, "T01.s"), (DRAUGR, "T01.e"), (VALKYRIE, "T01.n")],
)
def test_each_kind_has_its_priorities(card: str, target: str):
    """T01.n yields most, in T01.s stands the most valuable building, in T01.e are most figures."""
    scene = wild().beast(card, MIDDLE_LAIR).put(RED, "T01.n", 1).put(PURPLE, "T01.s", 2).put(YELLOW, "T01.e", 3)
    scene.build("T01.n", "food_silo").build("T01.s", "altar_of_kings").build("T01.e", "defense_tower")
    scene.run(CreaturePhase(), chance=(CHOICE, TWO_POINTS) if card == VALKYRIE else ())
    moved = [event.target for event in scene.told(CreatureMoved)]
    assert moved == [scene.region(target)]


@rule("NG-21.47", "NG-18.3")
def test_kaija_counts_as_a_figure_for_creatures():
    scene = northgard(board=BOARD, creatures=True, clans=("bear", "boar", "goat")).beast(DRAUGR, MIDDLE_LAIR)
    scene.put(RED, "T01.s", 1, kaija=True).put(PURPLE, "T01.e", 1).run(CreaturePhase())
    assert row(scene) == [(DRAUGR, scene.region("T01.s"))]


@rule("NG-21.48", "NG-24.29")
def test_the_first_player_decides_between_equals():
    scene = wild().beast(WOLF, MIDDLE_LAIR).put(PURPLE, "T01.e", 2).put(YELLOW, "T01.s", 2).put(RED, "TS.n", 1)
    scene.s.first = YELLOW
    scene.run(CreaturePhase())
    assert isinstance(scene.asks(), ChooseWay)
    assert scene.asks().seat == YELLOW
    equals = {scene.region("T01.e"), scene.region("T01.s")}
    assert {action.region for action in scene.options()} == equals
    assert scene.denied(LeadTo(scene.region("TS.n"))) == ("other_priorities", "NG-21.47")
    scene.do(LeadTo(scene.region("T01.s")))
    assert row(scene) == [(WOLF, scene.region("T01.s"))]


@rule("NG-21.49")
def test_a_creature_beaten_in_the_phase_is_skipped():
    scene = wild().beast(VALKYRIE, MIDDLE_LAIR).run(Act(WOLF))
    assert not scene.events
    scene.s.beasts = ()
    assert not scene.run(Rouse(VALKYRIE)).events


@rule("NG-EX-10", "NG-21.46", "NG-21.47")
def test_a_draugr_on_its_way():
    scene = wild("TS@(0,0)r0 T17@(1,0)r2 T23@(0,-1)r0").beast(DRAUGR, "T23.s")
    scene.put(RED, "T23.n", 3).build("T23.n", "food_silo").put(PURPLE, "T23.e", 3).build("T23.e", "woodcutters_lodge")
    assert scene.yields("T23.n") == {"food": 1, "lore": 1}
    scene.run(CreaturePhase())
    assert row(scene) == [(DRAUGR, scene.region("T23.n"))]
    assert scene.at("T23.n") == (RED, 2)
    assert scene.at("T23.e") == (PURPLE, 3)
