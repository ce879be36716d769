"""Chapter 11: victory points and the end of the base game."""

from collections.abc import Callable

import pytest

from kit import rule
from meadhall.rules.kernel import Action, Result
from meadhall.rules.watch.cards.development import ClaimVictory, PlayCard
from meadhall.rules.watch.events import DiceRolled, GameWon, PointsRevealed, TurnBegan
from meadhall.rules.watch.flow import EndTurn, PreRoll
from meadhall.rules.watch.land.building import BuildKeep, BuildRoad, BuyCard, FoundSettlement
from rules.watch.scene import BLACK, BLUE, RED, YELLOW, Scene, base, chain, path, watch

FOUR_KEEPS = "V01 V03 V10 V12"  # eight points
OTHER_KEEPS = "V20 V26 V33 V60"
WAY = chain("V41 V34 V42 V35 V43 V36")


def at_eight(**options: bool) -> Scene:
    """Blue with four keeps and nothing else, about to build."""
    return base(**options).bare().buildings(BLUE, keeps=FOUR_KEEPS).turn(BLUE)


def at_nine() -> Scene:
    return at_eight().buildings(BLUE, "V54", keeps=FOUR_KEEPS)


# Points


@rule("GC-11.1")
@pytest.mark.parametrize(("start", "tokens"), [(base, 2), (watch, 1)], ids=["base", "brotherhood"])
def test_what_everything_is_worth(start: Callable[[], Scene], tokens: int):
    scene = start().bare()
    assert scene.points(BLUE) == 0
    assert scene.buildings(BLUE, "V20 V26").points(BLUE) == 2
    assert scene.buildings(BLUE, "V20", keeps="V26 V01").points(BLUE) == 1 + 4
    assert scene.holds(road=BLUE).points(BLUE) == 5 + tokens
    assert scene.holds(road=BLUE, patrol=BLUE).points(BLUE) == 5 + 2 * tokens
    assert scene.patrols(BLUE, 5).roads(BLUE, *WAY).points(BLUE) == 5 + 2 * tokens
    assert scene.cards(BLUE, "vp_tower", "road_building", fresh=("vp_library",)).points(BLUE) == 7 + 2 * tokens
    assert scene.visible_points(BLUE) == 5 + 2 * tokens


@rule("GC-11.1")
@pytest.mark.parametrize(("guards", "worth"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2)])
def test_what_guards_are_worth(guards: int, worth: int):
    first, second = min(guards, 4), max(guards - 4, 0)
    scene = watch().bare().wall(1, *[BLUE] * first).wall(4, RED, *[BLUE] * second)
    assert (scene.points(BLUE), scene.points(RED)) == (worth, 0)


# Winning


def _by_settlement() -> tuple[Scene, list[Action]]:
    scene = at_nine().roads(BLUE, "V46-V53").hand(BLUE, lumber=1, brick=1, wool=1, grain=1)
    return scene, [FoundSettlement(46)]


def _by_keep() -> tuple[Scene, list[Action]]:
    scene = at_eight().buildings(BLUE, "V46 V54 V51", keeps="V01 V03 V10").hand(BLUE, ore=3, grain=2)
    return scene, [BuildKeep(46)]


def _by_card() -> tuple[Scene, list[Action]]:
    return at_nine().deck("vp_library").hand(BLUE, ore=1, wool=1, grain=1), [BuyCard()]


def _by_road() -> tuple[Scene, list[Action]]:
    return at_eight().roads(BLUE, *WAY[:4]).hand(BLUE, lumber=1, brick=1), [BuildRoad(path(WAY[4]))]


def _by_patrol() -> tuple[Scene, list[Action]]:
    scene = at_eight().patrols(BLUE, 2).cards(BLUE, "ranger_patrol")
    return scene, [PlayCard("ranger_patrol")]


@rule("GC-11.2", "GC-11.4")
@pytest.mark.parametrize("way", [_by_settlement, _by_keep, _by_card, _by_road, _by_patrol])
def test_the_tenth_point_wins_at_once(way: Callable[[], tuple[Scene, list[Action]]]):
    scene, actions = way()
    assert scene.points(BLUE) < 10
    for action in actions:
        assert not scene.is_over()
        scene.do(action)
    assert scene.s.result == Result("base_victory", (BLUE,), (10, 0, 0, 0))
    assert scene.told(GameWon) == [GameWon(BLUE, 10)]
    assert scene.refused(EndTurn()).code == "game_over"


