"""Small things painted on panels: a figure beside its icon, a card as small as a fingernail."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from meadhall.views.look.drawn.tokens import defence_shield
from meadhall.views.look.icons import inline, mono
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.palette import CREAM, INK, PAPER
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style
from meadhall.views.look.tones import veil
from meadhall.views.table.game import Figure, Mini, Thumb

_ROOM_FOR_SHIELD, _SMALLEST_SHIELD = 28, 24  # pixels
_LEFT = Qt.AlignmentFlag.AlignLeft


def paint_thumb(painter: QPainter, style: Style, thumb: Thumb, rect: QRectF) -> None:
    """Its picture is a patch of its colour with its icon."""
    card = of_rect(rect, style.scaled(2.5))
    painter.fillPath(card, PAPER)
    painter.save()
    painter.setClipPath(card)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.72), thumb.colour)
    painter.restore()
    stroke(painter, card, INK, style.scaled(1.3))
    size = rect.width() * 0.84
    mono(
        painter, thumb.icon, QRectF(rect.center().x() - size / 2, rect.top() + rect.height() * 0.05, size, size), CREAM
    )


def lay_mini(painter: QPainter, style: Style, mini: Mini, rect: QRectF) -> None:
    """From a picture that is kept."""
    edge = rect.width() * 0.2
    size = rect.size() + QSizeF(2 * edge, 2 * edge)
    key = ("mini", mini.icon, mini.colour.rgba(), mini.figure, mini.mark, mini.dim, style.unit)
    inner = QRectF(QPointF(edge, edge), rect.size())
    dpr = painter.device().devicePixelRatioF()
    picture = style.pixmap(key, size, lambda on: paint_mini(on, style, mini, inner), dpr)
    painter.drawPixmap(rect.topLeft() - QPointF(edge, edge), picture)


def paint_mini(painter: QPainter, style: Style, mini: Mini, rect: QRectF) -> None:
    """A square of its colour; its figure stands on a shield at the lower right, where it can be read."""
    path = of_rect(rect, rect.width() * 0.2)
    painter.fillPath(path, mini.colour)
    if mini.dim:
        painter.fillPath(path, veil(INK, 0.5))
    stroke(painter, path, INK, style.scaled(1.6))
    size = rect.width() * (0.66 if mini.mark else 0.6)
    middle = rect.center() - QPointF(rect.width() * 0.05, rect.height() * 0.06)
    icon = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
    mono(painter, mini.mark or mini.icon, icon, PAPER if mini.dim else INK)
    if rect.width() < _ROOM_FOR_SHIELD:
        return
    shield = max(rect.width() * 0.62, _SMALLEST_SHIELD)
    defence_shield(painter, mini.figure, rect.bottomRight() - QPointF(shield * 0.3, shield * 0.34), shield)


def paint_figure(
    painter: QPainter, style: Style, figure: Figure, left: float, middle: float, icon: float = 21, text: float = 17
) -> None:
    room = style.room
    size = style.scaled(icon)
    colour = room.danger if figure.warns else room.text2
    inline(painter, figure.icon, QRectF(left, middle - size / 2, size, size), colour)
    place = QRectF(left + size + style.scaled(4), middle - size / 2, style.scaled(60), size)
    strong = room.danger if figure.warns else room.text
    lettering(painter, place, figure.text, style.font("bold", text), strong, _LEFT)
