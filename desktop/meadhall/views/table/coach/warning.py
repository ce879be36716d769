"""A warning before a slip that may cost dear: its number, what it means, and what one can do about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from meadhall.views.look.controls import Kind
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering
from meadhall.views.look.palette import DANGER, DANGER_TEXT
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.coach.warned import Warned
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.widgets import RichText, aloud


class WarningSheet(Sheet):
    def __init__(
        self,
        desk: Desk,
        warned: Warned,
        yes: str,
        act: Callable[[], object],
        silence: Callable[[], object],
        more: Callable[[], object],
    ) -> None:
        """`yes` is what the action is called."""
        words, base = desk.style.words, f"coach.{desk.session.game.id}.{warned.what}"
        super().__init__(desk, aloud(desk.style, words(f"{base}.title", **warned.figures)), width=780)
        row = QHBoxLayout()
        row.setSpacing(desk.style.px(16))
        row.addWidget(_Number(desk.style, warned.number), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(RichText(desk.style, words(f"{base}.text", **warned.figures), 17), 1)
        self.body.addLayout(row)
        self.add_button(words("coach.note.more"), more, icon="book")
        self.add_button(words("coach.warning.silence"), lambda: (silence(), act()), icon="eye-off")
        self.add_button(yes, act)
        self.add_button(words("coach.warning.think"), kind=Kind.PRIMARY)


class _Number(QWidget):
    """On a red plate, with the sign of a warning."""

    def __init__(self, style: Style, number: str) -> None:
        super().__init__()
        self.look, self.text_shown = style, number
        self.setAccessibleName(number)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide = self.look.metrics("name", 24).horizontalAdvance(self.text_shown)
        return QSize(round(wide + self.look.scaled(58)), self.look.px(46))

    def text_fits(self) -> bool:
        return self.width() >= self.sizeHint().width()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style = QPainter(self), self.look
        smooth(painter)
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.fillPath(of_rect(face, style.scaled(9)), DANGER)
        size = style.scaled(22)
        mono(painter, "warn", QRectF(style.scaled(12), (self.height() - size) / 2, size, size), DANGER_TEXT)
        words = face.adjusted(style.scaled(40), 0, -style.scaled(10), 0)
        lettering(painter, words, self.text_shown, style.font("name", 24), DANGER_TEXT)
