"""The round, in the rulebook's order: this file is the table of contents of the game (chapters 3, 8 and 20).

Before the game: setup.py deals and asks for leaders.
A round: preparation.py → land: placement.py → fights: assignment.py → hunt.py, battle.py, voyage.py → cleanup.py → …
After the eighth: scoring.py.
"""

from ..kernel import EventSink, Step, then
from .cleanup import DiscardJourneys, LayBounties, LeaveTown, TakeBack
from .data import LIMITS
from .events import PhaseBegan, RoundBegan
from .fights.assignment import BeginAssignment
from .fights.battle import Fight
from .fights.hunt import Hunt
from .fights.voyage import Voyage
from .land.placement import NextWorker
from .preparation import FillTrays, LayJourneys, MerchantComes, ShowMonsters, ShowRunes, TurnUpEnemies
from .scoring import CountUp, LastCall
from .state import LAND_PLACES, LandPlace, State, Worker

PHASES = ("placement", "assignment", "combat", "cleanup")


def phase_of(s: State) -> str:
    """Of a round, as what waits tells; before the first round and after the last setup and scoring."""
    if s.round == 0:
        return "setup"
    if not any(isinstance(step, EndRound) for step in s.agenda):
        return "scoring"
    waiting = next((step.phase for step in reversed(s.agenda) if isinstance(step, BeginPhase)), None)
    if waiting == PHASES[0]:
        return "preparation"
    return PHASES[-1] if waiting is None else PHASES[PHASES.index(waiting) - 1]


class BeginRound(Step[State], frozen=True):
    """CM-3.1."""

    def run(self, s: State, out: EventSink) -> None:
        s.round += 1
        out.append(RoundBegan(s.round))
        then(
            s,
            TurnUpEnemies(),
            LayJourneys(),
            ShowRunes(),
            ShowMonsters(),
            MerchantComes(),
            FillTrays(),
            BeginPhase("placement"),
            Placement(),
            BeginPhase("assignment"),
            BeginAssignment(),
            BeginPhase("combat"),
            Combat(),
            BeginPhase("cleanup"),
            TakeBack(),
            LeaveTown(),
            DiscardJourneys(),
            LayBounties(),
            EndRound(),
        )


class BeginPhase(Step[State], frozen=True):
    phase: str

    def run(self, s: State, out: EventSink) -> None:
        out.append(PhaseBegan(self.phase))


class Placement(Step[State], frozen=True):
    def run(self, s: State, out: EventSink) -> None:
        then(s, NextWorker(s.first))


class Combat(Step[State], frozen=True):
    """CM-8.1: hunters in turn order, then the town from the troll to the right draugr, then the shores."""

    def run(self, s: State, out: EventSink) -> None:
        hunts = [Hunt(seat) for seat in s.turn_order if Worker("hunting", seat) in s.placed]
        fights = [FightAtTown(place) for place in LAND_PLACES]
        voyages = [Voyage(shore) for shore in range(len(s.coasts))]
        then(s, *hunts, *fights, *voyages)


class FightAtTown(Step[State], frozen=True):
    """If somebody has reserved it and has sent anybody (CM-8.6)."""

    place: LandPlace

    def run(self, s: State, out: EventSink) -> None:
        band = s.band_at(self.place)
        if band is not None and any(band.dice):
            s.turn += 1
            s.active = band.seat
            enemy = s.troll if self.place == "troll" else s.draugr[self.place == "draugr_right"]
            assert enemy is not None
            then(s, Fight(self.place, enemy))


class EndRound(Step[State], frozen=True):
    """CM-12.6."""

    def run(self, s: State, out: EventSink) -> None:
        if s.round < LIMITS.rounds:
            then(s, BeginRound())
        else:
            then(s, *(LastCall(seat) for seat in s.turn_order), CountUp())
