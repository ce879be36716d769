"""Faces of everything one can press: buttons, chips, action rows, fields, switches. Painters only; widgets decide."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from meadhall.views.look import states
from meadhall.views.look.icons import inline, mono
from meadhall.views.look.ink import BUTTON, Elevation, fitted, ink, lettering, shadow, stroke
from meadhall.views.look.shapes import disc, of_rect, rounded
from meadhall.views.look.style import Style
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import mix, veil

_WHITE = QColor("#FFFFFF")
_BLACK = QColor("#000000")
_FOOT = QColor("#3A1D00")
_PRIMARY_LINE, _DANGER_LINE = QColor("#7A4E10"), QColor("#6E1B10")
_SWITCH_ON = QColor("#3E7A3C")
_KNOB = QColor("#FFF8E6")
_LEFT = Qt.AlignmentFlag.AlignLeft
RADIUS = 8
_CLOSE = 1.8  # measures: from what has neighbours close by to its focus ring, which they would cut else
FOOT = 5  # the darker foot of a raised button


class Kind(Enum):
    """What a button is for. One primary button a screen."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    GHOST = "ghost"
    DANGER = "danger"


class Touch(NamedTuple):
    """What pointer and keyboard are doing with a control."""

    enabled: bool = True
    hovered: bool = False
    pressed: bool = False
    focused: bool = False


REST = Touch()
OFF = Touch(enabled=False)


class Row(Enum):
    """What an action of the list is at the moment."""

    CAN = "can"
    DOING = "doing"
    LOCKED = "locked"


class Face(NamedTuple):
    """Where a control's content goes, and in which colours."""

    content: QRectF
    text: QColor
    text2: QColor


# --- buttons


def button_face(painter: QPainter, style: Style, rect: QRectF, kind: Kind = Kind.PRIMARY, touch: Touch = REST) -> Face:
    """The body of a button without its words; pressed, it sinks on its foot."""
    if not touch.enabled:
        face = _barred_button(painter, style, rect, kind)
    elif kind is Kind.GHOST:
        face = _ghost_button(painter, style, rect, touch)
    else:
        face = _raised_button(painter, style, rect, kind, touch)
    if touch.focused:
        states.focus(painter, style, of_rect(rect, style.scaled(RADIUS)))
    return face


def _barred_button(painter: QPainter, style: Style, rect: QRectF, kind: Kind) -> Face:
    room = style.room
    if kind is not Kind.GHOST:
        path = of_rect(_inset(rect, style), style.scaled(RADIUS))
        painter.fillPath(path, mix(room.panel, room.bg, 0.15))
        stroke(painter, path, room.line, style.scaled(1.3))
    return Face(rect, room.text3, room.text3)


def _ghost_button(painter: QPainter, style: Style, rect: QRectF, touch: Touch) -> Face:
    room = style.room
    if touch.hovered or touch.pressed:
        painter.fillPath(of_rect(rect, style.scaled(RADIUS)), veil(room.text, 0.16 if touch.pressed else 0.09))
    strong = room.text if touch.hovered else room.text2
    return Face(rect, strong, room.text2)


def _raised_button(painter: QPainter, style: Style, rect: QRectF, kind: Kind, touch: Touch) -> Face:
    room = style.room
    fill, text, edge = {
        Kind.PRIMARY: (room.gold, room.gold_text, _PRIMARY_LINE),
        Kind.DANGER: (room.danger_fill, room.danger_text, _DANGER_LINE),
        Kind.SECONDARY: (room.raised, room.text, room.line2),
    }[kind]
    strong = kind is not Kind.SECONDARY
    foot = style.scaled(FOOT if strong else 3)
    sunk = foot - style.scaled(1.5) if touch.pressed else 0.0
    if touch.hovered:
        fill = mix(fill, _WHITE, 0.16 if strong or not room.dark else 0.08)
    if touch.pressed:
        fill = mix(fill, _FOOT, 0.1)
    whole = of_rect(rect.adjusted(0, sunk, 0, 0), style.scaled(RADIUS))
    if not touch.pressed:
        shadow(painter, whole, BUTTON, style.unit, dark=room.dark)
    painter.fillPath(whole, mix(fill, _FOOT, 0.28 if strong else 0.16))
    top = rect.adjusted(0, sunk, 0, sunk - foot)
    body = of_rect(top, style.scaled(RADIUS)).intersected(whole)
    painter.fillPath(body, fill)
    if strong:
        texture(painter, body, "paper", 0.08, style.unit)
    _upper_light(painter, style, body, 0.34 if strong or not room.dark else 0.1)
    stroke(painter, of_rect(_inset(rect.adjusted(0, sunk, 0, 0), style), style.scaled(RADIUS)), edge, style.scaled(1.3))
    return Face(top, text, mix(text, fill, 0.3))


