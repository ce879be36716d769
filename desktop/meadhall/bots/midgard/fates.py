"""What becomes of a band on its way to an enemy and in the battle: exact odds, except that of a kraken a guess."""

from functools import lru_cache
from typing import NamedTuple

from ...rules.midgard.data import (
    ENEMIES,
    FEEDS,
    JOURNEYS,
    KRAKEN_CARD,
    NO_DICE,
    UNSEEN,
    CardId,
    Dice,
    Toll,
)
from ...rules.midgard.odds import band_left, odds
from ...rules.midgard.state import ASHORE, Band, State, enemy_at
from . import weights as w


class Target(NamedTuple):
    """An enemy, and how one gets there."""

    enemy: CardId
    shore: int = ASHORE
    journey: CardId = UNSEEN


def target_of(s: State, seat: int, band: Band) -> Target:
    if band.shore != ASHORE:
        return sea_target(s, seat, band.shore)
    enemy = enemy_at(s, band)
    assert enemy is not None
    return Target(enemy)


def sea_target(s: State, seat: int, shore: int) -> Target:
    """With the journey, if this seat has looked at it."""
    coast = s.coasts[shore]
    assert coast.monster is not None
    known = coast.journey if seat in coast.seen_by and coast.journey else UNSEEN
    return Target(coast.monster, shore, known)


class Fate(NamedTuple):
    win: float
    lost: float  # Vikings


@lru_cache(maxsize=1 << 16)
def fate(dice: Dice, food: int, target: Target, swordmaiden: bool, favour: int = 0) -> Fate:
    """Of a band on its way and in the battle, if so much favour may be spent."""
    foe = ENEMIES[target.enemy]
    if target.shore == ASHORE:
        fight = odds(dice, foe.attack, foe.defence, swordmaiden, favour)
        return Fate(fight.win, fight.losses)
    win = lost = 0.0
    for chance, toll in _tolls(target.journey):
        arrived = _arrived(dice, food, target.shore, toll)
        fighters = without(arrived, foe.forbid)
        if fighters != NO_DICE:
            fight = odds(fighters, foe.attack, foe.defence, swordmaiden, favour)
            win += chance * fight.win
            lost += chance * (sum(dice) - sum(fighters) + fight.losses)
        else:
            lost += chance * sum(dice)
    return Fate(win, lost)


@lru_cache(maxsize=16)
def _tolls(journey: CardId) -> tuple[tuple[float, Toll], ...]:
    """What the journey may take, and how likely; if nobody has looked, by what the cards are."""
    if journey != UNSEEN:
        return ((1.0, _toll(journey)),)
    cards = sum(each.count for each in JOURNEYS.values())
    return tuple((each.count / cards, _toll(each.id)) for each in JOURNEYS.values())


def _toll(journey: CardId) -> Toll:
    if journey == KRAKEN_CARD:
        return Toll(dice=w.KRAKEN_LOSSES)
    lose = JOURNEYS[journey].lose
    return Toll(lose.food, lose.dice, lose.any)


def _arrived(dice: Dice, food: int, shore: int, toll: Toll) -> Dice:
    """Who is left and fed; food that nobody needs is given first, and the cheapest Vikings go."""
    aboard = sum(dice)
    needed = -(-aboard // FEEDS[shore])
    given = min(toll.any, max(food - needed, 0))
    food = max(food - toll.food - given, 0)
    left = max(aboard - toll.dice - (toll.any - given), 0)
    return band_left(dice, min(left, FEEDS[shore] * food))


def without(dice: Dice, kind: int | None) -> Dice:
    if kind is None:
        return dice
    swords, spears, axes = (0 if kind == each else count for each, count in enumerate(dice))
    return swords, spears, axes
