"""The dice on the tray of a battle: large, each can be chosen by a click or by the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.rules.midgard.data import DIE_NAMES
from meadhall.rules.midgard.state import Rolled, symbol
from meadhall.views.boards.midgard.dice import rolled as paint_die
from meadhall.views.look import states
from meadhall.views.look.ink import stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.textures import texture
from meadhall.views.table.midgard.fighting.dice import faces_of
from meadhall.views.text.midgard.voice import Voice
from meadhall.views.widgets import Press

_DIE, _EDGE = 74, 12
_BESIDE = 4  # dice in a row, where there are two rows
_WOOD = QColor("#6B4A2E")


class DieButton(Press):
    """Chosen, it has a golden frame."""

    def __init__(self, style: Style, die: Rolled, place: int, name: str, parent: QWidget) -> None:
        super().__init__(style, name, parent)
        self.die, self._place = die, place
        self.setCheckable(True)
        side = style.px(_DIE + 2 * _EDGE)
        self.setFixedSize(side, side)

    def text_fits(self) -> bool:
        return True  # it has none

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style, centre, size = self.look, QRectF(self.rect()).center(), self.look.scaled(_DIE)
        angle = (self._place * 5 % 9) - 4
        key = ("viking die", self.die.kind, symbol(self.die), angle)
        whole = QRectF(self.rect()).size()
        picture = style.pixmap(
            key, whole, lambda on: paint_die(on, self.die, centre, size, angle), self.devicePixelRatioF()
        )
        painter.drawPixmap(0, 0, picture)
        half = size / 2 + style.scaled(4)
        frame = of_rect(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), style.scaled(16))
        if self.isChecked():
            states.selected(painter, style, frame)
        elif self.touch.enabled:
            (states.hovered if self.touch.hovered else states.legal)(painter, style, frame)
        if self.touch.focused:
            states.focus(painter, style, frame)


class DiceTray(QWidget):
    """A wooden bowl with the dice in one row or two."""

    changed = Signal()  # others are chosen

    def __init__(self, style: Style, voice: Voice, rolled: Sequence[Rolled], *, chosen: bool) -> None:
        """`chosen`: dice can be chosen."""
        super().__init__()
        self.look = style
        self.dice = [self._die(voice, die, place, chosen=chosen) for place, die in enumerate(rolled)]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(voice.say("page.battle.tray"))

    def _die(self, voice: Voice, die: Rolled, place: int, *, chosen: bool) -> DieButton:
        name = voice.say(
            "page.battle.die", weapon=voice.term(f"die.{DIE_NAMES[die.kind]}"), face=voice.say(f"face.{symbol(die)}")
        )
        button = DieButton(self.look, die, place, name, self)
        button.setEnabled(chosen)
        button.explain(faces_of(voice, die.kind))
        button.toggled.connect(lambda on: self.changed.emit())
        return button

    @property
    def chosen(self) -> tuple[int, ...]:
        return tuple(place for place, die in enumerate(self.dice) if die.isChecked())

    def choose(self, places: Sequence[int]) -> None:
        """Signals once."""
        for place, die in enumerate(self.dice):
            die.blockSignals(True)
            die.setChecked(place in places)
            die.blockSignals(False)
            die.update()
        self.changed.emit()

    @property
    def _rows(self) -> int:
        return 1 if len(self.dice) <= _BESIDE else 2

    def sizeHint(self) -> QSize:
        side = _DIE + 2 * _EDGE
        return QSize(self.look.px(side * _BESIDE + 24), self.look.px(side * 2 + 20))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        side, columns = self.look.px(_DIE + 2 * _EDGE), -(-len(self.dice) // self._rows)
        top = (self.height() - side * self._rows) // 2
        for place, die in enumerate(self.dice):
            row, column = divmod(place, max(columns, 1))
            in_row = min(columns, len(self.dice) - row * columns)
            die.move((self.width() - side * in_row) // 2 + column * side, top + row * side)

    def paintEvent(self, event: QPaintEvent) -> None:
        size = QRectF(self.rect()).size()
        picture = self.look.pixmap(
            ("dice tray", self.look.room.name, self.look.unit), size, self._paint_bowl, self.devicePixelRatioF()
        )
        painter = QPainter(self)
        painter.drawPixmap(0, 0, picture)

    def _paint_bowl(self, painter: QPainter) -> None:
        style, inset = self.look, self.look.scaled(4)
        bowl = of_rect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), style.scaled(20))
        painter.fillPath(bowl, _WOOD.darker(150))
        texture(painter, bowl, "wood", 0.3, style.unit)
        stroke(painter, bowl, INK, style.scaled(3))
        rim = inset + style.scaled(6)
        inner = of_rect(QRectF(self.rect()).adjusted(rim, rim, -rim, -rim), style.scaled(15))
        stroke(painter, inner, _WOOD.lighter(125), style.scaled(2))


class DiceRow(QWidget):
    """Small dice in a row, to be read."""

    def __init__(self, style: Style, voice: Voice, rolled: Sequence[Rolled], size: float = 30) -> None:
        super().__init__()
        self.look, self._rolled, self._size = style, tuple(rolled), size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(voice.say("page.battle.tray"))

    def sizeHint(self) -> QSize:
        step = self._size + 7
        return QSize(self.look.px(step * len(self._rolled) + 4), self.look.px(step + 6))

    def paintEvent(self, event: QPaintEvent) -> None:
        size = QRectF(self.rect()).size()
        dpr = self.devicePixelRatioF()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self.look.pixmap(("dice row", self._rolled), size, self._paint, dpr))

    def _paint(self, painter: QPainter) -> None:
        smooth(painter)
        step, size = self.look.scaled(self._size + 7), self.look.scaled(self._size)
        for place, die in enumerate(self._rolled):
            paint_die(painter, die, QPointF(step * (place + 0.5), self.height() / 2), size)