def _upper_light(painter: QPainter, style: Style, body: QPainterPath, strength: float) -> None:
    """Two pixels of light along the upper edge."""
    box = body.boundingRect()
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    painter.fillRect(QRectF(box.left(), box.top(), box.width(), style.scaled(2)), veil(_WHITE, strength))
    painter.restore()


def _inset(rect: QRectF, style: Style) -> QRectF:
    half = style.scaled(0.65)
    return rect.adjusted(half, half, -half, -half)


def button(
    painter: QPainter,
    style: Style,
    rect: QRectF,
    text: str,
    kind: Kind = Kind.PRIMARY,
    touch: Touch = REST,
    *,
    icon: str | None = None,
    key: str = "",
    size: float = 17,
    beside: float = 0,
) -> None:
    """A whole button: icon, words, and the key that does the same. Words that are too long get smaller; those that are
    shorter than `beside` begin where words of that length would."""
    face = button_face(painter, style, rect, kind, touch)
    role = "medium" if kind is Kind.GHOST else "bold"
    font = style.font(role, size)
    icon_size = style.scaled(size * 1.3) if icon else 0
    gap = style.scaled(7) if icon and text else 0
    key_width = key_cap_width(style, key) + style.scaled(8) if key else 0
    room_left = face.content.width() - style.scaled(20) - icon_size - gap - key_width
    font = fitted(font, text, room_left, style.font(role, 11).pixelSize())
    words = QFontMetricsF(font).horizontalAdvance(text)
    left = face.content.center().x() - (icon_size + gap + max(words, min(beside, room_left)) + key_width) / 2
    middle = face.content.center().y()
    if icon:
        mono(painter, icon, QRectF(left, middle - icon_size / 2, icon_size, icon_size), face.text)
        left += icon_size + gap
    line = QRectF(left, face.content.top(), words, face.content.height())
    lettering(painter, line, text, font, face.text, _LEFT)
    if key:
        key_cap(painter, style, left + words + style.scaled(8), middle, key, face.text)


def key_cap_width(style: Style, key: str) -> float:
    return max(style.scaled(20), style.metrics("bold", 12).horizontalAdvance(key) + style.scaled(12))


def key_cap(painter: QPainter, style: Style, left: float, middle: float, key: str, colour: QColor) -> None:
    """A small key: which one to press instead."""
    height = style.scaled(20)
    rect = QRectF(left, middle - height / 2, key_cap_width(style, key), height)
    stroke(painter, of_rect(rect, style.scaled(4)), veil(colour, 0.5), style.scaled(1))
    lettering(painter, rect, key, style.font("bold", 12), colour)


# --- chips


def chip_width(style: Style, text: str, icon: str | None = None, size: float = 15) -> float:
    words = style.metrics("medium", size).horizontalAdvance(text)
    return words + (style.scaled(size * 1.3 + 5) if icon else 0) + style.scaled(22)


def chip(
    painter: QPainter,
    style: Style,
    rect: QRectF,
    text: str,
    *,
    icon: str | None = None,
    fill: QColor | None = None,
    colour: QColor | None = None,
    size: float = 15,
) -> None:
    """A pill with a figure or two words; `chip_width` says how long it must be."""
    room = style.room
    tone = colour or room.text
    painter.fillPath(of_rect(rect, rect.height() / 2), fill or room.chip)
    left = rect.left() + style.scaled(11)
    if icon:
        extent = style.scaled(size * 1.3)
        inline(painter, icon, QRectF(left, rect.center().y() - extent / 2, extent, extent), tone)
        left += extent + style.scaled(5)
    line = QRectF(left, rect.top(), rect.right() - left, rect.height())
    lettering(painter, line, text, style.font("medium", size), tone, _LEFT)


def phase_chip(painter: QPainter, style: Style, rect: QRectF, text: str, size: float = 15) -> None:
    """The phase that is going on, in the top bar."""
    painter.fillPath(of_rect(rect, rect.height() / 2), style.room.gold)
    lettering(painter, rect, text, style.font("bold", size), style.room.gold_text)


# --- rows of the action list


