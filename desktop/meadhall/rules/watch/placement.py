"""The set-up phase: settlements and roads in two rounds, guards in a third (GC-3.11, GC-12.11)."""

from collections.abc import Sequence

from ..kernel import Action, Decision, Denial, EventSink, Step, then
from .data import KINDS, Bundle
from .events import RoadBuilt, StartingIncome
from .fights.wildlings import reveal
from .land.building import free_places, no_settlement, place_settlement, take_tile_token
from .land.ground import WHOLE_GIFT
from .land.roads import lay_road, no_road
from .state import State, resource_of
from .supply import gain


def income_of(s: State, place: int) -> Bundle:
    """GC-3.7: one card for each producing hex around, as far as the supply goes (GC-5.8)."""
    cards = [0, 0, 0, 0, 0]
    for hex in s.ground.hexes_at[place]:
        kind = resource_of(s.layout, hex)
        if kind in KINDS and s.bank[kind] > cards[kind]:
            cards[kind] += 1
    return tuple(cards)  # pyright: ignore[reportReturnType]


class PayIncome(Step[State], frozen=True):
    seat: int
    place: int

    def run(self, s: State, out: EventSink) -> None:
        cards = income_of(s, self.place)
        gain(s, self.seat, cards)
        out.append(StartingIncome(self.seat, cards))


def settle_first(s: State, seat: int, place: int, out: EventSink) -> None:
    """A starting settlement. Its token goes back among the reserve, or is revealed by option (GC-12.13, GC-23.11)."""
    place_settlement(s, seat, place, out)
    if not s.brotherhood:
        return
    token = take_tile_token(s, seat)
    if s.options.setup_reveals_tokens:
        reveal(s, seat, (token,), out)
    else:
        s.reserve += (token,)


class Settle(Action, frozen=True):
    place: int


class SetupSettlement(Decision[State], frozen=True):
    """GC-25.1. The second one pays the starting income (GC-3.11)."""

    second: bool

    def actions(self, s: State) -> Sequence[Settle]:
        return [_SETTLE[place] for place in s.ground.vertices]

    def options(self, s: State) -> Sequence[Settle]:
        return [_SETTLE[place] for place in free_places(s, s.ground.vertices)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Settle):
            return Denial("not_now", "GC-25.1")
        return no_settlement(s, self.seat, action.place, in_setup=True)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Settle)
        income = [PayIncome(self.seat, action.place)] if self.second else []
        then(s, *income, SetupRoad(self.seat, action.place))
        settle_first(s, self.seat, action.place, out)  # its token, if revealed, comes before everything else


_SETTLE = tuple(Settle(place) for place in range(len(WHOLE_GIFT.hexes_at)))


class LayFirstRoad(Action, frozen=True):
    path: int


class SetupRoad(Decision[State], frozen=True):
    """It touches the settlement just placed (GC-3.11, GC-3.12)."""

    settlement: int

    def actions(self, s: State) -> Sequence[LayFirstRoad]:
        return [_LAY[path] for path in s.ground.edges]

    def options(self, s: State) -> Sequence[LayFirstRoad]:
        return [_LAY[path] for path in s.ground.edges_at[self.settlement] if no_road(s, self.seat, path) is None]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, LayFirstRoad):
            return Denial("not_now", "GC-25.1")
        denial = no_road(s, self.seat, action.path)
        if denial is None and self.settlement not in s.ground.ends[action.path]:
            denial = Denial("must_touch_new_settlement", "GC-3.12")
        return denial

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, LayFirstRoad)
        lay_road(s, self.seat, action.path)
        out.append(RoadBuilt(self.seat, action.path))


_LAY = tuple(LayFirstRoad(path) for path in range(len(WHOLE_GIFT.ends)))


class GatherTokens(Step[State], frozen=True):
    """GC-12.13: the reserve, with the tokens from under the starting settlements, is shuffled."""

    def run(self, s: State, out: EventSink) -> None:
        s.reserve = tuple(s.chance.shuffle(s.reserve))
