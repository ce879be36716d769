"""The Harbour of Champions on the table page."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, cast

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Decision, Event
from meadhall.rules.midgard.actions import GoOn, Place, SetAsking, UseGifts, UseKnowledge, UseSuccess, UseWealth
from meadhall.rules.midgard.data import LIMITS
from meadhall.rules.midgard.questions import PlaceWorker
from meadhall.views.boards.midgard.board import MidgardBoard
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import (
    Caution,
    OpenDialog,
    PromptChoice,
    Track,
)
from meadhall.views.table.midgard import chronicle, notes, paying, picking, seats, tidings, tray
from meadhall.views.table.midgard.cautions import caution
from meadhall.views.table.midgard.forecast import Forecast
from meadhall.views.table.midgard.manners import MannersSheet
from meadhall.views.table.midgard.memory import forgotten
from meadhall.views.table.midgard.questions import question
from meadhall.views.table.rooms import Rooms, RoomyGame
from meadhall.views.text import Words
from meadhall.views.text.midgard import MidgardSpeech

_RUNES = (UseGifts, UseWealth, UseKnowledge, UseSuccess)  # that may be used unasked
_FEW = 3  # buttons of runes that have room beside the sentence


_ROOMS = Rooms(seats.seat_facts, notes.notes, tray.parts, tray.menu, chronicle.tale)


class MidgardTable(RoomyGame[MidgardSpeech]):
    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk, _ROOMS, Forecast(session, cast(MidgardSpeech, desk.speech), desk.settings))

    def board(self) -> MidgardBoard:
        colours = [seat.colour for seat in self._session.seats]
        return MidgardBoard(self._s, colours, cast(Words, self._desk.style.words))

    def track(self) -> Track | None:
        return Track(self._speech.voice(self._s).say("page.bar.round"), LIMITS.rounds, self._s.round)

    # Actions

    def is_listed(self, kind: type[Action]) -> bool:
        """How one wants to be asked is set behind a button."""
        return kind is not SetAsking

    def buttons(self) -> Sequence[PromptChoice]:
        """Runes that may be used, how one wants to be asked, and what goes on."""
        session, found = self._session, list[PromptChoice]()
        legal = {type(action): action for action in reversed(session.options())}
        if isinstance(session.decision, PlaceWorker):
            found.append(PromptChoice(self._speech.voice(self._s).say("page.manners.button"), "gear", opens=SetAsking))
        found += [self._rune(legal[kind]) for kind in _RUNES if kind in legal][:_FEW]
        if GoOn in legal:
            found.append(PromptChoice(self._speech.button(GoOn(), self._s), "check", GoOn(), golden=True))
        return found

    def _rune(self, action: Action) -> PromptChoice:
        line = self._speech.kind(type(action), self._s)
        if isinstance(action, UseGifts | UseSuccess):
            return PromptChoice(line.title, line.icon, opens=type(action))
        return PromptChoice(line.title, line.icon, action)

    def dialog_of(self, kind: type[Action]) -> OpenDialog | None:
        speech = self._speech
        if kind is SetAsking:
            return lambda desk: MannersSheet(desk, speech)
        if kind is UseGifts:
            return lambda desk: paying.gifts(desk, speech)
        if kind is UseSuccess:
            return lambda desk: picking.success(desk, speech)
        if kind in (Place, *_RUNES):
            return None
        decision = self._session.decision
        return self.question(decision) if decision is not None else None

    def question(self, decision: Decision[Any]) -> OpenDialog | None:
        return question(self._speech, decision)

    def caution(self, action: Action) -> Caution | None:
        return caution(self._session, self._speech, action)

    # What has happened

    def reports(self, events: Sequence[Event]) -> Sequence[OpenDialog]:
        return tuple(tidings.reports(self._session, self._speech, events))

    def forgotten(self, told: Sequence[Event | None]) -> Collection[int]:
        return forgotten(self._s, told, self._session.viewer)
