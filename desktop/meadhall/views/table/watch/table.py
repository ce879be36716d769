"""The Brotherhood of the Watch on the table page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from meadhall.models.session import Session
from meadhall.rules.kernel import Action, Decision, Denial
from meadhall.rules.watch import forecast
from meadhall.rules.watch.data import KINDS, LIMITS
from meadhall.rules.watch.events import TurnBegan
from meadhall.views.boards.watch.board import WatchBoard
from meadhall.views.deeds.watch import DEEDS
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.composer import Composer
from meadhall.views.table.game import Carved, OpenDialog
from meadhall.views.table.rooms import Rooms, RoomyGame
from meadhall.views.table.watch import bundles, chronicle, occasions, seats, tray
from meadhall.views.table.watch.bubbles import Bubbles
from meadhall.views.table.watch.questions import question
from meadhall.views.table.watch.trade import Mode, TradeSheet
from meadhall.views.text import Words
from meadhall.views.text.watch import WatchSpeech
from meadhall.views.text.watch.voice import RESOURCE_ICONS

_ROOMS = Rooms(
    seats.seat_facts, seats.notes, tray.parts, lambda session, speech, held: (), chronicle.tale, occasions.hears
)


class WatchTable(RoomyGame[WatchSpeech]):
    deeds = DEEDS
    dialogs = {
        "offer": lambda desk, speech, kind: TradeSheet(desk, speech, Mode.OFFER),
        "supply": lambda desk, speech, kind: TradeSheet(desk, speech, Mode.OFFER, with_supply=True),
        "propose": lambda desk, speech, kind: TradeSheet(desk, speech, Mode.PROPOSE),
        "counter": lambda desk, speech, kind: TradeSheet(desk, speech, Mode.COUNTER),
    }
    composers = {"winter": lambda desk, speech, actions: Composer(desk, bundles.winter(desk, speech))}

    def __init__(self, session: Session, desk: Desk) -> None:
        super().__init__(session, desk, _ROOMS, Bubbles(session, cast(WatchSpeech, desk.speech)))

    def board(self) -> WatchBoard:
        session = self._session
        colours = [seat.colour for seat in session.seats]
        board = WatchBoard(session.view, colours, cast(Words, self._desk.style.words))
        self.recall(board)
        return board

    def recall(self, board: WatchBoard) -> None:
        events = [*self._session.opening(), *(event for told in self._session.told() for event in told.events)]
        first = next((event.turn - 1 for event in events if isinstance(event, TurnBegan)), self._s.turn)
        board.begin(first)
        board.recall(events)

    def carved(self) -> Carved:
        """By points that all can see, or by breaches of the Wall: whichever end is nearer."""
        s = self._s
        points, most = forecast.lead(s), LIMITS.winning_points
        if s.invasions * most > points * LIMITS.invasions:
            return Carved("breaches", s.invasions, LIMITS.invasions)
        return Carved("points", points, most)

    def price(self, action: Action) -> Mapping[str, int]:
        viewer = self._session.viewer
        price = None if viewer is None else forecast.price_of(self._s, viewer, action)
        return {RESOURCE_ICONS[kind]: price[kind] for kind in KINDS if price[kind]} if price else {}

    def price_words(self, action: Action) -> str:
        price = [self.price(action).get(icon, 0) for icon in RESOURCE_ICONS]
        shown = self._speech.voice(self._s).price(price)
        return self._speech.words("watch.panel.price_raised", price=shown)

    def telling(self, denials: Sequence[Denial]) -> Denial:
        """Where only cards are missing, the place itself would do."""
        price = next((denial for denial in denials if denial.code == "cannot_pay"), None)
        return price or max(denials, key=denials.count)

    def question(self, decision: Decision[Any]) -> OpenDialog | None:
        return question(self._speech, decision)
