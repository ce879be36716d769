"""Gone Wild on the table page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from meadhall.models.session import Session
from meadhall.rules.kernel import Decision, Event
from meadhall.rules.wild.state import MANNERS
from meadhall.views.boards.wild.board import WildBoard
from meadhall.views.deeds.wild import DEEDS
from meadhall.views.table.asking import AskingSheet
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Carved, Market, OpenDialog, Track
from meadhall.views.table.rooms import Rooms, RoomyGame
from meadhall.views.table.wild import chronicle, notes, occasions, paying, picking, raid, seats, tidings, tray
from meadhall.views.table.wild.bubble import Bubble
from meadhall.views.table.wild.questions import question
from meadhall.views.table.wild.shop import ShopSheet
from meadhall.views.text import Words
from meadhall.views.text.wild import WildSpeech

_ROOMS = Rooms(seats.seat_facts, notes.notes, tray.parts, tray.menu, chronicle.tale, occasions.hears)


def _asking(desk: Desk, speech: WildSpeech, kind: type[Any]) -> AskingSheet:
    return AskingSheet(desk, speech, kind, MANNERS)


class WildTable(RoomyGame[WildSpeech]):
    deeds = DEEDS
    dialogs = {
        "asking": _asking,
        "play": picking.play,
        "market": lambda desk, speech, kind: ShopSheet(desk, speech),
        "demolish": picking.demolish,
        "raid": raid.on_one_of,
    }
    composers = {
        "exchange": paying.exchange_first,
        "raid": raid.on,
    }

    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk, _ROOMS, Bubble(session, cast(WildSpeech, desk.speech)))

    def board(self) -> WildBoard:
        seats = self._session.seats
        colours, names = [seat.colour for seat in seats], [seat.name for seat in seats]
        return WildBoard(self._s, colours, cast(Words, self._desk.style.words), names=names)

    def track(self) -> Track | None:
        """The game has no fixed length: the round is told, and how near its end has come."""
        return Track(self._speech.voice(self._s).say("page.bar.round"), 0, self._s.round)

    def carved(self) -> Carved:
        """Whoever comes to so many points rings the bell."""
        return Carved("points", max(player.points for player in self._s.players), self._s.target)

    def market(self) -> Market | None:
        return tray.missions(self._session, self._speech)

    def question(self, decision: Decision[Any]) -> OpenDialog | None:
        return question(self._speech, decision)

    def reports(self, events: Sequence[Event]) -> Sequence[OpenDialog]:
        return tuple(tidings.reports(self._session, self._speech, events))
