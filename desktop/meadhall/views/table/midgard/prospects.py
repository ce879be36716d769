"""What may come of a band: the chances of a fight as things stand, and of a voyage with all that may befall it.

Pure: nothing is drawn, and nobody's secrets are asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from meadhall.rules.midgard.actions import Load
from meadhall.rules.midgard.assignment import food_for
from meadhall.rules.midgard.data import (
    ENEMIES,
    FEEDS,
    JOURNEY_CARDS,
    JOURNEYS,
    KINDS,
    KRAKEN,
    KRAKEN_CARD,
    LIMITS,
    NO_DICE,
    UNSEEN,
    Bundle,
    CardId,
    Dice,
    Enemy,
)
from meadhall.rules.midgard.odds import band_left, odds, shown
from meadhall.rules.midgard.state import ASHORE, Band, State, enemy_at, is_swordmaiden

_WOOD, _COIN, _FAVOUR = 0.6, 0.4, 2.0  # glory that a good is worth to whoever plans ahead
_BLAME = 3.0  # and the blame that a slain troll spares one
_VIKING, _FOOD = 1.2, 0.4  # and what is given away


def chance(s: State, band: Band, dice: Dice, food: int = 0) -> float:
    """Of victory, if these go."""
    enemy = enemy_at(s, band)
    if enemy is None or dice == NO_DICE:
        return 0.0
    maiden = is_swordmaiden(s, band.seat)
    if band.shore == ASHORE:
        return odds(dice, ENEMIES[enemy].attack, ENEMIES[enemy].defence, maiden).win
    return voyage(s, band.shore, dice, food, maiden)


def voyage(s: State, shore: int, dice: Dice, food: int, maiden: bool) -> float:
    """Over all journeys that may lie there, each met as well as can be."""
    monster = s.coasts[shore].monster
    assert monster is not None
    cards = journeys(s, shore)
    whole = sum(cards.values())
    return sum(n * _after(card, dice, food, FEEDS[shore], monster, maiden) for card, n in cards.items()) / whole


def journeys(s: State, shore: int) -> Counter[CardId]:
    """What may lie there: the card that one knows, or all that have not been seen."""
    card = s.coasts[shore].journey
    if card is not None and card != UNSEEN:
        return Counter([card])
    left = Counter(JOURNEY_CARDS)
    left.subtract([*s.journey_discard, *(coast.journey for coast in s.coasts if coast.journey not in (None, UNSEEN))])
    return +left or Counter(JOURNEY_CARDS)


@lru_cache(maxsize=8192)
def _after(card: CardId, dice: Dice, food: int, feeds: int, monster: CardId, maiden: bool) -> float:
    if card == KRAKEN_CARD:
        left = odds(dice, KRAKEN.attack, KRAKEN.defence, maiden).survivors
        return sum(
            likely * _fed(band_left(dice, count), food, feeds, monster, maiden)
            for count, likely in enumerate(left)
            if count and likely
        )
    toll = JOURNEYS[card].lose
    food -= min(toll.food, food)
    dice = band_left(dice, max(sum(dice) - toll.dice, 0))
    most = min(toll.any, food + sum(dice))
    ways = range(max(0, most - sum(dice)), min(most, food) + 1)
    return max(
        _fed(band_left(dice, sum(dice) - (most - given)), food - given, feeds, monster, maiden) for given in ways
    )


def _fed(dice: Dice, food: int, feeds: int, monster: CardId, maiden: bool) -> float:
    """Whoever cannot fight the monster starves first; of the others, the cheapest."""
    foe = ENEMIES[monster]
    fighters = fighting(dice, foe)
    starving = max(0, sum(dice) - feeds * food - (sum(dice) - sum(fighters)))
    fighters = band_left(fighters, sum(fighters) - min(starving, sum(fighters)))
    return odds(fighters, foe.attack, foe.defence, maiden).win if fighters != NO_DICE else 0.0


def fighting(dice: Dice, foe: Enemy) -> Dice:
    """Those whose weapon is not forbidden."""
    swords, spears, axes = (0 if kind == foe.forbid else dice[kind] for kind in KINDS)
    return swords, spears, axes


def hunted(dice: Dice, maiden: bool) -> float:
    """Food on average."""
    rolls = shown(dice, maiden).items()
    return sum(min(hits, LIMITS.hunted_food) * likely for (hits, _), likely in rolls)


# What to send


def suggestion(s: State, seat: int, ways: Sequence[tuple[Load, ...]]) -> tuple[Load, ...]:
    """The way that is worth most on average."""
    return max(ways, key=lambda loads: sum(_worth(s, load, seat) for load in loads))


def _worth(s: State, load: Load, seat: int) -> float:
    band = s.band_at(load.place)
    assert band is not None
    enemy = enemy_at(s, band)
    if load.dice == NO_DICE or enemy is None:
        return -_FOOD * load.food
    wins = chance(s, band, load.dice, load.food)
    given = sum(load.dice) if band.shore != ASHORE else _losses(load.dice, ENEMIES[enemy], is_swordmaiden(s, seat))
    bounty = s.coasts[band.shore].bounty if band.shore != ASHORE else 0
    spare = min(max(load.food - food_for(sum(load.dice), band.shore), 0), 2) if band.shore != ASHORE else 0
    spent = _VIKING * given * (1 - 0.5 * wins) * 0.5 + _FOOD * (load.food - spare)
    return wins * (_reward(ENEMIES[enemy].reward) + _COIN * bounty + _BLAME * (ENEMIES[enemy].kind == "troll")) - spent


def _losses(dice: Dice, foe: Enemy, maiden: bool) -> float:
    return odds(dice, foe.attack, foe.defence, maiden).losses


def _reward(reward: Bundle) -> float:
    return reward.glory + _WOOD * reward.wood + _COIN * reward.coins + _FAVOUR * reward.favour
