"""What enemies are worth to a seat, and what it may hope for from the places that it has reserved, and from others."""

from collections.abc import Sequence

from ...rules.midgard.data import ENEMIES, FEEDS, LIMITS, NO_DICE, SHIPS, SWORD, CardId, Dice, Enemy, ShipId
from ...rules.midgard.state import ASHORE, LAND_PLACES, Place, Player, State, Worker, is_swordmaiden
from . import weights as w
from .fates import Target, fate, mixed, sea_target, target_of, without
from .standing import blame_price, destiny_steps, sets_worth


class Prospects:
    """Of one seat at one question."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.left = LIMITS.rounds - s.round
        self.swordmaiden = is_swordmaiden(s, seat)
        self._rewards: dict[CardId, float] = {}
        self._curves: dict[tuple[Target, Dice, int, int], tuple[float, ...]] = {}

    # What a victory brings

    def reward(self, enemy: CardId) -> float:
        if enemy not in self._rewards:
            self._rewards[enemy] = self._reward(ENEMIES[enemy])
        return self._rewards[enemy]

    def _reward(self, foe: Enemy) -> float:
        player, use, gain = self.s.players[self.seat], self.time_to_use, foe.reward
        bounty = sum(coast.bounty for coast in self.s.coasts if coast.monster == foe.id)
        worth = gain.glory + w.FAVOUR * gain.favour + use * gain.wood
        worth += (w.COIN + 0.25 * use) * (gain.coins + bounty)
        worth += sets_worth(player, foe) - sets_worth(player) + destiny_steps(player, foe)
        return worth + self._of_blame() if foe.kind == "troll" else worth

    def _of_blame(self) -> float:
        """The slayer of a troll sheds blame, spares all a new one, and gives one to another."""
        blame = self.s.players[self.seat].blame
        now = blame_price(blame, self.left)
        spared = blame_price(blame + 1, self.left) - now
        shed = now - blame_price(blame - 1, self.left) if blame else 0.0
        return w.TROLL_STAYS * spared + shed + w.BLAME_FOR_ANOTHER

    @property
    def time_to_use(self) -> float:
        """How much of what goods and runes are good for there is still time for."""
        return min(self.left / w.ROUNDS_OF_USE, 1.0)

    # What may come of a band

    def expected(self, target: Target, dice: Dice, food: int, favour: int) -> float:
        """Of sending these; `favour` may be spent, where that is worth it."""
        if dice == NO_DICE:
            return -self.price_of(food)
        return max(self._after(target, dice, food, spent) for spent in range(favour + 1)) - self.price_of(food)

    def _after(self, target: Target, dice: Dice, food: int, favour: int) -> float:
        win, lost = fate(dice, food, target, self.swordmaiden, favour)
        return self.reward(target.enemy) * win - lost * self._average(dice) - w.REROLLED * favour

    def price_of(self, food: float) -> float:
        return self.time_to_use * w.FOOD_ABOARD * food

    def _average(self, dice: Dice) -> float:
        """What each of them that falls would have been worth afterwards."""
        worth = sum(count * self.viking(kind) for kind, count in enumerate(dice))
        return w.CHEAPEST_FALL * worth / sum(dice)

    def viking(self, kind: int) -> float:
        worth = w.SWORDMAIDENS if kind == SWORD and self.swordmaiden else w.DICE[kind]
        return worth * (w.LAST_FIGHTS[self.left] if self.left < len(w.LAST_FIGHTS) else 1.0)

    def _curve(self, target: Target, dice: Dice, food: int, favour: int) -> tuple[float, ...]:
        """By how many Vikings are sent, as mixed as the home is."""
        key = target, dice, food, favour
        if key not in self._curves:
            found = [self._sent(target, band, food, favour) for band in mixed(dice)]
            self._curves[key] = tuple(max(found[: size + 1]) for size in range(len(found)))
        return self._curves[key]

    def _sent(self, target: Target, dice: Dice, food: int, favour: int) -> float:
        dice = without(dice, ENEMIES[target.enemy].forbid)
        if target.shore == ASHORE:
            return self.expected(target, dice, 0, favour)
        needed = -(-sum(dice) // FEEDS[target.shore])
        taken = min(needed + 1, food, target.capacity - sum(dice))
        if taken < needed or dice == NO_DICE:
            return 0.0
        return self.expected(target, dice, taken, favour)

    # All bands together

    def of(self, s: State) -> float:
        """What is reserved, and what the workers in hand may still reserve."""
        player = s.players[self.seat]
        dice, food = _to_come(player)
        favour = min(player.favour, 1)  # more than one in a battle is too dear to be counted on
        bands = s.bands_of(self.seat)
        best = (0.0,) * (sum(dice) + 1)
        for band in bands:
            curve = self._curve(target_of(s, self.seat, band), dice, food, favour)
            best = _both(best, curve)
            if band.shore != ASHORE:
                food = max(food - -(-sum(dice) // FEEDS[band.shore]), 0)
        worth = best[-1]
        open_ = self._open(s, dice, food, favour) if player.workers else []
        for share in w.STILL_FREE[: player.workers]:
            if not open_:
                break
            curve = max(open_, key=lambda each: _most(best, each))
            open_.remove(curve)
            worth += share * (_most(best, curve) - best[-1])
            best = _both(best, curve)
        return worth

    def _open(self, s: State, dice: Dice, food: int, favour: int) -> list[tuple[float, ...]]:
        """Enemies that nobody has reserved; of the shores only one, whichever suits so many Vikings best."""
        taken = {worker.location for worker in s.placed}
        found = [self._curve(Target(enemy), dice, food, favour) for enemy, place in _at_town(s) if place not in taken]
        capacity = max((SHIPS[ship].capacity for ship in self._ships(s)), default=0)
        free = [shore for shore in range(len(s.coasts)) if capacity and s.band_on(shore) is None]
        shores = [self._curve(sea_target(s, self.seat, shore, capacity), dice, food, favour) for shore in free]
        return [*found, tuple(map(max, zip(*shores, strict=True)))] if shores else found

    def _ships(self, s: State) -> list[ShipId]:
        """Those that could still be sent."""
        player, taken = s.players[self.seat], {worker.location for worker in s.placed}
        found: list[ShipId] = []
        if player.ship and Worker("own_ship", self.seat) not in s.placed:
            found.append(player.ship)
        if "berth_large" not in taken and player.coins:
            found.append("ship_large")
        if "berth_small" not in taken:
            found.append("ship_small")
        return found


def _to_come(player: Player) -> tuple[Dice, int]:
    """Vikings at home and food, with some that the workers in hand may still bring."""
    swords, spears, axes = player.dice
    more = min(int(w.VIKINGS_TO_COME * player.workers), LIMITS.dice - swords - spears - axes)
    return (swords, spears + max(more, 0), axes), player.food + int(w.FOOD_TO_COME * player.workers)


def _both(best: Sequence[float], curve: Sequence[float]) -> tuple[float, ...]:
    """The best division of so many Vikings between what there was and one place more."""
    return tuple(max(best[size - sent] + curve[sent] for sent in range(size + 1)) for size in range(len(best)))


def _most(best: Sequence[float], curve: Sequence[float]) -> float:
    return max(map(float.__add__, best, reversed(curve)))


def _at_town(s: State) -> list[tuple[CardId, Place]]:
    enemies = zip((s.troll, *s.draugr), LAND_PLACES, strict=True)
    return [(enemy, place) for enemy, place in enemies if enemy is not None]
