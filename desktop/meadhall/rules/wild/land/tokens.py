"""Tokens gained outside production: plunder, rewards, presents (VW-5.14 to VW-5.17)."""

from collections.abc import Sequence

from msgspec.structs import replace

from ...kernel import Action, Decision, Denial, EventSink, Step
from ...kernel.step import NOT_NOW
from ..asking import ask
from ..data import HALL, NUMBERS, RESOURCES, STORES, PlotId, Resource
from ..events import TokenGained
from ..state import Building, State


def storages(s: State, seat: int, kind: Resource) -> list[Building]:
    """Those that are usable: none under construction."""
    town = s.players[seat].town
    return [building for building in town if STORES.get(building.plot) == kind and not building.new]


def places_for(s: State, seat: int, kind: Resource) -> list[PlotId]:
    """Storages with room, or else the Town Hall."""
    free = [building.plot for building in storages(s, seat, kind) if building.held.of(kind) < NUMBERS.storage]
    return free or [HALL]


class GainToken(Step[State], frozen=True):
    """Of one of these kinds. `source`: a card, dragon, or the plot that was plundered."""

    seat: int
    kinds: tuple[Resource, ...]
    source: str

    def run(self, s: State, out: EventSink) -> None:
        ask(s, PlaceToken(self.seat, self.kinds, self.source), out)


class PutToken(Action, frozen=True):
    resource: Resource
    plot: PlotId


class PlaceToken(Decision[State], frozen=True):
    """VW-5.15; and of the dragon's reward also which kind (VW-14.6)."""

    kinds: tuple[Resource, ...]
    source: str

    def actions(self, s: State) -> Sequence[PutToken]:
        plots = [building.plot for building in s.players[self.seat].town]
        return [PutToken(kind, plot) for kind in RESOURCES for plot in plots]

    def options(self, s: State) -> Sequence[PutToken]:
        return [PutToken(kind, plot) for kind in self.kinds for plot in places_for(s, self.seat, kind)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, PutToken):
            return NOT_NOW
        if action.resource not in self.kinds:
            return Denial("not_this_resource", "VW-14.6", {"resource": action.resource})
        if action.plot in places_for(s, self.seat, action.resource):
            return None
        if action.plot == HALL:
            return Denial("storage_has_room", "VW-5.15")
        return Denial("no_room_there", "VW-5.14", {"plot": action.plot})

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, PutToken)
        player = s.players[self.seat]
        building = player.at(action.plot)
        assert building is not None
        player.put(replace(building, held=building.held.plus(action.resource, 1)))
        out.append(TokenGained(self.seat, action.resource, action.plot, self.source))


def steal_token(s: State, victim: int, plot: PlotId, kind: Resource) -> None:
    """Off a rival's storage. Where it goes is a step of its own."""
    player = s.players[victim]
    building = player.at(plot)
    assert building is not None
    player.put(replace(building, held=building.held.plus(kind, -1)))
