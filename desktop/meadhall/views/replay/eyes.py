"""Whose eyes one looks through: once the game is over anybody's, or all hands lie open."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.models.privacy import NOBODY
from meadhall.models.replay import ReplaySession
from meadhall.rules.kernel import OPEN
from meadhall.views.look.icons import mono
from meadhall.views.look.players.heraldry import badge
from meadhall.views.table.desk import Desk
from meadhall.views.table.page.keys import HAND
from meadhall.views.table.rails.seats import paint_rail
from meadhall.views.widgets import Button, Choice, DropChoice, RichText, SectionHead


class EyesBox(QWidget):
    chosen = Signal(object)  # a seat, or OPEN
    pressed = Signal()  # the cards of whoever one looks as are wanted, or no more

    def __init__(self, desk: Desk, session: ReplaySession, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style = desk.style
        self._desk, self._session = desk, session
        words = style.words
        column = QVBoxLayout(self)
        column.setContentsMargins(style.px(12), style.px(6), style.px(12), style.px(8))
        column.setSpacing(style.px(2))
        column.addWidget(SectionHead(style, words("replay.eyes.heading"), "eye", parent=self))
        self.drop: DropChoice | None = None
        if session.may_choose_eyes:
            choices = [Choice(OPEN, words("replay.eyes.open"))]
            choices += [Choice(seat, who.name) for seat, who in enumerate(session.seats)]
            self.drop = drop = DropChoice(
                style,
                words("replay.eyes.heading"),
                choices,
                session.eyes,
                self,
                mark=self._paint_mark,
                size=16,
                height=38,
            )
            drop.chosen.connect(self.chosen)
            column.addWidget(drop)
        self._about = RichText(style, self._said(), 14, self, colour=style.room.text2)
        column.addWidget(self._about)
        self.cards = Button(style, "", icon="cards", parent=self, key=HAND, size=15, height=36)
        self.cards.acted.connect(self.pressed)
        self.cards.setVisible(session.holder is not None)
        column.addWidget(self.cards)

    def high(self, width: int) -> int:
        """So high it has to be."""
        layout = self.layout()
        assert layout is not None
        return layout.totalHeightForWidth(width)

    def tell_cards(self, *, shown: bool) -> None:
        self.cards.set_text(self.look.words("replay.hand.hide" if shown else "replay.hand.show"))

    def follow(self) -> None:
        self._about.set_text(self._said())

    def _said(self) -> str:
        words, eyes = self.look.words, self._session.eyes
        if not self._session.may_choose_eyes:
            if eyes == NOBODY:
                return words("replay.eyes.still_nobody")
            return words("replay.eyes.still", who=self._desk.name(eyes))
        return words("replay.eyes.over" if eyes == OPEN else "replay.eyes.as_seat")

    def _paint_mark(self, painter: QPainter, eyes: int, place: QRectF) -> None:
        if eyes == OPEN:
            mono(painter, "eye", place.adjusted(2, 2, -2, -2), self.look.room.accent)
        else:
            badge(painter, self._desk.player(eyes), place.center(), place.width() / 2 - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_rail(self, self.look, edge_right=True)
