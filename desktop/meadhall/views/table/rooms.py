"""A table of which each part is told by a module of the game's folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar, cast

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Decision, Event
from meadhall.table import Told
from meadhall.views.deeds import NO_DEEDS, Caution, Deeds, Heading, Prompted
from meadhall.views.deeds.deed import Deed as Row
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Deed, Held, Note, OpenDialog, Part, PromptChoice, SeatFacts, TableGame, Tale
from meadhall.views.table.saga.remarks import Hears
from meadhall.views.table.spotwords import SpotWords
from meadhall.views.text import Speech
from meadhall.views.widgets import Overlay

S = TypeVar("S", bound=Speech)


@dataclass(frozen=True)
class Rooms(Generic[S]):
    seat: Callable[[Session, S, int], SeatFacts]
    notes: Callable[[Session, S], Sequence[Note]]
    tray: Callable[[Desk, S], Sequence[Part]]
    menu: Callable[[Session, S, Held], Sequence[Deed]]
    tale: Callable[[Session, S], Tale]
    hears: Callable[[Session], Hears]


Dialog = Callable[[Desk, Any, type[Action]], Overlay]  # with the game's speech, for a kind of action
Composer = Callable[[Desk, Any, Sequence[Action]], Overlay]  # for what was pointed at


class RoomyGame(TableGame, Generic[S]):
    """All is asked anew after each change: nothing is kept but what the table is about."""

    deeds: ClassVar[Deeds] = NO_DEEDS
    dialogs: ClassVar[Mapping[str, Dialog]] = {}  # by the names that the deeds give them
    composers: ClassVar[Mapping[str, Composer]] = {}

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

    def hears(self) -> Hears:
        return self._rooms.hears(self._session)

    # Actions

    def buttons(self) -> Sequence[PromptChoice]:
        """In the order of the rows; the golden one last."""
        deeds, speech, s = self.deeds, self._speech, self._s
        legal = self._session.options()
        kinds = {type(action) for action in legal}
        golden = next((kind for kind in deeds if kind in kinds and self._goes_on(deeds[kind])), None)
        found: list[PromptChoice] = []
        for kind, row in deeds.items():
            if row.opens(self._session):
                found.append(PromptChoice(speech.verb(kind, s), row.icon, opens=kind))
            for action in legal if row.prompted is not Prompted.NO else ():
                if type(action) is kind:
                    icon = speech.action(action, s).icon
                    found.append(PromptChoice(speech.button(action, s), icon, action, golden=kind is golden))
        return sorted(found, key=lambda choice: choice.golden)

    def _goes_on(self, deed: Row) -> bool:
        return deed.prompted is Prompted.GOLDEN and not deed.waits(self._session)

    def is_building(self, kind: type[Action]) -> bool:
        return kind in self.deeds and self.deeds[kind].heading is Heading.BUILD

    def is_listed(self, kind: type[Action]) -> bool:
        return kind not in self.deeds or self.deeds[kind].listed(self._session)

    def is_trade(self, kind: type[Action]) -> bool:
        return kind in self.deeds and self.deeds[kind].trades

    def price(self, action: Action) -> Mapping[str, int]:
        return self.deeds.of(action).price(self._session, action) if type(action) in self.deeds else {}

    def caution(self, action: Action) -> Caution | None:
        if type(action) not in self.deeds:
            return None
        return self.deeds.of(action).caution(self._session, self._speech, action)

    def was_only_choice(self, event: Event, told: Told) -> bool:
        viewer, kinds = self._session.viewer, self.deeds.behind(event)
        if viewer is None or not kinds or getattr(event, "seat", None) != viewer:
            return False
        return told.seat != viewer or type(told.action) not in kinds

    def dialog_of(self, kind: type[Action]) -> OpenDialog | None:
        """The dialog of the kind, or the one that asks the present question."""
        if kind in self.deeds and self.deeds[kind].dialog:
            make, speech = self.dialogs[self.deeds[kind].dialog], self._speech
            return lambda desk: make(desk, speech, kind)
        decision: Decision[Any] | None = self._session.decision
        return self.question(decision) if decision is not None else None

    def composing(self, actions: Sequence[Action]) -> OpenDialog | None:
        name = self.deeds.of(actions[0]).composer if type(actions[0]) in self.deeds else ""
        if not name:
            return None
        make, speech = self.composers[name], self._speech
        return lambda desk: make(desk, speech, actions)
