"""Under the first sentence of an entry: its picture, or an example that is played step by step, forward and back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from meadhall.almanac.scenes import Played, scenes
from meadhall.views.almanac.picture import BoardPicture
from meadhall.views.look import states
from meadhall.views.look.controls import Kind
from meadhall.views.look.shapes import disc, of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.text.almanac import Almanac
from meadhall.views.widgets import IconButton, RichText

_LINE = 1.36
_DOT, _APART = 4.2, 15


class Figure(QWidget):
    """A picture and what it shows."""

    def __init__(self, style: Style, almanac: Almanac, scene: str, size: float) -> None:
        super().__init__()
        self.look = style
        self._almanac, self._scene = almanac, scene
        caption = almanac.caption(scene)
        self.played = Played(almanac.game_id, scenes(almanac.game_id)[scene])
        self.picture = BoardPicture(style, almanac.game_id, self.played, caption)
        self.caption = RichText(style, caption, size, colour=style.room.text2, line_height=_LINE)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, style.px(2), 0, style.px(4))
        self.column.setSpacing(style.px(7))
        self.column.addWidget(self.picture)
        self.column.addWidget(self.caption)
        self.caption.setVisible(bool(caption))


class Player(Figure):
    """An example: the position after each step comes from the rules. Left and right go through it, too."""

    tried = Signal(object)  # the position from which somebody wants to play on

    def __init__(self, style: Style, almanac: Almanac, scene: str, size: float) -> None:
        super().__init__(style, almanac, scene, size)
        self.step = 0
        self.last = len(self.played.scene.step)
        self.caption.set_colour(style.room.text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._dots = _Dots(style, self.last + 1)
        words = style.words
        self._to_start = IconButton(style, "first", words("almanac.play.start"), self)
        self._back = IconButton(style, "left", words("almanac.play.back"), self)
        self._on = IconButton(style, "right", words("almanac.play.on"), self, kind=Kind.SECONDARY)
        self._to_end = IconButton(style, "skip", words("almanac.play.end"), self)
        row = QHBoxLayout()
        row.setSpacing(style.px(2))
        for button, step in (
            (self._to_start, lambda: 0),
            (self._back, lambda: self.step - 1),
            (self._on, lambda: self.step + 1),
            (self._to_end, lambda: self.last),
        ):
            button.setFocusProxy(self)  # from then on the arrows do the same
            button.acted.connect(lambda step=step: self.go_to(step()))
            row.addWidget(button)
        row.addSpacing(style.px(10))
        row.addWidget(self._dots)
        row.addStretch(1)
        self.try_out = IconButton(style, "hourglass", words("table.sandbox.from_here"), self)
        self.try_out.acted.connect(lambda: self.tried.emit(self.played.at_rest(self.step)))
        row.addWidget(self.try_out)
        self.column.insertLayout(1, row)
        self._show()

    def go_to(self, step: int) -> None:
        step = min(max(step, 0), self.last)
        if step != self.step:
            self.step = step
            self._show()

    def _show(self) -> None:
        self.picture.show_position(self.played.at(self.step), first=self.step == 0)
        told = self._almanac.step(self._scene, self.step) if self.step else self._almanac.caption(self._scene)
        self.caption.set_text(told)
        self.picture.describe(told)
        self._dots.show_step(self.step)
        for button, can in ((self._to_start, self.step), (self._back, self.step)):
            button.setEnabled(bool(can))
        for button in (self._on, self._to_end):
            button.setEnabled(self.step < self.last)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.on_key(event):
            super().keyPressEvent(event)

    def on_key(self, event: QKeyEvent) -> bool:
        """Whether it has been one of its keys."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -self.last, Qt.Key.Key_End: self.last}
        by = steps.get(Qt.Key(event.key()), 0)
        if not by or event.modifiers() not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier):
            return False
        self.go_to(self.step + by)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Where the keyboard is."""
        if self.hasFocus():
            painter = QPainter(self)
            smooth(painter)
            place = QRectF(self.picture.geometry()).adjusted(-2, -2, 2, 2)
            states.focus(painter, self.look, of_rect(place, self.look.scaled(10)))


class _Dots(QWidget):
    """How far one has come."""

    def __init__(self, style: Style, count: int) -> None:
        super().__init__()
        self.look = style
        self._count, self._step = count, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedSize(QSize(style.px(_APART * count), style.px(20)))

    def show_step(self, step: int) -> None:
        self._step = step
        self.setAccessibleName(self.look.words("almanac.play.step", step=step, steps=self._count - 1))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        for place in range(self._count):
            x = self.look.scaled(_APART) * (place + 0.5)
            grown = 1.3 if place == self._step else 1.0
            path = disc(x, self.height() / 2, self.look.scaled(_DOT) * grown)
            painter.fillPath(path, self.look.room.gold if place <= self._step else self.look.room.line2)
