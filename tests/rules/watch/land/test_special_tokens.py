"""Chapter 10: Longest Road and Largest Patrol."""

from collections.abc import Callable
from random import Random

import pytest

from kit import rule
from meadhall.rules.watch.cards.advantages import UseHero
from meadhall.rules.watch.cards.development import LayRoad, PlayCard, StopRoads
from meadhall.rules.watch.cards.heroes_build import MoveRoad
from meadhall.rules.watch.events import (
    LargestPatrolLaidAside,
    LargestPatrolTaken,
    LongestRoadLaidAside,
    LongestRoadTaken,
    TokensRevealed,
)
from meadhall.rules.watch.fights.tormund import DriveTormund, MoveTormund
from meadhall.rules.watch.fights.wall import PostGuard
from meadhall.rules.watch.land.building import BuildRoad, FoundSettlement
from meadhall.rules.watch.land.roads import lay_road, measure, open_paths
from meadhall.rules.watch.specials import next_holder
from meadhall.rules.watch.state import NOBODY
from rules.watch.scene import BLACK, BLUE, RED, W1, YELLOW, Scene, base, chain, path, watch

# Three long ways over the Gift that do not touch each other.
UPPER = chain("V15 V10 V16 V11 V17 V12 V18 V13 V19 V14 V20")
MIDDLE = chain("V41 V34 V42 V35 V43 V36 V44 V37 V45 V38 V46 V39 V47 V40")
LOWER = chain("V48 V55 V49 V56 V50 V57 V51 V58 V52 V59 V53 V60 V54")

# The ring around H07, and the one around H13 that shares V24–V30 with it.
RING = chain("V07 V12 V18 V13 V08 V03 V07")
TWIN = chain("V18 V24 V31 V25 V19 V13")


def road(place: str) -> BuildRoad:
    return BuildRoad(path(place))


# Length


@rule("GC-10.1")
@pytest.mark.parametrize(
    ("roads", "length"),
    [
        ([], 0),
        (MIDDLE[:1], 1),
        (MIDDLE[:6], 6),
        ([*MIDDLE[:6], "V43-V50"], 6),  # a branch in the middle
        ([*MIDDLE[:6], "V43-V50", "V50-V56", "V49-V56", "V49-V55"], 8),  # the branch is longer than the end
        ([*MIDDLE[:3], *MIDDLE[5:9]], 4),  # two networks: the longer one
    ],
)
def test_the_longest_chain_without_its_branches(roads: list[str], length: int):
    assert base().bare().roads(BLUE, *roads).s.players[BLUE].road_length == length


@rule("GC-10.1")
@pytest.mark.parametrize("seed", range(20))
def test_road_by_road_it_is_as_long_as_measured_anew(seed: int):
    """Of networks with branches and rings, in which a new road may be reached from both sides over the same one."""
    s, rng = base().bare().roads(BLUE, MIDDLE[5]).s, Random(seed)
    for _ in range(14):
        lay_road(s, BLUE, rng.choice(open_paths(s, BLUE)))
        length = s.players[BLUE].road_length
        measure(s, BLUE)
        assert s.players[BLUE].road_length == length


@rule("GC-10.2")
@pytest.mark.parametrize(
    ("place", "owner", "length"),
    [
        ("V35", RED, 3),  # cut into three and three
        ("V43", RED, 4),
        ("V44", RED, 6),  # a chain may end at a foreign building
        ("V41", RED, 6),
        ("V35", BLUE, 6),
        ("V43", BLUE, 6),
    ],
)
@pytest.mark.parametrize("piece", ["settlements", "keeps"])
def test_foreign_buildings_break_a_chain(place: str, owner: int, length: int, piece: str):
    scene = base().bare().buildings(owner, **{piece: place}).roads(BLUE, *MIDDLE[:6])
    assert scene.s.players[BLUE].road_length == length


