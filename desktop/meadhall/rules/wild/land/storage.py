"""Phase 4: tokens into storages, and points for full ones (VW-16.1 to VW-16.5)."""

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec.structs import replace

from ...kernel import Action, Decision, Denial, EventSink, Step
from ...kernel.step import NOT_NOW
from ..data import BUILDINGS, NOTHING, NUMBERS, RESOURCES, Resource
from ..events import TokensStored
from ..points import gain_points
from ..state import Building, State, Stock
from .tokens import storages


def stored(s: State, seat: int, kind: Resource) -> int:
    """What lies in storages already: it can be moved to another, but not be given up (VW-16.1)."""
    return sum(building.held.of(kind) for building in storages(s, seat, kind))


def default_stocks(s: State, seat: int) -> tuple[Stock, ...]:
    """Every token that fits, and as many full storages as possible (VW-16.5)."""
    left = _tokens(s, seat)
    stocks: list[Stock] = []
    for building in usable(s, seat):
        kind = _kind_of(building)
        count = min(left[kind], NUMBERS.storage)
        left[kind] -= count
        stocks.append(Stock(building.plot, count))
    return tuple(stocks)


def _tokens(s: State, seat: int) -> dict[Resource, int]:
    """Any of them can be stored, wherever they lie (VW-16.1)."""
    held = s.players[seat].tokens
    return {kind: held.of(kind) for kind in RESOURCES}


def can_arrange(s: State, seat: int) -> bool:
    """Whether there is more than one way to store: what lies open says so to everybody."""
    return any(_ways(s, seat, kind) for kind in RESOURCES)


def _ways(s: State, seat: int, kind: Resource) -> bool:
    """To store another number of tokens, or the same in other places."""
    places, least = len(storages(s, seat, kind)), stored(s, seat, kind)
    most = min(s.players[seat].tokens.of(kind), places * NUMBERS.storage)
    return most > least or (places > 1 and 0 < most < places * NUMBERS.storage)


def usable(s: State, seat: int) -> list[Building]:
    """Storages for beer, then those for gold."""
    return [building for kind in RESOURCES for building in storages(s, seat, kind)]


def _kind_of(building: Building) -> Resource:
    kind = BUILDINGS[building.kind].stores if building.kind else None
    assert kind is not None
    return kind


class StoreTokens(Step[State], frozen=True):
    """Asked is only who has a choice."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        if can_arrange(s, self.seat):
            s.active = self.seat
            s.turn += 1
            s.agenda.append(ArrangeTokens(self.seat))
        else:
            store(s, self.seat, default_stocks(s, self.seat), out)


class Store(Action, frozen=True):
    """What each usable storage is to hold, in the order of `usable`."""

    stocks: tuple[Stock, ...]


class ArrangeTokens(Decision[State], frozen=True):
    def actions(self, s: State) -> Sequence[Store]:
        """The default first; a fair sample: everything that fits in each way, or nothing is touched."""
        buildings = usable(s, self.seat)
        tokens = _tokens(s, self.seat)
        by_kind = [list(_fillings(tokens[kind], len(storages(s, self.seat, kind)))) for kind in RESOURCES]
        counts = [beer + gold for beer, gold in product(*by_kind)]
        counts.append(tuple(building.held.of(_kind_of(building)) for building in buildings))
        found = [
            Store(tuple(Stock(building.plot, count) for building, count in zip(buildings, each, strict=True)))
            for each in counts
        ]
        return list(dict.fromkeys(found))

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Store):
            return NOT_NOW
        buildings = usable(s, self.seat)
        if [stock.plot for stock in action.stocks] != [building.plot for building in buildings]:
            return Denial("not_these_storages", "VW-16.1")
        for stock in action.stocks:
            if stock.count not in range(NUMBERS.storage + 1):
                return Denial("storage_holds", "VW-1.17", {"plot": stock.plot, "most": NUMBERS.storage})
        for kind in RESOURCES:
            pairs = zip(action.stocks, buildings, strict=True)
            count = sum(stock.count for stock, building in pairs if _kind_of(building) == kind)
            denial = self._why_not_so_many(s, kind, count)
            if denial is not None:
                return denial
        return None

    def _why_not_so_many(self, s: State, kind: Resource, count: int) -> Denial | None:
        held, least = s.players[self.seat].tokens.of(kind), stored(s, self.seat, kind)
        if count > held:
            return Denial("not_so_many_tokens", "VW-16.1", {"resource": kind, "held": held})
        if count < least:
            return Denial("stored_stays", "VW-16.1", {"resource": kind, "least": least})
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Store)
        store(s, self.seat, action.stocks, out)


def _fillings(tokens: int, places: int) -> Iterator[tuple[int, ...]]:
    """All ways to store as many as fit, fuller ones first, the fullest way first."""
    yield from _partitions(min(tokens, places * NUMBERS.storage), places, NUMBERS.storage)


def _partitions(count: int, places: int, most: int) -> Iterator[tuple[int, ...]]:
    if places == 0:
        if count == 0:
            yield ()
        return
    for first in range(min(count, most), -1, -1):
        for rest in _partitions(count - first, places - 1, first):
            yield (first, *rest)


def store(s: State, seat: int, stocks: Sequence[Stock], out: EventSink) -> None:
    """VW-16.3, VW-16.4."""
    player = s.players[seat]
    counts = {stock.plot: stock.count for stock in stocks}
    before = player.tokens
    for building in player.town:
        held = NOTHING
        if building.plot in counts:
            held = NOTHING.plus(_kind_of(building), counts[building.plot])
        player.put(replace(building, held=held))
    lost = before.less(player.tokens)
    if stocks or lost != NOTHING:
        out.append(TokensStored(seat, tuple(stocks), lost))
    full = sum(stock.count == NUMBERS.storage for stock in stocks)
    gain_points(s, seat, full * NUMBERS.full_storage, "storage", out)
