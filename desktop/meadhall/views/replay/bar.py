"""The bar above a game that is shown again: which game, where one stands, when it was played and how it ended."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from meadhall.models.replay import ReplaySession
from meadhall.views.look import controls
from meadhall.views.look.style import smooth
from meadhall.views.shell.when import when
from meadhall.views.table.bar import Bar
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Carved
from meadhall.views.table.page import keys
from meadhall.views.widgets import Label, words_of


class ReplayBar(Bar):
    back = Signal()
    scores = Signal()
    share = Signal()

    def __init__(self, desk: Desk, session: ReplaySession, parent: QWidget) -> None:
        super().__init__(desk.style, session.game.id, parent)
        self._desk, self._session = desk, session
        style, row = self.look, self.row
        words = words_of(style)
        row.addSpacing(style.px(18))
        row.addWidget(_Chip(desk, words("replay.title"), self))
        row.addSpacing(style.px(14))
        self._about = Label(style, self._told(), "text", 15, colour=style.room.text2)
        row.addWidget(self._about, 1, Qt.AlignmentFlag.AlignVCenter)
        if session.is_over:
            row.addWidget(self.icon("trophy", "table.button.scores", self.scores, keys.SCORES))
        row.addWidget(self.icon("save", "share.button", self.share, keys.SAVE))
        self.add_help(desk.settings)
        row.addWidget(self.icon("cross", "shell.common.back", self.back))

    def _told(self) -> str:
        words, session = words_of(self.look), self._session
        began = session.played.created
        if not began:
            return ""
        return words("replay.bar.played", when=when(words, began), n=session.length)

    def follow(self, carved: Carved) -> None:
        self.carving.follow(self._desk, carved)
        session, words = self._session, self.look.words
        turn = session.turns[session.turn].number if session.turns and session.lines else 0
        last = session.turns[-1].number if session.turns else 0
        self.turn.set_text(words("replay.bar.turn_of", n=turn, most=last))


class _Chip(QWidget):
    """In gold: this is not the table itself."""

    def __init__(self, desk: Desk, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style = desk.style
        self.text_shown = text
        self.setAccessibleName(text)
        self.setFixedSize(round(style.metrics("bold", 15).horizontalAdvance(text)) + style.px(34), style.px(34))

    def text_fits(self) -> bool:
        return self.look.metrics("bold", 15).horizontalAdvance(self.text_shown) <= self.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        controls.phase_chip(painter, self.look, QRectF(self.rect()).adjusted(1, 2, -1, -2), self.text_shown)
