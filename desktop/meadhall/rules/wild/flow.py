"""The round, in the rulebook's order: this file is the table of contents of the game (chapters 3 and 21).

Before the game: setup.py deals and asks for chiefs.
A round: land/production.py → turn.py → land/storage.py → closing.py → the next round. In a turn: cards/effects.py,
buying.py, land/building.py, payment.py, missions.py, fights/beasts.py; an attack: fights/attack.py → defence.py →
outcome.py. At any moment: points.py → cards/asgard.py. After the last round: scoring.py.
"""

from ..kernel import EventSink, Step, then
from .closing import ChooseKept, ClearTables, ClearTokens, MovePath, PassHammer
from .events import PhaseBegan, RoundBegan
from .land.production import DrawHands, Produce
from .land.storage import StoreTokens
from .scoring import CountUp
from .state import State
from .turn import BeginTurn


class BeginRound(Step[State], frozen=True):
    """VW-3.1."""

    def run(self, s: State, out: EventSink) -> None:
        s.round += 1
        out.append(RoundBegan(s.round))
        then(
            s,
            BeginPhase("production"),
            Produce(),
            BeginPhase("draw"),
            DrawHands(),
            BeginPhase("actions"),
            *(BeginTurn(seat) for seat in s.turn_order),
            BeginPhase("storage"),
            *(StoreTokens(seat) for seat in s.turn_order),
            BeginPhase("end"),
            ClearTables(),
            ChooseKept(),
            ClearTokens(),
            MovePath(),
            PassHammer(),
            EndRound(),
        )


class BeginPhase(Step[State], frozen=True):
    phase: str

    def run(self, s: State, out: EventSink) -> None:
        out.append(PhaseBegan(self.phase))


class EndRound(Step[State], frozen=True):
    """VW-17.5: the round in which somebody reached the number was the last."""

    def run(self, s: State, out: EventSink) -> None:
        then(s, CountUp() if s.last_round else BeginRound())
