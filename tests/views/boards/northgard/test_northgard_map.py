"""The map as it is drawn: territories cover the tiles, a tile changes only what it touches, nothing hides anything."""

from __future__ import annotations

from functools import partial
from itertools import combinations, pairwise
from math import cos, dist, sin, tau
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QImage, QPainter, QTransform

from meadhall.bots import Question, make
from meadhall.rules import kernel
from meadhall.rules.kernel import Moment, Witness
from meadhall.rules.northgard import NORTHGARD
from meadhall.rules.northgard.data import CENTRE, STEPS, TILES
from meadhall.rules.northgard.events import PhaseBegan
from meadhall.rules.northgard.land.tiles import Land, start
from meadhall.views.boards.kit import canvas as kit_canvas
from meadhall.views.boards.kit.canvas import Canvas, Stamps
from meadhall.views.boards.kit.choosing.choice import Choice
from meadhall.views.boards.kit.moving.motions import Change
from meadhall.views.boards.kit.pieces import Piece
from meadhall.views.boards.northgard import ground, nature, painting
from meadhall.views.boards.northgard.board import NorthgardBoard
from meadhall.views.boards.northgard.pieces import Lie, pieces_on, tints_of
from meadhall.views.boards.northgard.realms import Realms, cell_box, centre, map_box
from meadhall.views.boards.northgard.sea.water import banks_of_fog, coast
from meadhall.views.boards.northgard.season import SEASONS, Season, season_of
from meadhall.views.boards.northgard.shapes import HALF, TILE, shape_of
from meadhall.views.look.drawn import tokens
from meadhall.views.look.drawn.creatures import CREATURES
from meadhall.views.look.game_colours import LANDS
from meadhall.views.look.ink import lettering
from meadhall.views.look.palette import DARK, LIGHT, Room
from meadhall.views.look.style import Style, smooth
from meadhall.views.text.words import Words
from views.boards.board_kit import lowest, no_step_takes_longer, painted
from views.boards.northgard_map import crowded, offered


def surface(path: Any) -> float:
    """By the shoelace."""
    total = 0.0
    for polygon in path.toSubpathPolygons():
        points = [polygon.at(number) for number in range(polygon.count())]
        total += sum(a.x() * b.y() - b.x() * a.y() for a, b in zip(points, points[1:] + points[:1], strict=True)) / 2
    return total


def grown(tiles: int, seed: int) -> Land:
    chance, land = Random(seed), start(five_players=False)
    for tile in (tile.number for tile in TILES if not land.has(tile.number)):
        if len(land.laid) == tiles:
            break
        places = [(cell, turns) for cell in land.facing for turns in range(4)]
        fitting = [place for place in places if land.broken_border(tile, *place) is None]
        if fitting:
            land = land.with_tile(tile, *chance.choice(fitting)).land
    return land


@pytest.mark.parametrize("turns", range(4))
def test_areas_cover_their_tile_and_nothing_else(turns: int) -> None:
    for tile in TILES:
        shape = shape_of(tile.number, turns)
        assert tuple(area.number for area in shape.areas) == tile.areas
        assert sum(surface(area.path) for area in shape.areas) == pytest.approx(TILE * TILE, rel=1e-6), tile.id
        for area in shape.areas:
            assert surface(area.path) > 0
            for place in (area.units, area.guest, area.slot, area.lair, *(at for _, at in area.icons)):
                assert place is None or area.path.contains(QPointF(*place)), tile.id
            sides = [stretch.side for stretch in area.rim if stretch.side is not None]
            assert sorted(sides) == [side for side in range(4) if tile.sides[turns][side] == area.number], tile.id


@pytest.mark.parametrize("turns", range(4))
def test_nothing_that_grows_hides_what_is_printed(turns: int) -> None:
    for tile in TILES:
        areas = shape_of(tile.number, turns).areas
        places = [place for area in areas for place in (area.slot, area.lair, *(at for _, at in area.icons))]
        for plant in nature.growth(tile.number, turns):
            middle = (plant.x, plant.y - plant.size * 0.4)
            assert all(dist(middle, place) > 12 for place in places if place is not None), tile.id
            assert abs(plant.x) < HALF
            assert plant.y < HALF


def test_territories_cover_the_map() -> None:
    land = grown(24, 5)
    realms = Realms().of(land)
    assert sum(surface(realm.path) for realm in realms.values()) == pytest.approx(24 * TILE * TILE, rel=1e-6)
    for number, realm in realms.items():
        assert realm.path.contains(QPointF(*realm.home)), number


