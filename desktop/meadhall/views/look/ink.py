"""The ink recipe: fill, shade, light and a contour that swells to the lower right; shadows; outlined lettering."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QStaticText,
)

from meadhall.views.look.palette import INK, LIGHT_EDGE, SHADE
from meadhall.views.look.style import round_pen
from meadhall.views.look.tones import mix, veil

_DEPTH = 0.12  # of the shorter side: how far shade and light reach in
_SHADE_SHARE = 0.22
_LIGHT_SHARE = 0.29
_LIGHT_REACH = 0.45


def ink(
    painter: QPainter,
    path: QPainterPath,
    fill: QColor,
    width: float = 2.0,
    *,
    depth: float | None = None,
    shade: float = _SHADE_SHARE,
    light: float = _LIGHT_SHARE,
    contour: QColor = INK,
) -> None:
    """One drawn thing. `width` is the pen's; `depth` how far shade and light reach in, if not the usual share."""
    box = path.boundingRect()
    reach = _DEPTH * min(box.width(), box.height()) if depth is None else depth
    painter.fillPath(path, fill)
    if reach > 0:
        _edges(painter, path, fill, reach, shade, light)
    if width > 0:
        contour_line(painter, path, width, contour)


def _edges(painter: QPainter, path: QPainterPath, fill: QColor, reach: float, shade: float, light: float) -> None:
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    if shade:
        painter.fillPath(_outside(path, -reach, -reach), mix(fill, SHADE, shade))
    if light:
        painter.fillPath(_outside(path, reach * _LIGHT_REACH, reach * _LIGHT_REACH), mix(fill, LIGHT_EDGE, light))
    painter.restore()


def _outside(path: QPainterPath, right: float, down: float) -> QPainterPath:
    """All that the path would uncover if it moved so far. (Cutting paths from each other does the same, but slowly.)"""
    moved = path.translated(right, down)
    around = QPainterPath()
    around.setFillRule(Qt.FillRule.OddEvenFill)
    around.addRect(path.boundingRect().adjusted(-4, -4, 4, 4).united(moved.boundingRect()))
    around.addPath(moved)
    return around


def contour_line(painter: QPainter, path: QPainterPath, width: float, colour: QColor = INK) -> None:
    """The pen line of the recipe: drawn twice, the second time thinner and a little to the lower right."""
    stroke(painter, path, colour, width)
    painter.save()
    painter.translate(0.22 * width, 0.3 * width)
    stroke(painter, path, colour, 0.8 * width)
    painter.restore()


def stroke(painter: QPainter, path: QPainterPath, colour: QColor, width: float, dash: tuple[float, ...] = ()) -> None:
    painter.strokePath(path, round_pen(colour, width, dash))


# --- shadows


class Elevation(NamedTuple):
    """How high a thing lies: the blur and fall of its shadow and how dark it is in the dark and the light room."""

    blur: float
    fall: float
    dark: float
    light: float


E1 = Elevation(10, 3, 0.28, 0.16)  # panel
E2 = Elevation(9, 4, 0.35, 0.35)  # card
E3 = Elevation(20, 10, 0.47, 0.47)  # lifted
E4 = Elevation(22, 10, 0.65, 0.65)  # dialog, callout
PIECE = Elevation(5, 2.5, 0.32, 0.32)
BUTTON = Elevation(5, 2, 0.28, 0.28)

_STROKES = 7
_WARM_SHADOW = QColor("#4A3413")
_BLACK = QColor("#000000")


def shadow(
    painter: QPainter, path: QPainterPath, elevation: Elevation, scale: float = 1.0, *, dark: bool = True
) -> None:
    """The shadow to the south: strokes of falling width. `scale` is the size of a measure of the design."""
    strength = elevation.dark if dark else elevation.light
    colour = _BLACK if dark else _WARM_SHADOW
    fallen = path.translated(0, elevation.fall * scale)
    line = veil(colour, strength / _STROKES * 0.9)
    for number in range(_STROKES):
        stroke(painter, fallen, line, elevation.blur * 2 * scale * (1 - number / _STROKES) + 0.5)
    painter.fillPath(fallen, veil(colour, strength * 0.8))


def halo(painter: QPainter, path: QPainterPath, colour: QColor, reach: float, strength: float) -> None:
    """Light around a shape, fading over `reach` pixels."""
    for part, share in ((1.0, 0.22), (0.72, 0.3), (0.42, 0.48)):
        stroke(painter, path, veil(colour, strength * share), reach * 2 * part)


# --- gradients


def fade(painter: QPainter, path: QPainterPath, first: QColor, last: QColor, *, across: bool = False) -> None:
    """Fill with a gradient from top to bottom, or across from left to right."""
    box = path.boundingRect()
    gradient = QLinearGradient(box.topLeft(), box.topRight() if across else box.bottomLeft())
    gradient.setColorAt(0, first)
    gradient.setColorAt(1, last)
    painter.fillPath(path, gradient)


