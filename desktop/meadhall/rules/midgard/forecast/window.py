"""What lies on the tray: what it does, what it may still come to, and whether favour is well spent on it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from ..data import KINDS, LIMITS, NO_DICE, Dice
from ..fights.roll import current_hits, losses_now
from ..fights.tray import hits, subsets
from ..questions import RollWindow
from ..state import Rolled, State, count, forbidden_at, fought, is_swordmaiden, minus, plus, symbol
from .count import stake
from .dice import ONE, band_left, shown
from .favour import NUMBERS, Fight, Hope, Roll, Round, fight, rerolls
from .odds import bands_after, odds

Places = tuple[int, ...]  # of dice on the tray


class Tray(msgspec.Struct, frozen=True):
    """As it lies. Of an enemy its wounds, before and after; in a hunt there is food instead."""

    hits: int
    shields: int
    losses: int = 0
    before: int = 0
    wounds: int = 0
    food: int = 0
    larder: int = 0  # what the hunter has with it


def tray(s: State) -> Tray:
    battle, dealt = fought(s), current_hits(s)
    shields = count(battle.rolled, "shield")
    if battle.enemy is None:
        food = min(dealt, LIMITS.hunted_food)
        return Tray(dealt, shields, food=food, larder=s.players[battle.seat].food + food)
    more = dealt if s.agenda and isinstance(s.agenda[-1], RollWindow) else 0  # later it has been counted
    wounds = min(battle.damage + more, battle.foe.defence)
    return Tray(dealt, shields, losses_now(s), min(battle.damage, battle.foe.defence), wounds)


@lru_cache(maxsize=4096)
def hunted(dice: Dice, swordmaiden: bool) -> float:
    """Food on average."""
    return _food(0, dice, swordmaiden, reaction=False)


def _food(sure: int, dice: Dice, swordmaiden: bool, reaction: bool) -> float:
    rolls = shown(dice, swordmaiden, reaction).items()
    return sum(chance * min(sure + more, LIMITS.hunted_food) for (more, _), chance in rolls)


def to_fall(s: State, losses: int) -> Dice:
    """Who can best be spared."""
    battle = fought(s)
    band = s.band_at(battle.place)
    assert band is not None
    maiden, left, first = is_swordmaiden(s, battle.seat), sum(band.dice) - losses, forbidden_at(s, band)
    if battle.damage >= battle.foe.defence:
        return minus(band.dice, band_left(band.dice, left, first))
    ways = bands_after(band.dice, left, maiden, first)
    foe, defence = battle.foe, battle.foe.defence - battle.damage
    return minus(band.dice, max(ways, key=lambda each: odds(each, foe.attack, defence, maiden, first).win))


# What may come of a roll in a battle


def after_roll(
    s: State, again: Sequence[int] = (), reaction: bool = False, favour: int = 0, price: float = 1.0
) -> Hope:
    """If these dice are rolled again, and then so much favour may be spent, a token at its price in victories."""
    kept, dice = _parted(s, again)
    now = _round(s, reaction, price)
    return Hope(*(now.thrown(kept, dice, favour) if again else now.taken(kept, favour)))


def best_reroll(s: State, favour: int, price: float) -> tuple[Places, Hope] | None:
    """Which dice are best rolled again for a token, with what is left of so much favour after it."""
    if not favour:
        return None
    roll, _ = _parted(s, ())
    now = _round(s, False, price)
    found = max(((now.thrown(*way, favour - 1), way[0]) for way in rerolls(roll)), default=None)
    return None if found is None else (_all_but(fought(s).rolled, found[1]), Hope(*found[0]))


def _round(s: State, reaction: bool, price: float) -> Round:
    battle = fought(s)
    foe = fight(battle.foe.attack, is_swordmaiden(s, battle.seat), price)
    dice = NO_DICE
    for die in battle.rolled:
        dice = plus(dice, ONE[die.kind])
    return _thought_through(foe, dice, battle.foe.defence - battle.damage, reaction or battle.reaction)


@lru_cache(maxsize=64)
def _thought_through(foe: Fight, dice: Dice, defence: int, reaction: bool) -> Round:
    return Round(foe, dice, defence, reaction=reaction)


def _parted(s: State, again: Sequence[int]) -> tuple[Roll, Dice]:
    """What stays as it lies, and what is rolled again."""
    rolled, dice = fought(s).rolled, NO_DICE
    for place in again:
        dice = plus(dice, ONE[rolled[place].kind])
    return tuple(sorted(_number(die) for place, die in enumerate(rolled) if place not in again)), dice


def _number(die: Rolled) -> int:
    return NUMBERS[die.kind, symbol(die)]


def _all_but(rolled: Sequence[Rolled], kept: Roll) -> Places:
    """Of dice that show the same, the first ones are rolled again."""
    staying = list(kept)
    found: list[int] = []
    for place, die in reversed([*enumerate(rolled)]):
        if _number(die) in staying:
            staying.remove(_number(die))
        else:
            found.append(place)
    return tuple(reversed(found))


# Advice


class Outlook(msgspec.Struct, frozen=True):
    """What it may come to if these dice are rolled again, or none, with favour spent as well as can be from then on."""

    again: Places
    win: float = 0.0
    fallen: float = 0.0  # in this battle, on average
    glory: float = 0.0  # that the victory brings, less the glory of favour spent
    food: float = 0.0  # of a hunt: if nothing more is done


def outlook(s: State, again: Sequence[int] = ()) -> Outlook:
    battle = fought(s)
    if battle.enemy is None:
        return Outlook(tuple(again), food=_hunt(s, again))
    favour = s.players[battle.seat].favour - bool(again)
    return _in_glory(s, tuple(again), after_roll(s, again, favour=max(favour, 0), price=_price(s)))


def best(s: State) -> Outlook:
    """Which dice are to be rolled again for favour; none where that would cost more than it brings."""
    kept, favour = outlook(s), s.players[fought(s).seat].favour
    if fought(s).enemy is None:
        return max((kept, *_hunts(s)), key=lambda each: (round(each.food, 6), -len(each.again)))
    found = best_reroll(s, favour, _price(s))
    if found is None:
        return kept
    again = _in_glory(s, *found)
    return again if round(again.glory, 6) > round(kept.glory, 6) else kept


def _in_glory(s: State, again: Places, hope: Hope) -> Outlook:
    seat, size = fought(s).seat, len(fought(s).rolled)
    spent = hope.spent + bool(again)
    glory = hope.win * stake(s, seat, fought(s).foe.id) - spent * favour_costs(s, seat) + _of_ullr(s, again)
    return Outlook(again, hope.win, size - hope.left, glory)


def favour_costs(s: State, seat: int) -> int:
    """Glory: what a token counts in the end, less what Asmundr gets for it."""
    return LIMITS.favour_glory - (LIMITS.asmundr_glory if s.players[seat].leader == "asmundr" else 0)


def _price(s: State) -> float:
    seat = fought(s).seat
    return favour_costs(s, seat) / max(stake(s, seat, fought(s).foe.id), 1)


def _of_ullr(s: State, again: Places) -> float:
    """What a double hit in this roll brings him (CM-10.5.1)."""
    if s.players[fought(s).seat].leader != "ullr":
        return 0.0
    none = 1.0
    for place, die in enumerate(fought(s).rolled):
        if place in again:
            none *= 1.0 - _twos(die.kind)
        elif symbol(die) == "hit2":
            none = 0.0
    return LIMITS.ullr_glory * (1.0 - none)


@lru_cache(maxsize=len(KINDS))
def _twos(kind: int) -> float:
    return sum(chance for (dealt, _), chance in shown(ONE[kind]).items() if dealt == 2)


# The hunt


def _hunt(s: State, again: Sequence[int]) -> float:
    battle = fought(s)
    maiden = is_swordmaiden(s, battle.seat)
    kept = [die for place, die in enumerate(battle.rolled) if place not in again]
    _, dice = _parted(s, again)
    return _food(hits(kept, maiden, battle.reaction), dice, maiden, battle.reaction)


def _hunts(s: State) -> Iterator[Outlook]:
    """Food is no glory: only who loses none by it spends favour on it."""
    seat = fought(s).seat
    if s.players[seat].favour and not favour_costs(s, seat):
        for again in subsets(fought(s).rolled):
            yield outlook(s, again)
