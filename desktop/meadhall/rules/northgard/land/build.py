"""Build: a token from the supply into a free slot, for wood (chapter 8)."""

from collections.abc import Iterable, Sequence
from typing import Literal

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import STOP, Stop
from ..cards.clans import AfterBuilding
from ..data import AREAS, BUILDINGS, IS_LARGE, NONE, SLOTS_OF, WOOD, WOOD_COST, of_kind
from ..effect import Effect
from ..events import Built
from ..goods import cannot_pay_wood, gain, pay
from ..state import State, buildings_in, controlled, free_slots, harvest_of, has_creature

KINDS = range(len(BUILDINGS))


class Build(Effect, frozen=True):
    discount: int = 0
    duplicate: bool = False  # a type that already stands there (NG-12.19)
    slotless: bool = False  # a small building needs no slot (NG-12.58)
    size: Literal["any", "small"] = "any"
    optional: bool = False
    another: bool = False  # a second one may follow, a small one if this one is large (NG-12.54)
    collect: bool = False  # what the territory yields (NG-12.29)
    only: int = NONE  # in this territory

    def why_not(self, s: State, seat: int) -> Denial | None:
        """NG-8.14."""
        if next(iter(self.legal(s, seat)), None) is None:
            return Denial("nothing_to_build", "NG-8.14")
        return None

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (BeginBuilding(seat, self),)

    def price(self, building: int) -> int:
        """NG-8.1, NG-8.13."""
        return max(WOOD_COST[building] - self.discount, 0)

    def legal(self, s: State, seat: int) -> Iterable["Construct"]:
        wood = s.players[seat].resources[WOOD]
        kinds = [kind for kind in KINDS if s.stock[kind] and self.price(kind) <= wood]
        if self.size == "small":
            kinds = [kind for kind in kinds if not IS_LARGE[kind]]
        if not kinds:
            return
        for region in controlled(s, seat):
            if self.only not in (NONE, region):
                continue
            slots = free_slots(s, region)
            if s.beasts and has_creature(s, region, "brown_bear"):
                continue
            if not slots and not self.slotless:
                continue
            standing = () if self.duplicate else buildings_in(s, region)
            for kind in kinds:
                if kind in standing:
                    continue
                if self.slotless and not IS_LARGE[kind]:
                    yield _SLOTLESS[kind][region]
                else:
                    yield from (_IN_SLOT[kind][area] for area in slots if AREAS[area].slot in SLOTS_OF[kind])

    def no_building(self, s: State, seat: int, action: "Construct") -> Denial | None:
        building, area = action.building, action.area
        if building not in KINDS or not 0 <= area < len(AREAS) or s.land.region_of[area] == NONE:
            return Denial("no_such_place", "NG-8.1")
        region = s.land.region_of[area]
        if s.owner[region] != seat:
            return Denial("not_yours", "NG-8.1")
        if self.only not in (NONE, region):
            return Denial("only_there", "NG-12.29")
        if s.beasts and has_creature(s, region, "brown_bear"):
            return Denial("brown_bear_here", "NG-21.20")
        if self.size == "small" and IS_LARGE[building]:
            return Denial("only_small", "NG-12.54")
        if not s.stock[building]:
            return Denial("no_token_left", "NG-8.5")
        if not self.duplicate and building in buildings_in(s, region):
            return Denial("stands_there_already", "NG-8.4")
        return self._no_slot(s, action, region) or cannot_pay_wood(s, seat, self.price(building), "NG-8.1")

    def _no_slot(self, s: State, action: "Construct", region: int) -> Denial | None:
        if self.slotless and not IS_LARGE[action.building]:
            return None if action.slotless and action.area == region else Denial("takes_no_slot", "NG-12.58")
        if action.slotless:
            return Denial("needs_a_slot", "NG-8.1")
        slot = AREAS[action.area].slot
        if slot is None or s.built[action.area] != NONE:
            return Denial("no_free_slot", "NG-8.1")
        if slot not in SLOTS_OF[action.building]:
            return Denial("wrong_slot", "NG-8.2", {"slot": slot})
        return None


class Construct(Action, frozen=True):
    """In the slot of an area; or anywhere in a territory, which is then named by its number."""

    building: int
    area: int
    slotless: bool = False


_IN_SLOT = tuple(tuple(Construct(kind, area) for area in range(len(AREAS))) for kind in KINDS)
_SLOTLESS = tuple(tuple(Construct(kind, area, slotless=True) for area in range(len(AREAS))) for kind in KINDS)


class BeginBuilding(Step[State], frozen=True):
    seat: int
    effect: Build

    def run(self, s: State, out: EventSink) -> None:
        if self.effect.why_not(s, self.seat) is None:
            then(s, Building(self.seat, self.effect))


class Building(Decision[State], frozen=True):
    """NG-24.11."""

    effect: Build

    def actions(self, s: State) -> Sequence[Action]:
        found: list[Action] = [STOP]
        for kind in KINDS:
            for region in controlled(s, self.seat):
                found.append(_SLOTLESS[kind][region])
                found += [_IN_SLOT[kind][area] for area in s.land.regions[region].slots]
        return found

    def options(self, s: State) -> Sequence[Action]:
        legal: list[Action] = [STOP] if self.effect.optional else []
        return [*legal, *self.effect.legal(s, self.seat)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Stop):
            return None if self.effect.optional else Denial("must_build", "NG-8.1")
        if not isinstance(action, Construct):
            return NOT_NOW
        return self.effect.no_building(s, self.seat, action)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, Construct):
            pay(s, self.seat, of_kind(WOOD, self.effect.price(action.building)), "build", out)
            if self.effect.another:
                size = "small" if IS_LARGE[action.building] else "any"
                then(s, BeginBuilding(self.seat, Build(size=size, optional=True)))
            put_up(s, self.seat, action, out)
            if self.effect.collect:
                gain(s, self.seat, harvest_of(s, s.land.region_of[action.area]), "card", out)


def put_up(s: State, seat: int, action: Construct, out: EventSink) -> None:
    s.stock[action.building] -= 1
    if action.slotless:
        s.slotless += ((action.area, action.building),)
    else:
        s.built[action.area] = action.building
    out.append(Built(seat, action.building, action.area, action.slotless))
    then(s, AfterBuilding(seat, action.building))
