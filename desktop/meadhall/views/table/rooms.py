"""A table of which each part is told by a module of the game's folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from meadhall.models.session import Session
from meadhall.rules.kernel import Action
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Deed, Held, Note, Part, SeatFacts, TableGame, Tale
from meadhall.views.table.spotwords import SpotWords
from meadhall.views.text import Speech

S = TypeVar("S", bound=Speech)


@dataclass(frozen=True)
class Rooms(Generic[S]):
    seat: Callable[[Session, S, int], SeatFacts]
    notes: Callable[[Session, S], Sequence[Note]]
    tray: Callable[[Desk, S], Sequence[Part]]
    menu: Callable[[Session, S, Held], Sequence[Deed]]
    tale: Callable[[Session, S], Tale]


class RoomyGame(TableGame, Generic[S]):
    """All is asked anew after each change: nothing is kept but what the table is about."""

    def __init__(self, session: Session, desk: Desk, rooms: Rooms[S], spots: SpotWords[S]) -> None:
        self._session, self._desk = session, desk
        self._rooms, self._spots = rooms, spots
        self._speech = cast(S, desk.speech)

    @property
    def _s(self) -> Any:
        """The position, as the viewer sees it."""
        return self._session.view

    def bubble(self, spot: str, legal: Sequence[Action], barred: Sequence[Action]) -> str:
        return self._spots.say(spot, legal, barred)

    def seat(self, seat: int) -> SeatFacts:
        return self._rooms.seat(self._session, self._speech, seat)

    def notes(self) -> Sequence[Note]:
        return self._rooms.notes(self._session, self._speech)

    def tray(self) -> Sequence[Part]:
        return self._rooms.tray(self._desk, self._speech)

    def menu(self, held: Held) -> Sequence[Deed]:
        return self._rooms.menu(self._session, self._speech, held)

    def tale(self) -> Tale:
        return self._rooms.tale(self._session, self._speech)
