"""Paths: the forms that everything is cut from."""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

Point = tuple[float, float]


def rectangle(x: float, y: float, width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(x, y, width, height))
    return path


def of_rect(rect: QRectF, radius: float = 0) -> QPainterPath:
    path = QPainterPath()
    if radius:
        path.addRoundedRect(rect, radius, radius)
    else:
        path.addRect(rect)
    return path


def rounded(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    return of_rect(QRectF(x, y, width, height), radius)


def disc(x: float, y: float, radius: float, tall: float | None = None) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius if tall is None else tall)
    return path


def polygon(points: Sequence[Point], *, closed: bool = True) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.closeSubpath()
    return path


def line(*points: Point) -> QPainterPath:
    return polygon(points, closed=False)


def regular(sides: int, x: float, y: float, radius: float, first: float = -90) -> QPainterPath:
    """A polygon of equal sides; its first corner lies at that angle (-90 is up)."""
    angles = [math.radians(first + number * 360 / sides) for number in range(sides)]
    return polygon([(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles])


def star(points: int, x: float, y: float, outer: float, inner: float, flat: float = 1.0) -> QPainterPath:
    """A burst: corners far and near in turn; `flat` squeezes it from above."""
    corners: list[Point] = []
    for number in range(points * 2):
        angle = math.radians(-90 + number * 180 / points)
        reach = inner if number % 2 else outer
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle) * flat))
    return polygon(corners)


def curve(points: Sequence[Point], *, closed: bool = True) -> QPainterPath:
    """A smooth line through all points (Catmull-Rom)."""
    count = len(points)
    path = QPainterPath(QPointF(*points[0]))

    def at(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    for index in range(count if closed else count - 1):
        before, start, end, after = at(index - 1), at(index), at(index + 1), at(index + 2)
        path.cubicTo(
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
    if closed:
        path.closeSubpath()
    return path


def stroke_of(path: QPainterPath, width: float, *, flat: bool = False) -> QPainterPath:
    """The area that a pen of that width covers along the path."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin if flat else Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


def placed(path: QPainterPath, x: float, y: float, scale: float = 1.0, tall: float | None = None) -> QPainterPath:
    """The path scaled about its origin, then moved there."""
    move = QTransform()
    move.translate(x, y)
    move.scale(scale, scale if tall is None else tall)
    return move.map(path)


def turned(path: QPainterPath, degrees: float, x: float = 0, y: float = 0) -> QPainterPath:
    move = QTransform()
    move.translate(x, y)
    move.rotate(degrees)
    move.translate(-x, -y)
    return move.map(path)


def mirrored(path: QPainterPath) -> QPainterPath:
    """The path seen in a glass that stands on x = 0."""
    return QTransform.fromScale(-1, 1).map(path)


def joined(*paths: QPainterPath) -> QPainterPath:
    result = QPainterPath()
    for path in paths:
        result = result.united(path)
    return result


def seed_of(*parts: object) -> int:
    """A number that is the same in every run, to draw chance from."""
    return zlib.crc32("/".join(str(part) for part in parts).encode())


def handmade(path: QPainterPath, reach: float = 1.2, step: float = 14, seed: int = 1) -> QPainterPath:
    """The same form with the edge of something cut by hand: points every `step`, each off by up to `reach`."""
    chance = random.Random(seed)
    result = QPainterPath()
    for outline in path.toSubpathPolygons():
        edge = QPainterPath()
        edge.addPolygon(outline)
        length = edge.length()
        count = max(6, int(length / step))
        points: list[Point] = []
        for number in range(count):
            point = edge.pointAtPercent(edge.percentAtLength(length * number / count))
            points.append((point.x() + chance.uniform(-reach, reach), point.y() + chance.uniform(-reach, reach)))
        result.addPath(curve(points))
    return result
