"""What there is to spend at once: the pool, and tokens (VW-5.1 to VW-5.6)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ..kernel import Denial, EventSink
from .data import BUILDINGS, HALL, NOTHING, RESOURCES, Amount, PlotId, Resource
from .events import Paid, PoolGained, Spent
from .state import Building, Player, State


def at_hand(s: State, seat: int) -> Amount:
    """The pool of the active player, and tokens on any of the own cards (VW-5.5)."""
    held = s.acting.pool
    for building in s.players[seat].town:
        if building.pays and building.held is not NOTHING:
            held = held.and_(building.held)
    return held


def why_not_first(s: State, seat: int, cost: Amount, first: Sequence[PlotId]) -> Denial | None:
    """Of the plots whose tokens are to pay before anything else (VW-5.8)."""
    if len(set(first)) < len(first):
        return Denial("named_twice", "VW-5.8")
    for plot in first:
        building = s.players[seat].at(plot)
        if building is None or not any(cost.of(kind) and building.held.of(kind) for kind in RESOURCES):
            return Denial("nothing_there_to_pay_with", "VW-5.8", {"plot": plot})
        if not building.pays:
            return Denial("under_construction", "VW-5.6", {"plot": plot})
    return None


def spend(s: State, seat: int, cost: Amount, purpose: str, out: EventSink, first: Sequence[PlotId] = ()) -> None:
    """Out of the plots named; then from the pool, the Town Hall, producers and storages (VW-5.8)."""
    player = s.players[seat]
    from_pool, spent = NOTHING, list[Spent]()
    for kind in RESOURCES:
        due = cost.of(kind)
        if not due:
            continue
        due -= _take_tokens(player, [player.at(plot) for plot in first], kind, due, spent)
        paid = min(due, s.acting.pool.of(kind))
        from_pool = from_pool.plus(kind, paid)
        _take_tokens(player, sorted(player.town, key=_rank), kind, due - paid, spent)
    s.acting = replace(s.acting, pool=s.acting.pool.less(from_pool))
    out.append(Paid(seat, from_pool, tuple(spent), purpose))


def spend_gold_token(s: State, seat: int, out: EventSink, first: Sequence[PlotId]) -> None:
    """For the swap of a mission: a token, as written (VW-15.8)."""
    player, spent = s.players[seat], list[Spent]()
    named = [player.at(plot) for plot in first]
    _take_tokens(player, [*named, *sorted(player.town, key=_rank)], "gold", 1, spent)
    out.append(Paid(seat, NOTHING, tuple(spent), "swap"))


def _rank(building: Building) -> int:
    """Tokens that would perish go first: Town Hall, producers, storages."""
    if building.plot == HALL:
        return 0
    return 2 if building.kind and BUILDINGS[building.kind].stores else 1


def _take_tokens(
    player: Player, buildings: Iterable[Building | None], kind: Resource, due: int, spent: list[Spent]
) -> int:
    """How many came together."""
    taken = 0
    for building in buildings:
        if building is not None and building.pays:
            count = min(due - taken, building.held.of(kind))
            if count > 0:
                player.put(replace(building, held=building.held.plus(kind, -count)))
                spent.append(Spent(building.plot, NOTHING.plus(kind, count)))
                taken += count
    return taken


def fill_pool(s: State, seat: int, gain: Amount, source: str, out: EventSink) -> None:
    """Temporary resources (VW-5.2)."""
    if gain != NOTHING:
        s.acting = replace(s.acting, pool=s.acting.pool.and_(gain))
        out.append(PoolGained(seat, gain, source))
