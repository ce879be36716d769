"""The map of Northgard under a person's hands: it grows, tiles turn, figures march, and motion ends where it should."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from meadhall.rules import kernel
from meadhall.rules.northgard.events import (
    BattleDieRolled,
    FameGained,
    FirstPlayerChosen,
    FirstPlayerRolled,
    GameEnded,
    PhaseBegan,
    YearBegan,
)
from meadhall.rules.northgard.land.explore import LayTile
from meadhall.rules.northgard.land.move import March
from meadhall.rules.northgard.land.placement import PlaceGroup
from meadhall.rules.northgard.options import Options
from meadhall.views.boards.kit import marks
from meadhall.views.boards.kit.canvas import Stamps
from meadhall.views.boards.kit.marks import Mark, paint_mark
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.boards.northgard.motions import Motions
from meadhall.views.boards.northgard.realms import cell_box, map_box
from meadhall.views.boards.northgard.spots import spots_of_event
from meadhall.views.look.palette import DARK
from meadhall.views.look.style import Motion as Pace
from meadhall.views.look.style import Style
from onlooker import Onlooker
from views.boards.board_table import BoardTable
from views.boards.northgard_map import board_view, crowded, offered

Sit = Callable[..., BoardTable]
DEALT = Options(clans="dealt")


@pytest.fixture
def table(sit_down: Sit) -> BoardTable:
    """At the first tile of the set-up, with three tiles to choose from; the first is taken."""
    found = sit_down(DEALT, players=3, seed=4)
    hold(found)
    return found


def hold(table: BoardTable) -> None:
    """One tile of those that may be laid, as the table page offers it when it has been picked."""
    legal = [action for action in kernel.options(table.state) if isinstance(action, LayTile)]
    decision = kernel.asked(table.state)
    thinkable = [action for action in decision.actions(table.state) if isinstance(action, LayTile)]
    barred = [action for action in thinkable if decision.why_not(table.state, action)]
    tile = legal[0].tile
    table.view.offer([one for one in legal if one.tile == tile], [one for one in barred if one.tile == tile])


def wheel(view: BoardView, notches: int) -> None:
    roll(view, view.mapFromScene(view.spots[view._hovered].anchor), notches)


def roll(view: BoardView, at: QPoint, notches: int) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def ghost(view: BoardView, name: str = "held") -> Any:
    sprite = view.stage.sprite(f"ghost:{name}")
    return sprite.piece.key if sprite is not None else None


def test_the_wheel_turns_the_tile_where_one_points(table: BoardTable) -> None:
    view = table.view
    cell = view.targets[0]
    ways = {action.turns for action in table_actions(table, cell)}
    assert len(ways) > 1
    table.move_to(cell)
    first = ghost(view)
    assert first[2] in ways
    zoom = view.zoom
    wheel(view, -1)
    assert ghost(view)[2] in ways - {first[2]}
    assert view.zoom == zoom
    wheel(view, 1)
    assert ghost(view) == first


def test_where_one_points_at_nothing_it_turns_too(table: BoardTable) -> None:
    """As the buttons beside the tile do it, whatever fits elsewhere."""
    view = table.view
    assert len(view.targets) > 1
    seen = {view.turns}
    for _ in range(4):
        assert view.turn(1)
        seen.add(view.turns)
    assert len(seen) > 1


def test_the_wheel_turns_what_is_offered_anew_under_a_pointer_at_rest(table: BoardTable) -> None:
    view, cell = table.view, table.view.targets[0]
    table.move_to(cell)
    hold(table)
    at, turns = view.mapFromScene(view.spots[cell].anchor), view.turns
    view._hovered = ""  # as in every window that does not know where the pointer rests
    roll(view, at, -1)
    assert view.turns != turns


def table_actions(table: BoardTable, cell: str) -> list[LayTile]:
    number = int(cell.partition(":")[2])
    laying = [action for action in kernel.options(table.state) if isinstance(action, LayTile)]
    return [action for action in laying if (action.tile, action.cell) == (laying[0].tile, number)]


def test_a_click_lays_the_tile_as_it_is_held(qtbot: Onlooker, table: BoardTable) -> None:
    view = table.view
    table.move_to(view.targets[0])
    assert view.turn(1)
    held = ghost(view)
    table.click(view.targets[0])
    assert isinstance(table.done[-1], LayTile)
    assert table.done[-1].turns == held[2]
    assert view.stage.sprite(f"tile:{held[1]}") is not None


def test_where_it_fits_in_no_way_the_ghost_says_so(table: BoardTable) -> None:
    view = table.view
    table.act(kernel.options(table.state)[0])
    table.act(next(a for a in kernel.options(table.state) if isinstance(a, PlaceGroup)))
    hold(table)
    cells = [spot for spot in view.spots if spot.startswith("cell:")]
    barred = [cell for cell in cells if cell not in view.targets]
    assert barred  # the first tile has to lie beside the start tile
    table.move_to(barred[0])
    assert ghost(view)[3] is False
    shown = ghost(view)
    wheel(view, -1)
    assert ghost(view)[2] != shown[2]
    table.move_to(view.targets[0])
    assert ghost(view)[3] is True


def test_all_land_lights_up_under_the_pointer(table: BoardTable) -> None:
    table.view.offer(())
    land = next(spot for spot in table.view.spots if spot.startswith("land:"))
    table.move_to(land)
    assert table.view.stage.marks.shown(marks.LIT) == [land]
    cell = next(spot for spot in table.view.spots if spot.startswith("cell:"))
    table.move_to(cell)
    assert table.view.stage.marks.shown(marks.LIT) == []


def shown(qtbot: Onlooker, s: Any) -> BoardView:
    view = board_view(s, "dark", (1280, 724), "en")
    qtbot.addWidget(view)
    view.show()
    return view


@pytest.fixture
def marching(qtbot: Onlooker) -> Any:
    s = crowded(4, 16, 4, creatures=False)
    s.warriors[s.owner.index(0)] = 1
    legal, barred = offered(s, "move")
    view = shown(qtbot, s)
    view.offer(legal, barred)
    return view, s, [action for action in legal if isinstance(action, March)]


def test_a_march_is_two_clicks_and_asks_how_many_only_where_it_matters(marching: Any) -> None:
    view, s, legal = marching
    chosen: list[Any] = []
    composed: list[Any] = []
    view.chosen.connect(chosen.append)
    view.composing.connect(composed.append)
    many = next(march for march in legal if march.warriors > 1)
    view.choose(f"land:{many.source}")
    assert view.stage.marks.shown(marks.SELECTED) == [f"land:{many.source}"]
    view.choose(f"land:{many.target}")
    assert {march.warriors for march in composed[0]} == set(range(1, s.warriors[many.source] + 1))
    alone = next(march for march in legal if s.warriors[march.source] == 1 and not march.kaija)
    view.choose(f"land:{alone.source}")
    view.choose(f"land:{alone.target}")
    assert chosen == [alone]


def test_a_bubble_spares_where_warriors_may_go_before_they_are_chosen_and_after(marching: Any) -> None:
    view, _, legal = marching
    source = legal[0].source
    ends = [view.in_window(f"land:{march.target}") for march in legal if march.source == source]
    assert all(end in view.spared_by(f"land:{source}") for end in ends)
    view.choose(f"land:{source}")
    assert all(end in view.spared_by(f"land:{source}") for end in ends)


def test_land_to_march_into_is_chosen_on_its_building_sites_too(marching: Any) -> None:
    view, s, legal = marching
    march, site = next(
        (march, view.spots[f"slot:{slot}"])
        for march in legal
        for slot in s.land.regions[march.target].slots
        if f"slot:{slot}" in view.spots
    )
    at = view.mapFromScene(site.anchor)
    assert view.spot_under(at) == site.id
    view.choose(f"land:{march.source}")
    assert view.spot_under(at) == f"land:{march.target}"


def test_enemies_are_shown_in_the_colour_of_a_fight(marching: Any) -> None:
    view, s, legal = marching
    march = next(march for march in legal if s.owner[march.target] > 0)
    assert view.stage.marks.shown(marks.HOSTILE) == []
    view.choose(f"land:{march.source}")
    assert f"land:{march.target}" in view.stage.marks.shown(marks.HOSTILE)
    view.hover(f"land:{march.target}")
    assert view.stage.marks.shown(marks.ATTACKED) == [f"land:{march.target}"]
    assert ghost(view, "arrow")[3] is True


def test_the_frame_grows_with_what_can_be_chosen_and_shrinks_again(qtbot: Onlooker) -> None:
    s = crowded(3, 12, 6, creatures=False)
    view = shown(qtbot, s)
    before = view.stage.frame
    legal, _ = offered(s, "explore")
    view.offer(legal)
    assert view.targets
    for cell in view.targets:
        assert view.stage.frame.contains(view.spots[cell].box)
        assert view.shown.contains(view.spots[cell].box)
    view.offer(())
    assert view.stage.frame == before


def test_the_keyboard_does_not_move_a_board_that_is_seen_whole(qtbot: Onlooker) -> None:
    """Else what stands in its corners, such as the compass, would be cut."""
    s = crowded(3, 12, 6, creatures=False)
    view = shown(qtbot, s)
    legal, _ = offered(s, "explore")
    view.offer(legal)
    middle = view.shown.center()
    view.setFocus()
    for _ in view.targets:
        qtbot.keyClick(view, Qt.Key.Key_Tab)
        assert view.focused
        assert (view.shown.center() - middle).manhattanLength() < 3


@pytest.mark.parametrize(("tiles", "zoom"), [(6, 1.0), (12, 1.0), (12, 1.6), (24, 1.0), (24, 2.5)])
def test_panning_cuts_neither_the_compass_nor_the_year(qtbot: Onlooker, tiles: int, zoom: float) -> None:
    """They keep to the rim of what is shown, on open water, or are not there."""
    s = crowded(3, tiles, 6, creatures=False)
    s.year = 2
    view = shown(qtbot, s)
    view.zoom_by(zoom)
    moved, seen, steps = set[tuple[float, float]](), 0, 0
    for across in (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0):
        for down in (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0):
            for bar, share in ((view.horizontalScrollBar(), across), (view.verticalScrollBar(), down)):
                bar.setValue(bar.minimum() + round(share * (bar.maximum() - bar.minimum())))
            boxes = standing(view)
            for name in {"compass", "scroll"} & boxes.keys():
                assert view.shown.contains(boxes[name]), (name, across, down)
                assert not any(boxes[name].intersects(cell_box(laid.cell)) for laid in s.land.laid)
                assert not any(boxes[name].intersects(box) for other, box in boxes.items() if other != name)
            compass = boxes.get("compass")
            steps, seen = steps + 1, seen + (compass is not None)
            if compass is not None:
                moved.add((round(compass.left()), round(compass.top())))
    assert len(moved) > 5
    assert seen > steps / 2
    view.fit()
    assert "compass" in standing(view)


def standing(view: BoardView) -> dict[str, QRectF]:
    """What stands around the map, and where, as it lies on the scene."""
    sprites = ((name, view.stage.sprite(name)) for name in ("compass", "scroll", "pile", "ship", "whale"))
    return {
        name: view.board.piece_box(sprite.piece.key).translated(sprite.pos())
        for name, sprite in sprites
        if sprite is not None
    }


def test_land_that_can_be_chosen_at_rest_has_a_line_and_does_not_glow(qtbot: Onlooker) -> None:
    """Not before one kind of action is chosen; a wide veil over half of the map says nothing."""
    s = crowded(3, 12, 6, creatures=False)
    spot = max(shown(qtbot, s).spots.values(), key=lambda spot: spot.outline.boundingRect().width())
    assert spot.form.land
    glow, line = (inked(Mark(state, spot)) for state in (marks.LEGAL, marks.CALM))
    assert glow > 0.9
    assert line < 0.2


def inked(mark: Mark) -> float:
    """How much of the land its mark covers, be it thinly."""
    box = mark.spot.form.outline.boundingRect()
    stamp = Stamps(Style(DARK), 1.0, 1.0).get(mark, box, lambda canvas: paint_mark(canvas, mark))
    picture, path = stamp.pixmap.toImage(), mark.spot.form.outline
    places = [(x, y) for x in range(0, int(box.width()), 3) for y in range(0, int(box.height()), 3)]
    inside = [(x, y) for x, y in places if path.contains(QPointF(x + box.left(), y + box.top()))]
    return sum(picture.pixelColor(x, y).alpha() > 0 for x, y in inside) / len(inside)


def test_the_camera_leaves_alone_who_looks_closely(qtbot: Onlooker) -> None:
    s = crowded(3, 12, 6, creatures=False)
    view = shown(qtbot, s)
    view.zoom_by(2.0)
    middle, pixels = view.shown.center(), view.pixels
    legal, _ = offered(s, "explore")
    view.offer(legal)
    assert view.pixels == pytest.approx(pixels, rel=0.01)
    assert (view.shown.center() - middle).manhattanLength() < 3
    view.fit()
    assert view.shown.contains(map_box(s.land))


def test_pictures_side_by_side_take_whole_pixels(qtbot: Onlooker) -> None:
    view = shown(qtbot, crowded(3, 12, 6, creatures=False))
    for factor in (1.0, 1.13, 1.4, 0.6):
        view.zoom_by(factor)
        tile = view.pixels * view.board.grain
        assert tile == pytest.approx(round(tile), abs=1e-6)


# Motion


def test_every_event_the_board_shows_has_its_motion_or_needs_none() -> None:
    everywhere = {FirstPlayerRolled, FirstPlayerChosen, FameGained, YearBegan, PhaseBegan, BattleDieRolled, GameEnded}
    assert set(Motions.told) - everywhere == set(spots_of_event.table)


def lying(pieces: Mapping[str, Any]) -> dict[str, Any]:
    """What has its place in the frame comes to rest with the frame."""
    framed = ("pile", "compass", "ghost", "scroll", "ship", "whale", "floe")
    return {name: key for name, key in pieces.items() if not name.startswith(framed)}


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(
    ("options", "players"),
    [(DEALT, 2), (Options(clans="dealt", creatures=True, more_creatures=True), 4), (Options(clans="dealt"), 5)],
)
def test_motion_ends_exactly_where_the_position_is(
    sit_down: Sit, options: Options, players: int, reduced: bool
) -> None:
    table = sit_down(options, players=players, seed=6, motion=Pace(1.0, reduced))
    table.hold_motion_to(lying)
    chance = Random(11)
    table.play_through(lambda s: chance.choice(list(kernel.options(s))), 120)
