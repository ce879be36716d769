"""The raven's card: what this beat says, what is to be done, and the ways on. Its paper is painted by the veil."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.views.look.controls import Kind
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import contour_line, stroke
from meadhall.views.look.palette import BUBBLE, GOLD_TEXT, INK, ROOMS
from meadhall.views.look.shapes import disc, of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tones import mix
from meadhall.views.text import sentences
from meadhall.views.widgets import Button, Flow, Label, RichText, aloud, let_go
from meadhall.views.widgets.label import Title

WIDTHS = (600, 720, 520)  # measures; the first is the usual one
_PADDING = 20
_RAVEN = 62
_NIGHT = QColor("#33486A")  # behind the raven, as in all games
_SNOW = QColor("#FFF6E2")
_DOT, _APART = 5.4, 19
_MANY, _CLOSER = 8, 14  # of more steps the dots lie closer together


class Reply(NamedTuple):
    """What the raven says to what was just done."""

    text: str
    good: bool = False
    icon: str = ""


class Choice(NamedTuple):
    name: str
    text: str


@dataclass(frozen=True)
class Said:
    """All that stands on the card."""

    title: str
    where: str = ""
    step: int = 0
    steps: int = 0
    says: str = ""
    goal: str = ""
    reply: Reply | None = None
    choices: tuple[Choice, ...] = ()
    next: str = ""
    can_next: bool = True
    can_back: bool = True
    can_skip: bool = True
    skip: str = ""  # what is written on that button, where it is not about skipping
    leave: str = ""  # and on the way out, where it is no lesson
    is_small: bool = False  # out of the way
    is_bare: bool = False  # beside a dialog, which has the keyboard

    @property
    def spoken(self) -> str:
        reply = self.reply.text if self.reply else ""
        parts = (self.title, self.says, self.goal, reply, ", ".join(choice.text for choice in self.choices))
        return sentences(parts)


class Callout(QWidget):
    floats = True

    back = Signal()
    left = Signal()
    skipped = Signal()
    went_on = Signal()
    answered = Signal(str)

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = paper = style.in_room(ROOMS["light"])
        self._said = Said("")
        self._column = QVBoxLayout(self)
        padding = paper.px(_PADDING)
        self._column.setContentsMargins(padding, padding, padding, padding - paper.px(4))
        self._column.setSpacing(paper.px(10))
        self._choices: list[Button] = []
        self._add_head()
        self._says = RichText(paper, "", 18.5, self, line_height=1.36)
        self._goal = _Line(paper, "play", mix(BUBBLE, paper.room.ok, 0.14), paper.room.ok, self)
        self._reply = _Line(paper, "info", mix(BUBBLE, paper.room.danger, 0.1), paper.room.danger, self)
        for line in (self._says, self._goal, self._reply):
            self._column.addWidget(line)
        self._row = Flow(paper.px(2))
        self._column.addWidget(self._row)
        self._add_ways()
        self.setAccessibleName(aloud(style, style.words("table.lesson.card")))

    def _add_head(self) -> None:
        paper, head = self.look, QHBoxLayout()
        head.setSpacing(paper.px(14))
        self._raven = _Raven(paper, self)
        head.addWidget(self._raven)
        names = QVBoxLayout()
        names.setSpacing(0)
        self._title = Title(paper, "", "name", 25)
        self._where = Label(paper, "", "medium", 15, self, colour=paper.room.text3)
        names.addWidget(self._title)
        names.addWidget(self._where)
        head.addLayout(names, 1)
        self._dots = Dots(paper, self)
        head.addWidget(self._dots, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(head)

    def _add_ways(self) -> None:
        paper, words = self.look, self.look.words
        row = QHBoxLayout()
        row.setSpacing(0)
        self._back = Button(paper, words("table.lesson.back"), Kind.SECONDARY, parent=self, size=16)
        self._leave = Button(paper, words("table.lesson.leave"), Kind.SECONDARY, parent=self, size=16)
        self._skip = Button(paper, words("table.lesson.skip"), Kind.SECONDARY, parent=self, size=16)
        self._next = Button(paper, words("table.lesson.next"), Kind.PRIMARY, parent=self, size=16)
        for button, signal in (
            (self._back, self.back),
            (self._leave, self.left),
            (self._skip, self.skipped),
            (self._next, self.went_on),
        ):
            button.acted.connect(signal)
            row.addWidget(button)
        row.insertStretch(2, 1)
        self._column.addLayout(row)

    # What it says

    @property
    def said(self) -> Said:
        return self._said

    def say(self, said: Said) -> None:
        self._said = said
        self._title.set_text(said.title)
        self._where.set_text(said.where)
        self._dots.show_step(said.step, said.steps)
        self._says.set_text(said.says)
        self._goal.set_text(said.goal)
        self._say_reply(said.reply)
        self._offer(() if said.is_small else said.choices)
        self._next.set_text(said.next or self.look.words("table.lesson.next"))
        self._next.setEnabled(said.can_next)
        self._back.setEnabled(said.can_back)
        self._skip.setEnabled(said.can_skip)
        self._skip.set_text(said.skip or self.look.words("table.lesson.skip"))
        self._leave.set_text(said.leave or self.look.words("table.lesson.leave"))
        small = said.is_small
        for widget, is_there in (
            (self._says, bool(said.says) and not small),
            (self._goal, bool(said.goal)),
            (self._reply, said.reply is not None and not (small and said.is_bare)),
            (self._where, not small and not said.is_bare),
            (self._dots, not said.is_bare),
            (self._back, not small and not said.is_bare),
            (self._leave, not said.is_bare),
            (self._skip, not said.is_bare),
            (self._next, not small and not said.is_bare),
        ):
            widget.setVisible(is_there)
        self.setAccessibleDescription(aloud(self.look, said.spoken))

    def _say_reply(self, reply: Reply | None) -> None:
        room = self.look.room
        tone = room.ok if reply is not None and reply.good else room.danger
        usual = "check" if reply is not None and reply.good else "info"
        self._reply.become((reply and reply.icon) or usual, mix(BUBBLE, tone, 0.14), tone)
        self._reply.set_text(reply.text if reply is not None else "")

    def _offer(self, choices: Sequence[Choice]) -> None:
        if [button.text_shown for button in self._choices] == [choice.text for choice in choices]:
            return
        before, self._row = self._row, Flow(self.look.px(2))
        self._column.replaceWidget(before, self._row)
        let_go(before)
        self._choices = []
        for choice in choices:
            button = Button(self.look, choice.text, Kind.SECONDARY, size=17)
            button.acted.connect(lambda name=choice.name: self.answered.emit(name))
            self._row.add(button)
            self._choices.append(button)

        self._row.setVisible(bool(choices))

    @property
    def choices(self) -> Sequence[Button]:
        return self._choices

    @property
    def golden(self) -> Button:
        return self._next

    def take_focus(self) -> None:
        """On what leads on, or on the first answer."""
        offered = (*self._choices, self._next, self._skip, self._leave)
        first = next((one for one in offered if one.isVisible() and one.isEnabled()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def size_at(self, measures: float) -> QSize:
        """Of the whole card at this width."""
        width = self.look.px(measures)
        self._column.invalidate()
        self._column.activate()
        return QSize(width, max(self._column.totalHeightForWidth(width), self._column.totalMinimumSize().height()))


class _Line(QWidget):
    """A sentence in a coloured frame, with an icon before it."""

    def __init__(self, style: Style, icon: str, fill: QColor, tone: QColor, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._icon, self._fill, self._tone = icon, fill, tone
        row = QHBoxLayout(self)
        row.setContentsMargins(style.px(44), style.px(9), style.px(14), style.px(9))
        self._text = RichText(style, "", 17, self, line_height=1.3)
        row.addWidget(self._text)

    def set_text(self, text: str) -> None:
        self._text.set_text(text)

    def become(self, icon: str, fill: QColor, tone: QColor) -> None:
        self._icon, self._fill, self._tone = icon, fill, tone
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style = QPainter(self), self.look
        smooth(painter)
        frame = of_rect(QRectF(self.rect()).adjusted(1, 1, -1, -1), style.scaled(8))
        painter.fillPath(frame, self._fill)
        stroke(painter, frame, self._tone, style.scaled(1.6))
        size = style.scaled(18)
        mono(painter, self._icon, QRectF(style.scaled(15), (self.height() - size) / 2, size, size), self._tone)


class _Raven(QWidget):
    """The guide of all lessons, in its frame."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        side = style.px(_RAVEN)
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        middle = QPointF(self.width() / 2, self.height() / 2)
        paint_raven(painter, self.look, middle, self.width() / 2 - 2)


