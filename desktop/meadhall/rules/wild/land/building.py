"""Buildings and the Town Hall (chapters 9 and 10)."""

from collections.abc import Iterable

from msgspec.structs import replace

from ...kernel import Denial, EventSink, Move
from ..data import BUILDING_IDS, BUILDINGS, HALL, HALLS, NUMBERS, PLOTS, TOP_LEVEL, BuildingId, PlotId
from ..events import Built, Demolished, HallUpgraded
from ..payment import pay_cost, why_not_pay
from ..points import gain_points
from ..state import Building, State


class Build(Move[State], frozen=True):
    building: BuildingId
    first: tuple[PlotId, ...] = ()

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterable["Build"]:
        return [cls(building) for building in BUILDING_IDS]

    def why_not(self, s: State, seat: int) -> Denial | None:
        player = s.players[seat]
        limit = player.limit
        if limit is not None and player.buildings >= limit:
            return Denial("settlement_full", "VW-9.2", {"limit": limit})
        if player.count(self.building) >= NUMBERS.same_building:
            return Denial("three_of_a_kind", "VW-1.14", {"building": self.building})
        if not s.in_lot(self.building):
            return Denial("sold_out", "VW-1.19", {"card": self.building})
        return why_not_pay(s, seat, BUILDINGS[self.building].cost, self.first)

    def make(self, s: State, seat: int, out: EventSink) -> None:
        player = s.players[seat]
        pay_cost(s, seat, BUILDINGS[self.building].cost, self.building, out, self.first)
        plot = next(plot for plot, kind in PLOTS.items() if kind == self.building and player.at(plot) is None)
        player.town += (Building(plot, new=True),)
        _put_lots(s, self.building, -1)
        s.acting = replace(s.acting, built=s.acting.built + 1)
        out.append(Built(seat, self.building, plot))


def _put_lots(s: State, kind: BuildingId, count: int) -> None:
    place = BUILDING_IDS.index(kind)
    s.lots = (*s.lots[:place], s.lots[place] + count, *s.lots[place + 1 :])


class Demolish(Move[State], frozen=True):
    """VW-9.9, VW-9.10: whoever was attacked stays so, although the damage token goes."""

    plot: PlotId

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterable["Demolish"]:
        return [cls(building.plot) for building in s.players[seat].town]

    def why_not(self, s: State, seat: int) -> Denial | None:
        player = s.players[seat]
        if self.plot == HALL:
            return Denial("never_the_hall", "VW-9.9")
        if player.at(self.plot) is None:
            return Denial("no_such_building", "VW-9.9", {"plot": self.plot})
        return Denial("demolished_already", "VW-9.9") if player.demolished else None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        player = s.players[seat]
        building = player.at(self.plot)
        assert building is not None
        assert building.kind is not None
        player.town = tuple(other for other in player.town if other is not building)
        player.area += building.forts
        player.demolished = True
        _put_lots(s, building.kind, 1)
        out.append(Demolished(seat, self.plot, building.forts))


class UpgradeHall(Move[State], frozen=True):
    first: tuple[PlotId, ...] = ()

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterable["UpgradeHall"]:
        return (cls(),)

    def why_not(self, s: State, seat: int) -> Denial | None:
        player = s.players[seat]
        if player.level == TOP_LEVEL:
            return Denial("highest_hall", "VW-10.3")
        if player.town[0].new:
            return Denial("hall_under_construction", "VW-10.5")
        return why_not_pay(s, seat, HALLS[player.level + 1].cost, self.first)

    def make(self, s: State, seat: int, out: EventSink) -> None:
        """What lies on the old Town Hall moves to the new one (VW-10.6)."""
        player = s.players[seat]
        hall = HALLS[player.level + 1]
        pay_cost(s, seat, hall.cost, HALL, out, self.first)
        player.level = hall.level
        player.put(replace(player.town[0], new=True))
        out.append(HallUpgraded(seat, hall.level))
        gain_points(s, seat, hall.vp, HALL, out)
