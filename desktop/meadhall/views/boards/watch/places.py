"""The spots of the board with their shapes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from meadhall.rules.watch import forecast
from meadhall.rules.watch.data import CLANS, KINDS, LIMITS
from meadhall.rules.watch.state import State
from meadhall.views.look.shapes import disc, polygon, rounded, turned

from ..kit.spots import FIGURE, LAND, LINE, PLACE, POINT, Form, Spot
from .geometry import (
    CLAN_HEIGHT,
    CLAN_WIDTH,
    CLEARING_TALL,
    CLEARING_WIDE,
    POST_HEIGHT,
    POST_WIDTH,
    WALL_HEIGHT,
    Geometry,
)


def spots_on(geometry: Geometry, view: State) -> Mapping[str, Spot]:
    found = [*_still(geometry), *_moving(geometry, view)]
    return {spot.id: spot for spot in found}


@lru_cache(maxsize=8)
def _still(geometry: Geometry) -> tuple[Spot, ...]:
    """Spots that are always at the same place."""
    return tuple(_of_land(geometry)) + tuple(_of_panels(geometry)) + tuple(_of_north(geometry))


def _of_land(geometry: Geometry) -> Iterator[Spot]:
    ground, side = geometry.ground, geometry.side
    hex = Form("hex", polygon(geometry.hex_corners(side - 1)), polygon(geometry.hex_corners()), LAND, land=True)
    for number in ground.hexes:
        yield Spot(f"hex:{number}", hex, *geometry.hex(number))
    vertex = Form("vertex", disc(0, 0, 14), disc(0, 0, 20), POINT)
    for number in ground.vertices:
        yield Spot(f"vertex:{number}", vertex, *geometry.vertex(number))
    paths = {slope: _path_form(side, slope) for slope in (-1, 0, 1)}
    for number in ground.edges:
        yield Spot(f"path:{number}", paths[geometry.slope(number)], *geometry.path(number))


def _path_form(side: float, slope: int) -> Form:
    """A capsule along the path that leaves its ends to the intersections."""
    angle = (90, 30, -30)[slope]
    half = side * 0.32
    name = f"path{slope}"
    outline = rounded(-half - 6, -6.5, 2 * half + 12, 13, 6.5)
    reach = rounded(-half - 4, -14, 2 * half + 8, 28, 10)
    return Form(name, turned(outline, angle), turned(reach, angle), LINE)


def _box_form(name: str, wide: float, high: float, rank: int, radius: float = 8, margin: float = 2) -> Form:
    outline = rounded(-wide / 2, -high / 2, wide, high, radius)
    reach = rounded(-wide / 2 - margin, -high / 2 - margin, wide + 2 * margin, high + 2 * margin, radius)
    return Form(name, outline, reach, rank)


def _of_panels(geometry: Geometry) -> Iterator[Spot]:
    (left, y), (right, _) = geometry.die(0), geometry.die(2 if geometry.brotherhood else 1)
    dice = _box_form("dice", right - left + 64, 62, PLACE, 14)
    yield Spot("dice", dice, (left + right) / 2, y)
    tile = _box_form("tile", 46, 56, FIGURE)
    for kind in KINDS:
        yield Spot(f"supply:{kind}", tile, *geometry.supply(kind))
    yield Spot("deck", tile, *geometry.supply(5))
    if geometry.brotherhood:
        box = geometry.clocks_panel
        yield Spot(
            "invasions",
            _box_form("invasions", box.width - 8, 52, PLACE, 12),
            box.middle[0],
            geometry.invasion_step(0)[1],
        )
        y = geometry.gift_place(0)[1]
        gift = _box_form("gift", box.width - 8, 166, PLACE, 12)  # with its heading, and how many they are
        yield Spot("gift", gift, box.middle[0], y + 38)


def _of_north(geometry: Geometry) -> Iterator[Spot]:
    if not geometry.brotherhood:
        return
    clearing = Form(
        "clearing", disc(0, 0, CLEARING_WIDE, CLEARING_TALL), disc(0, 0, CLEARING_WIDE, CLEARING_TALL + 6), PLACE
    )
    section = _box_form("section", geometry.section_width - 6, WALL_HEIGHT - 8, PLACE, 6)
    for number in range(LIMITS.sections):
        yield Spot(f"clearing:{number}", clearing, *geometry.clearing(number))
        x, y = geometry.section(number).middle
        yield Spot(f"section:{number}", section, x, y + 4)
    clan = _box_form("clan", CLAN_WIDTH, CLAN_HEIGHT, LAND, 22)
    named = rounded(-CLAN_WIDTH / 2 - 4, -CLAN_HEIGHT / 2 - 20, CLAN_WIDTH + 8, CLAN_HEIGHT + 24, 22)
    clan = replace(clan, around=named)
    camp = Form("camp", disc(0, 0, 18), disc(0, 0, 20), FIGURE)
    for number in range(len(CLANS)):
        yield Spot(f"clan:{number}", clan, *geometry.clan(number).middle)
        for place in range(1, LIMITS.camps + 1):
            yield Spot(f"camp:{number}:{place}", camp, *geometry.camp(number, place))
    label = _box_form("trail", 38, 28, FIGURE)
    for trail in geometry.trails:
        for number in trail.numbers:
            yield Spot(f"trail:{number}", label, *trail.label)
    figures = Form("frostfangs", disc(0, 0, 22), disc(0, 0, 24), PLACE)
    for kind in range(3):
        yield Spot(f"frostfangs:{kind}", figures, *geometry.frostfangs(kind))


def _moving(geometry: Geometry, view: State) -> Iterator[Spot]:
    """Where the next guard of a section would stand, and where Tormund is."""
    if not geometry.brotherhood and not view.tormund:
        return
    yield Spot("tormund", Form("tormund", disc(0, 0, 20), disc(0, 0, 22), FIGURE), *geometry.tormund(view.tormund))
    if not geometry.brotherhood:
        return
    post = _box_form("post", POST_WIDTH, POST_HEIGHT, FIGURE, margin=6)
    for section in range(LIMITS.sections):
        free = min(forecast.section(view, section).post, LIMITS.posts)
        yield Spot(f"post:{section}", post, *geometry.post(section, free))
