"""The three textures, laid into the clip of a shape: `paper`, `wood`, `cloud`. Each repeats without a seam."""

from __future__ import annotations

from functools import lru_cache
from mmap import ACCESS_COPY, mmap
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QTransform

from meadhall import art

SIZE = 512
_SMALLEST, _LARGEST = 0.7, 1.2  # of a texture's own size: to the eye the same grain
_GRAINED, _SHARP = "wood", 2.05  # has fine lines; they are in focus at so many times their own size, and no more


@lru_cache(maxsize=8)
def _texture(name: str) -> QImage:
    return as_painted(art.path("textures", f"{name}.argb"), SIZE, QImage.Format.Format_ARGB32_Premultiplied)


def as_painted(path: Path, width: int, form: QImage.Format) -> QImage:
    """A picture that lies in the package as Qt paints with it: nothing is converted, nor read before it is painted."""
    with path.open("rb") as file:
        pixels = memoryview(mmap(file.fileno(), 0, access=ACCESS_COPY))
    return QImage(pixels, width, len(pixels) // (4 * width), form)


def texture(
    painter: QPainter,
    path: QPainterPath,
    name: str,
    opacity: float,
    scale: float = 1.0,
    origin: tuple[float, float] | None = None,
) -> None:
    """Lay a texture over the shape. It starts at `origin`, by default at the shape's corner, so that it moves along."""
    corner = path.boundingRect().topLeft()
    before = painter.opacity()
    painter.setOpacity(before * opacity)
    painter.fillPath(path, _brush(painter, name, scale, origin or (corner.x(), corner.y())))
    painter.setOpacity(before)


def lay_texture(
    painter: QPainter,
    rect: QRectF,
    name: str,
    opacity: float,
    scale: float = 1.0,
    origin: tuple[float, float] | None = None,
) -> None:
    """Lay a texture over a rectangle."""
    before = painter.opacity()
    painter.setOpacity(before * opacity)
    painter.fillRect(rect, _brush(painter, name, scale, origin or (rect.x(), rect.y())))
    painter.setOpacity(before)


def _brush(painter: QPainter, name: str, scale: float, origin: tuple[float, float]) -> QBrush:
    brush = QBrush(_texture(name))
    size = _size(painter, _in_focus(painter, scale) if name == _GRAINED else scale)
    brush.setTransform(QTransform.fromTranslate(*origin).scale(size, size))
    return brush


def _in_focus(painter: QPainter, scale: float) -> float:
    """Where pixels are many the grain is finer: enlarged more than that its lines would be blurred."""
    while scale * painter.deviceTransform().m11() > _SHARP:
        scale /= 2
    return scale


def _size(painter: QPainter, scale: float) -> float:
    """A texture that would lie nearly in its own size lies in just that: Qt copies it then, six times as quickly."""
    device = painter.deviceTransform()
    if device.isRotating():
        return scale
    pixels = scale * device.m11()
    return scale / pixels if _SMALLEST <= pixels <= _LARGEST else scale
