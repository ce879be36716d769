"""Move: points, single moves, and where one may not go (chapter 9; Kaija and partners)."""

from typing import Any

import pytest

from kit import rule
from meadhall.rules.northgard.asking import STOP
from meadhall.rules.northgard.data import CardId
from meadhall.rules.northgard.events import BattleBegan, FiguresMoved
from meadhall.rules.northgard.fights.combat import CommitFood
from meadhall.rules.northgard.fights.creature_fights import Challenging
from meadhall.rules.northgard.land.move import March, Moving
from meadhall.rules.northgard.state import NOBODY
from meadhall.rules.northgard.turn import PlayCard
from rules.northgard.battlefield import BOARD, MIDDLE
from rules.northgard.scene import BLUE, PURPLE, RED, TWO_CASUALTIES, TWO_POINTS, YELLOW, Scene, northgard

BEAR = ("bear", "boar", "raven")


def march(scene: Scene, source: str, target: str, warriors: int, kaija: bool = False) -> March:
    return March(scene.region(source), scene.region(target), warriors, kaija)


def at_board(warriors: int, place: str = "T01.e", **options: Any) -> Scene:
    return northgard(players=4 if options else 3, board=BOARD, **options).put(RED, place, warriors)


@rule("NG-9.1")
@pytest.mark.parametrize(("card", "points"), [("ST_MOVE", 1), ("DE_MILITIA", 2), ("DL_INCURSION", 4)])
def test_a_card_gives_points_to_one_action(card: CardId, points: int):
    scene = at_board(1, MIDDLE).play(card)
    assert scene.asks().left == points
    for step in range(points):
        scene.march(*((MIDDLE, "TS.n") if step % 2 == 0 else ("TS.n", MIDDLE)), 1)
    assert not isinstance(scene.asks(), Moving)


@rule("NG-9.2", "NG-9.6", "NG-24.12")
def test_a_single_move_takes_any_number_to_one_adjacent_territory():
    scene = at_board(3).play("DE_MILITIA")
    near = ("T01.n", MIDDLE)
    over_rough = "T01.s"
    wanted = {march(scene, "T01.e", place, count) for place in (*near, over_rough) for count in (1, 2, 3)}
    assert set(scene.options()) == {STOP, *wanted}
    for action, code in [
        (march(scene, "T01.e", "TS.n", 1), ("not_adjacent", "NG-9.2")),
        (march(scene, "T01.e", "T01.n", 4), ("not_so_many", "NG-9.2")),
        (march(scene, "T01.e", "T01.n", 0), ("not_so_many", "NG-9.2")),
        (march(scene, "T01.e", "T01.n", -1), ("not_so_many", "NG-9.2")),
        (march(scene, "T01.e", "T01.n", 1, kaija=True), ("not_so_many", "NG-9.2")),
        (march(scene, "T01.n", "T01.e", 1), ("no_figures_there", "NG-9.2")),
        (March(10**6, 0, 1), ("no_such_territory", "NG-2.5")),
    ]:
        assert scene.denied(action) == code
    scene.march("T01.e", "T01.n", 2)
    [moved] = scene.told(FiguresMoved)
    assert moved == FiguresMoved(RED, scene.region("T01.e"), scene.region("T01.n"), 2, False, "move")
    assert (scene.at("T01.e"), scene.at("T01.n")) == ((RED, 1), (RED, 2))


@rule("NG-9.3", "NG-25.2", "NG-9.4")
def test_a_rough_connection_costs_two_points_of_one_card():
    scene = at_board(2).hand(RED, "DE_MILITIA", "DE_BODYGUARD", "ST_MOVE").play("DE_BODYGUARD")
    over_rough = march(scene, "T01.e", "T01.s", 1)
    assert scene.refused(over_rough).figures == {"needed": 2, "left": 1}
    scene.do(STOP).play("ST_MOVE")  # a point each, but of two cards
    assert scene.denied(over_rough) == ("not_enough_points", "NG-9.3")
    scene.do(STOP)
    scene = at_board(2).play("DL_HEROIC_CHARGE").march("T01.e", "T01.s", 2)
    assert scene.asks().left == 1


@rule("NG-25.3", "NG-2.8", "NG-9.3")
def test_a_connection_with_a_regular_border_is_regular():
    """Between T19.n and T19.s only a rough border lies, until two tiles join TS.s to T19.s."""
    board = "TS@(0,0)r0 T19@(1,0)r0"
    scene = northgard(board=board).put(RED, "T19.n+TS.e", 1).play("ST_MOVE")
    assert scene.denied(march(scene, "T19.n", "T19.s", 1)) == ("not_enough_points", "NG-9.3")
    scene = northgard(board=f"{board} T02@(1,1)r2 T28@(0,1)r3").put(RED, "T19.n+TS.e", 1).play("ST_MOVE")
    scene.march("T19.n", "T19.s+T02.s+T28.s+TS.s", 1)


