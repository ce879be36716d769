"""The frieze at the foot of the bar: it grows as the game nears its end, and bears the sign of who has won."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from meadhall.views.look.carving import frieze, sign
from meadhall.views.look.palette import PLAYERS
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Carved
from meadhall.views.widgets import words_of
from meadhall.views.widgets.bubble import Hint

HIGH = 12.0  # measures
_SIGN = 1.3  # radius, in half heights: it stands out above the frieze
_APART = 2.6


class Carving(QWidget):
    """As wide as the bar; higher than the frieze, for the signs."""

    def __init__(self, style: Style, game_id: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._game = game_id
        self._share = 0.0
        self._colours: tuple[int, ...] = ()
        self._hint = Hint(self, style, "", "")

    @property
    def told(self) -> str:
        return self._hint.text

    @property
    def shown(self) -> tuple[float, tuple[int, ...]]:
        """How far it is cut, and whose signs it bears."""
        return self._share, self._colours

    def follow(self, desk: Desk, carved: Carved) -> None:
        """Nothing is painted anew while no knot is added."""
        session, words = desk.session, words_of(desk.style)
        seats = session.result.winners if session.result is not None else ()
        if session.result is None:
            told = words(f"table.carving.{carved.of}", now=carved.now, most=carved.most)
        elif seats:
            told = words("table.carving.won", who=words.listed([session.seats[seat].name for seat in seats]))
        else:
            told = words("table.carving.over")
        self._hint.text = told
        self.setAccessibleName(told)
        share = 1.0 if session.result is not None else min(1.0, carved.now / carved.most)
        shown = share, tuple(session.seats[seat].colour for seat in seats)
        if shown != self.shown:
            self._share, self._colours = shown
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.look.px(HIGH * _SIGN))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        high = self.look.px(HIGH)
        whole = QRectF(0, self.height() - high, self.width(), high)
        frieze(painter, self.look, self._game, whole, self._share)
        radius = self.look.scaled(HIGH / 2 * _SIGN)
        x = whole.center().x() - radius * _APART * (len(self._colours) - 1) / 2
        for colour in self._colours:
            sign(painter, PLAYERS[colour], QPointF(x, self.height() - radius), radius)
            x += radius * _APART
