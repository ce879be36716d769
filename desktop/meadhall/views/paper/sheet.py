"""A sheet of paper: its measures, its few colours, and lettering on it.

All measures are tenths of a point, so that fonts, whose sizes are whole numbers, fit to a tenth of a point.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from meadhall.views.look import fonts
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.richtext import Lines, draw_lines, lines_of
from meadhall.views.look.shapes import line, of_rect
from meadhall.views.text.markup import NBSP

PT = 10.0
RESOLUTION = 720  # of these measures to the inch
WIDTH, HEIGHT = 5950.0, 8420.0  # A4
MARGIN = 340.0  # what every home printer can print, and a little more

INK = QColor("#1D1613")
GREY = QColor("#5B5149")
LINE = QColor("#B9AE9F")
TINT = QColor("#F6F1E8")  # the only area that takes ink, and little of it
WHITE = QColor("#FFFFFF")

HAIR = 5.0
LEAD = 1.3  # a line of text, of its size
# A preposition of one Cyrillic letter goes with the next word, and a number that ends a clause with the one before.
_CLINGS = re.compile(r"(?<![\w’-])([а-яіїєґ]) (?=\S)|(?<=\w)() (?=\d+[,.;)])", re.IGNORECASE)
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def laid(markup: str, width: float, size: float) -> Lines:
    clinging = _CLINGS.sub(lambda found: f"{found[1] or ''}{NBSP}", markup)
    return lines_of(clinging, width, size, LEAD)


def say(painter: QPainter, lines: Lines, x: float, y: float, colour: QColor = INK) -> None:
    draw_lines(painter, lines, QRectF(x, y, lines.width, lines.height), colour, bold_colour=INK)


def letters(role: str, size: float) -> QFont:
    """The families of titles have one weight each. Asked for it by name, a PDF would make it bold once more."""
    font = fonts.font(role, size)
    if role not in ("text", "medium", "bold"):
        font.setWeight(QFont.Weight.Normal)
    return font


def advance(role: str, size: float, text: str) -> float:
    return QFontMetricsF(letters(role, size)).horizontalAdvance(text)


def name(
    painter: QPainter,
    place: QRectF,
    text: str,
    size: float,
    role: str = "name",
    colour: QColor = INK,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """One line, smaller where it would be too wide."""
    wide = advance(role, size, text)
    fitted = size if wide <= place.width() else size * place.width() / wide
    lettering(painter, place, text, letters(role, int(fitted)), colour, align)


def rule(painter: QPainter, x: float, y: float, right: float, width: float = HAIR, colour: QColor = LINE) -> None:
    stroke(painter, line((x, y), (right, y)), colour, width)


def frame(painter: QPainter, place: QRectF, radius: float, fill: QColor | None = None, width: float = 11.0) -> None:
    path = of_rect(place, radius)
    if fill is not None:
        painter.fillPath(path, fill)
    stroke(painter, path, INK, width)