def test_a_tile_changes_only_the_territories_it_touches() -> None:
    land, realms = grown(20, 5), Realms()
    before = dict(realms.of(land))
    tile = next(tile.number for tile in TILES if not land.has(tile.number))
    places = ((cell, turns) for cell in land.facing for turns in range(4))
    change = land.with_tile(tile, *next(place for place in places if land.broken_border(tile, *place) is None))
    after = realms.of(change.land)
    new = {number for number in after if after[number] is not before.get(number)}
    assert new <= set(change.touched) | {kept for _, kept in change.joined}
    assert realms.of(land) == before  # after an undo they are the very same


def test_a_tile_repaints_little() -> None:
    """Its own cell, the water around it, and what its territories look like now."""
    s = crowded(4, 24, 6, creatures=False)
    realms = Realms()

    def shown() -> dict[str, Any]:
        lie = Lie(s.land, realms.of(s.land), range(4))
        return {piece.id: piece.key for piece in pieces_on(lie, s) if piece.id.startswith(("tile", "coast"))}

    before = shown()
    tile = s.pile[0]
    places = [(cell, turns) for cell in s.land.facing for turns in range(4)]
    cell, turns = next(place for place in places if s.land.broken_border(tile, *place) is None)
    s.land = s.land.with_tile(tile, cell, turns).land
    after = shown()
    changed = [name for name in after if after[name] != before.get(name)]
    assert f"tile:{tile}" in changed
    assert len(changed) < len(after) / 2


def test_neighbours_differ_in_tint() -> None:
    land = grown(30, 2)
    tints = tints_of(land)
    alike = [
        (one, other)
        for one, other in combinations(land.regions, 2)
        if other in land.regions[one].ways and tints[one] == tints[other]
    ]
    assert len(alike) <= 1  # six tints do not reach for every map


def test_the_coast_is_every_free_cell_beside_the_map() -> None:
    land = start(five_players=False)
    around = coast(land)
    assert len(around) == 8
    assert CENTRE not in around


@pytest.mark.parametrize("tiles", [1, 9, 18, 30])
@pytest.mark.parametrize("aspect", [1024 / 480, 16 / 9])
def test_the_frame_holds_the_map_and_keeps_the_pile_free(tiles: int, aspect: float) -> None:
    s = crowded(5, tiles, 4, creatures=False)
    board = NorthgardBoard(s, range(5), Words("en"), aspect)
    frame = board.frame(s, QRectF())
    assert frame.contains(map_box(s.land))
    assert frame.width() / frame.height() == pytest.approx(aspect)
    pile = next(piece for piece in board.furniture(s, frame, frame) if piece.id == "pile")
    assert not board.piece_box(pile.key).translated(pile.x, pile.y).intersects(map_box(s.land))
    wanted = map_box(s.land).adjusted(-TILE, -TILE, TILE, TILE)
    assert board.frame(s, wanted).contains(wanted)


@pytest.mark.parametrize("scale", [0.4, 0.66, 1.0, 2.0])
def test_no_text_is_too_small(monkeypatch: pytest.MonkeyPatch, scale: float) -> None:
    sizes: dict[str, float] = {}

    def noted(painter: QPainter, box: QRectF, text: str, font: QFont, *more: Any) -> None:
        sizes[text] = font.pixelSize() * painter.transform().m22()
        lettering(painter, box, text, font, *more)

    for module in (kit_canvas, painting, tokens):
        if hasattr(module, "lettering"):
            monkeypatch.setattr(module, "lettering", noted)
    s = crowded(5, 30, 7, creatures=True)
    for _ in painted(NorthgardBoard(s, range(5), Words("en")), s, LIGHT, scale):
        pass
    assert sizes
    assert not {text: size for text, size in sizes.items() if size < lowest(scale)}


@pytest.mark.parametrize("room", [DARK, LIGHT], ids=["dark", "light"])
def test_no_step_of_painting_takes_long(room: Room) -> None:
    s = crowded(5, 30, 7, creatures=True)
    assert no_step_takes_longer(0.016, NorthgardBoard(s, range(5), Words("en")), s, room)


