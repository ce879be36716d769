"""Where the losers of a battle go (NG-13.17 to NG-13.21)."""

from collections.abc import Sequence

from ...kernel import NOT_NOW, Action, Decision, Denial, EventSink, Step, then
from ..events import FiguresMoved
from ..land.territory import shift
from ..state import NOBODY, State, aggressive_in, figures_of, guests_in
from .losses import lose


def battle_pending(s: State, region: int) -> bool:
    """Against a player, or against a creature that was declared (NG-21.30)."""
    if guests_in(s, region) is not None:
        return True
    region_of = s.land.region_of
    return any(beast.card in s.challenged and region_of[beast.area] == region for beast in s.beasts)


def no_refuge(s: State, seat: int, region: int, rule: str = "NG-13.18") -> Denial | None:
    """Why figures that are driven out of a battle, or pushed (NG-12.36), cannot go there, however near it is."""
    owner = s.owner[region]
    if owner not in (NOBODY, seat):  # not to the partner either (NG-20.6)
        return Denial("held_by_another", rule, {"seat": owner})
    if battle_pending(s, region):
        return Denial("battle_there", rule)
    if s.beasts and aggressive_in(s, region):
        return Denial("valkyrie_here", rule)
    return None


def suitable(s: State, seat: int, region: int, over_rough: bool = False) -> list[int]:
    """NG-13.18; over rough connections only with the card of the Wolf (NG-12.31)."""
    ways = s.land.regions[region].ways
    near = [target for target, rough in ways.items() if over_rough or not rough]
    return [target for target in near if no_refuge(s, seat, target) is None]


class Retreat(Step[State], frozen=True):
    """All figures of this seat leave the territory. Those who can go nowhere die (NG-13.19)."""

    seat: int
    region: int
    over_rough: bool = False

    def run(self, s: State, out: EventSink) -> None:
        warriors, kaija = figures_of(s, self.seat, self.region)
        if not warriors and not kaija:
            return
        targets = suitable(s, self.seat, self.region, self.over_rough)
        if not targets:
            lose(s, self.seat, self.region, warriors, kaija, "no_retreat", out)
        elif len(targets) == 1:
            go(s, self.seat, self.region, RetreatTo(targets[0], warriors, kaija), out)
        else:
            then(s, Retreating(self.seat, self.region, self.over_rough))


class RetreatTo(Action, frozen=True):
    """A group of them."""

    region: int
    warriors: int
    kaija: bool = False


def go(s: State, seat: int, source: int, action: RetreatTo, out: EventSink) -> None:
    shift(s, seat, source, action.region, action.warriors, action.kaija)
    out.append(FiguresMoved(seat, source, action.region, action.warriors, action.kaija, "retreat"))


class Retreating(Decision[State], frozen=True):
    """NG-24.26: group by group, until all have left."""

    region: int
    over_rough: bool

    def actions(self, s: State) -> Sequence[RetreatTo]:
        return [action for target in s.land.regions[self.region].ways for action in self._groups(s, target)]

    def options(self, s: State) -> Sequence[RetreatTo]:
        targets = suitable(s, self.seat, self.region, self.over_rough)
        return [action for target in targets for action in self._groups(s, target)]

    def _groups(self, s: State, target: int) -> list[RetreatTo]:
        warriors, kaija = figures_of(s, self.seat, self.region)
        groups = [RetreatTo(target, count) for count in range(warriors, 0, -1)]
        if kaija:
            groups += [RetreatTo(target, count, kaija=True) for count in range(warriors, -1, -1)]
        return groups

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, RetreatTo):
            return NOT_NOW
        ways = s.land.regions[self.region].ways
        if action.region not in ways:
            return Denial("not_adjacent", "NG-13.18")
        if ways[action.region] and not self.over_rough:
            return Denial("rough_border", "NG-13.18")
        warriors, kaija = figures_of(s, self.seat, self.region)
        if not 0 <= action.warriors <= warriors or action.kaija > kaija or not action.warriors + action.kaija:
            return Denial("not_so_many", "NG-13.17", {"warriors": warriors})
        return no_refuge(s, self.seat, action.region)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, RetreatTo)
        go(s, self.seat, self.region, action, out)
        then(s, Retreat(self.seat, self.region, self.over_rough))