def action_row_face(painter: QPainter, style: Style, rect: QRectF, row: Row, touch: Touch = REST) -> Face:
    """The body of a row; its stripe tells by colour and form what may be done."""
    room = style.room
    radius = style.scaled(RADIUS)
    path = of_rect(rect, radius)
    fill, edge, width = {
        Row.CAN: (room.panel, room.line2, 1.4),
        Row.DOING: (mix(room.panel, room.gold, 0.22), room.gold, 2.0),
        Row.LOCKED: (mix(room.bg, room.panel, 0.25), room.line, 1.4),
    }[row]
    if row is not Row.LOCKED:
        shadow(painter, path, Elevation(4, 2, 0.2, 0.16), style.unit, dark=room.dark)
    if touch.hovered and row is not Row.LOCKED:
        fill = mix(fill, _WHITE, 0.4 if not room.dark else 0.07)
    if touch.pressed and row is not Row.LOCKED:
        fill = mix(fill, room.line, 0.35)
    painter.fillPath(path, fill)
    stripe = {Row.CAN: room.aurora, Row.DOING: room.gold, Row.LOCKED: room.line2}[row]
    _row_stripe(painter, style, rect, path, stripe, broken=row is Row.LOCKED)
    stroke(painter, of_rect(_inset(rect, style), radius), edge, style.scaled(width))
    if touch.focused:
        states.focus(painter, style, path, _CLOSE)
    return row_content(style, rect, row)


def row_content(style: Style, rect: QRectF, row: Row) -> Face:
    """For whoever has painted the body of such a row before."""
    content = rect.adjusted(style.scaled(16), 0, -style.scaled(10), 0)
    if row is Row.LOCKED:
        weak = locked_text(style)
        return Face(content, weak, weak)
    return Face(content, style.room.text, style.room.text2)


def list_row(painter: QPainter, style: Style, rect: QRectF, touch: Touch = REST, *, chosen: bool = False) -> None:
    """The ground of a row that leads somewhere; at rest there is none."""
    room = style.room
    path = of_rect(rect, style.scaled(RADIUS))
    if chosen:
        painter.fillPath(path, mix(room.panel, room.gold, 0.22))
        stroke(painter, path, room.gold, style.scaled(1.6))
    elif touch.hovered:
        painter.fillPath(path, mix(room.panel, room.line, 0.45))
    if touch.focused:
        states.focus(painter, style, path)


def locked_text(style: Style) -> QColor:
    """Words of a locked row: weak, yet readable on the bare rail, where text3 is not."""
    room = style.room
    return mix(room.text2, room.text3, 0.5 if room.dark else 0.35)


def _row_stripe(
    painter: QPainter, style: Style, rect: QRectF, path: QPainterPath, colour: QColor, *, broken: bool
) -> None:
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    width = style.scaled(5)
    if broken:
        piece = style.scaled(6)
        y = rect.top() + piece / 2
        while y < rect.bottom():
            painter.fillRect(QRectF(rect.left(), y, width * 0.7, piece), colour)
            y += 2 * piece
    else:
        painter.fillRect(QRectF(rect.left(), rect.top(), width, rect.height()), colour)
    painter.restore()


def action_row(
    painter: QPainter,
    style: Style,
    rect: QRectF,
    icon: str,
    title: str,
    row: Row = Row.CAN,
    touch: Touch = REST,
    *,
    key: str = "",
    second_line: bool = False,
) -> Face:
    """A row with icon, title, key and lock. Its second line is the caller's: it gets the place for it back."""
    face = action_row_face(painter, style, rect, row, touch)
    size = style.scaled(24)
    middle = rect.center().y()
    mono(painter, icon, QRectF(face.content.left(), middle - size / 2, size, size), face.text)
    right = face.content.right()
    if row is Row.LOCKED:
        lock = style.scaled(15)
        mono(painter, "lock", QRectF(right - lock, middle - lock / 2, lock, lock), face.text)
        right -= lock + style.scaled(8)
    elif key:
        width = key_cap_width(style, key)
        key_cap(painter, style, right - width, middle, key, face.text2)
        right -= width + style.scaled(8)
    left = face.content.left() + size + style.scaled(12)
    half = style.scaled(22)
    top = middle - half + style.scaled(1) if second_line else middle - half / 2
    line = QRectF(left, top, right - left, half)
    font = fitted(style.font("bold", 16), title, line.width(), style.scaled(12))
    lettering(painter, line, title, font, face.text, _LEFT)
    below = QRectF(left, middle + style.scaled(1), right - left, style.scaled(20))
    return Face(below, face.text, face.text2)


# --- fields and switches


