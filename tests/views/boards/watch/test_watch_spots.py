"""Every action and every event of the Watch knows its spots, and every spot is where it says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from meadhall.bots import Question, make
from meadhall.rules import kernel
from meadhall.rules.kernel import Event
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.options import Options
from meadhall.views.boards.kit.boxes import width_for
from meadhall.views.boards.kit.marks import LEGAL, Mark, height_of
from meadhall.views.boards.kit.spots import in_reading_order, spot_at
from meadhall.views.boards.watch import spots
from meadhall.views.boards.watch.geometry import HEIGHT, NARROWEST, WIDEST, Geometry
from meadhall.views.boards.watch.pieces import NO_DICE, pieces_on
from meadhall.views.boards.watch.places import spots_on
from meadhall.views.deeds.watch import DEEDS

_SIGN = 20.0  # the radius of a trade route's sign where it is largest

BOARDS = [(Options(mode="base"), 4), (Options(), 4), (Options(), 3), (Options(single_arrow=True, hide_supply=True), 4)]


@pytest.mark.parametrize(("options", "players"), BOARDS)
def test_whatever_happens_happens_at_spots_that_exist(options: Options, players: int) -> None:
    """A whole game of random players: every action that was legal, every event."""
    events: list[Event] = []
    s = WATCH.new(options, players, 5, events)
    bot = make("random", WATCH, 5)
    geometry = Geometry(s.layout.map, s.brotherhood)
    for _ in range(600):
        if s.result is not None:
            break
        known = spots_on(geometry, s)
        for action in kernel.options(s):
            for way in DEEDS.of(action).ways(action, s):
                assert way
                assert set(way) <= set(known), action
        events.clear()
        kernel.play(s, bot.choose(Question(WATCH, s)), events)
        for event in events:
            assert set(spots.spots_of_event(event, s)) <= set(known), event


@pytest.mark.parametrize(("options", "players"), BOARDS)
def test_shapes_hold_their_anchors_and_lie_on_the_board(options: Options, players: int) -> None:
    s = WATCH.new(options, players, 1)
    for width in (1280.0, 1540.0):
        geometry = Geometry(s.layout.map, s.brotherhood, width)
        for spot in spots_on(geometry, s).values():
            assert spot.outline.contains(spot.anchor), spot.id
            assert spot.reaches(spot.anchor), spot.id
            assert 0 <= spot.x <= width, spot.id
            assert 0 <= spot.y <= 724, spot.id


def test_points_answer_before_lines_and_lines_before_land() -> None:
    s = WATCH.new(Options(), 4, 1)
    geometry = Geometry(s.layout.map, True)
    known = spots_on(geometry, s)
    for kind in ("vertex", "path"):
        for spot in known.values():
            if spot.id.startswith(f"{kind}:"):
                found = spot_at(known.values(), spot.anchor)
                assert found is not None
                assert found.id == spot.id
    middle = QPointF(*geometry.hex(12))
    found = spot_at(known.values(), middle)
    assert found is not None
    assert found.id == "hex:12"


def test_reading_order_goes_row_by_row() -> None:
    s = WATCH.new(Options(), 4, 1)
    geometry = Geometry(s.layout.map, True)
    hexes = [spot for spot in spots_on(geometry, s).values() if spot.id.startswith("hex:")]
    assert [spot.id for spot in in_reading_order(hexes)] == [f"hex:{number}" for number in range(1, 22)]


def test_nothing_of_the_north_overlaps_the_land() -> None:
    for width in (1280.0, 1400.0, 1640.0):
        geometry = Geometry("m21", True, width)
        left = min(geometry.vertex(number)[0] for number in geometry.ground.vertices)
        right = max(geometry.vertex(number)[0] for number in geometry.ground.vertices)
        panel = geometry.clocks_panel
        assert left - 40 > panel.x + panel.width
        assert right + 40 < geometry.dice_panel.x
        assert min(geometry.vertex(number)[1] for number in geometry.ground.vertices) > geometry.section(0).y + 62


@pytest.mark.parametrize("width", [1280.0, 1640.0, 2000.0])
def test_the_land_fills_the_room_between_the_wall_the_panels_and_the_edge(width: float) -> None:
    s = WATCH.new(Options(), 4, 1)
    geometry = Geometry(s.layout.map, s.brotherhood, width)
    corners = [geometry.vertex(number) for number in geometry.ground.vertices]
    top, foot = min(y for _, y in corners), max(y for _, y in corners)
    assert 0 < top - geometry.section(0).bottom < 10
    assert 15 < HEIGHT - foot < 30
    for x, y in map(geometry.route, s.layout.routes):
        assert geometry.clocks_panel.right + _SIGN < x < geometry.dice_panel.x - _SIGN
        assert y < HEIGHT - 15


def test_on_a_very_wide_screen_snow_and_woods_reach_to_the_rails() -> None:
    s = WATCH.new(Options(), 4, 1)
    wide = 1920.0  # in a window of 2560×1080
    geometry = Geometry(s.layout.map, s.brotherhood, width_for(wide / HEIGHT, HEIGHT, NARROWEST, WIDEST))
    assert geometry.width == wide
    west, east = geometry.groves
    signs = [geometry.route(route)[0] for route in s.layout.routes]
    assert geometry.clocks_panel.right < west.x < west.right < min(signs) - _SIGN
    assert max(signs) + _SIGN < east.x < east.right < geometry.dice_panel.x
    assert not Geometry(s.layout.map, s.brotherhood).groves


def test_whoever_trades_better_than_all_sees_it_on_the_tile_and_above_its_outline() -> None:
    s = WATCH.new(Options(), 4, 1)
    geometry = Geometry(s.layout.map, s.brotherhood)
    route = next(route for route in s.layout.routes if route.rate == 2)
    s.players[s.active].settlements = (geometry.ground.ends[route.path][0],)
    (plate,) = [piece for piece in pieces_on(geometry, s, range(4), NO_DICE, {}) if piece.id.startswith("rate:")]
    kind = int(plate.id.removeprefix("rate:"))
    assert plate.key == ("rate", 2)
    x, y = geometry.supply(kind)
    assert (plate.x, plate.y < y) == (x, True)
    outline = spots_on(geometry, s)[f"supply:{kind}"]
    assert plate.z > height_of(Mark(LEGAL, outline))
