"""Another game that goes on from a position of one that was played: who sits where. The old one stays as it is."""

from __future__ import annotations

from dataclasses import dataclass
from time import time
from typing import Literal

from PySide6.QtCore import QMargins, QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.models.replay import ReplaySession
from meadhall.views.look.controls import Kind
from meadhall.views.look.ink import stroke
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.replay.preview import Miniature
from meadhall.views.shell.beam import TitleBeam
from meadhall.views.shell.guide import Guide, Page
from meadhall.views.shell.hall import paint_hall
from meadhall.views.shell.setting_up.draft import Draft, Seated
from meadhall.views.shell.setting_up.seats_panel import SeatsPanel
from meadhall.views.table.desk import Desk
from meadhall.views.table.registry import table_game
from meadhall.views.text import Words, speech_for
from meadhall.views.widgets import Button, Label, Panel, RichText, words_of


@dataclass
class Beginning:
    session: ReplaySession
    line: int
    draft: Draft

    @classmethod
    def at(cls, session: ReplaySession, words: Words, undo: Literal["strict", "free"]) -> Beginning:
        """Where one stands. As long as the game is still played, nobody else may take a hand of it."""
        seated = Seated(session.game.id, session.seats, session.agreed)
        return cls(session, session.lines, Draft.going_on(words, seated, undo, owned=not session.is_over))


class GoingOnPage(Page):
    def __init__(self, guide: Guide, style: Style, beginning: Beginning) -> None:
        super().__init__(guide, style)
        self.beginning = beginning
        words = style.words
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        beam = TitleBeam(style, words("replay.band.going_on"), self)
        beam.back.acted.connect(guide.back)
        whole.addWidget(beam)
        columns = QHBoxLayout()
        columns.setContentsMargins(style.px(60), style.px(30), style.px(52), style.px(28))
        columns.setSpacing(style.px(20))
        whole.addLayout(columns, 1)
        self.seats = SeatsPanel(style, beginning.draft, self)
        self.seats.changed.connect(self._look_again)
        columns.addWidget(self.seats, 52)
        columns.addWidget(self._position(), 48)
        self._look_again()

    def _position(self) -> Panel:
        """What it begins with, and the button that begins it."""
        style, words, session = self.look, self.look.words, self.beginning.session
        panel = Panel(style, self, padding=20, radius=14)
        panel.body.addWidget(Label(style, words("replay.going_on.heading"), "name", 26, panel))
        number = next((turn.number for turn in session.turns if self.beginning.line <= turn.end), 0)
        where = words("replay.preview.where", turn=number, n=self.beginning.line)
        about = RichText(style, f"{where}\n{words('replay.going_on.about')}", 17)
        panel.body.addWidget(_Board(style, self.guide, session, self.beginning.line, about, panel), 1)
        self._problem = RichText(style, "", 16, panel, colour=style.room.danger)
        panel.body.addWidget(self._problem)
        self.begin = Button(style, words("replay.going_on.begin"), Kind.PRIMARY, "play", panel, size=20, height=60)
        self.begin.acted.connect(self._begin)
        panel.body.addWidget(self.begin)
        return panel

    def _look_again(self) -> None:
        problem = self.beginning.draft.problem(words_of(self.look))
        self.begin.bar(problem)
        self._problem.set_text(problem)
        self._problem.setVisible(bool(problem))

    def _begin(self) -> None:
        terms = self.beginning.draft.terms(words_of(self.look), int(time()))
        self.guide.go_on(self.beginning.session.going_on(self.beginning.line, terms))

    def kept(self) -> int:
        return self.seats.kept()

    def restore(self, kept: int) -> None:
        self.seats.restore(kept)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_hall(self, self.look)


class _Board(QWidget):
    """The position, as large as the place allows, and below it what is said about it."""

    def __init__(
        self, style: Style, guide: Guide, session: ReplaySession, line: int, about: RichText, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.look, self._session, self._line = style, session, line
        names = [seat.name for seat in session.seats]
        speech = speech_for(session.game.id, words_of(style), names)
        desk = Desk(style, session, guide.settings, speech, parent, session.act)
        self._game = table_game(session, desk)
        self._picture = QPixmap()
        self.about = about
        about.setParent(self)
        self.setMinimumHeight(style.px(180))

    def resizeEvent(self, event: object) -> None:
        said, gap = self.about.heightForWidth(self.width()), self.look.px(12)
        size = self.size().shrunkBy(QMargins(0, 0, 0, said + gap))
        miniature = Miniature(self.look, self._game, size.width() / max(size.height(), 1), self)
        view, dpr = self._session.view_at(self._line), self.devicePixelRatioF()
        self._picture = miniature.drawn(view, size.width(), size.height(), dpr)
        below = round(self._picture.deviceIndependentSize().height()) + gap
        self.about.setGeometry(0, below, self.width(), said)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        size = self._picture.deviceIndependentSize()
        place = QRectF(QPointF((self.width() - size.width()) / 2, 0), size)
        painter.drawPixmap(place.topLeft(), self._picture)
        stroke(painter, of_rect(place, 2), self.look.room.line2, self.look.scaled(2))
