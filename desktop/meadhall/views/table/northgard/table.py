"""The Uncharted Lands on the table page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from meadhall.models.session import Session
from meadhall.rules.kernel import Decision, Event
from meadhall.rules.northgard import events as e
from meadhall.rules.northgard.data import CALENDARS
from meadhall.rules.northgard.state import MANNERS
from meadhall.views.boards.northgard.board import NorthgardBoard
from meadhall.views.deeds.northgard import DEEDS
from meadhall.views.table.asking import AskingSheet
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Carved, Market, OpenDialog, PromptChoice, Track
from meadhall.views.table.northgard import chronicle, notes, occasions, picking, seats, tray
from meadhall.views.table.northgard.amount import Amount
from meadhall.views.table.northgard.battle.sheet import battle_over, concerns
from meadhall.views.table.northgard.battle.story import ended
from meadhall.views.table.northgard.bubbles import Bubbles
from meadhall.views.table.northgard.faces import held_card
from meadhall.views.table.northgard.questions import question
from meadhall.views.table.northgard.yearend import year_sheet
from meadhall.views.table.rooms import Rooms, RoomyGame
from meadhall.views.text import Words
from meadhall.views.text.northgard import NorthgardSpeech

_LASTING = ("DL_CONQUEROR",)  # what it brings comes in later battles of the year (NG-12.46)
_FEW = 5  # buttons that have room beside the sentence
_ROOMS = Rooms(seats.seat_facts, notes.notes, tray.parts, tray.menu, chronicle.tale, occasions.hears)


class NorthgardTable(RoomyGame[NorthgardSpeech]):
    deeds = DEEDS
    dialogs = {
        "asking": lambda desk, speech, kind: AskingSheet(desk, speech, cast(Any, kind), MANNERS),
        "card": picking.of_hand,
        "upgrade": lambda desk, speech, kind: picking.upgrade(desk, speech),
    }
    composers = {"figures": lambda desk, speech, actions: Amount(desk, speech, cast(Any, actions))}

    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk, _ROOMS, Bubbles(session, cast(NorthgardSpeech, desk.speech)))

    def board(self) -> NorthgardBoard:
        colours = [seat.colour for seat in self._session.seats]
        return NorthgardBoard(self._s, colours, cast(Words, self._desk.style.words))

    def track(self) -> Track | None:
        years = len(CALENDARS[self._s.options.years])
        return Track(self._speech.voice(self._s).say("page.bar.year"), years, self._s.year)

    def carved(self) -> Carved:
        return Carved("years", self._s.year, len(CALENDARS[self._s.options.years]))

    # Cards

    def market(self) -> Market | None:
        """The row of the year, readable all year long."""
        s = self._s
        if not s.year:
            return None
        voice = self._speech.voice(s)
        last = s.year == len(CALENDARS[s.options.years])
        uses = tray.uses(self._session)
        cards = tuple(
            held_card(self._speech, card, s, key, *uses.get(key, tray.NO_USE), count=s.row.count(card))
            for key, card in ((f"row:{card}", card) for card in dict.fromkeys(s.row))
        )
        nothing = voice.say("page.row.empty")
        return Market(voice.say("board.row_last" if last else "board.row"), "cards", cards, nothing)

    # Actions

    def buttons(self) -> Sequence[PromptChoice]:
        return super().buttons()[-_FEW:]

    def question(self, decision: Decision[Any]) -> OpenDialog | None:
        return question(self._session, self._speech, decision)

    # What has happened

    def sets_out(self, event: Event) -> bool:
        """Of many a card one may do nothing."""
        return isinstance(event, e.CardPlayed) and event.card not in _LASTING

    def reports(self, events: Sequence[Event]) -> Sequence[OpenDialog]:
        """The end of a year, or else a battle in which the viewer fought."""
        viewer, speech = self._session.viewer, self._speech
        if viewer is None or self._session.result is not None:
            return ()
        if any(isinstance(event, e.YearBegan) and event.year > 1 for event in events):
            return (lambda desk: year_sheet(desk, speech),)
        story = ended(self._session, events)
        if story is None or not concerns(story, viewer):
            return ()
        return (lambda desk: battle_over(desk, speech, story),)
