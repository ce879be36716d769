"""Resources: what there is to spend, paying, and the exchange (chapter 5)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ..kernel import Denial, EventSink, Move
from .data import BUILDINGS, HALL, NOTHING, NUMBERS, RESOURCES, Amount, PlotId, Resource
from .events import Exchanged, Paid, PoolGained, Spent
from .state import Building, Player, State


def at_hand(s: State, seat: int) -> Amount:
    """All that the active player could spend now: the pool, and tokens from any of the own cards (VW-5.5)."""
    held = s.acting.pool
    for building in s.players[seat].town:
        if building.pays and building.held is not NOTHING:
            held = held.and_(building.held)
    return held


def why_not_pay(s: State, seat: int, cost: Amount, first: Sequence[PlotId] = ()) -> Denial | None:
    """`first` are plots whose tokens are to pay before anything else (VW-5.8)."""
    held = at_hand(s, seat)
    if held.beer < cost.beer or held.gold < cost.gold:
        beer, gold = max(0, cost.beer - held.beer), max(0, cost.gold - held.gold)
        return Denial("cannot_pay", "VW-5.7", {"beer": beer, "gold": gold})
    return why_not_first(s, seat, cost, first) if first else None


def why_not_first(s: State, seat: int, cost: Amount, first: Sequence[PlotId]) -> Denial | None:
    if len(set(first)) < len(first):
        return Denial("named_twice", "VW-5.8")
    for plot in first:
        building = s.players[seat].at(plot)
        if building is None or not any(cost.of(kind) and building.held.of(kind) for kind in RESOURCES):
            return Denial("nothing_there_to_pay_with", "VW-5.8", {"plot": plot})
        if not building.pays:
            return Denial("under_construction", "VW-5.6", {"plot": plot})
    return None


def pay(s: State, seat: int, cost: Amount, purpose: str, out: EventSink, first: Sequence[PlotId] = ()) -> None:
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


def pay_cost(s: State, seat: int, cost: Amount, purpose: str, out: EventSink, first: Sequence[PlotId]) -> None:
    """Of a card, a building or the Town Hall: only these count for missions (VW-5.13)."""
    pay(s, seat, cost, purpose, out, first)
    acting = s.acting
    s.acting = replace(acting, paid_beer=acting.paid_beer + cost.beer, paid_gold=acting.paid_gold + cost.gold)


def pay_gold_token(s: State, seat: int, out: EventSink, first: Sequence[PlotId]) -> None:
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


class Exchange(Move[State], frozen=True):
    """Two of this for one of the other, which is temporary (VW-5.11, VW-5.12)."""

    given: Resource
    first: tuple[PlotId, ...] = ()

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterable["Exchange"]:
        return [cls(given) for given in RESOURCES]

    def why_not(self, s: State, seat: int) -> Denial | None:
        price = NOTHING.plus(self.given, NUMBERS.exchange)
        held = at_hand(s, seat).of(self.given)
        if held < NUMBERS.exchange:
            return Denial("too_little_to_exchange", "VW-5.11", {"resource": self.given, "held": held})
        return why_not_first(s, seat, price, self.first)

    def make(self, s: State, seat: int, out: EventSink) -> None:
        pay(s, seat, NOTHING.plus(self.given, NUMBERS.exchange), "exchange", out, self.first)
        out.append(Exchanged(seat, self.given))
        fill_pool(s, seat, NOTHING.plus("gold" if self.given == "beer" else "beer", 1), "exchange", out)
