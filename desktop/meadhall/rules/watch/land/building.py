"""Step 3 of the turn: roads, settlements, keeps, development cards (chapters 8 and 18)."""

from collections.abc import Iterable, Sequence

from ...kernel import Denial, EventSink, Move, Step, then
from ..bundles import covers
from ..data import COSTS
from ..events import CardBought, KeepBuilt, RoadBuilt, SettlementFounded
from ..fights.wildlings import draw_token, reveal
from ..specials import AwardLongestRoad
from ..state import NOBODY, State, Token
from ..supply import cannot_pay, pay
from ..trade import begin_building
from .ground import WHOLE_GIFT
from .roads import lay_road, measure, no_road, open_paths


def affords(s: State, seat: int, piece: str) -> bool:
    return covers(s.players[seat].hand, COSTS[piece])


class BuildRoad(Move[State], frozen=True):
    path: int

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["BuildRoad"]:
        return [_ROADS[path] for path in s.ground.edges]

    @classmethod
    def legal(cls, s: State, seat: int) -> Sequence["BuildRoad"]:
        if not affords(s, seat, "road") or s.pieces_left(seat, "road") <= 0:
            return ()
        return [_ROADS[path] for path in open_paths(s, seat)]

    def why_not(self, s: State, seat: int) -> Denial | None:
        return no_road(s, seat, self.path) or cannot_pay(s.players[seat], COSTS["road"])

    def make(self, s: State, seat: int, out: EventSink) -> None:
        begin_building(s)
        pay(s, seat, COSTS["road"])
        build_road(s, seat, self.path, out)


_ROADS = tuple(BuildRoad(path) for path in range(len(WHOLE_GIFT.ends)))


def build_road(s: State, seat: int, path: int, out: EventSink) -> None:
    lay_road(s, seat, path)
    out.append(RoadBuilt(seat, path))
    then(s, AwardLongestRoad())


def no_settlement(s: State, seat: int, place: int, in_setup: bool = False) -> Denial | None:
    """Why this seat cannot found a settlement here, its cards left aside."""
    ground = s.ground
    if not 0 < place < len(ground.hexes_at) or not ground.hexes_at[place]:
        return Denial("no_such_intersection", "GC-2.2")
    if s.owner[place] != NOBODY:
        return Denial("place_taken", "GC-8.20", {"by": s.owner[place]})
    for near in ground.next_to[place]:
        if s.owner[near] != NOBODY:
            return Denial("too_near", "GC-8.21", {"to": near, "by": s.owner[near]})
    if not in_setup and not any(s.road[path] == seat for path in ground.edges_at[place]):
        return Denial("no_road_reaches", "GC-8.20")
    if s.pieces_left(seat, "settlement") <= 0:
        return Denial("no_piece_left", "GC-1.5", {"piece": "settlement"})  # GC-8.33
    return None


def free_places(s: State, among: Iterable[int]) -> list[int]:
    """Those intersections with no building on them or next to them (GC-8.20, GC-8.21)."""
    next_to = s.ground.next_to
    shut: set[int] = set()
    for player in s.players:
        for place in player.settlements + player.keeps:
            shut.add(place)
            shut.update(next_to[place])
    return [place for place in among if place not in shut]


class FoundSettlement(Move[State], frozen=True):
    place: int

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["FoundSettlement"]:
        return [_SETTLEMENTS[place] for place in s.ground.vertices]

    @classmethod
    def legal(cls, s: State, seat: int) -> Sequence["FoundSettlement"]:
        if not affords(s, seat, "settlement") or s.pieces_left(seat, "settlement") <= 0:
            return ()
        ends = s.ground.ends
        reached = dict.fromkeys(end for path in s.players[seat].roads for end in ends[path])
        return [_SETTLEMENTS[place] for place in free_places(s, reached)]

    def why_not(self, s: State, seat: int) -> Denial | None:
        return no_settlement(s, seat, self.place) or cannot_pay(s.players[seat], COSTS["settlement"])

    def make(self, s: State, seat: int, out: EventSink) -> None:
        begin_building(s)
        pay(s, seat, COSTS["settlement"])
        place_settlement(s, seat, self.place, out)
        then(s, AwardLongestRoad())
        if s.brotherhood:
            reveal(s, seat, (take_tile_token(s, seat),), out)  # GC-18.1


_SETTLEMENTS = tuple(FoundSettlement(place) for place in range(len(WHOLE_GIFT.hexes_at)))


def place_settlement(s: State, seat: int, place: int, out: EventSink) -> None:
    s.players[seat].settlements += (place,)
    s.owner[place] = seat
    for path in s.ground.edges_at[place]:  # it may cut a rival's road (GC-10.2)
        if s.road[path] not in (NOBODY, seat):
            measure(s, s.road[path])
    out.append(SettlementFounded(seat, place))


def take_tile_token(s: State, seat: int) -> Token:
    """The leftmost settlement leaves the tile (GC-18.2)."""
    player = s.players[seat]
    token, *rest = player.tile
    player.tile = tuple(rest)
    return token


class BuildKeep(Move[State], frozen=True):
    place: int

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["BuildKeep"]:
        return [_KEEPS[place] for place in s.ground.vertices]

    @classmethod
    def legal(cls, s: State, seat: int) -> Sequence["BuildKeep"]:
        if not affords(s, seat, "keep") or s.pieces_left(seat, "keep") <= 0:
            return ()
        return [_KEEPS[place] for place in s.players[seat].settlements]

    def why_not(self, s: State, seat: int) -> Denial | None:
        player = s.players[seat]
        if self.place not in player.settlements:
            return Denial("no_own_settlement", "GC-8.30")
        if s.pieces_left(seat, "keep") <= 0:
            return Denial("no_piece_left", "GC-1.5", {"piece": "keep"})
        return cannot_pay(player, COSTS["keep"])

    def make(self, s: State, seat: int, out: EventSink) -> None:
        begin_building(s)
        pay(s, seat, COSTS["keep"])
        player = s.players[seat]
        player.settlements = tuple(place for place in player.settlements if place != self.place)
        player.keeps += (self.place,)
        out.append(KeepBuilt(seat, self.place))
        if s.brotherhood:
            tokens, *rest = player.keep_tile
            player.keep_tile = tuple(rest)
            then(s, RefillTile(seat))
            reveal(s, seat, tokens, out)


_KEEPS = tuple(BuildKeep(place) for place in range(len(WHOLE_GIFT.hexes_at)))


class RefillTile(Step[State], frozen=True):
    """GC-18.3, GC-18.7: the settlement is back on the tile with a new token under it."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        player = s.players[self.seat]
        player.tile = (draw_token(s, out), *player.tile)


class BuyCard(Move[State], frozen=True):
    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["BuyCard"]:
        return _BUY

    @classmethod
    def legal(cls, s: State, seat: int) -> Sequence["BuyCard"]:
        return _BUY if s.deck and affords(s, seat, "card") else ()

    def why_not(self, s: State, seat: int) -> Denial | None:
        if not s.deck:
            return Denial("deck_is_empty", "GC-8.41")
        return cannot_pay(s.players[seat], COSTS["card"])

    def make(self, s: State, seat: int, out: EventSink) -> None:
        begin_building(s)
        pay(s, seat, COSTS["card"])
        card, *rest = s.deck
        s.deck = tuple(rest)
        s.players[seat].fresh += (card,)
        out.append(CardBought(seat, card))


_BUY = (BuyCard(),)
