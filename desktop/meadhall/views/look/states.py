"""What a spot, card or row looks like when it can be chosen, is chosen, is fought over or is barred (LOOK 7).

Each takes the thing's own outline as a path, so the same state looks the same on a hex, a card and a road. Outlines
differ in form as well as in colour: aurora glows, gold is plain and thick, a fight has a badge, a move is dashed.
"""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from meadhall.views.look.icons import mono
from meadhall.views.look.ink import halo, ink, lettering, stroke
from meadhall.views.look.palette import Player
from meadhall.views.look.shapes import disc, placed, polygon, stroke_of
from meadhall.views.look.style import Style, round_pen
from meadhall.views.look.tones import mix, veil

_SELECTED_KEYLINE = QColor("#1A1206")
_ATTACK_KEYLINE = QColor("#2A0705")
_WHITE = QColor("#FFFFFF")
_LIT, _LIT_KEYLINE = QColor("#FFF8E6"), QColor("#1A1206")
_BADGE_INK = QColor("#2A0705")
_NEW = QColor("#2C6A93")
_NEW_TEXT = QColor("#FFF8E8")
_NUMERAL = QColor("#22384A")
_LOWEST_PULSE = 0.65
_THICKER = 1.5

LIFT = 5  # how far a hovered thing rises, in measures of the design


def pulse_at(phase: float) -> float:
    """The strength of aurora at a phase (0 to 1) of its slow pulse."""
    swing = abs(2 * (phase % 1.0) - 1)
    eased = swing * swing * (3 - 2 * swing)
    return _LOWEST_PULSE + (1 - _LOWEST_PULSE) * eased


def _line(style: Style, width: float) -> float:
    """How thick the outline of a state is: half as thick again for whoever wants more contrast."""
    return style.scaled(width * (_THICKER if style.room.strong else 1))


def legal(painter: QPainter, style: Style, path: QPainterPath, *, pulse: float = 1.0, width: float = 3) -> None:
    """It can be chosen: aurora with a dark keyline and a halo."""
    aurora = style.room.aurora
    halo(painter, path, aurora, style.scaled(7.5), 0.55 * pulse)
    stroke(painter, path, veil(style.room.keyline, 0.8), _line(style, width + 2.4))
    stroke(painter, path, veil(aurora, pulse), _line(style, width))


def calm(painter: QPainter, style: Style, path: QPainterPath) -> None:
    """One of many that can be chosen: the line alone, for where everything glows nothing is seen."""
    stroke(painter, path, veil(style.room.keyline, 0.8), _line(style, 4.4))
    stroke(painter, path, style.room.aurora, _line(style, 2))


def legal_land(painter: QPainter, style: Style, path: QPainterPath, *, pulse: float = 1.0, width: float = 3) -> None:
    """A region that can be chosen: the same, drawn inside its border, over a thin veil with hatching."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.fillPath(path, veil(style.room.aurora, 0.12))
    hatch(painter, path, veil(style.room.aurora, 0.3 * pulse), style.scaled(9), style.scaled(2))
    legal(painter, style, path, pulse=pulse, width=2 * width)
    painter.restore()


def calm_land(painter: QPainter, style: Style, path: QPainterPath) -> None:
    """One of many regions: the line alone, inside the border."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    stroke(painter, path, veil(style.room.keyline, 0.8), _line(style, 2 * 3.2))
    stroke(painter, path, style.room.aurora, _line(style, 2 * 2))
    painter.restore()


def near(painter: QPainter, style: Style, path: QPainterPath) -> None:
    """It could be chosen after something else: gold, but only in dashes."""
    dashes = (style.scaled(9), style.scaled(7))
    stroke(painter, path, veil(style.room.keyline, 0.85), _line(style, 5))
    stroke(painter, path, style.room.selected, _line(style, 3), dashes)


def hovered(painter: QPainter, style: Style, path: QPainterPath) -> None:
    """Under the pointer: brighter, with a thicker outline. The caller lifts it by LIFT."""
    painter.fillPath(path, veil(_WHITE, 0.2))
    legal(painter, style, path, width=4.5)


