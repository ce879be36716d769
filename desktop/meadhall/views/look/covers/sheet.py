"""The sheet that covers are painted on, with what they share: its size, frames and titles."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from meadhall.views.look import fonts
from meadhall.views.look.ink import fitted, outlined, stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc, polygon, rectangle
from meadhall.views.look.tones import veil

WIDTH, HEIGHT = 372, 470
WHOLE = QRectF(0, 0, WIDTH, HEIGHT)


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
        rect = QRectF(0, y, WIDTH, step)
        # First the edge a little lower: the title stands off the picture.
        outlined(painter, rect.translated(0, 2.5), line, face, edge, edge, 9)
        outlined(painter, rect, line, face, colour, edge, 8)
        y += step


def frame(painter: QPainter, colour: QColor) -> None:
    """A fine line around, with riveted corners."""
    stroke(painter, rectangle(10, 10, WIDTH - 20, HEIGHT - 20), veil(INK, 0.35), 4)
    stroke(painter, rectangle(10, 10, WIDTH - 20, HEIGHT - 20), veil(colour, 0.9), 2.2)
    for x, right in ((10, 1), (WIDTH - 10, -1)):
        for y, down in ((10, 1), (HEIGHT - 10, -1)):
            corner = polygon([(x, y), (x + right * 27, y), (x, y + down * 27)])
            painter.fillPath(corner, colour)
            stroke(painter, corner, veil(INK, 0.8), 1.2)
            painter.fillPath(disc(x + right * 8.5, y + down * 8.5, 3.4), INK)
