"""Worked examples of the ledger: what happens north of the Wall."""

from kit import rule
from rules.watch.scene import BLUE, RED, watch


@rule("GC-EX-15")
def test_a_warrior_alone_before_an_empty_section_invades():
    scene = watch().camps(cave="WW").wall(3, BLUE).roll(1, 2, wildling=4)
    assert scene.in_gift() == {"H02": "W"}
    assert scene.s.invasions == 1
    assert scene.camp("cave") == "W"


@rule("GC-EX-17")
def test_three_warriors_against_two_guards():
    scene = watch().clearings("", "", "WW", "").wall(3, RED, BLUE).camps(cave="W").roll(1, 2, wildling=5)
    assert scene.in_gift() == {"H03": "W", "H07": "W", "H12": "W"}
    assert scene.guards_on(3) == (BLUE,)
    assert scene.guards(RED) == 0
    assert scene.s.invasions == 1


@rule("GC-EX-18")
def test_a_rush_sends_two():
    scene = watch().camps(river="WWGC").wall(1, RED).reveal("river_warrior")
    assert scene.clearing(1) == "W"
    assert scene.in_gift() == {"H02": "W"}
    assert scene.s.invasions == 1
    assert scene.camp("river") == "GCW"
