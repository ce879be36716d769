"""What would happen: figures for whoever shows the game or thinks about it, from what a seat may see.

Never words. Figures that the law itself asks for stand in its chapters, and are only named here.
"""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from ..kernel import UNHEARD, Action, Event
from ..kernel.play import settle
from .actions import (
    Accept,
    BuildKeep,
    BuildRoad,
    BuyCard,
    BuyVision,
    FoundSettlement,
    HireCheaply,
    HireGuard,
    LayRoad,
    MoveRoad,
    SupplyTrade,
)
from .bundles import lacking, one
from .cards.heroes_build import substituted
from .data import CARDS, COSTS, KINDS, LIMITS, NORTH, Bundle
from .events import InvasionBegan
from .fights.tormund import must_discard, victims
from .fights.wildlings import Advance, arrow_of, landing
from .land.building import place_settlement
from .land.roads import lay_road, move_road
from .production import is_settled
from .questions import AnswerOffer
from .scoring import Points, final_points, guard_points, points_by_source, tragic_winner, visible_points
from .specials import next_road_holder
from .state import NOBODY, Layout, Route, State, ground, guards_of, resource_of, routes_at
from .supply import COUNTED_AT_MOST
from .trade import rates
from .view import unseen_cards

__all__ = [
    "THROWS",
    "USUAL_PRICES",
    "WAYS",
    "Building",
    "Landing",
    "Points",
    "Purchase",
    "Risk",
    "Section",
    "Site",
    "Stock",
    "TragicEnd",
    "Yield",
    "adds_a_point",
    "after_building",
    "if_it_ended_now",
    "invasion_chance",
    "is_settled",
    "landings",
    "lead",
    "must_discard",
    "own_routes",
    "pips_of",
    "points_by_source",
    "price_of",
    "purchases",
    "rates",
    "risk_of_seven",
    "section",
    "site",
    "stock",
    "tokens_to_rush",
    "usual_rate",
    "victims",
    "yields_at",
]

# The land

THROWS = 36  # of two dice, all as likely
WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}


def pips_of(layout: Layout, hex: int) -> int:
    """How many of the throws this hex answers to."""
    return sum(WAYS[roll] for roll in layout.rolls[hex])


class Yield(NamedTuple):
    hex: int
    kind: int
    pips: int


@lru_cache(maxsize=64)
def yields_at(layout: Layout) -> tuple[tuple[Yield, ...], ...]:
    """By intersection: what the hexes around yield to a settlement there."""
    return tuple(
        tuple(
            Yield(hex, resource_of(layout, hex), pips_of(layout, hex))
            for hex in hexes
            if resource_of(layout, hex) in KINDS
        )
        for hexes in ground(layout.map).hexes_at
    )


class Site(msgspec.Struct, frozen=True):
    """An intersection as a place to settle."""

    pips: int  # cards in as many turns as there are throws, with nothing on the hexes that keeps them from producing
    route: Route | None


def site(s: State, place: int) -> Site:
    return Site(sum(found.pips for found in yields_at(s.layout)[place]), routes_at(s.layout).get(place))


def own_routes(s: State, seat: int) -> frozenset[Route]:
    player, routes = s.players[seat], routes_at(s.layout)
    return frozenset(routes[place] for place in player.settlements + player.keeps if place in routes)


class Risk(msgspec.Struct, frozen=True):
    """Of a 7 until the own next turn has been rolled for (GC-6.2)."""

    cards: int  # that it would take from the hand as it is now
    chance: float


def risk_of_seven(s: State, seat: int) -> Risk:
    """Everybody rolls once."""
    spared = (THROWS - WAYS[7]) / THROWS
    return Risk(must_discard(s, seat), 1 - spared ** len(s.players))


# Prices and the supply

USUAL_PRICES: dict[type[Action], Bundle] = {
    BuildRoad: COSTS["road"],
    FoundSettlement: COSTS["settlement"],
    BuildKeep: COSTS["keep"],
    BuyCard: COSTS["card"],
    HireGuard: COSTS["guard"],
}


def price_of(s: State, seat: int, action: Action) -> Bundle | None:
    """What this seat pays for it; for an offer that it accepts, once the other agrees."""
    match action:
        case SupplyTrade(give):
            return one(give, rates(s, seat)[give])
        case HireCheaply(_, instead_of, paid):
            return substituted(COSTS["guard"], instead_of, paid)
        case BuyVision(instead_of, paid):
            return substituted(COSTS["card"], instead_of, paid)
        case Accept():
            question = s.agenda[-1]
            return question.offer.want if isinstance(question, AnswerOffer) else None
        case _:
            return USUAL_PRICES.get(type(action))


