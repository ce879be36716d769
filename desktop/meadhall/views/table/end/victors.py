"""The banners of those who have won, as tall as the panel, with what they have come to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.icons import inked
from meadhall.views.look.ink import lettering
from meadhall.views.look.palette import Player
from meadhall.views.look.players.heraldry import BEYOND, great_banner
from meadhall.views.look.style import Style, smooth

HIGH, TOTAL = 300, 66
_WIDE, _LESS = 170, 124  # of one banner with its rod, and of each of several
_TOP, _CROWN = 14, 44
_MOST = 3


class Victors(QWidget):
    def __init__(self, style: Style, players: Sequence[Player], totals: Sequence[int]) -> None:
        super().__init__()
        self.look = style
        self._won = list(zip(players, totals, strict=True))[:_MOST]
        self._wide = _WIDE if len(self._won) == 1 else _LESS
        self.setFixedWidth(style.px(len(self._won) * self._wide))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.width(), self.look.px(HIGH * 0.7))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style = QPainter(self), self.look
        smooth(painter)
        high = min(style.scaled(HIGH), self.height() - style.scaled(_TOP + 4))
        top = style.scaled(_TOP) + max(0.0, (self.height() - style.scaled(_TOP) - high) / 2)
        for number, (player, total) in enumerate(self._won):
            cloth = style.scaled(self._wide) / (1 + 2 * BEYOND)
            left = style.scaled(number * self._wide) + cloth * BEYOND
            self._paint_one(painter, QRectF(left, top, cloth, high), player, total)

    def _paint_one(self, painter: QPainter, cloth: QRectF, player: Player, total: int) -> None:
        style = self.look
        great_banner(painter, player, cloth)
        crown = style.scaled(_CROWN)
        middle = cloth.top() + cloth.height() * 0.5
        inked(painter, "glory", QRectF(cloth.center().x() - crown / 2, middle - crown * 1.2, crown, crown))
        text, size = str(total).replace("-", "−"), float(TOTAL)
        while size > 20 and QFontMetricsF(style.font("name", size)).horizontalAdvance(text) > cloth.width() * 0.8:
            size -= 2
        place = QRectF(cloth.left(), middle - style.scaled(4), cloth.width(), style.scaled(TOTAL))
        lettering(painter, place, text, style.font("name", size), player.on, Qt.AlignmentFlag.AlignCenter)