def hovered_land(painter: QPainter, style: Style, path: QPainterPath) -> None:
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    hovered(painter, style, path)
    painter.restore()


def lit(painter: QPainter, style: Style, path: QPainterPath) -> None:
    """Under the pointer, but not to be chosen: a region shows how far it reaches."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.fillPath(path, veil(_WHITE, 0.16))
    stroke(painter, path, veil(_LIT_KEYLINE, 0.7), style.scaled(13))
    stroke(painter, path, _LIT, style.scaled(8.4))
    painter.restore()


def selected(painter: QPainter, style: Style, path: QPainterPath, *, width: float = 4) -> None:
    """Chosen, or where a move starts."""
    stroke(painter, path, veil(_SELECTED_KEYLINE, 0.9), _line(style, width + 3))
    stroke(painter, path, style.room.selected, _line(style, width))


def selected_land(painter: QPainter, style: Style, path: QPainterPath) -> None:
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.fillPath(path, veil(style.room.selected, 0.2))
    selected(painter, style, path, width=8)
    painter.restore()


def attacked(painter: QPainter, style: Style, path: QPainterPath, *, badge: bool = True, width: float = 4) -> None:
    """A fight: red-orange, and crossed swords at the upper right."""
    halo(painter, path, style.room.attack, style.scaled(7), 0.6)
    stroke(painter, path, veil(_ATTACK_KEYLINE, 0.86), _line(style, width + 2.4))
    stroke(painter, path, style.room.attack, _line(style, width))
    if badge:
        box = path.boundingRect()
        attack_badge(painter, style, QPointF(box.right() - style.scaled(4), box.top() + style.scaled(4)))


def hostile_land(painter: QPainter, style: Style, path: QPainterPath) -> None:
    """A region that can be chosen, and a fight would follow."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.fillPath(path, veil(style.room.attack, 0.12))
    hatch(painter, path, veil(style.room.attack, 0.3), style.scaled(9), style.scaled(2))
    attacked(painter, style, path, badge=False, width=7)
    painter.restore()


def attacked_land(painter: QPainter, style: Style, path: QPainterPath) -> None:
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    attacked(painter, style, path, badge=False, width=9)
    painter.restore()


def attack_badge(painter: QPainter, style: Style, centre: QPointF, radius: float = 14) -> None:
    size = style.scaled(radius)
    ink(painter, disc(centre.x(), centre.y(), size), style.room.attack, style.scaled(2), depth=style.scaled(2))
    half = size * 0.72
    mono(painter, "crossed", QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), _BADGE_INK)


def disabled(
    painter: QPainter, style: Style, path: QPainterPath, *, lock: bool = True, ground: QColor | None = None
) -> None:
    """Barred: sunk into what it lies on, with a lock at the lower right."""
    painter.fillPath(path, veil(ground or style.room.bg, 0.65))
    stroke(painter, path, style.room.line2, style.scaled(1.4))
    if lock:
        size = style.scaled(18)
        box = path.boundingRect()
        corner = QRectF(box.right() - size - style.scaled(6), box.bottom() - size - style.scaled(7), size, size)
        mono(painter, "lock", corner, style.room.text2)


def new_tab(painter: QPainter, style: Style, corner: QPointF, text: str) -> QRectF:
    """A tab that sticks out of the upper left corner until the thing was seen; returns what it covers."""
    font = style.font("bold", 13)
    width = QFontMetricsF(font).horizontalAdvance(text) + style.scaled(16)
    height = style.scaled(20)
    left, top = corner.x() - style.scaled(6), corner.y() + style.scaled(6)
    notch = style.scaled(6)
    tab = polygon(
        [
            (left, top),
            (left + width + notch, top),
            (left + width, top + height / 2),
            (left + width + notch, top + height),
            (left, top + height),
        ]
    )
    painter.fillPath(tab, _NEW)
    # The fold behind the corner, so that it hangs over the edge.
    fold = polygon([(left, top + height), (corner.x(), top + height), (corner.x(), top + height + style.scaled(5))])
    painter.fillPath(fold, mix(_NEW, style.room.ink, 0.5))
    lettering(painter, QRectF(left, top, width, height), text, font, _NEW_TEXT)
    return tab.boundingRect()


