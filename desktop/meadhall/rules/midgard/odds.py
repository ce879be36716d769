"""The chances of a battle, by going through all that the dice can show; nothing is drawn. For boards and for bots.

Losses are taken swords first, then spears, then axes. No rune is used, except where asked about. Of favour, if there is
any to be spent, one goes in each round in which dice show nothing: all of these are rolled again.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from .data import AXE, ENEMIES, FACES, NO_DICE, SPEAR, SWORD, Dice, Symbol
from .state import State, fought, is_swordmaiden, minus, symbol
from .tray import hits_of

MOST_HITS = max(enemy.defence for enemy in ENEMIES.values())  # more of them make no difference
ROUNDING = 1e-12  # chances that are none
# Hits and shields, with how likely they are.
Shown = dict[tuple[int, int], float]
# Dice that show nothing: they stay, are rolled again once, or only rolls without them are counted.
Blanks = Literal["stay", "again", "none"]


class Odds(NamedTuple):
    """How likely a victory is, and one with so many Vikings left: none, one, two…"""

    win: float
    survivors: tuple[float, ...]

    @property
    def losses(self) -> float:
        """How many of the band fall on average. Who loses the battle loses all."""
        return len(self.survivors) - 1 - sum(left * chance for left, chance in enumerate(self.survivors))


@lru_cache(maxsize=1 << 14)
def odds(dice: Dice, attack: int, defence: int, swordmaiden: bool = False, favour: int = 0) -> Odds:
    """Of these dice against an enemy with so much defence left.

    Chance flows from round to round: from more dice to fewer, from more favour to less, from more defence to less.
    """
    count = sum(dice)
    won = [0.0] * (count + 1)
    if defence <= 0:
        won[count] = 1.0
        return Odds(1.0, tuple(won))
    waiting = [[[0.0] * (defence + 1) for _ in range(favour + 1)] for _ in range(count + 1)]
    waiting[count][favour][defence] = 1.0
    for size in range(count, 0, -1):
        for held in range(favour, -1, -1):
            rounds: Rounds | None = None
            for left in range(defence, 0, -1):
                chance = waiting[size][held][left]
                if chance > 0.0:
                    rounds = rounds or _rounds(band_left(dice, size), attack, swordmaiden, held > 0)
                    _fight_on(rounds, chance, (size, held, left), waiting, won)
    return Odds(min(sum(won), 1.0), tuple(won))  # what lies beyond 1 is rounding


Rounds = tuple[tuple[int, int, int, float], ...]  # hits, losses, favour spent, chance


def _fight_on(
    rounds: Rounds, chance: float, now: tuple[int, int, int], waiting: list[list[list[float]]], won: list[float]
) -> None:
    size, held, left = now
    for hits, losses, spent, likely in rounds:
        if hits >= left:
            won[size - losses] += chance * likely
        elif size > losses:
            waiting[size - losses][held - spent][left - hits] += chance * likely


@lru_cache(maxsize=4096)
def _rounds(dice: Dice, attack: int, swordmaiden: bool, favour: bool) -> Rounds:
    """What one round can bring to these dice. One that changes nothing is fought again: the others share its chance."""
    found: dict[tuple[int, int, int], float] = {}
    for spent, outcomes, sign in _ways(dice, swordmaiden, favour):
        for (hits, shields), chance in outcomes.items():
            key = hits, min(max(attack - shields, 0), sum(dice)), spent
            found[key] = found.get(key, 0.0) + sign * chance
    idle = found.pop((0, 0, 0), 0.0)
    return tuple((*key, chance / (1 - idle)) for key, chance in found.items() if chance > ROUNDING)


def _ways(dice: Dice, swordmaiden: bool, favour: bool) -> list[tuple[int, Shown, int]]:
    """Favour spent, and what the dice then show: with some blanks, so without those rolls that have none."""
    if not favour:
        return [(0, shown(dice, swordmaiden), 1)]
    none_blank = shown(dice, swordmaiden, blanks="none")
    return [(0, none_blank, 1), (1, shown(dice, swordmaiden, blanks="again"), 1), (1, none_blank, -1)]


@lru_cache(maxsize=4096)
def shown(dice: Dice, swordmaiden: bool = False, reaction: bool = False, blanks: Blanks = "stay") -> Shown:
    """The hits and shields of a roll of these dice."""
    for kind in (SWORD, SPEAR, AXE):
        if dice[kind]:
            others = shown(minus(dice, _one(kind)), swordmaiden, reaction, blanks)
            return _together(others, _die(kind, swordmaiden, reaction, blanks))
    return {(0, 0): 1.0}


def _one(kind: int) -> Dice:
    swords, spears, axes = (int(kind == each) for each in (SWORD, SPEAR, AXE))
    return swords, spears, axes


@lru_cache(maxsize=64)
def _die(kind: int, swordmaiden: bool, reaction: bool, blanks: Blanks) -> Shown:
    found: Shown = {}
    faces = FACES[kind]
    for face in faces:
        if face != "blank" or blanks == "stay":
            key = hits_of(kind, face, swordmaiden, reaction), int(face == "shield")
            found[key] = found.get(key, 0.0) + 1 / len(faces)
    if blanks == "again":
        for key, chance in _die(kind, swordmaiden, reaction, "stay").items():
            found[key] = found.get(key, 0.0) + chance * faces.count("blank") / len(faces)
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


def forget() -> None:
    """As if nothing had been asked before: for measurements."""
    for remembered in (odds, shown, _rounds, _die):
        remembered.cache_clear()
