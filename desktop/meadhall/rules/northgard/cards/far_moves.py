"""Cards that move figures without a Move action: Hidden Ways and Bribery (NG-12.53, NG-12.60)."""

from collections.abc import Iterator, Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import ask
from ..effect import Effect
from ..events import EffectChosen, FiguresMoved
from ..fights.battle import FightBattles
from ..land.move import Group, March, marches
from ..land.territory import shift
from ..state import NO_BONUS, NOBODY, State, aggressive_in, controlled, kaija_holds
from .musters import may_leave

BRIBED = 2  # warriors at most (NG-12.60)


def _may_enter(s: State, seat: int, region: int, kaija: bool) -> Denial | None:
    """For figures of this seat, whoever moves them."""
    owner = s.owner[region]
    if owner != NOBODY and owner == s.partner_of(seat):
        return Denial("partner_here", "NG-20.4")
    if s.beasts and aggressive_in(s, region):
        return Denial("valkyrie_here", "NG-21.18")
    if kaija and s.is_enemy(seat, owner) and not s.players[seat].kaija_attacks:
        return Denial("kaija_does_not_attack", "NG-18.7")
    return None


def _carry(s: State, seat: int, action: March, active: int, out: EventSink) -> None:
    shift(s, seat, action.source, action.target, action.warriors, action.kaija)
    out.append(FiguresMoved(seat, action.source, action.target, action.warriors, action.kaija, "card"))
    then(s, FightBattles(active, NO_BONUS))


class HiddenWays(Effect, frozen=True):
    """Any number of figures from one own territory to any open one. It is no Move action."""

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None if ChooseExit(seat).options(s) else Denial("nowhere_to_move", "NG-12.53")

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (OfferExits(seat),)


class OfferExits(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        ask(s, ChooseExit(self.seat), out)


class ComeOutAt(Action, frozen=True):
    region: int


class ChooseExit(Decision[State], frozen=True):
    """NG-24.16: first where the hidden ways lead, then who takes them."""

    def actions(self, s: State) -> Sequence[Action]:
        return [ComeOutAt(region) for region in s.land.regions]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, ComeOutAt):
            return NOT_NOW
        if action.region not in s.land.regions:
            return Denial("no_such_territory", "NG-2.5")
        if s.land.regions[action.region].closed:
            return Denial("not_open", "NG-12.53")
        denial = _may_enter(s, self.seat, action.region, kaija=False)
        if denial is not None:
            return denial
        if next(HiddenMarch(self.seat, action.region).legal(s), None) is None:
            return Denial("nobody_can_go_there", "NG-12.53")
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, ComeOutAt)
        out.append(EffectChosen(self.seat, "hidden_ways", action.region))
        ask(s, HiddenMarch(self.seat, action.region), out)


class HiddenMarch(Decision[State], frozen=True):
    """NG-24.16: figures from one territory."""

    target: int

    def actions(self, s: State) -> Sequence[Action]:
        return [march for group in self._groups(s) for march in marches(group, self.target)]

    def options(self, s: State) -> Sequence[Action]:
        return list(self.legal(s))

    def _groups(self, s: State) -> list[Group]:
        own = [region for region in controlled(s, self.seat) if region != self.target]
        return [Group(region, s.warriors[region], kaija_holds(s, region), whole=False) for region in own]

    def legal(self, s: State) -> Iterator[March]:
        with_her = _may_enter(s, self.seat, self.target, kaija=True) is None
        for group in self._groups(s):
            if may_leave(s, group.region) is None:
                yield from (march for march in marches(group, self.target) if with_her or not march.kaija)

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, March):
            return NOT_NOW
        source = action.source
        if action.target != self.target or source not in s.land.regions or source == self.target:
            return Denial("no_such_territory", "NG-2.5")
        if s.owner[source] != self.seat:
            return Denial("no_figures_there", "NG-9.2")
        warriors = s.warriors[source]
        too_many = action.warriors > warriors or action.kaija > kaija_holds(s, source)
        if too_many or action.warriors < 0 or not action.warriors + action.kaija:
            return Denial("not_so_many", "NG-9.2", {"warriors": warriors})
        return may_leave(s, source) or _may_enter(s, self.seat, self.target, action.kaija)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, March)
        _carry(s, self.seat, action, self.seat, out)


class Bribery(Effect, frozen=True):
    """One or two warriors of an opponent go next door; if that means a battle, they attack without card bonuses."""

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None if Bribing(seat).options(s) else Denial("no_enemy_in_reach", "NG-12.60")

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (OfferBribe(seat),)


class OfferBribe(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        ask(s, Bribing(self.seat), out)


class Bribing(Decision[State], frozen=True):
    """NG-24.16."""

    def actions(self, s: State) -> Sequence[Action]:
        found: list[Action] = []
        for region in s.land.regions:
            if s.is_enemy(self.seat, s.owner[region]):
                counts = range(1, min(s.warriors[region], BRIBED) + 1)
                found += [March(region, near, count) for near in s.land.regions[region].ways for count in counts]
        return found

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, March):
            return NOT_NOW
        source, target = action.source, action.target
        if source not in s.land.regions or not s.is_enemy(self.seat, s.owner[source]):
            return Denial("no_enemy_there", "NG-12.60")
        if target not in s.land.regions[source].ways:
            return Denial("not_adjacent", "NG-12.60")
        if action.kaija:
            return Denial("kaija_takes_no_bribe", "NG-12.60")
        if not 1 <= action.warriors <= min(s.warriors[source], BRIBED):
            return Denial("not_so_many", "NG-12.60", {"warriors": min(s.warriors[source], BRIBED)})
        return _may_enter(s, s.owner[source], target, kaija=False)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, March)
        _carry(s, s.owner[action.source], action, self.seat, out)
