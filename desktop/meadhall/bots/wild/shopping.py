"""What to buy: of all that can be paid together, what brings the most, with what is left over."""

from collections.abc import Sequence
from functools import lru_cache
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
from ..lazily import lazily
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


class Shop:
    """What is on offer at one question. Every basket is looked at, but for those that cannot be better than the best so
    far."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.purse = means(worth.s, worth.seat).sure
        self.player = worth.player
        self.promises = Promises(worth)

    def basket(self) -> Basket:
        """The best."""
        return self._best(Basket(0.0, ()), self.promises.no_steps, self.purse, self.worth_comparing())

    def basket_with(self, ware: Ware) -> Basket:
        """The best that holds this one, which can be paid."""
        left = left_after(self.purse, ware.cost)
        assert left is not None
        others = self.worth_comparing()
        if ware in others:
            others.remove(ware)
        return self._best(Basket(ware.worth, (ware,)), ware.steps, left, others)

    @property
    def idle(self) -> float:
        """What is left over where nothing is bought."""
        return self._stash(self.purse) + self.promises.after(self.promises.no_steps)

    def _best(self, held: Basket, steps: Steps, purse: Amount, wares: Sequence[Ware]) -> Basket:
        columns = zip(steps, *(ware.steps for ware in wares), strict=True)
        self.most_promised = self.promises.after(tuple(own + sum(sorted(steps)[-TOGETHER:]) for own, *steps in columns))
        self.cheapest = min((ware.cost.beer + ware.cost.gold for ware in wares), default=1)
        self.found = Basket(-inf, ())
        self._fill(held, steps, purse, wares)
        return self.found

    def on_offer(self) -> list[Ware]:
        """What could be paid by itself, the worthiest first."""
        offers = [*self._cards, *(self._buildings if self.room else ()), *self._hall]
        return sorted(offers, key=lambda ware: -ware.worth)

    def worth_comparing(self) -> list[Ware]:
        """Of those, what may bring the most: the cheapest building is the dearest ware if it completes a mission."""
        offers = self.on_offer()
        if len(offers) <= AT_MOST:
            return offers
        return sorted(sorted(offers, key=self._hope, reverse=True)[:AT_MOST], key=lambda ware: -ware.worth)

    def _hope(self, ware: Ware) -> float:
        return ware.worth + self.promises.most(ware.steps)

    @property
    def most_by_room(self) -> float:
        """What room for one more building may add to a basket."""
        return max(map(self._hope, self._buildings), default=-inf)

    # What can be paid

    @lazily
    def _cards(self) -> list[Ware]:
        worth, s = self.worth, self.worth.s
        found: list[Ware] = []
        for stack in STACKS:
            card = CARDS[stack]
            if self._can_pay(card.cost):
                deed = "bought_unit" if card.home == "units" else "bought_fortification"
                ware = self._ware(BuyCard(stack), card.cost, worth.card(card), deed)
                found += [ware] * min(OF_A_STACK, s.in_stack(stack))
        for slot, name in enumerate(s.path):
            card = CARDS[name] if name else None
            if card is not None and card.kind != "undead" and self._can_pay(card.cost):
                found.append(self._ware(BuyPath(slot), card.cost, worth.card(card), "bought_path"))
        return found

    @lazily
    def _buildings(self) -> list[Ware]:
        """If there is room."""
        in_lot = self.worth.s.in_lot
        return [
            self._ware(Build(kind), spec.cost, self.worth.building(kind), "built", "buildings", kind)
            for kind, spec in BUILDINGS.items()
            if self._can_pay(spec.cost) and self.worth.standing[kind] < NUMBERS.same_building and in_lot(kind)
        ]

    @lazily
    def _hall(self) -> list[Ware]:
        level = self.player.level
        if level == TOP_LEVEL or self.player.town[0].new or not self._can_pay(HALLS[level + 1].cost):
            return []
        return [self._ware(UpgradeHall(), HALLS[level + 1].cost, self.worth.hall())]

    def _ware(self, action: Action, cost: Amount, worth: float, *counts: str) -> Ware:
        return Ware(action, cost, worth, "built" in counts, self.promises.steps(cost, counts))

    def _can_pay(self, cost: Amount) -> bool:
        return left_after(self.purse, cost) is not None

    @lazily
    def room(self) -> int:
        limit = self.player.limit
        return TOGETHER if limit is None else limit - self.player.buildings

    # What is put together

    def _fill(self, basket: Basket, steps: Steps, purse: Amount, wares: Sequence[Ware]) -> None:
        """This one with what is left to pay with, and all that come of it with some of these."""
        so_far = basket.worth + self._stash(purse)
        total = so_far + self.promises.after(steps)
        if total > self.found.worth:
            self.found = Basket(total, basket.wares)
        more = min(TOGETHER - len(basket.wares), (purse.beer + purse.gold) // self.cheapest)
        hope = so_far + self.most_promised + HAIR
        has_room = sum([ware.is_built for ware in basket.wares]) < self.room
        before = None
        for place, ware in enumerate(wares if more else ()):
            if hope + max(more * ware.worth, 0.0) < self.found.worth:
                break  # those after it are not better
            left = left_after(purse, ware.cost) if has_room or not ware.is_built else None
            if left is None or ware is before:
                continue  # the other one of a stack would be the same
            before = ware
            worth = basket.worth + ware.worth
            most = worth + self._stash(left) + max((more - 1) * ware.worth, 0.0)
            if most + self.most_promised + HAIR < self.found.worth:
                continue  # even if nothing had to be paid for more of its kind
            nearer = tuple(map(int.__add__, steps, ware.steps))
            self._fill(Basket(worth, (*basket.wares, ware)), nearer, left, wares[place + 1 :])

    # What is not spent

    @lazily
    def _stashes(self) -> tuple[list[float], list[float]]:
        """Of beer and gold, by the number of tokens that find room."""
        beer, gold = (self._stashes_of(kind) for kind in RESOURCES)
        return beer, gold

    def _stash(self, purse: Amount) -> float:
        """Of what is not spent, that which finds room: the pool and the cards are lost, and they pay first."""
        beer, gold = self._stashes
        return beer[min(purse.beer, len(beer) - 1)] + gold[min(purse.gold, len(gold) - 1)]

    def _stashes_of(self, kind: Resource) -> list[float]:
        stores = storages(self.worth.s, self.worth.seat, kind)
        tokens = at_hand(self.worth.s, self.worth.seat).of(kind) - self.worth.s.acting.pool.of(kind)
        most = min(tokens, NUMBERS.storage * len(stores))
        stored = [*stored_worths(most, self.worth.resource(kind, 1), self.worth.left)]
        for each in self.worth.s.achievements:
            if ACHIEVEMENTS[each].metric == f"stored_{kind}":
                held = sum(building.held.of(kind) for building in stores)
                stored = [worth + self.worth.more(each, number - held) for number, worth in enumerate(stored)]
        return stored


@lru_cache(maxsize=4096)
def stored_worths(most: int, each: float, left: float) -> tuple[float, ...]:
    """Of so many tokens and fewer that stay where they can be used later: the more the better."""
    return tuple(_stored_worth(tokens, each, left) for tokens in range(most + 1))


def _stored_worth(tokens: int, each: float, left: float) -> float:
    full, over = divmod(tokens, NUMBERS.storage)
    stored = w.KEPT_FOR_LATER * tokens * each if left else 0.0
    return stored + full * NUMBERS.full_storage * (1 + w.FULL_AGAIN * left) + w.ON_THE_WAY * over * left
