"""The column between the two sides of a battle, on which both dice lie."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.boards.northgard.dice import battle_die
from meadhall.views.look import states
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import ink, lettering, stroke
from meadhall.views.look.palette import ATTACK, INK
from meadhall.views.look.shapes import disc, of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.table.rails.names import Line, name_line

_CREAM = QColor("#FFF3E0")
_DIE = 74


def unrolled(painter: QPainter, style: Style, centre: QPointF, size: float, *, next_: bool) -> None:
    """The place of a die that is still to be rolled; the next one is lit."""
    body = of_rect(QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), size * 0.2)
    painter.fillPath(body, veil(INK, 0.35))
    if next_:
        states.legal(painter, style, body)
    else:
        stroke(painter, body, style.room.line2, style.scaled(1.6), (style.scaled(6), style.scaled(5)))
    half = size * 0.28
    area = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
    mono(painter, "dice", area, style.room.aurora if next_ else style.room.text3)


class DiceColumn(QWidget):
    """Crossed swords, and below them both dice with the names of their owners."""

    def __init__(self, style: Style, names: tuple[str, str], faces: tuple[int, int]) -> None:
        super().__init__()
        self.look, self._names, self._faces = style, names, faces
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(136), self.look.px(330))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(136), self.look.px(300))

    def text_fits(self) -> bool:
        return all(self._name(place)[0].fits for place in range(len(self._names)))

    def _name(self, place: int) -> Line:
        return name_line(self.look, self._names[place], self.width() - 4, 17)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style, middle = self.look, self.width() / 2
        third = self.height() / 3
        radius = min(style.scaled(44), third * 0.4)
        top = third * 0.5
        medal = disc(middle, top, radius)
        ink(painter, medal, ATTACK, style.scaled(3), depth=style.scaled(6))
        half = radius * 0.6
        mono(painter, "crossed", QRectF(middle - half, top - half, 2 * half, 2 * half), _CREAM)
        size = min(style.scaled(_DIE), third - style.scaled(34))
        first = next((place for place, face in enumerate(self._faces) if not face), None)
        for place, face in enumerate(self._faces):
            centre = QPointF(middle, third * (1.42 + place))
            self._paint_die(painter, face, centre, size, place, is_next=place == first)
            below = QRectF(0, centre.y() + size / 2 + style.scaled(5), self.width(), style.scaled(22))
            fitted, text = self._name(place)
            lettering(painter, below, text, fitted.font, style.room.text2)

    def _paint_die(
        self, painter: QPainter, face: int, centre: QPointF, size: float, place: int, *, is_next: bool
    ) -> None:
        if not face:
            unrolled(painter, self.look, centre, size, next_=is_next)
            return
        battle_die(painter, face, centre, size, 4 if place else -5)
