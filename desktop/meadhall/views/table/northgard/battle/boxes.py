"""Boxes under the two sides: what each face of the die would mean."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.boards.northgard.dice import battle_die
from meadhall.views.look.chrome import tinted
from meadhall.views.look.ink import stroke
from meadhall.views.look.palette import Player
from meadhall.views.look.players.heraldry import badge
from meadhall.views.look.richtext import Lines, draw_lines, fitted_lines
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.dialogs.choicebox import BOX_HIGH
from meadhall.views.widgets import aloud

_BEAST = QColor("#4A3A5E")
_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class OutcomeBox(QWidget):
    """A face of the die, and who wins with it."""

    def __init__(self, style: Style, face: int, player: Player | None, text: str) -> None:
        super().__init__()
        self.look, self._face, self._player, self._text = style, face, player, text
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(aloud(style, text))

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(150), self.look.px(BOX_HIGH + 14))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(120), self.sizeHint().height())

    def _words(self) -> QRectF:
        face = self._frame()
        return face.adjusted(self.look.scaled(52), 2, -self.look.scaled(5), -2)

    def _frame(self) -> QRectF:
        edge = self.look.scaled(4)
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def _lines(self) -> Lines:
        return fitted_lines(self._text, self._words(), self.look.letters(14.5), self.look.floor, 1.16)

    def text_fits(self) -> bool:
        lines, words = self._lines(), self._words()
        return lines.height <= words.height() + 2 and lines.width <= words.width() + 1.5

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style, room, frame = self.look, self.look.room, self._frame()
        tone = self._player.base if self._player is not None else _BEAST
        path = of_rect(frame, style.scaled(9))
        painter.fillPath(path, tinted(room, tone))
        stroke(painter, path, tone, style.scaled(2))
        size = style.scaled(34)
        centre = QPointF(frame.left() + style.scaled(26), frame.center().y())
        battle_die(painter, self._face, centre, size)
        if self._player is not None:
            badge(painter, self._player, centre + QPointF(size * 0.46, size * 0.46), style.scaled(8))
        draw_lines(painter, self._lines(), self._words(), room.text, _MIDDLE)
