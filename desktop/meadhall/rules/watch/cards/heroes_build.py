"""Heroes who build: Othell Yarwyck, Alliser Thorne, Melisandre (GC-19.32–19.35)."""

from collections.abc import Sequence
from functools import cache

from ...kernel import Action, Decision, Denial, EventSink, then
from ..bundles import ONES, covers, minus, plus
from ..data import COSTS, KINDS, ORE, Bundle
from ..events import CardBought, RoadMoved, TopCardsSeen
from ..fights.wall import SECTIONS, can_post_guard, no_guard, post_guard
from ..land.roads import move_road, no_road, open_paths, take_up_road
from ..specials import AwardLongestRoad
from ..state import CardSeen, State
from ..supply import cannot_pay, pay

# Othell Yarwyck: move a road


class MoveRoad(Action, frozen=True):
    origin: int
    path: int


class MoveOneRoad(Decision[State], frozen=True):
    """GC-19.32, GC-19.33."""

    def actions(self, s: State) -> Sequence[MoveRoad]:
        return [MoveRoad(origin, path) for origin in s.players[self.seat].roads for path in s.ground.edges]

    def options(self, s: State) -> Sequence[MoveRoad]:
        return movable_roads(s, self.seat)

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, MoveRoad):
            return Denial("not_now", "GC-25.17")
        if action.origin not in s.players[self.seat].roads or not is_loose(s, self.seat, action.origin):
            return Denial("road_not_loose", "GC-19.32")
        if action.path == action.origin:
            return Denial("same_path", "GC-19.33")
        return no_road(_without(s, self.seat, action.origin), self.seat, action.path)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, MoveRoad)
        move_road(s, self.seat, action.origin, action.path)
        out.append(RoadMoved(self.seat, action.origin, action.path))
        then(s, AwardLongestRoad())


def is_loose(s: State, seat: int, path: int) -> bool:
    """Only one end touches the player's other pieces; those of opponents don't count."""

    def touches(end: int) -> bool:
        return s.owner[end] == seat or any(s.road[near] == seat for near in s.ground.edges_at[end] if near != path)

    return sum(touches(end) for end in s.ground.ends[path]) == 1


def _without(s: State, seat: int, path: int) -> State:
    bare = s.copy()
    take_up_road(bare, seat, path)
    return bare


def movable_roads(s: State, seat: int) -> list[MoveRoad]:
    return [
        MoveRoad(origin, path)
        for origin in s.players[seat].roads
        if is_loose(s, seat, origin)
        for path in open_paths(_without(s, seat, origin), seat)
        if path != origin
    ]


def no_loose_road(s: State, seat: int) -> Denial | None:
    return None if movable_roads(s, seat) else Denial("no_loose_road", "GC-19.43")


# Alliser Thorne and Melisandre: pay with another card


def substituted(cost: Bundle, instead_of: int, paid: int) -> Bundle:
    return plus(minus(cost, ONES[instead_of]), ONES[paid])


@cache
def prices(cost: Bundle, or_usual: bool) -> tuple[tuple[int, int, Bundle], ...]:
    """Each card of the price that may be replaced, the one paid instead of it, and what is paid then in all."""
    return tuple(
        (instead_of, paid, substituted(cost, instead_of, paid))
        for instead_of in KINDS
        if cost[instead_of]
        for paid in KINDS
        if or_usual or paid != instead_of
    )


def bad_substitute(
    s: State, seat: int, cost: Bundle, instead_of: int, paid: int, rule: str = "GC-19.34"
) -> Denial | None:
    if instead_of not in KINDS or paid not in KINDS or not cost[instead_of]:
        return Denial("not_part_of_the_price", rule)
    return cannot_pay(s.players[seat], substituted(cost, instead_of, paid))


def cannot_substitute(s: State, seat: int, cost: Bundle, or_usual: bool) -> Denial | None:
    """Whether no substitution at all would do, and not the usual price either where that may be paid."""
    hand = s.players[seat].hand
    if any(covers(hand, price) for _, _, price in prices(cost, or_usual)):
        return None
    return Denial("cannot_pay", "GC-19.43")


class HireCheaply(Action, frozen=True):
    section: int
    instead_of: int
    paid: int


class HireWithSubstitute(Decision[State], frozen=True):
    """GC-19.34: one guard; one card of its price replaced by any one resource card."""

    def actions(self, s: State) -> Sequence[HireCheaply]:
        return [
            HireCheaply(section, instead_of, paid)
            for section in SECTIONS
            for instead_of, paid, _ in prices(COSTS["guard"], or_usual=False)
        ]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, HireCheaply):
            return Denial("not_now", "GC-25.17")
        if action.instead_of == action.paid:
            return Denial("not_part_of_the_price", "GC-19.34")
        return no_guard(s, self.seat, action.section) or bad_substitute(
            s, self.seat, COSTS["guard"], action.instead_of, action.paid
        )

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, HireCheaply)
        pay(s, self.seat, substituted(COSTS["guard"], action.instead_of, action.paid))
        post_guard(s, self.seat, action.section, out)


def no_cheap_guard(s: State, seat: int) -> Denial | None:
    if not can_post_guard(s, seat):
        return Denial("no_guard_possible", "GC-19.43")
    return cannot_substitute(s, seat, COSTS["guard"], or_usual=False)


class BuyVision(Action, frozen=True):
    """The same resource twice means the usual price."""

    instead_of: int
    paid: int


class BuyWithVision(Decision[State], frozen=True):
    """GC-19.35: one development card, whose price may be changed by one card, chosen among the top three."""

    def actions(self, s: State) -> Sequence[BuyVision]:
        swaps = [BuyVision(instead_of, paid) for instead_of, paid, _ in prices(COSTS["card"], or_usual=False)]
        return [BuyVision(ORE, ORE), *swaps]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, BuyVision):
            return Denial("not_now", "GC-25.17")
        return bad_substitute(s, self.seat, COSTS["card"], action.instead_of, action.paid, "GC-19.35")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, BuyVision)
        pay(s, self.seat, substituted(COSTS["card"], action.instead_of, action.paid))
        then(s, ChooseVision(self.seat))
        out.append(TopCardsSeen(self.seat, s.deck[:VISION]))


VISION = 3


class PickCard(Action, frozen=True):
    place: int  # 0 is the top card


class ChooseVision(Decision[State], frozen=True):
    """The chosen card is bought, the others are shuffled into the deck. Only the chooser sees them (GC-24.5)."""

    def shown(self, s: State) -> tuple[CardSeen, ...]:
        return s.deck[:VISION]

    def actions(self, s: State) -> Sequence[PickCard]:
        return [PickCard(place) for place in range(VISION)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, PickCard):
            return Denial("not_now", "GC-25.17")
        return None if 0 <= action.place < len(self.shown(s)) else Denial("no_such_card", "GC-19.35")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, PickCard)
        card = s.deck[action.place]
        s.players[self.seat].fresh += (card,)
        s.deck = tuple(s.chance.shuffle(s.deck[: action.place] + s.deck[action.place + 1 :]))
        out.append(CardBought(self.seat, card))


def no_vision(s: State, seat: int) -> Denial | None:
    if not s.deck:
        return Denial("deck_is_empty", "GC-8.41")
    return cannot_substitute(s, seat, COSTS["card"], or_usual=True)
