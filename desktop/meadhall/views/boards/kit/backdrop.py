"""The still picture of a board: one pixmap of all of it, and a sharper one of what a zoomed view shows."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from meadhall.views.look.style import smooth

from .canvas import Canvas, Stamps
from .pieces import Patch

_AROUND = 0.12  # of the shown part: painted around it, so that a short pan stays sharp
_WHOLE_Z, _SHARP_Z = -1000, -999


class Backdrop:
    def __init__(self, scene: QGraphicsScene, patches: Sequence[Patch], box: QRectF) -> None:
        self.box = box
        self._patches = patches
        self._whole = _item(scene, _WHOLE_Z)
        self._sharp = _item(scene, _SHARP_Z)
        self._whole_scale = self._sharp_scale = 0.0
        self._sharp_box = QRectF()

    def take(self, patches: Sequence[Patch], box: QRectF) -> None:
        """Another picture, of another size: until it is painted the old one is stretched over its place."""
        old = self.box
        self.grow(patches, box)
        self._whole.setTransform(QTransform.fromScale(box.width() / old.width(), box.height() / old.height()), True)
        self._sharp.setVisible(False)

    def grow(self, patches: Sequence[Patch], box: QRectF) -> None:
        """There is more to see: until it is painted the old picture stays where it is."""
        self.box = box
        self._patches = patches
        self._whole_scale = self._sharp_scale = 0.0

    def is_sharp(self, shown: QRectF, scale: float) -> bool:
        """Whether this part looks its best at this scale."""
        if math.isclose(self._whole_scale, scale):
            return True
        part = shown.intersected(self.box)
        return math.isclose(self._sharp_scale, scale) and self._sharp_box.contains(part)

    def paint_whole(self, stamps: Stamps) -> Iterator[None]:
        pixmap = yield from self._painted(self.box, stamps)
        _show(self._whole, pixmap, self.box, stamps.scale)
        self._whole_scale = stamps.scale
        self._sharp.setVisible(False)
        self._sharp_scale = 0.0

    def paint_shown(self, shown: QRectF, stamps: Stamps) -> Iterator[None]:
        wide, high = shown.width() * _AROUND, shown.height() * _AROUND
        box = shown.adjusted(-wide, -high, wide, high).intersected(self.box)
        scale = stamps.scale
        left, top = math.floor(box.left() * scale) / scale, math.floor(box.top() * scale) / scale
        box = QRectF(left, top, box.right() - left, box.bottom() - top)
        pixmap = yield from self._painted(box, stamps)
        _show(self._sharp, pixmap, box, scale)
        self._sharp_scale, self._sharp_box = scale, box

    def smooth(self, on: bool) -> None:
        """Off while a gesture scales the old pictures, for then speed is what counts."""
        for item in (self._whole, self._sharp):
            item.setTransformationMode(_mode(on))

    def _painted(self, box: QRectF, stamps: Stamps) -> Generator[None, None, QPixmap]:
        """Patch by patch; at the end the picture comes back."""
        scale = stamps.scale
        pixmap = QPixmap(max(1, math.ceil(box.width() * scale)), max(1, math.ceil(box.height() * scale)))
        pixmap.fill(Qt.GlobalColor.black)  # opaque: the quickest to lay on the screen
        painter = QPainter(pixmap)
        try:
            smooth(painter)
            painter.scale(scale, scale)
            painter.translate(-box.topLeft())
            canvas = Canvas(painter, stamps)
            for patch in self._patches:
                if patch.box.intersects(box):
                    painter.save()
                    patch.paint(canvas)
                    painter.restore()
                    yield
        finally:
            painter.end()
        return pixmap


def _item(scene: QGraphicsScene, z: float) -> QGraphicsPixmapItem:
    item = QGraphicsPixmapItem()
    item.setZValue(z)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    scene.addItem(item)
    return item


def _show(item: QGraphicsPixmapItem, pixmap: QPixmap, box: QRectF, scale: float) -> None:
    item.setPixmap(pixmap)
    item.resetTransform()
    item.setScale(1 / scale)
    item.setPos(box.topLeft())
    item.setVisible(True)


def _mode(smoothly: bool) -> Qt.TransformationMode:
    modes = Qt.TransformationMode
    return modes.SmoothTransformation if smoothly else modes.FastTransformation
