"""What hangs on the shelf below a box: the sign of who has won that game last, and how many have been played."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from meadhall.chronicle.trophies import Trophy
from meadhall.views.look.carving import sign
from meadhall.views.look.ink import lettering
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.style import Style, smooth
from meadhall.views.shell.beam import beam_text
from meadhall.views.widgets import words_of
from meadhall.views.widgets.bubble import Hint

_RADIUS, _APART, _TEXT = 15.0, 33.0, 20.0  # measures


class HungTrophy(QWidget):
    def __init__(self, style: Style, trophy: Trophy, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self.trophy = trophy
        self._count = f"×{trophy.games}"
        who = words_of(style).listed([winner.name for winner in trophy.winners])
        last = style.words("shell.home.trophy", who=who) if who else style.words("shell.home.trophy_nobody")
        told = style.words("shell.home.trophy_games", last=last, n=trophy.games)
        self.setAccessibleName(told)
        self.hint = Hint(self, style, told, "")
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        letters = self.look.metrics("name", _TEXT).horizontalAdvance(self._count)
        signs = self.look.scaled(_APART) * len(self.trophy.winners)
        return QSize(round(signs + letters + self.look.scaled(8)), self.look.px(2 * _RADIUS + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style = QPainter(self), self.look
        smooth(painter)
        middle, left = self.height() / 2, style.scaled(_RADIUS + 2)
        for winner in self.trophy.winners:
            sign(painter, PLAYERS[winner.colour], QPointF(left, middle), style.scaled(_RADIUS))
            left += style.scaled(_APART)
        words = QRectF(left - style.scaled(_RADIUS), 0, self.width(), self.height())
        lettering(painter, words, self._count, style.font("name", _TEXT), beam_text(style), Qt.AlignmentFlag.AlignLeft)
