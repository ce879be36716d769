"""A warning before a slip that may cost dear: its number, what it means, and the way on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.views.look.controls import Kind
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering
from meadhall.views.look.palette import DANGER, DANGER_TEXT
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.coach.slip import Slip
from meadhall.views.table.coach.warned import Warned
from meadhall.views.widgets import aloud
from meadhall.views.widgets.label import Title
from meadhall.views.widgets.overlay import walk_round


class WarningNote(Slip):
    """What was about to be done waits for it; whatever else one does instead is as good an answer. It has the keyboard,
    and the way back comes first."""

    acted = Signal()  # all the same
    silenced = Signal()  # and never again
    more = Signal()
    wide = 424
    edge = DANGER
    fills = True

    def __init__(self, style: Style, parent: QWidget, game_id: str, warned: Warned, yes: str) -> None:
        """`yes` is what the action is called."""
        super().__init__(style, parent)
        words, base = style.words, f"coach.{game_id}.{warned.what}"
        own = (words(f"{base}.{part}", **warned.figures) for part in ("title", "text") if warned.said is None)
        self.title, self.text = warned.said or own
        self.number = _Number(self.look, warned.number)
        self.head.addWidget(Title(self.look, self.title, "name", 19), 1)
        self.head.addWidget(self.number, 0, Qt.AlignmentFlag.AlignTop)
        self.say(self.text)
        self.back = self.add_button(words("coach.warning.think"), kind=Kind.PRIMARY)
        self.back.acted.connect(self.closed)
        self.yes = self.add_button(yes)
        self.yes.acted.connect(self.acted)
        self.next_row()
        self.book = self.add_button(words("coach.note.more"), "book")
        self.book.acted.connect(self.more)
        self.enough = self.add_button(words("coach.warning.silence"), "eye-off")
        self.enough.acted.connect(self.silenced)
        self.setAccessibleName(aloud(style, f"{self.title}, {warned.number}", self.text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002  Qt's name
        return walk_round(self, forward=next)


class _Number(QWidget):
    """On a red plate, with the sign of a warning."""

    def __init__(self, style: Style, number: str) -> None:
        super().__init__()
        self.look, self.text_shown = style, number
        self.setAccessibleName(number)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide = self.look.metrics("name", 19).horizontalAdvance(self.text_shown)
        return QSize(round(wide + self.look.scaled(46)), self.look.px(34))

    def text_fits(self) -> bool:
        return self.width() >= self.sizeHint().width()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style = QPainter(self), self.look
        smooth(painter)
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.fillPath(of_rect(face, style.scaled(8)), DANGER)
        size = style.scaled(18)
        mono(painter, "warn", QRectF(style.scaled(9), (self.height() - size) / 2, size, size), DANGER_TEXT)
        words = face.adjusted(style.scaled(32), 0, -style.scaled(8), 0)
        lettering(painter, words, self.text_shown, style.font("name", 19), DANGER_TEXT)