@rule("GC-10.3")
@pytest.mark.parametrize(
    ("roads", "foreign", "length"),
    [
        (RING, "", 6),
        ([*RING, "V11-V17", "V12-V17"], "", 8),  # a ring with a tail of two
        ([*RING, "V17-V12", "V13-V19"], "", 7),  # two tails: not the ring and both of them
        ([*RING, *TWIN], "", 11),  # two rings with a common side: all of it in one line
        (RING, "V12", 6),  # a foreign building on the ring: once around, from it and to it
        (RING, "V12 V08", 3),
    ],
)
def test_a_ring_counts_every_road_once(roads: list[str], foreign: str, length: int):
    scene = base().bare().buildings(RED, foreign).roads(BLUE, *roads)
    assert scene.s.players[BLUE].road_length == length


# Who holds Longest Road


def next_road(scene: Scene, seat: int, place: str) -> Scene:
    return scene.turn(seat, building=True).hand(seat, lumber=1, brick=1).do(road(place))


@rule("GC-10.4")
def test_the_first_with_five_takes_longest_road():
    scene = base().bare().roads(BLUE, *MIDDLE[:3])
    next_road(scene, BLUE, MIDDLE[3])
    assert (scene.s.road_holder, scene.told(LongestRoadTaken)) == (NOBODY, [])
    next_road(scene, BLUE, MIDDLE[4])
    assert (scene.s.road_holder, scene.told(LongestRoadTaken)) == (BLUE, [LongestRoadTaken(BLUE, 5)])


@rule("GC-10.5")
def test_only_a_longer_road_takes_it_away():
    scene = base().bare().roads(BLUE, *MIDDLE[:5]).roads(YELLOW, *LOWER[:4]).holds(road=BLUE)
    next_road(scene, YELLOW, LOWER[4])
    assert scene.s.road_holder == BLUE
    next_road(scene, YELLOW, LOWER[5])
    assert scene.s.road_holder == YELLOW
    assert (scene.points(BLUE), scene.points(YELLOW)) == (0, 2)


@rule("GC-10.6")
def test_free_roads_count_one_by_one():
    scene = base().bare().roads(BLUE, *MIDDLE[:4]).cards(BLUE, "road_building").turn(BLUE).do(PlayCard("road_building"))
    scene.do(LayRoad(path(MIDDLE[4])))
    assert scene.s.road_holder == BLUE
    scene.do(StopRoads())
    assert scene.s.road_holder == BLUE


@rule("GC-10.6")
def test_a_moved_road_counts():
    scene = watch().bare().roads(BLUE, *MIDDLE[:4], *LOWER[:2]).hero(BLUE, "othell_yarwyck").turn(BLUE)
    scene.do(UseHero()).do(MoveRoad(path(LOWER[1]), path(MIDDLE[4])))
    assert (scene.s.players[BLUE].road_length, scene.s.road_holder) == (5, BLUE)


@rule("GC-10.6")
def test_moving_a_road_away_may_lose_the_token():
    scene = watch().bare().roads(BLUE, *MIDDLE[:5], *LOWER[:2]).holds(road=BLUE).hero(BLUE, "othell_yarwyck")
    scene.turn(BLUE).do(UseHero()).do(MoveRoad(path(MIDDLE[0]), path(LOWER[2])))
    assert (scene.s.road_holder, scene.told(LongestRoadLaidAside)) == (NOBODY, [LongestRoadLaidAside()])


def cut(red: int, blue: int = 0, yellow: int = 0, brotherhood: bool = False) -> Scene:
    """Red holds Longest Road with so many roads; black founds on V17, behind the fourth of them."""
    scene = (watch() if brotherhood else base()).bare().roads(RED, *UPPER[:red]).holds(road=RED)
    scene.roads(BLUE, *MIDDLE[:blue]).roads(YELLOW, *LOWER[:yellow]).roads(BLACK, "V17-V23")
    scene.turn(BLACK, building=True).hand(BLACK, lumber=1, brick=1, wool=1, grain=1)
    return scene.do(FoundSettlement(17))


