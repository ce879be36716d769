"""The tragedy of heroes: three equal dice (GC-23.1, GC-23.2)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink
from ..data import HEROES, HeroId
from ..events import HeroLostForGood
from ..state import State


class LoseHero(Action, frozen=True):
    hero: HeroId


class LoseDisplayedHero(Decision[State], frozen=True):
    def actions(self, s: State) -> Sequence[LoseHero]:
        return [LoseHero(hero) for hero in HEROES]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, LoseHero):
            return Denial("not_now", "GC-25.4")
        return None if action.hero in s.display else Denial("hero_not_on_display", "GC-23.1")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, LoseHero)
        s.display = tuple(hero for hero in s.display if hero != action.hero)
        s.lost_heroes += (action.hero,)
        out.append(HeroLostForGood(self.seat, action.hero))
