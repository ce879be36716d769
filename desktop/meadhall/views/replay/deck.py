"""The deck below the board: the course of the game, and the buttons to go through it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.models.replay import ReplaySession
from meadhall.views.look import chrome
from meadhall.views.replay.playing import SPEEDS, Playing
from meadhall.views.replay.scrub import Scrub
from meadhall.views.replay.transport import Transport
from meadhall.views.table.desk import Desk


class Deck(QWidget):
    def __init__(self, desk: Desk, session: ReplaySession, playing: Playing, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style = desk.style
        self._session, self._playing = session, playing
        column = QVBoxLayout(self)
        column.setContentsMargins(style.px(10), style.px(4), style.px(10), style.px(6))
        column.setSpacing(0)
        self.scrub = Scrub(desk, session, self)
        self.transport = Transport(style, session, playing.speed, self)
        column.addWidget(self.scrub, 1)
        column.addWidget(self.transport)
        ways = {
            "start": playing.start,
            "turn_back": lambda: playing.turn(-1),
            "back": playing.back,
            "on": playing.on,
            "turn_on": lambda: playing.turn(1),
            "end": playing.end,
        }
        self.transport.went.connect(lambda name: ways[name]())
        self.transport.played.connect(playing.toggle)
        self.transport.sped.connect(playing.set_speed)
        self.transport.sought.connect(playing.seek)
        self.transport.picked.connect(self.scrub.show_kind)
        playing.changed.connect(self.follow)

    @property
    def kind(self) -> str:
        """Of the marks that are looked for; empty: of any."""
        return self.transport.kinds.value

    @property
    def spoken(self) -> str:
        session = self._session
        turn = session.turns[session.turn].number if session.turns and session.lines else 0
        return self.look.words("replay.deck.spoken", turn=turn, n=session.lines, most=session.length)

    def seek(self, by: int) -> None:
        self._playing.seek(self.kind, by)

    def change_speed(self, by: int) -> None:
        place = SPEEDS.index(self._playing.speed) + by
        if place in range(len(SPEEDS)):
            self._playing.set_speed(SPEEDS[place])
            self.transport.speed.choose(SPEEDS[place])

    def restore(self, speed: float, kind: str) -> None:
        self._playing.set_speed(speed)
        self.transport.speed.choose(speed)
        self.transport.kinds.choose(kind)
        self.scrub.show_kind(kind)

    def follow(self) -> None:
        self.scrub.follow(self.spoken)
        self.transport.follow(plays=self._playing.plays)

    def paintEvent(self, event: QPaintEvent) -> None:
        area = QRectF(self.rect())
        key = ("tray", self.look.room.name, self.look.unit)
        picture = self.look.pixmap(
            key, area.size(), lambda painter: chrome.tray(painter, self.look, area), self.devicePixelRatioF()
        )
        QPainter(self).drawPixmap(0, 0, picture)