def just_moved(painter: QPainter, style: Style, path: QPainterPath, mover: Player, *, strength: float = 1.0) -> None:
    """Somebody else moved it: a dashed line in the mover's colour that fades away."""
    stroke(painter, path, veil(style.room.ink, 0.55 * strength), _line(style, 4.6))
    stroke(painter, path, veil(mover.base, strength), _line(style, 3), (style.scaled(8), style.scaled(6)))


def focus(painter: QPainter, style: Style, path: QPainterPath, distance: float = 4) -> None:
    """Where the keyboard is: a thin line around, at a distance, with a keyline so that it holds on anything."""
    box = path.boundingRect()
    gap = style.scaled(distance)
    if box.width() and box.height():
        widen_x, widen_y = 1 + 2 * gap / box.width(), 1 + 2 * gap / box.height()
        around = placed(path.translated(-box.center()), box.center().x(), box.center().y(), widen_x, widen_y)
    else:
        around = stroke_of(path, 2 * gap)
    stroke(painter, around, veil(style.room.bg, 0.85), _line(style, 4))
    stroke(painter, around, style.room.text, _line(style, 2))


def hatch(painter: QPainter, path: QPainterPath, colour: QColor, gap: float, width: float) -> None:
    """Lines at 45 degrees over a shape."""
    box = path.boundingRect()
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(round_pen(colour, width))
    at = box.left() - box.height()
    while at < box.right():  # line by line: as one path they would take a hundred times as long
        painter.drawLine(QLineF(at, box.bottom(), at + box.height(), box.top()))
        at += gap
    painter.restore()


def beacon(painter: QPainter, style: Style, centre: QPointF, icon: str, radius: float = 14) -> None:
    """The verb of a legal spot (a boot, a plus) in aurora on a dark disc: many of them together do not shine."""
    size = style.scaled(radius)
    painter.fillPath(disc(centre.x(), centre.y(), size), veil(style.room.keyline, 0.92))
    half = size * 0.68
    mono(painter, icon, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), style.room.aurora)


def advised(painter: QPainter, style: Style, path: QPainterPath, number: int) -> None:
    """What a hint proposes: ringed, with its numeral on the upper edge. In dashes where another one is better."""
    gold, wide = style.room.selected, _line(style, 4)
    stroke(painter, path, veil(_SELECTED_KEYLINE, 0.9), wide + style.scaled(3))
    if number == 1:
        stroke(painter, path, gold, wide)
    else:
        stroke(painter, path, _NEW_TEXT, style.scaled(3), (style.scaled(10), style.scaled(6)))
    box = path.boundingRect()
    numeral(painter, style, QPointF(box.center().x(), box.top() + style.scaled(2)), number)


def numeral(painter: QPainter, style: Style, centre: QPointF, number: int, radius: float = 15) -> None:
    """The number of a move that is advised: the same on card, board, list and hand. The best has a golden ring."""
    size = style.scaled(radius)
    path = disc(centre.x(), centre.y(), size)
    painter.fillPath(path, _NUMERAL)
    stroke(painter, path, _SELECTED_KEYLINE, style.scaled(4))
    stroke(painter, path, style.room.selected if number == 1 else _NEW_TEXT, style.scaled(2))
    box = QRectF(centre.x() - size, centre.y() - size, 2 * size, 2 * size)
    lettering(painter, box, str(number), style.font("name", radius * 1.15), _NEW_TEXT)


def raven(painter: QPainter, style: Style, centre: QPointF, radius: float) -> None:
    """Who advises."""
    path = disc(centre.x(), centre.y(), radius)
    painter.fillPath(path, _NUMERAL)
    stroke(painter, path, _SELECTED_KEYLINE, style.scaled(2))
    half = radius * 0.72
    mono(painter, "raven", QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), _NEW_TEXT)
