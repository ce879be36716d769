"""Every action and every event of Northgard knows its spots, and every spot is where it says."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF

from meadhall.rules import kernel
from meadhall.rules.kernel import Event
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.land.move import March
from meadhall.rules.northgard.options import Options
from meadhall.rules.northgard.state import State
from meadhall.views.boards.kit.spots import spot_at
from meadhall.views.boards.northgard import spots
from meadhall.views.boards.northgard.pieces import Lie
from meadhall.views.boards.northgard.places import spots_on
from meadhall.views.boards.northgard.realms import Realms
from meadhall.views.deeds.northgard import DEEDS
from views.boards.northgard_map import crowded, offered

GAMES = [(Options(), 2), (Options(creatures=True, more_creatures=True), 3), (Options(creatures=True, teams=True), 4)]


def lie_of(s: State) -> Lie:
    return Lie(s.land, Realms().of(s.land), range(len(s.players)))


@pytest.mark.parametrize(("options", "players"), GAMES)
def test_whatever_happens_happens_at_spots_that_exist(options: Options, players: int) -> None:
    """A game of chance: every action that was legal, every event."""
    events: list[Event] = []
    s, chance = NORTHGARD.new(options, players, 5, events), Random(7)
    for _ in range(250):
        if s.result is not None:
            break
        known = spots_on(lie_of(s), s)
        legal = list(kernel.options(s))
        for action in legal:
            for way in DEEDS.of(action).ways(action, s):
                assert way
                assert set(way) <= set(known), action
        events.clear()
        kernel.play(s, chance.choice(legal), events)
        known = spots_on(lie_of(s), s)
        for event in events:
            assert set(spots.spots_of_event(event, s)) <= set(known), event


def test_shapes_hold_their_anchors() -> None:
    s = crowded(5, 30, 3, creatures=True)
    for spot in spots_on(lie_of(s), s).values():
        assert spot.outline.contains(spot.anchor), spot.id
        assert spot.reaches(spot.anchor), spot.id


def test_slots_answer_before_the_land_they_are_in() -> None:
    s = crowded(4, 20, 2, creatures=False)
    known = spots_on(lie_of(s), s)
    slots = [spot for spot in known.values() if spot.id.startswith("slot:")]
    assert slots
    for spot in slots:
        found = spot_at(known.values(), spot.anchor)
        assert found is not None
        assert found.id == spot.id


def test_figures_answer_for_the_land_they_stand_on() -> None:
    """Also where their heads overlap the border of the next territory."""
    s = crowded(5, 30, 3, creatures=False)
    lands = [spot for spot in spots_on(lie_of(s), s).values() if spot.id.startswith("land:")]
    overlapping = 0
    for spot in lands:
        if s.warriors[int(spot.id.removeprefix("land:"))]:
            for aside in (-18, 0, 18):
                head = spot.anchor + QPointF(aside, -18)
                overlapping += not spot.outline.contains(head)
                found = spot_at(lands, head)
                assert spot.reaches(head)
                assert found is not None
                assert found.distance(head) <= spot.distance(head)
    assert overlapping


def test_a_march_into_held_land_threatens_and_only_there() -> None:
    s = crowded(4, 20, 2, creatures=False)
    legal, _ = offered(s, "move")
    marches = [action for action in legal if isinstance(action, March)]
    into_enemies = [march for march in marches if s.owner[march.target] > 0]
    assert into_enemies
    assert len(into_enemies) < len(marches)
    for march in marches:
        hostile = DEEDS.of(march).hostile
        assert hostile(f"land:{march.target}", march, s) == (march in into_enemies)
        assert not hostile(f"land:{march.source}", march, s)
