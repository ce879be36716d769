"""Chapter 15: the wildling die sends one figure down a trail."""

import pytest

from kit import rule
from meadhall.rules.watch.data import CLANS
from meadhall.rules.watch.events import Advanced, Crossed, GiantLeft, GuardLost, InvasionBegan
from rules.watch.scene import BLACK, BLUE, RED, YELLOW, Scene, watch

# By number of the trail: the clan that it leaves and the section before which it ends.
TRAILS = {
    1: ("river", 1),
    2: ("river", 1),
    3: ("river", 2),
    4: ("cave", 2),
    5: ("cave", 3),
    6: ("hornfoot", 3),
    7: ("hornfoot", 4),
    8: ("hornfoot", 4),
}
each_trail = pytest.mark.parametrize("die", TRAILS)


def facing(section: int, *guards: int, warriors: str = "") -> Scene:
    """These guards on one section, and warriors who already wait before it."""
    return watch().wall(section, *guards).clearings(*(warriors if place == section else "" for place in range(1, 5)))


@rule("GC-15.1")
@each_trail
def test_camp_one_goes_to_the_clearing_of_the_trail(die: int):
    clan, section = TRAILS[die]
    scene = facing(section, BLUE, RED).camps("WCG", "WCG", "WCG").roll(1, 2, wildling=die)
    assert [scene.clearing(place) for place in range(1, 5)] == [
        "W" if place == section else "" for place in range(1, 5)
    ]
    assert {each: scene.camp(each) for each in CLANS} == {each: "CG" if each == clan else "WCG" for each in CLANS}


@rule("GC-15.1")
@each_trail
def test_nothing_happens_if_the_clan_has_nobody(die: int):
    clan, _ = TRAILS[die]
    camps = {each: "" if each == clan else "WWWW" for each in CLANS}
    scene = watch().camps(**camps).roll(1, 2, wildling=die)
    assert {each: scene.camp(each) for each in CLANS} == camps
    assert (scene.told(Advanced), scene.in_gift(), scene.s.invasions) == ([], {}, 0)


@rule("GC-15.2")
@each_trail
def test_only_one_advances(die: int):
    scene = watch().camps("WWWW", "WWWW", "WWWW").roll(1, 2, wildling=die)
    assert len(scene.told(Advanced)) == 1
    assert sum(len(scene.camp(clan)) for clan in CLANS) == 11


@rule("GC-15.3")
@each_trail
@pytest.mark.parametrize("guards", [(), (BLUE,), (RED, BLUE, RED, BLUE, RED)])
def test_a_climber_crosses_whoever_stands_guard(die: int, guards: tuple[int, ...]):
    clan, section = TRAILS[die]
    scene = facing(section, *guards).camps(**{clan: "C"}).roll(1, 2, wildling=die)
    assert [crossing.arrow for crossing in scene.told(Crossed)] == [die]
    assert list(scene.in_gift().values()) == ["C"]
    assert (scene.guards_on(section), scene.s.invasions, scene.told(InvasionBegan)) == (guards, 0, [])


@rule("GC-15.3")
def test_a_climber_takes_the_first_free_hex_and_leaves_the_warriors_behind():
    scene = facing(2, BLUE, BLUE, warriors="WW").gift(H02="W").camps(cave="C").roll(1, 2, wildling=4)
    assert scene.in_gift() == {"H02": "W", "H07": "C"}
    assert (scene.clearing(2), scene.guards_on(2)) == ("WW", (BLUE, BLUE))


@rule("GC-15.4")
@each_trail
def test_a_giant_takes_the_guard_of_post_one_and_goes_home(die: int):
    clan, section = TRAILS[die]
    scene = facing(section, RED, BLUE, YELLOW).camps(**{clan: "G"})
    assert (scene.s.frostfangs["giant"], scene.s.pieces_left(RED, "guard")) == (7, 6)
    scene.roll(1, 2, wildling=die)
    assert scene.guards_on(section) == (BLUE, YELLOW)
    assert scene.told(GuardLost) == [GuardLost(RED, section - 1)]
    assert (scene.s.frostfangs["giant"], scene.s.pieces_left(RED, "guard")) == (8, 7)
    assert (scene.in_gift(), scene.clearing(section), scene.s.invasions) == ({}, "", 0)


