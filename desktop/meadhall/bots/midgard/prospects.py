"""What enemies are worth to a seat, and what it may hope for from the places that it has reserved, and from others."""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from itertools import accumulate
from operator import add
from typing import NamedTuple

from ...rules.midgard.data import ENEMIES, KINDS, LIMITS, NO_DICE, SHIPS, SWORD, CardId, Dice, Enemy, ShipId
from ...rules.midgard.forecast import Target, fate, food_for, hunted, target_at
from ...rules.midgard.state import (
    ASHORE,
    LAND_PLACES,
    Band,
    Place,
    Player,
    State,
    Worker,
    capacity_of,
    enemy_at,
    is_swordmaiden,
)
from ..foresight import between
from . import weights as w
from .crews import crews, food_of_use, mixed
from .standing import blame_price, destiny_steps, sets_worth

Curve = tuple[float, ...]  # what may be won, by how many Vikings are sent


class Aim(NamedTuple):
    """An enemy to be sent to, and on which ship."""

    enemy: CardId
    shore: int = ASHORE
    capacity: int = LIMITS.dice


Aims = tuple[Aim, ...]


class Places(NamedTuple):
    """Whom a seat could fight."""

    reserved: list[Aim]
    open: list[Aims]  # one of these, one of those


class Scene:
    """A view as far as prospects depend on it, beside the Vikings, the food and the workers: two that look the same are
    equal."""

    def __init__(self, view: State, seat: int) -> None:
        self.view = view
        self.seat = seat
        player = view.players[seat]
        deeds = player.leader, player.kills, player.destinies, player.shown, player.blame
        enemies = view.troll, view.draugr, view.coasts, view.journey_discard
        self._key = seat, view.round, deeds, enemies

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scene) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(maxsize=8)
def prospects_in(scene: Scene) -> "Prospects":
    return Prospects(scene.view.copy(), scene.seat)


