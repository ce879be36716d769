"""A sheet of paper as a picture: whole, on a desk."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from meadhall.views.look import fonts
from meadhall.views.look.style import smooth
from meadhall.views.paper.sheet import HEIGHT, WHITE, WIDTH

_DESK = QColor("#8C8378")


def pictured(paint: Callable[[QPainter], None], width: int, height: int) -> QImage:
    fonts.load_fonts()
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(_DESK)
    painter = QPainter(image)
    smooth(painter)
    scale = min(width / WIDTH, height / HEIGHT)
    painter.translate((width - WIDTH * scale) / 2, (height - HEIGHT * scale) / 2)
    painter.scale(scale, scale)
    painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT), WHITE)
    painter.setClipRect(QRectF(0, 0, WIDTH, HEIGHT))
    paint(painter)
    painter.end()
    return image
