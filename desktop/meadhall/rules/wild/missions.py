"""Missions: completing, swapping, and new ones (chapter 15, VW-6.5)."""

from collections.abc import Iterable

from msgspec.structs import replace

from ..kernel import Denial, EventSink, Move
from .data import BUILDINGS, MISSIONS, NOTHING, MissionId, PlotId
from .events import MissionCompleted, MissionSwapped, MissionTaken
from .points import gain_points
from .purse import spend_gold_token, why_not_first
from .state import State


def fill_slots(s: State, seat: int, out: EventSink) -> None:
    for slot, mission in enumerate(s.players[seat].missions):
        if mission is None and (s.mission_deck or s.swapped_missions):
            _take_mission(s, seat, slot, out)


def _take_mission(s: State, seat: int, slot: int, out: EventSink) -> None:
    """The top one; when the deck is through, those that were swapped (VW-15.8)."""
    if s.mission_deck:
        mission, s.mission_deck = s.mission_deck[0], s.mission_deck[1:]
    else:
        mission, s.swapped_missions = s.swapped_missions[0], s.swapped_missions[1:]
    _put_in_slot(s, seat, slot, mission)
    out.append(MissionTaken(seat, slot, mission))


def _put_in_slot(s: State, seat: int, slot: int, mission: MissionId | None) -> None:
    player = s.players[seat]
    player.missions = (*player.missions[:slot], mission, *player.missions[slot + 1 :])


def measured(s: State, seat: int, mission: MissionId) -> int:
    """How far the active player has come (VW-15.3): buildings that there are, or deeds of this turn."""
    measure, player = MISSIONS[mission].measure, s.players[seat]
    if measure == "buildings":
        return player.buildings
    if measure in BUILDINGS:
        return player.count(measure)
    return getattr(s.acting, measure)


def mission_in(s: State, seat: int, slot: int) -> MissionId | None:
    missions = s.players[seat].missions
    return missions[slot] if slot in range(len(missions)) else None


class CompleteMission(Move[State], frozen=True):
    slot: int

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterable["CompleteMission"]:
        return [cls(slot) for slot in range(len(s.players[seat].missions))]

    def why_not(self, s: State, seat: int) -> Denial | None:
        mission = mission_in(s, seat, self.slot)
        if mission is None:
            return Denial("no_mission", "VW-15.6", {"slot": self.slot})
        if s.players[seat].mission_done:
            return Denial("one_mission_only", "VW-15.4")
        reached, needed = measured(s, seat, mission), MISSIONS[mission].at_least
        if reached < needed:
            return Denial("not_met", "VW-15.2", {"mission": mission, "reached": reached, "needed": needed})
        return None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        mission = mission_in(s, seat, self.slot)
        assert mission is not None
        player = s.players[seat]
        _put_in_slot(s, seat, self.slot, None)
        player.done += (mission,)
        player.mission_done = True
        out.append(MissionCompleted(seat, self.slot, mission))
        gain_points(s, seat, MISSIONS[mission].vp, mission, out)


class SwapMission(Move[State], frozen=True):
    """For a gold token. Of several, `first` names the one that pays."""

    slot: int
    first: tuple[PlotId, ...] = ()

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterable["SwapMission"]:
        return [cls(slot) for slot in range(len(s.players[seat].missions))]

    def why_not(self, s: State, seat: int) -> Denial | None:
        if s.acting.swapped:
            return Denial("one_swap_only", "VW-15.8")
        if mission_in(s, seat, self.slot) is None:
            return Denial("no_mission", "VW-15.9", {"slot": self.slot})
        if not s.mission_deck and not s.swapped_missions:
            return Denial("no_missions_left", "VW-15.9")
        if not any(building.held.gold and building.pays for building in s.players[seat].town):
            return Denial("needs_a_gold_token", "VW-15.8")
        return why_not_first(s, seat, NOTHING.plus("gold", 1), self.first)

    def make(self, s: State, seat: int, out: EventSink) -> None:
        mission = mission_in(s, seat, self.slot)
        assert mission is not None
        spend_gold_token(s, seat, out, self.first)
        s.acting = replace(s.acting, swapped=True)
        s.swapped_missions += (mission,)
        _put_in_slot(s, seat, self.slot, None)
        out.append(MissionSwapped(seat, self.slot, mission))
        _take_mission(s, seat, self.slot, out)
