"""How a game of Brotherhood ends (chapter 21)."""

from collections.abc import Callable

import pytest

from kit import rule
from meadhall.rules.kernel import Result
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.heroes_north import SendHomeFromCamp
from meadhall.rules.watch.events import GameWon, InvasionMarked, Mustered, PointsRevealed, TragicEnd
from meadhall.rules.watch.flow import EndTurn
from meadhall.rules.watch.land.building import BuildKeep
from rules.watch.scene import BLACK, BLUE, RED, YELLOW, Scene, watch

SEVEN_IN_GIFT = {"H05": "W", "H07": "W", "H09": "W", "H11": "W", "H13": "W", "H15": "W", "H17": "W"}


def north(**options: bool) -> Scene:
    """No buildings, nobody asks Samwell; Red alone has a guard, on W1."""
    return watch(**options).bare().hero(YELLOW, "alliser_thorne").wall(1, RED)


def nine(**options: bool) -> Scene:
    """Blue has nine points and the cards for a keep on V46, which would be the tenth."""
    scene = north(**options).buildings(BLUE, "V42 V46 V48", "V01 V02 V03").hand(BLUE, ore=3, grain=2)
    return scene.turn(BLUE).keep_tile(BLUE, "cave_warrior", "river_climber")


def marker_about_to_end(scene: Scene) -> Scene:
    """The fifth in the cave brings the third invasion: W2 is empty."""
    return scene.camps(cave="WWWW").wall(3, RED).invasions(2)


def eighth_about_to_enter(scene: Scene) -> Scene:
    """The fifth in the cave sends a climber into the Gift, where seven are."""
    return scene.camps(cave="CWWW").wall(3, RED).gift(**SEVEN_IN_GIFT)


@rule("GC-21.1")
def test_ten_points_win_at_once_after_the_wildlings_have_moved():
    scene = nine().do(BuildKeep(46))
    assert scene.s.result == Result("true_victory", (BLUE,), (10, 0, 0, 0))
    assert (scene.camp("cave"), scene.camp("river")) == ("W", "C")
    kinds = [type(event) for event in scene.events]
    assert kinds.count(Mustered) == 2
    assert kinds.index(GameWon) > max(place for place, kind in enumerate(kinds) if kind is Mustered)


@rule("GC-21.1")
def test_nine_points_do_not_win():
    scene = nine().buildings(BLUE, "V46 V48", "V01 V02 V03").do(BuildKeep(46))
    assert scene.points(BLUE) == 9
    assert not scene.is_over()


@rule("GC-21.1")
def test_nor_do_ten_in_the_turn_of_another():
    scene = nine().buildings(RED, "V50 V53", "V04 V05 V06 V07").keep_tile(BLUE, "cave_warrior", "river_climber")
    scene.buildings(BLUE, "V46").do(BuildKeep(46))
    assert scene.points(RED) == 10
    assert not scene.is_over()


@rule("GC-21.2")
@pytest.mark.parametrize("danger", [marker_about_to_end, eighth_about_to_enter])
def test_points_do_not_win_if_the_wildlings_end_the_game_first(danger: Callable[[Scene], Scene]):
    scene = danger(nine()).do(BuildKeep(46))
    assert scene.s.result == Result("tragic_victory", (RED,), (10, 0, 0, 0))
    assert scene.told(GameWon) == []


@rule("GC-21.3")
def test_points_lost_to_the_wildlings_do_not_count():
    scene = nine().buildings(BLUE, "V42 V46", "V01 V02 V03").wall(1, BLUE, BLUE).wall(2, BLUE).wall(3, RED)
    scene.camps(cave="GWWW")
    assert scene.points(BLUE) == 9  # one of them for three guards
    scene.do(BuildKeep(46))  # the rush's giant takes the guard of W2
    assert scene.points(BLUE) == 9
    assert not scene.is_over()


@rule("GC-21.4")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_the_third_invasion_is_the_tragic_end(before: int):
    scene = north().camps(cave="W").invasions(before).roll(1, 4, wildling=4)
    assert scene.s.invasions == before + 1
    assert scene.is_over() == (before == 2)
    if scene.is_over():
        assert scene.s.result == Result("tragic_victory", (RED,), (0, 0, 0, 0))
        assert scene.told(TragicEnd) == [TragicEnd(True, (0, 0, 0, 1), (RED,))]


@rule("GC-21.5")
@pytest.mark.parametrize("before", [6, 7])
def test_the_eighth_wildling_is_the_tragic_end(before: int):
    gift = dict(list(SEVEN_IN_GIFT.items())[:before])
    scene = north().camps(river="C").gift(**gift).roll(1, 4, wildling=1)
    assert len(scene.in_gift()) == before + 1
    assert scene.is_over() == (before == 7)
    if scene.is_over():
        assert scene.told(TragicEnd) == [TragicEnd(False, (0, 0, 0, 1), (RED,))]


@rule("GC-21.5")
def test_the_marker_stays_for_an_unfinished_invasion():
    gift = dict(list(SEVEN_IN_GIFT.items())[:6])
    scene = north().clearings("", "", "WW", "").wall(3, RED, RED).camps(cave="W").gift(**gift)
    scene.roll(1, 4, wildling=5)
    assert len(scene.in_gift()) == 8
    assert scene.is_over()
    assert scene.s.invasions == 0
    assert scene.told(InvasionMarked) == []
    assert scene.clearing(3) == "W"


