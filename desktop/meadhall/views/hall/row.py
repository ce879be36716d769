"""One game of the list: its picture, what it was, who sat at the table with what in the end, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap

from meadhall.chronicle.past import Past, Sat
from meadhall.views.hall import told
from meadhall.views.look import chrome, states
from meadhall.views.look.controls import Touch
from meadhall.views.look.covers import cover
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.players.heraldry import banner
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style
from meadhall.views.look.tones import mix
from meadhall.views.widgets import fit, words_of

HEIGHT = 112  # measures, with the gap below
_GAP = 10
_INSET = 10
_PICTURE = 148  # its width
_WORDS = 322  # the width of what tells of the game
_BANNER = 34
_LEFT = Qt.AlignmentFlag.AlignLeft


class Line(NamedTuple):
    """A line of text in its place."""

    text: str
    rect: QRectF
    role: str
    size: float
    colour: QColor
    is_name: bool = False  # that people have given, of any length


def face_of(style: Style, rect: QRectF) -> QRectF:
    """Where the row is painted: the gap to the next one and what its shadow needs lie around."""
    side = style.scaled(6)
    return rect.adjusted(side, style.scaled(3), -side, style.scaled(3 - _GAP))


def lines(style: Style, rect: QRectF, past: Past) -> Iterator[Line]:
    """All that is written in the row."""
    words, room, face = words_of(style), style.room, face_of(style, rect)
    left, wide = face.left() + style.scaled(_PICTURE + 2 * _INSET), style.scaled(_WORDS)
    top, high = face.top() + style.scaled(8), face.height() - style.scaled(14)

    def line(number: int, text: str, role: str, size: float, colour: QColor, is_name: bool = False) -> Line:
        starts = (0, 0.42, 0.71)[number] * high
        tall = (0.42, 0.29, 0.29)[number] * high
        return Line(text, QRectF(left, top + starts, wide, tall), role, size, colour, is_name)

    yield line(0, told.title(words, past), "name", 22, room.text, bool(past.title))
    yield line(1, told.dated(words, past), "text", 16, room.text2)
    yield line(2, told.about(words, past), "text", 16, room.text2)
    for sat, place in seats(style, rect, past):
        yield from _seat_lines(style, sat, place)
    outcome = told.outcome(words, past)
    strip = _seats_strip(style, rect)
    low = QRectF(strip.left(), top + 0.71 * high, strip.width(), 0.29 * high)
    yield Line(outcome, low, "text", 16, _tone(style, past), past.kind != "finished")


def _tone(style: Style, past: Past) -> QColor:
    if past.ending in ("tragic_victory", "all_lose"):
        return style.room.danger
    return style.room.ok if past.ending == "sudden_victory" else style.room.text2


def _seats_strip(style: Style, rect: QRectF) -> QRectF:
    face = face_of(style, rect)
    return face.adjusted(style.scaled(_PICTURE + _WORDS + 4 * _INSET), 0, -style.scaled(_INSET), 0)


def seats(style: Style, rect: QRectF, past: Past) -> Iterator[tuple[Sat, QRectF]]:
    """Who was first comes first; as they sat, where nobody knows."""
    strip, high = _seats_strip(style, rect), face_of(style, rect).height()
    in_order = sorted(past.seats, key=lambda sat: sat.place)
    wide = min(strip.width() / max(4, len(in_order)), style.scaled(170))
    for number, sat in enumerate(in_order):
        yield sat, QRectF(strip.left() + number * wide, strip.top(), wide, high * 0.72)


def _seat_lines(style: Style, sat: Sat, place: QRectF) -> Iterator[Line]:
    room = style.room
    beside = place.adjusted(style.scaled(_BANNER + 10), style.scaled(6), -style.scaled(4), 0)
    half = beside.height() / 2
    name = QRectF(beside.left(), beside.top(), beside.width(), half)
    role, colour = ("bold", room.text) if sat.won else ("text", room.text2)
    yield Line(sat.name, name, role, 17, colour, is_name=True)
    if sat.points is not None:
        plate = _plate(style, beside, half, sat)
        if sat.won:
            figure = plate.adjusted(style.scaled(30), 0, -style.scaled(6), 0)
            yield Line(str(sat.points), figure, "name", 21, room.gold_text)
        else:
            yield Line(str(sat.points), plate, "name", 21, room.text)


def _plate(style: Style, beside: QRectF, half: float, sat: Sat) -> QRectF:
    """Where the points stand; those of winners on gold, beside a crown."""
    wide = style.metrics("name", 21).horizontalAdvance(str(sat.points)) + 2
    extent = wide + style.scaled(40) if sat.won else wide
    return QRectF(beside.left(), beside.top() + half, min(extent, beside.width()), half * 0.94)


def fits(style: Style, rect: QRectF, past: Past) -> bool:
    """Names that people gave may be longer than any room for them; all others must fit."""
    return all(
        line.is_name or fit(style, line.role, line.size, line.text, line.rect.width()).fits
        for line in lines(style, rect, past)
    )


def paint(
    painter: QPainter, style: Style, rect: QRectF, past: Past, picture: QPixmap | None, touch: Touch, chosen: bool
) -> None:
    room, face = style.room, face_of(style, rect)
    fill = mix(room.panel, room.gold, 0.2) if chosen else mix(room.panel, room.line, 0.4) if touch.hovered else None
    edge = room.gold if chosen else None
    path = chrome.panel(painter, style, face, fill=fill, line_colour=edge, radius=10, raised=False)
    if chosen:
        stroke(painter, path, room.gold, style.scaled(2.4))
    _paint_picture(painter, style, face, past, picture)
    for sat, place in seats(style, rect, past):
        _paint_seat(painter, style, sat, place)
    for line in lines(style, rect, past):
        _write(painter, style, line)
    if touch.focused:
        states.focus(painter, style, of_rect(face.adjusted(4, 4, -4, -4), style.scaled(8)))


def _write(painter: QPainter, style: Style, line: Line) -> None:
    font = fit(style, line.role, line.size, line.text, line.rect.width()).font
    text = line.text
    if line.is_name:
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, line.rect.width() + 1)
    lettering(painter, line.rect, text, font, line.colour, _LEFT)


def _paint_picture(painter: QPainter, style: Style, face: QRectF, past: Past, picture: QPixmap | None) -> None:
    inset = style.scaled(_INSET)
    place = QRectF(face.left() + inset, face.top() + inset, style.scaled(_PICTURE), face.height() - 2 * inset)
    path = of_rect(place, style.scaled(8))
    painter.save()
    painter.setClipPath(path)
    if picture is None:
        dpr = painter.device().devicePixelRatioF()
        cut = style.pixmap(("cut", past.game), place.size(), lambda p: _cut(p, past.game, place), dpr)
        painter.drawPixmap(place.topLeft(), cut)
    else:
        painter.drawPixmap(place, picture, QRectF(picture.rect()))
    painter.restore()
    stroke(painter, path, style.room.ink, style.scaled(2))


def _cut(painter: QPainter, game: str, place: QRectF) -> None:
    """The middle of the box, without its title."""
    height = place.width() * 1.26
    cover(painter, game, QRectF(0, -height * 0.36, place.width(), height), "")


def _paint_seat(painter: QPainter, style: Style, sat: Sat, place: QRectF) -> None:
    player = PLAYERS[sat.colour % len(PLAYERS)]
    wide, tall = style.scaled(_BANNER), style.scaled(_BANNER * 1.5)
    dpr = painter.device().devicePixelRatioF()

    def hang(on: QPainter) -> None:
        banner(on, player, QRectF(wide * 0.14, wide * 0.16, wide * 0.72, tall * 0.8))

    cloth = style.pixmap(("hall banner", player.name), (wide, tall), hang, dpr)
    painter.drawPixmap(QPointF(place.left(), place.top() + style.scaled(8)), cloth)
    if sat.won and sat.points is not None:
        beside = place.adjusted(style.scaled(_BANNER + 10), style.scaled(6), -style.scaled(4), 0)
        plate = _plate(style, beside, beside.height() / 2, sat)
        painter.fillPath(of_rect(plate, style.scaled(7)), style.room.gold)
        mark = style.scaled(20)
        spot = QRectF(plate.left() + style.scaled(6), plate.center().y() - mark / 2, mark, mark)
        mono(painter, "trophy", spot, style.room.gold_text)
