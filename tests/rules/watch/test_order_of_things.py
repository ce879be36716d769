"""Chapter 22: the exact order when several things happen at once."""

from typing import Any

import pytest

from kit import rule
from meadhall.rules.kernel import Decision, Event, Step, asked, play
from meadhall.rules.watch.cards.development import PlayCard
from meadhall.rules.watch.events import (
    Advanced,
    Crossed,
    GameWon,
    GiantLeft,
    GuardLost,
    GuardPointsChanged,
    InvasionBegan,
    InvasionMarked,
    KeepBuilt,
    LargestPatrolTaken,
    LongestRoadTaken,
    Mustered,
    NoAdvance,
    NoneLeftToMuster,
    RushBegan,
    SettlementFounded,
    TokensRevealed,
    TragicEnd,
)
from meadhall.rules.watch.fights import wildlings
from meadhall.rules.watch.flow import Turn
from meadhall.rules.watch.land.building import BuildKeep, BuildRoad, FoundSettlement
from rules.watch.scene import BLACK, BLUE, RED, W2, W3, YELLOW, Scene, path, watch

WARRIOR, CLIMBER, GIANT = "warrior", "climber", "giant"


def north(scene: Scene) -> list[Event]:
    """What was told of the wildlings, from the first muster on."""
    kinds = (Mustered, RushBegan, Advanced, GuardLost, GiantLeft, InvasionBegan, Crossed, InvasionMarked, TragicEnd)
    return [event for event in scene.events if isinstance(event, kinds)]


def about_to_keep(scene: Scene, upper: str, lower: str) -> Scene:
    """Red has nine points and can turn V28 into a keep; these tokens lie under it."""
    scene.bare().buildings(RED, "V28 V42 V44", keeps="V10 V12 V24").turn(RED, building=True)
    return scene.hand(RED, ore=3, grain=2).keep_tile(RED, upper, lower)


@rule("GC-22.1")
def test_nothing_can_be_played_inside_the_wildlings_procedure():
    """One action carries the whole chain: nobody is asked and no chance is drawn before it is over."""
    steps = [thing for thing in vars(wildlings).values() if isinstance(thing, type) and issubclass(thing, Step)]
    assert len(steps) >= 7
    assert not any(step.asks or issubclass(step, Decision) for step in steps)
    scene = about_to_keep(watch().camps(river="WWCG", cave="CWGW").wall(2, BLACK), "river_warrior", "cave_climber")
    scene.buildings(RED, "V28")
    assert play(scene.s, BuildKeep(28), scene.events) == []
    assert len(scene.told(Advanced)) == 4
    assert asked(scene.s) == Turn(RED)


@rule("GC-22.2")
def test_the_procedure_of_a_token():
    scene = watch().camps(cave="CWG").reveal("cave_giant")
    assert (scene.told(Mustered), scene.told(RushBegan)) == ([Mustered(1, 4, GIANT)], [])
    assert scene.s.used == ("cave_giant",)
    scene.reveal("cave_giant")
    assert north(scene)[:2] == [Mustered(1, 5, GIANT), RushBegan(1)]
    assert scene.s.used == ("cave_giant", "cave_giant")


@rule("GC-22.2")
def test_a_token_without_figure_is_laid_aside():
    scene = watch().camps(river="CCCC", hornfoot="CCCC").reveal("river_climber")
    assert (scene.told(NoneLeftToMuster), north(scene)) == ([NoneLeftToMuster(0, CLIMBER)], [])
    assert scene.s.used == ("river_climber",)


@rule("GC-22.3")
def test_the_procedure_of_a_rush():
    scene = watch().wall(1, BLUE).camps(river="WCGW").reveal("river_giant")
    assert north(scene)[1:] == [
        RushBegan(0),
        Advanced(0, WARRIOR, 1, 0),
        Advanced(0, CLIMBER, 3, 1),
        Crossed(CLIMBER, 3, 2),
    ]
    assert scene.camp("river") == "GWG"


@rule("GC-22.3")
def test_the_second_of_a_rush_does_not_arrive_when_the_first_ends_the_game():
    scene = watch().invasions(2).camps(river="WCGW").reveal("river_giant")
    assert [event.kind for event in scene.told(Advanced)] == [WARRIOR]
    assert scene.is_over()


@rule("GC-22.4")
@pytest.mark.parametrize("die", range(1, 13))
def test_the_procedure_of_an_advance(die: int):
    scene = watch().camps(cave="CWG").roll(1, 2, wildling=die)
    if die not in (4, 5):
        assert scene.told(NoAdvance) == [NoAdvance(die)]
        assert (north(scene), scene.camp("cave")) == ([], "CWG")
        return
    assert north(scene) == [Advanced(1, CLIMBER, die, die - 3), Crossed(CLIMBER, die, die - 2)]
    assert scene.camp("cave") == "WG"


