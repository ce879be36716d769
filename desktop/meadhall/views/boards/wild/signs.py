"""What the comic prints over and beside its pictures: tags, bursts, scaffolds, and cards as they lie on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from meadhall.views.look import fonts
from meadhall.views.look.cards import CardFace, card
from meadhall.views.look.drawn.tokens import count_plate
from meadhall.views.look.game_colours import WILD
from meadhall.views.look.icons import inline, mono
from meadhall.views.look.ink import PIECE, fitted, ink, lettering, name_lines, outlined, shadow, squeezed, stroke
from meadhall.views.look.palette import CREAM, INK
from meadhall.views.look.richtext import lines_of, rich
from meadhall.views.look.shapes import disc, line, of_rect, polygon, star
from meadhall.views.look.tones import clearest, veil

from ..kit.canvas import Canvas
from .pictures import PICTURES, figure

SMALLEST = 12.0  # measures
_BARE = 6.2  # times the height of the lowest letters: narrower cards say nothing but their name
_FOR_SIGNS = 0.88  # of the width of a card
_BESIDE = 4  # pixels that a name leaves free on its ribbon
_WOOD = QColor("#C9955A")


def cornered(box: QRectF) -> float:
    """The radius of the corners of cards and houses."""
    return box.width() * 0.06


def lowest_letters(canvas: Canvas) -> int:
    """In pixels of the screen: on a large board more than what could just be read."""
    return round(canvas.readable(SMALLEST) * canvas.zoom)


def lay_card(canvas: Canvas, box: QRectF, face: CardFace, short: str) -> None:
    """As much of it as can be read at that size; `short` stands for its name where that has no room."""
    floor = lowest_letters(canvas)
    with canvas.on_screen(box) as rect:
        card(canvas.painter, rect, readable(face, short, rect.width(), floor), floor)


def readable(face: CardFace, short: str, pixels: float, floor: int) -> CardFace:
    """Without words that would be cut off; the rest is in the reading copy."""
    text = face.text if pixels >= _BARE * floor else ""
    name = written((face.name, short), pixels - _BESIDE, floor).name
    return replace(face, name=name, text=text, art_share=_picture(face, pixels, floor) if text else 0.0)


def _picture(face: CardFace, pixels: float, floor: int) -> float:
    """Its share of the height; where the signs take two lines, as much as these leave."""
    taken = lines_of(face.text, pixels * _FOR_SIGNS, floor).lines
    return face.art_share if len(taken) == 1 else 0.0


class Written(NamedTuple):
    name: str
    lines: int


def written(names: Sequence[str], room: float, floor: int) -> Written:
    """The first of these names that has room in so many pixels, with letters as low as may be, or else as narrow as
    may be, too, and on how many lines; none if none has."""
    whole = [(name, name_lines(name, fonts.font("name", floor), room, floor)) for name in names]
    for name, (lines, font) in (*whole, *((name, squeezed(lines, room)) for name, lines in whole)):
        if all(width_of(font, line) <= room for line in lines):
            return Written(name, len(lines))
    return Written("", 0)


def tag(canvas: Canvas, left: float, top: float, high: float, widest: float, text: str, fill: QColor) -> None:
    """A pennant with a word on it; where there is no room for the word it stays bare."""
    tone = clearest(fill, CREAM, INK)
    font = fitted(canvas.font("comic", high * 0.66), text, widest - 24, canvas.readable(SMALLEST))
    wide = min(QFontMetricsF(font).horizontalAdvance(text) + 22, widest - 10)
    form = polygon(
        [
            (left, top),
            (left + wide, top),
            (left + wide + 9, top + high / 2),
            (left + wide, top + high),
            (left, top + high),
        ]
    )
    ink(canvas.painter, form, fill, 2.4, depth=3)
    lettering(canvas.painter, QRectF(left + 3, top - 1, wide - 4, high), text, font, tone)


def notice(canvas: Canvas, high: float, widest: float, icon: str, text: str, fill: QColor) -> None:
    """A plate with an icon and a word, its right end at the origin."""
    font = fitted(canvas.font("comic", high * 0.66), text, widest - high * 1.9, canvas.readable(SMALLEST))
    wide = min(width_of(font, text) + high * 1.9, widest)
    plate = QRectF(-wide, -high / 2, wide, high)
    ink(canvas.painter, of_rect(plate, high / 2), fill, 2.4, depth=3)
    half = high * 0.36
    mono(canvas.painter, icon, QRectF(plate.left() + high * 0.3, -half, 2 * half, 2 * half), INK)
    lettering(canvas.painter, plate.adjusted(high * 1.2, -1, -high * 0.5, 0), text, font, INK)


def hit(canvas: Canvas, wide: float, text: str) -> None:
    """The burst of a blow that has landed, around the origin."""
    painter = canvas.painter
    painter.save()
    painter.rotate(-12)
    form = star(10, 0, 0, wide * 0.56, wide * 0.38, 0.74)
    shadow(painter, form, PIECE, 0.8)
    ink(painter, form, WILD.burst, 2.6, depth=4)
    smallest = canvas.readable(SMALLEST)
    font = fitted(canvas.font("comic", wide * 0.27), text, wide * 0.72, smallest)
    if QFontMetricsF(font).horizontalAdvance(text) <= wide * 0.84:
        place = QRectF(-wide / 2, -wide * 0.2, wide, wide * 0.4)
        outlined(painter, place, text, font, WILD.hit, WILD.burst, 4)
    else:
        mono(painter, "crossed", QRectF(-wide * 0.2, -wide * 0.2, wide * 0.4, wide * 0.4), WILD.hit)
    painter.restore()


def scaffold(painter: QPainter, box: QRectF) -> None:
    """Poles and planks over what is being built."""
    painter.save()
    painter.setClipPath(of_rect(box, cornered(box)), Qt.ClipOperation.IntersectClip)
    painter.fillRect(box, veil(QColor("#2A2036"), 0.34))
    thick = max(2.6, box.width() * 0.045)
    left, right = box.left() + box.width() * 0.16, box.right() - box.width() * 0.16
    planks = [box.top() + box.height() * share for share in (0.22, 0.48, 0.74)]
    poles = [line((x, box.top() + 4), (x, box.bottom() - 4)) for x in (left, box.center().x(), right)]
    ties = [line((left, planks[1]), (right, planks[0])), line((left, planks[2]), (right, planks[1]))]
    for form in (*ties, *poles, *(line((left - thick * 2, y), (right + thick * 2, y)) for y in planks)):
        stroke(painter, form, INK, thick + 2.6)
        stroke(painter, form, _WOOD, thick)
    painter.restore()


def badge(painter: QPainter, icon: str, centre: QPointF, radius: float, fill: QColor) -> None:
    """An icon on a small disc: what a thing is going through."""
    ink(painter, disc(centre.x(), centre.y(), radius), fill, max(1.6, radius / 7), depth=radius / 5)
    half = radius * 0.66
    mono(painter, icon, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), INK)


def token(painter: QPainter, icon: str, centre: QPointF, radius: float, *, empty: bool = False) -> None:
    """A barrel or a bar on its disc, or the place for one."""
    path = disc(centre.x(), centre.y(), radius)
    if empty:
        painter.fillPath(path, veil(INK, 0.2))
        stroke(painter, path, veil(INK, 0.75), max(1.2, radius / 8), (radius / 2.4, radius / 3))
        return
    shadow(painter, path, PIECE, radius / 20)
    ink(painter, path, WILD.paper, max(1.4, radius / 7), depth=radius / 6)
    half = radius * 0.72
    inline(painter, icon, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), INK)


def medallion(painter: QPainter, card: str, centre: QPointF, radius: float) -> None:
    """A card as small as a coin."""
    ink(painter, disc(centre.x(), centre.y(), radius), PICTURES[card].rays.bright, 2.2, depth=3)
    half = radius * 0.86
    figure(painter, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), card)


def width_of(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def rich_line(canvas: Canvas, box: QRectF, markup: str, size: float) -> None:
    """With icons, in the middle; smaller where it would not fit, but never too small to be read."""
    centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
    with canvas.on_screen(box) as rect:
        floor = canvas.style.floor
        pixels = max(size * canvas.zoom, floor)
        rich(canvas.painter, rect, markup, pixels, floor, INK, centre, line_height=1.1)


def count(canvas: Canvas, text: str, centre: QPointF, size: float = 13) -> None:
    count_plate(canvas.painter, text, centre, canvas.readable(size))
