"""Missions: what they promise, which is handed in, and which had better go."""

from collections.abc import Sequence
from typing import Protocol

from ...rules.wild.data import BUILDINGS, MISSIONS, Amount, MissionId
from ...rules.wild.missions import measured
from . import weights as w
from .worth import Worth

OF_THE_TOWN = {"buildings", *BUILDINGS}  # what stays; all else are deeds of a turn


class Bought(Protocol):
    @property
    def cost(self) -> Amount: ...
    @property
    def counts(self) -> tuple[str, ...]: ...


def missions_after(worth: Worth, bought: Sequence[Bought]) -> float:
    """What the current missions promise once all this has been bought in this turn: one can be completed in it."""
    promises = [_promise(worth, mission, bought) for mission in worth.player.missions if mission]
    best = max(promises, default=0.0)
    return best + w.SECOND_MISSION * (sum(promises) - best)


def _promise(worth: Worth, name: MissionId, bought: Sequence[Bought]) -> float:
    mission = MISSIONS[name]
    added = sum(_added(mission.measure, each) for each in bought)
    missing = mission.at_least - measured(worth.s, worth.seat, name) - added
    if missing <= 0 and not worth.player.mission_done:
        return mission.vp
    if mission.measure in OF_THE_TOWN and worth.left:
        return mission.vp * max(0.0, w.NEXT_ROUND - w.STEP * max(missing, 0))
    return 0.0


def _added(measure: str, bought: Bought) -> int:
    match measure:
        case "paid_beer":
            return bought.cost.beer
        case "paid_gold":
            return bought.cost.gold
        case _:
            return int(measure in bought.counts)


def prospect(worth: Worth, name: MissionId) -> float:
    """Of a mission that is not met: what it may still bring."""
    mission = MISSIONS[name]
    if not worth.left:
        return 0.0
    if mission.measure in OF_THE_TOWN:
        missing = mission.at_least - measured(worth.s, worth.seat, name)
        return mission.vp * max(0.0, w.NEXT_ROUND - w.STEP * missing)
    return mission.vp * w.DEED_SOME_DAY
