"""The four boxes on the shelf."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.rules import GAMES
from meadhall.views.look.covers import HEIGHT, WIDTH, box_margin, box_pixmap
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import BUTTON, lettering, shadow, stroke
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix
from meadhall.views.text import Facts
from meadhall.views.widgets import Fit, Label, Press, RichText, fit

SHELF = ("northgard", "watch", "midgard", "wild")  # as they stand, from the left
_LIFT = 10


def is_carved(game_id: str) -> bool:
    """Whether its rules are in the program."""
    return game_id in GAMES


class Box(Press):
    """A box that rises under the pointer. One that does not exist yet stays where it is and says so."""

    def __init__(self, style: Style, game_id: str, facts: Facts, width: float, parent: QWidget | None = None) -> None:
        """`width` is that of the front, in pixels."""
        super().__init__(style, facts.title, parent)
        self.game_id = game_id
        self._title = facts.title
        self._front = width
        self._lift = style.scaled(_LIFT)
        if is_carved(game_id):
            self.explain(style.words("shell.home.box_hint"))
        else:
            self.bar(style.words("shell.home.soon_hint"))
        margin = box_margin(width)
        height = width * HEIGHT / WIDTH + 2 * margin + self._lift
        self.setFixedSize(QSize(round(width + 2.6 * margin), round(height)))

    @property
    def front(self) -> QRectF:
        """Where the front stands when nobody touches it."""
        margin = box_margin(self._front)
        return QRectF(margin, margin + self._lift, self._front, self._front * HEIGHT / WIDTH)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, touch = self.look, self.touch
        painter = QPainter(self)
        smooth(painter)
        is_lit = touch.focused or (touch.hovered and touch.enabled)
        picture = box_pixmap(style, self.game_id, self._front, self._title, self.devicePixelRatioF(), lit=is_lit)
        painter.drawPixmap(QPointF(0, 0 if is_lit and touch.enabled else self._lift), picture)
        if self.reason:
            self._paint_tag(painter)

    def _tag(self) -> Fit:
        """The words of the slip, in what the front leaves them."""
        text = self.look.words("shell.home.soon")
        return fit(self.look, "bold", 15, text, self.front.width() - self.look.scaled(22))

    def text_fits(self) -> bool:
        return not self.reason or self._tag().fits

    def _paint_tag(self, painter: QPainter) -> None:
        """A slip of paper stuck on the front; its hourglass stays away where there is no room for it."""
        style, front = self.look, self.front
        text, font = style.words("shell.home.soon"), self._tag().font
        words = QFontMetricsF(font).horizontalAdvance(text)
        icon = style.scaled(24) if words + style.scaled(24 + 40) < front.width() else 0.0
        edge = min(style.scaled(12), (front.width() - words - icon) / 2 - style.scaled(4))
        width, height = words + icon + 2 * edge, style.scaled(32)
        slip = QRectF(front.center().x() - width / 2, front.bottom() - height - style.scaled(22), width, height)
        path = of_rect(slip, style.scaled(4))
        shadow(painter, path, BUTTON, style.unit)
        painter.fillPath(path, style.room.paper)
        stroke(painter, path, style.room.ink, style.scaled(1.6))
        tone = mix(style.room.ink, style.room.paper, 0.2)
        left, middle = slip.left() + edge, slip.center().y()
        if icon:
            size = style.scaled(16)
            mono(painter, "hourglass", QRectF(left, middle - size / 2, size, size), tone)
        line = QRectF(left + icon, slip.top(), words, height)
        lettering(painter, line, text, font, tone, Qt.AlignmentFlag.AlignLeft)


class Caption(QWidget):
    """Under a box: the game, for how many and how long, and a line about it."""

    def __init__(self, style: Style, facts: Facts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.px(2))
        room = style.room
        column.addWidget(Label(style, facts.title, "name", 26, self))
        column.addWidget(RichText(style, f"[person] {facts.facts}", 18, self, colour=room.text2))
        column.addWidget(RichText(style, facts.caption, 18, self, colour=room.text2))
        column.addStretch(1)
