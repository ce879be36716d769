"""All about one player, and the way for a person who is not asked to look at his own cards."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import TableGame
from meadhall.views.table.mark import SeatMark
from meadhall.views.table.sheet import Sheet
from meadhall.views.widgets import Label, RichText


class SeatSheet(Sheet):
    def __init__(self, desk: Desk, game: TableGame, seat: int, call: Callable[[int], object]) -> None:
        session, style, words = desk.session, desk.style, desk.style.words
        who = session.seats[seat]
        super().__init__(desk, words("table.seat.details", who=who.name), width=560)
        facts = game.seat(seat)
        head = QHBoxLayout()
        head.setSpacing(style.px(16))
        head.addWidget(SeatMark(style, desk.player(seat), 54))
        beside = QVBoxLayout()
        beside.setSpacing(style.px(2))
        beside.addStretch(1)
        kind = words("table.seat.person" if who.bot is None else "table.seat.computer")
        beside.addWidget(Label(style, f"{who.name} · {kind}", "name", 21))
        points = words("table.seat.points", n=facts.points) + (" +?" if facts.hidden else "")
        beside.addWidget(Label(style, points, "medium", 17, colour=style.room.text2))
        beside.addStretch(1)
        head.addLayout(beside, 1)
        self.body.addLayout(head)
        for line in (facts.ribbon, *facts.details):
            if line:
                self.body.addWidget(RichText(style, line, 17))
        if seat in session.people and len(session.people) > 1 and seat != session.viewer:
            self.add_button(words("table.seat.look", who=who.name), lambda: call(seat), icon="eye")
        self.add_button(words("shell.common.close"), kind=Kind.PRIMARY)
