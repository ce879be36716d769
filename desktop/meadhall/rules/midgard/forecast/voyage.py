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


class _Foe(NamedTuple):
    """All that matters of an enemy in battle: many are alike."""

    attack: int
    defence: int
    forbid: int | None


_FOES = {card: _Foe(enemy.attack, enemy.defence, enemy.forbid) for card, enemy in ENEMIES.items()}


def fate(dice: Dice, food: int, target: Target, swordmaiden: bool = False) -> Fate:
    """Of a band with so much food. Favour is not counted on."""
    foe, shore = _FOES[target.enemy], target.shore
    if shore == ASHORE:
        win, left = _in_battle(dice, foe, swordmaiden)
    else:
        hopes = _hopes(dice, food, FEEDS[shore], foe, swordmaiden)
        win, left = _mean([(chance, hopes[card]) for card, chance in target.journeys])
    return Fate(win, sum(dice) - left)


_Hope = tuple[float, float]  # victory, and Vikings left, on average
_LOST: _Hope = (0.0, 0.0)


@lru_cache(maxsize=1 << 14)
def _in_battle(dice: Dice, foe: _Foe, swordmaiden: bool) -> _Hope:
    """Whose weapon is forbidden does not fight."""
    fighters = without(dice, foe.forbid)
    if fighters == NO_DICE:
        return _LOST
    found = odds(fighters, foe.attack, foe.defence, swordmaiden)
    return found.win, found.left


@lru_cache(maxsize=1 << 16)
def _hopes(dice: Dice, food: int, feeds: int, foe: _Foe, swordmaiden: bool) -> dict[CardId, _Hope]:
    """By what turns up on the way."""
    return {card: _met(card, dice, food, feeds, foe, swordmaiden) for card in JOURNEYS}


def _met(card: CardId, dice: Dice, food: int, feeds: int, foe: _Foe, swordmaiden: bool) -> _Hope:
    """The journey turns up, with the kraken or with a toll."""
    if card == KRAKEN_CARD:
        after = survivors(dice, KRAKEN.attack, KRAKEN.defence, swordmaiden, foe.forbid)
        return _mean([(chance, _fed(band, food, feeds, foe, swordmaiden)) for band, chance in after.items()])
    ways = _paid(JOURNEYS[card].lose, dice, food, foe.forbid)
    return max([_fed(band, left, feeds, foe, swordmaiden) for band, left in ways])


def _paid(lose: Toll, dice: Dice, food: int, forbid: int | None) -> list[tuple[Dice, int]]:
    """Who and what is left when the toll has been paid: with so many Vikings, or with food instead."""
    food -= min(lose.food, food)
    dice = band_left(dice, max(sum(dice) - lose.dice, 0), forbid)
    need = min(lose.any, food + sum(dice))
    givings = range(max(need - sum(dice), 0), min(need, food) + 1)
    return [(band_left(dice, sum(dice) - (need - given), forbid), food - given) for given in givings]


def _fed(dice: Dice, food: int, feeds: int, foe: _Foe, swordmaiden: bool) -> _Hope:
    """Those who would be of no use starve first; then the weakest."""
    band = band_left(dice, min(sum(dice), feeds * food), foe.forbid)
    return _in_battle(band, foe, swordmaiden)


def _mean(ways: list[tuple[float, _Hope]]) -> _Hope:
    win = left = 0.0
    for chance, hope in ways:
        win += chance * hope[0]
        left += chance * hope[1]
    return win, left


# What is given up on the way


def to_lose(s: State, shore: int) -> tuple[Dice, int]:
    """Of Vikings and food, what the revealed journey can best be paid with."""
    band, card = ship_at(s, shore), journey_at(s, shore)
    monster = s.coasts[shore].monster
    assert monster is not None
    maiden, foe = is_swordmaiden(s, band.seat), _FOES[monster]
    ways = _paid(JOURNEYS[card].lose, band.dice, band.food, foe.forbid)
    dice, food = max(ways, key=lambda way: (_fed(*way, FEEDS[shore], foe, maiden), sum(way[0])))
    return minus(band.dice, dice), band.food - food


def to_starve(s: State, shore: int, number: int) -> Dice:
    band = ship_at(s, shore)
    return minus(band.dice, band_left(band.dice, sum(band.dice) - number, forbidden_at(s, band)))
