"""The Harbour of Champions on the table page."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, cast

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Decision, Event
from meadhall.rules.midgard.data import LIMITS
from meadhall.views.boards.midgard.board import MidgardBoard
from meadhall.views.deeds import Prompted
from meadhall.views.deeds.midgard import DEEDS
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Carved, OpenDialog, Track
from meadhall.views.table.midgard import chronicle, notes, occasions, seats, tidings, tray
from meadhall.views.table.midgard.bubble import Bubble
from meadhall.views.table.midgard.dialogs import DIALOGS, question
from meadhall.views.table.midgard.memory import forgotten
from meadhall.views.table.rooms import Rooms, RoomyGame
from meadhall.views.text import Words
from meadhall.views.text.midgard import MidgardSpeech

_ROOMS = Rooms(seats.seat_facts, notes.notes, tray.parts, tray.menu, chronicle.tale, occasions.hears)


class MidgardTable(RoomyGame[MidgardSpeech]):
    deeds = DEEDS
    dialogs = DIALOGS

    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk, _ROOMS, Bubble(session, cast(MidgardSpeech, desk.speech), desk.settings))

    def board(self) -> MidgardBoard:
        colours = [seat.colour for seat in self._session.seats]
        return MidgardBoard(self._s, colours, cast(Words, self._desk.style.words))

    def track(self) -> Track | None:
        return Track(self._speech.voice(self._s).say("page.bar.round"), LIMITS.rounds, self._s.round)

    def carved(self) -> Carved:
        return Carved("rounds", self._s.round, LIMITS.rounds)

    def dialog_of(self, kind: type[Action]) -> OpenDialog | None:
        """What needs no choice is done at once, also while a dialog asks something else."""
        return None if DEEDS[kind].prompted is Prompted.PLAIN else super().dialog_of(kind)

    def question(self, decision: Decision[Any]) -> OpenDialog | None:
        return question(self._speech, decision)

    # What has happened

    def reports(self, events: Sequence[Event]) -> Sequence[OpenDialog]:
        return tuple(tidings.reports(self._session, self._speech, events))

    def forgotten(self, told: Sequence[Event | None]) -> Collection[int]:
        return forgotten(self._s, told, self._session.viewer)
