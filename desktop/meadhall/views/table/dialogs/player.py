"""All about one player, and the way for a person who is not asked to look at his own cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from meadhall.bots.characters import character
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.game import Detail, TableGame
from meadhall.views.table.rails.emblem import IconMark, SeatMark
from meadhall.views.widgets import Label, RichText

_WIDE = 800


class SeatSheet(Sheet):
    def __init__(
        self,
        desk: Desk,
        game: TableGame,
        seat: int,
        call: Callable[[int], object] | None = None,
        ask_why: Callable[[int], object] | None = None,
    ) -> None:
        """Where nobody plays, nobody can be called or asked."""
        session, style, words = desk.session, desk.style, desk.style.words
        who = session.seats[seat]
        super().__init__(desk, words("table.seat.details", who=who.name), width=_WIDE)
        facts = game.seat(seat)
        head = QHBoxLayout()
        head.setSpacing(style.px(16))
        head.addWidget(SeatMark(style, desk.player(seat), 54, who.bot))
        beside = QVBoxLayout()
        beside.setSpacing(style.px(2))
        beside.addStretch(1)
        beside.addWidget(Label(style, f"{who.name} · {_kind(desk, seat)}", "name", 21))
        if facts.points is not None:
            points = words("table.seat.points", n=facts.points) + (" +?" if facts.hidden else "")
            beside.addWidget(Label(style, points, "medium", 17, colour=style.room.text2))
        beside.addStretch(1)
        head.addLayout(beside, 1)
        self.body.addLayout(head)
        self.body.addLayout(self._details(facts.details))
        if call is not None and session.may_call(seat):
            self.add_button(words("table.seat.look", who=who.name), lambda: call(seat), icon="eye")
        if ask_why is not None and who.bot is not None and session.viewer is not None and session.lines:
            self.add_button(words("hint.bar.why"), lambda: ask_why(seat), icon="raven")
        cards = facts.cards
        if cards is not None:
            self.add_button(words("table.seat.cards"), lambda: cards(desk).open(), icon="cards")
        self.add_button(words("shell.common.close"), kind=Kind.PRIMARY)

    def _details(self, details: Sequence[Detail]) -> QHBoxLayout:
        """Two columns, read downwards: in every language each fact stands at the same place."""
        columns, half = QHBoxLayout(), -(-len(details) // 2)
        columns.setSpacing(self.look.px(24))
        for part in (details[:half], details[half:]):
            column = QVBoxLayout()
            column.setSpacing(self.look.px(12))
            for detail in part:
                column.addLayout(self._line(detail))
            column.addStretch(1)
            columns.addLayout(column, 1)
        return columns

    def _line(self, detail: Detail) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(self.look.px(12))
        line.addWidget(IconMark(self.look, detail.icon), 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(RichText(self.look, detail.text, 17), 1)
        return line


def _kind(desk: Desk, seat: int) -> str:
    """A person, a character and its level, or just a computer player."""
    words, bot = desk.style.words, desk.session.seats[seat].bot
    known = character(bot)
    if known is not None:
        return f"{words(f'people.{known.id}.temper')} · {words(f'shell.setup.level_{known.level}')}"
    return words("table.seat.person" if bot is None else "table.seat.computer")
