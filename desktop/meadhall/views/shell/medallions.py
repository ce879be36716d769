"""The faces of the characters at a table, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.faces import FACES, medallion_pixmap
from meadhall.views.look.style import Style

_WIDE = 48


class Medallions(QWidget):
    """Of whom the names say already that they are there."""

    def __init__(self, style: Style, bots: Sequence[str | None], parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._faces = [bot for bot in bots if bot in FACES]
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(_WIDE) * len(self._faces), self.look.px(_WIDE))

    def minimumSizeHint(self) -> QSize:
        """Where there is little room they overlap."""
        return QSize(self.look.px(_WIDE) if self._faces else 0, self.look.px(_WIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, wide = QPainter(self), self.look.px(_WIDE)
        radius = wide / 2 - 3
        step = min(wide, (self.width() - wide) / max(len(self._faces) - 1, 1))
        for at, face in enumerate(self._faces):
            picture = medallion_pixmap(self.look, face, radius, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(at * step + 1, 1), picture)
