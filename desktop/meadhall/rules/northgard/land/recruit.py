"""Recruit: warriors come from the reserve into territories (chapter 7)."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import STOP, Stop, ask
from ..data import AREAS, CAMP, NONE
from ..effect import Effect
from ..events import KaijaRecruited, WarriorsRecruited
from ..state import NOBODY, State, aggressive_in, buildings_in, has_creature, has_figures
from .territory import add_kaija, add_warriors

Where = Literal["own", "neutral", "own_or_neutral"]


def may_come_here(s: State, region: int) -> Denial | None:
    """What keeps everybody from putting figures into a territory, other than by moving."""
    if s.beasts:
        if has_creature(s, region, "brown_bear"):
            return Denial("brown_bear_here", "NG-21.20")
        if aggressive_in(s, region):
            return Denial("valkyrie_here", "NG-21.18")
    return None


def has_recruits(s: State, seat: int) -> bool:
    """Warriors, or Kaija, who may come instead of one (NG-18.4)."""
    return s.players[seat].reserve > 0 or kaija_waits(s, seat)


def kaija_waits(s: State, seat: int) -> bool:
    return seat == s.bear and s.kaija == NONE


def recruit_one(s: State, seat: int, region: int, kaija: bool, source: str, out: EventSink) -> None:
    if kaija:
        add_kaija(s, region)
        out.append(KaijaRecruited(seat, region))
    else:
        add_warriors(s, seat, region, 1)
        out.append(WarriorsRecruited(seat, region, 1, source))


class Recruit(Effect, frozen=True):
    count: int
    where: Where = "own"
    same: bool = False  # all in one territory

    def why_not(self, s: State, seat: int) -> Denial | None:
        """NG-7.7."""
        if not has_recruits(s, seat):
            return Denial("no_warriors_left", "NG-1.2")
        where = where_now(s, seat, self.where)
        if any(no_recruiting(s, seat, region, where) is None for region in s.land.regions):
            return None
        return Denial("nowhere_to_recruit", "NG-7.1")

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (BeginRecruiting(seat, self),)


def where_now(s: State, seat: int, where: Where) -> Where:
    """NG-7.6: who has no figures on the map may begin again anywhere, and go on there or anywhere else neutral."""
    return "own_or_neutral" if where == "own" and not has_figures(s, seat) else where


def no_recruiting(s: State, seat: int, region: int, where: Where, begun: tuple[int, ...] = ()) -> Denial | None:
    """`begun`: where this effect has recruited already; neutral territories stay open to it (NG-7.8)."""
    owner = s.owner[region]
    if owner == NOBODY:
        if where == "own":
            return Denial("not_yours", "NG-7.1")
    elif owner != seat:
        return Denial("not_yours", "NG-7.1", {"seat": owner})
    elif where == "neutral" and region not in begun:
        return Denial("only_neutral", "NG-7.8")
    return may_come_here(s, region)


class BeginRecruiting(Step[State], frozen=True):
    seat: int
    effect: Recruit

    def run(self, s: State, out: EventSink) -> None:
        where = where_now(s, self.seat, self.effect.where)
        go_on(s, Recruiting(self.seat, self.effect.count, where, self.effect.same), out)


class RecruitAt(Action, frozen=True):
    region: int
    kaija: bool = False


_AT = tuple(RecruitAt(region) for region in range(len(AREAS)))
_KAIJA_AT = tuple(RecruitAt(region, kaija=True) for region in range(len(AREAS)))


class Recruiting(Decision[State], frozen=True):
    """NG-24.9: one figure after the other."""

    left: int
    where: Where
    same: bool
    begun: tuple[int, ...] = ()

    def actions(self, s: State) -> Sequence[Action]:
        regions = s.land.regions
        return [STOP, *(_AT[region] for region in regions), *(_KAIJA_AT[region] for region in regions)]

    def options(self, s: State) -> Sequence[Action]:
        places = [region for region in s.land.regions if self._not_at(s, region) is None]
        found: list[Action] = [STOP]
        if s.players[self.seat].reserve:
            found += [_AT[region] for region in places]
        if kaija_waits(s, self.seat):
            found += [_KAIJA_AT[region] for region in places]
        return found

    def _not_at(self, s: State, region: int) -> Denial | None:
        if self.same and self.begun and region not in self.begun:
            return Denial("all_in_one_territory", "NG-7.8")
        return no_recruiting(s, self.seat, region, self.where, self.begun)

    def why_not(self, s: State, action: Action) -> Denial | None:
        if isinstance(action, Stop):
            return None
        if not isinstance(action, RecruitAt):
            return NOT_NOW
        if action.region not in s.land.regions:
            return Denial("no_such_territory", "NG-2.5")
        if action.kaija and not kaija_waits(s, self.seat):
            return Denial("kaija_not_waiting", "NG-18.4")
        if not action.kaija and not s.players[self.seat].reserve:
            return Denial("no_warriors_left", "NG-1.2")
        return self._not_at(s, action.region)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, Stop):
            then(s, CallCamps(self.seat, self.begun))
            return
        assert isinstance(action, RecruitAt)
        recruit_one(s, self.seat, action.region, action.kaija, "recruit", out)
        begun = self.begun if action.region in self.begun else (*self.begun, action.region)
        go_on(s, Recruiting(self.seat, self.left - 1, self.where, self.same, begun), out)


def go_on(s: State, recruiting: Recruiting, out: EventSink) -> None:
    """Nothing is asked where nothing can be recruited any more."""
    if recruiting.left and has_recruits(s, recruiting.seat) and len(recruiting.options(s)) > 1:
        s.agenda.append(recruiting)
    else:
        then(s, CallCamps(recruiting.seat, recruiting.begun))


class CallCamps(Step[State], frozen=True):
    """NG-7.4: in each territory of the recruitment one more for each Training Camp there."""

    seat: int
    regions: tuple[int, ...]

    def run(self, s: State, out: EventSink) -> None:
        _say_where(s, self.regions)
        camps = [(region, buildings_in(s, region).count(CAMP)) for region in self.regions]
        levy(s, Levy(self.seat, tuple(due for due in camps if due[1]), "camp"), out)


class AfterRecruit(Step[State], frozen=True):
    """What a card lets one do where it has recruited (NG-12.23, NG-12.28): the recruitment before it says where."""

    seat: int
    region: int = NONE

    def run(self, s: State, out: EventSink) -> None:
        if self.region != NONE:
            self.there(s, self.region, out)

    def there(self, s: State, region: int, out: EventSink) -> None:
        raise NotImplementedError


def _say_where(s: State, regions: tuple[int, ...]) -> None:
    waiting = s.agenda[-1] if s.agenda else None
    if isinstance(waiting, AfterRecruit) and regions:
        s.agenda[-1] = msgspec.structs.replace(waiting, region=regions[0])


class LevyAt(Action, frozen=True):
    region: int
    kaija: bool = False


Due = tuple[tuple[int, int], ...]  # so many to each of these territories


class Levy(Decision[State], frozen=True):
    """A fixed number for each of several territories; asked only where the order matters (NG-7.5, NG-7.9, NG-24.10).

    Those of "recruit 1 in each of ..." call camps afterwards, those that camps send do not.
    """

    due: Due
    source: Literal["camp", "recruit"]
    begun: tuple[int, ...] = ()

    def actions(self, s: State) -> Sequence[LevyAt]:
        return [LevyAt(region, kaija) for region, _ in self.due for kaija in (False, True)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, LevyAt):
            return NOT_NOW
        if all(action.region != region for region, _ in self.due):
            return Denial("none_due_there", "NG-7.5")
        if action.kaija and not self.kaija_may_come(s):
            return Denial("kaija_not_waiting", "NG-18.4")
        if not action.kaija and not s.players[self.seat].reserve:
            return Denial("no_warriors_left", "NG-1.2")
        return None

    def kaija_may_come(self, s: State) -> bool:
        """Instead of a recruited warrior; camp warriors are not recruited (NG-7.4)."""
        return self.source == "recruit" and kaija_waits(s, self.seat)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, LevyAt)
        recruit_one(s, self.seat, action.region, action.kaija, self.source, out)
        left = tuple((region, due - (region == action.region)) for region, due in self.due)
        begun = self.begun if action.region in self.begun else (*self.begun, action.region)
        levy(s, Levy(self.seat, tuple(due for due in left if due[1]), self.source, begun), out)


def levy(s: State, decision: Levy, out: EventSink) -> None:
    seat, due, begun = decision.seat, decision.due, decision.begun
    reserve = s.players[seat].reserve
    if due and not decision.kaija_may_come(s) and reserve >= sum(count for _, count in due):
        for region, count in due:
            add_warriors(s, seat, region, count)
            out.append(WarriorsRecruited(seat, region, count, decision.source))
        begun += tuple(region for region, _ in due if region not in begun)
        due = ()
    if due and (reserve or decision.kaija_may_come(s)):
        ask(s, decision, out)
    elif decision.source == "recruit":
        then(s, CallCamps(seat, begun))
