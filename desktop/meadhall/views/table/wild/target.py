"""What can be attacked, as it stands on the board: a building with all that lies on it, an Undead, the dragon."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.boards.kit.canvas import Canvas, Stamps
from meadhall.views.boards.wild.lots import house
from meadhall.views.boards.wild.pieces import Lot
from meadhall.views.boards.wild.signs import cornered
from meadhall.views.look import states
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.text.words import Words
from meadhall.views.widgets import HALO, Press

LARGE, SMALL = 150, 80  # measures: as wide as they are where there are few, and where there are many
_TALL = 1.12  # of what is wide
_SHADOW = 13  # measures around what stands there
_HOUSE = 130.0  # units of the board: as wide as one is painted there


def target_size(style: Style, wide: float) -> QSize:
    """With the margin of what can be pressed."""
    halo = 2 * style.px(HALO)
    return QSize(style.px(wide) + halo, style.px(wide * _TALL) + halo)


class TargetButton(Press):
    def __init__(self, style: Style, words: Words, lot: Lot, name: str, topic: str, wide: float) -> None:
        super().__init__(style, name)
        self._words, self._lot, self._name, self._wide = words, lot, name, wide
        self._chosen = False
        self.explain(name)
        self.about = (topic,)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def choose(self, chosen: bool) -> None:
        if chosen is not self._chosen:
            self._chosen = chosen
            said = self.look.words("table.actions.chosen") if chosen else ""
            self.setAccessibleName(". ".join(filter(None, (self._name, said))))
            self.update()

    def bar(self, reason: str, rule: str = "") -> None:
        """What it is stands before why not."""
        super().bar(reason, rule)
        self.explain(f"**{self._name}**\n{reason}" if reason else self._name, rule)

    def sizeHint(self) -> QSize:
        return target_size(self.look, self._wide)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def text_fits(self) -> bool:
        return True  # a name without room is said by the bubble

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style, face, touch = self.look, self.face, self.touch
        key = ("target", self._lot, style.unit, self._words.language)
        picture = style.pixmap(key, QSizeF(self.size()), self._paint, self.devicePixelRatioF())
        painter.drawPixmap(0, 0, picture)
        path = of_rect(face, cornered(face))
        if not touch.enabled:
            painter.fillPath(path, veil(style.room.panel, 0.5))
        if self._chosen:
            states.selected(painter, style, path)
        elif touch.enabled:
            (states.hovered if touch.hovered else states.legal)(painter, style, path)
        if touch.focused:
            states.focus(painter, style, path)

    def _paint(self, painter: QPainter) -> None:
        _stand(painter, self, self.look, self.face, self._lot, self._words)


class Standing(QWidget):
    """What is attacked already."""

    def __init__(self, style: Style, words: Words, lot: Lot, name: str, topic: str, wide: float) -> None:
        super().__init__()
        self.look, self._words, self._lot = style, words, lot
        self.about = (topic,)
        self.setAccessibleName(name)
        self.setFixedSize(style.px(wide), style.px(wide * _TALL))

    def paintEvent(self, event: QPaintEvent) -> None:
        key = ("standing", self._lot, self.look.unit, self._words.language)
        picture = self.look.pixmap(key, QSizeF(self.size()), self._paint, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint(self, painter: QPainter) -> None:
        room = self.look.scaled(_SHADOW)
        face = QRectF(self.rect()).adjusted(room, room * 0.8, -room, -room * 1.4)
        _stand(painter, self, self.look, face, self._lot, self._words)


def _stand(painter: QPainter, on: QWidget, style: Style, face: QRectF, lot: Lot, words: Words) -> None:
    """As the board shows it, in the size of a widget."""
    smooth(painter)
    dpr, zoom = on.devicePixelRatioF(), face.width() / _HOUSE
    canvas = Canvas(painter, Stamps(style.of_a_board(), dpr * zoom, dpr))
    painter.scale(zoom, zoom)
    house(canvas, QRectF(face.topLeft() / zoom, face.size() / zoom), lot, words)