@rule("NG-9.5", "NG-6.11")
def test_figures_are_gathered_and_split_one_move_after_the_other():
    scene = at_board(2).put(RED, "T01.n", 1).play("DL_INCURSION")
    scene.march("T01.n", MIDDLE, 1).march("T01.e", MIDDLE, 2).march(MIDDLE, "TS.n", 3)
    scene.march("TS.n", "TS.w", 2)
    assert (scene.at("TS.n"), scene.at("TS.w")) == ((RED, 1), (RED, 2))


@rule("NG-6.11", "NG-9.6")
def test_points_may_be_left():
    scene = at_board(2).play("DL_INCURSION").march("T01.e", "T01.n", 2).do(STOP)
    assert not isinstance(scene.asks(), Moving)
    assert scene.at("T01.n") == (RED, 2)


@rule("NG-9.7", "NG-9.14")
def test_a_territory_left_by_the_last_figure_is_neutral():
    scene = at_board(2).put(PURPLE, "T01.n", 1).play("ST_MOVE")
    scene.march("T01.e", "T01.n", 2, chance=(TWO_CASUALTIES, TWO_POINTS))
    assert scene.at("T01.e") == (NOBODY, 0)
    assert scene.at("T01.n") == (RED, 2)


@rule("NG-9.8", "NG-9.9")
def test_enemies_stop_whoever_comes_and_others_may_follow():
    scene = at_board(2).put(RED, MIDDLE, 1).put(PURPLE, "T01.n", 1).play("DL_INCURSION").march("T01.e", "T01.n", 1)
    assert scene.denied(march(scene, "T01.n", MIDDLE, 1)) == ("stopped_by_enemies", "NG-9.8")
    scene.march(MIDDLE, "T01.n", 1)
    assert [group.warriors for group in scene.s.guests] == [2]
    scene.march("T01.e", "T01.n", 1, chance=(TWO_CASUALTIES, TWO_POINTS))
    assert scene.at("T01.n") == (RED, 3)


@rule("NG-12.57", "NG-9.8")
def test_infiltration_goes_on_through_enemies():
    scene = at_board(2).put(PURPLE, "T01.n", 1).put(PURPLE, MIDDLE, 1).play("DL_INFILTRATION")
    scene.march("T01.e", "T01.n", 2).march("T01.n", MIDDLE, 2).march(MIDDLE, "TS.n", 2)
    assert not scene.told(BattleBegan)
    assert scene.at("TS.n") == (RED, 2)
    assert scene.at("T01.n") == scene.at(MIDDLE) == (PURPLE, 1)
    assert not scene.s.guests


@rule("NG-12.57")
def test_infiltrators_fight_where_they_end():
    scene = at_board(2).put(PURPLE, "T01.n", 1).put(PURPLE, MIDDLE, 1).play("DL_INFILTRATION")
    scene.march("T01.e", "T01.n", 2).march("T01.n", MIDDLE, 2).do(STOP, TWO_CASUALTIES, TWO_POINTS)
    assert [event.battle.region for event in scene.told(BattleBegan)] == [scene.region(MIDDLE)]
    assert scene.at(MIDDLE) == (RED, 2)


@rule("NG-9.15", "NG-6.10")
def test_a_move_card_can_be_played_when_a_move_is_possible():
    assert at_board(1).hand(RED, "ST_MOVE").allows(PlayCard("ST_MOVE"))
    nobody = northgard(board=BOARD).hand(RED, "ST_MOVE")
    assert nobody.denied(PlayCard("ST_MOVE")) == ("nowhere_to_move", "NG-9.15")
    beyond = northgard(board="TS@(0,0)r0 T20@(1,0)r0").put(RED, "T20.s", 1).hand(RED, "ST_MOVE", "DE_MILITIA")
    assert not beyond.allows(PlayCard("ST_MOVE"))  # only a rough border leads out
    assert beyond.allows(PlayCard("DE_MILITIA"))


@rule("NG-9.15", "NG-21.28")
def test_or_to_fight_a_creature_without_moving():
    """The bear holds the only figure, which may fight it nevertheless."""
    scene = northgard(board=BOARD, creatures=True).put(RED, "T01.n", 1).beast("brown_bear_beige", "T01.n")
    scene.play("ST_MOVE")
    assert scene.asks() == Challenging(RED)


# Kaija


