"""A card on its side, for rows that are to be read at any time: a strip of its picture, its name, its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from meadhall.views.look.cards import CardFace
from meadhall.views.look.drawn.landscape import landscape
from meadhall.views.look.drawn.tokens import defence_shield, price_plate, strength_disc
from meadhall.views.look.icons import inline, mono
from meadhall.views.look.ink import (
    E2,
    NameLines,
    contour_line,
    fitted,
    ink,
    lettering,
    name_lines,
    shadow,
    squeezed,
    stroke,
)
from meadhall.views.look.palette import CARD_TEXT, CREAM, GOLD_TEXT, INK, PAPER, TOKEN_PAPER
from meadhall.views.look.richtext import lines_of, rich
from meadhall.views.look.shapes import disc, of_rect, rectangle
from meadhall.views.look.style import Style
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import clearest, mix

_ART, _RIBBON = 34, 22  # measures
_LOWEST, _BARE = 22, 0.7  # of the picture: measures, and a share where there are no words
_PICTURED = 100  # measures: on a lower card a picture would be a mere stripe
_HIGH = 0.52, 0.42  # shares of the picture where words are short
_TEXT, _LINE = 0.84, 1.08  # words of the size they have on an upright card, and so high are their lines
_SIDE, _SHARE = (3, 8), 0.04  # beside the words: measures at least and at most, and of the width
_FOOT = QColor("#140A14")
_INSTANT = QColor("#F5C542")
_MEDAL = 15
_MIDDLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class _Ribbon(NamedTuple):
    """The name, as high as its lines are, and what a flat card costs beside it."""

    name: NameLines
    high: float
    price: str
    beside: float


class Row(NamedTuple):
    """What cards side by side have in common: how much they say, and where their ribbons end."""

    faces: Sequence[CardFace]
    foot: float


def in_a_row(rect: QRectF, faces: Sequence[CardFace], style: Style, art: float) -> Row:
    """Where one of them has to say less all do, and no picture is higher than the one above the longest text."""
    if any(_plan(rect, face, style, art)[1] == face.brief for face in faces if face.brief):
        faces = [replace(face, text=face.brief) if face.brief else face for face in faces]
    plans = [_plan(rect, face, style, art) for face in faces]
    feet = [strip + ribbon.high for ribbon, text, strip in plans if text and strip]
    return Row(faces, min(feet, default=inf))


def wide_card(
    painter: QPainter, rect: QRectF, face: CardFace, style: Style, art: float = _ART, foot: float = inf
) -> None:
    """`art` is the height of the strip, in measures; in a row its ribbon ends at `foot`, if its picture is not to be a
    mere stripe then."""
    unit = style.unit
    outline = of_rect(rect, 6 * unit)
    shadow(painter, outline, E2, max(0.5, unit * 0.8))
    painter.fillPath(outline, PAPER)
    texture(painter, outline, "paper", 0.1, 0.7)
    painter.save()
    painter.setClipPath(outline)
    head, text, strip = _plan(rect, face, style, art)
    if text:
        strip = min(strip, max(foot - head.high, _LOWEST * unit))
    picture = rectangle(rect.left(), rect.top(), rect.width(), strip)
    if face.art is not None:
        face.art(painter, picture)
    else:
        landscape(painter, picture, face.mood, face.seed)
    ribbon = QRectF(rect.left(), rect.top() + strip, rect.width(), head.high)
    _ribbon(painter, ribbon, face, head.name, head.beside, unit)
    if head.price:
        end = ribbon.adjusted(ribbon.width() - head.beside, 0, 0, -2 * unit)
        rich(painter, end, head.price, style.floor, style.floor, clearest(face.ribbon, CREAM, GOLD_TEXT), _MIDDLE)
    painter.restore()
    if strip:
        _medals(painter, QRectF(rect.left(), rect.top(), rect.width(), strip), face, style)
    words = QRectF(rect.left(), ribbon.bottom(), rect.width(), rect.bottom() - ribbon.bottom())
    side = _side(rect, style)
    inner = words.adjusted(side, 2 * unit, -side, -3 * unit)
    if text:
        rich(painter, inner, text, _size(face, style), style.floor, CARD_TEXT, _MIDDLE, line_height=_LINE)
    contour_line(painter, outline, max(1.4, 1.8 * unit))


def _size(face: CardFace, style: Style) -> float:
    return style.letters(_TEXT * face.text_size)


def _plan(rect: QRectF, face: CardFace, style: Style, art: float) -> tuple[_Ribbon, str, float]:
    """Its name, what it says, and how high its picture is."""
    ribbon = _ribbon_of(rect, face, style)
    return ribbon, *words_and_strip(rect, face, _size(face, style), ribbon.high, style, art)


def _ribbon_of(rect: QRectF, face: CardFace, style: Style) -> _Ribbon:
    """On a flat card in one line, if need be of narrower letters: a second one would take the place of words."""
    unit, flat = style.unit, _is_flat(rect, face, style)
    price = _price(face) if flat else ""
    beside = lines_of(price, rect.width(), style.floor).width + 6 * unit if price else 0.0
    room = rect.width() - beside - 8 * unit
    font = style.font("name", 15)
    name = squeezed(name_lines(face.name, font, room, style.floor), room)
    line = squeezed(NameLines((face.name,), fitted(font, face.name, room, style.floor)), room)
    if flat and QFontMetricsF(line.font).horizontalAdvance(face.name) <= room:
        name = line
    high = max(_RIBBON * unit, len(name.lines) * name.font.pixelSize() * 1.12 + 5 * unit)
    return _Ribbon(name, high, price, beside)


def words_and_strip(
    rect: QRectF, face: CardFace, size: float, ribbon: float, style: Style, art: float
) -> tuple[str, float]:
    """What it says, and how high its picture is. Words come first: before a card shows none it says less, and then
    gives up its picture, unless something stands in the corners of that. One with a picture of its own says less before
    that becomes a stamp."""
    flat = _is_flat(rect, face, style)
    ways = [text for text in (face.text, face.brief) if text]
    least = art * style.unit if face.art is not None and len(ways) > 1 else 0.0
    for text, lowest in () if flat else [*zip(ways, (least, 0.0), strict=False), (face.text, 0.0)]:
        strip = picture_strip(rect, text, size, ribbon, style, art)
        if text and lowest <= strip < rect.height() * _BARE:
            return text, strip
    for text in ways if flat or not (face.bears_corners or face.price) else ():
        if _least_height(rect, text, style) <= _room(rect, ribbon, style):
            return text, 0.0
    return "", rect.height() * _BARE


def _is_flat(rect: QRectF, face: CardFace, style: Style) -> bool:
    """Too low for a picture: its price stands on the ribbon then."""
    return rect.height() <= _PICTURED * style.unit and not face.bears_corners


def _price(face: CardFace) -> str:
    return " ".join(f"**{figure}**\u00a0[{icon}]" for icon, figure in face.price)


def _least_height(rect: QRectF, text: str, style: Style) -> float:
    """Of words as small as they may be."""
    return lines_of(text, rect.width() - 2 * _side(rect, style), style.floor, _LINE).height


def _side(rect: QRectF, style: Style) -> float:
    """From an edge to the words, less on a narrow card: there they are short of room."""
    least, most = _SIDE
    return min(max(_SHARE * rect.width(), least * style.unit), most * style.unit)


def _room(rect: QRectF, ribbon: float, style: Style) -> float:
    """For the picture and the words."""
    return rect.height() - ribbon - 5 * style.unit


def picture_strip(rect: QRectF, text: str, size: float, ribbon: float, style: Style, art: float) -> float:
    """How high the picture is: what short words leave free, lower for a long text; where no text can be read, nearly
    all."""
    unit = style.unit
    room = _room(rect, ribbon, style)
    whole = lines_of(text, rect.width() - 2 * _side(rect, style), size, _LINE).height
    least = _least_height(rect, text, style)
    high = [(share * rect.height(), whole) for share in _HIGH if share * rect.height() > art * unit]
    usual = [(strip, least) for strip in (art * unit, art * unit * 0.75, _LOWEST * unit)]
    return next((strip for strip, words in (*high, *usual) if room - strip >= words), rect.height() * _BARE)


def _ribbon(painter: QPainter, ribbon: QRectF, face: CardFace, name: NameLines, beside: float, unit: float) -> None:
    """`beside` stays free at its right end."""
    painter.fillRect(ribbon, face.ribbon)
    foot = 3 * unit
    painter.fillRect(QRectF(ribbon.left(), ribbon.bottom() - foot, ribbon.width(), foot), mix(face.ribbon, _FOOT, 0.35))
    stroke(painter, of_rect(ribbon.adjusted(-2, 0, 2, 0)), INK, 1.4 * unit)
    colour = clearest(face.ribbon, CREAM, GOLD_TEXT)
    words = ribbon.adjusted(0, 0, -beside, -foot * 0.7)
    high = words.height() / len(name.lines)
    for number, line in enumerate(name.lines):
        place = QRectF(words.left(), words.top() + number * high, words.width(), high)
        lettering(painter, place, line, name.font, colour)


def _medals(painter: QPainter, rect: QRectF, face: CardFace, style: Style) -> None:
    """The icon at the left, the lightning of an instant card at the right."""
    unit = style.unit
    radius = min(_MEDAL * unit, rect.height() * 0.46)
    for medal in face.medals[:1]:
        centre = QPointF(rect.left() + radius + 4 * unit, rect.top() + max(radius + unit, rect.height() * 0.5))
        ink(painter, disc(centre.x(), centre.y(), radius), TOKEN_PAPER, max(1.2, 1.7 * unit), depth=2 * unit)
        half = radius * 0.64
        inline(painter, medal.icon, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), INK)
    right = rect.right() - 13 * unit
    if face.instant:
        _disc(painter, QPointF(right, rect.top() + 14 * unit), 10 * unit)
        mono(painter, "bolt", _square(QPointF(right, rect.top() + 14 * unit), 6.4 * unit), INK)
        right -= 24 * unit
    for icon, figure in face.price:
        price_plate(painter, figure, icon, QPointF(right + 10 * unit, rect.top() + 25 * unit), style.letters(15))
        right -= 42 * unit
    _figures(painter, rect, face, style)


def _figures(painter: QPainter, rect: QRectF, face: CardFace, style: Style) -> None:
    """Strength at the upper left, defence at the lower right of the picture."""
    unit, radius = style.unit, style.letters(12)
    if face.strength:
        strength_disc(
            painter, face.strength, QPointF(rect.left() + radius + 3 * unit, rect.top() + radius + 3 * unit), radius
        )
    if face.defence:
        middle = QPointF(rect.right() - radius - 4 * unit, rect.center().y())
        defence_shield(painter, face.defence, middle, radius * 2.3)


def _disc(painter: QPainter, centre: QPointF, radius: float) -> None:
    ink(painter, disc(centre.x(), centre.y(), radius), _INSTANT, max(1.1, radius / 7), depth=radius / 6)


def _square(centre: QPointF, half: float) -> QRectF:
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