def glow(painter: QPainter, x: float, y: float, radius: float, colour: QColor, strength: float) -> None:
    """A round light that fades to nothing."""
    gradient = QRadialGradient(QPointF(x, y), radius)
    gradient.setColorAt(0, veil(colour, strength))
    gradient.setColorAt(0.5, veil(colour, strength * 0.42))
    gradient.setColorAt(1, veil(colour, 0))
    painter.fillRect(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), gradient)


# --- lettering


def lettering(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """One line of text, centred on its capitals rather than on the font's own box, which sits too low."""
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(baseline(rect, text, font, align), text)


def outlined(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    edge: QColor,
    width: float,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    *,
    fall: float = 0,
) -> None:
    """One line of text with a thick edge, for titles over art. With an edge that falls it stands off the picture."""
    at = baseline(rect, text, font, align)
    shape = painter.deviceTransform()
    pixels = math.hypot(shape.m11(), shape.m12())
    if font.pixelSize() * pixels <= _KEPT_LETTERS:
        _ringed(painter, at, text, font, colour, edge, width, fall, pixels)
        return
    path = QPainterPath()
    path.addText(at, font, text)
    painter.strokePath(
        path.translated(0, fall),
        QPen(edge, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin),
    )
    painter.fillPath(path, colour)


_KEPT_LETTERS = 60  # pixels; larger letters Qt does not keep as pictures
_STEP = 1.5  # pixels from one of the ring to the next: closer ones change nothing that can be seen


def _ringed(
    painter: QPainter,
    at: QPointF,
    text: str,
    font: QFont,
    colour: QColor,
    edge: QColor,
    width: float,
    fall: float,
    pixels: float,
) -> None:
    """The edge is the text itself, laid in two rings: ten times as quick as a stroke, for Qt keeps small letters."""
    plain = QFont(font)
    plain.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    letters = QStaticText(text)  # Qt finds the places of its letters only once
    letters.setTextFormat(Qt.TextFormat.PlainText)
    letters.prepare(painter.transform(), plain)
    corner = at - QPointF(0, QFontMetricsF(plain).ascent())
    painter.setFont(plain)
    painter.setPen(edge)
    for radius in (width / 4, width / 2):
        count = max(8, math.ceil(2 * math.pi * radius * pixels / _STEP))
        for number in range(count):
            turn = 2 * math.pi * number / count
            painter.drawStaticText(corner + QPointF(radius * math.cos(turn), fall + radius * math.sin(turn)), letters)
    painter.setPen(colour)
    painter.drawStaticText(corner, letters)


def baseline(rect: QRectF, text: str, font: QFont, align: Qt.AlignmentFlag) -> QPointF:
    """Where a line of text begins so that its capitals stand in the middle of the rectangle's height."""
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    if align & Qt.AlignmentFlag.AlignLeft:
        x = rect.x()
    elif align & Qt.AlignmentFlag.AlignRight:
        x = rect.right() - width
    else:
        x = rect.x() + (rect.width() - width) / 2
    return QPointF(x, rect.center().y() + metrics.capHeight() / 2)


def fitted(font: QFont, text: str, width: float, smallest: float) -> QFont:
    """The font, made smaller until the line is no wider than that, but never smaller than `smallest` pixels."""
    smaller = QFont(font)
    while (length := QFontMetricsF(smaller).horizontalAdvance(text)) > width and smaller.pixelSize() > smallest:
        size = smaller.pixelSize()
        likely = math.ceil(size * width / length)  # a line shrinks at most as quickly as its letters
        smaller.setPixelSize(max(int(smallest), min(size - 1, likely)))
    return smaller


_NARROWEST = 72  # per cent of their width at which letters are still easy to read


class NameLines(NamedTuple):
    """A name as it is written: on one line or two."""

    lines: tuple[str, ...]
    font: QFont


def name_lines(name: str, font: QFont, width: float, smallest: float) -> NameLines:
    """On one line, smaller if need be; on two, if letters would become too small to read."""
    smaller = fitted(font, name, width, smallest)
    cuts = [at + 1 for at, letter in enumerate(name[:-1]) if letter in " -" and not _in_a_figure(name, at)]
    if not cuts or QFontMetricsF(smaller).horizontalAdvance(name) <= width:
        return NameLines((name,), smaller)
    cut = min(cuts, key=lambda at: max(at, len(name) - at))
    lines = (name[:cut].rstrip(), name[cut:])
    return NameLines(lines, fitted(font, max(lines, key=len), width, smallest))


def squeezed(name: NameLines, width: float) -> NameLines:
    """With narrower letters where one of its words would be wider than that, rather than break it."""
    longest = max(QFontMetricsF(name.font).horizontalAdvance(line) for line in name.lines)
    if longest <= width:
        return name
    font = QFont(name.font)
    font.setStretch(max(_NARROWEST, int(100 * width / longest)))
    return NameLines(name.lines, font)


def _in_a_figure(name: str, at: int) -> bool:
    """Such as the hyphen of a Russian “1st”, which ends no line."""
    return name[at] == "-" and name[:at][-1:].isdigit()
