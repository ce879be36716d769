"""The banner of a player as a widget."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.heraldry import banner
from meadhall.views.look.palette import Player
from meadhall.views.look.style import Style, smooth


class SeatMark(QWidget):
    def __init__(self, style: Style, player: Player, width: float = 30) -> None:
        super().__init__()
        self.look = style
        self._player, self._wide = player, width
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(self._wide * 1.34), self.look.px(self._wide * 1.9))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        width = self.look.scaled(self._wide)
        banner(painter, self._player, QRectF(width * 0.17, width * 0.16, width, width * 1.6))
