"""Names on roofs, plaques and plates: on one line, smaller if need be, or on two."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF

from meadhall.views.look import fonts
from meadhall.views.look.ink import NameLines, fitted, lettering, name_lines, squeezed

from .canvas import Canvas

_LETTERS = 0.88  # of a line
_HIGH = 1.12  # a line, of its letters
_OVER = 1.06  # so wide, of its box, a line is still off the edges


def name(
    canvas: Canvas,
    box: QRectF,
    text: str,
    measure: float,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    least: float = 0,
) -> None:
    """On two lines, or of narrower letters, where it has no room on one: before letters become lower than `least`."""
    floor = max(canvas.style.floor, round(least * canvas.zoom))
    size = max(measure * canvas.zoom, floor)
    with canvas.on_screen(box) as rect:
        lines, font = name_lines(text, fonts.font("name", size), rect.width(), floor)
        lines, font = squeezed(NameLines(lines, font), rect.width())
        if len(lines) > 1 and len(lines) * floor * _HIGH > rect.height():  # two would lie on the edges of the box
            one = squeezed(NameLines((text,), fitted(font, text, rect.width(), floor)), rect.width())
            fits = QFontMetricsF(one.font).horizontalAdvance(text) <= rect.width() * _OVER
            lines, font = one if fits else (lines, font)
        share = rect.height() / len(lines)
        if len(lines) > 1:  # they keep to the box
            font.setPixelSize(max(floor, min(font.pixelSize(), int(share * _LETTERS))))
        high = min(share, font.pixelSize() * _HIGH)
        top = rect.center().y() - high * len(lines) / 2
        for number, line in enumerate(lines):
            place = QRectF(rect.left(), top + number * high, rect.width(), high)
            lettering(canvas.painter, place, line, font, colour, align)
