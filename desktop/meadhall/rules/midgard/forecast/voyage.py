"""What becomes of a band on its way to an enemy and in the battle. What is chosen on the way is chosen for victory."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from ..data import ENEMIES, FEEDS, JOURNEY_CARDS, JOURNEYS, KRAKEN, KRAKEN_CARD, NO_DICE, UNSEEN, CardId, Dice, Toll
from ..state import ASHORE, Band, State, enemy_at, forbidden_at, is_swordmaiden, journey_at, minus, ship_at
from .dice import band_left, without
from .odds import odds, survivors


class Target(NamedTuple):
    """An enemy; of one beyond the sea its shore, and what may be met on the way, how likely."""

    enemy: CardId
    shore: int = ASHORE
    journeys: tuple[tuple[CardId, float], ...] = ()


class Fate(NamedTuple):
    win: float
    lost: float  # Vikings, on average


def target_of(s: State, band: Band) -> Target:
    if band.shore != ASHORE:
        return target_at(s, band.shore)
    enemy = enemy_at(s, band)
    assert enemy is not None
    return Target(enemy)


def target_at(s: State, shore: int) -> Target:
    monster = s.coasts[shore].monster
    assert monster is not None
    return Target(monster, shore, journeys(s, shore))


def journeys(s: State, shore: int) -> tuple[tuple[CardId, float], ...]:
    """The card that one knows; else all that have not been seen."""
    card = s.coasts[shore].journey
    if card is not None and card != UNSEEN:
        return ((card, 1.0),)
    known = [coast.journey for coast in s.coasts if coast.journey is not None and coast.journey != UNSEEN]
    return _unseen((*s.journey_discard, *known))


@lru_cache(maxsize=4096)
def _unseen(seen: tuple[CardId, ...]) -> tuple[tuple[CardId, float], ...]:
    """Of the whole deck, which is shuffled anew when it has run out."""
    left = Counter(JOURNEY_CARDS)
    left.subtract(seen)
    left = +left or Counter(JOURNEY_CARDS)
    return tuple((card, count / left.total()) for card, count in left.items())


@lru_cache(maxsize=1 << 16)
def fate(dice: Dice, food: int, target: Target, swordmaiden: bool = False) -> Fate:
    """Of a band with so much food. Favour is not counted on."""
    if target.shore == ASHORE:
        win, left = _in_battle(dice, target.enemy, swordmaiden)
    else:
        ways = [
            (chance, _met(card, dice, food, target.shore, target.enemy, swordmaiden))
            for card, chance in target.journeys
        ]
        win, left = _mean(ways)
    return Fate(win, sum(dice) - left)


_Hope = tuple[float, float]  # victory, and Vikings left, on average
_LOST: _Hope = (0.0, 0.0)


@lru_cache(maxsize=1 << 14)
def _in_battle(dice: Dice, enemy: CardId, swordmaiden: bool) -> _Hope:
    """Whose weapon is forbidden does not fight."""
    foe = ENEMIES[enemy]
    fighters = without(dice, foe.forbid)
    if fighters == NO_DICE:
        return _LOST
    found = odds(fighters, foe.attack, foe.defence, swordmaiden)
    return found.win, found.left


@lru_cache(maxsize=1 << 16)
def _met(card: CardId, dice: Dice, food: int, shore: int, enemy: CardId, swordmaiden: bool) -> _Hope:
    """The journey turns up, with the kraken or with a toll."""
    forbid = ENEMIES[enemy].forbid
    if card == KRAKEN_CARD:
        after = survivors(dice, KRAKEN.attack, KRAKEN.defence, swordmaiden, forbid)
        return _mean([(chance, _fed(band, food, shore, enemy, swordmaiden)) for band, chance in after.items()])
    return max(
        _fed(band, left, shore, enemy, swordmaiden) for band, left in _paid(JOURNEYS[card].lose, dice, food, forbid)
    )


def _paid(lose: Toll, dice: Dice, food: int, forbid: int | None) -> list[tuple[Dice, int]]:
    """Who and what is left when the toll has been paid: with so many Vikings, or with food instead."""
    food -= min(lose.food, food)
    dice = band_left(dice, max(sum(dice) - lose.dice, 0), forbid)
    need = min(lose.any, food + sum(dice))
    givings = range(max(need - sum(dice), 0), min(need, food) + 1)
    return [(band_left(dice, sum(dice) - (need - given), forbid), food - given) for given in givings]


def _fed(dice: Dice, food: int, shore: int, enemy: CardId, swordmaiden: bool) -> _Hope:
    """Those who would be of no use starve first; then the weakest."""
    band = band_left(dice, min(sum(dice), FEEDS[shore] * food), ENEMIES[enemy].forbid)
    return _in_battle(band, enemy, swordmaiden)


def _mean(ways: list[tuple[float, _Hope]]) -> _Hope:
    return sum(chance * hope[0] for chance, hope in ways), sum(chance * hope[1] for chance, hope in ways)


# What is given up on the way


def to_lose(s: State, shore: int) -> tuple[Dice, int]:
    """Of Vikings and food, what the revealed journey can best be paid with."""
    band, card = ship_at(s, shore), journey_at(s, shore)
    monster = s.coasts[shore].monster
    assert monster is not None
    maiden, forbid = is_swordmaiden(s, band.seat), ENEMIES[monster].forbid
    ways = _paid(JOURNEYS[card].lose, band.dice, band.food, forbid)
    dice, food = max(ways, key=lambda way: (_fed(*way, shore, monster, maiden), sum(way[0])))
    return minus(band.dice, dice), band.food - food


def to_starve(s: State, shore: int, number: int) -> Dice:
    band = ship_at(s, shore)
    return minus(band.dice, band_left(band.dice, sum(band.dice) - number, forbidden_at(s, band)))
