"""Opponents by name, with what speaks for each of them: of whom one is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.rules.kernel import Action
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.rails.emblem import SeatMark
from meadhall.views.widgets import Button, Label, RichText


class Opponents(Sheet):
    def __init__(
        self,
        desk: Desk,
        title: str,
        detail: str,
        actions: Mapping[int, Action],
        icon: str,
        others: Sequence[tuple[str, str, Action]] = (),
    ) -> None:
        """`others` are words, icon and action of what one may do instead."""
        super().__init__(desk, title, width=680)
        style = desk.style
        self._icon = icon
        self.body.addWidget(RichText(style, detail, 17, colour=style.room.text2))
        kind = Kind.PRIMARY if len(actions) == 1 else Kind.SECONDARY  # of several none is the one that goes on
        self.seats = [self._line(seat, action, kind) for seat, action in actions.items()]
        self.add_aside()
        for text, sign, action in others:
            self.add_step(text, lambda action=action: self.finish(action), icon=sign)

    def _line(self, seat: int, action: Action, kind: Kind) -> Button:
        desk, style, s = self.desk, self.look, self.desk.session.view
        line = QHBoxLayout()
        line.setSpacing(style.px(14))
        line.addWidget(SeatMark(style, desk.player(seat)))
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(Label(style, desk.session.seats[seat].name, "name", 19))
        told.addWidget(RichText(style, desk.speech.action(action, s).detail, 16, colour=style.room.text2))
        line.addLayout(told, 1)
        button = Button(style, desk.speech.button(action, s), kind, self._icon)
        button.setAccessibleName(f"{button.text_shown}: {desk.session.seats[seat].name}")
        button.bar(*self.barrier(action))
        button.acted.connect(lambda: self.finish(action))
        line.addWidget(button)
        self.body.addLayout(line)
        return button

    def first_focus(self) -> QWidget:
        return next((button for button in self.seats if not button.reason), self.seats[0])
