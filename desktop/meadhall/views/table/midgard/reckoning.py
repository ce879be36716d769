"""What a roll is worth as it lies, and if dice are thrown again: chances of victory, or food on average. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from meadhall.rules.midgard.data import KINDS, LIMITS
from meadhall.rules.midgard.odds import Shown, after_roll, shown
from meadhall.rules.midgard.state import State, count, fought, is_swordmaiden
from meadhall.rules.midgard.tray import hits, subsets


@dataclass(frozen=True)
class Reckoning:
    """Of the dice that lie on the tray of this position."""

    s: State

    @property
    def is_hunt(self) -> bool:
        return fought(self.s).enemy is None

    def worth(self, again: Sequence[int] = ()) -> float:
        """A chance; in a hunt, food."""
        return self._food(again) if self.is_hunt else after_roll(self.s, again)

    def fallen(self, again: Sequence[int] = ()) -> float:
        """How many fall in this round, on average; nobody in a hunt."""
        if self.is_hunt:
            return 0.0
        battle = fought(self.s)
        shields = count([battle.rolled[place] for place in self._kept(again)], "shield")
        attack, most = battle.foe.attack, len(battle.rolled)
        return sum(
            min(max(attack - shields - more, 0), most) * likely for (_, more), likely in self._rolls(again).items()
        )

    @cached_property
    def best(self) -> tuple[int, ...]:
        """Which dice to throw again: for victory, then for those who fall; none where that would better nothing."""
        ways = [(), *subsets(fought(self.s).rolled)]
        return max(ways, key=lambda again: (round(self.worth(again), 6), -round(self.fallen(again), 6), -len(again)))

    def _food(self, again: Sequence[int]) -> float:
        battle = fought(self.s)
        kept = [battle.rolled[place] for place in self._kept(again)]
        sure = hits(kept, is_swordmaiden(self.s, battle.seat), battle.reaction)
        return sum(min(sure + more, LIMITS.hunted_food) * likely for (more, _), likely in self._rolls(again).items())

    def _kept(self, again: Sequence[int]) -> list[int]:
        return [place for place in range(len(fought(self.s).rolled)) if place not in again]

    def _rolls(self, again: Sequence[int]) -> Shown:
        """What these dice can show."""
        battle = fought(self.s)
        swords, spears, axes = (sum(battle.rolled[place].kind == kind for place in again) for kind in KINDS)
        return shown((swords, spears, axes), is_swordmaiden(self.s, battle.seat), battle.reaction)