class Purchase(NamedTuple):
    """What can be bought at such a table, beside a hand."""

    action: type[Action]
    price: Bundle
    missing: Bundle  # of it


def purchases(s: State, seat: int) -> list[Purchase]:
    """At their usual prices (GC-8.2); guards stand on the Wall alone."""
    hand = s.players[seat].hand
    return [
        Purchase(action, price, lacking(hand, price))
        for action, price in USUAL_PRICES.items()
        if s.brotherhood or action is not HireGuard
    ]


def usual_rate(s: State) -> int:
    """Of the supply, without trade routes."""
    return LIMITS.supply_rate[s.options.mode]


class Stock(msgspec.Struct, frozen=True):
    """Cards of a kind in the supply, as far as they may be counted (GC-24.2)."""

    count: int
    or_more: bool


def stock(view: State, kind: int) -> Stock:
    count = view.bank[kind]
    return Stock(count, view.options.hide_supply and count >= COUNTED_AT_MOST)


# Building


class Building(msgspec.Struct, frozen=True):
    """What a new or moved piece brings with it."""

    tokens: int  # turned up, also for a Longest Road that comes to somebody (GC-10.13)
    road_holder: int  # of the Longest Road afterwards


def after_building(s: State, seat: int, action: Action) -> Building:
    after, tokens = s.copy(), 0
    match action:
        case BuildRoad(path) | LayRoad(path):
            lay_road(after, seat, path)
        case MoveRoad(origin, path):
            move_road(after, seat, origin, path)
        case FoundSettlement(place):
            place_settlement(after, seat, place, UNHEARD)
            tokens = 1  # GC-18.1
        case BuildKeep():
            tokens = 2
        case _:
            pass
    holder = next_road_holder(after)
    tokens += holder not in (s.road_holder, NOBODY)
    return Building(tokens if s.brotherhood else 0, holder)


# The Wall


class Section(msgspec.Struct, frozen=True):
    """Of the Wall, with the clearing before it."""

    guards: int
    warriors: int

    @property
    def falls_with(self) -> int:
        """So many more warriors start an invasion (GC-15.6)."""
        return self.guards - self.warriors + 1

    @property
    def post(self) -> int:
        """The free one with the lowest number (GC-17.2); where all are taken there is none so high."""
        return self.guards + 1


def section(s: State, number: int) -> Section:
    return Section(len(s.wall[number]), s.clearings[number].count("warrior"))


def invasion_chance(s: State) -> float:
    """That what the next wildling die brings down starts an invasion."""
    faces = NORTH.die.faces
    return sum(_invades(s, face) for face in range(1, faces + 1)) / faces if s.brotherhood else 0.0


def _invades(s: State, face: int) -> bool:
    after, told = s.copy(), list[Event]()
    after.agenda = [Advance(face)]
    settle(after, told)
    return any(isinstance(event, InvasionBegan) for event in told)


def adds_a_point(s: State, seat: int) -> bool:
    """Whether one more guard on the Wall does (GC-17.5)."""
    guards = guards_of(s, seat)
    return guard_points(guards + 1) > guard_points(guards)


def tokens_to_rush(s: State, clan: int) -> int:
    """So many more figures of this clan, and it rushes (GC-14.6)."""
    return LIMITS.camps - len(s.camps[clan])


class Landing(msgspec.Struct, frozen=True):
    """Where the next wildling comes to stand that crosses along one of these arrows."""

    hex: int
    arrows: tuple[int, ...]


def landings(s: State) -> list[Landing]:
    arrows: dict[int, list[int]] = {}
    for arrow in sorted({arrow_of(s, number) for number in range(1, len(s.ground.arrows))}):
        arrows.setdefault(landing(s, arrow), []).append(arrow)
    return [Landing(hex, tuple(there)) for hex, there in arrows.items()]


class TragicEnd(msgspec.Struct, frozen=True):
    winner: int  # or nobody
    guards: int
    sure: bool  # whatever the cards are that one may not see


def lead(s: State) -> int:
    """The most points that anybody is seen to have."""
    return max(visible_points(s, seat) for seat in range(len(s.players)))


def if_it_ended_now(view: State) -> TragicEnd:
    """With the points that one can see, and with all that any one player could have beside them."""
    points = final_points(view)
    winner = tragic_winner(view, points)
    hidden = sum(CARDS[card].kind == "point" for card in unseen_cards(view))
    sure = True
    for seat, player in enumerate(view.players):
        more = min(hidden, (player.cards + player.fresh).count("?"))
        at_most = (*points[:seat], points[seat] + more, *points[seat + 1 :])
        sure = sure and tragic_winner(view, at_most) == winner
    return TragicEnd(winner, max(guards_of(view, seat) for seat in range(len(view.players))), sure)