@rule("GC-11.2")
def test_more_than_ten_win_too_and_nine_do_not():
    scene = at_nine().roads(BLUE, *WAY[:4]).hand(BLUE, lumber=1, brick=1).do(BuildRoad(path(WAY[4])))
    assert scene.s.result == Result("base_victory", (BLUE,), (11, 0, 0, 0))
    scene = at_eight().deck("vp_tower").hand(BLUE, ore=1, wool=1, grain=1).do(BuyCard())
    assert (scene.points(BLUE), scene.is_over()) == (9, False)


def tenth_point_in_anothers_turn() -> Scene:
    """Blue founds on V17 and cuts the longest road of red; black gets it and has ten points."""
    scene = at_eight().bare().buildings(BLACK, keeps=OTHER_KEEPS).roads(BLACK, *WAY)
    scene.roads(RED, *chain("V15 V10 V16 V11 V17 V12 V18 V13")).holds(road=RED).roads(BLUE, "V17-V23")
    scene.turn(BLUE).hand(BLUE, lumber=1, brick=1, wool=1, grain=1).do(FoundSettlement(17))
    assert scene.points(BLACK) == 10
    return scene


@rule("GC-11.3", "GC-11.4")
def test_ten_in_anothers_turn_wait_for_the_own_turn():
    scene = tenth_point_in_anothers_turn()
    assert not scene.is_over()
    scene.do(EndTurn()).roll(1, 1)
    assert not scene.is_over()
    scene.do(EndTurn())
    assert scene.s.result == Result("base_victory", (BLACK,), (1, 0, 10, 0))
    assert scene.told(DiceRolled) == []  # before the roll
    assert [event.seat for event in scene.told(TurnBegan)] == [BLACK]


@rule("GC-11.3")
def test_ten_points_must_still_be_there_in_the_own_turn():
    scene = tenth_point_in_anothers_turn().do(EndTurn()).roll(1, 1)
    scene.roads(YELLOW, *chain("V48 V55 V49 V56 V50 V57")).hand(YELLOW, lumber=1, brick=1)
    scene.do(BuildRoad(path("V51-V57"))).do(EndTurn())
    assert (scene.points(BLACK), scene.is_over()) == (8, False)
    assert scene.asks() == PreRoll(BLACK)


@rule("GC-11.5")
def test_the_program_counts_hidden_points_and_declares_the_win():
    """Nobody has to say anything: the last settlement is enough."""
    scene, actions = _by_settlement()
    scene.buildings(BLUE, "V54", keeps="V01 V03 V10").cards(BLUE, "vp_tower", "vp_library")
    scene.do(actions[0])
    assert scene.events[-2:] == [PointsRevealed(BLUE, ("vp_tower", "vp_library")), GameWon(BLUE, 10)]


@rule("GC-11.5")
def test_an_option_asks_before_the_win():
    scene = at_eight(confirm_victory=True).roads(BLUE, *WAY[:4]).hand(BLUE, lumber=1, brick=1)
    assert scene.denied(ClaimVictory()) == ("too_few_points", "GC-9.13")
    scene.do(BuildRoad(path(WAY[4])))
    assert (scene.points(BLUE), scene.is_over()) == (10, False)
    assert scene.options(ClaimVictory) == [ClaimVictory()]
    assert scene.do(ClaimVictory()).s.result == Result("base_victory", (BLUE,), (10, 0, 0, 0))


@rule("GC-11.6")
def test_at_the_end_all_cards_and_scores_are_shown():
    scene = at_eight().buildings(YELLOW, "V20 V26").cards(YELLOW, "vp_tower", "road_building", "vp_library")
    scene.roads(BLUE, *WAY[:4]).cards(RED, "vp_rookery").hand(BLUE, lumber=1, brick=1).do(BuildRoad(path(WAY[4])))
    shown = [PointsRevealed(YELLOW, ("vp_tower", "vp_library")), PointsRevealed(RED, ("vp_rookery",))]
    assert scene.told(PointsRevealed) == shown
    for seat in range(4):
        assert [event.seen_by(seat) for event in shown] == shown
    assert scene.s.result is not None
    assert scene.s.result.points == (10, 4, 0, 1)


@rule("GC-11.7")
def test_only_the_active_player_can_win():
    """Yellow has more, and got there first; blue is the one whose turn it is."""
    scene = at_eight().buildings(YELLOW, "V54", keeps=OTHER_KEEPS).cards(YELLOW, "vp_tower", "vp_library")
    scene.roads(BLUE, *WAY[:4]).hand(BLUE, lumber=1, brick=1).do(BuildRoad(path(WAY[4])))
    assert scene.s.result == Result("base_victory", (BLUE,), (10, 11, 0, 0))
