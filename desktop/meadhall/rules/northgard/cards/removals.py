"""Cards that take an enemy figure off the map: Raiding Party, Plunder, Capture (NG-12.3, NG-12.4)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import ask
from ..data import RESOURCES, of_kind
from ..effect import Effect
from ..events import WarriorsRecruited
from ..fights.losses import LoseFigures
from ..goods import gain
from ..land.territory import add_warriors
from ..state import State, adjacent_to_own, controlled, yield_of


class RemoveEnemy(Effect, frozen=True):
    anywhere: bool = False  # else only next to an own territory
    raid: bool = False  # then a resource that the territory yields (NG-12.22)

    def why_not(self, s: State, seat: int) -> Denial | None:
        if any(s.is_enemy(seat, s.owner[region]) for region in self.reach(s, seat)):
            return None
        return Denial("no_enemy_in_reach", "NG-12.3")

    def reach(self, s: State, seat: int) -> Sequence[int]:
        return tuple(s.land.regions) if self.anywhere else adjacent_to_own(s, seat)

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (OfferRemoval(seat, self),)


class OfferRemoval(Step[State], frozen=True):
    seat: int
    effect: RemoveEnemy

    def run(self, s: State, out: EventSink) -> None:
        ask(s, Removing(self.seat, self.effect), out)


class RemoveFrom(Action, frozen=True):
    region: int


class Removing(Decision[State], frozen=True):
    """NG-24.16: an enemy territory; its owner chooses the figure where Kaija is among them."""

    effect: RemoveEnemy

    def actions(self, s: State) -> Sequence[Action]:
        return [RemoveFrom(region) for region in s.land.regions]

    def options(self, s: State) -> Sequence[Action]:
        reach = self.effect.reach(s, self.seat)
        return [RemoveFrom(region) for region in reach if s.is_enemy(self.seat, s.owner[region])]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, RemoveFrom):
            return NOT_NOW
        if action.region not in s.land.regions:
            return Denial("no_such_territory", "NG-2.5")
        if not s.is_enemy(self.seat, s.owner[action.region]):
            return Denial("no_enemy_there", "NG-12.3")
        if action.region not in self.effect.reach(s, self.seat):
            return Denial("not_next_to_yours", "NG-12.5")
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, RemoveFrom)
        loot = [Loot(self.seat, action.region)] if self.effect.raid else []
        then(s, LoseFigures(s.owner[action.region], action.region, 1, "card"), *loot)


class Loot(Step[State], frozen=True):
    seat: int
    region: int

    def run(self, s: State, out: EventSink) -> None:
        ask(s, ChooseLoot(self.seat, self.region), out)


class TakeKind(Action, frozen=True):
    kind: int


class ChooseLoot(Decision[State], frozen=True):
    """NG-12.22: one resource of a kind that the territory yields; a wolf there doesn't matter."""

    region: int

    def actions(self, s: State) -> Sequence[Action]:
        return [TakeKind(kind) for kind in range(len(RESOURCES))]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, TakeKind) or action.kind not in range(len(RESOURCES)):
            return NOT_NOW
        return None if yield_of(s, self.region)[action.kind] else Denial("yields_none", "NG-12.22")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, TakeKind)
        gain(s, self.seat, of_kind(action.kind), "card", out)


class PlaceOne(Effect, frozen=True):
    """A warrior to any own territory. It is not recruited: no camps, no Kaija, and a brown bear minds not (NG-7.11)."""

    def why_not(self, s: State, seat: int) -> Denial | None:
        if not s.players[seat].reserve:
            return Denial("no_warriors_left", "NG-1.2")
        return None if controlled(s, seat) else Denial("no_territory", "NG-12.45")

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (OfferPlace(seat),)


class OfferPlace(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        ask(s, Placing(self.seat), out)


class PlaceAt(Action, frozen=True):
    region: int


class Placing(Decision[State], frozen=True):
    """NG-12.45."""

    def actions(self, s: State) -> Sequence[Action]:
        return [PlaceAt(region) for region in s.land.regions]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, PlaceAt):
            return NOT_NOW
        if not s.players[self.seat].reserve:
            return Denial("no_warriors_left", "NG-1.2")
        if action.region not in s.land.regions or s.owner[action.region] != self.seat:
            return Denial("not_yours", "NG-12.45")
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, PlaceAt)
        add_warriors(s, self.seat, action.region, 1)
        out.append(WarriorsRecruited(self.seat, action.region, 1, "card"))