@rule("GC-10.6", "GC-10.7")
@pytest.mark.parametrize(
    ("red", "blue", "yellow", "holder"),
    [
        (9, 0, 0, RED),  # five are left
        (9, 5, 0, RED),  # nobody has more
        (9, 5, 5, RED),
        (9, 6, 0, BLUE),
        (9, 6, 6, NOBODY),
        (7, 6, 5, BLUE),  # four are left; blue alone has most
        (7, 5, 6, YELLOW),
        (7, 6, 6, NOBODY),
        (7, 4, 4, NOBODY),  # nobody has five
        (7, 4, 5, YELLOW),
    ],
)
def test_who_has_the_longest_road_after_a_cut(red: int, blue: int, yellow: int, holder: int):
    scene = cut(red, blue, yellow)
    assert scene.s.players[RED].road_length == max(4, red - 4)
    assert scene.s.road_holder == holder
    assert len(scene.told(LongestRoadLaidAside)) == (holder == NOBODY)


@rule("GC-10.7")
def test_a_token_laid_aside_waits_for_one_who_alone_has_most():
    scene = cut(7, blue=6, yellow=6)
    next_road(scene, RED, UPPER[7])  # four, and four beyond the cut
    assert scene.s.road_holder == NOBODY
    next_road(scene, YELLOW, LOWER[6])
    assert scene.s.road_holder == YELLOW


@rule("GC-10.7")
def test_a_token_laid_aside_waits_for_five():
    scene = cut(7, blue=3, yellow=4)
    next_road(scene, BLUE, MIDDLE[3])
    assert scene.s.road_holder == NOBODY
    next_road(scene, BLUE, MIDDLE[4])
    assert scene.s.road_holder == BLUE


# Largest Patrol


def next_patrol(scene: Scene, seat: int) -> Scene:
    """One more Ranger Patrol is played; before, Tormund goes where nobody is robbed."""
    if isinstance(scene.asks(), MoveTormund):
        scene.do(DriveTormund(2 if scene.s.tormund != 2 else 3))
    return scene.turn(seat).cards(seat, "ranger_patrol").do(PlayCard("ranger_patrol"))


@rule("GC-10.9")
def test_largest_patrol_goes_to_the_first_with_three():
    scene = base().patrols(BLUE, 1)
    assert next_patrol(scene, BLUE).s.patrol_holder == NOBODY
    assert next_patrol(scene, BLUE).s.patrol_holder == BLUE
    assert scene.told(LargestPatrolTaken) == [LargestPatrolTaken(BLUE, 3)]


@rule("GC-10.9")
def test_only_a_larger_patrol_takes_it_away():
    scene = base().patrols(BLUE, 3).patrols(YELLOW, 2).holds(patrol=BLUE)
    assert next_patrol(scene, YELLOW).s.patrol_holder == BLUE
    assert next_patrol(scene, YELLOW).s.patrol_holder == YELLOW


@rule("GC-10.10")
def test_unplayed_patrols_do_not_count():
    scene = base().patrols(BLUE, 1).turn(BLUE)
    scene.cards(BLUE, "ranger_patrol", "ranger_patrol", "ranger_patrol", "ranger_patrol")
    scene.do(PlayCard("ranger_patrol")).do(DriveTormund(2))
    assert (scene.s.players[BLUE].patrols, len(scene.s.players[BLUE].cards)) == (2, 3)
    assert scene.s.patrol_holder == NOBODY


@rule("GC-10.8", "GC-10.11")
@pytest.mark.parametrize(("start", "worth"), [(base, 2), (watch, 1)], ids=["base", "brotherhood"])
def test_what_the_tokens_are_worth(start: Callable[[], Scene], worth: int):
    scene = start()
    for road_holder, patrol_holder, tokens in ((NOBODY, NOBODY, 0), (BLUE, RED, 1), (RED, BLUE, 1), (BLUE, BLUE, 2)):
        scene.holds(road=road_holder, patrol=patrol_holder)
        assert scene.points(BLUE) == 2 + tokens * worth


def yoren(red: int, blue: int, yellow: int) -> Scene:
    """Red, who holds Largest Patrol, sends one of his patrols to the Wall."""
    scene = watch().patrols(RED, red).patrols(BLUE, blue).patrols(YELLOW, yellow).holds(patrol=RED)
    scene.hero(RED, "yoren").turn(RED).do(UseHero()).do(PostGuard(W1))
    assert scene.s.players[RED].patrols == red - 1
    return scene


