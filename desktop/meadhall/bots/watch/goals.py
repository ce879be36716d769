"""What a seat could buy next, what it costs with all that leads to it, and what it would be worth."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from ...rules.kernel import Action
from ...rules.watch.bundles import plus
from ...rules.watch.data import CARDS, COSTS, LIMITS, Bundle, Mode
from ...rules.watch.fights.wall import HireGuard
from ...rules.watch.land.building import BuildKeep, BuildRoad, BuyCard, FoundSettlement
from ...rules.watch.land.roads import length_through, open_paths
from ...rules.watch.scoring import guard_points
from ...rules.watch.state import CardSeen
from . import weights as w
from .defence import North
from .outlook import Outlook
from .settling import Way, land_worth, route_worth, ways_to_settle

ROAD = COSTS["road"]


class Goal(NamedTuple):
    kind: str
    cost: Bundle  # with the roads on the way
    worth: float
    act: Action  # the first step
    roads: int = 0  # still to be laid on the way


def goals_of(o: Outlook, north: North | None) -> list[Goal]:
    """The best goal of each price, the worthiest first. Without a north there is no Wall in this game."""
    found = [*_settlements(o, north), *_keep(o, north), *_card(o), *_guard(o, north), *_longest_road(o, north)]
    worth_having = [goal for goal in found if goal.worth > 0]
    return sorted(worth_having, key=lambda goal: -goal.worth)


def _scores(o: Outlook, points: float) -> float:
    """So many points more; more than that where they win the game."""
    return points + (w.WIN if o.points + points >= LIMITS.winning_points else 0.0)


def _settlements(o: Outlook, north: North | None) -> Iterator[Goal]:
    """For each number of roads still missing, the best place."""
    if o.s.pieces_left(o.seat, "settlement") <= 0:
        return
    base = _scores(o, 1) - (north.cost_of_tokens(1) if north else 0.0)
    best: dict[int, tuple[float, Way]] = {}
    for way in ways_to_settle(o):
        place, roads = way
        worth = land_worth(o, place) + route_worth(o, place)
        if roads and place in o.contested:
            worth *= w.CONTESTED
        worth += base
        count = len(roads)
        if count not in best or worth > best[count][0]:
            best[count] = worth, way
    for count, (worth, (place, roads)) in best.items():
        act = BuildRoad(roads[0]) if roads else FoundSettlement(place)
        yield Goal("settlement", _with_roads(count), worth, act, count)


@cache
def _with_roads(count: int) -> Bundle:
    cost = COSTS["settlement"]
    for _ in range(count):
        cost = plus(cost, ROAD)
    return cost


def _keep(o: Outlook, north: North | None) -> Iterator[Goal]:
    places = o.me.settlements
    if not places or o.s.pieces_left(o.seat, "keep") <= 0:
        return
    lands = {place: land_worth(o, place) for place in places}
    place = max(places, key=lambda place: lands[place])
    cost = north.cost_of_tokens(2) if north else 0.0
    yield Goal("keep", COSTS["keep"], _scores(o, 1) + lands[place] - cost, BuildKeep(place))


def _card(o: Outlook) -> Iterator[Goal]:
    if o.s.deck:
        yield Goal("card", COSTS["card"], worth_of_card(o), BuyCard())


def worth_of_card(o: Outlook) -> float:
    """Of an unknown development card, by what this seat has not yet seen."""
    s = o.s
    left = _left_unseen(s.options.mode, (*s.box, *o.me.cards, *o.me.fresh))
    rangers = left["ranger"] - sum(player.patrols for player in s.players)
    total = left["point"] * _scores(o, 1) + rangers * worth_of_patrol(o) + left["progress"] * w.PROGRESS
    return total / max(1, left["point"] + rangers + left["progress"])


@lru_cache(maxsize=256)
def _left_unseen(mode: Mode, seen: tuple[CardSeen, ...]) -> dict[str, int]:
    """Development cards of each kind, if these have been seen."""
    left = {"ranger": 0, "progress": 0, "point": 0}
    for card in CARDS.values():
        if card.only_in in (None, mode):
            left[card.kind] += card.count - seen.count(card.id)
    return left


def worth_of_patrol(o: Outlook) -> float:
    """Moving Tormund, and a step toward the Largest Patrol."""
    s = o.s
    if s.patrol_holder == o.seat:
        return w.PATROL
    most = max(LIMITS.largest_patrol - 1, *(player.patrols for player in s.players))
    mine = o.me.patrols + (o.me.cards + o.me.fresh).count("ranger_patrol")
    prize = LIMITS.special_points[s.options.mode]
    if mine + 1 > most:
        return w.PATROL + (_scores(o, prize) - prize) * 0.5 + 2 * w.PATROL_RACE * prize
    return w.PATROL + (w.PATROL_RACE * prize if mine + 3 > most else 0.0)


def _guard(o: Outlook, north: North | None) -> Iterator[Goal]:
    best = north.best_section if north else None
    if best is None:
        return
    section, worth = best
    wins = guard_points(o.guards[o.seat] + 1) > guard_points(o.guards[o.seat])
    bonus = _scores(o, 1) - 1 if wins else 0.0
    yield Goal("guard", COSTS["guard"], worth + bonus, HireGuard(section))


def _longest_road(o: Outlook, north: North | None) -> Iterator[Goal]:
    """When one or two more roads would take it."""
    s = o.s
    if s.road_holder == o.seat:
        return
    others = max(player.road_length for seat, player in enumerate(s.players) if seat != o.seat)
    missing = max(LIMITS.longest_road, others + 1) - o.me.road_length
    if not 1 <= missing <= min(2, s.pieces_left(o.seat, "road")):
        return
    path, length = longest_with_one_more(o)
    if length <= o.me.road_length:
        return
    cost = ROAD if missing == 1 else plus(ROAD, ROAD)
    prize = LIMITS.special_points[s.options.mode]
    worth = _scores(o, prize) - prize + prize * w.LONGEST_ROAD_RISK - (north.cost_of_tokens(1) if north else 0.0)
    yield Goal("road", cost, worth, BuildRoad(path), missing)


def longest_with_one_more(o: Outlook) -> tuple[int, int]:
    """The path that lengthens the road most, and the length that it would then have."""
    s, seat, now = o.s, o.seat, o.me.road_length
    lengths = [(max(now, length_through(s, seat, path)), path) for path in open_paths(s, seat)]
    length, path = max(lengths, default=(0, 0))
    return path, length
