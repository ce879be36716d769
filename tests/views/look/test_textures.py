"""Grain of wood, and how large it lies."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from meadhall.views.look.style import smooth
from meadhall.views.look.textures import lay_texture


def laid(name: str, scale: float, density: float) -> QImage:
    picture = QImage(240, 90, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    smooth(painter)
    painter.scale(density, density)
    lay_texture(painter, QRectF(0, 0, 240, 90), name, 1.0, scale)
    painter.end()
    return picture


def test_where_pixels_are_many_the_grain_is_finer_rather_than_blurred(qapp: object) -> None:
    """A beam of twice the density has the lines of a beam: it is not that of one pixel, enlarged."""
    assert laid("wood", 1.8, 2) == laid("wood", 1.8, 1)
    assert laid("wood", 1.8, 1) != laid("wood", 0.9, 1)
    assert laid("paper", 1.8, 2) == laid("paper", 3.6, 1)  # has no lines
