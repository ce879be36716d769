"""What lies before whoever one looks as: the hand and the rest of the tray, or the cards that lie open to buy."""

from __future__ import annotations

from typing import Any, cast

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.models.replay import ReplaySession
from meadhall.models.session import Session
from meadhall.views.look import chrome
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Market, Part, Pile
from meadhall.views.table.registry import table_game
from meadhall.views.table.tray.tray import Tray
from meadhall.views.widgets import Choice, RichText, Segments, let_go, words_of

_WIDE, _HIGH, _LOW = 150, 184, 140  # measures: of the words at its left; the height, and that in a narrow window
_HAND, _MARKET = "hand", "market"


class Beside:
    """A replay as it looks to the seat whose cards one sees, which is asked nothing."""

    decision = None

    def __init__(self, session: ReplaySession) -> None:
        self._session = session

    @property
    def viewer(self) -> int | None:
        return self._session.holder

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)


class HandStrip(QWidget):
    opened = Signal(object)  # OpenDialog

    def __init__(self, desk: Desk, session: ReplaySession, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style = desk.style
        beside = cast(Session, Beside(session))
        at_seat = Desk(style, beside, desk.settings, desk.speech, desk.over, desk.act)
        self._desk, self._session = desk, session
        self._game = table_game(beside, at_seat)
        self._shown = _HAND
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._left = QWidget(self)
        self._left.setFixedWidth(style.px(_WIDE))
        column = QVBoxLayout(self._left)
        column.setContentsMargins(style.px(12), style.px(6), style.px(2), style.px(6))
        self._who = RichText(style, "", 15.5, self._left)
        column.addStretch(1)
        column.addWidget(self._who)
        self._choice: Segments | None = None
        column.addStretch(1)
        row.addWidget(self._left)
        self.tray = Tray(desk, self)
        self.tray.opened.connect(self.opened)
        row.addWidget(self.tray, 1)

    def high(self, *, narrow: bool) -> int:
        return self.look.px(_LOW if narrow else _HIGH)

    def follow(self) -> None:
        holder = self._session.holder
        if self.isHidden() or holder is None:
            self.clear()
            return
        words, market = words_of(self.look), self._game.market()
        self._who.set_text(f"**{self._desk.name(holder)}**")
        self._offer(market)
        self.tray.show_parts(self._parts(market), words("replay.hand.none"))

    def _parts(self, market: Market | None) -> list[Part]:
        if self._shown == _MARKET and market is not None:
            return [Pile(market.cards, large=True)]
        return list(self._game.tray())

    def clear(self) -> None:
        """At once: other eyes may be looking."""
        self._who.set_text("")
        self.tray.clear()

    def _offer(self, market: Market | None) -> None:
        """The one or the other, where there are both."""
        if (market is None) is (self._choice is None):
            return
        if self._choice is not None:
            let_go(self._choice)
            self._choice, self._shown = None, _HAND
            return
        words = words_of(self.look)
        choices = [Choice(_HAND, words("replay.hand.hand")), Choice(_MARKET, words(f"replay.hand.{self._market}"))]
        self._choice = Segments(
            self.look, words("replay.hand.which"), choices, self._shown, self._left, size=14, height=30, columns=1
        )
        self._choice.chosen.connect(self.show_which)
        column = self._left.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(2, self._choice)
        self._choice.show()

    @property
    def _market(self) -> str:
        """What lies open there."""
        return "missions" if self._session.game.id == "wild" else "row"

    def show_which(self, which: str) -> None:
        self._shown = which
        self.follow()

    def paintEvent(self, event: QPaintEvent) -> None:
        area = QRectF(self.rect())
        key = ("tray", self.look.room.name, self.look.unit)
        picture = self.look.pixmap(
            key, area.size(), lambda painter: chrome.tray(painter, self.look, area), self.devicePixelRatioF()
        )
        QPainter(self).drawPixmap(0, 0, picture)