@pytest.mark.parametrize("what", ["explore", "move", "build", "recruit"])
def test_ghosts_and_beacons_show_what_would_be_there(what: str) -> None:
    s = crowded(4, 14, 4, creatures=True)
    legal, barred = offered(s, what)
    board = NorthgardBoard(s, (3, 2, 1, 0), Words("en"))
    stamps = Stamps(Style(DARK, 1.0), 1.0, 1.0)
    shown: list[Piece] = []
    for action in (*legal[:60], *barred[:60]):
        for way in board.ways_of(action, s):
            ghosts = (board.ghost(action, s), board.ghost(action, s, denied=True), board.beacon(way[-1], action, s))
            shown += [piece for piece in ghosts if piece is not None]
    assert shown
    for piece in shown:
        stamps.get(piece.key, board.piece_box(piece.key), lambda on, key=piece.key: board.paint_piece(key, on))


def test_what_is_under_the_pointer_is_shown_as_long_as_it_is_offered() -> None:
    """Also when the way that led there has just been given up, as by closing the sheet that asks how many."""
    s = crowded(4, 14, 4, creatures=True)
    legal, barred = offered(s, "move")
    choice = Choice(NorthgardBoard(s, (3, 2, 1, 0), Words("en")))
    choice.offer(s, legal, barred)
    choice.way = (choice.begin()[0],)
    for spot in choice.begin():
        choice.way = ()
        choice.ghosts(spot, [])


# The year


def one_year() -> list[tuple[str, Any]]:
    """The phases of a first year, each with its position."""
    s, told = NORTHGARD.new(NORTHGARD.options(), 3, 4), []
    bots = [make("steady", NORTHGARD, seat) for seat in range(3)]
    while s.year < 2:
        question = Question(NORTHGARD, s)
        witness = Witness(s)
        kernel.play(s, bots[question.seat].choose(question), witness)
        told += [(event.phase, view) for event, view in witness.moments if isinstance(event, PhaseBegan)]
    return [(phase, view) for phase, view in told if view.year == 1]


def test_each_phase_has_a_light_of_its_own() -> None:
    seen = {phase: season_of(view).name for phase, view in one_year()}
    assert seen == {"actions": "summer", "harvest": "harvest", "winter": "winter", "year_end": "night"}


def test_before_the_first_year_it_is_summer() -> None:
    assert season_of(NORTHGARD.new(NORTHGARD.options(), 3, 1)).name == "summer"


def test_the_new_light_goes_over_the_land_a_few_tiles_at_a_time() -> None:
    before, after = (view for phase, view in one_year() if phase in ("harvest", "winter"))
    realms = Realms()
    board = NorthgardBoard(before, range(3), Words("en"))
    (beat,) = board.beats([Moment(PhaseBegan("winter"), after)], before, lambda seat: (0.0, 0.0))
    changed = [delay for delay, motion in beat.motions if isinstance(motion, Change)]
    lie = Lie(after.land, realms.of(after.land), range(3))
    assert len(changed) == sum(piece.id.startswith(("tile:", "house:")) for piece in pieces_on(lie, after))
    assert all(later - earlier >= 16 for earlier, later in pairwise(sorted(changed))), "one a frame"


@pytest.mark.parametrize("tiles", [12, 20])
def test_fog_lies_over_some_of_what_can_be_explored(tiles: int) -> None:
    land = grown(tiles, 3)
    foggy = set(banks_of_fog(land))
    free = {cell + step for cell in land.sides for step in STEPS} - land.sides.keys()
    assert set() < foggy < free


@pytest.mark.parametrize("season", SEASONS.values(), ids=lambda season: season.name)
def test_neighbours_differ_in_tint_in_every_light(season: Season) -> None:
    tones = [season.on(tint).name() for tint in LANDS.tints]
    assert len(set(tones)) == len(tones)


@pytest.mark.parametrize("tiles", [1, 12, 26, 38])
@pytest.mark.parametrize("aspect", [1.0, 16 / 9, 21 / 9])
def test_what_sails_keeps_off_the_land_and_apart(tiles: int, aspect: float) -> None:
    view = one_year()[-1][1]
    view.land = grown(tiles, 3)
    board = NorthgardBoard(view, range(3), Words("en"), aspect)
    frame = board.frame(view, QRectF())
    boxes = [
        board.piece_box(piece.key).translated(piece.x, piece.y)
        for piece in board.furniture(view, frame, frame)
        if piece.id in ("scroll", "ship", "whale", "pile", "compass")
    ]
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    afloat = [
        board.piece_box(piece.key).translated(piece.x, piece.y)
        for piece in board.furniture(view, frame, frame)
        if piece.id.startswith(("scroll", "ship", "whale", "floe"))
    ]
    assert not any(box.intersects(cell_box(laid.cell)) for box in afloat for laid in view.land.laid)
    alive = [
        board.piece_box(piece.key).translated(piece.x, piece.y)
        for piece in board.furniture(view, frame, frame)
        if piece.id.startswith(("ship", "whale", "floe"))
    ]
    assert not any(box.intersects(cell_box(cell)) for box in alive for cell in view.land.facing), "there a tile may lie"