@rule("GC-15.5")
@each_trail
def test_a_giant_before_an_empty_section_invades(die: int):
    clan, section = TRAILS[die]
    scene = watch().camps(**{clan: "G"}).roll(1, 2, wildling=die)
    assert scene.in_gift() == {f"H{section:02d}": "G"}
    assert (scene.told(GiantLeft), scene.s.invasions) == ([], 1)


@rule("GC-15.6")
@pytest.mark.parametrize(
    ("waiting", "guards", "invades"),
    [
        ("", (), True),
        ("", (RED,), False),
        ("W", (RED,), True),
        ("W", (RED, BLUE), False),
        ("WW", (RED, BLUE), True),
        ("WW", (RED, BLUE, BLUE, RED), False),
    ],
)
@pytest.mark.parametrize("die", [2, 4, 5, 7])
def test_a_warrior_stays_unless_warriors_outnumber_the_guards(
    die: int, waiting: str, guards: tuple[int, ...], invades: bool
):
    clan, section = TRAILS[die]
    scene = facing(section, *guards, warriors=waiting).camps(**{clan: "W"}).roll(1, 2, wildling=die)
    assert scene.clearing(section) == ("" if invades else f"{waiting}W")
    assert len(scene.in_gift()) == (len(waiting) + 1 if invades else 0)
    assert scene.s.invasions == int(invades)


@rule("GC-15.7")
@pytest.mark.parametrize(
    ("waiting", "guards", "left"),
    [("W", (BLACK,), ()), ("WW", (BLACK, RED), ()), ("W", (BLACK, RED), (RED,)), ("", (BLACK,), ())],
)
def test_warriors_press_when_a_giant_has_taken_a_guard(waiting: str, guards: tuple[int, ...], left: tuple[int, ...]):
    """With more of them than guards left they invade at once, and the invasion takes the next guard."""
    scene = facing(3, *guards, warriors=waiting).camps(cave="G").roll(1, 2, wildling=5)
    invades = len(waiting) > len(guards) - 1
    assert scene.s.invasions == int(invades)
    assert len(scene.in_gift()) == (len(waiting) if invades else 0)
    assert scene.clearing(3) == ("" if invades else waiting)
    assert scene.guards_on(3) == left


@rule("GC-15.8")
@each_trail
@pytest.mark.parametrize("figure", ["W", "C", "G"])
def test_the_rolled_number_is_the_arrow(die: int, figure: str):
    clan, _ = TRAILS[die]
    scene = watch().camps(**{clan: figure}).roll(1, 2, wildling=die)
    assert [crossing.arrow for crossing in scene.told(Crossed)] == [die]


@rule("GC-15.8")
@each_trail
def test_pressure_takes_the_arrow_of_the_giant(die: int):
    clan, section = TRAILS[die]
    scene = facing(section, BLUE, warriors="W").camps(**{clan: "G"}).roll(1, 2, wildling=die)
    assert [event.arrow for event in scene.told(InvasionBegan)] == [die]
    assert [crossing.arrow for crossing in scene.told(Crossed)] == [die]


@rule("GC-15.8")
@pytest.mark.parametrize(("camps", "arrow", "section"), [("GCCW", 6, 3), ("CGCW", 7, 4)])
def test_in_a_rush_the_pressure_takes_the_lower_number(camps: str, arrow: int, section: int):
    scene = facing(section, BLUE, warriors="W").camps(hornfoot=camps).reveal("hornfoot_climber")
    assert [event.arrow for event in scene.told(InvasionBegan)] == [arrow]


@rule("GC-15.9")
@each_trail
@pytest.mark.parametrize("figure", ["C", "G"])
@pytest.mark.parametrize("guards", [(), (BLUE,), (BLUE, BLUE, BLUE)])
def test_climbers_and_giants_never_stay_in_a_clearing(die: int, figure: str, guards: tuple[int, ...]):
    clan, section = TRAILS[die]
    scene = facing(section, *guards, warriors="W" if guards else "")
    scene.camps(**{clan: figure}).roll(1, 2, wildling=die)
    assert figure not in scene.clearing(section)


@rule("GC-15.9")
@pytest.mark.parametrize("seed", range(6))
def test_a_clearing_holds_only_warriors_between_events(seed: int):
    scene = watch().wall(1, BLUE).wall(2, RED).wall(3, BLUE).wall(4, RED).camps("CGWW", "GCWW", "WGCW")
    for step in scene.wander(100, seed):
        assert {figure for clearing in step.s.clearings for figure in clearing} <= {"warrior"}
