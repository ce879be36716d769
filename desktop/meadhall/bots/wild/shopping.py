"""What to buy: of all that can be paid together, what brings the most, with what is left over."""

from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from ...rules.kernel import Action
from ...rules.wild.buying import BuyCard, BuyPath
from ...rules.wild.data import (
    ACHIEVEMENTS,
    BUILDINGS,
    CARDS,
    HALLS,
    NUMBERS,
    RESOURCES,
    STACKS,
    TOP_LEVEL,
    Amount,
    Resource,
)
from ...rules.wild.forecast import left_after, means
from ...rules.wild.land.building import Build, UpgradeHall
from ...rules.wild.land.tokens import storages
from ...rules.wild.purse import at_hand
from ..foresight import HAIR
from . import weights as w
from .goals import Promises, Steps
from .worth import Worth

AT_MOST = 14  # wares that are compared
TOGETHER = 4  # that are bought in one go
OF_A_STACK = 2


class Ware(NamedTuple):
    action: Action
    cost: Amount
    worth: float
    is_built: bool
    steps: Steps


class Basket(NamedTuple):
    worth: float
    wares: tuple[Ware, ...]


def best_basket(worth: Worth, cleared: int = 0) -> Basket:
    """With room for so many more buildings than there is."""
    return _Shopping(worth, cleared).best()


class _Cart(NamedTuple):
    """What has been picked so far, and what is left to pay with."""

    purse: Amount
    room: int  # for buildings
    steps: Steps
    worth: float = 0.0
    wares: tuple[Ware, ...] = ()

    def fitting(self, wares: Sequence[Ware]) -> list[tuple[Ware, Amount]]:
        """Those that can be paid and stand somewhere, with what would be left then."""
        purse, room = self.purse, self.room
        return [
            (ware, left)
            for ware in wares
            if (left := left_after(purse, ware.cost)) is not None and (room > 0 or not ware.is_built)
        ]

    def with_(self, ware: Ware, left: Amount) -> "_Cart":
        nearer = tuple(map(int.__add__, self.steps, ware.steps))
        return _Cart(left, self.room - ware.is_built, nearer, self.worth + ware.worth, (*self.wares, ware))


class _Shopping:
    """Every basket is looked at, but for those that cannot be better than the best so far."""

    def __init__(self, worth: Worth, cleared: int) -> None:
        self.worth = worth
        self.cleared = cleared
        self.purse = means(worth.s, worth.seat).sure
        self.player = worth.player
        self.stores = {kind: storages(worth.s, worth.seat, kind) for kind in RESOURCES}
        self.promises = Promises(worth)
        self.beer, self.gold = (self._stashes(kind) for kind in RESOURCES)

    def best(self) -> Basket:
        wares = sorted(self._on_offer(), key=lambda ware: -ware.worth)[:AT_MOST]
        none = self.promises.no_steps
        columns = zip(none, *(ware.steps for ware in wares), strict=True)
        self.most_promised = self.promises.after(tuple(sum(sorted(steps)[-TOGETHER:]) for steps in columns))
        self.cheapest = min((ware.cost.beer + ware.cost.gold for ware in wares), default=1)
        self.found = Basket(-inf, ())
        self._fill(_Cart(self.purse, self._room(), none), wares)
        return self.found

    def _on_offer(self) -> Iterator[Ware]:
        """What can be paid."""
        worth, s = self.worth, self.worth.s
        for stack in STACKS:
            card = CARDS[stack]
            if self._can_pay(card.cost):
                deed = "bought_unit" if card.home == "units" else "bought_fortification"
                ware = self._ware(BuyCard(stack), card.cost, worth.card(card), deed)
                yield from [ware] * min(OF_A_STACK, s.in_stack(stack))
        for slot, name in enumerate(s.path):
            card = CARDS[name] if name else None
            if card is not None and card.kind != "undead" and self._can_pay(card.cost):
                yield self._ware(BuyPath(slot), card.cost, worth.card(card), "bought_path")
        yield from self._buildings()

    def _buildings(self) -> Iterator[Ware]:
        worth, player = self.worth, self.player
        if self._room():
            for kind, spec in BUILDINGS.items():
                if self._can_pay(spec.cost) and player.count(kind) < NUMBERS.same_building and worth.s.in_lot(kind):
                    yield self._ware(Build(kind), spec.cost, worth.building(kind), "built", "buildings", kind)
        if player.level < TOP_LEVEL and not player.town[0].new:
            cost = HALLS[player.level + 1].cost
            if self._can_pay(cost):
                yield self._ware(UpgradeHall(), cost, worth.hall())

    def _ware(self, action: Action, cost: Amount, worth: float, *counts: str) -> Ware:
        return Ware(action, cost, worth, "built" in counts, self.promises.steps(cost, counts))

    def _can_pay(self, cost: Amount) -> bool:
        return left_after(self.purse, cost) is not None

    def _room(self) -> int:
        limit = self.player.limit
        return TOGETHER if limit is None else limit - self.player.buildings + self.cleared

    def _fill(self, cart: _Cart, wares: Sequence[Ware]) -> None:
        """This cart, and all that come of it with some of these."""
        so_far = cart.worth + self._stash(cart.purse)
        total = so_far + self.promises.after(cart.steps)
        if total > self.found.worth:
            self.found = Basket(total, cart.wares)
        more = min(TOGETHER - len(cart.wares), (cart.purse.beer + cart.purse.gold) // self.cheapest)
        fitting = cart.fitting(wares) if more else []
        hope = so_far + self.most_promised + HAIR
        before = None
        for place, (ware, left) in enumerate(fitting):
            if hope + max(more * ware.worth, 0.0) < self.found.worth:
                break  # those after it are not better
            if ware is not before:  # the other one of a stack would be the same
                before = ware
                later = [each for each, _ in fitting[place + 1 :]]
                self._fill(cart.with_(ware, left), later)

    def _stash(self, purse: Amount) -> float:
        """Of what is not spent, that which finds room: the pool and the cards are lost, and they pay first."""
        beer, gold = self.beer, self.gold
        return beer[min(purse.beer, len(beer) - 1)] + gold[min(purse.gold, len(gold) - 1)]

    def _stashes(self, kind: Resource) -> list[float]:
        """By the number of tokens that find room."""
        tokens = at_hand(self.worth.s, self.worth.seat).of(kind) - self.worth.s.acting.pool.of(kind)
        most = min(tokens, NUMBERS.storage * len(self.stores[kind]))
        return [self._stored(kind, tokens) for tokens in range(most + 1)]

    def _stored(self, kind: Resource, tokens: int) -> float:
        """The more tokens the better."""
        worth = self.worth
        full, over = divmod(tokens, NUMBERS.storage)
        stored = w.KEPT_FOR_LATER * tokens * worth.resource(kind, 1) if worth.left else 0.0
        stored += full * NUMBERS.full_storage * (1 + w.FULL_AGAIN * worth.left) + w.ON_THE_WAY * over * worth.left
        for each in worth.s.achievements:
            if ACHIEVEMENTS[each].metric == f"stored_{kind}":
                before = sum(building.held.of(kind) for building in self.stores[kind])
                stored += worth.more(each, tokens - before)
        return stored
