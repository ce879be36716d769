"""A standing order: whether one wants to be asked about what one may hold, in honest words about what others learn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from meadhall.rules.kernel import Action
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.widgets import Choice, RichText, Segments


class AskingSheet(Sheet):
    def __init__(self, desk: Desk, speech: Any, order: Callable[[Any], Action], manners: Sequence[str]) -> None:
        """`order` makes the action; the game's players remember their `asking`."""
        s = desk.session.view
        self._order = order
        self._voice = voice = speech.voice(s)
        self._now = s.players[desk.session.viewer or 0].asking
        self._alone = len(desk.session.people) == 1
        super().__init__(desk, voice.say("page.asking.title"), width=700)
        style = desk.style
        self.body.addWidget(RichText(style, voice.say("page.asking.detail"), 16, colour=style.room.text2))
        choices = [Choice(manner, voice.say(f"deed.set_asking.{manner}")) for manner in manners]
        self.manners = Segments(style, voice.say("page.asking.title"), choices, self._now, quiet=True, columns=1)
        self.manners.chosen.connect(lambda _: self._refresh())
        self.body.addWidget(self.manners)
        self.told = RichText(style, "", 16.5)
        self.body.addWidget(self.told)
        self.add_button(style.words("shell.common.cancel"))
        self.confirm = self.add_step(style.words("shell.common.ok"), self._act, Kind.PRIMARY, "check")
        self._refresh()

    def first_focus(self) -> QWidget:
        return self.manners.focusProxy() or self.confirm

    def _refresh(self) -> None:
        """At a screen of one's own nobody sees whether one is asked."""
        where = "alone" if self._alone else "together"
        manner = self.manners.value
        self.told.set_text(self._voice.say(f"page.asking.{manner}_{where}"))
        same = manner == self._now
        self.confirm.bar(*(("", "") if same else self.barrier(self._order(manner))))
        self.keep_size()

    def _act(self) -> None:
        if self.manners.value == self._now:
            self.close_layer()
        else:
            self.finish(self._order(self.manners.value))