@rule("GC-21.6")
def test_the_most_guards_on_the_wall_win_the_tragic_end():
    """Red is as strong as Yellow until his guard falls in the last invasion, and has more points all the time."""
    scene = north().wall(1, RED, RED).wall(2, YELLOW, YELLOW, YELLOW).wall(3, RED).buildings(RED, "V42 V44")
    scene.clearings("", "", "W", "").camps(cave="W").invasions(2).roll(1, 4, wildling=5)
    assert scene.told(TragicEnd) == [TragicEnd(True, (0, 3, 0, 2), (YELLOW,))]
    assert scene.s.result == Result("tragic_victory", (YELLOW,), (0, 1, 0, 2))


def tie(blue: int, red: int) -> Scene:
    """Blue and Red have two guards, a settlement and so many cards each; a climber is about to end the game."""
    scene = north().wall(1, BLUE, BLUE, RED, RED).buildings(BLUE, "V01").buildings(RED, "V04")
    scene.hand(BLUE, wool=blue).hand(RED, ore=red).camps(river="C").gift(**SEVEN_IN_GIFT)
    return scene.before_roll(BLUE)


@rule("GC-21.7")
def test_first_more_points_hidden_ones_included():
    scene = tie(1, 5).cards(BLUE, "vp_tower").roll(1, 1, wildling=1)
    assert scene.told(PointsRevealed) == [PointsRevealed(BLUE, ("vp_tower",))]
    assert scene.s.result == Result("tragic_victory", (BLUE,), (2, 0, 0, 1))


@rule("GC-21.7")
@pytest.mark.parametrize(("blue", "red", "winners"), [(3, 5, (RED,)), (4, 3, (BLUE,)), (2, 2, ())])
def test_then_more_resource_cards_then_nobody(blue: int, red: int, winners: tuple[int, ...]):
    scene = tie(blue, red).roll(1, 1, wildling=1)
    assert scene.s.result == Result("tragic_victory" if winners else "all_lose", winners, (1, 0, 0, 1))


@rule("GC-21.7")
def test_development_cards_are_no_resource_cards():
    scene = tie(2, 2).cards(RED, "road_building").roll(1, 1, wildling=1)
    assert scene.s.result == Result("all_lose", (), (1, 0, 0, 1))


@rule("GC-21.8")
def test_without_any_guard_all_tie_at_none():
    scene = tie(1, 5).wall(1).buildings(BLACK, "V02", "V03").roll(1, 1, wildling=1)
    assert scene.told(TragicEnd) == [TragicEnd(False, (0, 0, 0, 0), (BLACK,))]


def by_the_die(scene: Scene) -> None:
    scene.camps(cave="W").before_roll(BLUE).roll(1, 1, wildling=4)


def by_building(scene: Scene) -> None:
    scene.keep_tile(BLUE, "cave_warrior", "river_climber").do(BuildKeep(46))


def by_a_hero_before_the_roll(scene: Scene) -> None:
    scene.hero(BLUE, "benjen_stark").before_roll(BLUE).camps(cave="WWWW", river="W").reserve("cave_warrior")
    scene.do(UseHero()).do(SendHomeFromCamp(0, 1))


@rule("GC-21.9")
@pytest.mark.parametrize("end", [by_the_die, by_building, by_a_hero_before_the_roll])
def test_a_tragic_end_comes_in_any_step_and_anybody_can_win_it(end: Callable[[Scene], None]):
    scene = marker_about_to_end(nine())
    end(scene)
    assert scene.s.active == BLUE
    assert scene.s.result is not None
    assert scene.s.result.winners == (RED,)
    assert scene.options() == []


@rule("GC-21.10")
def test_when_all_lose_nobody_else_wins():
    """Black has fewer guards than those who tie, and more points and cards than they."""
    scene = tie(2, 2).wall(2, BLACK).buildings(BLACK, "V02", "V03").hand(BLACK, wool=9).roll(1, 1, wildling=1)
    assert scene.s.result == Result("all_lose", (), (1, 0, 3, 1))
    assert scene.told(TragicEnd) == [TragicEnd(False, (2, 0, 1, 2), ())]


@rule("GC-21.11")
@pytest.mark.parametrize("at_end", [False, True])
def test_the_moment_of_victory_is_an_option(at_end: bool):
    scene = nine(victory_at_end_of_turn=at_end).do(BuildKeep(46))
    assert scene.is_over() == (not at_end)
    if at_end:
        scene.do(EndTurn())
    assert scene.s.result == Result("true_victory", (BLUE,), (10, 0, 0, 0))


@rule("GC-21.12")
@pytest.mark.parametrize("wall", [(BLUE, BLUE, RED, RED), (RED, BLUE, BLUE, RED)])
def test_the_oldest_guard_breaks_no_tie(wall: tuple[int, ...]):
    scene = tie(2, 2).wall(1, *wall).roll(1, 1, wildling=1)
    assert scene.s.result == Result("all_lose", (), (1, 0, 0, 1))
