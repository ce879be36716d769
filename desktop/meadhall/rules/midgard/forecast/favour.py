"""The best that can be done with favour in a battle: when it is spent, and which dice are rolled again.

What is looked for is the most that a battle brings: the chance of a victory, less what is spent for it. `price` is
what a token would be worth elsewhere, as a share of what the victory is worth. From the first round to the last all
rolls are gone through, all ways to roll dice again, and all that these can show; nothing is drawn. Who falls is as in
`odds`: that costs less than a hundredth of a victory.
"""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from ..data import FACES, KINDS, NO_DICE, Dice, Symbol
from ..fights.tray import hits_of
from ..state import minus
from .dice import ONE, shown
from .odds import bands_after, odds, round_of, survivors

LEAST_PRICE = 0.01  # for less than a hundredth of a victory favour is never spent
NEARLY = 0.005  # so little is not looked for


class Hope(NamedTuple):
    worth: float  # victories, less the price of what is spent
    win: float
    left: float  # Vikings, on average
    spent: float  # favour, on average


class Fight(NamedTuple):
    attack: int
    swordmaiden: bool
    price: float


def fight(attack: int, swordmaiden: bool, price: float) -> Fight:
    """The price goes in steps, so that much of what was worked out before serves again."""
    return Fight(attack, swordmaiden, max(round(price, 2), LEAST_PRICE))


@lru_cache(maxsize=1 << 16)
def hope(foe: Fight, dice: Dice, defence: int, favour: int) -> Hope:
    """Before a round against an enemy with so much defence left."""
    if not favour:
        found = odds(dice, foe.attack, defence, foe.swordmaiden)
        return Hope(found.win, found.win, found.left, 0.0)
    with_less = hope(foe, dice, defence, favour - 1)
    if with_less.worth >= 1.0 - NEARLY:
        return with_less  # there is nearly nothing left that one more could bring
    best, error = with_less, 1.0
    while error > NEARLY:
        found = Hope(*Round(foe, dice, defence, (favour, best)).thrown((), dice, favour))
        error = _idle(dice, foe) * (found.worth - best.worth)
        best = max(best, found)
    return best


def _idle(dice: Dice, foe: Fight) -> float:
    """How likely a round leaves all as it was. It is then worth what is looked for: each time a better guess."""
    rolls = shown(dice, foe.swordmaiden).items()
    return sum(chance for (hits, shields), chance in rolls if not hits and shields >= foe.attack)


def battle(
    dice: Dice, attack: int, defence: int, swordmaiden: bool = False, favour: int = 0, price: float = LEAST_PRICE
) -> Hope:
    """From the start."""
    return hope(fight(attack, swordmaiden, price), dice, defence, favour)


# A round


class Side(NamedTuple):
    """What a die can show."""

    kind: int
    symbol: Symbol
    chance: float


_SIDES = tuple(
    Side(kind, symbol, FACES[kind].count(symbol) / len(FACES[kind]))
    for kind in KINDS
    for symbol in dict.fromkeys(FACES[kind])
)
NUMBERS = {(side.kind, side.symbol): number for number, side in enumerate(_SIDES)}
_SIDES_OF = tuple(
    tuple((side.chance, NUMBERS[side.kind, side.symbol]) for side in _SIDES if side.kind == kind) for kind in KINDS
)
Roll = tuple[int, ...]  # numbers of sides, in order
_Hope = tuple[float, float, float, float]  # plain, for there are very many of them
_NO_HOPE: _Hope = (0.0, 0.0, 0.0, 0.0)


