"""What a seat sees on the board, worked out once for as long as the board stays as it is."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from operator import add, attrgetter
from typing import NamedTuple

from ...rules.watch.data import LIMITS, Kind
from ...rules.watch.forecast import THROWS, yields_at
from ...rules.watch.scoring import points, visible_points
from ...rules.watch.state import TORMUNDS_CAMP, Layout, Player, State, guards_of, routes_at
from ...rules.watch.trade import rates
from ..lazily import lazily
from . import weights as w


class Board:
    """A view as far as plans depend on it: without hands, supply, heroes, and what belongs to a turn. Two that look the
    same are equal."""

    def __init__(self, view: State, seat: int) -> None:
        self.view = view
        self.seat = seat
        pieces = tuple(map(_pieces, view.players))
        holders = view.road_holder, view.patrol_holder
        north = view.camps, view.clearings, view.wall, view.invasions, view.gift
        cards = view.box, bool(view.deck)
        self._key = seat, view.options, view.layout, pieces, holders, cards, view.tormund, north

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


_pieces: Callable[[Player], tuple[object, ...]] = attrgetter(
    "settlements", "keeps", "roads", "road_length", "cards", "fresh", "patrols"
)


class Land(NamedTuple):
    """What settlements yield, with what stands on the hexes now."""

    layout: Layout
    gift: tuple[Kind | None, ...]
    tormund: int
    players: int
    known: dict[int, tuple[float, ...]]

    def yield_of(self, place: int) -> tuple[float, ...]:
        """Cards of each kind per round that one settlement here brings."""
        cards = self.known.get(place)
        if cards is None:
            cards = self.known[place] = self._yield_of(place)
        return cards

    def _yield_of(self, place: int) -> tuple[float, ...]:
        per_pip = self.players / THROWS
        cards = [0.0] * 5
        for hex, kind, pips in yields_at(self.layout)[place]:
            cards[kind] += pips * per_pip * self._openness(hex)
        return tuple(cards)

    def _openness(self, hex: int) -> float:
        """How much of a hex's yield counts."""
        if self.gift[hex] is not None:
            return w.UNDER_WILDLING
        return w.UNDER_TORMUND if hex == self.tormund != TORMUNDS_CAMP else 1.0


@lru_cache(maxsize=16)
def land_of(layout: Layout, gift: tuple[Kind | None, ...], tormund: int, players: int) -> Land:
    return Land(layout, gift, tormund, players, {})


class Outlook:
    """A board with what its seat reads out of it. Nothing else of the view is looked at."""

    def __init__(self, board: Board) -> None:
        self.s = board.view
        self.seat = board.seat
        self.me = self.s.players[self.seat]
        self.routes = routes_at(self.s.layout)
        self.yield_of = land_of(self.s.layout, self.s.gift, self.s.tormund, len(self.s.players)).yield_of
        self._incomes: dict[int, list[float]] = {}

    @lazily
    def rates(self) -> tuple[int, ...]:
        return rates(self.s, self.seat)

    @lazily
    def points(self) -> int:
        return points(self.s, self.seat)

    @lazily
    def visible_points(self) -> list[int]:
        return [visible_points(self.s, seat) for seat in range(len(self.s.players))]

    @lazily
    def standing(self) -> list[float]:
        """Points by seat, hidden ones guessed."""
        hidden = [w.CARD_IN_HAND_OF_OTHERS * len(player.cards + player.fresh) for player in self.s.players]
        standing = [*map(add, self.visible_points, hidden)]
        standing[self.seat] = self.points
        return standing

    @lazily
    def rounds_left(self) -> float:
        """Until somebody has ten points."""
        missing = LIMITS.winning_points - max(self.standing)
        return min(w.LONGEST_LOOK, max(1.0, missing * w.ROUNDS_PER_POINT))

    @lazily
    def chance_of_true_win(self) -> float:
        shares = [exp(w.LEAD * standing) for standing in self.standing]
        return shares[self.seat] / sum(shares)

    @lazily
    def guards(self) -> tuple[int, ...]:
        """On the Wall, by seat."""
        return tuple(guards_of(self.s, seat) for seat in range(len(self.s.players)))

    # Where one could settle

    def is_free(self, place: int) -> bool:
        """By the distance rule."""
        return place not in self.closed

    @lazily
    def closed(self) -> set[int]:
        """Intersections with a building on them or next to them."""
        built = [place for player in self.s.players for place in player.settlements + player.keeps]
        return self._with_neighbours(built)

    @lazily
    def contested(self) -> set[int]:
        """Where an opponent's road is, or one step away."""
        ends = self.s.ground.ends
        others = [self.s.players[seat] for seat in self.s.others(self.seat)]
        return self._with_neighbours([end for player in others for path in player.roads for end in ends[path]])

    def _with_neighbours(self, places: Sequence[int]) -> set[int]:
        next_to = self.s.ground.next_to
        return set(places).union(*[next_to[place] for place in places])

    # What the land yields

    def income_of(self, seat: int) -> list[float]:
        """Cards of each kind per round."""
        if seat not in self._incomes:
            self._incomes[seat] = self._income_of(seat)
        return self._incomes[seat]

    def _income_of(self, seat: int) -> list[float]:
        player = self.s.players[seat]
        total = [0.0] * 5
        for place in player.settlements + player.keeps + player.keeps:
            for kind, cards in enumerate(self.yield_of(place)):
                total[kind] += cards
        return total

    @lazily
    def income(self) -> list[float]:
        return self.income_of(self.seat)

    @lazily
    def card_worth(self) -> list[float]:
        """Points that one more card of each kind per round would bring until the end; scarce kinds are dearer."""
        return [w.CARD * self.rounds_left * (1 + w.SCARCE * max(0.0, 1 - cards)) for cards in self.income]
