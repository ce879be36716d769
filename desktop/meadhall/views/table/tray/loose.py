"""Things that lie together and can be dragged away: dice, food, barrels."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.ink import stroke
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.widgets import aloud

_SIZE, _STEP = 34, 44
_BESIDE = 4
_FAR = 8  # pixels: less is a click

PaintItem = Callable[[QPainter, Style, Hashable, QPointF, float], None]


def paint_once(painter: QPainter, style: Style, paint: PaintItem, item: Hashable, centre: QPointF, size: float) -> None:
    """From a picture that is kept."""
    side = size * 1.3
    middle = QPointF(side / 2, side / 2)
    dpr = painter.device().devicePixelRatioF()
    key = ("loose", paint, item, size)
    picture = style.pixmap(key, (side, side), lambda on: paint(on, style, item, middle, size), dpr)
    painter.drawPixmap(centre - middle, picture)


class Sign(QWidget):
    """One such thing, beside the number of them."""

    def __init__(self, style: Style, paint: PaintItem, item: Hashable) -> None:
        super().__init__()
        self.look, self._paint, self._item = style, paint, item
        self.setFixedSize(style.px(34), style.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        centre = QRectF(self.rect()).center()
        paint_once(QPainter(self), self.look, self._paint, self._item, centre, self.look.scaled(26))


class _Flying(QWidget):
    """What is being dragged, under the pointer."""

    def __init__(self, style: Style, paint: PaintItem, item: Hashable, over: QWidget) -> None:
        super().__init__(over)
        self.look, self._paint, self._item = style, paint, item
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(style.px(56), style.px(56))

    def follow(self, at: QPoint) -> None:
        over = self.parentWidget()
        assert over is not None
        self.move(over.mapFromGlobal(at) - self.rect().center())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        centre = QRectF(self.rect()).center()
        paint_once(QPainter(self), self.look, self._paint, self._item, centre, self.look.scaled(_SIZE + 6))


class Loose(QWidget):
    dropped = Signal(object, QPoint)  # an item, and where on the screen
    clicked = Signal(object)

    def __init__(self, style: Style, paint: PaintItem, rows: int) -> None:
        super().__init__()
        self.look, self._paint, self._rows = style, paint, rows
        self.items: tuple[Hashable, ...] = ()  # as they lie
        self._held: Hashable | None = None  # what is pressed
        self._pressed = QPoint()
        self._flying: _Flying | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def lay(self, items: Sequence[Hashable], name: str) -> None:
        """These, and how they are read aloud."""
        self.items = tuple(items)
        self.setAccessibleName(aloud(self.look, name))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(_STEP * _BESIDE + 8), self.look.px(_STEP * self._rows + 8))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(_STEP * 3), self.sizeHint().height())

    def _step(self) -> float:
        """Many things lie closer."""
        columns = -(-len(self.items) // self._rows)
        return min(self.look.scaled(_STEP), (self.width() - self.look.scaled(8)) / max(columns, _BESIDE))

    def centre(self, number: int) -> QPointF:
        step = self._step()
        columns = max(int((self.width() - self.look.scaled(8)) / step), 1)
        row, column = divmod(number, columns)
        left = (self.width() - step * columns) / 2
        return QPointF(left + step * (column + 0.5), self.look.scaled(4) + self.look.scaled(_STEP) * (row + 0.5))

    def _at(self, point: QPointF) -> Hashable | None:
        reach = self.look.scaled(_STEP) / 2
        near = (
            item
            for number, item in enumerate(self.items)
            if abs(self.centre(number).x() - point.x()) < reach and abs(self.centre(number).y() - point.y()) < reach
        )
        return next(near, None)

    # Dragging

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._held = self._at(event.position())
        self._pressed = event.globalPosition().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is None:
            return
        at = event.globalPosition().toPoint()
        if self._flying is None and (at - self._pressed).manhattanLength() > _FAR:
            self._flying = _Flying(self.look, self._paint, self._held, self.window())
        if self._flying is not None:
            self._flying.follow(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        held, flying = self._held, self._flying
        self._held = self._flying = None
        if flying is not None:
            flying.hide()
            flying.deleteLater()
        if held is None:
            return
        if flying is None:
            self.clicked.emit(held)
        else:
            self.dropped.emit(held, event.globalPosition().toPoint())

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        plate = of_rect(QRectF(self.rect()).adjusted(1, 1, -1, -1), style.scaled(10))
        painter.fillPath(plate, veil(INK, 0.32 if style.room.dark else 0.12))
        stroke(painter, plate, style.room.line2, style.scaled(1.2), (style.scaled(5), style.scaled(5)))
        for number, item in enumerate(self.items):
            paint_once(painter, style, self._paint, item, self.centre(number), style.scaled(_SIZE))
