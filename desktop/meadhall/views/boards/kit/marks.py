"""States of spots as items: legal, hovered, selected, attacked, focused. Each outline is painted once for each form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from meadhall.views.look import states
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.style import Style

from .canvas import Canvas, Stamps
from .spots import LAND, LINE, Form, Spot

LEGAL, CALM, NEAR, HOSTILE, HOVERED, LIT, SELECTED, ATTACKED, FOCUSED, POINTED, MOVED, ADVISED = (
    "legal",
    "calm",
    "near",
    "hostile",
    "hovered",
    "lit",
    "selected",
    "attacked",
    "focused",
    "pointed",
    "moved",
    "advised",
)
_HALO = 24.0  # how far outlines glow beyond the shape
# States of land lie under all pieces, those of lines under what stands at their ends, the rest above.
_ON_LAND_Z, _ON_LINES_Z, _ABOVE_Z, _FOCUS_Z = 5.0, 15.0, 70.0, 80.0

_WHOLE = frozenset((HOVERED, LIT, ATTACKED, POINTED, MOVED))  # of these all that belongs to the spot is outlined

Outline = Callable[[QPainter, Style, QPainterPath], None]

_POINTS: dict[str, Outline] = {
    LEGAL: states.legal,
    CALM: states.calm,
    NEAR: states.near,
    HOSTILE: states.attacked,
    HOVERED: states.hovered,
    LIT: states.lit,
    SELECTED: states.selected,
    ATTACKED: states.attacked,
    FOCUSED: states.focus,
    POINTED: states.selected,
}
_REGIONS: dict[str, Outline] = {
    **_POINTS,
    LEGAL: states.legal_land,
    CALM: states.calm_land,
    HOSTILE: states.hostile_land,
    HOVERED: states.hovered_land,
    SELECTED: states.selected_land,
    ATTACKED: states.attacked_land,
    POINTED: states.selected_land,
}


class Mark(NamedTuple):
    """One state of one spot; `mover` is who moved there, by palette, or the number of the advice."""

    state: str
    spot: Spot
    mover: int = -1


class Marks:
    """The outlines now shown, by state and spot."""

    def __init__(self, scene: QGraphicsScene, stamps: Stamps) -> None:
        self._scene = scene
        self._stamps = stamps
        self._shown: dict[tuple[str, str], tuple[Mark, QGraphicsPixmapItem]] = {}

    def show(self, state: str, spots: Mapping[str, Spot], mover: int = -1) -> None:
        """Exactly these spots are in this state."""
        for key, (mark, _) in list(self._shown.items()):
            if key[0] == state and spots.get(key[1]) is not mark.spot:
                self._drop(key)
        for name, spot in spots.items():
            if (state, name) not in self._shown:
                self._add(Mark(state, spot, mover))

    def add(self, state: str, spots: Mapping[str, Spot], mover: int = -1) -> None:
        for spot in spots.values():
            self._drop((state, spot.id))
            self._add(Mark(state, spot, mover))

    def drop(self, state: str) -> None:
        for key in [key for key in self._shown if key[0] == state]:
            self._drop(key)

    def shown(self, state: str) -> list[str]:
        return [name for of, name in self._shown if of == state]

    def set_opacity(self, state: str, opacity: float) -> None:
        for (of, _), (_, item) in self._shown.items():
            if of == state:
                item.setOpacity(opacity)

    def rescale(self, stamps: Stamps) -> Iterator[None]:
        self._stamps = stamps
        for mark, item in list(self._shown.values()):
            self._dress(item, mark)
            yield

    def _add(self, mark: Mark) -> None:
        item = QGraphicsPixmapItem()
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setZValue(height_of(mark))
        self._dress(item, mark)
        self._shown[mark.state, mark.spot.id] = (mark, item)
        self._scene.addItem(item)

    def _dress(self, item: QGraphicsPixmapItem, mark: Mark) -> None:
        form = mark.spot.form
        box: QRectF = _outline(form, mark.state).boundingRect().adjusted(-_HALO, -_HALO, _HALO, _HALO)
        key = ("mark", mark.state, form.name, mark.mover)
        stamp = self._stamps.get(key, box, lambda canvas: paint_mark(canvas, mark))
        item.setPixmap(stamp.pixmap)
        item.setOffset(stamp.left, stamp.top)
        item.setScale(1 / self._stamps.scale)
        item.setPos(mark.spot.anchor)

    def _drop(self, key: tuple[str, str]) -> None:
        found = self._shown.pop(key, None)
        if found is not None:
            self._scene.removeItem(found[1])


def height_of(mark: Mark) -> float:
    if mark.state in (FOCUSED, ADVISED):
        return _FOCUS_Z
    if mark.spot.form.rank == LAND:
        return _ON_LAND_Z
    return _ON_LINES_Z if mark.spot.form.rank == LINE else _ABOVE_Z


def paint_mark(canvas: Canvas, mark: Mark) -> None:
    """Around the origin, as pieces are."""
    form = mark.spot.form
    outline = _outline(form, mark.state)
    if mark.state == MOVED:
        states.just_moved(canvas.painter, canvas.style, outline, PLAYERS[mark.mover])
        return
    if mark.state == ADVISED:
        states.advised(canvas.painter, canvas.style, outline, mark.mover)
        return
    outlines = _REGIONS if form.land else _POINTS
    outlines[mark.state](canvas.painter, canvas.style, outline)


def _outline(form: Form, state: str) -> QPainterPath:
    return form.around if form.around is not None and state in _WHOLE else form.outline
