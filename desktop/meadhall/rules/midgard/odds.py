"""The chances of a battle, by going through all that the dice can show; nothing is drawn. For boards and for bots.

Losses are taken swords first, then spears, then axes; no favour is spent and no rune used, except where asked about.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from .data import AXE, ENEMIES, FACES, NO_DICE, SPEAR, SWORD, Dice, Symbol
from .roll import fought, is_swordmaiden
from .state import State, minus
from .tray import hits_of, symbol

MOST_HITS = max(enemy.defence for enemy in ENEMIES.values())  # more of them make no difference
# Hits and shields, with how likely they are.
Shown = dict[tuple[int, int], float]


class Odds(NamedTuple):
    """How likely a victory is, and one with so many Vikings left: none, one, two…"""

    win: float
    survivors: tuple[float, ...]

    @property
    def losses(self) -> float:
        """How many of the band fall on average. Who loses the battle loses all."""
        return len(self.survivors) - 1 - sum(left * chance for left, chance in enumerate(self.survivors))


@lru_cache(maxsize=4096)
def odds(dice: Dice, attack: int, defence: int, swordmaiden: bool = False) -> Odds:
    """Of these dice against an enemy with so much defence left.

    Chance flows from round to round, from more dice to fewer and from more defence to less. A round that changes
    nothing is rolled again, so that its chance is shared out among all the others.
    """
    count = sum(dice)
    won = [0.0] * (count + 1)
    if defence <= 0:
        won[count] = 1.0
        return Odds(1.0, tuple(won))
    waiting: dict[int, list[float]] = {size: [0.0] * (defence + 1) for size in range(count + 1)}
    waiting[count][defence] = 1.0
    for size in range(count, 0, -1):
        rounds = _rounds(band_left(dice, size), attack, swordmaiden)
        for left in range(defence, 0, -1):
            chance = waiting[size][left]
            if chance > 0.0:
                _fight_on(rounds, chance, size, left, waiting, won)
    return Odds(sum(won), tuple(won))


Rounds = tuple[tuple[int, int, float], ...]  # hits, losses, chance


def _fight_on(
    rounds: Rounds, chance: float, size: int, left: int, waiting: dict[int, list[float]], won: list[float]
) -> None:
    for hits, losses, likely in _that_change(rounds):
        if hits >= left:
            won[size - losses] += chance * likely
        elif size > losses:
            waiting[size - losses][left - hits] += chance * likely


@lru_cache(maxsize=4096)
def _that_change(rounds: Rounds) -> Rounds:
    idle = sum(chance for hits, losses, chance in rounds if not hits and not losses)
    return tuple((hits, losses, chance / (1 - idle)) for hits, losses, chance in rounds if hits or losses)


@lru_cache(maxsize=4096)
def _rounds(dice: Dice, attack: int, swordmaiden: bool) -> Rounds:
    """What one round can bring to these dice."""
    found: dict[tuple[int, int], float] = {}
    for (hits, shields), chance in shown(dice, swordmaiden).items():
        key = hits, min(max(attack - shields, 0), sum(dice))
        found[key] = found.get(key, 0.0) + chance
    return tuple((hits, losses, chance) for (hits, losses), chance in found.items())


@lru_cache(maxsize=4096)
def shown(dice: Dice, swordmaiden: bool = False, reaction: bool = False) -> Shown:
    """The hits and shields of a roll of these dice."""
    for kind in (SWORD, SPEAR, AXE):
        if dice[kind]:
            one = _one(kind)
            return _together(shown(minus(dice, one), swordmaiden, reaction), _die(kind, swordmaiden, reaction))
    return {(0, 0): 1.0}


def _one(kind: int) -> Dice:
    swords, spears, axes = (int(kind == each) for each in (SWORD, SPEAR, AXE))
    return swords, spears, axes


def _die(kind: int, swordmaiden: bool, reaction: bool) -> Shown:
    found: Shown = {}
    for face in FACES[kind]:
        key = hits_of(kind, face, swordmaiden, reaction), int(face == "shield")
        found[key] = found.get(key, 0.0) + 1 / len(FACES[kind])
    return found


def _together(some: Shown, others: Shown) -> Shown:
    found: Shown = {}
    for (hits, shields), chance in some.items():
        for (more, also), likely in others.items():
            key = min(hits + more, MOST_HITS), shields + also
            found[key] = found.get(key, 0.0) + chance * likely
    return found


def band_left(dice: Dice, count: int) -> Dice:
    """So many of them, when the cheapest have fallen."""
    gone = sum(dice) - count
    swords = min(dice[SWORD], gone)
    spears = min(dice[SPEAR], gone - swords)
    return dice[SWORD] - swords, dice[SPEAR] - spears, dice[AXE] - (gone - swords - spears)


# While the dice lie on the tray


def after_roll(s: State, again: Sequence[int] = (), reaction: bool = False) -> float:
    """The chance of victory if these dice, by their places, are rolled again and then nothing more is done."""
    battle = fought(s)
    swordmaiden, foe = is_swordmaiden(s, battle.seat), battle.foe
    reaction = reaction or battle.reaction
    hits, shields, rolling, pool = 0, 0, [0, 0, 0], [0, 0, 0]
    for place, die in enumerate(battle.rolled):
        pool[die.kind] += 1
        if place in again:
            rolling[die.kind] += 1
        else:
            face: Symbol = symbol(die)
            hits += hits_of(die.kind, face, swordmaiden, reaction)
            shields += face == "shield"
    band: Dice = (pool[0], pool[1], pool[2])
    left = foe.defence - battle.damage - hits
    chance = 0.0
    for (more, also), likely in shown((rolling[0], rolling[1], rolling[2]), swordmaiden, reaction).items():
        losses = min(max(foe.attack - shields - also, 0), sum(band))
        chance += likely * _from_here(band, losses, foe.attack, left - more, swordmaiden)
    return chance


def _from_here(band: Dice, losses: int, attack: int, left: int, swordmaiden: bool) -> float:
    if left <= 0:
        return 1.0
    survivors = band_left(band, sum(band) - losses)
    return odds(survivors, attack, left, swordmaiden).win if survivors != NO_DICE else 0.0
