"""The faces of the characters whom one meets at the table: a picture for their card, a round medallion for a seat."""

from __future__ import annotations

from types import ModuleType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from meadhall.views.look.drawn.landscape import landscape
from meadhall.views.look.drawn.pen import Pen
from meadhall.views.look.faces import asa, bjarki, eirik, gunnar, hakon, sigvald, torvald, yrsa
from meadhall.views.look.ink import contour_line
from meadhall.views.look.palette import PAPER
from meadhall.views.look.shapes import disc, of_rect
from meadhall.views.look.style import Style

FACES: dict[str, ModuleType] = {
    "eirik": eirik,
    "bjarki": bjarki,
    "torvald": torvald,
    "hakon": hakon,
    "yrsa": yrsa,
    "gunnar": gunnar,
    "asa": asa,
    "sigvald": sigvald,
}

WIDTH, HEIGHT = 290, 240  # of the frame that faces are drawn in
_NOSE = 125  # so far below its top they have their origin
_AROUND, _CLOSE, _SMALL = 88, 74, 16  # so much of a face to every side is seen in a medallion, and in one so small
_RIM = PAPER  # around a face on a banner, which may be as dark as the panel behind it
_PEN, _THINNEST = 3.2, 0.42  # of the contour; in small pictures it stays thick enough to be a contour


def portrait(painter: QPainter, character: str, rect: QRectF, radius: float = 0) -> None:
    """The picture on a card: as high as the rectangle, with as much land at its sides as there is room."""
    scale = rect.height() / HEIGHT
    _face(painter, character, rect, radius, QPointF(rect.center().x(), rect.y() + _NOSE * scale), scale)


def portrait_pixmap(style: Style, character: str, width: float, height: float, radius: float, dpr: float) -> QPixmap:
    """The picture on a card, painted once."""

    def paint(painter: QPainter) -> None:
        portrait(painter, character, QRectF(0, 0, width, height), radius)

    return style.pixmap(("portrait", character, radius), (width, height), paint, dpr)


def medallion_pixmap(style: Style, character: str, radius: float, dpr: float) -> QPixmap:
    """The face in its round frame, painted once; its middle lies in the middle of the picture."""
    half = radius + 2

    def paint(painter: QPainter) -> None:
        medallion(painter, character, QPointF(half, half), radius)

    return style.pixmap(("medallion", character), (2 * half, 2 * half), paint, dpr)


def medallion(painter: QPainter, character: str, centre: QPointF, radius: float) -> None:
    """The face alone, in a round frame."""
    rect = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    scale = radius / (_AROUND if radius > _SMALL else _CLOSE)
    _face(painter, character, rect, radius, QPointF(centre.x(), centre.y() + 10 * scale), scale)
    contour_line(painter, disc(centre.x(), centre.y(), radius), max(1.2, radius / 16))


def face_on_banner(painter: QPainter, bot: str | None, cloth: QRectF, drop: float = 0.55) -> None:
    """Whose banner it is, at its lower end, if it is a character; the face hangs below it by a share of its radius."""
    if bot in FACES:
        radius = cloth.width() * 0.43
        centre = QPointF(cloth.center().x(), cloth.bottom() - radius * (1 - drop))
        painter.fillPath(disc(centre.x(), centre.y(), radius + max(1.4, radius * 0.13)), _RIM)
        medallion(painter, bot, centre, radius)


def _face(painter: QPainter, character: str, rect: QRectF, radius: float, nose: QPointF, scale: float) -> None:
    drawn = FACES[character]
    frame = of_rect(rect, radius)
    landscape(painter, frame, drawn.MOOD, drawn.SEED)
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    pen = Pen(painter, nose, scale)
    pen.pen = _PEN * max(scale, _THINNEST)
    drawn.paint(pen)
    painter.restore()