class Prospects:
    """Of one seat, for as long as the scene stays as it is."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.left = LIMITS.rounds - s.round
        self.swordmaiden = is_swordmaiden(s, seat)
        self.viking = worth_by_kind(self.left, self.swordmaiden)
        # How much of what goods and runes are good for there is still time for.
        self.time_to_use = min(self.left / w.ROUNDS_OF_USE, 1.0)
        self._rewards: dict[CardId, float] = {}
        self._expected: dict[tuple[CardId, Dice, int], float] = {}
        self._curves: dict[tuple[Aim, Dice, int], Curve] = {}
        self._targets: dict[Aim, Target] = {}
        self._hunter = Worker("hunting", seat)
        self._places: dict[Hashable, Places] = {}
        self._known: dict[Hashable, float] = {}
        self._best: dict[Hashable, Curve] = {}
        self._sailing: dict[tuple[tuple[int, ...], int], Aims] = {}
        self._at_town = _at_town(s)

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

    # What may come of a band

    def expected(self, target: Target, dice: Dice, food: int) -> float:
        """Of sending these. Favour is too dear to be counted on."""
        key = target.enemy, dice, food
        expected = self._expected.get(key)
        if expected is None:
            expected = self._expected[key] = self._worth_of_sending(target, dice, food) - self.price_of(food)
        return expected

    def _worth_of_sending(self, target: Target, dice: Dice, food: int) -> float:
        if dice == NO_DICE:
            return 0.0
        win, lost = fate(dice, food, target, self.swordmaiden)
        return self.reward(target.enemy) * win - lost * price_of_a_fall(dice, self.viking)

    def price_of(self, food: float) -> float:
        return self.time_to_use * w.FOOD_ABOARD * food

    def hunt(self, dice: Dice, food: int) -> float:
        """What these bring home, for one who has so much food."""
        more = food + hunted(dice, self.swordmaiden)
        return self.time_to_use * (between(w.FOOD, more) - between(w.FOOD, food))

    def _curve(self, aim: Aim, dice: Dice, food: int) -> Curve:
        """Where so many are too few, fewer are not thought of."""
        enemy, shore, capacity = aim
        food = min(food, food_of_use(shore, capacity))
        key = aim, dice, food
        curve = self._curves.get(key)
        if curve is None:
            target, found = self._target(aim), [0.0] * (sum(dice) + 1)
            for number, band, needed, most in crews(dice, ENEMIES[enemy].forbid, shore, capacity):
                if needed <= food:
                    worth = self.expected(target, band, min(most, food))
                    if worth <= 0.0:
                        break
                    found[number] = worth
            curve = self._curves[key] = tuple(accumulate(found, max))
        return curve

    def _target(self, aim: Aim) -> Target:
        target = self._targets.get(aim)
        if target is None:
            target = target_at(self.s, aim.shore) if aim.shore != ASHORE else Target(aim.enemy)
            self._targets[aim] = target
        return target

    # All bands together

    def of(self, s: State) -> float:
        """What is reserved, and what the workers in hand may still reserve."""
        player = s.players[self.seat]
        hunts = self._hunter in s.placed
        hopes = s.bands, player.dice, player.food, player.workers, player.coins > 0, player.ship, hunts
        known = self._known.get(hopes)
        if known is None:
            known = self._known[hopes] = self._together(s, player, hunts)
        return known

    def _together(self, s: State, player: Player, hunts: bool) -> float:
        dice, food = _to_come(player)
        places = self._places_of(s, player)
        best: Curve = (0.0,) * (sum(dice) + 1)
        for aim in places.reserved:
            best = _both(best, self._curve(aim, dice, food))
            if aim.shore != ASHORE:
                food = max(food - food_for(sum(dice), aim.shore), 0)
        if hunts:
            best = _both(best, tuple(self.hunt(band, food) for band in mixed(dice)))
        curves = [self._best_of(aims, dice, food) for aims in places.open]
        return best[-1] + _still_free(best, curves, player.workers)

    def _best_of(self, aims: Aims, dice: Dice, food: int) -> Curve:
        """Only one of them can be had, whichever suits so many Vikings best."""
        if len(aims) == 1:
            return self._curve(aims[0], dice, food)
        key = aims, dice, food
        best = self._best.get(key)
        if best is None:
            best = self._best[key] = tuple(map(max, *[self._curve(aim, dice, food) for aim in aims]))
        return best

    def _places_of(self, s: State, player: Player) -> Places:
        key = s.bands, player.ship, player.coins > 0, player.workers > 0
        places = self._places.get(key)
        if places is None:
            reserved = [_aim(self.s, band) for band in s.bands_of(self.seat)]
            places = self._places[key] = Places(reserved, self._open(s, player) if player.workers else [])
        return places

    def _open(self, s: State, player: Player) -> list[Aims]:
        """Enemies that nobody has reserved; with a ship one goes to one shore only."""
        taken = {band.place for band in s.bands}
        found = [aims for place, aims in self._at_town.items() if place not in taken]
        ships = [SHIPS[ship].capacity for ship in _ships(player) if ship not in taken]
        sailed_to = {band.shore for band in s.bands}
        free = tuple(shore for shore in range(len(s.coasts)) if shore not in sailed_to)
        if ships and free:
            found.append(self._voyages(free, max(ships)))
        return found

    def _voyages(self, shores: tuple[int, ...], capacity: int) -> Aims:
        voyages = self._sailing.get((shores, capacity))
        if voyages is None:
            voyages = tuple(Aim(_monster_at(self.s, shore), shore, capacity) for shore in shores)
            self._sailing[shores, capacity] = voyages
        return voyages


def _ships(player: Player) -> list[ShipId]:
    """Those that could be sent, if they are there."""
    found: list[ShipId] = [player.ship] if player.ship else []
    if player.coins:
        found.append("ship_large")
    return [*found, "ship_small"]


@lru_cache(maxsize=64)
def worth_by_kind(left: int, swordmaiden: bool) -> tuple[float, ...]:
    """Of one, by kind, with so many rounds to come."""
    later = w.LAST_FIGHTS[left] if left < len(w.LAST_FIGHTS) else 1.0
    return tuple((w.SWORDMAIDENS if kind == SWORD and swordmaiden else w.DICE[kind]) * later for kind in KINDS)


@lru_cache(maxsize=4096)
def price_of_a_fall(dice: Dice, vikings: tuple[float, ...]) -> float:
    """What each of them that falls would have been worth afterwards."""
    worth = sum(count * each for count, each in zip(dice, vikings, strict=True))
    return w.CHEAPEST_FALL * worth / sum(dice)


def _aim(s: State, band: Band) -> Aim:
    enemy = enemy_at(s, band)
    assert enemy is not None
    return Aim(enemy) if band.shore == ASHORE else Aim(enemy, band.shore, capacity_of(band))


def _monster_at(s: State, shore: int) -> CardId:
    monster = s.coasts[shore].monster
    assert monster is not None
    return monster


def _to_come(player: Player) -> tuple[Dice, int]:
    """Vikings at home and food, with some that the workers in hand may still bring."""
    swords, spears, axes = player.dice
    more = min(int(w.VIKINGS_TO_COME * player.workers), LIMITS.dice - swords - spears - axes)
    return (swords, spears + max(more, 0), axes), player.food + int(w.FOOD_TO_COME * player.workers)


def _still_free(best: Curve, curves: Sequence[Curve], workers: int) -> float:
    """What places add that the workers in hand may still reserve, the best first."""
    curves, worth, first = [curve for curve in curves if curve[-1]], 0.0, None
    for share in w.STILL_FREE[: min(workers, len(curves))]:
        if first:
            best = _both(best, first)
        gains = [_most(best, curve) for curve in curves]
        most = max(gains)
        worth += share * (most - best[-1])
        first = curves.pop(gains.index(most))
    return worth


def _both(best: Curve, curve: Curve) -> Curve:
    """The best division of so many Vikings between what there was and one place more."""
    if not best[-1]:
        return curve
    few = curve.count(0.0)  # they would be too few there
    more = [_most(best[:number], curve[:number]) for number in range(few + 1, len(best) + 1)]
    return (*best[:few], *more)


def _most(best: Curve, curve: Curve) -> float:
    return max(map(add, best, reversed(curve))) if best[-1] else curve[-1]


def _at_town(s: State) -> dict[Place, Aims]:
    enemies = zip(LAND_PLACES, (s.troll, *s.draugr), strict=True)
    return {place: (Aim(enemy),) for place, enemy in enemies if enemy is not None}
