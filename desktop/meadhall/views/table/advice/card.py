"""The card of a hint: a move and why, or the best three beside each other."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from meadhall.views.look import chrome, controls, states
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering
from meadhall.views.look.richtext import Lines, draw_lines, lines_of
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix, veil
from meadhall.views.text.chances import percent
from meadhall.views.widgets import Label, Press, RichText, aloud, let_go
from meadhall.views.widgets.label import Title

_WIDE = 440  # measures
_MARGIN, _PADDING = 14, 18  # for its shadow; inside the paper
_RAVEN = 40
_TITLE, _TEXT = 17, 14.5
_NUMERAL, _LEFT, _BAR, _FIGURE = 15, 46, 12, 64
_DULL = QColor("#C9A468")


@dataclass(frozen=True)
class Move:
    """As it stands on the card."""

    number: int
    icon: str
    title: str
    reason: str
    chance: float | None = None  # for its bar
    error: float = 0.0


@dataclass(frozen=True)
class Said:
    """All that the card says."""

    title: str
    about: str = ""  # below the title
    moves: tuple[Move, ...] = ()
    text: str = ""  # where there are no moves, or below them
    keys: tuple[tuple[str, str], ...] = ()  # and what they do
    used: str = ""


class HintCard(QWidget):
    """Over the table; what lies below goes on being asked. The keyboard stays where it is."""

    played = Signal(int)  # the number of the move
    closed = Signal()

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self.said = Said("")
        self._column = QVBoxLayout(self)
        around = style.px(_MARGIN) + style.px(_PADDING)
        self._column.setContentsMargins(around, around - style.px(4), around, around - style.px(6))
        self._column.setSpacing(style.px(6))
        self._parts: list[QWidget] = []
        self.rows: list[MoveRow] = []
        self.hide()

    def say(self, said: Said) -> None:
        if said == self.said and self.isVisible():
            return
        self.said = said
        for part in self._parts:
            let_go(part)
        head = _Head(self.look, said, self)
        head.cross.acted.connect(self.closed)
        self.rows = [MoveRow(self.look, move, self) for move in said.moves]
        for row in self.rows:
            row.acted.connect(lambda number=row.proposed.number: self.played.emit(number))
        ink = self.look.room.ink
        text = [RichText(self.look, said.text, _TEXT, self, colour=ink)] if said.text else []
        foot = [_Foot(self.look, said, self)] if said.keys or said.used else []
        self._parts = [head, *self.rows, *text, *foot]
        for part in self._parts:
            self._column.addWidget(part)
            part.show()
        self.setAccessibleName(aloud(self.look, said.title, said.about, said.text))
        self.show()
        self.raise_()

    @property
    def usual(self) -> int:
        """So wide is it where there is room, with its shadow."""
        return self.look.px(_WIDE) + 2 * self.margin

    def widen(self, wide: int, area: QSize) -> bool:
        """To this width, or the area's, and as high as its words are then; whether they all have room."""
        wide = min(wide, area.width())
        self.resize(wide, min(self._column.totalHeightForWidth(wide), area.height()))
        self._column.activate()
        words = (part for part in self.findChildren(QWidget) if isinstance(part, Label | RichText | MoveRow | _Foot))
        return self.text_fits() and all(part.text_fits() for part in words)

    @property
    def margin(self) -> int:
        """Around the paper, for its shadow."""
        return self.look.px(_MARGIN)

    def text_fits(self) -> bool:
        return self.height() >= self._column.totalHeightForWidth(self.width()) - 1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What lies below is not meant."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        margin = self.look.px(_MARGIN)
        painter = QPainter(self)
        smooth(painter)
        chrome.bubble(painter, self.look, QRectF(self.rect()).adjusted(margin, margin, -margin, -margin))


