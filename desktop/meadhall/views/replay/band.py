"""The band between board and deck: what has just happened where one stands, and what can be made of it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from meadhall.models.replay import ReplaySession
from meadhall.rules.kernel import Event
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.page.prompt import PromptBar, PromptButton
from meadhall.views.text import Prompt, Said

_LONGEST = 110  # letters of the second line: what is left out stands in the saga


class Band(PromptBar):
    went_on = Signal()  # another game is wanted from here
    tried = Signal()  # or somebody wonders how else it could have gone

    def __init__(self, desk: Desk, session: ReplaySession, parent: QWidget) -> None:
        super().__init__(desk.style, parent)
        self._desk, self._session = desk, session

    def tell(self, event: Event) -> None:
        """One sees what has happened."""
        said = self._desk.speech.event(event, self._session.view)
        if said is not None:
            self._show(said, "")

    def follow(self) -> None:
        session, words = self._session, self._desk.style.words
        lines = [said for event in session.events_at(session.lines) if (said := self._said(event)) is not None]
        if not session.lines:
            self.say(Prompt(f"**{words('replay.band.begins')}**", words("replay.band.begins_detail")), None)
        elif not lines:
            seat = session.doer
            text = words("replay.band.nothing", who=self._desk.name(seat))
            self.say(Prompt(text), self._desk.player(seat))
        else:
            first = next((said for said in lines if said.fight), lines[0])
            rest = " ".join(said.text for said in lines if said is not first)
            self._show(first, rest if len(rest) <= _LONGEST else "")
        self.set_buttons(list(self._ways()))

    def _ways(self) -> Iterator[PromptButton]:
        session, words = self._session, self._desk.style.words
        why_not = words("replay.band.at_end") if session.result is not None else ""
        if session.may_try or why_not:
            yield PromptButton(words("table.sandbox.menu"), self.tried.emit, icon="swap", reason=why_not)
        yield PromptButton(words("replay.band.going_on"), self.went_on.emit, Kind.PRIMARY, "redo", reason=why_not)

    def _said(self, event: Event) -> Said | None:
        return self._desk.speech.event(event, self._session.view)

    def _show(self, said: Said, detail: str) -> None:
        seat = said.seat if said.seat is not None else self._session.doer
        self.say(Prompt(said.text, detail), self._desk.player(seat))
