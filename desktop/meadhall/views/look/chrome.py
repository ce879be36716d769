"""Timber and parchment: the grounds that everything else lies on. Rectangles are in real pixels."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from meadhall.views.look.icons import mono
from meadhall.views.look.ink import E1, E4, Elevation, fade, glow, ink, lettering, shadow, stroke
from meadhall.views.look.palette import INK, Player, Room
from meadhall.views.look.players.heraldry import banner
from meadhall.views.look.shapes import disc, line, of_rect, polygon
from meadhall.views.look.style import Style
from meadhall.views.look.textures import lay_texture, texture
from meadhall.views.look.tones import contrast, mix, veil

_BLACK = QColor("#000000")
_WHITE = QColor("#FFFFFF")
_BURNT = QColor("#20140C")
_CARVED_DARK, _CARVED_LIGHT = QColor("#E0B070"), QColor("#FFF0D0")
_HEARTH_DARK, _HEARTH_LIGHT = QColor("#F0A040"), QColor("#FFF4D8")
_GATE, _GATE2 = QColor("#3B281C"), QColor("#432E20")
_IRON, _RIVET = QColor("#2A2624"), QColor("#55504C")
_MOST_TINT, _PLATE = 0.4, 0.1  # shares of a tone in a panel, and of ink in a row on it
_READABLE = 4.6  # WCAG's least, and a little
_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight


# --- panels


def tinted(room: Room, tone: QColor, share: float = _MOST_TINT) -> QColor:
    """A panel in the colour of whoever it belongs to: as much of it as leaves every word readable there."""
    while share > 0:
        fill = mix(room.panel, tone, share)
        plate = fill if room.dark else mix(fill, INK, _PLATE)
        if all(contrast(word, plate) >= _READABLE for word in (room.text2, room.accent, room.danger)):
            return fill
        share -= 0.02
    return room.panel


def panel(
    painter: QPainter,
    style: Style,
    rect: QRectF,
    *,
    fill: QColor | None = None,
    line_colour: QColor | None = None,
    radius: float = 10,
    raised: bool = True,
) -> QPainterPath:
    """A sheet of parchment (or dark hide) that lies on the wood; returns its outline."""
    room = style.room
    path = of_rect(rect, style.scaled(radius))
    if raised:
        shadow(painter, path, E1, style.unit, dark=room.dark)
    painter.fillPath(path, fill or room.panel)
    if not room.strong:
        texture(painter, path, "paper", 0.05, style.unit)
    inset = style.scaled(0.5)
    edge = of_rect(rect.adjusted(inset, inset, -inset, -inset), style.scaled(radius))
    stroke(painter, edge, line_colour or room.line, style.scaled(1))
    _top_light(painter, style, rect, radius)
    return path


def _top_light(painter: QPainter, style: Style, rect: QRectF, radius: float) -> None:
    """The edge that catches the light."""
    y = rect.top() + style.scaled(1.5)
    bevel = style.scaled(radius)
    light = veil(_WHITE, 0.07 if style.room.dark else 0.5)
    stroke(painter, line((rect.left() + bevel, y), (rect.right() - bevel, y)), light, style.scaled(1))


def player_panel(painter: QPainter, style: Style, rect: QRectF, player: Player, *, active: bool) -> None:
    """The ground of a player's panel; whose turn it is has a gold frame and a breath of the player's colour."""
    room = style.room
    if not active:
        panel(painter, style, rect)
        return
    path = panel(painter, style, rect, fill=tinted(room, player.base, 0.16 if room.dark else 0.13))
    stroke(painter, path, veil(room.gold_text, 0.63), style.scaled(5))
    stroke(painter, path, room.gold, style.scaled(3))


def dialog(painter: QPainter, style: Style, rect: QRectF) -> QPainterPath:
    """The ground of a dialog: a panel high above the table."""
    radius = 18
    shadow(painter, of_rect(rect, style.scaled(radius)), E4, style.unit)
    path = panel(painter, style, rect, radius=radius, raised=False)
    stroke(painter, path, veil(style.room.gold, 0.5), style.scaled(2))
    return path


def dim(painter: QPainter, style: Style, rect: QRectF, strength: float = 0.7) -> None:
    """What lies behind a dialog."""
    painter.fillRect(rect, veil(mix(style.room.ink, _BLACK, 0.5), strength))


def bubble_path(style: Style, rect: QRectF, tip: QPointF | None) -> QPainterPath:
    """A callout: a rounded sheet with a tail that points at `tip` from the nearest side."""
    path = of_rect(rect, style.scaled(9))
    if tip is None:
        return path
    half = style.scaled(10)
    x = min(max(tip.x(), rect.left() + 2.2 * half), rect.right() - 2.2 * half)
    y = min(max(tip.y(), rect.top() + 2.2 * half), rect.bottom() - 2.2 * half)
    if tip.y() < rect.top():
        foot = [(x - half, rect.top() + 1), (x + half, rect.top() + 1)]
    elif tip.y() > rect.bottom():
        foot = [(x - half, rect.bottom() - 1), (x + half, rect.bottom() - 1)]
    elif tip.x() < rect.left():
        foot = [(rect.left() + 1, y - half), (rect.left() + 1, y + half)]
    else:
        foot = [(rect.right() - 1, y - half), (rect.right() - 1, y + half)]
    return path.united(polygon([*foot, (tip.x(), tip.y())]))


def bubble(
    painter: QPainter, style: Style, rect: QRectF, tip: QPointF | None = None, edge: QColor | None = None
) -> QPainterPath:
    """A paper callout, for forecasts and reasons. Its text is ink in both rooms."""
    path = bubble_path(style, rect, tip)
    shadow(painter, path, Elevation(12, 5, 0.45, 0.45), style.unit)
    painter.fillPath(path, style.room.bubble)
    stroke(painter, path, edge or style.room.ink, style.scaled(2))
    return path


def section_head(
    painter: QPainter,
    style: Style,
    rect: QRectF,
    text: str,
    icon: str | None = None,
    count: str = "",
    tracking: float = 1.2,
) -> None:
    """A heading with a hairline that runs to the right edge."""
    room = style.room
    font = style.font("bold", 13, tracking)
    left = rect.left()
    middle = rect.center().y()
    if icon:
        size = style.scaled(17)
        mono(painter, icon, QRectF(left, middle - size / 2, size, size), room.accent)
        left += style.scaled(24)
    lettering(painter, QRectF(left, rect.top(), rect.right() - left, rect.height()), text, font, room.text2, _LEFT)
    left += QFontMetricsF(font).horizontalAdvance(text) + style.scaled(12)
    right = rect.right()
    if count:
        lettering(painter, rect, count, font, room.text2, _RIGHT)
        right -= QFontMetricsF(font).horizontalAdvance(count) + style.scaled(10)
    if right > left:
        hairline(painter, style, left, middle, right)


def hairline(painter: QPainter, style: Style, left: float, y: float, right: float) -> None:
    painter.fillRect(QRectF(left, round(y), right - left, max(1.0, style.scaled(1))), style.room.line)


# --- bars, rails, trays


def _grain(painter: QPainter, style: Style, rect: QRectF, strength: float, size: float = 1.0) -> None:
    """Of the wood under words; none for whoever wants more contrast."""
    if not style.room.strong:
        lay_texture(painter, rect, "wood", strength, size * style.unit)


def top_bar(painter: QPainter, style: Style, rect: QRectF) -> None:
    room = style.room
    painter.fillRect(rect, room.bar)
    _grain(painter, style, rect, 0.08 if room.dark else 0.12)
    foot = style.scaled(2)
    light = veil(_WHITE, 0.06 if room.dark else 0.35)
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 1.5 * foot, rect.width(), foot / 2), light)
    dark = _BLACK if room.dark else QColor("#8E7A54")
    painter.fillRect(QRectF(rect.left(), rect.bottom() - foot, rect.width(), foot), dark)


def rail(painter: QPainter, style: Style, rect: QRectF, *, edge_right: bool) -> None:
    """The bare wood beside the board; its edge towards the board is a dark line."""
    painter.fillRect(rect, style.room.bg)
    _grain(painter, style, rect, 0.08 if style.room.dark else 0.10)
    width = max(1.0, style.scaled(1))
    x = rect.right() - width if edge_right else rect.left()
    painter.fillRect(QRectF(x, rect.top(), width, rect.height()), veil(_BLACK, 0.47 if style.room.dark else 0.24))


def tray(painter: QPainter, style: Style, rect: QRectF) -> None:
    """The hollow before the player: the shadow of the prompt band falls into it."""
    room = style.room
    painter.fillRect(rect, room.tray)
    _grain(painter, style, rect, 0.10 if room.dark else 0.12, 1.4)
    lip = QRectF(rect.left(), rect.top(), rect.width(), min(rect.height(), style.scaled(26)))
    fade(painter, of_rect(lip), veil(_BLACK, 0.35 if room.dark else 0.16), veil(_BLACK, 0))


def prompt_band(painter: QPainter, style: Style, rect: QRectF, player: Player | None) -> None:
    """The band that says what to do now, with the colour and banner of whoever must do it."""
    room = style.room
    ground = of_rect(rect)
    colour = player.base if player else room.line2
    shadow(painter, ground, Elevation(9, -2, 0.32, 0.24), style.unit)
    painter.fillRect(rect, mix(room.raised, colour, 0.10))
    _grain(painter, style, rect, 0.07)
    bar = style.scaled(4)
    hair = max(1.0, style.scaled(1))
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), bar), colour)
    painter.fillRect(QRectF(rect.left(), rect.top() + bar, rect.width(), hair), veil(_BLACK, 0.35))
    painter.fillRect(QRectF(rect.left(), rect.bottom() - hair, rect.width(), hair), veil(_BLACK, 0.35))
    if player:
        banner(painter, player, prompt_banner(style, rect))


def prompt_banner(style: Style, rect: QRectF) -> QRectF:
    """Where the banner hangs in a prompt band; the text begins 20 measures to its right."""
    return QRectF(rect.left() + style.scaled(22), rect.top() - style.scaled(6), style.scaled(40), rect.height())


# --- the hall


def hall_wall(painter: QPainter, style: Style, rect: QRectF) -> None:
    """The boards of the hall behind home and set-up, lit by a fire in the middle."""
    room = style.room
    width = style.scaled(160)
    x, number = rect.left() - style.scaled(20), 0
    while x < rect.right():
        board = QRectF(x, rect.top(), width, rect.height()).intersected(rect)
        painter.fillRect(board, room.wall2 if number % 2 == 0 else room.wall)
        grain = (1.6 if number % 2 else 1.3) * style.unit
        lay_texture(
            painter, board, "wood", 0.18 if room.dark else 0.16, grain, (x + 37 * number, rect.top() + 91 * number)
        )
        joint = QRectF(x, rect.top(), style.scaled(2), rect.height())
        painter.fillRect(joint, veil(_BLACK, 0.43 if room.dark else 0.2))
        x, number = x + width, number + 1
    fire = rect.width() * 0.47
    hearth, strength = (_HEARTH_DARK, 0.27) if room.dark else (_HEARTH_LIGHT, 0.55)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    glow(painter, rect.center().x(), rect.top() + rect.height() * 0.55, fire, hearth, strength)
    painter.restore()


def beam(painter: QPainter, style: Style, rect: QRectF, *, carved: bool = True) -> None:
    """The beam under the roof, with a carved braid along its foot."""
    room = style.room
    painter.fillRect(rect, room.beam)
    lay_texture(painter, rect, "wood", 0.35, 1.8 * style.unit)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), style.scaled(3)), veil(_WHITE, 0.16))
    foot = style.scaled(6)
    painter.fillRect(QRectF(rect.left(), rect.bottom() - foot, rect.width(), foot), veil(_BURNT, 0.8))
    if carved:
        _braid(painter, style, rect)


def _braid(painter: QPainter, style: Style, rect: QRectF) -> None:
    """Two waves that cross. One length is painted, and laid again and again: strokes as long as a beam are slow."""
    pixels = painter.deviceTransform().m11()
    length, height = round(style.scaled(33) * pixels) / pixels, 2 * math.ceil(style.scaled(14))
    key = ("braid", style.room.name, style.unit)
    tile = style.pixmap(key, (length, height), lambda tile: _waves(tile, style, length, height / 2), pixels)
    y = round(rect.bottom() - style.scaled(14)) - height // 2
    painter.drawTiledPixmap(QRectF(rect.left(), y, rect.width(), height), tile)


def _waves(painter: QPainter, style: Style, length: float, y: float) -> None:
    """The groove first, then the lit strand; from one length before to one after, so that all ends meet."""
    height = style.scaled(5)
    groove, strand = QPainterPath(), QPainterPath()
    groove.moveTo(-length, y)
    strand.moveTo(-length, y)
    for x in (-length, 0.0, length):
        groove.cubicTo(x + length / 4, y - 2 * height, x + length / 4, y - height, x + length / 2, y)
        groove.cubicTo(x + 3 * length / 4, y + height, x + 3 * length / 4, y + 2 * height, x + length, y)
        strand.cubicTo(x + length / 4, y + 2 * height, x + length / 4, y + height, x + length / 2, y)
        strand.cubicTo(x + 3 * length / 4, y - height, x + 3 * length / 4, y - 2 * height, x + length, y)
    stroke(painter, groove, veil(_BURNT, 0.6), style.scaled(3))
    lit = _CARVED_DARK if style.room.dark else _CARVED_LIGHT
    stroke(painter, strand.translated(0, style.scaled(1)), veil(_BURNT, 0.45), style.scaled(3))
    stroke(painter, strand, veil(lit, 0.5), style.scaled(1.6))


def plank(painter: QPainter, style: Style, rect: QRectF) -> None:
    """The shelf that boxes stand on, and its shadow below."""
    painter.fillRect(rect, style.room.plank)
    lay_texture(painter, rect, "wood", 0.35, 2 * style.unit)
    edge = style.scaled(5)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), edge), veil(QColor("#FFE0A0"), 0.24))
    below = QRectF(rect.left(), rect.bottom(), rect.width(), style.scaled(14))
    fade(painter, of_rect(below), veil(_BLACK, 0.55 if style.room.dark else 0.35), veil(_BLACK, 0.05))
    painter.fillRect(QRectF(rect.left(), rect.bottom() - edge / 2, rect.width(), edge / 2), veil(_BLACK, 0.35))


def gates(painter: QPainter, style: Style, rect: QRectF) -> None:
    """The closed gates of the curtain: boards, two iron bands, and the crack between the wings."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    width = style.scaled(160)
    wing = math.ceil(rect.width() / 2 / width)
    for number in range(-wing, wing):
        board = QRectF(rect.center().x() + number * width, rect.top(), width, rect.height())
        painter.fillRect(board, _GATE2 if number % 2 else _GATE)
        lay_texture(painter, board, "wood", 0.3, 1.7 * style.unit, (board.x() + 53 * number, 117 * number))
        joint, lit = style.scaled(3), style.scaled(1)
        painter.fillRect(QRectF(board.x(), rect.top(), joint, rect.height()), veil(_BLACK, 0.6))
        painter.fillRect(QRectF(board.x() + joint, rect.top(), lit, rect.height()), veil(_WHITE, 0.06))
    glow(painter, rect.center().x(), rect.top() + rect.height() * 0.48, rect.width() * 0.42, _HEARTH_DARK, 0.24)
    for share in (0.14, 0.8):
        _iron_band(
            painter, style, QRectF(rect.left(), rect.top() + rect.height() * share, rect.width(), style.scaled(64))
        )
    crack = style.scaled(8)
    painter.fillRect(QRectF(rect.center().x() - crack / 2, rect.top(), crack, rect.height()), QColor("#0A0604"))
    painter.restore()


def _iron_band(painter: QPainter, style: Style, rect: QRectF) -> None:
    shadow(painter, of_rect(rect), Elevation(6, 5, 0.5, 0.5), style.unit)
    painter.fillRect(rect, _IRON)
    lay_texture(painter, rect, "paper", 0.25, style.unit)
    edge = style.scaled(3)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), edge), veil(_WHITE, 0.16))
    painter.fillRect(QRectF(rect.left(), rect.bottom() - edge, rect.width(), edge), veil(_BLACK, 0.55))
    stroke(painter, of_rect(rect), style.room.ink, style.scaled(2))
    gap = style.scaled(120)
    x = rect.center().x() + gap / 2 - gap * math.ceil(rect.width() / 2 / gap)
    while x < rect.right():
        ink(painter, disc(x, rect.center().y(), style.scaled(10)), _RIVET, style.scaled(2), depth=style.scaled(4))
        x += gap