class _Head(QWidget):
    def __init__(self, style: Style, said: Said, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        row = QHBoxLayout(self)
        row.setContentsMargins(style.px(_RAVEN + 10), 0, 0, 0)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addStretch(1)
        lines.addWidget(Title(style, said.title, "display", 21, colour=style.room.ink))
        if said.about:
            lines.addWidget(RichText(style, said.about, 14, self, colour=_weak(style)))
        lines.addStretch(1)
        row.addLayout(lines, 1)
        self.cross = Cross(style, style.words("shell.common.close"), self)
        row.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        self.setMinimumHeight(style.px(_RAVEN + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        radius = self.look.scaled(_RAVEN / 2)
        middle = QPointF(radius + self.look.scaled(1), self.height() / 2)
        states.raven(painter, self.look, middle, radius)


class Cross(Press):
    def sizeHint(self) -> QSize:
        side = max(self.look.px(30), 24)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        _touched(painter, self, QRectF(self.rect()))
        size = self.look.scaled(15)
        middle = QRectF(self.rect()).center()
        mono(painter, "cross", QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), self.look.room.ink)


class _Foot(QWidget):
    """Which keys do what, and how often one has asked."""

    def __init__(self, style: Style, said: Said, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self._said = style, said
        keys = ", ".join(f"{key}: {does}" for key, does in said.keys)
        self.setAccessibleName(aloud(style, keys, said.used))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _wide(self) -> float:
        metrics = self.look.metrics("text", 13.5)
        keys = sum(
            controls.key_cap_width(self.look, key) + self.look.scaled(6 + 16) + metrics.horizontalAdvance(does)
            for key, does in self._said.keys
        )
        return keys + metrics.horizontalAdvance(self._said.used)

    def sizeHint(self) -> QSize:
        return QSize(round(self._wide()), self.look.px(30))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._wide() * 0.8), self.look.px(30))

    def text_fits(self) -> bool:
        return self._wide() <= self.width() + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style, x, middle = self.look, 0.0, self.height() / 2 + self.look.scaled(3)
        painter.fillRect(QRectF(0, 0, self.width(), max(1.0, style.scaled(1))), veil(style.room.ink, 0.18))
        font, weak = style.font("text", 13.5), _weak(style)
        metrics = style.metrics("text", 13.5)
        for key, does in self._said.keys:
            controls.key_cap(painter, style, x, middle, key, style.room.ink)
            x += controls.key_cap_width(style, key) + style.scaled(6)
            width = metrics.horizontalAdvance(does)
            line = QRectF(x, middle - style.scaled(10), width + 2, style.scaled(20))
            lettering(painter, line, does, font, weak, Qt.AlignmentFlag.AlignLeft)
            x += width + style.scaled(16)
        line = QRectF(0, middle - style.scaled(10), self.width(), style.scaled(20))
        lettering(painter, line, self._said.used, font, weak, Qt.AlignmentFlag.AlignRight)


class MoveRow(Press):
    """Its numeral, what it is, a bar for the chance to win, and the reason. A click does it."""

    def __init__(self, style: Style, move: Move, parent: QWidget) -> None:
        words = style.words
        spoken = words("hint.card.spoken", n=move.number, what=move.title)
        super().__init__(style, aloud(style, spoken, move.reason), parent)
        self.proposed = move
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _words(self, width: float) -> tuple[Lines, Lines]:
        room = width - self.look.scaled(_LEFT + 6)
        title = f"[{self.proposed.icon}] {self.proposed.title}" if self.proposed.icon else self.proposed.title
        pixels = (self.look.letters(size) for size in (_TITLE, _TEXT))
        return lines_of(title, room, next(pixels), 1.24), lines_of(self.proposed.reason, room, next(pixels), 1.26)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        title, reason = self._words(width)
        bar = self.look.scaled(_BAR + 8) if self.proposed.chance is not None else 0.0
        return round(title.height + reason.height + bar + self.look.scaled(14))

    def sizeHint(self) -> QSize:
        width = self.look.px(_WIDE - 2 * _PADDING)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.look.px(40))

    def text_fits(self) -> bool:
        across = max(lines.width for lines in self._words(self.width())) <= self.width() - self.look.scaled(_LEFT)
        return across and self.height() >= self.heightForWidth(self.width()) - 1

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style, ink = self.look, self.look.room.ink
        _touched(painter, self, QRectF(self.rect()))
        title, reason = self._words(self.width())
        left, top = style.scaled(_LEFT), style.scaled(6)
        radius = style.scaled(_NUMERAL)
        states.numeral(painter, style, QPointF(radius + style.scaled(6), top + radius), self.proposed.number)
        draw_lines(painter, title, QRectF(left, top, self.width(), title.height), ink)
        top += title.height + style.scaled(4)
        if self.proposed.chance is not None:
            self._paint_bar(painter, left, top, self.proposed.chance)
            top += style.scaled(_BAR + 6)
        draw_lines(painter, reason, QRectF(left, top, self.width(), reason.height), mix(ink, style.room.bubble, 0.2))

    def _paint_bar(self, painter: QPainter, left: float, top: float, chance: float) -> None:
        """From nothing to certain; the whisker is how far the figure may be off beside that of the best."""
        style, room = self.look, self.look.room
        track = QRectF(left, top, self.width() - left - style.scaled(_FIGURE), style.scaled(_BAR))
        painter.fillPath(of_rect(track, style.scaled(_BAR / 2)), veil(room.ink, 0.14))
        filled = QRectF(track.left(), track.top(), max(track.width() * chance, style.scaled(_BAR)), track.height())
        fill = room.gold if self.proposed.number == 1 else _DULL
        path = of_rect(filled, style.scaled(_BAR / 2))
        painter.fillPath(path, fill)
        painter.strokePath(path, veil(room.ink, 0.7))
        if self.proposed.error > 0:
            half = track.width() * min(self.proposed.error, 0.5)
            middle, x = track.center().y(), track.left() + track.width() * chance
            ends = max(track.left(), x - half), min(track.right(), x + half)
            painter.fillRect(QRectF(ends[0], middle - 1, ends[1] - ends[0], 2), veil(room.ink, 0.75))
            for end in ends:
                painter.fillRect(QRectF(end - 1, middle - style.scaled(4), 2, style.scaled(8)), veil(room.ink, 0.75))
        figure = style.words("hint.card.percent", n=percent(chance))
        place = QRectF(track.right(), top - style.scaled(6), style.scaled(_FIGURE - 6), style.scaled(_BAR + 12))
        lettering(painter, place, figure, style.font("bold", 17), room.ink, Qt.AlignmentFlag.AlignRight)


def _touched(painter: QPainter, press: Press, face: QRectF) -> None:
    style, touch = press.look, press.touch
    path = of_rect(face.adjusted(1, 1, -1, -1), style.scaled(7))
    if touch.hovered or touch.pressed:
        painter.fillPath(path, veil(style.room.ink, 0.12 if touch.pressed else 0.07))
    if touch.focused:
        states.focus(painter, style, of_rect(face.adjusted(3, 3, -3, -3), style.scaled(6)))


def _weak(style: Style) -> QColor:
    return mix(style.room.ink, style.room.bubble, 0.3)
