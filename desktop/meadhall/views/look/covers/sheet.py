"""The sheet that covers are painted on: its size, and the title of the game over the art."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from meadhall.views.look import fonts
from meadhall.views.look.ink import fitted, outlined
from meadhall.views.look.palette import CREAM, INK

WIDTH, HEIGHT = 372, 470


def title_lines(title: str) -> list[str]:
    """A title on one line or two; two are cut where they come out most alike."""
    words = title.split()
    if len(title) <= 11 or len(words) < 2:
        return [title]
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(len(cut[0]), len(cut[1]))))


def title(painter: QPainter, text: str, colour: QColor, edge: QColor, *, size: float = 44, top: float = 28) -> None:
    """The name of the game over the art, as large as it fits."""
    lines = title_lines(text)
    face = fonts.font("display", size, 0.5)
    for line in lines:
        face = fitted(face, line, WIDTH - 56, 20)
    step = face.pixelSize() * 1.18
    y = top if len(lines) > 1 else top + step * 0.4
    for line in lines:
        outlined(painter, QRectF(0, y, WIDTH, step), line, face, colour, edge, 9, fall=1.6)
        y += step


def ribbon_title(painter: QPainter, text: str) -> None:
    """The name of the comic game, on the ribbon that its cover has for it."""
    painter.save()
    painter.translate(WIDTH / 2, 70)
    painter.rotate(-4)
    face = fitted(fonts.font("comic", 56), text, 290, 24)
    outlined(painter, QRectF(-158, -40, 316, 80), text, face, CREAM, INK, 8, fall=1.8)
    painter.restore()
