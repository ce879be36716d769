"""The three textures, laid into the clip of a shape: `paper`, `wood`, `cloud`. Each repeats without a seam."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QTransform

from meadhall import art


@lru_cache(maxsize=8)
def _texture(name: str) -> QImage:
    image = QImage(str(art.path("textures", f"{name}.png")))
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def texture(
    painter: QPainter,
    path: QPainterPath,
    name: str,
    opacity: float,
    scale: float = 1.0,
    origin: tuple[float, float] | None = None,
) -> None:
    """Lay a texture over the shape. It starts at `origin`, by default at the shape's corner, so that it moves along."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    lay_texture(painter, path.boundingRect(), name, opacity, scale, origin)
    painter.restore()


def lay_texture(
    painter: QPainter,
    rect: QRectF,
    name: str,
    opacity: float,
    scale: float = 1.0,
    origin: tuple[float, float] | None = None,
) -> None:
    """Lay a texture over a rectangle, which needs no clip."""
    x, y = origin or (rect.x(), rect.y())
    brush = QBrush(_texture(name))
    brush.setTransform(QTransform.fromTranslate(x, y).scale(scale, scale))
    before = painter.opacity()
    painter.setOpacity(before * opacity)
    painter.fillRect(rect, brush)
    painter.setOpacity(before)
