"""Where to settle: the first two places with their roads, and the ways to the next ones."""

from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from random import Random
from typing import NamedTuple

from ...rules.kernel import Action
from ...rules.watch.data import KINDS
from ...rules.watch.forecast import yields_at
from ...rules.watch.land.ground import ground
from ...rules.watch.land.roads import reached
from ...rules.watch.placement import LayFirstRoad, Settle
from ...rules.watch.state import ANY, NOBODY, Layout
from . import weights as w
from .outlook import Outlook

FARTHEST = 3  # roads to a place worth thinking of


@lru_cache(maxsize=8)
def _exposure(map_id: str) -> tuple[float, ...]:
    """By hex: how much of its yield one may count on, given how early wildlings land there."""
    here = ground(map_id)
    factors = [1.0] * len(here.corners)
    for arrow in here.arrows[1:]:
        for step, factor in enumerate(w.EXPOSED):
            factors[arrow[step]] = min(factors[arrow[step]], factor)
    return tuple(factors)


# Before the first turn


def first_place(o: Outlook, options: Sequence[Action], rng: Random) -> Action:
    """The best of the free places; equal ones by lot, so that not all games begin alike."""
    places = [option for option in options if isinstance(option, Settle)]
    return max(places, key=lambda option: promise_of(o, option.place) + rng.random() * w.WHIM)


def promise_of(o: Outlook, place: int) -> float:
    """What a starting settlement here would be worth, in pips."""
    return _land(o, place) + _route(o, place) + w.ROOM * _room(o, place)


def _land(o: Outlook, place: int) -> float:
    s = o.s
    own = [spot for own_place in o.me.settlements for spot in yields_at(s.layout)[own_place]]
    kinds = {spot.kind for spot in own}
    numbers = {s.layout.rolls[spot.hex] for spot in own}
    total = 0.0
    for hex, kind, pips in yields_at(s.layout)[place]:
        total += pips * w.KIND[kind] * (_exposure(s.layout.map)[hex] if s.brotherhood else 1.0)
        if kind not in kinds:
            total += w.NEW_KIND
            kinds.add(kind)
        if s.layout.rolls[hex] not in numbers:
            total += w.NEW_NUMBER
            numbers.add(s.layout.rolls[hex])
    return total


def _route(o: Outlook, place: int) -> float:
    route = o.routes.get(place)
    if route is None:
        return 0.0
    if route.resource == ANY:
        return w.ANY_ROUTE
    spots = [spot for own in (*o.me.settlements, place) for spot in yields_at(o.s.layout)[own]]
    return w.OWN_ROUTE * sum(spot.pips for spot in spots if spot.kind == route.resource)


def _room(o: Outlook, place: int) -> int:
    """Pips of the two best free places that are two roads away."""
    s = o.s
    next_to, pips = s.ground.next_to, _pips(s.layout)
    beyond = {far for step in next_to[place] for far in next_to[step] if far != place and o.is_free(far)}
    return sum(sorted([pips[far] for far in beyond], reverse=True)[:2])


@lru_cache(maxsize=64)
def _pips(layout: Layout) -> tuple[int, ...]:
    """By intersection."""
    return tuple(sum(spot.pips for spot in spots) for spots in yields_at(layout))


def first_road(o: Outlook, options: Sequence[Action]) -> Action:
    """Toward the best place beyond its end that is still free."""
    roads = [option for option in options if isinstance(option, LayFirstRoad)]
    return max(roads, key=lambda option: _leads_to(o, option.path))


def _leads_to(o: Outlook, path: int) -> float:
    s = o.s
    own = set(o.me.settlements)
    best = 0.0
    for end in s.ground.ends[path]:
        for far in s.ground.next_to[end]:
            if far not in own and o.is_free(far):
                best = max(best, _land(o, far) + _route(o, far))
    return best


# In the game


class Way(NamedTuple):
    place: int
    roads: tuple[int, ...]  # paths still to be laid, the nearest first


def ways_to_settle(o: Outlook) -> list[Way]:
    """Every free place that few roads would reach, by its shortest way."""
    s, ground = o.s, o.s.ground
    ways: dict[int, tuple[int, ...]] = dict.fromkeys(reached(s, o.seat), ())
    for path in o.me.roads:
        for end in ground.ends[path]:
            ways.setdefault(end, ())
    edge = [place for place in ways if s.owner[place] in (NOBODY, o.seat)]
    for _ in range(min(FARTHEST, s.pieces_left(o.seat, "road"))):
        edge = _step(o, ways, edge)
    return [Way(place, roads) for place, roads in ways.items() if place not in o.closed]


def _step(o: Outlook, ways: dict[int, tuple[int, ...]], edge: Sequence[int]) -> list[int]:
    """One road farther: `ways` grows by the places that are new; those from which one may go on come back."""
    owner, road, leading_from = o.s.owner, o.s.road, o.s.ground.leading_from
    found: list[int] = []
    for place in edge:
        for path, other in leading_from[place]:
            if road[path] == NOBODY and other not in ways:
                ways[other] = (*ways[place], path)
                if owner[other] == NOBODY:
                    found.append(other)
    return found


def land_worth(o: Outlook, place: int) -> float:
    """Points that the yield of one settlement here brings until the end."""
    return sum(map(mul, o.yield_of(place), o.card_worth))


def route_worth(o: Outlook, place: int) -> float:
    """Points that the trade route here would bring until the end."""
    route = o.routes.get(place)
    if route is None:
        return 0.0
    income = [mine + new for mine, new in zip(o.income, o.yield_of(place), strict=True)]
    kinds = KINDS if route.resource == ANY else (route.resource,)
    cards = sum(income[kind] for kind in kinds if o.rates[kind] > route.rate)
    return w.ROUTE * cards * o.rounds_left
