"""The coach's note: a thing that is new to whoever looks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.views.look import states
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.coach.slip import MARGIN, PADDING, Slip
from meadhall.views.widgets import Label, aloud

_RAVEN = 36


class CoachNote(Slip):
    """The keyboard stays where it is; Tab comes to its buttons after all others."""

    more = Signal()

    def __init__(self, style: Style, parent: QWidget, title: str, text: str) -> None:
        super().__init__(style, parent)
        paper, words = self.look, style.words
        self.title, self.text = title, text
        self.head.addSpacing(paper.px(_RAVEN + 10))
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(Label(paper, title, "name", 19, self))
        names.addWidget(Label(paper, words("coach.note.new"), "bold", 13.5, self, colour=paper.room.info))
        self.head.addLayout(names, 1)
        self.say(text)
        self.book = self.add_button(words("coach.note.more"), "book")
        self.book.acted.connect(self.more)
        self.enough = self.add_button(words("coach.note.enough"), "eye-off")
        self.enough.acted.connect(self.closed)
        self.setAccessibleName(aloud(style, f"{words('coach.note.new')}: {title}", text))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        smooth(painter)
        margin, half = self.look.px(MARGIN + PADDING), self.look.scaled(_RAVEN / 2)
        states.raven(painter, self.look, QPointF(margin + half, margin + half - self.look.scaled(2)), half)
