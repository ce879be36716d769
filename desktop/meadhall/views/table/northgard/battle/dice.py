"""The battle die, and the column between the two sides on which both lie."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.rules.northgard.data import FACES
from meadhall.views.look import states
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import PIECE, ink, lettering, shadow, stroke
from meadhall.views.look.palette import ATTACK, INK
from meadhall.views.look.shapes import disc, line, of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.table.dialogs.tumble import Tumble
from meadhall.views.table.rails.names import Line, name_line

_BONE = QColor("#DDB566")
_CREAM = QColor("#FFF3E0")
_PLACES = {
    1: ((0.0, 0.0, 0.62),),
    2: ((-0.18, -0.17, 0.46), (0.18, 0.17, 0.46)),
    3: ((-0.22, -0.22, 0.38), (0.22, -0.22, 0.38), (0.0, 0.2, 0.38)),
}
_DIE = 74


def battle_die(painter: QPainter, face: int, centre: QPointF, size: float, angle: float = 0) -> None:
    """Axes for points, skulls for casualties; on the choice face a stroke between them."""
    printed = FACES[face - 1]
    icons = ["axe"] * printed.points + ["skull"] * printed.casualties
    painter.save()
    painter.translate(centre)
    painter.rotate(angle)
    body = of_rect(QRectF(-size / 2, -size / 2, size, size), size * 0.2)
    shadow(painter, body, PIECE, size / 40)
    ink(painter, body, _BONE, max(1.4, size / 26), depth=size * 0.09)
    for name, (x, y, share) in zip(icons, _PLACES[len(icons)], strict=True):
        half = share * size / 2
        mono(painter, name, QRectF(x * size - half, y * size - half, 2 * half, 2 * half), INK)
    if printed.choice:
        stroke(painter, line((size * 0.26, -size * 0.26), (-size * 0.26, size * 0.26)), veil(INK, 0.75), size * 0.05)
    painter.restore()


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

    def __init__(self, style: Style, names: tuple[str, str], faces: tuple[int, int], *, rolls: bool) -> None:
        super().__init__()
        self.look, self._names, self._faces = style, names, faces
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._tumble = Tumble(self)
        if rolls:
            self._tumble.start(style.motion)

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
        if self._tumble.goes_on:
            rolling, swing = self._tumble.die(face, place, len(FACES))
            battle_die(painter, rolling, centre, size, swing)
        else:
            battle_die(painter, face, centre, size, 4 if place else -5)
