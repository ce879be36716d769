"""Small things painted on panels: a figure beside its icon, a card as small as a fingernail."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from meadhall.views.look.icons import inline, mono
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.palette import CREAM, INK, PAPER
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style
from meadhall.views.table.game import Figure, Thumb

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
    if figure.leads:
        right = left + figure_width(style, figure, icon, text)
        mono(painter, "trophy", QRectF(right - size, middle - size / 2, size, size), room.accent)


def figure_width(style: Style, figure: Figure, icon: float, text: float) -> float:
    width = style.scaled(icon + 4) + style.metrics("bold", text).horizontalAdvance(figure.text)
    return width + style.scaled(icon + 5) * figure.leads