class Round:
    """From the throw on. What has been thought through once is remembered."""

    def __init__(
        self, foe: Fight, dice: Dice, defence: int, whole: tuple[int, _Hope] | None = None, reaction: bool = False
    ) -> None:
        """`whole`: the favour with which it begins, and a guess of what it is worth, where that is looked for."""
        self._foe, self._dice, self._defence, self._whole = foe, dice, defence, whole
        self._reaction = reaction
        self._hits = [hits_of(side.kind, side.symbol, foe.swordmaiden, reaction) for side in _SIDES]
        self._thrown: dict[tuple[Roll, Dice, int], _Hope] = {}
        self._taken: dict[tuple[int, int, Dice, int], _Hope] = {}
        self._ended: dict[tuple[int, int, int], _Hope] = {}

    def thrown(self, kept: Roll, again: Dice, favour: int) -> _Hope:
        """These lie, those are being thrown, and then so much favour may be spent."""
        key = kept, again, favour
        found = self._thrown.get(key)
        if found is None:
            hits, shields = self._counted(kept)
            if not favour or self._is_well(hits, shields, favour):
                found = self._thrown_and_taken(hits, shields, again, favour)
            else:
                found = self._one_thrown(kept, again, favour)
            self._thrown[key] = found
        return found

    def _one_thrown(self, kept: Roll, again: Dice, favour: int) -> _Hope:
        """One die after the other."""
        if again == NO_DICE:
            return self.lying(kept, favour)
        kind = next(kind for kind in KINDS if again[kind])
        rest = minus(again, ONE[kind])
        sides = _SIDES_OF[kind]
        return _mean([(chance, self.thrown(tuple(sorted((*kept, side))), rest, favour)) for chance, side in sides])

    def _thrown_and_taken(self, hits: int, shields: int, again: Dice, favour: int) -> _Hope:
        """Whatever those show that are thrown, it will be taken."""
        key = min(hits, self._defence), min(shields, self._foe.attack), again, favour
        found = self._taken.get(key)
        if found is None:
            rolls = shown(again, self._foe.swordmaiden, self._reaction).items()
            found = _mean([(chance, self._end(hits + more, shields + also, favour)) for (more, also), chance in rolls])
            self._taken[key] = found
        return found

    def _is_well(self, hits: int, shields: int, favour: int) -> bool:
        """With so much it is as good as won: no token could bring what it costs."""
        return self._end(hits, shields, favour)[0] >= 1.0 - self._foe.price

    def lying(self, roll: Roll, favour: int) -> _Hope:
        """It is taken as it lies, or favour is spent on it, whichever is better."""
        best, price = self.taken(roll, favour), self._foe.price
        if not favour or self._is_well(*self._counted(roll), favour):
            return best
        worth, win, left, spent = max(
            (self.thrown(kept, again, favour - 1) for kept, again in rerolls(roll)), default=_NO_HOPE
        )
        return max(best, (worth - price, win, left, spent + 1.0))

    def taken(self, roll: Roll, favour: int) -> _Hope:
        return self._end(*self._counted(roll), favour)

    def _counted(self, roll: Roll) -> tuple[int, int]:
        """Hits and shields."""
        return sum(self._hits[side] for side in roll), sum(_SIDES[side].symbol == "shield" for side in roll)

    def _end(self, hits: int, shields: int, favour: int) -> _Hope:
        """More than the enemy can bear, or has to strike with, makes no difference."""
        key = min(hits, self._defence), min(shields, self._foe.attack), favour
        found = self._ended.get(key)
        if found is None:
            found = self._ended[key] = self._next(*key)
        return found

    def _next(self, hits: int, shields: int, favour: int) -> _Hope:
        """So many fall, and if the enemy has not, the next round begins."""
        foe, size = self._foe, sum(self._dice)
        left = min(max(size - foe.attack + shields, 0), size)
        if hits >= self._defence:
            return 1.0, 1.0, float(left), 0.0
        if not left:
            return _NO_HOPE
        if left == size and not hits and self._whole is not None and favour == self._whole[0]:
            return self._whole[1]
        ways = bands_after(self._dice, left, foe.swordmaiden)
        return max(hope(foe, band, self._defence - hits, favour) for band in ways)


def _mean(ways: list[tuple[float, _Hope]]) -> _Hope:
    worth = win = left = spent = 0.0
    for chance, each in ways:
        worth += chance * each[0]
        win += chance * each[1]
        left += chance * each[2]
        spent += chance * each[3]
    return worth, win, left, spent


@lru_cache(maxsize=1 << 14)
def rerolls(roll: Roll) -> tuple[tuple[Roll, Dice], ...]:
    """What may stay, and what is rolled again: at least all blanks, and of a kind no hit sooner than a poorer one."""
    ways = [_kept(kind, [_SIDES[side].symbol for side in roll if _SIDES[side].kind == kind]) for kind in KINDS]
    found = [
        ((*swords, *spears, *axes), (some, others, rest))
        for (swords, some), (spears, others), (axes, rest) in product(*ways)
    ]
    return tuple(way for way in found if way[1] != NO_DICE)


def _kept(kind: int, symbols: list[Symbol]) -> list[tuple[Roll, int]]:
    """Of the dice of one kind that show these."""
    ones, twos, shields = (symbols.count(symbol) for symbol in ("hit1", "hit2", "shield"))
    hits = [(some, twos) for some in range(ones + 1)] + [(0, some) for some in range(twos)]
    found: list[tuple[Roll, int]] = []
    for (one, two), shield in product(hits, range(shields + 1)):
        parts: tuple[tuple[Symbol, int], ...] = (("hit1", one), ("hit2", two), ("shield", shield))
        stay = sorted(NUMBERS[kind, symbol] for symbol, number in parts for _ in range(number))
        found.append((tuple(stay), len(symbols) - len(stay)))
    return found


def forget() -> None:
    """As if nothing had been asked before: for measurements."""
    for remembered in (hope, rerolls, odds, survivors, round_of, shown):
        remembered.cache_clear()
