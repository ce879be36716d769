"""Cards that recruit in several territories at once, or call figures to where they recruit."""

from collections.abc import Sequence
from typing import Literal

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import STOP, Stop, ask
from ..data import WOOD
from ..effect import Effect
from ..events import FiguresMoved
from ..land.move import March
from ..land.recruit import (
    AfterRecruit,
    CallCamps,
    Levy,
    Recruit,
    RecruitAt,
    has_recruits,
    kaija_waits,
    levy,
    may_come_here,
    recruit_one,
)
from ..land.territory import shift
from ..state import State, aggressive_in, controlled, has_creature, kaija_holds, yield_of

AT_MOST = 3  # territories (NG-12.17)


# A fixed number for each of several territories


class Muster(Effect, frozen=True):
    """One at each own territory that borders an enemy, or as many as each yields of a resource (NG-12.33, NG-12.52)."""

    per: Literal["border", "food", "wood", "lore"]

    def why_not(self, s: State, seat: int) -> Denial | None:
        if not has_recruits(s, seat):
            return Denial("no_warriors_left", "NG-1.2")
        return None if self.due(s, seat) else Denial("nowhere_to_recruit", "NG-7.1")

    def due(self, s: State, seat: int) -> tuple[tuple[int, int], ...]:
        found = [(region, self._number(s, seat, region)) for region in controlled(s, seat)]
        return tuple((region, count) for region, count in found if count and may_come_here(s, region) is None)

    def _number(self, s: State, seat: int, region: int) -> int:
        if self.per == "border":
            return int(any(s.is_enemy(seat, s.owner[near]) for near in s.land.regions[region].ways))
        food, wood, lore = yield_of(s, region)
        return {"food": food, "wood": wood, "lore": lore}[self.per]

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (BeginMuster(seat, self),)


class BeginMuster(Step[State], frozen=True):
    """The numbers are fixed before the first is placed (NG-7.9)."""

    seat: int
    effect: Muster

    def run(self, s: State, out: EventSink) -> None:
        levy(s, Levy(self.seat, self.effect.due(s, self.seat), "recruit"), out)


# Osmosis


class Osmosis(Effect, frozen=True):
    """NG-12.17: one in each of up to three own territories that are open or show wood."""

    def why_not(self, s: State, seat: int) -> Denial | None:
        if not has_recruits(s, seat):
            return Denial("no_warriors_left", "NG-1.2")
        if any(_no_osmosis(s, seat, region) is None for region in controlled(s, seat)):
            return None
        return Denial("nowhere_to_recruit", "NG-7.1")

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (Spread(seat, ()),)


def _no_osmosis(s: State, seat: int, region: int) -> Denial | None:
    if s.owner[region] != seat:
        return Denial("not_yours", "NG-7.1")
    land = s.land.regions[region]
    if land.closed and not land.icons[WOOD]:
        return Denial("neither_open_nor_wooded", "NG-12.17")
    return may_come_here(s, region)


class Spread(Step[State], frozen=True):
    seat: int
    begun: tuple[int, ...]

    def run(self, s: State, out: EventSink) -> None:
        spreading = Spreading(self.seat, self.begun)
        if len(self.begun) < AT_MOST and len(spreading.options(s)) > 1:
            then(s, spreading)
        else:
            then(s, CallCamps(self.seat, self.begun))


class Spreading(Decision[State], frozen=True):
    """NG-24.9: one territory after the other, or stop."""

    begun: tuple[int, ...]

    def actions(self, s: State) -> Sequence[Action]:
        return [STOP, *(RecruitAt(region, kaija) for region in s.land.regions for kaija in (False, True))]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Stop):
            return None
        if not isinstance(action, RecruitAt):
            return NOT_NOW
        if action.region not in s.land.regions:
            return Denial("no_such_territory", "NG-2.5")
        if action.region in self.begun:
            return Denial("different_territories", "NG-12.17")
        if action.kaija and not kaija_waits(s, self.seat):
            return Denial("kaija_not_waiting", "NG-18.4")
        if not action.kaija and not s.players[self.seat].reserve:
            return Denial("no_warriors_left", "NG-1.2")
        return _no_osmosis(s, self.seat, action.region)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, RecruitAt):
            recruit_one(s, self.seat, action.region, action.kaija, "recruit", out)
            then(s, Spread(self.seat, (*self.begun, action.region)))
        else:
            then(s, CallCamps(self.seat, self.begun))


# Stag Clan


class StagClan(Effect, frozen=True):
    """NG-12.28: recruit one, and call one more from next door."""

    recruit: Recruit = Recruit(1)

    def why_not(self, s: State, seat: int) -> Denial | None:
        return self.recruit.why_not(s, seat)

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (*self.recruit.steps(seat), OfferJoining(seat))


class OfferJoining(AfterRecruit, frozen=True):
    def there(self, s: State, region: int, out: EventSink) -> None:
        ask(s, Joining(self.seat, region), out)


class Joining(Decision[State], frozen=True):
    """One figure from an adjacent territory, over any border. It is no Move: nothing is fought."""

    target: int

    def actions(self, s: State) -> Sequence[Action]:
        near = s.land.regions[self.target].ways
        return [STOP, *(March(each, self.target, int(not kaija), kaija) for each in near for kaija in (False, True))]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Stop):
            return None
        if not isinstance(action, March):
            return NOT_NOW
        source = action.source
        if action.target != self.target or source not in s.land.regions[self.target].ways:
            return Denial("not_adjacent", "NG-12.28")
        if s.owner[source] != self.seat:
            return Denial("no_figures_there", "NG-9.2")
        if action.warriors + action.kaija != 1 or action.warriors < 0:
            return Denial("only_one", "NG-12.28")
        if action.warriors > s.warriors[source] or action.kaija > kaija_holds(s, source):
            return Denial("not_so_many", "NG-9.2", {"warriors": s.warriors[source]})
        return may_leave(s, source)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, March):
            shift(s, self.seat, action.source, action.target, action.warriors, action.kaija)
            out.append(FiguresMoved(self.seat, action.source, action.target, action.warriors, action.kaija, "card"))


def may_leave(s: State, region: int) -> Denial | None:
    """What keeps a player from taking the own figures out of a territory, other than in a Move."""
    if s.beasts:
        if has_creature(s, region, "brown_bear"):
            return Denial("held_by_bear", "NG-21.20")
        if aggressive_in(s, region):
            return Denial("valkyrie_here", "NG-21.16")
    return None
