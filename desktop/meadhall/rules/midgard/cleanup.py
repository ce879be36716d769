"""The end of a round (chapter 12)."""

import msgspec

from ..kernel import EventSink, Step
from .events import BountyLaid, EnemyLeft, JourneyDiscarded, WorkersBack
from .goods import take_blame
from .state import DRAUGR_PLACES, Coast, State


class TakeBack(Step[State], frozen=True):
    """Workers and ships (CM-12.1). Begging workers lie on the own board (CM-5.17)."""

    def run(self, s: State, out: EventSink) -> None:
        for worker in s.placed:
            s.players[worker.seat].workers += 1
        s.placed = s.bands = ()
        out.append(WorkersBack())


class LeaveTown(Step[State], frozen=True):
    """Undefeated trolls and draugr go; for a troll everybody is to blame (CM-12.2, CM-12.3)."""

    def run(self, s: State, out: EventSink) -> None:
        if s.troll is not None:
            for seat in s.turn_order:
                take_blame(s, seat, "troll_alive", out)
            s.enemy_discard += (s.troll,)
            card, s.troll = s.troll, None
            out.append(EnemyLeft("troll", card))
        for place, card in zip(DRAUGR_PLACES, s.draugr, strict=True):
            if card is not None:
                s.enemy_discard += (card,)
                s.put_draugr(place, None)
                out.append(EnemyLeft(place, card))


class DiscardJourneys(Step[State], frozen=True):
    """Those that were revealed (CM-12.4)."""

    def run(self, s: State, out: EventSink) -> None:
        for shore, coast in enumerate(s.coasts):
            if coast.revealed and coast.journey is not None:
                s.journey_discard += (coast.journey,)
                s.put_coast(shore, Coast(coast.monster, coast.bounty))
                out.append(JourneyDiscarded(shore, coast.journey))


class LayBounties(Step[State], frozen=True):
    """CM-12.5."""

    def run(self, s: State, out: EventSink) -> None:
        for shore, coast in enumerate(s.coasts):
            if coast.monster is not None:
                s.put_coast(shore, msgspec.structs.replace(coast, bounty=coast.bounty + 1))
                out.append(BountyLaid(shore, coast.bounty + 1))
