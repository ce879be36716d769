"""One of several, shown alone until one opens the list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.views.look import chrome, controls
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix
from meadhall.views.widgets.measure import HALO, fit
from meadhall.views.widgets.overlay import Overlay
from meadhall.views.widgets.press import Press
from meadhall.views.widgets.segments import Choice

_SHRINK = 0.75
_ROW = 40
PaintMark = Callable[[QPainter, Any, QRectF], None]


class DropChoice(Press):
    """`chosen` carries the value. `mark` paints a small picture of a value before its words."""

    chosen = Signal(object)

    def __init__(
        self,
        style: Style,
        name: str,
        choices: Sequence[Choice],
        value: Any,
        parent: QWidget | None = None,
        *,
        mark: PaintMark | None = None,
        size: float = 17,
        height: float = 44,
    ) -> None:
        super().__init__(style, name, parent)
        self._name = name
        self.choices = list(choices)
        self.value = value
        self.mark = mark
        self._size, self._height = size, height
        self.acted.connect(self._open)
        self._say()

    def choose(self, value: Any) -> None:
        """Show another value without a signal."""
        self.value = value
        self._say()
        self.update()

    @property
    def shown(self) -> Choice:
        return next(choice for choice in self.choices if choice.value == self.value)

    def _say(self) -> None:
        self.setAccessibleName(f"{self._name}: {self.shown.text}")

    def _open(self) -> None:
        drop_list = _List(self)
        drop_list.taken.connect(self._take)
        drop_list.open()

    def _take(self, value: Any) -> None:
        if value != self.value:
            self.choose(value)
            self.chosen.emit(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.click()
        else:
            super().keyPressEvent(event)

    def around(self) -> float:
        """All of the width that is not words."""
        mark = self.look.scaled(38) if self.mark or self.shown.icon else 0
        return self.look.scaled(14 + 14 + 24) + mark

    def _words_width(self) -> float:
        metrics = self.look.metrics("medium", self._size)
        return max(metrics.horizontalAdvance(choice.text) for choice in self.choices)

    def sizeHint(self) -> QSize:
        halo = 2 * self.look.px(HALO)
        width = round(self.around() + self._words_width()) + 2
        return QSize(width + halo, max(self.look.px(self._height), 28) + halo)

    def minimumSizeHint(self) -> QSize:
        halo = 2 * self.look.px(HALO)
        return QSize(round(self.around() + self._words_width() * _SHRINK) + halo + 4, self.sizeHint().height())

    def text_fits(self) -> bool:
        return fit(self.look, "medium", self._size, self.shown.text, self.face.width() - self.around()).fits

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        face = controls.field(painter, style, self.face, self.touch)
        chevron = style.scaled(16)
        right = face.content.right()
        middle = face.content.center().y()
        mono(painter, "down", QRectF(right - chevron, middle - chevron / 2, chevron, chevron), face.text2)
        line = face.content.adjusted(0, 0, -style.scaled(24), 0)
        paint_choice(painter, style, line, self.shown, self.mark, self._size, face)


def paint_choice(
    painter: QPainter,
    style: Style,
    line: QRectF,
    choice: Choice,
    mark: PaintMark | None,
    size: float,
    face: controls.Face,
) -> None:
    """A choice on one line: its mark or icon, and its words."""
    extent = style.scaled(26)
    place = QRectF(line.left(), line.center().y() - extent / 2, extent, extent)
    if mark:
        mark(painter, choice.value, place)
    elif choice.icon:
        mono(painter, choice.icon, place, style.room.accent)
    if mark or choice.icon:
        line = line.adjusted(style.scaled(38), 0, 0, 0)
    font = fit(style, "medium", size, choice.text, line.width()).font
    lettering(painter, line, choice.text, font, face.text, Qt.AlignmentFlag.AlignLeft)


class _List(Overlay):
    """All choices, below the field or above it, over whatever lies there."""

    taken = Signal(object)

    def __init__(self, drop: DropChoice) -> None:
        super().__init__(drop.look, drop.window(), drop.accessibleName(), dim=0)
        style = drop.look
        self._drop = drop
        column = QVBoxLayout()
        self._sheet = QWidget(self)
        self._sheet.setLayout(column)
        pad = style.px(6)
        column.setContentsMargins(pad, pad, pad, pad)
        column.setSpacing(0)
        self._rows = [_Row(drop, choice, self._sheet) for choice in drop.choices]
        for row in self._rows:
            column.addWidget(row)
            row.acted.connect(self._take)

    def open(self) -> None:
        super().open()
        drop, style = self._drop, self.look
        window = self.over
        halo = style.px(HALO)
        top_left = drop.mapTo(window, QPoint(halo, 0))
        height = self._sheet.sizeHint().height()
        width = max(drop.width() - 2 * halo, self._sheet.sizeHint().width())
        below = top_left.y() + drop.height() + height <= window.height()
        y = top_left.y() + drop.height() - halo + 2 if below else max(0, top_left.y() + halo - height - 2)
        x = min(top_left.x(), window.width() - width - halo)
        self._sheet.setGeometry(QRect(x, y, width, height))

    def first_focus(self) -> QWidget:
        return next(row for row in self._rows if row.choice.value == self._drop.value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close_layer()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        room = self.look.room
        chrome.panel(painter, self.look, QRectF(self._sheet.geometry()), fill=room.raised, line_colour=room.line2)

    def _take(self) -> None:
        row = self.sender()
        self.close_layer()
        if isinstance(row, _Row):
            self.taken.emit(row.choice.value)


class _Row(Press):
    def __init__(self, drop: DropChoice, choice: Choice, parent: QWidget) -> None:
        super().__init__(drop.look, choice.text, parent)
        self._drop = drop
        self.choice = choice
        if choice.hint:
            self.explain(choice.hint)

    @property
    def face(self) -> QRectF:
        return QRectF(self.rect())

    def sizeHint(self) -> QSize:
        width = self.look.metrics("medium", 17).horizontalAdvance(self.choice.text)
        return QSize(round(width + self._drop.around()), max(self.look.px(_ROW), 36))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            event.ignore()  # the list moves on
        else:
            super().keyPressEvent(event)

    def text_fits(self) -> bool:
        return self.width() >= self.sizeHint().width() - 1

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        painter = QPainter(self)
        smooth(painter)
        room = style.room
        is_chosen = self.choice.value == self._drop.value
        if is_chosen or self.touch.hovered or self.hasFocus():
            tone = mix(room.raised, room.gold, 0.45 if self.hasFocus() else 0.22)
            painter.fillPath(of_rect(self.face, style.scaled(6)), tone)
        line = self.face.adjusted(style.scaled(8), 0, -style.scaled(24), 0)
        face = controls.Face(line, room.text, room.text2)
        paint_choice(painter, style, line, self.choice, self._drop.mark, 17, face)
        if is_chosen:
            size = style.scaled(16)
            right = self.face.right() - style.scaled(8)
            mono(painter, "check", QRectF(right - size, line.center().y() - size / 2, size, size), room.accent)
