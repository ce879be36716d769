"""Cards that build and do something more: Glory of the Clan, Industrious Villagers (NG-12.29, NG-12.59)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import STOP, Stop, ask
from ..data import AREAS, IS_LARGE, NONE, SLOTS_OF, WOOD
from ..effect import Effect
from ..events import BuildingReplaced, EffectChosen
from ..goods import gain
from ..land.build import KINDS, BeginBuilding, Build
from ..land.territory import is_area
from ..state import State, controlled, harvest_of

_COLLECTING_AFTER = Build(collect=True)


class GloryOfTheClan(Effect, frozen=True):
    """Build, and collect what that territory yields: before it, so that its wood can be used, or after it."""

    def why_not(self, s: State, seat: int) -> Denial | None:
        decision = ChooseGlory(seat)
        if decision.why_not(s, BUILD_FIRST) is None:
            return None
        if any(decision.why_not(s, CollectFirst(region)) is None for region in controlled(s, seat)):
            return None
        return Denial("nothing_to_build", "NG-8.14")

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (OfferGlory(seat),)


class OfferGlory(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        ask(s, ChooseGlory(self.seat), out)


class CollectFirst(Action, frozen=True):
    """Then build there."""

    region: int


class BuildFirst(Action, frozen=True):
    """Then collect there."""


BUILD_FIRST = BuildFirst()


class ChooseGlory(Decision[State], frozen=True):
    """NG-24.8."""

    def actions(self, s: State) -> Sequence[Action]:
        return [BUILD_FIRST, *(CollectFirst(region) for region in s.land.regions)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, BuildFirst):
            return _COLLECTING_AFTER.why_not(s, self.seat)
        if not isinstance(action, CollectFirst):
            return NOT_NOW
        region = action.region
        if region not in s.land.regions or s.owner[region] != self.seat:
            return Denial("not_yours", "NG-12.29")
        # A discount of just the wood that the territory gives tells what can be paid once it is collected.
        wood = harvest_of(s, region)[WOOD]
        return Build(discount=wood, only=region).why_not(s, self.seat)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, CollectFirst):
            out.append(EffectChosen(self.seat, "collect_first", action.region))
            gain(s, self.seat, harvest_of(s, action.region), "card", out)
            then(s, BeginBuilding(self.seat, Build(only=action.region)))
        else:
            out.append(EffectChosen(self.seat, "build_first"))
            then(s, BeginBuilding(self.seat, _COLLECTING_AFTER))


class Rebuilding(Effect, frozen=True):
    """NG-12.59: one building in an own slot is exchanged for another type of its size. It is not built (NG-18.14)."""

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None if len(Rebuild(seat).options(s)) > 1 else Denial("nothing_to_replace", "NG-12.59")

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (OfferRebuilding(seat),)


class OfferRebuilding(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        ask(s, Rebuild(self.seat), out)


class Exchange(Action, frozen=True):
    """The building in the slot of this area for this one."""

    area: int
    building: int


class Rebuild(Decision[State], frozen=True):
    """NG-24.11: free of charge, duplicates allowed, or nothing."""

    def actions(self, s: State) -> Sequence[Action]:
        slots = [area for region in controlled(s, self.seat) for area in s.land.regions[region].slots]
        return [STOP, *(Exchange(area, kind) for area in slots if s.built[area] != NONE for kind in KINDS)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Stop):
            return None
        if not isinstance(action, Exchange):
            return NOT_NOW
        area, new = action.area, action.building
        if new not in KINDS or not is_area(area) or s.land.region_of[area] == NONE or s.built[area] == NONE:
            return Denial("no_building_there", "NG-12.59")
        if s.owner[s.land.region_of[area]] != self.seat:
            return Denial("not_yours", "NG-12.59")
        return self._no_exchange(s, s.built[area], new, area)

    def _no_exchange(self, s: State, old: int, new: int, area: int) -> Denial | None:
        if new == old:
            return Denial("another_type", "NG-12.59")
        if IS_LARGE[new] != IS_LARGE[old]:
            return Denial("same_size", "NG-12.59")
        if not s.stock[new]:
            return Denial("no_token_left", "NG-8.5")
        slot = AREAS[area].slot
        assert slot is not None
        return None if slot in SLOTS_OF[new] else Denial("wrong_slot", "NG-8.3", {"slot": slot})

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, Exchange):
            old = s.built[action.area]
            s.stock[old] += 1
            s.stock[action.building] -= 1
            s.built[action.area] = action.building
            out.append(BuildingReplaced(self.seat, action.area, old, action.building))
