"""Where everything lies on the board of the Watch: pure numbers in board units (one is a pixel at 1920×1080).

The board is 724 high and 1280 or more wide: a wider window gives it more snow, with groves in it, a longer Wall and
panels further out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from meadhall.rules.watch.data import CLAN_OF_TRAIL, CLEARING_OF_TRAIL, NORTH
from meadhall.rules.watch.state import Ground, Route, ground

from ..kit.boxes import Box, Point

HEIGHT = 724.0
NARROWEST, WIDEST = 1280.0, 2000.0
_PANEL, _WIDE_PANEL = 196.0, 264.0
_CLEAR, _GROVE = 36.0, 60.0  # around a grove, and how wide one is at least
_SIDE = 18.0  # from a panel to the edge of the board
_LATTICE_MIDDLE = 6.5  # the land is 13 half hexes wide
_LATTICE_TALL = 13.0  # and 13 half sides high

TITLE_HEIGHT = 25.0
CLAN_WIDTH, CLAN_HEIGHT = 284.0, 76.0
CLEARING_WIDE, CLEARING_TALL = 82.0, 24.0  # half axes
WALL_TOP, WALL_HEIGHT = 206.0, 62.0
POST_STEP, POST_WIDTH, POST_HEIGHT = 50.0, 36.0, 32.0
_CLAN_TOP = 37.0
_CLEARING_Y = 175.0
_PANELS_TOP, _PANELS_FOOT = 288.0, 708.0
# Camps 1–5 in the box of a clan: 5-4-3 above 1-2, as shares of its width and in units from its top.
_CAMPS = ((0.30, 54), (0.70, 54), (0.86, 32), (0.50, 32), (0.14, 32))


class TrailLine(NamedTuple):
    """The way from a camp to a clearing, as a cubic curve; the label sits on its middle."""

    numbers: tuple[int, ...]
    clan: int
    clearing: int
    start: Point
    bend: Point
    turn: Point
    end: Point

    def at(self, share: float) -> Point:
        a, b, c, d = (1 - share) ** 3, 3 * share * (1 - share) ** 2, 3 * share**2 * (1 - share), share**3
        points = (self.start, self.bend, self.turn, self.end)
        weights = (a, b, c, d)
        return (
            sum(weight * point[0] for weight, point in zip(weights, points, strict=True)),
            sum(weight * point[1] for weight, point in zip(weights, points, strict=True)),
        )

    @property
    def label(self) -> Point:
        return self.at(0.5)


@dataclass(frozen=True)
class Geometry:
    """The places of one map in one mode on a board of this width."""

    map: str
    brotherhood: bool
    width: float = NARROWEST

    @property
    def size(self) -> tuple[float, float]:
        return self.width, HEIGHT

    @property
    def ground(self) -> Ground:
        return ground(self.map)

    # The Gift

    @property
    def side(self) -> float:
        """The side of a hex, which is also its radius."""
        return 66.0 if self.brotherhood else 84.0

    @property
    def half(self) -> float:
        """Half the width of a hex."""
        return self.side * math.sqrt(3) / 2

    @property
    def land_origin(self) -> Point:
        if self.brotherhood:
            return self.width / 2 - _LATTICE_MIDDLE * self.half, _PANELS_TOP - 17.0
        # No left panel in base: the land moves over, and lies as low as the trade routes allow.
        free = self.width - self.panel_width - _SIDE
        return free / 2 - _LATTICE_MIDDLE * self.half + 2, (HEIGHT - _LATTICE_TALL * self.side / 2) / 2 + 34

    def on_land(self, point: tuple[float, float]) -> Point:
        """From the drawing lattice of the rules to board units."""
        x, y = self.land_origin
        return x + point[0] * self.half, y + point[1] * self.side / 2

    def hex(self, number: int) -> Point:
        return self.on_land(self.ground.centres[number])

    def vertex(self, number: int) -> Point:
        return self.on_land(self.ground.points[number])

    def path_ends(self, number: int) -> tuple[Point, Point]:
        first, second = self.ground.ends[number]
        return self.vertex(first), self.vertex(second)

    def path(self, number: int) -> Point:
        (ax, ay), (bx, by) = self.path_ends(number)
        return (ax + bx) / 2, (ay + by) / 2

    def slope(self, number: int) -> int:
        """How a path lies: 0 upright, 1 falling to the right, -1 rising to the right."""
        (ax, ay), (bx, by) = self.path_ends(number)
        if abs(ax - bx) < 1:
            return 0
        return 1 if (bx - ax) * (by - ay) > 0 else -1

    def hex_corners(self, reach: float | None = None) -> list[Point]:
        """Around a hex's middle, clockwise from the top."""
        side = self.side if reach is None else reach
        angles = [math.radians(-90 + 60 * corner) for corner in range(6)]
        return [(side * math.cos(angle), side * math.sin(angle)) for angle in angles]

    # Three things on one hex stay readable: the number in the middle, a wildling upper left, Tormund upper right.

    def number_token(self, hex: int) -> Point:
        x, y = self.hex(hex)
        return x, y + self.side * 0.13

    @property
    def token_radius(self) -> float:
        return 19.0 if self.brotherhood else 22.0

    def wildling(self, hex: int) -> Point:
        x, y = self.hex(hex)
        return x - self.side * 0.38, y - self.side * 0.34

    def tormund(self, hex: int) -> Point:
        if not hex:
            return self.tormunds_camp
        x, y = self.hex(hex)
        return x + self.side * 0.36, y - self.side * 0.38

    def landing(self, hex: int) -> Point:
        """Where a hex shows the arrows by which the next wildling would come: there he would stand."""
        x, y = self.wildling(hex)
        return x + self.side * 0.04, y - self.side * 0.02

    @property
    def tormunds_camp(self) -> Point:
        return 86.0, 118.0

    # Trade routes

    def route(self, route: Route) -> Point:
        """The middle of its sign, off the land."""
        (hex,) = [
            hex for hex in self.ground.hexes if set(self.ground.ends[route.path]) <= set(self.ground.corners[hex])
        ]
        (cx, cy), (mx, my) = self.hex(hex), self.path(route.path)
        away = math.hypot(mx - cx, my - cy)
        reach = 17.0 if self.brotherhood else 30.0
        return mx + (mx - cx) / away * reach, my + (my - cy) / away * reach

    # North of the Wall

    @property
    def wall(self) -> tuple[float, float]:
        """Its left and right end, the towers left aside."""
        return 64.0, self.width - 64.0

    @property
    def wall_top(self) -> float:
        return WALL_TOP if self.brotherhood else 34.0

    @property
    def section_width(self) -> float:
        left, right = self.wall
        return (right - left) / 4

    def section(self, number: int) -> Box:
        return Box(self.wall[0] + number * self.section_width, self.wall_top, self.section_width, WALL_HEIGHT)

    def post(self, section: int, post: int) -> Point:
        """Post 1 stands leftmost and falls first."""
        x, y = self.section(section).middle
        return x + (post - 3) * POST_STEP, y + 5

    def badge(self, section: int) -> Point:
        """Guards against warriors, between the two."""
        return self.section(section).middle[0], WALL_TOP + 1

    def clearing(self, number: int) -> Point:
        return self.section(number).middle[0], _CLEARING_Y

    def at_clearing(self, number: int, place: int, of: int) -> Point:
        """Where the figure at this place (0 is first) stands among so many."""
        x, y = self.clearing(number)
        step = min(40.0, 132.0 / max(of, 1))
        return x + (place - (of - 1) / 2) * step, y - 4

    def clan(self, number: int) -> Box:
        middle = self.wall[0] + self.section_width * (number + 1)
        return Box(middle - CLAN_WIDTH / 2, _CLAN_TOP, CLAN_WIDTH, CLAN_HEIGHT)

    def camp(self, clan: int, camp: int) -> Point:
        """Camp 1 is nearest to the trails."""
        box = self.clan(clan)
        share, down = _CAMPS[camp - 1]
        return box.x + box.width * share, box.y + down

    @property
    def trails(self) -> tuple[TrailLine, ...]:
        return _trails(self)

    def trail(self, number: int) -> TrailLine:
        return next(line for line in self.trails if number in line.numbers)

    def frostfangs(self, kind: int) -> Point:
        """Where the figures of this kind wait: warriors, climbers, giants."""
        return 44.0 + kind * 62.0, 54.0

    @property
    def groves(self) -> tuple[Box, ...]:
        """The snow at both sides of the land, where the board is wide enough for woods to stand there."""
        start, stop = self.clocks_panel.right + _CLEAR, self.land_origin[0] - 2 * _CLEAR
        if not self.brotherhood or stop - start < _GROVE:
            return ()
        wide, high = stop - start, _PANELS_FOOT - _PANELS_TOP
        return Box(start, _PANELS_TOP, wide, high), Box(self.width - stop, _PANELS_TOP, wide, high)

    # Panels

    @property
    def panel_width(self) -> float:
        """A part of what a wide window gives goes to the panels, whose text is larger there."""
        return min(_PANEL + (self.width - NARROWEST) * 0.3, _WIDE_PANEL)

    @property
    def clocks_panel(self) -> Box:
        return Box(_SIDE, _PANELS_TOP, self.panel_width, _PANELS_FOOT - _PANELS_TOP)

    @property
    def dice_panel(self) -> Box:
        top = _PANELS_TOP if self.brotherhood else 128.0
        return Box(self.width - _SIDE - self.panel_width, top, self.panel_width, 180.0)

    @property
    def supply_panel(self) -> Box:
        return Box(self.dice_panel.x, self.dice_panel.bottom + 14, self.panel_width, 226.0)

    def invasion_step(self, number: int) -> Point:
        return self.clocks_panel.share(0.16 + number * 0.227), self.clocks_panel.y + 62

    def gift_place(self, number: int) -> Point:
        """A place of the track of wildlings in the Gift; 0 is the first, 7 the one that ends the game."""
        box = self.clocks_panel
        return box.share(0.17 + number % 4 * 0.22), box.y + 214 + number // 4 * 40

    def die(self, number: int) -> Point:
        shares = (0.22, 0.5, 0.79) if self.brotherhood else (0.33, 0.67)
        return self.dice_panel.share(shares[number]), self.dice_panel.y + 74

    def supply(self, kind: int) -> Point:
        """Five resources, then the development deck."""
        box = self.supply_panel
        return box.share(0.2 + kind % 3 * 0.3), box.y + 82 + kind // 3 * 82


@cache
def _trails(geometry: Geometry) -> tuple[TrailLine, ...]:
    """Trails that leave and end together are one line with two numbers."""
    together: dict[tuple[int, int], list[int]] = {}
    for number in sorted(CLAN_OF_TRAIL):
        together.setdefault((CLAN_OF_TRAIL[number], CLEARING_OF_TRAIL[number]), []).append(number)
    lines: list[TrailLine] = []
    for (clan, clearing), numbers in together.items():
        high = numbers[0] in NORTH.clan[clan].high_trail
        x, y = geometry.camp(clan, 2 if high else 1)
        to_x, to_y = geometry.clearing(clearing)
        # Two trails end in the middle clearings: each on its own side.
        side = 0.0 if clearing in (0, 3) else (-46.0 if high else 46.0)
        lines.append(
            TrailLine(
                tuple(numbers),
                clan,
                clearing,
                start=(x, y + 19),
                bend=(x, y + 52),
                turn=(to_x + side, to_y - 60),
                end=(to_x + side * 0.8, to_y - 12),
            )
        )
    return tuple(lines)