def field(painter: QPainter, style: Style, rect: QRectF, touch: Touch = REST) -> Face:
    """Where one types, or picks from a list."""
    room = style.room
    radius = style.scaled(RADIUS)
    path = of_rect(_inset(rect, style), radius)
    painter.fillPath(path, room.field if touch.enabled else room.panel)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    lip = style.scaled(3)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), lip), veil(_BLACK, 0.22 if room.dark else 0.06))
    painter.restore()
    edge = room.gold if touch.focused else (room.text2 if touch.hovered else room.line2)
    stroke(painter, path, edge, style.scaled(2 if touch.focused else 1.5))
    text = room.text if touch.enabled else room.text3
    return Face(rect.adjusted(style.scaled(14), 0, -style.scaled(14), 0), text, room.text2)


def segment(
    painter: QPainter, style: Style, rect: QRectF, *, chosen: bool, touch: Touch = REST, quiet: bool = False
) -> Face:
    """One of several that exclude each other: the chosen one is gold (or night blue, where gold would be too much)."""
    room = style.room
    path = of_rect(_inset(rect, style), style.scaled(RADIUS))
    if chosen:
        fill = QColor("#2F4656") if quiet else room.gold
        text = QColor("#FFF8E6") if quiet else room.gold_text
    else:
        fill, text = room.chip, room.text
    if touch.hovered and not chosen:
        fill = mix(fill, _WHITE, 0.3 if not room.dark else 0.08)
    if not touch.enabled:
        fill, text = mix(fill, room.panel, 0.6), room.text3
    painter.fillPath(path, fill)
    stroke(painter, path, room.ink if chosen else room.line2, style.scaled(1.4))
    if touch.focused:
        states.focus(painter, style, path, _CLOSE)
    return Face(rect, text, text)


def switch(painter: QPainter, style: Style, rect: QRectF, *, on: bool, touch: Touch = REST, slide: float = 1.0) -> None:
    """A switch; `slide` is how far the knob has come to its new side (for motion). On carries a tick, off none."""
    room = style.room
    height = min(rect.height(), rect.width() * 0.55)
    body = QRectF(rect.left(), rect.center().y() - height / 2, rect.width(), height)
    path = of_rect(body, height / 2)
    off = mix(room.line2, room.panel, 0.2)
    fill = _SWITCH_ON if on else off
    if not touch.enabled:
        fill = mix(fill, room.panel, 0.55)
    painter.fillPath(path, mix(fill, _WHITE, 0.12) if touch.hovered else fill)
    stroke(painter, path, room.ink, style.scaled(1.5))
    reach = slide if on else 1 - slide
    radius = height / 2 - style.scaled(3.5)
    x = body.left() + height / 2 + (body.width() - height) * reach
    if on:
        tick = radius * 1.15
        mark = QRectF(body.left() + height * 0.3, body.center().y() - tick / 2, tick, tick)
        mono(painter, "check", mark, veil(_KNOB, 0.85))
    ink(painter, disc(x, body.center().y(), radius), _KNOB, style.scaled(1.6), depth=style.scaled(2))
    if touch.focused:
        states.focus(painter, style, path)


def slider(painter: QPainter, style: Style, rect: QRectF, share: float, touch: Touch = REST) -> None:
    """A groove with a knob at `share` (0 to 1) of its length."""
    room = style.room
    knob = style.scaled(12)
    thick = style.scaled(8)
    left, length = rect.left() + knob, rect.width() - 2 * knob
    y = rect.center().y()
    groove = rounded(left - thick / 2, y - thick / 2, length + thick, thick, thick / 2)
    painter.fillPath(groove, mix(room.line2, room.panel, 0.35))
    done = rounded(left - thick / 2, y - thick / 2, length * share + thick, thick, thick / 2)
    painter.fillPath(done, room.gold if touch.enabled else room.line2)
    stroke(painter, groove, room.ink, style.scaled(1.4))
    spot = disc(left + length * share, y, knob)
    fill = mix(_KNOB, room.gold, 0.35) if touch.hovered or touch.pressed else _KNOB
    ink(painter, spot, fill if touch.enabled else room.line, style.scaled(1.8), depth=style.scaled(2.4))
    if touch.focused:
        states.focus(painter, style, spot)


def progress(painter: QPainter, style: Style, rect: QRectF, done: int, whole: int) -> None:
    """So many steps of so many: a row of short bars."""
    room = style.room
    gap = style.scaled(8)
    width = (rect.width() - gap * (whole - 1)) / whole
    for number in range(whole):
        bar = QRectF(rect.left() + number * (width + gap), rect.top(), width, rect.height())
        painter.fillPath(of_rect(bar, rect.height() / 2), room.gold if number < done else room.line2)
