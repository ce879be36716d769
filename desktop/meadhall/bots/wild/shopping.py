"""What to buy: of all that can be paid together, what brings the most, with what is left over."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...rules.kernel import Action
from ...rules.wild.building import Build, UpgradeHall
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
from ...rules.wild.payment import at_hand
from ...rules.wild.tokens import storages
from . import weights as w
from .goals import missions_after
from .worth import Worth

AT_MOST = 14  # wares that are compared
TOGETHER = 4  # that are bought in one go
OF_A_STACK = 2


class Ware(NamedTuple):
    action: Action
    cost: Amount
    worth: float
    counts: tuple[str, ...]  # for missions


class Basket(NamedTuple):
    worth: float
    wares: tuple[Ware, ...]


def best_basket(worth: Worth) -> Basket:
    return _Shopping(worth).best()


class _Shopping:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.purse = at_hand(worth.s, worth.seat)
        self.player = worth.player
        self.tokens = {kind: _tokens(worth, kind) for kind in RESOURCES}
        self.stores = {kind: len(storages(worth.s, worth.seat, kind)) for kind in RESOURCES}
        self._stashes: dict[tuple[Resource, int], float] = {}

    def best(self) -> Basket:
        wares = [ware for ware in self._on_offer() if after(self.purse, ware.cost) is not None]
        wares.sort(key=lambda ware: -ware.worth)
        found = self._baskets(wares[:AT_MOST], 0, (), self.purse, 0.0)
        return max(found, key=lambda basket: basket.worth)

    def _on_offer(self) -> Iterator[Ware]:
        worth, s = self.worth, self.worth.s
        for stack in STACKS:
            card = CARDS[stack]
            deed = "bought_unit" if card.home == "units" else "bought_fortification"
            for _ in range(min(OF_A_STACK, s.in_stack(stack))):
                yield Ware(BuyCard(stack), card.cost, worth.card(card), (deed,))
        for slot, name in enumerate(s.path):
            if name is not None and CARDS[name].kind != "undead":
                card = CARDS[name]
                yield Ware(BuyPath(slot), card.cost, worth.card(card), ("bought_path",))
        yield from self._buildings()

    def _buildings(self) -> Iterator[Ware]:
        worth, player = self.worth, self.player
        for kind, spec in BUILDINGS.items():
            if player.count(kind) < NUMBERS.same_building and worth.s.in_lot(kind) and self._room():
                yield Ware(Build(kind), spec.cost, worth.building(kind), ("built", "buildings", kind))
        if player.level < TOP_LEVEL and not player.town[0].new:
            yield Ware(UpgradeHall(), HALLS[player.level + 1].cost, worth.hall(), ())

    def _room(self) -> int:
        limit = self.player.limit
        return TOGETHER if limit is None else limit - self.player.buildings

    def _baskets(
        self, wares: Sequence[Ware], begin: int, chosen: tuple[Ware, ...], purse: Amount, so_far: float
    ) -> Iterator[Basket]:
        left = sum(self._stash(kind, purse.of(kind)) for kind in RESOURCES)
        yield Basket(so_far + left + missions_after(self.worth, chosen), chosen)
        if len(chosen) == TOGETHER:
            return
        for place in range(begin, len(wares)):
            ware = wares[place]
            rest = after(purse, ware.cost)
            if rest is not None and self._fits((*chosen, ware)):
                yield from self._baskets(wares, place + 1, (*chosen, ware), rest, so_far + ware.worth)

    def _fits(self, chosen: Sequence[Ware]) -> bool:
        return sum("built" in ware.counts for ware in chosen) <= self._room()

    def _stash(self, kind: Resource, left: int) -> float:
        key = kind, left
        if key not in self._stashes:
            self._stashes[key] = self._stored(kind, min(left, self.tokens[kind], NUMBERS.storage * self.stores[kind]))
        return self._stashes[key]

    def _stored(self, kind: Resource, tokens: int) -> float:
        """What is not spent and finds room: the pool is lost, and it pays first."""
        worth = self.worth
        full, over = divmod(tokens, NUMBERS.storage)
        stored = w.KEPT_FOR_LATER * tokens * worth.resource(kind, 1) if worth.left else 0.0
        stored += full * NUMBERS.full_storage * (1 + w.FULL_AGAIN * worth.left) + w.ON_THE_WAY * over * worth.left
        before = sum(building.held.of(kind) for building in storages(worth.s, worth.seat, kind))
        for each in worth.s.achievements:
            if ACHIEVEMENTS[each].metric == f"stored_{kind}":
                stored += worth.more(each, tokens - before)
        return stored


def _tokens(worth: Worth, kind: Resource) -> int:
    return sum(building.held.of(kind) for building in worth.player.town if building.pays)


def after(purse: Amount, cost: Amount) -> Amount | None:
    """What is left, with as much exchanged as it takes; nothing if it does not reach."""
    beer, gold = purse.beer - cost.beer, purse.gold - cost.gold
    if gold < 0:
        beer, gold = beer + NUMBERS.exchange * gold, 0
    elif beer < 0:
        beer, gold = 0, gold + NUMBERS.exchange * beer
    return None if beer < 0 or gold < 0 else Amount(beer, gold)
