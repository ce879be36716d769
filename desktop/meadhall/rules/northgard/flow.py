"""The year, in the rulebook's order: this file is the table of contents of the game (chapter 5).

Before the game: setup.py prepares, land/placement.py asks for the first tiles and groups.
A year: BeginYear → DrawForYear → RevealRow → Actions → Creatures → Harvest → Winter → EndYear → the next year.
"""

from ..kernel import EventSink, Step, then
from .data import CALENDARS, FORGE, LIMITS
from .ending import CheckEnd
from .events import PhaseBegan, RowRevealed, YearBegan
from .fights.creatures import CreaturePhase
from .hand import draw
from .harvest import Harvest
from .land.second_chance import SecondChances
from .state import State, buildings_in, controlled
from .turn import NextTurn
from .winter import Winter


class BeginYear(Step[State], frozen=True):
    def run(self, s: State, out: EventSink) -> None:
        s.year += 1
        for player in s.players:
            player.passed = player.picked_early = player.kaija_attacks = player.conqueror = False
            player.played = ()
        out.append(YearBegan(s.year))
        creatures = [BeginPhase("creatures"), CreaturePhase()] if s.options.creatures else []
        then(
            s,
            DrawForYear(),
            RevealRow(),
            BeginPhase("actions"),
            Actions(),
            *creatures,
            BeginPhase("harvest"),
            Harvest(),
            BeginPhase("winter"),
            Winter(),
            BeginPhase("year_end"),
            EndYear(),
        )


class BeginPhase(Step[State], frozen=True):
    phase: str

    def run(self, s: State, out: EventSink) -> None:
        out.append(PhaseBegan(self.phase))


class DrawForYear(Step[State], frozen=True):
    """NG-5.2, NG-5.5."""

    def run(self, s: State, out: EventSink) -> None:
        for seat in s.turn_order:
            forges = sum(buildings_in(s, region).count(FORGE) for region in controlled(s, seat))
            draw(s, seat, LIMITS.cards_a_year + forges, out)


class RevealRow(Step[State], frozen=True):
    """NG-5.3, NG-5.4: in the last year the achievements."""

    def run(self, s: State, out: EventSink) -> None:
        if CALENDARS[s.options.years][s.year - 1] == "achievement":
            s.row, s.achievements = s.achievements, ()
        else:
            players = len(s.players)
            s.row, s.development = s.development[:players], s.development[players:]
        out.append(RowRevealed(s.row))


class Actions(Step[State], frozen=True):
    """Phase 2, until all have passed."""

    def run(self, s: State, out: EventSink) -> None:
        then(s, NextTurn(s.first))


class EndYear(Step[State], frozen=True):
    """NG-16.1, NG-16.2, NG-16.7."""

    def run(self, s: State, out: EventSink) -> None:
        then(s, CheckEnd(), SecondChances(), BeginYear())
