"""Missions: what they promise, which is handed in, and which had better go."""

from functools import lru_cache

from ...rules.wild.data import BUILDINGS, MISSIONS, Amount, Mission, MissionId
from ...rules.wild.missions import measured
from . import weights as w
from .worth import Worth

OF_THE_TOWN = {"buildings", *BUILDINGS}  # what stays; all else are deeds of a turn


Steps = tuple[int, ...]  # how much nearer each of the current missions is


class Promises:
    """What the current missions promise once more has been bought in this turn: one can be completed in it."""

    def __init__(self, worth: Worth) -> None:
        self._worth = worth
        self._missions = [MISSIONS[name] for name in worth.player.missions if name]
        self._measures = tuple(mission.measure for mission in self._missions)
        self._missing = [each.at_least - measured(worth.s, worth.seat, each.id) for each in self._missions]
        self._known: dict[Steps, float] = {}
        self.no_steps: Steps = (0,) * len(self._missions)

    def steps(self, cost: Amount, counts: tuple[str, ...]) -> Steps:
        """Of a purchase that counts for these measures."""
        return steps_of(self._measures, cost.beer, cost.gold, counts)

    def most(self, steps: Steps) -> int:
        """These add no more than that to what is promised, whatever else is bought."""
        return sum(mission.vp for mission, step in zip(self._missions, steps, strict=True) if step)

    def after(self, steps: Steps) -> float:
        """Never less for more steps."""
        promised = self._known.get(steps)
        if promised is None:
            each = [self._promise(*mission) for mission in zip(self._missions, self._missing, steps, strict=True)]
            best = max(each, default=0.0)
            promised = self._known[steps] = best + w.SECOND_MISSION * (sum(each) - best)
        return promised

    def _promise(self, mission: Mission, missing: int, added: int) -> float:
        missing -= added
        if missing <= 0 and not self._worth.player.mission_done:
            return mission.vp
        if mission.measure in OF_THE_TOWN and self._worth.left:
            return mission.vp * max(0.0, w.NEXT_ROUND - w.STEP * max(missing, 0))
        return 0.0


@lru_cache(maxsize=4096)
def steps_of(measures: tuple[str, ...], beer: int, gold: int, counts: tuple[str, ...]) -> Steps:
    paid = {"paid_beer": beer, "paid_gold": gold}
    return tuple(paid.get(measure, int(measure in counts)) for measure in measures)


def prospect(worth: Worth, name: MissionId) -> float:
    """Of a mission that is not met: what it may still bring."""
    mission = MISSIONS[name]
    if not worth.left:
        return 0.0
    if mission.measure in OF_THE_TOWN:
        missing = mission.at_least - measured(worth.s, worth.seat, name)
        return mission.vp * max(0.0, w.NEXT_ROUND - w.STEP * missing)
    return mission.vp * w.DEED_SOME_DAY