def test_in_a_window_of_other_sides_the_land_is_not_drawn_anew() -> None:
    s = NORTHGARD.new(NORTHGARD.options(), 3, 1)
    board = NorthgardBoard(s, (0, 1, 2), Words("en"))
    wider = board.for_aspect(3.0)
    assert wider is not board
    assert wider.lie(s).realms is board.lie(s).realms


def test_how_many_warriors_stand_there_is_seen_above_all_figures() -> None:
    """Those of a neighbour once hid it with their crests."""
    s = crowded(4, 12, 1, creatures=True)
    board = NorthgardBoard(s, range(4), Words("en"))
    pieces = {piece.id: piece for piece in board.pieces(s)}
    crowds = [region for region, count in enumerate(s.warriors) if count > 1]
    assert crowds
    counts = [pieces.pop(f"warriors:{region}:count") for region in crowds]
    figures = [piece.z for piece in pieces.values() if piece.id.startswith(("warriors", "guests", "beast", "kaija"))]
    assert min(count.z for count in counts) > max(figures)


@pytest.mark.parametrize("zoom", [0.5, 0.72, 1.0, 2.0])
def test_no_figure_is_cut_off_by_its_picture(zoom: float) -> None:
    """With its crest, and with the claw that bears its number, which does not shrink."""
    board = NorthgardBoard(crowded(3, 8, 1, creatures=False), range(3), Words("en"))
    stamps = Stamps(Style(DARK), zoom, 1.0)
    keys = [("warriors", colour, count) for colour in range(5) for count in (1, 2, 4)]
    keys += [("count", colour, count) for colour in range(5) for count in (2, 12)]
    keys += [("beast", kind, "brown", 9) for kind in CREATURES]
    for key in keys:
        picture = stamps.get(key, board.piece_box(key), partial(board.paint_piece, key)).pixmap.toImage()
        wide, high = picture.width(), picture.height()
        edge = [(x, y) for x in range(wide) for y in (0, high - 1)]
        edge += [(x, y) for y in range(high) for x in (0, wide - 1)]
        assert not any(picture.pixelColor(x, y).alpha() for x, y in edge), key


def test_guests_stand_where_they_are_guests() -> None:
    """And no figures at a straight border, far from its corners: they keep off as from any other."""
    realms = [realm for seed in range(4) for realm in Realms().of(grown(14, seed)).values()]
    inside = sum(realm.path.contains(QPointF(*realm.beside)) for realm in realms)
    assert inside > 0.95 * len(realms), (inside, len(realms))
    round_about = [QPointF(13 * cos(turn * tau / 16), 13 * sin(turn * tau / 16)) for turn in range(16)]
    at_border = [
        realm for realm in realms if not all(realm.path.contains(QPointF(*realm.home) + way) for way in round_about)
    ]
    assert not at_border, len(at_border)


@pytest.mark.usefixtures("qapp")
def test_the_colour_of_a_territory_goes_over_the_joints_of_its_tiles() -> None:
    """A tile covers the rim of the next one: what it does not colour there is seen as a line across the band."""
    s = crowded(4, 12, 1, creatures=False)
    realms, scale, side = Realms().of(s.land), 4, round(ground.BOX.width())
    for laid in s.land.laid:
        for area in shape_of(laid.tile, laid.turns).areas:
            sheet = QImage(scale * side, scale * side, QImage.Format.Format_ARGB32_Premultiplied)
            sheet.fill(0)
            painter = QPainter(sheet)
            smooth(painter)
            painter.scale(scale, scale)
            painter.translate(-ground.BOX.topLeft())
            held = ground.Held(0, realms[s.land.region_of[area.number]])
            ground.held_by(Canvas(painter, Stamps(Style(LIGHT, 1.0), scale, 1.0)), area, held, centre(laid.cell), ())
            painter.end()
            for _ in range(4):
                inside = [x for x in range(scale * side) if all(sheet.pixelColor(x, y).alpha() for y in (6, 12))]
                bare = [x for x in inside[8:-8] if not sheet.pixelColor(x, 1).alpha()]
                assert len(bare) <= len(inside) / 20, (laid, area.number)
                sheet = sheet.transformed(QTransform().rotate(90))