@rule("GC-22.5")
@pytest.mark.parametrize(
    ("figure", "guards", "story"),
    [
        ("C", (RED,), [Crossed(CLIMBER, 4, 2)]),
        ("G", (RED, BLUE), [GuardLost(RED, W2), GiantLeft(W2)]),
        ("G", (), [InvasionBegan(W2, 4), Crossed(GIANT, 4, 2), InvasionMarked(1)]),
        ("W", (RED,), []),
        ("W", (), [InvasionBegan(W2, 4), Crossed(WARRIOR, 4, 2), InvasionMarked(1)]),
    ],
)
def test_the_procedure_of_an_arrival(figure: str, guards: tuple[int, ...], story: list[Event]):
    scene = watch().wall(2, *guards).camps(cave=figure).roll(1, 2, wildling=4)
    assert north(scene)[1:] == story


@rule("GC-22.5")
def test_a_giant_is_home_and_the_points_are_told_before_the_pressure():
    scene = watch().wall(2, RED).wall(4, RED, RED).clearings("", "W", "", "").camps(cave="G").roll(1, 2, wildling=4)
    kinds = (GuardLost, GuardPointsChanged, GiantLeft, InvasionBegan, Crossed, InvasionMarked)
    assert [type(event) for event in scene.events if isinstance(event, kinds)] == list(kinds)


@rule("GC-22.6")
@pytest.mark.parametrize(("waiting", "guards"), [(w, g) for g in range(1, 5) for w in range(g + 1)])
def test_the_procedure_of_pressure(waiting: int, guards: int):
    """A giant has just taken one of the guards."""
    scene = watch().wall(2, *[RED] * guards).clearings("", "W" * waiting, "", "").camps(cave="G")
    scene.roll(1, 2, wildling=4)
    assert scene.told(InvasionBegan) == ([InvasionBegan(W2, 4)] if waiting > guards - 1 else [])


@rule("GC-22.7")
def test_the_procedure_of_an_invasion():
    scene = watch().wall(3, RED, BLUE).wall(4, RED, RED).clearings("", "", "WW", "").camps(cave="W")
    scene.roll(1, 2, wildling=5)
    assert scene.events[-7:] == [
        InvasionBegan(W3, 5),
        GuardLost(RED, W3),
        GuardPointsChanged(RED, 0),
        Crossed(WARRIOR, 5, 3),
        Crossed(WARRIOR, 5, 7),
        Crossed(WARRIOR, 5, 12),
        InvasionMarked(1),
    ]
    assert scene.s.wall[W3] == (BLUE,)


@rule("GC-22.7")
def test_the_third_invasion_ends_the_game_after_its_crossings():
    scene = watch().invasions(2).wall(3, RED).clearings("", "", "W", "").camps(cave="W").roll(1, 2, wildling=5)
    assert [type(event) for event in north(scene)[-4:]] == [Crossed, Crossed, InvasionMarked, TragicEnd]
    assert scene.is_over()
    assert scene.told(TragicEnd)[0].by_invasions


@rule("GC-22.8")
@pytest.mark.parametrize(
    ("taken", "landing"),
    [("", 3), ("H03", 7), ("H03 H07", 12), ("H03 H07 H12 H18", 8), ("H03 H07 H12 H18 H08 H14", 21)],
)
def test_the_procedure_of_a_crossing(taken: str, landing: int):
    scene = watch().gift(**dict.fromkeys(taken.split(), "W")).camps(cave="C").roll(1, 2, wildling=5)
    assert north(scene)[1:] == [Crossed(CLIMBER, 5, landing)]
    assert not scene.is_over()


@rule("GC-22.8")
def test_with_both_arrows_full_the_first_free_hex_and_the_end():
    taken = dict.fromkeys(["H03", "H07", "H12", "H18", "H08", "H14", "H21"], "W")
    scene = watch().gift(**taken).camps(cave="C").roll(1, 2, wildling=5)
    assert scene.told(Crossed) == [Crossed(CLIMBER, 5, 1)]
    assert scene.is_over()


def settled(**more: Any) -> Scene:
    """Red founds at V42, where five roads of his already wait to be counted; he comes to ten points with them."""
    scene = watch().bare().buildings(RED, "V28", keeps="V10 V12 V24").wall(1, RED, RED).wall(4, RED)
    scene.roads(RED, "V28-V35", "V35-V42", "V42-V49", "V49-V56", "V50-V56").camps(**more).turn(RED)
    scene.hand(RED, brick=1, lumber=1, wool=1, grain=1).tile(RED, "hornfoot_giant").reserve("river_climber")
    return scene.do(FoundSettlement(42))


@rule("GC-22.9")
def test_piece_token_special_token_its_token_and_the_victory_check():
    scene = settled()
    steps = (SettlementFounded, TokensRevealed, Mustered, LongestRoadTaken, GameWon)
    assert [event for event in scene.events if isinstance(event, steps)] == [
        SettlementFounded(RED, 42),
        TokensRevealed(RED, ("hornfoot_giant",)),
        Mustered(2, 1, GIANT),
        LongestRoadTaken(RED, 5),
        TokensRevealed(RED, ("river_climber",)),
        Mustered(0, 1, CLIMBER),
        GameWon(RED, 10),
    ]