def paint_raven(painter: QPainter, style: Style, middle: QPointF, radius: float) -> None:
    frame = disc(middle.x(), middle.y(), radius)
    painter.fillPath(frame, INK)
    painter.fillPath(disc(middle.x(), middle.y(), radius * 0.94), mix(BUBBLE, GOLD_TEXT, 0.25))
    painter.fillPath(disc(middle.x(), middle.y(), radius * 0.87), _NIGHT)
    side = radius * 1.22
    mono(painter, "raven", QRectF(middle.x() - side / 2, middle.y() - side * 0.53, side, side), _SNOW)
    contour_line(painter, frame, style.scaled(2))


class Dots(QWidget):
    """How far one has come: 3/7, and a dot for each step."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._step, self._steps = 0, 1

    @property
    def _apart(self) -> float:
        return _CLOSER if self._steps > _MANY else _APART

    def show_step(self, step: int, steps: int) -> None:
        self._step, self._steps = step, max(1, steps)
        self.setAccessibleName(self.look.words("table.lesson.step", n=step, m=self._steps))
        self.setFixedSize(self.look.px(self._apart * self._steps + 4), self.look.px(26))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style = QPainter(self), self.look
        smooth(painter)
        for place in range(self._steps):
            now = place + 1 == self._step
            radius = style.scaled(_DOT * (1.35 if now else 1.0))
            path = disc(style.scaled(self._apart * (place + 0.6)), self.height() / 2, radius)
            painter.fillPath(path, style.room.gold if place < self._step else mix(BUBBLE, INK, 0.12))
            stroke(painter, path, INK if now else mix(BUBBLE, INK, 0.55), style.scaled(1.5))
