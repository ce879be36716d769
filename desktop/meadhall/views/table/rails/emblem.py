"""Marks beside words: the banner of a player, an icon. They say nothing aloud: the words do."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.faces import face_on_banner
from meadhall.views.look.icons import inline
from meadhall.views.look.palette import Player
from meadhall.views.look.players.heraldry import banner
from meadhall.views.look.style import Style, smooth


class SeatMark(QWidget):
    def __init__(self, style: Style, player: Player, width: float = 30, bot: str | None = None) -> None:
        """With the face of a character who sits there."""
        super().__init__()
        self.look = style
        self._player, self._wide, self._bot = player, width, bot
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(self._wide * 1.34), self.look.px(self._wide * 1.9))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        width = self.look.scaled(self._wide)
        cloth = QRectF(width * 0.17, width * 0.16, width, width * 1.6)
        banner(painter, self._player, cloth)
        face_on_banner(painter, self._bot, cloth, 0.2)


class IconMark(QWidget):
    def __init__(self, style: Style, icon: str, size: float = 24, colour: QColor | None = None) -> None:
        super().__init__()
        self.look, self._icon = style, icon
        self._colour = colour or style.room.text2
        self.setFixedSize(style.px(size), style.px(size))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        inline(painter, self._icon, QRectF(self.rect()), self._colour)
