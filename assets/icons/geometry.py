"""The few shapes that icons are made of, and what can be done with them: `a | b` joins, `a - b` cuts, `a & b` keeps.

Coordinates are those of the icon grid: 24 by 24, y downwards, angles in degrees, clockwise. Curves stay curves: the
boolean work is done by Skia's path operations.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Literal

import pathops
from fontTools.svgLib.path import parse_path

Point = tuple[float, float]
Ends = Literal["round", "flat"]

GRID = 24
MIDDLE = (12.0, 12.0)

# Skia is made for pixels: it flattens and merges what is finer than about a quarter of one. On a grid of 24 units that
# would be coarse, so inside a Shape a unit is a hundred pixels.
FINE = 100.0

# Four cubics make a circle when their handles are this part of the radius long.
KAPPA = 0.5522847498

_CAPS = {"round": pathops.LineCap.ROUND_CAP, "flat": pathops.LineCap.BUTT_CAP}
_JOINS = {"round": pathops.LineJoin.ROUND_JOIN, "flat": pathops.LineJoin.MITER_JOIN}


class Shape:
    """A filled area. Never changes: every operation gives a new one."""

    __slots__ = ("path",)

    def __init__(self, path: pathops.Path) -> None:
        self.path = path

    def __or__(self, other: Shape) -> Shape:
        return self._with(other, pathops.PathOp.UNION)

    def __sub__(self, other: Shape) -> Shape:
        return self._with(other, pathops.PathOp.DIFFERENCE)

    def __and__(self, other: Shape) -> Shape:
        return self._with(other, pathops.PathOp.INTERSECTION)

    def _with(self, other: Shape, how: pathops.PathOp) -> Shape:
        return Shape(pathops.op(self.path, other.path, how, fix_winding=False, keep_starting_points=False))

    def moved(self, dx: float, dy: float) -> Shape:
        return Shape(self.path.transform(1, 0, 0, 1, dx * FINE, dy * FINE))

    def turned(self, degrees: float, about: Point = MIDDLE) -> Shape:
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        x, y = about[0] * FINE, about[1] * FINE
        return Shape(self.path.transform(cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos))

    def sized(self, by: float, about: Point = MIDDLE) -> Shape:
        rest = (1 - by) * FINE
        return Shape(self.path.transform(by, 0, 0, by, about[0] * rest, about[1] * rest))

    def mirrored(self) -> Shape:
        """Left becomes right."""
        return Shape(self.path.transform(-1, 0, 0, 1, GRID * FINE, 0))

    def with_mirror(self) -> Shape:
        """Both halves of a symmetrical thing, from its one drawn half."""
        return self | self.mirrored()

    def grown(self, by: float) -> Shape:
        """The shape with a margin; cut it out of a neighbour to keep the two apart."""
        return self | _stroked(pathops.Path(self.path), by * 2, "round")

    def over(self, under: Shape, gap: float = 1.2) -> Shape:
        """This shape lying on another, set off from it by a gap."""
        return (under - self.grown(gap)) | self

    def fitted(self, size: float = 22) -> Shape:
        """In the middle of the grid, and shrunk if it is wider or higher than `size`: for things drawn askew."""
        left, top, right, bottom = self.bounds()
        centred = self.moved(MIDDLE[0] - (left + right) / 2, MIDDLE[1] - (top + bottom) / 2)
        return centred.sized(min(1.0, size / max(right - left, bottom - top)))

    def bounds(self) -> tuple[float, float, float, float]:
        left, top, right, bottom = self.path.bounds
        return left / FINE, top / FINE, right / FINE, bottom / FINE


NOTHING = Shape(pathops.Path())


def join(shapes: Iterable[Shape]) -> Shape:
    whole = NOTHING
    for shape in shapes:
        whole |= shape
    return whole


def disc(x: float, y: float, radius: float) -> Shape:
    return oval(x, y, radius, radius)


def oval(x: float, y: float, rx: float, ry: float) -> Shape:
    kx, ky = rx * KAPPA, ry * KAPPA
    return outline(
        f"M{x - rx} {y}C{x - rx} {y - ky} {x - kx} {y - ry} {x} {y - ry}"
        f"C{x + kx} {y - ry} {x + rx} {y - ky} {x + rx} {y}"
        f"C{x + rx} {y + ky} {x + kx} {y + ry} {x} {y + ry}"
        f"C{x - kx} {y + ry} {x - rx} {y + ky} {x - rx} {y}Z"
    )


def ring(x: float, y: float, outer: float, inner: float) -> Shape:
    return disc(x, y, outer) - disc(x, y, inner)


def box(x: float, y: float, width: float, height: float, corner: float = 0) -> Shape:
    """A rectangle by its upper left corner, with rounded corners."""
    return poly((x, y), (x + width, y), (x + width, y + height), (x, y + height), corner=corner)


def poly(*points: tuple[float, ...], corner: float = 0.6) -> Shape:
    """A polygon with rounded corners. A point may bring its own radius: (x, y, radius)."""
    path = pathops.Path()
    pen = path.getPen()
    for number, (x, y, *own) in enumerate(points):
        before, after = points[number - 1], points[(number + 1) % len(points)]
        start, first, second, end = _rounded((x, y), before[:2], after[:2], own[0] if own else corner)
        draw_to = pen.lineTo if number else pen.moveTo
        draw_to(_fine(start))
        if start != end:
            pen.curveTo(_fine(first), _fine(second), _fine(end))
    pen.closePath()
    return _drawn(path)


def _rounded(at: Point, before: Point, after: Point, radius: float) -> tuple[Point, Point, Point, Point]:
    """The arc that rounds one corner, as a cubic: start, two handles, end."""
    to_before, to_after = math.dist(at, before), math.dist(at, after)
    back = ((before[0] - at[0]) / to_before, (before[1] - at[1]) / to_before)
    ahead = ((after[0] - at[0]) / to_after, (after[1] - at[1]) / to_after)
    angle = math.acos(max(-1.0, min(1.0, back[0] * ahead[0] + back[1] * ahead[1])))
    if radius <= 0 or angle > math.pi - 0.01:
        return at, at, at, at
    # The arc leaves each edge at this distance from the corner; two arcs on one edge must not meet.
    cut = min(radius / math.tan(angle / 2), to_before / 2, to_after / 2)
    handle = cut - cut * math.tan(angle / 2) * math.tan((math.pi - angle) / 4) * 4 / 3
    return (
        (at[0] + back[0] * cut, at[1] + back[1] * cut),
        (at[0] + back[0] * handle, at[1] + back[1] * handle),
        (at[0] + ahead[0] * handle, at[1] + ahead[1] * handle),
        (at[0] + ahead[0] * cut, at[1] + ahead[1] * cut),
    )


def outline(drawing: str) -> Shape:
    """A free form, written as SVG path data."""
    path = pathops.Path()
    parse_path(drawing, path.getPen(allow_open_paths=False))
    return _drawn(path.transform(FINE, 0, 0, FINE, 0, 0))


def line(*points: Point, width: float, ends: Ends = "round") -> Shape:
    """A straight or broken line, as an area. Flat ends go with sharp bends."""
    path = pathops.Path()
    pen = path.getPen(allow_open_paths=True)
    pen.moveTo(_fine(points[0]))
    for point in points[1:]:
        pen.lineTo(_fine(point))
    pen.endPath()
    return _stroked(path, width, ends)


def curve(drawing: str, width: float, ends: Ends = "round") -> Shape:
    """A free line, written as SVG path data, as an area."""
    path = pathops.Path()
    parse_path(drawing, path.getPen(allow_open_paths=True))
    return _stroked(path.transform(FINE, 0, 0, FINE, 0, 0), width, ends)


def arc(x: float, y: float, radius: float, start: float, end: float, width: float, ends: Ends = "round") -> Shape:
    """A part of a ring, clockwise from `start` to `end`; 0 is to the right, 90 below."""
    steps = max(1, math.ceil((end - start) / 45))
    step = math.radians(end - start) / steps
    handle = radius * 4 / 3 * math.tan(step / 4)
    angle = math.radians(start)
    drawing = f"M{x + radius * math.cos(angle)} {y + radius * math.sin(angle)}"
    for _ in range(steps):
        following = angle + step
        drawing += (
            f"C{x + radius * math.cos(angle) - handle * math.sin(angle)}"
            f" {y + radius * math.sin(angle) + handle * math.cos(angle)}"
            f" {x + radius * math.cos(following) + handle * math.sin(following)}"
            f" {y + radius * math.sin(following) - handle * math.cos(following)}"
            f" {x + radius * math.cos(following)} {y + radius * math.sin(following)}"
        )
        angle = following
    return curve(drawing, width, ends)


def _stroked(path: pathops.Path, width: float, ends: Ends) -> Shape:
    path.stroke(width * FINE, _CAPS[ends], _JOINS[ends], 8)
    path.convertConicsToQuads(1)
    return _drawn(path)


def _drawn(path: pathops.Path) -> Shape:
    """A fresh path may overlap itself; from here on holes are what lies inside an even number of outlines."""
    path.fillType = pathops.FillType.WINDING
    path.simplify(fix_winding=False, keep_starting_points=False)
    return Shape(path)


def around(shape: Shape, times: int, about: Point = MIDDLE) -> Shape:
    """Copies of a shape, set evenly in a circle."""
    return join(shape.turned(number * 360 / times, about) for number in range(times))


def star(x: float, y: float, outer: float, inner: float, points: int = 4, corner: float = 0.3) -> Shape:
    """A star with its first point up."""
    corners = []
    for number in range(points * 2):
        angle = math.radians(number * 180 / points - 90)
        radius = inner if number % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return poly(*corners, corner=corner)


def _fine(point: Point) -> Point:
    return point[0] * FINE, point[1] * FINE