@rule("GC-22.9")
def test_points_of_guards_follow_meanwhile():
    """The settlement's token sends a giant against one of red's three guards: Longest Road only makes it nine."""
    scene = settled(hornfoot="CGWW")
    order = [type(event) for event in scene.events]
    assert order.index(GuardPointsChanged) < order.index(LongestRoadTaken)
    assert (scene.points(RED), scene.is_over()) == (9, False)


@rule("GC-22.9")
def test_a_tragic_end_leaves_no_victory_check():
    scene = watch().wall(1, BLACK).invasions(2).camps(cave="WCWW")
    about_to_keep(scene, "cave_warrior", "river_climber").do(BuildKeep(28))
    assert (scene.told(GameWon), len(scene.told(TragicEnd))) == ([], 1)
    assert scene.points(RED) == 10


@rule("GC-22.10")
def test_no_action_changes_both_special_tokens():
    """Both are due to red, but a road awards only the one and a patrol only the other: their order cannot matter."""
    scene = watch().bare().patrols(RED, 3).cards(RED, "ranger_patrol").turn(RED).hand(RED, brick=1, lumber=1)
    scene.roads(RED, "V34-V42", "V35-V42", "V35-V43", "V36-V43", "V36-V44")
    twin = scene.s.copy()
    scene.do(BuildRoad(path("V44-V51")))
    assert (len(scene.told(LongestRoadTaken)), len(scene.told(LargestPatrolTaken))) == (1, 0)
    scene.s = twin
    scene.do(PlayCard("ranger_patrol"))
    assert (len(scene.told(LongestRoadTaken)), len(scene.told(LargestPatrolTaken))) == (0, 1)


@rule("GC-22.11")
def test_the_eighth_crossing_of_the_third_invasion_ends_it():
    scene = watch().invasions(2).gift(**dict.fromkeys(["H01", "H02", "H04", "H05", "H06", "H09"], "W"))
    scene.wall(3, RED).clearings("", "", "W", "").camps(cave="W").roll(1, 2, wildling=5)
    assert [end.by_invasions for end in scene.told(TragicEnd)] == [False]
    assert (scene.s.invasions, scene.told(InvasionMarked)) == (2, [])


@rule("GC-22.12")
def test_two_invasions_in_one_rush_are_two_steps():
    scene = watch().camps(cave="WWCC").reveal("cave_climber")
    assert scene.told(InvasionMarked) == [InvasionMarked(1), InvasionMarked(2)]
    assert scene.s.invasions == 2


@rule("GC-22.12")
def test_and_both_may_be_needed_for_the_end():
    scene = watch().invasions(1).camps(cave="WWCC").reveal("cave_climber")
    assert (scene.s.invasions, scene.is_over()) == (3, True)


@rule("GC-22.13")
@pytest.mark.parametrize("guards", range(1, 5))
def test_an_invasion_empties_the_clearing_and_presses_no_more(guards: int):
    """It leaves fewer guards than warriors came, but nobody is left to press."""
    scene = watch().wall(3, *[RED] * guards).clearings("", "", "W" * guards, "").camps(cave="W")
    scene.roll(1, 2, wildling=5)
    assert (len(scene.told(InvasionBegan)), scene.s.invasions) == (1, 1)
    assert (scene.clearing(3), scene.guards(RED)) == ("", guards - 1)


@rule("GC-22.14")
@pytest.mark.parametrize(("invasions", "ending"), [(1, "true_victory"), (2, "tragic_victory")])
def test_the_point_of_a_keep_counts_only_if_its_chain_did_not_end_the_game(invasions: int, ending: str):
    scene = watch().wall(1, BLACK).invasions(invasions).camps(cave="WCWW")
    about_to_keep(scene, "cave_warrior", "river_climber").do(BuildKeep(28))
    assert scene.points(RED) == 10
    assert scene.s.result is not None
    assert (scene.s.result.ending, scene.s.result.winners) == (ending, (RED if invasions == 1 else BLACK,))


@rule("GC-22.15")
def test_every_step_of_a_chain_is_told_to_everybody():
    """The log and the animation belong to the window; it gets all this from events, the same for every seat."""
    scene = watch().wall(2, YELLOW).clearings("", "W", "", "").camps(cave="GWWW")
    about_to_keep(scene, "cave_warrior", "river_climber").buildings(RED, "V28").do(BuildKeep(28))
    assert scene.events == [
        KeepBuilt(RED, 28),
        TokensRevealed(RED, ("cave_warrior", "river_climber")),
        Mustered(1, 5, WARRIOR),
        RushBegan(1),
        Advanced(1, GIANT, 4, W2),
        GuardLost(YELLOW, W2),
        GiantLeft(W2),
        InvasionBegan(W2, 4),
        Crossed(WARRIOR, 4, 2),
        InvasionMarked(1),
        Advanced(1, WARRIOR, 5, W3),
        InvasionBegan(W3, 5),
        Crossed(WARRIOR, 5, 3),
        InvasionMarked(2),
        Mustered(0, 1, CLIMBER),
    ]
    for seat in (BLUE, YELLOW, BLACK, RED):
        assert [event.seen_by(seat) for event in scene.events] == scene.events