@rule("GC-10.12")
@pytest.mark.parametrize(
    ("red", "blue", "yellow", "holder"),
    [(4, 3, 0, RED), (4, 3, 3, RED), (4, 4, 0, BLUE), (4, 4, 4, NOBODY), (3, 3, 2, BLUE), (3, 2, 2, NOBODY)],
)
def test_who_has_the_largest_patrol_after_yoren(red: int, blue: int, yellow: int, holder: int):
    scene = yoren(red, blue, yellow)
    assert scene.s.patrol_holder == holder
    assert len(scene.told(LargestPatrolLaidAside)) == (holder == NOBODY)


@rule("GC-10.7", "GC-10.12")
def test_both_tokens_follow_one_law():
    """The limit is five for roads and three for patrols; the holder wins ties, nobody else does."""
    assert next_holder([2, 2], NOBODY, 3) == next_holder([4, 4], 0, 5) == NOBODY
    assert next_holder([3, 3], 1, 3) == next_holder([5, 5], 1, 5) == 1
    assert next_holder([3, 4], 0, 3) == next_holder([5, 6], 0, 5) == 1
    assert next_holder([3, 3], NOBODY, 3) == next_holder([5, 6, 6], 0, 5) == NOBODY


# Wildlings that the tokens call


def revealers(scene: Scene) -> list[int]:
    return [event.seat for event in scene.told(TokensRevealed)]


@rule("GC-10.13")
def test_longest_road_calls_a_wildling_each_time_it_comes_to_somebody():
    scene = watch().bare().roads(BLUE, *MIDDLE[:4]).roads(YELLOW, *LOWER[:5]).reserve("river_warrior", "cave_climber")
    next_road(scene, BLUE, MIDDLE[4])
    assert (scene.s.road_holder, revealers(scene)) == (NOBODY, [])  # yellow has five as well
    next_road(scene, BLUE, MIDDLE[5])
    assert (scene.s.road_holder, revealers(scene), scene.camp("river")) == (BLUE, [BLUE], "W")
    next_road(scene, BLUE, MIDDLE[6])
    assert revealers(scene) == []  # it stays where it was
    next_road(scene, YELLOW, LOWER[5])
    next_road(scene, YELLOW, LOWER[6])
    assert revealers(scene) == []
    next_road(scene, YELLOW, LOWER[7])
    assert (scene.s.road_holder, revealers(scene), scene.camp("cave")) == (YELLOW, [YELLOW], "C")


@rule("GC-10.13")
def test_largest_patrol_calls_a_wildling_each_time_it_comes_to_somebody():
    scene = watch().patrols(BLUE, 2).patrols(YELLOW, 2)
    assert revealers(next_patrol(scene, BLUE)) == [BLUE]
    assert revealers(next_patrol(scene, BLUE)) == []
    assert revealers(next_patrol(scene, YELLOW)) == []
    assert revealers(next_patrol(scene, YELLOW)) == []
    assert revealers(next_patrol(scene, YELLOW)) == [YELLOW]


@rule("GC-10.13", "GC-10.14")
def test_laid_aside_and_gained_again():
    scene = cut(7, blue=6, yellow=6, brotherhood=True)
    assert scene.s.road_holder == NOBODY
    assert revealers(scene) == [BLACK]  # for his settlement, not for the token
    next_road(scene, BLUE, MIDDLE[6])
    assert (scene.s.road_holder, revealers(scene)) == (BLUE, [BLUE])


@rule("GC-10.14")
def test_a_patrol_token_laid_aside_calls_nobody():
    assert revealers(yoren(3, 2, 2)) == []
    assert revealers(yoren(3, 3, 2)) == [BLUE]


@rule("GC-10.13")
def test_in_base_the_tokens_call_nobody():
    scene = base().bare().roads(BLUE, *MIDDLE[:4])
    next_road(scene, BLUE, MIDDLE[4])
    assert (scene.s.road_holder, revealers(scene)) == (BLUE, [])
