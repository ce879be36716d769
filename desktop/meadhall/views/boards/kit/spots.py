"""Spots: the places of a board that one can point at, and the order in which the keyboard walks them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

_BAND = 26.0  # spots whose heights differ by less lie in one row
_ASIDE = 2.2  # how much a step to the side counts against a step ahead

# Ranks: where spots overlap, the lower one answers to the pointer.
POINT, LINE, FIGURE, PLACE, LAND = range(5)

LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)


@dataclass(frozen=True, eq=False)
class Form:
    """The shape that spots of one sort have, around their anchors. They share their painted outlines."""

    name: str
    outline: QPainterPath
    reach: QPainterPath  # what answers to the pointer; as large as the outline, or larger
    rank: int = POINT
    land: bool = False  # a region shows its state inside its border
    lights: bool = False  # it lights up under the pointer, whether or not it can be chosen
    around: QPainterPath | None = None  # what all belongs to it, where that is more: shown when it is pointed at


@dataclass(frozen=True, eq=False)
class Spot:
    id: str
    form: Form
    x: float
    y: float

    @property
    def anchor(self) -> QPointF:
        return QPointF(self.x, self.y)

    @property
    def outline(self) -> QPainterPath:
        return self.form.outline.translated(self.x, self.y)

    @property
    def box(self) -> QRectF:
        return (self.form.around or self.form.outline).boundingRect().translated(self.x, self.y)

    def reaches(self, point: QPointF) -> bool:
        return self.form.reach.contains(point - self.anchor)

    def distance(self, point: QPointF) -> float:
        return math.hypot(point.x() - self.x, point.y() - self.y)


def spot_at(spots: Iterable[Spot], point: QPointF) -> Spot | None:
    """The spot that answers at this point."""
    hit = [spot for spot in spots if spot.reaches(point)]
    return min(hit, key=lambda spot: (spot.form.rank, spot.distance(point)), default=None)


def nearest(spots: Iterable[Spot], point: QPointF, within: float) -> Spot | None:
    """The spot whose middle is nearest, if any is so near: a second chance for fingers and small boards."""
    best = min(spots, key=lambda spot: spot.distance(point), default=None)
    return best if best is not None and best.distance(point) <= within else None


def in_reading_order(spots: Iterable[Spot]) -> list[Spot]:
    """Row by row from the top, each from left to right."""
    rows: list[list[Spot]] = []
    for spot in sorted(spots, key=lambda spot: spot.y):
        if rows and spot.y - rows[-1][0].y < _BAND:
            rows[-1].append(spot)
        else:
            rows.append([spot])
    return [spot for row in rows for spot in sorted(row, key=lambda spot: (spot.x, spot.id))]


def towards(spots: Mapping[str, Spot], start: Spot, way: tuple[int, int]) -> Spot | None:
    """The next spot in a direction: not far, and not far to the side."""
    across, along = way

    def cost(spot: Spot) -> float:
        dx, dy = spot.x - start.x, spot.y - start.y
        ahead = dx * across + dy * along
        aside = abs(dx * along) + abs(dy * across)
        return ahead + _ASIDE * aside if ahead > 1 else math.inf

    best = min(spots.values(), key=lambda spot: (cost(spot), spot.id), default=None)
    return best if best is not None and cost(best) < math.inf else None
