"""The four boxes on the shelf."""

from __future__ import annotations

from math import inf

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.views.look import controls
from meadhall.views.look.covers import HEIGHT, WIDTH, box_margin, box_pixmap
from meadhall.views.look.palette import INK
from meadhall.views.look.richtext import lines_of
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import veil
from meadhall.views.text import Facts
from meadhall.views.widgets import IconButton, Label, Press, RichText

SHELF = ("northgard", "watch", "midgard", "wild")  # as they stand, from the left
_LIFT = 10
_BELOW = 0.42  # of the height: there the bubble lies
_GAP, _SMALL = 6, 18  # before the way to the lessons; the letters of all but the name


class Box(Press):
    """A box that rises under the pointer."""

    def __init__(
        self,
        style: Style,
        game_id: str,
        facts: Facts,
        width: float,
        parent: QWidget | None = None,
        learnt: int = 0,
        lessons: int = 0,
    ) -> None:
        """`width` is that of the front, in pixels; so many of its lessons are learnt."""
        super().__init__(style, facts.title, parent)
        self.game_id = game_id
        self.learnt, self._lessons = learnt, lessons
        self._title = facts.title
        self._front = width
        self._lift = style.scaled(_LIFT)
        self.explain(style.words("shell.home.box_hint"))
        margin = box_margin(width)
        height = width * HEIGHT / WIDTH + 2 * margin + self._lift
        self.setFixedSize(QSize(round(width + 2.6 * margin), round(height)))

    @property
    def front(self) -> QRectF:
        """Where the front stands when nobody touches it."""
        margin = box_margin(self._front)
        return QRectF(margin, margin + self._lift, self._front, self._front * HEIGHT / WIDTH)

    def told_of(self) -> QRect:
        """The picture's upper part: below all of the box stands what is to be read about it."""
        front = self.front
        return front.adjusted(0, 0, 0, -front.height() * _BELOW).toRect()

    def paintEvent(self, event: QPaintEvent) -> None:
        style, touch = self.look, self.touch
        painter = QPainter(self)
        smooth(painter)
        is_lit = touch.focused or (touch.hovered and touch.enabled)
        picture = box_pixmap(style, self.game_id, self._front, self._title, self.devicePixelRatioF(), lit=is_lit)
        rise = 0 if is_lit and touch.enabled else self._lift
        painter.drawPixmap(QPointF(0, rise), picture)
        if self.learnt:
            self._paint_progress(painter, self.front.translated(0, rise - self._lift))

    def _paint_progress(self, painter: QPainter, front: QRectF) -> None:
        """On a dark band at its foot: so many lessons are learnt."""
        style = self.look
        high, inset = style.scaled(20), style.scaled(10)
        band = QRectF(front.left(), front.bottom() - high, front.width(), high)
        painter.fillRect(band, veil(INK, 0.72))
        bars = band.adjusted(inset, high * 0.34, -inset, -high * 0.34)
        controls.progress(painter, style, bars, self.learnt, self._lessons)


class Caption(QWidget):
    """Under a box: the game, for how many and how long, a line about it, and the way to its lessons."""

    def __init__(self, style: Style, facts: Facts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.px(2))
        room = style.room
        column.addWidget(Label(style, facts.title, "name", 26, self))
        row = QHBoxLayout()
        row.setSpacing(style.px(_GAP))
        column.addLayout(row)
        texts = QVBoxLayout()
        texts.setSpacing(style.px(2))
        lines = f"[person] {facts.facts}", facts.caption
        for line in lines:
            texts.addWidget(RichText(style, line, _SMALL, self, colour=room.text2))
        row.addLayout(texts, 1)
        self.lessons = IconButton(style, "raven", style.words("shell.learn_game", game=facts.title), self, size=40)
        row.addWidget(self.lessons)
        column.addStretch(1)
        widest = max(lines_of(line, inf, style.letters(_SMALL)).width for line in lines)
        self.least = widest + style.px(_GAP) + self.lessons.sizeHint().width() + 2  # so wide, its lines stay whole