@rule("NG-18.7", "NG-9.16", "NG-18.2", "NG-27.14")
def test_kaija_moves_alone_or_with_others_but_not_into_enemy_land():
    scene = northgard(board=BOARD, clans=BEAR).put(RED, "T01.e", 1, kaija=True).put(PURPLE, "T01.n", 1)
    scene.play("DE_MILITIA")
    assert scene.denied(march(scene, "T01.e", "T01.n", 1, kaija=True)) == ("kaija_does_not_attack", "NG-18.7")
    assert scene.denied(march(scene, "T01.e", "T01.n", 0, kaija=True)) == ("kaija_does_not_attack", "NG-18.7")
    assert scene.allows(march(scene, "T01.e", "T01.n", 1))
    assert scene.allows(march(scene, "T01.e", MIDDLE, 1, kaija=True))
    scene.march("T01.e", MIDDLE, 0, kaija=True)
    assert scene.s.kaija == scene.region(MIDDLE)
    assert scene.at(MIDDLE) == (RED, 0)  # she controls it alone


@rule("NG-18.7")
def test_awakened_she_attacks():
    scene = northgard(board=BOARD, clans=BEAR).put(RED, "T01.e", 0, kaija=True).put(PURPLE, "T01.n", 1)
    scene.s.players[RED].kaija_attacks = True
    scene.play("ST_MOVE").march("T01.e", "T01.n", 0, kaija=True, chance=(TWO_CASUALTIES, TWO_POINTS))
    assert scene.at("T01.n") == (RED, 0)
    assert scene.s.kaija == scene.region("T01.n")


@rule("NG-12.13")
def test_kaija_gathers_where_she_leaves():
    scene = northgard(board=BOARD, clans=BEAR).put(RED, "T01.n", 1, kaija=True).build("T01.n", "woodcutters_lodge")
    scene.build("T01.n", "rune_stone").play("CL_BEAR_0").march("T01.n", MIDDLE, 1, kaija=True)
    assert scene.has(RED) == {"food": 1, "wood": 1}
    scene = northgard(board=BOARD, clans=BEAR).put(RED, "T01.n", 1, kaija=True).play("CL_BEAR_0")
    scene.march("T01.n", MIDDLE, 1)
    assert scene.has(RED) == {}


# Partners: Red and Yellow sit opposite each other


@rule("NG-20.4", "NG-20.5", "NG-9.16", "NG-EX-36", "NG-20.7")
def test_one_passes_through_a_partners_territory_with_the_points_to_leave_it():
    scene = at_board(2, teams=True).put(YELLOW, MIDDLE, 2).play("ST_MOVE")
    assert scene.denied(march(scene, "T01.e", MIDDLE, 2)) == ("partner_here", "NG-20.5")
    scene = at_board(2, teams=True).put(YELLOW, MIDDLE, 2).play("DE_MILITIA").march("T01.e", MIDDLE, 2)
    assert scene.denied(STOP) == ("partner_here", "NG-20.4")
    assert scene.denied(march(scene, MIDDLE, "TS.n", 1)) == ("all_together", "NG-20.5")
    assert {action.target for action in scene.options(March)} == set(scene.s.land.at(scene.region(MIDDLE)).ways)
    scene.march(MIDDLE, "TS.n", 2)
    assert scene.at("TS.n") == (RED, 2)
    assert scene.at(MIDDLE) == (YELLOW, 2)
    assert not scene.told(BattleBegan)


@rule("NG-20.5")
def test_others_wait_until_the_group_has_left_the_partner():
    scene = at_board(3, teams=True).put(YELLOW, MIDDLE, 2).play("DL_INCURSION").march("T01.e", MIDDLE, 2)
    assert {action.source for action in scene.options()} == {scene.region(MIDDLE)}
    scene.march(MIDDLE, "TS.n", 2)
    assert scene.allows(STOP)


@rule("NG-20.5", "NG-20.4")
def test_not_between_two_territories_of_the_partner_without_an_exit():
    scene = at_board(1, teams=True).put(YELLOW, "T01.n", 1).put(YELLOW, MIDDLE, 1).play("DE_MILITIA")
    assert scene.allows(march(scene, "T01.e", MIDDLE, 1))
    assert scene.allows(march(scene, "T01.e", "T01.n", 1))  # and back
    rough = at_board(1, "T01.s", teams=True).put(YELLOW, "T01.e", 1).play("DE_MILITIA")
    assert rough.denied(march(rough, "T01.s", "T01.e", 1)) == ("partner_here", "NG-20.5")


@rule("NG-20.7", "NG-13.1")
@pytest.mark.parametrize("enemy", [PURPLE, BLUE])
def test_only_enemies_are_fought(enemy: int):
    scene = at_board(2, teams=True).put(enemy, "T01.n", 1).goods(RED, food=1).play("ST_MOVE")
    scene.march("T01.e", "T01.n", 2)
    assert isinstance(scene.asks(), CommitFood)


@rule("NG-20.6")
def test_no_retreat_to_the_partner():
    scene = at_board(2, teams=True).put(PURPLE, "T01.n", 5).put(YELLOW, MIDDLE, 1).put(RED, "T01.e", 1)
    scene.play("ST_MOVE").march("T01.e", "T01.n", 3, chance=(TWO_POINTS, TWO_POINTS))
    assert scene.at("T01.e") == (RED, 3)
