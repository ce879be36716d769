"""What a position with battles still to be fought is worth: by the odds, not by dice."""

from ....rules.northgard.data import FOOD, NONE
from ....rules.northgard.fights.battle import AfterMoves, FightBattles
from ....rules.northgard.forecast.odds import of_attack
from ....rules.northgard.questions import Moving
from ....rules.northgard.state import (
    NO_BONUS,
    NOBODY,
    UNKNOWN_FAME,
    Beast,
    Bonus,
    Guests,
    State,
    beast_of,
    kaija_holds,
    region_of,
)
from .. import weights as w
from ..worth import Worth
from .hunting import hunt

MOST_BATTLES = 2  # that are thought through at once; of more nothing is expected


def bonus_of(s: State) -> Bonus:
    """What the card gives that has led to these battles."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, AfterMoves | FightBattles):
        return step.bonus
    return step.effect.bonus if isinstance(step, Moving) else NO_BONUS


def expected(worth: Worth, s: State, bonus: Bonus) -> float:
    """Battle after battle, each won or lost."""
    if s.result is None:
        fights = [guests for guests in s.guests if s.owner[guests.region] == NOBODY or _is_fight(s, guests)]
        if fights and len(fights) <= MOST_BATTLES:
            return _battle(worth, s, fights[0], bonus)
        if s.challenged:
            return _hunt(worth, s, bonus)
    return worth.of(s)


def _is_fight(s: State, guests: Guests) -> bool:
    return s.is_enemy(guests.seat, s.owner[guests.region])


def _battle(worth: Worth, s: State, guests: Guests, bonus: Bonus) -> float:
    chance = win_chance(s, guests, bonus)
    value = 0.0
    if chance > 0:
        value += chance * expected(worth, _won(s, guests), bonus)
    if chance < 1:
        value += (1 - chance) * expected(worth, _lost(s, guests), bonus)
    return value


def win_chance(s: State, guests: Guests, bonus: Bonus = NO_BONUS) -> float:
    """Where the attacker feeds as many as he can spare, and the defender half of his."""
    region, owner = guests.region, s.owner[guests.region]
    if owner == NOBODY:
        return 1.0
    mine = min(s.players[guests.seat].resources[0], guests.warriors + guests.kaija)
    theirs = min(s.players[owner].resources[0], s.warriors[region])
    food = (mine // 2, (theirs + 1) // 2)
    return of_attack(s, guests.seat, region, guests.warriors, guests.kaija, bonus, food).attacker


def _won(s: State, guests: Guests) -> State:
    """The defenders are gone; of many attackers one has fallen."""
    twin = _without(s, guests)
    region, owner = guests.region, s.owner[guests.region]
    if owner != NOBODY:
        twin.players[owner].reserve += twin.warriors[region]
        if kaija_holds(s, region):
            twin.kaija = NONE
    fell = int(guests.warriors > 2 and owner != NOBODY)
    twin.players[guests.seat].reserve += fell
    twin.owner[region], twin.warriors[region] = guests.seat, guests.warriors - fell
    if guests.kaija:
        twin.kaija = region
    return twin


def _lost(s: State, guests: Guests) -> State:
    """Half of the attackers come home, if there is a home next door."""
    twin = _without(s, guests)
    ways = s.land.regions[guests.region].ways
    home = next((near for near, rough in ways.items() if not rough and s.owner[near] == guests.seat), NONE)
    back = int(guests.warriors * w.HALF_FLEES) if home != NONE else 0
    if back:
        twin.warriors[home] += back
    twin.players[guests.seat].reserve += guests.warriors - back
    if guests.kaija:
        twin.kaija = home
    return twin


def _without(s: State, gone: Guests) -> State:
    twin = s.copy()
    twin.guests = tuple(guests for guests in s.guests if guests is not gone)
    return twin


# Creatures


def _hunt(worth: Worth, s: State, bonus: Bonus) -> float:
    twin = s.copy()
    card, *others = s.challenged
    twin.challenged = tuple(others)
    beast = beast_of(s, card)
    if beast is None or s.owner[region_of(s, beast)] == NOBODY:
        return expected(worth, twin, bonus)
    food, chance = hunt(s, beast, worth.season, worth.grounds.of(s)[region_of(s, beast)].worth, bonus)
    twin.players[s.owner[region_of(s, beast)]].resources[FOOD] -= food
    won, lost = _beaten(twin, beast), _driven_off(twin, beast)
    return chance * expected(worth, won, bonus) + (1 - chance) * expected(worth, lost, bonus)


def _beaten(s: State, beast: Beast) -> State:
    region = region_of(s, beast)
    hunter = s.owner[region]
    twin = s.copy()
    twin.beasts = tuple(each for each in s.beasts if each is not beast)
    player = twin.players[hunter]
    if player.fame != UNKNOWN_FAME:
        player.fame += beast.creature.fame
    return twin


def _driven_off(s: State, beast: Beast) -> State:
    """One falls; those who tolerate nobody drive the others away."""
    region = region_of(s, beast)
    twin = s.copy()
    hunter = twin.players[s.owner[region]]
    fell = min(1, twin.warriors[region])
    if beast.creature.aggressive:
        fell = twin.warriors[region]
        twin.owner[region] = NOBODY
        twin.kaija = NONE if kaija_holds(s, region) else twin.kaija
    twin.warriors[region] -= fell
    hunter.reserve += fell
    return twin
